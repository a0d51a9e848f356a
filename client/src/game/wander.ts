// The arrow keys lead from place to place of the maze.
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const CLOSE = 4; // pixels: nearer than that is the same place

function middle(each: Element): readonly [number, number] {
  const box = each.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** Move the focus to the nearest place in the direction of this arrow: where something can be done, or else to the cards that lie. */
export function wander(key: string): boolean {
  const way = ARROWS[key];
  const places = [...document.querySelectorAll<SVGGElement>('.spot, .step, .edge')];
  const spots = places.length ? places : [...document.querySelectorAll<SVGGElement>('.laid')];
  if (!way || !spots.length) return false;
  const held = spots.find((spot) => spot === document.activeElement);
  if (!held) {
    spots[0]!.focus();
    return true;
  }
  const here = middle(held);
  const ahead = spots
    .map((spot) => ({ spot, dx: middle(spot)[0] - here[0], dy: middle(spot)[1] - here[1] }))
    .map(({ spot, dx, dy }) => ({
      spot,
      along: dx * way[0] + dy * way[1],
      off: Math.abs(dx * way[1]) + Math.abs(dy * way[0]),
    }))
    .filter(({ along }) => along > CLOSE)
    .sort((a, b) => a.along + 2 * a.off - (b.along + 2 * b.off));
  ahead[0]?.spot.focus();
  return true;
}
