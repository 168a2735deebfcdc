/** "It is your turn": in the title and the icon of the tab, and where one asked for it by sound or by a notice of the browser. */

import { settings } from './settings.svelte';
import { T } from '$/texts/fluent.svelte';

let before = false;

function chime(): void {
  const audio = new AudioContext();
  [660, 880].forEach((pitch, at) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.05, audio.currentTime + at * 0.14);
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at * 0.14 + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at * 0.14);
    tone.stop(audio.currentTime + at * 0.14 + 0.32);
  });
}

/** Whether the browser would show a notice, as far as one has been asked. */
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
    // Browsers of phones let only service workers show notices; the title of the tab says it anyway.
  }
}

export function callAttention(mine: boolean, table: string): void {
  document.title = mine ? `● ${T('your-turn')}` : 'Magnifico';
  document.querySelector('link[rel=icon]')?.setAttribute('href', mine ? './lily-turn.svg' : './lily.svg');
  if (mine && !before) {
    if (settings.sound) chime();
    if (settings.notify && document.hidden && mayNotify()) notice(table);
  }
  before = mine;
}
