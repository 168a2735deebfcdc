/** Puzzles: chosen, solved by clicking, explained, played on. */

import { expect, type Page } from '@playwright/test';
import { get, post, type State } from './api';
import { test } from './fixtures';
import { barriers, decide, goOn } from './player';

interface Alternative {
  move: string;
  solution: boolean;
}
interface PuzzleHandle {
  shown?: { id: string; kind: string };
  result: { right: boolean; alternatives: Alternative[] } | null;
}
type Solving = Window & { puzzle?: PuzzleHandle };
interface Listed {
  puzzles: { id: string; kind: string; players: number; expansions: string[] }[];
  daily: string;
}

async function opened(page: Page): Promise<void> {
  await page.waitForFunction(() => window.magnifico?.state && (window as Solving).puzzle?.shown);
  await goOn(page);
}

/** Make a move by clicking: member, space, servants, button. */
async function place(page: Page, move: string, phone = false): Promise<void> {
  const [member, space, more] = move.split(' ') as [string, string, string?];
  if (phone) {
    const tab = /^[TCBVS]\d$/.test(space) ? 0 : 1;
    await page.locator('.tabs button').nth(tab).click();
  }
  await page.locator(`[data-member=${member}]`).click();
  await page.locator(`[data-space="${space}"]`).click();
  if (!more) await page.locator('.buttons .primary').click();
}

/** A puzzle whose answers are placements, with the server's results. */
async function aPlacement(page: Page): Promise<{ id: string; right: string; wrong: string }> {
  const { puzzles } = await get<Listed>(page.request, '/api/puzzles');
  for (const { id } of puzzles.filter((one) => one.kind === 'placement' || one.kind === 'win')) {
    const { state } = await post<{ state: State }>(page.request, `/api/puzzles/${id}`);
    const { result } = await post<{ result: { alternatives: Alternative[] } }>(
      page.request,
      `/api/puzzles/${id}`,
      { actions: [`move ${state.moves[0]!.move}`] },
    );
    const plain = result.alternatives.filter(({ move }) => move.split(' ').length === 2);
    const right = plain.find((one) => one.solution)?.move;
    const wrong = plain.find((one) => !one.solution)?.move;
    if (right && wrong) return { id, right, wrong };
  }
  throw new Error('no puzzle has such answers');
}

test('a puzzle is solved by clicking after a wrong answer was explained', async ({ page }) => {
  await page.goto('/?lang=en#/puzzles');
  await expect(page.locator('[data-puzzles=rating]')).toHaveText('1200');
  const { id, right, wrong } = await aPlacement(page);
  await page.goto(`/?lang=en#/puzzle/${id}`);
  await opened(page);
  const panel = page.locator('.floating');
  await expect(panel).not.toContainText('Not the best move');
  await place(page, wrong);
  await expect(panel.locator('.verdict')).toContainText('Not the best move');
  await expect(panel).toContainText(/What makes the best move best:|The best move leads to/);
  await expect(panel.locator('.chosen')).toHaveCount(1);
  await expect(panel.locator('.solution').first()).toBeVisible();
  expect(await barriers(page, '.floating')).toEqual([]);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.locator('.verdict')).toHaveCount(0);
  await place(page, right);
  await expect(panel.locator('.verdict')).toHaveText('Right!');
  // The first answer counts: the rating has fallen and stays there.
  await panel.getByRole('link', { name: 'Leave the puzzle' }).click();
  await expect(page.locator('[data-puzzles=rating]')).not.toHaveText('1200');
  expect(Number(await page.locator('[data-puzzles=rating]').textContent())).toBeLessThan(1200);
  await page.reload();
  expect(Number(await page.locator('[data-puzzles=rating]').textContent())).toBeLessThan(1200);
});

test('puzzles are chosen by kind, and the one of the day and the next one open', async ({ page }) => {
  await page.goto('/?lang=en');
  // As told to the page itself: a day may end at any moment.
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/puzzles'),
    page.getByRole('link', { name: /Puzzles/ }).click(),
  ]);
  const { puzzles, daily } = (await answer.json()) as Listed;
  await expect(page).toHaveURL(/#\/puzzles$/);
  await expect(page.locator('[data-puzzles=left]')).toHaveText(`${puzzles.length} puzzles`);
  const kind = puzzles[0]!.kind;
  const count = puzzles.filter((one) => one.kind === kind).length;
  await page.locator('[data-filter=kind]').selectOption(kind);
  await expect(page.locator('[data-puzzles=left]')).toHaveText(new RegExp(`^${count} puzzle`));
  await page.locator('[data-puzzles=next]').click();
  await opened(page);
  expect(await page.evaluate(() => (window as Solving).puzzle!.shown!.kind)).toBe(kind);
  await page.getByRole('link', { name: 'Leave the puzzle' }).click();
  await page.locator('[data-puzzles=daily]').click();
  await expect(page).toHaveURL(new RegExp(`#/puzzle/${daily}$`));
  await opened(page);
  expect(await page.evaluate(() => (window as Solving).puzzle!.shown!.id)).toBe(daily);
});

test('on a phone in Russian a puzzle is answered and the game goes on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?lang=ru&theme=dark#/puzzles');
  await expect(page.locator('[data-puzzles=next]')).toBeVisible();
  const { id, right } = await aPlacement(page);
  await page.goto(`/?lang=ru&theme=dark#/puzzle/${id}`);
  await opened(page);
  await page.locator('.floating .fold').click();
  await place(page, right, true);
  // A folded panel unfolds for the answer.
  await expect(page.locator('.floating .verdict')).toHaveText('Верно!');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.locator('[data-puzzle=on]').click();
  await expect(page).toHaveURL(/#\/table\//);
  await page.waitForFunction(() => window.magnifico?.state?.status === 'running');
  await decide(page, true);
});

/** A part has every 25th puzzle, so a dozen of the common kinds; `make test` draws one part by the date. */
const PARTS = 25;
const today = Math.floor(Date.now() / 86_400_000) % PARTS;
for (const [title, part, tag] of [
  ['a drawn dozen of puzzles is answered by clicks', today, []],
  ...Array.from({ length: PARTS }, (_, at) => [
    `puzzles are answered by clicks, part ${at + 1} of ${PARTS}`,
    at,
    ['@deep'],
  ]),
] as [string, number, string[]][])
  test(title, { tag }, async ({ page, visitor }) => {
    const { puzzles } = await get<Listed>(page.request, '/api/puzzles');
    const all = puzzles.toSorted((one, other) => one.kind.localeCompare(other.kind));
    // From an address of its own, as the server counts requests.
    const solving = await visitor({ extraHTTPHeaders: { 'x-forwarded-for': `10.1.${part}.1` } });
    for (const { id, kind } of all.filter((_, at) => at % PARTS === part)) {
      await solving.goto(`/?lang=en#/puzzle/${id}`);
      await solving.waitForFunction(
        (wanted) => window.magnifico?.state && (window as Solving).puzzle?.shown?.id === wanted,
        id,
      );
      await decide(solving);
      await expect(solving.locator('.floating .verdict'), `${kind} ${id}`).toBeVisible();
    }
  });
