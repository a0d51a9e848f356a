// How long to wait on a shaky line, and how soon to try again.

export const SLOW = 1500; // an answer that takes longer is said to be slow
export const PATIENCE = 6000; // a line that owes an answer for so long is dead
export const SILENCE = 20_000; // a line on which nothing came for so long is asked whether it lives

const TOO_MUCH = new Set([4408, 4429]); // the server asked this browser to slow down

/** The pause before a new try, in milliseconds: below a second while somebody waits in front of it, patient after a minute. */
export function pauseBefore(tries: number, code: number, chance: number): number {
  const pause = TOO_MUCH.has(code) || tries > 80 ? 5000 : Math.min(200 * (tries + 1), 700);
  return pause * (0.75 + chance / 2);
}
