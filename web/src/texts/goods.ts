/** Goods in words. */

import { t } from './fluent.svelte';
import { goodsList } from '$/lib/goods';
import type { Goods } from '$/lib/types';

export { difference, goodsList } from '$/lib/goods';

export function goodsWords(goods: Goods, privileges = 0): string {
  const parts = goodsList(goods).map(([good, count]) => t(`good-${good}`, { count }));
  if (privileges) parts.push(t('privileges', { count: privileges }));
  return parts.join(', ');
}
