"""Clues: what the ways and the deeds of all tell a seat of the Dark Cave: where the exit lies, and who works for whom.

Whoever has looked at a goal goes there if it is the exit, and elsewhere if it is not; everybody sees who looked where (C-INFO-2)
and who goes where. Whoever attacks somebody, or gives something, shows whom they take for a friend. Every deal of the clan cards
that the seat thinks possible is weighed by all such deeds together.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import comb, exp
from typing import Final

from undermine.border import Event
from undermine.bots.cave.hopes import EXIT_GOAL
from undermine.bots.seen import Seen
from undermine.games.cave.box import GOALS, goal_xy
from undermine.games.cave.clans import CLANS
from undermine.games.cave.view import CaveView

# How far what somebody does speaks, in logarithms of odds: chosen on tuning deals by how well the truth was foreseen.
STEP: Final = 0.8  # a step towards where the exit would be
LAID: Final = 0.2  # a path laid a cell nearer to it
MOST: Final = 3  # cells that one step, by a ladder, or one path can count for
DEEDS: Final = {"attack": -2.5, "boots": 2.2, "axe": 2.2, "swap": -1.0}
BLIND: Final = 0.02  # of all chance is left to what no clue foresees

Cell = tuple[int, int]
Clans = list[int]  # seat -> the clan that it works for


@dataclass(frozen=True)
class Deed:
    """Something that somebody did to somebody else."""

    doer: int
    target: int
    speaks: float  # for being friends, or against
    knows: bool  # the doer had looked at the target's clan card


@dataclass
class Clues:
    """What everybody has done, as one seat saw it."""

    corners: list[Cell]
    stands: list[Cell]  # seat -> the cell where its dwarf stands
    looked: list[set[int]]  # seat -> the goals that it has looked at
    hidden: set[int] = field(default_factory=lambda: set(range(int(GOALS))))
    known: set[tuple[int, int]] = field(default_factory=set)  # a seat, another whose clan card it has looked at
    caller: int = -1  # who set a monster on the others
    # who went somewhere, and for every goal how far that speaks for the exit there
    pulls: list[tuple[int, list[float]]] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)

    def go(self, seat: int, cell: Cell, weight: float) -> None:
        """Note that somebody goes, or lays a path, towards some goals and away from others."""
        looked = self.looked[seat]
        x, y = self.stands[seat]
        if not looked or cell == (x, y):
            return
        nearer = [abs(x - a) + abs(y - b) - abs(cell[0] - a) - abs(cell[1] - b) for a, b in self.corners]
        others = [goal for goal in self.hidden if goal not in looked]
        pull = []
        for goal in range(int(GOALS)):
            aims = [goal] if goal in looked else others
            by = sum(nearer[aim] for aim in aims) / max(len(aims), 1)
            # What is gained by going straight to a known exit is as often seen by chance, the more so the fewer the aims.
            pull.append(weight * max(-MOST, min(MOST, by)) - weight * weight / (2 * max(len(aims), 1)))
        self.pulls.append((seat, pull))

    def take_note(self, event: Event) -> None:
        """Take note of one event."""
        if event["type"] == "step":
            if event["figure"] == "dwarf":
                self.caller = -1  # whoever walks into a monster has only itself to blame
                cell = cell_of(event["field"])
                self.go(event["seat"], cell, STEP)
                self.stands[event["seat"]] = cell
        elif event["type"] == "place":
            self.go(event["seat"], cell_of(event["cell"]), LAID)
        elif event["type"] == "info-goal":
            self.looked[event["seat"]].add(self.corners.index(cell_of(event["cell"])))
        elif event["type"] == "goal" or event["type"] == "goal-found":
            self.hidden.discard(self.corners.index(cell_of(event["cell"])))
        elif event["type"] == "info-seat":
            self.known.add((event["seat"], event["target"]))
        elif event["type"] == "call":
            self.caller = event["seat"]
        elif event["type"] == "attack" and self.caller not in (-1, event["seat"]):
            self.do(self.caller, event["seat"], "attack")
        elif event["type"] == "boots" or event["type"] == "axe" or event["type"] == "swap":
            if event["target"] != event["seat"]:
                self.do(event["seat"], event["target"], event["type"])

    def do(self, doer: int, target: int, kind: str) -> None:
        """Note a deed."""
        self.deeds.append(Deed(doer, target, DEEDS[kind], (doer, target) in self.known))


def cell_of(text: str) -> Cell:
    """Read the cell of a field or a card."""
    x, _, y = text.partition("/")[0].partition(",")
    return int(x), int(y)


@dataclass(frozen=True)
class Reading:
    """What a seat makes of it all."""

    exits: list[float]  # goal -> the chance that it is the exit
    deals: list[tuple[Clans, float]]  # who works for whom, and how likely that is
    friend: list[float]  # seat -> the chance that it works for the same clan as oneself


def read(seen: Seen, view: CaveView) -> Reading:
    """Read all that a seat has seen."""
    seats = int(view.public.seats)
    clues = Clues(goal_xy(seats), [(0, 0)] * seats, [set() for _ in range(seats)])
    for event in seen.events:
        clues.take_note(event)
    mine = view.colours[seen.seat] ^ view.identities[seen.seat]
    deals = weighed(view, [deed for deed in clues.deeds if deed.doer != seen.seat])
    friend = [sum(chance for clans, chance in deals if clans[seat] == mine) for seat in range(seats)]
    return Reading(exits_of(view, clues, seen.seat), deals, friend)


def exits_of(view: CaveView, clues: Clues, me: int) -> list[float]:
    """Return for every goal the chance that it is the exit."""
    if EXIT_GOAL in view.goals:
        return [float(goal == EXIT_GOAL) for goal in view.goals]
    logs = [sum(pull[goal] for seat, pull in clues.pulls if seat != me) for goal in range(int(GOALS))]
    open_to = [goal for goal, known in enumerate(view.goals) if known < 0]
    top = max(logs[goal] for goal in open_to)
    odds = [exp(logs[goal] - top) if goal in open_to else 0.0 for goal in range(int(GOALS))]
    total = sum(odds)
    return [(1 - BLIND) * odd / total + BLIND / len(open_to) if odd else 0.0 for odd in odds]


# --- who works for whom --------------------------------------------------------------------------------


def possible(view: CaveView) -> Iterator[tuple[Clans, int]]:
    """Yield who may work for whom, and in how many ways the clan cards can have been dealt so (C-CLAN-2)."""
    seats = int(view.public.seats)
    hidden = [seat for seat in range(seats) if view.identities[seat] < 0]
    cards = list(zip(view.colours, view.identities, strict=True))
    left = [view.saboteurs[colour] - cards.count((colour, 1)) for colour in range(CLANS)]
    aside = [cards[seats:].count((colour, -1)) for colour in range(CLANS)]
    for dealt in range(1 << len(hidden)):
        clans = [colour ^ max(identity, 0) for colour, identity in cards[:seats]]
        betray = [0] * int(CLANS)
        for place, seat in enumerate(hidden):
            if dealt >> place & 1:
                clans[seat] ^= 1
                betray[view.colours[seat]] += 1
        inside = {clans[seat] for seat in range(seats) if view.public.is_inside(seat)}
        if len(inside) == CLANS:  # or all who work for a clan would be out, and the game over (C-END-2)
            ways = [comb(aside[c], left[c] - betray[c]) if left[c] >= betray[c] else 0 for c in range(CLANS)]
            if ways[0] * ways[1]:
                yield clans, ways[0] * ways[1]


def weighed(view: CaveView, deeds: list[Deed]) -> list[tuple[Clans, float]]:
    """Weigh who may work for whom by what all have done: towards whomever everybody takes for a friend, or their doer knows."""
    taken = [taken_for_blue(view, seat) for seat in range(int(view.public.seats))]
    found = []
    for clans, ways in possible(view):
        sides = [1.0 - 2.0 * clan for clan in clans]
        speaks = sum(deed.speaks * sides[deed.doer] * (sides if deed.knows else taken)[deed.target] for deed in deeds)
        found.append((clans, ways * exp(speaks)))
    total = sum(chance for _, chance in found)
    return [(clans, chance / total) for clans, chance in found]


def taken_for_blue(view: CaveView, seat: int) -> float:
    """Return how far everybody takes a seat for one who works for blue, between 1 and -1: by its colour until it shows itself."""
    colour = view.colours[seat]
    side = 1.0 - 2.0 * colour
    if view.public.is_open(seat):
        return side * (1.0 - 2.0 * view.identities[seat])
    shown = [other for other in range(int(view.public.seats)) if view.public.is_open(other)]
    same = [view.identities[other] for other in shown if view.colours[other] == colour]
    hidden = view.colours.count(colour) - len(same)
    return side * (1.0 - 2.0 * (view.saboteurs[colour] - sum(same)) / hidden)
