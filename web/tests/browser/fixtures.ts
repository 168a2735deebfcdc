/** The base of all browser tests: pages are watched for errors, and nothing outlives a test. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';

const LOCALES = join(import.meta.dirname, '../../../src/magnifico/texts/locales');
/** Every language there is, English first. */
export const LANGUAGES = [
  'en',
  ...readdirSync(LOCALES)
    .filter((code) => code !== 'en')
    .sort(),
];

export type Visitor = (options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  /** Errors on any page of the test, which then fails. */
  troubles: string[];
  /** Expect an error that the test provokes; it has to occur. */
  provoke: (trouble: RegExp) => void;
  /** A page for another user, in a separate browser context. */
  visitor: Visitor;
}

/** Records a browser's errors until the test is over, without those of closing it. The function returned ends it: running
 * route handlers finish first, except in a failed test, where they may wait forever. */
function watch(context: BrowserContext, troubles: string[]): (failed: boolean) => Promise<void> {
  let over = false;
  const note = (trouble: string): void => void (over || troubles.push(trouble));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_IO_SUSPENDED/.test(message.text())) return;
    note(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => note(`error: ${error.error().message}`));
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`);
  });
  context.on('close', () => (over = true));
  return async (failed) => {
    if (over) return;
    const behavior = failed ? 'ignoreErrors' : 'wait';
    await context.unrouteAll({ behavior });
    for (const page of context.pages()) await page.unrouteAll({ behavior });
    over = true;
  };
}

export const test = base.extend<Fixtures>({
  troubles: [
    async ({}, use) => {
      const troubles: string[] = [];
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
  provoke: async ({ troubles }, use) => {
    const provoked: RegExp[] = [];
    await use((trouble) => void provoked.push(trouble));
    for (const one of provoked) expect(troubles.join('\n')).toMatch(one);
    const others = troubles.filter((trouble) => !provoked.some((one) => one.test(trouble)));
    troubles.splice(0, Infinity, ...others);
  },
  context: async ({ context, provoke: _, troubles }, use, info) => {
    const finish = watch(context, troubles);
    await use(context);
    await finish(info.errors.length > 0);
  },
  visitor: async ({ browser, provoke: _, troubles }, use, info) => {
    const opened: { context: BrowserContext; finish: (failed: boolean) => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      opened.push({ context, finish: watch(context, troubles) });
      return context.newPage();
    });
    for (const { context, finish } of opened) {
      await finish(info.errors.length > 0);
      await context.close();
    }
  },
});
