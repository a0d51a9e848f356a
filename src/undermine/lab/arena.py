"""The arena: rounds and games between bots, every seat with its own random stream and its own notes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from undermine import border
from undermine.bots.levels import Choose
from undermine.bots.seen import BotError, Choice, Seen, look
from undermine.catalogue import games
from undermine.kernel.events import Event, Log
from undermine.kernel.game import NOBODY, Position, Rules
from undermine.kernel.rng import Rng
from undermine.lab.oracle import oracle
from undermine.record import check_seats, how_many, options_of

STREAM = 0x9E3779B97F4A7C15
Watch = Callable[[Position, Seen, Choice], None]


@dataclass
class Match:
    """A game of bots under way."""

    rules: Rules
    position: Position
    seed: int
    events: list[Event] = field(default_factory=list)
    fresh: list[Event] = field(default_factory=list)  # those of the last move
    moves: int = 0


def begin(game: str, seats: int, seed: int, **options: object) -> Match:
    """Deal a game."""
    rules = games()[game]
    check_seats(seats, rules)
    log = Log(rules.border)
    position = rules.new(seats, seed.to_bytes(32, "big"), options_of(options, rules, seats), log)
    return Match(rules, position, seed, log.events)


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
    """Play on until the game, or whatever `until` asks for, is over.

    Every seat has its own events and notes, and is shown nothing else. What everybody saw alike (a `Story`) the players of
    this house tell each other, so that it is told once and not once a seat; a guest neither hears nor adds to it.
    """
    seats = int(match.position.seats)
    heard: list[list[border.Event]] = [[] for _ in range(seats)]
    told = [0] * seats
    notes: list[dict[str, object]] = [{} for _ in range(seats)]
    ours = [of_this_house(player) for player in players]
    story: object = None
    while match.position.turn != NOBODY and not (until and until(match)):
        seat = int(match.position.turn)
        heard[seat] += [border.seen(event, seat) for event in match.events[told[seat] :]]
        told[seat] = len(match.events)
        if story is not None and ours[seat]:
            notes[seat]["story"] = story
        seen = look(match.rules, match.position, seat, heard[seat], notes[seat])
        if players[seat] is oracle:  # the one player who is shown the truth: a ceiling to measure by, never a level
            seen.notes["truth"] = match.position
        choice = asked(match, players[seat], seen, rngs[seat])
        if ours[seat]:
            story = notes[seat].get("story", story)
        if watch:
            watch(match.position, seen, choice)
        log = Log(match.rules.border)
        match.position.apply(choice.move, log)
        match.fresh = log.events
        match.events += log.events
        match.moves += 1


def of_this_house(player: Choose) -> bool:
    """Say whether a player is a level or a measure of the laboratory, and no guest."""
    return getattr(player, "__module__", "").startswith(("undermine.bots.levels", "undermine.lab."))


def asked(match: Match, player: Choose, seen: Seen, rng: Rng) -> Choice:
    """Ask a player for a move; where a bot fails, say where, so that the deal can be played again."""
    try:
        return player(seen, rng)
    except BotError as failed:
        seats = int(match.position.seats)
        where = f"{match.rules.name}, {how_many(seats, 'player')}, deal {match.seed}, seat {seen.seat}"
        deal = f"{where}, after {how_many(match.moves, 'move')}"
        raise BotError(f"{failed} ({deal})") from None


def round_over(match: Match) -> bool:
    """Say whether a round of the base game has just ended."""
    return any(event.kind == "round-end" for event in match.fresh)
