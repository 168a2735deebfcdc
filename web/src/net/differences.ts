/**
 * Differences between two states of the table. A patch is
 * - a number, a string, a boolean, null or an array: the new value;
 * - `{"=": value}`: the new value, whatever it is (objects are always replaced this way);
 * - `{"key": patch, ..., "-": ["gone", ...]}` for an object: keys to patch, keys to remove;
 * - `{"#": length, "0": patch, ...}` for an array: its new length, items to patch; new items are never patches of old ones.
 */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Plain = { [key: string]: Json };

/** The patch was made for another value than the one at hand. */
export class MisfitError extends Error {}

const isPlain = (value: Json | undefined): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value after the patch. Parts that stay the same keep their identity, and so does the whole if nothing changes. */
export function apply(previous: Json | undefined, patch: Json): Json {
  if (!isPlain(patch)) return patch;
  if ('=' in patch) return patch['=']!;
  if ('#' in patch) return applyToArray(previous, patch);
  return applyToObject(previous, patch);
}

function applyToArray(previous: Json | undefined, patch: Plain): Json[] {
  const { '#': length, ...items } = patch;
  if (!Array.isArray(previous) || typeof length !== 'number') throw new MisfitError('not an array');
  const result = previous.slice(0, length);
  for (const [index, one] of Object.entries(items)) result[Number(index)] = apply(result[Number(index)], one);
  if (result.length !== length || result.includes(undefined as unknown as Json))
    throw new MisfitError(`not ${length} items`);
  return sameItems(result, previous) ? previous : result;
}

function sameItems(one: Json[], other: Json[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

function applyToObject(previous: Json | undefined, patch: Plain): Plain {
  if (!isPlain(previous)) throw new MisfitError('not an object');
  const { '-': gone, ...changes } = patch;
  let result = previous;
  const copy = (): Plain => (result === previous ? (result = { ...previous }) : result);
  for (const [key, one] of Object.entries(changes)) {
    const value = apply(previous[key], one);
    if (value !== previous[key] || !(key in previous)) copy()[key] = value;
  }
  for (const key of Array.isArray(gone) ? gone : []) delete copy()[String(key)];
  return result;
}
