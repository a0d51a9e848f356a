// How many letters a name has in one piece: it is written so small that no word of it is broken, where that can still be read.
export const longestWord = (name: string): number => Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));

/** Nothing but blanks, marks and signs that look like nothing, as keyboards and copying leave them (`server/names.py`). */
const UNSEEN = /^[\p{C}\p{M}\p{Z}\p{DI}\u2800]*$/u;
/** A name as somebody typed it, or another one where nothing of it would be seen. */
export const seenName = (typed: string, otherwise: string): string => (UNSEEN.test(typed) ? otherwise : typed.trim());
