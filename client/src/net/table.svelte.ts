// One table as this browser sees it over its socket: kept up to date, reconnected when lost, nothing queued in silence.
import type { FromClient, FromServer, GameEvent, Position, Refused, Said, Table } from './protocol';
import { calm, settings, type Pace } from '../settings.svelte';
import { endOf, type Ended } from '../game/ended';
import { arrive } from './api';
import { keep, keepCards, keepTable } from './shuffle';
import { pauseBefore, PATIENCE, SILENCE, SLOW } from './patience';

export type Seen = Omit<Position, 'events'>;
type Request = FromClient extends infer M ? (M extends { id?: unknown } ? Omit<M, 'id'> : never) : never;

/** Between two moves that are shown one after the other, and when many wait. */
const PAUSES: Record<Pace, [number, number]> = { slow: [1900, 500], normal: [900, 150], quick: [350, 60] };

/** What the page itself says when a request could not be sent, or was sent and never answered. */
function unsaid(key: 'offline' | 'lost'): Refused {
  return {
    type: 'refused',
    kind: 'request',
    key: key as Refused['key'],
    message: '',
    clause: null,
    move: null,
    at: null,
    side: null,
    position: null,
    reply: null,
  };
}

const MOST_TALK = 200; // lines of talk that are kept, words apart

/* eslint-disable svelte/prefer-svelte-reactivity -- maps that are drawn are replaced whole ($state.raw); the others nobody draws */
export class TableLink {
  table = $state.raw<Table | null>(null);
  positions = $state.raw<Map<number | null, Seen>>(new Map());
  log = $state.raw<Map<number | null, GameEvent[]>>(new Map());
  moves = $state.raw<Map<number | null, number[]>>(new Map()); // after how many moves each event of the log stands
  fresh = $state.raw<Map<number | null, { events: GameEvent[]; number: number }>>(new Map()); // what the last move did
  ends = $state.raw<Map<number | null, Ended>>(new Map()); // how the last round ended, until it was seen
  talk = $state.raw<Said[]>([]);
  heard = $state.raw<Said[]>([]); // the last lines that were said while this page was looking
  refusal = $state.raw<Refused | null>(null);
  status = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  notice = $state<string | null>(null);
  sending = $state(false);
  waiting = $state(0); // positions that are here and not shown yet
  slow = $state(false); // an answer takes longer than people expect

  #socket: WebSocket | null = null;
  #waiting = new Map<number, { done: (told: FromServer) => void; fail: () => void }>();
  #wondering = new Map<number, { done: (told: FromServer) => void; fail: () => void }>();
  #next = 1;
  #arrival = 0; // the question whose answer ends what a new line is told at first
  #arrived = false;
  #tries = 0;
  #closed = false;
  #asked = false; // something has to come, or the line is dead
  #watch: ReturnType<typeof setTimeout> | undefined;
  #late: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #seen = new Map<number | null, number>(); // newest position number per seat
  #queue: Position[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  #chunks = new Map<number | null, { moves: number; events: GameEvent[]; at: number[] }[]>();

  constructor(
    readonly id: string,
    readonly watch = false,
  ) {
    if (watch) this.#connect();
    else void arrive().then(() => this.#closed || this.#connect());
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  #hurry = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.status === 'lost') {
      this.#socket?.close(); // a try that hangs from before helps nobody
      this.#socket = null;
      this.#connect();
    } else if (this.status === 'open') this.#probe();
  };

  #cut = (): void => {
    if (this.#socket && this.status === 'open') this.#lose(this.#socket, 0);
  };

