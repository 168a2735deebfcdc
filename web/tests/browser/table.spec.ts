import { expect } from '@playwright/test';
import { newTable, playAhead, STARTS } from './api';
import { test } from './fixtures';
import { changed, decide, firstTurn, holdBack, look, myDecision, sitAt } from './player';

test('member, space, outcome, place, undo one and all, end', async ({ page }) => {
  await sitAt(page, await newTable(page.request, { rules: 'basic', seed: 'undo' }));
  await firstTurn(page);
  const start = await look(page);
  const goods = await page.locator('.strip .goods').first().textContent();
  await page.locator('[data-member=white]').click();
  await page.locator('[data-space=palace]').hover();
  await expect(page.locator('.outcome')).toContainText('You get');
  await page.locator('[data-space=palace]').click();
  await page.locator('.buttons .primary').click();
  await changed(page, start.number);
  await page.locator('.choice').first().click();
  await page.waitForFunction(() => window.magnifico.decision?.kind === 'turn');
  await page.locator('.undo').click();
  await page.waitForFunction(
    () => window.magnifico.decision?.kind === 'privilege' && !window.magnifico.actions.busy,
  );
  await page.locator('.choice').nth(1).click();
  await page.waitForFunction(
    () => window.magnifico.decision?.kind === 'turn' && !window.magnifico.actions.busy,
  );
  await page.getByRole('button', { name: 'Undo all' }).click();
  await page.waitForFunction(() => window.magnifico.placing && !window.magnifico.actions.busy);
  expect(await page.locator('.strip .goods').first().textContent()).toBe(goods);
  await decide(page);
});

test('every refusal is said in words', async ({ page }) => {
  await sitAt(page, await newTable(page.request, { rules: 'basic', seed: 'words' }));
  await firstTurn(page);
  await page.locator('[data-member=neutral]').click();
  await page.waitForFunction(() => document.querySelector('[data-look=dark]'));
  const dark = page.locator('button[data-look=dark]');
  expect(await dark.count()).toBeGreaterThan(3);
  await expect.poll(async () => (await dark.first().getAttribute('aria-label'))!.length).toBeGreaterThan(20);
  await dark.first().hover();
  await expect(page.locator('.refusal')).toContainText(/\w{3}/);
  await page.locator('#command').focus();
  await page.keyboard.type('white T4');
  await page.keyboard.press('Enter');
  await expect(page.locator('.command output, .problem').first()).toContainText(
    /value|servant|taken|costs|military/i,
  );
  await page.locator('#command').fill('nonsense 12');
  await page.keyboard.press('Enter');
  await expect(page.locator('.command output')).not.toBeEmpty();
});

test('a click on a space waits for the reason why not', async ({ page }) => {
  const answer = await holdBack(page, '**/explain?*');
  await sitAt(page, await newTable(page.request, { rules: 'basic', seed: 'early' }));
  await firstTurn(page);
  await page.locator('[data-member=neutral]').click();
  const dark = page.locator('button[data-look=dark]').first();
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  answer();
  await expect(page.locator('.refusal p')).not.toBeEmpty();
});

test('a family member can be dragged to a space', async ({ page }) => {
  await sitAt(page, await newTable(page.request, { rules: 'basic', seed: 'drag' }));
  await firstTurn(page);
  await page.locator('[data-member=white]').dragTo(page.locator('[data-space=palace]'));
  await expect(page.locator('[data-space=palace]')).toHaveAttribute('aria-pressed', 'true');
  const now = await look(page);
  await page.locator('.buttons .primary').click();
  await changed(page, now.number);
});

