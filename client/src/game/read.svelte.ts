// Which lines of a table's talk were seen: kept for as long as the window is open, also when it is loaded anew.
import type { Said } from '../net/protocol';

export class ReadTalk {
  #last = $state(-1); // the number of the newest line that was seen
  readonly #key: string;

  constructor(table: string) {
    this.#key = `undermine-talk-${table}`;
    try {
      this.#last = Number(sessionStorage.getItem(this.#key) ?? -1);
    } catch {
      // private windows may have no storage: then all is new
    }
  }

  /** How many lines nobody of these seats has written and this person has not seen. */
  unread(talk: Said[], own: number[]): number {
    return talk.filter((line) => line.number > this.#last && !own.includes(line.seat)).length;
  }

  all(talk: Said[]): void {
    const newest = talk.at(-1)?.number ?? -1;
    if (newest <= this.#last) return;
    this.#last = newest;
    try {
      sessionStorage.setItem(this.#key, String(newest));
    } catch {
      // nothing to remember with
    }
  }
}
