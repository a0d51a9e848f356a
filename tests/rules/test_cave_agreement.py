"""Ending by agreement: who may propose it and when, how everybody is asked, and what it ends (C-END-3, C-END-R3)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undermine
from tests.rules.caves import EXIT, LADDER, LAIR, VEIN, dealt, goals, record, walking
from tests.rules.dsl import SYNTAX, Table
from undermine.testing import Walk

HANDS = [["I:info", "I:NE"], ["I:web", "I:NW"], ["I:boots"]]


def agreeable(players: int = 3, *, agree: str = "on", **setup: Any) -> Table:
    """Build a position of a table that offers the agreement."""
    setup.setdefault("hands", HANDS)
    return Table(undermine.load(record(players, "immediate", setup, [], agree=agree)))


def asked(table: Table) -> tuple[object, ...]:
    return table["phase"], table["active"], table["turn"], table["proposed"], table["agreed"]


# --- C-END-3 -----------------------------------------------------------------------------------------


def test_C_END_3_all_agree_and_the_game_is_over() -> None:
    table = agreeable(nuggets=[3, 2, 1], exits=[1], dwarfs=["0,0/NESW", "out"], open=[False, True], knows=[["4,4"]])
    table.plays("propose", "agree", "agree")
    assert [event["type"] for event in table.events] == ["agree", "game-end"]
    assert (table["phase"], table["turn"], table["active"]) == ("over", None, None)
    assert table["result"]["reason"] == table.events[1]["reason"] == "all agree that nobody gets out any more"
    assert table["nuggets"] == [0, 2, 0], "C-SCORE-1: gold that is inside is lost"
    assert table["open"] == [True] * 3
    assert (table["proposed"], table["agreed"], table.legal()) == (False, [], [])
    assert {table.refuses(move) for move in ("propose", "agree", "decline")} == {"C-TURN-1"}


def test_C_END_3_nobody_out_nobody_wins() -> None:
    table = agreeable().plays("propose", "agree", "agree")
    assert (table["result"]["winners"], table["result"]["values"]) == ([], {"blue": 0, "yellow": 0})


def test_C_END_3_off_unless_the_table_offers_it() -> None:
    for table in (agreeable(agree="off"), dealt()):
        assert table.legal("propose") == []
        assert table.refuses("propose") == "C-END-3"
        assert table.refuses("agree") == table.refuses("decline") == "C-TURN-1"
        assert not {"proposed", "agreed"} & set(table.view())
        assert "agree" not in table.game.options
        assert table.refuses("propose 1") == table.refuses("end") == SYNTAX
    assert dealt(agree="on")["agreed"] == []
    with pytest.raises(undermine.RecordError, match="agree"):
        dealt(agree="maybe")


# --- C-END-R3 ----------------------------------------------------------------------------------------


def test_C_END_R3_everybody_else_is_asked_in_turn_order() -> None:
    table = agreeable(
        4,
        turn=2,
        hands=[[], ["I:web"], ["I:info"], []],
        exits=[3],
        dwarfs=["0,0/NESW"] * 3 + ["out"],
        open=[False] * 3 + [True],
    )
    assert asked(table) == ("play", 2, 2, False, [])
    assert asked(table.plays("propose")) == ("vote", 2, 3, True, [])
    assert [(event["type"], event["seat"]) for event in table.events] == [("propose", 2)]
    assert table.legal() == ["agree", "decline"], "a seat without cards or outside is asked like everybody"
    assert asked(table.plays("agree")) == ("vote", 2, 0, True, [3])
    assert [(event["type"], event["seat"]) for event in table.events] == [("agree", 3)]
    assert asked(table.plays("agree")) == ("vote", 2, 1, True, [3, 0])
    assert [table.view(watcher)["agreed"] for watcher in (0, 1, undermine.PUBLIC)] == [[3, 0]] * 3
    assert table.plays("agree")["phase"] == "over"


def test_C_END_R3_one_decline_and_play_goes_on() -> None:
    table = agreeable(players=4, hands=[*HANDS, ["I:axe"]])
    others = table.legal()
    table.plays("propose", "agree", "decline")
    assert [(event["type"], event["seat"]) for event in table.events] == [("decline", 2)]
    assert asked(table) == ("play", 0, 0, True, []), "seat 3 is not asked any more"
    assert table.legal() == [move for move in others if move != "propose"]
    assert table.plays("discard I:info")["turn"] == 1


def test_C_END_R3_at_most_once_in_a_turn() -> None:
    table = agreeable().plays("propose", "decline")
    assert table.refuses("propose") == "C-END-3"
    table.plays("discard I:info")
    assert asked(table) == ("play", 1, 1, False, [])
    table.plays("propose", "decline", "discard I:web", "discard I:boots")
    assert asked(table.plays("propose")) == ("vote", 0, 1, True, [])


def test_C_END_R3_before_the_card_and_in_the_own_turn() -> None:
    table = walking(agreeable(board={"0,1": "I:NS"}))
    assert table["phase"] == "walk"
    assert table.refuses("propose") == "C-TURN-1"
    voting = agreeable().plays("propose")
    for move in ("propose", "discard I:info", "halt", "cut 0,0 N", "place I:NE 0,-1", "strike"):
        assert voting.refuses(move) == "C-TURN-1"
    cutting = agreeable(axes=[2], webs={"0,0 N": [2, 1]}).plays("cut 0,0 N", "propose", "decline")
    assert cutting.plays("cut 0,0 N")["phase"] == "play"


def test_C_END_R3_nothing_but_the_vote_changes() -> None:
    table = agreeable(board={"0,1": "I:NS"}, knows=[["4,4"]])
    before = table.view()
    table.plays("propose", "decline")
    changed = {key for key, value in table.view().items() if value != before[key]}
    assert changed == {"proposed"}
    untouched = agreeable(board={"0,1": "I:NS"}, knows=[["4,4"]]).plays("discard I:info", "halt")
    assert table.plays("discard I:info", "halt").view() == untouched.view()


def test_C_END_R3_the_game_does_not_judge_whether_it_is_true() -> None:
    """A dwarf one step from the way out, before everybody's eyes: whoever agrees has agreed."""
    setup: dict[str, Any] = {"revealed": {"4,4": EXIT}, "goals": goals(EXIT, LADDER, LAIR, VEIN)}
    setup |= {"board": {"3,4": "I:EW"}, "dwarfs": ["4,4/W"]}
    assert agreeable(**setup).plays("propose", "agree", "agree")["phase"] == "over"


