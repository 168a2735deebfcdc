/** The course: a learner who only ever does what is pointed at finishes every chapter. */

import { expect, type Page } from '@playwright/test';
import { get } from './api';
import { LANGUAGES, test } from './fixtures';
import { barriers } from './player';

interface Shown {
  step: {
    number: number;
    wait: string;
    task: boolean;
    helped: boolean;
    points: string[];
    choices: { key: string }[];
  };
  actions: string[];
  remark: { text: string } | null;
}
interface LessonHandle {
  id: string;
  shown?: Shown;
  points: string[];
  table: { previews: { of(move: string): unknown } };
}
type Learning = Window & { lesson?: LessonHandle; standing?: () => string };
interface Look extends Pick<Shown, 'step' | 'remark'> {
  standing: string;
  report: boolean;
}

/** What changes with each action of a learner. */
function showStanding(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    (window as Learning).standing = () => {
      const { lesson } = window as Learning;
      const { zoom } = (window.magnifico as unknown as { overlay: { zoom: unknown } }).overlay;
      return JSON.stringify([lesson?.shown?.step.number, lesson?.shown?.actions, lesson?.points, zoom]);
    };
  });
}

/** What a learner sees once the last action has taken effect, scenes are over and the spotlight has arrived. A single
 * call, as thousands of them are most of this test's time. */
function look(page: Page, before: string): Promise<Look> {
  return page.evaluate(async (was) => {
    const until = performance.now() + 60_000;
    const wait = async (reason: string, come: () => unknown): Promise<void> => {
      while (!come()) {
        if (performance.now() > until) throw new Error(`${reason}: ${(window as Learning).standing!()}`);
        await new Promise((done) => setTimeout(done, 20));
      }
    };
    const { standing } = window as Learning;
    const shown = (): Shown => (window as Learning).lesson!.shown!;
    const { actions, scenes } = window.magnifico;
    await wait('nothing has changed', () => {
      // After touching an illegal space there is nothing left to do: the next step is loading.
      const trying = was && shown().step.wait === 'try' && !(window as Learning).lesson!.points.length;
      return standing!() !== was && !trying && !actions.busy;
    });
    await wait('the scene does not end', () => {
      if (scenes.playing && !scenes.report) scenes.skip();
      return !scenes.playing || scenes.report;
    });
    const report = !!scenes.report;
    await wait(
      'no light falls on anything',
      () => report || !shown().step.points.length || document.querySelector('.spotlight .ring'),
    );
    return { step: shown().step, remark: shown().remark, standing: standing!(), report };
  }, before);
}

/** Click the middle of the spotlight; the text must not cover it. */
async function touch(page: Page): Promise<void> {
  const { x, y, words, move } = await page.evaluate(async () => {
    const lit = (): { x: number; y: number; hit: Element | null } => {
      const box = document.querySelector('.spotlight .ring')?.getBoundingClientRect();
      if (!box) return { x: NaN, y: NaN, hit: null }; // which never stands still
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return { x, y, hit: document.elementFromPoint(x, y) };
    };
    // The spotlight follows the table: wait until neither moves.
    const until = performance.now() + 60_000;
    let before: ReturnType<typeof lit>;
    let now = lit();
    do {
      if (performance.now() > until) throw new Error('the light does not come to rest');
      before = now;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      now = lit();
    } while (before.x !== now.x || before.y !== now.y || before.hit !== now.hit);
    const among = now.hit?.closest('button') ? null : now.hit?.closest('.choices, .setup');
    const button = now.hit?.closest('button[data-move]') ?? among?.querySelector('button[data-move]:enabled');
    const words = !!now.hit?.closest('.floating');
    return { x: now.x, y: now.y, words, move: button?.getAttribute('data-move') };
  });
  expect(words).toBe(false);
  // Look it up again: an answer may have folded beaten tiles away.
  if (move) await page.locator(`button[data-move="${move}"]:visible`).first().click();
  else await page.mouse.click(x, y);
}

/** One action of a learner. */
async function act(page: Page, { step, standing }: Look): Promise<void> {
  if (step.wait === 'continue') await page.locator('[data-lesson=continue]').click();
  else if (step.wait === 'answer') {
    for (const { key } of step.choices) {
      const asked = await page.evaluateHandle(() => (window as Learning).lesson!.shown);
      await page.locator(`[data-answer="${key}"]`).click();
      await page.waitForFunction((was) => (window as Learning).lesson!.shown !== was, asked);
      if ((await page.evaluate(() => (window as Learning).standing!())) !== standing) break;
    }
  } else if (step.task && !step.helped) await page.locator('[data-lesson=help]').click();
  else await touch(page);
  if (step.wait !== 'look' || (step.task && !step.helped)) return;
  await look(page, standing);
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    (number) => (window as Learning).lesson!.shown!.step.number !== number,
    step.number,
  );
}

function entered(page: Page, id: string): Promise<unknown> {
  return page.waitForFunction(
    (wanted) => (window as Learning).lesson?.shown && (window as Learning).lesson!.id === wanted,
    id,
  );
}

async function finish(page: Page): Promise<void> {
  let before = '';
  for (let action = 0; action < 120; action++) {
    const seen = await look(page, before);
    if (seen.report) {
      await page.locator('dialog.held .primary').click();
      before = '';
      continue;
    }
    if (seen.step.wait === 'over') return;
    if (seen.step.wait !== 'answer') expect(seen.remark).toBeNull();
    await act(page, seen);
    before = seen.standing;
  }
  throw new Error('the chapter does not end');
}

const SIZES = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];
const CHAPTERS = 15;
/** The course in parts, each with the earlier chapters done. */
const PART = 3;

