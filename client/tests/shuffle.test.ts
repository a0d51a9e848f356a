// The browser's check of a published shuffle agrees with the server's scheme, and no dishonest server passes it.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Proof, SeatInfo, Table } from '../src/net/protocol';
import { checkShuffle, keep, keepCards, keepTable, noted, seenFile } from '../src/net/shuffle';

const sha = (...lines: string[]): string =>
  createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');
const SCHEME = 'undermine-shuffle/1' as const;
const table = 'a'.repeat(26);
const secret = 'ab'.repeat(32);
const own = '22'.repeat(32);
const others = '11'.repeat(32);
const contributions = [
  { seat: 1, random: own },
  { seat: 0, random: others },
];

function proof(added = contributions, scheme: string = SCHEME, id = table): Proof {
  const commitment = sha(`${scheme} commitment`, id, secret);
  const lines = [...added].sort((a, b) => a.seat - b.seat).map(({ seat, random }) => `${seat} ${random}`);
  const seed = sha(`${scheme} seed`, id, secret, ...lines);
  return {
    format: 'undermine-proof/1',
    record: { seed },
    shuffle: { scheme: scheme as typeof SCHEME, table: id, commitment, secret, contributions: added },
  };
}

const commitment = proof().shuffle!.commitment;
const chair = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat, taken: true, ...more }) as SeatInfo;
const seats = [chair(0), chair(1, { mine: true }), chair(2, { bot: 'mole' })];
const shown = { table, commitment, seats };
const lobby = { ...shown, phase: 'lobby' } as Partial<Table> as Table;
const blind = { ...shown, commitment: null };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Sit down as an honest page does: see the table, add, see the deal. */
function sitDown(): void {
  keepTable(lobby);
  keep({ table, commitment, random: own });
  keepTable({ ...lobby, phase: 'playing' });
}

describe('an honest shuffle', () => {
  it('holds, with what this browser has added', async () => {
    sitDown();
    expect(await checkShuffle(proof(), shown)).toBe('own');
  });
  it('holds for whoever only looks at it', async () => expect(await checkShuffle(proof(), shown)).toBe('good'));
  it('holds when this browser added anew after getting up', async () => {
    keepTable(lobby);
    keep({ table, commitment, random: '33'.repeat(32) });
    sitDown();
    expect(await checkShuffle(proof(), shown)).toBe('own');
  });
  it('holds when a person was replaced by a bot later on', async () => {
    sitDown();
    const replaced = { ...shown, seats: [chair(0, { bot: 'mole' }), seats[1]!, seats[2]!] };
    keepTable({ ...lobby, ...replaced, phase: 'playing' } as Table);
    expect(await checkShuffle(proof(), replaced)).toBe('own');
  });
  it('does not mind what was seen at other tables', async () => {
    keep({ table: 'b'.repeat(26), commitment: 'ff'.repeat(32), random: own });
    expect(await checkShuffle(proof(), blind)).toBe('good');
  });
  it('has nothing to check where the deal was public', async () =>
    expect(await checkShuffle({ ...proof(), shuffle: null }, blind)).toBe('public'));
  it('reads what an older page noted', async () => {
    localStorage.setItem('undermine-shuffles', JSON.stringify([{ table, commitment, random: own }]));
    expect(await checkShuffle(proof(), blind)).toBe('own');
  });
});

describe('a dishonest server', () => {
  it('cannot show another promise than before the deal', async () => {
    keep({ table, commitment: 'ff'.repeat(32), random: own });
    expect(await checkShuffle(proof(), shown)).toBe('bad');
    expect(await checkShuffle(proof(), { ...shown, table: 'b'.repeat(26) })).toBe('bad');
  });
  it('cannot change its promise while the table waits', async () => {
    keepTable({ ...lobby, commitment: 'ff'.repeat(32) });
    sitDown();
    expect(await checkShuffle(proof(), shown)).toBe('bad');
  });
  it('cannot choose the seed', async () =>
    expect(await checkShuffle({ ...proof(), record: { seed: '0'.repeat(64) } }, shown)).toBe('bad'));
  it('cannot call the deal public after it has promised', async () => {
    sitDown();
    expect(await checkShuffle({ ...proof(), shuffle: null }, blind)).toBe('bad');
    expect(await checkShuffle({ ...proof(), shuffle: null }, shown)).toBe('bad');
  });
  it('cannot put something else in the place of what this browser added', async () => {
    sitDown();
    const replaced = [contributions[1]!, { seat: 1, random: '33'.repeat(32) }];
    expect(await checkShuffle(proof(replaced), shown)).toBe('bad');
    expect(await checkShuffle(proof([contributions[1]!]), shown)).toBe('bad');
  });
  it("cannot publish another table's shuffle", async () => {
    const elsewhere = proof(contributions, SCHEME, 'c'.repeat(26));
    expect(await checkShuffle(elsewhere, { ...shown, commitment: null })).toBe('bad');
  });
  it('cannot hide more in the name of the scheme', async () => {
    const ground = proof(contributions, `${SCHEME}\nground`);
    expect(await checkShuffle(ground, { ...shown, commitment: ground.shuffle!.commitment })).toBe('bad');
  });
  it('cannot let a bot or a seat that is not there add anything', async () => {
    sitDown();
    for (const seat of [2, 3])
      expect(await checkShuffle(proof([...contributions, { seat, random: '44'.repeat(32) }]), shown)).toBe('bad');
    expect(await checkShuffle(proof([...contributions, { seat: 7, random: '44'.repeat(32) }]), blind)).toBe('bad');
    expect(await checkShuffle(proof([...contributions, contributions[0]!]), shown)).toBe('bad');
  });
  it('cannot write fields otherwise than they are written', async () => {
    for (const random of ['11'.repeat(31), `${others}\n`, 'zz'.repeat(32), others.toUpperCase() + 'A'])
      expect(await checkShuffle(proof([contributions[0]!, { seat: 0, random }]), shown)).toBe('bad');
  });
  it('cannot deal again what this browser has seen', async () => {
    sitDown();
    const deal = { type: 'deal', seat: 1, role: 'digger', hand: ['NS'] } as GameEvent;
    const draw = { type: 'draw', seat: 1, card: 'EW' } as GameEvent;
    keepCards(table, 1, [deal]);
    keepCards(table, 1, [deal, { type: 'place', seat: 0 } as GameEvent, draw, { ...draw, seat: 0 } as GameEvent]);
    keepCards(table, 1, [deal]);
    keepCards(table, null, [deal]);
    expect(noted(table).seen).toEqual({ 1: [deal, draw] });
    expect(await checkShuffle(proof(), shown)).toBe('own');
    expect(JSON.parse(seenFile(table))).toEqual({
      ...{ format: 'undermine-seen/1', table, commitment, randoms: [own], people: [0, 1], mine: [1] },
      ...{ seen: { 1: [deal, draw] }, contradicted: false },
    });
    keepCards(table, 1, [{ ...deal, hand: ['EW'] } as GameEvent]);
    expect(await checkShuffle(proof(), shown)).toBe('bad');
  });
});
