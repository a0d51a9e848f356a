"""The cave's turns: order, upkeep, laying cards, discarding, drawing (C-TURN, C-PLACE, C-DISCARD, C-DRAW)."""

from __future__ import annotations

import pytest

from tests.rules.caves import START, dealt, given, walking
from tests.rules.dsl import SYNTAX
from undermine.catalogue import games
from undermine.kernel.playout import random_games

# --- turns -------------------------------------------------------------------------------------------


def test_C_TURN_1_play_then_walk_then_draw_then_the_next() -> None:
    table = given(hands=[["I:info", "I:axe"], ["I:web"]], board={"0,1": "I:NS"})
    assert table.refuses("step 0,1/NS") == "C-TURN-1"
    assert table.refuses("halt") == "C-TURN-1"
    table.plays("discard I:info")
    assert (table["phase"], table["deck"]) == ("walk", 4)
    assert table.refuses("discard I:axe") == "C-TURN-1"
    table.plays("step 0,1/NS", "halt")
    assert (table["phase"], table["active"], table["deck"]) == ("play", 1, 3)
    assert table["hands"][0] == ["I:axe", "III:crawler"]


def test_C_TURN_2_upkeep() -> None:
    table = given(
        hands=[["I:info"], ["I:axe"]],
        board={"0,1": "I:NS+lair", "0,2": "I:NS"},
        monsters={"rat": ["0,1/NS", 1]},
        webs={"0,1 N": [2, 1], "0,0 W": [1, 1], "0,0 E": [2, 2]},
        down=[False, True],
    )
    walking(table).plays("halt")
    assert table["active"] == 1
    assert table["monsters"] == {}
    assert table["webs"] == {"0,1 N": [1, 1], "0,0 E": [2, 2]}
    assert (table["down"], table["stunned"]) == ([False] * 3, True)
    assert table["discard"] == 3  # the card thrown away, the rat's, the web's
    assert table["phase"] == "play"


def test_C_TURN_3_one_card_must_be_used() -> None:
    table = given(hands=[["I:NESW"]])
    assert not [move for move in table.legal() if move.split()[0] not in ("place", "discard")]
    for text in ("pass", "end", "halt"):
        assert table.refuses(text) in (SYNTAX, "C-TURN-1")
    assert table.refuses("place I:NE 0,1") == "C-TURN-3"
    assert table.refuses("discard I:NESW I:NESW") == "C-TURN-3"


def test_C_TURN_4_an_empty_hand_is_skipped() -> None:
    table = given(hands=[["I:info", "I:boots"], [], ["I:axe"]], board={"0,1": "I:NS"})
    walking(table).plays("halt")
    assert table["active"] == 2
    assert table["hands"][1] == []
    assert (table["deck"], table["dwarfs"][1]) == (3, START)
    assert table.told("skip") == [{"type": "skip", "seat": 1}]


def test_C_TURN_5_an_empty_stack_gives_nothing() -> None:
    table = given(hands=[["I:info", "I:axe"], ["I:web"]], deck=[])
    table.plays("discard I:info")
    assert table["hands"] == [["I:axe"], ["I:web"], []]
    assert (table["deck"], table["discard"], table["top"]) == (0, 1, None)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_C_TURN_6_every_game_ends_within_67_turns(players: int) -> None:
    for seed in range(6):
        table = dealt(players, seed)
        turns = 0
        while table.game.turn is not None:
            if table.game.phase == "play":
                turns += 1
            legal = table.game.legal()
            table.game.apply(legal[(seed * 7919 + turns * 31 + len(table.game.moves) * 17) % len(legal)])
        assert turns <= 67
    assert random_games(games()["cave"], players, 5, 3)[0] > 0


def test_C_TURN_R2_upkeep_takes_place_in_a_skipped_turn() -> None:
    table = given(hands=[["I:info"], [], ["I:axe"]], webs={"0,0 N": [2, 1]}, monsters={"rat": ["0,0/NESW", 1]})
    walking(table)
    assert table["active"] == 2
    assert table["webs"] == {"0,0 N": [1, 1]}
    assert table["monsters"] == {}


# --- laying paths ------------------------------------------------------------------------------------

FIVE_WEST = {"1,0": "I:EW", "2,0": "I:EW+lair", "3,0": "II:EW", "4,0": "III:EW"}


