/** A turn in signs: who went where, what for, what was paid and what came of it. The words are in the log's sentences. */

import type { Thing } from '$/table/overlay.svelte';
import { GOODS, ROMAN, type GameEvent, type Good, type Goods } from './types';

export type Sign =
  | { is: 'member'; member: string; value?: number }
  | { is: 'space'; space: string }
  | { is: 'thing'; thing: Thing; how?: 'used' | 'gone' }
  | { is: 'icon'; icon: string; text?: string }
  /** Paid and lost goods are negative. */
  | { is: 'goods'; goods: Goods }
  /** What follows is about this player. */
  | { is: 'seat'; seat: number };

/** The card or leader that an event is about. */
export function thingIn(event: GameEvent): Thing | null {
  // A kept leader is secret, even from others at the same screen.
  if (event.name === 'leader_kept') return null;
  if (typeof event.leader === 'string') return { kind: 'leader', key: event.leader };
  return typeof event.card === 'number' ? { kind: 'card', key: String(event.card) } : null;
}

/** Events that an icon says, whatever their fields. */
const ICONS: Record<string, string> = {
  passed: 'close',
  bonus_lost: 'close',
  bonus_declined: 'close',
  harvest_declined: 'close',
  production_declined: 'close',
  supported: 'check',
  excommunicated: 'church',
  military_level: 'military',
  tokens_drawn: 'tokens',
  token_used: 'tokens',
  token_placed: 'tokens',
  leaders_drawn: 'leader',
  undone: 'undo',
};
const GONE = ['leader_discarded', 'card_discarded'];
/** The card says where it lay, and the space what is done there. */
const isToldByNext = (space: string, events: GameEvent[]): boolean =>
  events.some(
    (event) =>
      (event.name === 'took_card' && event.space === space) ||
      (event.name === 'activated' && event.kind === space.split('-')[0]),
  );

/** The signs of one event, without goods. */
function signsOf(event: GameEvent, events: GameEvent[]): Sign[] {
  const icon = ICONS[event.name];
  const thing = thingIn(event);
  if (event.name === 'placed') {
    const member: Sign = { is: 'member', member: event.member ?? 'neutral' };
    return isToldByNext(event.space ?? '', events)
      ? [member]
      : [member, { is: 'space', space: event.space ?? '' }];
  }
  if (event.name === 'member_set' && event.member)
    return [{ is: 'member', member: event.member, value: event.value ?? 0 }];
  if (event.name === 'activated')
    return event.kind === 'harvest' || event.kind === 'production'
      ? [{ is: 'icon', icon: event.kind, text: String(event.value ?? '') }]
      : [];
  if (event.name === 'turn_order') return (event.players ?? []).map((seat) => ({ is: 'seat', seat }));
  if (event.name === 'report_started')
    return [{ is: 'icon', icon: 'church', text: ROMAN[event.period ?? 0] ?? '' }];
  if (thing && event.name !== 'card_gave')
    return [
      {
        is: 'thing',
        thing,
        ...(GONE.includes(event.name)
          ? { how: 'gone' as const }
          : event.name === 'leader_used'
            ? { how: 'used' as const }
            : {}),
      },
    ];
  return icon ? [{ is: 'icon', icon }] : [];
}

/** What each player pays and receives through an event. */
function flowOf(event: GameEvent): { seat: number; sign: 1 | -1; goods: Goods }[] {
  const { player: seat, goods, name, to } = event;
  if (seat === undefined) return [];
  if (name === 'placed' && event.servants) return [{ seat, sign: -1, goods: { servants: event.servants } }];
  if (name === 'supported' && event.victory) return [{ seat, sign: 1, goods: { victory: event.victory } }];
  if (name === 'scored') return [{ seat, sign: 1, goods: { victory: event.victory ?? 0 } }];
  if (!goods) return [];
  if (name === 'gained' || name === 'pile_taken') return [{ seat, sign: 1, goods }];
  if (name === 'paid' || name === 'lost') return [{ seat, sign: -1, goods }];
  if (name === 'card_gave' && to !== undefined)
    return [
      { seat, sign: -1, goods },
      { seat: to, sign: 1, goods },
    ];
  return [];
}

/** What happened in a line of the log: first the player's own, then what it did to others. */
export function signsIn(events: GameEvent[], seat: number): Sign[] {
  const seats = new Map<number, { signs: Sign[]; paid: Goods; got: Goods }>();
  const of = (who: number): { signs: Sign[]; paid: Goods; got: Goods } => {
    if (!seats.has(who)) seats.set(who, { signs: [], paid: {}, got: {} });
    return seats.get(who)!;
  };
  of(seat);
  for (const event of events) {
    of(event.player ?? seat).signs.push(...signsOf(event, events));
    for (const { seat: whose, sign, goods } of flowOf(event)) {
      const sum = sign > 0 ? of(whose).got : of(whose).paid;
      for (const good of Object.keys(goods) as Good[])
        sum[good] = (sum[good] ?? 0) + sign * (goods[good] ?? 0);
    }
  }
  const shown = (goods: Goods): Sign[] => {
    const kept = Object.fromEntries(GOODS.filter((good) => goods[good]).map((good) => [good, goods[good]]));
    return Object.keys(kept).length ? [{ is: 'goods', goods: kept }] : [];
  };
  return [...seats].flatMap(([who, { signs, paid, got }]) => {
    const own = [...withoutRepeats(signs), ...shown(paid), ...shown(got)];
    return who === seat || !own.length ? own : [{ is: 'seat' as const, seat: who }, ...own];
  });
}

/** A leader that is used twice in a turn, or a card that comes and is mentioned again, is one sign. */
function withoutRepeats(signs: Sign[]): Sign[] {
  const told = new Set<string>();
  return signs.filter((sign) => {
    const key = sign.is === 'thing' ? `${sign.thing.key} ${sign.how === 'gone'}` : JSON.stringify(sign);
    return !told.has(key) && told.add(key);
  });
}
