import { hyphenated, labelled } from '$/lib/format';
import { spread } from '$/lib/geometry';
import { describe, expect, test } from 'vitest';
import { hasChoices, listed, beaten, tileOf, withPreview, type Facts } from '$/table/panels/offers';
import { rowsOf } from '$/table/panels/projection';
import type { CardEntry, GameEvent, MoveOffer } from '$/lib/types';

const offer = (move: string, name: string, parts: MoveOffer['parts']): MoveOffer =>
  ({ move, text: move, name, parts }) as MoveOffer;

/** Two exchanges: one wood for three coins, two for five. */
const exchanging = {
  number: 29,
  permanent: [
    {
      effect: 'exchange',
      options: [
        { effect: 'option', pay: { wood: 1 }, gain: { coins: 3 } },
        { effect: 'option', pay: { wood: 2 }, gain: { coins: 5 } },
        { effect: 'option', pay: { wood: 2 }, gain: { coins: 3 } },
      ],
    },
  ],
} as unknown as CardEntry;

const facts: Facts = { card: () => exchanging, tokens: {} };
const tiles = (...offers: MoveOffer[]) => offers.map((one) => tileOf(one, facts));

describe('tiles', () => {
  test('show what an exchange costs and brings, as often as it is used', () => {
    const tile = tileOf(offer('#29 2 x2', 'choose', { card: 29, slot: 1, number: 2, repeat: 2 }), facts);
    expect([tile.cost, tile.gain]).toEqual([{ wood: 4 }, { coins: 10 }]);
  });
  test('without goods in the offer say what the server says, of the player’s seat alone', () => {
    const tile = withPreview(
      tileOf(offer('first 1', 'first', { number: 1 }), facts),
      [
        { name: 'gained', player: 1, goods: { coins: 2 } },
        { name: 'gained', player: 0, goods: { faith: 1 } },
        { name: 'paid', player: 0, goods: { servants: 2 } },
      ] as GameEvent[],
      0,
    );
    expect([tile.cost, tile.gain]).toEqual([{ servants: 2 }, { faith: 1 }]);
  });
});

describe('a tile is beaten', () => {
  test('by the same for less', () => {
    const two = offer('pay 2 wood', 'pay', { goods: { wood: 2 } });
    const three = offer('pay 3 wood', 'pay', { goods: { wood: 3 } });
    expect([...beaten(tiles(two, three))]).toEqual(['pay 3 wood']);
  });
  test('by more for the same', () => {
    const found = tiles(
      offer('#29 2', 'choose', { card: 29, slot: 1, number: 2 }),
      offer('#29 3', 'choose', { card: 29, slot: 1, number: 3 }),
    );
    expect([...beaten(found)]).toEqual(['#29 3']);
  });
  test('neither by other goods, nor by itself, nor by more for more', () => {
    expect(
      beaten(
        tiles(
          offer('pay 2 wood', 'pay', { goods: { wood: 2 } }),
          offer('pay 2 stone', 'pay', { goods: { stone: 2 } }),
          offer('#29 1', 'choose', { card: 29, slot: 1, number: 1 }),
          offer('#29 2', 'choose', { card: 29, slot: 1, number: 2 }),
          offer('#29 no', 'choose', { card: 29, slot: 1, number: 0 }),
        ),
      ).size,
    ).toBe(0);
  });
});

test('a line of a card has a label if it begins with one', () => {
  expect(labelled('Immediate: take a venture at value 6')).toEqual([
    'Immediate',
    'Take a venture at value 6',
  ]);
  expect(labelled('you pay nothing')).toEqual(['', 'you pay nothing']);
});

test('long words break between syllables, English ones as the browser breaks them', () => {
  const shown = (text: string, language: string) => hyphenated(text, language).replaceAll('\u00ad', '-');
  expect(shown('Разграбленный город', 'ru')).toBe('Раз-гра-блен-ный город');
  expect(shown('Недостроенный дворец', 'ru')).toBe('Недос-троен-ный дворец');
  expect(shown('Accampamento', 'it')).toBe('Accam-pa-men-to');
  expect(shown('Panhandlers', 'en')).toBe('Panhandlers');
});

test('points if the game ended now: the track, faith as what is left of play, and sources that bring something', () => {
  const sources = { cards: 3, church: 7, territories: 4, before_scoring: -1, penalties: -2 };
  const score = { seat: 0, place: 1, total: 11, sources };
  const rows = rowsOf([score], [5]);
  expect(rows.map((row) => [row.key, row.points[0]])).toEqual([
    ['projection-track', 5],
    ['projection-faith', 5],
    ['final-territories', 4],
    ['final-penalties', -3],
  ]);
  expect(rows.reduce((sum, row) => sum + row.points[0]!, 0)).toBe(score.total);
});

describe('labels', () => {
  test('keep their distance and their order', () => {
    expect(spread([10, 12, 60], 17, 0, 100)).toEqual([10, 27, 60]);
  });
  test('never lie beyond the edge', () => {
    expect(spread([100, 100, 100, 99], 17, 0, 110)).toEqual([76, 93, 110, 59]);
  });
});

describe('what is listed as a choice', () => {
  const discard = offer('discard sisto_iv', 'discard', { leader: 'sisto_iv' });
  const play = offer('play sisto_iv', 'play', { leader: 'sisto_iv' });
  const place = offer('white T1', 'place', { member: 'white', space: 'T1' });
  const pass = offer('pass', 'pass', {});
  test('leaves the board its moves and leaders their discards in a turn', () => {
    expect(listed([place, discard, play], true)).toEqual([play]);
    expect(hasChoices([place, discard], true)).toBe(false);
    expect(hasChoices([discard], false)).toBe(true);
  });
  test('is nothing where one can only pass', () => {
    expect(listed([pass], false)).toEqual([pass]);
    expect(hasChoices([pass], false)).toBe(false);
  });
});
