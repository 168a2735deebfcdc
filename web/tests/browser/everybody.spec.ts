import { expect, type Page } from '@playwright/test';
import { isTurn, newTable, playAhead, type State } from './api';
import { test } from './fixtures';
import { barriers, decide, goOn, look, myDecision, settled, sitAt } from './player';

const PAGES = [
  '',
  'new',
  'games',
  'watch',
  'learn',
  'puzzles',
  'challenges',
  'archive',
  'account',
  'settings',
  'rules',
  'cards',
  'credits',
];
const WIDTHS = [360, 390, 768, 1366, 1920];

/** All rules in the light theme; in the dark one only those about colour. */
async function accessible(page: Page, what: string, theme: string): Promise<void> {
  const colours = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };
  const found = await barriers(page, 'html', theme === 'dark' ? colours : {});
  expect(found.map((one) => `${what}: ${one}`)).toEqual([]);
}

async function noSideways(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over, what).toBeLessThanOrEqual(0);
}

for (const theme of ['light', 'dark'] as const) {
  test(`every page is for everybody, ${theme}`, async ({ page }) => {
    for (const name of PAGES) {
      await page.goto(`/?theme=${theme}&lang=en#/${name}`);
      await page.waitForSelector(name === 'cards' ? '.card' : 'h1');
      await settled(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 600 ? 844 : 768 });
        await noSideways(page, `${name || 'start'} at ${width}`);
      }
      await page.setViewportSize({ width: 1366, height: 768 });
      await accessible(page, `${name || 'start'} ${theme}`, theme);
    }
  });

  test(`every state of the table is for everybody, ${theme}`, async ({ page }) => {
    const id = await newTable(page.request, {
      players: 5,
      expansions: ['houses', 'pazzi'],
      seed: `all ${theme}`,
    });
    await sitAt(page, id, theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    const seen = new Set<string>();
    for (let step = 0; step < 30; step++) {
      const now = await myDecision(page);
      if (!seen.has(now.kind)) {
        seen.add(now.kind);
        await settled(page);
        await expect(page.locator('h1').first()).not.toBeEmpty();
        await accessible(page, `${now.kind} ${theme}`, theme);
        if (now.placing) {
          await page.locator('[data-member]:not(:disabled)').first().click();
          await page.locator('[data-look=lit]').first().hover();
          await expect(page.locator('.outcome')).toBeVisible();
          await accessible(page, `choosing ${theme}`, theme);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: width < 600 ? 844 : 768 });
            await settled(page);
            await noSideways(page, `table at ${width}`);
            if (width === 390) await accessible(page, `phone ${theme}`, theme);
          }
          await page.setViewportSize({ width: 1366, height: 768 });
          await page.keyboard.press('Escape');
          await page.keyboard.press('Escape');
        }
      }
      await decide(page);
    }
    expect(seen.size).toBeGreaterThan(3);
  });
}

test('every tool, dialog and ending of the table is for everybody', async ({ page }) => {
  const id = await newTable(page.request, {
    players: 2,
    seats: ['me', 'me'],
    names: ['Ada', 'Bice'],
    seed: 'tools',
  });
  // Go on to a turn of a player with a leader and a card.
  const hasBoth = (state: State): boolean => {
    const { hand, cards } = state.view.seats[state.seat!]!;
    return isTurn(state) && !!hand?.length && Object.values(cards).flat().length > 0;
  };
  const { played } = await playAhead(page.request, id, hasBoth, { keepLeaders: true });
  const themes = async (what: string): Promise<void> => {
    for (const theme of ['light', 'dark']) {
      await page.evaluate((to) => (document.documentElement.dataset['theme'] = to), theme);
      await settled(page);
      await accessible(page, `${what} ${theme}`, theme);
    }
  };
  await sitAt(page, id);
  if ((await look(page)).curtain) {
    await themes('curtain');
    await page.locator('.curtain .button').click();
  }
  await themes('the turn');
  for (const tool of ['Plans and notes', 'Cards still to come', 'Rules and keys', 'Settings']) {
    await page.getByRole('button', { name: tool, exact: true }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await themes(tool);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  for (const thing of ['.strip [data-leader]', '.rivals li > button', '.strip .mini', '[data-tile]']) {
    await page.locator(thing).first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await themes(thing);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  await page.locator('body').press('p');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await themes('projection');
  await page.keyboard.press('Escape');
  for (const side of ['Log', 'Chat']) {
    await page.getByRole('button', { name: side, exact: true }).click();
    await themes(side);
  }
  await page.goto(`/?theme=light&lang=en#/table/${id}/12`);
  await page.waitForFunction(() => window.magnifico?.replay.state);
  await themes('replay');
  await playAhead(page.request, id, undefined, { before: played });
  await page.goto(`/?theme=light&lang=en#/table/${id}`);
  // A Vatican report may still be open.
  await page.waitForFunction(() => window.magnifico?.state?.status === 'over');
  await expect(async () => {
    await goOn(page);
    await expect(page.locator('.winner')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await themes('the end');
  const lobby = await newTable(page.request, { players: 3, seats: ['me', 'open', 'open'] });
  await page.goto(`/?theme=light&lang=en#/table/${lobby}`);
  await expect(page.locator('.lobby')).toBeVisible();
  await themes('lobby');
});

test('at 1366x768 the whole common board and the own goods are on one screen', async ({ page }) => {
  await sitAt(page, await newTable(page.request, { seed: 'whole' }));
  for (let step = 0; step < 12; step++) {
    const now = await myDecision(page);
    if (now.placing) break;
    await decide(page);
  }
  const parts = ['.floor', '.city .niche', '.faith', '.military', '.strip .goods li'];
  const [seen, hidden] = await page.evaluate((selectors) => {
    const out = (one: Element): boolean => {
      const box = one.getBoundingClientRect();
      return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
    };
    const all = selectors.map((selector) => [...document.querySelectorAll(selector)]);
    return [all.map((some) => some.length > 0), all.flat().filter(out).length];
  }, parts);
  expect(seen).toEqual(parts.map(() => true));
  expect(hidden).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
});
