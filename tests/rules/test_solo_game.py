"""Chapter 11 of the Duel: the solo game (DS)."""

from __future__ import annotations

import json
from collections import Counter

import pytest

import undermine
from tests.rules.duel_dsl import SOLO_CELLS, STONES, dealt_solo, discard_to_the_end, kinds, solo
from undermine.games.duel.box import BOX
from undermine.games.duel.pay import rating
from undermine.texts import text

COLOURS = pytest.mark.parametrize(("colour", "other"), [("green", "blue"), ("blue", "green")])
ROW = {"1,0": "EW", "2,0": "EW", "3,0": "EW"}


@pytest.mark.clauses("DS-13")
def test_DS_1_the_rules_of_the_duel_apply() -> None:
    table = solo(hands=["EW", "NS", "NE", "NW", "map", "key"], tools=[])
    assert {move.split()[0] for move in table.legal()} == {"place", "map", "discard"}
    table.plays("place EW 1,0")
    assert (table["turn"], table["deck"], len(table["hands"][0])) == (0, 2, 6)
    assert table.refuses("place NS 2,0") == "D-PLACE-2"
    assert table.refuses("place NS 5,5") == "D-PLACE-1"


@COLOURS
@pytest.mark.clauses("D-AMB-21")
def test_DS_2_one_colour_and_no_opponent(colour: str, other: str) -> None:
    table = dealt_solo(1, colour=colour)
    starts = [code for code in table["board"].values() if code != "?"]
    assert starts == [f"NESW+ladder-{colour}"]
    for _ in range(3):
        assert table["turn"] == table["active"] == 0
        table.plays(table.legal("discard")[0])
    assert len(table["hands"]) == len(table["purse"]) == 1


def test_DS_3_six_tokens() -> None:
    revealed = {"8,2": "NW+gold2", "8,0": "NE+gold2", "8,-2": "N.W+gold1-W"}
    tokens = {"8,2": {"NW": "green"}, "8,0": {"NE": "green"}, "8,-2": {"W": "green"}}
    board = {"1,0": "NESW+troll-S", "1,1": "NSW+troll-S", "2,0": "NEW+troll-E"}
    table = solo(hands=["EW", "NS"], board=board, revealed=revealed, tokens=tokens)
    table.plays("bribe 1,0", "bribe 1,1")
    assert table["phase"] == "play"
    table.plays("bribe 2,0")
    assert table.told("round-end")[0]["reason"] == "tokens"


@pytest.mark.clauses("DS-AMB-4")
def test_DS_4_the_wider_gap() -> None:
    board = dealt_solo()["board"]
    assert board == {"0,0": "NESW+ladder-green"} | dict.fromkeys(SOLO_CELLS, "?")


def test_DS_5_ten_cards_are_set_aside_every_round() -> None:
    for seed in range(10):
        table = dealt_solo(seed)
        for _ in range(3):
            struck = len(table["discards"]) + len(table["tools"][0])
            assert (len(table["hands"][0]), table["deck"] + struck) == (6, 36)
            discard_to_the_end(table)


def test_DS_5_they_are_shuffled_in_again() -> None:
    """Ten cards a round lie aside, other ones each time."""
    table = dealt_solo(3)
    asides = []
    for _ in range(3):
        pile = Counter(BOX.codes[card] for card in table.game.position.deck)  # type: ignore[attr-defined]
        asides.append(Counter(BOX.codes[card] for card in BOX.deck) - pile)
        discard_to_the_end(table)
    assert [aside.total() for aside in asides] == [10, 10, 10]
    assert asides[0] != asides[1] != asides[2]


def test_DS_6_the_opening_hand_comes_before_the_ten() -> None:
    """However many cards strike in the opening deal, six are held and ten less than the rest lie in the pile."""
    most = 0
    for seed in range(60):
        state = dealt_solo(seed).view()
        struck = len(state["discards"]) + len(state["tools"][0])
        most = max(most, struck)
        assert len(state["hands"][0]) == 6
        assert state["deck"] == 52 - 10 - 6 - struck
    assert most > 2


