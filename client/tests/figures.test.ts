// Figures as people write them: the space before % and the sign of the decimals go by the language.
import { describe, expect, it, vi } from 'vitest';
import { percent, tenths } from '../src/text/figures';
import { speak } from '../src/text/words.svelte';

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: [] });
});

describe.each([
  ['en', '30%', '2.5'],
  ['cs', '30\u00a0%', '2,5'],
  ['sk', '30\u00a0%', '2,5'],
  ['hu', '30%', '2,5'],
  ['de', '30\u00a0%', '2,5'],
] as const)('in %s', (language, chance, nuggets) => {
  it('a chance and a number of nuggets are written as people write them', async () => {
    await speak(language);
    expect(percent(0.302)).toBe(chance);
    expect(tenths(2.46)).toBe(nuggets);
  });
});
