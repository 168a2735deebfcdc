/** Why a space is dark, at a glance: a number and an icon, or the player's own sign. */

import type { Explained, Good, Goods } from '$/lib/types';

export interface Missing {
  icon?: Good;
  count?: number;
  own?: boolean;
}

export function missingAt(why: Explained | undefined): Missing {
  const details = why?.details ?? {};
  switch (why?.code) {
    case 'E_VALUE':
    case 'E_SERVANTS':
      return typeof details['short'] === 'number'
        ? { icon: 'servants', count: details['short'] - Number(details['has'] ?? 0) }
        : {};
    case 'E_SURCHARGE':
      return { icon: 'coins', count: Number(details['needs']) - Number(details['has']) };
    case 'E_MIL_REQ':
      return { icon: 'military', count: Number(details['needs']) - Number(details['has']) };
    case 'E_COST': {
      const needs = (details['needs'] ?? {}) as Goods;
      const has = (details['has'] ?? {}) as Goods;
      for (const good of Object.keys(needs) as Good[]) {
        const short = (needs[good] ?? 0) - (has[good] ?? 0);
        if (short > 0) return { icon: good, count: short };
      }
      return {};
    }
    case 'E_COLOUR':
      return { own: true };
    default:
      return {};
  }
}
