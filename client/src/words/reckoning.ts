// What came of one's own notes, once everybody has shown who they were.
import { identities, type Ended } from '../game/ended';
import type { GameState, OwnMark } from '../net/protocol';

/** Whether a note was right; who was unsure was neither. */
export function cameTrue(mark: OwnMark, traitors: (boolean | null)[]): boolean | null {
  const traitor = traitors[mark.about] ?? null;
  if (traitor === null || mark.mark === 'unsure') return null;
  return traitor === (mark.mark === 'suspect');
}

/** Who turned out to be a traitor, from what the end of a round shows of everybody. */
export function traitorsAt(event: Ended['event'] | null, game: GameState['game'], seats: number): (boolean | null)[] {
  const found: (boolean | null)[] = Array.from({ length: seats }, () => null);
  if (event) for (const { seat, role } of identities(event, game)) found[seat] = role === 'saboteur';
  return found;
}
