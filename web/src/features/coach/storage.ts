/** At which tables of this browser the coach sits, and what it has said there. */

import { store, readStored } from '$/app/storage';

const KEY = 'magnifico.coach';
const MOST_KEPT = 20;

interface Stored {
  /** Sent away for good. */
  off: boolean;
  /** What was said, by table. */
  tables: Record<string, string[]>;
}

function read(): Stored {
  const stored = (readStored(KEY) ?? {}) as Partial<Stored>;
  return { off: stored.off === true, tables: stored.tables ?? {} };
}

function write(stored: Stored): void {
  const newest = Object.entries(stored.tables).slice(-MOST_KEPT);
  store(KEY, { off: stored.off, tables: Object.fromEntries(newest) });
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
  const stored = read();
  write({ off: false, tables: { ...stored.tables, [table]: stored.tables[table] ?? [] } });
}

export function noteSaid(table: string, once: string): void {
  const stored = read();
  const said = stored.tables[table];
  if (said && !said.includes(once))
    write({ ...stored, tables: { ...stored.tables, [table]: [...said, once] } });
}

export function sendAway(table: string, forGood: boolean): void {
  const stored = read();
  delete stored.tables[table];
  write({ ...stored, off: stored.off || forGood });
}
