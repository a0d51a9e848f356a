// The contract's `state` as the page reads it. Keys of one game are absent in the others.
import { read } from '../cards/code';

export type GameName = 'saboteur' | 'duel' | 'solo' | 'cave';
export type Tool = 'pickaxe' | 'lantern' | 'cart';
export type Beast = 'rat' | 'crawler' | 'goblin';
export type DuelColour = 'green' | 'blue';

export interface Result {
  winners: number[];
  scores: number[];
  reason: string;
  values?: Record<string, number>;
  rating?: number;
}

export interface View {
  game: GameName;
  round: number;
  phase: string;
  active: number | null;
  turn: number | null;
  board: Record<string, string>;
  known: Record<string, string>;
  hands: string[][];
  deck: number;
  scores: (number | null)[];
  result: Result | null;
  discards?: string[][];
  discard?: number;
  // saboteur
  roles?: string[];
  aside?: string | string[];
  tools?: Tool[][];
  purse?: (number | '?')[][];
  gold?: number;
  offer?: (number | '?')[];
  // duel, solo
  tokens?: Record<string, Record<string, DuelColour>>;
  keys?: Record<string, DuelColour>;
  reach?: Record<string, string[]>;
  laid?: string[];
  colour?: DuelColour;
  // cave
  clans?: string[][];
  dwarfs?: string[];
  nuggets?: number[];
  open?: boolean[];
  veins?: Record<string, number>;
  monsters?: Partial<Record<Beast, [string, number]>>;
  webs?: Record<string, [number, number]>;
  boots?: boolean[];
  axes?: number[];
  limits?: number[];
  down?: boolean[];
  exits?: number[];
  steps?: number | null;
  stunned?: boolean;
  attacker?: Beast | null;
  bank?: number | Record<string, number>;
  top?: string | null;
}

export interface GameEvent {
  type: string;
  seat: number | null;
  [field: string]: unknown;
}

export interface Cell {
  x: number;
  y: number;
}

export function cellOf(name: string): Cell {
  const [x = '0', y = '0'] = name.split(',');
  return { x: Number(x), y: Number(y) };
}

export function cellName({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** `x,y/NAME` of the cave: the cell and the field's own name. */
export function fieldOf(name: string): { cell: string; field: string } {
  const [cell = '', field = ''] = name.split('/');
  return { cell, field };
}

/** How many cards a seat holds, seen or unseen. */
export function handSize(view: View, seat: number): number {
  return view.hands[seat]?.length ?? 0;
}

/** Nuggets that tokens of this colour have claimed; they lie on the table until the round ends. */
export function claimed(view: View, colour: DuelColour): number {
  const taken = Object.entries(view.tokens ?? {}).filter(([, tokens]) => Object.entries(tokens).some(([on, whose]) => on !== 'troll' && whose === colour));
  return taken.reduce((sum, [cell]) => sum + nuggetsOn(view.board[cell] ?? '?'), 0);
}

function nuggetsOn(code: string): number {
  const card = read(code);
  return card.kind === 'path' ? card.marks.reduce((sum, mark) => sum + (mark.kind === 'gold' ? mark.count : 0), 0) : 0;
}

/** The view with everything covered that one seat alone may know: for a device that several people share. */
export function covered(view: View): View {
  const hide = (list: unknown[]): '?'[] => list.map(() => '?');
  const roles = view.roles && view.phase !== 'draft' && view.phase !== 'over' ? hide(view.roles) : view.roles;
  return {
    ...view,
    known: {},
    hands: view.hands.map((hand) => hand.map((card) => (card.includes(':') ? `${card.split(':')[0]}:?` : '?'))),
    ...(roles ? { roles } : {}),
    ...(view.purse && view.game === 'saboteur' ? { purse: view.purse.map((cards) => hide(cards)) } : {}),
    ...(view.offer ? { offer: hide(view.offer) } : {}),
    ...(view.clans ? { clans: view.clans.map((clan, seat) => (view.open?.[seat] ? clan : [clan[0]!, '?'])) } : {}),
  };
}

export interface Laid {
  cell: string;
  seat: number;
}

const BEFALLS = new Set(['claim', 'attack', 'lose', 'lose-nugget', 'skip', 'stand-up', 'pay']); // also in somebody else's turn

/** The cards laid since this seat last did something, the newest last; where there is none, the newest of all. */
export function laidSince(events: GameEvent[], me: number | null): Laid[] {
  const begun = events.findLastIndex((each) => each.type === 'round');
  const acted = me === null ? Infinity : events.findLastIndex((each) => each.seat === me && !BEFALLS.has(each.type));
  const places = events.flatMap(({ type, seat, cell }, at) => (type === 'place' && seat !== null && at > begun ? [{ at, cell: String(cell), seat }] : []));
  const recent = places.filter(({ at }) => at > acted);
  const shown = recent.length ? recent : places.slice(-1);
  return shown.filter(({ cell }, i) => !shown.slice(i + 1).some((later) => later.cell === cell)).map(({ cell, seat }) => ({ cell, seat }));
}

export interface Flash {
  cell: string;
  seat: number | null;
  picture: string;
}

const FLASHES: Record<string, string> = { map: 'map', 'info-goal': 'info', rockfall: 'rockfall', key: 'key', bribe: 'troll' };

/** The place on the board that the last move was about, to point it out for a moment. */
export function flashOf(events: GameEvent[]): Flash | null {
  const event = events.find((each) => each.type in FLASHES && typeof each['cell'] === 'string');
  return event ? { cell: event['cell'] as string, seat: event.seat, picture: FLASHES[event.type]! } : null;
}
