// Acts: what somebody did as a face, a picture and a place on the board, for toasts, chips, marks and the log.
import type { GameEvent } from '../net/protocol';
import { findOn } from '../moments/find';
import { eventLine } from '../text/describe';
import { ofDuel, particulars } from './particulars';
import { didBy, fieldOf, type GameName } from './view';

export interface Act {
  type: GameEvent['type'];
  at: number; // which of the events it is
  seat: number | null;
  target: number | null; // to whom, unless it is oneself
  picture: string;
  crossed: boolean; // the picture is struck through: something was broken
  card: string | null; // drawn where it is seen
  cells: string[]; // where on the board
  text: string;
  drawn: string; // the same with CARD where the card is drawn
}

/** Stands for the card in a text beside which it is drawn. */
export const CARD = '\uE000';

const PICTURE: Partial<Record<GameEvent['type'], string>> = {
  map: 'map',
  rockfall: 'rockfall',
  key: 'key',
  bribe: 'troll',
  'info-goal': 'info',
  'info-seat': 'info',
  show: 'info',
  swap: 'swap',
  web: 'web',
  cut: 'axe',
  boots: 'boots',
  axe: 'axe',
  discard: 'cards',
  skip: 'cards',
  'stand-up': 'boots',
  step: 'boots',
  claim: 'nugget',
  'lose-nugget': 'nugget',
  lose: 'swap',
  scrap: 'swap',
  take: 'nugget',
  vein: 'nugget',
  exit: 'exit',
  'look-aside': 'info',
  attack: 'goblin',
};

/** The picture of an event: of what it is about, else of its kind. */
function pictureOf(event: GameEvent, game: string): string {
  if (event.type === 'goal' || event.type === 'goal-found')
    return PICTURES_OF_FINDS[findOn(event.card).find] ?? 'stone';
  if (event.type === 'strike' && ofDuel(game, event)) return event.card.replace(/^break-/, '');
  if (event.type === 'strike') return 'axe';
  if (event.type === 'step' && event.figure !== 'dwarf') return event.figure;
  const { beast, tool } = particulars(event, game);
  return beast ?? tool ?? PICTURE[event.type] ?? '';
}
const PICTURES_OF_FINDS: Record<string, string> = {
  treasure: 'nugget',
  gold: 'nugget',
  exit: 'exit',
  vein: 'vein',
  ladder: 'ladder',
  lair: 'lair',
};

/** An event as an act; its text is empty where there is nothing to say of it. */
export function actOf(event: GameEvent, names: (seat: number) => string, game: string, at = 0): Act {
  const { target, cell, field, card } = particulars(event, game);
  const looked = event.type === 'draw' || event.type === 'discard' || event.type === 'lose';
  return {
    type: event.type,
    at,
    seat: event.seat,
    target: target === undefined || target === event.seat ? null : target,
    picture: pictureOf(event, game),
    crossed:
      event.type === 'break' || (event.type === 'strike' && ofDuel(game, event) && event.card.startsWith('break')),
    card: card === undefined || card.endsWith('?') || looked ? null : card,
    cells: cell !== undefined ? [cell] : field !== undefined ? [fieldOf(field).cell] : [],
    text: eventLine(event, names, game) ?? '',
    drawn: (eventLine(event, names, game, false, CARD) ?? '').replace(`${CARD}.`, CARD), // a picture needs no full stop
  };
}

/** Steps of one walk are one act, which ends where the walk ends. */
export function acts(events: GameEvent[], names: (seat: number) => string, game: string): Act[] {
  const walks = (i: number): string | null => {
    const event = events[i];
    return event?.type === 'step' ? `${event.seat} ${event.figure}` : null;
  };
  return events
    .map((event, i) => (walks(i) === null || walks(i) !== walks(i + 1) ? actOf(event, names, game, i) : null))
    .filter((act) => act !== null && act.text !== '') as Act[];
}

/** What happened since this seat last decided something; for those who only watch, since the round began. */
export function sinceMine(game: GameName, events: GameEvent[], me: number | null): GameEvent[] {
  const begun = events.findLastIndex((each) => each.type === 'round');
  const acted = me === null ? begun : events.findLastIndex(didBy(me, game));
  return events.slice(Math.max(begun, acted) + 1);
}
