/** Rules in place, the report, what-if, notifications, animation, all options of a table. */

import { expect, type Page } from '@playwright/test';
import { get, isReport, newTable, playAhead } from './api';
import { test } from './fixtures';
import { changed, decide, firstTurn, look, myDecision, sitAt } from './player';

/** Found by searching seeds with the rule of `playAhead`: after so many moves a card asks the other player. */
const ANSWER_STEPS = 20;
const ASKED = 0;

test('an opponent answers a card in a second browser', async ({ visitor, request }) => {
  const id = await newTable(request, {
    players: 2,
    expansions: ['pazzi'],
    seats: ['me', 'me'],
    names: ['Ada', 'Bice'],
    seed: 'answer 353',
  });
  await playAhead(request, id, (_, played) => played === ANSWER_STEPS - 1);
  const { seats } = await get<{ seats: { link: string }[] }>(request, `/api/tables/${id}`);
  // Each of the two opens one seat's link, in separate browsers.
  const [guest, host] = (await Promise.all(
    [ASKED, 1 - ASKED].map(async (seat) => {
      const page = await visitor();
      await page.goto(`/?lang=en#/seat/${seats[seat]!.link.split('/').at(-1)}`);
      await expect(page.locator('main')).toContainText('The host chose the seed of this game');
      await page.getByRole('link', { name: 'Go to the table' }).click();
      await page.waitForFunction(() => window.magnifico?.state);
      return page;
    }),
  )) as [Page, Page];
  expect((await look(guest)).deciding).toBe(false);

  const before = await myDecision(host);
  const card = await host.evaluate(
    (at) => window.magnifico.moves[at % window.magnifico.moves.length]!.move,
    (ANSWER_STEPS - 1) * 7919,
  );
  await host.locator('#command').fill(card);
  await host.locator('#command').press('Enter');
  await changed(host, before.number);
  expect((await look(host)).deciding).toBe(false);
  await expect(host.locator('.whose')).toContainText('Ada');

  const asked = await myDecision(guest);
  expect(['give', 'give_up']).toContain(asked.kind);
  await expect(guest.locator('.choices h2')).not.toBeEmpty();
  await guest.locator('button[data-move]:not(:disabled)').first().click();
  await changed(guest, asked.number);
  const after = await myDecision(host);
  expect(after.number).toBeGreaterThan(asked.number);
});

