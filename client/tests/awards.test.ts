// The picture of the awards: a browser paints it only where it is well formed.
import { expect, test } from 'vitest';
import { drawAwards, SIGNS } from '../src/story/picture';

test.each(Object.entries(SIGNS))('the sign of an award names no attribute twice: %s', (_award, sign) => {
  const row = { seat: 0, name: 'Ana & Ben', title: 'Keenest <nose>', sign };
  const tags = drawAwards('Awards', [row], 'https://example.org').match(/<[a-z][^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(8);
  for (const tag of tags) {
    const names = [...tag.matchAll(/\s([\w-]+)="/g)].map(([, name]) => name);
    expect(new Set(names).size, tag).toBe(names.length);
  }
});
