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
  await page.locator('.spotlight .ring').first().waitFor();
  const target = await page.evaluate(async () => {
    // The light follows the table from frame to frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const box = document.querySelector('.spotlight .ring')!.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    const words = hit?.closest('.floating') ? 'the words' : '';
    const offer = hit?.closest('.choices, .setup')?.querySelector('button[data-move]:not(:disabled)');
    return { x, y, words, free: !!offer && !hit?.closest('button') };
  });
  expect(target.words).toBe('');
  if (target.free) await page.locator('button[data-move]:not(:disabled)').first().click();
  else await page.mouse.click(target.x, target.y);
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

// Fifteen chapters take as long as several games.
test.describe.configure({ timeout: 900_000 });

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
        await page.waitForFunction(
          () => (window as Learning).lesson?.shown && location.hash.endsWith((window as Learning).lesson!.id),
        );
        if (language === 'en' && chapter === 1) expect(await barriers(page)).toEqual([]);
        await finish(page);
        if (chapter < 15) await page.locator('[data-lesson=next]').click();
      }
      await page.locator('.floating .leave').click();
      await expect(page.locator('main ol li.done')).toHaveCount(15);
    });
  });
}
