"""Hindsight: how many nuggets a round alone could have brought, had its player known the deck and every goal: luck and skill apart.

What is found has been played to its end in the round as it was dealt, so at least so much was possible; there may be more. Two
searches look for it: each keeps the best few positions, tries in each the moves that a quick look of the Miner likes best, and
plays every one of them on to the end of the round by such looks, which know all cards too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final, cast

from undermine.bots.duel.player import weights_of
from undermine.bots.duel.scores import DuelScorer
from undermine.bots.duel.weights import Weights
from undermine.game import Game, begin
from undermine.games.duel.position import OVER, Position
from undermine.games.duel.view import DuelView
from undermine.kernel.events import PUBLIC
from undermine.kernel.moves import Moves
from undermine.story.rounds import rounds_of
from undermine.story.shape import RoundTold


@dataclass(frozen=True)
class Search:
    """One way to look: how many positions are kept, how many moves are tried in each, and whether plans differ."""

    kept: int
    tried: int
    many: bool  # plans of several kinds, in turn


SEARCHES: Final = (Search(1, 4, many=False), Search(3, 4, many=True))
ME: Final = 0
SCORER: Final = DuelScorer()
MOVES: Final = Moves()


def plans() -> tuple[Weights, ...]:
    """Return the weights that quick looks go by: the Miner's, and some that look farther, or less far, for gold."""
    usual = weights_of("solo", "miner")
    return (usual, replace(usual, length=6.0), replace(usual, length=2.0), replace(usual, length=6.0, hope=1.2))


def legal(position: Position) -> list[int]:
    """List the moves of a position, always in the same order."""
    position.legal(MOVES)
    return sorted(int(MOVES.list[at]) for at in range(MOVES.count))


class Knowing:
    """Looks for the best way to play a round whose cards all lie open."""

    def __init__(self, start: Position) -> None:
        self.start = start
        self.round = int(start.round)
        self.plans = plans()
        self.end = start  # the best end of the round that was found
        self.best = -1  # its nuggets in the purse

    def note(self, end: Position) -> int:
        """Keep the end of a round that was played where it is the best so far; return its nuggets."""
        nuggets = int(end.wealth(ME))
        if nuggets > self.best:
            self.best, self.end = nuggets, end
        return nuggets

    def is_over(self, position: Position) -> bool:
        """Say whether the round has ended."""
        return bool(position.phase == OVER or position.round != self.round)

    def look(self, position: Position, moves: list[int], plan: Weights) -> list[float]:
        """Weigh moves by one look that knows all cards."""
        view = cast(DuelView, position.view(None))
        SCORER.look_around(view, True)
        SCORER.weigh(view, ME, [position], moves, plan)
        return list(SCORER.scores)

    def play_on(self, start: Position, plan: Weights) -> int:
        """Play a position on to the end of the round; return the nuggets in the purse then."""
        position = start.clone()
        while not self.is_over(position):
            moves = legal(position)
            at = 0
            if len(moves) > 1:
                scores = self.look(position, moves, plan)
                at = max(range(len(moves)), key=scores.__getitem__)
            position.apply(moves[at], None)
        return self.note(position)

    def search(self, how: Search) -> None:
        """Look once."""
        plans = self.plans if how.many else self.plans[:1]
        for plan in plans:
            self.play_on(self.start, plan)
        beam = [self.start]
        step = 0
        while beam:
            found: list[tuple[int, float, int, Position]] = []
            met: set[tuple[float, ...]] = set()
            for position in beam:
                moves = legal(position)
                scores = self.look(position, moves, plans[step % len(plans)])
                for at in sorted(range(len(moves)), key=lambda at: -scores[at])[: how.tried]:
                    after = position.clone()
                    after.apply(moves[at], None)
                    if self.is_over(after):
                        self.note(after)
                        continue
                    worth = float(SCORER.value(after, ME, self.plans[0]))
                    sizes = (after.deck_size(), after.hand_size(ME), after.tokens, after.laid, after.phase)
                    what = (round(worth, 6), *(float(size) for size in sizes))
                    if what not in met:  # as good as the same position
                        met.add(what)
                        played = self.play_on(after, plans[(step + at) % len(plans)])
                        found.append((played, worth, -len(found), after))
            found.sort(key=lambda one: one[:3], reverse=True)
            beam = [one[3] for one in found[: how.kept]]
            step += 1


def set_possible(game: Game, rounds: list[RoundTold], progress: Callable[[float], None]) -> None:
    """Say of every round of a game alone what was possible; only when the game is over, for the deck is open then."""
    if game.name != "solo" or game.turn is not None:
        return
    for told, (taken, possible) in zip(rounds, taken_and_possible(game, progress), strict=True):
        told["taken"], told["possible"] = taken, possible


def taken_and_possible(game: Game, progress: Callable[[float], None]) -> list[tuple[int, int]]:
    """Return for every round of a game that is over the nuggets it brought, and those it could have brought at least."""
    rounds = [one for one in rounds_of(game, PUBLIC) if one.moves]
    passed = {played: position.clone() for played, position in positions_of(game, {one.first for one in rounds})}
    purses = [int(passed[one.first].wealth(ME)) for one in rounds[1:]] + [int(cast(Position, game.position).wealth(ME))]
    found: list[tuple[int, int]] = []
    for number, (one, purse) in enumerate(zip(rounds, purses, strict=True)):
        owned = int(passed[one.first].wealth(ME))
        knowing = Knowing(passed[one.first])
        for at, how in enumerate(SEARCHES, 1):
            knowing.search(how)
            progress((number + at / len(SEARCHES)) / len(rounds))
        found.append((purse - owned, max(knowing.best, purse) - owned))  # what was done was possible
    return found


def positions_of(game: Game, wanted: set[int]) -> Iterator[tuple[int, Position]]:
    """Yield the positions after so many moves."""
    copy = begin({key: value for key, value in game.record().items() if key != "words"} | {"moves": []})
    for move in [*game.moves, None]:
        if copy.played in wanted:
            yield copy.played, cast(Position, copy.position)
        if move is not None:
            copy.play(move)
