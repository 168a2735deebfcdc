/** Which tables in this browser have a coach, and what it has already said there. */

import { store, readStored } from '$/app/storage';

const KEY = 'magnifico.coach';
const MOST_KEPT = 20;

interface Stored {
  /** Dismissed for good. */
  off: boolean;
  /** Remarks already made, by table. */
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

/** Remarks already made at a table; undefined without a coach. */
export function saidAt(table: string): string[] | undefined {
  const { off, tables } = read();
  return off ? undefined : tables[table];
}

/** Whether the coach was dismissed for good. */
export function playsAlone(): boolean {
  return read().off;
}

/** Add the coach to a table; this also revokes "never again". */
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
