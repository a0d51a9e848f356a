// Where things lie on a card of 100 by 150: tunnels as curves, fields as points.
import type { PathCard, Side } from './code';

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 100;
export const HEIGHT = 150;
export const CENTRE: Point = { x: 50, y: 75 };

const GATE: Record<Side, Point> = {
  N: { x: 50, y: 0 },
  E: { x: 100, y: 75 },
  S: { x: 50, y: 150 },
  W: { x: 0, y: 75 },
};
const ARM: Record<Side, Point> = {
  N: { x: 50, y: 22 },
  E: { x: 83, y: 75 },
  S: { x: 50, y: 128 },
  W: { x: 17, y: 75 },
};
const STUB: Record<Side, Point> = {
  N: { x: 50, y: 34 },
  E: { x: 79, y: 75 },
  S: { x: 50, y: 116 },
  W: { x: 21, y: 75 },
};

export function gate(side: Side): Point {
  return GATE[side];
}

/** Where a door or a troll stands: just inside the opening. */
export function threshold(side: Side): Point {
  return toward(GATE[side], CENTRE, side === 'N' || side === 'S' ? 17 : 16);
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = distance / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The inner end of a dead end. A lone one is dug deeper. */
export function stubEnd(side: Side, alone: boolean): Point {
  return alone ? toward(STUB[side], CENTRE, side === 'N' || side === 'S' ? 26 : 16) : STUB[side];
}

/** The curve of a group as an SVG path. */
export function tunnelPath(group: string, alone: boolean): string {
  const sides = [...group] as Side[];
  if (sides.length === 1) {
    const from = GATE[sides[0]!];
    const to = stubEnd(sides[0]!, alone);
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  }
  if (sides.length === 2) {
    const [a, b] = sides.map((side) => GATE[side]) as [Point, Point];
    if (group === 'NS' || group === 'EW') return `M${a.x} ${a.y}L${b.x} ${b.y}`;
    const p = toward(a, CENTRE, distance(a) * 0.58);
    const q = toward(b, CENTRE, distance(b) * 0.66);
    return `M${a.x} ${a.y}C${p.x} ${p.y} ${q.x} ${q.y} ${b.x} ${b.y}`;
  }
  return sides.map((side) => `M${GATE[side].x} ${GATE[side].y}L50 75`).join('');
}

function distance(from: Point): number {
  return Math.hypot(from.x - CENTRE.x, from.y - CENTRE.y);
}

/** The middle of a group: of its curve, of its crossing, of its dead end. */
export function middle(group: string): Point {
  if (group.length === 1) return toward(STUB[group as Side], GATE[group as Side], 6);
  if (group.length > 2 || group === 'NS' || group === 'EW') return CENTRE;
  const [a, b] = [...group].map((side) => GATE[side as Side]) as [Point, Point];
  const p = toward(a, CENTRE, distance(a) * 0.58);
  const q = toward(b, CENTRE, distance(b) * 0.66);
  return { x: (a.x + 3 * p.x + 3 * q.x + b.x) / 8, y: (a.y + 3 * p.y + 3 * q.y + b.y) / 8 };
}

/** Names of the fields of a cave card and the points where figures stand. */
export function fieldPoints(card: PathCard): Map<string, Point> {
  const points = new Map<string, Point>();
  const crossing = card.groups.includes('NS') && card.groups.includes('EW');
  for (const group of card.groups) {
    const centre = crossing && group === underStrand(card) ? beside(group) : middle(group);
    if (group.length === 1 || card.level === 'I') points.set(group, centre);
    else {
      for (const side of group) points.set(side, ARM[side as Side]);
      if (card.level === 'III') points.set(group, centre);
    }
  }
  if (card.marks.some((mark) => mark.kind === 'tunnel')) points.set('T', CENTRE);
  return points;
}

/** Which strand of a crossing passes below: the wooden one lies on top. */
export function underStrand(card: PathCard): string {
  const bridge = card.marks.find((mark) => mark.kind === 'bridge');
  return bridge?.axis === 'NS' ? 'EW' : 'NS';
}

function beside(group: string): Point {
  return group === 'NS' ? { x: 50, y: 106 } : { x: 76, y: 75 };
}

/** Where a field of this name lies, also on a card that is still face down. */
export function fieldPoint(card: PathCard | null, field: string): Point {
  return (card && fieldPoints(card).get(field)) ?? CENTRE;
}
