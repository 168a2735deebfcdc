/** Tells players that it is their turn: in the tab's title and icon and, if they asked for it, by sound or notification. */

import { settings } from './settings.svelte';
import { T } from '$/texts/fluent.svelte';

let before = false;

/** Whether the browser allows notifications. */
export function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

function notice(table: string): void {
  try {
    const shown = new Notification(T('your-turn'), {
      body: table,
      tag: 'magnifico',
      icon: new URL('lily.svg', location.href).href,
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // Mobile browsers only allow notifications from service workers; the title says it anyway.
  }
}

export function callAttention(mine: boolean, table: string): void {
  document.title = mine ? `● ${T('your-turn')}` : 'Magnifico';
  document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? './lily-turn.svg' : './lily.svg');
  if (mine && !before) {
    if (settings.sound) void import('$/ui/sound').then((loaded) => loaded.sound('turn'));
    if (settings.notify && document.hidden && mayNotify()) notice(table);
  }
  before = mine;
}
