"""A slow witness of the Duel and its solo game, as plain dicts, written from docs/rules/duel.md and nothing else.

It shares no code with the engine. A state is what `undermine replay` prints, all-knowing; a board is {(x, y): code as it
lies}, `?` for a face-down goal.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

Cell = tuple[int, int]
Board = dict[Cell, str]
Node = tuple[Cell, str]  # a cell and a group of joined sides
State = Mapping[str, Any]
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
OTHER = {"green": "blue", "blue": "green"}
DOWN = "?"


# --- cards -------------------------------------------------------------------------------------------


def groups(code: str) -> list[str]:
    """List the groups of joined sides (D-CARD-1)."""
    return code.split("+")[0].split(".")


def marks(code: str, name: str) -> list[list[str]]:
    """List the words of every mark of this name."""
    return [mark.split("-") for mark in code.split("+")[1:] if mark.split("-")[0].rstrip("123") == name]


def group_of(code: str, side: str) -> str | None:
    """Return the group that a side belongs to, None where it is closed."""
    return next((group for group in groups(code) if side in group), None)


def gold_group(code: str) -> str | None:
    """Return the group that bears nuggets."""
    found = marks(code, "gold")
    return None if not found else found[0][1] if len(found[0]) > 1 else groups(code)[0]


def turned(code: str) -> str:
    """Give a card half a turn: sides, groups and marks move together (D-CARD-1)."""

    def half(word: str) -> str:
        sides = set(word) <= set("NESW")
        return "".join(sorted((OPPOSITE[side] for side in word), key="NESW".index)) if sides else word

    shape, *rest = code.split("+")
    halves = sorted((half(group) for group in shape.split(".")), key=lambda group: "NESW".index(group[0]))
    return "+".join([".".join(halves), *("-".join(half(word) for word in mark.split("-")) for mark in rest)])


def ways(code: str) -> list[str]:
    """List how a card may lie, each once."""
    return sorted({code, turned(code)})


# --- the maze ----------------------------------------------------------------------------------------


def cell(text: str) -> Cell:
    """Read a cell."""
    x, _, y = text.partition(",")
    return int(x), int(y)


def text(spot: Cell) -> str:
    """Write a cell."""
    return f"{spot[0]},{spot[1]}"


def beside(spot: Cell, side: str) -> Cell:
    """Return the neighbour on a side (D-GEO-1)."""
    return spot[0] + STEPS[side][0], spot[1] + STEPS[side][1]


class Maze:
    """The table: cards, tokens on gold and trolls, keys on doors."""

    def __init__(self, state: State) -> None:
        self.board: Board = {cell(where): code for where, code in state["board"].items()}
        self.goals: Board = {cell(where): code for where, code in state["goals"].items()}
        self.tokens: dict[Cell, str] = {
            cell(where): colour for where, places in state["tokens"].items() for colour in places.values()
        }
        self.keys: dict[Cell, str] = {cell(where): colour for where, colour in state["keys"].items()}
        self.starts = {code.split("-")[1]: spot for spot, code in self.board.items() if code.startswith("NESW+ladder")}
        self.colours = list(self.starts)

    def up(self, spot: Cell) -> str | None:
        """Return the card that lies face up on a cell."""
        code = self.board.get(spot)
        return None if code == DOWN else code

    def passes(self, colour: str, spot: Cell, side: str, code: str) -> bool:
        """Say whether a colour passes this side of a card: foreign doors need a key, trolls a token (D-NET-2)."""
        for _, owner, where in marks(code, "door"):
            if where == side and owner != colour and self.keys.get(spot) != colour:
                return False
        return not any(where == side for _, where in marks(code, "troll")) or spot in self.tokens

    def links(self, colour: str, spot: Cell, side: str, facing: str) -> bool:
        """Say whether a colour can pass both touching sides (D-NET-2)."""
        there = beside(spot, side)
        return self.passes(colour, spot, side, self.board[spot]) and self.passes(colour, there, OPPOSITE[side], facing)

    def reach(self, colour: str) -> set[Node]:
        """Flood from a colour's start card and its ladders over links that this colour can pass (D-NET-2/3)."""
        found: set[Node] = set()
        wave: list[Node] = [(self.starts[colour], "NESW")]
        for spot, code in self.board.items():
            if code != DOWN and ["ladder", colour] in marks(code, "ladder"):
                wave.append((spot, groups(code)[0]))
        while wave:
            node = wave.pop()
            if node in found:
                continue
            found.add(node)
            spot, group = node
            for side in group:
                there = beside(spot, side)
                facing = self.up(there)
                other = group_of(facing, OPPOSITE[side]) if facing else None
                if facing and other and self.links(colour, spot, side, facing):
                    wave.append((there, other))
        return found

    def arrivals(self, colour: str, spot: Cell, reached: set[Node]) -> list[str]:
        """List the sides from which a colour's reach looks into a cell through an open side that it can pass."""
        found = []
        for side in "NESW":
            there = beside(spot, side)
            code = self.up(there)
            group = group_of(code, OPPOSITE[side]) if code else None
            if code and group and (there, group) in reached and self.passes(colour, there, OPPOSITE[side], code):
                found.append(side)
        return found

    def fits(self, code: str, spot: Cell) -> bool:
        """Say whether every side that touches a face-up card agrees with it (D-PLACE-2)."""
        for side in "NESW":
            other = self.up(beside(spot, side))
            if other and (group_of(code, side) is None) != (group_of(other, OPPOSITE[side]) is None):
                return False
        return True

    def may_lie(self, code: str, spot: Cell, counting: dict[str, set[Node]]) -> bool:
        """Say whether a card may be laid, connected with the start card of a colour that counts (D-PLACE)."""
        neighbours = [beside(spot, side) for side in "NESW"]
        if spot in self.board or not any(self.up(there) for there in neighbours) or not self.fits(code, spot):
            return False
        if marks(code, "ladder"):  # D-PLACE-9/10
            for there in neighbours:
                if there in self.goals or (there in self.board and marks(self.board[there], "gold")):
                    return False
            return True
        for colour, reached in counting.items():
            for side in self.arrivals(colour, spot, reached):
                if group_of(code, side) and self.passes(colour, (99, 99), side, code):  # no key, no token on a new card
                    return True
        return False

    def bribable(self, colour: str) -> list[Cell]:
        """List the trolls without a token of which one side of the link is in a colour's reach (D-TROLL-5)."""
        reached = self.reach(colour)
        found = []
        for spot, code in self.board.items():
            for _, side in marks(code, "troll"):
                own = (spot, group_of(code, side)) in reached
                there = beside(spot, side)
                other = self.up(there)
                across = other is not None and (there, group_of(other, OPPOSITE[side])) in reached
                if spot not in self.tokens and (own or across):
                    found.append(spot)
        return found

    def next_goal(self) -> tuple[Cell, list[str]] | None:
        """Return the face-down goal of least (x, y) at which a path arrives, and how it may lie (D-GOAL-1/3/6)."""
        reaches = {colour: self.reach(colour) for colour in self.colours}
        for spot in sorted(self.goals):
            sides = {side for colour in self.colours for side in self.arrivals(colour, spot, reaches[colour])}
            if self.board[spot] != DOWN or not sides:
                continue
            choices = ways(self.goals[spot])
            continuing = [code for code in choices if any(group_of(code, side) for side in sides)]
            fitting = [code for code in continuing if self.fits(code, spot)]
            return spot, fitting or continuing or choices
        return None

    def claims(self, order: list[str]) -> list[tuple[str, Cell]]:
        """List who claims which gold, in this order of colours (D-CLAIM-1/6)."""
        found = []
        for colour in order:
            reached = self.reach(colour)
            for spot in sorted(self.board):
                group = gold_group(self.board[spot])
                if group and spot not in self.tokens and (spot, group) in reached:
                    found.append((colour, spot))
                    self.tokens[spot] = colour
        return found


