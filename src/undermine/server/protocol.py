"""Every message between browser and server: one schema, the source of the client's types.

Field names are kept on the wire as they stand here; `type` tells messages apart. A game's state, events and result are what the
game itself declares (`games/*/border.py`): they pass through as they are, and `schema.py` writes their shapes into the schema.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Raw, Struct

from undermine.story.shape import Nose, Told

# -- small vocabulary ---------------------------------------------------------------------------------

Game = Literal["saboteur", "duel", "solo", "cave"]
Level = Literal["mole", "apprentice", "miner", "foreman", "master"]
Language = Literal["en", "cs", "sk", "hu", "de"]
Unit = Literal["", "wins", "nuggets"]
Phase = Literal["lobby", "playing", "finished"]

Face = Literal[
    "curls", "braid", "bald", "fringe", "goatee", "hood", "miner", "crown", "monocle", "goggles", "bucket", "flower",
]  # fmt: skip
"""Faces that people choose from; the page draws them."""

Seat = Annotated[int, Meta(ge=0, le=9, description="Number of a seat, 0 is the first")]
Name = Annotated[
    str, Meta(min_length=1, max_length=24, description="A name as typed, shown as text and never as markup")
]
Random = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="32 random bytes of the browser, in hex")
]
WordText = Annotated[
    str, Meta(min_length=1, max_length=60, description="A word in the contract's text form (section 8)")
]
MoveText = Annotated[str, Meta(min_length=1, max_length=80, description="A move in the contract's text form")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="32 bytes in hex")]
TableId = Annotated[
    str, Meta(pattern="^[a-z2-7]{26}$", max_length=26, description="Unguessable id of a table, part of its link")
]
RequestId = Annotated[
    int, Meta(ge=0, le=2**31 - 1, description="Chosen by the client; the answer repeats it as `reply`")
]
SeatKey = Annotated[
    str, Meta(pattern="^[a-z2-7]{52}$", max_length=52, description="One-time key that moves a seat to another device")
]

Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "hurry", "thinking", "trust-me", "i-dig",
    "suspicious", "not-me", "that-way", "gold-there", "only-stone", "need-repair", "no-cards", "one-more-round", "bye",
]  # fmt: skip
Mark = Literal["trust", "unsure", "suspect"]
Words = Literal["on", "no-claims", "none"]
BotsTalk = Literal["talk", "little", "off"]
RemarkKey = Annotated[
    str,
    Meta(pattern="^[a-z]+(-[a-z0-9]+)+$", max_length=40, description="What a bot says, by the name of its sentence"),
]
Reaction = Literal["laugh", "cheer", "clap", "wow", "hmm", "angry", "sad", "heart"]

GameState = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/GameState"})]
GameEvent = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/GameEvent"})]
GameResult = Annotated[Mapping[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/GameResult"})]

LEVELS: tuple[Level, ...] = get_args(Level)
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
REACTIONS: tuple[Reaction, ...] = get_args(Reaction)

RefusalKind = Literal[
    "rule",  # the rules of the game forbid it: `clause` says which
    "syntax",  # not a move of this game
    "stale",  # answers a position that is no longer there: nothing happened, look again
    "request",  # this person, at this table, now, may not: `key` says why
    "message",  # not a message of this protocol
    "limit",  # too much, too often, too long
    "storage",  # the database does not answer: nothing happened, try again
]

RefusalKey = Literal[
    "rule", "syntax", "stale", "malformed", "too-large", "too-fast", "storage", "disk-full", "shutting-down",
    "table-unknown", "table-gone", "table-full", "table-started", "table-not-started", "table-finished",
    "table-unfinished", "code-unknown", "host-only", "not-your-seat", "seat-taken", "seat-empty", "seat-unknown",
    "seat-is-bot", "seat-is-person", "person-here", "seats-number", "name-taken", "option-unknown", "not-ready", "random-missing",
    "key-unknown", "not-owner", "undo-off", "undo-not-yours", "undo-revealed", "undo-enough", "talk-off", "talk-enough",
    "acts-enough", "host-standing-in", "hint-not-alone", "too-many-tables", "too-many-sockets", "too-many-guesses", "origin",
    "not-found", "watching-only", "moment-unknown", "device-unknown", "devices-enough", "phrase-unknown",
    "banned", "token-unknown", "not-for-bots", "bots-enough", "bot-unknown",
    "blocked", "watchers-sent",
    "word-unknown", "word-none", "word-other-game", "word-round", "word-seat", "word-self", "word-goal", "word-turned",
    "word-open", "word-far", "word-unsaid", "words-off", "claims-off", "words-enough",
]  # fmt: skip


# -- options of a table -------------------------------------------------------------------------------


class Wait(Struct, tag="wait", tag_field="policy", frozen=True, forbid_unknown_fields=True):
    """Somebody is away: the table waits, however long."""


class Clock(Struct, tag="clock", tag_field="policy", frozen=True, forbid_unknown_fields=True):
    """Every decision has a clock; when it runs out a bot decides this once."""

    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60


class StandIn(Struct, tag="bot", tag_field="policy", frozen=True, forbid_unknown_fields=True):
    """After a grace time a bot plays for the person who is away, and gives the seat back on return."""

    seconds: Annotated[int, Meta(ge=2, le=86_400)] = 60


Away = Wait | Clock | StandIn


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host chooses; can be changed until the start."""

    game: Game
    seats: Annotated[int, Meta(ge=1, le=10)]
    options: dict[str, str | int] = {}
    public: bool = False
    away: Away = Wait()
    undo: bool = True
    free_text: bool = False
    words: Annotated[
        Words, Meta(description="What may be said in words: everything, no claims about what was seen, nothing")
    ] = "on"
    bots_talk: Annotated[
        BotsTalk | bool,
        Meta(
            description="Whether bots talk: also when something befalls them, only in words, or not at all; older tables: yes or no"
        ),
    ] = "talk"

    @property
    def talking(self) -> BotsTalk:
        """How much bots say, also at a table from the time when they said words or nothing."""
        if isinstance(self.bots_talk, bool):
            return "little" if self.bots_talk else "off"
        return self.bots_talk


