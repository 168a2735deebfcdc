/** The page's texts: the command line's Fluent files, one language at a time. */

import { FluentBundle, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES, LANGUAGE_FOLDERS, languageFor, soundsOf, type Language } from './languages';

const FILES = import.meta.glob<string>(
  [
    '$locales/*/terms.ftl',
    '$locales/*/web*.ftl',
    '$locales/*/terminal.ftl',
    '$locales/*/events.ftl',
    '$tried/*/terms.ftl',
    '$tried/*/web*.ftl',
    '$tried/*/terminal.ftl',
    '$tried/*/events.ftl',
  ],
  { query: '?raw', import: 'default' },
);

let bundle = $state.raw<FluentBundle>();

export const words = {
  get language(): Language {
    return bundle?.locales[0] ?? 'en';
  },
  get ready(): boolean {
    return bundle !== undefined;
  },
};

export function languageOfBrowser(): Language {
  for (const wanted of navigator.languages) {
    const language = languageFor(wanted);
    if (language) return language;
  }
  return 'en';
}

/** Load a language; one that no longer exists falls back to English. */
export async function loadLanguage(wanted: Language): Promise<void> {
  const language = LANGUAGES.includes(wanted) ? wanted : 'en';
  const sounds = soundsOf(language);
  const next = new FluentBundle([language, 'en'], {
    useIsolating: false,
    functions: {
      FORM: ([value], { case: form }) =>
        value instanceof Inflected ? value.value(String(form)) : (value ?? ''),
      SOUND: ([value]) => sounds.find(([, beginning]) => beginning.test(String(value)))?.[0] ?? 'other',
    },
  });
  const files = Object.entries(FILES).filter(([path]) => path.startsWith(`${LANGUAGE_FOLDERS[language]}/`));
  for (const source of await Promise.all(files.map(([, load]) => load()))) {
    next.addResource(new FluentResource(source));
  }
  bundle = next;
  document.documentElement.lang = language;
}

function patternOf(key: string) {
  const [id, attribute] = key.split('.') as [string, string?];
  const message = bundle?.getMessage(`web-${id}`) ?? bundle?.getMessage(id);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}

export function has(key: string): boolean {
  return !!patternOf(key);
}

/**
 * A text by its key. The page's own messages start with `web-`, which keys leave out. A missing key shows itself; a test
 * fails on it.
 */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const pattern = patternOf(key);
  if (!bundle || !pattern) return bundle ? key : '';
  return bundle.formatPattern(pattern, { case: BASE, ...values });
}

/** The form in which a name or an amount stands alone. */
const BASE = 'nominative';

/** A name or an amount that a text shows in the form it asks for: `{ FORM($goods, case: "accusative") }`. */
export class Inflected extends FluentType<(form: string) => string> {
  override toString(): string {
    return this.value(BASE);
  }
}

/** A text that has its words in several cases. */
export function inflected(key: string, values: Record<string, FluentVariable> = {}): Inflected {
  return new Inflected((form) => t(key, { ...values, case: form }));
}

/** Names in a row, joined as the language does. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(words.language).format(names);
}

/** A label before what it is about. */
export function labelled(label: string, text: string | number): string {
  return t('label-line', { label, text });
}

/** A text with an initial capital, for text that stands alone. */
export function T(key: string, values: Record<string, FluentVariable> = {}): string {
  return raised(t(key, values));
}

export function raised(text: string): string {
  return text.replace(/^[¿¡]?\p{L}/u, (start) => start.toLocaleUpperCase(words.language));
}
