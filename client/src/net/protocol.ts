// Generated from src/undermine/server/protocol.py by `npm run types`; not to be edited by hand.

export type FromClient =
  | Sit
  | Stand
  | Rename
  | AddBot
  | Remove
  | Configure
  | Ready
  | Start
  | Play
  | Undo
  | Hint
  | Say
  | React
  | Write
  | Mute
  | MoveSeat
  | Claim
  | TakeBack
  | HandOver
  | Rematch
  | Delete
  | Ping;
export type FromServer = Table | Position | Refused | Said | SeatLink | Advice | Done | Deleted | Notice;

/**
 * Every message between browser and server
 */
export interface Protocol {
  AddBot?: AddBot;
  Advice?: Advice;
  BotSeat?: BotSeat;
  Catalogue?: Catalogue;
  Claim?: Claim;
  Clock?: Clock;
  ClockInfo?: ClockInfo;
  Configure?: Configure;
  ContinueTable?: ContinueTable;
  Contribution?: Contribution;
  CreateTable?: CreateTable;
  Delete?: Delete;
  Deleted?: Deleted;
  Done?: Done;
  FromClient?: FromClient;
  FromServer?: FromServer;
  GameInfo?: GameInfo;
  HandOver?: HandOver;
  Hint?: Hint;
  Lobby?: Lobby;
  LobbyTable?: LobbyTable;
  Made?: Made;
  Moment?: Moment;
  MoveSeat?: MoveSeat;
  Mute?: Mute;
  MyTable?: MyTable;
  MyTables?: MyTables;
  Notice?: Notice;
  OptionInfo?: OptionInfo;
  Ping?: Ping;
  Play?: Play;
  Position?: Position;
  Problem?: Problem;
  Proof?: Proof;
  React?: React;
  Ready?: Ready;
  Refused?: Refused;
  Rematch?: Rematch;
  Remove?: Remove;
  Rename?: Rename;
  ReplayInfo?: ReplayInfo;
  ReplayMove?: ReplayMove;
  ReplayStep?: ReplayStep;
  ReplaySteps?: ReplaySteps;
  Said?: Said;
  Say?: Say;
  SeatInfo?: SeatInfo;
  SeatLink?: SeatLink;
  Settings?: Settings;
  Shuffle?: Shuffle;
  Sit?: Sit;
  Stand?: Stand;
  StandIn?: StandIn;
  Start?: Start;
  StartDaily?: StartDaily;
  Table?: Table;
  TakeBack?: TakeBack;
  Undo?: Undo;
  Wait?: Wait;
  Write?: Write;
}
/**
 * Host: seat a bot, or change the one that sits there. `seat` null: the first empty one.
 */
export interface AddBot {
  type: 'add-bot';
  level: 'apprentice' | 'miner' | 'mole';
  /**
   * A name as typed, shown as text and never as markup
   */
  name: string;
  seat?: number | null;
  id?: number | null;
}
/**
 * Answer to `hint`.
 */
export interface Advice {
  type: 'advice';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  number: number;
  move: string;
  why: string;
  reply: number | null;
}
/**
 * A bot to seat at once when a table is made.
 */
export interface BotSeat {
  level: 'apprentice' | 'miner' | 'mole';
  /**
   * A name as typed, shown as text and never as markup
   */
  name: string;
}
/**
 * GET /api/catalogue: what this server offers.
 */
export interface Catalogue {
  version: string;
  games: GameInfo[];
  levels: ('apprentice' | 'miner' | 'mole')[];
  phrases: (
    | 'bye'
    | 'gold-there'
    | 'good-luck'
    | 'hello'
    | 'hurry'
    | 'i-dig'
    | 'need-repair'
    | 'no-cards'
    | 'not-me'
    | 'one-more-round'
    | 'only-stone'
    | 'oops'
    | 'sorry'
    | 'suspicious'
    | 'thanks'
    | 'that-way'
    | 'thinking'
    | 'trust-me'
    | 'well-played'
  )[];
  reactions: ('angry' | 'cheer' | 'clap' | 'heart' | 'hmm' | 'laugh' | 'sad' | 'wow')[];
}
/**
 * One game: how many may play and what may be chosen.
 */
