"""Chapters 7 and 8 of the base game: dividing the gold, new rounds, the end of the game (S-GOLD, S-ROUND, S-WIN)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, cast

import pytest

import undermine
from tests.rules.diggers import dig
from tests.rules.dsl import BOX, EAST, NE, NESW, NW, SYNTAX, Table, dealt, discard_round, given, goals
from undermine.games.saboteur.gold import best_shares
from undermine.games.saboteur.guess import guess_gold
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.rng import Rng

D, S = "digger", "saboteur"


def found(roles: list[str], by: int, edition: str = "modern", **more: Any) -> Table:
    """Let a seat find the treasure."""
    hands: list[list[str]] = [[] for _ in roles]
    hands[by] = ["EW"]
    setup = {"hands": hands, "turn": by, "roles": roles, "board": EAST, "goals": goals(NE, NESW, NW), **more}
    return given(players=len(roles), edition=edition, **setup).plays("place EW 7,0")


def lost(roles: list[str], edition: str = "modern", **more: Any) -> Table:
    """Let the last card of the round be thrown away by seat 0."""
    return given(players=len(roles), edition=edition, hands=[["EW"]], deck=[], roles=roles, **more).plays("discard EW")


def divide(table: Table) -> list[int]:
    """Let everybody take the largest card, and return the order of the choosers."""
    order = []
    while table["phase"] == "draft":
        order.append(table["turn"])
        table.plays(table.legal("take")[-1])
    return order


# --- diggers win --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("roles", "cards"), [([D, D, S, D, D], 4), ([D, D, S, S, D], 3), ([D, D, D], 3), ([D] * 10, 10)]
)
def test_S_GOLD_1_as_many_cards_as_diggers(roles: list[str], cards: int) -> None:
    table = found(roles, by=0, aside="digger")
    assert (len(table["offer"]), table["gold"]) == (cards, 28 - cards)


@pytest.mark.parametrize(
    ("roles", "cards"),
    [([D] * 4 + [S] * 3, 7), ([D] * 7, 7), ([D] * 7 + [S] * 3, 9), ([D] * 6 + [S] * 4, 9), ([D, S, S, S], 4), ([D] * 9, 9)],
)  # fmt: skip
def test_S_GOLD_2_in_2006_as_many_as_players_nine_for_ten(roles: list[str], cards: int) -> None:
    table = found(roles, by=0, edition="2006")
    assert (len(table["offer"]), table["gold"]) == (cards, 28 - cards)


def test_S_GOLD_3_the_rest_goes_counter_clockwise_past_the_saboteurs() -> None:
    assert divide(found([D, D, S, D, D], by=1)) == [1, 0, 4, 3]


def test_S_GOLD_3_one_card_is_kept_and_the_rest_handed_on() -> None:
    table = found([D, D, D], by=1, gold=[3, 1, 2, 1, 1])
    assert (table["offer"], table["turn"], table["active"]) == ([1, 2, 3], 1, 1)
    table.plays("take 2")
    assert (table["offer"], table["turn"], table["active"]) == ([1, 3], 0, 1)
    table.plays("take 3")
    assert (table["offer"], table["turn"], table["active"]) == ([1], 2, 1)
    assert table.legal() == ["take 1"]
    table.plays("take 1")
    assert (table["purse"], table["offer"], table["gold"]) == ([[3], [2], [1]], [], 2)


def test_S_GOLD_3_the_first_of_the_pile_is_drawn_first() -> None:
    assert found([D, S, D], by=0, gold=[3, 2, 1, 1])["offer"] == [2, 3]


def test_S_GOLD_3_refused_is_what_was_not_handed_over() -> None:
    table = found([D, D, D], by=1, gold=[3, 1, 1])
    assert table.refuses("take 2") == "S-GOLD-3"
    assert table.refuses("take 4") == SYNTAX
    assert table.refuses("take 0") == SYNTAX
    assert table.refuses("place EW 1,0") == "S-TURN-1"
    assert given(hands=[["EW"]]).refuses("take 1") == "S-TURN-1"


def test_S_GOLD_4_every_digger_has_one_card() -> None:
    table = found([D, S, D, D, S], by=2)
    divide(table)
    assert [len(purse) for purse in table["purse"]] == [1, 0, 1, 1, 0]


def test_S_GOLD_5_in_2006_the_cards_go_on_round() -> None:
    table = found([D, D, S, D, D], by=1, edition="2006")
    assert divide(table) == [1, 0, 4, 3, 1]
    assert [len(purse) for purse in table["purse"]] == [1, 2, 0, 1, 1]


def test_S_GOLD_5_ten_players_six_diggers() -> None:
    table = found([D, S, D, S, D, S, D, S, D, D], by=4, edition="2006")
    order = divide(table)
    assert order == [4, 2, 0, 9, 8, 6, 4, 2, 0]
    assert [len(table["purse"][seat]) for seat in (4, 2, 0, 9, 8, 6)] == [2, 2, 2, 1, 1, 1]


@pytest.mark.clauses("S-AMB-8")
def test_S_GOLD_6_a_saboteur_who_finishes_takes_nothing() -> None:
    table = found([D, D, S, D, D], by=2)
    assert (table["active"], table["turn"]) == (2, 1)
    assert divide(table) == [1, 0, 4, 3]
    assert table["purse"][2] == []
    assert table["turn"] == 3  # S-ROUND-6: he still counts as the one who played last


@pytest.mark.clauses("S-AMB-11")
def test_S_GOLD_6_in_2006_the_circle_starts_with_the_first_digger() -> None:
    assert divide(found([D, D, S, D, D], by=2, edition="2006")) == [1, 0, 4, 3, 1]
    assert divide(found([S, S, D, S], by=0, edition="2006")) == [2, 2, 2, 2]


@pytest.mark.parametrize("edition", ["modern", "2006"])
def test_S_GOLD_6_with_no_digger_nobody_takes_gold(edition: str) -> None:
    table = found([S, S, S], by=0, edition=edition)
    assert (table["round"], table["gold"], table["purse"], table["turn"]) == (2, 28, [[], [], []], 1)


# --- saboteurs win ------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["modern", "2006"])
@pytest.mark.parametrize(
    ("saboteurs", "each"), [(1, 4), (2, 3), (3, 3), (4, 2), (5, 2), (10, 2)], ids=lambda number: str(number)
)
def test_S_GOLD_7_the_saboteurs_pay(saboteurs: int, each: int, edition: str) -> None:
    roles = [D] * (10 - saboteurs) + [S] * saboteurs
    table = lost(roles, edition=edition)
    assert table["scores"] == [0 if role == D else each for role in roles]
    assert table.told("round-end")[0]["winners"] == "saboteurs"
    assert table.told("round-end")[0]["pay"] == {str(seat): each for seat in range(10 - saboteurs, 10)}


@pytest.mark.clauses("S-AMB-10")
@pytest.mark.parametrize("edition", ["modern", "2006"])
def test_S_GOLD_8_four_saboteurs_get_two_each(edition: str) -> None:
    four = lost([S, D, S, D, S, D, S, D, D, D], edition=edition)
    three = lost([S, D, S, D, S, D, D, D, D, D], edition=edition, aside="saboteur")
    assert [four["scores"][seat] for seat in (0, 2, 4, 6)] == [2, 2, 2, 2]
    assert [three["scores"][seat] for seat in (0, 2, 4)] == [3, 3, 3]


def test_S_GOLD_9_the_card_set_aside_does_not_count() -> None:
    assert lost([D, S, D, D, D], aside="saboteur")["scores"] == [0, 4, 0, 0, 0]


@pytest.mark.parametrize("edition", ["modern", "2006"])
def test_S_GOLD_10_without_a_saboteur_nobody_gets_gold(edition: str) -> None:
    table = lost([D, D, D], aside="saboteur", edition=edition)
    assert (table["gold"], table["purse"], table["round"]) == (28, [[], [], []], 2)
    end = table.told("round-end")[0]
    assert (end["winners"], end["pay"], end["aside"]) == ("nobody", {}, "saboteur")


@pytest.mark.parametrize(
    ("pile", "saboteurs", "paid"),
    [
        ([3, 2, 2, 1, 1], 2, [[3], [1, 2]]),
        ([2, 2, 2, 1], 2, [[1, 2], [2]]),
        ([1, 1, 2, 2, 3], 1, [[1, 3]]),  # 3+1 before 2+2
        ([2, 2], 1, [[2, 2]]),
        ([1, 1, 1, 1], 1, [[1, 1, 1, 1]]),
        ([3, 3, 3, 3], 1, [[3]]),  # nobody above his value
        ([], 2, [[], []]),
        ([2] * 8 + [1] * 2, 3, [[1, 2], [1, 2], [2]]),  # S-AMB-9
        ([1] * 6 + [3] * 4, 4, [[1, 1], [1, 1], [1, 1], []]),  # S-AMB-9
        ([1, 3, 3], 3, [[3], [3], [1]]),
    ],
)
@pytest.mark.clauses("S-AMB-9")
def test_S_GOLD_11_searched_out_of_the_pile(pile: list[int], saboteurs: int, paid: list[list[int]]) -> None:
    """The pile may lie in any order."""
    roles = [S] * saboteurs + [D] * (5 - saboteurs)
    for order in (pile, pile[::-1], sorted(pile)):
        table = lost(roles, gold=order)
        assert table["purse"] == [*paid, *[[]] * (5 - saboteurs)]
        assert table["gold"] == len(pile) - sum(len(cards) for cards in paid)


def test_S_GOLD_11_what_is_public_of_the_pay() -> None:
    table = lost([S, D, S], gold=[3, 2, 2, 1, 1])
    for watcher, own in ((0, {0: [3], 2: ["?", "?"]}), (2, {0: ["?"], 2: [1, 2]}), (1, {0: ["?"], 2: ["?", "?"]})):
        assert {event["seat"]: event["gold"] for event in table.told("pay", watcher)} == own


def test_a_pay_that_no_guess_explains_leaves_what_was_seen_as_it_is() -> None:
    """Four ones are paid where a setup has nothing else; who believes in the whole box would have paid a three and a one."""
    table = lost([S, D, D], gold=[1] * 16)
    assert table["purse"] == [[1, 1, 1, 1], [], []]
    seen = table.game.position.view(0)
    assert not guess_gold(cast(SaboteurView, seen), Rng(7)).agrees()
    drawn = Table(table.game.resample(0, seed=7))
    assert drawn.game.position.view(0).describe() == seen.describe()
    assert (drawn["purse"], drawn["gold"]) == ([[1, 1, 1, 1], [], []], 12)


def all_shares(pile: tuple[int, int, int], due: int) -> list[tuple[int, ...]]:
    """List every handful of gold cards worth at most the due."""
    return [
        (3,) * three + (2,) * two + (1,) * one
        for three, two, one in product(range(pile[2] + 1), range(pile[1] + 1), range(pile[0] + 1))
        if 3 * three + 2 * two + one <= due
    ]


def best_by_trying(pile: tuple[int, int, int], saboteurs: int, due: int) -> tuple[tuple[int, ...], ...]:
    """Try every way to pay, and keep the best as S-GOLD-11 says it: total, earlier seats, fewest cards, larger cards."""
    best: tuple[Any, ...] = ()
    for way in product(all_shares(pile, due), repeat=saboteurs):
        used = Counter(card for cards in way for card in cards)
        if all(used[number] <= pile[number - 1] for number in (1, 2, 3)):
            amounts = tuple(sum(cards) for cards in way)
            best = max(best, (sum(amounts), amounts, -used.total(), way))
    return tuple(best[3])


@pytest.mark.parametrize(("saboteurs", "due"), [(1, 4), (2, 3), (3, 3), (4, 2)])
def test_S_GOLD_11_against_every_way_to_pay(saboteurs: int, due: int) -> None:
    for pile in product(range(4), range(4), range(3)):
        ones, twos, threes = pile
        assert best_shares(ones, twos, threes, saboteurs, due)[3] == best_by_trying(
            (ones, twos, threes), saboteurs, due
        )


def test_S_GOLD_11_exact_pay_with_the_whole_box() -> None:
    for saboteurs, due in ((1, 4), (2, 3), (3, 3), (4, 2)):
        shares = best_shares(16, 8, 4, saboteurs, due)[3]
        assert [sum(cards) for cards in shares] == [due] * saboteurs


@pytest.mark.parametrize(("edition", "pile"), [("modern", [3, 1]), ("2006", [2, 2, 1]), ("modern", [1])])
def test_S_GOLD_12_a_short_pile_is_divided_whole(edition: str, pile: list[int]) -> None:
    table = found([D] * 5, by=3, edition=edition, gold=pile)
    assert (table["offer"], table["gold"]) == (sorted(pile), 0)
    assert divide(table) == [3, 2, 1][: len(pile)]
    assert table["round"] == 2


def test_S_GOLD_12_an_empty_pile_ends_the_division_before_it_begins() -> None:
    table = found([D, D, D], by=0, gold=[])
    assert (table["round"], table["phase"], table["purse"]) == (2, "play", [[], [], []])


def test_S_GOLD_13_gold_is_secret_until_the_end_of_the_game() -> None:
    table = found([D, D, D], by=0, round=2, purse=[[1, 2], [3]], gold=[1, 2, 2, 3, 3, 3])
    divide(table)
    assert table.view(0)["purse"] == [[1, 2, 2], ["?", "?"], ["?"]]
    assert table.view(0)["scores"] == [5, None, None]
    assert table.view(undermine.PUBLIC)["scores"] == [None, None, None]
    last = found([D, D, D], by=0, round=3, purse=[[1, 2], [3]], gold=[1, 2, 2])
    divide(last)
    for watcher in (0, 1, undermine.PUBLIC):
        assert last.view(watcher)["purse"] == last["purse"]
        assert last.view(watcher)["scores"] == last["scores"]


# --- rounds -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 10])
def test_S_ROUND_1_three_rounds(players: int) -> None:
    table = dealt(players)
    for number in (1, 2, 3):
        assert (table["round"], table["phase"]) == (number, "play")
        discard_round(table)
    assert (table["round"], table["phase"], table["turn"], table["active"]) == (3, "over", None, None)
    assert table.legal() == []
    assert table.refuses("discard EW") == "S-TURN-1"


def test_S_ROUND_2_the_table_is_laid_out_anew() -> None:
    table = given(
        hands=[["map"]], deck=[], board={"1,0": "EW"}, revealed={"8,2": "NE+stone"}, knows=[["8,0"], ["8,-2"]]
    )
    table.plays("map 8,0")
    assert table["round"] == 2
    assert table["board"] == {"0,0": "NESW", "8,-2": "?", "8,0": "?", "8,2": "?"}
    assert (table["revealed"], table["knows"], table["discards"]) == ({}, [[], [], []], [])
    assert table.view(0)["known"] == {}


def test_S_ROUND_2_the_goals_are_shuffled_again() -> None:
    layouts = set()
    for seed in range(12):
        table = dealt(3, seed)
        first = table["goals"]
        layouts.add(discard_round(table)["goals"] == first)
    assert False in layouts


@pytest.mark.clauses("S-AMB-23")
@pytest.mark.parametrize("players", [3, 5, 7, 10])
def test_S_ROUND_3_the_same_dwarf_cards(players: int) -> None:
    table, pools = dealt(players, 4), []
    while table["phase"] != "over":
        pools.append(Counter([*table["roles"], table["aside"]]))
        discard_round(table)
    assert len(pools) == 3
    assert pools[0] == pools[1] == pools[2]


def test_S_ROUND_3_roles_are_dealt_again() -> None:
    changed = set()
    for seed in range(12):
        table = dealt(5, seed)
        before = table["roles"]
        changed.add(discard_round(table)["roles"] != before)
    assert True in changed


def test_S_ROUND_4_all_cards_come_back() -> None:
    table = lost([D, D, D], tools=[["cart"], ["lantern"]], board={"1,0": "EW", "2,0": "EW"}, discards=[["map"]])
    assert table["tools"] == [[], [], []]
    assert table["deck"] + sum(len(hand) for hand in table["hands"]) == 67
    assert [len(hand) for hand in table["hands"]] == [6, 6, 6]
    drawn = Counter(card for hand in table["hands"] for card in hand)
    while table["round"] == 2:
        table.plays(table.legal("discard")[0])
        drawn.update(event["card"] for event in table.events if event["type"] == "draw")
    assert drawn == dict(zip(BOX.codes, BOX.counts, strict=True))


@pytest.mark.parametrize("edition", ["modern", "2006"])
@pytest.mark.parametrize("players", [3, 7, 10])
def test_S_ROUND_5_the_gold_always_adds_up(players: int, edition: str) -> None:
    table = dealt(players, 11, edition=edition)
    kept: list[int] = [0] * players
    while table["phase"] != "over":
        dig(table.game)
        state = table.view()
        assert state["gold"] + sum(len(purse) for purse in state["purse"]) + len(state["offer"]) == 28
        divide(table)
        sizes = [len(purse) for purse in table["purse"]]
        assert all(now >= before for now, before in zip(sizes, kept, strict=True))
        kept = sizes
    numbers = Counter(number for purse in table["purse"] for number in purse)
    assert all(numbers[number] <= most for number, most in ((1, 16), (2, 8), (3, 4)))


def test_S_ROUND_6_the_left_neighbour_of_the_last_player_begins() -> None:
    table = found([D, D, D, D], by=3)
    divide(table)
    assert (table["round"], table["turn"]) == (2, 0)
    table = found([D, D, D, D], by=1)
    divide(table)
    assert table["turn"] == 2


def test_S_ROUND_7_a_discard_counts_as_playing() -> None:
    table = given(players=4, hands=[["EW"], ["NS"], ["NE"], []], deck=[]).plays(
        "discard EW", "discard NS", "discard NE"
    )
    assert (table["round"], table["turn"]) == (2, 3)


def test_S_ROUND_7_not_who_chose_gold_last() -> None:
    table = found([D, S, D, S, D], by=0)
    assert divide(table) == [0, 4, 2]
    assert table["turn"] == 1


# --- the winner ---------------------------------------------------------------------------------------


def test_S_WIN_1_most_nuggets_win() -> None:
    table = lost([D, S, D], round=3, purse=[[3, 2], [1], [1, 1, 1, 1]])
    assert table.game.result == {"winners": [0, 1], "scores": [5, 5, 4], "reason": "most nuggets after three rounds"}
    assert table["result"] == table.game.result


def test_S_WIN_1_not_most_cards() -> None:
    table = lost([D, D, D], round=3, purse=[[3, 3], [1, 1, 1, 1, 1], []])
    assert table.game.result is not None
    assert table.game.result["winners"] == [0]


@pytest.mark.parametrize(
    ("purse", "winners"), [([[2, 3], [3, 3, 1], [3, 2, 2]], [1, 2]), ([[], [], []], [0, 1, 2]), ([[1], [], []], [0])]
)
def test_S_WIN_2_ties_win_together(purse: list[list[int]], winners: list[int]) -> None:
    table = lost([D, D, D], round=3, purse=purse)
    assert table.game.result is not None
    assert table.game.result["winners"] == winners
    assert table.told("game-end")[0]["winners"] == winners


def test_S_WIN_2_no_result_before_the_end() -> None:
    assert dealt().game.result is None
    assert found([D, D, D], by=0, round=3).game.result is None
