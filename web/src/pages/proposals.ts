/** Which game to offer, by how many were finished in this browser. */

import { DEFAULT_LEVEL } from '$/texts/names';
import type { TableRequest } from '$/net/api';
import { optionsOf, DEFAULT_FORM } from '$/table/lobby/options';

/** A suggested game: text key, options, opponents, and whether the coach helps. */
export interface Proposal {
  key: 'first' | 'basic' | 'three' | 'full';
  options: TableRequest['options'];
  opponents: string[];
  coach: boolean;
}

export const WHOLE_GAME: Proposal = {
  key: 'full',
  options: optionsOf(DEFAULT_FORM),
  opponents: [DEFAULT_LEVEL, DEFAULT_LEVEL, DEFAULT_LEVEL],
  coach: false,
};

export const INVITATION: Proposal = { ...WHOLE_GAME, opponents: ['open', 'open', 'open'] };

const LEVELS = ['novice', 'apprentice', 'citizen', 'patrician', 'magnifico'];

/**
 * First with the coach unless dismissed, then two basic games, then three players, then the full game. The opponents of the
 * first games are as strong as the scores so far suggest, so that they are won about half the time.
 */
export function proposalFor(finished: number, alone = false, strength = 0): Proposal {
  const basic = (players: number) => optionsOf({ ...DEFAULT_FORM, players, rules: 'basic' });
  const level = (index: number): string => LEVELS[Math.max(0, index)] ?? DEFAULT_LEVEL;
  if (finished === 0)
    return { key: alone ? 'basic' : 'first', options: basic(2), opponents: [level(0)], coach: !alone };
  if (finished < 3) return { key: 'basic', options: basic(2), opponents: [level(strength)], coach: false };
  if (finished < 5) {
    const opponents = [level(strength - 1), level(strength)];
    return { key: 'three', options: basic(3), opponents, coach: false };
  }
  return WHOLE_GAME;
}
