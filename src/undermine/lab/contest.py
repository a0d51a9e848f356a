"""Contests: one deal between bots, and the row that it leaves behind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, cast

from undermine.bots.levels import LEVELS, Choose
from undermine.bots.named import find, known
from undermine.catalogue import games
from undermine.games.cave.clans import works_for
from undermine.games.cave.position import Position as CavePosition
from undermine.games.saboteur import border as saboteur
from undermine.games.saboteur.position import Position
from undermine.kernel.border import Outcome
from undermine.kernel.game import NOBODY
from undermine.lab import arena
from undermine.lab.oracle import oracle
from undermine.lab.probes import PROBES
from undermine.record import for_whom

SEEDS: Final = {"tuning": 1_000_000, "validation": 2_000_000, "test": 3_000_000, "benchmark": 4_000_000}
"""Where the seeds of each range begin; a range has a million, and no deal is in two of them."""
RANGE: Final = 1_000_000
PLAYERS: Final[dict[str, Choose]] = {
    **{name: level.choose for name, level in LEVELS.items()},
    "oracle": oracle,
    **PROBES,
}


@dataclass(slots=True)
class Row:
    """What came of one deal, in plain values that any file of rows can hold."""

    game: str
    seed: int
    seats: int
    first: int  # the seat that began
    moves: int
    players: list[str]
    sides: list[int]  # saboteur: 1 for saboteurs; cave: the clan; else the seat
    won: list[float]  # 1, or a share of it
    scores: list[int]
    saboteurs: int = 0  # actually dealt
    winners: str = ""


def players_of(asked: str) -> list[str]:
    """Read who plays: names with commas between them."""
    return [name if name in PLAYERS else known(name) for name in asked.split(",")]


def player_of(name: str) -> Choose:
    """Return whoever plays under a name: a level, a measure of the laboratory, or a bot from outside."""
    return PLAYERS[name] if name in PLAYERS else find(name)


def ranked(names: Iterable[str]) -> list[str]:
    """List each name once: the players of this house from the weakest on, then the guests as they came."""
    house = list(PLAYERS)
    return sorted(dict.fromkeys(names), key=lambda name: house.index(name) if name in PLAYERS else len(house))


def seats_of(asked: str, game: str) -> range:
    """Read how many sit at the table, a number or a range of them; nothing stands for all that the game allows."""
    low, high = games()[game].seats
    if not asked:
        return range(low, high + 1)
    first, _, last = asked.partition("-")
    if not first.isdigit() or not (last or first).isdigit():
        raise ValueError(f"--players {asked!r} is no number and no range like 3-10")
    chosen = range(int(first), int(last or first) + 1)
    if not chosen or not low <= chosen[0] <= chosen[-1] <= high:
        raise ValueError(f"--players {asked}: {game} is {for_whom(games()[game])}")
    return chosen


def sides_of(match: arena.Match) -> list[int]:
    """Return which side every seat is on."""
    seats = range(int(match.position.seats))
    if match.rules.name == "saboteur":
        return [int(cast(Position, match.position).is_saboteur(seat)) for seat in seats]
    if match.rules.name == "cave":
        return [int(works_for(int(cast(CavePosition, match.position).clans[seat]))) for seat in seats]
    return list(seats)


def winners_between(match: arena.Match, sides: tuple[Choose, Choose]) -> str:
    """Play the round of the base game that was dealt, diggers and saboteurs; return which of them win."""
    seats = int(match.position.seats)
    players = [sides[role] for role in sides_of(match)]
    arena.play(match, players, arena.streams(match.seed, seats), arena.round_over)
    end = next(event for event in match.events if event.kind == "round-end")
    return cast(saboteur.RoundEnd, end.open)["winners"]


def play_round(seats: int, seed: int, sides: tuple[str, str]) -> Row:
    """Play one round of the base game: these diggers against these saboteurs."""
    match = arena.begin("saboteur", seats, seed, first=seed % seats)
    roles = sides_of(match)
    names = [sides[role] for role in roles]
    first = int(match.position.turn)
    winners = winners_between(match, (player_of(sides[0]), player_of(sides[1])))
    won = [float(winners == ("saboteurs" if role else "diggers")) for role in roles]
    return Row("saboteur", seed, seats, first, match.moves, names, roles, won, [0] * seats, sum(roles), winners)


def options_for(game: str, seats: int, seed: int) -> dict[str, object]:
    """Return the options of a deal: in the base game the seats begin in turn."""
    return {"first": seed % seats} if game == "saboteur" else {}


def play_game(game: str, seats: int, seed: int, names: list[str], watch: arena.Watch | None = None) -> Row:
    """Play a whole game, a player for each seat."""
    match = arena.begin(game, seats, seed, **options_for(game, seats, seed))
    sides = sides_of(match)
    first = int(match.position.turn)
    arena.play(match, [player_of(name) for name in names], arena.streams(seed, seats), watch=watch)
    result = cast(Outcome, match.position.outcome())
    winners = result["winners"]
    shared = game == "cave"  # a clan wins as a whole; elsewhere a win is shared
    won = [(1.0 if shared else 1.0 / len(winners)) if seat in winners else 0.0 for seat in range(seats)]
    row = Row(game, seed, seats, first, match.moves, names, sides, won, list(result["scores"]))
    if game == "saboteur":
        rounds = [cast(saboteur.RoundEnd, event.open) for event in match.events if event.kind == "round-end"]
        row.winners = " ".join(each["winners"] for each in rounds)
        row.saboteurs = sum(sides)
    assert match.position.turn == NOBODY
    return row


def play_sides(game: str, seats: int, seed: int, sides: tuple[str, str]) -> Row:
    """Play a whole game of two sides: seats of the Duel, clans of the cave."""
    match = arena.begin(game, seats, seed)
    return play_game(game, seats, seed, [sides[side] for side in sides_of(match)])
