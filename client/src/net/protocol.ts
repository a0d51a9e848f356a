// Generated from the server's schema (`python -m undermine.server.schema`) by `npm run types`; not to be edited by hand.

export type CaveEvent =
  | CaveRound
  | CaveDeal
  | CavePlace
  | CaveVeinFilled
  | CaveRockfall
  | CaveDiscard
  | CaveDraw
  | CaveInfoGoal
  | CaveInfoSeat
  | CaveSwap
  | CaveReceive
  | CaveBoots
  | CaveAxe
  | CaveWeb
  | CaveCut
  | CaveWebWeakens
  | CaveCall
  | CaveStep
  | CaveHalt
  | CaveStrike
  | CaveEndure
  | CaveAttack
  | CaveMonsterLeaves
  | CaveLose
  | CaveLoseNugget
  | CaveGoalFound
  | CaveGoal
  | CaveVein
  | CaveShow
  | CaveExit
  | CaveLookAside
  | CaveSkip
  | CaveStandUp
  | CavePropose
  | CaveAgree
  | CaveDecline
  | CaveGameEnd;
export type DuelEvent =
  | DuelRound
  | DuelDeal
  | DuelPlace
  | DuelKey
  | DuelBribe
  | DuelBreak
  | DuelRepair
  | DuelRockfall
  | DuelMap
  | DuelDiscard
  | DuelScrap
  | DuelDraw
  | DuelGoal
  | DuelOrient
  | DuelClaim
  | DuelStrike
  | DuelRoundEnd
  | DuelPay
  | DuelGameEnd;
export type GameEvent = SaboteurEvent | DuelEvent | CaveEvent;
export type SaboteurEvent =
  | SaboteurRound
  | SaboteurDeal
  | SaboteurPlace
  | SaboteurBreak
  | SaboteurRepair
  | SaboteurRockfall
  | SaboteurMap
  | SaboteurDiscard
  | SaboteurDraw
  | SaboteurGoal
  | SaboteurRoundEnd
  | SaboteurOffer
  | SaboteurTake
  | SaboteurPay
  | SaboteurGameEnd;
export type FromClient =
  | Sit
  | Stand
  | Rename
  | Wear
  | AddBot
  | Remove
  | Configure
  | Ready
  | Start
  | Play
  | Undo
  | Hint
  | Foresee
  | Say
  | React
  | Write
  | SetMark
  | Mute
  | MoveSeat
  | Claim
  | TakeBack
  | HandOver
  | LetBot
  | Rematch
  | Delete
  | Ping;
export type FromServer = Table | Position | Refused | Said | SeatLink | Advice | Foreseen | Done | Deleted | Notice;
export type GameState = SaboteurState | DuelState | CaveState;
export type GameResult = SaboteurResult | DuelResult | CaveResult;

/**
 * Every message between browser and server
 */
export interface Protocol {
  AddBot?: AddBot;
  Advice?: Advice;
  Award?: Award;
  Better?: Better;
  Block?: Block;
  BlockedInfo?: BlockedInfo;
  Bluff?: Bluff;
  BotInfo?: BotInfo;
  BotSeat?: BotSeat;
  BotShown?: BotShown;
  Catalogue?: Catalogue;
  CaveAgree?: CaveAgree;
  CaveAttack?: CaveAttack;
  CaveAxe?: CaveAxe;
  CaveBoots?: CaveBoots;
  CaveCall?: CaveCall;
  CaveCut?: CaveCut;
  CaveDeal?: CaveDeal;
  CaveDecline?: CaveDecline;
  CaveDiscard?: CaveDiscard;
  CaveDraw?: CaveDraw;
  CaveEndure?: CaveEndure;
  CaveEvent?: CaveEvent;
  CaveExit?: CaveExit;
  CaveGameEnd?: CaveGameEnd;
  CaveGoal?: CaveGoal;
  CaveGoalFound?: CaveGoalFound;
  CaveHalt?: CaveHalt;
  CaveInfoGoal?: CaveInfoGoal;
  CaveInfoSeat?: CaveInfoSeat;
  CaveLookAside?: CaveLookAside;
  CaveLose?: CaveLose;
  CaveLoseNugget?: CaveLoseNugget;
  CaveMonsterLeaves?: CaveMonsterLeaves;
  CavePlace?: CavePlace;
  CavePropose?: CavePropose;
  CaveReceive?: CaveReceive;
  CaveResult?: CaveResult;
  CaveRockfall?: CaveRockfall;
  CaveRound?: CaveRound;
  CaveShow?: CaveShow;
  CaveSkip?: CaveSkip;
  CaveStandUp?: CaveStandUp;
  CaveState?: CaveState;
  CaveStep?: CaveStep;
  CaveStrike?: CaveStrike;
  CaveSwap?: CaveSwap;
  CaveVein?: CaveVein;
  CaveVeinFilled?: CaveVeinFilled;
  CaveWeb?: CaveWeb;
  CaveWebWeakens?: CaveWebWeakens;
  Claim?: Claim;
  Clock?: Clock;
  ClockInfo?: ClockInfo;
  Configure?: Configure;
  ContinueTable?: ContinueTable;
  Contribution?: Contribution;
  CreateTable?: CreateTable;
  Delete?: Delete;
  Deleted?: Deleted;
  DeviceInfo?: DeviceInfo;
  Done?: Done;
  DuelBreak?: DuelBreak;
  DuelBribe?: DuelBribe;
  DuelClaim?: DuelClaim;
  DuelDeal?: DuelDeal;
  DuelDiscard?: DuelDiscard;
  DuelDraw?: DuelDraw;
  DuelEvent?: DuelEvent;
  DuelGameEnd?: DuelGameEnd;
  DuelGoal?: DuelGoal;
  DuelKey?: DuelKey;
  DuelMap?: DuelMap;
  DuelOrient?: DuelOrient;
  DuelPay?: DuelPay;
  DuelPlace?: DuelPlace;
  DuelRepair?: DuelRepair;
  DuelResult?: DuelResult;
  DuelRockfall?: DuelRockfall;
  DuelRound?: DuelRound;
  DuelRoundEnd?: DuelRoundEnd;
  DuelScrap?: DuelScrap;
  DuelState?: DuelState;
  DuelStrike?: DuelStrike;
  Eyes?: Eyes;
  Follows?: Follows;
  Foresee?: Foresee;
  Foreseen?: Foreseen;
  FromClient?: FromClient;
  FromServer?: FromServer;
  GameEvent?: GameEvent;
  GameInfo?: GameInfo;
  GameResult?: GameResult;
  GameState?: GameState;
  HandOver?: HandOver;
  Hint?: Hint;
  Judge?: Judge;
  Keeping?: Keeping;
  LetBot?: LetBot;
  Lobby?: Lobby;
  LobbyTable?: LobbyTable;
  Made?: Made;
  Marker?: Marker;
  Me?: Me;
  Moment?: Moment;
  MoveSeat?: MoveSeat;
  Mute?: Mute;
  MyData?: MyData;
  MyGame?: MyGame;
  MyMark?: MyMark;
  MyTable?: MyTable;
  MyTables?: MyTables;
  MyTalk?: MyTalk;
  NewBot?: NewBot;
  Nose?: Nose;
  Note?: Note;
  Notice?: Notice;
  OptionInfo?: OptionInfo;
  OwnMark?: OwnMark;
  PhraseShown?: PhraseShown;
  Ping?: Ping;
  Play?: Play;
  Position?: Position;
  Problem?: Problem;
  Proof?: Proof;
  React?: React;
  Ready?: Ready;
  Recover?: Recover;
  Refused?: Refused;
  Rematch?: Rematch;
  Remove?: Remove;
  Rename?: Rename;
  ReplayInfo?: ReplayInfo;
  ReplayMove?: ReplayMove;
  ReplayStep?: ReplayStep;
  ReplaySteps?: ReplaySteps;
  ReplayWord?: ReplayWord;
  Report?: Report;
  RoundTold?: RoundTold;
  SaboteurBreak?: SaboteurBreak;
  SaboteurDeal?: SaboteurDeal;
  SaboteurDiscard?: SaboteurDiscard;
  SaboteurDraw?: SaboteurDraw;
  SaboteurEvent?: SaboteurEvent;
  SaboteurGameEnd?: SaboteurGameEnd;
  SaboteurGoal?: SaboteurGoal;
  SaboteurMap?: SaboteurMap;
  SaboteurOffer?: SaboteurOffer;
  SaboteurPay?: SaboteurPay;
  SaboteurPlace?: SaboteurPlace;
  SaboteurRepair?: SaboteurRepair;
  SaboteurResult?: SaboteurResult;
  SaboteurRockfall?: SaboteurRockfall;
  SaboteurRound?: SaboteurRound;
  SaboteurRoundEnd?: SaboteurRoundEnd;
  SaboteurState?: SaboteurState;
  SaboteurTake?: SaboteurTake;
  Said?: Said;
  Say?: Say;
  Saying?: Saying;
  SeatInfo?: SeatInfo;
  SeatLink?: SeatLink;
  SetMark?: SetMark;
  Settings?: Settings;
  Shuffle?: Shuffle;
  SignOut?: SignOut;
  Sit?: Sit;
  Stand?: Stand;
  StandIn?: StandIn;
  Start?: Start;
  StartDaily?: StartDaily;
  StoryAnswer?: StoryAnswer;
  Table?: Table;
  TakeBack?: TakeBack;
  Told?: Told;
  Turn?: Turn;
  Unblock?: Unblock;
  Undo?: Undo;
  Unless?: Unless;
  Wait?: Wait;
  Wear?: Wear;
  Weighed?: Weighed;
  Write?: Write;
}
/**
 * Host: seat a bot, or change the one that sits there. `seat` null: the first empty one.
 */
