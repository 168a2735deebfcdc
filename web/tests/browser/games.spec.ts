import { expect } from '@playwright/test';
import { newTable, playAhead, STARTS } from './api';
import { test } from './fixtures';
import { changed, decide, look, myDecision, playToTheEnd, sitAt } from './player';

test('play now: a complete advanced game against three computer opponents', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/?theme=light&lang=en');
  await page.locator('.whole').click();
  await page.waitForFunction(() => window.magnifico?.state);
  await playToTheEnd(page);
  await expect(page.locator('.winner h1')).not.toBeEmpty();
  await expect(page.locator('.sources tbody tr:not(.bars)')).toHaveCount(4);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.locator('#replay').fill('30');
  await expect(page.locator('.whose')).toContainText('30');
});

for (const { from, until, tag } of STARTS)
  test(`a game in Russian on a phone, ${from}`, { tag }, async ({ visitor }) => {
    const page = await visitor({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'ru-RU',
    });
    const id = await newTable(page.request, { seed: 'phone' });
    await playAhead(page.request, id, until);
    await page.goto(`/#/table/${id}`);
    await page.waitForFunction(() => window.magnifico?.state);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await playToTheEnd(page, true);
    await expect(page.locator('.winner')).toContainText('Самый великолепный');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

for (const { from, until, tag } of STARTS)
  test(`five players with both expansions, ${from}`, { tag }, async ({ page }) => {
    const id = await newTable(page.request, { players: 5, expansions: ['houses', 'pazzi'], seed: 'five' });
    await playAhead(page.request, id, until);
    await page.goto('/?lang=en#/settings');
    await page.getByLabel(/end my turn automatically/i).check();
    await sitAt(page, id);
    await playToTheEnd(page);
    await expect(page.locator('.sources tbody tr:not(.bars)')).toHaveCount(5);
  });

test('an auction in which three are displaced', async ({ page }) => {
  const names = ['Ada', 'Bice', 'Caio', 'Dora', 'Elio'];
  const id = await newTable(page.request, {
    players: 5,
    expansions: ['houses'],
    seats: names.map(() => 'me'),
    names,
    seed: 'auction',
  });
  await sitAt(page, id);
  while ((await myDecision(page)).kind !== 'auction' || (await look(page)).curtain) await decide(page);
  for (let row = 1; row <= 4; row++) {
    await myDecision(page);
    if ((await look(page)).curtain) await page.locator('.curtain .button').click();
    const now = await look(page);
    expect(now.kind).toBe('auction');
    await page.locator(`[data-move="bid 1 ${row}"]`).click();
    await page.locator('.bid .confirm').click();
    await changed(page, now.number);
  }
  const displaced = await page.evaluate(
    () =>
      window.magnifico.records.flatMap((one) => one.events).filter((one) => one.name === 'displaced').length,
  );
  expect(displaced).toBe(3);
});

test('two people at one table: one reloads, one loses the network, both see the same', async ({
  visitor,
}) => {
  const host = await visitor();
  const id = await newTable(host.request, { players: 2, rules: 'basic', seats: ['me', 'open'] });
  await host.goto(`/?lang=en#/table/${id}`);
  await expect(host.getByText('Free seat', { exact: true })).toBeVisible();
  const guest = await visitor();
  await guest.goto(`/?lang=en#/table/${id}`);
  await guest.getByLabel('What should the others call you?').fill('Piero');
  await guest.getByRole('button', { name: 'Take this seat' }).first().click();
  await expect(host.getByText('Piero')).toBeVisible();
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, guest]) await page.waitForFunction(() => window.magnifico?.state);
  const act = async (): Promise<void> => {
    let page = host;
    await expect
      .poll(async () => {
        page = (await look(guest)).deciding ? guest : host;
        return (await look(page)).deciding;
      })
      .toBe(true);
    await decide(page);
    const now = (await look(page)).number;
    for (const each of [host, guest])
      await each.waitForFunction((number) => (window.magnifico.state?.number ?? 0) >= number, now);
  };
  for (let step = 0; step < 6; step++) await act();
  await guest.reload();
  await guest.waitForFunction(() => window.magnifico?.state);
  expect((await look(guest)).number).toBe((await look(host)).number);
  for (let step = 0; step < 4; step++) await act();
  await guest.context().setOffline(true);
  await guest.evaluate(() => dispatchEvent(new Event('offline')));
  await expect(guest.locator('.offline')).toBeVisible();
  for (let step = 0; step < 6 && (await look(host)).deciding; step++) await decide(host);
  await guest.context().setOffline(false);
  await guest.evaluate(() => dispatchEvent(new Event('online')));
  await guest.waitForFunction(
    (number) => (window.magnifico.state?.number ?? 0) >= number,
    (await look(host)).number,
  );
  await expect(guest.locator('.offline')).toBeHidden();
  for (let step = 0; step < 4; step++) await act();
});

test('two players at one screen: a curtain between them', async ({ page }) => {
  const id = await newTable(page.request, {
    players: 2,
    seats: ['me', 'me'],
    names: ['Ada', 'Bice'],
    seed: 'hot',
  });
  await sitAt(page, id);
  await expect(page.locator('.curtain')).toBeVisible();
  const seen = new Set<string>();
  for (let step = 0; step < 24; step++) {
    const now = await myDecision(page);
    if (now.curtain) seen.add((await page.locator('.curtain h1').textContent()) ?? '');
    await decide(page);
  }
  expect([...seen].sort()).toEqual(['Ada', 'Bice']);
});

test('a table with a pack of one’s own', async ({ page }) => {
  const { readdirSync, readFileSync, statSync } = await import('node:fs');
  const folder = new URL('../../../examples/packs/', import.meta.url);
  const pack = readdirSync(folder).find((name) => statSync(new URL(name, folder)).isDirectory())!;
  const files = readdirSync(new URL(`${pack}/`, folder)).filter((name) => name.endsWith('.toml'));
  await page.goto('/?lang=en&theme=light#/new');
  await page.locator('input[type=file]').setInputFiles(
    files.map((name) => ({
      name,
      mimeType: 'text/plain',
      buffer: readFileSync(new URL(`${pack}/${name}`, folder)),
    })),
  );
  await page.getByLabel('Player 2').selectOption('bot');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForFunction(() => window.magnifico?.state);
  for (let step = 0; step < 8; step++) await decide(page);
});
