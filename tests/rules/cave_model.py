"""A witness for the cave, written plainly and from the texts alone: its fields breadth first, and every legal move.

It reads a `state` as anybody may print it, knows nothing of the engine, and takes its time.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

State = dict[str, Any]
Cell = tuple[int, int]
Field = tuple[Cell, str]  # a cell and the field's name on it

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
TURN = str.maketrans("NESW", "SWNE")
CARD_LIST = ["info", "rockfall", "swap", "web", "boots", "axe", "rat", "crawler", "goblin"]


def cell_of(text: str) -> Cell:
    x, _, y = text.partition(",")
    return int(x), int(y)


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def field_text(field: Field) -> str:
    return f"{cell_text(field[0])}/{field[1]}"


def field_of(text: str) -> Field:
    cell, _, name = text.partition("/")
    return cell_of(cell), name


# --- one card ----------------------------------------------------------------------------------------


def blocks(code: str) -> list[str]:
    return code.split(":")[1].split("+")[0].split(".")


def opening(code: str) -> str:
    return "".join(blocks(code))


def level(code: str) -> int:
    return len(code.split(":")[0])


def turned(code: str) -> str:
    """Give a card half a turn: N for S and E for W, in sides and marks alike."""
    head, *marks = code.split(":")[1].split("+")
    groups = ["".join(sorted(group.translate(TURN), key="NESW".index)) for group in head.split(".")]
    groups.sort(key=lambda group: "NESW".index(group[0]))
    words = []
    for mark in marks:
        name, *where = mark.split("-")
        words.append("-".join([name, *("".join(sorted(w.translate(TURN), key="NESW".index)) for w in where)]))
    return code.split(":")[0] + ":" + "+".join([".".join(groups), *words])


def fields(code: str) -> set[str]:
    """List the fields of a card (C-FIELD-3)."""
    found: set[str] = set()
    for block in blocks(code):
        if level(code) == 1 or len(block) == 1:
            found.add(block)
        elif level(code) == 2:
            found |= set(block)
        else:
            found |= {*block, block}
    return found | ({"T"} if "+tunnel" in code else set())


def joined_on_card(code: str, one: str, other: str) -> bool:
    """Say whether two fields of a card are neighbours (C-FIELD-5)."""
    if "T" in (one, other):
        field = one if other == "T" else other
        return field != "T" and (level(code) < 3 or len(field) > 1)
    for block in blocks(code):
        if one != other and set(one) <= set(block) and set(other) <= set(block):
            return level(code) == 2 or (level(code) == 3 and block in (one, other))
    return False


def behind(code: str, side: str) -> str | None:
    """Return the field behind an opening."""
    for block in blocks(code):
        if side in block:
            return block if level(code) == 1 else side
    return None


def special(code: str, mark: str) -> str | None:
    """Return the field that bears a mark."""
    for word in code.split("+")[1:]:
        name, _, where = word.partition("-")
        if name == mark:
            return where or next(block for block in blocks(code))
    return None


# --- the map -----------------------------------------------------------------------------------------


class Map:
    """The cards face up, the goals face down, and the webs."""

    def __init__(self, state: State) -> None:
        self.cards = {cell_of(text): code for text, code in state["board"].items() if code != "?"}
        self.hidden = {cell_of(text) for text, code in state["board"].items() if code == "?"}
        self.webs = set()
        for text in state["webs"]:
            cell, side = cell_of(text.split()[0]), text.split()[1]
            self.webs.add(frozenset((cell, beside(cell, side))))

    def opens(self, cell: Cell, side: str) -> bool:
        return cell in self.cards and side in opening(self.cards[cell])

    def neighbours(self, field: Field) -> Iterator[tuple[Field, bool]]:
        """Yield every field one step away, and whether a web bars the way."""
        cell, name = field
        if cell in self.hidden:
            for side in STEPS:
                if self.opens(beside(cell, side), OPPOSITE[side]):
                    there = behind(self.cards[beside(cell, side)], OPPOSITE[side])
                    assert there
                    yield (beside(cell, side), there), frozenset((cell, beside(cell, side))) in self.webs
            return
        code = self.cards[cell]
        for other in fields(code):
            if joined_on_card(code, name, other):
                yield (cell, other), False
        if special(code, "ladder") == name:
            for there_cell, there_code in self.cards.items():
                ladder = special(there_code, "ladder")
                if ladder and there_cell != cell:
                    yield (there_cell, ladder), False
        for side in opening(code):
            beyond = beside(cell, side)
            if behind(code, side) == name:
                barred = frozenset((cell, beyond)) in self.webs
                if beyond in self.hidden:
                    yield (beyond, "?"), barred
                elif self.opens(beyond, OPPOSITE[side]):
                    entry = behind(self.cards[beyond], OPPOSITE[side])
                    assert entry
                    yield (beyond, entry), barred

    def steps(self, field: Field) -> set[Field]:
        return {other for other, barred in self.neighbours(field) if not barred}

    def within(self, field: Field, steps: int, stops: set[Field]) -> dict[Field, int]:
        """Search breadth first: every field that can be reached, with the fewest steps; movement ends on `stops`."""
        found = {field: 0}
        edge = [field]
        for count in range(1, steps + 1):
            edge = [
                other
                for one in edge
                if one == field or one not in stops
                for other in self.steps(one)
                if other not in found
            ]
            found |= dict.fromkeys(edge, count)
            edge = list(dict.fromkeys(edge))
        return found

    def edge_name(self, cell: Cell, side: str) -> str | None:
        """Name an edge with an opening from the card that has it, of two from the smaller."""
        beyond = beside(cell, side)
        names = [(cell, side)] if self.opens(cell, side) else []
        names += [(beyond, OPPOSITE[side])] if self.opens(beyond, OPPOSITE[side]) else []
        return None if not names else f"{cell_text(min(names)[0])} {min(names)[1]}"


# --- every legal move --------------------------------------------------------------------------------


def legal(state: State) -> set[str]:
    """List every legal move of the seat to decide."""
    table, active, phase = Map(state), state["active"], state["phase"]
    if phase == "over":
        return set()
    if phase == "react":
        return {"strike", "endure"}
    if phase == "vote":
        return {"agree", "decline"}
    if phase == "orient":
        return set()  # which way the dwarf came is not in the state
    moves = cuts(state, table)
    if phase == "play":
        may_propose = state.get("proposed") is False  # the key is there only where the table offers it
        return moves | plays(state, table) | ({"propose"} if may_propose else set())
    mover = state["dwarfs"][active]
    if phase == "monster":
        mover = next(state["monsters"][kind][0] for kind in state["monsters"] if kind == state["moving"])
    moves.add("halt")
    if state["steps"]:
        moves |= {f"step {field_text(field)}" for field in table.steps(field_of(mover))}
    return moves


def monster_in(moves: list[str]) -> str | None:
    """Return the monster of the last call, which a state does not repeat while it moves."""
    calls = [move.split()[0] for move in moves if move.split()[0] in ("rat", "crawler", "goblin")]
    return calls[-1] if calls else None


def cuts(state: State, table: Map) -> set[str]:
    """List the webs at the active dwarf's field, if it has an axe."""
    place = state["dwarfs"][state["active"]]
    if place == "out" or not state["axes"][state["active"]]:
        return set()
    cell, name = field_of(place)
    found = set()
    for side in opening(table.cards[cell]):
        if behind(table.cards[cell], side) == name and frozenset((cell, beside(cell, side))) in table.webs:
            found.add(f"cut {table.edge_name(cell, side)}")
    return found


