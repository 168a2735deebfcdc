/** Goods in words. */

import { t } from '$/texts/fluent.svelte';
import { goodsList } from './amounts';
import type { Goods } from './types';

export { difference, goodsList } from './amounts';

export function goodsWords(goods: Goods, privileges = 0): string {
  const parts = goodsList(goods).map(([good, count]) => t(`good-${good}`, { count }));
  if (privileges) parts.push(t('privileges', { count: privileges }));
  return parts.join(', ');
}