export interface AddBot {
  type: 'add-bot';
  level: 'apprentice' | 'foreman' | 'master' | 'miner' | 'mole';
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
  /**
   * Of what was tried out; nothing where no move was
   */
  unit: '' | 'nuggets' | 'wins';
  /**
   * The advised move and the two best others
   */
  weighed: Weighed[];
  reply: number | null;
}
/**
 * A move that a bot has tried out.
 */
export interface Weighed {
  move: string;
  /**
   * On average, in the unit that stands beside it
   */
  worth: number;
}
/**
 * A card drawn for somebody.
 */
export interface Award {
  award: 'bluffer' | 'breaker' | 'framed' | 'liar' | 'mender' | 'nose' | 'pathfinder' | 'trusted' | 'unlucky';
  seat: number;
  value: number;
}
/**
 * What the strongest bot would have done, knowing only what that seat knew.
 */
export interface Better {
  key: string;
  level: string;
  move: string;
  values: {};
}
/**
 * POST /api/tables/{id}/blocks: the caller, who is at the table, does not want to meet the person at a seat again.
 */
export interface Block {
  seat: number;
}
/**
 * Somebody whom the caller has blocked.
 */
export interface BlockedInfo {
  /**
   * Names one of the people that the caller has blocked
   */
  person: string;
  /**
   * The name at the table where that was
   */
  name: string;
  /**
   * The day it was, Unix time in milliseconds
   */
  made: number;
}
/**
 * What a saboteur did, and what it cost in suspicion.
 */
export interface Bluff {
  damage: number;
  guilt: number;
  score: number;
  seat: number;
}
/**
 * A bot of the caller's: a program with a token of its own.
 */
export interface BotInfo {
  /**
   * Names one of the caller's own bots
   */
  bot: string;
  name: string;
  /**
   * The day its token was made, Unix time in milliseconds
   */
  made: number;
  /**
   * The day it was last here, Unix time in milliseconds
   */
  seen: number;
}
/**
 * A bot to seat at once when a table is made.
 */
export interface BotSeat {
  level: 'apprentice' | 'foreman' | 'master' | 'miner' | 'mole';
  /**
   * A name as typed, shown as text and never as markup
   */
  name: string;
}
/**
 * Answer to POST /api/me/bots. The token is shown once; sent as `Authorization: Bearer TOKEN` it is the bot.
 */
export interface BotShown {
  /**
   * Names one of the caller's own devices
   */
  bot: string;
  name: string;
  token: string;
}
/**
 * GET /api/catalogue: what this server offers.
 */
export interface Catalogue {
  version: string;
  games: GameInfo[];
  levels: ('apprentice' | 'foreman' | 'master' | 'miner' | 'mole')[];
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
  unless: Unless[];
}
/**
 * What an option is by default where another one is chosen: the edition decides how tunnels connect.
 */
export interface Unless {
  option: string;
  value: string | number;
  default: string | number;
}
/**
 * The seat agrees to the proposal.
 */
export interface CaveAgree {
  type: 'agree';
  seat: number;
}
/**
 * A monster attacks the seat.
 */
export interface CaveAttack {
  type: 'attack';
  seat: number;
  monster: 'rat' | 'crawler' | 'goblin';
}
/**
 * An axe is laid before `target`.
 */
export interface CaveAxe {
  type: 'axe';
  seat: number;
  target: number;
}
/**
 * Boots are laid before `target`.
 */
export interface CaveBoots {
  type: 'boots';
  seat: number;
  target: number;
}
/**
 * A monster is called, or played `again` where it stands.
 */
