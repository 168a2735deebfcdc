/** What follows an account to every device: settings, of which the newest change counts, and progress, which is merged. */

import { ask, type Person } from '$/net/api';
import { storedSettings, syncedSettings } from '$/lib/stored-settings';
import { applyStored, onChange, settings, type Settings } from './settings.svelte';

/** A few changes in a row are sent as one. */
const WAIT = 600;
let me: Person | null = null;
let timer = 0;

/** Something besides the settings that follows an account; unpacking merges it with what is known here. */
interface SyncedData {
  read: () => unknown;
  merge: (stored: unknown) => void;
}
const synced = new Map<string, SyncedData>();

/** Let something travel along under a name; what the account has already is unpacked at once. */
export function synchronised(name: string, data: SyncedData): { changed: () => void } {
  synced.set(name, data);
  if (me && mergeFrom(me, name, data)) sendSoon();
  return { changed: sendSoon };
}

/** Somebody was recognised: take the settings of the account, or give it those of this device. */
export function startSync(person: Person | null): void {
  me = person?.account ? person : null;
  if (!me) return;
  onChange.add(sendSoon);
  const stored = storedSettings(me.settings);
  if (stored) applyStored(stored);
  if (mergeAll(me) || !stored) void send();
}

/** Unpack what the account has; whether this device knows of more. */
function mergeFrom(person: Person, name: string, data: SyncedData): boolean {
  const stored = person.settings[name];
  if (stored) data.merge(stored);
  return JSON.stringify(data.read()) !== JSON.stringify(stored);
}

function mergeAll(person: Person): boolean {
  return [...synced].map(([name, data]) => mergeFrom(person, name, data)).some(Boolean);
}

async function send(): Promise<void> {
  if (!me) return;
  const own = me;
  try {
    // Another device may be further by now: what it knows is not written over.
    const now = await ask<Person>('/me');
    if (me !== own || now.id !== own.id) return;
    mergeAll(now);
    const page = syncedSettings($state.snapshot(settings) as Settings);
    const read = Object.fromEntries([...synced].map(([name, data]) => [name, data.read()]));
    const wanted = { settings: { ...now.settings, ...read, page }, language: settings.language };
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
