// Takes pictures of real moments of real games, in two languages and both themes. Those that a page shows go to
// docs/screenshots, the others to web/pictures, which is not committed. Names after the command take only those;
// with --all each is taken in every language and theme, to look at, and nothing in docs/screenshots is touched.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { launchOptions } from './chromium.mjs';
import { here, playedGame, startGame } from './game.mjs';

const docs = here('../../docs');
const shownFolder = join(docs, 'screenshots');
const otherFolder = here('../pictures');
const bin = here('../../.venv/bin');
for (const folder of [shownFolder, otherFolder]) mkdirSync(folder, { recursive: true });
const pages = readdirSync(docs, { recursive: true })
  .filter((name) => name.endsWith('.md'))
  .map((name) => join(docs, name));
const shown = [here('../../README.md'), ...pages].map((page) => readFileSync(page, 'utf8')).join();

if (spawnSync(join(bin, 'python'), [here('make_fixtures.py')], { stdio: 'inherit' }).status !== 0)
  process.exit(1);
const { base: server } = await startGame();
process.env.MAGNIFICO_SERVER = server;
const vite = await createServer({
  root: here('..'),
  configFile: here('../vite.config.ts'),
  server: { port: 5391, host: '127.0.0.1' },
  logLevel: 'error',
});
await vite.listen();
const base = 'http://127.0.0.1:5391';
const browser = await chromium.launch(launchOptions);
const every = process.argv.includes('--all');
const wanted = process.argv.slice(2).filter((name) => name !== '--all');

const DESK = { width: 1366, height: 768 };
const WIDE = { width: 1920, height: 1080 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };
/** Takes the most valuable member; for `tower` pins a floor it may go to, otherwise any space. */
const pick = (hold) => async (page) => {
  const move = await page.evaluate(() => {
    const places = window.magnifico.moves.filter((one) => one.name === 'place');
    const floors = places.filter((one) => /^[BVCTS]\d$/.test(one.parts.space));
    return (floors.at(-1) ? floors : places)[Math.floor((floors.length || places.length) / 2)].parts;
  });
  await page.locator(`[data-member=${move.member}]`).click();
  if (hold) await page.locator(`[data-space="${move.space}"]`).click();
};

/** A whole game, played once on the server and viewed by whoever sat there. */
let played;
async function wholeGame() {
  if (played) return played;
  const context = await browser.newContext();
  const page = await context.newPage();
  const { id, records } = await playedGame(page, server, { seed: 'pictures', language: 'en' });
  played = { id, records, storageState: await context.storageState() };
  await context.close();
  return played;
}
/** The log entry with an event of this name, from the start of a round on. */
const entryWith = ({ records }, name, round = 1) => {
  const begun = records.findIndex((one) =>
    one.events.some((event) => event.name === 'round_started' && event.round === round),
  );
  return records.find((one, at) => at > begun && one.events.some((event) => event.name === name)).number;
};
/** The address of the moment before that entry. */
const moment = (name, round) => ({
  of: async () => {
    const game = await wholeGame();
    return `#/table/${game.id}/${entryWith(game, name, round) - 1}`;
  },
});
/** Step one move forward and take the picture halfway through its scene. */
const step = (sign, wait) => async (page) => {
  await page.waitForFunction(() => window.magnifico?.replay.state);
  await page.locator('body').press('ArrowRight');
  await page.waitForSelector(sign);
  await page.waitForTimeout(wait);
};
/** Everybody's points (key P). */
const projection = (page) => page.locator('body').press('p');

const headers = { origin: base };
async function ask(page, path, data) {
  const url = `${base}/api${path}`;
  const answer = await (data ? page.request.post(url, { headers, data }) : page.request.get(url));
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.json();
}

/** Plays a table on which the user owns every seat, by a fixed rule; returns the number of moves. */
async function playOn(page, id, from, most) {
  for (let step = from; ; step++) {
    const { state } = await ask(page, `/tables/${id}/state`);
    if (step === most || !state.moves.length) return step;
    const { move } = state.moves[(step * 7919) % state.moves.length];
    const { seat, number } = state;
    await ask(page, `/tables/${id}/moves`, { move, seat, number, key: `ahead-${step}` });
  }
}

