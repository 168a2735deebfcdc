/** Log entries as scenes: order, changes, digest, duration. */

import { soundsOf } from '$/ui/sound';
import { describe, expect, test, vi } from 'vitest';
import { movesInEffect } from '$/lib/log';
import type { GameEvent, LogRecord } from '$/lib/types';
import { changesOf, holdOf, lastTurn, newsFor, reportIsOpen, scenesOf, spacesIn } from '$/table/scenes/scene';

vi.mock('$/app/settings.svelte', () => ({ settings: { volume: 1 } }));

type Told = Partial<GameEvent> & { name: GameEvent['name'] };
const event = (told: Told): GameEvent => ({ text: `${told.name}.`, ...told }) as GameEvent;
const entry = (
  number: number,
  seat: number,
  events: Told[],
  kind: LogRecord['kind'] = 'move',
): LogRecord => ({
  number,
  kind,
  seat,
  by: 'person',
  at: 0,
  events: events.map(event),
});

const placed = (player: number, space: string): Told => ({
  name: 'placed',
  player,
  space,
  member: 'white',
  value: 4,
  servants: 1,
});
const ended = (player: number): Told => ({ name: 'turn_ended', player });

describe('an entry of the log becomes scenes', () => {
  test('a placement names the card, the space, the member and what changes hands', () => {
    const [scene, ...more] = scenesOf(
      entry(7, 2, [
        placed(2, 'B4'),
        { name: 'gained', player: 2, goods: { military: 2 }, source: 'floor' },
        { name: 'paid', player: 2, goods: { coins: 3, stone: 1 }, source: 'card:29' },
        { name: 'took_card', player: 2, card: 29, space: 'B4' },
        { name: 'gained', player: 2, goods: { coins: 1 }, source: 'card:29' },
      ]),
    );
    expect(more).toEqual([]);
    expect(scene).toMatchObject({
      kind: 'placement',
      number: 7,
      seat: 2,
      space: 'B4',
      member: 'white',
      card: 29,
    });
    expect(scene?.changes).toEqual([{ seat: 2, goods: { coins: -2, stone: -1, servants: -1, military: 2 } }]);
    expect(scene?.title).toBe('took_card.');
    expect(scene?.words).toBe('placed. gained. paid. took_card. gained.');
    expect(soundsOf(scene!)).toEqual(['place', 'card', 'coin']);
  });

  test('the end of a turn takes no time and says nothing', () => {
    const [scene] = scenesOf(entry(8, 2, [ended(2)]));
    expect(scene).toMatchObject({ kind: 'quiet', words: '' });
    expect(holdOf(scene!, false, 1, 0)).toBe(0);
  });

  test('what is gained and paid alike is left out', () => {
    expect(
      changesOf([
        event({ name: 'paid', player: 1, goods: { wood: 1 } }),
        event({ name: 'gained', player: 1, goods: { wood: 1 } }),
      ]),
    ).toEqual([]);
  });

  test('the report comes before the round that follows it', () => {
    const scenes = scenesOf(
      entry(9, 1, [
        ended(1),
        { name: 'report_started', period: 1 },
        { name: 'excommunicated', player: 0, tile: 'x' },
        { name: 'turn_order', players: [1, 0] },
        { name: 'round_started', round: 3, period: 2 },
        { name: 'dice', white: 1, black: 2, orange: 3 },
      ]),
    );
    expect(scenes.map((one) => one.kind)).toEqual(['quiet', 'report', 'round']);
    expect(scenes[1]?.words).toBe('report_started. excommunicated.');
    expect(scenes[2]).toMatchObject({ round: 3, period: 2 });
    expect(soundsOf(scenes[1]!)).toEqual(['bell']);
  });

  test('a report that asks players ends with the last answer', () => {
    const asked = entry(3, 1, [ended(1), { name: 'report_started', period: 1 }]);
    const first = entry(4, 0, [
      { name: 'gained', player: 0, goods: { victory: 3 }, source: 'church' },
      { name: 'supported', player: 0, victory: 3 },
    ]);
    const last = entry(5, 1, [
      { name: 'not_supported', player: 1 },
      { name: 'round_started', round: 3, period: 2 },
    ]);
    const log = [asked, first, last];
    expect(log.map((one) => reportIsOpen(log, one.number))).toEqual([false, true, true]);
    const kinds = log.map((one) => scenesOf(one, reportIsOpen(log, one.number)).map((scene) => scene.kind));
    expect(kinds[0]).not.toContain('report');
    expect(kinds[1]).not.toContain('report');
    expect(kinds[2]).toEqual(['quiet', 'report', 'round']);
  });

  test('the last report comes before the scoring', () => {
    const scenes = scenesOf(
      entry(9, 1, [
        ended(1),
        { name: 'report_started', period: 3 },
        { name: 'supported', player: 0, victory: 5 },
        { name: 'final_scoring' },
        { name: 'game_over', player: 0, victory: 80 },
      ]),
    );
    expect(scenes.map((one) => one.kind)).toEqual(['quiet', 'report', 'end']);
  });
});

