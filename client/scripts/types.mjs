// Write the protocol's TypeScript types, what the page must know of events and moves, and states for its tests, from the
// server's JSON schema on standard input. --print and --print-states show the first and the last instead.
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const {
  'x-befalls': befalls,
  'x-dealt': dealt,
  'x-saboteurs': saboteurs,
  'x-verbs': verbs,
  'x-vocabularies': vocabularies,
  ...schema
} = JSON.parse(readFileSync(0, 'utf8'));

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
/**
 * The events of each game in which a seat is shown what chance has given it.
 */
export const DEALT: Record<GameState['game'], readonly GameEvent['type'][]> = ${JSON.stringify(dealt, null, 2)};
/**
 * The first words of all moves.
 */
export type Verb = ${verbs.map((verb) => `'${verb}'`).join(' | ')};
/**
 * What may be said in words, by game: when, of a goal face down, of a hidden card of a person, and whether tools are mended.
 */
export const VOCABULARIES: Partial<Record<Settings['game'], Vocabulary>> = ${JSON.stringify(vocabularies)};
export interface Vocabulary {
  phases: readonly GameState['phase'][];
  goals: readonly string[];
  people: readonly string[];
  tools: boolean;
}
/**
 * How many saboteurs there may be among so many players, at least and at most: the rule of the deal, which everybody knows.
 */
export const SABOTEURS: Record<string, Record<string, readonly [number, number]>> = ${JSON.stringify(saboteurs)};
`;

/** A value that says as little as its type allows: hidden where something may be, else the first that it may be. */
function blank(part) {
  const choices = part.anyOf ?? [part];
  if (choices.some(({ enum: words }) => words?.includes('?'))) return '?';
  const { $ref, enum: words, type, prefixItems } = choices[0];
  if ($ref) return choices.some((other) => other.type === 'null') ? null : blankShape($ref);
  if (words) return words[0];
  if (prefixItems) return prefixItems.map(blank);
  return { integer: 0, string: '', boolean: false, array: [], object: {} }[type];
}

function blankShape(ref) {
  const { properties, required } = schema.$defs[ref.split('/').at(-1)];
  return Object.fromEntries(required.map((field) => [field, blank(properties[field])]));
}

const shapes = schema.$defs.GameState.anyOf.map(({ $ref }) => ({ $ref, name: $ref.split('/').at(-1) }));
const states = `// States to try things on, with every field there is: written by \`make border\`, not to be edited by hand.
import type { ${shapes.map(({ name }) => name).join(', ')} } from '../src/net/protocol';
${shapes
  .map(({ $ref, name }) => {
    const whole = JSON.stringify(blankShape($ref), null, 2);
    const maker = name.replace(/State$/, '').toLowerCase();
    return `
const ${maker.toUpperCase()}: ${name} = ${whole};
export const ${maker} = (part: Partial<${name}>): ${name} => ({ ...${maker.toUpperCase()}, ...part });
`;
  })
  .join('')}`;
const text = `${types}${flags}`;
if (process.argv.includes('--print')) process.stdout.write(text);
else if (process.argv.includes('--print-states')) process.stdout.write(states);
else {
  writeFileSync(new URL('../src/net/protocol.ts', import.meta.url), text);
  writeFileSync(new URL('../tests/states.ts', import.meta.url), states);
}
