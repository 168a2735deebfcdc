/** What a screen has room for: boards of opponents, and what one chooses by before the first round. */

import { expect } from '@playwright/test';
import { newTable, playAhead } from './api';
import { test } from './fixtures';
import { decide, myDecision, sitAt } from './player';

/** Cards of the opponents, by the view and as drawn in their boards. */
const cards = (): { owned: number; drawn: number } => {
  const { seats } = window.magnifico.view as { seats: { cards: Record<string, number[]> }[] };
  const others = seats.filter((_, seat) => seat !== window.magnifico.seat);
  return {
    owned: others.flatMap((one) => Object.values(one.cards).flat()).length,
    drawn: [...document.querySelectorAll('.rivals .mini')].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 0 && left >= 0 && right <= innerWidth;
    }).length,
  };
};

test('a large screen shows every opponent’s board at once, and a laptop has a tab for them', async ({
  page,
}) => {
  const id = await newTable(page.request, { seed: 'room' });
  await playAhead(
    page.request,
    id,
    ({ view }) => view.round >= 3 && view.decision?.kind === 'turn' && !view.decision.placed,
  );
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitAt(page, id);
  await myDecision(page);
  const laptop = await page.evaluate(cards);
  expect(laptop.owned).toBeGreaterThan(3);
  expect(laptop.drawn).toBe(0);
  const tab = page.getByRole('button', { name: 'All opponents’ boards' });
  await tab.click();
  expect((await page.evaluate(cards)).drawn).toBe(laptop.owned);
  await tab.click();
  expect((await page.evaluate(cards)).drawn).toBe(0);
  for (const [width, height] of [
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(cards)).toEqual({ owned: laptop.owned, drawn: laptop.owned });
    await expect(tab).toHaveCount(0);
    await page.keyboard.press('l');
    await expect(page.locator('.rail .log')).toBeInViewport();
    const widths = await page.evaluate(() => ({
      log:
        document.querySelector('.rail .log')!.clientWidth /
        parseFloat(getComputedStyle(document.documentElement).fontSize),
    }));
    expect(widths.log).toBeGreaterThan(26);
    await page.keyboard.press('l');
  }
});

test('before the first round one sees what one chooses by, and a hint leaves the choices where they are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await sitAt(page, await newTable(page.request, { seed: 'draft' }));
  await myDecision(page);
  while (!(await page.evaluate(() => window.magnifico.decision?.kind === 'draft'))) {
    await decide(page);
    await myDecision(page);
  }
  const facts = page.getByRole('region', { name: 'What you choose by' });
  await expect(facts.locator('[data-tile]')).toHaveCount(3);
  for (const tile of await facts.locator('[data-tile]').all()) {
    await expect(tile).toBeInViewport();
    await expect(tile.locator('.line').first()).not.toBeEmpty();
  }
  await expect(facts.locator('.own .tile')).toBeInViewport();
  const keep = page.getByRole('button', { name: /^Keep/ }).first();
  await expect(keep).toBeInViewport();
  const before = await keep.boundingBox();
  await page.locator('.advice .hint').click();
  await expect(page.locator('.found ol')).toBeInViewport();
  expect(await keep.boundingBox()).toEqual(before);
});

test('spectators follow a player where players have their own board, and are counted', async ({
  page,
  visitor,
}) => {
  const id = await newTable(page.request, { seed: 'watched', public: true });
  await playAhead(page.request, id, ({ view }) => view.round >= 2 && view.decision?.kind === 'turn');
  await sitAt(page, id);
  const watcher = await visitor();
  await watcher.goto(`/?lang=en#/table/${id}`);
  const strip = watcher.getByRole('region', { name: 'The player you follow' });
  await expect(strip).toBeInViewport();
  const seats = await watcher.evaluate(() =>
    (window.magnifico.view as { seats: { cards: Record<string, number[]> }[] }).seats.map((one, seat) => ({
      name: window.magnifico.names[seat]!,
      cards: Object.values(one.cards).flat().length,
    })),
  );
  expect(Math.max(...seats.map((one) => one.cards))).toBeGreaterThan(0);
  for (const { name, cards } of seats) {
    await strip.getByRole('button', { name, exact: true }).click();
    await expect(strip.locator('.mini')).toHaveCount(cards);
  }
  for (const one of [page, watcher]) await expect(one.locator('.watchers')).toContainText('1 spectator');
});
