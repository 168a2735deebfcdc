/** Where elements are, and when to measure again. */

import type { Box } from '$/lib/geometry';

export function visible(one: Element): boolean {
  const box = one.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

export function boxOf(one: Element): Box {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { left, top, width, height };
}

/** Things may still be moving this long after the last change. */
const MOVING_MS = 1500;
const STIRRING = ['scroll', 'resize', 'load', 'pointerup', 'keyup'];

/** Measure in every frame while something moves. Returns a function that stops it. */
export function followPage(measure: () => void): () => void {
  let frame = 0;
  let until = 0;
  const look = (): void => {
    measure();
    frame = performance.now() < until ? requestAnimationFrame(look) : 0;
  };
  const stir = (): void => {
    until = performance.now() + MOVING_MS;
    frame ||= requestAnimationFrame(look);
  };
  const observer = new MutationObserver(stir);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const event of STIRRING) addEventListener(event, stir, { capture: true, passive: true });
  stir();
  return () => {
    observer.disconnect();
    for (const event of STIRRING) removeEventListener(event, stir, { capture: true });
    cancelAnimationFrame(frame);
  };
}
