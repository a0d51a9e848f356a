// The picture of the awards: a browser paints it only where it is well formed.
import { expect, test } from 'vitest';
import { faceOf } from '../src/parts/faces';
import { drawAwards, inLines, SIGNS } from '../src/story/picture';

test.each(Object.entries(SIGNS))('the sign of an award names no attribute twice: %s', (_award, sign) => {
  const row = { seat: 0, face: faceOf(undefined, 0), name: 'Ana & Ben', title: 'Keenest <nose>', sign };
  const tags = drawAwards('Awards', [row], 'https://example.org').match(/<[a-z][^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(8);
  for (const tag of tags) {
    const names = [...tag.matchAll(/\s([\w-]+)="/g)].map(([, name]) => name);
    expect(new Set(names).size, tag).toBe(names.length);
  }
});

const TITLES = [
  'Best liar',
  'Most harm, least suspicion',
  'Furthest towards the gold',
  'Zu Unrecht am meisten verdächtigt',
  'Spürnase',
];
const rows = TITLES.map((title, seat) => ({ seat, face: faceOf(undefined, seat), name: 'Ana', title, sign: '' }));
const picture = drawAwards('Awards', rows, 'https://example.org');

test('every award shows the face of who has it', () => {
  for (const { face } of rows) expect(picture).toContain(face);
});

test('all titles are of one size, in two lines where one is not enough, and none is lost', () => {
  const lines = TITLES.flatMap(inLines);
  const sizes = lines.map((line) => new RegExp(`font-size="([\\d.]+)"[^>]*>${line}</text>`).exec(picture)?.[1]);
  expect(new Set(sizes).size).toBe(1);
  expect(Number(sizes[0])).toBeGreaterThan(20);
  expect(inLines('Most harm, least suspicion')).toEqual(['Most harm,', 'least suspicion']);
});
