/** Invitations, names, chat, tables to watch, several people at one screen. */

import { expect, type Page } from '@playwright/test';
import { newTable } from './api';
import { test } from './fixtures';
import { decide, look, sitAt } from './player';

const LONG = 'Wwwwwwwwww Wwwwwwwwww Wwwwwwww';
const WORD = `zio${'magnificentissimo'.repeat(8)}`;

/** Nothing overflows to the right. */
async function fits(page: Page): Promise<void> {
  const beyond = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.rail *, .chat *, .lobby *, .page > *')]
      .filter((one) => one.getClientRects().length && one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.className || one.tagName),
  );
  expect(beyond).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
}

test('one click invites; names, options and talk in the lobby, then a badge at the table', async ({
  visitor,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/?lang=en&theme=light');
  await page.getByRole('button', { name: /^Invite/ }).click();
  const seats = page.locator('.lobby ol').first().getByRole('listitem');
  await expect(seats).toHaveCount(4);
  await expect(page.getByRole('img', { name: 'QR code with the link to this table' })).toBeVisible();
  const { origin, hash } = new URL(page.url());
  // The address with a link preview.
  await expect(page.getByLabel('Link to the table')).toHaveValue(`${origin}/t/${hash.split('/').pop()}`);
  await page.getByLabel('What should the others call you?').fill(LONG);
  await page.getByRole('button', { name: 'Use this name' }).click();
  await expect(seats.first()).toContainText(LONG);

  // The same name joins from a phone and gets a number.
  const phone = await visitor({ viewport: { width: 390, height: 844 } });
  await phone.goto(`/?lang=en&theme=light${hash}`);
  await phone.getByLabel('What should the others call you?').fill(LONG.toLowerCase());
  await phone.getByRole('button', { name: 'Take this seat' }).last().click();
  await expect(seats.nth(1)).toContainText(`${LONG.toLowerCase().slice(0, 28)} 2`);
  await fits(phone);
  await phone.getByRole('button', { name: /^Change name:/ }).click();
  await phone.getByLabel('Your name').fill('Bruno');
  await phone.getByRole('button', { name: 'Use this name' }).click();
  await expect(seats.nth(1)).toContainText('Bruno');

  await phone.getByLabel('Write to the table').fill(`ciao ${WORD}`);
  await phone.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.chat li')).toContainText(WORD);
  await fits(page);
  await fits(phone);

  await page.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('basic');
  await expect(phone.getByText('Basic game')).toBeVisible();
  await expect(seats).toHaveCount(2);
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const one of [page, phone]) await one.waitForFunction(() => window.magnifico?.state);
  await page.waitForFunction(() => (window.magnifico.state?.view.round ?? 0) > 0);
  await fits(page);
  await fits(phone);

  const unread = page.getByRole('button', { name: 'Chat, 1 new message' });
  await phone.evaluate((text) => (window.magnifico as unknown as Talking).chat.say(text), `hm ${WORD}`);
  await expect(page.getByRole('status').filter({ hasText: 'Bruno hm' })).toBeVisible();
  await expect(unread).toBeVisible();
  await page.reload();
  await unread.click();
  await expect(page.locator('.chat li').last()).toContainText(WORD);
  await fits(page);
  await expect(unread).toHaveCount(0);
  await page.getByText('Mute').click();
  await page.getByRole('checkbox', { name: 'Bruno' }).check();
  await expect(page.locator('.chat')).not.toContainText(WORD);

  // Strangers only see the table once it is public.
  const shown = await (await page.request.get('/api/watch')).json();
  expect(JSON.stringify(shown)).not.toContain('Bruno');
});

interface Talking {
  chat: { say(text: string): Promise<void> };
}

test('running tables are watched, one’s own are listed by urgency, and no curtain falls where nothing is secret', async ({
  visitor,
  page,
}) => {
  const id = await newTable(page.request, {
    players: 2,
    seats: ['me', 'me'],
    names: ['Ada', 'Bice'],
    rules: 'basic',
    public: true,
    title: 'For everybody',
  });
  await sitAt(page, id);
  for (let step = 0; step < 6; step++) {
    expect((await look(page)).curtain).toBe(false);
    await decide(page);
  }
  expect(
    new Set(
      await page.evaluate(() => window.magnifico.records.map((one) => (one as { seat?: number }).seat)),
    ),
  ).toEqual(new Set([0, 1]));

  const watcher = await visitor();
  await watcher.goto('/?lang=en&theme=light#/watch');
  const line = watcher.getByRole('link').filter({ hasText: 'For everybody' });
  await expect(line).toContainText('Round 1 of 6');
  await expect(line).toContainText('Ada');
  await expect(line).toContainText('Watch');
  await line.click();
  await watcher.waitForFunction(() => window.magnifico?.state);
  expect((await look(watcher)).seat).toBeNull();

  await page.goto('/?lang=en&theme=light#/games');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Your turn');
  await expect(page.getByRole('link').filter({ hasText: 'For everybody' })).toContainText('Your turn');
});

test('a card pack is looked through when it is chosen, and can be removed', async ({ page, provoke }) => {
  await page.goto('/?lang=en&theme=light#/new');
  const open = page.getByRole('button', { name: 'Open the table' });
  provoke(/\b422\b/);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(
    page.getByRole('status').filter({ hasText: '“notes.txt” isn’t part of a card pack' }),
  ).toBeVisible();
  await expect(open).toBeDisabled();
  await page.getByRole('button', { name: 'Remove the pack' }).click();
  await expect(page.getByText('No files chosen')).toBeVisible();
  await expect(open).toBeEnabled();
});

test('the host keeps spectators some moves behind, and they are told', async ({ visitor, page }) => {
  await page.goto('/?lang=en&theme=light#/new');
  const delay = page.getByRole('combobox', { name: 'Spectators see the game' });
  await expect(delay).toHaveValue('0');
  await delay.selectOption('25');
  await page.getByRole('combobox', { name: 'Players' }).selectOption('2');
  await page.getByRole('combobox', { name: 'Rules' }).selectOption('basic');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.lobby')).toBeVisible();
  await expect(delay).toHaveValue('25');
  await delay.selectOption('10');

  const watcher = await visitor();
  await watcher.goto(`/?lang=en&theme=light${new URL(page.url()).hash}`);
  await expect(watcher.getByText('Spectators see the game 10 moves later.')).toBeVisible();

  const id = await newTable(page.request, { players: 2, seats: ['me', 'me'], rules: 'basic', delay: 10 });
  await watcher.goto(`/?lang=en&theme=light#/table/${id}`);
  const notice = watcher.getByText('You’re watching, 10 moves behind the players.');
  await expect(notice).toBeVisible();
  const number = (one: Page): Promise<number> =>
    one.evaluate(() => (window.magnifico.state as unknown as { number: number }).number);
  await sitAt(page, id);
  while ((await number(page)) < 13) await decide(page);
  const present = await number(page);
  await expect.poll(() => number(watcher)).toBe(present - 10);
  await expect(page.getByText('You’re watching')).toHaveCount(0);
  await watcher.setViewportSize({ width: 390, height: 844 });
  await expect(notice).toBeVisible();
  await fits(watcher);
});
