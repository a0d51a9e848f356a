import { expect, test } from 'vitest';
import { claimed, laidSince, type GameEvent, type View } from '../src/game/view';

const event = (type: string, seat: number | null, cell = ''): GameEvent => ({ type, seat, cell });

test('every card laid since one’s own turn is pointed out, the newest last', () => {
  const events = [event('round', null), event('place', 0, '1,0'), event('draw', 0), event('place', 1, '2,0'), event('rockfall', 2, '1,0'), event('place', 3, '1,0')];
  expect(laidSince(events, 0)).toEqual([{ cell: '2,0', seat: 1 }, { cell: '1,0', seat: 3 }]);
  expect(laidSince(events, 3)).toEqual([{ cell: '1,0', seat: 3 }]);
  expect(laidSince(events, null)).toEqual([{ cell: '1,0', seat: 3 }]);
});

test('what befalls somebody in the turn of another is not their own doing; a new round begins with nothing', () => {
  const events = [event('place', 1, '1,0'), event('claim', 0), event('place', 1, '2,0')];
  expect(laidSince(events, 0).map(({ cell }) => cell)).toEqual(['1,0', '2,0']);
  expect(laidSince([...events, event('round', null)], 0)).toEqual([]);
});

test('claimed gold is counted by colour, bribed trolls are not gold', () => {
  const board = { '1,0': 'NS+gold2', '2,0': 'EW+gold1', '3,0': 'NESW+troll-N' };
  const view = { board, tokens: { '1,0': { NS: 'green' }, '2,0': { EW: 'blue' }, '3,0': { troll: 'green' } } } as unknown as View;
  expect(claimed(view, 'green')).toBe(2);
  expect(claimed(view, 'blue')).toBe(1);
});
