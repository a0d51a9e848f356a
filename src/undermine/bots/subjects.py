"""Subjects: whose weights can be tuned, and how a deal is played with other weights in their place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import tanh
from typing import Any, Final, cast

from undermine.bots import arena, cave, duel, saboteur
from undermine.bots.contest import PLAYERS, sides_of
from undermine.bots.levels import Choose
from undermine.bots.native import cavehopes, duels, scores
from undermine.bots.seen import Choice, Seen
from undermine.bots.tables import table
from undermine.kernel.rng import Rng

CARDS: Final = 67  # of the base game: the longest round has so many moves
BELIEFS: Final = ("trust", "sleepers")  # a digger's, beside its weights


@dataclass(frozen=True)
class Result:
    """What came of a deal for the side that is tuned."""

    won: float  # as the tournament counts it; solo: nuggets
    score: float  # the same with a finer grain, for climbing


@dataclass(frozen=True)
class Subject:
    """A list of weights with a way to play them."""

    names: tuple[str, ...]
    idle: frozenset[str]  # of no use to this subject, or not to be tuned
    positive: frozenset[str]
    least: float  # by so much even the smallest weight is moved
    start: Callable[[], list[float]]
    player: Callable[[list[float]], Choose]
    play: Callable[[Choose, int], Result]


def dig_or_spoil(role: int, seats: tuple[int, ...], against: tuple[str, ...]) -> Callable[[Choose, int], Result]:
    """Return how one side plays a round of the base game; an early end is a clear one."""

    def play(mine: Choose, seed: int) -> Result:
        number = seats[seed % len(seats)]
        deal = arena.begin("saboteur", number, seed, first=seed % number)
        other = PLAYERS[against[seed // len(seats) % len(against)]]
        players = [mine if side == role else other for side in sides_of(deal)]
        arena.play(deal, players, arena.streams(seed, number), arena.round_over)
        end = next(event for event in deal.events if event.kind == "round-end")
        dug = 1.0 + 0.5 * (1.0 - deal.moves / CARDS) if end.open["winners"] == "diggers" else 0.0
        won = float(end.open["winners"] == ("saboteurs" if role else "diggers"))
        return Result(won, -dug if role else dug)

    return play


def play_duel(mine: Choose, seed: int) -> Result:
    """Play a Duel on either side; a clear win is better than a close one."""
    me = seed % 2
    deal = arena.begin("duel", 2, seed)
    other = PLAYERS["miner" if seed // 2 % 2 else "apprentice"]
    arena.play(deal, [mine if seat == me else other for seat in (0, 1)], arena.streams(seed, 2))
    result = cast(dict[str, list[int]], deal.rules.outcome(deal.state))
    won = float(me in result["winners"]) / len(result["winners"])
    return Result(won, won + tanh((result["scores"][me] - result["scores"][1 - me]) / 8))


def play_solo(mine: Choose, seed: int) -> Result:
    """Play the solo game."""
    deal = arena.begin("solo", 1, seed)
    arena.play(deal, [mine], arena.streams(seed, 1))
    nuggets = float(cast(dict[str, list[int]], deal.rules.outcome(deal.state))["scores"][0])
    return Result(nuggets, nuggets)


CAVE_SEATS: Final = (5, 5, 4, 5, 6, 3, 5, 8)


def play_cave(mine: Choose, seed: int) -> Result:
    """Play the cave with one clan; a game that nobody wins is half won, and a clear win is better than a close one."""
    number = CAVE_SEATS[seed % len(CAVE_SEATS)]
    deal = arena.begin("cave", number, seed)
    clan = seed // len(CAVE_SEATS) % 2
    other = PLAYERS["miner" if seed // 2 % 2 else "apprentice"]
    sides = sides_of(deal)
    arena.play(deal, [mine if side == clan else other for side in sides], arena.streams(seed, number))
    result = cast(dict[str, Any], deal.rules.outcome(deal.state))
    winners = {sides[seat] for seat in result["winners"]}
    won = float(clan in winners) if winners else 0.5
    values = result["values"]
    ahead = values["blue"] - values["yellow"]
    return Result(won, won - 0.3 * (not winners) + 0.5 * tanh((-ahead if clan else ahead) / 8))


def base_player(role: int) -> Callable[[list[float]], Choose]:
    """Return how to make a player of the base game out of the weights of one role."""

    def player(weights: list[float]) -> Choose:
        lists = list(saboteur.weights_of("miner"))
        lists[role] = weights[: len(scores.WEIGHTS)]
        both = (lists[0], lists[1])
        beliefs = saboteur.rates() if role else saboteur.likelihoods(weights[-2], min(weights[-1], 0.9))

        def choose(seen: Seen, rng: Rng) -> Choice:
            return saboteur.choose_with(seen, rng, both, beliefs)

        return choose

    return player


def duel_player(weights: list[float]) -> Choose:
    """Return a player of the Duel or the solo game with these weights."""

    def choose(seen: Seen, rng: Rng) -> Choice:
        return duel.choose_with(seen, rng, weights, duel.WORLDS, count_unseen=True)

    return choose


def cave_player(weights: list[float]) -> Choose:
    """Return a player of the cave with these weights."""

    def choose(seen: Seen, rng: Rng) -> Choice:
        return cave.choose_as_miner(seen, rng, weights)

    return choose


def digger_start() -> list[float]:
    """Return the weights of a digger, and how it believes."""
    miner = table("saboteur")["miner"]
    return [*saboteur.weights_of("miner")[0], *(float(miner[name]) for name in BELIEFS)]


TABLES: Final = (5, 5, 3, 7, 5, 4, 9, 6)  # players of the base game, deal by deal
RIVALS: Final = frozenset(
    {"foe_gold", "deny", "break", "break_again", "break_hope", "rockfall", "keep_break", "keep_rockfall"}
)
SUBJECTS: Final = {
    "digger": Subject(
        scores.WEIGHTS + BELIEFS,
        frozenset({"show_from", "show_slope", "cover", "careless"}),
        frozenset({"gain", "find", "trust", "sleepers"}),
        0.15,
        digger_start,
        base_player(0),
        dig_or_spoil(0, TABLES, ("miner", "sleeper", "apprentice", "blatant", "breaks-the-leader")),
    ),
    "saboteur": Subject(
        scores.WEIGHTS,
        frozenset({"careless"}),
        frozenset({"gain", "find", "show_slope"}),
        0.15,
        lambda: list(saboteur.weights_of("miner")[1]),
        base_player(1),
        dig_or_spoil(1, TABLES, ("miner", "miner", "apprentice")),
    ),
    "duel": Subject(
        duels.WEIGHTS,
        frozenset({"careless"}),
        frozenset({"length", "hope", "pace", "late"}),
        0.05,
        lambda: list(duel.weights_of("duel", "miner")),
        duel_player,
        play_duel,
    ),
    "solo": Subject(
        duels.WEIGHTS,
        RIVALS | {"careless"},
        frozenset({"length", "hope", "pace", "late"}),
        0.05,
        lambda: list(duel.weights_of("solo", "miner")),
        duel_player,
        play_solo,
    ),
    "cave": Subject(
        cavehopes.WEIGHTS,
        frozenset({"careless"}),
        frozenset({"length", "late", "out", "mine", "win"}),
        0.05,
        lambda: list(cave.weights_of("miner")),
        cave_player,
        play_cave,
    ),
}
