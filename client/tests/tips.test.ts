// The coach of a first game: what it says is true of the game that is played.
import { expect, test } from 'vitest';
import { tipFor } from '../src/explain/tips';
import type { GameEvent, GameState } from '../src/net/protocol';
import { duel, saboteur } from './states';

const SAID = ['turn', 'place'];
const tip = (view: GameState, ...fresh: GameEvent[]): string | null =>
  tipFor({ view, me: 0, mine: false, fresh }, SAID)?.key ?? null;
const broke: GameEvent = { type: 'break', seat: 1, target: 0, tool: 'cart' };

test('a break tells of saboteurs only where there are any', () => {
  expect(tip(saboteur({ deck: 40 }), broke)).toBe('break');
  expect(tip(duel({ tools: [[], []] }), broke)).toBe(null);
});

test('only where others may help is one told so', () => {
  expect(tip(saboteur({ deck: 40, tools: [['cart'], []] }))).toBe('broken');
  expect(tip(duel({ tools: [['cart'], []] }))).toBe('broken-alone');
});

test('a dead end is not called digging', () => {
  const laid = (card: string): GameEvent => ({ type: 'place', seat: 1, cell: '0,1', card }) as GameEvent;
  const say = (view: GameState, ...fresh: GameEvent[]): string | null =>
    tipFor({ view, me: 0, mine: false, fresh }, ['turn'])?.key ?? null;
  expect(say(saboteur({ deck: 40 }), laid('N.S'))).toBe('dead-end');
  expect(say(saboteur({ deck: 40 }), laid('NS'))).toBe('place');
  expect(tipFor({ view: saboteur({ deck: 40 }), me: 0, mine: false, fresh: [laid('N.S')] }, ['turn'])?.seat).toBe(1);
});

test('to dig on is said of stone, not of the treasure, nor where the round is over', () => {
  const turned = (card: string): GameEvent => ({ type: 'goal', seat: 1, cell: '8,0', card }) as GameEvent;
  const over = { type: 'round-end' } as GameEvent;
  const view = saboteur({ deck: 40 });
  expect(tip(view, turned('NE+stone'))).toBe('goal');
  expect(tip(view, turned('NESW+treasure'))).toBe(null);
  expect(tip(view, turned('NESW+treasure'), turned('NE+stone'))).toBe(null);
  expect(tip(view, turned('NE+stone'), over)).toBe(null);
});
