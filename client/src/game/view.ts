// Questions that the page asks of a state and its events; their types are the games' own declarations.
import { read, type Side } from '../cards/code';
import { BEFALLS, type DuelState, type GameEvent, type GameState } from '../net/protocol';

export type GameName = GameState['game'];
export type DuelColour = DuelState['keys'][string];
export type RoundEnd = Extract<GameEvent, { type: 'round-end' }>;

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

/** The sides of a cell, and where the cell beyond each of them lies. */
export const AROUND: [Side, number, number][] = [
  ['E', 1, 0],
  ['N', 0, 1],
  ['S', 0, -1],
  ['W', -1, 0],
];

/** Whether a cell has a card on one of its sides: a place that people may speak of. */
export function touches(board: Record<string, string>, cell: string): boolean {
  const { x, y } = cellOf(cell);
  return AROUND.some(([, dx, dy]) => cellName({ x: x + dx, y: y + dy }) in board);
}

/** `x,y/NAME` of the cave: the cell and the field's own name. */
export function fieldOf(name: string): { cell: string; field: string } {
  const [cell = '', field = ''] = name.split('/');
  return { cell, field };
}

/** How many cards a seat holds, seen or unseen. */
export function handSize(view: GameState, seat: number): number {
  return view.hands[seat]?.length ?? 0;
}

/** How many cards lie on the discard pile. */
export function discarded(view: GameState): number {
  return view.game === 'cave' ? view.discard : view.discards.length;
}

/** What a seat is: the colour of its clan, where there are clans, and its role or loyalty. */
export function ownCard(view: GameState, seat: number): readonly [string | null, string | null] {
  if (view.game === 'cave') return view.clans[seat] ?? [null, null];
  return [null, view.game === 'saboteur' ? (view.roles[seat] ?? null) : null];
}

/** Nuggets that tokens of this colour (null: of any) have claimed; they lie on the table until the round ends. */
export function claimed(view: DuelState, colour: DuelColour | null): number {
  const taken = Object.entries(view.tokens).filter(([, tokens]) =>
    Object.entries(tokens).some(([on, whose]) => on !== 'troll' && (colour === null || whose === colour)),
  );
  return taken.reduce((sum, [cell]) => sum + nuggetsOn(view.board[cell] ?? '?'), 0);
}

/** Nuggets that a colour owes the trolls it has bribed; paid when the round ends. */
export function owed(view: DuelState, colour: DuelColour | null): number {
  const trolls = Object.values(view.tokens).map((tokens) => tokens['troll']);
  return trolls.filter((whose) => whose !== undefined && (colour === null || whose === colour)).length;
}

function nuggetsOn(code: string): number {
  const card = read(code);
  return card.kind === 'path' ? card.marks.reduce((sum, mark) => sum + (mark.kind === 'gold' ? mark.count : 0), 0) : 0;
}

/** The view with everything covered that one seat alone may know: for a device that several people share. */
export function covered(view: GameState): GameState {
  const hide = (list: unknown[]): '?'[] => list.map(() => '?');
  const back = (card: string): string => (card.includes(':') ? `${card.split(':')[0]}:?` : '?');
  const unseen = {
    known: {},
    goals: Object.fromEntries(Object.keys(view.goals).map((cell) => [cell, '?'])),
    hands: view.hands.map((hand) => hand.map(back)),
  };
  switch (view.game) {
    case 'saboteur':
      return {
        ...view,
        ...unseen,
        roles: view.phase === 'play' ? hide(view.roles) : view.roles,
        purse: view.purse.map(hide),
        offer: hide(view.offer),
      };
    case 'cave':
      return { ...view, ...unseen, clans: view.clans.map((clan, seat) => (view.open[seat] ? clan : [clan[0], '?'])) };
    default:
      return { ...view, ...unseen };
  }
}

/** Says of an event whether a seat did it: not what befell it, nor the card that it drew or the round that it begins. */
export function didBy(seat: number | null, game: GameName): (event: GameEvent) => boolean {
  const befell: readonly string[] = [...BEFALLS[game], 'draw', 'round'];
  return (event) => event.seat === seat && !befell.includes(event.type);
}

export interface Laid {
  cell: string;
  seat: number;
}

/** The cards laid since this seat last did something, the newest last; where there is none, the newest of all. */
export function laidSince(game: GameName, events: GameEvent[], me: number | null): Laid[] {
  const begun = events.findLastIndex((each) => each.type === 'round');
  const acted = me === null ? Infinity : events.findLastIndex(didBy(me, game));
  const places = events.flatMap((event, at) =>
    event.type === 'place' && at > begun ? [{ at, cell: event.cell, seat: event.seat }] : [],
  );
  const recent = places.filter(({ at }) => at > acted);
  const shown = recent.length ? recent : places.slice(-1);
  return shown
    .filter(({ cell }, i) => !shown.slice(i + 1).some((later) => later.cell === cell))
    .map(({ cell, seat }) => ({ cell, seat }));
}

export interface Flash {
  cell: string;
  seat: number | null;
  picture: string;
}

const FLASHES = {
  map: 'map',
  'info-goal': 'info',
  rockfall: 'rockfall',
  key: 'key',
  bribe: 'troll',
} as const satisfies Partial<Record<GameEvent['type'], string>>;
type Flashing = Extract<GameEvent, { type: keyof typeof FLASHES }>;

/** The place on the board that the last move was about, to point it out for a moment. */
export function flashOf(events: GameEvent[]): Flash | null {
  const event = events.find((each): each is Flashing => each.type in FLASHES);
  return event ? { cell: event.cell, seat: event.seat, picture: FLASHES[event.type] } : null;
}

/** Both clans came to the same, and yet one has won: by who was out first (C-SCORE-4). */
export function clanTie(view: GameState): boolean {
  if (view.game !== 'cave' || !view.result?.winners.length) return false;
  const { values } = view.result;
  return (values['blue'] ?? 0) === (values['yellow'] ?? 0);
}
