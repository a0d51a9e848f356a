"""`undermine story`: its form, what it refuses, and that nothing hidden by the rules is told before a game is over."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import undermine
from tests.cli import command
from undermine.cli.story import written
from undermine.lab import arena
from undermine.lab.contest import PLAYERS
from undermine.story.sheet import sheet
from undermine.story.telling import tell

LONELY = 0  # a deal with one saboteur among five in the first round
NAMES = ["Ana", "Ben", "Cyr", "Dan", "Eva", "Fia", "Gus", "Hal"]


def played(game: str, players: int, seed: int, level: str = "miner") -> dict[str, Any]:
    """Return the record of a game that bots played."""
    match = arena.begin(game, players, seed)
    moves: list[str] = []
    arena.play(
        match,
        [PLAYERS[level]] * players,
        arena.streams(seed, players),
        watch=lambda _state, seen, choice: moves.append(seen.text(choice.move)),
    )
    record = undermine.new(game, players, seed).record() | {"moves": moves}
    return record | {"players": NAMES[:players]}


@pytest.fixture(scope="module")
def dwarfs() -> dict[str, Any]:
    return played("saboteur", 5, 7)


def rounds_of(record: dict[str, Any]) -> list[int]:
    """List after how many moves each round of the base game was over."""
    game = undermine.load(record)
    ends = [number for number, events in enumerate(game.by_move()) if any(e["type"] == "round-end" for e in events)]
    assert len(ends) == 3
    return ends


class Done(NamedTuple):
    """How a command ended, as text."""

    returncode: int
    stdout: str
    stderr: str


def run(*words: str) -> Done:
    done = command.undermine(*words)
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def story(file: Path, *more: str) -> Any:
    done = run("story", str(file), "--json", *more)
    assert (done.returncode, done.stderr) == (0, "")
    return json.loads(done.stdout)


@pytest.mark.parametrize(("game", "players"), [("saboteur", 5), ("duel", 2), ("solo", 1), ("cave", 5)])
def test_a_story_has_the_form_of_the_contract(game: str, players: int, tmp_path: Path) -> None:
    record = played(game, players, 11)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    told = story(file)
    assert told["over"]
    assert sum(len(one["guilt"]) for one in told["rounds"]) == len(record["moves"])
    assert isinstance(told["awards"], list)
    for one in told["rounds"]:
        assert len(one["guilt"]) == len(one["chance"])
        assert all(len(row) == players and all(0.0 <= chance <= 1.0 for chance in row) for row in one["guilt"])
        assert all(0.0 <= chance <= (1.0 if told["of"] != "nuggets" else 60.0) for chance in one["chance"])
        assert 0 < len(one["turning"]) <= 3
        assert one["turning"] == sorted({turn["move"] for turn in one["turns"]})
        assert all(0 <= number < len(one["chance"]) for number in one["turning"])
        for turn in one["turns"]:
            assert turn["text"] == record["moves"][one["first"] + turn["move"]]
            before = undermine.load(record | {"moves": record["moves"][: one["first"] + turn["move"]]})
            assert before.turn == turn["seat"]
            assert turn["advice"]["move"] in before.legal()
            state, kind = turn["state"], turn["text"].split()[0]
            assert (state["game"], state["round"]) == (game, one["round"])
            if kind == "place":  # the board as it was, with the card of that move
                _, card, cell = turn["text"].split()
                assert (turn["cell"], state["board"][cell]) == (cell, card)
            elif kind == "rockfall":
                assert turn["cell"] not in state["board"]
            elif kind in ("break", "repair", "discard"):
                assert turn["cell"] is None
            assert len(state["board"]) <= 2 + len(before.view()["board"])
    alone = [(one["taken"], one["possible"]) for one in told["rounds"]]
    if game == "solo":
        assert all(taken <= possible for taken, possible in alone)
        assert sum(taken for taken, _ in alone) == undermine.load(record).result["scores"][0]  # type: ignore[index]
    else:
        assert set(alone) == {(None, None)}
    if game == "solo":
        assert told["rounds"][-1]["chance"][-1] == undermine.load(record).result["scores"][0]  # type: ignore[index]


def test_claims_are_told_true_or_false(dwarfs: dict[str, Any], tmp_path: Path) -> None:
    game = undermine.load(dwarfs)
    end: Any = next(event for event in game.events() if event["type"] == "round-end")
    goals: dict[str, str] = end["goals"]
    roles: list[str] = end["roles"]
    words = [[0, 1, f"claim {cell} gold"] for cell in goals] + [
        [1, 2, "accuse 4"],
        [2, 3, "deny"],
        [2, 3, "ask mend cart"],
    ]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(dwarfs | {"words": words}))
    one = story(file)["rounds"][0]
    assert [claim["true"] for claim in one["claims"]] == ["treasure" in card for card in goals.values()]
    assert [claim["seat"] for claim in one["claims"]] == [1, 1, 1]
    assert [claim["true"] for claim in one["accusations"]] == [roles[4] == "saboteur", roles[3] == "digger"]


def test_the_keenest_nose_is_not_that_of_a_saboteur_who_knew() -> None:
    record = played("saboteur", 5, LONELY, "mole")
    end: Any = next(event for event in undermine.load(record).events() if event["type"] == "round-end")
    (saboteur,) = [seat for seat, role in enumerate(end["roles"]) if role == "saboteur"]
    friend, nose = [seat for seat in range(5) if seat != saboteur][:2]
    words = [[1, saboteur, f"trust {friend}"], [1, nose, f"accuse {saboteur}"]]
    awards = tell(undermine.load(record | {"words": words}))["awards"]
    assert [one["seat"] for one in awards if one["award"] == "nose"] == [nose]
    alone = tell(undermine.load(record | {"words": words[:1]}))["awards"]
    assert all(one["value"] < 0.05 for one in alone if one["award"] == "nose"), (
        "it has said little that it did not know"
    )


def test_a_seat_has_eyes_of_its_own(dwarfs: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(dwarfs))
    plain, own = story(file), story(file, "--seat", "1")
    for without, with_eyes in zip(plain["rounds"], own["rounds"], strict=True):
        assert without["eyes"] is None
        assert without["guilt"] == with_eyes["guilt"]
        role = float(with_eyes["sides"][1] == "saboteur")
        assert all(abs(row[1] - role) < 1e-9 for row in with_eyes["eyes"]["guilt"])
        assert with_eyes["eyes"]["guilt"] != with_eyes["guilt"]


# --- secrets -----------------------------------------------------------------------------------------


def test_a_round_is_told_when_it_is_over_and_not_before(dwarfs: dict[str, Any]) -> None:
    first, second, third = rounds_of(dwarfs)
    whole = tell(undermine.load(dwarfs))
    for moves, finished in ((0, 0), (first - 1, 0), (first, 1), (second - 1, 1), (second, 2), (third, 3)):
        told = tell(undermine.load(dwarfs | {"moves": dwarfs["moves"][:moves]}))
        assert len(told["rounds"]) == finished
        assert told["awards"] == []
        assert all(turn["text"] is None and turn["advice"] is None for one in told["rounds"] for turn in one["turns"])
        for one, then in zip(told["rounds"], whole["rounds"], strict=False):
            assert one["guilt"][: one["played"]] == then["guilt"][: then["played"]]
            assert one["chance"][: one["played"]] == then["chance"][: then["played"]]


@pytest.mark.parametrize("game", ["cave", "duel"])
def test_nothing_of_an_unfinished_round_of_the_others(game: str) -> None:
    record = played(game, 5 if game == "cave" else 2, 3)
    assert tell(undermine.load(record | {"moves": record["moves"][:20]}))["rounds"] == []


@pytest.mark.parametrize("eyes", [None, 0, 3])
@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_changes_a_byte_while_the_game_is_played(seed: int, eyes: int | None) -> None:
    """Cards that nobody but their owner ever saw, thrown away or never played, are exchanged: the story stays the same."""
    record = played("saboteur", 5, 100 + seed, "apprentice")
    record["moves"] = record["moves"][: rounds_of(record)[0] + 2]
    true = open_deal(record)
    other = with_other_secrets(true, eyes)
    assert other != true
    assert [game.result for game in (undermine.load(true), undermine.load(other))] == [None, None]
    told = [json.dumps(tell(undermine.load(one), eyes)) for one in (true, other)]
    assert told[0] == told[1]
    assert len(json.loads(told[0])["rounds"]) == 1


def open_deal(record: dict[str, Any]) -> dict[str, Any]:
    """Write a record's first deal as a setup, so that its secrets can be exchanged, with the moves of its first round."""
    begun = undermine.load(record | {"moves": []})
    setup = begun.to_setup()
    moves = record["moves"][: rounds_of_one(record)]
    return setup | {"players": record["players"], "moves": moves}