export interface GameInfo {
  game: 'cave' | 'duel' | 'saboteur' | 'solo';
  seats_min: number;
  seats_max: number;
  options: OptionInfo[];
}
/**
 * One option of a game: its values in the order to show them.
 */
export interface OptionInfo {
  name: string;
  values: (string | number)[];
  default: string | number;
}
/**
 * The other device shows the key of the private link.
 */
export interface Claim {
  type: 'claim';
  /**
   * One-time key that moves a seat to another device
   */
  key: string;
  id?: number | null;
}
/**
 * Every decision has a clock; when it runs out a bot decides this once.
 */
export interface Clock {
  policy: 'clock';
  seconds?: number;
}
/**
 * A running clock: this seat decides, or a bot does when `left` milliseconds are over.
 */
export interface ClockInfo {
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  left: number;
}
/**
 * Host: change the settings before the start.
 */
export interface Configure {
  type: 'configure';
  settings: Settings;
  id?: number | null;
}
/**
 * What the host chooses; can be changed until the start.
 */
export interface Settings {
  game: 'cave' | 'duel' | 'saboteur' | 'solo';
  seats: number;
  options?: {
    [k: string]: string | number;
  };
  public?: boolean;
  away?: Wait | Clock | StandIn;
  undo?: boolean;
  free_text?: boolean;
}
/**
 * Somebody is away: the table waits, however long.
 */
export interface Wait {
  policy: 'wait';
}
/**
 * After a grace time a bot plays for the person who is away, and gives the seat back on return.
 */
export interface StandIn {
  policy: 'bot';
  seconds?: number;
}
/**
 * POST /api/continue: a new table that begins as a copy of a finished game up to a moment; bots take the other seats.
 */
export interface ContinueTable {
  moment: Moment;
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  /**
   * A name as typed, shown as text and never as markup
   */
  name: string;
  level?: 'apprentice' | 'miner' | 'mole';
}
/**
 * A moment of a finished game: its first `moves` moves.
 */
export interface Moment {
  /**
   * Unguessable id of a table, part of its link
   */
  table: string;
  moves: number;
}
/**
 * The randomness that one person's browser added for a seat.
 */
export interface Contribution {
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  /**
   * 32 random bytes of the browser, in hex
   */
  random: string;
}
/**
 * POST /api/tables. `names` are the own seats (several: pass and play; none: a television), then come `bots`.
 */
export interface CreateTable {
  settings: Settings;
  /**
   * @maxItems 10
   *
   * Items: A name as typed, shown as text and never as markup
   */
  names?: string[];
  /**
   * @maxItems 10
   */
  bots?: BotSeat[];
}
/**
 * Host: delete the table with everything in it.
 */
export interface Delete {
  type: 'delete';
  id?: number | null;
}
/**
 * The table is no more; the server closes the socket.
 */
export interface Deleted {
  type: 'deleted';
  reply: number | null;
}
/**
 * The request was carried out and has no other answer (ping).
 */
export interface Done {
  type: 'done';
  reply: number | null;
}
/**
 * Take an empty seat (again for a further seat: pass and play). `seat` null: the first empty one.
 */
export interface Sit {
  type: 'sit';
  /**
   * A name as typed, shown as text and never as markup
   */
  name: string;
  /**
   * 32 random bytes of the browser, in hex
   */
  random: string;
  seat?: number | null;
  id?: number | null;
}
/**
 * Leave an own seat before the start. The host who leaves the last own seat stays host.
 */
export interface Stand {
  type: 'stand';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  id?: number | null;
}
/**
 * Change the name at an own seat, or (host) of a bot, before the start.
 */
export interface Rename {
  type: 'rename';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  /**
   * A name as typed, shown as text and never as markup
   */
  name: string;
  id?: number | null;
}
/**
 * Host: remove a bot or a person before the start; later a person becomes a bot's seat for good.
 */
export interface Remove {
  type: 'remove';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  id?: number | null;
}
/**
 * All own seats are ready, or not; `random` is needed where the seat was kept from an earlier game (rematch).
 */
export interface Ready {
  type: 'ready';
  ready: boolean;
  random?: string | null;
  id?: number | null;
}
/**
 * Host: deal, when every seat is taken and everybody else is ready. `random` for the host's own kept seats.
 */
