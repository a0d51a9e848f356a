// Several lines read out one after the other: each ends once.

/** Join lines to one text; a line that ends in a sign of its own gets no full stop. */
export function sentences(lines: readonly (string | null | undefined)[]): string {
  return lines
    .map((line) => line?.trim() ?? '')
    .filter(Boolean)
    .map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`))
    .join(' ');
}
