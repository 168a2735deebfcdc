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
