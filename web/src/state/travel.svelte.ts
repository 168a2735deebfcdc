/** Settings that follow an account to every device: the server keeps them, the newest change counts. */

import { ask, type Person } from '$/net/api';
import { adopt, changes, settings, type Settings } from './settings.svelte';
import { kept, travelling } from '$/model/travel';

/** A few changes in a row are sent as one. */
const WAIT = 600;
let me: Person | null = null;
let timer = 0;

/** Somebody was recognised: take the settings of the account, or give it those of this device. */
export function bring(person: Person | null): void {
  me = person?.account ? person : null;
  if (!me) return;
  changes.add(sendSoon);
  const stored = kept(me.settings);
  if (stored) adopt(stored);
  else send();
}

function send(): void {
  if (!me) return;
  const page = travelling($state.snapshot(settings) as Settings);
  const wanted = { settings: { ...me.settings, page }, language: settings.language };
  me.settings = wanted.settings;
  // What is not stored now is stored with the next change; this device has it in any case.
  ask<Person>('/me', wanted, 'PATCH').catch(() => undefined);
}

function sendSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(send, WAIT);
}
