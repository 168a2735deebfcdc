/** Building decks by clicks: counted, kept, shared and used at a table. */

import { expect } from '@playwright/test';
import { test } from './fixtures';
import { barriers } from './player';

test('players build decks, keep them, share them and play with them', async ({ page }) => {
  await page.goto('/?lang=en#/decks');
  const use = page.getByRole('button', { name: 'Use at a new table' });
  const status = page.getByRole('status');
  await expect(status).toHaveText('The decks are complete.');
  await expect(use).toBeEnabled();

  // One card for another: eight of each type and period, no more, no fewer.
  const stack = page.locator('[data-stack="territory-1"]');
  await expect(stack).toContainText('8 of 8');
  await stack.locator('[data-card="1"]').click();
  await expect(stack).toContainText('7 of 8');
  await expect(status).toHaveText('Territories, period I: 1 card is missing');
  await expect(use).toBeDisabled();
  await stack.locator('[data-card="145"]').click();
  await expect(status).toHaveText('The decks are complete.');
  await stack.locator('[data-card="146"]').click();
  await expect(status).toHaveText('Territories, period I: 1 card too many');
  await stack.locator('[data-card="146"]').click();
  await expect(stack.locator('[data-card="145"]')).toHaveAttribute('aria-pressed', 'true');
  expect(await barriers(page, 'main')).toEqual([]);

  // Kept in this browser, and in a link that another one opens.
  await page.getByLabel('Name of the decks').fill('No village');
  await page.getByRole('button', { name: 'Save' }).click();
  const address = await page.getByLabel('Link to these decks').inputValue();
  expect(address).toContain('#/decks/2-96.145');
  await page.getByRole('button', { name: 'Base game only' }).click();
  await expect(stack.locator('[data-card="145"]')).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'No village', exact: true }).click();
  await expect(stack.locator('[data-card="145"]')).toHaveAttribute('aria-pressed', 'true');
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.locator('[data-stack="territory-1"] [data-card="145"]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await other.close();

  // A table plays with them.
  await use.click();
  await expect(page.getByRole('combobox', { name: 'Decks' })).toHaveValue('2-96.145');
  await expect(page.getByLabel(/The Pazzi Conspiracy/).first()).toBeChecked();
  await page.getByLabel('Player 2').selectOption('bot');
  await page.getByLabel('Player 3').selectOption('bot');
  await page.getByLabel('Player 4').selectOption('bot');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForFunction(() => window.magnifico?.state);
  const shown = await (await page.request.get(`/api/tables/${page.url().split('/').at(-1)}`)).json();
  expect(shown.options.expansions).toEqual(['pazzi']);
  expect(shown.options.decks).toHaveLength(96);
  expect(shown.options.decks).toContain(145);
  expect(shown.options.decks).not.toContain(1);
});
