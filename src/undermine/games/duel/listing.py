"""Listing: every legal move of the seat to decide, found the quick way; tests prove it equal to the checks."""

from __future__ import annotations

from mypy_extensions import i64

from undermine.games.duel.box import (
    BARRED,
    BOX,
    BREAK,
    BREAK_TOOL,
    BRIBE,
    DISCARD,
    DISCARD_TWO,
    DOORS,
    END,
    FIRST_FIX,
    FIXES,
    GOAL_CELLS,
    GOALS,
    KEY,
    KEY_CARD,
    KEY_TOKENS,
    LADDERS,
    LOOK,
    OBSTACLES,
    ORIENT,
    PAY,
    REPAIR,
    ROCK,
    ROCKFALL,
    SCRAP,
    STEADY,
)
from undermine.games.duel.checks import shuns_ladder
from undermine.games.duel.maze import first_laid, in_contact
from undermine.games.duel.pay import debts, gold_of, payments
from undermine.games.duel.position import (
    BRIBES,
    HANDS,
    HOLD,
    ORIENTING,
    PAYING,
    PLAY,
    SIZES,
    TOOLS,
    Position,
    goal_number,
    layout,
)
from undermine.kernel.bits import BIT, LOWEST, lowest
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.game import Moves
from undermine.kernel.grid import CELL_MASK, FRONTIER, STEP
from undermine.kernel.moves import CARD, SEAT, SECOND, TOOL, TURNED, VERB, pack_numbers


def legal(position: Position, out: Moves) -> None:
    """List every legal move, each once."""
    out.count = 0
    if position.phase == PLAY:
        list_options(position, out)
        list_bribes(position, out)
    elif position.phase == BRIBES:
        list_bribes(position, out)
        out.add(END << VERB)
    elif position.phase == ORIENTING:
        list_orientations(position, out)
    elif position.phase == PAYING:
        list_payments(position, out)


def list_options(position: Position, out: Moves) -> None:
    """List options A to D; cards of a kind count once (D-TURN-1)."""
    zones = position.zones
    seat: i64 = position.turn
    kinds: i64 = 0
    twice: i64 = 0
    place: i64 = HANDS + seat * HOLD
    end: i64 = place + i64(zones[SIZES + seat])
    while place < end:
        card: i64 = i64(zones[place])
        twice |= kinds & BIT[card]
        kinds |= BIT[card]
        place += 1
    broken: i64 = i64(zones[TOOLS + seat])
    paths: i64 = kinds & (BIT[BREAK] - 1)
    if paths and not broken:  # D-SAB-2
        if paths & ~LADDERS:
            list_placements(position, paths & ~LADDERS, out)
        if paths & LADDERS:
            list_ladders(position, paths & LADDERS, out)
    actions: i64 = kinds ^ paths
    while actions:
        list_action(position, lowest(actions), out)
        actions &= actions - 1
    list_discards(kinds, twice, broken, out)


def list_discards(kinds: i64, twice: i64, broken: i64, out: Moves) -> None:
    """List what may be discarded: one card or two, or two and a sabotage card (D-DISC-1/3)."""
    moves = out.list
    count: i64 = out.count
    while kinds:
        bit: i64 = kinds & -kinds
        first: i64 = LOWEST[bit % 67] << CARD
        moves[count] = DISCARD << VERB | first
        count += 1
        seconds: i64 = (kinds ^ bit) | (twice & bit)
        while seconds:
            pair: i64 = first | LOWEST[(seconds & -seconds) % 67] << SECOND
            moves[count] = DISCARD_TWO << VERB | pair
            count += 1
            tool: i64 = 0
            while broken >> tool:
                if broken >> tool & 1:
                    moves[count] = SCRAP << VERB | pair | tool << TOOL
                    count += 1
                tool += 1
            seconds &= seconds - 1
        kinds ^= bit
    out.count = count


# --- option A ----------------------------------------------------------------------------------------


def list_placements(position: Position, paths: i64, out: Moves) -> None:
    """List where paths without a ladder fit and are connected (D-PLACE-2/3/4/7).

    Every cell of the frontier is connected with some start card; one's own, and what a door or a troll on the new card
    bars, is asked where it matters.
    """
    grid = position.grid
    cells = grid.cells
    edges = grid.edges
    fit = BOX.fit
    i: i64 = FRONTIER
    end: i64 = FRONTIER + grid.frontiers
    while i < end:
        cell: i64 = i64(cells[i])
        i += 1
        key: i64 = i64(edges[cell])
        printed: i64 = fit[key] & paths
        turned: i64 = fit[256 + key] & paths
        if not printed | turned:
            continue
        if position.anchor_own and not grid.arrivals(position.turn, cell):
            continue
        if (printed | turned) & OBSTACLES:
            list_obstacles(position, cell, printed & OBSTACLES, turned & OBSTACLES, out)
        list_faces(cell, printed & ~OBSTACLES, turned & ~OBSTACLES, out)


def list_faces(cell: i64, printed: i64, turned: i64, out: Moves) -> None:
    """List paths on a cell, as printed and turned."""
    moves = out.list
    count: i64 = out.count
    while printed:
        moves[count] = LOWEST[(printed & -printed) % 67] << CARD | cell
        count += 1
        printed &= printed - 1
    while turned:
        moves[count] = LOWEST[(turned & -turned) % 67] << CARD | TURNED | cell
        count += 1
        turned &= turned - 1
    out.count = count


