// States to try things on: whole, so that a field that is renamed or added is missed here too.
import type { DuelState, SaboteurState } from '../src/net/protocol';

const shared = { round: 1, active: 0, turn: 0, board: {}, revealed: {}, deck: 0, known: {}, goals: {}, result: null };

export function saboteur(part: Partial<SaboteurState>): SaboteurState {
  const seats = { hands: [], tools: [], knows: [], roles: [], purse: [], scores: [] };
  return {
    game: 'saboteur',
    phase: 'play',
    ...shared,
    ...seats,
    gold: 0,
    discards: [],
    aside: '?',
    offer: [],
    ...part,
  };
}

export function duel(part: Partial<DuelState>): DuelState {
  const seats = { hands: [], tools: [], knows: [], purse: [], scores: [] };
  const table = { gone: [], tokens: {}, keys: {}, laid: [], discards: [] };
  return { game: 'duel', phase: 'play', ...shared, ...seats, ...table, ...part };
}
