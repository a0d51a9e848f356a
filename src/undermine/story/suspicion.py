"""Suspicion: who looked guilty when, in the public's eyes or in a seat's, and what each jump was owed to.

Nothing here looks at anything but events as a watcher was told them: what the watcher may not know cannot be said.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, cast

from undermine.bots.crossings import CARD
from undermine.bots.saboteur.beliefs import is_dealing
from undermine.bots.saboteur.story import (
    BROKE,
    DISCARDED,
    LOOKED,
    REPAIRED,
    ROCKED,
    Deed,
    Story,
    bare_grid,
    goal_at,
    read_cell,
    rewound,
)
from undermine.games.saboteur.border import Event
from undermine.games.saboteur.box import GOALS
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.events import HIDDEN, PUBLIC
from undermine.kernel.game import NOBODY
from undermine.story.rounds import Round
from undermine.story.styles import Judged

UNKNOWN: Final = -1
TREASURE: Final = 0
STONE: Final = 1
FURTHEST: Final = 14.0  # cards: beyond that, further is all the same
JUMP: Final = 0.1  # so much more or less suspicion is worth a word
MOST_JUMPS: Final = 12  # of a round
DECIMALS: Final = 4


@dataclass
class Jump:
    """A moment at which somebody began to look more or less like a saboteur, and the deed that did it."""

    move: int  # which of the round, from 0
    seat: int  # whose curve
    by: int  # who did it
    change: float
    key: str  # a sentence of locale/*/story.ftl
    values: dict[str, object] = field(default_factory=dict)


@dataclass
class Curves:
    """One round in one watcher's eyes."""

    guilt: list[list[float]] = field(default_factory=list)
    gold: list[list[float]] = field(default_factory=list)  # goal by goal: the chance of being the treasure
    bands: list[list[list[float]]] = field(default_factory=list)
    grey: int = 0  # so many moves were played before everybody had a turn: too early to say anything
    deeds: list[Deed | None] = field(default_factory=list)
    told: list[Moment] = field(default_factory=list)


@dataclass
class Moment:
    """How a round stood after a move, as everybody saw it."""

    dist: list[float]  # cards to every goal
    tools: list[int]
    shown: int
    acted: int  # deeds done in this round


class Watching:
    """Somebody who follows a round move by move."""

    def __init__(self, start: SaboteurView, round_told: Round, me: int, role: int) -> None:
        self.seats = int(start.seats)
        self.me = me if me != PUBLIC else NOBODY
        self.role = role
        self.goals = [UNKNOWN] * GOALS
        self.judged = Judged(self.seats)
        if any(event["type"] == "round" for event in round_told.deal):
            self.story = Story(self.seats, bare_grid(not start.connect_any))
        else:
            self.story = Story(self.seats, rewound(start.grid, []))
            self.story.begin(list(start.tools), list(start.looked))
            for goal in range(GOALS):
                self.goals[goal] = int(start.goals[goal]) if start.goals[goal] <= 0 else STONE

    def follow(self, events: list[Event]) -> Deed | None:
        """Take in what a move did; return its deed, where it was one."""
        before = len(self.story.deeds)
        for event in events:
            if event["type"] == "round-end":
                break
            self.story.note(event)
            if event["type"] == "goal" or (event["type"] == "map" and event["card"] != HIDDEN):
                goal = int(goal_at(read_cell(event["cell"])))
                self.goals[goal] = TREASURE if is_treasure(str(event["card"])) else STONE
        if len(self.story.deeds) == before:
            return None
        deed = self.story.deeds[-1]
        self.judged.add(deed, is_dealing(deed))
        return deed

    def moment(self) -> Moment:
        """Return how things stand."""
        dist = [min(int(cards) / CARD, FURTHEST) for cards in self.story.distances()]
        tools = [int(self.story.tools[seat]) for seat in range(self.seats)]
        return Moment(dist, tools, int(self.story.shown), len(self.story.deeds))


def is_treasure(card: str) -> bool:
    """Say whether a goal's code is that of the treasure."""
    return "treasure" in card


