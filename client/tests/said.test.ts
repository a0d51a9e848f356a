// Words as the page reads them: every canonical text, what stands, what flags are planted, and the one stream with the log.
import { describe, expect, it, vi } from 'vitest';
import type { Said, Table } from '../src/net/protocol';
import type { Act } from '../src/game/acts';
import { cameTrue } from '../src/words/reckoning';
import { stream } from '../src/words/stream';
import { audible, howBotsTalk, mayRemark, missable } from '../src/words/remarks';
import { settings } from '../src/settings.svelte';
import { flagsOn, readWord, standing } from '../src/words/word';

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: [] });
});

const line = (number: number, seat: number, word: string | null, part: Partial<Said> = {}): Said => ({
  type: 'said',
  number,
  seat,
  name: `Name ${seat}`,
  at: 0,
  moves: 0,
  round: 1,
  phrase: null,
  to: null,
  reaction: null,
  text: null,
  word,
  remark: null,
  count: null,
  true: null,
  reply: null,
  ...part,
});

describe('a word', () => {
  it.each([
    ['claim 8,-2 gold', { about: 'cell', kind: 'claim-goal', cell: '8,-2', what: 'gold' }],
    ['claim 3 loyal', { about: 'seat', kind: 'claim-card', seat: 3, what: 'loyal' }],
    ['accuse 2', { about: 'seat', kind: 'accuse', seat: 2, what: '' }],
    ['ask mend cart', { about: 'tool', kind: 'mend', tool: 'cart' }],
    ['ask leave -1,0', { about: 'cell', kind: 'leave', cell: '-1,0', what: '' }],
    ['deny', { about: 'self', kind: 'deny' }],
    ['unsay claim 8,0', { about: 'cell', kind: 'unsay-claim', cell: '8,0', what: '' }],
    ['unsay trust 1', { about: 'seat', kind: 'unsay-trust', seat: 1, what: '' }],
  ])('%s is read', (text, word) => expect(readWord(text)).toEqual(word));
  it('of a later version is none', () => expect(readWord('sing loudly')).toBeNull());
});

describe('what stands', () => {
  const talk = [
    line(0, 0, 'claim 8,2 gold'),
    line(1, 1, 'claim 8,2 stone'),
    line(2, 2, 'claim 8,2 stone'),
    line(3, 0, 'accuse 1'),
    line(4, 0, 'trust 1'),
    line(5, 2, 'accuse 0'),
    line(6, 2, 'unsay accuse 0'),
    line(7, 1, 'claim 8,0 gold'),
    line(8, 1, 'unsay claim 8,0'),
    line(9, 1, 'claim 8,-2 gold', { round: 2 }),
    line(10, 1, null, { phrase: 'hello' }),
  ];
  it('is the latest about each thing, of this round', () => {
    const stands = standing(talk, 1, 3);
    expect(stands.map((stand) => [...stand.people])).toEqual([[[1, 'trust']], [], []]);
    expect(stands.map((stand) => [...stand.goals])).toEqual([
      [['8,2', 'gold']],
      [['8,2', 'stone']],
      [['8,2', 'stone']],
    ]);
  });
  it('stands as flags on goals that lie face down, contradictions side by side', () => {
    const stands = standing(talk, 1, 3);
    const flags = [
      { what: 'gold', seats: [0] },
      { what: 'stone', seats: [1, 2] },
    ];
    expect([...flagsOn({ '8,2': '?', '8,0': '?' }, stands)]).toEqual([['8,2', flags]]);
    expect([...flagsOn({ '8,2': 'NE+stone' }, stands)]).toEqual([]);
  });
});

it('a note is right, wrong, or neither', () => {
  const note = (about: number, mark: 'trust' | 'unsure' | 'suspect'): boolean | null =>
    cameTrue({ seat: 0, about, round: 1, mark }, [false, true, null]);
  expect([note(1, 'suspect'), note(1, 'trust'), note(0, 'trust'), note(0, 'suspect')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect([note(1, 'unsure'), note(2, 'trust')]).toEqual([null, null]);
});

it('what was done and what was said stand in one order', () => {
  const act = (at: number): Act => ({ at }) as Act;
  const talk = [
    line(0, 0, null, { round: 0 }),
    line(1, 0, 'deny'),
    line(2, 1, 'deny', { moves: 1 }),
    line(3, 1, 'deny', { moves: 7 }),
  ];
  const told = stream([act(0), act(1), act(3), act(4)], [0, 1, 1, 2, 2], talk);
  expect(told.map((entry) => entry.key)).toEqual([
    'line 0',
    'act 0',
    'line 1',
    'act 1',
    'line 2',
    'act 3',
    'act 4',
    'line 3',
  ]);
});

describe('what bots remark', () => {
  const talk = [
    line(0, 1, null, { remark: 'broken-gruff-1', to: 2 }),
    line(1, 1, 'accuse 2', { remark: 'why-rocks-any-1', to: 2, count: 3 }),
    line(2, 0, null, { text: 'Hello' }),
  ];
  const numbers = (lines: Said[]): number[] => lines.map(({ number }) => number);
  const at = (game: Table['settings']['game'], more: Partial<Table['settings']>, bot: 'miner' | null): boolean =>
    mayRemark({ settings: { game, seats: 2, ...more }, seats: [{ bot }] });

  it('is heard until one wants to hear it no longer; words stay', () => {
    expect(numbers(audible(talk))).toEqual([0, 1, 2]);
    settings.remarks = false;
    expect(numbers(audible(talk))).toEqual([1, 2]);
    settings.remarks = true;
  });
  it('is nothing that one misses', () => expect(numbers(missable(talk))).toEqual([1, 2]));
  it('is said where words are, and the table wants it', () => {
    expect(at('saboteur', {}, 'miner')).toBe(true);
    expect(at('cave', { bots_talk: 'little' }, 'miner')).toBe(true);
    expect(at('cave', { bots_talk: 'off' }, 'miner')).toBe(false);
    expect(at('cave', { words: 'none' }, 'miner')).toBe(false);
    expect(at('duel', {}, 'miner')).toBe(false);
    expect(at('saboteur', {}, null)).toBe(false);
  });
  it('was a matter of yes and no in older versions', () => {
    const how = (bots_talk?: boolean): string =>
      howBotsTalk({ game: 'cave', seats: 3, ...(bots_talk === undefined ? {} : { bots_talk }) });
    expect([how(true), how(false), how()]).toEqual(['little', 'off', 'talk']);
  });
});
