"""Awards: cards drawn for the people of a game, each for something that can be counted."""

from __future__ import annotations

from collections.abc import Iterable

from undermine.bots.saboteur.story import BROKE, PLACED, REPAIRED
from undermine.story.claims import brier
from undermine.story.shape import Award, AwardName, Bluff, RoundTold
from undermine.story.suspicion import Curves, shortened

LEAST_GUILT = 0.1  # whoever looked less guilty than that counts as if it had looked so


def bluffs_of(roles: list[int], curves: Curves, chance: list[float], begun: float, played: int) -> list[Bluff]:
    """Return for every saboteur by how much its moves lowered the diggers' chance, per suspicion earned."""
    found: list[Bluff] = []
    for seat in (seat for seat, role in enumerate(roles) if role):
        damage = 0.0
        for number, (before, now) in enumerate(zip([begun, *chance], chance, strict=False)):
            deed = curves.deeds[number] if number < played else None
            if deed is not None and int(deed.seat) == seat:
                damage += before - now
        looks = [curves.guilt[number][seat] for number in range(min(curves.grey, played - 1), played)]
        guilt = sum(looks) / len(looks) if looks else 0.0
        found.append(
            {
                "seat": seat,
                "damage": round(damage, 4),
                "guilt": round(guilt, 4),
                "score": round(max(damage, 0.0) / max(guilt, LEAST_GUILT), 4),
            }
        )
    return found


class Tally:
    """What is counted over the rounds of a base game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.counts: dict[AwardName, list[float]] = {}
        self.judged: list[list[float]] = [[] for _ in range(seats)]

    def add(self, award: AwardName, seat: int, value: float) -> None:
        """Count something."""
        self.counts.setdefault(award, [0.0] * self.seats)[seat] += value

    def raise_to(self, award: AwardName, seat: int, value: float) -> None:
        """Keep the greatest."""
        values = self.counts.setdefault(award, [0.0] * self.seats)
        values[seat] = max(values[seat], value)

    def add_round(self, told: RoundTold, curves: Curves, roles: list[int], treasure: int) -> None:
        """Count a round."""
        for claim in told["claims"]:
            if not claim["true"] and roles[claim["seat"]]:
                self.add("liar", claim["seat"], 1.0 + len(claim["believed"]))
        for judge in told["judges"]:
            # A nose is what goes beyond the odds in one's own chair: a saboteur knows more.
            if judge["said"] is not None:
                odds = {seat: chance for seat, chance in enumerate(judge["odds"]) if seat != judge["seat"]}
                self.judged[judge["seat"]].append(brier(odds, roles) - judge["said"])
        for bluff in told["bluffs"]:
            self.raise_to("bluffer", bluff["seat"], bluff["score"] if bluff["damage"] > 0.1 else 0.0)
        last = curves.guilt[told["played"] - 1] if told["played"] > told["grey"] else []
        for seat, guilt in enumerate(last):
            if roles[seat] and guilt < 0.5:
                self.raise_to("trusted", seat, 1.0 - guilt)
            if not roles[seat] and guilt > 0.5:
                self.raise_to("framed", seat, guilt)
        for number, deed in enumerate(curves.deeds):
            if deed is None:
                continue
            seat = int(deed.seat)
            if deed.kind == BROKE:
                self.add("breaker", seat, 1.0)
            elif deed.kind == REPAIRED and deed.target != deed.seat:
                self.add("mender", seat, 1.0)
            elif deed.kind == PLACED and not roles[seat]:
                self.add("pathfinder", seat, max(0.0, shortened(deed, treasure)))
            if number and curves.told[number - 1].tools[seat]:
                self.add("unlucky", seat, 1.0)

    def awards(self) -> list[Award]:
        """Draw every card that somebody earned."""
        noses = [sum(scores) / len(scores) if scores else 0.0 for scores in self.judged]
        if max(noses) > 0.0:
            self.counts["nose"] = noses
        return [
            best(award, values)
            for award, values in sorted(self.counts.items())
            if max(values) >= LEAST.get(award, 0.01)
        ]


LEAST: dict[AwardName, float] = {"breaker": 2.0, "mender": 2.0, "pathfinder": 2.0, "unlucky": 3.0}


def best(award: AwardName, values: Iterable[float]) -> Award:
    """Give an award to the first of those who did most."""
    listed = list(values)
    most = max(listed)
    return {"award": award, "seat": listed.index(most), "value": round(most, 3)}
