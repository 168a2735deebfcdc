/** Cards and strips keep everything that is printed on them, at every size and in every language. */

import { expect, type Page } from '@playwright/test';
import { isTurn, newTable, playAhead, type State } from './api';
import { test } from './fixtures';
import { firstTurn, look, settled, sitAt } from './player';

const SIZES = [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
] as const;

interface Placed {
  floors: { card: number | null }[];
}

/** Lays cards out on all floors of the table, as many as there are; says how many. */
const layOut = (page: Page, from: number): Promise<number> =>
  page.evaluate((first) => {
    const table = window.magnifico as unknown as {
      catalogue: { cards: Record<string, { number: number }> };
      state: { view: { towers: Placed[] } };
    };
    const numbers = Object.values(table.catalogue.cards).map((card) => card.number);
    let at = first;
    const towers = table.state.view.towers.map((tower) => ({
      ...tower,
      floors: tower.floors.map((floor) => ({ ...floor, card: numbers[at++ % numbers.length]! })),
    }));
    table.state = { ...table.state, view: { ...table.state.view, towers } };
    return at - first;
  }, from);

/** What a card's effects lose at its edges. */
const clipped = (page: Page, where: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const found: string[] = [];
    for (const card of document.querySelectorAll(selector)) {
      const frame = card.getBoundingClientRect();
      const name = (card.querySelector('.name') ?? card.querySelector('.sr'))?.textContent ?? '';
      const signs = card.querySelectorAll(
        '.effects svg, .effects .num, .effects .value, .effects .words, .tile .amount',
      );
      for (const sign of signs) {
        const { left, right, top: upper, bottom: lower, width, height } = sign.getBoundingClientRect();
        if (!width) continue;
        // Digits fill about the middle of their line, and icons have a margin.
        const blank = height * (sign.matches('svg') ? 0.08 : 0.18);
        const [top, bottom] = [upper + blank, lower - blank];
        const box = sign.closest('.effects, .tile')!.getBoundingClientRect();
        const lost = Math.max(
          frame.left - left,
          right - frame.right,
          box.top - top - 1,
          bottom - Math.min(frame.bottom, box.bottom) - 1,
        );
        const cut = sign.matches('.words') && sign.scrollHeight > sign.clientHeight + 1;
        if (lost > 0.5 || cut) {
          found.push(`${innerWidth} ${name}: ${sign.outerHTML.slice(0, 60)} ${lost.toFixed(1)}`);
          break;
        }
      }
    }
    return found;
  }, where);

for (const { players, expansions } of [
  { players: 4, expansions: [] },
  { players: 5, expansions: ['houses', 'pazzi'] },
])
  test(`every card on the board of ${players} players shows all of its effects`, async ({ page }) => {
    const seats = Array.from({ length: players }, () => 'me');
    const id = await newTable(page.request, { players, expansions, seats, seed: 'cards' });
    await playAhead(page.request, id, isTurn);
    const found: string[] = [];
    for (const language of ['en', 'ru']) {
      await page.goto(`/?lang=${language}#/table/${id}`);
      await page.waitForFunction(() => window.magnifico?.state);
      if ((await look(page)).curtain) await page.locator('.curtain .button').click();
      await settled(page);
      const count = await page.evaluate(
        () =>
          Object.keys((window.magnifico as unknown as { catalogue: { cards: object } }).catalogue.cards)
            .length,
      );
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        for (let from = 0; from < count;) {
          from += await layOut(page, from);
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
          const seen = await clipped(page, '.floor .card');
          found.push(...seen.map((one) => `${language} ${one}`));
        }
      }
    }
    expect(found).toEqual([]);
  });

test('an enlarged card keeps its picture and shows everything, with Close inside', async ({ page }) => {
  const id = await newTable(page.request, {
    players: 5,
    expansions: ['houses', 'pazzi'],
    seats: ['me', 'me', 'me', 'me', 'me'],
    seed: 'cards',
  });
  await playAhead(page.request, id, isTurn);
  await sitAt(page, id);
  if ((await look(page)).curtain) await page.locator('.curtain .button').click();
  await page.evaluate(() => {
    const table = window.magnifico as unknown as { overlay: { zoom: unknown } };
    table.overlay.zoom = { kind: 'card', key: '151' };
  });
  const card = page.locator('dialog[open] .card');
  await expect(card).toBeVisible();
  // A third of the card's width; at a five-tower table it was a dot of 30 px.
  expect((await card.locator('.medal').boundingBox())!.width).toBeGreaterThan(90);
  expect(await clipped(page, 'dialog[open] .card')).toEqual([]);
  const frame = (await page.locator('dialog[open] .frame').boundingBox())!;
  const close = (await page.locator('dialog[open] .close').boundingBox())!;
  expect(close.x).toBeGreaterThanOrEqual(frame.x);
  expect(close.x + close.width).toBeLessThanOrEqual(frame.x + frame.width);
  const paint = await page
    .locator('dialog[open] .frame')
    .evaluate((frame) => getComputedStyle(frame).background);
  expect(paint).toMatch(/gradient|rgb\(/);
});

test('bonus tiles show all their goods in the own strip', async ({ page }) => {
  const id = await newTable(page.request, { players: 2, seats: ['me', 'me'], seed: 'cards' });
  await playAhead(page.request, id, isTurn);
  await sitAt(page, id);
  if ((await look(page)).curtain) await page.locator('.curtain .button').click();
  expect(await clipped(page, '.strip .lane')).toEqual([]);
});

test('the surcharge is a price in the tower’s heading at every width', async ({ page }) => {
  const id = await newTable(page.request, { players: 2, rules: 'basic', seats: ['me', 'me'], seed: 'toll' });
  const occupied = ({ view }: State): boolean =>
    (view as unknown as { towers: { floors: { members: unknown[] }[] }[] }).towers.some(({ floors }) =>
      floors.some((floor) => floor.members.length),
    );
  await playAhead(page.request, id, (state) => occupied(state) && isTurn(state));
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await sitAt(page, id);
    const toll = page.locator('.tower .toll').first();
    await expect(toll).toBeVisible();
    await expect(toll).toHaveText('−3');
  }
});

test('hints leave the preview of a placement its room', async ({ page }) => {
  const id = await newTable(page.request, { players: 2, rules: 'basic', seed: 'room' });
  await sitAt(page, id);
  await firstTurn(page);
  await page.getByRole('button', { name: 'hint' }).click();
  await expect(page.locator('[data-hint]').first()).toBeVisible();
  await page.locator('[data-member=white]').click();
  await page.locator('[data-space=palace]').click();
  for (const words of ['You pay', 'You get']) {
    const heading = page.locator('.outcome h3', { hasText: words });
    if (await heading.count()) await expect(heading).toBeInViewport({ ratio: 1 });
  }
  await expect(page.locator('.outcome h3', { hasText: 'You get' })).toBeInViewport({ ratio: 1 });
});
