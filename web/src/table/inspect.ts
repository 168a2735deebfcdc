/** Makes something inspectable: hover and focus show it in the panel, a long press enlarges it. */

import type { Thing } from './overlay.svelte';
import { on } from 'svelte/events';
import type { Table } from './table.svelte';

/** How long a press enlarges, in milliseconds. */
export const LONG_PRESS = 550;
/** Narrower screens have no panel on the right. */
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
  /** Swallow the click at the end of a long press. */
  const click = (event: MouseEvent): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Not addEventListener: focus leaves a card while Svelte removes it, and state can't change then.
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
