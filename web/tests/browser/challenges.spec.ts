/** The challenge of the day: begun, played, listed, and refused a second time. */

import { expect, type APIRequestContext } from '@playwright/test';
import { misfitsAtAllWidths } from './fit';
import { barriers, test, withinOneDay } from './player';

interface Asked {
  state: { number: number; status: string; decide: boolean; moves: { move: string }[] };
}

/** Plays one's seat over HTTP to the end, always the first move: the page would take minutes. */
async function playOut(request: APIRequestContext, id: string): Promise<void> {
  const origin = { origin: new URL((await request.get('/healthz')).url()).origin };
  const ask = async (query: string): Promise<Asked['state']> =>
    ((await (await request.get(`/api/tables/${id}/state${query}`)).json()) as Asked).state;
  let state = await ask('');
  for (let step = 0; state.status === 'running'; step++) {
    if (!state.decide) {
      state = await ask(`?number=${state.number}&wait=20`);
      continue;
    }
    await request.post(`/api/tables/${id}/moves`, {
      headers: origin,
      data: { move: state.moves[0]!.move, number: state.number, key: `play-${step}` },
    });
    state = await ask('');
  }
}

test('one attempt is listed with its score, and a second one is refused in words', async ({
  page,
  troubles,
}) => {
  test.setTimeout(900_000);
  await withinOneDay();
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

  await day.getByRole('button', { name: 'Begin your attempt' }).click();
  await expect(page).toHaveURL(/#\/table\/\w+/);
  await page.waitForFunction(() => window.magnifico?.state);
  const id = new URL(page.url()).hash.split('/')[2]!;
  // A fair list: the tools of a listed attempt have no hints.
  await expect(page.getByRole('button', { name: /^Hint/ })).toHaveCount(0);

  await page.goto('/?lang=en&theme=light#/challenges');
  await expect(day.getByRole('link', { name: 'Continue your attempt' })).toBeVisible();
  await playOut(page.request, id);
  await page.goto(`/?lang=en&theme=light#/table/${id}`);
  await page.getByRole('link', { name: 'To the leaderboard' }).click();
  await expect(page).toHaveURL(/#\/challenges\/\d{4}-\d{2}-\d{2}$/);
  await expect(day.getByRole('status')).toContainText('Your attempt:');
  const own = day.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Replay: / }) });
  const listed = await own.first().locator('.points').textContent();
  await expect(day.getByRole('status')).toContainText(listed!.trim());
  await expect(day.getByRole('button', { name: 'Begin your attempt' })).toHaveCount(0);
  await expect(day.getByRole('button', { name: 'Play it for practice' })).toBeVisible();

  await day.getByRole('button', { name: 'The computer' }).click();
  await expect(day.getByText('Novice')).toBeVisible();
  // A list with somebody in it; the pages' own test may see it empty.
  expect(await misfitsAtAllWidths(page, [360, 1366])).toEqual([]);
  expect(await barriers(page)).toEqual([]);

  // Somebody who left the page open elsewhere and clicks there once more.
  const key = new URL(page.url()).hash.split('/')[2]!;
  const again = await page.evaluate(async (challenge) => {
    const answer = await fetch(`/api/challenges/${challenge}/attempt`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: '{}',
    });
    return [answer.status, ((await answer.json()) as { sentence: string }).sentence];
  }, key);
  expect(again).toEqual([409, 'You’ve already played this challenge. Only the first attempt counts.']);
  troubles.length = 0; // the refusal
});

test('a page left open says that the attempt was made elsewhere', async ({ page, troubles }) => {
  test.setTimeout(900_000);
  await withinOneDay();
  await page.goto('/?lang=it&theme=dark#/challenges');
  const week = page.getByRole('region', { name: 'Sfida della settimana' });
  await expect(week.getByRole('button', { name: 'Inizia il tuo tentativo' })).toBeVisible();
  const origin = { origin: new URL((await page.request.get('/healthz')).url()).origin };
  await page.request.post('/api/guest', { data: { name: 'Chiara' }, headers: origin });
  await page.evaluate(() => localStorage.setItem('magnifico.known', 'yes'));
  await page.reload();
  await expect(week.getByRole('button', { name: 'Inizia il tuo tentativo' })).toBeVisible();
  const { week: shown } = (await (await page.request.get('/api/challenges')).json()) as {
    week: { key: string };
  };
  const begun = await page.request.post(`/api/challenges/${shown.key}/attempt`, {
    headers: origin,
    data: {},
  });
  expect(begun.status()).toBe(201);
  await week.getByRole('button', { name: 'Inizia il tuo tentativo' }).click();
  await expect(week.getByRole('alert')).toHaveText(
    'Hai già giocato questa sfida. Conta solo il primo tentativo.',
  );
  await expect(week.getByRole('link', { name: 'Continua il tuo tentativo' })).toBeVisible();
  expect(troubles.splice(0).every((trouble) => trouble.includes('409'))).toBe(true);
});
