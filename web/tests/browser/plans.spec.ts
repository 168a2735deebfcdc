/** Planning while others play, and private notes. */

import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { move, newTable, post, sitDown, stateOf, type State } from './api';
import { test } from './fixtures';
import { barriers, changed, decide, holdBack, look, sitAt } from './player';

/** One decision of another player over HTTP, avoiding this space. */
async function decideElsewhere(request: APIRequestContext, id: string, state: State, not: string) {
  const { moves } = state;
  const one = moves.find(({ name }) => name === 'end') ?? moves.find(({ parts }) => parts.space !== not)!;
  await move(request, id, state, one.move);
}

const openPlans = (page: Page) => page.getByRole('button', { name: 'Plans and notes', exact: true }).click();

test('a line planned while another plays is played when the turn comes; notes and answers survive a reload', async ({
  page,
  request: other,
}) => {
  const id = await newTable(page.request, { players: 2, rules: 'basic', seats: ['me', 'open'] });
  await sitDown(other, id, 'Lapo');
  await post(page.request, `/api/tables/${id}/start`);
  await sitAt(page, id);
  // It has to be the other player's turn.
  while ((await look(page)).deciding) await decide(page);

  await page.getByRole('button', { name: 'Plan ahead' }).click();
  await page.getByRole('button', { name: 'Try a line on the board' }).click();
  await page.locator('[data-member=neutral]').click();
  const space = await page.evaluate(() =>
    String(
      window.magnifico.moves.find(
        (move) => move.parts['member'] === 'neutral' && /^market/.test(String(move.parts['space'])),
      )!.parts['space'],
    ),
  );
  await page.locator(`[data-space="${space}"]`).click();
  await page.locator('.buttons .primary').click();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeEnabled();
  // A line is saved as of its last move, so wait for the answer to that move.
  const answer = await holdBack(page, '**/what-if');
  await page.getByRole('button', { name: 'End turn' }).click();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeDisabled();
  answer();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByLabel('Name of this what-if').fill('Market first');
  await page.getByLabel('Name of this what-if').press('Enter');
  await expect(page.getByLabel('Name of this what-if')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to my plan' }).click();
  await expect(page.getByRole('button', { name: 'Planned: one line' })).toBeVisible();

  await openPlans(page);
  const panel = page.getByRole('dialog', { name: 'Plans and notes' });
  await panel.getByLabel('At the Vatican report').selectOption('support');
  await panel.getByLabel('This game').fill('He always wants the market.');
  await panel.getByLabel('About Lapo').fill('Patient.');
  await panel.getByLabel('About Lapo').press('Tab');
  await expect(panel.getByText('Saved.')).toBeVisible();
  await expect(panel.getByText('Market first')).toBeVisible();
  expect(await barriers(page, 'dialog[open]')).toEqual([]);
  await page.reload();
  await page.waitForFunction(() => window.magnifico?.state);
  await openPlans(page);
  await expect(panel.getByLabel('At the Vatican report')).toHaveValue('support');
  await expect(panel.getByLabel('This game')).toHaveValue('He always wants the market.');
  await expect(panel.getByLabel('About Lapo')).toHaveValue('Patient.');
  await expect(panel.getByRole('button', { name: 'Remove line 1' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();

  const { number } = await look(page);
  let state = await stateOf(other, id);
  while (state.moves.length) {
    await decideElsewhere(other, id, state, space);
    state = await stateOf(other, id);
  }
  await changed(page, number);
  await expect(page.getByText('Your plan was played')).toBeVisible();
  // Planned moves are separate entries: the last may still be arriving.
  await expect
    .poll(() =>
      page.evaluate(() =>
        window.magnifico.records
          .filter((record) => record.move)
          .map((record) => record.move)
          .slice(-2),
      ),
    )
    .toEqual([expect.stringMatching(new RegExp(`^neutral ${space}`)), 'end']);
  // Nobody else learns that it was planned.
  const told = await (await other.get(`/api/tables/${id}/state`)).text();
  expect(told).not.toContain('planned');

  // One player's log only, and as text.
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.locator('.log').first();
  await log.getByLabel('Whose moves').selectOption({ label: 'Lapo' });
  await expect(log.locator('.words').first()).toHaveAccessibleName(/^Lapo/);
  await expect(log.locator('.words[aria-label^=Chiara]')).toHaveCount(0);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await log.getByRole('button', { name: 'Copy as text' }).click();
  await expect(log.getByRole('button', { name: 'Copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Lapo');
});
