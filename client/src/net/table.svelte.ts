// One table as this browser sees it over its socket: kept up to date, reconnected when lost, nothing queued in silence.
import type { FromClient, FromServer, GameEvent, Position, Refused, Said, Table } from './protocol';
import { calm } from '../settings.svelte';
import { arrive } from './api';
import { keep, keepCards, keepTable } from './shuffle';
import { pauseBefore, PATIENCE, SILENCE, SLOW } from './patience';

export type Seen = Omit<Position, 'events'>;
type Request = FromClient extends infer M ? (M extends { id?: unknown } ? Omit<M, 'id'> : never) : never;

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

/* eslint-disable svelte/prefer-svelte-reactivity -- maps that are drawn are replaced whole ($state.raw); the others nobody draws */
export class TableLink {
  table = $state.raw<Table | null>(null);
  positions = $state.raw<Map<number | null, Seen>>(new Map());
  log = $state.raw<Map<number | null, GameEvent[]>>(new Map());
  fresh = $state.raw<{ seat: number | null; events: GameEvent[]; number: number } | null>(null);
  talk = $state.raw<Said[]>([]);
  refusal = $state.raw<Refused | null>(null);
  status = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  notice = $state<string | null>(null);
  sending = $state(false);
  slow = $state(false); // an answer takes longer than people expect

  #socket: WebSocket | null = null;
  #waiting = new Map<number, { done: (told: FromServer) => void; fail: () => void }>();
  #wondering = new Map<number, { done: (told: FromServer) => void; fail: () => void }>();
  #next = 1;
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
  #chunks = new Map<number | null, { moves: number; events: GameEvent[] }[]>();

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
        if (!this.talk.some((line) => line.number === told.number)) this.talk = [...this.talk, told].slice(-200);
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
    if (reply != null) {
      for (const asked of [this.#waiting, this.#wondering]) {
        asked.get(reply)?.done(told);
        asked.delete(reply);
      }
    }
  }

  #look(position: Position): void {
    const newest = this.#seen.get(position.seat);
    if (newest !== undefined && position.number < newest) return;
    this.#seen.set(position.seat, position.number);
    this.#queue.push(position);
    const atOnce = newest === undefined || position.reply !== null || position.since === 0 || document.hidden || calm();
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
    const pause = this.#queue.length > 8 ? 150 : 900;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#unroll();
    }, pause);
  }

  #show(position: Position): void {
    const { events, ...rest } = position;
    const seat = position.seat;
    const first = !this.positions.has(seat);
    this.positions = new Map([...this.positions, [seat, rest]]);
    const kept = (this.#chunks.get(seat) ?? []).filter((chunk) => chunk.moves <= position.since);
    const chunks =
      position.since === 0 ? [{ moves: position.moves, events }] : [...kept, { moves: position.moves, events }];
    this.#chunks.set(seat, chunks);
    this.log = new Map([...this.log, [seat, chunks.flatMap((chunk) => chunk.events)]]);
    keepCards(this.id, seat, this.log.get(seat)!);
    if (!first && position.since > 0 && events.length) this.fresh = { seat, events, number: position.number };
    if (this.notice === 'restarting') this.notice = null;
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
    this.refusal = told === null ? unsaid('lost') : told.type === 'refused' ? told : null;
    return told;
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
