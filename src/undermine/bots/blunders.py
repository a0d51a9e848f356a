"""Blunders: moves of the base game that look stupid to people, judged from what the seat itself knew."""

from __future__ import annotations

from typing import Final, cast

from undermine.bots import saboteur
from undermine.bots.native.beliefs import Beliefs
from undermine.bots.native.scores import Scorer
from undermine.bots.seen import Choice, Seen
from undermine.games.saboteur.box import DISCARD, PLACE, REPAIR
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.moves import card_of, seat_of, verb_of

SCORER: Final = Scorer()
BETTER: Final = 0.75  # cards: another card in hand would have brought the path so much closer
LONGER: Final = -0.5
KNOWN: Final = 0.9  # so sure is a seat of a known saboteur


def blunder(seen: Seen, choice: Choice) -> str:
    """Name what is stupid about a move, or nothing."""
    view = cast(SaboteurView, seen.view)
    role = view.roles[seen.seat]
    verb = verb_of(choice.move)
    beliefs = saboteur.think(seen, saboteur.rates())
    if verb == REPAIR and role == 0 and seat_of(choice.move) != seen.seat:
        return "repairs a known saboteur" if beliefs.saboteur[seat_of(choice.move)] > KNOWN else ""
    if verb == PLACE:
        return lays_badly(seen, choice, beliefs, role)
    if verb == DISCARD and role == 0 and wins_at_once(seen, beliefs):
        return "a digger throws a card away who could have found the treasure"
    return ""


def lays_badly(seen: Seen, choice: Choice, beliefs: Beliefs, role: int) -> str:
    """Judge a path: a digger who lengthens every way with a better card in hand, a saboteur who finishes it."""
    view = cast(SaboteurView, seen.view)
    paths = [move for move in seen.moves if verb_of(move) == PLACE]
    SCORER.count_cards(view, all_cards=False)
    SCORER.weigh(view, seen.seat, role, beliefs, paths, saboteur.weights_of("miner")[role])
    gain = SCORER.gains[paths.index(choice.move)]
    SCORER.weigh(view, seen.seat, role, beliefs, [choice.move], saboteur.weights_of("miner")[role])
    if role == 1:
        certain = max(beliefs.gold) > KNOWN
        finishes = SCORER.found(beliefs) > (KNOWN if certain else 0.34)
        return "a saboteur finishes the path" if finishes else ""
    others = [
        g for move, g in zip(paths, gains(seen, beliefs, paths), strict=True) if card_of(move) != card_of(choice.move)
    ]
    if gain < LONGER and max(others, default=-99.0) > gain + BETTER:
        return "a digger lengthens the way with a better card in hand"
    return ""


def gains(seen: Seen, beliefs: Beliefs, paths: list[int]) -> list[float]:
    """Return by how many cards each path shortens the way, as the seat sees it."""
    view = cast(SaboteurView, seen.view)
    SCORER.weigh(view, seen.seat, 0, beliefs, paths, saboteur.weights_of("miner")[0])
    return list(SCORER.gains)


def wins_at_once(seen: Seen, beliefs: Beliefs) -> bool:
    """Say whether some path in hand surely finds the treasure."""
    view = cast(SaboteurView, seen.view)
    SCORER.count_cards(view, all_cards=False)
    for move in seen.moves:
        if verb_of(move) == PLACE:
            SCORER.weigh(view, seen.seat, 0, beliefs, [move], saboteur.weights_of("miner")[0])
            if SCORER.found(beliefs) > KNOWN:
                return True
    return False
