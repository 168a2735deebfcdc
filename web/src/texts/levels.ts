/** A computer opponent is named by its level, one of the operator's own `module:Class` or by a name; the server lists them. */

import { T, has } from './fluent.svelte';

/** Who a new table is played against until somebody chooses otherwise. */
export const USUAL_LEVEL = 'citizen';

/** The level in a bot's name; how many playouts a bot of a challenge may make is of no interest to players. */
export function levelOf(name: string): string {
  return name.replace(/@\d+$/, '');
}

export function levelName(name: string): string {
  const level = levelOf(name);
  return has(`level-${level}`) ? T(`level-${level}`) : level.slice(level.indexOf(':') + 1);
}
