/** The rules help: found by searching, opened by an icon, reached from a table; and one page to print. */

import { expect } from '@playwright/test';
import { barriers, firstTurn, newTable, sitAt, test } from './player';

test('a search and an icon lead to an entry with its picture', async ({ page, troubles: _ }) => {
  await page.goto('/?lang=it&theme=light#/rules');
  const entries = page.locator('details[data-rule]');
  await expect(entries.first()).toBeVisible();
  const all = await entries.count();
  const search = page.getByLabel('Cerca nelle regole');
  await search.fill('VATICANO');
  await expect(page.locator('details[data-rule="church"]')).toHaveAttribute('open', '');
  expect(await entries.count()).toBeLessThan(all);
  await expect(page.locator('details[data-rule="church"] .rule-picture')).toBeVisible();
  await search.fill('xyzzy');
  await expect(page.getByRole('status')).toContainText('Non ho trovato nulla');
  await search.fill('');
  await page.locator('button[data-icon="privilege"]').click();
  const entry = page.locator('details[data-rule="privilege"]');
  await expect(entry).toHaveAttribute('open', '');
  await expect(entry.locator('.rule-picture')).toBeInViewport();
  // Every icon of the list leads somewhere.
  for (const icon of await page.locator('button[data-icon]').all()) {
    await icon.click();
    await expect(page.locator('details[data-rule] summary:focus')).toHaveCount(1);
  }
  expect(await barriers(page, '.sheet')).toEqual([]);
});

test('at a table an icon opens its rule, and from there all the rules', async ({ page, troubles: _ }) => {
  await sitAt(page, await newTable(page.request, { players: 2, rules: 'basic' }));
  await firstTurn(page);
  await page.locator('[data-topic~="church"], [data-topic~="faith"]').first().click();
  const rule = page.getByRole('dialog', { name: 'The rule' });
  await expect(rule.locator('.rule-picture').first()).toBeVisible();
  await rule.getByRole('button', { name: 'All the rules' }).click();
  const help = page.getByRole('dialog').filter({ has: page.locator('[data-help-search]') });
  await expect(help.locator('details[data-rule] summary:focus')).toHaveCount(1);
  await help.locator('[data-help-search]').fill('servants');
  await expect(help.locator('details[data-rule="servants"]')).toBeVisible();
});

for (const language of ['en', 'it', 'es', 'ru']) {
  test(`the summary prints on one page in ${language}`, async ({ page, troubles: _ }) => {
    await page.goto(`/?lang=${language}&theme=dark#/summary`);
    await expect(page.locator('.sheet')).toHaveAttribute('data-ready', 'yes');
    await expect(page.locator('.sheet .rule-picture').first()).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // The sheet hides what does not fit: nothing may be hidden.
    await page.emulateMedia({ media: 'print' });
    const beyond = await page.locator('.columns').evaluate((one) => ({
      wide: one.scrollWidth - one.clientWidth,
      high: one.scrollHeight - one.clientHeight,
    }));
    expect(beyond).toEqual({ wide: 0, high: 0 });
  });
}
