// Words (contract, section 8): read from their canonical text, and said in the reader's language.
import type { Said } from '../net/protocol';
import { REACTIONS } from '../game/talk';
import { goalName, placeName } from '../text/describe';
import { t } from '../text/words.svelte';
import { sayRemark } from './remarks';

export type Word =
  | { about: 'cell'; kind: 'claim-goal' | 'unsay-claim' | 'dig' | 'leave'; cell: string; what: string }
  | {
      about: 'seat';
      kind: 'claim-card' | 'accuse' | 'trust' | 'unsay-accuse' | 'unsay-trust';
      seat: number;
      what: string;
    }
  | { about: 'tool'; kind: 'mend'; tool: string }
  | { about: 'self'; kind: 'deny' };

const CELL = /^-?\d+,-?\d+$/;

/** Read a word that the server let pass: its text is canonical. */
export function readWord(text: string): Word | null {
  const [verb, first = '', second = ''] = text.split(' ');
  switch (verb) {
    case 'claim':
      return CELL.test(first)
        ? { about: 'cell', kind: 'claim-goal', cell: first, what: second }
        : { about: 'seat', kind: 'claim-card', seat: Number(first), what: second };
    case 'accuse':
    case 'trust':
      return { about: 'seat', kind: verb, seat: Number(first), what: '' };
    case 'deny':
      return { about: 'self', kind: 'deny' };
    case 'ask':
      if (first === 'mend') return { about: 'tool', kind: 'mend', tool: second };
      return { about: 'cell', kind: first === 'dig' ? 'dig' : 'leave', cell: second, what: '' };
    case 'unsay':
      if (first === 'claim') return { about: 'cell', kind: 'unsay-claim', cell: second, what: '' };
      return {
        about: 'seat',
        kind: first === 'accuse' ? 'unsay-accuse' : 'unsay-trust',
        seat: Number(second),
        what: '',
      };
    default:
      return null;
  }
}

type Names = (seat: number) => string;

/** A word as its speaker says it. */
export function sayWord(text: string, names: Names, game: string, isGoal: (cell: string) => boolean): string {
  const word = readWord(text);
  if (!word) return text;
  if (word.about === 'self') return t('said-deny');
  if (word.about === 'tool') return t('said-mend', { tool: t(`tool-${word.tool}`) });
  if (word.about === 'cell') {
    const place = isGoal(word.cell) ? goalName(game, word.cell) : placeName(word.cell, game);
    return t(word.kind === 'claim-goal' ? `said-claim-${word.what}` : `said-${word.kind}`, { place });
  }
  return t(word.kind === 'claim-card' ? `said-card-${word.what}` : `said-${word.kind}`, { target: names(word.seat) });
}

/** A line of talk as its speaker says it, whatever it is. */
export function sayLine(line: Said, names: Names, game: string, isGoal: (cell: string) => boolean): string {
  if (line.remark !== null) {
    const word = line.word === null ? '' : sayWord(line.word, names, game, isGoal);
    return `${word} ${sayRemark(line, names)}`.trim();
  }
  if (line.word !== null) return sayWord(line.word, names, game, isGoal);
  if (line.reaction) return REACTIONS[line.reaction] ?? '';
  if (!line.phrase) return line.text ?? '';
  const said = t(`phrase-${line.phrase}`);
  return line.to === null ? said : t('said-to', { name: names(line.to), said });
}

// --- what stands -------------------------------------------------------------------------------------

export interface Stand {
  goals: Map<string, string>; // what the seat says of each goal
  cards: Map<number, string>; // and of each person's clan card
  people: Map<number, 'accuse' | 'trust'>;
}

/** What every seat says in a round and has not taken back; a later word about the same takes the place of an earlier one. */
export function standing(talk: Pick<Said, 'seat' | 'word' | 'round'>[], round: number, seats: number): Stand[] {
  const stands = Array.from({ length: seats }, (): Stand => ({
    goals: new Map(),
    cards: new Map(),
    people: new Map(),
  }));
  for (const line of talk) {
    const stand = line.word === null || line.round !== round ? undefined : stands[line.seat];
    const word = stand && readWord(line.word!);
    if (!word) continue;
    switch (word.about) {
      case 'cell':
        if (word.kind === 'claim-goal') stand.goals.set(word.cell, word.what);
        else if (word.kind === 'unsay-claim') stand.goals.delete(word.cell);
        break;
      case 'seat':
        if (word.kind === 'claim-card') stand.cards.set(word.seat, word.what);
        else if (word.kind === 'accuse' || word.kind === 'trust') stand.people.set(word.seat, word.kind);
        else stand.people.delete(word.seat);
        break;
    }
  }
  return stands;
}

export interface Flag {
  what: string;
  seats: number[]; // who says so
}

/** What is said of each goal that lies face down, contradictions side by side. */
export function flagsOn(board: Record<string, string>, stands: Stand[]): Map<string, Flag[]> {
  const flags = new Map<string, Flag[]>();
  stands.forEach((stand, seat) => {
    for (const [cell, what] of stand.goals) {
      const code = board[cell];
      if (code !== '?' && !code?.endsWith(':?')) continue; // turned over: everybody sees what it is
      const there = flags.get(cell) ?? [];
      const same = there.find((flag) => flag.what === what);
      if (same) same.seats.push(seat);
      else there.push({ what, seats: [seat] });
      flags.set(cell, there);
    }
  });
  return flags;
}
