/** The rules help: searched, opened by an icon, opened from a table; and the printable sheet. */

import { expect } from '@playwright/test';
import { newTable } from './api';
import { LANGUAGES, test } from './fixtures';
import { barriers, firstTurn, sitAt } from './player';

test('a search and an icon lead to an entry with its picture', async ({ page }) => {
  await page.goto('/?lang=it&theme=light#/rules');
  const entries = page.locator('details[data-rule]');
  await expect(entries.first()).toBeVisible();
  const all = await entries.count();
  const search = page.getByLabel('Cerca nelle regole o fai una domanda');
  await search.fill('VATICANO');
  await expect(page.locator('details[data-rule="church"]')).toHaveAttribute('open', '');
  expect(await entries.count()).toBeLessThan(all);
  await expect(page.locator('details[data-rule="church"] .rule-picture')).toBeVisible();
  // Questions as somebody asks them: the answer first, marked, then its picture and the lesson.
  await search.fill('posso mettere due familiari nella stessa torre?');
  const answer = entries.first();
  await expect(answer).toHaveAttribute('data-rule', 'tower');
  await expect(answer.locator('mark')).toContainText('Due familiari');
  await expect(answer.locator('[data-rule-lesson=towers]')).toBeVisible();
  await search.fill('xyzzy');
  await expect(page.getByRole('status')).toContainText('Non ho trovato nulla');
  await search.fill('');
  await page.locator('button[data-icon="privilege"]').click();
  const entry = page.locator('details[data-rule="privilege"]');
  await expect(entry).toHaveAttribute('open', '');
  await expect(entry.locator('.rule-picture')).toBeInViewport();
  // Every icon in the legend has an entry.
  for (const icon of await page.locator('button[data-icon]').all()) {
    await icon.click();
    await expect(page.locator('details[data-rule] summary:focus')).toHaveCount(1);
  }
  expect(await barriers(page, '.sheet')).toEqual([]);
});

test('at a table an icon opens its rule, and from there all the rules', async ({ page }) => {
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

/** The icons on an enlarged card, and which of them have a name below. */
interface Face {
  type: string;
  drawn: string[];
  named: string[];
}
/** Runs in the page. */
function faceIn(dialog: Element): Face {
  const face = dialog.querySelector('article.card')!;
  const uses = [...face.querySelectorAll('use')].map((use) => use.getAttribute('href')!.replace('#i-', ''));
  const links = dialog.querySelectorAll<HTMLElement>('.icon-links [data-icon]');
  return {
    type: face.classList[1]!,
    drawn: [...new Set(uses)],
    named: [...links].map((one) => one.dataset['icon']!),
  };
}

test('every icon on every card has a name that leads to its rule', async ({ page }) => {
  await page.addInitScript(`window.faceIn = ${faceIn.toString()}`);
  await page.goto('/?lang=en#/cards');
  const cards = page.locator('.sheet button:has(article.card)');
  await expect(cards.first()).toBeVisible();
  // In one go, without rendering in between: there are more than a hundred.
  const faces = await cards.evaluateAll(async (all) => {
    const { faceIn } = window as unknown as { faceIn: (dialog: Element) => Face };
    const found: Face[] = [];
    for (const button of all as HTMLElement[]) {
      button.click();
      await new Promise((done) => setTimeout(done));
      found.push(faceIn(document.querySelector('dialog[open]')!));
    }
    return found;
  });
  expect(faces.length).toBeGreaterThan(90);
  expect(new Set(faces.map((face) => face.type)).size).toBe(4);
  expect(faces.filter(({ drawn, named }) => drawn.some((icon) => !named.includes(icon)))).toEqual([]);
  await page.locator('dialog[open] .icon-links [data-icon]').first().click();
  await expect(page).toHaveURL(/#\/rules\/\w+$/);
  await expect(page.locator('details[data-rule] summary:focus')).toHaveCount(1);
});

test('icons on the table lead to their rules by mouse and by keys', async ({ page }) => {
  await sitAt(page, await newTable(page.request, { players: 2, rules: 'basic', seed: 'icons' }));
  await firstTurn(page);
  const rule = page.getByRole('dialog', { name: 'The rule' });
  const links = rule.locator('.icon-links');

  // A focused card: H, then an icon by keys.
  const space = page.locator('[data-space^=B]:not([aria-label*="no card"])').first();
  await space.focus();
  await page.keyboard.press('h');
  await expect(rule.getByRole('heading', { name: 'Buildings' })).toBeVisible();
  await links.locator('[data-icon=production]').focus();
  await page.keyboard.press('Enter');
  await expect(rule.getByRole('heading', { name: 'Buildings' })).toHaveCount(0);
  await expect(rule.locator('section')).toHaveCount(1);
  await expect(links.locator('[data-icon=production]')).toBeFocused();
  expect(await barriers(page, 'dialog[open]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);

  // The same card enlarged by a click, with an icon's rule over it.
  await page.locator('.bar').first().hover();
  await space.click();
  const enlarged = page.locator('dialog[open]', { has: page.locator('article.card') });
  await enlarged.locator('[data-icon=production]').click();
  await expect(rule).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);
  await page.keyboard.press('Escape');

  // What the Market gives, and another player's goods.
  await page.getByRole('button', { name: 'Market', exact: true }).click();
  await expect(links.locator('[data-icon=military]')).toBeVisible();
  await expect(links.locator('[data-icon=privilege]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rule).toHaveCount(0);
  await page
    .locator('.rivals li > button')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await page.locator('dialog[open] [data-topic=servants]').click();
  await expect(rule.locator('section')).toHaveCount(1);
});

for (const language of LANGUAGES) {
  test(`the summary prints on one page in ${language}`, async ({ page }) => {
    await page.goto(`/?lang=${language}&theme=dark#/summary`);
    await expect(page.locator('.sheet')).toHaveAttribute('data-ready', 'yes');
    await expect(page.locator('.sheet .rule-picture').first()).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    // The sheet clips overflow, so nothing may overflow.
    await page.emulateMedia({ media: 'print' });
    const beyond = await page.locator('.columns').evaluate((one) => ({
      wide: one.scrollWidth - one.clientWidth,
      high: one.scrollHeight - one.clientHeight,
    }));
    expect(beyond).toEqual({ wide: 0, high: 0 });
  });
}
