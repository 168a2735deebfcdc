/** Somebody at the table: opens pages, plays by clicks or keys, and notes everything that went wrong. */

import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';

interface Handle {
  state?: { number: number; status: string; view: { round: number } };
  deciding: boolean;
  acts: { busy: boolean; problem?: { sentence: string }; play(move: string): Promise<boolean> };
  screen: { curtain: boolean; curtainFor: number | null };
  choice: { member: string | null };
  placing: boolean;
  decision?: { kind: string; placed?: boolean };
  scenes: { report?: object; behind: boolean; playing: boolean; skip(): void };
  replay: {
    goTo(number: number | null): Promise<void>;
    number: number | null;
    state?: {
      number: number;
      view: { round: number; towers: unknown; spaces: unknown; seats: { goods: unknown }[] };
    };
  };
  trial: { moves: string[]; others: number[] };
  records: {
    number: number;
    seat: number;
    move?: string;
    events: { name: string; space?: string; text: string }[];
  }[];
  view: unknown;
  names: string[];
  news: { records: { number: number }[] };
  moves: { move: string; name: string; text: string; parts: Record<string, unknown> }[];
  seat: number | null;
}
declare global {
  interface Window {
    magnifico: Handle;
  }
}

export interface Look {
  number: number;
  status: string;
  round: number;
  deciding: boolean;
  curtain: boolean;
  kind: string;
  placing: boolean;
  seat: number | null;
}

/** Collects console errors and failed requests of a page; what a test expects to fail is passed over. */
export function watch(page: Page, troubles: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_IO_SUSPENDED/.test(message.text())) return;
    troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
}

export const test = base.extend<{ troubles: string[] }>({
  troubles: async ({ page }, use) => {
    const troubles: string[] = [];
    watch(page, troubles);
    await use(troubles);
    expect(troubles).toEqual([]);
  },
});

export function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const table = window.magnifico;
    return {
      number: table?.state?.number ?? -1,
      status: table?.state?.status ?? '',
      round: table?.state?.view.round ?? 0,
      deciding: !!table && table.deciding && !table.acts.busy,
      curtain: !!table?.screen.curtain,
      kind: table?.decision?.kind ?? '',
      placing: !!table?.placing,
      seat: table?.seat ?? null,
    };
  });
}

export async function changed(page: Page, number: number): Promise<void> {
  await page.waitForFunction(
    (before) => window.magnifico.state?.number !== before && !window.magnifico.acts.busy,
    number,
    { polling: 20 },
  );
}

/** To now, and on from a Vatican report, which stops play also when it is still to be shown. */
export async function goOn(page: Page): Promise<void> {
  for (;;) {
    await page.waitForFunction(
      () => {
        const { scenes } = window.magnifico;
        if (scenes.playing && !scenes.report) scenes.skip();
        return !scenes.playing || scenes.report;
      },
      undefined,
      { polling: 20 },
    );
    if (!(await page.evaluate(() => !!window.magnifico.scenes.report))) return;
    await page.locator('dialog.held .primary').click();
  }
}

/** The last minutes of a day are waited out where a test needs one and the same day on the server. */
export async function withinOneDay(minutes = 5): Promise<void> {
  const day = 24 * 60 * 60_000;
  const left = day - (Date.now() % day);
  if (left < minutes * 60_000) await new Promise((done) => setTimeout(done, left + 1000));
}

export async function myDecision(page: Page): Promise<Look> {
  await page.waitForFunction(
    () =>
      window.magnifico?.state &&
      (window.magnifico.state.status === 'over' ||
        (window.magnifico.deciding && !window.magnifico.acts.busy)),
    undefined,
    { polling: 20 },
  );
  await goOn(page);
  return look(page);
}

let steps = 0;

/** Decide once by clicking what the page offers, whatever is asked. */
export async function decide(page: Page, phone = false): Promise<void> {
  const now = await myDecision(page);
  if (now.status === 'over') return;
  if (now.curtain) {
    await page.locator('.curtain .button').click();
    return;
  }
  if (now.placing) {
    const member = await page.evaluate(
      () => window.magnifico.moves.find((move) => move.name === 'place')!.parts['member'] as string,
    );
    const spaces = await page.evaluate(
      (who) => [
        ...new Set(
          window.magnifico.moves
            .filter((move) => move.name === 'place' && move.parts['member'] === who)
            .map((move) => String(move.parts['space'])),
        ),
      ],
      member,
    );
    const space = spaces[steps++ % spaces.length]!;
    if (phone)
      await page
        .locator('.tabs button')
        .nth(/^[TCBVS]\d$/.test(space) ? 0 : 1)
        .click();
    await page.locator(`[data-member=${member}]`).click();
    await page.locator(`[data-space="${space}"]`).click();
    await page.locator('.buttons .primary').click();
  } else if (now.kind === 'take_card' || now.kind === 'buy') {
    const offer = await page.evaluate(() => window.magnifico.moves[0]!);
    const space = offer.parts['space'];
    if (space) {
      if (phone) await page.locator('.tabs button').first().click();
      await page.locator(`[data-space="${String(space)}"]`).click();
      await page.locator('.buttons .primary').click();
    } else await page.locator('button[data-move]:not(:disabled)').first().click();
  } else {
    const end = page.locator('.buttons .primary:not(:disabled)');
    const choices = page.locator('button[data-move]:not(:disabled)');
    if ((await end.count()) && (now.kind === 'turn' || !(await choices.count()))) await end.click();
    else await page.locator('button[data-move]:not(:disabled)').first().click();
    if (now.kind === 'auction') await page.locator('.bid .confirm').click();
  }
  await changed(page, now.number);
}