export interface CaveCall {
  type: 'call';
  seat: number;
  monster: 'rat' | 'crawler' | 'goblin';
  field: string;
  again: boolean;
}
/**
 * An axe strikes a web.
 */
export interface CaveCut {
  type: 'cut';
  seat: number;
  edge: string;
}
/**
 * Once per seat, after `round`: what it was dealt.
 */
export interface CaveDeal {
  type: 'deal';
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  clan: ['blue' | 'yellow', ('loyal' | 'saboteur') | '?'];
  hand: string[];
}
/**
 * The seat does not, and the game goes on.
 */
export interface CaveDecline {
  type: 'decline';
  seat: number;
}
/**
 * One or two cards are discarded face down.
 */
export interface CaveDiscard {
  type: 'discard';
  seat: number;
  cards: string[];
}
/**
 * Cards are drawn.
 */
export interface CaveDraw {
  type: 'draw';
  seat: number;
  cards: string[];
}
/**
 * The seat takes the attack.
 */
export interface CaveEndure {
  type: 'endure';
  seat: number;
  monster: 'rat' | 'crawler' | 'goblin';
}
/**
 * The game is dealt; `seat` begins.
 */
export interface CaveRound {
  type: 'round';
  seat: number;
  round: number;
}
/**
 * A path card is laid.
 */
export interface CavePlace {
  type: 'place';
  seat: number;
  card: string;
  cell: string;
}
/**
 * A nugget is laid on a new vein.
 */
export interface CaveVeinFilled {
  type: 'vein-filled';
  seat: null;
  cell: string;
}
/**
 * A path card is removed.
 */
export interface CaveRockfall {
  type: 'rockfall';
  seat: number;
  cell: string;
  card: string;
}
/**
 * A goal is looked at.
 */
export interface CaveInfoGoal {
  type: 'info-goal';
  seat: number;
  cell: string;
  card: string;
}
/**
 * A clan card is looked at.
 */
export interface CaveInfoSeat {
  type: 'info-seat';
  seat: number;
  target: number;
  identity: ('loyal' | 'saboteur') | '?';
}
/**
 * Hands are exchanged.
 */
export interface CaveSwap {
  type: 'swap';
  seat: number;
  target: number;
}
/**
 * After `swap`, once for both: what came; the giver knows it too.
 */
export interface CaveReceive {
  type: 'receive';
  seat: number;
  cards: string[];
}
/**
 * A web is laid.
 */
export interface CaveWeb {
  type: 'web';
  seat: number;
  edge: string;
}
/**
 * A web of the seat has `left` sides left: it aged, or was struck, or lost its card.
 */
export interface CaveWebWeakens {
  type: 'web-weakens';
  seat: number;
  edge: string;
  left: number;
  cause: 'age' | 'axe' | 'rockfall';
}
/**
 * A dwarf or a monster (`figure`) goes to a field.
 */
export interface CaveStep {
  type: 'step';
  seat: number;
  figure: ('rat' | 'crawler' | 'goblin') | 'dwarf';
  field: string;
}
/**
 * The seat stops a walk.
 */
export interface CaveHalt {
  type: 'halt';
  seat: number;
}
/**
 * The axe against a monster.
 */
export interface CaveStrike {
  type: 'strike';
  seat: number;
  monster: 'rat' | 'crawler' | 'goblin';
}
/**
 * A monster leaves the board.
 */
export interface CaveMonsterLeaves {
  type: 'monster-leaves';
  seat: null;
  monster: 'rat' | 'crawler' | 'goblin';
  cause: 'axe' | 'upkeep';
}
/**
 * The seat loses a card, drawn by its left neighbour (`by`).
 */
export interface CaveLose {
  type: 'lose';
  seat: number;
  cause: 'rat' | 'bridge';
  by: number;
  card: string;
}
/**
 * The seat loses a nugget.
 */
export interface CaveLoseNugget {
  type: 'lose-nugget';
  seat: number;
  cause: 'goblin' | 'tunnel';
}
/**
 * A goal is turned, and the seat chooses how it lies.
 */
export interface CaveGoalFound {
  type: 'goal-found';
  seat: number;
  cell: string;
  card: string;
}
/**
 * A goal is turned; it lies as `card`.
 */
export interface CaveGoal {
  type: 'goal';
  seat: number;
  cell: string;
  card: string;
}
/**
 * The seat takes a nugget.
 */
export interface CaveVein {
  type: 'vein';
  seat: number;
  cell: string;
}
/**
 * A clan card is shown.
 */
export interface CaveShow {
  type: 'show';
  seat: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  clan: ['blue' | 'yellow', ('loyal' | 'saboteur') | '?'];
}
/**
 * A dwarf leaves the cave.
 */
export interface CaveExit {
  type: 'exit';
  seat: number;
  nuggets: number;
}
/**
 * The first one out looks at the clan cards set aside.
 */
export interface CaveLookAside {
  type: 'look-aside';
  seat: number;
  clans: ['blue' | 'yellow', ('loyal' | 'saboteur') | '?'][];
}
/**
 * A turn is missed.
 */
export interface CaveSkip {
  type: 'skip';
  seat: number;
}
/**
 * A dwarf stands up.
 */
export interface CaveStandUp {
  type: 'stand-up';
  seat: number;
}
/**
 * The seat proposes that the game end because nobody gets out any more (option `agree`).
 */
export interface CavePropose {
  type: 'propose';
  seat: number;
}
/**
 * The game is over.
 */
export interface CaveGameEnd {
  type: 'game-end';
  seat: null;
  clans: ['blue' | 'yellow', ('loyal' | 'saboteur') | '?'][];
  aside: ['blue' | 'yellow', ('loyal' | 'saboteur') | '?'][];
  winners: number[];
  scores: number[];
  values: {
    blue?: number;
    yellow?: number;
  };
  reason:
    | 'no card is left'
    | 'all who work for blue are out'
    | 'all who work for yellow are out'
    | 'nobody can play a card any more'
    | 'all agree that nobody gets out any more';
}
/**
 * How the game ended.
 */
export interface CaveResult {
  winners: number[];
  /**
   * nuggets of every seat
   */
  scores: number[];
  /**
   * why the game is over, in English
   */
  reason:
    | 'no card is left'
    | 'all who work for blue are out'
    | 'all who work for yellow are out'
    | 'nobody can play a card any more'
    | 'all agree that nobody gets out any more';
  /**
   * what each clan's gold is worth
   */
  values: {
    blue?: number;
    yellow?: number;
  };
}
/**
 * The cave as one watcher sees it.
 */
