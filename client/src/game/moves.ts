// The contract's move texts taken apart, so that a card, a place or a person can be chosen one after the other.
import { sameCard, split, type Side } from '../cards/code';

export type Target =
  | { kind: 'cell'; cell: string; code: string | null }
  | { kind: 'seat'; seat: number; tool: string | null }
  | { kind: 'edge'; cell: string; side: Side }
  | { kind: 'field'; field: string }
  | { kind: 'tool'; tool: string }
  | { kind: 'pile' }
  | { kind: 'none' };

export interface Move {
  text: string;
  verb: string;
  cards: string[];
  target: Target;
  numbers: number[];
}

/** Take one move text apart. An unknown verb is kept as a plain choice, so nothing is ever unplayable. */
export function parseMove(text: string): Move {
  const words = text.split(' ');
  const [verb = '', a = '', b = '', c = ''] = words;
  const move = (cards: string[], target: Target): Move => ({ text, verb, cards, target, numbers: [] });
  switch (verb) {
    case 'place':
      return move([a], { kind: 'cell', cell: b, code: a });
    case 'orient':
      return move([], { kind: 'cell', cell: b, code: a });
    case 'break':
      return move([`break-${a}`], { kind: 'seat', seat: Number(b), tool: a });
    case 'repair':
      return move([c], { kind: 'seat', seat: Number(b), tool: a });
    case 'rockfall':
    case 'map':
    case 'key':
      return move([verb], { kind: 'cell', cell: a, code: null });
    case 'bribe':
      return move([], { kind: 'cell', cell: a, code: null });
    case 'discard':
      return move(words.slice(1), { kind: 'pile' });
    case 'scrap':
      return move([a, b], { kind: 'tool', tool: c });
    case 'info':
      return move(
        [verb],
        a === 'goal' ? { kind: 'cell', cell: b, code: null } : { kind: 'seat', seat: Number(b), tool: null },
      );
    case 'swap':
    case 'boots':
    case 'axe':
      return move([verb], { kind: 'seat', seat: Number(a), tool: null });
    case 'web':
      return move([verb], { kind: 'edge', cell: a, side: b as Side });
    case 'cut':
      return move([], { kind: 'edge', cell: a, side: b as Side });
    case 'rat':
    case 'crawler':
    case 'goblin':
      return move([verb], a ? { kind: 'field', field: a } : { kind: 'none' });
    case 'step':
      return move([], { kind: 'field', field: a });
    case 'take':
    case 'pay':
      return { ...move([], { kind: 'none' }), numbers: words.slice(1).map(Number) };
    default:
      return move([], { kind: 'none' });
  }
}

/** Is this hand card the one that the move names? */
export function named(hand: string, card: string): boolean {
  return hand === card || sameCard(hand, card) || split(hand)[1] === card;
}

/** The moves that use exactly these hand cards. */
export function movesWith(moves: Move[], cards: string[]): Move[] {
  return moves.filter((move) => uses(move.cards, cards));
}

function uses(wanted: string[], cards: string[]): boolean {
  if (wanted.length !== cards.length) return false;
  const rest = [...cards];
  return wanted.every((card) => {
    const at = rest.findIndex((hand) => named(hand, card));
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  });
}

/** Moves gathered under the place each of them points at. */
export interface Places {
  cells: Map<string, Move[]>;
  seats: Map<number, Move[]>;
  edges: Map<string, Move[]>;
  fields: Map<string, Move[]>;
  pile: Move[];
  tools: Move[];
  plain: Move[];
}

export function gather(moves: Move[]): Places {
  const places: Places = {
    cells: new Map(),
    seats: new Map(),
    edges: new Map(),
    fields: new Map(),
    pile: [],
    tools: [],
    plain: [],
  };
  const add = <K>(map: Map<K, Move[]>, key: K, move: Move): void => void map.set(key, [...(map.get(key) ?? []), move]);
  for (const move of moves) {
    const { target } = move;
    if (target.kind === 'cell') add(places.cells, target.cell, move);
    else if (target.kind === 'seat') add(places.seats, target.seat, move);
    else if (target.kind === 'edge') add(places.edges, `${target.cell} ${target.side}`, move);
    else if (target.kind === 'field') add(places.fields, target.field, move);
    else if (target.kind === 'pile') places.pile.push(move);
    else if (target.kind === 'tool') places.tools.push(move);
    else places.plain.push(move);
  }
  return places;
}

/** Which hand cards can be part of any move at all. */
export function playable(moves: Move[], hand: string[]): boolean[] {
  return hand.map((card) =>
    moves.some(
      (move) => move.target.kind !== 'pile' && move.verb !== 'scrap' && move.cards.some((name) => named(card, name)),
    ),
  );
}

/** The moves under titles, such as the cards they use, each title once and in the order it first appears. */
export function byTitle(moves: Move[], titleOf: (move: Move) => string): { title: string; moves: Move[] }[] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) groups.set(titleOf(move), [...(groups.get(titleOf(move)) ?? []), move]);
  return [...groups].map(([title, list]) => ({ title, moves: list }));
}
