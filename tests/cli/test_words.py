"""Words: their canonical texts, when each can be said, what stands, what is true, and how records hold them."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

import undermine
from tests.cli import command
from undermine import Game, RecordError, WordError
from undermine.words import SENTENCES, Accuse, ClaimGoal, ClaimSeat, Trust, read

ROAD = ["1,0", "2,0", "3,0", "4,0", "5,0", "6,0"]

TEXTS = {
    "saboteur": [
        "claim 8,2 gold",
        "claim 8,-2 stone",
        "accuse 2",
        "trust 2",
        "ask mend cart",
        "ask dig 3,-1",
        "ask leave 8,0",
        "deny",
        "unsay claim 8,2",
        "unsay accuse 2",
        "unsay trust 2",
    ],
    "cave": [
        "claim 4,4 exit",
        "claim -4,4 other",
        "claim 2 loyal",
        "claim 2 saboteur",
        "accuse 2",
        "trust 2",
        "ask dig 0,1",
        "ask leave 4,-4",
        "deny",
        "unsay claim -4,-4",
        "unsay accuse 2",
        "unsay trust 2",
    ],
}


def setup(**changes: object) -> dict[str, Any]:
    """Return the setup of a game for four: seat 1 is the saboteur, the treasure lies in the middle, the upper goal is turned."""
    return {
        "format": "undermine/1",
        "game": "saboteur",
        "players": ["Ana", "Ben", "Cyr", "Dan"],
        "setup": {
            "roles": ["digger", "saboteur", "digger", "digger"],
            "goals": {"8,2": "NE+stone", "8,0": "NESW+treasure", "8,-2": "NW+stone"},
            "revealed": {"8,2": "NE+stone"},
            "hands": [["fix-cart"], ["map"], ["map"], ["rockfall"]],
            "deck": ["EW", "NS", "NS", "NSW"],
            **changes,
        },
    }


def refused(game: Game, seat: int, text: object) -> str:
    """Say a word that must be refused; return why, after making sure that nothing was said."""
    before = game.words
    with pytest.raises(WordError) as why:
        game.say(seat, text)
    assert game.words == before
    assert why.value.message == SENTENCES[why.value.key]
    return why.value.key


@pytest.mark.parametrize("name", TEXTS)
def test_every_word_is_read_and_written_as_it_stands(name: str) -> None:
    for text in TEXTS[name]:
        assert str(read(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "claim", "claim 8,2", "claim 8,2 silver", "claim 8,02 gold", "claim -0,2 gold", "claim +8,2 gold", "claim 8, 2 gold",
        "claim 8,2 gold ", " deny", "Deny", "deny 1", "accuse", "accuse 01", "accuse -1", "accuse 1 2", "accuse x",
        "ask mend hat", "ask cart", "ask dig 8", "ask  dig 8,2", "unsay deny", "unsay claim 2", "unsay ask dig 8,2",
        "claim 2 gold", "claim 8,2 loyal", "unsay claim 8,2 gold", "place NS 0,1", "accuse \u0662", "deny\n",
        "ask dig " + "9" * 5000 + ",0", 7, None, ["deny"], b"deny",
    ],
)  # fmt: skip
def test_anything_else_is_no_word(text: object) -> None:
    game = undermine.load(setup())
    assert refused(game, 0, text) == "word-unknown"


def test_a_word_of_another_game_is_refused_as_such() -> None:
    base, cave = undermine.load(setup()), undermine.new("cave", players=5, seed=1)
    for text in ("claim 8,0 exit", "claim 8,0 other", "claim 2 loyal", "claim 2 saboteur"):
        assert refused(base, 0, text) == "word-other-game"
    for text in ("claim 4,4 gold", "claim 4,4 stone", "ask mend cart"):
        assert refused(cave, 0, text) == "word-other-game"


@pytest.mark.parametrize(("name", "players"), [("duel", 2), ("solo", 1)])
def test_where_nothing_is_hidden_from_each_other_there_are_no_words(name: str, players: int) -> None:
    game = undermine.new(name, players=players, seed=1)
    assert refused(game, 0, "deny") == "word-none"
    with pytest.raises(RecordError, match=f"is no word of {name}"):
        undermine.load({**game.record(), "words": [[0, 0, "deny"]]})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("accuse 4", "word-seat"),
        ("trust 9", "word-seat"),
        ("accuse 0", "word-self"),
        ("trust 0", "word-self"),
        ("claim 8,2 gold", "word-turned"),
        ("ask dig 8,2", "word-turned"),
        ("unsay claim 8,2", "word-turned"),
        ("claim 1,0 gold", "word-goal"),
        ("ask dig 40,0", "word-far"),
        ("ask leave 0,-9999", "word-far"),
        ("unsay accuse 1", "word-unsaid"),
        ("unsay trust 1", "word-unsaid"),
        ("unsay claim 8,0", "word-unsaid"),
    ],
)
def test_what_cannot_be_said_is_refused_with_its_own_sentence(text: str, why: str) -> None:
    assert refused(undermine.load(setup()), 0, text) == why


def test_a_seat_that_does_not_exist_says_nothing() -> None:
    game = undermine.load(setup())
    assert {refused(game, seat, "deny") for seat in (-1, 4)} == {"word-seat"}


def test_about_a_shown_clan_card_nothing_is_claimed_but_its_owner_may_still_be_accused() -> None:
    game = undermine.load(
        {
            "format": "undermine/1",
            "game": "cave",
            "players": ["Ana", "Ben", "Cyr", "Dan", "Eva"],
            "setup": {"hands": [["I:NS"], [], [], [], []], "open": [False, True, False, False, False]},
        }
    )
    assert refused(game, 0, "claim 1 loyal") == "word-open"
    assert refused(game, 1, "claim 1 loyal") == "word-self"
    game.say(0, "accuse 1")
    game.say(1, "claim 0 loyal")


def test_words_are_said_only_while_a_round_runs() -> None:
    game = undermine.load(
        setup(
            board=dict(zip(ROAD, [*["EW"] * 2, *["NESW"] * 4], strict=True)),
            deck=[],
            hands=[["EW"], ["map"], ["map"], ["rockfall"]],
        )
    )
    game.say(3, "trust 2")
    game.apply("place EW 7,0")
    assert game.phase == "draft"
    assert {refused(game, 0, text) for text in ("deny", "accuse 1", "ask dig 3,3")} == {"word-round"}
    while game.phase == "draft":
        game.apply(game.legal()[0])
    assert game.view()["round"] == 2
    assert refused(game, 3, "unsay trust 2") == "word-unsaid"  # cleared with the round
    game.say(3, "accuse 2")
    assert [(said.before, said.round) for said in game.said()] == [(0, 1), (game.played, 2)]
    assert [said.text for said in game.said(2)] == ["accuse 2"]


def test_what_a_seat_stands_by() -> None:
    game = undermine.load(setup())
    for text in ("claim 8,0 gold", "claim 8,-2 stone", "claim 8,0 stone", "trust 2", "accuse 2", "accuse 1", "deny"):
        game.say(0, text)
    game.say(3, "claim 8,0 gold")
    assert game.standing() == [
        {"goal 8,-2": ClaimGoal("8,-2", "stone"), "goal 8,0": ClaimGoal("8,0", "stone"), "seat 2": Accuse(2), "seat 1": Accuse(1)},
        {},
        {},
        {"goal 8,0": ClaimGoal("8,0", "gold")},
    ]  # fmt: skip
    assert refused(game, 0, "unsay trust 2") == "word-unsaid"  # the accusation took its place
    game.say(0, "unsay accuse 2")
    game.say(0, "unsay claim 8,-2")
    assert list(game.standing()[0]) == ["goal 8,0", "seat 1"]
    assert refused(game, 0, "unsay accuse 2") == "word-unsaid"


def test_what_is_true() -> None:
    game = undermine.load(setup())
    said = {
        text: game.say(0, text).true
        for text in (
            *("claim 8,0 gold", "claim 8,0 stone", "claim 8,-2 gold", "claim 8,-2 stone"),
            *("accuse 1", "accuse 2", "trust 1", "trust 2", "ask dig 1,0", "deny"),
        )
    }
    right = ["claim 8,0 gold", "claim 8,-2 stone", "accuse 1", "trust 2", "deny"]
    assert [text for text, true in said.items() if true] == right
    assert [text for text, true in said.items() if true is None] == ["ask dig 1,0"]
    assert game.say(1, "deny").true is False
    dark = undermine.new("cave", players=5, seed=1)
    view: Any = dark.view()
    for cell, code in view["goals"].items():
        assert dark.say(0, f"claim {cell} exit").true == code.endswith("+exit")
        assert dark.say(0, f"claim {cell} other").true != code.endswith("+exit")
    for seat in range(1, 5):
        identity = view["clans"][seat][1]
        assert dark.say(0, f"claim {seat} loyal").true == (identity == "loyal")
        assert dark.say(0, f"claim {seat} saboteur").true == (identity == "saboteur")
        assert dark.say(0, f"accuse {seat}").true == (identity == "saboteur")
    assert ClaimSeat(1, "loyal") not in dark.standing()[0].values()
    assert Trust(1) not in dark.standing()[0].values()


def test_a_record_holds_the_words_and_gives_them_back() -> None:
    game = undermine.new("saboteur", players=4, seed=3)
    assert "words" not in game.record()
    game.say(1, "claim 8,2 gold")
    game.apply(game.legal()[0])
    game.say(2, "accuse 1")
    game.say(1, "deny")
    record = game.record()
    assert record["words"] == [[0, 1, "claim 8,2 gold"], [1, 2, "accuse 1"], [1, 1, "deny"]]
    again = undermine.load(json.loads(json.dumps(record)))
    assert (again.words, again.view(), again.record()) == (game.words, game.view(), record)
    assert again.said() == game.said()
    assert pickle.loads(pickle.dumps(game)).said() == copy.copy(game).said() == game.said()
    assert "words" not in game.to_setup()
    assert game.view() == undermine.load({**record, "words": []}).view()  # they change nothing in the game


def test_a_copy_goes_its_own_way() -> None:
    game = undermine.load(setup())
    game.say(0, "accuse 1")
    copied = game.clone()
    copied.say(1, "deny")
    assert (len(game.words), len(copied.words)) == (1, 2)


def test_an_imagined_game_has_heard_the_words_and_knows_no_truth() -> None:
    game = undermine.new("saboteur", players=4, seed=3)
    game.say(1, "claim 8,2 gold")
    imagined = game.resample(0, seed=5)
    imagined.say(0, "accuse 1")
    assert imagined.words == [(0, 1, "claim 8,2 gold"), (0, 0, "accuse 1")]
    assert [said.true for said in imagined.said()] == [None, None]


@pytest.mark.parametrize(
    "words",
    [
        "deny", {}, [7], [[0, 1]], [[0, 1, "deny", 2]], [["0", 1, "deny"]], [[0, True, "deny"]], [[0, 1, 7]], [[0.0, 1, "deny"]],
        [[0, 4, "deny"]], [[0, -1, "deny"]], [[-1, 0, "deny"]], [[2, 0, "deny"]], [[1, 0, "deny"], [0, 0, "deny"]],
        [[0, 0, "claim 8,0 exit"]], [[0, 0, "hello"]], [[0, 0, "accuse 0"]], [[0, 0, "accuse 4"]], [[0, 0, "claim 8,2 gold"]],
        [[0, 0, "unsay trust 1"]], [[0, 0, "deny"]] * 10_001,
    ],
)  # fmt: skip
def test_a_bad_word_makes_the_record_bad(words: object) -> None:
    record = {**setup(), "moves": ["discard fix-cart"], "words": words}
    with pytest.raises(RecordError, match=r"^words: "):
        undermine.load(record)
    done = command.undermine("replay", "-", stdin=json.dumps(record))
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)


def test_replay_tells_the_words_that_were_said_by_then() -> None:
    record = {
        **setup(),
        "moves": ["discard fix-cart", "place NS 0,9"],
        "words": [[0, 2, "trust 0"], [1, 0, "deny"], [2, 3, "deny"]],
    }
    status, answer = command.replay(record, "--seat", "1")
    assert (status, answer["applied"], answer["words"]) == (1, 1, [[0, 2, "trust 0"], [1, 0, "deny"]])
    assert "words" not in command.replay(setup())[1]