def list_obstacles(position: Position, cell: i64, printed: i64, turned: i64, out: Moves) -> None:
    """List paths with a door or a troll on a cell, where some colour that counts can pass onto them (D-PLACE-7)."""
    first: i64 = 0  # what each colour's reach looks through into this cell
    second: i64 = 0
    if not position.anchor_own or position.turn == 0:
        first = position.grid.arrivals(0, cell)
    if position.seats == 2 and (not position.anchor_own or position.turn == 1):
        second = position.grid.arrivals(1, cell)
    colour: i64 = position.colour
    way: i64 = 0
    while way < 2:
        cards: i64 = turned if way else printed
        while cards:
            face: i64 = 2 * LOWEST[(cards & -cards) % 67] + way
            cards &= cards - 1
            if first & ~BARRED[2 * face + colour] or second & ~BARRED[2 * face + (1 ^ colour)]:
                out.add(face >> 1 << CARD | way * TURNED | cell)
        way += 1


def list_ladders(position: Position, ladders: i64, out: Moves) -> None:
    """List where ladders fit beside a face-up card, not beside goals and gold (D-PLACE-9/10)."""
    grid = position.grid
    slot: i64 = 1
    while slot < grid.slots:
        if grid.cell(slot) >= 0 and grid.face(slot) != FACE_DOWN:
            side: i64 = 0
            while side < 4:
                cell: i64 = (grid.cell(slot) + STEP[side]) & CELL_MASK
                key: i64 = i64(grid.edges[cell])
                # a cell that touches several cards is taken from the first of its sides alone
                if key & 15 & -(key & 15) == 1 << (side ^ 2) and grid.slot(cell) == 0:
                    printed: i64 = BOX.fit[key] & ladders
                    turned: i64 = BOX.fit[256 + key] & ladders
                    if printed | turned and shuns_ladder(position, cell) < 0:
                        list_faces(cell, printed, turned, out)
                side += 1
        slot += 1


# --- option B ----------------------------------------------------------------------------------------


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
    """List the opponent, unless such a card already lies there (D-SAB-1/3)."""
    other: i64 = 1 - position.turn
    if not i64(position.zones[TOOLS + other]) >> tool & 1:
        out.add(BREAK_TOOL << VERB | tool << TOOL | other << SEAT)


def list_repairs(position: Position, card: i64, out: Moves) -> None:
    """List one's own broken tools that a repair card shows; with two, each is a move of its own (D-REP-1/2)."""
    seat: i64 = position.turn
    tools: i64 = i64(position.zones[TOOLS + seat]) & FIXES[card]
    tool: i64 = 0
    while tools >> tool:
        if tools >> tool & 1:
            out.add(REPAIR << VERB | tool << TOOL | seat << SEAT | card << CARD)
        tool += 1


def list_keys(position: Position, out: Moves) -> None:
    """List the doors of the other colour that bear no key (D-KEY-1/2)."""
    if position.keys == KEY_TOKENS:
        return
    foreign: i64 = 1 ^ position.turn ^ position.colour
    doors: i64 = position.doors
    while doors:
        slot: i64 = lowest(doors)
        doors &= doors - 1
        if DOORS[2 * position.grid.face(slot) + foreign]:
            out.add(KEY << VERB | position.grid.cell(slot))


def list_rockfalls(position: Position, out: Moves) -> None:
    """List the laid path cards without gold and troll (D-ROCK-1/2)."""
    grid = position.grid
    slot: i64 = first_laid(position)
    while slot < grid.slots:
        cell: i64 = grid.cell(slot)
        if cell >= 0 and not STEADY[grid.face(slot)]:
            out.add(ROCK << VERB | cell)
        slot += 1


def list_maps(position: Position, out: Moves) -> None:
    """List the goals that lie face down (D-MAP-1)."""
    first: i64 = layout(position)
    goal: i64 = 0
    while goal < GOALS:
        if not position.shown >> goal & 1:
            out.add(LOOK << VERB | GOAL_CELLS[first + goal])
        goal += 1


# --- bribes and choices ------------------------------------------------------------------------------


def list_bribes(position: Position, out: Moves) -> None:
    """List the trolls in contact with one's own reach (D-TROLL-5)."""
    trolls: i64 = position.trolls
    while trolls:
        slot: i64 = lowest(trolls)
        trolls &= trolls - 1
        if in_contact(position, slot, position.turn):
            out.add(BRIBE << VERB | position.grid.cell(slot))


def list_orientations(position: Position, out: Moves) -> None:
    """List both ways in which the turned goal may lie: only then is it a choice (D-GOAL-3)."""
    goal: i64 = position.turning
    cell: i64 = GOAL_CELLS[layout(position) + goal]
    piece: i64 = BOX.paths + goal_number(position, goal)
    out.add(ORIENT << VERB | piece << CARD | cell)
    out.add(ORIENT << VERB | piece << CARD | TURNED | cell)


def list_payments(position: Position, out: Moves) -> None:
    """List the sets of gold cards that may be given to the trolls (D-PAY-4)."""
    for gold in payments(int(debts(position, position.turn)), *gold_of(position, position.turn)):
        out.add(PAY << VERB | pack_numbers(*gold))
