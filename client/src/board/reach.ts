// A drawing aid for the Duel: how far each colour's tunnels run from its ladders. It shows; it decides nothing.
import type { DuelState } from '../net/protocol';
import { opposite, read, type Colour, type PathCard, type Side } from '../cards/code';
import { cellName, cellOf } from '../game/view';

export interface Reached {
  cell: string;
  group: string;
  colours: Colour[];
}

const STEPS: Record<Side, [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** The cell beyond a side. */
export function neighbour(cell: string, side: Side): string {
  const { x, y } = cellOf(cell);
  return cellName({ x: x + STEPS[side][0], y: y + STEPS[side][1] });
}

/** Every group of tunnels that a colour reaches over open doors and bribed trolls. */
export function reaches(view: Pick<DuelState, 'board' | 'keys' | 'tokens'>): Reached[] {
  const cards = new Map<string, PathCard>();
  for (const [cell, code] of Object.entries(view.board)) {
    const card = read(code);
    if (card.kind === 'path') cards.set(cell, card);
  }
  const found = new Map<string, Reached>();
  for (const colour of ['green', 'blue'] as const) {
    for (const name of spread(view, cards, colour)) {
      const [cell = '', group = ''] = name.split(' ');
      const here = found.get(name) ?? { cell, group, colours: [] };
      here.colours.push(colour);
      found.set(name, here);
    }
  }
  return [...found.values()];
}

function spread(view: Pick<DuelState, 'keys' | 'tokens'>, cards: Map<string, PathCard>, colour: Colour): Set<string> {
  const seen = new Set<string>();
  const open = [...cards].flatMap(([cell, card]) =>
    card.marks.flatMap((mark) => (mark.kind === 'ladder' && mark.colour === colour ? [`${cell} ${mark.field}`] : [])),
  );
  while (open.length) {
    const name = open.pop()!;
    if (seen.has(name)) continue;
    seen.add(name);
    const [cell = '', group = ''] = name.split(' ');
    for (const side of group as Iterable<Side>) {
      const there = neighbour(cell, side);
      const next = cards.get(there)?.groups.find((each) => each.includes(opposite(side)));
      if (
        next &&
        free(view, cards.get(cell)!, cell, side, colour) &&
        free(view, cards.get(there)!, there, opposite(side), colour)
      )
        open.push(`${there} ${next}`);
    }
  }
  return seen;
}

function free(
  view: Pick<DuelState, 'keys' | 'tokens'>,
  card: PathCard,
  cell: string,
  side: Side,
  colour: Colour,
): boolean {
  return card.marks.every((mark) => {
    if (mark.kind === 'door' && mark.side === side) return mark.colour === colour || view.keys[cell] === colour;
    if (mark.kind === 'troll' && mark.side === side) return Boolean(view.tokens[cell]?.['troll']);
    return true;
  });
}