  #connect(): void {
    clearTimeout(this.#again);
    if (this.#socket && this.#socket.readyState <= WebSocket.OPEN) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}${this.watch ? '?watch=public' : ''}`);
    this.#socket = socket;
    this.#await(PATIENCE);
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.status = 'open';
      this.#arrived = false;
      this.#arrival = this.#next++;
      socket.send(JSON.stringify({ type: 'ping', id: this.#arrival })); // its answer comes after all that was said before
      this.#await(PATIENCE); // the table is told to whoever comes
    };
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#tries = 0;
      this.#hear(JSON.parse(event.data as string) as FromServer);
      this.#await(this.#waiting.size ? PATIENCE : SILENCE);
    };
    socket.onclose = (event) => this.#lose(socket, event.code);
  }

  /** Something must come within this time; a line that was quiet is asked first, one that owes an answer is given up. */
  #await(time: number): void {
    this.#asked = time === PATIENCE;
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.#asked && this.#socket) this.#lose(this.#socket, 0);
      else this.#probe();
    }, time);
  }

  #probe(): void {
    if (this.#asked || this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'ping', id: this.#next++ }));
    this.#await(PATIENCE);
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    socket.close();
    clearTimeout(this.#watch);
    clearTimeout(this.#late);
    this.slow = false;
    for (const { fail } of [...this.#waiting.values(), ...this.#wondering.values()]) fail();
    this.#waiting.clear();
    this.#wondering.clear();
    this.sending = false;
    if (this.#closed) return;
    if (code === 4404 || this.status === 'gone') {
      this.status = 'gone';
      return;
    }
    this.status = 'lost';
    this.#again = setTimeout(() => !this.#closed && this.#connect(), pauseBefore(this.#tries++, code, Math.random()));
  }

  #hear(told: FromServer): void {
    switch (told.type) {
      case 'table':
        this.table = told;
        if (!this.watch) keepTable(told);
        break;
      case 'position':
        if (this.refusal?.message === '') this.refusal = null; // the line is back: what was made and what was not is to be seen
        this.#look(told);
        break;
      case 'said':
        this.#listen(told);
        break;
      case 'refused':
        if (told.position) this.#look(told.position);
        break;
      case 'notice':
        this.notice = told.notice === 'storage-back' ? null : told.notice;
        break;
      case 'deleted':
        this.status = 'gone';
        break;
    }
    const reply = told.type === 'notice' ? null : told.reply;
    if (reply === this.#arrival) this.#arrived = true;
    if (reply != null) {
      for (const asked of [this.#waiting, this.#wondering]) {
        asked.get(reply)?.done(told);
        asked.delete(reply);
      }
    }
  }

  /** Take in a line of talk; a word comes again when its round is over, with whether it was true. */
  #listen(line: Said): void {
    if (this.talk.some((known) => known.number === line.number)) {
      this.talk = this.talk.map((known) => (known.number === line.number ? line : known));
      return;
    }
    const talk = [...this.talk, line].sort((one, other) => one.number - other.number);
    const first = talk.length - MOST_TALK;
    this.talk = talk.filter((known, i) => i >= first || known.word !== null);
    if (this.#arrived) this.heard = [...this.heard, line].slice(-12);
  }

  #look(position: Position): void {
    const newest = this.#seen.get(position.seat);
    if (newest !== undefined && position.number < newest) return;
    this.#seen.set(position.seat, position.number);
    this.#queue.push(position);
    const atOnce = newest === undefined || position.reply !== null || position.since === 0 || document.hidden || calm();
    this.waiting = this.#queue.length;
    if (this.#held && position.reply === null) return;
    if (atOnce) while (this.#queue.length) this.#show(this.#queue.shift()!);
    else this.#unroll();
  }

  /** Show nothing new while somebody reads how the round ended; then go on from there. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && (document.hidden || calm())) while (this.#queue.length) this.#show(this.#queue.shift()!);
    else this.#unroll();
  }

  /** Show what happened one move after the other, so that people can follow; hurry when many wait. */
  #unroll(): void {
    if (this.#timer !== undefined || this.#held || !this.#queue.length) return;
    const number = this.#queue[0]!.number;
    while (this.#queue[0]?.number === number) this.#show(this.#queue.shift()!);
    const pause = PAUSES[settings.pace][this.#queue.length > 8 ? 1 : 0];
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#unroll();
    }, pause);
  }

  #show(position: Position): void {
    this.waiting = this.#queue.length;
    const { events, ...rest } = position;
    const seat = position.seat;
    const before = this.positions.get(seat);
    const known = this.log.get(seat)?.length ?? 0;
    this.positions = new Map([...this.positions, [seat, rest]]);
    const kept = (this.#chunks.get(seat) ?? []).filter((chunk) => chunk.moves <= position.since);
    const first = position.since === 0 ? 0 : position.since + 1; // the deal comes before the first move
    const at = position.told.flatMap((count, i) => Array.from({ length: count }, () => first + i));
    const chunk = { moves: position.moves, events, at };
    const chunks = position.since === 0 ? [chunk] : [...kept, chunk];
    this.#chunks.set(seat, chunks);
    this.log = new Map([...this.log, [seat, chunks.flatMap((chunk) => chunk.events)]]);
    this.moves = new Map([...this.moves, [seat, chunks.flatMap((each) => each.at)]]);
    keepCards(this.id, seat, this.log.get(seat)!);
    if (before && position.moves > before.moves) {
      const told = position.since === 0 ? events.slice(known) : events; // the first move, or all that a lost line missed
      const ended = endOf(before.state, position.state, told);
      if (ended) this.ends = new Map([...this.ends, [seat, ended]]);
      if (told.length && (position.since > 0 || position.moves === before.moves + 1))
        this.fresh = new Map([...this.fresh, [seat, { events: told, number: position.number }]]);
    }
    // a rule that was broken is one of the position before
    if (this.refusal?.kind === 'rule' && before && before.number < position.number) this.refusal = null;
    if (this.notice === 'restarting') this.notice = null;
  }

  /** Whoever looks through these eyes has seen how the round ended. */
  seen(seat: number | null): void {
    this.ends = new Map([...this.ends].filter(([whose]) => whose !== seat));
  }

  /** Send a request and wait for its answer; null when the connection is lost, and the person is told so. */
  async ask(request: Request): Promise<FromServer | null> {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      this.refusal = unsaid('offline');
      return null;
    }
    const shuffles = request.type === 'sit' || request.type === 'ready' || request.type === 'start';
    if (shuffles && request.random && this.table)
      keep({ table: this.id, commitment: this.table.commitment, random: request.random });
    const id = this.#next++;
    const answer = new Promise<FromServer | null>((resolve) =>
      this.#waiting.set(id, { done: resolve, fail: () => resolve(null) }),
    );
    this.#socket.send(JSON.stringify({ ...request, id }));
    this.sending = true;
    if (!this.#asked) this.#await(PATIENCE);
    clearTimeout(this.#late);
    this.#late = setTimeout(() => (this.slow = this.sending), SLOW);
    const told = await answer;
    this.sending = this.#waiting.size > 0;
    this.slow &&= this.sending;
    this.refusal = told === null ? unsaid('lost') : told.type === 'refused' && !this.#over(request, told) ? told : null;
    return told;
  }

  /** A broken rule of a position that is over by now concerns nobody. */
  #over(request: Request, told: Refused): boolean {
    return told.kind === 'rule' && request.type === 'play' && (this.#seen.get(request.seat) ?? 0) > request.after;
  }

  /** Ask something beside the game: nobody waits for the answer, and no answer is no trouble. */
  async wonder(request: Request): Promise<FromServer | null> {
    if (this.#socket?.readyState !== WebSocket.OPEN) return null;
    const id = this.#next++;
    const answer = new Promise<FromServer | null>((resolve) =>
      this.#wondering.set(id, { done: resolve, fail: () => resolve(null) }),
    );
    this.#socket.send(JSON.stringify({ ...request, id }));
    return answer;
  }

  close(): void {
    this.#closed = true;
    for (const timer of [this.#watch, this.#late, this.#again, this.#timer]) clearTimeout(timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }
}
