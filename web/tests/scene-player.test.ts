/** The queue of scenes: what is drawn when, what is announced, and what never waits. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent, GameView, LogRecord, TableState } from '$/lib/types';
import type { Listener, TableConnection, TableShown } from '$/net/connection';
import { Table } from '$/table/table.svelte';

const { settings } = vi.hoisted(() => ({ settings: { language: 'en', speed: 1 } }));
vi.mock('$/app/settings.svelte', () => ({ settings }));

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => vi.useRealTimers());

const state = (number: number): TableState =>
  ({
    number,
    status: 'running',
    seat: 0,
    view: { seats: [], decision: { kind: 'turn' }, to_act: [], marked: number } as unknown as GameView,
    to_act: [],
    decide: true,
    moves: [{ move: `m${number}`, text: '', name: 'pass', parts: {} }],
    clocks: [],
    players: [],
    proposal: null,
  }) as TableState;
const entry = (number: number, seat: number, ...events: Partial<GameEvent>[]): LogRecord =>
  ({ number, kind: 'move', seat, by: 'bot', at: 0, events }) as LogRecord;
const placed = (number: number, seat = 1): LogRecord =>
  entry(number, seat, {
    name: 'placed',
    text: `Placed ${number}.`,
    player: seat,
    space: 'T1',
    member: 'white',
  });
const report = (number: number): LogRecord =>
  entry(
    number,
    1,
    { name: 'report_started', text: 'Report.', period: 1 },
    { name: 'round_started', text: 'Round.', round: 3, period: 2 },
  );

async function watched(clock: Partial<TableShown['clock']> = { kind: 'none' }) {
  let listener!: Listener;
  const connection = {
    open: async (given: Listener) => void (listener = given),
    close: vi.fn(),
    catalogue: async () => ({ language: 'en' }),
    explain: async () => [],
    move: vi.fn(async () => undefined),
    at: vi.fn(async (number: number) => state(number)),
  } as unknown as TableConnection;
  const table = new Table(connection);
  await table.open();
  const seats = [0, 1, 2].map((seat) => ({ seat, name: `P${seat}`, mine: seat === 0 }));
  listener.table({ seats, clock } as unknown as TableShown);
  listener.update([], state(0));
  return { table, connection, listener };
}
const drawn = (table: Table): number => (table.view as unknown as { marked: number }).marked;
const said = (table: Table): string[] => table.lines.map((line) => line.text);

describe('scenes', () => {
  test('are drawn one after the other while moves are the newest at once', async () => {
    const { table, listener } = await watched();
    for (const number of [1, 2, 3]) listener.update([placed(number)], state(number));
    expect(drawn(table)).toBe(1);
    expect(table.moves[0]?.move).toBe('m3');
    await vi.advanceTimersByTimeAsync(700);
    expect(drawn(table)).toBe(1);
    await vi.advanceTimersByTimeAsync(700);
    expect(drawn(table)).toBe(2);
    expect(said(table)).toEqual(['Placed 1.', 'Placed 2.']);
    await vi.advanceTimersByTimeAsync(2400);
    expect([drawn(table), table.scenes.playing]).toEqual([3, false]);
    expect(said(table)).toEqual(['Placed 1.', 'Placed 2.', 'Placed 3.']);
  });

  test('end when the player acts, and everything is still said', async () => {
    const { table, connection, listener } = await watched();
    for (const number of [1, 2]) listener.update([placed(number)], state(number));
    void table.actions.play('m2');
    expect([drawn(table), table.scenes.behind]).toEqual([2, false]);
    expect(connection.move).toHaveBeenCalledWith('m2', 0);
    expect(said(table)).toEqual(['Placed 1.', 'Placed 2.']);
  });

  test('say that others are shown first, until the player acts; one does not wait for oneself', async () => {
    const { table, listener } = await watched();
    listener.update([placed(1)], state(1));
    expect([table.deciding, table.scenes.shownFirst]).toEqual([true, true]);
    table.scenes.skip();
    expect(table.scenes.shownFirst).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    listener.update([placed(2, 0)], state(2));
    expect([table.scenes.behind, table.scenes.shownFirst]).toEqual([true, false]);
  });

  test('ask for the states that a busy server left out', async () => {
    const { table, connection, listener } = await watched();
    listener.update([placed(1), placed(2)], state(2));
    await vi.advanceTimersByTimeAsync(1);
    expect(connection.at).toHaveBeenCalledWith(1, null);
    expect(drawn(table)).toBe(1);
    await vi.advanceTimersByTimeAsync(1200);
    expect(drawn(table)).toBe(2);
  });

  test('are not played after a lost connection, nor at speed 0', async () => {
    const { table, listener } = await watched();
    listener.online(false);
    listener.online(true);
    listener.update([placed(1), placed(2)], state(2));
    expect([drawn(table), table.scenes.playing]).toEqual([2, false]);
    settings.speed = 0;
    listener.update([placed(3)], state(3));
    expect(drawn(table)).toBe(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(table.scenes.playing).toBe(false);
    expect(said(table)).toEqual(['Placed 1.', 'Placed 2.', 'Placed 3.']);
  });

  test('stay until the player goes on, if that is the pace', async () => {
    settings.speed = -1;
    const { table, listener } = await watched();
    for (const number of [1, 2]) listener.update([placed(number)], state(number));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([drawn(table), table.scenes.waits]).toEqual([1, true]);
    table.scenes.next();
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn(table)).toBe(2);
    table.scenes.next();
    await vi.advanceTimersByTimeAsync(1);
    expect([table.scenes.playing, table.scenes.waits]).toEqual([false, false]);
  });

  test('never wait for the player after their own moves', async () => {
    settings.speed = -1;
    const { table, listener } = await watched();
    listener.update([placed(1, 0)], state(1));
    await vi.advanceTimersByTimeAsync(1500);
    expect(table.scenes.playing).toBe(false);
  });

  test('can be paused, stepped through and resumed', async () => {
    const { table, listener } = await watched();
    for (const number of [1, 2, 3, 4]) listener.update([placed(number)], state(number));
    table.scenes.pause(true);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([drawn(table), table.scenes.waits]).toEqual([1, true]);
    table.scenes.next();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(drawn(table)).toBe(2);
    table.scenes.pause(false);
    await vi.advanceTimersByTimeAsync(1200);
    expect(drawn(table)).toBe(4);
    await vi.advanceTimersByTimeAsync(1200);
    expect([table.scenes.playing, table.scenes.paused]).toEqual([false, false]);
  });

  test('can be shown again from any point', async () => {
    const { table, listener } = await watched();
    listener.update([placed(1), placed(2)], state(2));
    table.scenes.skip();
    await vi.advanceTimersByTimeAsync(1);
    const done = vi.fn();
    void table.scenes.play(table.records).then(done);
    await vi.advanceTimersByTimeAsync(1);
    expect([drawn(table), table.scenes.scene?.number]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1200);
    expect(drawn(table)).toBe(2);
    await vi.advanceTimersByTimeAsync(1200);
    expect(done).toHaveBeenCalledOnce();
    expect(said(table)).toEqual(['Placed 1.', 'Placed 2.']);
  });
});

describe('a Vatican report', () => {
  test('waits until somebody goes on, whatever the speed, and is not skipped', async () => {
    settings.speed = 0;
    const { table, listener } = await watched();
    listener.update([report(1)], state(1));
    table.scenes.skip();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(table.scenes.report?.number).toBe(1);
    expect(table.scenes.report?.before?.number).toBe(0);
    table.scenes.goOn();
    await vi.advanceTimersByTimeAsync(1);
    expect([table.scenes.report, table.scenes.playing]).toEqual([undefined, false]);
  });

  test('comes before words that are still to be read where nothing moves', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { table, listener } = await watched();
    for (const number of [1, 2]) listener.update([placed(number)], state(number));
    expect([drawn(table), table.scenes.scene?.number]).toEqual([2, 1]);
    listener.update([report(3)], state(3));
    await vi.advanceTimersByTimeAsync(1);
    expect(table.scenes.report?.number).toBe(3);
    expect(said(table)).toEqual(['Placed 1.', 'Placed 2.', 'Report.']);
    vi.unstubAllGlobals();
  });

  test('goes away after six seconds in a live game with a clock, and waits in one over days', async () => {
    settings.speed = 0;
    for (const [seconds, left] of [
      [1800, false],
      [7 * 86_400, true],
    ] as const) {
      const { table, listener } = await watched({ kind: 'total', seconds } as TableShown['clock']);
      listener.update([report(1)], state(1));
      await vi.advanceTimersByTimeAsync(5900);
      expect(table.scenes.report).toBeDefined();
      await vi.advanceTimersByTimeAsync(200);
      expect(!!table.scenes.report).toBe(left);
    }
  });
});
