"""Listing placements: where the paths of a hand fit along the frontier, for every game (S-PLACE-3, D-PLACE-2, C-PLACE-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.kernel.bits import LONG_HASHES, LONG_WORD, WORD, hashed, hashed_of_many
from undermine.kernel.box import KEYS, OPENINGS, Box
from undermine.kernel.cards import ALL_SIDES
from undermine.kernel.grid import CELLS_LAID, EDGES, FOUR_SIDES, FRONTIER, IN_FRONTIER, Grid, beside, opposite
from undermine.kernel.moves import Moves, placing

MOST_WORDS: Final[i64] = 4
ARRIVALS: Final = 256  # what `arrivals_by_layer` may return
EVERY_ARRIVAL: Final = 255
FIRST_LAYER: Final = 15  # of these, layer 0's
SECOND_LAYER: Final = 240


def list_placements(grid: Grid, word: i64, ways: i64, out: Moves) -> None:
    """List where ways of the box (bits of a word) fit on the frontier.

    The innermost loop of every playout: the vectors are taken out of their objects once, not once a move. Here and in the
    listings below two moves of a cell are written without asking whether there are any, and counted afterwards: what comes
    next writes over those that do not count. How many fit is hard to foresee, so that asking takes longer.
    """
    lying = grid.lying
    ground = grid.ground
    fit = grid.box.fit
    faces = grid.box.hashed_faces
    moves = out.list
    count: i64 = out.count
    for place in range(FRONTIER, FRONTIER + grid.frontiers):
        cell: i64 = i64(lying[place])
        fitting: i64 = fit[word * KEYS + i64(ground[EDGES + cell])] & ways
        rest: i64 = fitting & fitting - 1
        moves[count] = placing(faces[word * WORD + hashed(fitting)], cell)
        moves[count + 1] = placing(faces[word * WORD + hashed(rest)], cell)
        count += i64(fitting != 0) + i64(rest != 0)
        rest &= rest - 1
        while rest:
            moves[count] = placing(faces[word * WORD + hashed(rest)], cell)
            count += 1
            rest &= rest - 1
    out.count = count


def list_in_words(grid: Grid, first: i64, second: i64, third: i64, fourth: i64, out: Moves) -> None:
    """List where ways of a box of four words fit on the frontier, word after word."""
    lying = grid.lying
    ground = grid.ground
    fit = grid.box.fit
    faces = grid.box.hashed_faces
    moves = out.list
    count: i64 = out.count
    end: i64 = FRONTIER + grid.frontiers
    ways: i64 = first
    for word in range(MOST_WORDS):
        if ways:
            for place in range(FRONTIER, end):
                cell: i64 = i64(lying[place])
                fitting: i64 = fit[word * KEYS + i64(ground[EDGES + cell])] & ways
                rest: i64 = fitting & fitting - 1
                moves[count] = placing(faces[word * WORD + hashed(fitting)], cell)
                moves[count + 1] = placing(faces[word * WORD + hashed(rest)], cell)
                count += i64(fitting != 0) + i64(rest != 0)
                rest &= rest - 1
                while rest:
                    moves[count] = placing(faces[word * WORD + hashed(rest)], cell)
                    count += 1
                    rest &= rest - 1
        ways = second
        second = third
        third = fourth
    out.count = count


class Ways:
    """All ways of a box that has at most 63 in one word, and whom each bars: built once, read at every move.

    `bars[colour][face]` are the sides of a face that a network of this colour cannot pass.
    """

    def __init__(self, box: Box, bars: list[list[int]]) -> None:
        every = range(len(box.ways))
        barred = [[colour[face] for face in box.ways] for colour in bars]
        faces = [0] * LONG_WORD
        for way in every:
            faces[LONG_HASHES[way]] = box.ways[way]
        self.faces: vec[i64] = vec[i64]([i64(face) for face in faces])  # a way, where `hashed_of_many` finds it
        self.fit: vec[i64] = vec[i64](  # edge key -> the ways that fit
            [sum((int(box.fitting(word, key)) << word * WORD for word in range(box.words)), 0) for key in range(KEYS)]
        )
        self.barring: vec[i64] = vec[i64](  # openings -> the ways that bar some colour on one of them
            [i64(as_bits([(barred[0][way] | barred[1][way]) & sides != 0 for way in every])) for sides in range(16)]
        )
        # ARRIVALS * colour of layer 0 + arrivals by layer -> the ways that are joined
        self.joined: vec[i64] = vec[i64](
            [
                i64(
                    as_bits(
                        [
                            (sides & ~barred[colour][way] | sides >> OPENINGS & ~barred[1 - colour][way]) & ALL_SIDES
                            != 0
                            for way in every
                        ]
                    )
                )
                for colour in range(2)
                for sides in range(ARRIVALS)
            ]
        )


def as_bits(answers: list[bool]) -> int:
    """Write yes and no as the bits of a number."""
    return sum(1 << number for number, yes in enumerate(answers) if yes)


def list_joined(grid: Grid, every: Ways, ways: i64, colour: i64, counting: i64, out: Moves) -> None:
    """List where ways (as bits) fit on the frontier and a network that counts leads on to them.

    Layer 0 is of this colour; `counting` masks its arrivals and, << OPENINGS, those of layer 1. Where both count, any way is
    joined at the frontier that bars nobody on the sides from which a path may come.
    """
    lying = grid.lying
    ground = grid.ground
    fit = every.fit
    barring = every.barring
    faces = every.faces
    moves = out.list
    count: i64 = out.count
    unsure: i64 = i64(0) if counting == EVERY_ARRIVAL else ways
    for place in range(FRONTIER, FRONTIER + grid.frontiers):
        cell: i64 = i64(lying[place])
        key: i64 = i64(ground[EDGES + cell])
        fitting: i64 = fit[key] & ways
        doubtful: i64 = fitting & (barring[key >> OPENINGS] | unsure)
        if doubtful:
            arrivals: i64 = grid.arrivals_by_layer(cell) & counting
            fitting ^= doubtful & ~every.joined[ARRIVALS * colour + arrivals]
        rest: i64 = fitting & fitting - 1
        moves[count] = placing(faces[hashed_of_many(fitting)], cell)
        moves[count + 1] = placing(faces[hashed_of_many(rest)], cell)
        count += i64(fitting != 0) + i64(rest != 0)
        rest &= rest - 1
        while rest:
            moves[count] = placing(faces[hashed_of_many(rest)], cell)
            count += 1
            rest &= rest - 1
    out.count = count


def list_touching(grid: Grid, every: Ways, ways: i64, shunned: vec[u8], out: Moves) -> None:
    """List where ways (as bits) fit beside any face-up card, but not beside a shunned face."""
    lying = grid.lying
    ground = grid.ground
    fit = every.fit
    for slot in range(1, grid.slots):
        middle: i64 = i64(lying[CELLS_LAID + slot])
        if middle < 0 or shunned[i64(lying[slot])]:
            continue
        for side in range(FOUR_SIDES):
            cell: i64 = beside(middle, side)
            key: i64 = i64(ground[EDGES + cell])
            sides: i64 = key & ALL_SIDES
            # a cell that touches several cards is taken from the first of its sides alone
            if sides & -sides != 1 << opposite(side) or (ground[cell] != 0 and i64(ground[cell]) != IN_FRONTIER):
                continue
            fitting: i64 = fit[key] & ways
            if fitting and not beside_any(grid, cell, shunned):
                while fitting:
                    out.add(placing(every.faces[hashed_of_many(fitting)], cell))
                    fitting &= fitting - 1


def beside_any(grid: Grid, cell: i64, marked: vec[u8]) -> bool:
    """Say whether a card that shows a marked face, or lies face down where that is marked, touches a cell."""
    lying = grid.lying
    ground = grid.ground
    for side in range(FOUR_SIDES):
        slot: i64 = i64(ground[beside(cell, side)])
        if slot != 0 and slot != IN_FRONTIER and marked[i64(lying[slot])]:
            return True
    return False
