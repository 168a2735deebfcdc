/** A chapter of the course: what to point at next, and how far somebody is in the course. */

import type { Schemas } from '$/lib/types';

export type LessonShown = Schemas['LessonShown'];
export type Step = Schemas['LessonStep'];

/** What the learner has in hand. */
export interface Hand {
  member: string | null;
  /** The space that is held, and how many servants its move takes. */
  pinned: string | null;
  servants: number;
  /** A move that is chosen and only waits for its button, such as a bid. */
  considered: string | null;
}

/** What to look at now: everything while something is said; on the way to a move one thing after the other. */
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

export interface Progress {
  done: string[];
  begun: Record<string, string[]>;
}

/** What is begun travels while it fits: an account's settings may have 20,000 characters in all. */
const MOST_LETTERS = 12_000;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Anything that makes no sense counts as nothing. */
export function readProgress(data: unknown): Progress {
  const found = (typeof data === 'object' && data !== null ? data : {}) as Partial<Progress>;
  const begun = typeof found.begun === 'object' && found.begun !== null ? found.begun : {};
  return {
    done: isTexts(found.done) ? found.done : [],
    begun: Object.fromEntries(Object.entries(begun).filter(([, actions]) => isTexts(actions))),
  };
}

/** The progress after a learner stands somewhere else. */
export function withLesson(
  progress: Progress,
  shown: Pick<Schemas['LessonShown'], 'id' | 'step' | 'actions'>,
): Progress {
  const begun = Object.fromEntries(Object.entries(progress.begun).filter(([id]) => id !== shown.id));
  if (shown.step.wait !== 'over') {
    return { ...progress, begun: shown.actions.length ? { ...begun, [shown.id]: shown.actions } : begun };
  }
  const done = progress.done.includes(shown.id) ? progress.done : [...progress.done, shown.id];
  return { done, begun };
}

/** What two devices know together: what is done on one is done, and what is begun on both is where one was further. */
export function mergedProgress(one: Progress, other: Progress): Progress {
  const done = [...new Set([...one.done, ...other.done])];
  const begun: Record<string, string[]> = {};
  for (const progress of [one, other]) {
    for (const [id, actions] of Object.entries(progress.begun)) {
      if (!done.includes(id) && actions.length > (begun[id]?.length ?? 0)) begun[id] = actions;
    }
  }
  return { done, begun };
}

/** What of it is given to the account: all that is done, and of what is begun as much as fits. */
export function progressToSync(progress: Progress): Progress {
  const begun: Record<string, string[]> = {};
  let room = MOST_LETTERS - JSON.stringify(progress.done).length;
  for (const [id, actions] of Object.entries(progress.begun)) {
    room -= JSON.stringify([id, actions]).length;
    if (room >= 0) begun[id] = actions;
  }
  return { done: progress.done, begun };
}
