"""Counting the ways a position can go on, by the engine and by the witness; `python -m tests.perft.perft` writes counts.txt."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import undermine
from tests.perft import witness
from tests.perft.test_witness import board, cell
from tests.playable import playable
from tests.rules import cave_model
from undermine.catalogue import games
from undermine.kernel.game import NOBODY, Position, Rules
from undermine.kernel.moves import Moves

HERE = Path(__file__).parent
COUNTS = HERE / "counts.txt"
DEPTH = 3
EDITIONS = ("modern", "2006")
WITNESSED = ("saboteur", "cave")


def perft(rules: Rules, state: Position, depth: int) -> int:
    """Count the sequences of so many legal moves; one that ends the round before is not followed further."""
    moves = Moves()
    state.legal(moves)
    if depth == 1:
        return int(moves.count)
    total, stage = 0, stage_of(rules, state)
    for i in range(moves.count):
        after = state.clone()
        after.apply(moves.list[i], None)
        if after.turn != NOBODY and stage_of(rules, after) == stage:
            total += perft(rules, after, depth - 1)
    return total


def stage_of(rules: Rules, state: Position) -> tuple[object, str]:
    """Return the round and, where the rules divide gold between rounds, that phase: both end the counting."""
    phase = rules.border.phases[int(state.phase)]
    return getattr(state, "round", 0), phase if phase == "draft" else "play"


def positions() -> dict[str, undermine.Game]:
    """List every position that is counted: deals of every game, and set positions of each."""
    found: dict[str, undermine.Game] = {}
    for name in playable():
        low, high = games()[name].seats
        for players in sorted({low, high}):
            for edition in games()[name].options.get("edition", ("",)):
                options: dict[str, object] = {"edition": edition} if edition else {}
                label = "-".join(["deal", str(players), *([edition] if edition else [])])
                found[f"{name}/{label}"] = undermine.new(name, players=players, seed=2024, **options)
    for title, setup in tomllib.loads((HERE / "positions.toml").read_text(encoding="utf-8")).items():
        for edition in EDITIONS:
            record = {"format": "undermine/1", "game": "saboteur", "options": {"edition": edition}, "setup": setup}
            found[f"saboteur/{title}-{edition}"] = undermine.load({**record, "players": ["a", "b", "c"]})
    for name, setups in tomllib.loads((HERE / "positions-duel.toml").read_text(encoding="utf-8")).items():
        for title, setup in setups.items():
            record = {"format": "undermine/1", "game": name, "setup": setup}
            found[f"{name}/{title}"] = undermine.load({**record, "players": ["a", "b"][: games()[name].seats[0]]})
    for title, setup in tomllib.loads((HERE / "positions-cave.toml").read_text(encoding="utf-8")).items():
        record = {"format": "undermine/1", "game": "cave", "setup": setup}
        found[f"cave/{title}"] = undermine.load({**record, "players": ["a", "b", "c"]})
    record |= {"options": {"agree": "on"}, "players": ["a", "b", "c"]}  # the last of them once more, with votes
    found[f"cave/{title}-agree"] = undermine.load(record)
    return found


def depths(game: undermine.Game) -> range:
    """Say how deep a position is counted: deals are wide, and the third seat's card is drawn from a hidden deck."""
    return range(1, DEPTH if "seed" in game.origin else DEPTH + 1)


# --- the witness counts too ---------------------------------------------------------------------------


class Table:
    """The base game's table as the witness keeps it, for counting."""

    def __init__(self, state: Mapping[str, Any], deck: list[str], connect: str) -> None:
        self.board = board(state)
        self.goals = {cell(text): code for text, code in state["goals"].items()}
        self.hands = [list(hand) for hand in state["hands"]]
        self.tools = [list(tools) for tools in state["tools"]]
        self.deck = list(deck)
        self.turn: int = state["turn"]
        self.connect = connect

    def copy(self) -> Table:
        """Copy the table."""
        other = Table.__new__(Table)
        other.board, other.goals, other.connect, other.turn = dict(self.board), self.goals, self.connect, self.turn
        other.hands = [list(hand) for hand in self.hands]
        other.tools = [list(tools) for tools in self.tools]
        other.deck = list(self.deck)
        return other

    def play(self, move: str) -> bool:
        """Play a move; say whether the round goes on (S-TURN, S-END)."""
        verb, *words = move.split(" ")
        card = {"break": f"break-{words[0]}", "rockfall": "rockfall", "map": "map"}.get(verb, words[-1])
        if verb == "place":
            card = next(hand for hand in self.hands[self.turn] if words[0] in (hand, witness.turned_path(hand)))
            self.board[cell(words[1])] = words[0]
            self.board = witness.settle(self.board, self.goals, cell(words[1]))
        elif verb == "break":
            self.tools[int(words[1])].append(words[0])
        elif verb == "repair":
            self.tools[int(words[1])].remove(words[0])
        elif verb == "rockfall":
            del self.board[cell(words[0])]
        self.hands[self.turn].remove(card)
        if any("treasure" in code for code in self.board.values()):
            return False
        if self.deck:
            self.hands[self.turn].append(self.deck.pop(0))
        for step in range(1, len(self.hands) + 1):
            seat = (self.turn + step) % len(self.hands)
            if self.hands[seat]:
                self.turn = seat
                return True
        return False


def slow_perft(table: Table, depth: int) -> int:
    """Count by the witness."""
    moves = witness.legal(table.board, table.hands[table.turn], table.tools, table.turn, table.connect)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = table.copy()
        if after.play(move):
            total += slow_perft(after, depth - 1)
    return total


def witnessed_cave(game: undermine.Game, depth: int) -> int:
    """Count a position of the cave by its witness; what a move does it leaves to the engine."""
    state: Mapping[str, Any] = game.view()
    moves = cave_model.legal({**state, "moving": cave_model.monster_in(game.moves)})
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = game.clone()
        after.apply(move)
        total += witnessed_cave(after, depth - 1) if after.turn is not None else 0
    return total


def witnessed(game: undermine.Game, depth: int) -> int:
    """Count a position by its game's witness; of a deal nobody draws a card twice within three moves."""
    if game.name == "cave":
        return witnessed_cave(game, depth)
    setup: Any = game.origin.get("setup", {})
    deck = setup.get("deck", []) if setup else ["map"] * 60
    return slow_perft(Table(game.view(), deck, game.options["connect"]), depth)


def read_counts() -> dict[str, list[int]]:
    """Read the counts as they stand in the file."""
    lines = [line.split() for line in COUNTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {name: [int(count) for count in counts] for name, *counts in lines}


def write_counts() -> None:
    """Count everything anew, by the engine and, where there is one, by the witness to the same depth."""
    lines = [
        "# position, then how many sequences of one, two, three legal moves there are; made by python -m tests.perft.perft"
    ]
    for name, game in positions().items():
        counts = [perft(game.rules, game.position, depth) for depth in depths(game)]
        if game.name in WITNESSED:
            slow = [witnessed(game, depth) for depth in depths(game)]
            if slow != counts:
                sys.exit(f"{name}: the engine counts {counts}, the witness {slow}")
        lines.append(" ".join([name, *(str(count) for count in counts)]))
        sys.stdout.write(lines[-1] + "\n")
    COUNTS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_counts()
