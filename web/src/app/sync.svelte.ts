/** What follows an account to every device: settings, of which the newest change counts, and progress, which is merged. */

import { ask, type Person } from '$/net/api';
import { kept, travelling } from '$/lib/settings';
import { adopt, changes, settings, type Settings } from './settings.svelte';

/** A few changes in a row are sent as one. */
const WAIT = 600;
let me: Person | null = null;
let timer = 0;

/** Something besides the settings that follows an account; unpacking merges it with what is known here. */
interface Piece {
  packed: () => unknown;
  unpack: (stored: unknown) => void;
}
const pieces = new Map<string, Piece>();

/** Let something travel along under a name; what the account has already is unpacked at once. */
export function luggage(name: string, piece: Piece): { changed: () => void } {
  pieces.set(name, piece);
  if (me && takeOver(me, name, piece)) sendSoon();
  return { changed: sendSoon };
}

/** Somebody was recognised: take the settings of the account, or give it those of this device. */
export function bring(person: Person | null): void {
  me = person?.account ? person : null;
  if (!me) return;
  changes.add(sendSoon);
  const stored = kept(me.settings);
  if (stored) adopt(stored);
  if (takeOverAll(me) || !stored) void send();
}

/** Unpack what the account has; whether this device knows of more. */
function takeOver(person: Person, name: string, piece: Piece): boolean {
  const stored = person.settings[name];
  if (stored) piece.unpack(stored);
  return JSON.stringify(piece.packed()) !== JSON.stringify(stored);
}

function takeOverAll(person: Person): boolean {
  return [...pieces].map(([name, piece]) => takeOver(person, name, piece)).some(Boolean);
}

async function send(): Promise<void> {
  if (!me) return;
  const own = me;
  try {
    // Another device may be further by now: what it knows is not written over.
    const now = await ask<Person>('/me');
    if (me !== own || now.id !== own.id) return;
    takeOverAll(now);
    const page = travelling($state.snapshot(settings) as Settings);
    const packed = Object.fromEntries([...pieces].map(([name, piece]) => [name, piece.packed()]));
    const wanted = { settings: { ...now.settings, ...packed, page }, language: settings.language };
    own.settings = wanted.settings;
    await ask<Person>('/me', wanted, 'PATCH');
  } catch {
    // What is not stored now is stored with the next change; this device has it in any case.
  }
}

function sendSoon(): void {
  if (!me) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => void send(), WAIT);
}
