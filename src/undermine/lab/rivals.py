"""Rivals: by how much one player of the base game is ahead of another, in either role, on the same deals.

Every deal is played three times: by the other one in all seats, then with the first one as the saboteurs, then as the diggers. What
its side wins more often than the other one did in those seats is what it is ahead by.

Example: python -m undermine.lab.rivals master foreman --deals 1000 --seeds test --skip 990000
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from undermine.arguments import Arguments
from undermine.bots.saboteur.foreman import FOREMAN, choose_settled, hiding, read_deeds
from undermine.bots.saboteur.player import weights_of
from undermine.bots.seen import BotError, Choice, Seen
from undermine.kernel.rng import Rng
from undermine.lab import arena
from undermine.lab.contest import player_of, players_of, winners_between
from undermine.lab.crowd import add_meetings, meeting, meetings_of
from undermine.lab.readers import told


def hurried(seen: Seen, rng: Rng) -> Choice:
    """Play by a Master's weights, the end of a round only as a Foreman does: `undermine.lab.rivals:hurried`."""
    return choose_settled(seen, rng, weights_of("master", seen.temper), read_deeds(), hiding(), FOREMAN)


def unplanned(seen: Seen, rng: Rng) -> Choice:
    """Play by a Master's weights, the end not played on: `undermine.lab.rivals:unplanned`."""
    return choose_settled(seen, rng, weights_of("master", seen.temper), read_deeds(), hiding(), None)


@dataclass(frozen=True)
class Ahead:
    """What came of one deal: by how much the first one's side does better than the other one in the same seats."""

    digging: float
    spoiling: float

    @property
    def both(self) -> float:
        """Return the mean of both roles."""
        return (self.digging + self.spoiling) / 2


def play_deals(one: str, other: str, seats: int, seeds: range) -> list[Ahead]:
    """Play some deals, one after another."""
    first, second = player_of(one), player_of(other)
    found = []
    for seed in seeds:
        usual, spoilt, dug = (
            float(winners_between(arena.begin("saboteur", seats, seed, first=seed % seats), sides) == "diggers")
            for sides in ((second, second), (second, first), (first, second))
        )
        found.append(Ahead(dug - usual, usual - spoilt))
    return found


def rows(name: str, played: list[Ahead]) -> list[str]:
    """Write how far somebody is ahead, in percent with the standard error."""
    columns = [[one.digging for one in played], [one.spoiling for one in played], [one.both for one in played]]
    return [
        "| player | diggers ahead | saboteurs ahead | mean of both |",
        "|---|---|---|---|",
        f"| {name} | " + " | ".join(map(told, columns)) + " |",
    ]


def parser() -> Arguments:
    """Describe the arguments."""
    words = Arguments("python -m undermine.lab.rivals", "Measure how far a player is ahead of another in either role.")
    words.add_argument("player", help="a level, a probe, MODULE:FUNCTION")
    words.add_argument("other", help="whom it is measured against")
    add_meetings(words)
    return words


def main(argv: list[str] | None = None) -> int:
    """Measure and print a table."""
    words = parser()
    asked = words.parse_args(argv)
    seeds = meetings_of(words, asked)
    try:
        one, other = players_of(asked.player) + players_of(asked.other)
        played = meeting(play_deals, (one, other, asked.players), seeds, asked.workers)
    except (BotError, ValueError) as refused:
        words.error(str(refused))
    print(f"{asked.players} players, {len(seeds)} deals from {seeds.start}; against {other}, in the same seats\n")
    print("\n".join(rows(one, played)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
