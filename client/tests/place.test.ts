// Cells and their places on the drawing.
import { describe, expect, it } from 'vitest';
import { whole } from '../src/board/framing';
import { cellAt, corner, fit, frame } from '../src/board/place';
import { covered, flashOf } from '../src/game/view';
import { blocks, spans } from '../src/book/markdown';
import { fieldPoints } from '../src/cards/geometry';
import { read, type PathCard } from '../src/cards/code';
import { saboteur } from './states';
import { browserLanguage } from '../src/text/languages';

describe('places', () => {
  it.each(['0,0', '8,-2', '-3,4'])('finds %s again under its own middle', (cell) => {
    const at = corner(cell);
    expect(cellAt({ x: at.x + 50, y: at.y + 75 })).toBe(cell);
  });
  it('fits the whole frame into the window', () => {
    const box = frame(['0,0', '8,2', '8,-2'], 10);
    const { k, x, y } = fit(box, 360, 400, 2);
    expect(box.left * k + x).toBeGreaterThanOrEqual(-0.01);
    expect(box.right * k + x).toBeLessThanOrEqual(360.01);
    expect(box.top * k + y).toBeGreaterThanOrEqual(-0.01);
    expect(box.bottom * k + y).toBeLessThanOrEqual(400.01);
  });
  it('leaves no room beside goals that nobody has reached', () => {
    const end = { '0,0': 'NESW', '8,2': 'NE+stone', '8,0': '?', '8,-2': 'NW+stone' };
    const [around, cards] = [whole(end, end), frame(Object.keys(end), 8)];
    expect([around.top, around.right]).toEqual([cards.top, cards.right]);
    const dug = { ...end, '7,2': 'NESW' };
    expect(whole(dug, end).right).toBeGreaterThan(around.right); // one may dig on behind a goal of stone
  });
  it('gives every field of a cave card a place of its own', () => {
    const counts: Record<string, number> = {
      'I:NS': 1,
      'II:NESW': 4,
      'III:NESW': 5,
      'I:NS.EW+bridge-EW': 2,
      'II:NE.SW+tunnel': 5,
      'III:NE.SW+tunnel': 7,
      'III:NS.EW+bridge-NS': 6,
      'III:N.E.S.W': 4,
    };
    for (const [code, count] of Object.entries(counts)) {
      const points = fieldPoints(read(code) as PathCard);
      expect(points.size, code).toBe(count);
      expect(
        new Set([...points.values()].map((point) => `${Math.round(point.x)} ${Math.round(point.y)}`)).size,
        code,
      ).toBe(count);
    }
  });
});

describe('a shared device', () => {
  it('covers what one seat alone may know', () => {
    const view = saboteur({
      known: { '8,0': 'NESW+treasure' },
      goals: { '8,0': 'NESW+treasure' },
      hands: [['NS'], ['?']],
      roles: ['saboteur', '?'],
      purse: [[3], ['?']],
    });
    expect(covered(view)).toEqual({
      ...view,
      known: {},
      goals: { '8,0': '?' },
      hands: [['?'], ['?']],
      roles: ['?', '?'],
      purse: [['?'], ['?']],
    });
  });
});

describe('small things', () => {
  it('points out the goal that was looked at', () => {
    expect(flashOf([{ type: 'map', seat: 2, cell: '8,0', card: '?' }])).toEqual({
      cell: '8,0',
      seat: 2,
      picture: 'map',
    });
    expect(flashOf([{ type: 'place', seat: 2, cell: '8,0', card: 'NS' }])).toBeNull();
  });
  it('takes the first language of the browser that there is', () => {
    expect(browserLanguage(['pl', 'sk-SK', 'cs'])).toBe('sk');
    expect(browserLanguage(['fr'])).toBe('en');
  });
});

describe('the rule book', () => {
  it('reads its marks', () => {
    expect(
      blocks(
        '# One\n\nLay **it** {S-PLACE-3} [[card NS.EW]].\n\n- a\n- b\n  c\n\n> note\n\n| x | y |\n|---|---|\n| 1 | 2 |',
      ).map((block) => block.kind),
    ).toEqual(['heading', 'paragraph', 'list', 'note', 'table']);
    expect(spans('see {S-PLACE-3} and [[board 0,0=NESW 1,0=EW]]').map((span) => span.kind)).toEqual([
      'text',
      'clause',
      'text',
      'board',
    ]);
    expect(spans('<b>no markup</b>')).toEqual([{ kind: 'text', text: '<b>no markup</b>' }]);
  });
});
