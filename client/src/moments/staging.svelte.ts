// Staging: the parts that are fetched only when a moment comes, or when the table has been quiet for a while.
import type MomentsPart from './Moments.svelte';
import type { Director } from './moment.svelte';
import type RoleTurnPart from './RoleTurn.svelte';

const QUIET = 4000; // until then the table itself is fetched
const READING = 5000; // milliseconds, and more for each line of what was said
const LINE = 600;

export class Staging {
  Moments = $state.raw<typeof MomentsPart | null>(null);
  RoleTurn = $state.raw<typeof RoleTurnPart | null>(null);

  constructor(director: Director) {
    $effect(() => {
      if (!this.Moments && director.now) void this.#fetch(() => director.next()); // over a lost line the game goes on without
    });
    $effect(() => {
      const timer = setTimeout(() => void this.#fetch(() => undefined), QUIET);
      return () => clearTimeout(timer);
    });
  }

  async #fetch(fail: () => void): Promise<void> {
    try {
      this.Moments = (await import('./Moments.svelte')).default;
    } catch {
      fail();
    }
  }

  async fetchRole(fail: () => void): Promise<void> {
    try {
      this.RoleTurn ??= (await import('./RoleTurn.svelte')).default;
    } catch {
      fail();
    }
  }
}

/** At the television the end of a round stays until it was to be read and somebody has played on. */
export class Unattended {
  #read = $state(false);

  constructor(end: () => { seen: boolean; over: boolean; goesOn: boolean; lines: number }, done: () => void) {
    const reading = $derived(end().seen ? READING + LINE * end().lines : 0); // and no longer for each move that waits
    $effect(() => {
      if (!reading) return;
      const timer = setTimeout(() => (this.#read = true), reading);
      return () => {
        clearTimeout(timer);
        this.#read = false;
      };
    });
    $effect(() => {
      if (this.#read && (end().over || end().goesOn)) done();
    });
  }
}
