/** Things that answer to being looked at: pointing and focus show their words, a long press enlarges them. */

import type { Thing } from './overlay.svelte';
import { on } from 'svelte/events';
import type { Table } from './table.svelte';

/** How long a finger rests on something to enlarge it. */
export const LONG_PRESS = 550;
/** Below this width there is no panel on the right. */
export const WIDE = 1100;

interface Inspected {
  table: Table;
  thing: Thing | null;
}

export function inspect(node: HTMLElement, given: Inspected) {
  let { table, thing } = given;
  let timer = 0;
  let held = false;
  const release = (): void => clearTimeout(timer);
  const listeners: [string, (event: Event) => void][] = [
    [
      'pointerenter',
      (event) => (event as PointerEvent).pointerType === 'mouse' && table.inspector.show(thing, node),
    ],
    [
      'pointerleave',
      () => {
        release();
        table.inspector.hide(thing);
      },
    ],
    ['focus', () => node.matches(':focus-visible') && table.inspector.show(thing, node)],
    ['blur', () => table.inspector.hide(thing)],
    [
      'pointerdown',
      () => {
        held = false;
        timer = window.setTimeout(() => {
          held = true;
          if (thing) table.overlay.zoom = thing;
        }, LONG_PRESS);
      },
    ],
    ['pointerup', release],
    ['pointercancel', release],
    ['contextmenu', (event) => event.preventDefault()],
  ];
  /** The click that ends a long press does nothing more. */
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Not addEventListener: focus leaves a card while the page removes it, and Svelte forbids changes in that moment.
  const ends = listeners.map(([name, listener]) => on(node, name, listener));
  ends.push(on(node, 'click', click, { capture: true }));
  return {
    update(now: Inspected): void {
      ({ table, thing } = now);
    },
    destroy(): void {
      release();
      table.inspector.hide(thing);
      for (const end of ends) end();
    },
  };
}
