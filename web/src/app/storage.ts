/** localStorage helpers; failures (private mode) are ignored. */

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
    // Nothing is lost: the value is computed or asked for again next time.
  }
}

/** Delete old entries with this prefix, all but `count` and this one. */
export function keepNewest(prefix: string, count: number, own: string): void {
  try {
    const others = Object.keys(localStorage).filter((key) => key.startsWith(prefix) && key !== own);
    for (const old of others.slice(0, Math.max(0, others.length - count))) localStorage.removeItem(old);
  } catch {
    // Then nothing was stored anyway.
  }
}

const FINISHED = 'magnifico.finished';
const MOST_FINISHED = 50;

/** Ids of the tables whose end was seen in this browser. */
export function finishedGames(): string[] {
  const stored = readStored(FINISHED);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}

/** Counts each game once. */
export function noteFinished(table: string): void {
  const before = finishedGames();
  if (!before.includes(table)) store(FINISHED, [...before, table].slice(-MOST_FINISHED));
}
