/** The legal moves sorted for the board. */

import type { Member, MoveOffer } from '$/lib/types';

/** Moves made on the board, on tiles of the setup or with the main button. */
const ELSEWHERE = ['place', 'take', 'buy', 'end', 'bid', 'keep', 'tile'];

/** The moves that are listed as choices. In a turn a leader is discarded from its tile. */
export function listed(moves: MoveOffer[], turn: boolean): MoveOffer[] {
  return moves.filter((offer) => !ELSEWHERE.includes(offer.name) && !(turn && offer.name === 'discard'));
}

/** Whether there is something to list besides passing, which has its button. */
export function hasChoices(moves: MoveOffer[], turn: boolean): boolean {
  return listed(moves, turn).some((offer) => offer.name !== 'pass');
}

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