export async function playToTheEnd(page: Page, phone = false): Promise<void> {
  for (let step = 0; step < 600; step++) {
    if ((await look(page)).status === 'over') return goOn(page);
    await decide(page, phone);
  }
  throw new Error('the game does not end');
}

export interface Wish {
  delay?: number;
  players?: number;
  rules?: string;
  expansions?: string[];
  seats?: string[];
  names?: string[];
  undo?: string;
  seed?: string;
  table?: string[];
  title?: string;
  public?: boolean;
}

/** A table made over HTTP for whoever holds the cookie of this context. */
export async function newTable(request: APIRequestContext, wish: Wish = {}): Promise<string> {
  const origin = { origin: new URL((await request.get('/healthz')).url()).origin };
  const guest = await request.post('/api/guest', { data: { name: 'Chiara' }, headers: origin });
  expect(guest.ok()).toBe(true);
  const players = wish.players ?? 4;
  const seats = wish.seats ?? ['me', ...Array.from({ length: players - 1 }, () => 'novice')];
  const answer = await request.post('/api/tables', {
    headers: origin,
    data: {
      title: wish.title ?? 'Piazza della Signoria',
      options: {
        players,
        rules: wish.rules ?? 'advanced',
        expansions: wish.expansions ?? [],
        table: wish.table ?? [],
      },
      undo: wish.undo ?? 'own',
      level: 'novice',
      public: wish.public ?? false,
      delay: wish.delay ?? 0,
      seats,
      ...(wish.names ? { names: wish.names } : {}),
      ...(seats.includes('open') ? {} : { seed: wish.seed ?? 'browser', start: true }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

interface Answered {
  state: {
    number: number;
    seat: number;
    decide: boolean;
    moves: { move: string }[];
    view: { decision: { kind: string; placed?: boolean } };
  };
}

/** Plays a table whose seats all belong to one person over HTTP, always by the same rule: equal seeds give equal games.
 * With `toTurn` it goes on to the next turn. Returns how many moves were played. */
export async function playAhead(
  request: APIRequestContext,
  id: string,
  steps: number,
  before = 0,
  toTurn = false,
  keepLeaders = false,
): Promise<number> {
  const origin = { origin: new URL((await request.get('/healthz')).url()).origin };
  let { state } = (await (await request.get(`/api/tables/${id}/state`)).json()) as Answered;
  let step = before;
  for (; state.moves.length; step++) {
    const { kind, placed } = state.view.decision;
    if (step >= before + steps && (!toTurn || (kind === 'turn' && !placed))) break;
    const offers = keepLeaders
      ? state.moves.filter((offer) => !offer.move.startsWith('discard '))
      : state.moves;
    const { move } = offers[(step * 7919) % offers.length]!;
    const answer = await request.post(`/api/tables/${id}/moves?state=true`, {
      headers: origin,
      data: { move, seat: state.seat, number: state.number, key: `ahead-${step}` },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    // The answer shows the seat that moved; who is next is asked for without one.
    state = (
      (await (await request.get(`/api/tables/${id}/state?number=${state.number + 1}`)).json()) as Answered
    ).state;
  }
  return step;
}

/** Somebody else takes the open seat of a table over HTTP. */
export async function sitDown(request: APIRequestContext, id: string, name: string): Promise<void> {
  const origin = { origin: new URL((await request.get('/healthz')).url()).origin };
  for (const [path, data] of [
    ['/api/guest', { name }],
    [`/api/tables/${id}/join`, {}],
  ] as const) {
    const answer = await request.post(path, { headers: origin, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

export async function firstTurn(page: Page): Promise<void> {
  for (let step = 0; step < 30; step++) {
    const now = await myDecision(page);
    if (now.kind === 'turn' && now.placing) return;
    await decide(page);
  }
}

export async function sitAt(page: Page, id: string, theme = 'light'): Promise<void> {
  await page.goto(`/?theme=${theme}&lang=en#/table/${id}`);
  await page.waitForFunction(() => window.magnifico?.state);
}

const require = createRequire(import.meta.url);
const { source: axe } = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

/** What axe-core finds serious or critical in a part of the page; what is written on a button must be part of its name. */
export async function barriers(
  page: Page,
  part = 'html',
  options: RunOptions = {},
  impacts = ['serious', 'critical'],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ({ part, options, impacts }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(part, {
        resultTypes: ['violations'],
        iframes: false,
        rules: { 'label-content-name-mismatch': { enabled: true } },
        ...options,
      });
      return violations
        .filter((one) => impacts.includes(one.impact ?? 'critical'))
        .map(
          (one) =>
            `${one.id} ${one.nodes
              .slice(0, 3)
              .map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
              .join(' | ')}`,
        );
    },
    { part, options, impacts },
  );
}

/** A second person in a browser of their own. */
export async function another(context: BrowserContext, troubles: string[]): Promise<Page> {
  const page = await context.newPage();
  watch(page, troubles);
  return page;
}
