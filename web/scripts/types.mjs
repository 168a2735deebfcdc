// Writes the types of the protocol (--check: says whether they are up to date): HTTP from docs/protocol/openapi.json, the WebSocket from docs/protocol/live.json.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapi, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const read = (name) => JSON.parse(readFileSync(here(`../../docs/protocol/${name}.json`), 'utf8'));

const checking = process.argv.includes('--check');

async function write(document, path) {
  // What has a default may be left out of a request, and the server leaves it out of answers too.
  const text = COMMENT_HEADER + astToString(await openapi(document, { defaultNonNullable: false }));
  if (!checking) return writeFileSync(here(path), text);
  if (readFileSync(here(path), 'utf8') === text) return;
  console.error(`${path} does not fit docs/protocol: npm run types`);
  process.exitCode = 1;
}

await write(read('openapi'), '../src/net/schema.d.ts');
// The messages are a JSON schema: as the components of a document without paths the same tool reads them.
const live = JSON.parse(JSON.stringify(read('live')).replaceAll('#/$defs/', '#/components/schemas/'));
await write(
  {
    openapi: '3.1.0',
    info: { title: live.title, version: live.version },
    paths: {},
    components: { schemas: live.$defs },
  },
  '../src/net/live.d.ts',
);
