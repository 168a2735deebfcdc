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
