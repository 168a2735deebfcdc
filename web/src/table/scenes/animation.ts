/** Whether and how fast to animate. */

import { settings } from '$/app/settings.svelte';

/** Whether the device asks for reduced motion. */
export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** 0: no animation; 1 to 3: normal to very fast. */
export function speed(): number {
  return settings.speed ?? 0;
}

export function pageHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden === true;
}
