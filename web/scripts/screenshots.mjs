// Takes pictures of real moments of real games, in two languages and both themes. Those that a page shows go to
// docs/screenshots, the others to web/pictures, which is not committed. Names after the command take only those.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { launchOptions } from './chromium.mjs';
import { forgetSettings } from './settings.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const docs = here('../../docs');
const shownFolder = join(docs, 'screenshots');
const otherFolder = here('../pictures');
const bin = here('../../.venv/bin');
const port = 8391;
for (const folder of [shownFolder, otherFolder]) mkdirSync(folder, { recursive: true });
const pages = readdirSync(docs, { recursive: true })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join(docs, name));
const shown = [here('../../README.md'), ...pages].map((page) => readFileSync(page, 'utf8')).join();
forgetSettings();

if (spawnSync(join(bin, 'python'), [here('make_fixtures.py')], { stdio: 'inherit' }).status !== 0)
  process.exit(1);
const data = mkdtempSync(join(tmpdir(), 'magnifico-pictures-'));
const game = spawn(
  join(bin, 'magnifico'),
  ['serve', '--port', String(port), '--data', data, '--rate-limits', '0'],
  { stdio: 'ignore' },
);
process.on('exit', () => {
  game.kill('SIGKILL');
  rmSync(data, { recursive: true, force: true, maxRetries: 3 });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
process.env.MAGNIFICO_SERVER = `http://127.0.0.1:${port}`;
const vite = await createServer({
  root: here('..'),
  configFile: here('../vite.config.ts'),
  server: { port: 5391, host: '127.0.0.1' },
  logLevel: 'error',
});
await vite.listen();
const base = 'http://127.0.0.1:5391';
const browser = await chromium.launch(launchOptions);

const DESK = { width: 1366, height: 768 };
const WIDE = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };
/** Takes the member with the highest value, and for `tower` holds a floor (else any space) that it may go to. */
const pick = (hold) => async (page) => {
  const move = await page.evaluate(() => {
    const places = window.magnifico.moves.filter((one) => one.name === 'place');
    const floors = places.filter((one) => /^[BVCTS]\d$/.test(one.parts.space));
    return (floors.at(-1) ? floors : places)[Math.floor((floors.length || places.length) / 2)].parts;
  });
  await page.locator(`[data-member=${move.member}]`).click();
  if (hold) await page.locator(`[data-space="${move.space}"]`).click();
};
/** name, address, size, what to do before the picture */
const PICTURES = [
  ['start', '', DESK],
  ['start-phone', '', PHONE],
  ['draft', '#/moment/draft', DESK],
  ['auction', '#/moment/auction', DESK],
  ['table-early', '#/moment/early', DESK, pick(true)],
  ['table-middle', '#/moment/middle', DESK, pick(true)],
  ['table-wide', '#/moment/middle', WIDE, pick(true)],
  ['table-vatican', '#/moment/church', DESK],
  ['table-late', '#/moment/late', DESK, pick(true)],
  ['table-five', '#/moment/five', DESK, pick(true)],
  ['table-phone', '#/moment/early', PHONE, pick(true)],
  [
    'table-phone-city',
    '#/moment/middle',
    PHONE,
    async (page) => {
      await pick(false)(page);
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
  [
    'rule',
    '#/moment/middle',
    DESK,
    async (page) => {
      await page.locator('.faith .help').click();
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
      seats: ['me', 'open', 'patrician+church', 'open'],
    },
  });
  return `#/table/${(await table.json()).id}`;
}

const wanted = process.argv.slice(2);
let count = 0;
// Every picture twice: English by day and Russian by night; the table itself in all four ways.
for (const language of ['en', 'ru']) {
  for (const theme of ['light', 'dark']) {
    const both = (language === 'en') === (theme === 'light');
    for (const [name, address, viewport, act] of [...PICTURES, ['lobby', lobby, DESK]]) {
      if (wanted.length && !wanted.includes(name)) continue;
      if (!both && !['table-middle', 'table-phone'].includes(name)) continue;
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
      const file = `${name}-${language}-${theme}.png`;
      const folder = shown.includes(`screenshots/${file}`) ? shownFolder : otherFolder;
      await page.screenshot({ path: join(folder, file) });
      await context.close();
      count++;
    }
  }
}
await browser.close();
await vite.close();
console.log(`${count} pictures in docs/screenshots and web/pictures`);
process.exit(0);