let moves;
/** A game with only its last move missing; deterministic by seed. */
async function almostOver(page, language) {
  await ask(page, '/guest', { name: 'Chiara', language });
  const open = async () =>
    (
      await ask(page, '/tables', {
        title: 'Piazza della Signoria',
        options: { players: 3, rules: 'basic', expansions: [] },
        seats: ['me', 'me', 'me'],
        names: ['Chiara', 'Piero', 'Maddalena'],
        seed: 'count',
        start: true,
      })
    ).id;
  moves ??= await playOn(page, await open(), 0, Infinity);
  const id = await open();
  await playOn(page, id, 0, moves - 1);
  await page.clock.install();
  return `#/table/${id}`;
}
/** Make the last move, and take the picture halfway through the counting. */
async function count(page) {
  await page.waitForFunction(() => window.magnifico?.state);
  const id = page.url().split('/').at(-1);
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 60_000));
  await playOn(page, id, moves - 1, moves);
  await page.waitForFunction(() => window.magnifico.state.status === 'over');
  while (!(await page.locator('.final.counting').count())) {
    if (await page.locator('dialog.held .primary').count())
      await page.locator('dialog.held .primary').click();
    await page.clock.runFor(100);
  }
  await page.clock.runFor(700);
  await page.waitForTimeout(600); // the numbers fade in by the browser's own clock, which isn't frozen
}
/** name, address, size, preparation, whether to animate */
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
  ['five-phone', '#/moment/five', PHONE, pick(true)],
  ['replay', moment('took_card', 3), DESK],
  ['replay-phone', moment('took_card', 3), PHONE],
  ['scene', moment('took_card', 3), DESK, step('.caption', 250), true],
  ['scene-phone', moment('took_card', 3), PHONE, step('.caption', 250), true],
  // The last answer ends the report; the next round or the final scoring shows that it has.
  ['report', moment('round_started', 2), DESK, step('dialog[open]', 600), true],
  ['report-phone', moment('round_started', 2), PHONE, step('dialog[open]', 600), true],
  ['projection', '#/moment/middle', DESK, projection],
  ['projection-phone', '#/moment/middle', PHONE, projection],
  ['count', almostOver, DESK, count, true],
  ['watch', watched, DESK],
  ['tablet', '#/moment/five', TABLET, pick(true)],
];

async function lobby(page, language) {
  await ask(page, '/guest', { name: 'Chiara', language });
  const table = await ask(page, '/tables', {
    title: 'Piazza della Signoria',
    options: { players: 4, expansions: ['houses'] },
    seats: ['me', 'open', 'patrician', 'open'],
  });
  return `#/table/${table.id}`;
}

/** The list of tables: one running, two waiting for players. */
async function watched(_page, language) {
  // Created by somebody else, as one's own tables are listed under "My games".
  const host = { request: (await browser.newContext()).request };
  await ask(host, '/guest', { name: 'Bianca', language });
  const open = (title, seats, start) =>
    ask(host, '/tables', { title, options: { players: 4 }, seats, public: true, start });
  await open('Piazza della Signoria', ['me', 'citizen', 'patrician', 'citizen'], true);
  await open('Palazzo Vecchio', ['me', 'open', 'open', 'open'], false);
  await open('Ponte Vecchio', ['me', 'open', 'patrician', 'open'], false);
  return '#/watch';
}

let taken = 0;
// English in the light theme and Russian in the dark one; the table itself in all four combinations.
for (const language of ['en', 'ru']) {
  for (const theme of ['light', 'dark']) {
    const both = (language === 'en') === (theme === 'light');
    for (const [name, address, viewport, act, moving = false] of [...PICTURES, ['lobby', lobby, DESK]]) {
      if (wanted.length && !wanted.includes(name)) continue;
      if (!every && !both && !['table-middle', 'table-phone'].includes(name)) continue;
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor: viewport === PHONE ? 2 : 1,
        hasTouch: viewport === PHONE,
        reducedMotion: moving ? 'no-preference' : 'reduce',
        ...(address.of ? { storageState: (await wholeGame()).storageState } : {}),
      });
      const page = await context.newPage();
      // Warm up: the first picture waits for compilation.
      page.setDefaultTimeout(180_000);
      const path = address.of
        ? await address.of()
        : typeof address === 'string'
          ? address
          : await address(page, language);
      await page.goto(`${base}/?theme=${theme}&lang=${language}${path}`);
      await page.waitForSelector('h1, h2');
      await page.waitForTimeout(700);
      await act?.(page);
      if (!moving) {
        await page.mouse.move(2, 2);
        await page.waitForTimeout(400);
      }
      const file = `${name}-${language}-${theme}.png`;
      const folder = !every && shown.includes(`screenshots/${file}`) ? shownFolder : otherFolder;
      await page.screenshot({ path: join(folder, file) });
      await context.close();
      taken++;
    }
  }
}
// Link previews: in the middle of a game and at its end.
if (!wanted.length || wanted.includes('link-preview')) {
  const game = await wholeGame();
  for (const [language, number] of [
    ['en', `/${entryWith(game, 'round_started', 3) - 9}`],
    ['ru', ''],
  ]) {
    const answer = await fetch(`${server}/t/${game.id}${number}.png?language=${language}`);
    if (!answer.ok) throw new Error(await answer.text());
    writeFileSync(join(otherFolder, `link-preview-${language}.png`), Buffer.from(await answer.arrayBuffer()));
    taken++;
  }
}
await browser.close();
await vite.close();
console.log(`${taken} pictures in docs/screenshots and web/pictures`);
process.exit(0);
