"""Observations: a seat's view as one vector of small whole numbers, each stretch of it with a name."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from undermine.border import BORDERS, State
from undermine.catalogue import games
from undermine.envs.actions import window
from undermine.kernel.cards import SIDES
from undermine.kernel.moves import TOOLS

Vector = npt.NDArray[np.int16]
LOW: Final = -64
HIGH: Final = 2047
EMPTY: Final = 0
FACE_DOWN: Final = 1
FACES: Final = (
    2  # a card that lies face up is FACES + its face; a face-down goal that the seat knows follows after all of them
)
UNKNOWN: Final = -1
PHASES: Final = [*dict.fromkeys(phase for border in BORDERS for phase in border.phases[:-1]), "over"]
ROLES: Final = {"?": 0, "digger": 1, "loyal": 1, "saboteur": 2}
COLOURS: Final = {"green": 1, "blue": 2, "yellow": 3}
PIECES: Final = {"green": 1, "blue": 2, "key": 4, "web": 8, "rat": 128, "crawler": 256, "goblin": 512, "spent": 1024}
SEAT: Final = (
    "self", "turn", "active", "cards", *TOOLS, "gold", "nuggets", "role", "colour", "looked",
    "x", "y", "field", "out", "boots", "axes", "down", "limit", "open",
)  # fmt: skip
COMMON: Final = ("round", "phase", "deck", "pile", "aside", "steps", "ones", "twos", "threes", "bank", "stunned")


class Observations:
    """Encodes the views of one game with so many players."""

    def __init__(self, game: str, players: int) -> None:
        box = games()[game].box
        self.players = players
        self.columns, self.rows = window(game, players)
        self.faces = {code: number for number, code in enumerate(dict.fromkeys(box.face_codes))}
        self.cards = box.card_of
        area = len(self.columns) * len(self.rows)
        self.slices: dict[str, slice] = {}
        self.size = 0
        for name, length in (
            ("board", area),
            ("pieces", area),
            ("hand", len(self.cards)),
            ("discards", len(self.cards)),
            ("seats", players * len(SEAT)),
            ("common", len(COMMON)),
        ):
            self.slices[name] = slice(self.size, self.size + length)
            self.size += length

    def encode(self, view: State, seat: int) -> Vector:
        """Encode a view of this seat."""
        vector = np.zeros(self.size, np.int16)
        self.put_board(vector[self.slices["board"]], view)
        self.put_pieces(vector[self.slices["pieces"]], view)
        for code in view["hands"][seat]:
            if code in self.cards:
                vector[self.slices["hand"]][self.cards[code]] += 1
        for code, *_ in view["discards"] if view["game"] != "cave" else []:
            if code in self.cards:
                vector[self.slices["discards"]][self.cards[code]] += 1
        vector[self.slices["seats"]] = [
            value for other in range(self.players) for value in seat_values(view, other, seat)
        ]
        vector[self.slices["common"]] = common_values(view)
        return vector

    def place(self, cell: str) -> int | None:
        """Return where a cell stands in a stretch of cells; None outside the window."""
        x, y = (int(part) for part in cell.partition("/")[0].split(","))
        if x not in self.columns or y not in self.rows:
            return None
        return self.columns.index(x) * len(self.rows) + self.rows.index(y)

    def put_board(self, stretch: Vector, view: State) -> None:
        """Put every card on the board, and the goals that this seat knows."""
        for cell, code in view["board"].items():
            place = self.place(cell)
            if place is not None:
                stretch[place] = FACE_DOWN if code == "?" else FACES + self.faces[code]
                if code == "?" and cell in view["known"]:
                    stretch[place] = FACES + len(self.faces) + self.faces[view["known"][cell]]

    def put_pieces(self, stretch: Vector, view: State) -> None:
        """Put tokens, keys, webs, monsters and empty veins on the board, as bits."""
        pieces: list[tuple[str, int]] = []
        if view["game"] == "cave":
            for web in view["webs"]:
                cell, _, side = web.partition(" ")
                pieces.append((cell, PIECES["web"] << SIDES.index(side)))
            pieces += [(str(field), PIECES[kind]) for kind, (field, _) in view["monsters"].items()]
            pieces += [(cell, PIECES["spent"]) for cell, left in view["veins"].items() if not left]
        elif view["game"] != "saboteur":
            pieces += [(cell, PIECES[colour]) for cell, on in view["tokens"].items() for colour in on.values()]
            pieces += [(cell, PIECES["key"]) for cell in view["keys"]]
        for cell, bit in pieces:
            place = self.place(cell)
            if place is not None:
                stretch[place] |= bit


def seat_values(view: State, seat: int, me: int) -> list[int]:
    """Return what is seen of one seat, in the order of SEAT."""
    score = view["scores"][seat]
    tools = [] if view["game"] == "cave" else view["tools"][seat]
    purse = [] if view["game"] == "cave" else view["purse"][seat]
    role: str = view["roles"][seat] if view["game"] == "saboteur" else "?"
    colour, cave = "?", [0] * 9  # where a dwarf stands and what it has
    if view["game"] == "cave":
        colour, role = view["clans"][seat]
        dwarf = view["dwarfs"][seat]
        own = (view["boots"], view["axes"], view["down"], view["limits"], view["open"])
        cave = [*dwarf_values(dwarf), int(dwarf == "out"), *(int(values[seat]) for values in own)]
    return [
        int(seat == me),
        int(seat == view["turn"]),
        int(seat == view["active"]),
        len(view["hands"][seat]),
        *(int(tool in tools) for tool in TOOLS),
        len(purse),
        UNKNOWN if score is None else score,
        ROLES[role],
        COLOURS.get(colour, 0),
        len(view["knows"][seat]),
        *cave,
    ]


def dwarf_values(field: str) -> tuple[int, int, int]:
    """Return where a dwarf stands: column, row, and the sides of its field as bits."""
    if field == "out":
        return 0, 0, 0
    cell, _, name = field.partition("/")
    x, y = (int(part) for part in cell.split(","))
    return x, y, 16 if name == "T" else sum(1 << SIDES.index(side) for side in name if side in SIDES)


def common_values(view: State) -> list[int]:
    """Return what belongs to no seat, in the order of COMMON."""
    offer = view["offer"] if view["game"] == "saboteur" else []
    steps = view["steps"] if view["game"] == "cave" else None
    return [
        view["round"],
        PHASES.index(view["phase"]),
        view["deck"],
        view["gold"] if view["game"] == "saboteur" else 0,
        ROLES[view["aside"]] if view["game"] == "saboteur" else 0,
        UNKNOWN if steps is None else steps,
        *(offer.count(nuggets) for nuggets in (1, 2, 3)),
        view["bank"] if view["game"] == "cave" else 0,
        int(view["game"] == "cave" and view["stunned"]),
    ]
