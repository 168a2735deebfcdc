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

/** Counts each game once; `ahead` says by how many points it was won, or lost if negative. */
export function noteFinished(table: string, ahead = 0): void {
  const before = finishedGames();
  if (before.includes(table)) return;
  store(FINISHED, [...before, table].slice(-MOST_FINISHED));
  store(STRENGTH, strengthAfter(suitableStrength(), ahead));
}

const STRENGTH = 'magnifico.strength';
const STRONGEST = 4;
/** A level of opponents is about this many points. */
const LEVEL_POINTS = 20;

/** Which of the five levels suits the player after these games, from 0 on. */
export function suitableStrength(): number {
  const stored = readStored(STRENGTH);
  return typeof stored === 'number' ? Math.max(0, Math.min(STRONGEST, Math.round(stored))) : 0;
}

/** One level up or down for each clear win or loss, two after a runaway victory. */
function strengthAfter(strength: number, ahead: number): number {
  const step = Math.max(-1, Math.min(2, Math.round(ahead / LEVEL_POINTS)));
  return Math.max(0, Math.min(STRONGEST, strength + step));
}
