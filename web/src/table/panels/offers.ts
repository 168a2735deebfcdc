/** Sorts the legal moves: for the board, or as tiles with costs and gains, and which tiles another one beats. */

import { atMost, goodsList, times } from '$/lib/goods';
import type { CardEntry, Effect, GameEvent, Goods, Member, MoveOffer, TokenEntry } from '$/lib/types';

/** Moves made on the board, on setup tiles or with the main button. */
const ELSEWHERE = ['place', 'take', 'buy', 'end', 'bid', 'keep', 'tile'];

/** Moves listed as choices. During a turn leaders are discarded from their tiles. */
export function listed(moves: MoveOffer[], turn: boolean): MoveOffer[] {
  return moves.filter((offer) => !ELSEWHERE.includes(offer.name) && !(turn && offer.name === 'discard'));
}

/** Whether the list has anything besides passing, which has its own button. */
export function hasChoices(moves: MoveOffer[], turn: boolean): boolean {
  return listed(moves, turn).some((offer) => offer.name !== 'pass');
}

/** The moves to each space with the selected member, fewest servants first. */
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

export interface Tile {
  offer: MoveOffer;
  cost: Goods;
  gain: Goods;
  privileges: number;
  /** Only tiles of the same kind are compared; an empty kind with none. */
  kind: string;
}

/** What a tile needs besides its move. */
export interface Facts {
  card(number: number): CardEntry | undefined;
  tokens: Record<string, TokenEntry>;
  /** The goods on the player's family tile. */
  pile?: Goods | undefined;
}

interface CardOption {
  pay?: Goods;
  gain?: Goods;
  privileges?: number;
}

/** The option of an activated card that a move names. */
function announced({ parts }: MoveOffer, facts: Facts): CardOption | undefined {
  const effects: Effect[] = facts.card(parts.card ?? 0)?.permanent ?? [];
  const slots = effects.filter((effect) => ['exchange', 'choose', 'activate'].includes(effect.effect));
  const options = slots[(parts.slot ?? 1) - 1]?.options as CardOption[] | undefined;
  return options?.[(parts.number ?? 0) - 1];
}

export function tileOf(offer: MoveOffer, facts: Facts): Tile {
  const { name, parts } = offer;
  const tile: Tile = { offer, cost: {}, gain: {}, privileges: 0, kind: '' };
  switch (name) {
    case 'pay':
      return { ...tile, cost: parts.goods ?? {}, kind: 'pay' };
    case 'privilege':
      if (parts.option === 'pile') return { ...tile, gain: facts.pile ?? {} };
      return { ...tile, gain: parts.option ?? {}, kind: 'privilege' };
    case 'choose': {
      const option = announced(offer, facts);
      if (!option) return tile;
      const whole = !parts.target && !parts.market && !parts.leader;
      const plain = Object.keys(option).every((key) => ['effect', 'pay', 'gain', 'privileges'].includes(key));
      const count = Math.max(1, parts.repeat ?? 1);
      return {
        ...tile,
        cost: times(option.pay, count),
        gain: times(option.gain, count),
        privileges: (option.privileges ?? 0) * count,
        kind: whole && plain ? `choose ${parts.card} ${parts.slot}` : '',
      };
    }
    case 'give':
    case 'lose':
      return parts.good ? { ...tile, cost: { [parts.good]: 1 } } : tile;
    case 'token':
    case 'keep_token':
      return { ...tile, gain: facts.tokens[parts.face ?? '']?.gain ?? {} };
    case 'pay_token':
      return { ...tile, cost: facts.tokens[parts.face ?? '']?.gain ?? {} };
    case 'work':
      return { ...tile, cost: parts.servants ? { servants: parts.servants } : {} };
    default:
      return tile;
  }
}

const isBare = (tile: Tile): boolean =>
  !goodsList(tile.cost).length && !goodsList(tile.gain).length && !tile.privileges;

/** If the move itself names no goods, use the preview's. */
export function withPreview(tile: Tile, events: GameEvent[], seat: number | null): Tile {
  if (!isBare(tile)) return tile;
  const filled: Tile = { ...tile, cost: {}, gain: {} };
  for (const event of events) {
    if (event.player !== undefined && event.player !== seat) continue;
    const into = event.name === 'gained' ? filled.gain : ['paid', 'lost'].includes(event.name) && filled.cost;
    if (!into) continue;
    for (const [good, count] of goodsList(event.goods ?? {})) into[good] = (into[good] ?? 0) + count;
  }
  return filled;
}

const beats = (one: Tile, other: Tile): boolean =>
  one.kind !== '' &&
  one.kind === other.kind &&
  atMost(one.cost, other.cost) &&
  atMost(other.gain, one.gain) &&
  other.privileges <= one.privileges &&
  !(atMost(other.cost, one.cost) && atMost(one.gain, other.gain) && one.privileges === other.privileges);

/** Moves that cost more and bring no more than another. */
export function beaten(tiles: Tile[]): Set<string> {
  return new Set(
    tiles.filter((tile) => tiles.some((other) => beats(other, tile))).map((tile) => tile.offer.move),
  );
}
