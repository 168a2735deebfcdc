import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';
import { forgetSettings } from './scripts/settings.mjs';

/** A free port below the ephemeral range, so the system won't hand it to an outgoing connection. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const free = await new Promise<boolean>((done) => {
    const probe = createServer().once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
  return free ? port : freePort();
}

/** A folder for the server's data and for the results of failed tests; only the results are kept, and their path is printed. */
function ownFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'magnifico-browser-'));
  const results = join(made, 'results');
  process.on('exit', (code) => {
    const left = existsSync(results) ? readdirSync(results).filter((name) => name[0] !== '.') : [];
    const keep = code !== 0 && left.length > 0;
    rmSync(keep ? join(made, 'data') : made, { recursive: true, force: true, maxRetries: 3 });
    if (keep) console.log(`What the failed tests left is in ${results}`);
  });
  return made;
}

forgetSettings();
// Workers load this file again and inherit the values chosen by the first load.
const port = (process.env['MAGNIFICO_TEST_PORT'] ??= String(await freePort()));
const command = process.env['MAGNIFICO'] ?? '../.venv/bin/magnifico';
const folder = (process.env['MAGNIFICO_TEST_FOLDER'] ??= ownFolder());

/** Tests tagged @deep only run in `make test-deep`: the same checks in more languages, sizes or rounds. */
const TIERS: Record<string, { grep?: RegExp; grepInvert?: RegExp }> = {
  test: { grepInvert: /@deep/ },
  deep: { grep: /@deep/ },
};
const tier = TIERS[process.env['TIER'] ?? ''] ?? {};

/** The slowest specs start first; started last, they would leave the other workers idle. */
const LONGEST = ['lessons', 'games', 'fit'];
const specs = (name: string): string => `**/${name}.spec.ts`;
/** With an order from scripts/repeat.mjs every test is its own project, because projects run in order. */
const drawn = process.env['MAGNIFICO_TEST_ORDER'];
const projects = drawn
  ? (JSON.parse(readFileSync(drawn, 'utf8')) as { file: string; title: string }[]).map(({ file, title }) => ({
      name: '',
      testMatch: `**/${file}`,
      grep: new RegExp(`${title.replace(/[^\w ]/g, '\\$&')}( @deep)?$`),
    }))
  : [
      ...LONGEST.map((name) => ({ name, testMatch: specs(name) })),
      { name: 'others', testIgnore: LONGEST.map(specs) },
    ];

export default defineConfig({
  testDir: 'tests/browser',
  projects,
  ...tier,
  outputDir: join(folder, 'results'),
  preserveOutput: 'failures-only',
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  workers: Number(process.env['WORKERS'] ?? 2),
  // On an idle machine no test takes a tenth of this.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  retries: 0,
  reporter: [['line'], ['./tests/browser/failures.ts']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Each worker gets its own address, as the server limits requests by address.
    extraHTTPHeaders: { 'x-forwarded-for': `10.0.0.${1 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)}` },
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    // Animation has its own tests.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions,
  },
  webServer: {
    command: `${command} serve --port ${port} --data "${join(folder, 'data')}" --proxies 127.0.0.1 --rate-limits 0 --shed-seconds 0 --bot-seconds 0.1`,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
