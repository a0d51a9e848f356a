// The picture of a result: complete, well formed whatever people are called, and the same in words.
import { faceOf } from '../src/parts/faces';
import type { GameEvent } from '../src/net/protocol';
import { describe, expect, it } from 'vitest';
import { drawPoster, tellPoster, type Poster } from '../src/game/poster';
import { rolesByRound } from '../src/game/particulars';
import { saboteur } from './states';

const view = saboteur({ board: { '0,0': 'NESW', '1,0': 'EW', '8,0': 'NESW+treasure', '8,2': '?' } });
const poster: Poster = {
  title: 'A <b>"quick"</b> & Ben have won!',
  game: 'Saboteur',
  reason: 'Most nuggets after three rounds.',
  address: 'http://localhost/replay/x',
  rows: [
    {
      seat: 0,
      face: faceOf(undefined, 0),
      name: '<script>',
      won: true,
      score: 7,
      parts: ['digger', 'saboteur', 'digger'],
      note: '',
    },
    { seat: 1, face: faceOf(undefined, 1), name: 'Ben', won: false, score: 0, parts: [], note: 'Blue clan, loyal' },
  ],
};

describe('the picture of a result', () => {
  const svg = drawPoster(view, poster);
  it('shows every card of the maze', () => expect(svg.split('viewBox="0 0 100 150"').length - 1).toBe(4));
  it('takes names as words, never as drawing', () => {
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('A &lt;b&gt;&quot;quick&quot;&lt;/b&gt; &amp; Ben have won!');
  });
  it('needs nothing from elsewhere', () =>
    expect(svg.replace('http://www.w3.org/2000/svg', '').replace(poster.address, '')).not.toMatch(
      /https?:|url\((?!#)/,
    ));
  it('keeps ten rows on the sheet', () => {
    const many = drawPoster(view, {
      ...poster,
      rows: Array.from({ length: 10 }, (_, seat) => ({ ...poster.rows[1]!, seat })),
    });
    const tops = [...many.matchAll(/<rect x="48" y="([\d.]+)" width="984" height="([\d.]+)" rx="18"/g)].map(
      (match) => Number(match[1]) + Number(match[2]),
    );
    expect(tops.length).toBe(10);
    expect(Math.max(...tops)).toBeLessThan(1350);
  });
  it('is told in lines', () =>
    expect(tellPoster(poster).split('\n').slice(1)).toEqual(['👑 <script> ⛏️🧨⛏️ 7', '▫️ Ben 0', poster.address]));
  it('gathers roles from the ends of rounds', () => {
    const end = { type: 'round-end', seat: null, winners: 'diggers', aside: 'digger', pay: {}, goals: {} } as const;
    const ends: GameEvent[] = [
      { ...end, roles: ['digger', 'saboteur'] },
      { type: 'place', seat: 0, card: 'NS', cell: '1,0' },
      { ...end, roles: ['saboteur', 'digger'] },
    ];
    expect(rolesByRound(ends, 'saboteur', 2)).toEqual([
      ['digger', 'saboteur'],
      ['saboteur', 'digger'],
    ]);
    expect(rolesByRound([{ type: 'round-end', seat: null, reason: 'goals', gold: {} }], 'duel', 2)).toEqual([[], []]);
  });
});
