/** Several people at one screen, and proposals. */

import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { get, move, newTable, post, sitDown, stateOf } from './api';
import { test } from './fixtures';
import { barriers, changed, decide, look, myDecision, sitAt } from './player';

/** One decision over HTTP of a user with a single seat, if there is one. */
async function decideFarAway(request: APIRequestContext, id: string): Promise<void> {
  const state = await stateOf(request, id);
  if (state.moves.length) await move(request, id, state, state.moves[0]!.move);
}

/** Names of leaders that only this seat may know. */
async function secretsOf(request: APIRequestContext, id: string, seat: number): Promise<string[]> {
  const { view } = await stateOf(request, id, `?seat=${seat}`);
  const keys = [
    ...(view.seats[seat]?.hand ?? []),
    ...(view.draft?.pack ?? []),
    ...(view.draft?.chosen ? [view.draft.chosen] : []),
  ];
  const { leaders } = await get<{ leaders: Record<string, { name: string }> }>(
    request,
    `/api/catalogue/en?table=${id}`,
  );
  return keys.map((key) => leaders[key]!.name);
}

async function drawn(page: Page, names: string[]): Promise<string[]> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  return names.filter((name) => html.includes(name));
}

/** Behind the curtain no key works, and nothing can be focused. */
async function nothingBehind(page: Page): Promise<void> {
  const { number } = await look(page);
  const closed: string[] = [];
  page.on('console', (message) => {
    if (message.text() === 'the curtain was closed') closed.push(message.text());
  });
  // It closes after the scene of the last move.
  await page
    .locator('.curtain')
    .evaluate((curtain) => curtain.addEventListener('close', () => console.log('the curtain was closed')));
  for (const key of ['1', '2', '3', '4', 'e', 'z', 'Escape', 'Escape', 'l', 'ArrowRight'])
    await page.keyboard.press(key);
  expect(await page.evaluate(() => window.magnifico.choice.member)).toBeNull();
  for (let tab = 0; tab < 4; tab++) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('.curtain'),
      ),
    ).toBe(true);
  }
  await expect(page.locator('.curtain')).toBeVisible();
  expect((await look(page)).number).toBe(number);
  expect(closed).toEqual([]); // not even briefly
}

test('nobody at one screen sees the hand of another, whoever decides and however far back', async ({
  page,
  request,
}) => {
  const id = await newTable(page.request, {
    players: 3,
    seats: ['me', 'me', 'open'],
    names: ['Ada', 'Bice', 'Caio'],
  });
  await sitDown(request, id, 'Caio');
  await post(page.request, `/api/tables/${id}/start`);
  await sitAt(page, id);

  let tried = false;
  /** What Bice held in the draft she may see again in the replay. */
  const known = new Set<string>();
  for (let step = 0; step < 60; step++) {
    const now = await look(page);
    if (now.seat === 1 && !now.curtain)
      for (const name of await secretsOf(page.request, id, 1)) known.add(name);
    // Whoever used the screen last, or nobody behind a curtain.
    const present = await page.evaluate(() => window.magnifico.screen.curtainFor);
    for (const seat of [0, 1])
      if (
        (seat !== present || now.curtain) &&
        (await stateOf(page.request, id, `?seat=${seat}`)).number === now.number
      )
        expect(await drawn(page, await secretsOf(page.request, id, seat)), `seat ${seat}`).toEqual([]);
    if (!now.deciding) {
      await decideFarAway(request, id);
      await page.waitForFunction((before) => window.magnifico.state?.number !== before, now.number);
      continue;
    }
    if (now.kind === 'turn' && now.curtain) {
      await nothingBehind(page);
      tried = true;
    }
    if (now.kind === 'turn' && now.seat === 1 && !now.curtain && tried) break;
    await decide(page);
  }
  expect(await look(page)).toMatchObject({ seat: 1, kind: 'turn', curtain: false });

  // Bice looks back to Ada's decision.
  expect((await drawn(page, await secretsOf(page.request, id, 1))).length).toBeGreaterThan(0);
  const hidden = (await secretsOf(page.request, id, 0)).filter((name) => !known.has(name));
  expect(hidden.length).toBeGreaterThan(0);
  await page.keyboard.press('l');
  const lines = page.locator('.log .words');
  const count = await lines.count();
  expect(count).toBeGreaterThan(5);
  await lines.last().click({ position: { x: 2, y: 2 } });
  await page.locator('.log .part').last().click();
  await page.waitForFunction(() => window.magnifico.replay.state);
  expect(await drawn(page, hidden)).toEqual([]);
  for (let number = 0; number < (await look(page)).number; number++) {
    await page.evaluate((to) => window.magnifico.replay.goTo(to), number);
    await page.waitForFunction((to) => window.magnifico.replay.state?.number === to, number);
    expect(await drawn(page, hidden)).toEqual([]);
  }
});

