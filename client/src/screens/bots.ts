// Names of bots: the characters of bots/tables/characters.toml (a test compares), whose tempers show in their play.
import type { BotSeat } from '../net/protocol';

const NAMES = ['Berta', 'Grumbold', 'Tilda', 'Orin', 'Mira', 'Krum', 'Hedda', 'Pip', 'Wilmar', 'Zora', 'Fenek', 'Ulla'];

/** Bots with names that nobody at the table has yet. */
export function bots(count: number, level: BotSeat['level'], taken: string[] = []): BotSeat[] {
  const free = NAMES.filter((name) => !taken.includes(name));
  const from = Math.floor(Math.random() * free.length);
  return Array.from({ length: count }, (_, i) => ({ level, name: free[(from + i) % free.length]! }));
}
