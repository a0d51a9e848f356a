"""Words in the cave: what dwarfs make of them, and that they never make anybody know less."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from undermine.bots.cave import planner, player
from undermine.bots.cave.clues import read
from undermine.bots.seen import Seen, Word, look
from undermine.game import Game, new
from undermine.games.cave.view import CaveView
from undermine.kernel.rng import Rng
from undermine.lab import cave_talk, talkers
from undermine.lab.talk import Measured

SEAT = 0
TRUST = player.weights_of("miner").trust


def after_a_look(what: str) -> tuple[Game, int, str]:
    """Play games of any moves until somebody but the first seat has looked at a goal or a card; return who and at what."""
    for seed in range(40):
        game = new("cave", players=list("abcde"), seed=seed)
        rng = Rng(seed)
        while game.turn is not None and len(game.moves) < 60:
            moves = game.legal()
            looks = [move for move in moves if move.startswith(what)]
            seat = game.turn
            if looks and seat != SEAT and str(SEAT) != looks[0].split()[-1]:
                game.apply(looks[0])
                return game, seat, looks[0].split()[-1]
            game.apply(moves[int(rng.below(len(moves)))])
    raise AssertionError("nobody could look")


def seen_with(game: Game, words: list[Word]) -> Seen:
    """Return what the first seat knows and has heard."""
    seen = look(game.rules, game.position, SEAT, game.events(SEAT), {})
    seen.words, seen.played = words, len(game.moves)
    return seen


def exits(game: Game, words: list[Word]) -> list[float]:
    """Return where the first seat takes the exit to be."""
    seen = seen_with(game, words)
    return player.exits_heard(seen, player.friends(seen, TRUST))


@pytest.mark.parametrize("style", talkers.STYLES)
def test_hearing_makes_no_belief_worse(style: str) -> None:
    """The means over some deals, with a little room: the figures of many are in docs/bots.md."""
    measured = Measured()
    for deal in range(10):
        cave_talk.play(cave_talk.TUNING + deal, [style], {style: measured}, Counter())
    count = len(measured.gold_without)
    assert count > 30
    assert sum(measured.with_words) <= sum(measured.without) + 0.01 * len(measured.without)
    if style == "silent":
        assert (measured.gold_with, measured.with_words) == (measured.gold_without, measured.without)
    elif style == "all-random":
        assert sum(measured.gold_with) < sum(measured.gold_without) + 0.05 * count
    else:
        assert sum(measured.gold_with) < sum(measured.gold_without) - 0.1 * count


def test_a_claim_about_the_exit_of_somebody_who_looked_is_believed_and_can_be_taken_back() -> None:
    game, seat, cell = after_a_look("info ")
    goal = list(game.view(SEAT)["goals"]).index(cell)
    told = exits(game, [(0, seat, f"claim {cell} exit")])
    assert told[goal] > 0.4
    assert told == exits(game, [(0, seat, f"ask dig {cell}")])
    assert exits(game, [(0, seat, f"claim {cell} other")])[goal] < 0.2
    assert exits(game, [(0, seat, f"claim {cell} exit"), (0, seat, f"unsay claim {cell}")]) == []
    stranger = next(other for other in range(1, 5) if other != seat)
    assert exits(game, [(0, stranger, f"claim {cell} exit")]) == []  # it has not looked there
    assert exits(game, [(0, SEAT, f"claim {cell} exit")]) == []  # nobody believes itself


def test_words_say_who_is_loyal_and_a_lie_speaks_against_its_speaker() -> None:
    game, seat, cell = after_a_look("info ")
    seen = seen_with(game, [])
    view = cast(CaveView, seen.view)
    goal = list(game.view(SEAT)["goals"]).index(cell)
    before = player.by_side(seen, player.friends(seen, TRUST))
    view.goals[goal] = 1  # the first seat knows what lies there: no exit
    loyal = []
    for what in ("other", "exit"):
        seen.words = [(0, seat, f"claim {cell} {what}")]
        loyal.append(player.by_side(seen, player.friends(seen, TRUST))[seat])
    assert loyal[0] > before[seat] > loyal[1]
    other = next(one for one in range(1, 5) if one != seat)
    seen.words = [(0, seat, f"accuse {other}")]
    assert player.by_side(seen, player.friends(seen, TRUST))[other] < before[other]
    seen.words = [(0, seat, f"trust {other}")]
    assert player.by_side(seen, player.friends(seen, TRUST))[other] > before[other]


def test_where_words_tell_of_the_exit_it_is_imagined_there_more_often() -> None:
    assert player.exits_to_try([-1, -1, 2, -1], []) == [0, 1, 3]
    assert player.exits_to_try([-1, -1, 2, -1], [0.1, 0.8, 0.0, 0.1]) == [0, 1, 3, 1, 1, 1]
    assert player.exits_to_try([-1, 0, -1, -1], []) == []


def test_a_planner_weighs_words_with_all_that_was_done() -> None:
    game, seat, cell = after_a_look("info ")
    seen = seen_with(game, [])
    reading = read(seen, cast(CaveView, seen.view))
    assert planner.as_told(seen, reading) is reading  # nobody has said anything
    goal = list(game.view(SEAT)["goals"]).index(cell)
    other = next(one for one in range(1, 5) if one != seat)
    claims = {}
    for what in ("exit", "other"):
        seen.words = [(0, seat, f"claim {cell} {what}"), (0, seat, f"accuse {other}")]
        told = claims[what] = planner.as_told(seen, reading)
        assert sum(told.exits) == pytest.approx(1.0)
        assert sum(chance for _, chance in told.deals) == pytest.approx(1.0)
        assert told.friend[SEAT] == pytest.approx(1.0)
    assert claims["exit"].exits[goal] > reading.exits[goal] > claims["other"].exits[goal]
    before, now = (player.by_side(seen, one.friend)[other] for one in (reading, claims["exit"]))
    assert now < before
