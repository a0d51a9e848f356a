"""Setups of the base game: a position out of a record (contract, section 4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from undermine.games.saboteur.box import BOX, GOAL_CELLS, GOAL_XY, NUGGETS, TREASURE
from undermine.games.saboteur.deal import lay_out
from undermine.games.saboteur.position import BY_SETUP, PHASES, ROUNDS, Position
from undermine.games.saboteur.view import view
from undermine.kernel.cards import ALL_SIDES
from undermine.kernel.clauses import RecordError
from undermine.kernel.hands import MOST_HELD
from undermine.kernel.setups import Setup, refuse_midway, write_common
from undermine.kernel.tools import read_looks, read_tools

KEYS: Final = (
    "board", "goals", "revealed", "hands", "deck", "turn", "round", "knows",
    "roles", "aside", "tools", "purse", "gold", "discards",
)  # fmt: skip
ROLES: Final = ("digger", "saboteur")
FARTHEST: Final = 28  # rows, or columns, that the paths of one box can add to a maze, on both ends together


def set_up(position: Position, data: dict[str, object]) -> None:
    """Build the position on an empty board; nothing is settled: it stands as the seat of `turn` finds it."""
    seats = int(position.seats)
    setup = Setup(data, BOX, seats, KEYS)
    position.round = setup.number("round", 1, ROUNDS, 1)
    read_people(position, setup)
    read_gold(position, setup)
    hands = setup.hands(MOST_HELD)
    deck = setup.deck()
    setup.discards(position)
    read_board(position, setup, hands, deck)
    for seat, hand in enumerate(hands):
        for card in hand:
            position.add_to_hand(seat, card)
    position.deck = vec[u8]([u8(card) for card in deck])
    turn = setup.number("turn", 0, seats - 1, 0)
    if not hands[turn]:
        raise RecordError(f"turn: seat {turn} holds no card")
    position.turn = turn
    position.active = turn


def read_people(position: Position, setup: Setup) -> None:
    """Read roles, the dwarf card set aside, and broken tools."""
    for seat, role in enumerate(setup.per_seat("roles", "digger")):
        position.roles |= ROLES.index(setup.choice(role, ROLES, "roles")) << seat
    position.aside = ROLES.index(setup.choice(setup.data.get("aside", "digger"), ROLES, "aside"))
    read_tools(position, setup, "broken tools of a kind (S-TOOL-2)")


def read_gold(position: Position, setup: Setup) -> None:
    """Read purses and the gold pile; together no more of any number than the box has."""
    left = list(NUGGETS)

    def take(value: object, key: str) -> int:
        number = setup.whole(value, 1, 3, key)
        if number not in left:
            raise RecordError(f"{key}: the box has only {NUGGETS.count(number)} gold cards of {number}")
        left.remove(number)
        return number

    for seat, entry in enumerate(setup.per_seat("purse", [])):
        for value in setup.items(entry, "purse"):
            position.gain(seat, take(value, "purse"), BY_SETUP)
    pile = (
        [take(value, "gold") for value in setup.items(setup.data["gold"], "gold")]
        if "gold" in setup.data
        else sorted(left)
    )
    position.pile = vec[u8]([u8(number) for number in pile])


def read_board(position: Position, setup: Setup, hands: list[list[int]], deck: list[int]) -> None:
    """Read the maze, the goals and who has looked at them."""
    start = (0, 0)
    board = setup.board([start, *GOAL_XY])
    goals, turned = setup.goals(GOAL_XY)
    to_come = sum(1 for cards in [*hands, deck] for card in cards if card < BOX.paths)
    half = (min(to_come, FARTHEST) + 1) // 2  # the window moves along (see turns), so both directions share the room
    position.window = setup.window([start, *GOAL_XY, *board], half)
    faces = {start: int(BOX.start_face(0)), **board, **turned}
    setup.fit(faces, list(turned))
    position.goals = vec[u8]([u8(goal) for goal in goals])
    lay_out(position)
    grid = position.grid
    for (x, y), face in board.items():
        grid.put(position.window.cell(x, y), face)
    for goal, cell in enumerate(GOAL_XY):
        if cell in turned:
            if goals[goal] == TREASURE:
                raise RecordError("revealed: the treasure is turned up, so the round is already over")
            position.shown |= 1 << goal
            grid.show(grid.slot(GOAL_CELLS[goal]), turned[cell])
    grid.forget_reach()
    grid.spread(0, grid.slot(position.window.cell(0, 0)), ALL_SIDES)
    read_looks(position, setup, GOAL_XY)


def write(position: Position) -> dict[str, object]:
    """Write the position as a setup."""
    refuse_midway(position, PHASES[position.phase])
    seen = view(position, None)
    shown, own = seen.describe_open(), seen.describe_own()
    return {
        **write_common(position, BOX, shown, own, [(0, 0)]),
        "knows": shown["knows"],
        "roles": own["roles"],
        "aside": own["aside"],
        "tools": shown["tools"],
        "purse": own["purse"],
        "gold": [int(nuggets) for nuggets in position.pile],
        "discards": own["discards"],
    }
