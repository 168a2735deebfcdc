/** What follows an account to every device: settings, of which the newest change counts, and progress, which is merged. */

import { ask, type Person } from '$/net/api';
import { kept, travelling } from '$/model/travel';
import { mergedProgress, readProgress, travellingProgress } from '$/model/progress';
import { keepProgress, progress, steps } from './progress.svelte';
import { adopt, changes, settings, type Settings } from './settings.svelte';

/** A few changes in a row are sent as one. */
const WAIT = 600;
let me: Person | null = null;
let timer = 0;

/** Somebody was recognised: take the settings of the account, or give it those of this device. */
export function bring(person: Person | null): void {
  me = person?.account ? person : null;
  if (!me) return;
  changes.add(sendSoon);
  steps.add(sendSoon);
  const stored = kept(me.settings);
  if (stored) adopt(stored);
  if (learnFrom(me) || !stored) void send();
}

/** Take over what was learned on other devices; whether this one knows of more. */
function learnFrom(person: Person): boolean {
  const stored = readProgress((person.settings as { lessons?: unknown } | undefined)?.lessons);
  const merged = mergedProgress(readProgress($state.snapshot(progress.now)), stored);
  keepProgress(merged);
  return JSON.stringify(travellingProgress(merged)) !== JSON.stringify(stored);
}

async function send(): Promise<void> {
  if (!me) return;
  const own = me;
  try {
    // Another device may have gone on: what it has learned is not written over.
    const now = await ask<Person>('/me');
    if (me !== own || now.id !== own.id) return;
    learnFrom(now);
    const page = travelling($state.snapshot(settings) as Settings);
    const lessons = travellingProgress(readProgress($state.snapshot(progress.now)));
    const wanted = { settings: { ...now.settings, page, lessons }, language: settings.language };
    own.settings = wanted.settings;
    await ask<Person>('/me', wanted, 'PATCH');
  } catch {
    // What is not stored now is stored with the next change; this device has it in any case.
  }
}

function sendSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void send(), WAIT);
}
