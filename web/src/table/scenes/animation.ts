/** How fast scenes are shown, and whether anything may move. */

import { settings } from '$/app/settings.svelte';

/** Whether the reader asked the device for less movement. */
export function reducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** 0: what happens is shown at once; 1 to 3: normal to very fast. */
export function speed(): number {
  return settings.speed ?? 0;
}

/** Nobody looks. */
export function pageHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden === true;
}
