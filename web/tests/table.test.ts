/** The table store: what it requests, and what it hides on a shared screen. */

import { openPart } from '$/table/screen.svelte';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { questionOf, sentenceOf } from '$/table/status';
import { outcomeOf } from '$/table/panels/outcome';
import type {
  GameView,
  LogRecord,
  MoveOffer,
  Preview,
  SeatView,
  TableState,
  WhatIfResult,
} from '$/lib/types';
import { Refused, type Listener, type TableConnection, type TableShown } from '$/net/connection';
import { Table } from '$/table/table.svelte';
import { loadLanguage, t } from '$/texts/fluent.svelte';

vi.mock('$/app/settings.svelte', () => ({ settings: { language: 'en' } }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadLanguage('en');
});

const seatView = (more: Partial<SeatView> = {}): SeatView =>
  ({ hand_count: 1, goods: {}, ...more }) as SeatView;
const view = (eyes: number, players = 3): GameView =>
  ({
    seats: Array.from({ length: players }, (_, seat) =>
      seatView(seat === eyes ? { hand: [`leader of ${seat}`], tokens: [`token of ${seat}`] } : {}),
    ),
    draft: { kept: 1, pack: [`pack of ${eyes}`], chosen: `choice of ${eyes}` },
    decision: { kind: 'turn' },
    to_act: [],
  }) as unknown as GameView;
const state = (number: number, seat: number, more: Partial<TableState> = {}): TableState => ({
  number,
  status: 'running',
  seat,
  view: view(seat),
  to_act: [],
  decide: false,
  moves: [],
  clocks: [],
  players: [0, 1, 2].map((each) => ({ seat: each, bot: each === 2 ? 'novice' : null, resigned: false })),
  proposal: null,
  ...more,
});

/** A table with seats 0 and 1 at this screen, and its listener. */
async function oneScreen(more: Partial<TableConnection> = {}) {
  let listener!: Listener;
  const connection = {
    open: async (given: Listener) => void (listener = given),
    close: vi.fn(),
    catalogue: async () => ({ language: 'en' }),
    explain: async () => [],
    ...more,
  } as unknown as TableConnection;
  const table = new Table(connection);
  await table.open();
  const seats = ['Ada', 'Bice', 'Caio'].map((name, seat) => ({ seat, name, mine: seat < 2 }));
  listener.table({ seats } as unknown as TableShown);
  return { table, connection, listener };
}
const drawn = (table: Table): string => JSON.stringify(table.view);

describe('what only a seat knows', () => {
  test('is left out of the open part of a view', () => {
    const open = openPart(view(1));
    expect(open.draft).toEqual({ kept: 1 });
    expect(open.seats).toEqual([seatView(), seatView(), seatView()]);
    expect(JSON.stringify(open)).not.toContain(' of 1');
  });

  test('is drawn only for the person the curtain was opened for', async () => {
    const past = state(3, 0);
    const { table, listener } = await oneScreen({ at: async () => past });
    const offer: MoveOffer = { move: 'play x', text: 'Play x', name: 'play', parts: { leader: 'x' } };
    listener.update([], state(5, 1, { decide: true, moves: [offer] }));
    expect(table.screen.curtain).toBe(true);
    expect(table.moves).toEqual([]);
    expect(drawn(table)).not.toContain(' of ');
    table.screen.openCurtain();
    expect(table.moves).toEqual([offer]);
    expect(drawn(table)).toContain('leader of 1');
    // The past as another seat saw it.
    await table.replay.goTo(3);
    expect(table.replay.state).toBe(past);
    expect(drawn(table)).not.toContain(' of ');
    await table.replay.goTo(null);
    // Somebody else decides, and the server shows the first of the user's seats.
    table.overlay.zoom = { kind: 'leader', key: 'x' };
    listener.update([], state(6, 0, { to_act: [2] }));
    expect(table.screen.curtain).toBe(false);
    expect(drawn(table)).not.toContain(' of ');
    expect(table.overlay.zoom).toBeNull();
    expect(table.whatIf.allowed).toBe(false);
    listener.update([], state(7, 0, { status: 'over' }));
    expect(drawn(table)).toContain('leader of 0');
  });
});

