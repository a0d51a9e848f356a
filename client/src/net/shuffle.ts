// Checks a published shuffle as docs/fair-shuffle.md describes it, in the reader's own browser.
import type { Proof } from './protocol';

export type Verdict = 'good' | 'own' | 'bad' | 'public' | 'unable';
const KEY = 'undermine-shuffles';

/** What was to be seen before the deal: the table's promise, and what this browser added to it. */
interface Note {
  table: string;
  commitment: string | null;
  random: string;
}

async function hash(...lines: string[]): Promise<string> {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Remember the promise and what this browser added, to hold the proof against them. */
export function keep(note: Note): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept(), note].slice(-60)));
  } catch {
    // without storage the proof can still be checked, only not against what this browser has seen and done
  }
}

function kept(): Note[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Note[];
  } catch {
    return [];
  }
}

/** `own`: the shuffle is as this browser saw it promised before the deal, and its own randomness is in it. */
export async function checkShuffle(proof: Proof, shown: string | null): Promise<Verdict> {
  const shuffle = proof.shuffle;
  if (!shuffle) return 'public';
  if (!globalThis.crypto?.subtle) return 'unable';
  const { scheme, table, secret, commitment, contributions } = shuffle;
  const added = [...contributions].sort((a, b) => a.seat - b.seat).map(({ seat, random }) => `${seat} ${random}`);
  const bound = await hash(`${scheme} commitment`, table, secret);
  const seed = await hash(`${scheme} seed`, table, secret, ...added);
  const notes = kept().filter((note) => note.table === table);
  const promises = [shown, ...notes.map((note) => note.commitment)].filter((promise) => promise !== null);
  const honest = bound === commitment && promises.every((promise) => promise === commitment) && seed === (proof.record as { seed?: string }).seed;
  if (!honest) return 'bad';
  return contributions.some(({ random }) => notes.some((note) => note.random === random)) ? 'own' : 'good';
}
