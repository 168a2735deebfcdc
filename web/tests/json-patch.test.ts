/** JSON Patch, which is sent instead of the whole state. */

import { compare, type Operation as AnyOperation } from 'fast-json-patch';
import { describe, expect, test } from 'vitest';
import { applied, type Json, MisfitError, type Operation } from '$/net/json-patch';

/** Deterministic small numbers. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const KEYS = ['a', 'b', 'c', '0', '-', 'x/y', '~'];

function randomJson(roll: (sides: number) => number, depth = 4): Json {
  switch (roll(depth > 0 ? 7 : 4)) {
    case 0:
      return null;
    case 1:
      return roll(2) === 0;
    case 2:
      return roll(5);
    case 3:
      return `text ${roll(3)}`;
    case 4:
      return Array.from({ length: roll(5) }, () => randomJson(roll, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: roll(6) }, () => [KEYS[roll(KEYS.length)]!, randomJson(roll, depth - 1)]),
      );
  }
}

describe('a patch', () => {
  test.each<[string, Json, Operation[], Json]>([
    ['replaces a member', { a: 1 }, [{ op: 'replace', path: '/a', value: null }], { a: null }],
    ['adds a member', { a: 1 }, [{ op: 'add', path: '/b', value: { c: 2 } }], { a: 1, b: { c: 2 } }],
    ['removes a member', { a: 1, b: 2 }, [{ op: 'remove', path: '/a' }], { b: 2 }],
    [
      'changes an item',
      { a: [{ b: 1 }, 2] },
      [{ op: 'replace', path: '/a/0/b', value: 3 }],
      { a: [{ b: 3 }, 2] },
    ],
    ['inserts an item', [1, 3], [{ op: 'add', path: '/1', value: 2 }], [1, 2, 3]],
    ['appends an item', [1], [{ op: 'add', path: '/-', value: 2 }], [1, 2]],
    ['removes an item', [1, 2, 3], [{ op: 'remove', path: '/1' }], [1, 3]],
    ['replaces everything', { a: 1 }, [{ op: 'replace', path: '', value: [] }], []],
    ['may be empty', { a: 1 }, [], { a: 1 }],
    ['unescapes its path', { 'x/y': 1, '~': 2 }, [{ op: 'remove', path: '/x~1y' }], { '~': 2 }],
  ])('%s', (_, before, patch, after) => {
    const kept = structuredClone(before);
    expect(applied(before, patch)).toEqual(after);
    expect(before).toEqual(kept);
  });

  test.each<[string, Json, Operation]>([
    ['a member that is not there', { a: 1 }, { op: 'replace', path: '/b', value: 2 }],
    ['removing what is not there', { a: 1 }, { op: 'remove', path: '/b' }],
    ['a parent that is not there', { a: 1 }, { op: 'add', path: '/b/c', value: 2 }],
    ['a parent of another kind', { a: 1 }, { op: 'replace', path: '/a/b', value: 2 }],
    ['an item behind the end', { a: [1] }, { op: 'replace', path: '/a/1', value: 2 }],
    ['a gap', { a: [1] }, { op: 'add', path: '/a/2', value: 2 }],
    ['a member of an array', { a: [1] }, { op: 'add', path: '/a/b', value: 2 }],
  ])('for %s is refused', (_, before, operation) => {
    expect(() => applied(before, [operation])).toThrow(MisfitError);
  });

  test('leaves everything it does not name as it is', () => {
    const before = { seats: [{ goods: { wood: 1 } }, { goods: { wood: 2 } }], dice: { white: 3 } };
    const patch: Operation[] = [{ op: 'replace', path: '/seats/1/goods/wood', value: 4 }];
    const after = applied(before, patch) as typeof before;
    expect(after.seats[1]).toEqual({ goods: { wood: 4 } });
    expect(after.dice).toBe(before.dice);
    expect(after.seats[0]).toBe(before.seats[0]);
  });

  test('of the usual library leads from any value to any other', () => {
    const roll = dice(7);
    for (let round = 0; round < 1000; round++) {
      const [before, after] = [{ root: randomJson(roll) }, { root: randomJson(roll) }];
      const kept = structuredClone(before);
      const patch = compare(before, after) as AnyOperation[] as Operation[];
      expect(applied(before, patch)).toEqual(after);
      expect(before).toEqual(kept);
    }
  });
});
