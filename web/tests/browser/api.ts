/** HTTP helpers for tests that aren't about the page itself: create tables, join, play ahead. */

import { expect, type APIRequestContext } from '@playwright/test';

const headers = { origin: `http://127.0.0.1:${process.env['MAGNIFICO_TEST_PORT']}` };

export async function get<Answer>(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path);
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as Answer;
}

export async function post<Answer>(
  request: APIRequestContext,
  path: string,
  data: object = {},
): Promise<Answer> {
  const answer = await request.post(path, { headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

export interface Wish {
  delay?: number;
  players?: number;
  rules?: string;
  expansions?: readonly string[];
  seats?: string[];
  names?: string[];
  undo?: string;
  seed?: string;
  title?: string;
  public?: boolean;
}

/** A table of this context's user; without open seats it starts at once. */
export async function newTable(request: APIRequestContext, wish: Wish = {}): Promise<string> {
  await post(request, '/api/guest', { name: 'Chiara' });
  const players = wish.players ?? 4;
  const seats = wish.seats ?? ['me', ...Array.from({ length: players - 1 }, () => 'novice')];
  const { id } = await post<{ id: string }>(request, '/api/tables', {
    title: wish.title ?? 'Piazza della Signoria',
    options: { players, rules: wish.rules ?? 'advanced', expansions: wish.expansions ?? [] },
    undo: wish.undo ?? 'own',
    level: 'novice',
    public: wish.public ?? false,
    delay: wish.delay ?? 0,
    seats,
    ...(wish.names ? { names: wish.names } : {}),
    ...(seats.includes('open') ? {} : { seed: wish.seed ?? 'browser', start: true }),
  });
  return id;
}

/** Another user takes the open seat. */
export async function sitDown(request: APIRequestContext, id: string, name: string): Promise<void> {
  await post(request, '/api/guest', { name });
  await post(request, `/api/tables/${id}/join`);
}

export interface State {
  number: number;
  status: string;
  seat: number | null;
  moves: { move: string; name: string; parts: { space?: string } }[];
  view: {
    round: number;
    decision: { kind: string; placed?: boolean } | null;
    seats: { hand?: string[]; cards: Record<string, number[]> }[];
    draft?: { pack?: string[]; chosen?: string };
  };
}

/** The state as one of the user's seats sees it, by default the one that decides. */
export async function stateOf(request: APIRequestContext, id: string, query = ''): Promise<State> {
  return (await get<{ state: State }>(request, `/api/tables/${id}/state${query}`)).state;
}

const sendMove = (request: APIRequestContext, id: string, { number, seat }: State, text: string) =>
  request.post(`/api/tables/${id}/moves`, {
    headers,
    data: { move: text, seat, number, key: `test-${number}` },
  });

export async function move(
  request: APIRequestContext,
  id: string,
  state: State,
  text: string,
): Promise<void> {
  const answer = await sendMove(request, id, state, text);
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Plays the user's seats by a fixed rule, until `until` is true of a decision or to the end: deterministic by seed if all
 * seats are the user's. Returns the state and the number of moves played. */
export async function playAhead(
  request: APIRequestContext,
  id: string,
  until: (state: State, played: number) => boolean = () => false,
  { before = 0, keepLeaders = false } = {},
): Promise<{ state: State; played: number }> {
  let played = before;
  let state = await stateOf(request, id);
  while (state.status !== 'over') {
    if (!state.moves.length) {
      state = await stateOf(request, id, `?number=${state.number}&wait=20`);
      continue;
    }
    if (until(state, played)) break;
    const offers = keepLeaders ? state.moves.filter((one) => one.name !== 'discard') : state.moves;
    const answer = await sendMove(request, id, state, offers[(played * 7919) % offers.length]!.move);
    if (answer.ok()) {
      played++;
      state = await stateOf(request, id, `?number=${state.number + 1}`);
      continue;
    }
    // When everybody decides at once, others may have been quicker, or computer opponents come first.
    const { code } = (await answer.json()) as { code: string };
    expect(['stale', 'bots_first'], await answer.text()).toContain(code);
    state = await stateOf(request, id, `?number=${state.number}&wait=20`);
  }
  return { state, played };
}

/** The start of somebody's turn. */
export const isTurn = ({ view: { decision } }: State): boolean =>
  decision?.kind === 'turn' && !decision.placed;
/** Somebody has to decide in a Vatican report. */
export const isReport = ({ view }: State): boolean => view.decision?.kind === 'church';

/** Where clicked games start: earlier rounds are only clicked in the deep tier. */
export const STARTS = [
  { from: 'from round 6', until: (state: State) => state.view.round === 6 && isTurn(state), tag: [] },
  { from: 'from the beginning', until: () => true, tag: ['@deep'] },
];
