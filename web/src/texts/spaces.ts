/** Names of spaces, towers and members in the language of the page. */

import type { Table } from '$/table/table.svelte';
import { T, t } from './fluent.svelte';

const TYPES: Record<string, string> = { T: 'territory', C: 'character', B: 'building', V: 'venture' };

export function towerIcon(tower: string): string {
  return TYPES[tower] ?? 'special';
}

export function towerWords(tower: string): string {
  return tower === 'S' ? T('tower-special') : T(`types-${TYPES[tower]}`);
}

/** Whether a space is a floor of a tower, by its name in moves. */
export function isFloor(space: string): boolean {
  return /^[TCBVS]\d$/.test(space);
}

export function spaceWords(table: Table | undefined, space: string): string {
  if (isFloor(space)) return t('space-floor', { tower: towerWords(space[0]!), floor: Number(space[1]) });
  if (space.startsWith('market')) return t('space-market', { number: Number(space.slice(6)) });
  if (space.startsWith('leader:')) {
    const key = space.slice(7);
    return t('space-leader', { leader: table?.catalogue?.leaders[key]?.name ?? key });
  }
  return T(`space-${space}`);
}

export const ROMAN = ['', 'I', 'II', 'III'];
