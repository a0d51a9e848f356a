import type { GameEvent } from '../src/net/protocol';
import { expect, test } from 'vitest';
import { claimed, didBy, laidSince } from '../src/game/view';
import { duel } from './states';

const round: GameEvent = { type: 'round', seat: 0, round: 1 };
const place = (seat: number, cell: string): GameEvent => ({ type: 'place', seat, cell, card: 'NESW' });

test('every card laid since one’s own turn is pointed out, the newest last', () => {
  const events: GameEvent[] = [
    round,
    place(0, '1,0'),
    { type: 'draw', seat: 0, card: '?' },
    place(1, '2,0'),
    { type: 'rockfall', seat: 2, cell: '1,0', card: 'NESW' },
    place(3, '1,0'),
  ];
  expect(laidSince('saboteur', events, 0)).toEqual([
    { cell: '2,0', seat: 1 },
    { cell: '1,0', seat: 3 },
  ]);
  expect(laidSince('saboteur', events, 3)).toEqual([{ cell: '1,0', seat: 3 }]);
  expect(laidSince('saboteur', events, null)).toEqual([{ cell: '1,0', seat: 3 }]);
});

test('what befalls somebody in the turn of another is not their own doing; a new round begins with nothing', () => {
  const claim: GameEvent = { type: 'claim', seat: 0, cell: '5,0', group: 'NS', nuggets: 1 };
  const events = [place(1, '1,0'), claim, place(1, '2,0')];
  expect(laidSince('duel', events, 0).map(({ cell }) => cell)).toEqual(['1,0', '2,0']);
  expect(laidSince('duel', [...events, round], 0)).toEqual([]);
});

test('the axe against a beast is one’s own doing; a card that strikes in the solo game is not', () => {
  const strike: GameEvent = { type: 'strike', seat: 0, monster: 'rat' };
  expect(laidSince('cave', [place(1, '1,0'), place(2, '2,0'), strike, place(1, '3,0')], 0)).toHaveLength(1);
  const struck: GameEvent = { type: 'strike', seat: 0, card: 'break-cart', effect: true };
  expect(laidSince('solo', [place(0, '1,0'), struck], 0)).toEqual([{ cell: '1,0', seat: 0 }]);
});

test('neither a card drawn nor a round begun is a deed: after a swap one draws in the turn of another', () => {
  const draw: GameEvent = { type: 'draw', seat: 0, cards: ['I:?'] };
  const swap: GameEvent = { type: 'swap', seat: 1, target: 0 };
  expect([round, place(0, '1,0'), draw, swap].filter(didBy(0, 'cave'))).toEqual([place(0, '1,0')]);
  expect(laidSince('cave', [place(0, '1,0'), place(2, '2,0'), swap, draw, place(3, '3,0')], 0)).toHaveLength(2);
});

test('claimed gold is counted by colour, bribed trolls are not gold', () => {
  const board = { '1,0': 'NS+gold2', '2,0': 'EW+gold1', '3,0': 'NESW+troll-N' };
  const view = duel({ board, tokens: { '1,0': { NS: 'green' }, '2,0': { EW: 'blue' }, '3,0': { troll: 'green' } } });
  expect(claimed(view, 'green')).toBe(2);
  expect(claimed(view, 'blue')).toBe(1);
  expect(claimed(view, null)).toBe(3); // the solo game, where there is one colour
});
