// The end of a game: what decides a tie is told, and only there.
import { expect, test } from 'vitest';
import { clanTie } from '../src/game/view';
import type { CaveState } from '../src/net/protocol';
import { cave } from './states';

const ended = (blue: number, yellow: number, winners: number[]): CaveState =>
  cave({
    result: { reason: 'no card is left', scores: [3, 3], winners, values: { blue, yellow } } as CaveState['result'],
  });

test('a tie that somebody has won is explained', () => {
  expect(clanTie(ended(6, 6, [0]))).toBe(true);
  expect(clanTie(ended(6, 4, [0]))).toBe(false);
  expect(clanTie(ended(0, 0, []))).toBe(false);
});
