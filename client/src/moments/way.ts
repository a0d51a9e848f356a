// A drawing aid: the shortest way that the tunnels show from a start to a goal, as a line to light up. It decides nothing.
import { opposite, read, type PathCard, type Side } from '../cards/code';
import type { Point } from '../cards/geometry';
import { edgePoint } from '../board/place';
import { neighbour, reaches } from '../board/reach';
import type { GameState } from '../net/protocol';

interface Stop {
  cell: string;
  group: string;
  from: Stop | null;
  by: Side | null; // the side by which one comes in
}

/** The way to a goal as an SVG path; null where no tunnels lead there, as in the cave, where one walks. */
export function wayTo(view: GameState, goal: string, seat: number | null): string | null {
  if (view.game === 'cave') return null;
  const cards = new Map<string, PathCard>();
  for (const [cell, code] of Object.entries(view.board)) {
    const card = read(code);
    if (card.kind === 'path') cards.set(cell, card);
  }
  const end = walk(cards, startsOf(view, cards, seat), goal, openTo(view, seat));
  return end && line(end);
}

const NAME = (cell: string, group: string): string => `${cell} ${group}`;

/** The groups that may be walked: in the Duel those in reach of the colour, doors and trolls considered. */
function openTo(view: GameState, seat: number | null): ((cell: string, group: string) => boolean) | null {
  if (view.game !== 'duel') return null;
  const colour = seat === 0 ? 'green' : 'blue';
  const names = new Set(
    reaches(view).flatMap(({ cell, group, colours }) => (colours.includes(colour) ? [NAME(cell, group)] : [])),
  );
  return (cell, group) => names.has(NAME(cell, group));
}

function startsOf(view: GameState, cards: Map<string, PathCard>, seat: number | null): Stop[] {
  const stop = (cell: string, group: string): Stop => ({ cell, group, from: null, by: null });
  if (view.game === 'saboteur') return (cards.get('0,0')?.groups ?? []).map((group) => stop('0,0', group));
  const colour = view.game === 'duel' ? (seat === 0 ? 'green' : 'blue') : null;
  return [...cards].flatMap(([cell, card]) =>
    card.marks.flatMap((mark) =>
      mark.kind === 'ladder' && (colour === null || mark.colour === colour) ? [stop(cell, mark.field)] : [],
    ),
  );
}

function walk(
  cards: Map<string, PathCard>,
  starts: Stop[],
  goal: string,
  open: ((cell: string, group: string) => boolean) | null,
): Stop | null {
  const seen = new Set(starts.map(({ cell, group }) => NAME(cell, group)));
  const queue = [...starts];
  for (let stop = queue.shift(); stop; stop = queue.shift()) {
    for (const side of stop.group as Iterable<Side>) {
      const cell = neighbour(stop.cell, side);
      if (cell === goal) return { cell, group: '', from: stop, by: opposite(side) };
      const group = cards.get(cell)?.groups.find((each) => each.includes(opposite(side)));
      if (!group || seen.has(NAME(cell, group)) || (open && !open(cell, group))) continue;
      seen.add(NAME(cell, group));
      queue.push({ cell, group, from: stop, by: opposite(side) });
    }
  }
  return null;
}

export function centre(cell: string): Point {
  const [a, b] = [edgePoint(cell, 'N'), edgePoint(cell, 'S')];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** How wide and high a card lies: on a screen that is higher than wide the maze may be turned by a quarter. */
export function extent(cell: string): { width: number; height: number } {
  const between = (one: string, other: string): Point => {
    const [a, b] = [edgePoint(cell, one), edgePoint(cell, other)];
    return { x: Math.abs(a.x - b.x), y: Math.abs(a.y - b.y) };
  };
  const [across, along] = [between('E', 'W'), between('N', 'S')];
  return { width: across.x + along.x, height: across.y + along.y };
}

function line(end: Stop): string {
  const stops: Stop[] = [];
  for (let stop: Stop | null = end; stop; stop = stop.from) stops.unshift(stop);
  const at = ({ x, y }: Point): string => `${x} ${y}`;
  return stops
    .map((stop, i) => {
      const middle = at(centre(stop.cell));
      const on = stops[i + 1];
      const out = on ? at(edgePoint(stop.cell, opposite(on.by!))) : null;
      if (i === 0) return `M${middle}` + (out ? `L${out}` : '');
      return out ? `Q${middle} ${out}` : `L${middle}`;
    })
    .join('');
}
