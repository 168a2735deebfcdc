/**
 * A computer opponent is named `level` or `level+personality`, one of the operator's own `module:Class` or by a name;
 * the server says which there are.
 */

import { T, t, has } from '$/texts/fluent.svelte';

/** Who a new table is played against until somebody chooses otherwise. */
export const USUAL_LEVEL = 'citizen';

export function splitLevel(name: string): { level: string; personality: string } {
  // How many playouts a bot of a challenge may make is part of its name, but of no interest here.
  const [level = '', personality = ''] = name.replace(/@\d+$/, '').split('+');
  return { level, personality };
}

export function joinLevel(level: string, personality: string): string {
  return personality ? `${level}+${personality}` : level;
}

export function levelName(name: string): string {
  const { level, personality } = splitLevel(name);
  const shown = has(`level-${level}`) ? T(`level-${level}`) : level.slice(level.indexOf(':') + 1);
  return personality ? `${shown}, ${t(`personality-${personality}`)}` : shown;
}
