// What of the maze is in sight. Whatever may be touched is at least as large as a finger: where the whole maze
// does not fit at that size, the part in play is shown.
import { read } from '../cards/code';
import type { Point } from '../cards/geometry';
import { cellName, cellOf } from '../game/view';
import type { GameState } from '../net/protocol';
import { fit, frame, type Frame } from './place';

export const FINGER = 44; // pixels
export const WEB = 45; // reach of a finger around the middle of a side: half the way to the next one
const MARGIN = 8;
const STEPS = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] } as const;

export interface Window {
  k: number;
  x: number;
  y: number;
}
export interface Room {
  width: number;
  height: number;
  above: number; // left free where there is room
  most: number; // never larger than this
}
type Board = GameState['board'];

/** The empty cells that a tunnel leads to. They are in sight whether or not a card for them is held: the maze stays where it is. */
export function openEnds(board: Board, goals: GameState['goals'] = {}): string[] {
  const found = new Set<string>();
  for (const [cell, code] of Object.entries(board)) {
    const card = read(code);
    const { x, y } = cellOf(cell);
    const around = Object.values(STEPS).some(([dx, dy]) => cellName({ x: x + dx, y: y + dy }) in board);
    if (cell in goals && !around) continue; // turned over at the end, reached by nobody
    for (const side of card.kind === 'path' ? (card.groups.join('') as Iterable<keyof typeof STEPS>) : []) {
      const there = cellName({ x: x + STEPS[side][0], y: y + STEPS[side][1] });
      if (!(there in board)) found.add(there);
    }
  }
  return [...found];
}

/** Everything that lies, and every place that a tunnel leads to. */
export function whole(board: Board, goals: GameState['goals'] = {}): Frame {
  return frame([...Object.keys(board), ...openEnds(board, goals)], MARGIN);
}

/** The cards that lie face up, and the places their tunnels lead to. */
export function tunnels(board: Board): Frame {
  const open = Object.keys(board).filter((cell) => read(board[cell]!).kind === 'path');
  return frame([...open, ...openEnds(board)], MARGIN);
}

/** The scale at which the smallest thing to touch is as large as a finger: a cell, and in the cave the side between two. */
export function least(game: GameState['game']): number {
  return FINGER / (game === 'cave' ? 2 * WEB : 100);
}

/** All cards, goals too. */
export function cards(board: Board): Frame {
  return frame(Object.keys(board), 2);
}

/** Show everything; where that would be too small, the tunnels and as much around them as there is room for, and no card cut off that has room. */
export function sight(all: Frame, lies: Frame, play: Frame, newest: Frame, room: Room, small: number): Window {
  const { width, height, above, most } = room;
  const best = fit(all, width, height, most, above);
  if (best.k >= small) return best;
  type Span = [number, number];
  const middle = ([from, to]: Span, must: Span, length: number, part: Span, last: Span): number => {
    if (length >= to - from) return (from + to) / 2;
    const [a, b] = part[1] - part[0] <= length ? part : last;
    const near = Math.min(Math.max((a + b) / 2, from + length / 2), to - length / 2);
    return length < must[1] - must[0] ? near : Math.min(Math.max(near, must[1] - length / 2), must[0] + length / 2);
  };
  const across = ({ left, right }: Frame): Span => [left, right];
  const down = ({ top, bottom }: Frame): Span => [top, bottom];
  const x = middle(across(all), across(lies), width / small, across(play), across(newest));
  const y = middle(down(all), down(lies), height / small, down(play), down(newest));
  return { k: small, x: width / 2 - x * small, y: height / 2 - y * small };
}

/** The least distance between any two of these points. */
export function spacing(points: Point[]): number {
  const pairs = points.flatMap((p, i) => points.slice(i + 1).map((q) => Math.hypot(p.x - q.x, p.y - q.y)));
  return Math.min(...pairs, 100);
}

/** Show where somebody stands and the fields next to them, so large that each is a finger's width from the next. */
export function closeUp(points: Point[], here: Point | null, { width, height, most, above }: Room): Window {
  const k = Math.min(Math.max(FINGER / spacing(points), 1), most);
  const near = here ? points.filter((p) => Math.hypot(p.x - here.x, p.y - here.y) < 250) : points;
  const seen = [...near, ...(here ? [here] : [])];
  const mid = (list: number[]): number => (list.length ? (Math.min(...list) + Math.max(...list)) / 2 : 0);
  const [x, y] = [mid(seen.map((p) => p.x)), mid(seen.map((p) => p.y))];
  return { k, x: width / 2 - x * k, y: Math.max(height / 2, above) - y * k };
}
