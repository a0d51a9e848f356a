// Where cells lie on the drawing: columns of 100, rows of 150, north is up.
import { HEIGHT, WIDTH, type Point } from '../cards/geometry';
import { cellOf } from '../game/view';

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function corner(cell: string): Point {
  const { x, y } = cellOf(cell);
  return { x: x * WIDTH, y: -y * HEIGHT };
}

/** The cell under a point of the drawing. */
export function cellAt(point: Point): string {
  return `${Math.floor(point.x / WIDTH)},${-Math.floor(point.y / HEIGHT)}`;
}

export function frame(cells: Iterable<string>, margin: number): Frame {
  const box: Frame = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const cell of cells) {
    const { x, y } = corner(cell);
    box.left = Math.min(box.left, x - margin);
    box.top = Math.min(box.top, y - margin);
    box.right = Math.max(box.right, x + WIDTH + margin);
    box.bottom = Math.max(box.bottom, y + HEIGHT + margin);
  }
  return Number.isFinite(box.left) ? box : { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
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
  const { x, y } = corner(cell);
  switch (side) {
    case 'N':
      return { x: x + WIDTH / 2, y, upright: false };
    case 'S':
      return { x: x + WIDTH / 2, y: y + HEIGHT, upright: false };
    case 'E':
      return { x: x + WIDTH, y: y + HEIGHT / 2, upright: true };
    default:
      return { x, y: y + HEIGHT / 2, upright: true };
  }
}
