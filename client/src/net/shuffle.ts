// Checks a published shuffle as docs/fair-shuffle.md describes it, in the reader's own browser, against what it saw itself.
import { DEALT, type GameEvent, type Proof, type Table } from './protocol';

export type Verdict = 'good' | 'own' | 'bad' | 'public' | 'unable';
const KEY = 'undermine-shuffles';
const KEPT = 60;
const SCHEME = 'undermine-shuffle/1';
const HEX = /^[0-9a-f]{64}$/;
/** The events in which a browser is shown what chance has given its seat. */
const CHANCE = new Set(Object.values(DEALT).flat());

/** What this browser saw and did at a table: the promise, its own part, who sat there, every card it was dealt. */
export interface Note {
  table: string;
  commitment: string | null;
  randoms: string[];
  people: number[]; // seats of people as last seen before the deal
  mine: number[]; // those of them played from here
  dealt: boolean;
  seen: Record<string, GameEvent[]>;
  contradicted: boolean; // cards were shown, and later others in their place
}

async function hash(...lines: string[]): Promise<string> {
  const bytes = new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function blank(table: string): Note {
  return { table, commitment: null, randoms: [], people: [], mine: [], dealt: false, seen: {}, contradicted: false };
}

function kept(): Note[] {
  try {
    const notes = JSON.parse(localStorage.getItem(KEY) ?? '[]') as (Partial<Note> & {
      table: string;
      random?: string;
    })[];
    return notes.map(({ random, ...note }) => ({
      ...blank(note.table),
      ...note,
      randoms: [...(note.randoms ?? []), ...(random ? [random] : [])], // older pages noted one of them in each note
    }));
  } catch {
    return [];
  }
}

/** Return what this browser noted at a table. */
export function noted(table: string): Note {
  const notes = kept().filter((note) => note.table === table);
  const randoms = notes.flatMap((note) => note.randoms);
  return { ...blank(table), ...notes.findLast(() => true), randoms };
}

function write(note: Note): void {
  try {
    const others = kept().filter((other) => other.table !== note.table);
    localStorage.setItem(KEY, JSON.stringify([...others, note].slice(-KEPT)));
  } catch {
    // without storage the proof can still be checked, only not against what this browser has seen and done
  }
}

/** Remember the promise and what this browser added, to hold the proof against them. */
export function keep({
  table,
  commitment,
  random,
}: {
  table: string;
  commitment: string | null;
  random: string;
}): void {
  const note = noted(table);
  write({ ...note, commitment: note.commitment ?? commitment, randoms: [...note.randoms, random] });
}

/** Remember the promise and who sits there until the cards are dealt; what is said of them afterwards changes nothing. */
export function keepTable(table: Table): void {
  const note = noted(table.table);
  if (note.dealt || (table.phase !== 'lobby' && !note.people.length)) return; // came too late to see it
  const people = table.seats.filter((seat) => seat.taken && !seat.bot);
  const seats = people.map((seat) => seat.seat);
  write({
    ...note,
    commitment: note.commitment ?? table.commitment,
    people: table.phase === 'lobby' ? seats : [...new Set([...note.people, ...seats])],
    mine: people.filter((seat) => seat.mine).map((seat) => seat.seat),
    dealt: table.phase !== 'lobby',
  });
}

/** Remember every card that the seat was dealt or drew; what was seen once stays, whatever is shown later. */
export function keepCards(table: string, seat: number | null, events: GameEvent[]): void {
  if (seat === null) return;
  const cards = events.filter((event) => CHANCE.has(event.type) && event.seat === seat);
  const note = noted(table);
  const before = note.seen[seat] ?? [];
  const same = before.every((event, k) => k >= cards.length || JSON.stringify(event) === JSON.stringify(cards[k]));
  if (same && cards.length <= before.length) return;
  if (same) write({ ...note, seen: { ...note.seen, [seat]: cards } });
  else if (!note.contradicted) write({ ...note, contradicted: true });
}

/** Return what this browser saw as the file that `undermine verify --seen` reads. */
export function seenFile(table: string): string {
  const { dealt, ...note } = noted(table);
  void dealt; // only the page needs it
  return JSON.stringify({ format: 'undermine-seen/1', ...note }, null, 1);
}

function wellFormed(shuffle: NonNullable<Proof['shuffle']>): boolean {
  const { scheme, commitment, secret, contributions } = shuffle;
  const seats = contributions.map((added) => added.seat);
  return (
    scheme === SCHEME &&
    [commitment, secret, ...contributions.map((added) => added.random)].every((text) => HEX.test(text)) &&
    seats.every((seat) => Number.isInteger(seat) && seat >= 0) &&
    new Set(seats).size === seats.length
  );
}

/** Is everything that this browser noted before and during the game in what the server publishes now? */
function asNoted(note: Note, shuffle: NonNullable<Proof['shuffle']>): boolean {
  const added = new Map(shuffle.contributions.map(({ seat, random }) => [seat, random]));
  return (
    !note.contradicted &&
    (note.commitment === null || note.commitment === shuffle.commitment) &&
    (!note.people.length || [...added.keys()].every((seat) => note.people.includes(seat))) &&
    (!note.randoms.length || note.mine.every((seat) => note.randoms.includes(added.get(seat) ?? '')))
  );
}

/** `own`: the shuffle is as this browser saw it promised before the deal, and its own randomness is in it. */
export async function checkShuffle(
  proof: Proof,
  shown: Pick<Table, 'table' | 'commitment' | 'seats'>,
): Promise<Verdict> {
  const note = noted(shown.table);
  const shuffle = proof.shuffle;
  if (!shuffle) return note.commitment === null && shown.commitment === null ? 'public' : 'bad';
  if (!globalThis.crypto?.subtle) return 'unable';
  const { table, secret, commitment, contributions } = shuffle;
  if (table !== shown.table || proof.format !== 'undermine-proof/1' || !wellFormed(shuffle)) return 'bad';
  if (contributions.some(({ seat }) => seat >= shown.seats.length) || !asNoted(note, shuffle)) return 'bad';
  const added = [...contributions].sort((a, b) => a.seat - b.seat).map(({ seat, random }) => `${seat} ${random}`);
  const bound = await hash(`${SCHEME} commitment`, table, secret);
  const seed = await hash(`${SCHEME} seed`, table, secret, ...added);
  const honest =
    bound === commitment &&
    (shown.commitment === null || shown.commitment === commitment) &&
    seed === (proof.record as { seed?: string }).seed;
  if (!honest) return 'bad';
  return contributions.some(({ random }) => note.randoms.includes(random)) ? 'own' : 'good';
}
