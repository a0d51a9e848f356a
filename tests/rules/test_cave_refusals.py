"""Which clause a refusal names: every row of the contract, section 7 for the cave, and the order of the rows."""

from __future__ import annotations

from typing import Any

import pytest

import undermine
from tests.rules.caves import EXIT, START, VEIN, at_goal, given, record, walking
from tests.rules.dsl import SYNTAX, Table

BOARD = {"0,1": "I:NS+lair", "0,2": "II:NS", "1,0": "I:NSW"}


def playing(*hand: str, **setup: Any) -> Table:
    return given(hands=[list(hand), ["I:axe"]], **({"board": BOARD} | setup))


def reacting() -> Table:
    return playing("I:rat", axes=[0, 1]).plays("rat 0,1/NS", f"step {START}")


def voting() -> Table:
    setup: dict[str, Any] = {"hands": [["I:info"]], "board": BOARD}
    return Table(undermine.load(record(3, "immediate", setup, ["propose"], agree="on")))


def over() -> Table:
    return given(hands=[["I:info"]], deck=[]).plays("discard I:info")


PHASES = {
    "play": lambda: playing("I:info", "I:rat"),
    "monster": lambda: playing("I:rat", "I:info").plays("rat 0,1/NS"),
    "react": reacting,
    "walk": lambda: walking(playing("I:info", "I:rat")),
    "orient": lambda: walking(at_goal(VEIN)).plays("step 4,-4/?"),
    "vote": voting,
    "over": over,
}
ALLOWED = {
    "play": {
        "place",
        "rockfall",
        "discard",
        "info",
        "swap",
        "boots",
        "axe",
        "web",
        "rat",
        "crawler",
        "goblin",
        "cut",
        "propose",
    },
    "monster": {"step", "halt", "cut"},
    "react": {"strike", "endure"},
    "walk": {"step", "halt", "cut"},
    "orient": {"orient"},
    "vote": {"agree", "decline"},
    "over": set(),
}
ONE_OF_EACH = [
    "place I:NS 0,-1", "rockfall 0,2", "discard I:info", "discard I:info I:rat", "info goal 4,4", "info seat 1", "swap 1",
    "boots 1", "axe 1", "web 0,0 W", "rat 0,1/NS", "crawler 0,1/NS", "goblin 0,1/NS", "rat", "cut 0,0 W",
    f"step {START}", "halt", "strike", "endure", "orient III:NEW+vein 4,-4",
    "propose", "agree", "decline",
]  # fmt: skip


@pytest.mark.parametrize("phase", PHASES)
def test_the_phase_comes_first(phase: str) -> None:
    for move in ONE_OF_EACH:
        table = PHASES[phase]()
        assert table["phase"] == phase
        if move.split()[0] not in ALLOWED[phase]:
            assert table.refuses(move) == "C-TURN-1"
        else:
            with_answer = None
            try:
                table.game.apply(move)
            except undermine.RuleViolation as broken:
                with_answer = broken.clause
            assert with_answer != "C-TURN-1"


@pytest.mark.parametrize(
    ("move", "card"),
    [
        ("place II:NS 0,0", "II:NS"), ("rockfall 0,0", "rockfall"), ("discard I:NE", "I:NE"), ("discard I:NE I:info", "I:NE"),
        ("discard I:info I:rat", "I:rat"), ("discard I:info I:info", "I:info"), ("swap 0", "swap"), ("boots 0", "boots"),
        ("axe 1", "axe"), ("web 1,0 E", "web"), ("rat 5,5/N", "rat"), ("rat", "rat"), ("crawler", "crawler"), ("goblin", "goblin"),
    ],
)  # fmt: skip
def test_the_card_comes_next(move: str, card: str) -> None:
    table = playing("I:info", boots=[True], monsters={"crawler": ["0,1/NS", 1]})
    assert table.refuses(move) == "C-TURN-3"
    with pytest.raises(undermine.RuleViolation) as broken:
        table.game.apply(move)
    assert broken.value.at == card
    assert card in broken.value.message


