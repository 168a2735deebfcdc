// Makes TypeScript types of the protocol: HTTP from build/protocol/openapi.json, the WebSocket from live.json beside it.
import { readFileSync, writeFileSync } from 'node:fs';
import openapi, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const FOLDER = new URL('../../build/protocol/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

async function write(document, name) {
  // What has a default may be left out of a request, and the server leaves it out of answers too.
  const types = await openapi(document, { defaultNonNullable: false });
  writeFileSync(new URL(name, FOLDER), COMMENT_HEADER + astToString(types));
}

await write(read('openapi.json'), 'openapi.d.ts');
// The messages are a JSON schema: as the components of a document without paths the same tool reads them.
const live = JSON.parse(JSON.stringify(read('live.json')).replaceAll('#/$defs/', '#/components/schemas/'));
await write(
  {
    openapi: '3.1.0',
    info: { title: live.title, version: live.version },
    paths: {},
    components: { schemas: live.$defs },
  },
  'live.d.ts',
);
