// What somebody may point at to have it explained, and what is known at this table to explain it with.
import type { Foreseen, GameEvent, GameState, SeatInfo } from '../net/protocol';

export type Subject =
  | { kind: 'cell'; cell: string }
  | { kind: 'seat'; seat: number }
  | { kind: 'pile'; pile: 'deck' | 'discards' }
  | { kind: 'card'; code: string };

export interface Scene {
  view: GameState;
  me: number | null;
  seats: SeatInfo[];
  names: (seat: number) => string;
  events: GameEvent[];
  foreseen: Foreseen | null;
  walk?: string[] | null; // while the own dwarf or beast walks: the fields that one step leads to
}

/** One thing that a sheet says, beside a small picture of what it is about. */
export interface Line {
  words: string;
  icon: string | null;
}
export const line = (words: string, icon: string | null = null): Line => ({ words, icon });

export interface Explained {
  title: string;
  code: string | null; // the card to draw beside it
  lines: Line[];
  clause: string | null; // behind the small question mark
}
