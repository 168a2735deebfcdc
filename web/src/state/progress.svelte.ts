/** How far one is in the course, in this browser; travel.svelte.ts takes it along with an account. */

import { keep, readKept } from '$/model/kept';
import { readProgress, type Progress } from '$/model/progress';

const PLACE = 'magnifico.lessons';

export const progress = $state<{ now: Progress }>({ now: readProgress(readKept(PLACE)) });

/** What to do after a step was made here. */
export const steps = new Set<() => void>();

export function keepProgress(next: Progress): void {
  progress.now = next;
  keep(PLACE, next);
}
