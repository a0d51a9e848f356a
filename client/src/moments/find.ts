// What a goal that was turned over shows, as the words call it.
import { read } from '../cards/code';

const FINDS = ['treasure', 'stone', 'gold', 'exit', 'vein', 'ladder', 'lair'] as const;
const GOOD = new Set<string>(['treasure', 'gold', 'exit', 'vein']);

export interface Find {
  find: string;
  nuggets: number;
}

export function findOn(code: string): Find {
  const card = read(code);
  const marks = card.kind === 'path' ? card.marks : [];
  const kinds = marks.map((mark): string => mark.kind);
  const gold = marks.find((mark) => mark.kind === 'gold');
  return { find: FINDS.find((kind) => kinds.includes(kind)) ?? 'stone', nuggets: gold?.count ?? 0 };
}

export const isGood = (find: string): boolean => GOOD.has(find);
