"""Observations: a seat's view as one vector of small whole numbers, each stretch of it with a name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from undermine.catalogue import games
from undermine.envs.actions import window
from undermine.kernel.cards import SIDES
from undermine.kernel.moves import TOOLS

View = Mapping[str, Any]
Vector = npt.NDArray[np.int16]
LOW: Final = -64
HIGH: Final = 2047
EMPTY: Final = 0
FACE_DOWN: Final = 1
FACES: Final = (
    2  # a card that lies face up is FACES + its face; a face-down goal that the seat knows follows after all of them
)
UNKNOWN: Final = -1
PHASES: Final = ("play", "draft", "bribe", "pay", "orient", "monster", "react", "walk", "over")
ROLES: Final = {"?": 0, "digger": 1, "loyal": 1, "saboteur": 2}
COLOURS: Final = {"green": 1, "blue": 2, "yellow": 3}
PIECES: Final = {"green": 1, "blue": 2, "key": 4, "web": 8, "rat": 128, "crawler": 256, "goblin": 512, "spent": 1024}
SEAT: Final = (
    "self", "turn", "active", "cards", *TOOLS, "gold", "nuggets", "role", "colour", "looked",
    "x", "y", "field", "out", "boots", "axes", "down", "limit", "open",
)  # fmt: skip
TABLE: Final = ("round", "phase", "deck", "pile", "aside", "steps", "ones", "twos", "threes", "bank", "stunned")


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
            ("table", len(TABLE)),
        ):
            self.slices[name] = slice(self.size, self.size + length)
            self.size += length

    def encode(self, view: View, seat: int) -> Vector:
        """Encode a view of this seat."""
        vector = np.zeros(self.size, np.int16)
        self.put_board(vector[self.slices["board"]], view)
        self.put_pieces(vector[self.slices["pieces"]], view)
        for code in view["hands"][seat]:
            if code in self.cards:
                vector[self.slices["hand"]][self.cards[code]] += 1
        for code, *_ in view.get("discards", []):
            if code in self.cards:
                vector[self.slices["discards"]][self.cards[code]] += 1
        vector[self.slices["seats"]] = [
            value for other in range(self.players) for value in seat_values(view, other, seat)
        ]
        vector[self.slices["table"]] = table_values(view)
        return vector

    def place(self, cell: str) -> int | None:
        """Return where a cell stands in a stretch of cells; None outside the window."""
        x, y = (int(part) for part in cell.partition("/")[0].split(","))
        if x not in self.columns or y not in self.rows:
            return None
        return self.columns.index(x) * len(self.rows) + self.rows.index(y)

    def put_board(self, stretch: Vector, view: View) -> None:
        """Put every card on the table, and the goals that this seat knows."""
        for cell, code in view["board"].items():
            place = self.place(cell)
            if place is not None:
                stretch[place] = FACE_DOWN if code == "?" else FACES + self.faces[code]
                if code == "?" and cell in view["known"]:
                    stretch[place] = FACES + len(self.faces) + self.faces[view["known"][cell]]

    def put_pieces(self, stretch: Vector, view: View) -> None:
        """Put tokens, keys, webs, monsters and empty veins on the table, as bits."""
        pieces = [(cell, PIECES[colour]) for cell, on in (view.get("tokens") or {}).items() for colour in on.values()]
        pieces += [(cell, PIECES["key"]) for cell in view.get("keys") or {}]
        for web in view.get("webs") or {}:
            cell, _, side = web.partition(" ")
            pieces.append((cell, PIECES["web"] << SIDES.index(side)))
        pieces += [(field, PIECES[kind]) for kind, (field, _) in (view.get("monsters") or {}).items()]
        pieces += [(cell, PIECES["spent"]) for cell, left in (view.get("veins") or {}).items() if not left]
        for cell, bit in pieces:
            place = self.place(cell)
            if place is not None:
                stretch[place] |= bit


def seat_values(view: View, seat: int, me: int) -> list[int]:
    """Return what is seen of one seat, in the order of SEAT."""
    tools = view["tools"][seat] if "tools" in view else []
    score = (view.get("scores") or [None] * (seat + 1))[seat]
    dwarf = view["dwarfs"][seat] if "dwarfs" in view else "out"
    x, y, field = dwarf_values(dwarf)
    clan = view["clans"][seat] if "clans" in view else ["?", "?"]
    role = view["roles"][seat] if "roles" in view else clan[1]
    return [
        int(seat == me),
        int(seat == view["turn"]),
        int(seat == view["active"]),
        len(view["hands"][seat]),
        *(int(tool in tools) for tool in TOOLS),
        len(view["purse"][seat]) if "purse" in view else 0,
        UNKNOWN if score is None else int(score),
        ROLES[role],
        COLOURS.get(clan[0], 0),
        len(view["knows"][seat]) if "knows" in view else 0,
        x,
        y,
        field,
        int("dwarfs" in view and dwarf == "out"),
        *(int((view.get(key) or [0] * (seat + 1))[seat]) for key in ("boots", "axes", "down", "limits", "open")),
    ]


def dwarf_values(field: str) -> tuple[int, int, int]:
    """Return where a dwarf stands: column, row, and the sides of its field as bits."""
    if field == "out":
        return 0, 0, 0
    cell, _, name = field.partition("/")
    x, y = (int(part) for part in cell.split(","))
    return x, y, 16 if name == "T" else sum(1 << SIDES.index(side) for side in name if side in SIDES)


def table_values(view: View) -> list[int]:
    """Return what belongs to no seat, in the order of TABLE."""
    offer = view.get("offer") or []
    aside = view.get("aside")
    return [
        int(view.get("round", 1)),
        PHASES.index(view["phase"]),
        int(view["deck"]),
        int(view.get("gold") or 0),
        ROLES.get(aside, 0) if isinstance(aside, str) else 0,
        UNKNOWN if view.get("steps") is None else int(view["steps"]),
        *(offer.count(nuggets) for nuggets in (1, 2, 3)),
        int(view.get("bank") or 0),
        int(bool(view.get("stunned"))),
    ]
