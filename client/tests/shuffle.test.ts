// The browser's check of a published shuffle agrees with the server's scheme.
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Proof } from '../src/net/protocol';
import { checkShuffle, keep } from '../src/net/shuffle';

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

function store(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
}
afterEach(() => vi.unstubAllGlobals());

describe('shuffle', () => {
  it('finds what this browser has added', async () => {
    store();
    keep({ table, commitment: proof().shuffle!.commitment, random: contributions[0]!.random });
    expect(await checkShuffle(proof(), null)).toBe('own');
  });
  it('fails when this browser saw another promise before the deal, whatever the server says now', async () => {
    store();
    keep({ table, commitment: 'ff'.repeat(32), random: contributions[0]!.random });
    expect(await checkShuffle(proof(), proof().shuffle!.commitment)).toBe('bad');
  });
  it('does not mind what was seen at other tables', async () => {
    store();
    keep({ table: 'b'.repeat(26), commitment: 'ff'.repeat(32), random: contributions[0]!.random });
    expect(await checkShuffle(proof(), null)).toBe('good');
  });
  it('holds when it is as promised', async () => expect(await checkShuffle(proof(), proof().shuffle!.commitment)).toBe('good'));
  it('fails when the promise was another', async () => expect(await checkShuffle(proof(), '00')).toBe('bad'));
  it('fails when the seed was chosen', async () => {
    const forged = proof();
    forged.record = { seed: '0'.repeat(64) };
    expect(await checkShuffle(forged, null)).toBe('bad');
  });
  it('has nothing to check where the deal was public', async () => expect(await checkShuffle({ ...proof(), shuffle: null }, null)).toBe('public'));
});
