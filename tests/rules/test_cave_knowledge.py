"""Who knows what in the cave, and what is drawn anew when a watcher imagines the rest (C-KNOW)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import undermine
from tests.rules.caves import EXIT, LADDER, LAIR, START, VEIN, dealt, given, goals, walking
from tests.rules.dsl import Table
from undermine.games.cave.box import BOX
from undermine.testing import Walk

EVERYTHING: dict[str, Any] = {
    "hands": [["I:info", "II:NS", "III:rat"], ["I:NE", "I:boots", "II:axe"], ["II:swap"], []],
    "deck": ["II:info", "III:NS"],
    "clans": [["blue", "loyal"], ["blue", "saboteur"], ["yellow", "loyal"], ["yellow", "saboteur"]],
    "aside": [["blue", "loyal"], ["yellow", "loyal"]],
    "goals": goals(EXIT, LADDER, LAIR, VEIN),
    "revealed": {"4,4": EXIT},
    "board": {"0,1": "I:NS+lair", "0,-1": "I:NSW+vein"},
    "dwarfs": ["0,1/NS", START, "4,4/E", "out"],
    "exits": [3],
    "open": [False, False, False, True],
    "nuggets": [1, 2, 3, 4],
    "veins": {"0,-1": 0},
    "monsters": {"goblin": ["0,0/NESW", 2]},
    "webs": {"0,1 N": [1, 1]},
    "boots": [True, False, False, False],
    "axes": [0, 1, 0, 0],
    "limits": [5, 4, 5, 5],
    "down": [False, True, False, False],
    "knows": [["4,-4", 1], [0], [], ["-4,4"]],
}

PUBLIC_STATE: dict[str, Any] = {
    "game": "cave",
    "round": 1,
    "phase": "play",
    "active": 0,
    "turn": 0,
    "board": {
        "-4,-4": "?", "-4,4": "?", "0,-1": "I:NSW+vein", "0,0": "I:NESW+ladder", "0,1": "I:NS+lair", "4,-4": "?", "4,4": EXIT,
    },
    "known": {},
    "goals": {"4,4": EXIT, "4,-4": "?", "-4,4": "?", "-4,-4": "?"},
    "revealed": {"4,4": EXIT},
    "hands": [["I:?", "II:?", "III:?"], ["I:?", "I:?", "II:?"], ["II:?"], []],
    "deck": 2,
    "top": "II",
    "discard": 0,
    "clans": [["blue", "?"], ["blue", "?"], ["yellow", "?"], ["yellow", "saboteur"]],
    "aside": [["blue", "?"], ["yellow", "?"]],
    "dwarfs": ["0,1/NS", START, "4,4/E", "out"],
    "nuggets": [1, 2, 3, 4],
    "scores": [1, 2, 3, 4],
    "bank": 36,
    "open": [False, False, False, True],
    "exits": [3],
    "veins": {"0,-1": 0},
    "monsters": {"goblin": [START, 2]},
    "webs": {"0,1 N": [1, 1]},
    "boots": [True, False, False, False],
    "axes": [0, 1, 0, 0],
    "limits": [5, 4, 5, 5],
    "down": [False, True, False, False],
    "knows": [["4,-4", 1], [0], [], ["-4,4"]],
    "steps": None,
    "stunned": False,
    "attacker": None,
    "result": None,
}  # fmt: skip


def everything() -> Table:
    return given(players=4, **EVERYTHING)


def test_C_KNOW_1_what_everybody_sees() -> None:
    assert everything().view(undermine.PUBLIC) == PUBLIC_STATE


@pytest.mark.parametrize(
    ("seat", "own"),
    [
        (
            0,
            {
                "hands": [["II:NS", "I:info", "III:rat"], ["I:?", "I:?", "II:?"], ["II:?"], []],
                "clans": [["blue", "loyal"], ["blue", "saboteur"], ["yellow", "?"], ["yellow", "saboteur"]],
                "known": {"4,-4": LADDER},
                "goals": {"4,4": EXIT, "4,-4": LADDER, "-4,4": "?", "-4,-4": "?"},
            },
        ),
        (
            1,
            {
                "hands": [["I:?", "II:?", "III:?"], ["I:NE", "I:boots", "II:axe"], ["II:?"], []],
                "clans": [["blue", "loyal"], ["blue", "saboteur"], ["yellow", "?"], ["yellow", "saboteur"]],
            },
        ),
        (
            2,
            {
                "hands": [["I:?", "II:?", "III:?"], ["I:?", "I:?", "II:?"], ["II:swap"], []],
                "clans": [["blue", "?"], ["blue", "?"], ["yellow", "loyal"], ["yellow", "saboteur"]],
            },
        ),
        (
            3,
            {
                "aside": [["blue", "loyal"], ["yellow", "loyal"]],  # it was the first one out
                "known": {"-4,4": LAIR},
                "goals": {"4,4": EXIT, "4,-4": "?", "-4,4": LAIR, "-4,-4": "?"},
            },
        ),
    ],
)
def test_C_KNOW_2_what_one_seat_knows_besides(seat: int, own: dict[str, Any]) -> None:
    assert everything().view(seat) == PUBLIC_STATE | own


@pytest.mark.parametrize(
    "change",
    [
        {"hands": [["I:info", "II:NS", "III:rat"], ["I:NW", "I:web", "II:rat"], ["II:boots"], []]},
        {"deck": ["II:web", "III:EW"]},
        {"clans": [["blue", "loyal"], ["blue", "saboteur"], ["yellow", "saboteur"], ["yellow", "saboteur"]]},
        {"aside": [["blue", "saboteur"], ["yellow", "loyal"]]},
        {"goals": goals(EXIT, LADDER, VEIN, LAIR)},
    ],
)
def test_C_KNOW_3_changing_a_secret_changes_nothing_for_seat_0(change: dict[str, Any]) -> None:
    true, other = everything(), given(players=4, **(EVERYTHING | change))
    moves = ["info goal 4,-4", "place II:NS 0,2", "discard II:NS III:rat", "discard I:info"]
    assert true.view() != other.view() or "deck" in change
    for table in (true, other):
        assert table.view(0) == everything().view(0)
        assert table.game.legal() == everything().game.legal()
    for move in moves:
        one, two = everything().plays(move), given(players=4, **(EVERYTHING | change)).plays(move)
        assert one.view(undermine.PUBLIC) == two.view(undermine.PUBLIC)
        assert one.game.events(undermine.PUBLIC) == two.game.events(undermine.PUBLIC)
        if "deck" not in change:  # a drawn card is seat 0's own
            assert one.view(0) == two.view(0)
            assert one.game.events(0) == two.game.events(0)


def test_C_KNOW_3_a_lost_card_is_known_to_its_former_owner_alone() -> None:
    table = given(hands=[["I:info", "I:NE", "I:NW"], ["I:axe"]], board={"1,0": "I:NS.EW+bridge-EW"})
    table.plays("discard I:info", "step 1,0/EW")
    lost = table.told("lose", 0)[0]["card"]
    assert lost in ("I:NE", "I:NW")
    for watcher in (1, 2, undermine.PUBLIC):
        assert table.told("lose", watcher)[0]["card"] == "I:?"
        assert table.told("discard", watcher)[0]["cards"] == ["I:?"]
        imagined = Counter(table.game.resample(watcher, seed).view()["hands"][0][0] for seed in range(300))
        assert {"I:info", "I:NE", "I:NW"} < set(imagined)  # the lost and the discarded card, for all they know
    own = Counter(table.game.resample(0, seed).view()["hands"][1][0] for seed in range(200))
    assert not set(own) & {"I:info", lost} - {"I:info"}  # there are two of I:info
    assert lost not in own


def test_C_KNOW_R1_backs_are_public() -> None:
    seen = dealt(7, 4).view(undermine.PUBLIC)
    assert seen["hands"] == [["I:?"] * 3 + ["II:?"] * 2] * 7
    assert seen["top"] == "I"
    assert [card[0] for card in seen["aside"]] == [card[0] for card in dealt(7, 4)["aside"]]
    table = given(hands=[["I:info", "II:NS"], ["I:axe"]], deck=["III:NS"]).plays("discard I:info")
    assert table.view(1)["hands"][0] == ["II:?", "III:?"]


def test_C_KNOW_R2_the_discard_pile_is_a_number() -> None:
    table = given(hands=[["I:info", "II:NS"], ["I:axe"]]).plays("discard II:NS I:info")
    for watcher in (None, 0, 1, undermine.PUBLIC):
        assert table.view(watcher)["discard"] == 2
        assert "discards" not in table.view(watcher)


# --- what a swap teaches -----------------------------------------------------------------------------


def swapped(**setup: Any) -> Table:
    """Let seats 0 and 1 swap: 0 gives I:NE, I:NW, II:rat and gets I:axe, II:web, III:NS."""
    setup.setdefault("board", {"1,0": "I:NS.EW+bridge-EW"})
    hands = [["II:swap", "I:NE", "I:NW", "II:rat"], ["I:axe", "II:web", "III:NS"], ["I:boots", "I:NS"]]
    return given(hands=hands, deck=["III:EW", "III:rat", "III:rat"], **setup).plays("swap 1")


def test_C_KNOW_2_a_swap_is_known_to_both() -> None:
    table = swapped()
    assert table.view(0)["hands"][1] == ["I:NE", "I:NW", "II:rat"]
    assert table.view(1)["hands"][0] == ["I:axe", "II:web", "III:NS"]
    assert table.view(2)["hands"][:2] == [["I:?", "II:?", "III:?"], ["I:?", "I:?", "II:?"]]
    assert table.told("receive", 2)[0]["cards"] == ["I:?", "II:?", "III:?"]
    table.plays("halt")
    assert table.view(0)["hands"][1] == ["I:NE", "I:NW", "II:rat", "III:?"]


def test_C_KNOW_2_what_is_seen_leaving_is_struck_out() -> None:
    table = swapped().plays("halt", "place I:NE 0,-1", "halt")
    assert table.view(0)["hands"][1] == ["I:NW", "II:rat", "III:?", "III:?"]


@pytest.mark.parametrize(
    ("move", "left"),
    [("discard I:NE", ["I:?", "II:rat", "III:?", "III:?"]), ("discard II:rat", ["I:NE", "I:NW", "III:?", "III:?"])],
)
def test_C_KNOW_2_a_card_leaving_unseen_hides_its_level(move: str, left: list[str]) -> None:
    table = swapped().plays("halt", move, "halt")
    assert table.view(0)["hands"][1] == left
    assert table.view(1)["hands"][0] == ["I:axe", "II:web", "III:NS"]


def test_C_KNOW_2_a_card_lost_unseen_hides_its_level() -> None:
    table = swapped().plays("step 1,0/EW")
    lost = table.told("lose")[0]["card"]
    level = lost.split(":")[0]
    expected = [card for card in ["I:axe", "II:web", "III:NS"] if card != lost]
    assert len(expected) == 2
    assert not [card for card in table.view(1)["hands"][0] if card.startswith(f"{level}:") and card[-1] != "?"]
    assert table.view(1)["hands"][0] == expected


def test_C_KNOW_2_the_next_swap_moves_the_cards_on() -> None:
    table = given(
        players=4,
        hands=[["II:swap", "I:NE"], ["I:axe", "III:swap"], ["I:boots", "I:NW"], ["I:NS"]],
        deck=["III:EW", "III:rat", "III:NS", "III:NE", "III:NW"],
    ).plays("swap 1")
    assert table.view(1)["hands"][0] == ["I:axe", "III:swap"]
    assert table.view(0)["hands"][1] == ["I:NE", "III:?"]
    table.plays("discard III:EW", "discard I:boots", "discard I:NS", "swap 2")
    assert table.view(0)["hands"][2] == ["I:axe", "III:?"]
    assert table.view(2)["hands"][0] == ["I:NW", "III:NS"]
    assert table.view(1)["hands"][2] == ["I:?", "III:?"]  # what seat 1 gave away has moved on
    assert table.view(1)["hands"][0] == ["I:?", "III:?"]
    assert table.view(0)["hands"][1] == ["I:NE", "III:?"]  # and what lies where it lay is still known


def test_resampling_keeps_what_a_swap_taught() -> None:
    table = swapped().plays("halt")
    for seed in range(30):
        imagined = table.game.resample(0, seed)
        assert imagined.view(0) == table.view(0)
        assert {"I:NE", "I:NW", "II:rat"} < set(imagined.view()["hands"][1])
        assert imagined.view(1)["hands"][0] == ["I:axe", "II:web", "III:NS"]


# --- resampling --------------------------------------------------------------------------------------


def test_resampled_identities_leave_the_game_going_on() -> None:
    """A loyal dwarf is out and the game goes on: of the other two one must be loyal."""
    table = given(
        clans=[["blue", "loyal"], ["blue", "loyal"], ["blue", "saboteur"]],
        hands=[["I:info"], ["I:axe"]],
        dwarfs=["out"],
        exits=[0],
        open=[True],
    )
    seen = Counter(str(Table(table.game.resample(undermine.PUBLIC, seed))["clans"]) for seed in range(200))
    assert len(seen) == 2
    assert not [clans for clans in seen if clans.count("saboteur") == 2]


def test_resampled_identities_agree_with_all_that_is_known() -> None:
    table = everything()
    for seed in range(60):
        clans = Table(table.game.resample(0, seed))["clans"]
        aside = Table(table.game.resample(0, seed))["aside"]
        assert isinstance(clans, list)
        assert isinstance(aside, list)
        assert clans[:2] == [["blue", "loyal"], ["blue", "saboteur"]]
        assert clans[3] == ["yellow", "saboteur"]
        assert [card[0] for card in aside] == ["blue", "yellow"]
        assert sum(card == ["yellow", "saboteur"] for card in clans + aside) == 1


def test_every_hidden_place_gets_every_card_it_could_hold() -> None:
    table = dealt(3, 5)
    known = Counter(table["hands"][0])
    found = Counter(card for seed in range(400) for card in table.game.resample(0, seed).view()["hands"][1])
    possible = {
        code
        for code, count in zip(BOX.codes, BOX.counts, strict=True)
        if code.startswith("I:") and count > known.get(code, 0)
    }
    assert set(found) == possible


@pytest.mark.parametrize("players", [3, 6])
def test_resampled_positions_are_possible(players: int) -> None:
    """No card more often than in the box, five of each level nowhere, gold conserved, all through a game."""
    walk = Walk("cave", players, 9)
    box = Counter(dict(zip(BOX.codes, BOX.counts, strict=True)))
    for number, game in enumerate(walk.steps()):
        if number % 17:
            continue
        for watcher in (undermine.PUBLIC, *range(players)):
            state: Any = game.resample(watcher, number).position
            cards = Counter(BOX.codes[int(card)] for card in state.deck[state.drawn :])
            cards.update(card for hand in state.view(None).describe()["hands"] for card in hand)
            cards.update(BOX.codes[int(state.gone_card(number))] for number in range(int(state.gone)))
            board = state.view(None).describe()
            goals_shown = board["revealed"]
            cards.update(
                BOX.codes[BOX.face_of[code] >> 1]
                for cell, code in board["board"].items()
                if code in BOX.face_of and cell not in goals_shown
            )
            assert cards <= box
            assert Counter(card.split(":")[0] for card in (box - cards).elements()) == {"I": 5, "II": 5, "III": 5}


def test_secrets_of_the_levels_do_not_decide_what_chance_shows() -> None:
    """Whatever the cards are: the same seed takes a card of the same level."""
    hands = [
        [["I:info", "I:NE", "II:NS", "III:NS"], ["I:NE", "I:boots", "II:web", "III:rat"]],
        [["I:info", "I:axe", "II:rat", "III:info"], ["I:axe", "I:NW", "II:EW", "III:goblin"]],
    ]
    for first in hands:
        levels = set()
        for hand in first:
            table = given(hands=[hand, ["I:rat"]], deck=["III:EW"], board={"1,0": "I:NS.EW+bridge-EW"})
            walking(table).plays("step 1,0/EW")
            levels.add(table.told("lose", 1)[0]["card"])
        assert len(levels) == 1