export interface CaveState {
  round: number;
  /**
   * whose turn it is; null when the game is over
   */
  active: number | null;
  /**
   * the seat to decide; null when the game is over
   */
  turn: number | null;
  /**
   * start, paths and turned goals as they lie; face-down goals as `?`
   */
  board: {
    [k: string]: string;
  };
  /**
   * goals that were turned up, as they lie
   */
  revealed: {
    [k: string]: string;
  };
  /**
   * cards left to draw
   */
  deck: number;
  /**
   * whether the active seat has proposed in this turn that the game end
   */
  proposed?: boolean;
  /**
   * who has agreed to that
   */
  agreed?: number[];
  game: 'cave';
  phase: 'play' | 'monster' | 'react' | 'walk' | 'orient' | 'over' | 'vote';
  /**
   * the level of the card that is drawn next
   */
  top: ('I' | 'II' | 'III') | null;
  /**
   * cards on the discard pile
   */
  discard: number;
  dwarfs: string[];
  nuggets: number[];
  /**
   * nuggets of every seat
   */
  scores: number[];
  /**
   * nuggets left in the bank
   */
  bank: number;
  /**
   * whose clan card has been shown
   */
  open: boolean[];
  /**
   * who is out, in that order
   */
  exits: number[];
  /**
   * 1 where the vein holds its nugget
   */
  veins: {
    [k: string]: number;
  };
  /**
   * where it is, and who called it
   */
  monsters: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    rat?: [string, number];
    /**
     * @minItems 2
     * @maxItems 2
     */
    crawler?: [string, number];
    /**
     * @minItems 2
     * @maxItems 2
     */
    goblin?: [string, number];
  };
  /**
   * sides left, and whose it is
   */
  webs: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number];
  };
  boots: boolean[];
  axes: number[];
  /**
   * the largest hand of every seat
   */
  limits: number[];
  /**
   * whose dwarf lies on the ground
   */
  down: boolean[];
  /**
   * the goals and whose clan cards every seat has looked at
   */
  knows: (string | number)[][];
  /**
   * steps left in `walk` and `monster`
   */
  steps: number | null;
  /**
   * the dwarf stood up this turn and may not step
   */
  stunned: boolean;
  /**
   * who attacks, in `react`
   */
  attacker: ('rat' | 'crawler' | 'goblin') | null;
  result: CaveResult | null;
  /**
   * face-down goals that the watcher knows, as printed
   */
  known: {
    [k: string]: string;
  };
  /**
   * all goals as printed, `?` where the watcher does not know them
   */
  goals: {
    [k: string]: string;
  };
  /**
   * the cards of every seat, covered where the watcher does not know them
   */
  hands: string[][];
  /**
   * the clan cards; their colour is always to be seen
   */
  clans: ['blue' | 'yellow', ('loyal' | 'saboteur') | '?'][];
  /**
   * the clan cards that nobody got
   */
  aside: ['blue' | 'yellow', ('loyal' | 'saboteur') | '?'][];
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
  /**
   * What may be said in words: everything, no claims about what was seen, nothing
   */
  words?: 'no-claims' | 'none' | 'on';
  /**
   * Whether bots talk: also when something befalls them, only in words, or not at all; older tables: yes or no
   */
  bots_talk?: ('little' | 'off' | 'talk') | boolean;
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
  level?: 'apprentice' | 'foreman' | 'master' | 'miner' | 'mole';
  face?:
    | (
        | 'bald'
        | 'braid'
        | 'bucket'
        | 'crown'
        | 'curls'
        | 'flower'
        | 'fringe'
        | 'goatee'
        | 'goggles'
        | 'hood'
        | 'miner'
        | 'monocle'
      )
    | null;
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
   * Those of `names`, as far as chosen
   *
   * @maxItems 10
   */
  faces?: (
    | (
        | 'bald'
        | 'braid'
        | 'bucket'
        | 'crown'
        | 'curls'
        | 'flower'
        | 'fringe'
        | 'goatee'
        | 'goggles'
        | 'hood'
        | 'miner'
        | 'monocle'
      )
    | null
  )[];
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
 * One browser that is signed in as the caller.
 */
export interface DeviceInfo {
  /**
   * Names one of the caller's own devices
   */
  device: string;
  /**
   * Kind of browser and system, empty where unknown
   */
  label: string;
  /**
   * The day it was signed in, Unix time in milliseconds
   */
  made: number;
  /**
   * The day it was last here, Unix time in milliseconds
   */
  seen: number;
  /**
   * The browser that asks
   */
  here: boolean;
}
/**
 * The request was carried out and has no other answer (ping).
 */
export interface Done {
  type: 'done';
  reply: number | null;
}
/**
 * A sabotage card is laid before the opponent.
 */
export interface DuelBreak {
  type: 'break';
  seat: number;
  target: number;
  tool: 'pickaxe' | 'lantern' | 'cart';
}
/**
 * A troll is bribed.
 */
export interface DuelBribe {
  type: 'bribe';
  seat: number;
  cell: string;
}
/**
 * A token is laid on gold, for the seat.
 */
export interface DuelClaim {
  type: 'claim';
  seat: number;
  cell: string;
  /**
   * the sides that the gold lies between
   */
  group: string;
  nuggets: number;
}
/**
 * Once per seat, after `round`: what it was dealt.
 */
export interface DuelDeal {
  type: 'deal';
  seat: number;
  hand: string[];
}
/**
 * One or two cards are discarded face down.
 */
export interface DuelDiscard {
  type: 'discard';
  seat: number;
  cards: string[];
}
/**
 * A card is drawn.
 */
export interface DuelDraw {
  type: 'draw';
  seat: number;
  card: string;
}
/**
 * A round is dealt; `seat` begins.
 */
export interface DuelRound {
  type: 'round';
  seat: number;
  round: number;
}
/**
 * A path card is laid.
 */
export interface DuelPlace {
  type: 'place';
  seat: number;
  card: string;
  cell: string;
}
/**
 * A door is unlocked.
 */
export interface DuelKey {
  type: 'key';
  seat: number;
  cell: string;
}
/**
 * A sabotage card is removed.
 */
export interface DuelRepair {
  type: 'repair';
  seat: number;
  target: number;
  tool: 'pickaxe' | 'lantern' | 'cart';
  card: string;
}
/**
 * A path card is removed.
 */
export interface DuelRockfall {
  type: 'rockfall';
  seat: number;
  cell: string;
  card: string;
}
/**
 * A goal is looked at.
 */
export interface DuelMap {
  type: 'map';
  seat: number;
  cell: string;
  card: string;
}
/**
 * Two cards are discarded, and a sabotage card with them.
 */
export interface DuelScrap {
  type: 'scrap';
  seat: number;
  tool: 'pickaxe' | 'lantern' | 'cart';
  cards: string[];
}
/**
 * A goal is turned; it lies as `card`.
 */
