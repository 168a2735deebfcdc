/** Which game is suggested, and what the coach remembers. */

import { finishedGames, noteFinished, suitableStrength } from '$/app/storage';
import { beforeEach, expect, test } from 'vitest';
import { noteSaid, playsAlone, saidAt, seatCoach, sendAway } from '$/features/coach/storage';
import { proposalFor } from '$/pages/proposals';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

test('the first game is basic with a coach, and the whole game comes after five', () => {
  const proposals = [0, 1, 2, 3, 4, 5, 40].map((finished) => proposalFor(finished));
  expect(proposals.map((one) => one.key)).toEqual([
    'first',
    'basic',
    'basic',
    'three',
    'three',
    'full',
    'full',
  ]);
  expect(proposals.map((one) => one.coach)).toEqual([true, false, false, false, false, false, false]);
  expect(proposalFor(0, true)).toMatchObject({ key: 'basic', opponents: ['novice'], coach: false });
  for (const one of proposals) expect(one.options?.players).toBe(one.opponents.length + 1);
});

test('a finished game counts once, and what cannot be read counts as none', () => {
  noteFinished('a');
  noteFinished('a');
  noteFinished('b');
  expect(finishedGames()).toEqual(['a', 'b']);
  kept.set('magnifico.finished', '{oops');
  expect(finishedGames()).toEqual([]);
});

test('the opponents of the first games are as strong as the scores suggest', () => {
  const opponents = (): string[] => proposalFor(finishedGames().length, false, suitableStrength()).opponents;
  expect(opponents()).toEqual(['novice']);
  noteFinished('a', 57); // 97 to 40
  expect(opponents()).toEqual(['citizen']);
  noteFinished('a', 57);
  expect(opponents()).toEqual(['citizen']);
  noteFinished('b', -4);
  expect(opponents()).toEqual(['citizen']);
  noteFinished('c', -30);
  expect(opponents()).toEqual(['novice', 'apprentice']);
  noteFinished('d', -90);
  expect(opponents()).toEqual(['novice', 'novice']);
});

test('the coach remembers what it said at each of its tables', () => {
  expect(saidAt('a')).toBeUndefined();
  seatCoach('a');
  noteSaid('a', 'church 1');
  noteSaid('a', 'church 1');
  noteSaid('b', 'church 1');
  expect([saidAt('a'), saidAt('b')]).toEqual([['church 1'], undefined]);
});

test('sent away for one game it comes back with the next, for good it does not until asked', () => {
  seatCoach('a');
  sendAway('a', false);
  seatCoach('b');
  expect([saidAt('a'), saidAt('b')]).toEqual([undefined, []]);
  expect(playsAlone()).toBe(false);
  sendAway('b', true);
  expect(playsAlone()).toBe(true);
  kept.set(
    'magnifico.coach',
    JSON.stringify({ ...JSON.parse(kept.get('magnifico.coach')!), tables: { c: [] } }),
  );
  expect(saidAt('c')).toBeUndefined();
  seatCoach('c');
  expect(saidAt('c')).toEqual([]);
});