# -- HTTP ---------------------------------------------------------------------------------------------


class Unless(Struct, frozen=True):
    """What an option is by default where another one is chosen: the edition decides how tunnels connect."""

    option: str
    value: str | int
    default: str | int


class OptionInfo(Struct, frozen=True):
    """One option of a game: its values in the order to show them."""

    name: str
    values: list[str | int]
    default: str | int
    unless: list[Unless] = []


class GameInfo(Struct, frozen=True):
    """One game: how many may play and what may be chosen."""

    game: Game
    seats_min: int
    seats_max: int
    options: list[OptionInfo]


class Catalogue(Struct, frozen=True):
    """GET /api/catalogue: what this server offers."""

    version: str
    games: list[GameInfo]
    levels: list[Level]
    phrases: list[Phrase]
    reactions: list[Reaction]


class BotSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot to seat at once when a table is made."""

    level: Level
    name: Name


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished game: its first `moves` moves."""

    table: TableId
    moves: Annotated[int, Meta(ge=0, le=10_000)]


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `names` are the own seats (several: pass and play; none: a television), then come `bots`."""

    settings: Settings
    names: Annotated[list[Name], Meta(max_length=10)] = []
    faces: Annotated[list[Face | None], Meta(max_length=10, description="Those of `names`, as far as chosen")] = []
    bots: Annotated[list[BotSeat], Meta(max_length=10)] = []


class ContinueTable(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/continue: a new table that begins as a copy of a finished game up to a moment; bots take the other seats."""

    moment: Moment
    seat: Seat
    name: Name
    level: Level = "apprentice"
    face: Face | None = None


class StartDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/daily: today's solo challenge (one public deal for everybody); again the same day: the same table."""

    name: Name
    face: Face | None = None


class Made(Struct, frozen=True):
    """Answer to everything that makes or finds a table."""

    table: TableId
    code: str
    link: str