describe('a proposal', () => {
  test('is answered by the own seats that have not answered, one after the other', async () => {
    const act = vi.fn(async () => undefined);
    const { table, listener } = await oneScreen({ act });
    listener.update([], state(1, 0, { proposal: { seat: 0, what: 'undo', agreed: [0] } }));
    expect(table.actions.answering).toBe(1);
    await table.actions.answer('agree');
    expect(act).toHaveBeenCalledWith('agree', 1);
    listener.update([], state(2, 0, { proposal: { seat: 0, what: 'undo', agreed: [0, 1] } }));
    expect(table.actions.answering).toBeUndefined();
    const players = state(0, 0).players.map((one) => ({ ...one, bot: 'novice' }));
    listener.update([], state(3, 0, { players, proposal: { seat: 0, what: 'undo', agreed: [0] } }));
    expect(table.actions.answering).toBeUndefined();
  });
});

describe('what if', () => {
  const offer: MoveOffer = { move: 'end', text: 'End', name: 'end', parts: {} };
  const tried = (to_act: number[], moves: WhatIfResult['moves']): WhatIfResult => ({
    number: 1,
    steps: [],
    view: view(1),
    projection: [],
    to_act,
    moves,
  });
  async function trying(first: WhatIfResult, ...later: WhatIfResult[]) {
    const answers = [first, ...later];
    const whatIf = vi.fn(async () => answers.shift()!);
    const { table, listener } = await oneScreen({ whatIf });
    listener.update([], state(1, 1, { decide: true, to_act: [1] }));
    table.screen.openCurtain();
    await table.whatIf.show([]);
    return { table, whatIf };
  }

  test('offers the player’s own moves where several decide', async () => {
    const { table, whatIf } = await trying(tried([0, 1], { 1: [offer] as never }), tried([0], {}));
    expect([table.seat, table.deciding, table.moves, table.whatIf.others]).toEqual([1, true, [offer], []]);
    await table.actions.play('end');
    expect(whatIf).toHaveBeenLastCalledWith(['B: end'], 1, false);
  });

  test('says who decides if only others do, and takes their moves as they are typed', async () => {
    const { table, whatIf } = await trying(tried([2], {}), tried([0, 2], {}), tried([1], {}));
    expect([table.seat, table.deciding, table.moves, table.whatIf.others]).toEqual([1, false, [], [2]]);
    await table.actions.play('white T3');
    expect(whatIf).toHaveBeenLastCalledWith(['C: white T3'], 1, false);
    await table.actions.play('C: end');
    expect(whatIf).toHaveBeenLastCalledWith(['C: white T3', 'C: end'], 1, false);
    expect(table.whatIf.others).toEqual([]);
  });
});

describe('what if the computer answers', () => {
  test('its move is kept by name, and a card it takes has its owner', async () => {
    const step = {
      seat: 2,
      move: 'white T3',
      text: 'x',
      events: [{ name: 'took_card', text: '', player: 2, card: 7, space: 'T3' }],
    };
    const result = { number: 1, steps: [], view: view(1), projection: [], to_act: [2], moves: {} };
    const answers = [result, { ...result, steps: [step] }] as unknown as WhatIfResult[];
    const { table, listener } = await oneScreen({ whatIf: async () => answers.shift()! });
    listener.update([], state(1, 1, { decide: true, to_act: [1] }));
    table.screen.openCurtain();
    await table.whatIf.show([]);
    await table.whatIf.answer();
    expect(table.whatIf.moves).toEqual(['C: white T3']);
    expect([...table.taken]).toEqual([['T3', { card: 7, seat: 2 }]]);
  });
});

