// The browser tests again and again, each time in another order: node scripts/repeat.mjs [times] [seed]
// The first run takes the seed, the next one the seed after it; without one it is drawn. TIER and WORKERS as always.
// Stops at the first run that fails. The same seed gives the same order.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [times = '1', first = String(Math.floor(Math.random() * 1_000_000))] = process.argv.slice(2);
const list = ['playwright', 'test', '--list', '--reporter=json'];
const { suites } = JSON.parse(execFileSync('npx', list, { encoding: 'utf8', maxBuffer: 1e8 }));
const titled = (suite, before) => [
  ...suite.specs.map(({ title }) => ({ file: suite.file, title: [...before, title].join(' ') })),
  ...(suite.suites ?? []).flatMap((inner) => titled(inner, [...before, inner.title])),
];
const tests = suites.flatMap((suite) => titled(suite, []));

const folder = mkdtempSync(join(tmpdir(), 'magnifico-repeat-'));
const order = join(folder, 'order.json');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (let run = 1, seed = Number(first); run <= Number(times); run++, seed++) {
  const lot = ({ file, title }) => createHash('sha256').update(`${seed} ${file} ${title}`).digest('hex');
  const drawn = tests.toSorted((one, other) => (lot(one) < lot(other) ? -1 : 1));
  writeFileSync(order, JSON.stringify(drawn));
  const begun = Date.now();
  const env = { ...process.env, MAGNIFICO_TEST_ORDER: order };
  const { status } = spawnSync('npx', ['playwright', 'test'], { stdio: 'inherit', env });
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`run ${run} of ${times}, seed ${seed}: ${drawn.length} tests, ${seconds} s, status ${status}`);
  if (status !== 0) process.exit(1);
}