# --- legal moves -------------------------------------------------------------------------------------


def colour_of(state: State, seat: int) -> str:
    """Return a seat's colour: in the solo game that of the only start card."""
    return next(iter(Maze(state).starts)) if state["game"] == "solo" else ("green", "blue")[seat]


def legal(state: State, anchor: str, order: list[str]) -> list[str]:
    """List every legal move of the seat to decide; `order` is the card list."""
    maze, seat = Maze(state), state["turn"]
    colour = colour_of(state, seat)
    if state["phase"] == "orient":
        found = maze.next_goal()
        assert found is not None
        return sorted(f"orient {code} {text(found[0])}" for code in found[1])
    if state["phase"] == "pay":
        return payments(state, seat, colour)
    bribes = [f"bribe {text(spot)}" for spot in maze.bribable(colour)]
    if state["phase"] == "bribe":
        return sorted([*bribes, "end"])
    hand = sorted(state["hands"][seat], key=order.index)
    moves = {*bribes, *discards(hand, state["tools"][seat])}
    for card in set(hand):
        moves |= uses(card, state, maze, seat, colour, anchor)
    return sorted(moves)


def discards(hand: list[str], broken: list[str]) -> set[str]:
    """List options C and D (D-DISC)."""
    pairs = {f"{one} {other}" for one, other in combinations(hand, 2)}
    found = {f"discard {card}" for card in hand} | {f"discard {pair}" for pair in pairs}
    return found | {f"scrap {pair} {tool}" for pair in pairs for tool in broken}