export interface Start {
  type: 'start';
  random?: string | null;
  id?: number | null;
}
/**
 * A move of an own seat; `after` repeats `number` of the position it answers.
 */
export interface Play {
  type: 'play';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  /**
   * A move in the contract's text form
   */
  move: string;
  after: number;
  id?: number | null;
}
/**
 * Take back the seat's last move: within the own turn, nothing revealed, if the table allows it.
 */
export interface Undo {
  type: 'undo';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  after: number;
  id?: number | null;
}
/**
 * Ask a bot what it would do and why; only at a table without other people.
 */
export interface Hint {
  type: 'hint';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  language?: 'cs' | 'de' | 'en' | 'hu' | 'sk';
  id?: number | null;
}
/**
 * A ready-made phrase, translated for each reader.
 */
export interface Say {
  type: 'say';
  phrase:
    | 'bye'
    | 'gold-there'
    | 'good-luck'
    | 'hello'
    | 'hurry'
    | 'i-dig'
    | 'need-repair'
    | 'no-cards'
    | 'not-me'
    | 'one-more-round'
    | 'only-stone'
    | 'oops'
    | 'sorry'
    | 'suspicious'
    | 'thanks'
    | 'that-way'
    | 'thinking'
    | 'trust-me'
    | 'well-played';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  id?: number | null;
}
/**
 * A reaction shown for a moment.
 */
export interface React {
  type: 'react';
  reaction: 'angry' | 'cheer' | 'clap' | 'heart' | 'hmm' | 'laugh' | 'sad' | 'wow';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  id?: number | null;
}
/**
 * Free text, if the host allows it.
 */
export interface Write {
  type: 'write';
  text: string;
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  id?: number | null;
}
/**
 * Hear no more (or again) of the person at this seat; nobody else is told.
 */
export interface Mute {
  type: 'mute';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  muted: boolean;
  id?: number | null;
}
/**
 * Ask for a private link that moves an own seat to another device; an older link dies.
 */
export interface MoveSeat {
  type: 'move-seat';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  id?: number | null;
}
/**
 * Whoever first took the seat calls it back to this device; open links die.
 */
export interface TakeBack {
  type: 'take-back';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  id?: number | null;
}
/**
 * Host: the person at this seat is the host from now on.
 */
export interface HandOver {
  type: 'hand-over';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  id?: number | null;
}
/**
 * Host, after the end: a new table with the same settings and people; all are told its id.
 */
export interface Rematch {
  type: 'rematch';
  id?: number | null;
}
/**
 * Ask for a pong, to measure the connection.
 */
export interface Ping {
  type: 'ping';
  id?: number | null;
}
/**
 * The table around the game; sent on connecting and whenever any of it changes. `reply` answers a request.
 */
export interface Table {
  type: 'table';
  /**
   * Unguessable id of a table, part of its link
   */
  table: string;
  code: string;
  /**
   * Address to share; its QR code is GET /api/tables/{id}/qr.svg
   */
  link: string;
  phase: 'finished' | 'lobby' | 'playing';
  settings: Settings;
  seats: SeatInfo[];
  /**
   * This connection's person is the host
   */
  host: boolean;
  host_name: string;
  watchers: number;
  /**
   * SHA-256 commitment to the secret seed; null where the deal is public
   */
  commitment: string | null;
  /**
   * Date of the daily challenge, YYYY-MM-DD
   */
  daily: string | null;
  /**
   * The moment of a finished game from which this table goes on
   */
  source: Moment | null;
  /**
   * The table where these people play on
   */
  rematch: string | null;
  reply: number | null;
}
/**
 * One seat as everybody at the table sees it.
 */
export interface SeatInfo {
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  taken: boolean;
  name: string | null;
  bot: ('apprentice' | 'miner' | 'mole') | null;
  online: boolean;
  ready: boolean;
  /**
   * This seat's browser has added its randomness
   */
  contributed: boolean;
  /**
   * This seat's person is the host of the table
   */
  host: boolean;
  /**
   * A bot plays for the person who is away
   */
  stand_in: boolean;
  /**
   * This connection may act for the seat
   */
  mine: boolean;
  /**
   * The seat was first mine and now plays on another device; take-back brings it home
   */
  lent: boolean;
  /**
   * I do not hear this seat
   */
  muted: boolean;
}
/**
 * The game through one seat's eyes (`seat` null: the public's). A connection gets one for each seat it holds.
 *
 *     `events` are those of the moves after the first `since` ones: drop what you hold beyond `since`, then add them.
 */
