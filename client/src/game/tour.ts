// Which cards a first welcome points at: the own ladder or dwarf, then the goals, then nothing in particular.
import type { GameState } from '../net/protocol';
import { fieldOf } from './view';

export function tourOf(view: GameState, me: number): string[][] {
  const goals = Object.keys(view.goals);
  switch (view.game) {
    case 'saboteur':
      return [];
    case 'cave': {
      const field = view.dwarfs[me] ?? '';
      return [field.includes('/') ? [fieldOf(field).cell] : [], goals, []];
    }
    default: {
      const own = view.game === 'duel' ? `+ladder-${me === 0 ? 'green' : 'blue'}` : '+ladder-';
      return [Object.keys(view.board).filter((cell) => view.board[cell]!.includes(own)), goals, []];
    }
  }
}
