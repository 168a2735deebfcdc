/** Helpers for plans. */

interface Step {
  seat: number;
  move: string;
}

/** The player's own moves at the start of a what-if line, up to the end of the turn. */
export function lineOf(steps: readonly Step[], seat: number): string[] {
  const line: string[] = [];
  for (const step of steps) {
    if (step.seat !== seat) break;
    line.push(step.move);
    if (step.move === 'end') break;
  }
  return line;
}

/** A copy of the list with one item moved up or down. */
export function shifted<T>(list: readonly T[], at: number, by: number): T[] {
  const to = at + by;
  if (to < 0 || to >= list.length) return [...list];
  const result = [...list];
  result.splice(to, 0, ...result.splice(at, 1));
  return result;
}
