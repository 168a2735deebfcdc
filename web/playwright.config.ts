import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './scripts/chromium.mjs';

/** A port nobody listens on, below those the system hands out for connections, so that it stays free. */
async function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 10_000);
  const free = await new Promise<boolean>((done) => {
    const probe = createServer().once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
  return free ? port : freePort();
}

// Workers read this file again and inherit what the first reading chose.
const port = (process.env['MAGNIFICO_TEST_PORT'] ??= String(await freePort()));
const command = process.env['MAGNIFICO'] ?? '../.venv/bin/magnifico';
const data = (process.env['MAGNIFICO_TEST_DATA'] ??= mkdtempSync(join(tmpdir(), 'magnifico-browser-')));

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: join(tmpdir(), 'magnifico-browser-results'),
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  workers: Number(process.env['WORKERS'] ?? 2),
  // A stuck click fails within half a minute; a whole game may take three times as long as here.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: [['line']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    // Movement has tests of its own.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions,
  },
  webServer: {
    command: `${command} serve --port ${port} --data ${data} --rate-limits 0 --bot-seconds 0.1`,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
