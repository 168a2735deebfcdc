/** Differences between two states: what is sent instead of the whole. */

import { describe, expect, test } from 'vitest';
import { apply, type Json, MisfitError } from '$/net/differences';

/** Small numbers that are the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

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
        Array.from({ length: roll(6) }, () => ['abcdef'[roll(6)]!, randomJson(roll, depth - 1)]),
      );
  }
}

/** The same value with something changed here and there. */
function changed(value: Json, roll: (sides: number) => number): Json {
  if (roll(6) === 0) return randomJson(roll, 2);
  if (Array.isArray(value)) {
    const items = value.map((one) => (roll(3) === 0 ? changed(one, roll) : structuredClone(one)));
    if (roll(4) === 0) items.pop();
    if (roll(4) === 0) items.push(randomJson(roll, 2));
    return items;
  }
  if (value === null || typeof value !== 'object') return roll(3) === 0 ? roll(5) : value;
  const result: { [key: string]: Json } = {};
  for (const [key, one] of Object.entries(value))
    if (roll(8) > 0) result[key] = roll(3) === 0 ? changed(one, roll) : structuredClone(one);
  if (roll(4) === 0) result['abcdef'[roll(6)]!] = randomJson(roll, 2);
  return result;
}

const whole = (value: Json): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { '=': value } : value;

/** The patch from one value to another; undefined if there is nothing to say. */
function patchOf(before: Json, after: Json): Json | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) {
    const patch: { [key: string]: Json } = { '#': after.length };
    after.forEach((one, index) => {
      const inner = index < before.length ? patchOf(before[index]!, one) : { '=': one };
      if (inner !== undefined) patch[index] = inner;
    });
    return patch;
  }
  if (
    before === null ||
    after === null ||
    typeof before !== 'object' ||
    typeof after !== 'object' ||
    Array.isArray(before) ||
    Array.isArray(after)
  )
    return whole(after);
  const patch: { [key: string]: Json } = {};
  const gone = Object.keys(before).filter((key) => !(key in after));
  if (gone.length) patch['-'] = gone;
  for (const [key, one] of Object.entries(after)) {
    const inner = key in before ? patchOf(before[key]!, one) : whole(one);
    if (inner !== undefined) patch[key] = inner;
  }
  return patch;
}

/** Every object and array in a value by its place. */
function places(value: Json, path = ''): Map<string, object> {
  const found = new Map<string, object>();
  if (value === null || typeof value !== 'object') return found;
  found.set(path, value);
  for (const [key, one] of Object.entries(value))
    for (const [place, inner] of places(one, `${path}/${key}`)) found.set(place, inner);
  return found;
}

describe('a patch', () => {
  test.each<[string, Json, Json, Json]>([
    ['replaces by a scalar', { a: 1 }, 2, 2],
    ['replaces by null', { a: 1 }, { a: null }, { a: null }],
    ['replaces by an array', { a: [1, 2] }, { a: [3] }, { a: [3] }],
    ['replaces by an object', { a: [1] }, { a: { '=': { b: 1 } } }, { a: { b: 1 } }],
    ['adds and removes keys', { a: 1, b: 2 }, { c: 3, '-': ['a'] }, { b: 2, c: 3 }],
    [
      'changes what is deep inside',
      { a: { b: [{ c: 1 }] } },
      { a: { b: { '#': 1, 0: { c: 2 } } } },
      { a: { b: [{ c: 2 }] } },
    ],
    ['lengthens an array', [1], { '#': 3, 1: { '=': 2 }, 2: { '=': { a: 3 } } }, [1, 2, { a: 3 }]],
    ['shortens an array', [1, 2, 3], { '#': 1 }, [1]],
    ['empties an array', [1], { '#': 0 }, []],
    ['may be empty', { a: 1 }, {}, { a: 1 }],
    ['may replace by an empty object', { a: 1 }, { '=': {} }, {}],
  ])('%s', (_, before, patch, after) => {
    const kept = structuredClone(before);
    expect(apply(before, patch)).toEqual(after);
    expect(before).toEqual(kept);
  });

  test.each<[string, Json, Json]>([
    ['an array where there is none', { a: 1 }, { a: { '#': 1, 0: 2 } }],
    ['an object where there is none', { a: 1 }, { a: { b: 2 } }],
    ['a key that is not there', { a: 1 }, { b: { c: 2 } }],
    ['an array that was longer', [1], { '#': 3, 2: 5 }],
    ['an item that was not there', [1], { '#': 2, 1: { a: 2 } }],
  ])('for %s is refused', (_, before, patch) => {
    expect(() => apply(before, patch)).toThrow(MisfitError);
  });

  test('leaves everything it does not name as it is', () => {
    const before = { seats: [{ goods: { wood: 1 } }, { goods: { wood: 2 } }], dice: { white: 3 } };
    const after = apply(before, { seats: { '#': 2, 1: { goods: { wood: 4 } } } }) as typeof before;
    expect(after.seats[1]).toEqual({ goods: { wood: 4 } });
    expect(after.dice).toBe(before.dice);
    expect(after.seats[0]).toBe(before.seats[0]);
    expect(apply(before, { dice: { white: 3 }, seats: { '#': 2 } })).toBe(before);
  });

  test('leads from any value to any other, sharing what is equal', () => {
    const roll = dice(7);
    let shared = 0;
    for (let round = 0; round < 1000; round++) {
      const before = randomJson(roll);
      const after = changed(before, roll);
      const kept = structuredClone(before);
      const patch = patchOf(before, after);
      const made = patch === undefined ? before : apply(before, patch);
      expect(made).toEqual(after);
      expect(before).toEqual(kept);
      const old = places(before);
      for (const [place, one] of places(made)) {
        const former = old.get(place);
        if (former === undefined || JSON.stringify(former) !== JSON.stringify(one)) continue;
        // What replaces a value of another kind is new, with everything in it.
        const insideNew = [...places(made)].some(
          ([outer, value]) =>
            place.startsWith(`${outer}/`) && Array.isArray(value) !== Array.isArray(old.get(outer)),
        );
        if (insideNew) continue;
        expect(one).toBe(former);
        shared++;
      }
    }
    expect(shared).toBeGreaterThan(500);
  });
});
