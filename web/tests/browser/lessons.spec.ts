/** The course in the browser: somebody who knows nothing but "do what is pointed at" finishes every chapter. */

import { expect, type Page } from '@playwright/test';
import { barriers, goOn, test } from './player';

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
const standing = (page: Page): Promise<string> => page.evaluate(() => (window as Learning).standing!());

/** Wait until an action has had its effect. */
async function settled(page: Page, before: string): Promise<void> {
  await page.waitForFunction((was) => {
    const { lesson, standing } = window as Learning;
    // Where a refusal is tried nothing is left to do once the space is touched: the next step is on its way.
    const trying = lesson!.shown!.step.wait === 'try' && !lesson!.points.length;
    return standing!() !== was && !trying && !window.magnifico.acts.busy;
  }, before);
}

/** Touch the middle of what the light falls on; the words must not lie over it. */
async function touch(page: Page): Promise<void> {
  const ring = page.locator('.spotlight .ring').first();
  await ring.waitFor();
  // The light follows the table from frame to frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const box = (await ring.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const target = await page.evaluate(
    ([left, top]) => {
      const hit = document.elementFromPoint(left!, top!);
      const words = hit?.closest('.floating') ? 'the words' : '';
      const offer = hit?.closest('.choices, .setup')?.querySelector('button[data-move]:not(:disabled)');
      return { words, free: !!offer && !hit?.closest('button') };
    },
    [x, y],
  );
  expect(target.words).toBe('');
  if (target.free) await page.locator('button[data-move]:not(:disabled)').first().click();
  else await page.mouse.click(x, y);
}

/** One thing a learner does. */
async function learn(page: Page): Promise<void> {
  const { step, before } = await page.evaluate(() => {
    const { lesson, standing } = window as Learning;
    return { step: lesson!.shown!.step, before: standing!() };
  });
  if (step.points.length) await expect(page.locator('.spotlight .ring')).not.toHaveCount(0);
  if (step.wait === 'continue') await page.locator('[data-lesson=continue]').click();
  else if (step.wait === 'answer') {
    for (const { key } of step.choices) {
      const asked = await page.evaluateHandle(() => (window as Learning).lesson!.shown);
      await page.locator(`[data-answer="${key}"]`).click();
      await page.waitForFunction((was) => (window as Learning).lesson!.shown !== was, asked);
      if ((await standing(page)) !== before) break;
    }
  } else if (step.task && !step.helped) await page.locator('[data-lesson=help]').click();
  else if (step.wait === 'look') {
    await touch(page);
    await settled(page, before);
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (number) => (window as Learning).lesson!.shown!.step.number !== number,
      step.number,
    );
    return;
  } else await touch(page);
  await settled(page, before);
}

async function finish(page: Page): Promise<void> {
  for (let action = 0; action < 120; action++) {
    await goOn(page);
    const { step, remark } = await page.evaluate(() => (window as Learning).lesson!.shown!);
    if (step.wait === 'over') return;
    if (step.wait !== 'answer') expect(remark).toBeNull();
    await learn(page);
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
