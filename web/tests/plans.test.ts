import { describe, expect, test } from 'vitest';
import { filtered, logGroups, logText } from '$/lib/log';
import { lineOf, shifted } from '$/features/plans/lines';
import { knownSettings, storedSettings, syncedSettings } from '$/lib/stored-settings';
import type { LogRecord } from '$/lib/types';

describe('a line to plan', () => {
  test('is what the player did in the turn that was tried', () => {
    const steps = [
      { seat: 1, move: 'white T3' },
      { seat: 1, move: 'privilege coins' },
      { seat: 1, move: 'end' },
      { seat: 1, move: 'support' },
    ];
    expect(lineOf(steps, 1)).toEqual(['white T3', 'privilege coins', 'end']);
    expect(lineOf([{ seat: 0, move: 'end' }, ...steps], 1)).toEqual([]);
    expect(lineOf([steps[0]!, { seat: 0, move: 'give wood' }, steps[2]!], 1)).toEqual(['white T3']);
  });

  test('goes up and down in the list, and no further than its ends', () => {
    expect(shifted(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(shifted(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(shifted(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(shifted(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});

describe('the log', () => {
  const record = (number: number, seat: number, ...events: object[]): LogRecord =>
    ({ number, seat, kind: 'move', by: 'person', at: 0, events }) as unknown as LogRecord;
  const records = [
    record(
      1,
      0,
      { name: 'placed', player: 0, text: 'Anna goes to T1.' },
      { name: 'took_card', player: 0, card: 5, space: 'T1', text: 'Anna takes Mine.' },
    ),
    record(
      2,
      0,
      { name: 'turn_ended', player: 0, text: 'Anna ends.' },
      { name: 'round_started', round: 2, text: 'Round 2.' },
      { name: 'gained', player: 1, text: 'Bruno gains.' },
    ),
    record(3, 1, { name: 'placed', player: 1, text: 'Bruno goes to T2.' }),
  ];
  const groups = logGroups(records, 2, new Set([2, 3]));

  test('is grouped by rounds and by who did something', () => {
    expect(groups.map((group) => [group.round, group.lines.map((line) => [line.seat, line.text])])).toEqual([
      [1, [[0, 'Anna goes to T1. Anna takes Mine.']]],
      [
        2,
        [
          [1, 'Bruno gains.'],
          [1, 'Bruno goes to T2.'],
        ],
      ],
    ]);
  });

  test('shows one player, or what is new', () => {
    expect(
      filtered(groups, 0, false).flatMap((group) => group.lines.map((line) => line.record.number)),
    ).toEqual([1]);
    expect(
      filtered(groups, null, true).flatMap((group) => group.lines.map((line) => line.record.number)),
    ).toEqual([2, 3]);
  });

  test('is plain text for other programs', () => {
    expect(logText(groups, (round) => `Round ${round}`)).toBe(
      'Round 1\nAnna goes to T1. Anna takes Mine.\n\nRound 2\nBruno gains.\nBruno goes to T2.',
    );
  });

  /** A turn: black to the fourth floor with a servant, a card, a council privilege, a leader; then Bruno has to pay. */
  const turn = [
    record(
      4,
      0,
      { name: 'placed', player: 0, member: 'black', space: 'V4', servants: 1, text: 'Anna goes to V4.' },
      { name: 'paid', player: 0, goods: { coins: 3 }, source: 'surcharge', text: 'Anna pays 3.' },
      { name: 'took_card', player: 0, card: 80, space: 'V4', text: 'Anna takes Support.' },
      { name: 'paid', player: 0, goods: { coins: 1, stone: 1 }, source: 'cost', text: 'Anna pays.' },
      { name: 'gained', player: 0, goods: { faith: 2 }, source: 'card:80', text: 'Anna gets faith.' },
    ),
    record(5, 0, { name: 'gained', player: 0, goods: { servants: 2 }, text: 'Anna gets servants.' }),
    record(6, 1, { name: 'card_gave', player: 1, to: 0, card: 80, goods: { wood: 1 }, text: 'Bruno gives.' }),
    record(7, 0, { name: 'leader_used', player: 0, leader: 'brasini', text: 'Anna uses Brasini.' }),
    record(8, 0, { name: 'turn_ended', player: 0, text: 'Anna ends.' }),
  ];

  test('has one line for a turn and all that came of it, first what was paid', () => {
    const [line, ...others] = logGroups(turn, 3, new Set())[0]!.lines;
    expect(others).toEqual([]);
    expect(line!.signs).toEqual([
      { is: 'member', member: 'black' },
      { is: 'thing', thing: { kind: 'card', key: '80' } },
      { is: 'thing', thing: { kind: 'leader', key: 'brasini' }, how: 'used' },
      { is: 'goods', goods: { coins: -4, stone: -1, servants: -1 } },
      { is: 'goods', goods: { wood: 1, servants: 2, faith: 2 } },
      { is: 'seat', seat: 1 },
      { is: 'goods', goods: { wood: -1 } },
    ]);
  });

  test('keeps the words of a turn in order, each with its entry, and finds it under both players', () => {
    const groups = logGroups(turn, 3, new Set());
    const line = groups[0]!.lines[0]!;
    expect(line.parts.map((part) => [part.record.number, part.text])).toEqual([
      [4, 'Anna goes to V4. Anna pays 3. Anna takes Support. Anna pays. Anna gets faith.'],
      [5, 'Anna gets servants.'],
      [6, 'Bruno gives.'],
      [7, 'Anna uses Brasini.'],
    ]);
    expect(line.text).toBe(line.parts.map((part) => part.text).join(' '));
    for (const seat of [0, 1]) expect(filtered(groups, seat, false)).toEqual(groups);
  });

  test('leaves out what was taken back, and says that it was', () => {
    const back = {
      ...record(6, 0, { name: 'undone', to: 1, player: 0, text: 'Anna undoes.' }),
      kind: 'undo',
    };
    const [line] = logGroups([turn[0]!, turn[1]!, back as LogRecord], 3, new Set())[0]!.lines;
    expect(line!.text).toBe(`${turn[0]!.events.map((event) => event.text).join(' ')} Anna undoes.`);
    expect(line!.signs).toContainEqual({ is: 'icon', icon: 'undo' });
    expect(line!.signs).not.toContainEqual({ is: 'goods', goods: { servants: 2, faith: 2 } });
  });

  test('gives everybody a line in a Vatican report, and nobody two turns in one', () => {
    const report = record(
      9,
      0,
      { name: 'turn_ended', player: 0, text: 'Anna ends.' },
      { name: 'report_started', period: 1, text: 'Report.' },
      { name: 'supported', player: 1, victory: 3, text: 'Bruno supports.' },
      { name: 'excommunicated', player: 0, tile: 'I-1', text: 'Anna is excommunicated.' },
    );
    const next = record(10, 1, { name: 'placed', player: 1, space: 'palace', text: 'Bruno goes.' });
    const { lines } = logGroups([...turn.slice(0, 1), report, next], 3, new Set([9]))[0]!;
    expect(lines.map((line) => [line.seat, line.text, line.fresh])).toEqual([
      [0, turn[0]!.events.map((event) => event.text).join(' '), false],
      [-1, 'Report.', true],
      [1, 'Bruno supports.', true],
      [0, 'Anna is excommunicated.', true],
      [1, 'Bruno goes.', false],
    ]);
    expect(lines[1]!.signs).toEqual([{ is: 'icon', icon: 'church', text: 'I' }]);
    expect(lines[4]!.signs).toEqual([
      { is: 'member', member: 'neutral' },
      { is: 'space', space: 'palace' },
    ]);
  });
});

describe('settings that travel', () => {
  test('are those that are not tied to a device', () => {
    expect(syncedSettings({ theme: 'dark', name: 'Anna', notify: true })).toEqual({ theme: 'dark' });
    expect(storedSettings({ page: { theme: 'dark', notify: true } })).toEqual({ theme: 'dark' });
    expect([storedSettings({}), storedSettings(null), storedSettings({ page: 7 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('are taken over only where they are of the kind this page knows', () => {
    const known = { theme: 'light', speed: 1, sound: false };
    expect(knownSettings(known, { theme: 'dark', speed: '2', sound: true, other: 1 })).toEqual({
      theme: 'dark',
      sound: true,
    });
  });
});
