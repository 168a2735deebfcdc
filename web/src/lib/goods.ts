/** Arithmetic with goods. */

import { GOODS, type Good, type Goods } from './types';

/** Non-zero goods in display order. */
export function goodsList(goods: Goods): [Good, number][] {
  return GOODS.filter((good) => goods[good]).map((good) => [good, goods[good] ?? 0]);
}

export function sumGoods(all: Goods[]): Goods {
  const total: Goods = {};
  for (const goods of all) {
    for (const [good, count] of goodsList(goods)) total[good] = (total[good] ?? 0) + count;
  }
  return total;
}

export function difference(after: Goods, before: Goods): Goods {
  const change: Goods = {};
  for (const good of GOODS) {
    const by = (after[good] ?? 0) - (before[good] ?? 0);
    if (by) change[good] = by;
  }
  return change;
}

export function times(goods: Goods | undefined, count: number): Goods {
  const all: Goods = {};
  for (const [good, amount] of goodsList(goods ?? {})) all[good] = amount * count;
  return all;
}

/** Whether no amount exceeds the other's. */
export function atMost(one: Goods, other: Goods): boolean {
  return goodsList(one).every(([good, count]) => count <= (other[good] ?? 0));
}
