/** Where the replay buttons lead, and which moment an address names. */

import { momentOf, stopAfter } from '$/lib/log';
import { describe, expect, test } from 'vitest';
import type { LogRecord } from '$/lib/types';

/** Ada places and ends, Bice places and ends, which starts the second round; then Bice places. */
const records = [
  ['placed'],
  ['turn_ended'],
  ['placed', 'gained'],
  ['turn_ended', 'round_started', 'dice'],
  ['placed'],
].map((names, at) => ({ number: at + 1, events: names.map((name) => ({ name })) }) as unknown as LogRecord);

describe('a step of a replay', () => {
  test('by a move goes to the next entry, never beyond the beginning or the present', () => {
    expect([0, 2, 5].map((from) => stopAfter(records, from, 'move', 1))).toEqual([1, 3, 5]);
    expect([0, 2, 5].map((from) => stopAfter(records, from, 'move', -1))).toEqual([0, 1, 4]);
  });

  test('by a turn goes to where a turn has just ended', () => {
    expect([0, 1, 2, 3, 4].map((from) => stopAfter(records, from, 'turn', 1))).toEqual([2, 2, 4, 4, 5]);
    expect([5, 4, 3, 2, 1].map((from) => stopAfter(records, from, 'turn', -1))).toEqual([4, 2, 2, 0, 0]);
  });

  test('by a round goes to where a round has just begun', () => {
    expect([0, 3, 4].map((from) => stopAfter(records, from, 'round', 1))).toEqual([4, 4, 5]);
    expect([5, 4, 2].map((from) => stopAfter(records, from, 'round', -1))).toEqual([4, 0, 0]);
  });

  test('stays where it is in a game without entries', () => {
    for (const stride of ['move', 'turn', 'round'] as const)
      expect([stopAfter([], 0, stride, 1), stopAfter([], 0, stride, -1)]).toEqual([0, 0]);
  });
});

test('an address names a moment by its number, and anything else means now', () => {
  expect(['67', '0', undefined, '', 'x', '-1', '1e3', '12345678'].map(momentOf)).toEqual([
    67,
    0,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
