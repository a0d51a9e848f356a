// Whose face is shown at a seat: the bot's own, the one that a person chose, or, until they choose, one that goes with the seat.
import { DWARFS, FACES } from '../cards/faces';
import { ICONS } from '../cards/icons';
import { PEOPLE } from '../cards/people';
import type { SeatInfo, Wear } from '../net/protocol';

export type Sitter = Pick<SeatInfo, 'name' | 'bot' | 'face'>;
export const CHOICES = Object.keys(PEOPLE) as Wear['face'][];

/** The drawing of a face on a square of 64. */
export function faceOf(sitter: Sitter | undefined, seat: number): string {
  const own = FACES[DWARFS[sitter?.name ?? ''] ?? ''];
  if (sitter?.bot) return own ?? ICONS[sitter.bot]!;
  return PEOPLE[sitter?.face ?? CHOICES[seat % CHOICES.length]!];
}
