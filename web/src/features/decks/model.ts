/** Decks that players build: which cards are in them, as a short text, and where they are kept. */

import { readStored, store } from '$/app/storage';
import { CARD_TYPES, type CardEntry, type CardType } from '$/lib/types';

/** The cards of one type and period, of which a game uses as many as the base game has. */
export interface Stack {
  type: CardType;
  period: number;
  cards: CardEntry[];
  needed: number;
}

const PERIODS = [1, 2, 3];

/** The stacks a table can choose for; special cards are always drawn at random. */
export function stacksOf(cards: CardEntry[]): Stack[] {
  return PERIODS.flatMap((period) =>
    CARD_TYPES.map((type) => {
      const own = cards.filter((card) => card.type === type && card.period === period && !card.special);
      return { type, period, cards: own, needed: own.filter((card) => card.pack === 'base').length };
    }),
  );
}

export const chosenOf = (stack: Stack, chosen: ReadonlySet<number>): number =>
  stack.cards.filter((card) => chosen.has(card.number)).length;

/** The cards of the base game. */
export const baseOf = (stacks: Stack[]): number[] =>
  stacks.flatMap((stack) => stack.cards.filter((card) => card.pack === 'base').map((card) => card.number));

/** As many cards of each stack as are needed, at random. */
export const drawn = (stacks: Stack[]): number[] =>
  stacks.flatMap(({ cards, needed }) =>
    cards
      .map((card) => ({ card, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .slice(0, needed)
      .map(({ card }) => card.number),
  );

/** Numbers and ranges: `2-96.145`. The terminal reads the same after `--decks`. */
export function codeOf(cards: Iterable<number>): string {
  const runs: [number, number][] = [];
  for (const number of [...cards].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join('.');
}

const MOST_CARDS = 1000;

/** The cards a text names; nothing if it isn't such a text. */
export function cardsOf(code: string): number[] {
  const cards: number[] = [];
  for (const part of code.split(/[.,]/)) {
    const found = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part);
    const [first, last] = [Number(found?.[1]), Number(found?.[2] ?? found?.[1])];
    if (!found || last < first || last - first > MOST_CARDS) return [];
    for (let number = first; number <= last; number++) cards.push(number);
  }
  return cards;
}

export interface SavedDeck {
  name: string;
  code: string;
}

const KEY = 'magnifico.decks';

export function savedDecks(): SavedDeck[] {
  const found = readStored(KEY);
  return Array.isArray(found)
    ? found.filter((one: Partial<SavedDeck> | null) => one?.name && cardsOf(one.code ?? '').length)
    : [];
}

/** Keep a deck under its name, in place of another with the same name; the new list. */
export function saveDeck(deck: SavedDeck): SavedDeck[] {
  const all = [...savedDecks().filter((one) => one.name !== deck.name), deck];
  store(KEY, all);
  return all;
}

export function deleteDeck(name: string): SavedDeck[] {
  const all = savedDecks().filter((one) => one.name !== name);
  store(KEY, all);
  return all;
}
