// A server with one finished game, for screenshots.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgetSettings } from './settings.mjs';

export const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Start a server; returns its address and a function that stops it. */
export async function startGame(port = 20_000 + Math.floor(Math.random() * 10_000)) {
  forgetSettings();
  const data = mkdtempSync(join(tmpdir(), 'magnifico-pictures-'));
  const game = spawn(
    here('../../.venv/bin/magnifico'),
    [
      'serve',
      '--port',
      String(port),
      '--data',
      data,
      '--rate-limits',
      '0',
      '--bot-seconds',
      '0.1',
      '--shed-seconds',
      '0',
    ],
    { stdio: 'ignore' },
  );
  const stop = () => {
    game.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true, maxRetries: 3 });
  };
  process.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if ((await fetch(`${base}/healthz`).catch(() => undefined))?.ok) return { base, stop };
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error('the server did not start');
}

const wait = (time) => new Promise((done) => setTimeout(done, time));

/** A finished game of four bots; the first seat belongs to the page's user. */
export async function playedGame(page, base, { seed, language, ...wish }) {
  const headers = { origin: base };
  const post = async (path, data) => {
    const answer = await page.request.post(`${base}/api${path}`, { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  await post('/guest', { name: 'Chiara', language });
  const { id } = await post('/tables', {
    title: 'Piazza della Signoria',
    options: { players: 4, rules: 'advanced', expansions: [] },
    seats: ['me', 'citizen', 'citizen', 'citizen'],
    seed,
    public: true,
    start: true,
    ...wish,
  });
  await post(`/tables/${id}/acts`, { act: 'hand_over', seat: 0, key: 'hand-over' });
  for (;;) {
    const { state, entries } = await (await page.request.get(`${base}/api/tables/${id}/state`)).json();
    if (state.status === 'over') return { id, records: entries };
    await wait(500);
  }
}
