/** Scenes show what opponents do and never get in the way. */

import { expect, type Page } from '@playwright/test';
import { isReport, newTable, playAhead } from './api';
import { test, type Visitor } from './fixtures';
import { barriers, changed, decide, firstTurn, goOn, look, myDecision, sitAt } from './player';

/** What each frame showed: the scene, and spaces with a name on them. */
interface Frame {
  scene: number;
  kind: string;
  names: Record<string, string>;
}
/** When each scene appeared; 0 is none. Unlike frames, these times are exact on a busy machine. */
interface Cut {
  at: number;
  scene: number;
}
type Filmed = { film: Frame[]; cuts: Cut[] };

/** A page with animation that records every scene. */
async function filmed(visitor: Visitor, cookies?: Page): Promise<Page> {
  const page = await visitor({
    reducedMotion: 'no-preference',
    ...(cookies ? { storageState: await cookies.context().storageState() } : {}),
  });
  await page.addInitScript(() => {
    const film: Frame[] = [];
    const cuts: Cut[] = [];
    Object.assign(window, { film, cuts });
    new MutationObserver(() => {
      const scene = Number(document.querySelector<HTMLElement>('[data-scene]')?.dataset['scene'] ?? 0);
      if (scene !== (cuts.at(-1)?.scene ?? 0)) cuts.push({ at: performance.now(), scene });
    }).observe(document, { subtree: true, childList: true, attributes: true });
    const note = (): void => {
      const caption = document.querySelector<HTMLElement>('[data-scene]');
      if (caption) {
        const spaces = [...document.querySelectorAll<HTMLElement>('button[data-space]')];
        film.push({
          scene: Number(caption.dataset['scene']),
          kind: caption.dataset['kind']!,
          names: Object.fromEntries(
            spaces.map((space) => [space.dataset['space']!, space.getAttribute('aria-label')!]),
          ),
        });
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return page;
}

const film = (page: Page): Promise<Frame[]> => page.evaluate(() => (window as unknown as Filmed).film);

/** The player's turn is over and nothing has been recorded since. `before` runs just before its end. */
async function endTurn(page: Page, before?: (page: Page) => Promise<void>): Promise<number> {
  for (;;) {
    const now = await myDecision(page);
    const done = await page.evaluate(() => window.magnifico.decision?.placed === true);
    if (done) {
      await page.evaluate(() => ((window as unknown as Filmed).film.length = 0));
      await before?.(page);
    }
    await decide(page);
    if (done) return now.number;
  }
}

/** Freezes the page's clock, so that a scene lasts as long as a test needs; messages still arrive. */
async function holdTime(page: Page): Promise<void> {
  // A time that is still ahead when the page gets it, even on a slow machine.
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 60_000));
}

/** Placements of others after an entry, by the log. */
function placements(page: Page, after: number): Promise<{ number: number; space: string; name: string }[]> {
  return page.evaluate(
    (from) =>
      window.magnifico.records
        .filter((record) => record.number > from && record.seat !== window.magnifico.seat)
        .flatMap((record) =>
          record.events
            .filter((event) => event.name === 'placed')
            .map((event) => ({
              number: record.number,
              space: event.space!,
              name: window.magnifico.names[record.seat]!,
            })),
        ),
    after,
  );
}

/** The digest as it is spoken. */
const digest = (page: Page): Promise<string[]> =>
  page.locator('.digest .log .words').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!));

test('three opponents are shown one after the other, and the digest lists them on every device', async ({
  visitor,
}) => {
  const page = await filmed(visitor);
  await sitAt(page, await newTable(page.request, { rules: 'basic', seed: 'scenes' }));
  await firstTurn(page);
  const turn = await endTurn(page);
  await page.waitForFunction(() => window.magnifico.deciding && !window.magnifico.scenes.playing);

  const expected = await placements(page, turn);
  expect(expected).toHaveLength(3);
  const frames = (await film(page)).filter((frame) => frame.kind === 'placement');
  const cuts = await page.evaluate(() => (window as unknown as Filmed).cuts);
  expect([...new Set(frames.map((frame) => frame.scene))]).toEqual(expected.map((one) => one.number));
  for (const [at, one] of expected.entries()) {
    const own = frames.filter((frame) => frame.scene === one.number);
    const begun = cuts.findIndex((cut) => cut.scene === one.number);
    const lasted = cuts[begun + 1]!.at - cuts[begun]!.at;
    expect(lasted, `placement ${one.number}`).toBeGreaterThanOrEqual(600);
    for (const frame of own) {
      expect(frame.names[one.space]).toContain(one.name);
      for (const later of expected.slice(at + 1)) expect(frame.names[later.space]).not.toContain(later.name);
    }
  }
  // Every move is announced, in order, and nothing is overwritten.
  const said = await page.locator('.spoken p').allTextContents();
  const lines = await page.evaluate(
    (from) =>
      window.magnifico.records
        .filter((record) => record.number > from)
        .flatMap((record) =>
          record.events.filter((event) => event.name === 'placed').map((event) => event.text),
        ),
    turn,
  );
  const places = lines.map((line) => said.findIndex((words) => words.includes(line)));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);

  const list = await digest(page);
  // One line per turn of the others, which says what happened and shows no word of it until it is opened.
  expect(list).toHaveLength(expected.length);
  for (const line of lines) expect(list.filter((words) => words.includes(line))).toHaveLength(1);
  const newest = page.locator('.digest .log li').first();
  await expect(newest).not.toContainText(/places/);
  await newest.locator('.words').click({ position: { x: 2, y: 2 } });
  await expect(newest).toContainText(list[0]!.split('. ')[0]!);
  for (const space of expected)
    await expect(page.locator(`.fresh:has([data-space="${space.space}"])`)).toHaveCount(1);
  // The same list elsewhere and after a reload, without playing scenes.
  const elsewhere = await filmed(visitor, page);
  await elsewhere.goto(page.url());
  await page.reload();
  for (const device of [elsewhere, page]) {
    await expect(device.locator('.digest .log li')).toHaveCount(list.length);
    expect(await digest(device)).toEqual(list);
    expect(await film(device)).toEqual([]);
  }
  // Played again on request, from the first to the last.
  await elsewhere.getByRole('button', { name: 'Show what happened since my turn again' }).click();
  await elsewhere.waitForFunction(() => window.magnifico.scenes.playing);
  await elsewhere.waitForFunction(() => !window.magnifico.scenes.playing);
  const again = (await film(elsewhere)).filter((frame) => frame.kind === 'placement');
  expect([...new Set(again.map((frame) => frame.scene))]).toEqual(expected.map((one) => one.number));
});

