"""The arena: rounds and games between bots, every seat with its own random stream and its own notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from undermine import border
from undermine.bots.levels import Choose
from undermine.bots.seen import Choice, Seen, look
from undermine.catalogue import games
from undermine.kernel.events import Event, Log
from undermine.kernel.game import NOBODY, Rules, State
from undermine.kernel.rng import Rng
from undermine.lab.oracle import oracle
from undermine.record import check_seats, options_of

STREAM = 0x9E3779B97F4A7C15
Watch = Callable[[State, Seen, Choice], None]


@dataclass
class Match:
    """A game of bots under way."""

    rules: Rules
    state: State
    events: list[Event] = field(default_factory=list)
    fresh: list[Event] = field(default_factory=list)  # those of the last move
    moves: int = 0


def begin(game: str, seats: int, seed: int, **options: object) -> Match:
    """Deal a game."""
    rules = games()[game]
    check_seats(seats, rules)
    log = Log(rules.border)
    state = rules.new(seats, seed.to_bytes(32, "big"), options_of(options, rules, seats), log)
    return Match(rules, state, log.events)


def streams(seed: int, seats: int) -> list[Rng]:
    """Open a random stream for each seat."""
    return [Rng((seed * 16 + seat + 1) * STREAM & (1 << 62) - 1) for seat in range(seats)]


def play(
    match: Match,
    players: Sequence[Choose],
    rngs: Sequence[Rng],
    until: Callable[[Match], bool] | None = None,
    watch: Watch | None = None,
) -> None:
    """Play on until the game, or whatever `until` asks for, is over."""
    seats = int(match.state.seats)
    heard: list[list[border.Event]] = [[] for _ in range(seats)]
    told = [0] * seats
    notes: list[dict[str, object]] = [{} for _ in range(seats)]
    story: object = None
    while match.state.turn != NOBODY and not (until and until(match)):
        seat = int(match.state.turn)
        heard[seat] += [border.seen(event, seat) for event in match.events[told[seat] :]]
        told[seat] = len(match.events)
        if story is not None:  # the same for every seat: told once, heard by all
            notes[seat]["story"] = story
        seen = look(match.rules, match.state, seat, heard[seat], notes[seat])
        if players[seat] is oracle:  # the one player who is shown the truth: a ceiling to measure by, never a level
            seen.notes["truth"] = match.state
        choice = players[seat](seen, rngs[seat])
        story = notes[seat].get("story", story)
        if watch:
            watch(match.state, seen, choice)
        log = Log(match.rules.border)
        match.state.apply(choice.move, log)
        match.fresh = log.events
        match.events += log.events
        match.moves += 1


def round_over(match: Match) -> bool:
    """Say whether a round of the base game has just ended."""
    return any(event.kind == "round-end" for event in match.fresh)
