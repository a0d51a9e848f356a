// Names of bots: the house's own dwarfs, the same in every language.
import type { BotSeat } from '../net/protocol';

const NAMES = ['Bruni', 'Olga', 'Tomte', 'Gerda', 'Kobold', 'Milka', 'Zolt', 'Ruta', 'Pip', 'Hedda', 'Fenek', 'Juno'];

/** Bots with names that nobody at the table has yet. */
export function bots(count: number, level: BotSeat['level'], taken: string[] = []): BotSeat[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  const from = Math.floor(Math.random() * free.length);
  return Array.from({ length: count }, (_, i) => ({ level, name: free[(from + i) % free.length]! }));
}
