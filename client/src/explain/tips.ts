// What the coach of a first game remarks, each once, when it happens for the first time.
import { read } from '../cards/code';
import { findOn, isGood } from '../moments/find';
import type { GameEvent, GameState } from '../net/protocol';

export interface Moment {
  view: GameState;
  me: number;
  mine: boolean;
  fresh: GameEvent[];
}
interface Tip {
  key: string;
  when: (moment: Moment) => boolean;
  by?: (event: GameEvent) => boolean; // the event whose seat the remark names
}

const FEW = 10; // cards in the draw pile
const is =
  (type: GameEvent['type']) =>
  (event: GameEvent): boolean =>
    event.type === type;
const other =
  (by: (event: GameEvent) => boolean) =>
  ({ fresh, me }: Moment): boolean =>
    fresh.some((event) => by(event) && event.seat !== me);
const any =
  (type: GameEvent['type']) =>
  ({ fresh }: Moment): boolean =>
    fresh.some(is(type));

/** A card whose tunnels lead nowhere, and one that digs on. */
function blocks(event: GameEvent): boolean {
  const card = event.type === 'place' ? read(event.card) : null;
  return card?.kind === 'path' && card.groups.every((group) => group.length === 1);
}
const digs = (event: GameEvent): boolean => event.type === 'place' && !blocks(event);

/** Only in the base game: its words speak of saboteurs, of stone, of help. */
const base =
  (when: Tip['when']) =>
  (moment: Moment): boolean =>
    moment.view.game === 'saboteur' && when(moment);
const broken = ({ view, me }: Moment): boolean => view.game !== 'cave' && Boolean(view.tools[me]?.length);

/** Stone while the digging goes on: the treasure, or the cards being out, ends the round instead. */
const onlyStone = ({ fresh }: Moment): boolean =>
  fresh.some((event) => event.type === 'goal' && findOn(event.card).find === 'stone') &&
  !fresh.some((event) => event.type === 'round-end' || (event.type === 'goal' && isGood(findOn(event.card).find)));

/** A card of the cave with more than one field on its way. */
const higher = (code: string): boolean => /^II+:[NESW]/.test(code);

export const TIPS: Tip[] = [
  { key: 'broken', when: base(broken) },
  { key: 'broken-alone', when: (moment) => moment.view.game !== 'saboteur' && broken(moment) },
  { key: 'goal', when: base(onlyStone) },
  { key: 'claim', when: any('claim') },
  { key: 'call', when: any('call'), by: is('call') },
  { key: 'map', when: other(is('map')), by: is('map') },
  { key: 'break', when: base(other(is('break'))), by: is('break') },
  { key: 'rockfall', when: other(is('rockfall')), by: is('rockfall') },
  {
    key: 'fields',
    when: ({ view, me }) =>
      view.game === 'cave' && [...Object.values(view.board), ...(view.hands[me] ?? [])].some(higher),
  },
  { key: 'walk', when: ({ view, mine }) => mine && view.phase === 'walk' },
  { key: 'deck', when: ({ view }) => view.game === 'saboteur' && view.deck <= FEW },
  { key: 'turn', when: ({ view, mine }) => mine && view.phase === 'play' },
  { key: 'dead-end', when: base(other(blocks)), by: blocks },
  { key: 'place', when: (moment) => moment.view.game !== 'duel' && other(digs)(moment), by: digs },
];
export const ENOUGH = 8; // remarks after which the coach steps back

/** The remark for this moment, if there is one that has not been made yet. */
export function tipFor(moment: Moment, made: string[]): { key: string; seat: number | null } | null {
  const tip = TIPS.find(({ key, when }) => !made.includes(key) && when(moment));
  if (!tip) return null;
  const event = moment.fresh.find((each) => tip.by?.(each) && each.seat !== moment.me);
  return { key: tip.key, seat: event?.seat ?? null };
}