def curves_of(start: SaboteurView, told: Round, me: int = PUBLIC, role: int = 0, *, bands: bool = True) -> Curves:
    """Follow a round to its end; after it has ended suspicion stays as it was."""
    watching = Watching(start, told, me, role)
    out = Curves()
    acted: set[int] = set()
    ended = False
    for number, events in enumerate(told.moves):
        deed = None if ended else watching.follow(cast(list[Event], events))
        if deed is not None:
            acted.add(int(deed.seat))
        if not ended:
            beliefs = watching.judged.believe(watching.me, role, watching.goals)
            out.guilt.append([round(chance, DECIMALS) for chance in beliefs.saboteur])
            out.gold.append([round(chance, DECIMALS) for chance in beliefs.gold])
            if bands:
                ranges = watching.judged.bands(watching.goals)
                out.bands.append([[round(low, DECIMALS), round(high, DECIMALS)] for low, high in ranges])
        else:
            out.guilt.append(out.guilt[-1])
            out.gold.append(out.gold[-1])
            if bands:
                out.bands.append(out.bands[-1])
        out.deeds.append(deed)
        out.told.append(watching.moment())
        if len(acted) < watching.seats and not ended:
            out.grey = number + 1
        ended = ended or any(event["type"] == "round-end" for event in events)
    return out


def minds_at_end(start: SaboteurView, told: Round, roles: list[int]) -> list[list[float]]:
    """Return what a bot in every seat's chair would think when the round ends, by its own role and what everybody saw."""
    watching = Watching(start, told, PUBLIC, 0)
    for events in told.moves:
        watching.follow(cast(list[Event], events))
        if any(event["type"] == "round-end" for event in events):
            break
    return [watching.judged.believe(seat, role, watching.goals).saboteur for seat, role in enumerate(roles)]


# --- why somebody began to look different ------------------------------------------------------------


def jumps_of(curves: Curves, treasure: int, start: list[float]) -> list[Jump]:
    """List the moments at which suspicion changed most, in the order of the moves."""
    found: list[Jump] = []
    for number, guilt in enumerate(curves.guilt):
        before = curves.guilt[number - 1] if number else start
        deed = curves.deeds[number]
        if deed is None or number < curves.grey:
            continue
        for seat, (was, now) in enumerate(zip(before, guilt, strict=True)):
            if abs(now - was) >= JUMP:
                key, values = reason_of(deed, treasure)
                found.append(Jump(number, seat, int(deed.seat), round(now - was, DECIMALS), key, values))
    found.sort(key=lambda jump: -abs(jump.change))
    return sorted(found[:MOST_JUMPS], key=lambda jump: (jump.move, jump.seat))


def shortened(deed: Deed, goal: int) -> float:
    """Return by how many cards a deed shortened the way to a goal."""
    before, after = (min(int(dist[goal]) / CARD, FURTHEST) for dist in (deed.before, deed.after))
    return before - after


def reason_of(deed: Deed, treasure: int) -> tuple[str, dict[str, object]]:
    """Say what a deed was, now that it is known where the treasure lay: a key of locale/*/story.ftl with its values."""
    before = min(int(deed.before[treasure]) / CARD, FURTHEST)
    shorter = shortened(deed, treasure)
    to_gold: dict[str, object] = {"cards": max(1, round(before))}
    by: dict[str, object] = {"cards": max(1, round(abs(shorter)))}
    if deed.kind in (BROKE, REPAIRED):
        word = "break" if deed.kind == BROKE else "mend" if deed.target != deed.seat else "mend-own"
        return f"story-why-{word}", {"target": int(deed.target)}
    if deed.kind == LOOKED:
        return "story-why-map", {}
    if deed.kind == DISCARDED:
        return ("story-why-discard-hindered" if deed.hindered else "story-why-discard"), {}
    if deed.kind == ROCKED:
        return ("story-why-rock-help", by) if shorter > 0.3 else ("story-why-rock", to_gold)
    if shorter > 0.3:
        return "story-why-closer", by
    if deed.dead_end:
        return "story-why-dead-end", to_gold
    if shorter < -0.3:
        return "story-why-away", by
    return "story-why-aside", to_gold
