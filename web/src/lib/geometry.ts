/** Geometry of boxes, tracks and labels. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The intersection of two boxes, possibly empty. */
export function intersection(one: Box, other: Box): Box {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const wide = Math.min(one.left + one.width, other.left + other.width) - left;
  const high = Math.min(one.top + one.height, other.top + other.height) - top;
  return { left, top, width: Math.max(0, wide), height: Math.max(0, high) };
}

function overlap(one: Box, other: Box): number {
  const { width, height } = intersection(one, other);
  return width * height;
}

/** A box that should stay visible, and how much it matters. */
export interface WeightedBox extends Box {
  weight: number;
}

/** How much a place would hide, weighted. */
export function hiddenBy(place: Box, sights: WeightedBox[]): number {
  return sights.reduce((sum, one) => sum + one.weight * overlap(place, one), 0);
}

/** The place that hides least; the first one in a tie. */
export function bestPlace(places: Box[], sights: WeightedBox[]): Box | undefined {
  let best = places[0];
  for (const place of places) {
    if (best && hiddenBy(place, sights) < hiddenBy(best, sights)) best = place;
  }
  return best;
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Index of the nearest space in a direction from the middle of the focused one, or -1. */
export function nearest(from: Rect, to: { rect: Rect }[], dx: number, dy: number): number {
  const middle = (rect: Rect): [number, number] => [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  to.forEach(({ rect }, at) => {
    const [a, b] = middle(rect);
    const along = (a - x) * dx + (b - y) * dy;
    const across = Math.abs((a - x) * dy) + Math.abs((b - y) * dx);
    if (along <= 4) return;
    const distance = along + across * 2.2;
    if (distance < least) [least, best] = [distance, at];
  });
  return best;
}

/** Ascending positions from 0 to 1, moved as little as possible so that they are at least `gap` apart and at most 1. */
export function spaced(places: readonly number[], gap: number): number[] {
  const found = [...places];
  for (let at = 1; at < found.length; at++) found[at] = Math.max(found[at]!, found[at - 1]! + gap);
  for (let at = found.length - 1, most = 1; at >= 0; at--, most -= gap) {
    if (found[at]! <= most) break;
    found[at] = most;
  }
  return found;
}

/** Positions of line labels: as close as possible to their lines, without overlaps. */
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