export interface Position {
  type: 'position';
  seat: number | null;
  /**
   * Number of this position, to be repeated in `after`; never goes back
   */
  number: number;
  /**
   * Number of moves played
   */
  moves: number;
  state: {};
  /**
   * Every legal move if this seat decides, else empty
   */
  legal: string[];
  since: number;
  events: {}[];
  /**
   * This seat may take back its last move now
   */
  undo: boolean;
  clock: ClockInfo | null;
  reply: number | null;
}
/**
 * Nothing has happened, and why. For moves: the clause, what is at fault, and the position as it is.
 */
export interface Refused {
  type: 'refused';
  kind: 'limit' | 'message' | 'request' | 'rule' | 'stale' | 'storage' | 'syntax';
  key:
    | 'acts-enough'
    | 'code-unknown'
    | 'disk-full'
    | 'hint-not-alone'
    | 'host-only'
    | 'key-unknown'
    | 'malformed'
    | 'moment-unknown'
    | 'name-taken'
    | 'not-found'
    | 'not-owner'
    | 'not-ready'
    | 'not-your-seat'
    | 'option-unknown'
    | 'origin'
    | 'random-missing'
    | 'rule'
    | 'seat-empty'
    | 'seat-is-bot'
    | 'seat-is-person'
    | 'seat-taken'
    | 'seat-unknown'
    | 'seats-number'
    | 'shutting-down'
    | 'stale'
    | 'storage'
    | 'syntax'
    | 'table-finished'
    | 'table-full'
    | 'table-gone'
    | 'table-not-started'
    | 'table-started'
    | 'table-unfinished'
    | 'table-unknown'
    | 'talk-enough'
    | 'talk-off'
    | 'too-fast'
    | 'too-large'
    | 'too-many-guesses'
    | 'too-many-sockets'
    | 'too-many-tables'
    | 'undo-not-yours'
    | 'undo-off'
    | 'undo-revealed'
    | 'watching-only';
  message: string;
  clause: string | null;
  move: string | null;
  /**
   * Cell `x,y`, card code or seat number at fault
   */
  at: string | null;
  side: ('E' | 'N' | 'S' | 'W') | null;
  position: Position | null;
  reply: number | null;
}
/**
 * One line of talk: exactly one of `phrase`, `reaction`, `text` is set. `number` counts the lines of the table.
 */
export interface Said {
  type: 'said';
  number: number;
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  name: string;
  /**
   * Unix time in milliseconds
   */
  at: number;
  phrase:
    | (
        | 'bye'
        | 'gold-there'
        | 'good-luck'
        | 'hello'
        | 'hurry'
        | 'i-dig'
        | 'need-repair'
        | 'no-cards'
        | 'not-me'
        | 'one-more-round'
        | 'only-stone'
        | 'oops'
        | 'sorry'
        | 'suspicious'
        | 'thanks'
        | 'that-way'
        | 'thinking'
        | 'trust-me'
        | 'well-played'
      )
    | null;
  reaction: ('angry' | 'cheer' | 'clap' | 'heart' | 'hmm' | 'laugh' | 'sad' | 'wow') | null;
  text: string | null;
  reply: number | null;
}
/**
 * Answer to `move-seat`: private, for this connection alone.
 */
export interface SeatLink {
  type: 'seat-link';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  link: string;
  /**
   * The link as an SVG drawing
   */
  qr: string;
  reply: number | null;
}
/**
 * Something about the server itself: `storage-lost` moves cannot be kept just now, `storage-back`, `restarting`.
 */
export interface Notice {
  type: 'notice';
  notice: 'restarting' | 'storage-back' | 'storage-lost';
}
/**
 * GET /api/lobby: public tables, newest first: waiting ones before running ones.
 */
export interface Lobby {
  tables: LobbyTable[];
}
/**
 * One line of the public lobby.
 */
