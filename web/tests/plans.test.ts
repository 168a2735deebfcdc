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
      { name: 'took', player: 0, card: 5, text: 'Anna takes Mine.' },
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

  test('knows which cards a line is about', () => {
    expect(groups[0]!.lines[0]!.things).toEqual([{ kind: 'card', key: '5' }]);
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