for (const [at, size] of SIZES.entries()) {
  test.describe(`a learner at ${size.width}`, () => {
    test.use({ viewport: size });
    for (let first = 0; first < CHAPTERS; first += PART) {
      for (const [number, language] of LANGUAGES.entries()) {
        // Once per size, each part in another language; all languages only in the deep tier.
        const tag = (first / PART + 2 * at) % LANGUAGES.length === number ? [] : ['@deep'];
        const title = `finishes chapters ${first + 1} to ${first + PART} in ${language} by doing what is pointed at`;
        test(title, { tag }, async ({ page }) => {
          const { lessons } = await get<{ lessons: { id: string }[] }>(page.request, '/api/lessons');
          expect(lessons).toHaveLength(CHAPTERS);
          await showStanding(page);
          await page.addInitScript(
            (done) => {
              localStorage['magnifico.lessons'] ??= JSON.stringify({ done, begun: {} });
            },
            lessons.slice(0, first).map(({ id }) => id),
          );
          await page.goto(`/?lang=${language}#/learn`);
          await expect(page.locator('main ol li')).toHaveCount(CHAPTERS);
          await expect(page.locator('main ol li.done')).toHaveCount(first);
          if (language === 'en') expect(await barriers(page)).toEqual([]);
          await page.locator('[data-lesson=start]').click();
          for (const { id } of lessons.slice(first, first + PART)) {
            await entered(page, id);
            if (language === 'en' && id === lessons[first]!.id) expect(await barriers(page)).toEqual([]);
            await finish(page);
            const next = page.locator('[data-lesson=next]');
            if (id === lessons.at(-1)!.id) await expect(next).toHaveCount(0);
            else await next.click();
          }
          const following = lessons[first + PART];
          if (following) await entered(page, following.id);
          await page.locator('.floating .leave').click();
          await expect(page.locator('main ol li.done')).toHaveCount(first + PART);
        });
      }
    }
  });
}

test('a choice stays in its place when the server says how one would stand after it', async ({ page }) => {
  await showStanding(page);
  let answer = (): void => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/preview', async (route) => {
    const { move } = route.request().postDataJSON() as { move: string };
    if (move.startsWith('privilege')) await held;
    if (move !== 'privilege faith') return route.continue();
    // As when tokens are drawn: the result can't be predicted.
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), uncertain: true, view: null },
    });
  });
  await page.goto('/?lang=ru#/lesson/council');
  await entered(page, 'council');
  const choices = page.locator('.choices .choice');
  let seen = await look(page, '');
  while (!(await choices.count())) {
    await act(page, seen);
    seen = await look(page, seen.standing);
  }
  const places = (): Promise<number[]> =>
    choices.evaluateAll((tiles) =>
      tiles.flatMap((tile) => Object.values(tile.getBoundingClientRect().toJSON())),
    );
  const empty = await places();
  await expect(page.locator('.choice .after:visible')).toHaveCount(0);
  answer();
  // Wait for the refusals too before comparing positions.
  await page.waitForFunction(() => (window as Learning).lesson!.table.previews.of('privilege faith'));
  await expect(page.locator('.choice .after:visible')).toHaveCount((await choices.count()) - 1);
  expect(await places()).toEqual(empty);
});

test('a missed task says so, is tried again at once, and earns its stars', async ({ page }) => {
  const before = ['continue', 'continue', 'answer black', 'move white market1', 'move orange market1'];
  const actions = [...before, 'move neutral market2 +1', 'answer three'];
  await page.addInitScript((dice) => {
    localStorage['magnifico.lessons'] ??= JSON.stringify({ done: ['florence'], begun: { dice } });
  }, actions);
  await page.goto('/?lang=en#/lesson/dice');
  await entered(page, 'dice');
  const panel = page.locator('.floating');
  // The position is another one than before, and that is said.
  await expect(panel.locator('[data-lesson=fresh]')).toContainText('New position');
  const place = async (space: string): Promise<void> => {
    await page.locator('[data-member=orange]').click();
    await page.locator(`[data-space="${space}"]`).click();
    await page.locator('.buttons .primary').click();
  };
  await place('T1');
  await expect(panel.locator('.remark')).toContainText('The card is still there');
  await expect(panel.locator('[data-lesson=again]')).toHaveText('Try again');
  // Showing the way works from there as well: the task begins again.
  await panel.locator('[data-lesson=help]').click();
  await expect(panel.locator('.remark')).toContainText('Everything is back');
  await expect(page.locator('.spotlight .ring')).toBeVisible();
  await page.locator('[data-member=orange]').click();
  await page.locator('[data-space="T2"]').click();
  await page.locator('.buttons .primary').click();
  await expect(panel.locator('[data-stars="1"]')).toBeVisible();
  await expect(panel.locator('.can')).toContainText('You can do this now');
  await panel.locator('.leave').click();
  await expect(page.locator('main ol li.done [data-stars="1"]')).toBeVisible();
  await page.goto('/?lang=en#/');
  await expect(page.locator('a[href="#/learn"]').first()).toContainText('2 chapters done · ★ 1');
});

test('the box with the lesson stays in its place while nothing lies below it', async ({ page }) => {
  await showStanding(page);
  await page.goto('/?lang=en#/lesson/florence');
  await entered(page, 'florence');
  const edge = (): Promise<number[]> =>
    page.locator('.floating').evaluate((panel) => {
      const { left, bottom } = panel.getBoundingClientRect();
      return [Math.round(left), Math.round(bottom)];
    });
  let seen = await look(page, '');
  const first = await edge();
  // Welcome, your points, the rounds, a question: none of it is under the box.
  for (let step = 0; step < 3; step++) {
    await act(page, seen);
    seen = await look(page, seen.standing);
    expect(await edge(), `step ${seen.step.number}`).toEqual(first);
  }
});
