import { selectorOf, tabOf } from '$/table/targets';
import { bestPlace } from '$/lib/geometry';
import { describe, expect, test } from 'vitest';
import {
  pointsNow,
  type LessonShown,
  type Step,
  mergedProgress,
  readProgress,
  progressToSync,
  withLesson,
} from '$/features/lessons/lesson';
import type { GameView } from '$/lib/types';

const view = {
  towers: [{ tower: 'B', floors: [{ space: 'B1', card: 31, members: [] }] }],
  seats: [{ cards: { territory: [1], character: [], building: [], venture: [] } }],
} as unknown as GameView;

const step = (wait: string, points: string[]): Step => ({ wait, points }) as unknown as Step;
const empty = { member: null, pinned: null, servants: 0, considered: null };

describe('what a lesson points at', () => {
  test('is found on the page', () => {
    expect(selectorOf('space:market1', view)).toBe('[data-space="market1"]');
    expect(selectorOf('move:#29 "x"', view)).toBe('[data-move="#29 \\"x\\""]');
    expect(selectorOf('move:discard sisto_iv', view)).toBe(
      'dialog[open] [data-move="discard sisto_iv"], [data-leader="sisto_iv"]',
    );
    expect(selectorOf('seat:B', view)).toBe('[data-seat="1"]');
    expect(selectorOf('dice', view)).toBe('.bar .dice');
  });
  test('a card of a tower is its floor, one in a lane the card itself', () => {
    expect(selectorOf('card:31', view)).toBe('[data-space="B1"]');
    expect(selectorOf('card:1', view)).toBe('[data-card="1"]');
  });
  test('lies in a tab of the phone', () => {
    expect(tabOf('space:T1', view, 0)).toBe('towers');
    expect(tabOf('space:market1', view, 0)).toBe('city');
    expect(tabOf('card:31', view, 0)).toBe('towers');
    expect(tabOf('card:1', view, 0)).toBe('me');
    expect(tabOf('member:white', view, 0)).toBe('me');
    expect(tabOf('good:coins', view, 0)).toBeUndefined();
  });
});

describe('the way to a move', () => {
  const points = ['member:neutral', 'space:market2', 'servants:2'];
  test('leads from the member over the space and the servants to the button', () => {
    const way = step('move', points);
    expect(pointsNow(way, empty)).toEqual(['member:neutral']);
    expect(pointsNow(way, { ...empty, member: 'white' })).toEqual(['member:neutral']);
    const held = { ...empty, member: 'neutral' };
    expect(pointsNow(way, held)).toEqual(['space:market2']);
    expect(pointsNow(way, { ...held, pinned: 'market2', servants: 1 })).toEqual(['servants:2']);
    expect(pointsNow(way, { ...held, pinned: 'market2', servants: 2 })).toEqual(['button:confirm']);
  });
  test('leads from the row of a bid to its button', () => {
    const way = step('move', ['move:bid 1 2']);
    expect(pointsNow(way, { ...empty, considered: 'bid 1 3' })).toEqual(['move:bid 1 2']);
    expect(pointsNow(way, { ...empty, considered: 'bid 1 2' })).toEqual(['button:confirm']);
  });
  test('ends at the space where the move is to be refused', () => {
    const way = step('try', points.slice(0, 2));
    expect(pointsNow(way, { ...empty, member: 'neutral', pinned: 'market2' })).toEqual([]);
  });
  test('shows everything at once while something is said', () => {
    expect(pointsNow(step('continue', points), empty)).toEqual(points);
    expect(pointsNow(step('move', ['move:support']), empty)).toEqual(['move:support']);
  });
});

test('words stand where they hide least, the first of equal places', () => {
  const box = (left: number) => ({ left, top: 0, width: 10, height: 10 });
  const sights = [
    { ...box(0), weight: 5 },
    { ...box(20), weight: 1 },
  ];
  expect(bestPlace([box(0), box(20), box(40), box(60)], sights)).toEqual(box(40));
  expect(bestPlace([box(0), box(20)], sights)).toEqual(box(20));
  expect(bestPlace([], sights)).toBeUndefined();
});

describe('progress', () => {
  const shown = (wait: string, actions: string[], stars?: number): LessonShown =>
    ({ id: 'dice', actions, stars, step: { wait } }) as unknown as LessonShown;
  test('keeps where one stopped, and forgets it at the end', () => {
    const nothing = { done: [], begun: {}, stars: {} };
    const begun = withLesson(nothing, shown('move', ['continue']));
    expect(begun).toEqual({ ...nothing, begun: { dice: ['continue'] } });
    const done = withLesson(begun, shown('over', ['continue', 'move end'], 2));
    expect(done).toEqual({ done: ['dice'], begun: {}, stars: { dice: 2 } });
    expect(withLesson(done, shown('over', []))).toEqual(done);
    // The best attempt counts.
    expect(withLesson(done, shown('over', [], 1)).stars).toEqual({ dice: 2 });
    expect(withLesson(done, shown('over', [], 3)).stars).toEqual({ dice: 3 });
  });
  test('that cannot be read counts as none', () => {
    for (const data of [null, '', 'x', [], 7, { done: 3, begun: 4 }, { done: [1], begun: { dice: 'x' } }]) {
      expect(readProgress(data)).toEqual({ done: [], begun: {}, stars: {} });
    }
  });
  test('of two devices is merged, and nothing is lost', () => {
    const phone = { done: ['florence'], begun: { dice: ['a', 'b'], towers: ['a'] }, stars: { florence: 1 } };
    const desk = {
      done: ['dice'],
      begun: { towers: ['a', 'b', 'c'], church: ['a'] },
      stars: { florence: 2, dice: 3 },
    };
    const both = { ...desk, done: ['florence', 'dice'] };
    expect(mergedProgress(phone, desk)).toEqual(both);
    expect(mergedProgress(both, phone)).toEqual(both);
    expect(mergedProgress(both, { done: [], begun: {}, stars: {} })).toEqual(both);
  });
  test('travels whole while it fits; what is done always does', () => {
    const small = { done: ['florence'], begun: { dice: ['a'] }, stars: { florence: 3 } };
    expect(progressToSync(small)).toEqual(small);
    const long = { ...small, begun: { dice: ['a'], towers: Array<string>(2000).fill('move end') } };
    expect(progressToSync(long)).toEqual(small);
  });
});
