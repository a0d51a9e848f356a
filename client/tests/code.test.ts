// Card codes: every card of every box is read, and two half turns are none.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { halfTurn, read, sameCard } from '../src/cards/code';
import { drawCard } from '../src/cards/draw';
import { DWARFS, FACES } from '../src/cards/faces';

const games = new URL('../../src/undermine/games/', import.meta.url);
const codes = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .flatMap((entry) =>
    [
      ...readFileSync(new URL(`${entry.name}/cards.toml`, games), 'utf8').matchAll(
        /^"([^"]*[A-Za-z][^"]*)"\s*=\s*\d+/gm,
      ),
    ].map((match) => match[1]!),
  );

describe('card codes', () => {
  it('knows the boxes', () => expect(codes.length).toBeGreaterThan(120));
  it.each([
    ['NSW', 'NES'],
    ['N.E', 'S.W'],
    ['NE.W', 'E.SW'],
    ['NW+gold1+door-green-W', 'ES+gold1+door-green-E'],
    ['N.E+gold3-N', 'S.W+gold3-S'],
    ['II:NE+lair-E', 'II:SW+lair-W'],
    ['III:NS.EW+bridge-NS', 'III:NS.EW+bridge-NS'],
    ['NEW+troll-E', 'ESW+troll-W'],
    ['NW+ladder-blue', 'ES+ladder-blue'],
    ['rockfall', 'rockfall'],
  ])('turns %s into %s', (code, turned) => {
    expect(halfTurn(code)).toBe(turned);
    expect(sameCard(code, turned)).toBe(true);
  });
  it('turns every card back with a second half turn', () => {
    for (const code of codes) expect(halfTurn(halfTurn(code))).toBe(code);
  });
  it('reads groups and marks', () => {
    expect(read('NSW.E+gold1-E')).toEqual({
      kind: 'path',
      level: null,
      groups: ['NSW', 'E'],
      marks: [{ kind: 'gold', count: 1, group: 'E' }],
    });
    expect(read('I:?')).toEqual({ kind: 'hidden', level: 'I' });
    expect(read('II:rat')).toEqual({ kind: 'action', level: 'II', name: 'rat' });
  });
  it('refuses a mark nobody knows', () => expect(() => read('NS+dragon')).toThrow('dragon'));
});

describe('drawings', () => {
  it('draws every card without style attributes, which the content policy forbids', () => {
    for (const code of codes) {
      const picture = drawCard(code);
      expect(picture.length).toBeGreaterThan(100);
      expect(picture).not.toMatch(/style=|undefined|NaN|<script/);
    }
  });
  it('draws no two cards alike', () => {
    const faces = new Set([...new Set(codes)].map((code) => drawCard(code)));
    expect(faces.size).toBe(new Set(codes).size);
  });
});

describe('faces', () => {
  const told = readFileSync(new URL('../../src/undermine/bots/characters.toml', import.meta.url), 'utf8');
  const house = [...told.matchAll(/name = "(.+)"\nface = "(.+)"/g)].map((match) => [match[1]!, match[2]!]);
  it('are those of the dwarfs of the house', () => {
    expect(house.length).toBeGreaterThan(9);
    expect(Object.entries(DWARFS)).toEqual(house);
  });
  it('are drawn, each its own', () => expect(new Set(house.map(([, face]) => FACES[face!])).size).toBe(house.length));
});