def test_C_PLACE_1_the_cell_must_be_empty() -> None:
    table = given(hands=[["I:NESW"]], board={"0,1": "I:NS"})
    for cell in ("0,0", "0,1", "4,-4"):
        assert table.refuses(f"place I:NESW {cell}") == "C-PLACE-1"


def test_C_PLACE_2_a_face_down_goal_is_no_hold() -> None:
    table = given(hands=[["I:NESW"]])
    assert table.refuses("place I:NESW 3,-4") == "C-PLACE-2"
    assert table.refuses("place I:NESW 7,7") == "C-PLACE-2"
    assert table.refuses("place I:NESW 1000,-1000") == "C-PLACE-2"
    turned = given(hands=[["I:NESW"]], revealed={"4,-4": "III:NESW+exit"})
    assert turned.allows("place I:NESW 3,-4")


def test_C_PLACE_3_nothing_lies_crosswise() -> None:
    table = given(hands=[["I:NS"]])
    for text in ("place I:NS 0,1 90", "place I:SN 0,1", "place I:NS/90 0,1"):
        assert table.refuses(text) == SYNTAX
    assert table.refuses("place I:EW 1,0") == "C-TURN-3"
    assert table.legal("place") == ["place I:NS 0,-1", "place I:NS 0,1"]


def test_C_PLACE_4_path_meets_path_and_rock_meets_rock() -> None:
    table = given(hands=[["I:EW", "I:NEW"]], board={"1,0": "I:NSW", "1,1": "I:ES+ladder"})
    assert table.refuses("place I:EW 0,1") == "C-PLACE-4"
    assert table.refuses("place I:NEW 0,1") == "C-PLACE-4"  # rock to the path below
    assert table.refuses("place I:ESW 0,1") == "C-PLACE-4"  # path to the rock beside
    assert table.allows("place I:EW -1,0")


def test_C_PLACE_5_walls_alone_are_no_connection() -> None:
    table = given(hands=[["I:NS", "I:NESW"]], board={"1,0": "I:NSW"})
    assert table.refuses("place I:NS 2,0") == "C-PLACE-5"
    assert table.refuses("place I:NESW 2,0") == "C-PLACE-4"


def test_C_PLACE_6_islands_can_be_extended() -> None:
    table = given(hands=[["I:rockfall"], ["I:NEW", "I:NESW"]], board={"0,1": "I:NS", "0,2": "II:NS"})
    table.plays("rockfall 0,1")
    assert table.allows("place I:ESW 0,3")
    assert table.allows("place I:NESW 0,1")


def test_C_PLACE_7_no_border() -> None:
    assert given(hands=[["I:NESW"]], board=FIVE_WEST).allows("place I:NESW 5,0")


def test_C_PLACE_7_a_path_of_forty_cards_keeps_its_coordinates() -> None:
    """The longest line the box can make towards one side leaves every window that does not move along."""
    cards = [
        "I:EW",
        "I:EW+lair",
        "II:EW",
        "III:EW",
        "II:E.W",
        "I:NEW",
        "I:NEW+lair",
        "II:NEW",
        "III:NEW",
        "III:NEW+lair",
    ]
    cards += ["III:NEW+vein", "I:NESW", "I:NESW", "II:NESW", "II:NESW+lair-S", "II:EW+ladder-E", "III:NESW"]
    cards += ["I:NS.EW+bridge-EW", "II:NS.EW+bridge-NS", "II:NS.EW+bridge-EW", "III:NS.EW+bridge-NS"]
    cards += ["I:NE.SW+tunnel", "I:NW.ES+tunnel", "II:NE.SW+tunnel", "II:NW.ES+tunnel", "III:NE.SW+tunnel"]
    cards += ["III:N.E.S.W"]
    for sign in (1, -1):
        table = given(players=2, hands=[cards[:1], cards[1:2]], deck=cards[2:])
        for x, card in enumerate(cards, start=1):
            table.plays(f"place {card} {sign * x},0")
            while table["phase"] == "walk":
                table.plays("halt")
        assert set(table["board"]) >= {f"{sign * x},0" for x in range(28)}


def test_C_PLACE_8_the_dwarf_may_be_elsewhere() -> None:
    table = given(hands=[["I:NESW"]], board=FIVE_WEST, dwarfs=["1,0/EW"])
    assert table.allows("place I:NESW 5,0")
    assert table.allows("place I:NESW -1,0")


