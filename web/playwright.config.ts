import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Workers read this file again and inherit what the first reading chose.
const port = Number((process.env['MAGNIFICO_TEST_PORT'] ??= String(20_000 + (process.pid % 20_000))));
const command = process.env['MAGNIFICO'] ?? '../.venv/bin/magnifico';
const data = (process.env['MAGNIFICO_TEST_DATA'] ??= mkdtempSync(join(tmpdir(), 'magnifico-browser-')));

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: join(tmpdir(), 'magnifico-browser-results'),
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  workers: Number(process.env['WORKERS'] ?? 2),
  timeout: 600_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: [['line']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${command} serve --port ${port} --data ${data} --rate-limits 0`,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