class LobbyTable(Struct, frozen=True):
    """One line of the public lobby."""

    table: TableId
    code: str
    game: Game
    options: dict[str, str | int]
    host: str
    taken: int
    seats: int
    phase: Phase
    made: Annotated[int, Meta(description="Unix time in milliseconds")]


class Lobby(Struct, frozen=True):
    """GET /api/lobby: public tables, newest first: waiting ones before running ones."""

    tables: list[LobbyTable]


class MyTable(Struct, frozen=True):
    """One of the caller's own games."""

    table: TableId
    code: str
    game: Game
    phase: Phase
    names: list[str]
    seats: Annotated[list[Seat], Meta(description="The caller's seats")]
    my_turn: bool
    winners: Annotated[list[Seat], Meta(description="Who has won; empty while the game is on")]
    scores: Annotated[
        list[int],
        Meta(description="Nuggets by seat; empty while the game is on, and where it was over before this was kept"),
    ]
    daily: str | None
    changed: Annotated[int, Meta(description="Unix time in milliseconds")]


class MyTables(Struct, frozen=True):
    """GET /api/mine: to continue, and to replay; the last changed first."""

    tables: list[MyTable]


class ReplayMove(Struct, frozen=True):
    """One move of a finished game; `round` is the round it was played in."""

    seat: Seat
    move: str
    round: int
    by: Literal["person", "bot"]


class ReplayWord(Struct, frozen=True):
    """A word that was said in a finished game, after so many moves, and whether it was right."""

    moves: int
    seat: Seat
    word: WordText
    round: int
    true: bool | None


class ReplayInfo(Struct, frozen=True):
    """GET /api/tables/{id}/replay: the outline of a finished game."""

    table: TableId
    game: Game
    options: dict[str, str | int]
    players: list[str]
    bots: list[Level | None]
    faces: list[Face | None]
    moves: list[ReplayMove]
    words: list[ReplayWord]
    result: GameResult
    finished: int


class ReplayStep(Struct, frozen=True):
    """The position after `moves` moves through the chosen eyes, and the events of the last of them."""

    moves: int
    state: GameState
    events: Sequence[GameEvent]


class ReplaySteps(Struct, frozen=True):
    """GET /api/tables/{id}/replay/{eyes}?from=0&count=50, eyes: `all`, `public` or a seat number."""

    eyes: str
    steps: list[ReplayStep]


class StoryAnswer(Struct, frozen=True):
    """GET /api/tables/{id}/story/{eyes}, eyes: `public` or a seat: what is over; more will come below a progress of 1."""

    progress: float
    story: Told | None
    failed: bool
    own: Annotated[list[Seat], Meta(description="The seats of whoever asks")]
    noses: Annotated[
        list[Nose],
        Meta(description="Through one's own eyes: what came of one's own marks; nobody else's answer holds them"),
    ]


class Contribution(Struct, frozen=True, forbid_unknown_fields=True):
    """The randomness that one person's browser added for a seat."""

    seat: Seat
    random: Random


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True):
    """The published shuffle of a finished table; see docs/fair-shuffle.md."""

    scheme: Literal["undermine-shuffle/1"]
    table: TableId
    commitment: Hash
    secret: Hash
    contributions: list[Contribution]
    people: Annotated[
        list[Seat] | None, Meta(description="Who sat at the deal and was no bot; proofs of older versions do not say")
    ] = None


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """GET /api/tables/{id}/proof: what `undermine verify` reads. `shuffle` is null where the deal was public."""

    format: Literal["undermine-proof/1"]
    record: Annotated[dict[str, Any], Meta(description="The contract's record")]
    shuffle: Shuffle | None


class Problem(Struct, frozen=True):
    """The body of every HTTP answer of status 400 and above."""

    kind: RefusalKind
    key: RefusalKey
    message: str


# -- what a browser sends over the socket -------------------------------------------------------------