def test_DS_7_sabotage_strikes_when_drawn() -> None:
    table = solo(hands=["EW", "NS"], deck=["break-cart", "NE", "NW"]).plays("discard EW")
    assert table["tools"] == [["cart"]]
    assert table["hands"] == [["NS", "NE"]]
    assert kinds(table) == ["discard", "strike", "draw"]
    assert table.told("strike") == [{"type": "strike", "seat": 0, "card": "break-cart", "effect": True}]
    assert table.refuses("place NS 0,1") == "D-SAB-2"


@pytest.mark.clauses("DS-AMB-3")
def test_DS_8_the_same_again_has_no_effect_and_is_replaced() -> None:
    table = solo(hands=["EW", "NS"], tools=["lantern"], deck=["break-lantern", "NE", "NW"]).plays("discard EW")
    assert table["tools"] == [["lantern"]]
    assert table["discards"] == [["EW", "down"], ["break-lantern"]]
    assert table["hands"] == [["NS", "NE"]]


def test_DS_9_a_rockfall_takes_the_last_card_without_troll_and_gold() -> None:
    board = {"1,0": "EW", "2,0": "NS.EW+gold1-NS", "3,0": "NEW+troll-E"}
    table = solo(hands=["NS", "NE"], board=board, deck=["rockfall", "NW"]).plays("discard NS", "end")
    assert set(table["board"]) == {"0,0", "2,0", "3,0", *SOLO_CELLS}
    assert table["discards"] == [["NS", "down"], ["rockfall"], ["EW"]]
    assert table["hands"] == [["NE", "NW"]] or table["hands"] == [["NW", "NE"]]
    assert table.told("strike") == [
        {"type": "strike", "seat": 0, "card": "rockfall", "effect": True, "cell": "1,0", "removed": "EW"}
    ]


@pytest.mark.clauses("DS-AMB-2")
def test_DS_10_only_cards_still_in_the_maze_then_without_effect() -> None:
    board = {"1,0": "EW", "2,0": "EW"}
    table = solo(hands=["NS", "NS", "NS"], board=board, deck=["rockfall", "NE", "rockfall", "NW", "fix-cart"])
    table.plays("discard NS")
    assert "2,0" not in table["board"]
    assert table["laid"] == ["1,0"]
    table.plays("discard NS")
    assert set(table["board"]) == {"0,0", *SOLO_CELLS}
    table = solo(hands=["NS", "NS"], deck=["rockfall", "NE"]).plays("discard NS")
    assert table["discards"] == [["NS", "down"], ["rockfall"]]
    assert table["hands"] == [["NS", "NE"]]
    assert table.told("strike")[0]["effect"] is False


def test_DS_10_goals_and_the_start_never_ladders_and_doors_do() -> None:
    board = {"1,0": "NEW+door-blue-E", "0,1": "SW+ladder-green"}
    table = solo(
        hands=["NS", "NS"], board=board, revealed={"8,0": "NESW"}, deck=["rockfall", "rockfall", "rockfall", "EW"][:2]
    )
    table.plays("discard NS")
    assert set(table["board"]) == {"0,0", *SOLO_CELLS}
    assert table["board"]["8,0"] == "NESW"


def test_DS_10_laid_counts_not_the_board() -> None:
    board = {"1,0": "EW", "2,0": "EW"}
    table = solo(hands=["NS", "NS"], board=board, laid=["2,0", "1,0"], deck=["rockfall", "NE"]).plays("discard NS")
    assert set(table["board"]) == {"0,0", "2,0", *SOLO_CELLS}


def test_DS_10_what_is_laid_in_play_is_the_last() -> None:
    table = solo(hands=["NS", "NE"], board={"1,0": "EW"}, deck=["rockfall", "NW"]).plays("place NS 0,1")
    assert set(table["board"]) == {"0,0", "1,0", *SOLO_CELLS}


def test_DS_10_a_key_on_the_card_goes_back_to_the_bank() -> None:
    board = {"1,0": "NEW+door-blue-E"}
    table = solo(hands=["NS", "NE"], board=board, keys={"1,0": "green"}, deck=["rockfall", "NW"]).plays("discard NS")
    assert table["keys"] == {}
    assert table.game.position.keys == 0  # type: ignore[attr-defined]


