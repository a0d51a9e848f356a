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
}

export interface Explained {
  title: string;
  code: string | null; // the card to draw beside it
  lines: string[];
  clause: string | null; // behind the small question mark
}
