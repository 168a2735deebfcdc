/** One account on two devices: settings and progress arrive on the other. */

import { expect, type Page, type Response } from '@playwright/test';
import { createAccount, newName, signIn } from './account';
import { test } from './fixtures';
import { goOn } from './player';

interface Luggage {
  page?: { theme?: string };
  lessons?: { begun: Record<string, string[]> };
  puzzles?: { tried: Record<string, unknown> };
}
/** Wait until the account has stored this. */
function stored(page: Page, wanted: (luggage: Luggage) => boolean): Promise<Response> {
  return page.waitForResponse((response) => {
    const request = response.request();
    if (!response.url().endsWith('/api/me') || request.method() !== 'PATCH' || !response.ok()) return false;
    return wanted((request.postDataJSON() as { settings: Luggage }).settings);
  });
}
const rating = (page: Page) => page.locator('[data-puzzles=rating]');

test('settings of an account are the same on a second device', async ({ page, visitor }) => {
  const name = newName('Tommaso');
  await createAccount(page, name);
  await page.goto('/#/settings');
  await expect(page.getByText('Your settings follow your account')).toBeVisible();
  const sent = stored(page, (luggage) => luggage.page?.theme === 'dark');
  await page.getByLabel('Light or dark').selectOption('dark');
  await sent;

  const elsewhere = await visitor();
  await signIn(elsewhere, name);
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('lessons and puzzles go on where they were left on another device', async ({ visitor, page }) => {
  const name = newName('Lucrezia');
  await createAccount(page, name);
  await page.goto('/#/learn');
  await page.locator('[data-lesson=start]').click();
  const learnt = stored(page, ({ lessons }) => Object.keys(lessons?.begun ?? {}).length === 1);
  await page.locator('[data-lesson=continue]').click();
  await learnt;
  await expect(page.locator('.floating .count')).toHaveText(/^2\//);

  await page.goto('/#/puzzles');
  await page.locator('[data-puzzles=next]').click();
  // The lesson's table stays until the puzzle's has replaced it.
  await expect(page.locator('.floating')).toBeVisible();
  await page.waitForFunction(() => window.magnifico?.state);
  await goOn(page);
  await page.waitForFunction(() => window.magnifico?.moves.length);
  const solved = stored(page, ({ puzzles }) => Object.keys(puzzles?.tried ?? {}).length === 1);
  await page.evaluate(() => window.magnifico.actions.play(window.magnifico.moves[0]!.move));
  await expect(page.locator('.floating .verdict')).toBeVisible();
  await solved;
  await page.locator('.floating .leave').click();
  await expect(rating(page)).not.toHaveText('1200');

  const elsewhere = await visitor();
  await signIn(elsewhere, name);
  await elsewhere.goto('/#/puzzles');
  await expect(rating(elsewhere)).toHaveText((await rating(page).textContent())!);
  await elsewhere.goto('/#/learn');
  await elsewhere.locator('[data-lesson=start]').click();
  await expect(elsewhere.locator('.floating .count')).toHaveText(/^2\//);
});
