/** The course in the browser: somebody who knows nothing but "do what is pointed at" finishes every chapter. */

import { expect, type Page } from '@playwright/test';
import { barriers, test } from './player';

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
}
type Learning = Window & { lesson?: LessonHandle; standing?: () => string };
interface Look extends Pick<Shown, 'step' | 'remark'> {
  standing: string;
  report: boolean;
}

/** What changes with every action of a learner. */
function showStanding(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    (window as Learning).standing = () => {
      const { lesson } = window as Learning;
      const { zoom } = (window.magnifico as unknown as { overlay: { zoom: unknown } }).overlay;
      return JSON.stringify([lesson?.shown?.step.number, lesson?.shown?.actions, lesson?.points, zoom]);
    };
  });
}

/** What a learner sees once their last action has had its effect, scenes are over and light falls on what is pointed at.
 * One call for all of it: thousands of them are most of what this test costs. */
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
    const { acts, scenes } = window.magnifico;
    await wait('nothing has changed', () => {
      // Where a refusal is tried nothing is left to do once the space is touched: the next step is on its way.
      const trying = was && shown().step.wait === 'try' && !(window as Learning).lesson!.points.length;
      return standing!() !== was && !trying && !acts.busy;
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

/** Touch the middle of what the light falls on; the words must not lie over it. */
async function touch(page: Page): Promise<void> {
  const { x, y, words, move } = await page.evaluate(async () => {
    const lit = (): { x: number; y: number; hit: Element | null } => {
      const box = document.querySelector('.spotlight .ring')?.getBoundingClientRect();
      if (!box) return { x: NaN, y: NaN, hit: null }; // which is never at rest
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return { x, y, hit: document.elementFromPoint(x, y) };
    };
    // The light follows the table from frame to frame: it has arrived once neither of them moves.
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
  // Looked for again: an answer of the server may have put tiles that another one beats away.
  if (move) await page.locator(`button[data-move="${move}"]:visible`).first().click();
  else await page.mouse.click(x, y);
}

/** One thing a learner does. */
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

/** The chapter that the address names is on the page. */
function entered(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () => (window as Learning).lesson?.shown && location.hash.endsWith((window as Learning).lesson!.id),
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

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

const LANGUAGES = ['en', 'it', 'es', 'ru'];
const LEARNERS = LANGUAGES.flatMap((language) => [DESK, PHONE].map((size) => ({ language, size })));

for (const { language, size } of LEARNERS) {
  test.describe(`a learner in ${language} at ${size.width}`, () => {
    test.use({ viewport: size });
    test('finishes every chapter by doing what is pointed at', async ({ page, troubles }) => {
      void troubles;
      await showStanding(page);
      await page.goto(`/?lang=${language}#/learn`);
      const chapters = page.locator('main ol li');
      await expect(chapters).toHaveCount(15);
      if (language === 'en') expect(await barriers(page)).toEqual([]);
      await page.locator('[data-lesson=start]').click();
      for (let chapter = 1; chapter <= 15; chapter++) {
        await entered(page);
        if (language === 'en' && chapter === 1) expect(await barriers(page)).toEqual([]);
        await finish(page);
        if (chapter < 15) await page.locator('[data-lesson=next]').click();
      }
      await page.locator('.floating .leave').click();
      await expect(page.locator('main ol li.done')).toHaveCount(15);
    });
  });
}

test('a choice stays in its place when the server says how one would stand after it', async ({
  page,
  troubles,
}) => {
  void troubles;
  await showStanding(page);
  let answer = (): void => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/preview', async (route) => {
    const { move } = route.request().postDataJSON() as { move: string };
    if (move.startsWith('privilege')) await held;
    if (move !== 'privilege faith') return route.continue();
    // As where tokens are drawn: nobody can say how one would stand.
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), certain: false, view: null } });
  });
  await page.goto('/?lang=ru#/lesson/council');
  await entered(page);
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
  await expect(page.locator('.choice .after:visible')).toHaveCount((await choices.count()) - 1);
  expect(await places()).toEqual(empty);
});
