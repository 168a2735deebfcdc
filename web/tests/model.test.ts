import { logGroups, pointsByRound } from '$/lib/log';
import { thingIn } from '$/lib/log-signs';
import { nearest } from '$/lib/geometry';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { topicsOfRefusal } from '$/features/rules/help';
import { shortNames, levelName } from '$/texts/names';
import { reportOf } from '$/table/dialogs/report';
import { missingAt } from '$/table/board/missing';
import { difference, goodsList, sumGoods } from '$/lib/goods';
import type { GameEvent, GameView, LogRecord } from '$/lib/types';

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

describe('computer opponents', () => {
  test('of the operator are shown by class or by name', () => {
    expect(levelName('my_bot:MyBot')).toBe('MyBot');
    expect(levelName('cautious')).toBe('cautious');
  });
});

describe('what is missing', () => {
  test('servants, coins and goods are numbers', () => {
    expect(missingAt({ space: 'T1', legal: false, code: 'E_VALUE', details: { short: 3 } })).toEqual({
      icon: 'servants',
      count: 3,
    });
    expect(missingAt({ space: 'T4', legal: false, code: 'E_VALUE', details: { short: 7, has: 3 } })).toEqual({
      icon: 'servants',
      count: 4,
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

describe('the log', () => {
  const told = (...events: Record<string, unknown>[]): LogRecord => ({
    number: 5,
    kind: 'move',
    seat: 1,
    by: 'person',
    at: 0,
    events: events.map((event) => ({ text: `${String(event['name'])}.`, ...event })) as never,
  });
  const lines = (records: LogRecord[], round: number) =>
    logGroups(records, round, new Set()).map((group) => [
      group.round,
      group.lines.map((line) => [line.seat, line.text]),
    ]);

  test('begins in the round of its first entry, whichever that is', () => {
    const placed = { name: 'placed', player: 1, space: 'T1' };
    expect(lines([told(placed)], 2)).toEqual([[2, [[1, 'placed.']]]]);
    expect(lines([told(placed, { name: 'round_started', round: 4 })], 4)).toEqual([
      [3, [[1, 'placed.']]],
      [4, []],
    ]);
    expect(lines([told(placed)], 0)).toEqual([[0, [[1, 'placed.']]]]);
  });

  test('tells points of the Church once, and a report as nobody’s', () => {
    const report = told(
      { name: 'turn_ended', player: 1 },
      { name: 'report_started', period: 1 },
      { name: 'gained', player: 0, source: 'church', goods: { victory: 3 } },
      { name: 'supported', player: 0, victory: 3 },
    );
    expect(lines([report], 2)).toEqual([
      [
        2,
        [
          [-1, 'report_started.'],
          [0, 'supported.'],
        ],
      ],
    ]);
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
    const played = [
      record(1, [{ name: 'round_started', text: '', round: 1, period: 1 }]),
      record(2, [{ name: 'gained', text: '', player: 0, goods: { victory: 4 }, source: 'palace' }]),
      record(3, [{ name: 'round_started', text: '', round: 2, period: 1 }]),
      record(4, [{ name: 'lost', text: '', player: 0, goods: { victory: 1 }, source: 'palace' }]),
      record(5, [
        { name: 'final_scoring', text: '' },
        { name: 'scored', text: '', player: 0, category: 'faith', victory: 9 },
      ]),
    ];
    const scores = [
      { seat: 0, total: 12, place: 1, sources: {} },
      { seat: 1, total: 5, place: 2, sources: {} },
    ];
    const lines = [
      [0, 4, 3, 12],
      [0, 0, 0, 5],
    ];
    expect(pointsByRound(played, 2, scores)).toEqual(lines);
    // A game without choices before it begins in round 1 and says nothing.
    expect(pointsByRound(played.slice(1), 2, scores)).toEqual(lines);
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
  test('that the page names itself are drawn', async () => {
    const drawn = Object.keys((await import('$/ui/emblems.json')).default);
    const source = new URL('../src/', import.meta.url);
    // In the markup, or beside the name of a tab or tile.
    const named = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.svelte'))
      .map((path) => readFileSync(new URL(path, source), 'utf8'))
      .filter((text) => text.includes('<Emblem'))
      .flatMap((text) => [...text.matchAll(/<Emblem name="([^"]+)"|^    \['\w+', '([a-z-]+)'/gm)])
      .map((match) => match[1] ?? match[2]);
    expect(named).toEqual(expect.arrayContaining(['fleur-de-lys', 'stone-tower', 'spyglass']));
    expect(drawn).toEqual(expect.arrayContaining(named));
  });
});

describe('short names', () => {
  test('are the family’s, unless two share it or the whole is short', () => {
    const names = ["Lorenzo de' Medici", "Cosimo de' Medici", 'Sisto IV', 'Leonardo da Vinci'];
    expect([...shortNames([...names, 'Giovanni dalle Bande Nere', 'Filippo Brunelleschi']).values()]).toEqual(
      ['Lorenzo', 'Cosimo', 'Sisto IV', 'Vinci', 'Bande Nere', 'Brunelleschi'],
    );
  });
});

describe('rules in place', () => {
  test('every refusal the engine knows has its rule', () => {
    const text = readFileSync(
      new URL('../../src/magnifico/texts/locales/en/refusals.ftl', import.meta.url),
      'utf8',
    );
    const codes = [...text.matchAll(/^refusal-(E_\w+)/gm)].map((one) => one[1]!);
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => topicsOfRefusal(code).length === 0)).toEqual([]);
    const words = readFileSync(
      new URL('../../src/magnifico/texts/locales/en/web.ftl', import.meta.url),
      'utf8',
    );
    for (const topic of codes.flatMap(topicsOfRefusal)) expect(words).toContain(`\nweb-how-${topic} = `);
  });
});

describe('the Vatican report', () => {
  const event = (name: GameEvent['name'], more: Partial<GameEvent> = {}): GameEvent =>
    ({ name, text: '', ...more }) as GameEvent;
  const record = (number: number, events: GameEvent[]): LogRecord => ({
    number,
    kind: 'move',
    seat: 0,
    by: 'person',
    at: 0,
    events,
  });
  const board = { faith_requirements: [3, 4, 5], faith_track: [0, 1, 2, 3, 4, 5, 7] };
  const view = {
    order: [1, 0],
    to_act: [0],
    decision: { kind: 'church' },
    excommunications: ['X1.1', 'X2.1', 'X3.1'],
    seats: [{ goods: { faith: 4 } }, { goods: { faith: 0 } }],
  } as unknown as GameView;
  test('says who supported, who decides, and forgets former reports', () => {
    const records = [
      record(1, [event('report_started', { period: 1 }), event('excommunicated', { player: 0 })]),
      record(2, [event('report_started', { period: 2 }), event('supported', { player: 1, victory: 7 })]),
    ];
    expect(reportOf(view, records, null, board)).toEqual({
      period: 2,
      needed: 4,
      tile: 'X2.1',
      running: true,
      lines: [
        { seat: 1, faith: 0, worth: 0, outcome: 'supports', points: 7 },
        { seat: 0, faith: 4, worth: 4, outcome: 'decides', points: 0 },
      ],
    });
    expect(reportOf(view, records, 1, board)?.lines[1]?.outcome).toBe('excommunicated');
    expect(reportOf({ ...view, decision: { kind: 'turn' } } as GameView, [], null, board)).toBeUndefined();
  });
  test('of a puzzle, which starts inside a report, follows from the position', () => {
    const seats = [
      { goods: { faith: 4 }, excommunicated: [] },
      { goods: { faith: 0 }, excommunicated: ['X2.1'] },
      { goods: { faith: 0 }, excommunicated: ['X1.1'] },
      { goods: { faith: 5 }, excommunicated: [] },
    ];
    const inside = { ...view, round: 4, order: [1, 2, 0, 3], seats } as unknown as GameView;
    const report = reportOf(inside, [], null, board);
    expect(report).toMatchObject({ period: 2, needed: 4, tile: 'X2.1', running: true });
    expect(report!.lines.map(({ outcome, points }) => [outcome, points])).toEqual([
      ['excommunicated', 0],
      ['supports', null],
      ['decides', 0],
      ['waits', 0],
    ]);
  });
});

test('a line of the log shows leaders that were played, never one that somebody keeps in secret', () => {
  const leader = 'sisto_iv';
  expect(thingIn({ name: 'leader_kept', player: 1, leader } as GameEvent)).toBeNull();
  expect(thingIn({ name: 'leader_played', player: 1, leader } as GameEvent)).toEqual({
    kind: 'leader',
    key: leader,
  });
});
