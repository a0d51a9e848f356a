"""Setups of the Duel and its solo game: a position out of a record (contract, section 4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from undermine.games.duel.box import (
    BOX,
    COLOURS,
    DOORS,
    GOAL_XY,
    GOALS,
    GOLD,
    KEY_TOKENS,
    PURSES,
    START_XY,
    TROLL,
)
from undermine.games.duel.deal import strikes
from undermine.games.duel.maze import lay_out, mark, put, spread_reach
from undermine.games.duel.position import PHASES, ROUNDS, Position
from undermine.games.duel.view import view
from undermine.kernel.bits import BIT
from undermine.kernel.cards import sides_text
from undermine.kernel.clauses import RecordError
from undermine.kernel.hands import MOST_HELD
from undermine.kernel.setups import Cell, Setup, refuse_midway, short, write_common
from undermine.kernel.tools import read_looks, read_tools

KEYS: Final = (
    "board", "goals", "revealed", "hands", "deck", "turn", "round", "knows",
    "tools", "purse", "discards", "gone", "tokens", "keys", "laid",
)  # fmt: skip


def set_up(position: Position, data: dict[str, object]) -> None:
    """Build the position on an empty board; nothing is settled: it stands as the seat of `turn` finds it."""
    seats = int(position.seats)
    setup = Setup(data, BOX, seats, KEYS)
    position.round = setup.number("round", 1, ROUNDS, 1)
    read_people(position, setup)
    read_gone(position, setup)
    hands = read_hands(position, setup)
    deck = setup.deck()
    setup.discards(position)
    read_board(position, setup, sum(1 for cards in [*hands, deck] for card in cards if card < BOX.paths))
    position.deck = vec[u8]([u8(card) for card in deck])
    turn = setup.number("turn", 0, seats - 1, 0)
    if not hands[turn]:
        raise RecordError(f"turn: seat {turn} holds no card")
    position.turn = turn
    position.active = turn


# --- in front of the players -------------------------------------------------------------------------


def read_people(position: Position, setup: Setup) -> None:
    """Read sabotage cards and purses."""
    read_tools(position, setup, "identical sabotage cards (D-SAB-3)")
    left = list(PURSES)
    for seat, entry in enumerate(setup.per_seat("purse", [])):
        for value in setup.items(entry, "purse"):
            nuggets = setup.whole(value, 1, 3, "purse")
            left[nuggets] -= 1
            if left[nuggets] < 0:
                raise RecordError(f"purse: the box has only {PURSES[nuggets]} gold cards of {nuggets}")
            position.add_gold(seat, nuggets, 1)


def read_gone(position: Position, setup: Setup) -> None:
    """Read the gold path cards that are out of play (D-END-3)."""
    for code in setup.items(setup.data.get("gone", []), "gone"):
        card = setup.card(code, "gone")
        if card >= BOX.paths or not GOLD[2 * card]:
            raise RecordError(f"gone: {short(code)} is no path card with gold")
        position.gone |= BIT[card]


def read_hands(position: Position, setup: Setup) -> list[list[int]]:
    """Read the hands; no solo hand holds what strikes when drawn (DS-11)."""
    hands = setup.hands(MOST_HELD)
    for seat, hand in enumerate(hands):
        for card in sorted(hand):
            if position.is_solo() and strikes(card):
                raise RecordError(f"hands: {BOX.codes[card]} strikes when drawn, no solo hand holds it (DS-11)")
            position.add_to_hand(seat, card)
    return hands


# --- on the board ------------------------------------------------------------------------------------


def read_board(position: Position, setup: Setup, paths_to_come: int) -> None:
    """Read the maze, the goals, tokens, keys, and who has looked at what."""
    kind = 1 if position.is_solo() else 0
    starts, cells = START_XY[kind], GOAL_XY[kind]
    board = setup.board([*starts, *cells])
    goals, turned = setup.goals(cells)
    if len(turned) == GOALS:
        raise RecordError("revealed: all goals are turned, so the round is already over")
    half = (paths_to_come + 1) // 2  # the window moves along (see turns), so both directions share the room
    position.window = setup.window([*starts, *cells, *board], half)
    faces = {**board, **turned}
    for seat, start in enumerate(starts):
        faces[start] = int(BOX.start_face(position.colour_of(seat)))
    setup.fit(faces, list(turned))
    order_goals(position, goals)
    lay_out(position)
    for x, y in laying_order(setup, board):
        put(position, position.window.cell(x, y), board[x, y])
    for goal, cell in enumerate(cells):
        if cell in turned:
            position.shown |= 1 << goal
            position.grid.show(position.goal_slot(goal), turned[cell])
            mark(position, position.goal_slot(goal), turned[cell])
    read_tokens(position, setup)
    read_keys(position, setup)
    spread_reach(position)
    read_looks(position, setup, cells)


def order_goals(position: Position, goals: list[int]) -> None:
    """Put this round's goals in their place; the other twelve are shuffled for other rounds (D-SETUP-1)."""
    rest: vec[u8] = vec[u8]([u8(goal) for goal in range(BOX.goals) if goal not in goals])
    position.chance().shuffle(rest)
    others = [int(goal) for goal in rest]
    before = GOALS * (int(position.round) - 1)
    order = others[:before] + goals + others[before:]
    position.goals = vec[u8]([u8(goal) for goal in order])


