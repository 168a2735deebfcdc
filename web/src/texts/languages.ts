import type { Language } from '$/model/types';

/** Every language by its own name, whatever language the page speaks. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  es: 'Español',
  ru: 'Русский',
};
