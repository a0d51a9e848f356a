"""Setups: reading a position out of a record, with a sentence for everything that cannot be (contract, section 4)."""

from __future__ import annotations

from typing import Final

from undermine.kernel.border import OpenState, OwnState
from undermine.kernel.box import Box, piece_of
from undermine.kernel.cards import SIDES
from undermine.kernel.clauses import RecordError
from undermine.kernel.game import NOBODY
from undermine.kernel.grid import WIDTH, Window
from undermine.kernel.hands import FACE_UP, UNSEEN, CardPosition
from undermine.kernel.moves import CELL_TEXT

ROOM: Final = 24  # how far the cards of one box can ever carry a path on
Cell = tuple[int, int]


def short(value: object) -> str:
    """Quote a value of a record in a sentence, cut where it is long."""
    try:
        text = repr(value)
    except RecursionError:
        return "something nested too deeply"
    except ValueError:  # Python writes no int of more than 4,300 digits
        return "a number of thousands of digits"
    return text if len(text) <= 60 else text[:60] + "…"


class Setup:
    """The setup of a record: every question answers with checked values or raises RecordError."""

    def __init__(self, data: object, box: Box, seats: int, keys: tuple[str, ...]) -> None:
        if not isinstance(data, dict):
            raise RecordError(f"the setup must be an object, not {short(data)}")
        for key in data:
            if key not in keys:
                raise RecordError(f"this game's setup has no key {short(key)}")
        self.data: dict[str, object] = data
        self.box = box
        self.seats = seats
        self.left: list[int] = list(box.counts)  # cards of the box that the setup has not used yet

    # --- plain values ----------------------------------------------------------------------------

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """Read a whole number."""
        return self.whole(self.data.get(key, default), low, high, key)

    def whole(self, value: object, low: int, high: int, key: str) -> int:
        """Check a whole number."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise RecordError(f"{key}: {short(value)} must be a whole number from {low} to {high}")
        return value

    def choice(self, value: object, choices: tuple[str, ...], key: str) -> str:
        """Check a word out of a short list."""
        if not isinstance(value, str) or value not in choices:
            raise RecordError(f"{key}: {short(value)} must be one of {', '.join(choices)}")
        return value

    def items(self, value: object, key: str) -> list[object]:
        """Check a list."""
        if not isinstance(value, list):
            raise RecordError(f"{key}: {short(value)} must be a list")
        return value

    def mapping(self, key: str) -> dict[str, object]:
        """Read an object."""
        value = self.data.get(key, {})
        if not isinstance(value, dict):
            raise RecordError(f"{key}: {short(value)} must be an object")
        return value

    def per_seat(self, key: str, default: object) -> list[object]:
        """Read a list with one entry per seat; left out, every seat has the default."""
        if key not in self.data:
            return [default] * self.seats
        entries = self.items(self.data[key], key)
        if len(entries) != self.seats:
            raise RecordError(f"{key} must have one entry per seat: {self.seats}, not {len(entries)}")
        return entries

    def seat(self, value: object, key: str) -> int:
        """Check a seat."""
        return self.whole(value, 0, self.seats - 1, key)

    # --- cells -----------------------------------------------------------------------------------

    def cell(self, value: object, key: str) -> Cell:
        """Read a cell written x,y."""
        match = CELL_TEXT.fullmatch(value) if isinstance(value, str) and len(value) < 20 else None
        if match is None:
            raise RecordError(f"{key}: {short(value)} is no cell; a cell is written like 3,-1")
        return int(match[1]), int(match[2])

    def board(self, taken: list[Cell]) -> dict[Cell, int]:
        """Read the face-up path cards as faces; start and goal cells are taken."""
        board: dict[Cell, int] = {}
        for text, code in self.mapping("board").items():
            cell = self.cell(text, "board")
            if cell in taken:
                raise RecordError(f"board: {text} is the cell of the start or a goal")
            board[cell] = self.path(code, "board")
        return board

    def window(self, cells: list[Cell], paths_to_come: int) -> Window:
        """Cut the board open around these cells, with room for the cards still to be laid, or refuse."""
        xs = sorted(x for x, _ in cells)
        ys = sorted(y for _, y in cells)
        room = 2 * (min(paths_to_come, ROOM) + 1)  # all of them may go on to the same side
        if max(xs[-1] - xs[0], ys[-1] - ys[0]) + room >= WIDTH:
            raise RecordError(f"the cards lie too far apart: with those to come the board is {WIDTH} cells wide")
        return Window((xs[0] + xs[-1] - WIDTH) // 2, (ys[0] + ys[-1] - WIDTH) // 2)

    def fit(self, board: dict[Cell, int], turned_goals: list[Cell]) -> None:
        """Refuse face-up cards that do not fit each other, except around a turned goal."""
        for (x, y), face in board.items():
            for side, beside in ((0, (x, y + 1)), (1, (x + 1, y))):
                if beside in board and beside not in turned_goals and (x, y) not in turned_goals:
                    here = self.box.faces[face].open >> side & 1
                    there = self.box.faces[board[beside]].open >> (side ^ 2) & 1
                    if here != there:
                        raise RecordError(
                            f"board: the cards at {x},{y} and {beside[0]},{beside[1]} do not fit ({SIDES[side]})"
                        )

    # --- cards -----------------------------------------------------------------------------------

    def use(self, card: int, key: str) -> int:
        """Take a card out of the box; refuse more of a kind than it has."""
        self.left[card] -= 1
        if self.left[card] < 0:
            code, count = self.box.codes[card], self.box.counts[card]
            raise RecordError(f"{key}: the box has only {count} of {code}")
        return card

    def path(self, code: object, key: str) -> int:
        """Read a path card as it lies and take it out of the box."""
        face = self.box.face_of.get(code, -1) if isinstance(code, str) else -1
        if face < 0:
            raise RecordError(f"{key}: {short(code)} is no path card of this box")
        self.use(int(piece_of(face)), key)
        return face

    def card(self, code: object, key: str) -> int:
        """Read a hand card in its printed orientation and take it out of the box."""
        card = self.box.card_of.get(code, -1) if isinstance(code, str) else -1
        if card < 0:
            raise RecordError(f"{key}: {short(code)} is no hand card of this box as it is printed")
        return self.use(card, key)

    def hands(self, most: int) -> list[list[int]]:
        """Read every seat's hand."""
        hands: list[list[int]] = []
        for entry in self.per_seat("hands", []):
            hand = [self.card(code, "hands") for code in self.items(entry, "hands")]
            if len(hand) > most:
                raise RecordError(f"hands: nobody holds more than {most} cards")
            hands.append(hand)
        return hands

    def deck(self) -> list[int]:
        """Read the draw pile, the first is drawn first."""
        return [self.card(code, "deck") for code in self.items(self.data.get("deck", []), "deck")]

    def discards(self, position: CardPosition) -> None:
        """Read the discard pile, face-up and face-down cards in order; nobody knows the latter."""
        for entry in self.items(self.data.get("discards", []), "discards"):
            words = self.items(entry, "discards")
            if len(words) not in (1, 2) or words[1:] not in ([], ["down"]):
                raise RecordError(f'discards: {short(entry)} must be ["CODE"] or ["CODE", "down"]')
            position.discard(self.card(words[0], "discards"), UNSEEN if len(words) == 2 else FACE_UP)

    def goals(self, cells: list[Cell]) -> tuple[list[int], dict[Cell, int]]:
        """Read which goal of the card list lies on each goal cell, and the turned ones with their faces."""
        names: dict[str, int] = {}  # a goal as it may lie -> its face
        for face in range(2 * self.box.paths, 2 * self.box.first_start):
            names.setdefault(self.box.face_codes[face], face)
        turned: dict[Cell, int] = {}
        for text, code in self.mapping("revealed").items():
            if self.cell(text, "revealed") not in cells:
                raise RecordError(f"revealed: {text} is no goal cell of the layout")
            if not isinstance(code, str) or code not in names:
                raise RecordError(f"revealed: {short(code)} is no goal of this box")
            turned[self.cell(text, "revealed")] = names[code]
        left = list(range(self.box.goals))
        lying: dict[Cell, int] = {}
        for cell, face in turned.items():
            self.claim_goal(lying, cell, face, left)
        if "goals" in self.data:
            given = {self.cell(text, "goals"): code for text, code in self.mapping("goals").items()}
            if sorted(given) != sorted(cells):
                raise RecordError("goals must name every goal cell of the layout and no other")
            for cell, code in given.items():
                face = names.get(code, -1) if isinstance(code, str) else -1
                if face < 0 or face & 1:
                    raise RecordError(f"goals: {short(code)} is no goal of this box as it is printed")
                if cell not in turned:
                    self.claim_goal(lying, cell, face, left)
        for goal, cell in enumerate(cells):  # card-list order
            if cell not in lying and goal in left:
                left.remove(goal)
                lying[cell] = goal
        for cell in cells:  # where the goal that should lie is turned elsewhere, the first that lies nowhere
            if cell not in lying:
                lying[cell] = left.pop(0)
        return [lying[cell] for cell in cells], turned

    def claim_goal(self, lying: dict[Cell, int], cell: Cell, face: int, left: list[int]) -> None:
        """Put a goal on its cell; refuse more of a kind than the box has."""
        goal = int(piece_of(face) - self.box.paths)
        if goal not in left:
            raise RecordError(f"goals: the box has only one {self.box.face_codes[face & ~1]}")
        left.remove(goal)
        lying[cell] = goal


def refuse_midway(position: CardPosition, phase: str) -> None:
    """Refuse to write a position as a setup that does not stand at the beginning of a turn."""
    if position.turn == NOBODY:
        raise RecordError("the game is over, and a setup is a position to play on from")
    if position.phase != 0:
        raise RecordError(f"a setup stands at the beginning of a turn, and this is in the middle of one: {phase}")


def write_common(
    position: CardPosition, box: Box, shown: OpenState, own: OwnState, starts: list[Cell]
) -> dict[str, object]:
    """Write what is in the setup of every game: what the all-knowing see of boards, hands and turns, and the draw pile."""
    taken = [f"{x},{y}" for x, y in starts]
    return {
        "board": {
            cell: code for cell, code in shown["board"].items() if cell not in own["goals"] and cell not in taken
        },
        "goals": own["goals"],
        "revealed": shown["revealed"],
        "hands": own["hands"],
        "deck": [box.codes[int(card)] for card in position.deck[position.drawn :]],
        "turn": shown["turn"],
        "round": shown["round"],
    }
