import { expect } from '@playwright/test';
import { decide, myDecision, playToTheEnd, test } from './player';

test('a first game: the coach says each thing once, can be sent away, and praises at the end', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  await expect(page.locator('.play')).toContainText('Your first game');
  await page.locator('.play').click();
  await page.waitForFunction(() => window.magnifico?.state);
  await myDecision(page);
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText('Pick one of your four family members');
  await expect(page.locator('[data-member="white"]').first()).toHaveClass(/pointed-out/);
  await coach.getByRole('button', { name: 'Got it' }).click();
  await expect(coach.getByText('Pick one of your four family members')).toHaveCount(0);
  // Some spaces ask something else before the turn can end.
  do await decide(page);
  while (!(await page.evaluate(() => window.magnifico.decision?.placed)));
  await expect(coach).toContainText('end your turn');
  // What was said is remembered after a reload.
  await page.reload();
  await page.waitForFunction(() => window.magnifico?.state);
  await expect(coach).toContainText('end your turn');
  await playToTheEnd(page);
  await expect(page.getByRole('region', { name: 'Coach' })).toContainText('What went well');
  await page.goto('/?lang=en');
  await expect(page.locator('.play')).toContainText('Basic rules against one opponent');
  await expect(page.getByRole('button', { name: 'I know the game' })).toBeVisible();
});
