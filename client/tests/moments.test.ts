import { beforeAll, expect, test, vi } from 'vitest';
import { actOf, acts, sinceMine } from '../src/game/acts';
import { broughtTo, endOf, identities } from '../src/game/ended';
import { among } from '../src/game/role';
import { findOn } from '../src/moments/find';
import { marksOn } from '../src/moments/marks';
import { wayTo } from '../src/moments/way';
import type { GameEvent } from '../src/net/protocol';
import { sentences } from '../src/text/sentences';
import { speak, speakOf } from '../src/text/words.svelte';
import { saboteur } from './states';

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: [] });
});
beforeAll(async () => {
  await speak('en');
  await speakOf('table');
});

const names = (seat: number): string => ['Ana', 'Ben', 'Cy'][seat]!;
const EAST = { '0,0': 'NESW', '1,0': 'EW', '2,0': 'EW', '3,0': 'NSW', '3,1': 'ES' };

test('a stone is no nugget, and what strikes alone is drawn as what it is', () => {
  const goal = (card: string): GameEvent => ({ type: 'goal', seat: 0, cell: '8,0', card });
  expect(actOf(goal('NE+stone'), names, 'saboteur').picture).toBe('stone');
  expect(actOf(goal('NESW+treasure'), names, 'saboteur').picture).toBe('nugget');
  expect(findOn('NEW+gold3+door-green-E')).toEqual({ find: 'gold', nuggets: 3 });
  const struck = (card: string): GameEvent => ({ type: 'strike', seat: 0, card, effect: true });
  expect(actOf(struck('rockfall'), names, 'solo').picture).toBe('rockfall');
  expect(actOf(struck('break-cart'), names, 'solo')).toMatchObject({ picture: 'cart', crossed: true });
  expect(actOf({ type: 'strike', seat: 0, monster: 'rat' }, names, 'cave').picture).toBe('axe');
});

test('sentences end once', () => {
  expect(sentences(['Ana digs.', 'Gold!', 'Ben', '', null])).toBe('Ana digs. Gold! Ben.');
});

test('the way follows the tunnels and ends at the goal, also one that lies face down', () => {
  const view = saboteur({ board: { ...EAST, '4,1': '?', '4,-1': '?' } });
  expect(wayTo(view, '4,1', 0)).toBe('M50 75L100 75Q150 75 200 75Q250 75 300 75Q350 75 350 0Q350 -75 400 -75L450 -75');
  expect(wayTo(view, '4,-1', 0)).toBeNull();
});

test('the end of a round keeps the maze that the next deal has swept away, goals turned', () => {
  const before = saboteur({ round: 1, board: { ...EAST, '8,0': '?', '8,2': '?' } });
  const after = saboteur({ round: 2, board: { '0,0': 'NESW', '8,0': '?', '8,2': '?' } });
  const events: GameEvent[] = [
    { type: 'rockfall', seat: 0, cell: '3,1', card: 'ES' },
    {
      type: 'round-end',
      seat: null,
      winners: 'saboteurs',
      roles: ['saboteur', 'digger', 'digger'],
      aside: 'digger',
      pay: { 0: 4 },
      goals: { '8,0': 'NESW+treasure', '8,2': 'NE+stone' },
    },
    { type: 'pay', seat: 0, gold: ['?', '?'] },
    { type: 'round', seat: 1, round: 2 },
  ];
  const ended = endOf(before, after, events)!;
  expect(ended.view.board['3,0']).toBe('NSW');
  expect(ended.view.board['3,1']).toBeUndefined();
  expect(ended.view.board['8,0']).toBe('NESW+treasure');
  expect(ended.turned).toEqual(['8,0', '8,2']);
  expect(identities(ended.event, 'saboteur').map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect(broughtTo(0, events, 'saboteur')).toEqual({ gained: ['?', '?'], paid: [] });
  expect(endOf(before, after, events.slice(0, 1))).toBeNull();
});

test('chips begin after the own last decision; a walk is one act; a gap is marked until something lies there again', () => {
  const fall: GameEvent = { type: 'rockfall', seat: 1, cell: '5,0', card: 'EW' };
  const events: GameEvent[] = [
    { type: 'place', seat: 0, cell: '5,0', card: 'EW' },
    { type: 'draw', seat: 0, card: '?' },
    fall,
  ];
  expect(sinceMine('saboteur', events, 0)).toEqual([events[1], fall]);
  expect(sinceMine('saboteur', events, 1)).toEqual([]);
  const view = saboteur({ board: { ...EAST, '8,0': '?' }, knows: [[], ['8,0'], ['8,0']] });
  expect(marksOn(view, [fall])).toEqual([
    { kind: 'rockfall', cell: '5,0', seats: [1] },
    { kind: 'look', cell: '8,0', seats: [1, 2] },
  ]);
  expect(marksOn({ ...view, board: { ...view.board, '5,0': 'NS' } }, [fall])).toHaveLength(1);
  const step = (field: string): GameEvent => ({ type: 'step', seat: 1, figure: 'dwarf', field });
  const walk = acts([step('1,0/N'), step('2,0/N')], names, 'cave');
  expect(walk.map(({ text, cells }) => [text, cells])).toEqual([['Ben walks.', ['2,0']]]);
});

test('who all wear one colour hear where the other clan is', () => {
  const hidden = 'You all wear the same colour: the other clan consists of the saboteurs hidden among you.';
  for (const seats of [3, 4]) expect(among('cave', seats)).toContain(hidden);
  for (const seats of [2, 5, 8]) expect(among('cave', seats)).not.toContain(hidden);
  expect(among('saboteur', 4)).not.toContain(hidden);
});
