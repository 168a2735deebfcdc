/** Replays: every moment has an address that opens the same position for others. */

import { expect } from '@playwright/test';
import { newTable, playAhead } from './api';
import { test } from './fixtures';
import { barriers, sitAt } from './player';

test('a replay goes by moves, turns and rounds, and its address opens the same position elsewhere', async ({
  page,
  visitor,
}) => {
  const id = await newTable(page.request, {
    players: 2,
    rules: 'basic',
    seats: ['me', 'me'],
    names: ['Ada', 'Bice'],
    seed: 'replay',
  });
  await playAhead(page.request, id, (_, played) => played === 40);
  await sitAt(page, id);
  // The page sets its address after the state, and the browser reports it even later.
  const at = async (number: number): Promise<void> => {
    await page.waitForFunction((wanted) => window.magnifico?.replay.state?.number === wanted, number);
    await expect(page).toHaveURL(new RegExp(`#/table/${id}/${number}$`));
  };
  const stops = (...names: string[]): Promise<number[]> =>
    page.evaluate(
      (wanted) =>
        window.magnifico.records
          .filter((record) => record.events.some((event) => wanted.includes(event.name)))
          .map((record) => record.number),
      names,
    );
  const turns = await stops('turn_ended', 'round_started');
  const rounds = await stops('round_started');
  expect(turns.length).toBeGreaterThan(4);
  expect(rounds.length).toBeGreaterThan(0);

  await page.goto(`/?lang=en#/table/${id}/${turns[1]}`);
  await at(turns[1]!);
  const bar = page.getByRole('region', { name: 'Replay' });
  const press = (name: string): Promise<void> => bar.getByRole('button', { name, exact: true }).click();
  await press('One move forward');
  await at(turns[1]! + 1);
  await expect(page.locator('.log [aria-current=step]')).toBeInViewport();
  await press('Next turn');
  await at(turns[2]!);
  await press('Previous turn');
  await at(turns[1]!);
  await press('Next round');
  await at(rounds.find((number) => number > turns[1]!)!);
  expect(await barriers(page, '.right')).toEqual([]);

  // By keys: a move, a turn, the beginning; then the slider, and autoplay.
  await page.locator('body').press('ArrowLeft');
  await at(rounds.find((number) => number > turns[1]!)! - 1);
  await page.locator('body').press('Home');
  await at(0);
  await page.locator('body').press('Shift+ArrowRight');
  await at(turns[0]!);
  await bar.getByRole('slider').fill('7');
  await at(7);
  await press('Replay speed: 1×');
  await press('Replay speed: 2×');
  await press('Play');
  await page.waitForFunction(() => (window.magnifico.replay.number ?? 0) > 8);
  await press('Pause');
  await page.waitForFunction(() => window.magnifico.replay.state?.number === window.magnifico.replay.number);

  // Another user, on a phone, follows the link.
  const moment = await page.evaluate(() => window.magnifico.replay.number!);
  const seen = (who: typeof page): Promise<unknown> =>
    who.evaluate(() => {
      const { view } = window.magnifico.replay.state!;
      return [view.round, view.towers, view.spaces, view.seats.map((seat) => seat.goods)];
    });
  const stranger = await visitor({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
  await stranger.goto(`/t/${id}/${moment}`);
  await stranger.waitForFunction((wanted) => window.magnifico?.replay.state?.number === wanted, moment);
  await expect(stranger).toHaveURL(new RegExp(`#/table/${id}/${moment}$`));
  expect(await seen(stranger)).toEqual(await seen(page));
  const tabs = stranger.locator('.tabs button');
  for (const at of [1, 3, 4, 0]) {
    await tabs.nth(at).click();
    await expect(tabs.nth(at)).toHaveAttribute('aria-current', 'page');
  }
  await stranger.getByRole('button', { name: 'Next turn' }).click();
  await stranger.waitForFunction((before) => window.magnifico.replay.number! > before, moment);
  // The caption of a replayed move doesn't cover the slider and the buttons.
  await stranger.getByRole('button', { name: 'Play', exact: true }).click();
  const overlap = await stranger.waitForFunction(() => {
    const caption = document.querySelector('.caption')?.getBoundingClientRect();
    const bar = document.querySelector('.replay')?.getBoundingClientRect();
    return caption && bar && { pixels: Math.max(0, caption.bottom - bar.top) };
  });
  expect(await overlap.jsonValue()).toEqual({ pixels: 0 });

  await page.locator('body').press('Escape');
  await expect(bar).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`#/table/${id}$`));
});

test('the log stands where a replay stands, wherever one jumps to', async ({ page }) => {
  const id = await newTable(page.request, { players: 2, rules: 'basic', seats: ['me', 'me'], seed: 'jumps' });
  const { state } = await playAhead(page.request, id);
  const last = state.number;
  for (const number of [last >> 1, 15, last - 20]) {
    await page.goto('/?lang=en#/games');
    await page.goto(`/?lang=en#/table/${id}/${number}`);
    await page.waitForFunction((wanted) => window.magnifico?.replay.state?.number === wanted, number);
    await expect(page.locator('.log [aria-current=step]')).toBeInViewport();
  }
});
