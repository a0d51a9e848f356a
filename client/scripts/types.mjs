// Write the protocol's TypeScript types, and what the page must know of events, from the server's JSON schema on standard input.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const { 'x-befalls': befalls, ...schema } = JSON.parse(readFileSync(0, 'utf8'));

/** The compiler reads pairs in the older way of writing them. */
function older(part) {
  if (Array.isArray(part)) return part.map(older);
  if (part === null || typeof part !== 'object') return part;
  const rest = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, older(value)]));
  const { prefixItems: items, ...others } = rest;
  return items ? { ...others, items, maxItems: items.length } : rest;
}

const types = await compile(older(schema), 'Protocol', {
  bannerComment:
    "// Generated from the server's schema (`python -m undermine.server.schema`) by `npm run types`; not to be edited by hand.",
  additionalProperties: false,
  maxItems: -1,
  style: { singleQuote: true, printWidth: 120 },
});
const flags = `/**
 * The events of each game that befall their seat, whoever's turn it is.
 */
export const BEFALLS: Record<GameState['game'], readonly GameEvent['type'][]> = ${JSON.stringify(befalls, null, 2)};
`;
const text = `${types}${flags}`;
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(new URL('../src/net/protocol.ts', import.meta.url), text);
