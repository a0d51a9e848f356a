"""Subjects: whose weights can be tuned, and how a deal is played with other weights in their place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import tanh
from typing import Final, cast

from undermine.bots.cave import player as cave
from undermine.bots.cave.weights import Weights as CaveWeights
from undermine.bots.duel import player as duel
from undermine.bots.duel.weights import Weights as DuelWeights
from undermine.bots.levels import Choose
from undermine.bots.saboteur import player as saboteur
from undermine.bots.saboteur.weights import Belief
from undermine.bots.saboteur.weights import Weights as BaseWeights
from undermine.bots.weights import named, names_of, values_of
from undermine.games.cave.border import Result as CaveResult
from undermine.games.saboteur.border import RoundEnd
from undermine.kernel.border import Outcome
from undermine.lab import arena
from undermine.lab.contest import player_of, sides_of

Named = dict[str, float]  # weights by name
CARDS: Final = 67  # of the base game: the longest round has so many moves


@dataclass(frozen=True)
class Result:
    """What came of a deal for the side that is tuned."""

    won: float  # as the tournament counts it; solo: nuggets
    score: float  # the same with a finer grain, for climbing


@dataclass(frozen=True)
class Subject:
    """Some weights with a way to play them."""

    start: Callable[[], Named]  # as they stand in their file
    idle: frozenset[str]  # of no use to this subject, or not to be tuned
    positive: frozenset[str]
    least: float  # by so much even the smallest weight is moved
    player: Callable[[Named], Choose]
    play: Callable[[Choose, int], Result]


def dig_or_spoil(role: int, seats: tuple[int, ...], against: tuple[str, ...]) -> Callable[[Choose, int], Result]:
    """Return how one side plays a round of the base game; an early end is a clear one."""

    def play(mine: Choose, seed: int) -> Result:
        number = seats[seed % len(seats)]
        deal = arena.begin("saboteur", number, seed, first=seed % number)
        other = player_of(against[seed // len(seats) % len(against)])
        players = [mine if side == role else other for side in sides_of(deal)]
        arena.play(deal, players, arena.streams(seed, number), arena.round_over)
        end = next(event for event in deal.events if event.kind == "round-end")
        winners = cast(RoundEnd, end.open)["winners"]
        dug = 1.0 + 0.5 * (1.0 - deal.moves / CARDS) if winners == "diggers" else 0.0
        won = float(winners == ("saboteurs" if role else "diggers"))
        return Result(won, -dug if role else dug)

    return play


def duel_against(names: tuple[str, ...]) -> Callable[[Choose, int], Result]:
    """Return how a Duel is played on either side against these in turn; a clear win is better than a close one."""

    def play(mine: Choose, seed: int) -> Result:
        me = seed % 2
        deal = arena.begin("duel", 2, seed)
        other = player_of(names[seed // 2 % len(names)])
        arena.play(deal, [mine if seat == me else other for seat in (0, 1)], arena.streams(seed, 2))
        result = cast(Outcome, deal.position.outcome())
        won = float(me in result["winners"]) / len(result["winners"])
        return Result(won, won + tanh((result["scores"][me] - result["scores"][1 - me]) / 8))

    return play


def play_solo(mine: Choose, seed: int) -> Result:
    """Play the solo game."""
    deal = arena.begin("solo", 1, seed)
    arena.play(deal, [mine], arena.streams(seed, 1))
    nuggets = float(cast(Outcome, deal.position.outcome())["scores"][0])
    return Result(nuggets, nuggets)


CAVE_SEATS: Final = (5, 5, 4, 5, 6, 3, 5, 8)


def cave_against(names: tuple[str, ...]) -> Callable[[Choose, int], Result]:
    """Return how one clan plays the cave against these in turn; nobody's win is half a win, a clear one better than a close one."""

    def play(mine: Choose, seed: int) -> Result:
        number = CAVE_SEATS[seed % len(CAVE_SEATS)]
        deal = arena.begin("cave", number, seed)
        clan = seed // len(CAVE_SEATS) % 2
        other = player_of(names[seed // 2 % len(names)])
        sides = sides_of(deal)
        arena.play(deal, [mine if side == clan else other for side in sides], arena.streams(seed, number))
        result = cast(CaveResult, deal.position.outcome())
        winners = {sides[seat] for seat in result["winners"]}
        won = float(clan in winners) if winners else 0.5
        values = result["values"]
        ahead = values["blue"] - values["yellow"]
        return Result(won, won - 0.3 * (not winners) + 0.5 * tanh((-ahead if clan else ahead) / 8))

    return play


def digger_start() -> Named:
    """Return the weights of a digger, and how it believes."""
    return values_of(saboteur.weights_of("miner")[0]) | values_of(saboteur.belief_of_miner())


def digger_player(values: Named) -> Choose:
    """Return a player of the base game who digs, and believes, by these weights."""
    digging, believing = ({name: values[name] for name in names_of(kind)} for kind in (BaseWeights, Belief))
    believing["sleepers"] = min(believing["sleepers"], 0.9)
    weights = (named(BaseWeights, digging, "a digger"), saboteur.weights_of("miner")[1])
    likelihoods = saboteur.likelihoods(named(Belief, believing, "a digger"))
    return lambda seen, rng: saboteur.choose_with(seen, rng, weights, likelihoods)


def saboteur_player(values: Named) -> Choose:
    """Return a player of the base game who spoils by these weights."""
    weights = (saboteur.weights_of("miner")[0], named(BaseWeights, values, "a saboteur"))
    return lambda seen, rng: saboteur.choose_with(seen, rng, weights, saboteur.rates())


def duel_player(values: Named) -> Choose:
    """Return a player of the Duel or the solo game with these weights."""
    weights = named(DuelWeights, values, "a player of the Duel")
    return lambda seen, rng: duel.choose_with(seen, rng, weights, duel.WORLDS, count_unseen=True)


def cave_player(values: Named) -> Choose:
    """Return a player of the cave with these weights."""
    weights = named(CaveWeights, values, "a player of the cave")
    return lambda seen, rng: cave.choose_as_miner(seen, rng, weights)


SEATS: Final = (5, 5, 3, 7, 5, 4, 9, 6)  # players of the base game, deal by deal
RIVALS: Final = frozenset(
    {"foe_gold", "deny", "break_tool", "break_again", "break_hope", "rockfall", "keep_break", "keep_rockfall"}
)
MINERS: Final = ("apprentice", "miner")
SUBJECTS: Final = {
    "digger": Subject(
        digger_start,
        idle=frozenset({"show_from", "show_slope", "cover", "careless"}),
        positive=frozenset({"gain", "find", "trust", "sleepers"}),
        least=0.15,
        player=digger_player,
        play=dig_or_spoil(0, SEATS, ("miner", "sleeper", "apprentice", "blatant", "breaks-the-leader")),
    ),
    "saboteur": Subject(
        lambda: values_of(saboteur.weights_of("miner")[1]),
        idle=frozenset({"careless"}),
        positive=frozenset({"gain", "find", "show_slope"}),
        least=0.15,
        player=saboteur_player,
        play=dig_or_spoil(1, SEATS, ("miner", "miner", "apprentice")),
    ),
    "duel": Subject(
        lambda: values_of(duel.weights_of("duel", "miner")),
        idle=frozenset({"careless"}),
        positive=frozenset({"length", "hope", "pace", "late"}),
        least=0.05,
        player=duel_player,
        play=duel_against(MINERS),
    ),
    "solo": Subject(
        lambda: values_of(duel.weights_of("solo", "miner")),
        idle=RIVALS | {"careless"},
        positive=frozenset({"length", "hope", "pace", "late"}),
        least=0.05,
        player=duel_player,
        play=play_solo,
    ),
    "cave": Subject(
        lambda: values_of(cave.weights_of("miner")),
        idle=frozenset({"careless"}),
        positive=frozenset({"length", "late", "out", "mine", "win"}),
        least=0.05,
        player=cave_player,
        play=cave_against(MINERS),
    ),
}
AT_A_TABLE_OF_FIVE: Final = (5,)
RESPONSES: Final[dict[str, Callable[[str], Callable[[Choose, int], Result]]]] = {
    "digger": lambda level: dig_or_spoil(0, AT_A_TABLE_OF_FIVE, (level,)),
    "saboteur": lambda level: dig_or_spoil(1, AT_A_TABLE_OF_FIVE, (level,)),
    "duel": lambda level: duel_against((level,)),
    "cave": lambda level: cave_against((level,)),
}
"""Roles that can be trained against one level that stays as it is, and how a deal is played then."""


def subject_named(name: str) -> Subject:
    """Return a subject by its name; `saboteur/miner` is the saboteur who plays against Miners alone."""
    role, _, level = name.partition("/")
    return replace(SUBJECTS[role], play=RESPONSES[role](level)) if level else SUBJECTS[role]
