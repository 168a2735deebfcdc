import { expect } from '@playwright/test';
import { playAhead, STARTS } from './api';
import { test } from './fixtures';
import { decide, myDecision, playToTheEnd } from './player';

for (const { from, until, tag } of STARTS)
  test(
    `a first game: the coach says each thing once and praises at the end, ${from}`,
    { tag },
    async ({ page }) => {
      await page.goto('/?lang=en');
      await expect(page.locator('.play')).toContainText('Your first game');
      await page.locator('.play').click();
      await page.waitForFunction(() => window.magnifico?.state);
      await myDecision(page);
      const coach = page.getByRole('region', { name: 'Coach' });
      await expect(coach).toContainText('Pick a family member');
      await expect(page.locator('[data-member="white"]').first()).toHaveClass(/pointed-out/);
      await coach.getByRole('button', { name: 'Got it' }).click();
      await expect(coach.getByText('Pick a family member')).toHaveCount(0);
      // Some spaces ask more before the turn can end.
      do await decide(page);
      while (!(await page.evaluate(() => window.magnifico.decision?.placed)));
      await expect(coach).toContainText('end your turn');
      // Remarks are remembered after a reload.
      await page.reload();
      await page.waitForFunction(() => window.magnifico?.state);
      await expect(coach).toContainText('end your turn');
      const table = page.url();
      await page.goto('about:blank');
      await playAhead(page.request, new URL(table).hash.split('/')[2]!, until);
      await page.goto(table);
      await page.waitForFunction(() => window.magnifico?.state);
      await playToTheEnd(page);
      await expect(page.getByRole('region', { name: 'Coach' })).toContainText('What went well');
      // The two costliest decisions appear by themselves and link to their positions.
      const costly = page.locator('.analysis ol li');
      await expect(page.getByRole('button', { name: 'Show the position' }).first()).toBeVisible({
        timeout: 100_000,
      });
      expect(await costly.count()).toBeLessThanOrEqual(2);
      await page.getByRole('button', { name: 'Show the position' }).first().click();
      await expect(page.locator('.final')).toHaveCount(0);
      // The better move is said in words, and no compliment stands beside it.
      await expect(page.locator('[data-advice]').first()).toContainText(/Played: .* Better: /);
      await expect(page.getByRole('region', { name: 'Coach' })).toHaveCount(0);
      await page.goto('/?lang=en');
      await expect(page.locator('.play')).toContainText('Basic rules against one opponent');
      await expect(page.getByRole('button', { name: 'I know the game' })).toBeVisible();
    },
  );

test('the coach is sent away for this game or for good', async ({ page }) => {
  const coach = page.getByRole('region', { name: 'Coach' });
  const firstGame = async (): Promise<void> => {
    await page.goto('/?lang=en');
    await expect(page.locator('.play')).toContainText('Your first game');
    await page.locator('.play').click();
    await page.waitForFunction(() => window.magnifico?.state);
    await myDecision(page);
  };
  await firstGame();
  await coach.getByRole('button', { name: 'Play without the coach' }).click();
  await coach.getByRole('button', { name: 'No, stay' }).click();
  await expect(coach).toContainText('Pick a family member');
  await coach.getByRole('button', { name: 'Play without the coach' }).click();
  await coach.getByRole('button', { name: 'For this game' }).click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await page.waitForFunction(() => window.magnifico?.state);
  await myDecision(page);
  await expect(coach).toHaveCount(0);
  // The next game has a coach again until it is dismissed for good.
  await firstGame();
  await expect(coach).toContainText('Pick a family member');
  await coach.getByRole('button', { name: 'Play without the coach' }).click();
  await coach.getByRole('button', { name: 'For good' }).click();
  await expect(coach).toHaveCount(0);
  await page.goto('/?lang=en');
  await expect(page.locator('.play')).not.toContainText('and a coach');
});
