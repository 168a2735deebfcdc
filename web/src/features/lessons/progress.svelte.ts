/** How far one is in the course, in this browser and, with an account, on every device. */

import { mergedProgress, readProgress, travellingProgress, type Progress } from './lesson';
import { keep, readKept } from '$/app/storage';
import { luggage } from '$/app/sync.svelte';

const PLACE = 'magnifico.lessons';

export const progress = $state<{ now: Progress }>({ now: readProgress(readKept(PLACE)) });

export function keepProgress(next: Progress): void {
  progress.now = next;
  keep(PLACE, next);
}

function here(): Progress {
  return readProgress($state.snapshot(progress.now));
}

export const travels = luggage('lessons', {
  packed: () => travellingProgress(here()),
  unpack: (stored) => keepProgress(mergedProgress(here(), readProgress(stored))),
});