test('every place, icon and refusal opens its rule', async ({ page }) => {
  await sitAt(page, await newTable(page.request, { rules: 'basic', seed: 'rules' }));
  await firstTurn(page);
  const sheet = page.locator('dialog[open] .rule');
  for (const [what, words] of [
    [page.getByRole('button', { name: 'Market', exact: true }), /One member per space/],
    [page.getByRole('button', { name: 'Buildings', exact: true }), /production/],
    [page.getByRole('button', { name: 'Faith', exact: true }), /Step 5: 5 victory points/],
    [page.locator('.strip .goods li button').first(), /pay for characters/],
  ] as const) {
    await what.click();
    await expect(sheet).toContainText(words);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }
  await page.keyboard.press('4');
  await page.locator('button[data-look=dark]').first().focus();
  await page.keyboard.press('h');
  await expect(sheet.locator('.said')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // A reason stays while the mouse moves to its rule; once pinned, also across other spaces.
  const dark = page.locator('button[data-look=dark]').first();
  await dark.hover();
  await page.locator('.refusal .help').click();
  await expect(sheet.locator('.said')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await dark.click();
  const said = await page.locator('.refusal p').textContent();
  const rule = (await page.locator('.refusal .help').boundingBox())!;
  for (const space of ['T1', 'V1', 'palace']) await page.locator(`[data-space=${space}]`).hover();
  await page.mouse.move(rule.x + rule.width / 2, rule.y + rule.height / 2, { steps: 20 });
  await expect(page.locator('.refusal p')).toHaveText(said!);
  await page.mouse.down();
  await page.mouse.up();
  await expect(sheet.locator('.said')).toHaveText(said!);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.locator('[data-space=B4]').click({ button: 'right' });
  await page.locator('.icon-links button').first().click();
  await expect(sheet.locator('h2')).not.toBeEmpty();
});

test('the Vatican report has a screen of its own', async ({ page }) => {
  const id = await newTable(page.request, {
    players: 2,
    rules: 'basic',
    seats: ['me', 'me'],
    names: ['Ada', 'Bice'],
    seed: 'report 0',
  });
  await playAhead(page.request, id, isReport);
  await sitAt(page, id);
  if ((await look(page)).curtain) await page.locator('.curtain .button').click();
  const report = page.locator('.report table');
  await expect(report.locator('tbody tr')).toHaveCount(2);
  await expect(report).toContainText('is deciding');
  const now = await look(page);
  await page.locator('.report button[data-move]').first().click();
  await changed(page, now.number);
  while ((await myDecision(page)).kind === 'church' || (await look(page)).curtain) await decide(page);
  await page.getByRole('button', { name: 'The last report' }).click();
  await expect(page.locator('dialog[open] .report')).toContainText(/supports|excommunicated/);
});

test('what if: own moves on the board, answers typed or by the computer, and nothing has happened', async ({
  page,
}) => {
  await sitAt(page, await newTable(page.request, { players: 2, rules: 'basic', seed: 'whatif' }));
  await firstTurn(page);
  const before = await look(page);
  const goods = await page.locator('.strip .part.goods').textContent();
  await page.getByRole('button', { name: 'What if' }).click();
  await expect(page.locator('.what-if')).toBeVisible();
  const trying = async (step: () => Promise<void>): Promise<void> => {
    const tried = await page.evaluate(() => window.magnifico.whatIf.moves.length);
    await step();
    await page.waitForFunction(
      (count) => window.magnifico.whatIf.moves.length !== count && !window.magnifico.actions.busy,
      tried,
    );
  };
  const opponents = (): Promise<number> => page.evaluate(() => window.magnifico.whatIf.others.length);
  while (!(await opponents())) await trying(() => tryOne(page));
  await expect(page.locator('.what-if')).toContainText('Now it’s up to');
  const free = await page.evaluate(() => {
    const { spaces } = window.magnifico.view as { spaces: { space: string; members: unknown[] }[] };
    return spaces.find((one) => /^market[12]$/.test(one.space) && !one.members.length)!.space;
  });
  for (const answer of [`neutral ${free} +1`, 'end'])
    await trying(async () => {
      await page.locator('.what-if').getByRole('button', { name: 'Type a move' }).click();
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
    });
  expect(await opponents()).toBe(0);
  await trying(() => tryOne(page));
  expect(new Set(await page.locator('.what-if ol li').allTextContents()).size).toBeGreaterThan(3);
  while (!(await opponents())) await trying(() => tryOne(page));
  await trying(() => page.getByRole('button', { name: 'Let the computer answer' }).click());
  expect(await page.evaluate(() => window.magnifico.whatIf.moves.at(-1))).toMatch(/^[A-E]: \w/);
  expect((await look(page)).number).toBe(before.number);
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.what-if')).toBeHidden();
  expect(await page.locator('.strip .part.goods').textContent()).toBe(goods);
  await decide(page);
});

/** One decision of the player in what-if mode, by clicks. */
async function tryOne(page: Page): Promise<void> {
  const offer = await page.evaluate(() => {
    const { moves } = window.magnifico;
    return (
      moves.find((move) => move.name === 'place') ?? moves.find((move) => move.name === 'end') ?? moves[0]!
    );
  });
  if (offer.name === 'place') {
    const member = page.locator(`[data-member=${String(offer.parts['member'])}]`);
    if ((await member.getAttribute('aria-pressed')) !== 'true') await member.click();
    await page.locator(`[data-space="${String(offer.parts['space'])}"]`).click();
    await page.locator('.buttons .primary').click();
  } else if (offer.name === 'end') await page.locator('.buttons .primary').click();
  else await page.locator('button[data-move]:not(:disabled)').first().click();
}

test('one’s turn shows in the tab, and in a notice when the page is in the background', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const seen: string[] = [];
    const Real = window.Notification;
    class Noted extends Real {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        seen.push(`${title}: ${options?.body ?? ''}`);
      }
    }
    Object.assign(window, { Notification: Noted, notices: seen, background: false });
    Object.defineProperty(document, 'hidden', {
      get: () => (window as unknown as { background: boolean }).background,
    });
  });
  const notices = () => page.evaluate(() => (window as unknown as { notices: string[] }).notices);
  await page.goto('/?lang=en#/settings');
  await page.getByLabel(/notify me when it’s my turn/i).check();
  await sitAt(page, await newTable(page.request, { rules: 'basic', seed: 'notice' }));
  await firstTurn(page);
  await expect(page).toHaveTitle(/Your turn/);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /turn/);
  expect(await notices()).toEqual([]);
  await page.evaluate(() => Object.assign(window, { background: true }));
  const { round } = await look(page);
  while ((await notices()).length === 0 && (await look(page)).round <= round + 1) await decide(page);
  expect((await notices())[0]).toBe('Your turn: Piazza della Signoria');
});

