// Measures how quickly the table answers a person: light, preview, move, first paint. Needs the built page and a server.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const bin = fileURLToPath(new URL('../../.venv/bin', import.meta.url));
const port = 8392;
const base = `http://127.0.0.1:${port}`;
const game = spawn(
  join(bin, 'magnifico'),
  [
    'serve',
    '--port',
    String(port),
    '--data',
    mkdtempSync(join(tmpdir(), 'magnifico-latency-')),
    '--rate-limits',
    '0',
  ],
  { stdio: 'ignore' },
);
for (let tries = 0; tries < 100; tries++) {
  if (
    await fetch(`${base}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
  )
    break;
  await new Promise((done) => setTimeout(done, 200));
}
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
const page = await (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
await page.goto(`${base}/?lang=en`);
await page.waitForSelector('.play');
const paint = await page.evaluate(
  () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
);
const before = Date.now();
await page.click('.play');
await page.waitForFunction(() => window.magnifico?.state);
const started = Date.now() - before;

const times = { light: [], preview: [], move: [] };
for (let step = 0; step < 300 && times.move.length < 20; step++) {
  await page.waitForFunction(
    () => window.magnifico.state.status === 'over' || (window.magnifico.deciding && !window.magnifico.busy),
  );
  const found = await page.evaluate(async () => {
    const table = window.magnifico;
    if (table.state.status === 'over') return null;
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
    const until = async (test) => {
      const from = performance.now();
      while (!test() && performance.now() - from < 5000) await new Promise((done) => setTimeout(done, 0));
      await frame();
    };
    const number = table.state.number;
    if (!table.placing) {
      const end = table.moves.find((one) => one.name === 'end') ?? table.moves[0];
      await table.play(end.move);
      await until(() => table.state.number !== number);
      return {};
    }
    const member = table.moves.find((one) => one.name === 'place').parts.member;
    let from = performance.now();
    document.querySelector(`[data-member=${member}]`).click();
    await until(() => document.querySelector('[data-look=lit]'));
    const light = performance.now() - from;
    const space = document.querySelector('[data-look=lit]');
    from = performance.now();
    space.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await until(() => table.preview);
    const preview = performance.now() - from;
    space.click();
    await frame();
    from = performance.now();
    document.querySelector('.buttons .primary').click();
    await until(() => table.state.number !== number);
    return { light, preview, move: performance.now() - from };
  });
  if (!found) break;
  for (const [name, value] of Object.entries(found)) times[name].push(value);
}
const at = (list, part) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? 0;
console.log(`first paint of the start page   ${paint.toFixed(0)} ms (at most 1000)`);
console.log(`"play now" until the table      ${started} ms (at most 2000)`);
for (const [name, words, most] of [
  ['light', 'legal spaces light up          ', 50],
  ['preview', 'a preview is shown             ', 100],
  ['move', 'a move is on the screen        ', 150],
]) {
  console.log(
    `${words} ${at(times[name], 0.5).toFixed(0)} ms median, ${at(times[name], 0.95).toFixed(0)} ms in 19 of 20 (at most ${most})`,
  );
}
await browser.close();
game.kill();
process.exit(0);
