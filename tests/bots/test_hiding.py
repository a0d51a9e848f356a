"""Hiding: what a saboteur expects others to think of a move is what they think once it is done."""

from __future__ import annotations

from math import log
from typing import cast

import pytest

from tests.bots.test_fair import fresh
from undermine.bots.saboteur import player
from undermine.bots.saboteur.beliefs import Likelihoods, Suspicion, evidence_of, weigh
from undermine.bots.saboteur.foreman import read_deeds
from undermine.bots.saboteur.hiding import choose_hiding, drawn, rises
from undermine.bots.seen import Choice, Seen, look
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.game import Position
from undermine.kernel.rng import Rng
from undermine.lab.arena import begin, play, round_over, streams

HIDING = (2.0, 4.0)


def hiding(seen: Seen, rng: Rng) -> Choice:
    """Play both roles, hiding as a saboteur."""
    return choose_hiding(seen, rng, player.weights_of("miner"), player.rates(), HIDING)


def test_without_a_price_it_plays_like_the_miner() -> None:
    asked = 0

    def compare(_state: Position, seen: Seen, choice: Choice) -> None:
        nonlocal asked
        asked += 1
        assert choose_hiding(
            fresh(seen), Rng(asked), player.weights_of("miner"), player.rates(), ()
        ) == player.choose_miner(fresh(seen), Rng(asked))
        assert choice.move in seen.moves

    for deal in (11, 12):
        play(begin("saboteur", 5, deal), [hiding] * 5, streams(deal, 5), round_over, compare)
    assert asked > 40


@pytest.mark.parametrize("rates", [player.rates(), read_deeds()], ids=["one kind", "two kinds"])
def test_foreseen_suspicion_is_what_the_others_think_afterwards(rates: Likelihoods) -> None:
    """Every deed of a round is foreseen by its doer, then told to everybody: distances and beliefs agree."""
    foreseen: list[tuple[int, list[int], list[int], float]] = []
    compared = 0

    def compare(_state: Position, seen: Seen, choice: Choice) -> None:
        nonlocal compared
        story = player.story_of(seen)
        if foreseen:
            seat, before, after, thought = foreseen.pop()
            deed = story.deeds[-1]
            assert (int(deed.seat), [int(x) for x in deed.before], [int(x) for x in deed.after]) == (
                seat,
                before,
                after,
            )
            if not story.shown:  # a goal turned up tells everybody more
                assert Suspicion(story, seat, rates).now() == pytest.approx(thought)
                compared += 1
        deed = story.foresee(seen.seat, choice.move)
        thought = Suspicion(story, seen.seat, rates).after(deed)
        foreseen.append((seen.seat, [int(x) for x in deed.before], [int(x) for x in deed.after], thought))

    for deal in (21, 22):
        foreseen.clear()
        play(begin("saboteur", 5, deal), [hiding] * 5, streams(deal, 5), round_over, compare)
    assert compared > 40


def test_a_kind_of_saboteurs_speaks_by_its_part() -> None:
    """What a seat's deeds say lies between what either kind says of them, no lower than the kind that fits, in its part, has it."""
    between = 0
    miners, others = player.rates(), read_deeds().others[0][1]
    twins = player.likelihoods(player.belief_of_miner())
    twins.others = [(0.4, miners)]

    def compare(_state: Position, seen: Seen, _choice: Choice) -> None:
        nonlocal between
        story = player.story_of(seen)
        said = []
        for rates in (miners, others, read_deeds(), twins):
            evidence = evidence_of(story, 0b111, rates)[0]
            said.append([a - b for a, b in zip(evidence.saboteur, evidence.digger, strict=True)])
        assert said[3] == pytest.approx(said[0])
        for one, other, mixed in zip(said[0], said[1], said[2], strict=True):
            assert min(one, other) - 1e-9 <= mixed <= max(one, other) + 1e-9
            assert mixed >= max(one + log(0.7), other + log(0.3)) - 1e-9
            between += one != other

    play(begin("saboteur", 5, 33), [hiding] * 5, streams(33, 5), round_over, compare)
    assert between > 100


def test_suspicion_is_the_mean_of_what_diggers_believe() -> None:
    def compare(_state: Position, seen: Seen, _choice: Choice) -> None:
        story = player.story_of(seen)
        if story.shown:
            return
        others = [seat for seat in range(5) if seat != seen.seat]
        beliefs = [weigh(story, seat, 0, [-1, -1, -1], player.rates()).saboteur[seen.seat] for seat in others]
        assert Suspicion(story, seen.seat, player.rates()).now() == pytest.approx(sum(beliefs) / 4)

    play(begin("saboteur", 5, 31), [hiding] * 5, streams(31, 5), round_over, compare)


def test_a_saboteur_who_pays_is_suspected_less() -> None:
    """In the same positions: the moves chosen at a price raise suspicion less than those chosen for nothing."""
    free: list[float] = []
    priced: list[float] = []

    def compare(_state: Position, seen: Seen, _choice: Choice) -> None:
        if cast(SaboteurView, seen.view).roles[seen.seat] == 1 and len(seen.moves) > 1:
            rise = dict(zip(seen.moves, rises(seen, [player.rates()]), strict=True))
            for prices, into in (((), free), ((8.0,), priced)):
                chosen = choose_hiding(seen, Rng(1), player.weights_of("miner"), player.rates(), prices)
                into.append(rise[chosen.move])

    for deal in range(40, 46):
        play(begin("saboteur", 5, deal), [player.choose_miner] * 5, streams(deal, 5), round_over, compare)
    assert len(free) > 30
    assert sum(priced) < sum(free) - 0.5


def test_a_price_stays_the_same_for_a_round_and_depends_on_nothing_hidden() -> None:
    prices = (1.0, 2.0, 4.0)
    held: dict[int, set[float]] = {}

    def compare(state: Position, seen: Seen, choice: Choice) -> None:
        held.setdefault(seen.seat, set()).add(drawn(seen, prices))
        imagined = seen.rules.resample(seen.view, Rng(len(seen.events)))
        other = look(seen.rules, imagined, seen.seat, seen.events, {})
        weights = player.weights_of("miner")
        chosen = [choose_hiding(one, Rng(5), weights, player.rates(), prices) for one in (fresh(seen), other)]
        assert chosen[0] == chosen[1]
        assert state.turn == seen.seat
        assert choice.move in seen.moves

    drawn_by_deal = []
    for deal in range(50, 56):
        held.clear()
        play(begin("saboteur", 5, deal), [hiding] * 5, streams(deal, 5), round_over, compare)
        assert all(len(values) == 1 for values in held.values())
        drawn_by_deal += [value for values in held.values() for value in values]
    assert set(drawn_by_deal) == set(prices)
