"""Levels: who can be asked to play, and how each chooses in every game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from undermine.bots import mole
from undermine.bots.cave import planner as cave_planner
from undermine.bots.cave import player as cave
from undermine.bots.duel import planner as duel_planner
from undermine.bots.duel import player as duel
from undermine.bots.saboteur import foreman
from undermine.bots.saboteur import player as saboteur
from undermine.bots.seen import Choice, Seen
from undermine.catalogue import names
from undermine.kernel.rng import Rng

Choose = Callable[[Seen, Rng], Choice]


@dataclass(frozen=True)
class Level:
    """One strength of play."""

    name: str
    players: dict[str, Choose]  # by game

    def choose(self, seen: Seen, rng: Rng) -> Choice:
        """Choose a move from what a seat has seen."""
        return self.players[seen.rules.name](seen, rng)


LEVELS: Final[dict[str, Level]] = {
    "mole": Level("mole", {**dict.fromkeys(names(), mole.choose), "cave": cave.choose_mole}),
    "apprentice": Level(
        "apprentice",
        {
            "saboteur": saboteur.choose_apprentice,
            "duel": duel.choose_apprentice,
            "solo": duel.choose_apprentice,
            "cave": cave.choose_apprentice,
        },
    ),
    "miner": Level(
        "miner",
        {
            "saboteur": saboteur.choose_miner,
            "duel": duel.choose_miner,
            "solo": duel.choose_miner,
            "cave": cave.choose_miner,
        },
    ),
    "foreman": Level(
        "foreman",
        {
            "saboteur": foreman.choose_foreman,
            "duel": duel_planner.choose_foreman,
            "solo": duel_planner.choose_foreman,
            "cave": cave_planner.choose_foreman,
        },
    ),
    "master": Level(
        "master",
        {
            "saboteur": foreman.choose_master,
            "duel": duel_planner.choose_master,
            "solo": duel_planner.choose_master,
            "cave": cave_planner.choose_master,
        },
    ),
}
"""The levels by name, the weakest first; `LEVELS["miner"].choose` is a bot like any other."""
