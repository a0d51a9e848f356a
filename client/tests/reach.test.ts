// The drawing aid of the Duel: doors, trolls, keys, tokens and ladders.
import { describe, expect, it } from 'vitest';
import { reaches } from '../src/board/reach';

const starts = { '0,1': 'NESW+ladder-green', '0,-1': 'NESW+ladder-blue' };
const who = (board: Record<string, string>, cell: string, more = {}): string[] =>
  reaches({ board: { ...starts, ...board }, keys: {}, tokens: {}, ...more })
    .filter((each) => each.cell === cell)
    .flatMap((each) => each.colours);

describe('reach', () => {
  it('runs from the own ladder only', () => expect(who({ '1,1': 'EW' }, '1,1')).toEqual(['green']));
  it('is shared where tunnels join', () => expect(who({ '0,0': 'NS' }, '0,0')).toEqual(['green', 'blue']));
  it('stops at a foreign door until a key lies there', () => {
    const board = { '1,1': 'EW', '2,1': 'ESW+door-blue-W' };
    expect(who(board, '2,1')).toEqual([]);
    expect(who(board, '2,1', { keys: { '2,1': 'green' } })).toEqual(['green']);
  });
  it('stops at a troll until it is bribed, then is free for both', () => {
    const board = { '0,0': 'NS', '1,1': 'NEW+troll-E', '2,1': 'EW' };
    expect(who(board, '2,1')).toEqual([]);
    expect(who(board, '2,1', { tokens: { '1,1': { troll: 'blue' } } })).toEqual(['green', 'blue']);
  });
  it('jumps to a ladder of the colour', () => expect(who({ '5,5': 'NE+ladder-green' }, '5,5')).toEqual(['green']));
  it('does not turn off on a bridge, nor pass a face-down goal', () => {
    expect(who({ '1,1': 'NS.EW', '2,1': '?' }, '1,1')).toEqual(['green']);
    expect(who({ '1,1': 'NS.EW', '2,1': '?' }, '2,1')).toEqual([]);
  });
});