def rounds_of_one(record: dict[str, Any]) -> int:
    game = undermine.load(record)
    return next(n for n, events in enumerate(game.by_move()) if any(e["type"] == "round-end" for e in events))


def with_other_secrets(record: dict[str, Any], eyes: int | None) -> dict[str, Any]:
    """Exchange the faces of cards that were never shown to these eyes: those thrown away, and those still in hand or deck."""
    setup = json.loads(json.dumps(record["setup"]))
    places: list[tuple[str, int, int]] = [
        ("hands", seat, i) for seat, hand in enumerate(setup["hands"]) for i in range(len(hand))
    ]
    holding = [[("hands", seat, i) for i in range(len(hand))] for seat, hand in enumerate(setup["hands"])]
    deck = [("deck", 0, i) for i in range(len(setup["deck"]))]
    places += deck

    def face(place: tuple[str, int, int]) -> str:
        kind, seat, i = place
        return str(setup["hands"][seat][i] if kind == "hands" else setup["deck"][i])

    hidden: list[tuple[str, int, int]] = []
    thrown: dict[int, tuple[str, int, int]] = {}
    game = undermine.load(record | {"moves": []})
    for number, move in enumerate(record["moves"]):
        seat = game.turn
        assert seat is not None
        events: list[Any] = list(game.apply(move))
        used = {card for event in events if event["type"] in ("place", "discard") for card in [event["card"]]}
        card = move.split()[1] if move.startswith(("place", "discard")) else None
        if card is not None and used:
            box = game.rules.box
            ways = {card, box.face_codes[box.face_of[card] ^ 1]} if move.startswith("place") else {card}
            place = next(one for one in holding[seat] if face(one) in ways)
        else:
            verb = {"break": "break-", "repair": "", "rockfall": "rockfall", "map": "map"}[move.split()[0]]
            wanted = verb + move.split()[1] if verb == "break-" else verb or move.split()[3]
            place = next(one for one in holding[seat] if face(one) == wanted)
        holding[seat].remove(place)
        if move.startswith("discard") and seat != eyes:
            hidden.append(place)
            thrown[number] = place
        if deck and any(event["type"] == "draw" for event in events):
            holding[seat].append(deck.pop(0))
    faces = [face(place) for place in hidden]
    turned = faces[1:] + faces[:1]
    for (kind, seat, i), code in zip(hidden, turned, strict=True):
        if kind == "hands":
            setup["hands"][seat][i] = code
        else:
            setup["deck"][i] = code
    moves = list(record["moves"])
    for number, place in thrown.items():
        moves[number] = f"discard {face(place)}"
    return record | {"setup": setup, "moves": moves}


