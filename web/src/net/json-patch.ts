/**
 * Applies a JSON Patch (RFC 6902) of `add`, `remove` and `replace`. Unlike with the usual libraries, what doesn't change keeps
 * its identity, so it isn't drawn again, and what doesn't fit is an error.
 */

import type { components } from '$protocol/live';

export type Operation = components['schemas']['PatchOperation'];
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The patch is for another value. */
export class MisfitError extends Error {}

/** The patched value. */
export function applied(value: Json, patch: readonly Operation[]): Json {
  return patch.reduce((result, one) => change(result, one.path.split('/').slice(1), one), value);
}

function change(value: Json | undefined, [first, ...rest]: string[], operation: Operation): Json {
  if (first === undefined) return operation.value as Json;
  if (typeof value !== 'object' || value === null) throw new MisfitError(operation.path);
  const op = rest.length ? 'replace' : operation.op;
  if (Array.isArray(value)) {
    const at = first === '-' ? value.length : Number(first);
    if (!(at >= 0 && at < value.length + (op === 'add' ? 1 : 0))) throw new MisfitError(operation.path);
    const result = value.slice();
    if (op === 'remove') result.splice(at, 1);
    else result.splice(at, op === 'add' ? 0 : 1, change(value[at], rest, operation));
    return result;
  }
  const key = first.replaceAll('~1', '/').replaceAll('~0', '~');
  if (op !== 'add' && !(key in value)) throw new MisfitError(operation.path);
  const result = { ...value };
  if (op === 'remove') delete result[key];
  else result[key] = change(value[key], rest, operation);
  return result;
}
