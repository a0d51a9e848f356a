// Move texts taken apart, gathered under places, and chosen with picked cards.
import { describe, expect, it } from 'vitest';
import { gather, movesWith, parseMove, playable } from '../src/game/moves';

const legal = [
  'place NSW 1,0',
  'place NES -1,0',
  'place NES 0,1',
  'place NSW 0,1',
  'break lantern 2',
  'repair cart 1 fix-lantern-cart',
  'repair lantern 1 fix-lantern-cart',
  'rockfall 2,0',
  'map 8,-2',
  'discard NSW',
  'discard NSW map',
  'scrap NSW map pickaxe',
  'end',
  'bribe 3,1',
  'step 0,1/N',
  'web 0,0 N',
  'rat',
  'goblin 0,1/NS',
  'pay 1 1',
  'dance wildly',
].map(parseMove);

describe('moves', () => {
  it('keeps an unknown move as a plain choice', () => {
    expect(parseMove('dance wildly')).toEqual({
      text: 'dance wildly',
      verb: 'dance',
      cards: [],
      target: { kind: 'none' },
      numbers: [],
    });
  });
  it('finds the moves of a picked card, both ways round', () => {
    const texts = movesWith(legal, ['NSW']).map((move) => move.text);
    expect(texts).toEqual(['place NSW 1,0', 'place NES -1,0', 'place NES 0,1', 'place NSW 0,1', 'discard NSW']);
  });
  it('finds moves that use two cards', () => {
    expect(movesWith(legal, ['map', 'NSW']).map((move) => move.text)).toEqual([
      'discard NSW map',
      'scrap NSW map pickaxe',
    ]);
  });
  it('offers what needs no card when nothing is picked', () => {
    expect(movesWith(legal, []).map((move) => move.text)).toEqual([
      'end',
      'bribe 3,1',
      'step 0,1/N',
      'pay 1 1',
      'dance wildly',
    ]);
  });
  it('names cave cards without their level', () => {
    expect(movesWith(legal, ['II:rat']).map((move) => move.text)).toEqual(['rat']);
    expect(movesWith(legal, ['III:goblin']).map((move) => move.text)).toEqual(['goblin 0,1/NS']);
  });
  it('gathers both ways round under one cell, both tools under one seat', () => {
    const places = gather(movesWith(legal, ['NSW']));
    expect(places.cells.get('0,1')?.length).toBe(2);
    expect(gather(movesWith(legal, ['fix-lantern-cart'])).seats.get(1)?.length).toBe(2);
  });
  it('loses no move on the way', () => {
    const { cells, seats, edges, fields, pile, tools, plain } = gather(legal);
    const all = [
      ...cells.values(),
      ...seats.values(),
      ...edges.values(),
      ...fields.values(),
      pile,
      tools,
      plain,
    ].flat();
    expect(all.length).toBe(legal.length);
  });
  it('a card that can only be thrown away is not playable', () => {
    expect(playable(legal, ['NSW', 'fix-pickaxe'])).toEqual([true, false]);
  });
});
