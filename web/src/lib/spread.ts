/** Labels beside the ends of lines: as near as possible to where they belong, never over each other or beyond an edge. */

export function spread(places: number[], gap: number, highest: number, lowest: number): number[] {
  const order = places.map((place, at) => ({ at, place })).sort((a, b) => a.place - b.place);
  let limit = highest;
  for (const one of order) {
    one.place = Math.max(one.place, limit);
    limit = one.place + gap;
  }
  limit = lowest;
  for (const one of order.toReversed()) {
    one.place = Math.min(one.place, limit);
    limit = one.place - gap;
  }
  const result = Array.from(places);
  for (const one of order) result[one.at] = one.place;
  return result;
}