export interface LobbyTable {
  /**
   * Unguessable id of a table, part of its link
   */
  table: string;
  code: string;
  game: 'cave' | 'duel' | 'saboteur' | 'solo';
  options: {
    [k: string]: string | number;
  };
  host: string;
  taken: number;
  seats: number;
  phase: 'finished' | 'lobby' | 'playing';
  /**
   * Unix time in milliseconds
   */
  made: number;
}
/**
 * Answer to everything that makes or finds a table.
 */
export interface Made {
  /**
   * Unguessable id of a table, part of its link
   */
  table: string;
  code: string;
  link: string;
}
/**
 * One of the caller's own games.
 */
export interface MyTable {
  /**
   * Unguessable id of a table, part of its link
   */
  table: string;
  code: string;
  game: 'cave' | 'duel' | 'saboteur' | 'solo';
  phase: 'finished' | 'lobby' | 'playing';
  names: string[];
  /**
   * The caller's seats
   *
   * Items: Number of a seat, 0 is the first
   */
  seats: number[];
  my_turn: boolean;
  daily: string | null;
  /**
   * Unix time in milliseconds
   */
  changed: number;
}
/**
 * GET /api/mine: to continue, and to replay; the last changed first.
 */
export interface MyTables {
  tables: MyTable[];
}
/**
 * The body of every HTTP answer of status 400 and above.
 */
export interface Problem {
  kind: 'limit' | 'message' | 'request' | 'rule' | 'stale' | 'storage' | 'syntax';
  key:
    | 'acts-enough'
    | 'code-unknown'
    | 'disk-full'
    | 'hint-not-alone'
    | 'host-only'
    | 'key-unknown'
    | 'malformed'
    | 'moment-unknown'
    | 'name-taken'
    | 'not-found'
    | 'not-owner'
    | 'not-ready'
    | 'not-your-seat'
    | 'option-unknown'
    | 'origin'
    | 'random-missing'
    | 'rule'
    | 'seat-empty'
    | 'seat-is-bot'
    | 'seat-is-person'
    | 'seat-taken'
    | 'seat-unknown'
    | 'seats-number'
    | 'shutting-down'
    | 'stale'
    | 'storage'
    | 'syntax'
    | 'table-finished'
    | 'table-full'
    | 'table-gone'
    | 'table-not-started'
    | 'table-started'
    | 'table-unfinished'
    | 'table-unknown'
    | 'talk-enough'
    | 'talk-off'
    | 'too-fast'
    | 'too-large'
    | 'too-many-guesses'
    | 'too-many-sockets'
    | 'too-many-tables'
    | 'undo-not-yours'
    | 'undo-off'
    | 'undo-revealed'
    | 'watching-only';
  message: string;
}
/**
 * GET /api/tables/{id}/proof: what `undermine verify` reads. `shuffle` is null where the deal was public.
 */
export interface Proof {
  format: 'undermine-proof/1';
  record: {};
  shuffle: Shuffle | null;
}
/**
 * The published shuffle of a finished table; see docs/fair-shuffle.md.
 */
export interface Shuffle {
  scheme: 'undermine-shuffle/1';
  /**
   * Unguessable id of a table, part of its link
   */
  table: string;
  commitment: string;
  secret: string;
  contributions: Contribution[];
}
/**
 * GET /api/tables/{id}/replay: the outline of a finished game.
 */
export interface ReplayInfo {
  /**
   * Unguessable id of a table, part of its link
   */
  table: string;
  game: 'cave' | 'duel' | 'saboteur' | 'solo';
  options: {};
  players: string[];
  bots: (('apprentice' | 'miner' | 'mole') | null)[];
  moves: ReplayMove[];
  result: {};
  finished: number;
}
/**
 * One move of a finished game; `round` is the round it was played in.
 */
export interface ReplayMove {
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  move: string;
  round: number;
  by: 'bot' | 'person';
}
/**
 * The position after `moves` moves through the chosen eyes, and the events of the last of them.
 */
export interface ReplayStep {
  moves: number;
  state: {};
  events: {}[];
}
/**
 * GET /api/tables/{id}/replay/{eyes}?from=0&count=50, eyes: `all`, `public` or a seat number.
 */
export interface ReplaySteps {
  eyes: string;
  steps: ReplayStep[];
}
/**
 * POST /api/daily: today's solo challenge (one public deal for everybody); again the same day: the same table.
 */
export interface StartDaily {
  /**
   * A name as typed, shown as text and never as markup
   */
  name: string;
}
