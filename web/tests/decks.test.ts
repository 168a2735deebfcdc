import { describe, expect, test } from 'vitest';
import { baseOf, cardsOf, chosenOf, codeOf, drawn, stacksOf } from '$/features/decks/model';
import type { CardEntry } from '$/lib/types';

const card = (number: number, pack: string, special = false): CardEntry =>
  ({ number, pack, special, type: 'territory', period: 1 }) as CardEntry;
const CARDS = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => card(number, 'base')),
  card(97, 'houses', true),
  card(145, 'pazzi'),
  card(146, 'pazzi'),
];

describe('decks that players build', () => {
  test('are written as numbers and ranges, and read again', () => {
    const cards = [145, 2, 3, 4, 96, 10];
    expect(codeOf(cards)).toBe('2-4.10.96.145');
    expect(cardsOf('2-4.10.96.145')).toEqual([2, 3, 4, 10, 96, 145]);
    expect(cardsOf('2-4,10')).toEqual([2, 3, 4, 10]);
    expect(codeOf([])).toBe('');
    for (const broken of ['', 'x', '4-2', '1-', '1..3', '1-99999']) expect(cardsOf(broken)).toEqual([]);
  });
  test('have as many cards of each type and period as the base game, never special ones', () => {
    const stack = stacksOf(CARDS).find(({ type, period }) => type === 'territory' && period === 1)!;
    expect(stack.needed).toBe(8);
    expect(stack.cards.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 145, 146]);
    expect(baseOf([stack])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const some = new Set(drawn([stack]));
    expect(some.size).toBe(8);
    expect(chosenOf(stack, some)).toBe(8);
  });
});
