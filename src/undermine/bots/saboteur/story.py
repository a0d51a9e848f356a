"""Story: what everybody has seen of a round of the base game, deed by deed, with how far the goals were before and after."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.bots.crossings import Crossings
from undermine.bots.routes import Routes
from undermine.games.saboteur.border import Event, Goal
from undermine.games.saboteur.box import BOX, GOAL_CELLS, GOALS, START
from undermine.games.saboteur.moves import BREAK_TOOL, DISCARD, LOOK, REPAIR, ROCK
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.grid import NOWHERE, Grid, cell_at
from undermine.kernel.moves import PLACE, TOOLS, cell_of, face_of, seat_of, verb_of

# What a deed was.
PLACED: Final = 0
ROCKED: Final = 1
BROKE: Final = 2
REPAIRED: Final = 3
LOOKED: Final = 4
DISCARDED: Final = 5
DEED_NAMES: Final = ("place", "rockfall", "break", "repair", "map", "discard")
KINDS_OF_VERBS: Final[dict[int, int]] = {
    int(PLACE): PLACED,
    int(ROCK): ROCKED,
    int(BREAK_TOOL): BROKE,
    int(REPAIR): REPAIRED,
    int(LOOK): LOOKED,
    int(DISCARD): DISCARDED,
}


class Deed:
    """One turn of one seat, as everybody saw it."""

    def __init__(self, kind: i64, seat: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.target: i64 = seat  # whose tool was broken or repaired
        self.dead_end = False  # the path laid joins no two sides
        self.hindered = False  # the seat had a broken tool
        self.knew: i64 = 0  # goals the seat had looked at or everybody saw, as bits
        self.before: vec[i64] = vec[i64]([i64(0), i64(0), i64(0)])
        self.after: vec[i64] = vec[i64]([i64(0), i64(0), i64(0)])


def read_cell(text: str) -> i64:
    """Read the cell of an event."""
    x, _, y = text.partition(",")
    return cell_at(int(x), int(y))


def joins_nothing(face: i64) -> bool:
    """Say whether a path joins no two of its sides."""
    for side in range(i64(4)):
        group: i64 = i64(BOX.join[face * 4 + side])
        if group & (group - 1):
            return False
    return True


ROUTES: Final = Routes(Crossings(BOX))  # every story measures with all the cards of the box
ROUTES.set_goals(GOAL_CELLS)
FACE_CODES: Final = {code: face for face, code in reversed(list(enumerate(BOX.face_codes)))}


def bare_grid(follow: bool) -> Grid:
    """Lay out the start card and the three goals, face down."""
    grid = Grid(BOX, 1, follow)
    grid.clear()
    start: i64 = grid.put(START, BOX.start_face(0))
    for goal in range(i64(GOALS)):
        grid.put(GOAL_CELLS[goal], FACE_DOWN)
    grid.spread(0, start, 15)
    return grid


def rewound(now: Grid, events: list[Event]) -> Grid:
    """Return the board as it lay before these events, for a game that began from a setup in the middle of a round."""
    faces: dict[int, int] = {}
    for slot in range(1, int(now.slots)):
        if now.cell(slot) >= 0:
            faces[int(now.cell(slot))] = int(now.face(slot))
    for event in reversed(events):
        if event["type"] == "place":
            faces.pop(int(read_cell(event["cell"])), None)
        elif event["type"] == "goal":
            faces[int(read_cell(event["cell"]))] = FACE_DOWN
        elif event["type"] == "rockfall":
            faces[int(read_cell(event["cell"]))] = FACE_CODES[event["card"]]
    grid = Grid(BOX, 1, now.follow)
    grid.clear()
    first = [int(START), *(int(cell) for cell in GOAL_CELLS)]
    for cell in first + [cell for cell in faces if cell not in first]:
        grid.put(cell, faces[cell])
    grid.spread(0, grid.slot(START), 15)
    return grid


class Story:
    """The deeds of the round that runs, kept up to date event by event; the same for every seat."""

    def __init__(self, seats: i64, grid: Grid) -> None:
        self.seats: i64 = seats
        self.follow = grid.follow
        self.grid = grid
        self.deeds: list[Deed] = []
        self.looked: vec[i64] = vec[i64]([i64(0) for _ in range(10)])
        self.tools: vec[i64] = vec[i64]([i64(0) for _ in range(10)])
        self.shown: i64 = 0
        self.dist: vec[i64] = vec[i64]([i64(0), i64(0), i64(0)])  # to the goals as the board lies, if it is `measured`
        self.measured = False
        self.heard: int = 0  # how many events have been told

    def begin(self, tools: list[int], looked: list[int]) -> None:
        """Say what is broken and who has looked where before the first event."""
        for seat in range(len(tools)):
            self.tools[seat] = i64(tools[seat])
            self.looked[seat] = i64(looked[seat])
        for goal in range(i64(GOALS)):
            if self.grid.face(self.grid.slot(GOAL_CELLS[goal])) != FACE_DOWN:
                self.shown |= 1 << goal

    def clear(self) -> None:
        """Begin a new round."""
        self.grid = bare_grid(self.follow)
        self.deeds = []
        self.measured = False
        self.shown = 0
        for seat in range(i64(10)):
            self.looked[seat] = 0
            self.tools[seat] = 0

    def hear(self, events: list[Event]) -> None:
        """Take in the events that have not been told yet; the list grows from call to call."""
        for i in range(self.heard, len(events)):
            self.note(events[i])
        self.heard = len(events)

    def note(self, event: Event) -> None:
        """Take in one event, by its public fields alone."""
        if event["type"] == "round":
            self.clear()
        elif event["type"] == "goal":
            self.turn_goal(event)
        elif event["type"] in DEED_NAMES:
            deed = self.begin_deed(DEED_NAMES.index(event["type"]), event["seat"])
            self.carry_out(deed, event)
            self.deeds.append(deed)

    def begin_deed(self, kind: i64, seat: i64) -> Deed:
        """Begin to tell of a deed: how things stood before it."""
        deed = Deed(kind, seat)
        deed.hindered = self.tools[seat] != 0
        deed.knew = self.looked[seat] | self.shown
        copy_distances(self.distances(), deed.before)
        copy_distances(deed.before, deed.after)
        return deed

    def foresee(self, seat: i64, move: i64) -> Deed:
        """Return the deed that a move would be, as everybody would see it; the story goes on as if it had not been told."""
        verb: i64 = verb_of(move)
        deed = self.begin_deed(KINDS_OF_VERBS[int(verb)], seat)
        if verb == BREAK_TOOL or verb == REPAIR:
            deed.target = seat_of(move)
        elif verb == PLACE:
            grid = self.grid.clone()
            deed.dead_end = joins_nothing(face_of(move))
            grid.connect(grid.put(cell_of(move), face_of(move)))
            self.look_ahead(grid, deed)
        elif verb == ROCK:
            grid = self.grid.clone()
            lift_card(grid, cell_of(move))
            self.look_ahead(grid, deed)
        return deed

    def look_ahead(self, grid: Grid, deed: Deed) -> None:
        """Measure what a deed would do to the board."""
        ROUTES.measure(grid, 0)
        copy_distances(ROUTES.dist, deed.after)

    def carry_out(self, deed: Deed, event: Event) -> None:
        """Follow a deed on the board and measure what it did."""
        if event["type"] == "place":
            face: i64 = BOX.face_of[event["card"]]
            deed.dead_end = joins_nothing(face)
            self.grid.connect(self.grid.put(read_cell(event["cell"]), face))
        elif event["type"] == "rockfall":
            lift_card(self.grid, read_cell(event["cell"]))
        elif event["type"] == "map":
            self.looked[deed.seat] |= 1 << goal_at(read_cell(event["cell"]))
        elif event["type"] == "break" or event["type"] == "repair":
            deed.target = event["target"]
            bit: i64 = 1 << i64(TOOLS.index(event["tool"]))
            if deed.kind == BROKE:
                self.tools[deed.target] |= bit
            else:
                self.tools[deed.target] &= ~bit
        if deed.kind <= ROCKED:
            self.measured = False
        copy_distances(self.distances(), deed.after)

    def distances(self) -> vec[i64]:
        """Return how far the goals are as the board lies."""
        if not self.measured:
            ROUTES.survey(self.grid.clone(), 0)
            copy_distances(ROUTES.dist, self.dist)
            self.measured = True
        return self.dist

    def turn_goal(self, event: Goal) -> None:
        """Turn a goal up, as it lies."""
        cell: i64 = read_cell(event["cell"])
        slot: i64 = self.grid.slot(cell)
        self.grid.show(slot, FACE_CODES[event["card"]])
        self.grid.connect(slot)
        self.grid.touched = False
        self.measured = False
        self.shown |= 1 << goal_at(cell)


def lift_card(grid: Grid, cell: i64) -> None:
    """Take a card off the board: what the start leads to is found anew."""
    grid.lift(grid.slot(cell))
    grid.forget_reach()
    grid.spread(0, grid.slot(START), 15)


def copy_distances(source: vec[i64], target: vec[i64]) -> None:
    """Copy the distances of the three goals."""
    for goal in range(i64(GOALS)):
        target[goal] = source[goal]


def goal_at(cell: i64) -> i64:
    """Return which goal lies on a cell."""
    for goal in range(i64(GOALS)):
        if GOAL_CELLS[goal] == cell:
            return goal
    return NOWHERE
