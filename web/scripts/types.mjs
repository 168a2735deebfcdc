// Generates TypeScript types of the protocol from build/protocol/openapi.json (HTTP) and live.json (WebSocket).
import { readFileSync, writeFileSync } from 'node:fs';
import openapi, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const FOLDER = new URL('../../build/protocol/', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

async function write(document, name) {
  // Fields with a default may be missing in requests, and the server omits them in answers too.
  const types = await openapi(document, { defaultNonNullable: false });
  writeFileSync(new URL(name, FOLDER), COMMENT_HEADER + astToString(types));
}

await write(read('openapi.json'), 'openapi.d.ts');
// live.json is a JSON Schema; wrapped as the components of an OpenAPI document the same tool can read it.
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
