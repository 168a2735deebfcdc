/** Progress in the course, stored in this browser and synced with the account. */

import { mergedProgress, readProgress, progressToSync, type Progress } from './lesson';
import { store, readStored } from '$/app/storage';
import { synchronised } from '$/app/sync.svelte';

const KEY = 'magnifico.lessons';

export const progress = $state<{ now: Progress }>({ now: readProgress(readStored(KEY)) });

export function keepProgress(next: Progress): void {
  progress.now = next;
  store(KEY, next);
}

function here(): Progress {
  return readProgress($state.snapshot(progress.now));
}

export const sync = synchronised('lessons', {
  read: () => progressToSync(here()),
  merge: (stored) => keepProgress(mergedProgress(here(), readProgress(stored))),
});
