/** The signs of an effect: how much room they need. */
import type { Sign } from '$/model/types';

/** Whether a row of signs is too long for one line of a card on the board. */
export const isLong = (row: Sign[][]): boolean =>
  row.filter((cluster) => cluster.some(([kind]) => kind === 'number')).length > 3;
