/** Turns log entries into scenes: who, where, what changes, one line of text. Nothing here draws or waits. */

import { CHURCH, movesInEffect, SCORING, SETUP, TABLE, toldEvents } from '$/lib/log';
import { GOODS, type GameEvent, type Good, type Goods, type LogRecord, type Member } from '$/lib/types';

export interface Change {
  seat: number;
  goods: Goods;
}

export interface Scene {
  kind: 'placement' | 'step' | 'quiet' | 'report' | 'round' | 'end';
  /** Its log entry. */
  number: number;
  /** Who acts; -1 for nobody. */
  seat: number;
  space?: string;
  member?: Member;
  card?: number;
  /** The round that starts. */
  round?: number;
  period?: number;
  /** What each seat gains or loses. */
  changes: Change[];
  /** The caption. */
  title: string;
  /** Everything that happened, for screen readers. */
  words: string;
}

export const sentences = (events: GameEvent[]): string[] => toldEvents(events).map((event) => event.text);

/** Goods that each seat gains and loses. */
export function changesOf(events: GameEvent[]): Change[] {
  const found = new Map<number, Goods>();
  const add = (seat: number | undefined, goods: Goods | undefined, sign: number): void => {
    if (seat === undefined || !goods) return;
    const sum = found.get(seat) ?? {};
    for (const good of Object.keys(goods) as Good[]) sum[good] = (sum[good] ?? 0) + sign * (goods[good] ?? 0);
    found.set(seat, sum);
  };
  for (const event of events) {
    if (event.name === 'gained' || event.name === 'pile_taken') add(event.player, event.goods, 1);
    if (event.name === 'paid' || event.name === 'lost') add(event.player, event.goods, -1);
    if (event.name === 'placed' && event.servants) add(event.player, { servants: event.servants }, -1);
  }
  return [...found]
    .map(([seat, goods]) => ({
      seat,
      goods: Object.fromEntries(GOODS.filter((good) => goods[good]).map((good) => [good, goods[good]])),
    }))
    .filter((change) => Object.keys(change.goods).length);
}

/** The most telling event: the card taken, else the placement, else the first one with text. */
function titleOf(events: GameEvent[]): string {
  const textOf = (name: string): string | undefined => events.find((event) => event.name === name)?.text;
  return textOf('took_card') ?? textOf('placed') ?? sentences(events)[0] ?? '';
}

function actionOf(record: LogRecord, events: GameEvent[]): Scene {
  const placed = events.find((event) => event.name === 'placed');
  const took = events.find((event) => event.name === 'took_card');
  const words = sentences(events).join(' ');
  const quiet = !words || record.kind !== 'move' || events.some((event) => SETUP.includes(event.name));
  const space = placed?.space ?? took?.space;
  return {
    kind: placed ? 'placement' : quiet ? 'quiet' : 'step',
    number: record.number,
    seat: placed?.player ?? record.seat,
    ...(space ? { space } : {}),
    ...(placed?.member ? { member: placed.member as Member } : {}),
    ...(took?.card ? { card: took.card } : {}),
    changes: changesOf(events),
    title: titleOf(events),
    words,
  };
}

/** Whether a Vatican report was still open before this entry. */
export function reportIsOpen(records: LogRecord[], number: number): boolean {
  let open = false;
  for (const record of movesInEffect(records.filter((one) => one.number < number)))
    for (const event of record.events) {
      if (event.name === 'report_started') open = true;
      if (event.name === 'round_started' || event.name === 'final_scoring') open = false;
    }
  return open;
}

/**
 * The scenes of one entry, in order. A report becomes a scene when the next round or the scoring ends it; `open` tells
 * whether one was still open before the entry.
 */