def test_C_END_R3_records_copies_and_guesses_keep_the_vote() -> None:
    table = agreeable(players=4, hands=[*HANDS, ["I:axe"]]).plays("propose", "agree")
    game = table.game
    assert game.record()["options"] == {"first": "random", "end": "immediate", "agree": "on"}
    again = undermine.load(json.loads(json.dumps(game.record())))
    for other in (again, game.clone(), *(game.resample(seat, 5) for seat in range(4))):
        assert (other.turn, other.phase, other.legal()) == (2, "vote", ["agree", "decline"])
        other.apply("decline")
        assert "propose" not in other.legal()
    assert asked(table) == ("vote", 0, 2, True, [1])


def test_C_END_R3_a_setup_is_never_in_a_vote() -> None:
    setups: list[dict[str, Any]] = [{"proposed": True}, {"agreed": [1]}, {"phase": "vote"}]
    for setup in setups:
        with pytest.raises(undermine.RecordError, match=next(iter(setup))):
            agreeable(**setup)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_C_END_R3_random_games_end(players: int) -> None:
    """With somebody who always proposes and somebody who always declines, turns do not get longer for ever."""
    game = Walk("cave", players, players, agree="on").game
    turns = proposals = 0
    while game.turn is not None:
        legal = game.legal()
        if "propose" in legal:
            proposals += 1
            game.apply("propose")
        elif "decline" in legal:
            game.apply("decline")
        else:
            turns += game.phase == "play"
            game.apply("halt" if "halt" in legal else legal[0])
    assert 0 < proposals <= 67
    assert turns == proposals
