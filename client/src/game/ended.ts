// How a round ended: what was told, and the maze as it was left, which the state of the next deal no longer has.
import { read } from '../cards/code';
import type { GameEvent, GameState } from '../net/protocol';
import { ofCave, ofDuel, ofSaboteur } from './particulars';
import type { RoundEnd } from './view';

export type Ending = RoundEnd | Extract<GameEvent, { type: 'game-end' }>;

export interface Ended {
  event: Ending;
  view: GameState; // the finished maze, every goal that is known now face up
  turned: string[]; // goals that nobody had turned over and that are shown only now
}

/** What ended with these events, if anything; the cave ends but once. */
export function endOf(before: GameState, after: GameState, events: GameEvent[]): Ended | null {
  const at = events.findIndex((each) => each.type === (after.game === 'cave' ? 'game-end' : 'round-end'));
  const event = events[at];
  if (event?.type !== 'round-end' && event?.type !== 'game-end') return null;
  const left = after.round === before.round ? after : leave(before, events.slice(0, at));
  return { event, ...turnUp(left, event) };
}

/** The state before, with what the last moves of the round laid, removed, turned and claimed. */
function leave(before: GameState, events: GameEvent[]): GameState {
  const board = { ...before.board };
  for (const event of events) {
    if (event.type === 'place' || event.type === 'goal') board[event.cell] = event.card;
    else if (event.type === 'rockfall') delete board[event.cell];
    else if (ofDuel(before.game, event) && event.type === 'strike' && event.cell) delete board[event.cell];
  }
  const left = { ...before, board, known: {}, turn: null, active: null };
  if (left.game !== 'duel' && left.game !== 'solo') return left;
  const tokens = { ...left.tokens };
  for (const event of events)
    if (ofDuel(before.game, event) && event.type === 'claim')
      tokens[event.cell] = { ...tokens[event.cell], [event.group]: colourOf(left, event.seat) };
  return { ...left, tokens };
}

/** The colour of a seat; alone one has that of the start card. */
function colourOf(view: GameState, seat: number): 'green' | 'blue' {
  if (view.game === 'duel') return seat === 0 ? 'green' : 'blue';
  const marks = Object.values(view.board).flatMap((code) => {
    const card = read(code);
    return card.kind === 'path' ? card.marks : [];
  });
  return marks.some((mark) => mark.kind === 'ladder' && mark.colour === 'blue') ? 'blue' : 'green';
}

/** The goals as the end of the round tells them. */
function turnUp(view: GameState, event: Ending): Pick<Ended, 'view' | 'turned'> {
  const goals = event.type === 'round-end' && ofSaboteur(view.game, event) ? event.goals : {};
  const turned = Object.keys(goals).filter((cell) => view.board[cell] === '?');
  const board = { ...view.board, ...Object.fromEntries(turned.map((cell) => [cell, goals[cell]!])) };
  return { view: { ...view, board, known: {} }, turned };
}

/** What everybody was, as a game's end shows it: the clan where there are clans, the card, and whom it sides with. */
export interface Identity {
  seat: number;
  clan: string | null;
  role: string;
  secret: boolean; // a saboteur, turned over last
}

/** Everybody in the order in which the cards are turned over: saboteurs last. */
export function identities(event: Ending, game: string): Identity[] {
  const all: Identity[] =
    ofSaboteur(game, event) && event.type === 'round-end'
      ? event.roles.map((role, seat) => ({ seat, clan: null, role, secret: role === 'saboteur' }))
      : ofCave(game, event) && event.type === 'game-end'
        ? event.clans.map(([clan, role], seat) => ({ seat, clan, role, secret: role === 'saboteur' }))
        : [];
  return [...all.filter((each) => !each.secret), ...all.filter((each) => each.secret)];
}

/** The cards that nobody got. */
export function asideOf(event: Ending, game: string): Omit<Identity, 'seat' | 'secret'>[] {
  if (ofSaboteur(game, event) && event.type === 'round-end') return [{ clan: null, role: event.aside }];
  if (ofCave(game, event) && event.type === 'game-end') return event.aside.map(([clan, role]) => ({ clan, role }));
  return [];
}

/** What this round has brought a seat so far: gold cards gained and gold cards given to trolls; unseen ones as `?`. */
export interface Brought {
  gained: (number | '?')[];
  paid: (number | '?')[];
}

export function broughtTo(seat: number, events: GameEvent[], game: string): Brought {
  const from = events.findLastIndex((each) => each.type === 'round-end');
  const brought: Brought = { gained: [], paid: [] };
  for (const event of from < 0 ? [] : events.slice(from)) {
    if (event.type === 'round') break; // what follows belongs to the next
    if (event.type === 'take' && event.seat === seat) brought.gained.push(event.nuggets);
    if (event.type === 'pay' && event.seat === seat) {
      if (ofDuel(game, event)) brought.paid.push(...event.gold);
      else brought.gained.push(...event.gold);
    }
    if (event.type === 'round-end' && ofDuel(game, event)) brought.gained.push(...(event.gold[seat] ?? []));
  }
  return brought;
}