test('with a computer opponent a turn that has ended leaves no hand behind', async ({ page }) => {
  const id = await newTable(page.request, {
    players: 3,
    seats: ['me', 'me', 'novice'],
    names: ['Ada', 'Bice', 'Caio'],
    seed: 'three',
  });
  /** Every view drawn while nobody at the screen decides, or somebody else than its last user. */
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { found });
    let at: string | null = null;
    new MutationObserver(() => {
      const curtain = document.querySelector('.curtain h1')?.textContent ?? null;
      if (curtain) at = curtain;
      const owner = document.querySelector('.strip .who')?.textContent ?? null;
      const hand = document.querySelectorAll('.strip .leaders button:not(.played)').length;
      if (hand && (curtain || owner !== at)) found.push(`${owner} before ${at}`);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await sitAt(page, id);
  for (let step = 0; step < 40; step++) await decide(page);
  expect(await page.evaluate(() => (window as unknown as { found: string[] }).found)).toEqual([]);
});

/** Go to the market, leaving only the end of the turn; returns the number before that. */
async function goToMarket(page: Page): Promise<number> {
  for (let step = 0; step < 20; step++) {
    const now = await myDecision(page);
    if (now.placing) break;
    await decide(page);
  }
  const move = await page.evaluate(
    () => window.magnifico.moves.find((one) => String(one.parts['space']).startsWith('market'))!.move,
  );
  const { number } = await look(page);
  await page.locator('#command').fill(move);
  await page.locator('#command').press('Enter');
  await changed(page, number);
  return number;
}

test('two at one screen agree to take a move back', async ({ page }) => {
  const id = await newTable(page.request, {
    players: 2,
    rules: 'basic',
    seats: ['me', 'me'],
    names: ['Ada', 'Bice'],
    undo: 'consent',
    seed: 'agreed',
  });
  await sitAt(page, id);
  await goToMarket(page);
  const { seat, number } = await look(page);
  await page.locator('.undo').click();
  await changed(page, number);
  const proposal = page.locator('.rail .proposal');
  await expect(proposal).toContainText(`${['Ada', 'Bice'][seat!]} asks to undo a move.`);
  await expect(proposal).toContainText(`Waiting for an answer from ${['Ada', 'Bice'][1 - seat!]}`);
  expect(await barriers(page, '.rail')).toEqual([]);
  expect((await look(page)).placing).toBe(false);
  await proposal.getByRole('button', { name: 'Agree' }).click();
  await expect(proposal).toBeHidden();
  await page.waitForFunction(() => window.magnifico.placing && !window.magnifico.actions.busy);
  expect((await look(page)).seat).toBe(seat);
});

test('a proposal is seen and answered in another browser without opening anything', async ({ visitor }) => {
  const [one, two, watcher] = [await visitor(), await visitor(), await visitor()];
  const id = await newTable(one.request, {
    players: 2,
    rules: 'basic',
    seats: ['me', 'open'],
    undo: 'consent',
  });
  await sitDown(two.request, id, 'Piero');
  await post(one.request, `/api/tables/${id}/start`);
  for (const page of [one, two, watcher]) await sitAt(page, id);
  const deciding = async (): Promise<Page> => {
    await expect.poll(async () => (await look(one)).deciding || (await look(two)).deciding).toBe(true);
    return (await look(one)).deciding ? one : two;
  };
  let asking = await deciding();
  for (let step = 0; step < 10 && !(await look(asking)).placing; step++) {
    await decide(asking);
    asking = await deciding();
  }
  const answering = asking === one ? two : one;
  const propose = async (): Promise<void> => {
    const { number } = await look(asking);
    await asking.locator('.undo').click();
    await changed(asking, number);
  };
  await goToMarket(asking);
  await propose();
  await expect(answering.locator('.rail .proposal')).toContainText('asks to undo a move.');
  for (const page of [asking, watcher]) {
    await expect(page.locator('.rail .proposal')).toContainText('Waiting for an answer from');
    await expect(page.locator('.rail .proposal button')).toHaveCount(0);
  }
  await answering.locator('.rail .proposal').getByRole('button', { name: 'Object' }).click();
  for (const page of [asking, answering, watcher]) await expect(page.locator('.proposal')).toHaveCount(0);
  await asking.setViewportSize({ width: 390, height: 844 });
  await answering.setViewportSize({ width: 390, height: 844 });
  await propose();
  const proposal = answering.locator('.side .proposal');
  await expect(proposal).toBeInViewport({ ratio: 1 });
  expect(await barriers(answering, '.side')).toEqual([]);
  await proposal.getByRole('button', { name: 'Agree' }).click();
  await asking.waitForFunction(() => window.magnifico.placing && !window.magnifico.actions.busy);
  await expect(proposal).toHaveCount(0);
});

test('a turn ends by itself after one’s own last move, where one wants that', async ({ page }) => {
  await page.goto('/?lang=en#/settings');
  await page.getByLabel(/end my turn automatically/i).check();
  const id = await newTable(page.request, { players: 2, rules: 'basic', seed: 'by itself' });
  await sitAt(page, id);
  const before = await goToMarket(page);
  await page.waitForFunction(
    (end) => window.magnifico.records.find((one) => one.number === end)?.move === 'end',
    before + 2,
  );
});
