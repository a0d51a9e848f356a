"""History: what the seats have done and said in a round, and who has laid which card; secrets are left out where it is shown."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.envs.sight.sheet import blank_bytes
from undermine.kernel.border import Border
from undermine.kernel.grid import CELLS
from undermine.kernel.hands import MOST_SEATS
from undermine.kernel.moves import PLACE, Notation, cell_of, seat_of, verb_of, without_cards, without_number

RECENT: Final = 16  # moves that are shown one by one
WORDS: Final = 16  # words that a seat can say; 0 is none of them
MOST_VERBS: Final = 64
MOST_COUNTED: Final = 255

# What a move of a verb shows.
SHOWS_CELL: Final = 1
SHOWS_SEAT: Final = 2
SHOWS_TOOL: Final = 4
SHOWS_SIDE: Final = 8
SHOWS_PATH: Final = 16
SHOWS_CARD: Final = 32
SHOWS_PAIR: Final = 64
SECRET: Final = 128  # its cards or its number of nuggets are the mover's alone
KINDS_SHOWN: Final = {
    "cell": SHOWS_CELL,
    "field": SHOWS_CELL,
    "seat": SHOWS_SEAT,
    "tool": SHOWS_TOOL,
    "side": SHOWS_SIDE,
    "path": SHOWS_PATH,
    "card": SHOWS_CARD,
    "cards": SHOWS_PAIR,
}
NO_MOVES: Final[vec[i64]] = vec[i64]([i64(0) for _move in range(RECENT)])
NO_CELLS: Final[vec[i64]] = vec[i64]([i64(0) for _cell in range(CELLS)])
NO_LAYERS: Final[vec[u8]] = blank_bytes(CELLS)
NO_DEEDS: Final[vec[u8]] = blank_bytes(MOST_SEATS * MOST_VERBS)
NOTHING_DONE: Final[vec[u8]] = blank_bytes(MOST_SEATS * MOST_VERBS * MOST_SEATS)
NOTHING_SAID: Final[vec[u8]] = blank_bytes(MOST_SEATS)
COVERED_KINDS: Final = ("card", "cards", "number", "numbers")


def shown_by_verb(notation: Notation, border: Border) -> vec[i64]:
    """List what a move of every verb shows: as the border says which of its fields are secret."""
    shown: list[int] = []
    for verb in range(len(notation.words)):
        kind = border.kinds.get(notation.words[verb])
        words = notation.kinds[verb]
        bits = 0
        for word in words:
            bits |= KINDS_SHOWN.get(word, 0)
        if kind is not None and kind.secret and any(word in COVERED_KINDS for word in words):
            bits |= SECRET
        shown.append(bits)
    return vec[i64]([i64(bits) for bits in shown])


class History:
    """The moves of one round, as far as they are counted or shown."""

    def __init__(self) -> None:
        self.moves: vec[i64] = NO_MOVES[:]
        self.movers: vec[i64] = NO_MOVES[:]
        self.count: i64 = 0  # moves of this round
        self.layers: vec[u8] = NO_LAYERS[:]  # cell -> 1 + the seat that laid a card there last
        self.laid: vec[i64] = NO_CELLS[:]  # the cells with one
        self.lays: i64 = 0
        self.deeds: vec[u8] = NO_DEEDS[:]  # mover, verb -> how often
        self.done: vec[u8] = NOTHING_DONE[:]  # mover, verb, target -> how often
        self.said: vec[u8] = NOTHING_SAID[:]  # seat -> the word it said last

    def copy(self) -> History:
        """Return a copy that shares nothing."""
        copy = History()
        copy.moves = self.moves[:]
        copy.movers = self.movers[:]
        copy.count = self.count
        copy.layers = self.layers[:]
        copy.laid = self.laid[:]
        copy.lays = self.lays
        copy.deeds = self.deeds[:]
        copy.done = self.done[:]
        copy.said = self.said[:]
        return copy

    def cover(self, seat: i64, shown: vec[i64]) -> None:
        """Forget what a seat was not shown: the cards of the others' secret moves, or their nuggets."""
        for place in range(min(self.count, i64(RECENT))):
            move: i64 = self.moves[place]
            shows: i64 = shown[verb_of(move)]
            if shows & SECRET and self.movers[place] != seat:
                move = without_cards(move)
                if not shows & SHOWS_SEAT:
                    move = without_number(move)
                self.moves[place] = move

    def clear(self) -> None:
        """Forget everything: another round begins."""
        for number in range(self.lays):
            self.layers[self.laid[number]] = 0
        self.lays = 0
        self.count = 0
        for at in range(MOST_SEATS * MOST_VERBS):
            if self.deeds[at] != 0:
                self.deeds[at] = 0
                for target in range(i64(MOST_SEATS)):
                    self.done[at * MOST_SEATS + target] = 0
        for seat in range(i64(MOST_SEATS)):
            self.said[seat] = 0

    def note(self, move: i64, mover: i64, targets: bool) -> None:
        """Note a move; `targets` says whether it names a seat."""
        place: i64 = self.count % RECENT
        self.moves[place] = move
        self.movers[place] = mover
        self.count += 1
        at: i64 = mover * MOST_VERBS + verb_of(move)
        if self.deeds[at] < MOST_COUNTED:
            self.deeds[at] = u8(i64(self.deeds[at]) + 1)
        if targets:
            at = at * MOST_SEATS + seat_of(move)
            if self.done[at] < MOST_COUNTED:
                self.done[at] = u8(i64(self.done[at]) + 1)
        if verb_of(move) == PLACE:
            cell: i64 = cell_of(move)
            if self.layers[cell] == 0:
                self.laid[self.lays] = cell
                self.lays += 1
            self.layers[cell] = u8(mover + 1)

    def say(self, seat: i64, word: i64) -> None:
        """Note what a seat has said."""
        if word < 0 or word > WORDS:
            raise ValueError(f"there is no word {int(word)}; the words are 1 to {WORDS}, and 0 is silence")
        self.said[seat] = u8(word)