def test_C_PLACE_9_a_card_slides_under_the_web_of_an_open_end() -> None:
    table = given(
        hands=[["II:NS"], ["I:axe"], ["I:web"]], board={"0,1": "I:NS"}, webs={"0,1 N": [2, 1]}, dwarfs=["0,1/NS"]
    )
    table.plays("place II:NS 0,2")
    assert table["webs"] == {"0,1 N": [2, 1]}
    assert table.refuses("step 0,2/S") == "C-WEB-3"


def test_C_PLACE_10_the_crossing_has_four_places() -> None:
    table = given(hands=[["I:NESW"]])
    assert table.legal("place") == [f"place I:NESW {cell}" for cell in ("-1,0", "0,-1", "0,1", "1,0")]


def test_C_PLACE_R1_half_a_turn_is_allowed() -> None:
    table = given(hands=[["I:NEW"]])
    assert table.legal("place") == [
        "place I:ESW -1,0", "place I:ESW 0,1", "place I:ESW 1,0",
        "place I:NEW -1,0", "place I:NEW 0,-1", "place I:NEW 1,0",
    ]  # fmt: skip


@pytest.mark.parametrize("card", ["I:EW", "I:NW", "II:NW"])
def test_C_PLACE_R2_a_face_down_goal_asks_for_nothing(card: str) -> None:
    table = given(hands=[[card]], board={"2,-4": "I:NESW"})
    assert table.allows(f"place {card} 3,-4")


def test_C_PLACE_R3_a_turned_goal_is_matched_as_it_lies() -> None:
    table = given(hands=[["I:EW", "I:NW"]], board={"2,-4": "I:NESW"}, revealed={"4,-4": "III:NE+ladder"})
    assert table.refuses("place I:EW 3,-4") == "C-PLACE-4"
    assert table.allows("place I:NW 3,-4")
    open_side = given(hands=[["I:EW", "I:NW"]], board={"2,-4": "I:NESW"}, revealed={"4,-4": "III:SW+ladder"})
    assert open_side.allows("place I:EW 3,-4")
    assert open_side.refuses("place I:NW 3,-4") == "C-PLACE-4"


def test_C_PLACE_R4_a_removed_card_is_discarded() -> None:
    table = given(hands=[["I:rockfall"], ["I:axe"]], board={"0,1": "I:NS"})
    table.plays("rockfall 0,1")
    assert table["discard"] == 2
    assert "0,1" not in table["board"]


# --- discarding, drawing -----------------------------------------------------------------------------


def test_C_DISCARD_1_one_or_two_cards_face_down() -> None:
    table = given(hands=[["I:NESW", "I:info", "II:web"], ["I:axe"]])
    assert table.legal("discard") == [
        "discard I:NESW", "discard I:NESW I:info", "discard I:NESW II:web",
        "discard I:info", "discard I:info II:web", "discard II:web",
    ]  # fmt: skip
    assert table.refuses("discard I:info I:NESW") == SYNTAX
    table.plays("discard I:NESW II:web")
    assert table["discard"] == 2
    assert table.told("discard", 0)[0]["cards"] == ["I:NESW", "II:web"]
    assert table.told("discard", 1)[0]["cards"] == ["I:?", "II:?"]


def test_C_DISCARD_1_two_of_a_kind() -> None:
    table = given(hands=[["I:rat", "I:rat", "I:info"], ["I:axe"]])
    assert table.legal("discard") == [
        "discard I:info", "discard I:info I:rat", "discard I:rat", "discard I:rat I:rat",
    ]  # fmt: skip


def test_C_DISCARD_2_two_cards_need_two() -> None:
    table = given(hands=[["I:info"], ["I:axe"]])
    assert table.legal("discard") == ["discard I:info"]
    assert table.refuses("discard I:info I:info") == "C-TURN-3"
    assert table.refuses("discard I:info I:axe") == "C-TURN-3"


def test_C_DRAW_1_as_many_as_were_used() -> None:
    hand = ["I:NESW", "I:info", "II:web", "I:boots", "I:rat"]
    for move, drawn in (("discard I:info", 1), ("discard I:info I:boots", 2), ("boots 0", 1), ("place I:NESW 0,1", 1)):
        table = given(hands=[hand, ["I:axe"]]).plays(move)
        while table["active"] == 0:
            table.plays("halt")
        assert len(table["hands"][0]) == 5
        assert table["deck"] == 4 - drawn


