/** The user's games by urgency. */

import type { TableShown } from '$/net/connection';

export const GROUPS = ['mine', 'others', 'open', 'done'] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf(table: TableShown): Group {
  if (table.status === 'open') return 'open';
  if (table.status !== 'running') return 'done';
  return table.seats.some((seat) => seat.mine && table.waiting.includes(seat.seat)) ? 'mine' : 'others';
}

/** Least time left first, then longest waiting. */
function pressing(one: TableShown, other: TableShown): number {
  const left = (table: TableShown): number => table.deadline ?? Infinity;
  if (left(one) !== left(other)) return left(one) - left(other);
  return one.changed_at - other.changed_at;
}

/** Sorted groups without the empty ones. */
export function byUrgency(tables: readonly TableShown[]): { group: Group; tables: TableShown[] }[] {
  return GROUPS.map((group) => {
    const found = tables.filter((table) => groupOf(table) === group);
    const latest = (one: TableShown, other: TableShown): number => other.changed_at - one.changed_at;
    return { group, tables: found.sort(group === 'open' || group === 'done' ? latest : pressing) };
  }).filter(({ tables }) => tables.length > 0);
}

/** Time to worry about: less than this share of what a turn has. */
const LATE = 0.15;
const LATE_MS = 60_000;

/** Whether a clock is near its end: of a day for every turn the last hours, of a short game the last minute. */
export function isLate({ deadline, clock }: TableShown, now: number): boolean {
  if (!deadline) return false;
  return deadline - now < Math.max(LATE_MS, LATE * 1000 * (clock?.seconds ?? 0));
}
