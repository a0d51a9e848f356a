// A shaky line: back within a second of being there again, without hammering on a closed door.
import { describe, expect, it } from 'vitest';
import { PATIENCE, pauseBefore, SILENCE, SLOW } from '../src/net/patience';

describe('trying again', () => {
  it('takes less than a second while somebody waits', () => {
    for (let tries = 0; tries <= 80; tries++) expect(pauseBefore(tries, 1006, 1)).toBeLessThan(1000);
  });
  it('waits longer when nobody answers for a minute', () => expect(pauseBefore(81, 1006, 0)).toBeGreaterThan(3000));
  it('obeys a server that asks to slow down', () => {
    for (const code of [4408, 4429]) expect(pauseBefore(0, code, 0)).toBeGreaterThan(3000);
  });
  it('differs from browser to browser', () => expect(pauseBefore(3, 1006, 0)).not.toBe(pauseBefore(3, 1006, 0.9)));
  it('says that it is slow before it gives up', () => {
    expect(SLOW).toBeLessThan(PATIENCE);
    expect(PATIENCE).toBeLessThan(SILENCE);
  });
});
