/** An account is created, used in two browsers, signed out remotely and deleted. */

import { expect } from '@playwright/test';
import { createAccount, form, newName, PASSWORD, signIn } from './account';
import { test } from './fixtures';

test('an account is used in two browsers; one signs the other out, then deletes the account', async ({
  visitor,
  page,
}) => {
  const name = newName('Ginevra');
  await createAccount(page, name);

  const elsewhere = await visitor();
  await signIn(elsewhere, name);

  await page.reload();
  const sessions = page
    .locator('section.panel')
    .filter({ hasText: 'Where you’re signed in' })
    .getByRole('listitem');
  await expect(sessions).toHaveCount(2);
  await expect(sessions.filter({ hasText: 'this browser' })).toHaveCount(1);
  await sessions.getByRole('button', { name: 'Sign out' }).click();
  await expect(sessions).toHaveCount(1);
  // The server no longer knows the other browser, so its request fails.
  expect((await elsewhere.request.get('/api/me')).status()).toBe(401);
  await elsewhere.context().close();

  const end = form(page, 'Delete my account');
  await end.getByLabel('Password').fill(PASSWORD);
  await expect(end.getByRole('button')).toBeDisabled();
  await end.getByLabel('I’m sure').check();
  await end.getByRole('button').click();
  await expect(form(page, 'Create an account')).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);
});
