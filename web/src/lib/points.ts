/** Points with their sign and one decimal, as a language writes them. */

export function pointsFormat(language: string): Intl.NumberFormat {
  return new Intl.NumberFormat(language, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
}