def test_what_was_possible_alone_is_told_when_the_deck_may_be_open() -> None:
    """It follows from the deck, and from goals that are still unknown when the next round runs."""
    record = played("solo", 1, 11, "apprentice")
    game = undermine.load(record)
    second = next(
        number for number, events in enumerate(game.by_move()) if number and any(e["type"] == "round" for e in events)
    )
    begun = tell(undermine.load(record | {"moves": record["moves"][: second + 3]}))
    assert [(one["taken"], one["possible"]) for one in begun["rounds"]] == [(None, None)]
    assert all(turn["text"] is None for one in begun["rounds"] for turn in one["turns"])
    whole = tell(game)
    assert all(isinstance(one["possible"], int) for one in whole["rounds"])
    assert whole["rounds"][0]["possible"] >= 1  # type: ignore[operator]
    assert "% of what was possible" in written(whole, "en")
    assert "% of what was possible" in sheet(whole, "en")
    assert "of what was possible" not in written(begun, "en") + sheet(begun, "en")


def test_a_turning_move_shows_what_everybody_saw_and_the_goals_that_the_round_laid_open(dwarfs: dict[str, Any]) -> None:
    first = rounds_of(dwarfs)[0]
    told = tell(undermine.load(dwarfs | {"moves": dwarfs["moves"][:first]}))
    ended = undermine.load(dwarfs | {"moves": dwarfs["moves"][:first]})
    end: Any = next(event for event in ended.events() if event["type"] == "round-end")
    for one in told["rounds"]:
        for turn in one["turns"]:
            then = undermine.load(dwarfs | {"moves": dwarfs["moves"][: one["first"] + turn["move"] + 1]})
            public: Any = then.view(undermine.PUBLIC)
            covered = {cell: card for cell, card in end["goals"].items() if public["board"].get(cell) == "?"}
            if public["round"] == one["round"]:
                assert turn["state"] == {**public, "known": covered}
            assert all(card == "?" for hand in turn["state"]["hands"] for card in hand)


