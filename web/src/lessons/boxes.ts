/** Where things are on the page. */

import type { Box } from '$/model/lesson';

export function visible(one: Element): boolean {
  const box = one.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

export function boxOf(one: Element): Box {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { left, top, width, height };
}
