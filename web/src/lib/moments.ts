/** The moments of a game at which a replay stops: after every entry of the log, where a turn ends, where a round begins. */

import type { LogRecord } from './types';

export type Stride = 'move' | 'turn' | 'round';

const ENDS: Record<Exclude<Stride, 'move'>, readonly string[]> = {
  turn: ['turn_ended', 'round_started'],
  round: ['round_started'],
};

/** Where a step of this size leads from a moment; the beginning and the present are always stops. */
export function stopAfter(records: LogRecord[], from: number, stride: Stride, way: 1 | -1): number {
  const last = records.at(-1)?.number ?? 0;
  if (stride === 'move') return Math.max(0, Math.min(last, from + way));
  const stops = records
    .filter((record) => record.events.some((event) => ENDS[stride].includes(event.name)))
    .map((record) => record.number);
  return way > 0 ? (stops.find((stop) => stop > from) ?? last) : (stops.findLast((stop) => stop < from) ?? 0);
}

/** The moment an address names, or null for the present. */
export function momentOf(part: string | undefined): number | null {
  return part && /^\d{1,6}$/.test(part) ? Number(part) : null;
}
