// The maze turned by a quarter: places, sides and words agree with what is seen; no seat has a clan's colour.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const TABLE = Symbol('table');
const CELLS = ['0,0', '8,2', '8,-2', '-3,4'];
let place: typeof import('../src/board/place');
let lie: (typeof import('../src/cards/lie.svelte'))['lie'];

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined }));
  place = await import('../src/board/place');
  ({ lie } = await import('../src/cards/lie.svelte'));
  lie.lay(TABLE, 'saboteur');
});
afterEach(() => vi.unstubAllGlobals());

test('east is up and north is left', () => {
  expect(lie.turned).toBe(true);
  const [start, east, north] = ['0,0', '1,0', '0,1'].map(place.centre);
  expect([east!.x - start!.x, east!.y - start!.y]).toEqual([0, -100]);
  expect([north!.x - start!.x, north!.y - start!.y]).toEqual([-150, 0]);
  expect((['N', 'E', 'S', 'W'] as const).map((side) => lie.seen(side))).toEqual(['W', 'N', 'E', 'S']);
});

test.each(CELLS)('%s is found under its own middle', (cell) => {
  expect(place.cellAt(place.centre(cell))).toBe(cell);
});

test.each(CELLS)('the sides of %s lie on its edges, and neighbours share them', (cell) => {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  expect(place.edgePoint(cell, 'E')).toEqual(place.edgePoint(`${x + 1},${y}`, 'W'));
  expect(place.edgePoint(cell, 'N')).toEqual(place.edgePoint(`${x},${y + 1}`, 'S'));
  expect(place.edgePoint(cell, 'E').upright).toBe(false);
  expect(place.edgePoint(cell, 'E').y).toBeCloseTo(place.corner(cell).y);
});

test('without a board nothing is turned', () => {
  lie.lift(TABLE);
  expect(lie.turned).toBe(false);
});

test('the next board may be there before the one before it has gone', () => {
  const next = Symbol('next');
  lie.lay(next, 'saboteur');
  lie.lift(TABLE);
  expect([lie.game, lie.turned]).toEqual(['saboteur', true]);
  lie.lay(next, 'duel');
  expect(lie.game).toBe('duel');
  lie.lift(next);
  expect(lie.game).toBe(null);
});

test('no seat has the colour of a clan', async () => {
  const { CLAN_COLOURS, SEAT_COLOURS } = await import('../src/parts/seats');
  const parts = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const away = (a: string, b: string): number => Math.hypot(...parts(a).map((part, i) => part - parts(b)[i]!));
  for (const seat of SEAT_COLOURS)
    for (const clan of Object.values(CLAN_COLOURS)) expect(away(seat, clan), `${seat} ${clan}`).toBeGreaterThan(95);
});