describe('a question with one answer', () => {
  const pay: MoveOffer = { move: 'pay 3 military', text: 'Pay', name: 'pay', parts: {} };
  const asked = (number: number, kind: string, moves: MoveOffer[]): TableState =>
    state(number, 0, {
      decide: true,
      moves,
      undo: { from: 0, moves: 2, rule: 'own' },
      view: { ...view(0), decision: { kind } } as unknown as GameView,
    } as Partial<TableState>);
  async function stored() {
    const move = vi.fn(async () => undefined);
    const undo = vi.fn(async () => undefined);
    const made = await oneScreen({ stored: true, move, undo } as unknown as Partial<TableConnection>);
    made.listener.table({ seats: [{ seat: 0, name: 'Ada', mine: true }] } as unknown as TableShown);
    return { ...made, move, undo };
  }
  const undone = { number: 6, events: [{ name: 'undone' }] } as unknown as LogRecord;

  test('is answered without asking, once', async () => {
    const { listener, move } = await stored();
    listener.update([], asked(5, 'pay', [pay]));
    listener.update([], asked(5, 'pay', [pay]));
    expect(move.mock.calls).toEqual([['pay 3 military', 0]]);
  });

  test('is undone together with the move that asked it', async () => {
    const { listener, move, undo } = await stored();
    listener.update([undone], asked(6, 'pay', [pay]));
    expect(undo.mock.calls).toEqual([['one', 0]]);
    expect(move).not.toHaveBeenCalled();
  });

  test('is asked if it ends the turn, in a report, and where a lesson teaches it', async () => {
    const { listener, move } = await stored();
    listener.update([], asked(5, 'church', [{ ...pay, name: 'no' } as unknown as MoveOffer]));
    listener.update([], asked(6, 'turn', [{ ...pay, name: 'pass' }]));
    listener.update([], asked(7, 'pay', [pay, { ...pay, move: 'pay 2 coins' }]));
    expect(move).not.toHaveBeenCalled();
    const lesson = await oneScreen({ stored: false, move } as unknown as Partial<TableConnection>);
    lesson.listener.update([], asked(5, 'pay', [pay]));
    expect(move).not.toHaveBeenCalled();
  });
});

describe('a turn', () => {
  const place: MoveOffer = {
    move: 'black T1',
    text: 'Place',
    name: 'place',
    parts: { member: 'black', space: 'T1' },
  };
  const turn = (number: number, moves: MoveOffer[], placed = false): TableState =>
    state(number, 0, {
      decide: true,
      moves,
      view: { ...view(0), decision: { kind: 'turn', placed } } as unknown as GameView,
    });
  const entry = (number: number, name: string) =>
    ({ number, kind: 'move', seat: 0, events: [{ name, player: 0 }] }) as unknown as LogRecord;

  test('keeps no member selected that cannot be placed any more', async () => {
    const { table, listener } = await oneScreen();
    table.screen.openCurtain();
    listener.update(
      [],
      turn(1, [place, { ...place, move: 'white T1', parts: { member: 'white', space: 'T1' } }]),
    );
    table.screen.openCurtain();
    table.choice.choose('white');
    listener.update([], turn(2, [place]));
    expect(table.choice.member).toBeNull();
    table.choice.choose('black');
    listener.update([], turn(3, [place]));
    expect(table.choice.member).toBe('black');
  });

  test('that can only be passed says so, before and after', async () => {
    const { table, listener } = await oneScreen();
    const pass: MoveOffer = { move: 'pass', text: 'Pass', name: 'pass', parts: {} };
    const end: MoveOffer = { move: 'end', text: 'End', name: 'end', parts: {} };
    const asked = (given: TableState, ...entries: LogRecord[]): string => {
      listener.update(entries, given);
      table.screen.openCurtain();
      return questionOf(table);
    };
    expect(asked(turn(1, [place]))).toBe(t('ask-turn'));
    expect(asked(turn(2, [pass]))).toBe(t('ask-stuck'));
    expect(asked(turn(3, [end], true), entry(3, 'passed'))).toBe(t('ask-passed'));
    expect(asked(turn(5, [end], true), entry(4, 'turn_ended'), entry(5, 'placed'))).toBe(t('ask-placed'));
  });
});