test('a scene never stands in the way, and skipping it leads to the same table', async ({ visitor }) => {
  const page = await filmed(visitor);
  await page.clock.install();
  await sitAt(page, await newTable(page.request, { rules: 'basic', seed: 'skipping' }));
  await firstTurn(page);
  const patient = await filmed(visitor, page);
  await patient.goto(page.url());
  await patient.waitForFunction(() => window.magnifico?.state);

  await endTurn(page, holdTime);
  await page.waitForFunction(() => window.magnifico.deciding && window.magnifico.scenes.behind);
  await page.locator('.caption').getByRole('button', { name: 'Skip' }).click();
  expect(await page.evaluate(() => window.magnifico.scenes.playing)).toBe(false);
  await page.clock.resume();
  await patient.waitForFunction(() => window.magnifico.deciding && !window.magnifico.scenes.playing);
  for (const part of ['.board', '.strip', '.rivals'])
    expect(await page.locator(part).innerText()).toBe(await patient.locator(part).innerText());

  // Selecting a member during a scene skips to the present, and the move is accepted.
  await endTurn(page, holdTime);
  await page.waitForFunction(() => window.magnifico.deciding && window.magnifico.scenes.behind);
  const now = await look(page);
  await page.locator('[data-member]:not(:disabled)').first().click();
  expect(await page.evaluate(() => window.magnifico.scenes.behind)).toBe(false);
  await page.locator('button[data-look=lit]').first().click();
  await page.locator('.buttons .primary').click();
  await changed(page, now.number);
  expect(await page.evaluate(() => window.magnifico.actions.problem)).toBeUndefined();
});

test('a scene waits for the player’s click, and a press beside the buttons shows the next', async ({
  visitor,
}) => {
  const page = await filmed(visitor);
  await page.goto('/#/settings');
  await page.getByLabel('Pace of others’ moves').selectOption('Wait for my click');
  await sitAt(page, await newTable(page.request, { rules: 'basic', players: 4, seed: 'patience' }));
  await firstTurn(page);
  const from = await endTurn(page);
  await page.waitForFunction(() => window.magnifico.deciding && window.magnifico.scenes.waits);
  const expected = await placements(page, from);
  const caption = page.locator('.caption');
  const shown: number[] = [];
  const steps = [
    () => caption.getByRole('button', { name: 'Next' }).click(),
    () => page.keyboard.press('Enter'),
    () => page.locator('header.bar').click({ position: { x: 2, y: 2 } }),
  ];
  while (await page.evaluate(() => window.magnifico.scenes.waits)) {
    const scene = Number(await caption.getAttribute('data-scene'));
    shown.push(scene);
    await steps[(shown.length - 1) % steps.length]!();
    await page.waitForFunction(
      (before) =>
        !window.magnifico.scenes.playing ||
        (window.magnifico.scenes.waits &&
          Number(document.querySelector<HTMLElement>('.caption')?.dataset['scene']) !== before),
      scene,
    );
  }
  expect(shown).toEqual(expect.arrayContaining(expected.map((one) => one.number)));
  expect(await page.evaluate(() => window.magnifico.scenes.behind)).toBe(false);
});

test('the Vatican report stops play until somebody goes on, and stays with the player', async ({
  visitor,
}) => {
  const page = await filmed(visitor);
  const id = await newTable(page.request, {
    players: 2,
    rules: 'basic',
    seats: ['me', 'me'],
    names: ['Ada', 'Bice'],
    seed: 'report 0',
  });
  await playAhead(page.request, id, isReport);
  await page.clock.install();
  await sitAt(page, id);
  const held = page.locator('dialog.held');
  for (;;) {
    // Somebody is asked, perhaps behind a curtain, until the report appears.
    await page.waitForFunction(() => {
      const { actions, deciding, decision, scenes, screen } = window.magnifico;
      return scenes.report || screen.curtain || (deciding && !actions.busy && decision?.kind === 'church');
    });
    if (await page.evaluate(() => !!window.magnifico.scenes.report)) break;
    const now = await look(page);
    if (now.curtain) await page.locator('.curtain .button').click();
    else {
      await page.locator('[data-move=refuse]').click();
      await changed(page, now.number);
    }
  }
  await expect(held).toContainText('excommunicated');
  expect(await barriers(page, 'dialog.held')).toEqual([]);
  await page.clock.runFor(60_000);
  await expect(held).toBeVisible();
  await page.keyboard.press('e');
  await expect(held).toBeVisible();
  await goOn(page);
  await expect(held).toBeHidden();
  await page.clock.runFor(3000);
  if ((await look(page)).curtain) await page.locator('.curtain .button').click();
  await expect(page.locator('.strip .excommunications button')).toHaveCount(1);
});
