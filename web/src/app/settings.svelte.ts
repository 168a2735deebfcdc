/** The user's settings, stored in this browser. */

import { languageOfBrowser, loadLanguage } from '$/texts/fluent.svelte';
import { store, readStored } from './storage';
import { knownSettings } from '$/lib/stored-settings';
import { LANGUAGES, type Language } from '$/texts/languages';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  /** 0: no animation; 0.5 to 3: slow to very fast; -1: normal, and after each scene the player goes on. */
  speed: -1 | 0 | 0.5 | 1 | 2 | 3;
  sound: boolean;
  /** 0 to 1. */
  volume: number;
  notify: boolean;
  oneClick: boolean;
  autoEnd: boolean;
  letterKeys: boolean;
  /** Size of the board in percent. */
  zoom: 90 | 100 | 115 | 130;
  name: string;
}

const KEY = 'magnifico.settings';

function read(): Settings {
  const defaults: Settings = {
    language: languageOfBrowser(),
    theme: 'system',
    speed: 1,
    sound: false,
    volume: 0.5,
    notify: false,
    oneClick: false,
    autoEnd: false,
    letterKeys: true,
    zoom: 100,
    name: '',
  };
  return { ...defaults, ...(readStored(KEY) as Partial<Settings> | null) };
}

export const settings = $state<Settings>(read());

const night = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function applyTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && night.matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  document.documentElement.dataset['zoom'] = String(settings.zoom);
  document.documentElement.dataset['speed'] = String(still.matches ? 0 : Math.abs(settings.speed));
}

/** Called after a setting has been changed here. */
export const onChange = new Set<() => void>();

/** Apply settings from another device. Query parameters override them for this visit. */
export function applyStored(stored: Record<string, unknown>): void {
  const asked = new URLSearchParams(location.search);
  const found = knownSettings($state.snapshot(settings) as Settings, stored);
  if (asked.has('lang') || !LANGUAGES.includes(found.language ?? '')) delete found.language;
  if (asked.has('theme')) delete found.theme;
  const spoken = found.language !== undefined && found.language !== settings.language;
  Object.assign(settings, found);
  store(KEY, $state.snapshot(settings));
  applyTheme();
  if (spoken) void loadLanguage(settings.language);
}

export function change<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings[key] = value;
  store(KEY, $state.snapshot(settings));
  applyTheme();
  if (key === 'language') void loadLanguage(settings.language);
  for (const tell of onChange) tell();
}

export async function start(): Promise<void> {
  const wanted = new URLSearchParams(location.search).get('lang');
  if (wanted && LANGUAGES.includes(wanted)) settings.language = wanted;
  const theme = new URLSearchParams(location.search).get('theme');
  if (theme === 'light' || theme === 'dark') settings.theme = theme;
  applyTheme();
  night.addEventListener('change', applyTheme);
  still.addEventListener('change', applyTheme);
  await loadLanguage(settings.language);
}
