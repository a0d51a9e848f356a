"""Planning: what is tried out is better on average, in positions as likely as the seat thinks them; and it is told."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

import undermine
from tests.bots.test_fair import SEATS, fresh
from undermine.bots import LEVELS, decide
from undermine.bots.planning import Halving, Plan, worth_trying
from undermine.bots.saboteur import player
from undermine.bots.saboteur.beliefs import Likelihoods
from undermine.bots.saboteur.foreman import read_deeds
from undermine.bots.saboteur.playouts import Playouts
from undermine.bots.saboteur.posterior import Imagined, hypotheses
from undermine.bots.seen import Choice, Seen
from undermine.catalogue import names
from undermine.games.saboteur.position import PLAY
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.game import Position
from undermine.kernel.rng import Rng
from undermine.lab.arena import begin, play, round_over, streams

PLAN = Plan(candidates=4, playouts=96, depth=0, near=1.0, doubt=1.0)


def test_only_moves_that_are_nearly_as_good_are_tried_and_the_best_comes_first() -> None:
    assert worth_trying([0.2, 3.0, 2.5, 1.9, 2.0, 2.1, 2.2], PLAN) == [1, 2, 6, 5]


def test_the_better_move_is_found_and_the_first_one_stays_when_in_doubt() -> None:
    luck = Rng(5)

    def draw() -> float:
        return float(luck.below(100)) / 100

    def tried(*worth: float) -> list[int]:
        return [one.at for one in Halving(PLAN, draw, lambda luck, at: worth[at] + luck).run([0, 1, 2, 3])]

    assert tried(0.0, 0.1, 0.5, 0.2) == [2, 3, 1, 0]  # the same luck for all: small differences show
    assert tried(0.3, 0.3, 0.3, 0.3)[0] == 0
    loud = Halving(PLAN, draw, lambda _, at: 0.05 * at + draw() * 20).run([0, 1])
    assert loud[0].at == 0, "twenty times the difference is luck"


def test_so_much_is_tried_as_the_plan_says() -> None:
    spent: Counter[int] = Counter()

    def count(_: int, at: int) -> float:
        spent[at] += 1
        return -at

    Halving(PLAN, lambda: 0, count).run([0, 1, 2, 3])
    assert spent == {0: 36, 1: 36, 2: 12, 3: 12}
    assert spent.total() == PLAN.playouts


@pytest.mark.parametrize("rates", [player.rates(), read_deeds()], ids=["one kind", "two kinds"])
def test_the_chances_of_all_hypotheses_add_up_to_what_is_believed(rates: Likelihoods) -> None:
    compared = 0

    def compare(_state: Position, seen: Seen, _choice: Choice) -> None:
        nonlocal compared
        view = cast(SaboteurView, seen.view)
        if view.phase != PLAY:
            return
        story, beliefs = player.story_of(seen), player.think(seen, rates)
        chances = hypotheses(story, view, seen.seat, rates)
        guilt = [sum(x for (roles, _), x in chances.items() if roles >> seat & 1) for seat in range(view.seats)]
        gold = [sum(x for (_, goal), x in chances.items() if goal == place) for place in range(3)]
        assert guilt == pytest.approx(beliefs.saboteur)
        assert gold == pytest.approx(beliefs.gold)
        compared += 1

    for deal, seats in ((21, 5), (22, 3), (23, 7)):
        choose = [LEVELS["miner"].choose] * seats
        play(begin("saboteur", seats, deal), choose, streams(deal, seats), round_over, compare)
    assert compared > 60


def test_positions_are_imagined_as_often_as_they_are_likely() -> None:
    looked = 0

    def compare(_state: Position, seen: Seen, _choice: Choice) -> None:
        nonlocal looked
        view = cast(SaboteurView, seen.view)
        if view.phase != PLAY or looked > 3 or len(player.story_of(seen).deeds) < 7:
            return
        looked += 1
        beliefs = player.think(seen, player.rates())
        chances = hypotheses(player.story_of(seen), view, seen.seat, player.rates())
        worlds = Imagined(seen.rules, view, chances, Rng(4))
        drawn = [worlds.draw() for _ in range(400)]
        for seat in range(view.seats):
            assert sum(one.is_saboteur(seat) for one in drawn) / 400 == pytest.approx(beliefs.saboteur[seat], abs=0.08)
        assert {one.saboteurs() + int(one.aside) for one in drawn} == {2}
        for one in drawn[:50]:
            assert sorted(int(goal) for goal in one.goals) == [0, 1, 2]
            assert all(known in (-1, int(goal)) for known, goal in zip(view.goals, one.goals, strict=True))
            assert one.view(seen.seat).describe() == view.describe()

    play(begin("saboteur", 5, 24), [LEVELS["miner"].choose] * 5, streams(24, 5), round_over, compare)
    assert looked == 4


def test_a_round_is_played_on_to_its_end_and_won_by_one_side() -> None:
    def compare(_state: Position, seen: Seen, _choice: Choice) -> None:
        if cast(SaboteurView, seen.view).phase == PLAY:
            playouts = Playouts(fresh(seen), player.weights_of("miner"), player.rates(), Rng(2))
            results.add(playouts.playout(playouts.worlds.draw(), 0))

    results: set[float] = set()
    play(begin("saboteur", 5, 31), [LEVELS["miner"].choose] * 5, streams(31, 5), round_over, compare)
    assert results == {0.0, 1.0}


@pytest.mark.parametrize("name", names())
def test_whoever_asks_is_told_the_best_alternatives(name: str) -> None:
    game = undermine.new(name, players=SEATS[name][0], seed=6)
    told = 0
    for number in range(12):
        assert game.turn is not None
        said = decide(game.record(), game.turn, "foreman", seed=number)
        weighed = cast(list[dict[str, object]], said["weighed"])
        if weighed:
            told += 1
            assert said["unit"] == "nuggets"
            assert weighed[0]["move"] == said["move"]
            assert 2 <= len(weighed) <= 3
            assert all(one["move"] in game.legal() for one in weighed)
        else:
            assert said["unit"] == ""
        game.apply(str(said["move"]))
    assert told or name == "saboteur", "a round is played on once its deck is empty"


def test_the_end_of_a_round_is_played_on_with_the_chances_of_the_seats_side() -> None:
    """With no card left to draw a Foreman tries moves out, and says how often its side won; before that it does not."""
    units: Counter[tuple[bool, str]] = Counter()

    def compare(_state: Position, seen: Seen, _choice: Choice) -> None:
        view = cast(SaboteurView, seen.view)
        over = view.deck == 0
        if len(seen.moves) == 1 or units[over, "wins"] > 3 or (not over and units.total() % 4):
            units[over, "passed over"] += 1
            return
        choice = LEVELS["foreman"].choose(fresh(seen), Rng(3))
        units[over, choice.unit] += 1
        assert [move for move, _ in choice.weighed[:1]] in ([], [choice.move])
        assert all(0.0 <= chance <= 1.0 for _, chance in choice.weighed)

    for deal in range(31, 45):
        play(begin("saboteur", 5, deal), [LEVELS["miner"].choose] * 5, streams(deal, 5), round_over, compare)
        if units[True, "wins"] > 3:
            break
    assert units[True, "wins"] > 3
    assert units[False, ""]
    assert not units[False, "wins"]
