interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The nearest space in a direction, seen from the middle of the focused one. */
export function nearest(from: Box, to: { rect: Box }[], dx: number, dy: number): number {
  const middle = (rect: Box): [number, number] => [rect.x + rect.width / 2, rect.y + rect.height / 2];
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
