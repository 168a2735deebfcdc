// Makes src/net/generated.ts from the protocol: docs/protocol/openapi.json for HTTP, docs/protocol/live.json for the
// WebSocket. `npm run protocol` writes it, `npm run protocol -- --check` fails if it is not current.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const read = (name) => readFileSync(new URL(`../../docs/protocol/${name}`, import.meta.url), 'utf8');
const document = JSON.parse(read('openapi.json'));
const live = JSON.parse(read('live.json').replaceAll('#/$defs/', '#/components/schemas/'));
document.components.schemas = { ...live.$defs, ...document.components.schemas };
const target = new URL('../src/net/generated.ts', import.meta.url);
const text =
  '// Made by `npm run protocol` from docs/protocol; do not edit.\n\n' +
  astToString(await openapiTS(document)) +
  "\nexport type ClientMessage = components['schemas']['ClientMessage'];\n" +
  "export type ServerMessage = components['schemas']['ServerMessage'];\n";
if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error('src/net/generated.ts is not current: npm run protocol');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
