// What lies on the board as a trace of what was done: rockfalls since one's last decision, and who looked at which goal.
import type { GameEvent, GameState } from '../net/protocol';

export interface Mark {
  kind: 'rockfall' | 'look';
  cell: string;
  seats: number[]; // who did it
}

/** Who has looked at each goal that still lies face down; in the cave one also looks at people. */
function looks(view: GameState): Mark[] {
  return Object.entries(view.board).flatMap(([cell, code]): Mark[] => {
    if (code !== '?' && !code.endsWith(':?')) return [];
    const seats = view.knows.flatMap((known, seat) => (known.map(String).includes(cell) ? [seat] : []));
    return seats.length ? [{ kind: 'look', cell, seats }] : [];
  });
}

/** The gaps that rockfalls left, as long as nothing was laid there again. */
function gaps(view: GameState, since: GameEvent[]): Mark[] {
  const fallen = new Map<string, Mark>();
  for (const event of since)
    if (event.type === 'rockfall' && !(event.cell in view.board))
      fallen.set(event.cell, { kind: 'rockfall', cell: event.cell, seats: [event.seat] });
  return [...fallen.values()];
}

export function marksOn(view: GameState, since: GameEvent[]): Mark[] {
  return [...gaps(view, since), ...looks(view)];
}

/** Who broke a tool of whom since one's last decision: seat by seat. */
export function strikes(since: GameEvent[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const event of since)
    if (event.type === 'break') found.set(event.target, [...(found.get(event.target) ?? []), event.seat]);
  return found;
}
