// Names as people and their keyboards leave them.
import { expect, test } from 'vitest';
import { seenName } from '../src/text/letters';

test('where nothing of a name would be seen, another one stands', () => {
  for (const typed of ['', '  ', '\u200b', '\u202e \u200d', '\u2800', '\ufe0f'])
    expect(seenName(typed, 'Dwarf')).toBe('Dwarf');
  expect(seenName(' Ana\u200b', 'Dwarf')).toBe('Ana\u200b'); // the server drops what is not seen
  expect(seenName('👩‍👧', 'Dwarf')).toBe('👩‍👧');
});
