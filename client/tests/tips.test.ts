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
