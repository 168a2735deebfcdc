/** Whether and how fast to animate. */

import { settings } from '$/app/settings.svelte';

/** Whether the device asks for reduced motion. */
export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** 0: no animation; 0.5 to 3: slow to very fast. */
export function speed(): number {
  return Math.abs(settings.speed ?? 0);
}

/** Whether each scene stays until the player goes on. */
export function stepByStep(): boolean {
  return (settings.speed ?? 0) < 0;
}

export function pageHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden === true;
}
