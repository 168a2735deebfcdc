/** The page's languages: every folder with a `language.json`. */

/** `$tried` is the folder of MAGNIFICO_LOCALES, where translators try out a language; usually empty. */
const FACTS = import.meta.glob<{ name: string; sounds?: Record<string, string> }>(
  ['$locales/*/language.json', '$tried/*/language.json'],
  { eager: true, import: 'default' },
);

export type Language = string;

export interface FoundLanguage {
  code: Language;
  /** The language's own name. */
  name: string;
  folder: string;
}

/** English first; a later folder replaces an earlier one of the same name. */
export function languagesIn(names: Record<string, string>): FoundLanguage[] {
  const found = new Map<Language, FoundLanguage>();
  for (const [path, name] of Object.entries(names)) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const code = folder.slice(folder.lastIndexOf('/') + 1);
    found.set(code, { code, name, folder });
  }
  const order = (one: FoundLanguage): string => (one.code === 'en' ? '' : one.code);
  return [...found.values()].sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

const FOUND = languagesIn(
  Object.fromEntries(Object.entries(FACTS).map(([path, facts]) => [path, facts.name])),
);

export const LANGUAGES: Language[] = FOUND.map((language) => language.code);

export const LANGUAGE_NAMES: Record<Language, string> = Object.fromEntries(
  FOUND.map((language) => [language.code, language.name]),
);

export const LANGUAGE_FOLDERS: Record<Language, string> = Object.fromEntries(
  FOUND.map((language) => [language.code, language.folder]),
);

/** The sounds that words before a name depend on in a language, each with what such a name begins with. */
export function soundsOf(language: Language): [sound: string, beginning: RegExp][] {
  const sounds = FACTS[`${LANGUAGE_FOLDERS[language]}/language.json`]?.sounds ?? {};
  return Object.entries(sounds).map(([sound, beginning]) => [sound, new RegExp(`^${beginning}`, 'i')]);
}

/** The language for a tag such as `es-MX`, or undefined. */
export function languageFor(tag: string): Language | undefined {
  const known = (code: string): Language | undefined =>
    LANGUAGES.find((language) => language.toLowerCase() === code.toLowerCase());
  return known(tag) ?? known(tag.split('-')[0] ?? '');
}
