// Moments: what is worth stopping for among the events of a move, one after the other, until each is over or skipped.
import { particulars, ofCave, ofDuel } from '../game/particulars';
import type { GameEvent, GameState } from '../net/protocol';
import { calm } from '../settings.svelte';
import { findOn, isGood, type Find } from './find';
import { wayTo } from './way';

export interface Turned extends Find {
  cell: string;
  card: string;
  way: string | null; // the tunnel to it, as a line
}

export interface GoalMoment {
  kind: 'goal';
  goals: Turned[]; // the best last
}
export interface HitMoment {
  kind: 'hit';
  how: 'break' | 'rockfall' | 'attack';
  picture: string; // the tool, the rocks, the beast
  by: number | null; // who did it
  seat: number; // whom it hit
}
export interface AnswerMoment {
  kind: 'answer';
  cell: string | null; // the goal that was looked at
  card: string | null;
  target: number | null; // or the person
  clans: [string | null, string][]; // or the clan cards
}
export type Moment = GoalMoment | HitMoment | AnswerMoment;

/** Some games tell a goal twice: when it is turned over, and when it lies as its finder wants it. */
type Telling = Extract<GameEvent, { type: 'goal' | 'goal-found' | 'orient' }>;
const tells = (event: GameEvent): event is Telling =>
  event.type === 'goal' || event.type === 'goal-found' || event.type === 'orient';

function goalIn(events: GameEvent[], earlier: GameEvent[], view: GameState): GoalMoment[] {
  const known = earlier.slice(earlier.findLastIndex((each) => each.type === 'round') + 1).filter(tells);
  const goals = events
    .filter(tells)
    .filter(({ cell }, i, all) => [...known, ...all.slice(0, i)].every((other) => other.cell !== cell))
    .map(({ cell, card, seat }): Turned => ({ cell, card, way: wayTo(view, cell, seat), ...findOn(card) }));
  const best = [...goals.filter(({ find }) => !isGood(find)), ...goals.filter(({ find }) => isGood(find))];
  return best.length ? [{ kind: 'goal', goals: best }] : [];
}

/** Whom these events hit: one seat's own bad luck, or anybody's for those who watch. */
function hitsIn(events: GameEvent[], earlier: GameEvent[], view: GameState, me: number | null): HitMoment[] {
  const owner = (cell: string): number | null =>
    earlier.findLast((each) => each.type === 'place' && each.cell === cell)?.seat ?? null;
  return events.flatMap((event): HitMoment[] => {
    const hit = hitBy(event, view, owner);
    return hit && (me === null || (hit.seat === me && hit.by !== me)) ? [hit] : [];
  });
}

function hitBy(event: GameEvent, view: GameState, owner: (cell: string) => number | null): HitMoment | null {
  const told = particulars(event, view.game);
  if (event.type === 'break')
    return { kind: 'hit', how: 'break', picture: event.tool, by: event.seat, seat: event.target };
  if (event.type === 'attack') {
    const leader = view.game === 'cave' ? (view.monsters[event.monster]?.[1] ?? null) : null;
    return {
      kind: 'hit',
      how: 'attack',
      picture: event.monster,
      by: leader === event.seat ? null : leader,
      seat: event.seat,
    };
  }
  if (event.type === 'strike' && ofDuel(view.game, event) && event.effect) {
    const tool = event.card.split('-')[1];
    return { kind: 'hit', how: tool ? 'break' : 'rockfall', picture: tool ?? 'rockfall', by: null, seat: event.seat };
  }
  if (event.type !== 'rockfall' || told.cell === undefined) return null;
  const whose = owner(told.cell);
  return whose === null ? null : { kind: 'hit', how: 'rockfall', picture: 'rockfall', by: event.seat, seat: whose };
}

/** The answer that a map or an information card gave to this seat alone. */
function answersIn(events: GameEvent[], view: GameState, me: number | null): AnswerMoment[] {
  return events.flatMap((event): AnswerMoment[] => {
    if (me === null || event.seat !== me) return [];
    const none = { kind: 'answer' as const, cell: null, card: null, target: null, clans: [] };
    if ((event.type === 'map' || event.type === 'info-goal') && event.card !== '?')
      return [{ ...none, cell: event.cell, card: event.card }];
    if (event.type === 'info-seat' && event.identity !== '?') {
      const colour = view.game === 'cave' ? (view.clans[event.target]?.[0] ?? null) : null;
      return [{ ...none, target: event.target, clans: [[colour, event.identity]] }];
    }
    if (event.type === 'look-aside' && ofCave(view.game, event) && event.clans.every(([, loyalty]) => loyalty !== '?'))
      return [{ ...none, clans: event.clans.map(([colour, loyalty]) => [colour, loyalty]) }];
    return [];
  });
}

export class Director {
  #queue = $state.raw<Moment[]>([]);
  readonly now = $derived(this.#queue[0] ?? null);

  /** Take in what a move did, the newest of the log; without motion only what has to be read stays. */
  hear(events: GameEvent[], log: GameEvent[], view: GameState, me: number | null): void {
    const earlier = log.slice(0, log.length - events.length);
    const stagings = calm() ? [] : [...hitsIn(events, earlier, view, me), ...goalIn(events, earlier, view)];
    const found = [...answersIn(events, view, me), ...stagings];
    if (found.length) this.#queue = [...this.#queue, ...found];
  }

  /** It is over, or somebody has seen enough. */
  next(): void {
    this.#queue = this.#queue.slice(1);
  }
}
