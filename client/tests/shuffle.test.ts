// The browser's check of a published shuffle agrees with the server's scheme.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Proof } from '../src/net/protocol';
import { checkShuffle } from '../src/net/shuffle';

const sha = (...lines: string[]): string => createHash('sha256').update(lines.map((line) => `${line}\n`).join('')).digest('hex');
const table = 'a'.repeat(26);
const secret = 'ab'.repeat(32);
const contributions = [{ seat: 1, random: '22'.repeat(32) }, { seat: 0, random: '11'.repeat(32) }];

function proof(): Proof {
  const scheme = 'undermine-shuffle/1' as const;
  const commitment = sha(`${scheme} commitment`, table, secret);
  const seed = sha(`${scheme} seed`, table, secret, `0 ${contributions[1]!.random}`, `1 ${contributions[0]!.random}`);
  return { format: 'undermine-proof/1', record: { seed }, shuffle: { scheme, table, commitment, secret, contributions } };
}

describe('shuffle', () => {
  it('holds when it is as promised', async () => expect(await checkShuffle(proof(), proof().shuffle!.commitment)).toBe('good'));
  it('fails when the promise was another', async () => expect(await checkShuffle(proof(), '00')).toBe('bad'));
  it('fails when the seed was chosen', async () => {
    const forged = proof();
    forged.record = { seed: '0'.repeat(64) };
    expect(await checkShuffle(forged, null)).toBe('bad');
  });
  it('has nothing to check where the deal was public', async () => expect(await checkShuffle({ ...proof(), shuffle: null }, null)).toBe('public'));
});
