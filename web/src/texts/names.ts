/** Names of players in the language of the page, and names short enough for a small tile. */

import type { SeatShown } from '$/net/connection';
import { has, t } from './fluent.svelte';

const WHOLE = 11;

/** The server gives its computer opponents Italian names; each language writes them in its own way. */
export function seatName(seat: SeatShown): string {
  const key = `bot-${seat.name.toLowerCase()}`;
  return seat.kind === 'bot' && has(key) ? t(key) : seat.name;
}

/** What follows the last particle ("da Vinci", "dalle Bande Nere"), else the last word. */
function lastName(name: string): string {
  const words = name.split(' ');
  const particle = words.findLastIndex((word) => /^\p{Ll}/u.test(word));
  return particle >= 0 && particle < words.length - 1 ? words.slice(particle + 1).join(' ') : words.at(-1)!;
}

/** Each name with a short form that no other of them has: whole, the family's, or the first name. */
export function shortNames(names: string[]): Map<string, string> {
  const families = names.map(lastName);
  const shared = new Set(families.filter((one, at) => families.indexOf(one) !== at));
  return new Map(
    names.map((name, at) => [
      name,
      name.length <= WHOLE ? name : shared.has(families[at]!) ? name.split(' ')[0]! : families[at]!,
    ]),
  );
}
