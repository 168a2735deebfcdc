import { describe, expect, test } from 'vitest';
import { pointsByRound } from '../src/model/history';
import { missingAt } from '../src/model/missing';
import { nearest } from '../src/table/nearest';
import { difference, goodsList, sumGoods } from '../src/model/amounts';
import { ALL_EMBLEMS, emblemOfCard, emblemOfFamily, emblemOfLeader } from '../src/look/emblem-names';
import type { LogRecord } from '../src/model/types';

describe('goods', () => {
  test('are listed in the order of the page without zeros', () => {
    expect(goodsList({ wood: 2, coins: 1, faith: 0 })).toEqual([
      ['coins', 1],
      ['wood', 2],
    ]);
  });
  test('add up and differ', () => {
    expect(sumGoods([{ wood: 1 }, { wood: 2, coins: 3 }])).toEqual({ coins: 3, wood: 3 });
    expect(difference({ wood: 1, coins: 5 }, { wood: 3, coins: 5 })).toEqual({ wood: -2 });
  });
});

describe('what is missing', () => {
  test('servants, coins and goods are numbers', () => {
    expect(missingAt({ space: 'T1', legal: false, code: 'E_VALUE', details: { short: 3 } })).toEqual({
      icon: 'servants',
      count: 3,
    });
    expect(
      missingAt({ space: 'T1', legal: false, code: 'E_SURCHARGE', details: { needs: 3, has: 1 } }),
    ).toEqual({ icon: 'coins', count: 2 });
    const cost = { needs: { wood: 3, coins: 2 }, has: { wood: 3, coins: 0 } };
    expect(missingAt({ space: 'T1', legal: false, code: 'E_COST', details: cost })).toEqual({
      icon: 'coins',
      count: 2,
    });
  });
  test('a colour already there shows the own sign, and an unknown reason nothing', () => {
    expect(missingAt({ space: 'T1', legal: false, code: 'E_COLOUR' })).toEqual({ own: true });
    expect(missingAt({ space: 'T1', legal: false, code: 'E_OCCUPIED' })).toEqual({});
    expect(missingAt(undefined)).toEqual({});
  });
});

describe('points over the rounds', () => {
  const record = (number: number, events: LogRecord['events']): LogRecord => ({
    number,
    kind: 'move',
    seat: 0,
    by: 'person',
    at: 0,
    events,
  });
  test('count what was gained and lost, and end with the final scores', () => {
    const lines = pointsByRound(
      [
        record(1, [{ name: 'round_started', text: '', round: 1 }]),
        record(2, [{ name: 'gained', text: '', player: 0, goods: { victory: 4 } }]),
        record(3, [{ name: 'round_started', text: '', round: 2 }]),
        record(4, [{ name: 'lost', text: '', player: 0, goods: { victory: 1 } }]),
        record(5, [
          { name: 'final_scoring', text: '' },
          { name: 'scored', text: '', player: 0, victory: 9 },
        ]),
      ],
      2,
      [
        { seat: 0, total: 12, place: 1, sources: {} },
        { seat: 1, total: 5, place: 2, sources: {} },
      ],
    );
    expect(lines).toEqual([
      [0, 4, 3, 12],
      [0, 0, 0, 5],
    ]);
  });
});

describe('walking with arrows', () => {
  const box = (x: number, y: number) => ({ rect: { x, y, width: 10, height: 10 } });
  test('takes the nearest in that direction, and nothing behind', () => {
    const others = [box(20, 0), box(40, 0), box(0, 20)];
    expect(nearest(box(0, 0).rect, others, 1, 0)).toBe(0);
    expect(nearest(box(0, 0).rect, others, 0, 1)).toBe(2);
    expect(nearest(box(0, 0).rect, others, -1, 0)).toBe(-1);
  });
});

describe('emblems', () => {
  test('every card, leader and family has one', () => {
    for (let number = 1; number <= 168; number++)
      expect(ALL_EMBLEMS).toContain(emblemOfCard(number, 'venture'));
    expect(ALL_EMBLEMS).toContain(emblemOfCard(999, 'building'));
    expect(ALL_EMBLEMS).toContain(emblemOfLeader('nobody'));
    expect(ALL_EMBLEMS).toContain(emblemOfFamily('medici'));
  });
});
