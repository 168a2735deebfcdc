/** Signing in through the forms of the account page. */

import { expect, type Locator, type Page } from '@playwright/test';

export const PASSWORD = 'pietra serena 1436';

export const form = (page: Page, title: string): Locator =>
  page.locator('form.panel').filter({ has: page.getByRole('heading', { name: title }) });

/** A unique name, as accounts can't share one. */
export const newName = (first: string): string => `${first} ${crypto.randomUUID().slice(0, 8)}`;

async function enter(page: Page, name: string, title: string, password: string): Promise<void> {
  await page.goto('/?lang=en#/account');
  const fields = form(page, title);
  await fields.getByLabel('Your name').fill(name);
  await fields.getByLabel(password).fill(PASSWORD);
  await fields.getByRole('button').click();
  await expect(page.getByText(`You’re signed in: ${name}.`)).toBeVisible();
}
export const createAccount = (page: Page, name: string): Promise<void> =>
  enter(page, name, 'Create an account', 'A new password');
export const signIn = (page: Page, name: string): Promise<void> => enter(page, name, 'Sign in', 'Password');
