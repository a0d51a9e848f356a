// What a person has picked up and where they point, until it becomes one of the legal moves.
import { halfTurn, isPath, split } from '../cards/code';
import { gather, movesWith, named, parseMove, playable, type Move, type Places } from './moves';

export interface Sight {
  legal: string[];
  hand: string[];
}

const NOTHING: Places = {
  cells: new Map(),
  seats: new Map(),
  edges: new Map(),
  fields: new Map(),
  pile: [],
  tools: [],
  plain: [],
};

export class Choice {
  mode = $state<'play' | 'discard' | 'scrap'>('play');
  tool = $state<string | null>(null); // the tool that a scrap shall repair
  picked = $state<number[]>([]);
  turned = $state(false); // the picked card is held upside down
  options = $state.raw<Move[]>([]); // moves at the place pointed at
  at = $state(0); // which of them

  #sight: () => Sight;
  moves: Move[] = $derived.by(() => this.#sight().legal.map(parseMove));
  hand: string[] = $derived.by(() => this.#sight().hand);
  cards: string[] = $derived(this.picked.map((i) => this.hand[i]).filter((card) => card !== undefined));
  mine: Move[] = $derived(movesWith(this.moves, this.cards));
  places: Places = $derived(this.mode === 'play' ? gather(this.mine) : NOTHING);
  pending: Move | null = $derived(this.mode === 'play' ? (this.options[this.at] ?? null) : this.thrown());
  bright: boolean[] = $derived(playable(this.moves, this.hand));
  scraps: string[] = $derived(
    this.moves
      .filter((move) => move.verb === 'scrap')
      .map((move) => (move.target.kind === 'tool' ? move.target.tool : ''))
      .filter((tool, i, tools) => tools.indexOf(tool) === i),
  );

  constructor(sight: () => Sight) {
    this.#sight = sight;
  }

  /** The picked path card as it is held. */
  get held(): string | null {
    const card = this.mode === 'play' && this.cards.length === 1 ? this.cards[0]! : null;
    return card && isPath(card) ? (this.turned ? halfTurn(card) : card) : null;
  }

  get canTurn(): boolean {
    if (this.options.length > 1 && this.options.every((move) => move.target.kind === 'cell')) return true;
    return this.held !== null && this.options.length === 0 && halfTurn(this.held) !== this.held;
  }

  /** Two cards may be thrown away at once. */
  get canThrowTwo(): boolean {
    return this.moves.some((move) => move.verb === 'discard' && move.cards.length === 2);
  }

  /** What two cards to be thrown away would repair: whoever was told that two do finds it where cards are thrown away. */
  get mends(): Move[] {
    return this.mode === 'discard' && this.cards.length === 2 ? this.mine.filter((move) => move.verb === 'scrap') : [];
  }

  private thrown(): Move | null {
    if (!this.cards.length) return null;
    const verb = this.mode === 'scrap' ? 'scrap' : 'discard';
    return (
      this.mine.find(
        (move) =>
          move.verb === verb && (verb === 'discard' || (move.target.kind === 'tool' && move.target.tool === this.tool)),
      ) ?? null
    );
  }

  clear(): void {
    this.mode = 'play';
    this.tool = null;
    this.picked = [];
    this.turned = false;
    this.options = [];
    this.at = 0;
  }

  pick(index: number): void {
    if (this.mode === 'play') {
      const again = this.picked[0] === index;
      this.clear();
      if (!again) this.picked = [index];
      return;
    }
    const most = this.mode === 'scrap' || this.canThrowTwo ? 2 : 1;
    this.picked = this.picked.includes(index)
      ? this.picked.filter((each) => each !== index)
      : [...this.picked, index].slice(-most);
  }

  /** Take up the cards of a move and point where it points, as somebody advised; what points nowhere is left to its button. */
  follow(text: string): void {
    const move = this.moves.find((each) => each.text === text);
    this.clear();
    if (!move) return;
    if (!move.cards.length) return this.aim(move);
    const free = this.hand.map((card, index) => ({ card, index }));
    this.picked = move.cards.flatMap((wanted) => {
      const at = free.findIndex(({ card }) => named(card, wanted));
      return at < 0 ? [] : [free.splice(at, 1)[0]!.index];
    });
    if (move.verb === 'discard') this.mode = 'discard';
    else if (move.verb === 'scrap')
      [this.mode, this.tool] = ['scrap', move.target.kind === 'tool' ? move.target.tool : null];
    else this.options = [move];
    this.turned = move.target.kind === 'cell' && move.target.code !== null && move.target.code !== this.cards[0];
  }

  private aim(move: Move): void {
    const { target } = move;
    if (target.kind !== 'cell' && target.kind !== 'field' && target.kind !== 'edge') return;
    this.options = (target.kind === 'cell' && this.places.cells.get(target.cell)) || [move];
    this.at = Math.max(
      this.options.findIndex((each) => each.text === move.text),
      0,
    );
  }

  throwAway(): void {
    this.options = [];
    this.mode = 'discard';
  }

  scrap(tool: string): void {
    this.clear();
    this.mode = 'scrap';
    this.tool = tool;
  }

  turn(): void {
    if (this.options.length > 1) this.at = (this.at + 1) % this.options.length;
    else this.turned = !this.turned;
    const code = this.pending?.target.kind === 'cell' ? this.pending.target.code : null;
    if (code && this.cards.length === 1 && named(this.cards[0]!, code)) this.turned = code !== this.cards[0];
  }

  /** Point at a cell. Where nothing is offered, give the move to ask the server about, so that it can say why not. */
  cell(cell: string): string | null {
    const moves = this.places.cells.get(cell);
    if (!moves) return this.attempt(cell);
    const again = this.pending?.target.kind === 'cell' && this.pending.target.cell === cell;
    if (again && this.options.length > 1) this.turn();
    else this.toggle(moves);
    return null;
  }

  /** What needs no card (a bribe, a cut) is let go by a second tap: there is no card to put back. */
  private toggle(moves: Move[]): void {
    const again = this.pending !== null && moves.includes(this.pending);
    if (again && this.pending!.cards.length === 0 && this.pending!.verb !== 'orient') this.options = [];
    else this.point(moves);
  }

  private attempt(cell: string): string | null {
    if (this.held) return this.moves.length ? `place ${this.held} ${cell}` : null;
    const name = this.cards.length === 1 ? split(this.cards[0]!)[1] : '';
    if (!this.moves.length || !['rockfall', 'map', 'key'].includes(name)) return null;
    return `${name} ${cell}`;
  }

  point(moves: Move[]): void {
    this.options = moves;
    const held = this.held;
    const wanted = moves.findIndex((move) => move.target.kind === 'cell' && move.target.code === held);
    this.at = Math.max(wanted, 0);
  }

  seat(seat: number): void {
    const moves = this.places.seats.get(seat);
    if (moves) this.point(moves);
  }

  /** A person for whom the picked card is not offered: the move to ask the server about, so that it can say why not. */
  against(seat: number): string | null {
    const like = this.mine.find((move) => move.verb === 'break' || move.verb === 'repair');
    if (this.mode !== 'play' || like?.target.kind !== 'seat') return null;
    const [verb, tool, , ...more] = like.text.split(' ');
    return [verb, tool, seat, ...more].join(' ');
  }

  /** What the picked card is played on, where it is played on one of the two alone. */
  get meant(): 'maze' | 'seat' | null {
    const { cells, edges, seats } = this.places;
    const maze = cells.size + edges.size > 0;
    return !this.picked.length || maze === seats.size > 0 ? null : maze ? 'maze' : 'seat';
  }

  edge(edge: string): void {
    const moves = this.places.edges.get(edge);
    if (moves) this.toggle(moves);
  }
}
