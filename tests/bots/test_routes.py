"""Routes: whatever a survey saves, every distance is what a plain search over the same board finds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.bots.witness import Target, Witness
from undermine.bots import LEVELS
from undermine.bots.crossings import Crossings
from undermine.bots.routes import Routes
from undermine.bots.seen import Choice, Seen
from undermine.catalogue import games
from undermine.games.duel.box import GOLD
from undermine.games.duel.position import Position as DuelPosition
from undermine.games.saboteur import box as saboteur
from undermine.games.saboteur.moves import ROCK
from undermine.games.saboteur.position import Position
from undermine.kernel.bits import BIT
from undermine.kernel.game import Position as AnyPosition
from undermine.kernel.grid import Grid
from undermine.kernel.moves import PLACE, cell_of, face_of, verb_of
from undermine.kernel.rng import Rng
from undermine.lab.arena import begin, play, round_over, streams

GOALS: list[Target] = [(int(cell), 0) for cell in saboteur.GOAL_CELLS]
Board = tuple[Grid, list[Target]]  # with what is to be reached


def positions(game: str, seats: int, deals: range, every: int) -> Iterator[tuple[AnyPosition, Seen]]:
    """Play rounds of all levels mixed; yield some of the positions."""
    found: list[tuple[AnyPosition, Seen]] = []

    def watch(state: AnyPosition, seen: Seen, _choice: Choice) -> None:
        if len(seen.events) % every == 0:
            found.append((state.clone(), seen))

    for deal in deals:
        levels = [list(LEVELS.values())[(deal + seat) % len(LEVELS)].choose for seat in range(seats)]
        play(begin(game, seats, deal), levels, streams(deal, seats), round_over if game == "saboteur" else None, watch)
        yield from found
        found.clear()


def boards(state: AnyPosition, seen: Seen) -> Iterator[Board]:
    """Yield what every path and every rockfall of the base game would make of the board, goals not turned yet."""
    for move in seen.moves:
        grid = cast(Position, state).grid.clone()
        if verb_of(move) == PLACE:
            grid.connect(grid.put(cell_of(move), face_of(move)))
        elif verb_of(move) == ROCK:
            grid.lift(grid.slot(cell_of(move)))
            grid.forget_reach()
            grid.spread(0, grid.slot(saboteur.START), 15)
        else:
            continue
        yield grid, GOALS


def duel_board(position: DuelPosition) -> Board:
    """Return a board of the Duel with its goals and the gold that lies open."""
    grid = position.grid
    gold = [slot for slot in range(1, int(grid.slots)) if position.gold & BIT[slot]]
    targets = [(int(cell), 0) for cell in position.goal_cells()]
    return grid, targets + [(int(grid.cell(slot)), int(GOLD[grid.face(slot)])) for slot in gold]


def duel_boards(seen: Seen) -> Iterator[Board]:
    """Yield the boards after every move of the Duel that leaves the round running, hidden goals turned up and all."""
    world = cast(DuelPosition, seen.rules.resample(seen.view, Rng(1)))
    for move in seen.moves:
        after = world.clone()
        after.apply(move, None)
        if after.round == world.round:
            yield duel_board(after)


def set_targets(routes: Routes, targets: list[Target]) -> None:
    """Say what is to be reached."""
    routes.set_goals(vec[i64]([i64(cell) for cell, group in targets if not group]))
    for cell, group in targets:
        if group:
            routes.add_target(cell, group)


def wrong(routes: Routes, grid: Grid, layer: int, targets: list[Target]) -> list[str]:
    """Return where the routes' distances are not those of the witness."""
    counts = tuple(int(count) for count in routes.crossings.counts)
    found = Witness(grid, layer, targets, counts).distances()
    return [
        f"{target}: {int(routes.dist[i])}, not {cost}"
        for i, (target, cost) in enumerate(zip(targets, found, strict=True))
        if cost is not None and int(routes.dist[i]) != cost
    ]


def compare(game: str, seats: int, deals: range, every: int) -> int:
    """Hold every distance against the witness; return how many boards were held."""
    held = 0
    base = game == "saboteur"
    routes = [Routes(Crossings(games()[game].box)) for _ in range(1 if base else seats)]
    for number, (state, seen) in enumerate(positions(game, seats, deals, every)):
        lies, targets = (cast(Position, state).grid, GOALS) if base else duel_board(cast(DuelPosition, state))
        after = list(boards(state, seen) if base else duel_boards(seen))
        scarce = [max(0, count - number % 4) for count in lies.box.counts]
        for layer, one in enumerate(routes):
            one.crossings.set_counts(vec[i64]([i64(count) for count in scarce]))
            set_targets(one, targets)
            one.survey(lies, layer)
            assert wrong(one, lies, layer, targets) == [], f"{game}, position {number}, as it lies"
            for grid, more in after:
                set_targets(one, more)
                one.measure(grid, layer)
                assert wrong(one, grid, layer, more) == [], f"{game}, position {number}"
                held += 1
    return held


# The cave's dwarfs walk ways of their own.
BASE = [("saboteur", 5, 3), ("saboteur", 10, 7)]
DUEL = [("duel", 2, 11), ("solo", 1, 9)]


@pytest.mark.parametrize(("game", "seats", "every"), BASE + DUEL)
def test_every_distance_is_what_a_plain_search_finds(game: str, seats: int, every: int) -> None:
    assert compare(game, seats, range(900, 904 if game == "saboteur" else 901), every) > 100


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), [each[:2] for each in BASE + DUEL])
def test_every_distance_of_many_rounds_is_what_a_plain_search_finds(game: str, seats: int) -> None:
    assert compare(game, seats, range(1000, 1040), 3) > 10_000


def test_after_a_survey_hardly_one_distance_in_ten_is_searched_for() -> None:
    begun = asked = 0
    routes = Routes(Crossings(saboteur.BOX))
    routes.set_goals(saboteur.GOAL_CELLS)
    for state, seen in positions("saboteur", 5, range(910, 913), 3):
        lies = cast(Position, state).grid
        routes.survey(lies, 0)
        before = int(routes.anew.cheapest.search)
        for grid, goals in boards(state, seen):
            if grid.slots > lies.slots:
                routes.measure(grid, 0)
                asked += len(goals)
        begun += int(routes.anew.cheapest.search) - before
    assert asked > 500
    assert begun < 0.15 * asked
