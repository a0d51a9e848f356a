// Which way the maze lies on this screen: along it, so that the cells are large. Most mazes run from left to right and are turned on a
// phone held upright; the cave is higher than wide and is turned wherever the screen is wider than high. Turned is by a quarter to the
// left: east is up (the ladder below, the goals above), north is left, and the cards in the hand lie as they would on the board.
// Whoever says "left" or "up" asks here too (text/describe.ts): words agree with what is seen.
import { HEIGHT, WIDTH } from './geometry';
import type { GameState } from '../net/protocol';

type GameName = GameState['game'];
type Way = 'N' | 'E' | 'S' | 'W';

function ask(query: string): { current: boolean } {
  if (typeof matchMedia === 'undefined') return { current: false }; // no screen at all
  const list = matchMedia(query);
  const answer = $state({ current: list.matches });
  list.addEventListener('change', () => (answer.current = list.matches));
  return answer;
}
const narrow = ask('(max-width: 599px) and (max-aspect-ratio: 1/1)');
const wide = ask('(min-aspect-ratio: 1/1)');

const TO_THE_LEFT: Record<Way, Way> = { N: 'W', W: 'S', S: 'E', E: 'N' };

class Lie {
  /** The game whose board is on the screen, the topmost; without one nothing is turned. */
  game = $state<GameName | null>(null);

  // One board may lie over another, and the next may be there before the one before it has gone. Not a state itself: while
  // a component is torn down Svelte shows it states as they were before.
  private readonly boards = new Map<symbol, GameName>();

  /** A board is laid on the screen, or the one that lies there shows another game. */
  lay(board: symbol, game: GameName): void {
    this.boards.set(board, game);
    this.tell();
  }

  /** A board is gone from the screen. */
  lift(board: symbol): void {
    this.boards.delete(board);
    this.tell();
  }

  private tell(): void {
    this.game = [...this.boards.values()].at(-1) ?? null;
  }

  get turned(): boolean {
    if (this.game === null) return false;
    return this.game === 'cave' ? wide.current : narrow.current;
  }

  /** The side of the screen at which a side of the maze is seen: N is up, E right. */
  seen(side: Way): Way {
    return this.turned ? TO_THE_LEFT[side] : side;
  }
}

export const lie = new Lie();

export interface Size {
  width: number;
  height: number;
}

/** How wide and how high a card lies. */
export function size(turned = lie.turned): Size {
  return turned ? { width: HEIGHT, height: WIDTH } : { width: WIDTH, height: HEIGHT };
}
