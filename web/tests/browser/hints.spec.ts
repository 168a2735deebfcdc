import { expect, type Page } from '@playwright/test';
import { get, newTable, playAhead } from './api';
import { test } from './fixtures';
import { barriers, changed, firstTurn, look, sitAt } from './player';

/** Not even minor problems are allowed here. */
const EVERY = ['minor', 'moderate', 'serious', 'critical'];

async function narrow(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const width of [1366, 390])
  test(`a hint names three moves; one is prepared and played, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: width > 600 ? 768 : 844 });
    const id = await newTable(page.request, { players: 2, rules: 'basic', seed: 'advice' });
    await sitAt(page, id);
    await firstTurn(page);
    const before = await look(page);
    await page.getByRole('button', { name: 'hint' }).click();
    const moves = page.locator('[data-hint]');
    await expect(moves).toHaveCount(3);
    await expect(moves.first()).toContainText('+');
    expect(await barriers(page, '.found', {}, EVERY)).toEqual([]);
    await narrow(page);
    expect((await look(page)).number).toBe(before.number);
    const wanted = await moves.first().getAttribute('data-hint');
    await moves.first().click();
    await expect(page.locator('.found')).toBeHidden();
    await expect(page.locator('.outcome')).toBeVisible();
    await page.locator('.buttons .primary').click();
    await changed(page, before.number);
    const entries = await page.request.get(`/api/tables/${id}/state?number=${before.number}`);
    const answer = (await entries.json()) as { entries: { move: string }[] };
    expect(answer.entries[0]?.move).toBe(wanted);
  });

test('people who play each other get no hints', async ({ page }) => {
  const id = await newTable(page.request, { players: 2, rules: 'basic', seats: ['me', 'me'] });
  await sitAt(page, id);
  await expect(page.locator('.buttons')).toBeVisible();
  await expect(page.getByRole('button', { name: 'hint' })).toHaveCount(0);
});

test('the analysis shows chances and the costliest decisions, and leads into the game', async ({ page }) => {
  const id = await newTable(page.request, { players: 2, rules: 'basic', seed: 'end' });
  await playAhead(page.request, id);
  await sitAt(page, id);
  await page.getByRole('button', { name: 'Analyse the game' }).click();
  const analysis = page.locator('.analysis');
  // Analysis has the lowest priority on the machine.
  await expect(analysis.getByRole('img', { name: 'chances of winning' })).toBeVisible({ timeout: 100_000 });
  await expect(analysis.locator('polyline')).toHaveCount(2);
  const decisions = analysis.locator('li');
  expect(await decisions.count()).toBeGreaterThan(2);
  await expect(decisions.first()).toContainText('Better:');
  expect(await barriers(page, '.analysis', {}, EVERY)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await narrow(page);
  expect(await barriers(page, '.analysis', {}, EVERY)).toEqual([]);
  await page.setViewportSize({ width: 1366, height: 768 });
  const found = await get<{ decisions: { number: number }[] }>(page.request, `/api/tables/${id}/analysis`);
  await decisions.first().getByRole('button', { name: 'Show the position' }).click();
  await expect(page.locator('#replay')).toHaveValue(String(found.decisions[0]?.number));
  await page.getByRole('button', { name: 'Final scoring', exact: true }).click();
  await expect(analysis.locator('li')).toHaveCount(found.decisions.length);
});
