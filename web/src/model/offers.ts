/** The legal moves sorted for the board. */

import type { Member, MoveOffer } from './types';

/** The moves that lead to each space with this member in hand, fewest servants first. */
export function offersBySpace(moves: MoveOffer[], member: Member | null): Map<string, MoveOffer[]> {
  const found = new Map<string, MoveOffer[]>();
  for (const offer of moves) {
    const space = offer.parts.space;
    if (typeof space !== 'string' || (offer.name === 'place' && offer.parts.member !== member)) continue;
    found.set(space, [...(found.get(space) ?? []), offer]);
  }
  for (const offers of found.values()) {
    offers.sort((a, b) => (a.parts.servants ?? 0) - (b.parts.servants ?? 0));
  }
  return found;
}
