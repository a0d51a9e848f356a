// Where there is room for a bubble: over nothing that it speaks of, and over nothing that is to be tapped.

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const GAP = 4; // pixels

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right + GAP &&
  other.left < one.right + GAP &&
  one.top < other.bottom + GAP &&
  other.top < one.bottom + GAP;

/** How far down a box goes until it lies over none of these; null where that is below the floor. */
function lowered(box: Box, kept: Box[], floor: number): number | null {
  const high = box.bottom - box.top;
  let top = box.top;
  for (;;) {
    if (top + high > floor) return null;
    const at = { ...box, top, bottom: top + high };
    const under = kept.filter((each) => meet(at, each));
    if (!under.length) return top;
    top = Math.max(...under.map((each) => each.bottom)) + GAP;
  }
}

/** The top of a box that would lie here: off all that is kept free, or where there is no such room off what matters most. */
export function roomFor(box: Box, kept: Box[][], floor: number): number {
  for (let most = kept.length; most > 0; most--) {
    const top = lowered(box, kept.slice(0, most).flat(), floor);
    if (top !== null) return top;
  }
  return box.top;
}
