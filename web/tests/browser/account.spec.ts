/** An account: made, used in two browsers, signed out from afar, deleted. */

import { expect, type Page } from '@playwright/test';
import { another, test } from './player';

const PASSWORD = 'pietra serena 1436';
const form = (page: Page, title: string) =>
  page.locator('form.panel').filter({ has: page.getByRole('heading', { name: title }) });

test('an account is used in two browsers; one signs the other out, then deletes the account', async ({
  browser,
  page,
  troubles,
}) => {
  const name = `Ginevra ${Date.now() % 1_000_000}`;
  await page.goto('/?lang=en#/account');
  const fresh = form(page, 'Create an account');
  await fresh.getByLabel('Your name').fill(name);
  await fresh.getByLabel('A new password').fill(PASSWORD);
  await fresh.getByRole('button').click();
  const greeting = `You’re signed in: ${name}.`;
  await expect(page.getByText(greeting)).toBeVisible();

  const elsewhere = await another(await browser.newContext(), troubles);
  await elsewhere.goto('/?lang=en#/account');
  const known = form(elsewhere, 'Sign in');
  await known.getByLabel('Your name').fill(name);
  await known.getByLabel('Password').fill(PASSWORD);
  await known.getByRole('button').click();
  await expect(elsewhere.getByText(greeting)).toBeVisible();

  await page.reload();
  const sessions = page
    .locator('section.panel')
    .filter({ hasText: 'Where you’re signed in' })
    .getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'this browser' })).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out' }).click();
  await expect(sessions).toHaveCount(1);
  // The server no longer knows the other browser, which is why its question fails.
  expect((await elsewhere.request.get('/api/me')).status()).toBe(401);
  await elsewhere.context().close();

  const end = form(page, 'Delete me');
  await end.getByLabel('Password').fill(PASSWORD);
  await expect(end.getByRole('button')).toBeDisabled();
  await end.getByLabel('I’m sure').check();
  await end.getByRole('button').click();
  await expect(form(page, 'Create an account')).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);
  expect(troubles).toEqual([]);
});
