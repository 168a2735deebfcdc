/** What a person likes, kept in this browser. */

import { languageOfBrowser, speak } from '$/texts/fluent.svelte';
import { LANGUAGES, type Language } from '$/texts/languages';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  speed: 0 | 1 | 2;
  sound: boolean;
  notify: boolean;
  oneClick: boolean;
  autoEnd: boolean;
  letterKeys: boolean;
  name: string;
}

const PLACE = 'magnifico.settings';

function read(): Settings {
  const defaults: Settings = {
    language: languageOfBrowser(),
    theme: 'system',
    speed: 1,
    sound: false,
    notify: false,
    oneClick: false,
    autoEnd: false,
    letterKeys: true,
    name: '',
  };
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults;
  }
}

export const settings = $state<Settings>(read());

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function applyTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && night.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  document.documentElement.dataset['speed'] = String(still.matches ? 0 : settings.speed);
}

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  localStorage.setItem(PLACE, JSON.stringify($state.snapshot(settings)));
  applyTheme();
  if (key === 'language') void speak(settings.language);
}

export async function start(): Promise<void> {
  const wish = new URLSearchParams(location.search).get('lang');
  if (wish && LANGUAGES.includes(wish)) settings.language = wish;
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'light' || theme === 'dark') settings.theme = theme;
  applyTheme();
  night.addEventListener('change', applyTheme);
  still.addEventListener('change', applyTheme);
  await speak(settings.language);
}