@pytest.mark.clauses("DS-AMB-1")
def test_DS_11_no_hand_ever_holds_what_strikes() -> None:
    openings = set()
    for seed in range(25):
        table = dealt_solo(seed)
        openings |= {event["card"] for event in table.told("strike")}
        assert all(event["effect"] is False for event in table.told("strike") if event["card"] == "rockfall")
        while table.game.phase != "over":
            hand = table["hands"][0]
            assert not any(code == "rockfall" or code.startswith("break") for code in hand)
            moves = table.game.legal()
            table.game.apply(moves[len(moves) // 3])
            if seed > 2:
                break
    assert openings == {"rockfall", "break-pickaxe", "break-lantern", "break-cart"}


def test_DS_12_replacements_repeat_until_the_pile_is_empty() -> None:
    deck = ["break-cart", "rockfall", "break-lantern", "NE"]
    table = solo(hands=["NS", "NS"], deck=deck).plays("discard NS")
    assert (table["tools"], table["hands"], table["deck"]) == ([["lantern", "cart"]], [["NS", "NE"]], 0)
    table = solo(hands=["NS", "NS"], deck=["break-cart", "rockfall"]).plays("discard NS")
    assert (table["tools"], table["hands"], table["deck"]) == ([["cart"]], [["NS"]], 0)
    table = solo(hands=["NS", "NS", "EW"], deck=["break-cart", "NE"]).plays("discard EW NS")
    assert table["hands"] == [["NS", "NE"]]  # two to draw, one there


def test_DS_13_sabotage_repairs_option_c_keys_maps_and_bribes() -> None:
    board = {"1,0": "NEW+door-blue-E", "0,1": "NES+troll-N"}
    hand = ["EW", "NS", "fix-cart", "key", "map"]
    table = solo(hands=hand, tools=["cart"], board=board, deck=["NE", "NW"])
    verbs = {move.split()[0] for move in table.legal()}
    assert verbs == {"repair", "key", "map", "bribe", "scrap", "discard"}
    table.plays("scrap EW NS cart")
    assert (table["tools"], len(table["hands"][0])) == ([[]], 3)
    assert table["phase"] == "bribe"
    table.plays("end")
    assert len(table["hands"][0]) == 4


@COLOURS
@pytest.mark.clauses("DS-AMB-5")
def test_DS_14_the_other_colours_doors_and_ladder(colour: str, other: str) -> None:
    door = {"blue": "NEW+door-blue-E", "green": "NESW+door-green-E"}[other]
    table = solo(colour=colour, hands=["NS.EW", "key"], board={"1,0": door})
    assert table.refuses("place NS.EW 2,0") == "D-PLACE-7"
    table.plays("key 1,0")
    assert table["keys"] == {"1,0": colour}
    assert table.allows("place NS.EW 2,0")
    own = {"green": "NESW+door-green-E", "blue": "NEW+door-blue-E"}[colour]
    table = solo(colour=colour, hands=["EW", "key"], board={"1,0": own})
    assert table.allows("place EW 2,0")
    assert table.refuses("key 1,0") == "D-KEY-1"
    ladders = {"blue": "NW+ladder-blue", "green": "SW+ladder-green"}
    printed = {"blue": "NW+ladder-blue", "green": "NE+ladder-green"}
    table = solo(colour=colour, hands=[printed[other]], board={"3,3": "EW"})
    assert table.allows(f"place {ladders[other]} 4,3")  # D-PLACE-9 exempts it
    north = {"blue": ("place NS 4,4"), "green": ("place NS 4,2")}
    table = solo(colour=colour, hands=["NS"], board={"4,3": ladders[other]})
    assert table.refuses(north[other]) == "D-PLACE-3"  # but it leads nowhere
    table = solo(colour=colour, hands=["NS"], board={"4,3": ladders[colour]})
    assert table.allows(north[colour])


def test_DS_15_gold_is_kept_and_trolls_are_paid() -> None:
    tokens = {"1,0": {"troll": "green"}, "8,0": {"NE": "green"}}
    table = solo(
        hands=["NS"],
        deck=[],
        purse=[1],
        board={"1,0": "NEW+troll-E"},
        revealed={"8,0": "NE+gold2"},
        tokens=tokens,
        round=3,
    ).plays("discard NS")
    assert table["phase"] == "over"
    assert (table["purse"], table["scores"]) == ([[2]], [2])
    assert table["result"] == {"winners": [0], "scores": [2], "reason": "nuggets after three rounds", "rating": 1}


def test_DS_15_three_rounds_and_a_choice_of_payment() -> None:
    tokens = {"1,0": {"troll": "green"}, "1,1": {"troll": "green"}}
    board = {"1,0": "NESW+troll-S", "1,1": "NSW+troll-S"}
    table = solo(hands=["NS"], deck=[], purse=[1, 1, 2], board=board, tokens=tokens).plays("discard NS")
    assert (table["phase"], table["turn"]) == ("pay", 0)
    table.plays("pay 2")
    assert (table["round"], table["purse"]) == (2, [[1, 1]])


@pytest.mark.parametrize(("score", "level"), [(0, 1), (14, 1), (15, 2), (19, 2), (20, 3), (24, 3), (25, 4), (30, 4)])
def test_DS_16_the_four_ratings(score: int, level: int) -> None:
    assert rating(score) == level
    purse: list[int] = []
    left = score
    for nuggets, count in ((3, 3), (2, 5), (1, 11)):
        while left >= nuggets and purse.count(nuggets) < count:
            purse.append(nuggets)
            left -= nuggets
    table = solo(hands=["NS"], deck=[], round=3, purse=purse).plays("discard NS")
    assert table["result"]["scores"] == [score]
    assert table["result"]["rating"] == level
    assert table.told("game-end")[0]["rating"] == level


def test_DS_16_in_the_readers_language() -> None:
    for level in range(1, 5):
        assert text(f"rating-{level}")[0].isupper()


def test_DS_17_the_ten_aside_do_not_count() -> None:
    table = solo(hands=["NS"], deck=[]).plays("discard NS")
    assert table.told("round-end")[0]["reason"] == "cards"
    table = solo(hands=["NS"], deck=["break-cart"]).plays("discard NS")  # only what strikes was left to draw
    assert table.told("round-end")[0]["reason"] == "cards"
    assert table["round"] == 2


def test_DS_AMB_6_the_rockfall_strikes_after_goals_and_claims() -> None:
    board = {f"{x},0": "EW" for x in range(1, 5)} | {"5,0": "NS.EW", "6,0": "NEW+door-green-N"}
    goals = dict(zip(SOLO_CELLS, ["NESW", "N.EW.S+gold2-EW", *STONES[1:], "NW+gold2"], strict=True))
    deck = ["rockfall", "NE"]
    table = solo(hands=["NESW+door-green-W", "NS"], board=board, goals=goals, deck=deck).plays(
        "place NESW+door-green-W 7,0"
    )
    assert kinds(table) == ["place", "goal", "claim", "strike", "draw"]
    assert table["tokens"] == {"8,0": {"EW": "green"}}
    assert "7,0" not in table["board"]


def test_a_spectator_sees_no_hand_and_resamples_no_card_that_strikes() -> None:
    for seed in range(10):
        table = dealt_solo(seed)
        table.plays(table.legal("discard")[0])
        seen = table.view(undermine.PUBLIC)
        assert set(seen["hands"][0]) == {"?"}
        other = table.game.resample(undermine.PUBLIC, seed)
        hand = other.view()["hands"][0]
        assert not any(code == "rockfall" or code.startswith("break") for code in hand)
        assert json.dumps(other.view(undermine.PUBLIC)) == json.dumps(seen)


def test_a_solo_game_is_played_to_its_end() -> None:
    for seed in range(3):
        table = dealt_solo(seed)
        for number in (1, 2, 3):
            assert table["round"] == number
            discard_to_the_end(table)
        assert table["result"]["winners"] == [0]
