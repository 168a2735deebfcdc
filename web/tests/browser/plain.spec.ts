/** The page without https, as at http://192.168.1.7:8480, and tables without a game. */

import { expect } from '@playwright/test';
import { newTable } from './api';
import { test } from './fixtures';
import { decide, firstTurn, look, sitAt } from './player';

test('a move, chat and the link need nothing that only secure pages have', async ({ page }) => {
  await page.addInitScript(() => {
    delete (Crypto.prototype as Partial<Crypto>).randomUUID;
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  const open = await newTable(page.request, { players: 2, seats: ['me', 'open'] });
  await page.goto(`/?lang=en#/table/${open}`);
  await page.getByRole('button', { name: 'Copy' }).click();
  const link = page.getByLabel('Link to the table');
  await expect(link).toBeFocused();
  expect(await link.evaluate((field: HTMLInputElement) => field.selectionEnd! - field.selectionStart!)).toBe(
    (await link.inputValue()).length,
  );
  await expect(page.getByRole('button', { name: 'Copy' })).toBeVisible();

  await sitAt(page, await newTable(page.request, { players: 2, rules: 'basic', seed: 'plain' }));
  expect(await page.evaluate(() => 'randomUUID' in crypto || !!navigator.clipboard)).toBe(false);
  await firstTurn(page);
  const before = await look(page);
  await decide(page);
  expect((await look(page)).number).toBeGreaterThan(before.number);
  await page.getByRole('button', { name: 'Chat' }).click();
  await page.getByLabel('Write to the table').fill('Buona sera');
  await page.getByLabel('Write to the table').press('Enter');
  await expect(page.locator('.rail')).toContainText('Buona sera');
});

test('a game that cannot be continued says so, and is not asked for again and again', async ({ page }) => {
  const id = await newTable(page.request, { players: 2, rules: 'basic', seed: 'old' });
  const closed: Promise<void>[] = [];
  await page.routeWebSocket(/\/live$/, (socket) => {
    socket.onMessage(() => {
      const problem = { status: 409, code: 'old_game', sentence: 'Begun under other rules.', details: {} };
      socket.send(JSON.stringify({ type: 'refused', key: null, problem }));
      closed.push(socket.close({ code: 1008, reason: 'old_game' }));
    });
  });
  await page.addInitScript(() => {
    const sockets: WebSocket[] = [];
    class Counted extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        sockets.push(this);
      }
    }
    Object.assign(window, { WebSocket: Counted, sockets });
  });
  const sockets = () => page.evaluate(() => (window as unknown as { sockets: WebSocket[] }).sockets.length);
  await page.clock.install();
  await page.goto(`/?lang=en#/table/${id}`);
  await expect(page.locator('h1')).toHaveText('This table can’t be shown');
  await expect(page.locator('main')).toContainText('Begun under other rules.');
  await Promise.all(closed);
  await page.clock.runFor(60_000);
  expect(await sockets()).toBe(1);
});

test('a table that everybody left before the start says so', async ({ page }) => {
  const id = await newTable(page.request, { players: 2, seats: ['me', 'open'] });
  await page.goto(`/?lang=en#/table/${id}`);
  await expect(page.getByText('Free seat', { exact: true })).toBeVisible();
  const left = await page.request.post(`/api/tables/${id}/leave`, {
    headers: { origin: new URL(page.url()).origin },
    data: {},
  });
  expect(left.ok(), await left.text()).toBe(true);
  await expect(page.locator('main')).toContainText('The game was cancelled.');
  await page.reload();
  await expect(page.locator('main')).toContainText('The game was cancelled.');
});
