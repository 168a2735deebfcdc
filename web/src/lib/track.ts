/** Markers on a track. */

/** Places from 0 to 1 in rising order, moved as little as keeps them at least this far apart and on the track. */
export function spaced(places: readonly number[], gap: number): number[] {
  const found = [...places];
  for (let at = 1; at < found.length; at++) found[at] = Math.max(found[at]!, found[at - 1]! + gap);
  for (let at = found.length - 1, most = 1; at >= 0; at--, most -= gap) {
    if (found[at]! <= most) break;
    found[at] = most;
  }
  return found;
}
