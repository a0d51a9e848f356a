// How long a moment takes, in seconds: one to three, whatever is shown.
import type { Turned } from './moment.svelte';

const DIGGING = 1.15; // until the light has arrived
const APART = 0.35; // between two goals that are turned at once
const AFTER = 1.5; // to see what it was

/** When the card of a goal begins to turn. */
export function flipAt(goals: Turned[], i: number): number {
  return (goals.some(({ way }) => way) ? DIGGING : 0.15) + i * APART;
}

export function goalLasts(goals: Turned[]): number {
  return flipAt(goals, goals.length - 1) + AFTER;
}

/** How long words stay that go by themselves: to be read once, without haste. */
export function toRead(words: string): number {
  return 2 + 0.06 * words.length;
}

export const HIT_LASTS = 1.5;
export const ROLE_SHOWN = 7; // then it covers itself: someone may be looking over the shoulder

/** When the n-th of so many cards is turned over at a round's end; all within three seconds. */
export function turnsAt(n: number, of: number): number {
  return 0.5 + n * Math.min(0.45, 2.4 / Math.max(of, 1));
}
