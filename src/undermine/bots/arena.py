"""The arena: rounds and games between bots, every seat with its own random stream and its own notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from undermine.bots.levels import Choose
from undermine.bots.oracle import oracle
from undermine.bots.seen import Choice, Seen, look
from undermine.catalogue import games
from undermine.kernel.events import Event, Log
from undermine.kernel.game import NOBODY, Rules, State
from undermine.kernel.rng import Rng
from undermine.record import check_seats, options_of

STREAM = 0x9E3779B97F4A7C15
Watch = Callable[[State, Seen, Choice], None]


@dataclass
class Table:
    """A running game of bots."""

    rules: Rules
    state: State
    events: list[Event] = field(default_factory=list)
    fresh: list[Event] = field(default_factory=list)  # those of the last move
    moves: int = 0


def begin(game: str, seats: int, seed: int, **options: object) -> Table:
    """Deal a game."""
    rules = games()[game]
    check_seats(seats, rules)
    log = Log()
    state = rules.new(seats, seed.to_bytes(32, "big"), options_of(options, rules, seats), log)
    return Table(rules, state, log.events)


def streams(seed: int, seats: int) -> list[Rng]:
    """Open a random stream for each seat."""
    return [Rng((seed * 16 + seat + 1) * STREAM & (1 << 62) - 1) for seat in range(seats)]


def play(
    table: Table,
    players: Sequence[Choose],
    rngs: Sequence[Rng],
    until: Callable[[Table], bool] | None = None,
    watch: Watch | None = None,
) -> None:
    """Play on until the game, or whatever `until` asks for, is over."""
    seats = int(table.state.seats)
    heard: list[list[dict[str, object]]] = [[] for _ in range(seats)]
    told = [0] * seats
    notes: list[dict[str, object]] = [{} for _ in range(seats)]
    story: object = None
    while table.state.turn != NOBODY and not (until and until(table)):
        seat = int(table.state.turn)
        heard[seat] += [event.seen_by(seat) for event in table.events[told[seat] :]]
        told[seat] = len(table.events)
        if story is not None:  # the same for every seat: told once, heard by all
            notes[seat]["story"] = story
        seen = look(table.rules, table.state, seat, heard[seat], notes[seat])
        if players[seat] is oracle:  # the one player who is shown the truth: a ceiling to measure by, never a level
            seen.notes["truth"] = table.state
        choice = players[seat](seen, rngs[seat])
        story = notes[seat].get("story", story)
        if watch:
            watch(table.state, seen, choice)
        log = Log()
        table.rules.apply(table.state, choice.move, log)
        table.fresh = log.events
        table.events += log.events
        table.moves += 1


def round_over(table: Table) -> bool:
    """Say whether a round of the base game has just ended."""
    return any(event.kind == "round-end" for event in table.fresh)