def uses(card: str, state: State, maze: Maze, seat: int, colour: str, anchor: str) -> set[str]:
    """List what a card of the hand can be used for (options A and B)."""
    tools, name = state["tools"], card.split("-")[0]
    if name == "break":
        tool = card.split("-")[1]
        return {f"break {tool} {other}" for other in range(len(tools)) if other != seat and tool not in tools[other]}
    if name == "fix":
        return {f"repair {tool} {seat} {card}" for tool in card.split("-")[1:] if tool in tools[seat]}
    if card == "map":
        return {f"map {text(spot)}" for spot in maze.goals if maze.board[spot] == DOWN}
    if card == "rockfall":
        safe = [spot for spot, code in maze.board.items() if spot in maze.goals or code.startswith("NESW+ladder")]
        safe += [spot for spot, code in maze.board.items() if marks(code, "gold") or marks(code, "troll")]
        return {f"rockfall {text(spot)}" for spot in maze.board if spot not in safe}
    if card == "key":
        doors = [spot for spot, code in maze.board.items() for _, owner, _ in marks(code, "door") if owner != colour]
        return {f"key {text(spot)}" for spot in doors if spot not in maze.keys and len(maze.keys) < 2}
    if tools[seat]:  # D-SAB-2
        return set()
    counting = {one: maze.reach(one) for one in maze.colours if anchor == "any" or one == colour}
    near = {beside(spot, side) for spot in maze.board for side in "NESW"}
    return {f"place {code} {text(spot)}" for code in ways(card) for spot in near if maze.may_lie(code, spot, counting)}


def payments(state: State, seat: int, colour: str) -> list[str]:
    """List the sets of gold cards with the least sum that covers a debt (D-PAY-4)."""
    debt = sum(1 for places in state["tokens"].values() if places.get("troll") == colour)
    purse = state["purse"][seat]
    sets = {chosen for size in range(1, len(purse) + 1) for chosen in combinations(sorted(purse), size)}
    enough = [chosen for chosen in sets if sum(chosen) >= debt]
    least = min(sum(chosen) for chosen in enough)
    return sorted("pay " + " ".join(map(str, chosen)) for chosen in enough if sum(chosen) == least)


# --- what a move does to the table -------------------------------------------------------------------


def after(state: State, move: str) -> tuple[Maze, list[tuple[str, str]], str]:
    """Play a move on the table alone; return it, what was turned and claimed in order, and what comes next.

    That is `orient` where a choice has to be made, `end` where the round is over, else ``.
    """
    maze = Maze(state)
    verb, *words = move.split(" ")
    colour = colour_of(state, state["active"])
    if verb == "place":
        maze.board[cell(words[1])] = words[0]
    elif verb == "rockfall":
        del maze.board[cell(words[0])]
        maze.keys.pop(cell(words[0]), None)
    elif verb == "key":
        maze.keys[cell(words[0])] = colour
    elif verb == "bribe":
        maze.tokens[cell(words[0])] = colour
    elif verb == "orient":
        maze.board[cell(words[1])] = words[0]
    bank = 6 if state["game"] == "solo" else 8
    story = [("goal", words[1])] if verb == "orient" else []
    if verb in ("place", "key", "bribe", "orient") and len(maze.tokens) < bank:
        while (found := maze.next_goal()) is not None:
            spot, choices = found
            if len(choices) > 1:
                return maze, story, "orient"
            maze.board[spot] = choices[0]
            story.append(("goal", text(spot)))
        for claimer, spot in maze.claims([colour, *(one for one in maze.colours if one != colour)]):
            if len([event for event in story if event[0] == "claim"]) + len(state["tokens"]) + (verb == "bribe") < bank:
                story.append(("claim", f"{claimer} {text(spot)}"))
            else:
                del maze.tokens[spot]
    ended = DOWN not in maze.board.values() or len(maze.tokens) == bank
    return maze, story, "end" if ended else ""
