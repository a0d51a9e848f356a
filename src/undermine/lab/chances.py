"""Chances: fits the story's chance of winning on tuning deals, and measures story and chance on deals held out.

`python -m undermine.lab.chances fit` prints `story/chance.toml`; `... measure` prints the calibration of suspicion and chance as
it stands in docs/story.md. Every level and every probe digs or spoils, at tables of 3 to 10.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from math import exp
from typing import Final, cast

from undermine.catalogue import games
from undermine.games.cave.position import Position as CavePosition
from undermine.games.duel.position import Position as DuelPosition
from undermine.games.duel.view import DuelView
from undermine.games.saboteur.border import RoundEnd
from undermine.games.saboteur.position import Position
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.events import PUBLIC
from undermine.kernel.game import Position as AnyPosition
from undermine.kernel.rng import Rng
from undermine.lab import arena
from undermine.lab.contest import PLAYERS, SEEDS, sides_of
from undermine.story import duels, mazes
from undermine.story.chance import HINDSIGHT, PUBLIC_EYES, Facts, chance_of, rows_of, sum_of
from undermine.story.rounds import Round
from undermine.story.styles import DIGGERS, SABOTEURS
from undermine.story.suspicion import Curves, curves_of

SEATS: Final = (5, 3, 7, 4, 9, 6, 10, 8, 5)
MEETINGS: Final = tuple((digger, saboteur) for digger in DIGGERS for saboteur in SABOTEURS)
FIT: Final = SEEDS["tuning"] + 700_000
HELD_OUT: Final = SEEDS["test"] + 935_000
BINS: Final = 10
CAVE_SEATS: Final = (5, 4, 6, 3, 8, 2, 7)
LAPS: Final = 8


@dataclass
class Played:
    """One round that was played, as a spectator saw it, with the truth."""

    seats: int
    styles: tuple[str, str]
    roles: list[int]
    treasure: int
    won: float
    cards: int
    curves: Curves
    played: int  # moves until the round ended


def play(deal: int, seed: int) -> Played:
    """Play a round: who meets whom goes round with the deals."""
    digger, saboteur = MEETINGS[deal % len(MEETINGS)]
    seats = SEATS[deal // len(MEETINGS) % len(SEATS)]
    match = arena.begin("saboteur", seats, seed, first=seed % seats)
    start = cast(SaboteurView, match.position.view(PUBLIC))
    deals = len(match.events)
    roles = sides_of(match)
    goals = [int(goal) for goal in cast(Position, match.position).goals]
    cards = int(start.deck) + sum(int(cast(Position, match.position).hand_size(seat)) for seat in range(seats))
    told = Round(1, 0, [event.seen_by(PUBLIC) for event in match.events])  # type: ignore[misc]
    cuts = [deals]

    def watch(*_: object) -> None:
        cuts.append(len(match.events))

    arena.play(
        match,
        [PLAYERS[saboteur if role else digger] for role in roles],
        arena.streams(seed, seats),
        arena.round_over,
        watch,
    )
    cuts = [*cuts[1:], len(match.events)]
    for first, last in pairwise(cuts):
        told.moves.append([event.seen_by(PUBLIC) for event in match.events[first:last]])  # type: ignore[misc]
    end = next(event for event in match.events if event.kind == "round-end")
    won = float(cast(RoundEnd, end.open)["winners"] == "diggers")
    curves = curves_of(start, told, bands=False)
    return Played(seats, (digger, saboteur), roles, goals.index(0), won, cards, curves, len(told.moves))


# --- fitting -----------------------------------------------------------------------------------------


def fit(rows: list[tuple[list[float], float]], steps: int = 12, ridge: float = 1.0) -> list[float]:
    """Fit a logistic curve by Newton's steps, held back a little from large weights."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(steps):
        slope = [-ridge * weight for weight in weights]
        bend = [[ridge * float(i == j) for j in range(size)] for i in range(size)]
        for facts, won in rows:
            chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, sum(w * f for w, f in zip(weights, facts, strict=True))))))
            spread = chance * (1.0 - chance)
            for i, fact in enumerate(facts):
                if fact:
                    slope[i] += (won - chance) * fact
                    line = bend[i]
                    for j in range(i + 1):
                        line[j] += spread * fact * facts[j]
        for i in range(size):
            for j in range(i):
                bend[j][i] = bend[i][j]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination."""
    size = len(right)
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(lines[row][i]))
        lines[i], lines[pivot] = lines[pivot], lines[i]
        for row in range(i + 1, size):
            part = lines[row][i] / lines[i][i]
            lines[row] = [value - part * above for value, above in zip(lines[row], lines[i], strict=True)]
    out = [0.0] * size
    for i in reversed(range(size)):
        out[i] = (lines[i][size] - sum(lines[i][j] * out[j] for j in range(i + 1, size))) / lines[i][i]
    return out


def fit_both(deals: int) -> None:
    """Play tuning deals and print the weights of the facts."""
    rows: dict[str, list[tuple[Facts, float]]] = {HINDSIGHT: [], PUBLIC_EYES: []}
    for deal in range(deals):
        played = play(deal, FIT + deal)
        for number, (sharp, seen) in enumerate(rows_of(played.curves, played.cards, played.roles, played.treasure)):
            if number + 1 < played.played and (number + deal) % 3 == 0:
                rows[HINDSIGHT].append((sharp, played.won))
                rows[PUBLIC_EYES].append((seen, played.won))
    for eyes, of_eyes in rows.items():
        show_fit(eyes, of_eyes)


def show_fit(part: str, rows: list[tuple[Facts, float]]) -> None:
    """Fit one kind of chance and print it as it stands in its file."""
    print(f"\n[{part}]")
    for fact, weight in zip(rows[0][0], fit([(list(facts.values()), won) for facts, won in rows]), strict=True):
        print(f"{fact} = {weight:.4f}")


# --- the other games ---------------------------------------------------------------------------------

LEVELS_MET: Final = (
    *(("miner", "miner"), ("miner", "apprentice"), ("apprentice", "miner")),
    *(("apprentice", "apprentice"), ("mole", "miner")),
)
Row = tuple[str, Facts, float, int, str]  # which chance, its facts, what came of it, which lap, who met whom


def play_other(game: str, deal: int, seed: int) -> list[Row]:
    """Play a whole game of the Duel, alone or of the cave; return what could be said of every fourth position."""
    pair = LEVELS_MET[deal % len(LEVELS_MET)]
    fewest, most = games()[game].seats
    seats = fewest if fewest == most else CAVE_SEATS[deal // len(LEVELS_MET) % len(CAVE_SEATS)]
    match = arena.begin(game, seats, seed)
    sides = sides_of(match)
    noted: list[tuple[str, Facts, int, int]] = []
    number = 0

    def watch(position: AnyPosition, _seen: object, _choice: object) -> None:
        nonlocal number
        if (number + deal) % 4 == 0:
            lap = number // (seats * 6)
            noted.extend((kind, facts, seat, lap) for kind, facts, seat in facts_now(game, match, position))
        number += 1

    arena.play(match, [PLAYERS[pair[side]] for side in sides], arena.streams(seed, seats), watch=watch)
    result = match.position.outcome()
    assert result is not None
    winners = {sides[seat] for seat in result["winners"]}
    won = 0.5 if len(winners) != 1 else float(0 in winners)
    said: list[Row] = []
    for kind, facts, seat, lap in noted:
        truth = won
        if kind == "solo":
            truth = float(result["scores"][0])
        elif kind == "cave-out":
            truth = float(not cast(CavePosition, match.position).is_inside(seat))
        said.append((kind, facts, truth, lap, f"{pair[0]} and {pair[1]}"))
    return said


def facts_now(game: str, match: arena.Match, position: AnyPosition) -> list[tuple[str, Facts, int]]:
    """Return what chances are reckoned from just now."""
    if game != "cave":
        view = cast(DuelView, position.view(PUBLIC))
        return [(game, duels.facts_of(game, view, cast(DuelPosition, match.rules.resample(view, Rng(1)))), 0)]
    cave = cast(CavePosition, position)
    hopes = mazes.hopes_of(cave)
    inside = [seat for seat in range(int(cave.seats)) if cave.is_inside(seat)]
    return [
        ("cave", mazes.facts_of(cave, hopes), 0),
        *(("cave-out", mazes.out_facts(cave, seat, hopes[seat]), seat) for seat in inside),
    ]


def fit_other(game: str, deals: int) -> None:
    """Play tuning games and print the weights of the facts."""
    rows: dict[str, list[tuple[Facts, float]]] = defaultdict(list)
    for deal in range(deals):
        for kind, facts, truth, _, _ in play_other(game, deal, FIT + deal):
            rows[kind].append((facts, truth))
    for kind, of_kind in rows.items():
        if kind == "solo":
            size = len(of_kind[0][0])
            lists = [(list(facts.values()), truth) for facts, truth in of_kind]
            square = [[sum(f[i] * f[j] for f, _ in lists) + float(i == j) for j in range(size)] for i in range(size)]
            right = [sum(f[i] * truth for f, truth in lists) for i in range(size)]
            print("\n[solo]")
            for fact, weight in zip(of_kind[0][0], solved(square, right), strict=True):
                print(f"{fact} = {weight:.4f}")
        else:
            show_fit(kind, of_kind)


def measure_other(game: str, deals: int, first: int) -> None:
    """Measure the chances of another game on deals held out."""
    found: dict[str, Calibrations] = defaultdict(lambda: defaultdict(Calibration))
    apart: list[tuple[float, float]] = []
    for deal in range(deals):
        for kind, facts, truth, lap, who in play_other(game, deal, first + deal):
            if kind == "solo":
                apart.append((sum_of(facts, "solo"), truth))
                continue
            for group in ("all", who, f"part {min(lap, LAPS)}"):
                found[kind][group].add(chance_of(facts, kind), truth)
    if apart:
        mean = sum(truth for _, truth in apart) / len(apart)
        off = sum(abs(said - truth) for said, truth in apart) / len(apart)
        alone = sum(abs(mean - truth) for _, truth in apart) / len(apart)
        print(f"\nsolo: {len(apart)} sayings, off by {off:.2f} nuggets on average; the mean alone by {alone:.2f}")
    show(found)


# --- measuring ---------------------------------------------------------------------------------------


@dataclass
class Calibration:
    """How often what was said at some chance came true."""

    counts: list[int] = field(default_factory=lambda: [0] * BINS)
    said: list[float] = field(default_factory=lambda: [0.0] * BINS)
    true: list[float] = field(default_factory=lambda: [0.0] * BINS)
    squares: float = 0.0

    def add(self, chance: float, truth: float) -> None:
        """Note one saying."""
        at = min(int(chance * BINS), BINS - 1)
        self.counts[at] += 1
        self.said[at] += chance
        self.true[at] += truth
        self.squares += (chance - truth) ** 2

    @property
    def total(self) -> int:
        """How many sayings there were."""
        return sum(self.counts)

    @property
    def error(self) -> float:
        """The expected calibration error: how far off a saying is on average, in bins of a tenth."""
        apart = sum(abs(said - true) for said, true in zip(self.said, self.true, strict=True))
        return apart / max(self.total, 1)

    @property
    def brier(self) -> float:
        """The mean squared error."""
        return self.squares / max(self.total, 1)

    @property
    def mean(self) -> float:
        """How often it was true."""
        return sum(self.true) / max(self.total, 1)


Calibrations = dict[str, Calibration]


def study(games: Iterable[Played]) -> dict[str, Calibrations]:
    """Measure suspicion by style and by lap, chance by lap."""
    out: dict[str, Calibrations] = defaultdict(lambda: defaultdict(Calibration))
    for one in games:
        chances = rows_of(one.curves, one.cards, one.roles, one.treasure)
        for number in range(one.curves.grey, one.played - 1):
            lap = f"{min(number // one.seats, LAPS)}"
            for seat, guilt in enumerate(one.curves.guilt[number]):
                for group in ("all", f"digger {one.styles[0]}", f"saboteur {one.styles[1]}", f"lap {lap}"):
                    out["guilt"][group].add(guilt, one.roles[seat])
            for eyes, facts in zip((HINDSIGHT, PUBLIC_EYES), chances[number], strict=True):
                chance = chance_of(facts, eyes)
                for group in ("all", f"digger {one.styles[0]}", f"saboteur {one.styles[1]}", f"lap {lap}"):
                    out[eyes][group].add(chance, one.won)
    return out


def show(found: dict[str, Calibrations]) -> None:
    """Print the figures as rows of a table."""
    for what, groups in found.items():
        print(f"\n| {what} | sayings | true | calibration error | Brier | base rate alone |\n|---|---|---|---|---|---|")
        for group in sorted(groups, key=lambda name: (name != "all", name)):
            one = groups[group]
            alone = one.mean * (1.0 - one.mean)
            print(f"| {group} | {one.total} | {one.mean:.3f} | {one.error:.3f} | {one.brier:.3f} | {alone:.3f} |")


def main(argv: list[str] | None = None) -> int:
    """Fit, or measure."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("act", choices=("fit", "measure"))
    words.add_argument("--game", choices=("saboteur", "duel", "solo", "cave"), default="saboteur")
    words.add_argument("--deals", type=int, default=1000)
    words.add_argument("--first", type=int, default=HELD_OUT)
    asked = words.parse_args(argv)
    if asked.game != "saboteur":
        acts = {
            "fit": lambda: fit_other(asked.game, asked.deals),
            "measure": lambda: measure_other(asked.game, asked.deals, asked.first),
        }
    else:
        acts = {
            "fit": lambda: fit_both(asked.deals),
            "measure": lambda: show(study(play(deal, asked.first + deal) for deal in range(asked.deals))),
        }
    acts[asked.act]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
