// Where cells lie on the drawing. Flat: columns of 100, rows of 150, north is up. Turned (cards/lie.svelte.ts): columns of 150, rows of 100, east is up.
// Whatever is drawn over the maze finds its place here, so that it lies right both ways.
import { CENTRE, fieldPoint, gate, HEIGHT, WIDTH, type Point } from '../cards/geometry';
import { read, type Side } from '../cards/code';
import { cellOf, fieldOf } from '../game/view';
import { lie, size } from '../cards/lie.svelte';

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function corner(cell: string, turned = lie.turned): Point {
  const { x, y } = cellOf(cell);
  return turned ? { x: -y * HEIGHT, y: -x * WIDTH } : { x: x * WIDTH, y: -y * HEIGHT };
}

/** A point of a card, as `cards/geometry.ts` counts it, on the drawing of the whole maze. */
export function onCard(cell: string, point: Point): Point {
  const { x, y } = corner(cell);
  return lie.turned ? { x: x + point.y, y: y + WIDTH - point.x } : { x: x + point.x, y: y + point.y };
}

export function centre(cell: string): Point {
  return onCard(cell, CENTRE);
}

/** The cell under a point of the drawing. */
export function cellAt(point: Point): string {
  const { width, height } = size();
  const [column, row] = [Math.floor(point.x / width), Math.floor(point.y / height)];
  return lie.turned ? `${-row},${-column}` : `${column},${-row}`;
}

/** Where a field of the cave, `x,y/NAME`, is on the drawing. */
export function fieldAt(board: Record<string, string>, name: string): Point {
  const { cell, field } = fieldOf(name);
  const card = read(board[cell] ?? '?');
  return onCard(cell, fieldPoint(card.kind === 'path' ? card : null, field));
}

export function frame(cells: Iterable<string>, margin: number, turned = lie.turned): Frame {
  const box: Frame = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const { width, height } = size(turned);
  for (const cell of cells) {
    const { x, y } = corner(cell, turned);
    box.left = Math.min(box.left, x - margin);
    box.top = Math.min(box.top, y - margin);
    box.right = Math.max(box.right, x + width + margin);
    box.bottom = Math.max(box.bottom, y + height + margin);
  }
  return Number.isFinite(box.left) ? box : { left: 0, top: 0, right: width, bottom: height };
}

/** Scale and shift that show a frame whole and centred; where there is room, `above` is left free for what is said there. */
export function fit(
  box: Frame,
  width: number,
  height: number,
  most: number,
  above = 0,
): { k: number; x: number; y: number } {
  const k = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), most);
  const room = height - k * (box.bottom - box.top);
  const top = Math.max(room / 2, Math.min(above, room));
  return { k, x: (width - k * (box.left + box.right)) / 2, y: top - k * box.top };
}

/** Middle of the side of a cell, and whether the side stands upright. */
export function edgePoint(cell: string, side: string): Point & { upright: boolean } {
  const seen = lie.seen(side as Side);
  return { ...onCard(cell, gate(side as Side)), upright: seen === 'E' || seen === 'W' };
}
