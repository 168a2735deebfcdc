// Prints the compressed size of the built page; fails above 430 kB.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const LIMIT = 430_000;
const root = fileURLToPath(new URL('../../src/magnifico/web/static', import.meta.url));
function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}
// The page doesn't load the licence texts.
const loaded = files(root).filter((path) => !path.endsWith('.txt'));
const sizes = loaded.map((path) => {
  const data = readFileSync(path);
  return {
    path: path.slice(root.length + 1),
    size: path.endsWith('.woff2') ? data.length : gzipSync(data, { level: 9 }).length,
  };
});
// Only one language is loaded at a time.
const languages = readdirSync(fileURLToPath(new URL('../../src/magnifico/texts/locales', import.meta.url)));
const other = (path) => languages.some((code) => `/${path}`.includes(`/${code}-`));
const words = sizes.filter((one) => other(one.path));
const rest = sizes.filter((one) => !other(one.path));
const total =
  rest.reduce((sum, one) => sum + one.size, 0) +
  words.reduce((sum, one) => sum + one.size, 0) / languages.length;
if (process.argv.includes('-v'))
  for (const one of [...sizes].sort((a, b) => b.size - a.size))
    console.log(String(one.size).padStart(8), one.path);
if (total > LIMIT || process.argv.includes('-v'))
  console.log(
    `the whole page in one language: ${(total / 1000).toFixed(0)} kB compressed (at most ${LIMIT / 1000})`,
  );
if (total > LIMIT) process.exit(1);
