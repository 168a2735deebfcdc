// Takes the pictures in docs/screenshots: real moments of real games, two languages, both themes.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = here('../../docs/screenshots');
const bin = here('../../.venv/bin');
const port = 8391;
mkdirSync(out, { recursive: true });

if (spawnSync(join(bin, 'python'), [here('make_fixtures.py')], { stdio: 'inherit' }).status !== 0)
  process.exit(1);
const data = mkdtempSync(join(tmpdir(), 'magnifico-pictures-'));
const game = spawn(
  join(bin, 'magnifico'),
  ['serve', '--port', String(port), '--data', data, '--rate-limits', '0'],
  { stdio: 'ignore' },
);
process.env.MAGNIFICO_SERVER = `http://127.0.0.1:${port}`;
const vite = await createServer({
  root: here('..'),
  configFile: here('../vite.config.ts'),
  server: { port: 5391, host: '127.0.0.1' },
  logLevel: 'error',
});
await vite.listen();
const base = 'http://127.0.0.1:5391';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const DESK = { width: 1366, height: 768 };
const WIDE = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
const pick = (member, space) => async (page) => {
  await page.locator(`[data-member=${member}]`).click();
  if (space) await page.locator(`[data-space="${space}"]`).click();
};
/** name, address, size, what to do before the picture */
const PICTURES = [
  ['start', '', DESK],
  ['start-phone', '', PHONE],
  ['draft', '#/moment/draft', DESK],
  ['auction', '#/moment/auction', DESK],
  ['table-early', '#/moment/early', DESK, pick('orange', 'B4')],
  ['table-middle', '#/moment/middle', DESK, pick('white', 'T2')],
  ['table-wide', '#/moment/middle', WIDE, pick('white', 'T2')],
  ['table-vatican', '#/moment/church', DESK],
  ['table-late', '#/moment/late', DESK, pick('neutral', 'T2')],
  ['table-five', '#/moment/five', DESK, pick('orange', 'B4')],
  ['table-phone', '#/moment/early', PHONE, pick('orange', 'B4')],
  [
    'table-phone-city',
    '#/moment/middle',
    PHONE,
    async (page) => {
      await pick('white')(page);
      await page.locator('.tabs button').nth(1).click();
    },
  ],
  [
    'card',
    '#/moment/early',
    DESK,
    async (page) => {
      await page.locator('[data-space=B4]').click({ button: 'right' });
    },
  ],
  ['final', '#/moment/final', DESK],
  ['final-phone', '#/moment/final', PHONE],
  ['new-table', '#/new', DESK],
];

async function lobby(page, language) {
  await page.request.post(`${base}/api/guest`, {
    data: { name: 'Chiara', language },
    headers: { origin: base },
  });
  const table = await page.request.post(`${base}/api/tables`, {
    headers: { origin: base },
    data: {
      title: 'Piazza della Signoria',
      options: { players: 4, expansions: ['houses'] },
      seats: ['me', 'open', 'greedy', 'open'],
    },
  });
  return `#/table/${(await table.json()).id}`;
}

let count = 0;
for (const language of ['en', 'ru']) {
  for (const theme of ['light', 'dark']) {
    for (const [name, address, viewport, act] of [...PICTURES, ['lobby', lobby, DESK]]) {
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor: viewport === PHONE ? 2 : 1,
        hasTouch: viewport === PHONE,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const path = typeof address === 'string' ? address : await address(page, language);
      await page.goto(`${base}/?theme=${theme}&lang=${language}${path}`);
      await page.waitForSelector('h1, h2');
      await page.waitForTimeout(700);
      await act?.(page);
      await page.mouse.move(2, 2);
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(out, `${name}-${language}-${theme}.png`) });
      await context.close();
      count++;
    }
  }
}
await browser.close();
await vite.close();
game.kill();
console.log(`${count} pictures in docs/screenshots`);
process.exit(0);
