/** Layout and icons of the signs on cards and leaders. */
import type { Sign } from '$/lib/types';

/** Whether a row of signs is too long for one line on the board. */
export const isLong = (row: Sign[][]): boolean =>
  row.filter((cluster) => cluster.some(([kind]) => kind === 'number')).length > 3;

const OF_REQUIREMENT: Record<string, string> = {
  cards: 'special',
  same_type_cards: 'cards',
  card_types: 'cards',
  wood_and_stone: 'wood',
  leaders: 'leader',
};
/** The icon of a requirement. */
export const iconOfRequirement = (kind: string): string => OF_REQUIREMENT[kind] ?? kind.replace('_cards', '');
