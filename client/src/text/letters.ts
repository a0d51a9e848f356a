// How many letters a name has in one piece: it is written so small that no word of it is broken, where that can still be read.
export const longestWord = (name: string): number => Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
