/** Nothing is cut off, covered or too small, at any width, in any language. */

import { expect, type Page } from '@playwright/test';
import { misfits, misfitsAtAllWidths, WIDTHS } from './fit';
import { isTurn, newTable, playAhead, type State } from './api';
import { LANGUAGES, test } from './fixtures';
import { isPaired, missingPairs, type Counts } from './pairs';
import { look, settled } from './player';

/** Names of maximal length, one without a break. */
const NAMES = [
  'Bartolomea Strozzi-Tornabuoni',
  'Massimilianobuonaventurabardi',
  'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'Ю',
  'Giovanna degli Albizzi Medici',
];

/** Every tab of a phone; nothing on wide screens. */
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

const ADDRESSES = [
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
  'decks',
  'credits',
  'lobby',
];
const FIVE = { what: 'five players with everything', players: 5, expansions: ['houses', 'pazzi'] };
const FOUR = { what: 'four players', players: 4, expansions: [] };
/** Moments of a game: after so many moves, then at the start of a turn except in the draft. */
const MOMENTS = [
  { ...FIVE, when: 'in the draft', come: (_: State, played: number) => played === 12 },
  { ...FIVE, when: 'in the middle', come: (state: State, played: number) => played >= 190 && isTurn(state) },
  { ...FIVE, when: 'at the end', come: () => false },
  { ...FOUR, when: 'in the middle', come: (state: State, played: number) => played >= 120 && isTurn(state) },
];
const themeOf = (language: string): string => (LANGUAGES.indexOf(language) % 2 ? 'dark' : 'light');

/** The widths tested for a language: pairs at first, the rest in the deep tier. */
function widthsFor(things: unknown[], one: number, language: string, deep: boolean): number[] {
  const three = LANGUAGES.indexOf(language);
  return WIDTHS.filter((_, two) => isPaired(one, two, three, countsOf(things)) !== deep);
}
const countsOf = (things: unknown[]): Counts => [things.length, WIDTHS.length, LANGUAGES.length];

test('every page, width and language meets every other one in a pair', () => {
  for (const things of [ADDRESSES, MOMENTS]) expect(missingPairs(countsOf(things))).toEqual([]);
});

for (const deep of [false, true]) {
  const details = { tag: deep ? ['@deep'] : [] };
  const which = deep ? 'at all other widths' : 'at widths in pairs';

  for (const language of LANGUAGES) {
    test(`the pages around the table fit in ${language} ${which}`, details, async ({ page }) => {
      const lobby = await newTable(page.request, {
        players: 5,
        expansions: ['houses', 'pazzi'],
        seats: ['me', 'me', 'magnifico', 'open', 'open'],
        names: NAMES,
      });
      await page.goto(`/?theme=${themeOf(language)}&lang=${language}`);
      const found: string[] = [];
      for (const [at, address] of ADDRESSES.entries()) {
        const to = address === 'lobby' ? `table/${lobby}` : address;
        await page.evaluate((hash) => (location.hash = `#/${hash}`), to);
        await settled(page);
        const seen = await misfitsAtAllWidths(page, widthsFor(ADDRESSES, at, language, deep));
        found.push(...seen.map((one) => `${address || 'start'} ${one}`));
      }
      expect(found).toEqual([]);
    });
  }

  for (const [at, { what, players, expansions, when, come }] of MOMENTS.entries()) {
    test(`the table of ${what} fits ${when} in every language ${which}`, details, async ({ page }) => {
      const id = await newTable(page.request, {
        players,
        expansions,
        seats: Array.from({ length: players }, () => 'me'),
        names: NAMES.slice(0, players),
        seed: 'fit',
      });
      await playAhead(page.request, id, come);
      const found: string[] = [];
      for (const language of LANGUAGES) {
        await page.goto(`/?theme=${themeOf(language)}&lang=${language}#/table/${id}`);
        await page.waitForFunction(() => window.magnifico?.state);
        const { curtain } = await look(page);
        if (curtain) await page.locator('.curtain .button').click();
        const widths = widthsFor(MOMENTS, at, language, deep);
        const seen = await misfitsAtAllWidths(page, widths, (width) => tabs(page, width));
        found.push(...seen.map((one) => `${language} ${one}`));
      }
      expect(found).toEqual([]);
    });
  }
}
