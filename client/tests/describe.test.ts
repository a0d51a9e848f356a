// Places and moves in words: the way from the start, never a pair of numbers or a compass.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { parseMove } from '../src/game/moves';
import { particulars } from '../src/game/particulars';
import { eventLine, fieldName, goalName, moveLabel, placeName } from '../src/text/describe';
import { speak } from '../src/text/words.svelte';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const name = (seat: number): string => ['Ana', 'Ben'][seat]!;

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: [] });
});
beforeAll(() => speak('en'));

describe('a place', () => {
  it.each([
    ['3,-1', '3 right, 1 down'],
    ['-2,4', '2 left, 4 up'],
    ['5,0', '5 right'],
    ['0,-2', '2 down'],
    ['0,0', 'the start'],
  ])('%s is told from the start', (cell, words) => expect(plain(placeName(cell))).toBe(words));
  it('lies between the starts of the Duel', () => expect(placeName('0,0', 'duel')).toBe('between the two starts'));
  it('on a card of the cave has its sides', () =>
    expect(plain(fieldName('1,2/NE'))).toBe('1 right, 2 up – top, right'));
  it('of a goal is a name', () => {
    expect(goalName('saboteur', '8,2')).toBe('upper goal');
    expect(goalName('cave', '-4,-4')).toBe('bottom left goal');
  });
});

describe('a move', () => {
  const label = (text: string, exact?: boolean): string => plain(moveLabel(parseMove(text), name, 'saboteur', exact));
  it('tells its place in brackets', () => {
    expect(label('rockfall 2,-1')).toBe('Rockfall (2 right, 1 down)');
    expect(label('web 1,0 N')).toBe('Web (1 right – top)');
  });
  it('does without where the board shows it', () => {
    expect(label('rockfall 2,-1', false)).toBe('Rockfall');
    expect(label('map 8,2', false)).toBe('Look at the upper goal');
  });
  it('calls a card in the hand what people call it', () => {
    expect(label('discard N.S', false)).toBe('Discard: Dead end');
    expect(label('discard N.S')).toBe('Discard: dead ends top, bottom');
  });
  it('is told whole to those who do not see the board', () =>
    expect(plain(eventLine({ type: 'place', seat: 0, card: 'NS', cell: '1,-1' }, name, 'saboteur', true)!)).toBe(
      'Ana lays Straight top, bottom (1 right, 1 down).',
    ));
});

describe('an event', () => {
  it('of one name tells of other things in other games', () => {
    const strike = { type: 'strike', seat: 0, card: 'rockfall', effect: true, cell: '2,0' } as const;
    expect(particulars(strike, 'solo')).toEqual({ card: 'rockfall', cell: '2,0' });
    expect(particulars({ type: 'strike', seat: 0, monster: 'rat' }, 'cave')).toEqual({ beast: 'rat' });
    expect(particulars({ type: 'pay', seat: 0, trolls: 1, gold: [2] }, 'duel')).toEqual({ trolls: true });
    expect(particulars({ type: 'pay', seat: 0, gold: ['?'] }, 'saboteur')).toEqual({});
  });
  it.each([
    ['diggers', 'The round is over: the diggers have found the treasure!'],
    ['saboteurs', 'The round is over: the saboteurs have won!'],
    ['nobody', 'The round is over, and nobody wins it.'],
  ] as const)('that ends a round tells who won it: %s', (winners, words) => {
    const end = { type: 'round-end', seat: null, winners, aside: 'digger', pay: {}, goals: {} } as const;
    expect(plain(eventLine({ ...end, roles: [] }, name, 'saboteur')!)).toBe(words);
  });
  it('that ends a round of the Duel has no side', () => {
    const end = { type: 'round-end', seat: null, reason: 'goals', gold: {} } as const;
    expect(eventLine(end as never, name, 'duel')).toBe('The round is over.');
  });
  it('tells of whom and what', () =>
    expect(particulars({ type: 'repair', seat: 0, target: 1, tool: 'cart', card: 'fix-cart' }, 'duel')).toEqual({
      target: 1,
      tool: 'cart',
      card: 'fix-cart',
    }));
});