@pytest.mark.parametrize(
    ("move", "clause", "at", "side"),
    [
        ("place I:EW 0,0", "C-PLACE-1", "0,0", None),
        ("place I:EW 4,4", "C-PLACE-1", "4,4", None),
        ("place I:EW 5,5", "C-PLACE-2", "5,5", None),
        ("place I:EW 3,4", "C-PLACE-2", "3,4", None),
        ("place I:EW 4000,4", "C-PLACE-2", None, None),
        ("place I:EW 0,-1", "C-PLACE-4", "0,-1", "N"),
        ("place I:EW 1,1", "C-PLACE-4", "1,1", "S"),
        ("place I:NS 2,0", "C-PLACE-5", "2,0", None),
        ("rockfall 3,3", "C-ROCK-1", "3,3", None),
        ("rockfall 0,0", "C-ROCK-1", "0,0", None),  # somebody stands there, and it is the start
        ("rockfall 0,2", "C-ROCK-1", "0,2", None),
        ("rockfall 4,4", "C-ROCK-2", "4,4", None),
        ("info goal 0,0", "C-INFO-R1", "0,0", None),
        ("info seat 0", "C-INFO-R1", "0", None),
        ("info seat 2", "C-INFO-R1", "2", None),
        ("swap 0", "C-SWAP-1", "0", None),
        ("boots 1", "C-BOOTS-2", "1", None),
        ("web 1,0 E", "C-WEB-1", "1,0", "E"),
        ("web 0,2 N", "C-WEB-2", "0,2", "N"),
        ("cut 0,2 N", "C-AXE-6", "0", None),
        ("rat", "C-MONSTER-1", None, None),
        ("rat 0,2/N", "C-MONSTER-1", "0,2", None),
        ("crawler 0,1/NS", "C-MONSTER-9", "0,1", None),
    ],
)
def test_what_is_refused_and_what_it_points_at(move: str, clause: str, at: str | None, side: str | None) -> None:
    cards = ["I:EW", "I:NS", "I:rockfall", "I:info", "II:swap", "I:boots", "I:web", "I:rat", "I:crawler"]
    hand = [card for card in cards if card.split(":")[1] in move.split()[0] or card in move][:5]
    if not hand:
        hand = ["I:info"]
    table = given(
        hands=[hand, ["II:info"]],
        board=BOARD,
        boots=[False, True],
        open=[False, False, True],
        dwarfs=[START, "0,2/N"],
        webs={"0,2 N": [1, 1]},
        monsters={"crawler": ["0,1/NS", 1]},
    )
    assert table.refuses(move) == clause
    with pytest.raises(undermine.RuleViolation) as broken:
        table.game.apply(move)
    assert (broken.value.at, broken.value.side) == (at, side)


def test_no_lair_comes_before_everything_about_monsters() -> None:
    table = given(hands=[["I:rat"]])
    assert table.refuses("rat") == table.refuses("rat 5,5/N") == "C-MONSTER-2"


def test_an_axe_that_lies_there_but_reaches_nothing() -> None:
    table = playing("I:info", axes=[1], webs={"0,2 N": [1, 1]})
    assert table.refuses("cut 0,2 N") == table.refuses("cut 0,0 W") == table.refuses("cut 99,0 N") == "C-AXE-2"


def test_steps_over_a_web_and_elsewhere() -> None:
    table = walking(playing("I:info", webs={"0,0 N": [1, 1]}))
    assert table.refuses("step 0,1/NS") == "C-WEB-3"
    assert table.refuses("step 0,2/S") == "C-MOVE-1"
    assert table.refuses("step 0,1/N") == "C-MOVE-1"
    monster = playing("I:rat", webs={"0,0 N": [1, 1]}).plays("rat 0,1/NS")
    assert monster.refuses(f"step {START}") == "C-WEB-3"
    assert monster.refuses("step 1,0/NSW") == "C-MOVE-1"


def test_a_web_before_a_face_down_goal() -> None:
    assert walking(at_goal(EXIT, webs={"3,-4 E": [1, 1]})).refuses("step 4,-4/?") == "C-WEB-3"


def test_a_level_is_named_in_place_and_discard_alone() -> None:
    table = given(hands=[["I:boots", "II:boots", "II:info", "III:info"], ["I:axe"]], deck=["III:NS"] * 1)
    assert table.refuses("II:boots 1") == SYNTAX
    table.plays("info seat 1")
    assert table["hands"][0] == ["III:NS", "I:boots", "II:boots", "III:info"]  # the lowest level was used
    assert given(hands=[["I:boots", "II:boots"], ["I:axe"]]).plays("boots 2")["hands"][0][0] == "II:boots"


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "place", "place I:NS", "place I:NS 0;1", "place NS 0,1", "place I:ns 0,1", "place IV:NS 0,1", "place I:NS 0,+1",
        "place I:NS 00,1", "place I:NS 0,1 0", "place III:NE+ladder 0,1", "place I:NESW+ladder 0,1", "place I:NE.SW 0,1",
        "discard", "discard I:?", "discard I:EN", "discard I:SW", "discard I:rat I:info", "discard I:info I:info I:info",
        "info", "info goal", "info 4,4", "info seat 8", "info seat -1", "info seat 01", "info goal 4,4 1", "info GOAL 4,4",
        "swap", "swap 3", "swap one", "boots", "axe 0 1", "web 0,0", "web 0,0 X", "web 0,0 N 2", "cut N", "rat 0,1", "rat 0,1/SN",
        "rat 0,1/NT", "goblin goblin", "step 0,1/", "step 0,1/NN", "halt now", "strike rat", "endure 0", "orient 4,4",
        "orient III:NESW 4,4", "orient III:NEW+vein", "break cart 0", "take 2", "Place I:NS 0,1", "lindworm 0,1/NS", "٣",
    ],
)  # fmt: skip
def test_anything_else_is_no_move(text: str) -> None:
    assert playing("I:info", "I:NS").refuses(text) == SYNTAX


def test_a_path_and_a_goal_of_the_same_code() -> None:
    """III:NEW+vein is in the box twice: as a path and as a goal."""
    table = given(hands=[["III:NEW+vein"], ["I:axe"]], revealed={"4,4": "III:ESW+vein"})
    assert table.allows("place III:NEW+vein 0,-1")
    assert table.allows("place III:ESW+vein 0,1")
    with pytest.raises(undermine.RecordError, match="only 1"):
        given(hands=[["III:NEW+vein"]], board={"0,-1": "III:NEW+vein"})
