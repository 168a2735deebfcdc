/** "It is your turn": in the tab's title, and where one asked for it by sound or by a notice of the browser. */

import { settings } from './settings.svelte';
import { t } from '$/texts/fluent.svelte';

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

export function callAttention(mine: boolean, table: string): void {
  document.title = mine ? `● ${t('your-turn')}` : 'Magnifico';
  if (mine && !before) {
    if (settings.sound) chime();
    if (
      settings.notify &&
      document.hidden &&
      'Notification' in window &&
      Notification.permission === 'granted'
    ) {
      new Notification(t('your-turn'), { body: table, tag: 'magnifico' });
    }
  }
  before = mine;
}
