/** How much somebody has played in this browser, and which game fits that. */

import { DEFAULT_LEVEL } from '$/texts/names';
import type { TableRequest } from '$/net/api';
import { optionsOf, DEFAULT_FORM } from '$/table/lobby/options';

/** The next game for somebody: its name in the texts, the rules, the opponents, and whether a coach sits beside. */
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

/** First with a coach unless it was sent away, then twice the basic game, one with three players, the whole game. */
export function proposalFor(finished: number, alone = false): Proposal {
  const basic = (players: number) => optionsOf({ ...DEFAULT_FORM, players, rules: 'basic' });
  if (finished === 0)
    return { key: alone ? 'basic' : 'first', options: basic(2), opponents: ['novice'], coach: !alone };
  if (finished < 3) return { key: 'basic', options: basic(2), opponents: ['apprentice'], coach: false };
  if (finished < 5)
    return { key: 'three', options: basic(3), opponents: ['apprentice', DEFAULT_LEVEL], coach: false };
  return WHOLE_GAME;
}
