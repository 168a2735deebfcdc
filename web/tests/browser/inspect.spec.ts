/** Inspecting cards, choices as tiles, the auction, projected points. */

import { expect } from '@playwright/test';
import { newTable } from './api';
import { test } from './fixtures';
import { changed, decide, firstTurn, look, myDecision, sitAt } from './player';

/** A card's name, as the page knows it. */
async function cardAt(page: import('@playwright/test').Page, space: string): Promise<string> {
  const label = await page.locator(`[data-space=${space}]`).getAttribute('aria-label');
  return label!.split('. ')[1]!;
}

test('a card answers to pointing, focus, click and a long press', async ({ page }) => {
  const id = await newTable(page.request, { rules: 'basic', seed: 'looking' });
  await sitAt(page, id);
  await firstTurn(page);
  const [first, second] = [await cardAt(page, 'C1'), await cardAt(page, 'B2')];
  const words = page.locator('.rail .inspected');

  await page.locator('[data-space=C1]').hover();
  await expect(words.locator('h2')).toHaveText(first);
  await expect(words).toContainText('Cost');
  await page.locator('.bar').first().hover();
  await expect(words).toHaveCount(0);

  await page.locator('[data-space=C1]').focus();
  await page.keyboard.press('ArrowRight');
  const focused = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['space']!);
  await expect(words.locator('h2')).toHaveText(await cardAt(page, focused));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());

  await page.locator('[data-space=B2]').click();
  const open = page.locator('dialog[open]');
  await expect(open.locator('h3')).toHaveText(second);
  await open.getByRole('button', { name: 'Close' }).click();
  await expect(open).toHaveCount(0);

  // A long press on a card with a member selected enlarges it and selects nothing.
  const member = await page.evaluate(() =>
    String(window.magnifico.moves.find((move) => move.name === 'place')!.parts['member']),
  );
  await page.locator(`[data-member=${member}]`).click();
  const box = (await page.locator('[data-space=B2]').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(open.locator('h3')).toHaveText(second);
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await expect(page.locator('[data-space=B2]')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');

  // Projected points: by key, hover and click.
  await page.keyboard.press('p');
  await expect(open.locator('tfoot td')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await page.locator('.rivals .points-now').first().hover();
  await expect(page.locator('.rail .projection tfoot td')).toHaveCount(4);
  await page.locator('.strip .points-now').click();
  await expect(open.getByRole('heading')).toHaveText('Points if the game ended now');
  const shown = (await open.locator('tfoot td').allTextContents()).map(Number);
  const told = await page.evaluate(() =>
    (window.magnifico as unknown as { projection: { place: number; total: number }[] }).projection
      .toSorted((a, b) => a.place - b.place)
      .map((score) => score.total),
  );
  expect(shown).toEqual(told);
});

test('choices are explained tiles that number keys take', async ({ page }) => {
  const id = await newTable(page.request, { seed: 'looking' });
  await sitAt(page, id);
  const tile = await myDecision(page);
  expect(tile.kind).toBe('bonus_tile');
  await expect(page.locator('.explanation')).toContainText('all game long');
  await page.keyboard.press('2');
  await expect(page.locator('[data-number="2"]')).toBeFocused();
  expect((await look(page)).number).toBe(tile.number);
  await page.keyboard.press('2');
  await changed(page, tile.number);
  await firstTurn(page);

  // A leader discarded for a council privilege asks which one.
  const before = await look(page);
  await expect(page.locator('.choices [data-move^=discard]')).toHaveCount(0);
  await page.locator('.strip [data-leader]').first().click();
  await page.locator('dialog[open] [data-move^=discard]').click();
  await changed(page, before.number);
  const asked = await myDecision(page);
  expect(asked.kind).toBe('privilege');
  await expect(page.locator('.explanation')).toContainText('council privilege');
  const tiles = page.locator('.choices button[data-number]');
  expect(await tiles.count()).toBeGreaterThan(4);
  await expect(tiles.first().locator('.gain svg').first()).toBeVisible();
  await expect(tiles.first().locator('.after')).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.locator('[data-number="3"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await changed(page, asked.number);
});

test('the auction shows what a row leads to and asks again before it bids', async ({ page }) => {
  const id = await newTable(page.request, {
    players: 2,
    expansions: ['houses'],
    seats: ['me', 'me'],
    names: ['Ada', 'Bice'],
    seed: 'auction',
  });
  await sitAt(page, id);
  while ((await myDecision(page)).kind !== 'auction' || (await look(page)).curtain) await decide(page);
  const now = await look(page);
  await expect(page.locator('.bid .confirm')).toHaveCount(0);
  await page.locator('[data-move="bid 1 2"]').click();
  await expect(page.locator('.bid')).toContainText('You start with');
  expect((await look(page)).number).toBe(now.number);
  await page.locator('.bid .button').first().click();
  await expect(page.locator('.bid .confirm')).toHaveCount(0);
  await page.locator('[data-move="bid 1 2"]').click();
  await page.locator('.bid .confirm').click();
  await changed(page, now.number);
});
