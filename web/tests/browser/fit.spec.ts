/** Nothing is cut off, hidden behind something else or too small to read, at any width, in any language. */

import { expect, type Page } from '@playwright/test';
import { misfits, misfitsAtAllWidths, WIDTHS } from './fit';
import { look, newTable, playAhead, test } from './player';

const LANGUAGES = ['en', 'it', 'es', 'ru'] as const;
/** Names as long as the server takes, one of them without a place to break. */
const NAMES = [
  'Bartolomea Strozzi-Tornabuoni',
  'Massimilianobuonaventurabardi',
  'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'Ю',
  'Giovanna degli Albizzi Medici',
];

/** Every tab of a phone; nothing where everything is on one screen. */
async function tabs(page: Page, width: number): Promise<string[]> {
  const found: string[] = [];
  if (width !== 360 && width !== 820) return found;
  const buttons = page.locator('.tabs button');
  for (let number = 1; number < (await buttons.count()); number++) {
    await buttons.nth(number).click();
    found.push(...(await misfits(page)).map((one) => `tab ${number}: ${one}`));
  }
  if (await buttons.count()) await buttons.first().click();
  return found;
}

for (const language of LANGUAGES) {
  const theme = language === 'en' || language === 'es' ? 'light' : 'dark';
  test(`the pages around the table fit at every width in ${language}`, async ({ page, troubles }) => {
    const lobby = await newTable(page.request, {
      players: 5,
      expansions: ['houses', 'pazzi'],
      seats: ['me', 'me', 'magnifico', 'open', 'open'],
      names: NAMES,
    });
    await page.goto(`/?theme=${theme}&lang=${language}`);
    const found: string[] = [];
    for (const address of [
      '',
      'new',
      'watch',
      'games',
      'archive',
      'account',
      'settings',
      'learn',
      'puzzles',
      'challenges',
      'rules',
      'cards',
      'credits',
      `table/${lobby}`,
    ]) {
      await page.evaluate((to) => (location.hash = `#/${to}`), address);
      await page.waitForLoadState('networkidle');
      found.push(...(await misfitsAtAllWidths(page)).map((one) => `${address || 'start'} ${one}`));
    }
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
  });
}

for (const [name, players, expansions, moments] of [
  ['five players with everything', 5, ['houses', 'pazzi'], [12, 190, 1000]],
  ['four players', 4, [], [120]],
] as const) {
  test(`the table of ${name} fits at every width in every language`, async ({ page, troubles }) => {
    const id = await newTable(page.request, {
      players,
      expansions: [...expansions],
      seats: Array.from({ length: players }, () => 'me'),
      names: NAMES.slice(0, players),
      seed: 'fit',
    });
    const found: string[] = [];
    let played = 0;
    for (const moment of moments) {
      await page.goto('about:blank');
      played = await playAhead(page.request, id, moment - played, played, moment > 12);
      for (const language of LANGUAGES) {
        const theme = language === 'en' || language === 'es' ? 'light' : 'dark';
        await page.goto(`/?theme=${theme}&lang=${language}#/table/${id}`);
        await page.waitForFunction(() => window.magnifico?.state);
        const { curtain } = await look(page);
        if (curtain) await page.locator('.curtain .button').click();
        const seen = await misfitsAtAllWidths(page, WIDTHS, (width) => tabs(page, width));
        found.push(...seen.map((one) => `${language} ${moment} ${one}`));
      }
    }
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
  });
}
