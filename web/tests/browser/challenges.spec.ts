/** The challenge of the day: started, played, listed, refused a second time. */

import { expect } from '@playwright/test';
import { misfitsAtAllWidths } from './fit';
import { get, playAhead, post } from './api';
import { test } from './fixtures';
import { barriers } from './player';

test('one attempt is listed with its score, and a second one is refused in words', async ({
  page,
  provoke,
}) => {
  await page.goto('/?lang=en&theme=light');
  await page
    .getByRole('link', { name: /^Challenges/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#\/challenges$/);
  const day = page.getByRole('region', { name: 'Challenge of the day' });
  await expect(page.getByRole('region', { name: 'Challenge of the week' })).toBeVisible();
  await expect(day.getByText('Replays open after your own attempt.')).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const [begun] = await Promise.all([
    page.waitForRequest('**/attempt'),
    day.getByRole('button', { name: 'Begin your attempt' }).click(),
  ]);
  const key = begun.url().split('/').at(-2)!;
  await expect(page).toHaveURL(/#\/table\/\w+/);
  await page.waitForFunction(() => window.magnifico?.state);
  const id = new URL(page.url()).hash.split('/')[2]!;
  // Listed attempts have no hints.
  await expect(page.getByRole('button', { name: /^Hint/ })).toHaveCount(0);

  // By its own address, as the day may end meanwhile.
  await page.goto(`/?lang=en&theme=light#/challenges/${key}`);
  await expect(day.getByRole('link', { name: 'Continue your attempt' })).toBeVisible();
  await playAhead(page.request, id);
  await page.goto(`/?lang=en&theme=light#/table/${id}`);
  await page.getByRole('link', { name: 'To the leaderboard' }).click();
  await expect(page).toHaveURL(new RegExp(`#/challenges/${key}$`));
  await expect(day.getByRole('status')).toContainText('Your attempt:');
  const own = day.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Replay: / }) });
  const listed = await own.first().locator('.points').textContent();
  await expect(day.getByRole('status')).toContainText(listed!.trim());
  await expect(day.getByRole('button', { name: 'Begin your attempt' })).toHaveCount(0);
  await expect(day.getByRole('button', { name: 'Play it for practice' })).toBeVisible();

  await day.getByRole('button', { name: 'The computer' }).click();
  await expect(day.getByText('Novice')).toBeVisible();
  // A list with an entry; the test of the pages may see an empty one.
  expect(await misfitsAtAllWidths(page, [360, 1366])).toEqual([]);
  expect(await barriers(page)).toEqual([]);

  // Another tab still shows the button.
  provoke(/\b409\b/);
  const again = await page.evaluate(async (challenge) => {
    const answer = await fetch(`/api/challenges/${challenge}/attempt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: '{}',
    });
    return [answer.status, ((await answer.json()) as { sentence: string }).sentence];
  }, key);
  expect(again).toEqual([409, 'You’ve already played this challenge. Only the first attempt counts.']);
});

test('a page left open says that the attempt was made elsewhere', async ({ page, provoke }) => {
  const { week: shown } = await get<{ week: { key: string } }>(page.request, '/api/challenges');
  await page.goto(`/?lang=it&theme=dark#/challenges/${shown.key}`);
  const week = page.getByRole('region', { name: 'Sfida della settimana' });
  await expect(week.getByRole('button', { name: 'Inizia il tuo tentativo' })).toBeVisible();
  await post(page.request, '/api/guest', { name: 'Chiara' });
  await page.evaluate(() => localStorage.setItem('magnifico.known', 'yes'));
  await page.reload();
  await expect(week.getByRole('button', { name: 'Inizia il tuo tentativo' })).toBeVisible();
  await post(page.request, `/api/challenges/${shown.key}/attempt`);
  provoke(/\b409\b/);
  await week.getByRole('button', { name: 'Inizia il tuo tentativo' }).click();
  await expect(week.getByRole('alert')).toHaveText(
    'Hai già giocato questa sfida. Conta solo il primo tentativo.',
  );
  await expect(week.getByRole('link', { name: 'Continua il tuo tentativo' })).toBeVisible();
});
