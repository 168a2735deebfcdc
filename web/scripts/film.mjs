// Makes the short film of one round that README.md shows: docs/screenshots/round.gif. Needs Chromium, and gifenc and pngjs
// from the page's development packages. Time stands still between two pictures, so the film is the same on a slow machine.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import gifenc from 'gifenc';
import { PNG } from 'pngjs';
import { launchOptions } from './chromium.mjs';
import { here, playedGame, startGame } from './game.mjs';

const { GIFEncoder, applyPalette, quantize } = gifenc;
const SIZE = { width: 1366, height: 768 };
const SHOWN = { width: 910, height: 512 };
const FRAME_MS = 100;
const MOST_FRAMES = 400;
const ROUND = 3;
const file = here('../../docs/screenshots/round.gif');

const { base, stop } = await startGame();
const browser = await chromium.launch(launchOptions);
const context = await browser.newContext({ viewport: SIZE });
const page = await context.newPage();
const { id, records } = await playedGame(page, base, {
  seed: 'film',
  language: 'en',
  options: { players: 3, rules: 'basic', expansions: [] },
  seats: ['me', 'citizen', 'citizen'],
});
const begins = (round) =>
  records.find((one) => one.events.some((event) => event.name === 'round_started' && event.round === round))
    .number;
const [first, last] = [begins(ROUND), begins(ROUND + 1)];

await page.addInitScript(() => localStorage.setItem('magnifico.settings', JSON.stringify({ speed: 2 })));
await page.clock.install();
await page.goto(`${base}/?theme=light&lang=en#/table/${id}/${first}`);
await page.waitForFunction((number) => window.magnifico?.replay.state?.number === number, first);
await page.evaluate(() => document.fonts.ready);
await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 2000));

/** Lets the page's clock and everything that moves on it go on by one frame. */
async function goOn() {
  await page.clock.runFor(FRAME_MS);
  await page.evaluate((time) => {
    for (const one of document.getAnimations()) {
      if (one.playState === 'finished') continue;
      const at = Number(one.currentTime ?? 0);
      const begun = one.playState === 'paused';
      one.pause();
      const end = one.effect.getComputedTiming().endTime;
      const next = begun ? at + time : time / 2;
      if (next >= end) one.finish();
      else one.currentTime = next;
    }
  }, FRAME_MS);
  // What the page asks the server for takes real time.
  await page.waitForLoadState('networkidle');
}

const frames = [];
await page.evaluate(() => window.magnifico.replay.toggle());
for (let frame = 0; frame < MOST_FRAMES; frame++) {
  await goOn();
  frames.push(PNG.sync.read(await page.screenshot({ type: 'png' })));
  const number = await page.evaluate(() => window.magnifico.replay.number);
  if (number === null || number >= last - 1) break;
}
await browser.close();
stop();

/** The picture at the size of the film: every point is the mean of those it covers. */
function smaller({ data }) {
  const out = new Uint8ClampedArray(SHOWN.width * SHOWN.height * 4);
  const [across, down] = [SIZE.width / SHOWN.width, SIZE.height / SHOWN.height];
  for (let y = 0; y < SHOWN.height; y++)
    for (let x = 0; x < SHOWN.width; x++) {
      const sums = [0, 0, 0];
      let count = 0;
      for (let v = Math.floor(y * down); v < Math.min(SIZE.height, (y + 1) * down); v++)
        for (let u = Math.floor(x * across); u < Math.min(SIZE.width, (x + 1) * across); u++) {
          for (let c = 0; c < 3; c++) sums[c] += data[(v * SIZE.width + u) * 4 + c];
          count++;
        }
      const at = (y * SHOWN.width + x) * 4;
      for (let c = 0; c < 3; c++) out[at + c] = sums[c] / count;
      out[at + 3] = 255;
    }
  return out;
}

const small = frames.map(smaller);
// One palette for the whole film, from some of its pictures; its last place means "as before".
const some = small.filter((_, at) => at % Math.ceil(small.length / 6) === 0);
const sample = new Uint8ClampedArray(some.length * some[0].length);
some.forEach((picture, at) => sample.set(picture, at * picture.length));
const palette = quantize(sample, 255, { format: 'rgb565' });
const SAME = palette.length;
const gif = GIFEncoder();
let before;
let waited = 0;
small.forEach((picture, at) => {
  const indexed = applyPalette(picture, palette, 'rgb565');
  const changed = !before || indexed.some((colour, point) => colour !== before[point]);
  waited += FRAME_MS;
  if (!changed && at < small.length - 1) return;
  const shown = before ? indexed.map((colour, point) => (colour === before[point] ? SAME : colour)) : indexed;
  gif.writeFrame(shown, SHOWN.width, SHOWN.height, {
    ...(before ? {} : { palette: [...palette, [0, 0, 0]] }),
    delay: at === small.length - 1 ? 3000 : waited,
    transparent: !!before,
    transparentIndex: SAME,
    dispose: 1,
  });
  before = indexed;
  waited = 0;
});
gif.finish();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, gif.bytes());
console.log(
  `${frames.length} frames, ${Math.round(gif.bytes().length / 1000)} kB in docs/screenshots/round.gif`,
);
process.exit(0);