def plays(state: State, table: Map) -> set[str]:
    """List what the hand of the active seat can do."""
    hand = state["hands"][state["active"]]
    moves = {f"discard {card}" for card in hand}
    moves |= {f"discard {one} {other}" for one, other in itertools.combinations(hand, 2)}
    for card in hand:
        kind = card.split(":")[1]
        if kind not in CARD_LIST:
            moves |= placements(card, table)
        else:
            moves |= set(actions(kind, state, table))
    return moves


def placements(card: str, table: Map) -> set[str]:
    """Try both rotations on every cell next to a face-up card (C-PLACE-10)."""
    found = set()
    cells = {beside(cell, side) for cell in table.cards for side in STEPS} - set(table.cards) - table.hidden
    for cell, code in itertools.product(cells, {card, turned(card)}):
        touching = [side for side in STEPS if beside(cell, side) in table.cards]
        agrees = all((side in opening(code)) == table.opens(beside(cell, side), OPPOSITE[side]) for side in touching)
        extends = any(side in opening(code) and table.opens(beside(cell, side), OPPOSITE[side]) for side in touching)
        if agrees and extends:
            found.add(f"place {code} {cell_text(cell)}")
    return found


def actions(kind: str, state: State, table: Map) -> Iterator[str]:
    """Yield what a card of this kind can do."""
    active, seats = state["active"], range(len(state["hands"]))
    figures = [place for place in state["dwarfs"] if place != "out"] + [
        place for place, _ in state["monsters"].values()
    ]
    if kind == "info":
        yield from (f"info goal {cell_text(cell)}" for cell in table.hidden)
        yield from (f"info seat {seat}" for seat in seats if seat != active and not state["open"][seat])
    elif kind == "rockfall":
        fixed = {(0, 0), *(cell_of(text) for text in state["revealed"]), *(field_of(place)[0] for place in figures)}
        yield from (f"rockfall {cell_text(cell)}" for cell in table.cards if cell not in fixed)
    elif kind == "swap":
        yield from (f"swap {seat}" for seat in seats if seat != active)
    elif kind == "boots":
        yield from (f"boots {seat}" for seat in seats if not state["boots"][seat])
    elif kind == "axe":
        yield from (f"axe {seat}" for seat in seats)
    elif kind == "web":
        for cell, side in itertools.product(table.cards, STEPS):
            name = table.edge_name(cell, side)
            if name and frozenset((cell, beside(cell, side))) not in table.webs:
                yield f"web {name}"
    elif kind in state["monsters"]:
        yield kind
    else:
        for cell, code in table.cards.items():
            lair = special(code, "lair")
            if lair:
                yield f"{kind} {field_text((cell, lair))}"
