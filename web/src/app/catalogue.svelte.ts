/** The printed game, for pages without a table: asked for once in each language. */

import type { Catalogue } from '$/lib/types';
import { ask } from '$/net/api';
import type { Language } from '$/texts/languages';

const asked = new Map<Language, Promise<Catalogue>>();

export function catalogueIn(language: Language): Promise<Catalogue> {
  const known = asked.get(language);
  if (known) return known;
  const found = import.meta.env.DEV
    ? fetch(`/fixtures/catalogue.${language}.json`).then((answer) => answer.json() as Promise<Catalogue>)
    : ask<Catalogue>(`/catalogue/${language}`);
  asked.set(language, found);
  found.catch(() => asked.delete(language));
  return found;
}