export interface DuelGoal {
  type: 'goal';
  seat: number;
  cell: string;
  card: string;
}
/**
 * A goal is turned, and the seat chooses between `card` and `other`.
 */
export interface DuelOrient {
  type: 'orient';
  seat: number;
  cell: string;
  card: string;
  other: string;
}
/**
 * Solo: a sabotage card or a rockfall is drawn and strikes, or finds nothing (`effect`).
 */
export interface DuelStrike {
  type: 'strike';
  seat: number;
  card: string;
  effect: boolean;
  cell?: string;
  removed?: string;
}
/**
 * The round is over.
 */
export interface DuelRoundEnd {
  type: 'round-end';
  seat: null;
  reason: 'goals' | 'tokens' | 'cards';
  /**
   * the gold cards gained by seat
   */
  gold: {
    [k: string]: number[];
  };
}
/**
 * The trolls are paid.
 */
export interface DuelPay {
  type: 'pay';
  seat: number;
  trolls: number;
  gold: number[];
}
/**
 * The game is over; solo: with its rating from 1 to 4.
 */
export interface DuelGameEnd {
  type: 'game-end';
  seat: null;
  winners: number[];
  scores: number[];
  rating?: number;
}
/**
 * How the game ended.
 */
export interface DuelResult {
  winners: number[];
  /**
   * nuggets of every seat
   */
  scores: number[];
  /**
   * why the game is over, in English
   */
  reason: 'most nuggets after three rounds' | 'nuggets after three rounds';
  /**
   * of the solo game, 1 to 4
   */
  rating?: number;
}
/**
 * The Duel or its solo game as one watcher sees it.
 */
export interface DuelState {
  round: number;
  /**
   * whose turn it is; null when the game is over
   */
  active: number | null;
  /**
   * the seat to decide; null when the game is over
   */
  turn: number | null;
  /**
   * start, paths and turned goals as they lie; face-down goals as `?`
   */
  board: {
    [k: string]: string;
  };
  /**
   * goals that were turned up, as they lie
   */
  revealed: {
    [k: string]: string;
  };
  /**
   * cards left to draw
   */
  deck: number;
  game: 'duel' | 'solo';
  phase: 'play' | 'bribe' | 'pay' | 'orient' | 'over';
  /**
   * the sabotage cards in front of every seat
   */
  tools: ('pickaxe' | 'lantern' | 'cart')[][];
  /**
   * the goals that every seat has looked at
   */
  knows: string[][];
  /**
   * the gold cards of every seat
   */
  purse: number[][];
  /**
   * gold paths that are out of play
   */
  gone: string[];
  /**
   * dwarf tokens: on a group with gold, or on a `troll`
   */
  tokens: {
    [k: string]: {
      [k: string]: 'green' | 'blue';
    };
  };
  /**
   * doors that were unlocked, and by whom
   */
  keys: {
    [k: string]: 'green' | 'blue';
  };
  /**
   * the paths in the order they were laid
   */
  laid: string[];
  /**
   * nuggets in the purses
   */
  scores: number[];
  result: DuelResult | null;
  /**
   * face-down goals that the watcher knows, as printed
   */
  known: {
    [k: string]: string;
  };
  /**
   * all goals as printed, `?` where the watcher does not know them
   */
  goals: {
    [k: string]: string;
  };
  /**
   * the cards of every seat, covered where the watcher does not know them
   */
  hands: string[][];
  /**
   * [CODE] face up, [CODE, `down`] face down, [`?`, `down`] unknown
   */
  discards: string[][];
}
/**
 * The round in one seat's eyes.
 */
export interface Eyes {
  guilt: number[][];
  seat: number;
}
/**
 * What surely follows from a move, by all that the seat knows.
 */
export interface Follows {
  events: GameEvent[];
  /**
   * What follows if the figure then stops where it is
   */
  stop: GameEvent[];
  /**
   * Whose dwarfs the beast can reach after it
   *
   * Items: Number of a seat, 0 is the first
   */
  met: number[];
}
/**
 * A round is dealt; `seat` begins.
 */
export interface SaboteurRound {
  type: 'round';
  seat: number;
  round: number;
}
/**
 * Once per seat, after `round`: what it was dealt.
 */
export interface SaboteurDeal {
  type: 'deal';
  seat: number;
  role: ('digger' | 'saboteur') | '?';
  hand: string[];
}
/**
 * A path card is laid.
 */
export interface SaboteurPlace {
  type: 'place';
  seat: number;
  card: string;
  cell: string;
}
/**
 * A tool is broken.
 */
export interface SaboteurBreak {
  type: 'break';
  seat: number;
  target: number;
  tool: 'pickaxe' | 'lantern' | 'cart';
}
/**
 * A tool is mended.
 */
export interface SaboteurRepair {
  type: 'repair';
  seat: number;
  target: number;
  tool: 'pickaxe' | 'lantern' | 'cart';
  card: string;
}
/**
 * A path card is removed.
 */
export interface SaboteurRockfall {
  type: 'rockfall';
  seat: number;
  cell: string;
  card: string;
}
/**
 * A goal is looked at.
 */
export interface SaboteurMap {
  type: 'map';
  seat: number;
  cell: string;
  card: string;
}
/**
 * A card is discarded face down.
 */
export interface SaboteurDiscard {
  type: 'discard';
  seat: number;
  card: string;
}
/**
 * A card is drawn.
 */
export interface SaboteurDraw {
  type: 'draw';
  seat: number;
  card: string;
}
/**
 * A goal is turned; it lies as `card`.
 */
export interface SaboteurGoal {
  type: 'goal';
  seat: number;
  cell: string;
  card: string;
}
/**
 * The round is over, before the gold is divided.
 */
export interface SaboteurRoundEnd {
  type: 'round-end';
  seat: null;
  /**
   * `nobody` where the side that won is not at the table
   */
  winners: 'diggers' | 'saboteurs' | 'nobody';
  roles: ('digger' | 'saboteur')[];
  aside: 'digger' | 'saboteur';
  /**
   * the rate due to each saboteur by seat; `{}` unless the saboteurs win
   */
  pay: {
    [k: string]: number;
  };
  /**
   * what the goals were, as printed, the turned ones too
   */
  goals: {
    [k: string]: string;
  };
}
/**
 * The gold cards come to the seat, which chooses.
 */
export interface SaboteurOffer {
  type: 'offer';
  seat: number;
  gold: (number | '?')[];
}
/**
 * A gold card is kept.
 */
export interface SaboteurTake {
  type: 'take';
  seat: number;
  nuggets: number | '?';
}
/**
 * A saboteur is paid.
 */
export interface SaboteurPay {
  type: 'pay';
  seat: number;
  gold: (number | '?')[];
}
/**
 * The game is over.
 */