export function scenesOf(record: LogRecord, open = false): Scene[] {
  const { events, number } = record;
  // During a report the first events are about the answer.
  const starts = open ? 0 : events.findIndex((event) => CHURCH.includes(event.name));
  const turns = events.findIndex((event) => TABLE.includes(event.name) || SCORING.includes(event.name));
  const end = [starts, turns].filter((at) => at >= 0);
  const action = events.slice(0, end.length ? Math.min(...end) : events.length);
  const church = starts < 0 ? [] : events.slice(starts, turns < 0 ? events.length : turns);
  const table = turns < 0 ? [] : events.slice(turns);
  const begun = table.find((event) => event.name === 'round_started');
  const over = table.find((event) => event.name === 'final_scoring');
  const scene = (kind: Scene['kind'], of: GameEvent[], more: Partial<Scene> = {}): Scene => ({
    kind,
    number,
    seat: -1,
    changes: changesOf(of),
    title: titleOf(of),
    words: sentences(of).join(' '),
    ...more,
  });
  const scenes = [actionOf(record, action)];
  const ended = begun ?? over;
  if (church.length && !ended) scenes.push(scene('step', church, { seat: record.seat }));
  if (ended && (open || church.length)) scenes.push(scene('report', church));
  if (begun)
    scenes.push(
      scene('round', table, { round: begun.round ?? 0, period: begun.period ?? 0, title: begun.text }),
    );
  else if (over) scenes.push(scene('end', table, { title: over.text }));
  else if (table.length) scenes.push(scene('quiet', table));
  return scenes.filter((one, at) => one.kind !== 'quiet' || one.words || scenes.length === 1 || at === 0);
}

/** The entry that ended the seat's last turn; before its first turn, the one that started the first round. */
export function lastTurn(records: LogRecord[], seat: number): number {
  const last = movesInEffect(records).findLast((record) =>
    record.events.some(
      (event) =>
        (event.name === 'turn_ended' && event.player === seat) ||
        (event.name === 'round_started' && event.round === 1),
    ),
  );
  return last?.number ?? 0;
}

/**
 * What others did, and what happened to everybody, since the seat's last turn: also what the end of that turn set off,
 * and what the seat's answer in a report decided, but not the answer.
 */
export function newsFor(records: LogRecord[], seat: number | null): LogRecord[] {
  if (seat === null) return [];
  const from = lastTurn(records, seat);
  const ofAll = (event: GameEvent): boolean => CHURCH.includes(event.name) || TABLE.includes(event.name);
  const news = (record: LogRecord): GameEvent[] => {
    const { events, number } = record;
    if (number === from) {
      const end = events.findIndex((event) => event.name === 'turn_ended' && event.player === seat);
      return end < 0 ? [] : events.slice(end + 1);
    }
    if (record.seat !== seat) return events;
    return events.some(ofAll) ? events.filter((event) => event.player !== seat) : [];
  };
  return movesInEffect(records)
    .filter((record) => record.number >= from)
    .map((record) => ({ ...record, events: news(record) }))
    .filter(
      ({ events }) => toldEvents(events).length > 0 || events.some((event) => event.name === 'turn_ended'),
    );
}

/** Spaces entered since the last round began: a new round empties them all. */
export function spacesIn(records: LogRecord[]): Set<string> {
  const found = new Set<string>();
  for (const event of records.flatMap((record) => record.events)) {
    if (event.name === 'round_started') found.clear();
    if (event.name === 'placed' && event.space) found.add(event.space);
  }
  return found;
}

/** Duration of a scene at normal speed, in milliseconds. */
const HOLDS: Record<Scene['kind'], number> = {
  placement: 1100,
  step: 750,
  quiet: 0,
  report: 0,
  round: 1400,
  end: 900,
};
/** The player knows what they did: only wait until the pieces have landed. */
const OWN_HOLD = 420;
/** With a longer queue scenes get shorter: watching bots must not fall ever further behind. Not for those who asked for time. */
const MOST_WAITING = 9;

export function holdOf(scene: Scene, own: boolean, speed: number, waiting: number): number {
  const hold = own ? Math.min(OWN_HOLD, HOLDS[scene.kind]) : HOLDS[scene.kind];
  const haste = speed < 1 ? 1 : Math.max(1, waiting / MOST_WAITING);
  return hold / (speed || 1) / haste;
}
