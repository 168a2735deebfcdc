/** Locale-aware formats. */

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A duration in its largest unit: "3 hours", "3 часа". */
export function duration(milliseconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => milliseconds >= length) ?? UNITS[2];
  const count = Math.max(1, Math.floor(milliseconds / length));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/** Signed, with one decimal. */
export function pointsFormat(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}

const LONGEST_LABEL = 32;

/** Splits a card's line into label and text; the label may be empty. */
export function labelled(line: string): [string, string] {
  const at = line.indexOf(': ');
  if (at < 0 || at > LONGEST_LABEL) return ['', line];
  const text = line.slice(at + 2);
  return [line.slice(0, at), text.charAt(0).toLocaleUpperCase() + text.slice(1)];
}

const VOWEL = /[aeiouyàèéìòùáíóúâêîôûëïäöüаеёиоуыэюя]/i;
const CONSONANT = /[bcdfghjklmnpqrstvwxzñçбвгджзклмнпрстфхцчшщ]/i;
/** Two consonants that begin a syllable together. */
const TOGETHER = /^(?:[bcdfgpt]r|[bcfgpk]l|ch|gh|ph|th|gn|sc|ll|rr|[бвгдкпт]р|[бгкп]л)$/i;
const LONG = 10;

/**
 * Long words with soft hyphens between syllables, so that a narrow card breaks them properly: not every browser has
 * patterns for every language. English isn't spelled by syllables and is left alone.
 */
export function hyphenated(text: string, language: string): string {
  if (language === 'en') return text;
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    let found = '';
    for (let at = 0; at < word.length; at++) {
      const one = word.slice(at, at + 2);
      const starts = (from: number): boolean =>
        VOWEL.test(word[from + 1] ?? '') && CONSONANT.test(word[from]!);
      const pair = TOGETHER.test(one) && VOWEL.test(word[at + 2] ?? '');
      const inside = at > 0 && TOGETHER.test(word.slice(at - 1, at + 1));
      if (at > 2 && at < word.length - 1 && (pair || (starts(at) && !inside))) found += '\u00ad';
      found += word[at]!;
    }
    return found;
  });
}
