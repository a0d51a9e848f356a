// Particulars: what an event tells of, kind by kind from the games' own declarations, so that a renamed field fails the types.
import type { CaveEvent, CaveState, DuelEvent, GameEvent, SaboteurEvent } from '../net/protocol';

export interface Particulars {
  target?: number;
  tool?: string;
  card?: string; // as it is seen: `?`, or a back, where it is hidden
  cell?: string;
  field?: string;
  nuggets?: number | '?';
  round?: number;
  winners?: string; // a side
  beast?: string;
  trolls?: boolean; // the trolls are paid, not a saboteur
  clans?: CaveState['clans'];
  identity?: string;
}

// Kinds of one name have other fields in other games: whoever reads an event asks first of which game it is.
export const ofSaboteur = (game: string, _event: GameEvent): _event is SaboteurEvent => game === 'saboteur';
export const ofDuel = (game: string, _event: GameEvent): _event is DuelEvent => game === 'duel' || game === 'solo';
export const ofCave = (game: string, _event: GameEvent): _event is CaveEvent => game === 'cave';

/** The ends of rounds of the base game among these events. */
export function treasureEnds(events: GameEvent[], game: string): Extract<SaboteurEvent, { type: 'round-end' }>[] {
  return events.flatMap((event) => (ofSaboteur(game, event) && event.type === 'round-end' ? [event] : []));
}

/** What an event of a game tells of. */
export function particulars(event: GameEvent, game: string): Particulars {
  if (ofSaboteur(game, event)) return inSaboteur(event);
  if (ofDuel(game, event)) return inDuel(event);
  return ofCave(game, event) ? inCave(event) : {};
}

function inSaboteur(event: SaboteurEvent): Particulars {
  switch (event.type) {
    case 'discard':
    case 'draw':
      return { card: event.card };
    case 'round-end':
      return { winners: event.winners };
    case 'take':
      return { nuggets: event.nuggets };
    case 'deal':
    case 'offer':
    case 'pay':
    case 'game-end':
      return {};
    default:
      return inCommon(event);
  }
}

function inDuel(event: DuelEvent): Particulars {
  switch (event.type) {
    case 'key':
    case 'bribe':
      return { cell: event.cell };
    case 'scrap':
      return { tool: event.tool };
    case 'draw':
      return { card: event.card };
    case 'orient':
    case 'strike':
      return { card: event.card, cell: event.cell };
    case 'claim':
      return { cell: event.cell, nuggets: event.nuggets };
    case 'pay':
      return { trolls: event.trolls > 0 };
    case 'deal':
    case 'discard':
    case 'round-end':
    case 'game-end':
      return {};
    default:
      return inCommon(event);
  }
}

function inCave(event: CaveEvent): Particulars {
  switch (event.type) {
    case 'deal':
    case 'show':
      return { clans: [event.clan] };
    case 'look-aside':
    case 'game-end':
      return { clans: event.clans };
    case 'info-goal':
    case 'goal-found':
      return { cell: event.cell, card: event.card };
    case 'info-seat':
      return { target: event.target, identity: event.identity };
    case 'swap':
    case 'boots':
    case 'axe':
      return { target: event.target };
    case 'call':
      return { beast: event.monster, field: event.field };
    case 'step':
      return event.figure === 'dwarf' ? { field: event.field } : { field: event.field, beast: event.figure };
    case 'strike':
    case 'endure':
    case 'attack':
    case 'monster-leaves':
      return { beast: event.monster };
    case 'lose':
      return { card: event.card };
    case 'vein':
    case 'vein-filled':
      return { cell: event.cell };
    case 'exit':
      return { nuggets: event.nuggets };
    case 'discard':
    case 'draw':
    case 'receive':
    case 'web':
    case 'cut':
    case 'web-weakens':
    case 'halt':
    case 'lose-nugget':
    case 'skip':
    case 'stand-up':
    case 'propose':
    case 'agree':
    case 'decline':
      return {};
    default:
      return inCommon(event);
  }
}

type Common = 'round' | 'place' | 'break' | 'repair' | 'rockfall' | 'map' | 'goal';

/** What several games tell alike; a kind that is missing above does not fit in here. */
function inCommon(event: Extract<GameEvent, { type: Common }>): Particulars {
  switch (event.type) {
    case 'round':
      return { round: event.round };
    case 'break':
      return { target: event.target, tool: event.tool };
    case 'repair':
      return { target: event.target, tool: event.tool, card: event.card };
    case 'place':
    case 'rockfall':
    case 'map':
    case 'goal':
      return { cell: event.cell, card: event.card };
  }
}

/** What every seat was, round by round, as the ends of rounds have shown it. */
export function rolesByRound(events: GameEvent[], game: string, seats: number): string[][] {
  const ends = treasureEnds(events, game);
  return Array.from({ length: seats }, (_, seat) => ends.map((end) => end.roles[seat] ?? '?'));
}
