/** Settings that follow an account to every device: the server keeps them, the newest change counts. */

import { ask, type Person } from '$/net/api';
import { adopt, changes, settings, type Settings } from './settings.svelte';
import { kept, travelling } from '$/model/travel';

/** A few changes in a row are sent as one. */
const WAIT = 600;
let me: Person | null = null;
let timer = 0;

/** Something besides the settings that follows an account. */
interface Piece {
  packed: () => unknown;
  unpack: (stored: unknown) => void;
}
const pieces = new Map<string, Piece>();

/** Let something travel along under a name; what the account has already is unpacked at once. */
export function luggage(name: string, piece: Piece): { changed: () => void } {
  pieces.set(name, piece);
  if (me?.settings[name]) piece.unpack(me.settings[name]);
  return { changed: sendSoon };
}

/** Somebody was recognised: take the settings of the account, or give it those of this device. */
export function bring(person: Person | null): void {
  me = person?.account ? person : null;
  if (!me) return;
  changes.add(sendSoon);
  for (const [name, piece] of pieces) if (me.settings[name]) piece.unpack(me.settings[name]);
  const stored = kept(me.settings);
  if (stored) adopt(stored);
  else send();
}

function send(): void {
  if (!me) return;
  const page = travelling($state.snapshot(settings) as Settings);
  const packed = Object.fromEntries([...pieces].map(([name, piece]) => [name, piece.packed()]));
  const wanted = { settings: { ...me.settings, ...packed, page }, language: settings.language };
  me.settings = wanted.settings;
  // What is not stored now is stored with the next change; this device has it in any case.
  ask<Person>('/me', wanted, 'PATCH').catch(() => undefined);
}

function sendSoon(): void {
  if (!me) return;
  clearTimeout(timer);
  timer = window.setTimeout(send, WAIT);
}
