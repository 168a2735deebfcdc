/** The signs on a face: how much room they need, and what a leader asks for. */
import type { Sign } from '$/lib/types';

/** Whether a row of signs is too long for one line of a card on the board. */
export const isLong = (row: Sign[][]): boolean =>
  row.filter((cluster) => cluster.some(([kind]) => kind === 'number')).length > 3;

const OF_REQUIREMENT: Record<string, string> = {
  cards: 'special',
  same_type_cards: 'cards',
  card_types: 'cards',
  wood_and_stone: 'wood',
  leaders: 'leader',
};
/** The icon of something that a leader asks for. */
export const iconOfRequirement = (kind: string): string => OF_REQUIREMENT[kind] ?? kind.replace('_cards', '');
