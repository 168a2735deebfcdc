/** Lessons: what to point at next, and progress in the course. */

import type { Schemas } from '$/lib/types';

export type LessonShown = Schemas['LessonShown'];
export type Step = Schemas['LessonStep'];

/** The learner's current selection. */
export interface Hand {
  member: string | null;
  /** The pinned space, and the servants for its move. */
  pinned: string | null;
  servants: number;
  /** A selected move that only waits for its button, such as a bid. */
  considered: string | null;
}

/** Targets to point at: all of them while the step explains, one after the other on the way to a move. */
export function pointsNow(step: Step, hand: Hand): string[] {
  const { points } = step;
  const [first = ''] = points;
  if (first.startsWith('move:bid ') && hand.considered === first.slice('move:'.length))
    return ['button:confirm'];
  const member = points.find((one) => one.startsWith('member:'));
  const space = points.find((one) => one.startsWith('space:'));
  if (!['move', 'kind', 'goal', 'try'].includes(step.wait) || !space) return points;
  if (member && hand.member !== member.slice('member:'.length)) return [member];
  if (hand.pinned !== space.slice('space:'.length)) return [space];
  if (step.wait === 'try') return [];
  const servants = points.find((one) => one.startsWith('servants:'));
  if (servants && hand.servants < Number(servants.slice('servants:'.length))) return [servants];
  return ['button:confirm'];
}

/** `stars`: the most a finished chapter was worth. */
export interface Progress {
  done: string[];
  begun: Record<string, string[]>;
  stars: Record<string, number>;
}

/** Started chapters are synced as far as they fit: an account's settings are limited to 20,000 characters. */
const MOST_LETTERS = 12_000;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Invalid data counts as no progress. */
export function readProgress(data: unknown): Progress {
  const found = (typeof data === 'object' && data !== null ? data : {}) as Partial<Progress>;
  const begun = typeof found.begun === 'object' && found.begun !== null ? found.begun : {};
  const stars = typeof found.stars === 'object' && found.stars !== null ? found.stars : {};
  return {
    done: isTexts(found.done) ? found.done : [],
    begun: Object.fromEntries(Object.entries(begun).filter(([, actions]) => isTexts(actions))),
    stars: Object.fromEntries(Object.entries(stars).filter(([, count]) => typeof count === 'number')),
  };
}

/** The progress after the learner's last action. */
export function withLesson(
  progress: Progress,
  shown: Pick<Schemas['LessonShown'], 'id' | 'step' | 'actions' | 'stars'>,
): Progress {
  const begun = Object.fromEntries(Object.entries(progress.begun).filter(([id]) => id !== shown.id));
  if (shown.step.wait !== 'over') {
    return { ...progress, begun: shown.actions.length ? { ...begun, [shown.id]: shown.actions } : begun };
  }
  const done = progress.done.includes(shown.id) ? progress.done : [...progress.done, shown.id];
  return { done, begun, stars: mostStars(progress.stars, shown.stars ? { [shown.id]: shown.stars } : {}) };
}

function mostStars(one: Progress['stars'], other: Progress['stars']): Progress['stars'] {
  const most = { ...one };
  for (const [id, count] of Object.entries(other)) most[id] = Math.max(count, most[id] ?? 0);
  return most;
}

/** Merge the progress of two devices: a chapter is done if it is on either; of a started one the longer attempt counts. */
export function mergedProgress(one: Progress, other: Progress): Progress {
  const done = [...new Set([...one.done, ...other.done])];
  const begun: Record<string, string[]> = {};
  for (const progress of [one, other]) {
    for (const [id, actions] of Object.entries(progress.begun)) {
      if (!done.includes(id) && actions.length > (begun[id]?.length ?? 0)) begun[id] = actions;
    }
  }
  return { done, begun, stars: mostStars(one.stars, other.stars) };
}

/** The part of the progress that is synced: all finished chapters, and started ones as far as they fit. */
export function progressToSync(progress: Progress): Progress {
  const begun: Record<string, string[]> = {};
  let room = MOST_LETTERS - JSON.stringify([progress.done, progress.stars]).length;
  for (const [id, actions] of Object.entries(progress.begun)) {
    room -= JSON.stringify([id, actions]).length;
    if (room >= 0) begun[id] = actions;
  }
  return { done: progress.done, begun, stars: progress.stars };
}
