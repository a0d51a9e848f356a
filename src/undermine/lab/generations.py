"""Generations: players of the race between hiding and reading, each one a file, and the rounds that two of them play."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final, cast

from undermine.bots.files import read
from undermine.bots.levels import Choose
from undermine.bots.saboteur import player as saboteur
from undermine.bots.saboteur.beliefs import Likelihoods, weigh
from undermine.bots.saboteur.hiding import choose_hiding
from undermine.bots.seen import Choice, Seen
from undermine.games.saboteur.border import RoundEnd
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.game import Position
from undermine.lab import arena
from undermine.lab.contest import sides_of
from undermine.lab.crowd import meeting
from undermine.lab.stats import mean

LAPS: Final = (1, 2, 4)  # after so many turns of everybody beliefs are noted


@dataclass(frozen=True)
class Generation:
    """One player for both roles."""

    number: int
    tables: dict[str, dict[str, dict[str, float]]]  # rates by which deeds are judged, and suspicion is priced
    prices: tuple[
        float, ...
    ]  # cards of path for all the suspicion there is; one is drawn for every round; none: nothing is paid

    def likelihoods(self) -> Likelihoods:
        """Return how this generation reads deeds."""
        return saboteur.likelihoods(saboteur.belief_of_miner(), self.tables, f"generation {self.number}")

    def player(self) -> Choose:
        """Return who plays like this."""
        weights, reading, prices = saboteur.weights_of("miner"), self.likelihoods(), self.prices
        return lambda seen, rng: choose_hiding(seen, rng, weights, reading, prices)

    def paying(self, price: float) -> Generation:
        """Return the same with one price."""
        return replace(self, prices=(price,))


def miner() -> Generation:
    """Return the first generation: the Miner, who pays for nothing."""
    return Generation(0, read(saboteur.RATES), ())


def path_of(folder: Path, number: int) -> Path:
    """Return the file of a generation."""
    return folder / f"generation-{number:02}.json"


def write_generation(folder: Path, one: Generation, how: dict[str, object]) -> None:
    """Keep a generation, and how it came about."""
    path_of(folder, one.number).write_text(json.dumps({**asdict(one), "how": how}, indent=1) + "\n", encoding="utf-8")


def read_generation(folder: Path, number: int) -> Generation:
    """Read a generation that was kept."""
    path = path_of(folder, number)
    data = json.loads(path.read_text(encoding="utf-8"))
    if data.get("number") != number:
        raise ValueError(f"{path.name} holds generation {data.get('number')!r}, not {number}")
    return Generation(number, data["tables"], tuple(data["prices"]))


@dataclass(frozen=True)
class Played:
    """What came of one round."""

    won: float  # 1 for the diggers
    belief: dict[int, float]  # after so many laps: how far the diggers believed in the true saboteurs


def play_one(diggers: Generation, other: Choose, seats: int, seed: int) -> Played:
    """Play one round: a generation's diggers against some saboteurs."""
    match = arena.begin("saboteur", seats, seed, first=seed % seats)
    roles = sides_of(match)
    spoilers = [seat for seat, role in enumerate(roles) if role]
    reading = diggers.likelihoods()
    belief: dict[int, float] = {}
    moves = 0

    def watch(position: Position, seen: Seen, _choice: Choice) -> None:
        nonlocal moves
        if spoilers and moves % seats == 0 and moves // seats in LAPS:
            story = saboteur.story_of(seen)
            honest = [seat for seat in range(seats) if seat not in spoilers]
            thoughts = [weigh(story, seat, 0, goals_seen(position, seat), reading).saboteur for seat in honest]
            belief[moves // seats] = mean([thought[seat] for thought in thoughts for seat in spoilers])
        moves += 1

    mine = diggers.player()
    players = [other if role else mine for role in roles]
    arena.play(match, players, arena.streams(seed, seats), arena.round_over, watch)
    end = next(event for event in match.events if event.kind == "round-end")
    won = float(cast(RoundEnd, end.open)["winners"] == "diggers")
    return Played(won, belief)


def goals_seen(position: Position, seat: int) -> list[int]:
    """Return what a seat knows of the goals."""
    return cast(SaboteurView, position.view(seat)).goals


def play_part(diggers: Generation, saboteurs: Generation, seats: int, seeds: range) -> list[Played]:
    """Play some deals, one after another."""
    other = saboteurs.player()
    return [play_one(diggers, other, seats, seed) for seed in seeds]


def play_meeting(diggers: Generation, saboteurs: Generation, seats: int, seeds: range, workers: int) -> list[Played]:
    """Play all deals of a meeting, in their order, on so many processes."""
    return meeting(play_part, (diggers, saboteurs, seats), seeds, workers)
