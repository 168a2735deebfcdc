/** What the server says about itself and the game, requested once. */

import type { Catalogue } from '$/lib/types';
import { api, ask, type About } from '$/net/api';
import type { Language } from '$/texts/languages';

/** The available computer opponents and rulings. */
export const about = $state<{ offers: About | undefined }>({ offers: undefined });

/** Whether the server has a feature on; until it has said so, every one is assumed to be. */
export function offered(feature: string): boolean {
  return about.offers?.features.includes(feature) ?? true;
}

/** What tools beside the table belong to. */
const OF_TOOLS: Record<string, string[]> = { chat: ['chat'], plan: ['plans', 'notes'] };

export function toolOffered(tool: string): boolean {
  return OF_TOOLS[tool]?.some(offered) ?? true;
}

let askedAbout: Promise<void> | undefined;

export function askAbout(): Promise<void> {
  askedAbout ??= api
    .about()
    .then((found) => void (about.offers = found))
    .catch(() => void (askedAbout = undefined));
  return askedAbout;
}

const catalogues = new Map<Language, Promise<Catalogue>>();

/** The catalogue, for pages without a table. */
export function catalogueIn(language: Language): Promise<Catalogue> {
  const known = catalogues.get(language);
  if (known) return known;
  const found = import.meta.env.DEV
    ? fetch(`/fixtures/catalogue.${language}.json`).then((answer) => answer.json() as Promise<Catalogue>)
    : ask<Catalogue>(`/catalogue/${language}`);
  catalogues.set(language, found);
  found.catch(() => catalogues.delete(language));
  return found;
}
