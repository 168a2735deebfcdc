/** Syncs with the account: for settings the latest change wins, progress is merged. */

import { ask, type Person } from '$/net/api';
import { storedSettings, syncedSettings } from '$/lib/stored-settings';
import { applyStored, onChange, settings, type Settings } from './settings.svelte';

/** Changes in quick succession are sent together. */
const WAIT = 600;
let me: Person | null = null;
let timer = 0;

/** Data that is synced besides the settings; `merge` combines the account's version with the local one. */
interface SyncedData {
  read: () => unknown;
  merge: (stored: unknown) => void;
}
const synced = new Map<string, SyncedData>();

/** Sync something under a name, starting with what the account has. */
export function synchronised(name: string, data: SyncedData): { changed: () => void } {
  synced.set(name, data);
  if (me && mergeFrom(me, name, data)) sendSoon();
  return { changed: sendSoon };
}

/** After signing in: apply the account's settings, or send it those of this device. */
export function startSync(person: Person | null): void {
  me = person?.account ? person : null;
  if (!me) return;
  onChange.add(sendSoon);
  const stored = storedSettings(me.settings);
  if (stored) applyStored(stored);
  if (mergeAll(me) || !stored) void send();
}

/** Merge the account's version; returns whether this device knows more. */
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
    // Read first: another device may have stored something since.
    const now = await ask<Person>('/me');
    if (me !== own || now.id !== own.id) return;
    mergeAll(now);
    const page = syncedSettings($state.snapshot(settings) as Settings);
    const read = Object.fromEntries([...synced].map(([name, data]) => [name, data.read()]));
    const wanted = { settings: { ...now.settings, ...read, page }, language: settings.language };
    own.settings = wanted.settings;
    await ask<Person>('/me', wanted, 'PATCH');
  } catch {
    // It is sent with the next change; this device has it in any case.
  }
}

function sendSoon(): void {
  if (!me) return;
  clearTimeout(timer);
  timer = window.setTimeout(() => void send(), WAIT);
}