def laying_order(setup: Setup, board: dict[Cell, int]) -> list[Cell]:
    """Read the order in which the path cards were laid: that of `board` unless `laid` names another."""
    if "laid" not in setup.data:
        return list(board)
    order = [setup.cell(text, "laid") for text in setup.items(setup.data["laid"], "laid")]
    if sorted(order) != sorted(board):
        raise RecordError("laid must name every cell of the board once, and no other")
    return order


def card_there(position: Position, setup: Setup, text: str, key: str) -> int:
    """Return the slot of the face-up card on a cell, or refuse."""
    x, y = setup.cell(text, key)
    cell = position.window.cell(x, y)
    slot = int(position.grid.slot(cell)) if cell >= 0 else 0
    if slot == 0 or position.grid.face(slot) >= len(BOX.faces):
        raise RecordError(f"{key}: no face-up card lies on {text}")
    return slot


def owner(position: Position, setup: Setup, value: object, key: str) -> int:
    """Read whose a token or a key is by its colour."""
    seat = int(position.seat_of(COLOURS.index(setup.choice(value, COLOURS, key))))
    if seat >= position.seats:
        raise RecordError(f"{key}: nobody plays {short(value)}")
    return seat


def read_tokens(position: Position, setup: Setup) -> None:
    """Read the dwarf tokens; the last one would have ended the round (D-END-1)."""
    for text, entry in setup.mapping("tokens").items():
        slot = card_there(position, setup, text, "tokens")
        if not isinstance(entry, dict):
            raise RecordError(f'tokens: {short(entry)} must be an object like {{"NS": "green"}}')
        face = position.grid.face(slot)
        for place, colour in entry.items():
            here = bool(TROLL[face]) if place == "troll" else bool(GOLD[face]) and sides_text(GOLD[face]) == place
            if not here:
                raise RecordError(f"tokens: the card on {text} has neither gold nor a troll at {short(place)}")
            position.lay_token(slot, owner(position, setup, colour, "tokens"))
            if TROLL[face]:
                for seat in range(position.seats):
                    position.grid.bar(seat, slot, 0)
    if position.tokens > position.supply():
        raise RecordError(f"tokens: there are only {position.supply()} dwarf tokens")
    if position.tokens == position.supply():
        raise RecordError("tokens: all dwarf tokens are used, so the round is already over")


def read_keys(position: Position, setup: Setup) -> None:
    """Read the key tokens: each lies on a door of the other colour (D-KEY-1)."""
    for text, colour in setup.mapping("keys").items():
        slot = card_there(position, setup, text, "keys")
        seat = owner(position, setup, colour, "keys")
        if not DOORS[2 * position.grid.face(slot) + position.colour_of(1 - seat)]:
            raise RecordError(f"keys: the card on {text} has no door that {short(colour)} needs a key for")
        position.lay_key(slot, seat)
        position.grid.bar(seat, slot, 0)
    if position.keys > KEY_TOKENS:
        raise RecordError(f"keys: there are only {KEY_TOKENS} key tokens")


def write(position: Position) -> dict[str, object]:
    """Write the position as a setup."""
    refuse_midway(position, PHASES[position.phase])
    seen = view(position, None)
    shown, own = seen.describe_open(), seen.describe_own()
    return {
        **write_common(position, BOX, shown, own, START_XY[1 if position.is_solo() else 0]),
        "knows": shown["knows"],
        "tools": shown["tools"],
        "purse": shown["purse"],
        "discards": own["discards"],
        "gone": shown["gone"],
        "tokens": shown["tokens"],
        "keys": shown["keys"],
        "laid": shown["laid"],
    }