for (const { from, until, tag } of STARTS)
  test(`a game by keyboard only, ${from}`, { tag }, async ({ page }) => {
    const id = await newTable(page.request, { players: 2, seed: 'keys' });
    await playAhead(page.request, id, until);
    await sitAt(page, id);
    const members = ['white', 'black', 'orange', 'neutral', 'brown'];
    for (let step = 0; step < 400; step++) {
      const now = await myDecision(page);
      if (now.status === 'over') break;
      if (now.placing) {
        const member = await page.evaluate(() =>
          String(window.magnifico.moves.find((move) => move.name === 'place')!.parts['member']),
        );
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await page.keyboard.press(String(members.indexOf(member) + 1));
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.keyboard.press('ArrowRight');
        for (let walk = 0; walk < step % 4; walk++)
          await page.keyboard.press(walk % 2 ? 'ArrowRight' : 'ArrowDown');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Enter');
      } else if (now.kind === 'turn') {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.keyboard.press('e');
      } else if (now.kind === 'take_card' || now.kind === 'buy') {
        const space = await page.evaluate(() => window.magnifico.moves.some((move) => move.parts['space']));
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.keyboard.press(space ? 'ArrowRight' : 'q');
        await page.keyboard.press('Enter');
        if (space) await page.keyboard.press('Enter');
      } else {
        await page.locator('button[data-move]').first().waitFor();
        await page.keyboard.press('q');
        await page.keyboard.press('Enter');
      }
      await changed(page, now.number);
    }
    expect((await look(page)).status).toBe('over');
    await expect(page.locator('.winner')).toBeVisible();
  });

for (const { from, until, tag } of STARTS)
  test(`a game by typed notation, ${from}`, { tag }, async ({ page }) => {
    const id = await newTable(page.request, { players: 2, rules: 'basic', seed: 'typed' });
    await playAhead(page.request, id, until);
    await sitAt(page, id);
    for (let step = 0; step < 400; step++) {
      const now = await myDecision(page);
      if (now.status === 'over') break;
      const moves = await page.evaluate(() => window.magnifico.moves.map((move) => move.move));
      await page.locator('#command').fill(moves[step % moves.length]!);
      await page.locator('#command').press('Enter');
      await changed(page, now.number);
    }
    expect((await look(page)).status).toBe('over');
  });

test('legal spaces light up and say why not without an answer of the server', async ({ page }) => {
  const reasons: string[] = [];
  page.on('requestfinished', (request) => {
    const asked = new URL(request.url());
    if (asked.pathname.endsWith('/explain')) reasons.push(asked.searchParams.get('member')!);
  });
  await sitAt(page, await newTable(page.request, { rules: 'basic', seed: 'quick' }));
  await firstTurn(page);
  // The reasons arrive with the turn, before a member is selected; after that all requests are blocked.
  await expect.poll(() => [...new Set(reasons)].sort()).toEqual(['black', 'neutral', 'orange', 'white']);
  const answer = await holdBack(page, '**/api/**');
  for (const member of ['neutral', 'black']) {
    await page.locator(`[data-member=${member}]`).click();
    await expect(page.locator('[data-look=lit]').first()).toBeVisible();
    const dark = page.locator('button[data-look=dark]').first();
    await expect(dark).toHaveAttribute('aria-label', /needs|short|taken|costs|military/i);
    await dark.hover();
    await expect(page.locator('.refusal p')).not.toBeEmpty();
  }
  answer();
});

test('the log shows the table as it was, the tools open, the language changes in the middle', async ({
  page,
}) => {
  await sitAt(page, await newTable(page.request, { rules: 'basic', seed: 'tools' }));
  await firstTurn(page);
  await decide(page);
  await page.keyboard.press('l');
  await page
    .locator('.log .words')
    .last()
    .click({ position: { x: 2, y: 2 } });
  await page.locator('.log .part').last().click();
  await expect(page.locator('.replay')).toBeVisible();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.locator('.replay')).toBeHidden();
  for (const tool of ['Cards still to come', 'Rules and keys', 'Settings']) {
    await page.getByRole('button', { name: tool, exact: true }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    if (tool === 'Settings') await page.locator('dialog[open] select').first().selectOption('it');
    await page.keyboard.press('Escape');
  }
  await expect(page.locator('.city')).toContainText('Palazzo del Consiglio');
});

test('somebody without a seat watches and sees no hand', async ({ page, visitor }) => {
  const id = await newTable(page.request, { seed: 'watched' });
  await sitAt(page, id);
  const spectator = await visitor();
  await spectator.goto(`/?lang=en#/table/${id}`);
  await spectator.waitForFunction(() => window.magnifico?.state);
  expect((await look(spectator)).seat).toBeNull();
  const text = await spectator.evaluate(() => JSON.stringify(window.magnifico.state));
  expect(text).not.toContain('"hand":');
});
