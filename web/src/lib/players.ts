/** What identifies a player: colour and shape of the seat, a letter of the name. */

export interface Identity {
  letter: string;
  shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon';
  colour: string;
  ink: string;
  line: string;
}

export const IDENTITIES: readonly Identity[] = [
  { letter: 'A', shape: 'circle', colour: '#2C58A6', ink: '#FFFFFF', line: 'var(--line-a)' },
  { letter: 'V', shape: 'square', colour: '#BC3A18', ink: '#FFFFFF', line: 'var(--line-v)' },
  { letter: 'M', shape: 'triangle', colour: '#24AB76', ink: '#10150F', line: 'var(--line-m)' },
  { letter: 'G', shape: 'diamond', colour: '#F0CB4E', ink: '#241A02', line: 'var(--line-g)' },
  { letter: 'R', shape: 'hexagon', colour: '#D68ADF', ink: '#230A28', line: 'var(--line-r)' },
];

export function identity(seat: number): Identity {
  return IDENTITIES[seat] ?? IDENTITIES[0]!;
}

export const OUTLINES: Record<Identity['shape'], string> = {
  circle: 'M0-13a13 13 0 1 0 .01 0z',
  square: 'M-11.5-11.5h23v23h-23z',
  triangle: 'M0-14.5 14.5 11.5H-14.5z',
  diamond: 'M0-15 15 0 0 15-15 0z',
  hexagon: 'M-7.5-13h15L15 0 7.5 13h-15L-15 0z',
};

export const HEADS: Record<string, { fill: string; ink: string }> = {
  white: { fill: '#FBF8F0', ink: '#2A211B' },
  black: { fill: '#26242B', ink: '#FBF8F0' },
  orange: { fill: '#E9812A', ink: '#241302' },
  neutral: { fill: '#B9AE9C', ink: '#241C12' },
  brown: { fill: '#7A4B2A', ink: '#FFF6E6' },
};

const LETTER = /[\p{L}\p{N}]/u;

/** Candidate letters, best first: initial, trailing number, other initials, other letters. */
function candidates(name: string): string[] {
  const upper = name.normalize('NFC').toLocaleUpperCase();
  const words = upper.split(/\s+/).filter((word) => LETTER.test(word));
  const initials = words.map((word) => [...word].find((letter) => LETTER.test(letter))!);
  const number = words.length > 1 && /^\p{N}$/u.test(words.at(-1)!) ? [words.at(-1)!] : [];
  const letters = [...upper].filter((letter) => LETTER.test(letter));
  return [...initials.slice(0, 1), ...number, ...initials.slice(1), ...letters];
}

/** A unique letter per seat, empty for free seats; `spare` is for names without a letter left. */
export function initialsOf(names: readonly string[], spare: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    if (!name) return '';
    const all = [...candidates(name), spare[seat] ?? '', ...spare];
    const letter = all.find((one) => one && !taken.has(one)) ?? '';
    taken.add(letter);
    return letter;
  });
}
