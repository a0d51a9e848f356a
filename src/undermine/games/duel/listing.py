"""Listing: every legal move of the seat to decide, found the quick way; tests prove it equal to the checks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

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
    LADDER_WAYS,
    LOOK,
    OBSTACLE_WAYS,
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
from undermine.kernel.bits import DE_BRUIJN, WORD, lowest_of_many
from undermine.kernel.box import FACE_DOWN, KEYS
from undermine.kernel.game import Moves
from undermine.kernel.grid import CELL_MASK, FRONTIER, STEP
from undermine.kernel.moves import CARD, SEAT, SECOND, TOOL, TURNED, VERB, pack_numbers

UNASKED: Final = -1


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
    """List options A to D; cards of a kind count once (D-TURN-1). Hands are kept in card-list order."""
    zones = position.zones
    seat: i64 = position.turn
    first: i64 = HANDS + seat * HOLD
    end: i64 = first + i64(zones[SIZES + seat])
    broken: i64 = i64(zones[TOOLS + seat])
    list_discards(zones, first, end, broken, out)
    low: i64 = 0  # the paths of the hand as they may lie, as options of the box
    high: i64 = 0
    place: i64 = first
    while place < end:
        card: i64 = i64(zones[place])
        if card < BREAK:
            low |= BOX.ways[card]
            high |= BOX.ways[BOX.paths + card]
        elif place == first or i64(zones[place - 1]) != card:
            list_action(position, card, out)
        place += 1
    if low | high and not broken:  # D-SAB-2
        list_paths(position, 0, low, out)
        list_paths(position, 1, high, out)


def list_discards(zones: vec[u8], first: i64, end: i64, broken: i64, out: Moves) -> None:
    """List what may be discarded: one card or two, or two and a sabotage card (D-DISC-1/3)."""
    moves = out.list
    count: i64 = out.count
    i: i64 = first
    while i < end:
        card: i64 = i64(zones[i])
        i += 1
        if i - 1 > first and i64(zones[i - 2]) == card:
            continue
        moves[count] = DISCARD << VERB | card << CARD
        count += 1
        last: i64 = -1
        j: i64 = i
        while j < end:
            other: i64 = i64(zones[j])
            j += 1
            if other == last:
                continue
            last = other
            pair: i64 = card << CARD | other << SECOND
            moves[count] = DISCARD_TWO << VERB | pair
            count += 1
            tool: i64 = 0
            while broken >> tool:
                if broken >> tool & 1:
                    moves[count] = SCRAP << VERB | pair | tool << TOOL
                    count += 1
                tool += 1
    out.count = count


# --- option A ----------------------------------------------------------------------------------------


def list_paths(position: Position, word: i64, ways: i64, out: Moves) -> None:
    """List where paths may be laid; `ways` are options of the box, of one word (D-PLACE)."""
    if ways & LADDER_WAYS[word]:
        list_ladders(position, word, ways & LADDER_WAYS[word], out)
    ways &= ~LADDER_WAYS[word]
    asked: i64 = ways if position.anchor_own else ways & OBSTACLE_WAYS[word]
    if asked:
        list_asked(position, word, asked, out)
    if ways & ~asked:
        list_free(position, word, ways & ~asked, out)


def list_free(position: Position, word: i64, ways: i64, out: Moves) -> None:
    """List where paths that bar nothing fit: every cell of the frontier is connected with some start card (D-PLACE-3)."""
    grid = position.grid
    cells = grid.cells
    edges = grid.edges
    fit = BOX.fit
    place = BOX.place
    moves = out.list
    count: i64 = out.count
    table: i64 = word * KEYS
    shift: i64 = word * WORD
    i: i64 = FRONTIER
    end: i64 = FRONTIER + grid.frontiers
    while i < end:
        cell: i64 = i64(cells[i])
        fitting: i64 = fit[table + i64(edges[cell])] & ways
        while fitting:
            moves[count] = place[shift + (((fitting & -fitting) * DE_BRUIJN >> 27) & 31)] | cell
            count += 1
            fitting &= fitting - 1
        i += 1
    out.count = count


def list_asked(position: Position, word: i64, ways: i64, out: Moves) -> None:
    """List where paths fit onto which a colour that counts can pass: doors, trolls and `anchor` own (D-PLACE-4/7)."""
    grid = position.grid
    cells = grid.cells
    edges = grid.edges
    fit = BOX.fit
    place = BOX.place
    own = position.anchor_own
    colour: i64 = position.colour
    i: i64 = FRONTIER
    end: i64 = FRONTIER + grid.frontiers
    while i < end:
        cell: i64 = i64(cells[i])
        i += 1
        key: i64 = i64(edges[cell])
        fitting: i64 = fit[word * KEYS + key] & ways
        first: i64 = UNASKED
        second: i64 = UNASKED
        while fitting:
            placing: i64 = place[word * WORD + (((fitting & -fitting) * DE_BRUIJN >> 27) & 31)]
            fitting &= fitting - 1
            marked: i64 = placing >> 11  # twice the face
            joined = not own and not (BARRED[marked] | BARRED[marked + 1]) & key >> 4  # a mark that no tunnel meets
            if not joined:
                if first == UNASKED:
                    first = looking_in(position, colour, cell)
                    second = looking_in(position, 1 ^ colour, cell)
                joined = (first & ~BARRED[marked] | second & ~BARRED[marked + 1]) != 0
            if joined:
                out.add(placing | cell)


def looking_in(position: Position, seat: i64, cell: i64) -> i64:
    """Return the sides by which the reach of a seat looks into a cell, if there is such a seat and it counts."""
    if seat >= position.seats or (position.anchor_own and seat != position.turn):
        return 0
    return position.grid.arrivals(seat, cell)


def list_ladders(position: Position, word: i64, ways: i64, out: Moves) -> None:
    """List where ladders fit beside a face-up card, not beside goals and gold (D-PLACE-9/10)."""
    grid = position.grid
    edges = grid.edges
    slot: i64 = 1
    while slot < grid.slots:
        middle: i64 = grid.cell(slot)
        side: i64 = 0 if middle >= 0 and grid.face(slot) != FACE_DOWN else 4
        while side < 4:
            cell: i64 = (middle + STEP[side]) & CELL_MASK
            key: i64 = i64(edges[cell])
            fitting: i64 = BOX.fit[word * KEYS + key] & ways
            # a cell that touches several cards is taken from the first of its sides alone
            if fitting and key & 15 & -(key & 15) == 1 << (side ^ 2) and grid.slot(cell) == 0:
                if shuns_ladder(position, cell) >= 0:
                    fitting = 0
                while fitting:
                    out.add(BOX.place[word * WORD + (((fitting & -fitting) * DE_BRUIJN >> 27) & 31)] | cell)
                    fitting &= fitting - 1
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
        slot: i64 = lowest_of_many(doors)
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
        slot: i64 = lowest_of_many(trolls)
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
