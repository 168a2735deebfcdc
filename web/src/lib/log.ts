/** Reads the log: lines by round, where a replay stops, points and cards. */

import type { Thing } from '$/table/overlay.svelte';
import type { GameEvent, LogRecord, Score } from './types';

/** The card or leader that an event is about. */
export function thingIn(event: GameEvent): Thing | null {
  // A kept leader is secret, even from others at the same screen.
  if (event.name === 'leader_kept') return null;
  if (typeof event.leader === 'string') return { kind: 'leader', key: event.leader };
  return typeof event.card === 'number' ? { kind: 'card', key: String(event.card) } : null;
}

export interface LogLine {
  /** Stable when lines are added, so none is rendered again. */
  id: string;
  record: LogRecord;
  text: string;
  /** Who acted; -1 for nobody. */
  seat: number;
  fresh: boolean;
  /** Cards and leaders mentioned. */
  things: Thing[];
}

export interface LogGroup {
  round: number;
  lines: LogLine[];
}

const SILENT = ['game_started', 'turn_ended', 'round_started', 'dice'];

/** Whether the next event says the same: tokens are drawn by a gain, and support names its points. */
const isToldByNext = (event: GameEvent, next?: GameEvent): boolean =>
  event.name === 'tokens_drawn'
    ? next?.name === 'gained' && Boolean(next.goods?.tokens)
    : event.name === 'gained' && event.source === 'church' && next?.name === 'supported';

/** The events that are told in words, at most once each. */
export const toldEvents = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter(
    (event, at) => !SILENT.includes(event.name) && event.text && !isToldByNext(event, events[at + 1]),
  );

/** The round in which a log begins: no event says so at a table without setup, or in a lesson. */
function opening(records: readonly LogRecord[], round: number): number {
  const first = records.flatMap((record) => record.events).find((event) => event.name === 'round_started');
  return first ? (first.round ?? 1) - 1 : round;
}

/** Oldest first. `round` is the current one, `news` the entries the player hasn't seen. */
export function logGroups(
  records: readonly LogRecord[],
  round: number,
  news: ReadonlySet<number>,
): LogGroup[] {
  const all: LogGroup[] = [{ round: opening(records, round), lines: [] }];
  for (const record of records) {
    let seat = record.seat;
    let said: string[] = [];
    let things: Thing[] = [];
    let count = 0;
    const flush = (): void => {
      if (said.length)
        all.at(-1)!.lines.push({
          id: `${record.number}.${count++}`,
          record,
          text: said.join(' '),
          seat,
          fresh: news.has(record.number),
          things,
        });
      said = [];
      things = [];
    };
    const told = toldEvents(record.events);
    for (const event of record.events) {
      if (event.name === 'round_started') {
        flush();
        all.push({ round: event.round ?? 0, lines: [] });
      }
      // Happens to everybody, whoever's turn was the last.
      if (event.name === 'round_started' || event.name === 'report_started') {
        flush();
        seat = -1;
      }
      if (!told.includes(event)) continue;
      if (event.player !== undefined && event.player !== seat) {
        flush();
        seat = event.player;
      }
      said.push(event.text);
      const thing = thingIn(event);
      if (thing && !things.some((one) => one.key === thing.key)) things.push(thing);
    }
    flush();
  }
  return all;
}

/** Filters by player (null: all) and by news; drops empty groups. */
export function filtered(groups: readonly LogGroup[], seat: number | null, fresh: boolean): LogGroup[] {
  return groups
    .map((group) => ({
      ...group,
      lines: group.lines.filter((line) => (seat === null || line.seat === seat) && (line.fresh || !fresh)),
    }))
    .filter((group) => group.lines.length);
}

export function logText(groups: readonly LogGroup[], title: (round: number) => string): string {
  return groups
    .map((group) => [title(group.round), ...group.lines.map((line) => line.text)].join('\n'))
    .join('\n\n');
}

export type Stride = 'move' | 'turn' | 'round';

const ENDS: Record<Exclude<Stride, 'move'>, readonly string[]> = {
  turn: ['turn_ended', 'round_started'],
  round: ['round_started'],
};

/** The next stop in a direction; the beginning and the present are always stops. */
export function stopAfter(records: LogRecord[], from: number, stride: Stride, way: 1 | -1): number {
  const last = records.at(-1)?.number ?? 0;
  if (stride === 'move') return Math.max(0, Math.min(last, from + way));
  const stops = records
    .filter((record) => record.events.some((event) => ENDS[stride].includes(event.name)))
    .map((record) => record.number);
  return way > 0 ? (stops.find((stop) => stop > from) ?? last) : (stops.findLast((stop) => stop < from) ?? 0);
}

/** The moment in an address; null is the present. */
export function momentOf(part: string | undefined): number | null {
  return part && /^\d{1,6}$/.test(part) ? Number(part) : null;
}

/** Points after each round, for the chart. */
export function pointsByRound(records: LogRecord[], players: number, scores: Score[]): number[][] {
  const now = Array.from({ length: players }, () => 0);
  const rounds: number[][] = [];
  let scoring = false;
  const step = (event: GameEvent): void => {
    if (event.name === 'final_scoring') {
      rounds.push([...now]);
      scoring = true;
    }
    // Without choices before it no event says that round 1 starts.
    if (event.name === 'round_started' && event.round !== 1) rounds.push([...now]);
    if (scoring || event.player === undefined) return;
    const points = event.goods?.victory ?? 0;
    if (event.name === 'gained') now[event.player] = (now[event.player] ?? 0) + points;
    if (event.name === 'paid' || event.name === 'lost') now[event.player] = (now[event.player] ?? 0) - points;
  };
  for (const record of records) record.events.forEach(step);
  const end = Array.from(
    { length: players },
    (_, seat) => scores.find((score) => score.seat === seat)?.total ?? 0,
  );
  return Array.from({ length: players }, (_, seat) => [
    0,
    ...rounds.map((round) => round[seat] ?? 0),
    end[seat] ?? 0,
  ]);
}

/** The cards taken in the current round, by floor. */
export function takenInRound(
  records: LogRecord[],
  until: number | null,
): Map<string, { card: number; seat: number }> {
  const found = new Map<string, { card: number; seat: number }>();
  for (const record of records) {
    if (until !== null && record.number > until) break;
    for (const event of record.events) {
      if (event.name === 'round_started') found.clear();
      if (event.name === 'took_card' && event.space)
        found.set(event.space, { card: event.card ?? 0, seat: event.player ?? 0 });
    }
  }
  return found;
}
