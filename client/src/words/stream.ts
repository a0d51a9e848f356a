// One stream of what was done and what was said, in the order in which it came.
import type { Act } from '../game/acts';
import type { Said } from '../net/protocol';

export type Entry = { act: Act; line: null; key: string } | { act: null; line: Said; key: string };

/** Put together: a line stands behind everything that the moves before it did. `moves` tells after how many moves each event stands. */
export function stream(lines: Act[], moves: number[], talk: Said[]): Entry[] {
  const did = lines.map((act): Entry => ({ act, line: null, key: `act ${act.at}` }));
  const said = talk.map((line): Entry => ({ act: null, line, key: `line ${line.number}` }));
  const when = (entry: Entry): number => (entry.act ? (moves[entry.act.at] ?? 0) : entry.line.moves + 0.5);
  // both lists are in their order already, and sorting keeps it; what was said before the deal comes first
  const before = said.filter((entry) => entry.line?.round === 0);
  const during = said.filter((entry) => entry.line?.round !== 0);
  return [...before, ...[...did, ...during].sort((one, other) => when(one) - when(other))];
}
