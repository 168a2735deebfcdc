// Writes src/ui/emblems.json: the emblems that the packs list and the page uses, from the Game-icons package, with rounded
// paths.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';

const require = createRequire(import.meta.url);
const set = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
const listed = readFileSync(
  new URL('../../src/magnifico/content/packs/emblems.toml', import.meta.url),
  'utf8',
);
/** Used on the start page and at the end of a game. */
const PAGE = ['hourglass', 'laurels', 'spyglass'];
const names = [...[...listed.matchAll(/"([a-z-]+)"/g)].map((match) => match[1]), ...PAGE];

// Our own drawings: the six balls of the Medici, and a nun, which the set doesn't have.
const OWN = {
  'six-balls':
    '<path d="M204 100a52 52 0 1 0 104 0a52 52 0 1 0-104 0zM60 184a52 52 0 1 0 104 0a52 52 0 1 0-104 0zM348 184a52 52 0 1 0 104 0a52 52 0 1 0-104 0zM78 332a52 52 0 1 0 104 0a52 52 0 1 0-104 0zM330 332a52 52 0 1 0 104 0a52 52 0 1 0-104 0zM204 404a52 52 0 1 0 104 0a52 52 0 1 0-104 0z"/>',
  'nun-face':
    '<path fill-rule="evenodd" d="M256 32C150 32 96 118 96 216c0 92-24 170-56 232 60 20 128 32 216 32s156-12 216-32c-32-62-56-140-56-232C416 118 362 32 256 32zm0 76c62 0 100 44 100 116 0 86-44 152-100 152s-100-66-100-152c0-72 38-116 100-116zm-58 92c-12 0-20 8-20 18h40c0-10-8-18-20-18zm116 0c-12 0-20 8-20 18h40c0-10-8-18-20-18zm-92 96c10 16 58 16 68 0-20-8-48-8-68 0z"/>',
};

const missing = [];
const result = {};
for (const name of names) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  const body = OWN[name] ?? icon?.body;
  if (!body) {
    missing.push(name);
    continue;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`;
  const small = optimize(svg, {
    multipass: true,
    floatPrecision: 0,
    plugins: [
      { name: 'preset-default', params: { overrides: { mergePaths: true } } },
      { name: 'convertPathData', params: { floatPrecision: 0, makeArcs: false } },
    ],
  }).data;
  result[name] = [...small.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
}
if (missing.length) {
  console.error(`not in the set: ${missing.join(' ')}`);
  process.exit(1);
}
writeFileSync(new URL('../src/ui/emblems.json', import.meta.url), JSON.stringify(result) + '\n');
if (process.argv.includes('-v'))
  console.log(`${Object.keys(result).length} emblems, ${JSON.stringify(result).length} characters`);