describe('since the last turn', () => {
  const log = [
    entry(1, 0, [placed(0, 'T1')]),
    entry(2, 0, [ended(0)]),
    entry(3, 1, [placed(1, 'market1')]),
    entry(4, 1, [ended(1)]),
    entry(5, 2, [placed(2, 'palace')]),
    entry(6, 2, [ended(2)]),
  ];

  test('is what others did after the turn ended, however much of the next turn is over', () => {
    // Ends of turns belong to it: they separate the lines of the log.
    expect(newsFor(log, 0).map((one) => one.number)).toEqual([3, 4, 5, 6]);
    const going = [...log, entry(7, 0, [placed(0, 'T2')])];
    expect(newsFor(going, 0).map((one) => one.number)).toEqual([3, 4, 5, 6]);
    expect(newsFor([...going, entry(8, 0, [ended(0)])], 0)).toEqual([]);
    expect(newsFor(log, null)).toEqual([]);
  });

  test('begins with the first round for a player who had no turn', () => {
    const setup = [
      entry(1, 1, [{ name: 'bonus_tile_chosen', player: 1, tile: 'x' }]),
      entry(2, 0, [
        { name: 'bonus_tile_chosen', player: 0, tile: 'y' },
        { name: 'round_started', round: 1, period: 1 },
      ]),
      entry(3, 1, [placed(1, 'market1')]),
    ];
    expect(lastTurn(setup, 0)).toBe(2);
    expect(newsFor(setup, 0).map((one) => one.number)).toEqual([3]);
  });

  test('leaves out what was undone', () => {
    const back: Told = { name: 'undone', player: 0, to: 1 };
    const undone = [...log.slice(0, 2), entry(3, 0, [back], 'undo'), entry(4, 0, [placed(0, 'T2')])];
    expect(movesInEffect(undone).map((one) => one.number)).toEqual([1, 4]);
    expect(lastTurn(undone, 0)).toBe(0);
  });

  test('keeps the report that ended with the player’s answer', () => {
    const answer = entry(7, 0, [
      { name: 'supported', player: 0, victory: 3 },
      { name: 'excommunicated', player: 1, tile: 'x' },
      { name: 'round_started', round: 3, period: 2 },
    ]);
    expect(newsFor([...log, answer], 0).map((one) => one.number)).toEqual([3, 4, 5, 6, 7]);
  });

  const told = (records: LogRecord[]): string[][] =>
    newsFor(records, 0).map((one) => one.events.map((each) => each.name));

  test('has what the end of one’s own turn set off, one’s own excommunication too', () => {
    const last = entry(7, 0, [
      ended(0),
      { name: 'report_started', period: 1 },
      { name: 'excommunicated', player: 1, tile: 'x' },
      { name: 'excommunicated', player: 0, tile: 'x' },
      { name: 'supported', player: 2, victory: 3 },
      { name: 'round_started', round: 3, period: 2 },
      { name: 'turn_order', players: [0, 2, 1] } as unknown as Told,
    ]);
    expect(told([...log, last])).toEqual([
      ['report_started', 'excommunicated', 'excommunicated', 'supported', 'round_started', 'turn_order'],
    ]);
  });

  test('leaves out one’s own answer in a report, not what it decided', () => {
    const answer = entry(7, 0, [
      { name: 'gained', player: 0, source: 'church', goods: { victory: 3 } },
      { name: 'supported', player: 0, victory: 3 },
      { name: 'turn_order', players: [0, 2, 1] } as unknown as Told,
    ]);
    expect(told([...log, entry(6, 1, [{ name: 'report_started', period: 1 }]), answer]).at(-1)).toEqual([
      'turn_order',
    ]);
  });

  test('marks no space that a new round has emptied', () => {
    const round = entry(6, 2, [ended(2), { name: 'round_started', round: 2, period: 1 }]);
    const next = entry(7, 2, [placed(2, 'market1')]);
    expect(spacesIn(log).has('palace')).toBe(true);
    expect([...spacesIn([...log, round])]).toEqual([]);
    expect([...spacesIn([...log, round, next])]).toEqual(['market1']);
  });
});

describe('how long a scene stays', () => {
  const [scene] = scenesOf(entry(1, 1, [placed(1, 'T1')]));

  test('about a second for an opponent, half of it at double speed', () => {
    expect(holdOf(scene!, false, 1, 3)).toBeGreaterThanOrEqual(900);
    expect(holdOf(scene!, false, 2, 3)).toBe(holdOf(scene!, false, 1, 3) / 2);
    expect(holdOf(scene!, true, 1, 0)).toBeLessThan(600);
  });

  test('twice as long at the slow pace, however many wait', () => {
    for (const waiting of [3, 90])
      expect(holdOf(scene!, false, 0.5, waiting)).toBe(2 * holdOf(scene!, false, 1, 3));
  });

  test('less if many wait', () => {
    expect(holdOf(scene!, false, 1, 90)).toBeLessThan(holdOf(scene!, false, 1, 9) / 9);
  });
});
