/** The connection to a server: keys, and what is retried after a disconnect. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listener, Problem } from '$/net/connection';
import { ServerConnection, newKey } from '$/net/server';

const problem = (code: string): Problem => ({ status: 409, code, sentence: `words: ${code}`, details: {} });

const asked = vi.hoisted(() => ({ table: async (): Promise<unknown> => ({ id: 'table' }) }));
vi.mock('$/net/api', async () => {
  const { Refused } = await import('$/net/connection');
  return {
    ask: () => asked.table(),
    problemOf: (error: unknown) =>
      error instanceof Refused ? error.problem : { status: 0, code: 'internal', sentence: '', details: {} },
  };
});

describe('keys', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('are accepted by the server and never the same, also on pages without https', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 1000 }, newKey);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_.:-]{16,64}$/);
  });
});

describe('a connection', () => {
  class Socket {
    static readonly OPEN = 1;
    static readonly CLOSED = 3;
    static all: Socket[] = [];
    readyState = 0;
    sent: { type: string; key?: string }[] = [];
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (event: { code: number }) => void;
    constructor() {
      Socket.all.push(this);
    }
    send(text: string): void {
      this.sent.push(JSON.parse(text));
    }
    close(code = 1005): void {
      this.readyState = Socket.CLOSED;
      this.onclose?.({ code });
    }
    open(): this {
      this.readyState = Socket.OPEN;
      this.onopen?.();
      return this;
    }
    tell(message: object): this {
      this.onmessage?.({ data: JSON.stringify(message) });
      return this;
    }
  }
  const newest = (): Socket => Socket.all.at(-1)!;
  const welcome = { type: 'welcome', table: { id: 'table' } };
  const problems: Problem[] = [];
  const updates: { entries: number[]; state: unknown }[] = [];
  let online: boolean | undefined;
  let busy = false;
  let timesBack = 0;
  let connection: ServerConnection;

  beforeEach(async () => {
    vi.useFakeTimers();
    Socket.all = [];
    problems.length = 0;
    updates.length = 0;
    online = undefined;
    busy = false;
    timesBack = 0;
    asked.table = async () => ({ id: 'table' });
    const page = new EventTarget();
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('location', { href: 'http://192.168.1.7:8480/' });
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('document', page);
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const listener: Listener = {
      table: () => undefined,
      update: (entries, state) => updates.push({ entries: entries.map((one) => one.number), state }),
      chat: () => undefined,
      presence: () => undefined,
      online: (now, crowded = false) => {
        online = now;
        busy = crowded;
      },
      wentBack: () => (timesBack += 1),
      problem: (one) => problems.push(one),
    };
    connection = new ServerConnection('table');
    await connection.open(listener, 'en', null);
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('that is closed before its first message is tried again at ever longer intervals', async () => {
    const waits: number[] = [];
    for (let loss = 0; loss < 7; loss++) {
      const before = Socket.all.length;
      newest().open().close(1006);
      let waited = 0;
      for (; Socket.all.length === before; waited += 100) await vi.advanceTimersByTimeAsync(100);
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
    expect(online).toBe(false);
    newest().open().tell(welcome);
    expect(online).toBe(true);
    const before = Socket.all.length;
    newest().close(1006);
    await vi.advanceTimersByTimeAsync(400);
    expect(Socket.all.length).toBe(before + 1);
  });

  test('to a busy server is tried again later, not by all at the same moment', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    newest().open().close(4503);
    expect([online, busy]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(5900);
    expect(Socket.all.length).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(Socket.all.length).toBe(2);
    newest().open().tell(welcome);
    expect([online, busy]).toEqual([true, false]);
  });

  test('to a server that is busy from the beginning waits as long as the server says', async () => {
    const { Refused } = await import('$/net/connection');
    const full = { ...problem('busy'), details: { wait_seconds: 3 } };
    asked.table = () => Promise.reject(new Refused(full));
    let language: unknown;
    void connection.catalogue('en').then((found) => (language = found));
    await vi.advanceTimersByTimeAsync(2900);
    expect([online, busy]).toEqual([false, true]);
    asked.table = async () => ({ language: 'en' });
    expect(language).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(language).toEqual({ language: 'en' });
  });

  test('to a server whose records went back reads everything again', () => {
    const old = newest().open().tell(welcome);
    old.tell({ type: 'update', entries: [{ number: 9 }], state: { number: 9 } });
    old.tell({ type: 'refused', key: null, problem: problem('went_back') });
    // Messages of the old connection no longer count.
    old.tell({ type: 'update', entries: [], state: { number: 4 } });
    expect(problems).toEqual([problem('went_back')]);
    expect(timesBack).toBe(1);
    expect(newest()).not.toBe(old);
    expect(newest().open().sent[0]).toMatchObject({ type: 'hello', number: 0, chat: 0 });
    newest()
      .tell(welcome)
      .tell({ type: 'update', entries: [{ number: 4 }], state: { number: 4 } });
    expect(updates.map((one) => one.entries)).toEqual([[9], [4]]);
  });

  test('that missed how the records went back sees it by the number', () => {
    newest().open().tell(welcome);
    newest().tell({ type: 'update', entries: [], state: { number: 9 } });
    newest().tell({ type: 'update', entries: [], state: { number: 4 } });
    expect(timesBack).toBe(1);
    expect(updates).toHaveLength(1);
    expect(newest().open().sent[0]).toMatchObject({ type: 'hello', number: 0 });
  });

  test('whose game cannot be continued ends with the words of the server', async () => {
    newest().open();
    const move = expect(connection.move('end', 0)).rejects.toThrow('words: old_game');
    newest().tell({ type: 'refused', key: null, problem: problem('old_game') });
    newest().close(1008);
    await vi.advanceTimersByTimeAsync(60_000);
    await move;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Socket.all.length).toBe(1);
    expect(problems).toEqual([problem('old_game')]);
    await expect(connection.move('end', 0)).rejects.toThrow('words: old_game');
  });

  test('to a table that is gone ends with what the server says of the table', async () => {
    const { Refused } = await import('$/net/connection');
    newest().open().tell(welcome);
    newest().close(1006);
    expect(online).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    asked.table = () => Promise.reject(new Refused(problem('unknown')));
    newest().open().close(4404);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Socket.all.length).toBe(2);
    expect(problems).toEqual([problem('unknown')]);
    expect(online).toBe(true);
    // A user who has joined meanwhile reconnects.
    connection.reconnect();
    expect(Socket.all.length).toBe(3);
  });

  describe('that sends patches', () => {
    const hellos = (): number => newest().sent.filter((one) => one.type === 'hello').length;
    const whole = (number: number, state: object = {}) => ({
      type: 'update',
      entries: [{ number }],
      state: { number, ...state },
    });
    const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
    const change = (from: number, number: number, ...patch: object[]) => ({
      type: 'change',
      from,
      entries: [{ number }],
      patch: [replace('/number', number), ...patch],
    });

    test('puts them together with what it has', () => {
      newest().open().tell(welcome);
      newest().tell(whole(3, { view: { round: 1, order: [0, 1] } }));
      newest().tell(change(3, 4, replace('/view/round', 2)));
      expect(updates[1]).toEqual({ entries: [4], state: { number: 4, view: { round: 2, order: [0, 1] } } });
      newest().tell(change(4, 5, replace('/view/order', [1, 0])));
      expect(updates[2]).toEqual({ entries: [5], state: { number: 5, view: { round: 2, order: [1, 0] } } });
      expect(hellos()).toBe(1);
    });

    test.each([
      ['from another number', change(2, 4)],
      ['from something of another kind', change(3, 4, replace('/view/0/round', 1))],
    ])('asks once for the whole after one %s', (_, misfit) => {
      newest().open().tell(welcome);
      newest().tell(whole(3, { view: {} }));
      newest().tell(misfit).tell(change(4, 5));
      expect(updates).toHaveLength(1);
      expect(hellos()).toBe(2);
      expect(newest().sent.at(-1)).toMatchObject({ type: 'hello', number: 3 });
      newest().tell(whole(5)).tell(change(5, 6));
      expect(updates.map((one) => one.entries)).toEqual([[3], [5], [6]]);
      expect(hellos()).toBe(2);
    });

    test('does not use what came over a connection that was lost', async () => {
      newest().open().tell(welcome).tell(whole(3));
      newest().close(1006);
      await vi.advanceTimersByTimeAsync(400);
      newest().open().tell(welcome).tell(change(3, 4));
      expect(updates).toHaveLength(1);
      expect(hellos()).toBe(2);
    });
  });
});