class _FromClient(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: RequestId | None = None


class Sit(_FromClient, tag="sit", frozen=True):
    """Take an empty seat (again for a further seat: pass and play). `seat` null: the first empty one."""

    name: Name
    random: Random
    seat: Seat | None = None
    face: Face | None = None


class Stand(_FromClient, tag="stand", frozen=True):
    """Leave an own seat before the start. The host who leaves the last own seat stays host."""

    seat: Seat


class Rename(_FromClient, tag="rename", frozen=True):
    """Change the name at an own seat, or (host) of a bot, before the start."""

    seat: Seat
    name: Name


class Wear(_FromClient, tag="wear", frozen=True):
    """Choose another face for an own seat, before the start."""

    seat: Seat
    face: Face


class AddBot(_FromClient, tag="add-bot", frozen=True):
    """Host: seat a bot, or change the one that sits there. `seat` null: the first empty one."""

    level: Level
    name: Name
    seat: Seat | None = None


class Remove(_FromClient, tag="remove", frozen=True):
    """Host: remove a bot or a person before the start; later a person becomes a bot's seat for good."""

    seat: Seat


class Configure(_FromClient, tag="configure", frozen=True):
    """Host: change the settings before the start."""

    settings: Settings


class Ready(_FromClient, tag="ready", frozen=True):
    """All own seats are ready, or not; `random` is needed where the seat was kept from an earlier game (rematch)."""

    ready: bool
    random: Random | None = None


class Start(_FromClient, tag="start", frozen=True):
    """Host: deal, when every seat is taken and everybody else is ready. `random` for the host's own kept seats."""

    random: Random | None = None


class Play(_FromClient, tag="play", frozen=True):
    """A move of an own seat; `after` repeats `number` of the position it answers."""

    seat: Seat
    move: MoveText
    after: Annotated[int, Meta(ge=0, le=1_000_000)]


class Undo(_FromClient, tag="undo", frozen=True):
    """Take back the seat's last move: within the own turn, nothing revealed, if the table allows it."""

    seat: Seat
    after: Annotated[int, Meta(ge=0, le=1_000_000)]


class Hint(_FromClient, tag="hint", frozen=True):
    """Ask a bot what it would do and why; only at a table without other people."""

    seat: Seat
    language: Language = "en"


class Foresee(_FromClient, tag="foresee", frozen=True):
    """Ask why hand cards cannot be played and what surely follows from some of the legal moves."""

    seat: Seat
    moves: Annotated[list[MoveText], Meta(max_length=16)] = []


class Say(_FromClient, tag="say", frozen=True):
    """A ready-made phrase, perhaps to somebody, or a word (contract, section 8): one of the two, translated for each reader."""

    seat: Seat
    phrase: Phrase | None = None
    to: Annotated[Seat | None, Meta(description="Whom a phrase names")] = None
    word: WordText | None = None


class SetMark(_FromClient, tag="mark", frozen=True):
    """Note for oneself what an own seat thinks of another in this round; nobody else is told. null: nothing any more."""

    seat: Seat
    about: Seat
    mark: Mark | None


class React(_FromClient, tag="react", frozen=True):
    """A reaction shown for a moment."""

    reaction: Reaction
    seat: Seat


class Write(_FromClient, tag="write", frozen=True):
    """Free text, if the host allows it."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    seat: Seat


class Mute(_FromClient, tag="mute", frozen=True):
    """Hear no more (or again) of the person at this seat; nobody else is told."""

    seat: Seat
    muted: bool


class MoveSeat(_FromClient, tag="move-seat", frozen=True):
    """Ask for a private link that moves an own seat to another device; an older link dies."""

    seat: Seat


class Claim(_FromClient, tag="claim", frozen=True):
    """The other device shows the key of the private link."""

    key: SeatKey


class TakeBack(_FromClient, tag="take-back", frozen=True):
    """Whoever first took the seat calls it back to this device; open links die."""

    seat: Seat


class HandOver(_FromClient, tag="hand-over", frozen=True):
    """Host: the person at this seat is the host from now on."""

    seat: Seat


class LetBot(_FromClient, tag="stand-in", frozen=True):
    """A bot plays for the person at this seat, who is away, until they are back; at a public table the host alone asks for it."""

    seat: Seat


class Rematch(_FromClient, tag="rematch", frozen=True):
    """Host, after the end: a new table with the same settings and people; all are told its id."""


class Delete(_FromClient, tag="delete", frozen=True):
    """Host: delete the table with everything in it."""


class Ping(_FromClient, tag="ping", frozen=True):
    """Ask for a pong, to measure the connection."""


FromClient = (
    Sit | Stand | Rename | Wear | AddBot | Remove | Configure | Ready | Start | Play | Undo | Hint | Foresee | Say | React | Write
    | SetMark | Mute | MoveSeat | Claim | TakeBack | HandOver | LetBot | Rematch | Delete | Ping
)  # fmt: skip


# -- what a browser receives over the socket ----------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """One seat as everybody at the table sees it."""

    seat: Seat
    taken: bool
    name: str | None = None
    face: Annotated[Face | None, Meta(description="The face that the person chose")] = None
    bot: Level | None = None
    program: Annotated[bool, Meta(description="No person: a bot that somebody runs elsewhere, with a token")] = False
    online: bool = False
    ready: bool = False
    contributed: Annotated[bool, Meta(description="This seat's browser has added its randomness")] = False
    host: Annotated[bool, Meta(description="This seat's person is the host of the table")] = False
    stand_in: Annotated[bool, Meta(description="A bot plays for the person who is away")] = False
    mine: Annotated[bool, Meta(description="This connection may act for the seat")] = False
    lent: Annotated[
        bool, Meta(description="The seat was first mine and now plays on another device; take-back brings it home")
    ] = False
    muted: Annotated[bool, Meta(description="I do not hear this seat")] = False
    together: Annotated[
        list[Seat], Meta(description="The other seats that are played from the same browser, for everybody to see")
    ] = msgspec.field(default_factory=list)


class OwnMark(Struct, frozen=True):
    """What an own seat thought of another in a round: nobody else's frames hold it."""

    seat: Seat
    about: Seat
    round: int
    mark: Mark


class Table(Struct, tag="table", frozen=True):
    """The table around the game; sent on connecting and whenever any of it changes. `reply` answers a request."""

    table: TableId
    code: str
    link: Annotated[str, Meta(description="Address to share; its QR code is GET /api/tables/{id}/qr.svg")]
    phase: Phase
    settings: Settings
    seats: list[SeatInfo]
    host: Annotated[bool, Meta(description="This connection's person is the host")]
    host_name: str
    watchers: int
    commitment: Annotated[
        str | None, Meta(description="SHA-256 commitment to the secret seed; null where the deal is public")
    ]
    daily: Annotated[str | None, Meta(description="Date of the daily challenge, YYYY-MM-DD")]
    source: Annotated[Moment | None, Meta(description="The moment of a finished game from which this table goes on")]
    rematch: Annotated[TableId | None, Meta(description="The table where these people play on")]
    marks: Annotated[list[OwnMark], Meta(description="Those of the own seats, of this round and those before")]
    reply: RequestId | None = None


class ClockInfo(Struct, frozen=True):
    """A running clock: this seat decides, or a bot does when `left` milliseconds are over."""

    seat: Seat
    left: int


class Position(Struct, tag="position", frozen=True):
    """The game through one seat's eyes (`seat` null: the public's). A connection gets one for each seat it holds.

    `events` are those of the moves after the first `since` ones: drop what you hold beyond `since`, then add them.
    """

    seat: Seat | None
    number: Annotated[int, Meta(description="Number of this position, to be repeated in `after`; never goes back")]
    moves: Annotated[int, Meta(description="Number of moves played")]
    state: Annotated[Raw, Meta(extra_json_schema={"$ref": "#/$defs/GameState"})]
    legal: Annotated[list[str], Meta(description="Every legal move if this seat decides, else empty")]
    since: int
    events: Sequence[GameEvent]
    undo: Annotated[bool, Meta(description="This seat may take back its last move now")]
    clock: ClockInfo | None
    told: Annotated[
        list[int],
        Meta(description="How many of the events are of each move; where `since` is 0, those of the deal first"),
    ]
    reply: RequestId | None = None


class Refused(Struct, tag="refused", frozen=True):
    """Nothing has happened, and why. For moves: the clause, what is at fault, and the position as it is."""

    kind: RefusalKind
    key: RefusalKey
    message: str
    clause: str | None = None
    move: str | None = None
    at: Annotated[str | None, Meta(description="Cell `x,y`, card code or seat number at fault")] = None
    side: Literal["N", "E", "S", "W"] | None = None
    position: Position | None = None
    reply: RequestId | None = None


class Said(Struct, tag="said", frozen=True):
    """One line of talk: exactly one of `phrase`, `reaction`, `text`, `word` and `remark` is set, but for a word with its reason.

    `number` counts the lines of the table. The line of a word is sent again when its round is over, with whether it was true.
    A bot's `remark` may come with its word: why it accuses.
    """

    number: int
    seat: Seat
    name: str
    at: Annotated[int, Meta(description="Unix time in milliseconds")]
    moves: Annotated[int, Meta(description="How many moves came before it")]
    round: Annotated[int, Meta(description="In which round it was said; 0 before the start")]
    phrase: Phrase | None = None
    to: Annotated[Seat | None, Meta(description="Whom the phrase or the remark names")] = None
    reaction: Reaction | None = None
    text: str | None = None
    word: WordText | None = None
    remark: RemarkKey | None = None
    count: Annotated[int | None, Meta(description="A number in the remark: so many dead ends")] = None
    true: Annotated[
        bool | None,
        Meta(description="Whether a claim, an accusation, trust or a denial was right, once its round is over"),
    ] = None
    reply: RequestId | None = None


class SeatLink(Struct, tag="seat-link", frozen=True):
    """Answer to `move-seat`: private, for this connection alone."""

    seat: Seat
    link: str
    qr: Annotated[str, Meta(description="The link as an SVG drawing")]
    reply: RequestId | None = None


class Weighed(Struct, frozen=True):
    """A move that a bot has tried out."""

    move: str
    worth: Annotated[float, Meta(description="On average, in the unit that stands beside it")]


class Advice(Struct, tag="advice", frozen=True):
    """Answer to `hint`."""

    seat: Seat
    number: int
    move: str
    why: str
    unit: Annotated[Unit, Meta(description="Of what was tried out; nothing where no move was")]
    weighed: Annotated[Sequence[Weighed], Meta(description="The advised move and the two best others")]
    reply: RequestId | None = None


class Follows(Struct, frozen=True):
    """What surely follows from a move, by all that the seat knows."""

    events: Sequence[GameEvent]
    stop: Annotated[Sequence[GameEvent], Meta(description="What follows if the figure then stops where it is")]
    met: Annotated[list[Seat], Meta(description="Whose dwarfs the beast can reach after it")]


class Foreseen(Struct, tag="foreseen", frozen=True):
    """Answer to `foresee`."""

    seat: Seat
    number: int
    barred: Annotated[dict[str, str], Meta(description="Hand cards that can only be thrown away, each with the clause")]
    follows: Annotated[dict[str, Follows], Meta(description="By move, those of the legal ones that were asked about")]
    reply: RequestId | None = None


class Done(Struct, tag="done", frozen=True):
    """The request was carried out and has no other answer (ping)."""

    reply: RequestId | None = None


class Deleted(Struct, tag="deleted", frozen=True):
    """The table is no more; the server closes the socket."""

    reply: RequestId | None = None


class Notice(Struct, tag="notice", frozen=True):
    """Something about the server itself: `storage-lost` moves cannot be kept just now, `storage-back`, `restarting`."""

    notice: Literal["storage-lost", "storage-back", "restarting"]


FromServer = Table | Position | Refused | Said | SeatLink | Advice | Foreseen | Done | Deleted | Notice

HTTP = (
    Catalogue, CreateTable, ContinueTable, StartDaily, Made, Lobby, MyTables, ReplayInfo, ReplaySteps, StoryAnswer, Proof,
    Problem,
)  # fmt: skip

encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(FromClient).decode
