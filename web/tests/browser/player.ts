/** A player: joins, plays by clicks or keys, reads the page. */

import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import { type Page } from '@playwright/test';

interface Handle {
  state?: { number: number; status: string; view: { round: number } };
  deciding: boolean;
  actions: { busy: boolean; problem?: { sentence: string }; play(move: string): Promise<boolean> };
  screen: { curtain: boolean; curtainFor: number | null };
  choice: { member: string | null };
  placing: boolean;
  decision?: { kind: string; placed?: boolean };
  scenes: { report?: object; behind: boolean; playing: boolean; waits: boolean; skip(): void };
  replay: {
    goTo(number: number | null): Promise<void>;
    number: number | null;
    state?: {
      number: number;
      view: { round: number; towers: unknown; spaces: unknown; seats: { goods: unknown }[] };
    };
  };
  whatIf: { moves: string[]; others: number[] };
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

export function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const table = window.magnifico;
    return {
      number: table?.state?.number ?? -1,
      status: table?.state?.status ?? '',
      round: table?.state?.view.round ?? 0,
      deciding: !!table && table.deciding && !table.actions.busy,
      curtain: !!table?.screen.curtain,
      kind: table?.decision?.kind ?? '',
      placing: !!table?.placing,
      seat: table?.seat ?? null,
    };
  });
}

export async function changed(page: Page, number: number): Promise<void> {
  await page.waitForFunction(
    (before) => window.magnifico.state?.number !== before && !window.magnifico.actions.busy,
    number,
    { polling: 20 },
  );
}

/** Skip to the present and close a Vatican report, even one that is still to come. */
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

export async function myDecision(page: Page): Promise<Look> {
  await page.waitForFunction(
    () =>
      window.magnifico?.state &&
      (window.magnifico.state.status === 'over' ||
        (window.magnifico.deciding && !window.magnifico.actions.busy)),
    undefined,
    { polling: 20 },
  );
  await goOn(page);
  return look(page);
}

/** Make one decision by clicking, whatever is asked. */
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
    const space = spaces[now.number % spaces.length]!;
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

/** All requests are answered, images of letters are there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && !document.querySelector('[aria-busy=true]'),
  );
}

const require = createRequire(import.meta.url);
const { source: axe } = createRequire(require.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};

/** Serious or critical findings of axe-core; visible text on a button must be part of its name. */
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

/** Holds requests until the returned function is called. Later ones pass at once, so none stays unanswered. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
