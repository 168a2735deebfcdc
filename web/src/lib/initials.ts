/** One letter for each player, from their names and different from each other. */

const LETTER = /[\p{L}\p{N}]/u;

/** What could stand for a name, the best first: its initial, the number behind it, initials of other words, other letters. */
function candidates(name: string): string[] {
  const upper = name.normalize('NFC').toLocaleUpperCase();
  const words = upper.split(/\s+/).filter((word) => LETTER.test(word));
  const initials = words.map((word) => [...word].find((letter) => LETTER.test(letter))!);
  const number = words.length > 1 && /^\p{N}$/u.test(words.at(-1)!) ? [words.at(-1)!] : [];
  const letters = [...upper].filter((letter) => LETTER.test(letter));
  return [...initials.slice(0, 1), ...number, ...initials.slice(1), ...letters];
}

/** By seat, empty for a free one; `spare` are the letters for names that have none left. */
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
