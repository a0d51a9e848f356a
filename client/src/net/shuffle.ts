// Checks a published shuffle as docs/fair-shuffle.md describes it, in the reader's own browser.
import type { Proof } from './protocol';

export type Verdict = 'good' | 'own' | 'bad' | 'public' | 'unable';
const KEY = 'undermine-random';

async function hash(...lines: string[]): Promise<string> {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Remember what this browser added, to find it again in the proof. */
export function keep(random: string): void {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
    localStorage.setItem(KEY, JSON.stringify([...list, random].slice(-60)));
  } catch {
    // without storage the proof can still be checked, only not against this browser's own part
  }
}

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** `own`: the shuffle is as promised and this browser's randomness is in it. */
export async function checkShuffle(proof: Proof, promised: string | null): Promise<Verdict> {
  const shuffle = proof.shuffle;
  if (!shuffle) return 'public';
  if (!globalThis.crypto?.subtle) return 'unable';
  const { scheme, table, secret, commitment, contributions } = shuffle;
  const added = [...contributions].sort((a, b) => a.seat - b.seat).map(({ seat, random }) => `${seat} ${random}`);
  const bound = await hash(`${scheme} commitment`, table, secret);
  const seed = await hash(`${scheme} seed`, table, secret, ...added);
  const honest = bound === commitment && (promised === null || promised === commitment) && seed === (proof.record as { seed?: string }).seed;
  if (!honest) return 'bad';
  return contributions.some(({ random }) => kept().includes(random)) ? 'own' : 'good';
}
