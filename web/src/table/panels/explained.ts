/** How often each kind of decision was explained in this browser. */

import { keep, readKept } from '$/app/storage';

const PLACE = 'magnifico.explained';

function counts(): Record<string, number> {
  return (readKept(PLACE) ?? {}) as Record<string, number>;
}

export function timesExplained(kind: string): number {
  return counts()[kind] ?? 0;
}

export function wasExplained(kind: string): void {
  if (kind) keep(PLACE, { ...counts(), [kind]: timesExplained(kind) + 1 });
}
