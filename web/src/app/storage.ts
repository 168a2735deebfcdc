/** Small things kept in this browser. One that refuses to keep anything, as some do in private, is no reason to stop. */

export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It is asked for or said again next time.
  }
}

/** Of what is kept in places that begin alike, let only so many stay beside this one. */
export function keepNewest(prefix: string, count: number, own: string): void {
  try {
    const others = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && key !== own);
    for (const old of others.slice(0, Math.max(0, others.length - count))) localStorage.removeItem(old);
  } catch {
    // Then nothing is kept anyway.
  }
}

const FINISHED = 'magnifico.finished';
const MOST_FINISHED = 50;

/** Tables whose end was seen in this browser. */
export function finishedGames(): string[] {
  const stored = readStored(FINISHED);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/** A game counts once, however often its end is looked at. */
export function noteFinished(table: string): void {
  const before = finishedGames();
  if (!before.includes(table)) store(FINISHED, [...before, table].slice(-MOST_FINISHED));
}
