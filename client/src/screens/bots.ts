// Names of bots: the house's own dwarfs, the same in every language.
import { DWARFS } from '../cards/faces';
import type { BotSeat } from '../net/protocol';

/** How well bots may play, the weakest first. */
export const LEVELS = ['mole', 'apprentice', 'miner', 'foreman', 'master'] as const;

/** Bots with names that nobody at the table has yet. */
export function bots(count: number, level: BotSeat['level'], taken: string[] = []): BotSeat[] {
  const free = Object.keys(DWARFS).filter((name) => !taken.includes(name));
  const from = Math.floor(Math.random() * free.length);
  return Array.from({ length: count }, (_, i) => ({ level, name: free[(from + i) % free.length]! }));
}
