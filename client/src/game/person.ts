// What is to be seen of somebody at the table: drawn on the chip with the face, and read out in one sentence.
import type { GameState, SeatInfo } from '../net/protocol';
import { t } from '../text/words.svelte';
import { claimed, handSize, owed, ownCard, type DuelColour } from './view';

export type Mark = 'trust' | 'unsure' | 'suspect'; // one's own note on somebody, for nobody else's eyes

export interface Person {
  hand: number;
  tools: string[]; // the broken ones
  won: number; // gold cards, face down
  worth: number | null; // what they are worth: one's own are no secret to oneself
  gold: number | null; // what everybody sees
  waiting: number; // gold that is as good as won; while trolls are paid it is counted already
  debt: number;
  colour: DuelColour | null;
  clan: 'blue' | 'yellow' | null;
  loyalty: string | null; // of whom everybody or oneself knows it
  open: string | null; // the loyalty on a clan card that all have seen
  role: string | null; // what somebody is, where everything is to be seen
  boots: boolean;
  axes: number;
  out: boolean;
}

/** What there is to see of a seat for whoever sits at `me`; `unveiled` where everything lies face up. */
export function personOf(view: GameState, seat: number, me: number | null, unveiled: boolean): Person {
  const cave = view.game === 'cave' ? view : null;
  const duel = view.game === 'duel' || view.game === 'solo' ? view : null;
  const base = view.game === 'saboteur' ? view : null;
  const colour = view.game === 'duel' ? (seat === 0 ? 'green' : 'blue') : null;
  const unpaid = duel && duel.phase !== 'pay' && !duel.result ? duel : null;
  const own = seat === me ? (base?.purse[seat] ?? []) : [];
  const known = own.length > 0 && own.every((card) => card !== '?');
  const [, found] = unveiled ? ownCard(view, seat) : [null, null];
  const [clan, loyalty] = cave?.clans[seat] ?? [null, null];
  return {
    hand: handSize(view, seat),
    tools: (base ?? duel)?.tools[seat] ?? [],
    won: (base ?? duel)?.purse[seat]?.length ?? 0,
    worth: known ? own.reduce((sum, card) => sum + Number(card), 0) : null,
    gold: (cave ?? duel)?.scores[seat] ?? null,
    waiting: unpaid ? claimed(unpaid, colour) : 0,
    debt: unpaid ? owed(unpaid, colour) : 0,
    colour,
    clan,
    loyalty: unveiled || loyalty === '?' || seat === me ? null : loyalty,
    open: cave?.open[seat] ? loyalty : null,
    role: found === '?' ? null : found,
    boots: Boolean(cave?.boots[seat]),
    axes: cave?.axes[seat] ?? 0,
    out: cave?.dwarfs[seat] === 'out',
  };
}

/** The role or the loyalty of somebody, in words. */
export const roleName = (role: string, game: GameState['game']): string =>
  t(game === 'cave' ? `loyalty-${role}` : `role-${role}`);

/** The chip in one sentence, for those who listen. */
export function summary(
  person: Person,
  info: SeatInfo,
  view: GameState,
  me: number | null,
  mark: Mark | undefined,
): string {
  const parts = [info.name ?? '', info.seat === me ? t('you') : '', t('cards-held', { n: person.hand })];
  for (const tool of person.tools) parts.push(t('broken', { tool: t(`tool-${tool}`) }));
  if (person.won) parts.push(t('gold-cards', { n: person.won }));
  if (person.worth !== null) parts.push(t('nuggets', { n: person.worth }));
  if (person.gold !== null) parts.push(t('nuggets', { n: person.gold }));
  if (person.waiting) parts.push(t('claimed', { n: person.waiting }));
  if (person.debt) parts.push(t('owes', { n: person.debt }));
  if (person.role) parts.push(roleName(person.role, view.game));
  if (person.clan) parts.push(t(`clan-${person.clan}`), person.loyalty ? t(`loyalty-${person.loyalty}`) : '');
  if (person.boots) parts.push(t('card-boots'));
  if (person.axes) parts.push(t('axes', { n: person.axes }));
  if (person.out) parts.push(t('out'));
  if (mark) parts.push(t('mark-is', { mark: t(`mark-${mark}`) }));
  if (info.program) parts.push(t('program'));
  if (!info.bot && !info.online) parts.push(t('away'));
  if (view.turn === info.seat) parts.push(t('on-turn'));
  return parts.filter(Boolean).join(', ');
}
