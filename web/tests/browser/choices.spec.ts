/** Questions with tiles to choose from. */

import { expect } from '@playwright/test';
import { newTable, playAhead, type State } from './api';
import { test } from './fixtures';
import { barriers, look, sitAt } from './player';

const atPrivilege = ({ view }: State): boolean => view.decision?.kind === 'privilege';

for (const { players, expansions } of [
  { players: 2, expansions: [] },
  { players: 5, expansions: ['houses', 'pazzi'] },
])
  test(`the privileges are in one row and in sight with ${players} players`, async ({ page }) => {
    const seats = Array.from({ length: players }, () => 'me');
    const id = await newTable(page.request, { players, expansions, seats, seed: 'privileges' });
    await playAhead(page.request, id, atPrivilege);
    for (const [width, height] of [
      [1366, 768],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await sitAt(page, id);
      if ((await look(page)).curtain) await page.locator('.curtain .button').click();
      const tiles = page.locator('.choices .choice');
      await expect(tiles).not.toHaveCount(0);
      const all = await tiles.all();
      expect(all.length).toBe(expansions.length ? 6 : 5);
      for (const tile of all) await expect(tile).toBeInViewport({ ratio: 1 });
      const tops = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      if (width > 390) {
        // Looking at a card meanwhile leaves them in sight.
        await page.locator('[data-space=T2]').hover();
        for (const tile of all) await expect(tile).toBeInViewport({ ratio: 1 });
      }
      expect(await barriers(page, '.choices')).toEqual([]);
    }
  });