def test_C_DRAW_2_after_a_swap_the_partner_draws() -> None:
    table = given(players=3, hands=[["II:swap", "I:info"], ["I:axe"], ["I:web"]]).plays("swap 1")
    assert table["hands"] == [["I:axe"], ["I:info", "III:crawler"], ["I:web"]]
    assert table["deck"] == 3
    assert table["active"] == 1


def test_C_DRAW_3_the_limit_counts_bridges_and_rats() -> None:
    table = given(
        hands=[["I:NE", "I:info", "I:boots", "I:NW", "I:NEW"], ["I:rat"]],
        board={"1,0": "I:NS.EW+bridge-EW", "2,0": "I:EW+lair"},
    )
    table.plays("discard I:info", "step 1,0/EW", "halt")
    assert table["limits"] == [4, 5, 5]
    assert len(table["hands"][0]) == 4
    table.plays("rat 2,0/EW", "step 1,0/EW")
    assert table["limits"] == [3, 5, 5]


def test_C_DRAW_4_lost_cards_are_not_replaced() -> None:
    table = given(
        players=2,
        hands=[["I:NE", "I:info", "I:boots", "I:NW", "I:NEW"], ["I:rat", "I:axe"]],
        board={"1,0": "I:NS.EW+bridge-EW"},
    )
    table.plays("discard I:info")
    assert len(table["hands"][0]) == 4
    table.plays("step 1,0/EW")
    assert len(table["hands"][0]) == 3
    table.plays("halt")
    assert len(table["hands"][0]) == 4
    table.plays("discard I:axe", "halt")
    walking(table).plays("halt")
    assert len(table["hands"][0]) == 4


def test_C_DRAW_5_drawing_is_no_choice() -> None:
    table = given(hands=[["I:info"], ["I:axe"]], board={"0,1": "I:NS"})
    walking(table).plays("halt")
    assert table["hands"][0] == ["III:crawler"]


def test_C_DRAW_R1_the_limit_forces_no_discard() -> None:
    table = given(
        players=2,
        hands=[["II:swap", "I:NE", "I:NW", "I:NS"], ["I:rat", "I:axe", "I:web", "I:info", "I:boots"]],
        limits=[4, 5],
    )
    table.plays("swap 1")
    assert [len(hand) for hand in table["hands"]] == [5, 4]
    assert table["limits"] == [4, 5]
    table.plays("discard I:NE")
    assert [len(hand) for hand in table["hands"]] == [5, 4]
    table.plays("discard I:info")
    assert [len(hand) for hand in table["hands"]] == [4, 4]
    assert table["deck"] == 2


def test_C_DRAW_R2_a_limit_of_nothing() -> None:
    table = given(
        hands=[["I:rat"], ["I:info"], ["I:axe", "II:swap"]],
        board={"0,1": "I:NS+lair", "0,-1": "II:NS"},
        limits=[5, 1, 5],
        dwarfs=["0,-1/N", START, "0,-1/S"],
    )
    table.plays("rat 0,1/NS", "step 0,0/NESW", "halt")
    assert (table["limits"], table["hands"][1]) == ([5, 0, 5], [])
    assert table["active"] == 2
    table.plays("swap 1")
    while table["phase"] == "walk":
        table.plays("halt")
    assert table["hands"][1] == ["I:axe"]  # he draws nothing, but may play again
    walking(table)
    assert table.told("skip") == [{"type": "skip", "seat": 1}]


def test_C_DRAW_R2_the_limit_is_never_below_nothing() -> None:
    table = given(hands=[["I:info"], ["I:axe"]], board={"1,0": "I:NS.EW+bridge-EW"}, limits=[0])
    walking(table).plays("step 1,0/EW", "halt")
    assert table["limits"][0] == 0


def test_C_DRAW_R3_what_is_there_is_drawn() -> None:
    table = given(hands=[["I:info", "I:axe"], ["I:web"]], deck=["III:crawler"]).plays("discard I:info I:axe")
    assert table["hands"][0] == ["III:crawler"]
    assert table["deck"] == 0