# --- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not JSON"),
        ("[]", "a record is an object"),
        ('{"format": "undermine/2"}', "unknown"),
        ('{"format": "undermine/1", "game": "whist"}', "unknown"),
    ],
)
def test_a_bad_record_is_one_line(text: str, words: str, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)
    refused(run("story", str(file), "--json"), words)


def refused(done: Done, words: str) -> None:
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_bad_move_word_seat_and_file_are_one_line(dwarfs: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(dwarfs | {"moves": [*dwarfs["moves"][:3], "place NESW 30,30"]}))
    refused(run("story", str(file)), "move 4 of 4")
    file.write_text(json.dumps(dwarfs | {"words": [[0, 1, "claim 8,2 exit"]]}))
    refused(run("story", str(file)), "word")
    file.write_text(json.dumps(dwarfs))
    refused(run("story", str(file), "--seat", "5"), "no seat 5")
    refused(run("story", str(file), "--seat", "-1"), "no seat -1")
    refused(run("story", str(file), "--seat", "two"), "whole number")
    refused(run("story", str(tmp_path / "none.json")), "cannot read")
    refused(run("story", str(file), "--json", "--html", "x"), "not allowed")


def test_text_and_html(dwarfs: dict[str, Any], tmp_path: Path) -> None:
    file, out = tmp_path / "record.json", tmp_path / "story.html"
    file.write_text(json.dumps(dwarfs | {"players": ["<b>Ana", *NAMES[1:5]]}))
    for language in ("en", "cs", "sk", "hu", "de"):
        done = run("story", str(file), "--lang", language)
        assert done.returncode == 0
        assert "<b>Ana" in done.stdout
        assert not any(mark in done.stdout for mark in ("<story", "⟦", "{"))
    done = run("story", str(file), "--html", str(out), "--lang", "en")
    assert (done.returncode, done.stdout) == (0, "")
    page = out.read_text(encoding="utf-8")
    assert "<b>Ana" not in page.replace("&lt;b&gt;Ana", "")
    assert page.count("<svg") == 6
    assert page.count("<pre") == sum(len(one["turns"]) for one in story(file)["rounds"])
    assert page.count("<table") == 6
    assert "http" not in page
