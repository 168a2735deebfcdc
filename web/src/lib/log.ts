/** Reads the log: lines by round, where a replay stops, points and cards. */

import { signsIn, type Sign } from './log-signs';
import type { GameEvent, LogRecord, Score } from './types';

/** A sentence of the log and the entry it stands in. */
export interface LogPart {
  record: LogRecord;
  text: string;
}

/** A turn with all that came of it, or what happened to one player between turns. */
export interface LogLine {
  /** Stable when lines are added, so none is rendered again. */
  id: string;
  /** Where its last sentence stands. */
  record: LogRecord;
  text: string;
  parts: LogPart[];
  /** Who acted; -1 for nobody. */
  seat: number;
  /** Everybody it is about. */
  seats: number[];
  fresh: boolean;
  signs: Sign[];
}

export interface LogGroup {
  round: number;
  lines: LogLine[];
}

/** Shown in other ways, or by the next event. */
export const SILENT = ['game_started', 'turn_ended', 'round_started', 'dice'];
export const CHURCH = ['report_started', 'supported', 'not_supported', 'excommunicated'];
export const TABLE = ['round_started', 'dice', 'turn_order', 'adaptation_moved'];
export const SCORING = ['final_scoring', 'scored', 'game_over'];
export const SETUP = ['bonus_tile_chosen', 'leader_kept', 'bid', 'displaced', 'family_won'];
const BETWEEN_TURNS = [...SETUP, ...CHURCH, ...TABLE, ...SCORING];

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

/** Moves that weren't undone. */
export function movesInEffect(records: readonly LogRecord[]): LogRecord[] {
  const moves: LogRecord[] = [];
  for (const record of records) {
    const undone = record.events.find((event) => event.name === 'undone');
    if (undone) moves.length = Math.min(moves.length, Number(undone.to ?? moves.length));
    else if (record.kind === 'move') moves.push(record);
  }
  return moves;
}

/** The round in which a log begins: no event says so at a table without setup, or in a lesson. */
function opening(records: readonly LogRecord[], round: number): number {
  const first = records.flatMap((record) => record.events).find((event) => event.name === 'round_started');
  return first ? (first.round ?? 1) - 1 : round;
}

/** A line while it grows. */
interface Draft {
  first: string;
  seat: number;
  events: GameEvent[];
  parts: (LogPart & { own: boolean })[];
}

/** Oldest first; moves taken back are left out. `round` is the current one, `news` the entries the player hasn't seen. */
export function logGroups(
  records: readonly LogRecord[],
  round: number,
  news: ReadonlySet<number>,
): LogGroup[] {
  const all: LogGroup[] = [{ round: opening(records, round), lines: [] }];
  const valid = new Set(movesInEffect(records));
  let draft: Draft | undefined;
  let count = 0;
  const close = (): void => {
    const last = draft?.parts.at(-1);
    if (draft && last)
      all.at(-1)!.lines.push({
        id: draft.first,
        record: last.record,
        text: draft.parts.map((part) => part.text).join(' '),
        parts: draft.parts,
        seat: draft.seat,
        seats: [...new Set([draft.seat, ...draft.events.map((event) => event.player ?? draft!.seat)])],
        fresh: draft.parts.some((part) => part.own && news.has(part.record.number)),
        signs: signsIn(draft.events, draft.seat),
      });
    draft = undefined;
  };
  for (const record of records) {
    if (record.kind === 'move' && !valid.has(record)) continue;
    const told = new Set(toldEvents(record.events));
    let between = record.kind !== 'move' && record.kind !== 'undo';
    count = 0;
    for (const event of record.events) {
      if (BETWEEN_TURNS.includes(event.name)) between = true;
      if (event.name === 'round_started') {
        close();
        all.push({ round: event.round ?? 0, lines: [] });
      }
      // A turn goes on until it ends; between turns each player has a line.
      const seat = between ? (event.player ?? -1) : (draft?.seat ?? record.seat);
      if (draft && draft.seat !== seat) close();
      if (told.has(event)) {
        draft ??= { first: `${record.number}.${count++}`, seat, events: [], parts: [] };
        draft.events.push(event);
        const own = between || record.seat === draft.seat;
        const last = draft.parts.at(-1);
        if (last?.record === record) last.text += ` ${event.text}`;
        else draft.parts.push({ record, text: event.text, own });
      }
      if (event.name === 'turn_ended') close();
    }
    if (between) close();
  }
  close();
  return all;
}

/** Filters by player (null: all) and by news; drops empty groups. */
export function filtered(groups: readonly LogGroup[], seat: number | null, fresh: boolean): LogGroup[] {
  return groups
    .map((group) => ({
      ...group,
      lines: group.lines.filter(
        (line) => (seat === null || line.seats.includes(seat)) && (line.fresh || !fresh),
      ),
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
