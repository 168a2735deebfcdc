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