for (const still of [false, true]) {
  test(`a card ${still ? 'does not move where movement is reduced' : 'moves to its owner and is gone'}`, async ({
    visitor,
  }) => {
    const page = await visitor({ reducedMotion: still ? 'reduce' : 'no-preference' });
    await page.addInitScript(() => {
      const seen = { ghosts: 0 };
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const change of changes)
          seen.ghosts += [...change.addedNodes].filter(
            (node) => (node as Element).className === 'ghost',
          ).length;
      }).observe(document, { childList: true, subtree: true });
    });
    await sitAt(page, await newTable(page.request, { rules: 'basic', seed: 'moving' }));
    await firstTurn(page);
    const space = await page.evaluate(() =>
      String(
        window.magnifico.moves.find((move) => /^[TCBV]\d$/.test(String(move.parts['space'])))!.parts['space'],
      ),
    );
    const now = await look(page);
    await page.locator('[data-member]:not(:disabled)').first().click();
    await page.locator(`[data-space="${space}"]`).click();
    await page.locator('.buttons .primary').click();
    await changed(page, now.number);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: { ghosts: number } }).seen.ghosts > 0))
      .toBe(!still);
    await expect(page.locator('.ghost')).toHaveCount(0);
  });
}

test('a table with a ruling, one set of leaders, a seed and a level', async ({ page }) => {
  await page.goto('/?lang=en&theme=light#/new');
  await page
    .getByLabel(/Houses of Renaissance/)
    .first()
    .check();
  await page.getByText('Advanced options').click();
  await page.getByRole('group', { name: 'Leaders' }).getByLabel('Base game').uncheck();
  await page.getByLabel('Passing is always allowed').check();
  await page.getByLabel(/Este and Della Scala may also exchange .* name no moment/).check();
  await page.getByLabel('Player 2').selectOption('bot');
  await page.getByLabel('Random seed').fill('an evening');
  await page.locator('.opponent select').first().selectOption('novice');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForFunction(() => window.magnifico?.state);
  const shown = await (await page.request.get(`/api/tables/${page.url().split('/').at(-1)}`)).json();
  expect(shown.options).toMatchObject({
    table: ['voluntaryPass', 'exchangeAnytime'],
    leader_sets: ['houses'],
  });
  expect(shown.seats[1].level).toBe('novice');
  expect(JSON.stringify(await page.evaluate(() => window.magnifico.state))).not.toContain('an evening');
});