export interface SaboteurGameEnd {
  type: 'game-end';
  seat: null;
  winners: number[];
  scores: number[];
}
/**
 * Ask why hand cards cannot be played and what surely follows from some of the legal moves.
 */
export interface Foresee {
  type: 'foresee';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  /**
   * @maxItems 16
   *
   * Items: A move in the contract's text form
   */
  moves?: string[];
  id?: number | null;
}
/**
 * Answer to `foresee`.
 */
export interface Foreseen {
  type: 'foreseen';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  number: number;
  /**
   * Hand cards that can only be thrown away, each with the clause
   */
  barred: {
    [k: string]: string;
  };
  /**
   * By move, those of the legal ones that were asked about
   */
  follows: {
    [k: string]: Follows;
  };
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
  face?:
    | (
        | 'bald'
        | 'braid'
        | 'bucket'
        | 'crown'
        | 'curls'
        | 'flower'
        | 'fringe'
        | 'goatee'
        | 'goggles'
        | 'hood'
        | 'miner'
        | 'monocle'
      )
    | null;
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
 * Choose another face for an own seat, before the start.
 */
export interface Wear {
  type: 'wear';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  face:
    | 'bald'
    | 'braid'
    | 'bucket'
    | 'crown'
    | 'curls'
    | 'flower'
    | 'fringe'
    | 'goatee'
    | 'goggles'
    | 'hood'
    | 'miner'
    | 'monocle';
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
 * A ready-made phrase, perhaps to somebody, or a word (contract, section 8): one of the two, translated for each reader.
 */
export interface Say {
  type: 'say';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  phrase?:
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
  /**
   * Whom a phrase names
   */
  to?: number | null;
  word?: string | null;
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
 * Note for oneself what an own seat thinks of another in this round; nobody else is told. null: nothing any more.
 */
export interface SetMark {
  type: 'mark';
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  /**
   * Number of a seat, 0 is the first
   */
  about: number;
  mark: ('suspect' | 'trust' | 'unsure') | null;
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
 * A bot plays for the person at this seat, who is away, until they are back; at a public table the host alone asks for it.
 */
export interface LetBot {
  type: 'stand-in';
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
  /**
   * Those of the own seats, of this round and those before
   */
  marks: OwnMark[];
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
  /**
   * The face that the person chose
   */
  face:
    | (
        | 'bald'
        | 'braid'
        | 'bucket'
        | 'crown'
        | 'curls'
        | 'flower'
        | 'fringe'
        | 'goatee'
        | 'goggles'
        | 'hood'
        | 'miner'
        | 'monocle'
      )
    | null;
  bot: ('apprentice' | 'foreman' | 'master' | 'miner' | 'mole') | null;
  /**
   * No person: a bot that somebody runs elsewhere, with a token
   */
  program: boolean;
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
  /**
   * The other seats that are played from the same browser, for everybody to see
   *
   * Items: Number of a seat, 0 is the first
   */
  together: number[];
}
/**
 * What an own seat thought of another in a round: nobody else's frames hold it.
 */
export interface OwnMark {
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  /**
   * Number of a seat, 0 is the first
   */
  about: number;
  round: number;
  mark: 'suspect' | 'trust' | 'unsure';
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
  state: GameState;
  /**
   * Every legal move if this seat decides, else empty
   */
  legal: string[];
  since: number;
  events: GameEvent[];
  /**
   * This seat may take back its last move now
   */
  undo: boolean;
  clock: ClockInfo | null;
  /**
   * How many of the events are of each move; where `since` is 0, those of the deal first
   */
  told: number[];
  reply: number | null;
}
/**
 * The base game as one watcher sees it.
 */
export interface SaboteurState {
  round: number;
  /**
   * whose turn it is; null when the game is over
   */
  active: number | null;
  /**
   * the seat to decide; null when the game is over
   */
  turn: number | null;
  /**
   * start, paths and turned goals as they lie; face-down goals as `?`
   */
  board: {
    [k: string]: string;
  };
  /**
   * goals that were turned up, as they lie
   */
  revealed: {
    [k: string]: string;
  };
  /**
   * cards left to draw
   */
  deck: number;
  game: 'saboteur';
  phase: 'play' | 'draft' | 'over';
  /**
   * the broken tools in front of every seat
   */
  tools: ('pickaxe' | 'lantern' | 'cart')[][];
  /**
   * the goals that every seat has looked at
   */
  knows: string[][];
  /**
   * gold cards left in the pile
   */
  gold: number;
  result: SaboteurResult | null;
  /**
   * face-down goals that the watcher knows, as printed
   */
  known: {
    [k: string]: string;
  };
  /**
   * all goals as printed, `?` where the watcher does not know them
   */
  goals: {
    [k: string]: string;
  };
  /**
   * the cards of every seat, covered where the watcher does not know them
   */
  hands: string[][];
  /**
   * [CODE] face up, [CODE, `down`] face down, [`?`, `down`] unknown
   */
  discards: string[][];
  /**
   * open in `draft` and when the game is over
   */
  roles: (('digger' | 'saboteur') | '?')[];
  /**
   * the dwarf card that nobody got
   */
  aside: ('digger' | 'saboteur') | '?';
  /**
   * gold cards being chosen from, `?` for all but the chooser
   */
  offer: (number | '?')[];
  /**
   * the gold cards of every seat
   */
  purse: (number | '?')[][];
  /**
   * nuggets; null for every other seat until the game is over
   */
  scores: (number | null)[];
}
/**
 * How the game ended.
 */
export interface SaboteurResult {
  winners: number[];
  /**
   * nuggets of every seat
   */
  scores: number[];
  /**
   * why the game is over, in English
   */
  reason: 'most nuggets after three rounds';
}
/**
 * Nothing has happened, and why. For moves: the clause, what is at fault, and the position as it is.
 */
export interface Refused {
  type: 'refused';
  kind: 'limit' | 'message' | 'request' | 'rule' | 'stale' | 'storage' | 'syntax';
  key:
    | 'acts-enough'
    | 'banned'
    | 'blocked'
    | 'bot-unknown'
    | 'bots-enough'
    | 'claims-off'
    | 'code-unknown'
    | 'device-unknown'
    | 'devices-enough'
    | 'disk-full'
    | 'hint-not-alone'
    | 'host-only'
    | 'host-standing-in'
    | 'key-unknown'
    | 'malformed'
    | 'moment-unknown'
    | 'name-taken'
    | 'not-for-bots'
    | 'not-found'
    | 'not-owner'
    | 'not-ready'
    | 'not-your-seat'
    | 'option-unknown'
    | 'origin'
    | 'person-here'
    | 'phrase-unknown'
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
    | 'token-unknown'
    | 'too-fast'
    | 'too-large'
    | 'too-many-guesses'
    | 'too-many-sockets'
    | 'too-many-tables'
    | 'undo-enough'
    | 'undo-not-yours'
    | 'undo-off'
    | 'undo-revealed'
    | 'watchers-sent'
    | 'watching-only'
    | 'word-far'
    | 'word-goal'
    | 'word-none'
    | 'word-open'
    | 'word-other-game'
    | 'word-round'
    | 'word-seat'
    | 'word-self'
    | 'word-turned'
    | 'word-unknown'
    | 'word-unsaid'
    | 'words-enough'
    | 'words-off';
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
 * One line of talk: exactly one of `phrase`, `reaction`, `text`, `word` and `remark` is set, but for a word with its reason.
 *
 *     `number` counts the lines of the table. The line of a word is sent again when its round is over, with whether it was true.
 *     A bot's `remark` may come with its word: why it accuses.
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
  /**
   * How many moves came before it
   */
  moves: number;
  /**
   * In which round it was said; 0 before the start
   */
  round: number;
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
  /**
   * Whom the phrase or the remark names
   */
  to: number | null;
  reaction: ('angry' | 'cheer' | 'clap' | 'heart' | 'hmm' | 'laugh' | 'sad' | 'wow') | null;
  text: string | null;
  word: string | null;
  remark: string | null;
  /**
   * A number in the remark: so many dead ends
   */
  count: number | null;
  /**
   * Whether a claim, an accusation, trust or a denial was right, once its round is over
   */
  true: boolean | null;
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
 * How well a seat read the others: Brier scores, 0 is perfect; null where it said nothing.
 */
export interface Judge {
  bot: number;
  odds: number[];
  said: number | null;
  seat: number;
}
/**
 * How many days the server keeps what; 0 for ever.
 */
export interface Keeping {
  unfinished: number;
  finished: number;
  devices: number;
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
 * A jump of somebody's curve, and the deed that did it.
 */
export interface Marker {
  by: number;
  change: number;
  key: string;
  move: number;
  seat: number;
  values: {};
}
/**
 * GET /api/me: who the caller is to this server, and how long it keeps what.
 */
export interface Me {
  devices: DeviceInfo[];
  bots: BotInfo[];
  /**
   * When the phrase that is good now was made, Unix milliseconds
   */
  phrase: number | null;
  keeping: Keeping;
  blocked: BlockedInfo[];
}
/**
 * GET /api/me/export: everything kept about the caller, as a download.
 */
export interface MyData {
  format: 'undermine-me/1';
  written: number;
  devices: DeviceInfo[];
  bots: BotInfo[];
  phrase: number | null;
  blocked: BlockedInfo[];
  games: MyGame[];
}
/**
 * What is kept of the person at one table; moves are those of seats that the person plays.
 */
export interface MyGame {
  table: string;
  code: string;
  game: string;
  phase: string;
  made: number;
  changed: number;
  host: boolean;
  names: {
    [k: string]: string;
  };
  moves: {
    [k: string]: string[];
  };
  talk: MyTalk[];
  marks: MyMark[];
  muted: number[];
}
/**
 * A line of talk of the person's.
 */
export interface MyTalk {
  at: number;
  said: string;
}
/**
 * What the person noted about somebody in a round, for themselves alone.
 */
export interface MyMark {
  seat: number;
  about: number;
  round: number;
  mark: string;
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
  /**
   * Who has won; empty while the game is on
   *
   * Items: Number of a seat, 0 is the first
   */
  winners: number[];
  /**
   * Nuggets by seat; empty while the game is on, and where it was over before this was kept
   */
  scores: number[];
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
 * POST /api/me/bots: a token for a program that shall sit down at tables.
 */
export interface NewBot {
  /**
   * How its person calls it in the list
   */
  name: string;
}
/**
 * How well a seat read the others for itself: its own words and marks, told to nobody but whoever sits there.
 */
export interface Nose {
  bot: number;
  notes: Note[];
  round: number;
  score: number;
  seat: number;
}
/**
 * A private mark, and what became of it.
 */
export interface Note {
  about: number;
  mark: string;
  right: boolean | null;
}
/**
 * Answer to POST /api/me/phrase: what brings the caller back in any browser. Shown once; an older one is void.
 */
export interface PhraseShown {
  key: string;
  link: string;
  /**
   * The link as an SVG drawing
   */
  qr: string;
}
/**
 * The body of every HTTP answer of status 400 and above.
 */
export interface Problem {
  kind: 'limit' | 'message' | 'request' | 'rule' | 'stale' | 'storage' | 'syntax';
  key:
    | 'acts-enough'
    | 'banned'
    | 'blocked'
    | 'bot-unknown'
    | 'bots-enough'
    | 'claims-off'
    | 'code-unknown'
    | 'device-unknown'
    | 'devices-enough'
    | 'disk-full'
    | 'hint-not-alone'
    | 'host-only'
    | 'host-standing-in'
    | 'key-unknown'
    | 'malformed'
    | 'moment-unknown'
    | 'name-taken'
    | 'not-for-bots'
    | 'not-found'
    | 'not-owner'
    | 'not-ready'
    | 'not-your-seat'
    | 'option-unknown'
    | 'origin'
    | 'person-here'
    | 'phrase-unknown'
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
    | 'token-unknown'
    | 'too-fast'
    | 'too-large'
    | 'too-many-guesses'
    | 'too-many-sockets'
    | 'too-many-tables'
    | 'undo-enough'
    | 'undo-not-yours'
    | 'undo-off'
    | 'undo-revealed'
    | 'watchers-sent'
    | 'watching-only'
    | 'word-far'
    | 'word-goal'
    | 'word-none'
    | 'word-open'
    | 'word-other-game'
    | 'word-round'
    | 'word-seat'
    | 'word-self'
    | 'word-turned'
    | 'word-unknown'
    | 'word-unsaid'
    | 'words-enough'
    | 'words-off';
  message: string;
}
/**
 * GET /api/tables/{id}/proof: what `undermine verify` reads. `shuffle` is null where the deal was public.
 */
export interface Proof {
  format: 'undermine-proof/1';
  /**
   * The contract's record
   */
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
  /**
   * 32 bytes in hex
   */
  commitment: string;
  /**
   * 32 bytes in hex
   */
  secret: string;
  contributions: Contribution[];
  /**
   * Who sat at the deal and was no bot; proofs of older versions do not say
   */
  people?: number[] | null;
}
/**
 * POST /api/me/recover: this browser shows a phrase and is signed in as its person from now on.
 */
export interface Recover {
  /**
   * 26 letters and digits; spaces and hyphens are nothing
   */
  key: string;
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
  options: {
    [k: string]: string | number;
  };
  players: string[];
  bots: (('apprentice' | 'foreman' | 'master' | 'miner' | 'mole') | null)[];
  faces: (
    | (
        | 'bald'
        | 'braid'
        | 'bucket'
        | 'crown'
        | 'curls'
        | 'flower'
        | 'fringe'
        | 'goatee'
        | 'goggles'
        | 'hood'
        | 'miner'
        | 'monocle'
      )
    | null
  )[];
  moves: ReplayMove[];
  words: ReplayWord[];
  result: GameResult;
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
 * A word that was said in a finished game, after so many moves, and whether it was right.
 */
export interface ReplayWord {
  moves: number;
  /**
   * Number of a seat, 0 is the first
   */
  seat: number;
  /**
   * A word in the contract's text form (section 8)
   */
  word: string;
  round: number;
  true: boolean | null;
}
/**
 * The position after `moves` moves through the chosen eyes, and the events of the last of them.
 */
export interface ReplayStep {
  moves: number;
  state: GameState;
  events: GameEvent[];
}
/**
 * GET /api/tables/{id}/replay/{eyes}?from=0&count=50, eyes: `all`, `public` or a seat number.
 */
export interface ReplaySteps {
  eyes: string;
  steps: ReplayStep[];
}
/**
 * POST /api/tables/{id}/reports: somebody at the table tells whoever runs the server about the person at a seat.
 */
export interface Report {
  seat: number;
  why: 'name' | 'other' | 'play' | 'talk';
  note?: string;
}
/**
 * One round.
 */
export interface RoundTold {
  accusations: Saying[];
  bands: number[][][];
  begun: number;
  bluffs: Bluff[];
  chance: number[];
  claims: Saying[];
  eyes: Eyes | null;
  first: number;
  grey: number;
  guilt: number[][];
  judges: Judge[];
  markers: Marker[];
  out: number[][];
  played: number;
  possible: number | null;
  round: number;
  seen: number[];
  sides: string[];
  taken: number | null;
  traitors: boolean[];
  turning: number[];
  turns: Turn[];
  winners: string[];
}
/**
 * What somebody said that was either true or false.
 */
export interface Saying {
  believed: number[];
  move: number;
  seat: number;
  true: boolean;
  unsaid: boolean;
  word: string;
}
/**
 * A turning move.
 */
export interface Turn {
  advice: Better | null;
  after: number;
  before: number;
  cell: string | null;
  key: string;
  move: number;
  seat: number;
  state: GameState;
  text: string | null;
  values: {};
}
/**
 * POST /api/me/sign-out: one of the own devices is signed out; null: all but the one that asks.
 */
export interface SignOut {
  device: string | null;
}
/**
 * POST /api/daily: today's solo challenge (one public deal for everybody); again the same day: the same table.
 */
export interface StartDaily {
  /**
   * A name as typed, shown as text and never as markup
   */
  name: string;
  face?:
    | (
        | 'bald'
        | 'braid'
        | 'bucket'
        | 'crown'
        | 'curls'
        | 'flower'
        | 'fringe'
        | 'goatee'
        | 'goggles'
        | 'hood'
        | 'miner'
        | 'monocle'
      )
    | null;
}
/**
 * GET /api/tables/{id}/story/{eyes}, eyes: `public` or a seat: what is over; more will come below a progress of 1.
 */
export interface StoryAnswer {
  progress: number;
  story: Told | null;
  failed: boolean;
  /**
   * The seats of whoever asks
   *
   * Items: Number of a seat, 0 is the first
   */
  own: number[];
  /**
   * Through one's own eyes: what came of one's own marks; nobody else's answer holds them
   */
  noses: Nose[];
}
/**
 * A whole game.
 */
export interface Told {
  awards: Award[];
  format: 'undermine-story/1';
  game: string;
  of: 'blue' | 'diggers' | 'green' | 'nuggets';
  over: boolean;
  players: string[];
  rounds: RoundTold[];
}
/**
 * POST /api/me/unblock: somebody whom the caller has blocked may come again.
 */
export interface Unblock {
  /**
   * Names one of the caller's own devices
   */
  person: string;
}
/**
 * The events of each game that befall their seat, whoever's turn it is.
 */
export const BEFALLS: Record<GameState['game'], readonly GameEvent['type'][]> = {
  "saboteur": [
    "deal",
    "offer",
    "pay"
  ],
  "duel": [
    "deal",
    "claim",
    "strike",
    "pay"
  ],
  "solo": [
    "deal",
    "claim",
    "strike",
    "pay"
  ],
  "cave": [
    "deal",
    "receive",
    "web-weakens",
    "attack",
    "lose",
    "lose-nugget",
    "skip",
    "stand-up"
  ]
};
/**
 * The events of each game in which a seat is shown what chance has given it.
 */
export const DEALT: Record<GameState['game'], readonly GameEvent['type'][]> = {
  "saboteur": [
    "deal",
    "draw"
  ],
  "duel": [
    "deal",
    "draw"
  ],
  "solo": [
    "deal",
    "draw"
  ],
  "cave": [
    "deal",
    "draw"
  ]
};
/**
 * The first words of all moves.
 */
export type Verb = 'agree' | 'axe' | 'boots' | 'break' | 'bribe' | 'crawler' | 'cut' | 'decline' | 'discard' | 'end' | 'endure' | 'goblin' | 'halt' | 'info' | 'key' | 'map' | 'orient' | 'pay' | 'place' | 'propose' | 'rat' | 'repair' | 'rockfall' | 'scrap' | 'step' | 'strike' | 'swap' | 'take' | 'web';
/**
 * What may be said in words, by game: when, of a goal face down, of a hidden card of a person, and whether tools are mended.
 */
export const VOCABULARIES: Partial<Record<Settings['game'], Vocabulary>> = {"saboteur":{"phases":["play"],"goals":["gold","stone"],"people":[],"tools":true},"cave":{"phases":["play","monster","react","walk","orient","vote"],"goals":["exit","other"],"people":["loyal","saboteur"],"tools":false}};
export interface Vocabulary {
  phases: readonly GameState['phase'][];
  goals: readonly string[];
  people: readonly string[];
  tools: boolean;
}
/**
 * How many saboteurs there may be among so many players, at least and at most: the rule of the deal, which everybody knows.
 */
export const SABOTEURS: Record<string, Record<string, readonly [number, number]>> = {"saboteur":{"3":[0,1],"4":[0,1],"5":[1,2],"6":[1,2],"7":[2,3],"8":[2,3],"9":[2,3],"10":[3,4]},"cave":{"2":[0,0],"3":[1,2],"4":[2,2],"5":[0,2],"6":[0,2],"7":[1,2],"8":[2,2]}};
