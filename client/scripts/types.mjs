// Write the protocol's TypeScript types from the server's JSON schema, given on standard input.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const schema = JSON.parse(readFileSync(0, 'utf8'));
const text = await compile(schema, 'Protocol', {
  bannerComment: '// Generated from src/undermine/server/protocol.py by `npm run types`; not to be edited by hand.',
  additionalProperties: false,
  maxItems: -1,
  style: { singleQuote: true, printWidth: 140 },
});
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(new URL('../src/net/protocol.ts', import.meta.url), text);