describe('looking back', () => {
  test('asks for the newest number only, and never loses it', async () => {
    const questions: { number: number; answer: (found: TableState) => void; refuse: () => void }[] = [];
    const { table, listener } = await oneScreen({
      at: (number) =>
        new Promise((answer, refuse) =>
          questions.push({
            number,
            answer,
            refuse: () => refuse(new Refused({ status: 429, code: 'x', sentence: 'Slower', details: {} })),
          }),
        ),
    });
    listener.update([], state(100, 0));
    const answered = async (): Promise<void> => {
      const { number, answer } = questions.at(-1)!;
      answer(state(number, 0));
      await new Promise((done) => setTimeout(done));
    };
    for (let number = 10; number <= 60; number++) void table.replay.goTo(number);
    expect(table.replay.number).toBe(60);
    await answered();
    await answered();
    expect(questions.map((one) => one.number)).toEqual([10, 60]);
    expect(table.replay.state?.number).toBe(60);
    // A failed request that is no longer wanted is ignored; the last one is shown.
    void table.replay.goTo(20);
    void table.replay.goTo(30);
    questions.at(-1)!.refuse();
    await new Promise((done) => setTimeout(done));
    expect(questions.at(-1)!.number).toBe(30);
    expect(table.actions.problem).toBeUndefined();
    questions.at(-1)!.refuse();
    await new Promise((done) => setTimeout(done));
    expect(table.actions.problem?.sentence).toBe('Slower');
    expect(table.replay.number).toBeNull();
    expect(table.replay.state).toBeUndefined();
    // On the way back to the present a late answer changes nothing.
    void table.replay.goTo(40);
    void table.replay.goTo(null);
    await answered();
    expect(table.replay.state).toBeUndefined();
    expect(questions).toHaveLength(5);
  });
});

describe('trouble', () => {
  test('without words of the server is told in words of the page', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { table } = await oneScreen({ say: () => Promise.reject(new TypeError('x is not a function')) });
    await table.chat.say('ciao');
    expect(table.actions.problem?.sentence).toBe(t('net-trouble'));
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  });

  test('before there is a game to show is the end of the page, later it is not', async () => {
    const problem = { status: 409, code: 'old_game', sentence: 'Too old', details: {} };
    const { table, connection, listener } = await oneScreen();
    listener.problem(problem);
    expect(table.failed).toEqual(problem);
    expect(connection.close).toHaveBeenCalledOnce();
    const running = await oneScreen();
    running.listener.update([], state(1, 0));
    running.listener.problem(problem);
    expect(running.table.failed).toBeUndefined();
    expect(running.table.actions.problem).toEqual(problem);
  });
});

test('records that went back leave nothing of the old log', async () => {
  const entry = (number: number) => ({ number, events: [] }) as unknown as LogRecord;
  const { table, listener } = await oneScreen({ at: async (number) => state(number, 0) });
  listener.update([1, 2, 3].map(entry), state(3, 0));
  listener.chat([{ id: 1 } as never]);
  await table.replay.goTo(2);
  listener.problem({ status: 409, code: 'went_back', sentence: 'Went back', details: {} });
  listener.wentBack();
  expect([table.records, table.chat.all, table.replay.state]).toEqual([[], [], undefined]);
  listener.update([entry(1)], state(1, 0));
  expect(table.records.map((one) => one.number)).toEqual([1]);
  expect(table.news.records).toEqual([]);
  expect(table.actions.problem?.sentence).toBe('Went back');
});

test('computer opponents are named as the language writes their names, people as they wish', async () => {
  const { table, listener } = await oneScreen();
  const seats = (['bot', 'person', 'bot'] as const).map((kind, seat) => ({
    seat,
    kind,
    name: seat === 2 ? 'Robby' : 'Ginevra',
  }));
  await loadLanguage('ru');
  listener.table({ seats } as unknown as TableShown);
  const named = [0, 1, 2].map((seat) => table.nameOf(seat));
  await loadLanguage('en');
  expect(named).toEqual(['Джиневра', 'Ginevra', 'Robby']);
});

test('a computer opponent that waits for the server is said to wait', async () => {
  const { table, listener } = await oneScreen();
  listener.update([], state(1, 0, { to_act: [2] }));
  listener.presence([0], 0, { seat: 2, ahead: 3 });
  expect(sentenceOf(table)).toBe(t('status-queue', { who: 'Caio', count: 3 }));
  listener.presence([0], 0, null);
  expect(sentenceOf(table)).toBe(t('status-waiting', { who: 'Caio' }));
});

test('points of the Church come from the Vatican report, as in the log', async () => {
  const { table, listener } = await oneScreen();
  listener.update([], state(1, 0));
  const offer: MoveOffer = { move: 'support', text: '', name: 'support', parts: {} };
  const preview = {
    events: [{ name: 'gained', text: '', player: 0, source: 'church', goods: { victory: 5 } }],
  } as unknown as Preview;
  expect(outcomeOf(table, offer, preview).get).toEqual([
    { reason: t('source-vatican'), goods: { victory: 5 } },
  ]);
  expect(t('source-vatican')).toBe('Vatican report');
});
