/** Small things kept in this browser. One that refuses to keep anything, as some do in private, is no reason to stop. */

export function readKept(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

export function keep(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // It is asked for or said again next time.
  }
}

/** Of what is kept in places that begin alike, let only so many stay beside this one. */
export function forgetAllBut(places: string, most: number, own: string): void {
  try {
    const others = Object.keys(localStorage).filter((key) => key.startsWith(places) && key !== own);
    for (const old of others.slice(0, Math.max(0, others.length - most))) localStorage.removeItem(old);
  } catch {
    // Then nothing is kept anyway.
  }
}

const FINISHED = 'magnifico.finished';
const MOST_FINISHED = 50;

/** Tables whose end was seen in this browser. */
export function finishedGames(): string[] {
  const kept = readKept(FINISHED);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** A game counts once, however often its end is looked at. */
export function noteFinished(table: string): void {
  const before = finishedGames();
  if (!before.includes(table)) keep(FINISHED, [...before, table].slice(-MOST_FINISHED));
}
