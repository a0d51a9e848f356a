"""Listing: every legal move of the seat to decide, found the quick way; tests prove it equal to the checks."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.duel.box import (
    ACTIONS,
    BREAK,
    DOORS,
    FIRST_FIX,
    FIXES,
    GOALS,
    KEY_CARD,
    KEY_TOKENS,
    LADDERS,
    NO_LADDER,
    PATHS,
    ROCKFALL,
    STEADY,
    WAYS,
)
from undermine.games.duel.maze import in_contact
from undermine.games.duel.moves import (
    breaking,
    bribing,
    discarding,
    discarding_two,
    looking,
    paying,
    repairing,
    scrapping,
    striking,
    turning,
    unlocking,
)
from undermine.games.duel.pay import debts, gold_of, payments
from undermine.games.duel.position import Position
from undermine.kernel.bits import lowest, lowest_of_many
from undermine.kernel.listing import EVERY_ARRIVAL, FIRST_LAYER, SECOND_LAYER, list_joined, list_touching
from undermine.kernel.moves import Moves
from undermine.kernel.tools import TOOL_KINDS


def list_acts(position: Position, out: Moves) -> None:
    """List the acts A to D; cards of a kind count once (D-TURN-1)."""
    seat: i64 = position.turn
    list_discards(position, seat, out)
    plays: i64 = position.plays_in_hand(seat)
    actions: i64 = plays >> ACTIONS
    while actions:
        list_action(position, BREAK + lowest(actions), out)
        actions &= actions - 1
    if plays & PATHS and not position.broken_tools(seat):  # D-SAB-2
        list_paths(position, plays & PATHS, out)


def list_discards(position: Position, seat: i64, out: Moves) -> None:
    """List what may be discarded: one card or two (D-DISC-3), or two and a sabotage card (D-DISC-1)."""
    position.add_each_kind(seat, discarding(0), out)
    position.add_each_pair(seat, discarding_two(0, 0), out)
    if position.broken_tools(seat):
        for tool in range(TOOL_KINDS):
            if position.is_broken(seat, tool):  # D-AMB-16: whichever of several
                position.add_each_pair(seat, scrapping(0, 0, tool), out)


# --- act A -------------------------------------------------------------------------------------------


def list_paths(position: Position, ways: i64, out: Moves) -> None:
    """List where paths may be laid: fitting, and joined to a start card that counts (D-PLACE-3, D-PLACE-4, D-PLACE-7)."""
    ladders: i64 = ways & LADDERS
    if ladders:  # D-PLACE-9: beside any face-up card, but not beside goals and gold (D-PLACE-10)
        list_touching(position.grid, WAYS, ladders, NO_LADDER, out)
    counting: i64 = EVERY_ARRIVAL
    if position.anchor_own:  # D-PLACE-4
        counting = FIRST_LAYER if position.turn == 0 else SECOND_LAYER
    list_joined(position.grid, WAYS, ways & ~ladders, position.colour_of(0), counting, out)


# --- act B -------------------------------------------------------------------------------------------


def list_action(position: Position, card: i64, out: Moves) -> None:
    """List what an action card allows (D-ACT-1)."""
    if card < FIRST_FIX:
        list_breaks(position, card - BREAK, out)
    elif card < KEY_CARD:
        list_repairs(position, card, out)
    elif card == KEY_CARD:
        list_keys(position, out)
    elif card == ROCKFALL:
        list_rockfalls(position, out)
    else:
        list_maps(position, out)


def list_breaks(position: Position, tool: i64, out: Moves) -> None:
    """List the opponent (D-SAB-1), unless such a card already lies there (D-SAB-3)."""
    other: i64 = 1 - position.turn
    if not position.is_broken(other, tool):
        out.add(breaking(tool, other))


def list_repairs(position: Position, card: i64, out: Moves) -> None:
    """List one's own broken tools that a repair card shows (D-REP-1); with two, each is a move of its own (D-REP-2)."""
    seat: i64 = position.turn
    tools: i64 = position.broken_tools(seat) & FIXES[card]
    if tools:
        for tool in range(TOOL_KINDS):
            if tools >> tool & 1:
                out.add(repairing(tool, seat, card))


def list_keys(position: Position, out: Moves) -> None:
    """List the doors of the other colour (D-KEY-1) that bear no key (D-KEY-2)."""
    if position.keys == KEY_TOKENS:
        return
    foreign: i64 = position.colour_of(1 - position.turn)
    doors: i64 = position.doors
    while doors:
        slot: i64 = lowest_of_many(doors)
        doors &= doors - 1
        if DOORS[2 * position.grid.face(slot) + foreign]:
            out.add(unlocking(position.grid.cell(slot)))


def list_rockfalls(position: Position, out: Moves) -> None:
    """List the laid path cards (D-ROCK-1) without gold and troll (D-ROCK-2)."""
    grid = position.grid
    moves = out.list
    count: i64 = out.count
    for slot in range(position.first_laid(), grid.slots):
        cell: i64 = grid.cell(slot)
        moves[count] = striking(cell)
        count += i64(cell >= 0 and not STEADY[grid.face(slot)])
    out.count = count


def list_maps(position: Position, out: Moves) -> None:
    """List the goals that lie face down (D-MAP-1)."""
    for goal in range(GOALS):
        if not position.is_shown(goal):
            out.add(looking(position.goal_cell(goal)))


# --- bribes and choices ------------------------------------------------------------------------------


def list_bribes(position: Position, out: Moves) -> None:
    """List the trolls in contact with one's own reach (D-TROLL-5)."""
    trolls: i64 = position.trolls
    while trolls:
        slot: i64 = lowest_of_many(trolls)
        trolls &= trolls - 1
        if in_contact(position, slot, position.turn):
            out.add(bribing(position.grid.cell(slot)))


def list_orientations(position: Position, out: Moves) -> None:
    """List both ways in which the turned goal may lie: only then is it a choice (D-GOAL-3)."""
    face: i64 = position.goal_face(position.turning)
    cell: i64 = position.goal_cell(position.turning)
    out.add(turning(face, cell))
    out.add(turning(face + 1, cell))


def list_payments(position: Position, out: Moves) -> None:
    """List the sets of gold cards that may be given to the trolls (D-PAY-4)."""
    for ones, twos, threes in payments(int(debts(position, position.turn)), *gold_of(position, position.turn)):
        out.add(paying(ones, twos, threes))
