/** At which tables of this browser the coach sits, and what it has said there. */

import { keep, readKept } from '$/app/storage';

const PLACE = 'magnifico.coach';
const MOST_KEPT = 20;

interface Kept {
  /** Sent away for good. */
  off: boolean;
  /** What was said, by table. */
  tables: Record<string, string[]>;
}

function read(): Kept {
  const kept = (readKept(PLACE) ?? {}) as Partial<Kept>;
  return { off: kept.off === true, tables: kept.tables ?? {} };
}

function write(kept: Kept): void {
  const newest = Object.entries(kept.tables).slice(-MOST_KEPT);
  keep(PLACE, { off: kept.off, tables: Object.fromEntries(newest) });
}

/** What the coach has said at a table, or undefined where there is none. */
export function saidAt(table: string): string[] | undefined {
  const { off, tables } = read();
  return off ? undefined : tables[table];
}

/** Whether the coach was sent away for good. */
export function playsAlone(): boolean {
  return read().off;
}

/** Seat the coach at a table; asking for one takes "never again" back. */
export function seatCoach(table: string): void {
  const kept = read();
  write({ off: false, tables: { ...kept.tables, [table]: kept.tables[table] ?? [] } });
}

export function noteSaid(table: string, once: string): void {
  const kept = read();
  const said = kept.tables[table];
  if (said && !said.includes(once)) write({ ...kept, tables: { ...kept.tables, [table]: [...said, once] } });
}

export function sendAway(table: string, forGood: boolean): void {
  const kept = read();
  delete kept.tables[table];
  write({ ...kept, off: kept.off || forGood });
}
