"""Bots from outside: found by name, shown their seat's view alone, and stopped with a sentence where they fail."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from types import FunctionType, ModuleType
from typing import Any

import pytest

import undermine
from tests.bots.own import guests
from undermine.bots import LEVELS, BotError, Choice, Seen, decide, find, named
from undermine.bots.levels import Choose
from undermine.catalogue import names
from undermine.games.cave.view import CaveView
from undermine.kernel.game import Position, Rules, View
from undermine.kernel.rng import Rng
from undermine.lab import simulate, tournament
from undermine.lab.arena import begin, play, round_over, streams

OWN = "tests.bots.own.guests"
SEATS = {"saboteur": 5, "duel": 2, "solo": 1, "cave": 4}


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("bot", ["first", "any_move", "packed", "reasoned"])
def test_a_function_of_ones_own_plays_every_game(game: str, bot: str) -> None:
    seats = SEATS[game]
    match = begin(game, seats, 7)
    play(match, [find(f"{OWN}:{bot}")] * seats, streams(7, seats))
    assert match.position.outcome() is not None


@pytest.mark.parametrize("game", names())
def test_what_a_bot_sees_is_the_contract_and_no_more(game: str) -> None:
    """The arena's `seen` is, field by field, what the public interface tells that seat."""
    seats = SEATS[game]
    beside = undermine.new(game, seats, 7)
    seen_by: set[int] = set()

    def compare(seen: Seen, rng: Rng) -> str:
        assert seen.seat == beside.turn
        assert seen.game == game
        assert seen.legal == beside.legal()
        assert seen.state == beside.view(seen.seat)
        assert seen.events == beside.events(seen.seat)
        assert list(seen.words) == []
        seen_by.add(seen.seat)
        move = seen.legal[rng.below(len(seen.legal))]
        beside.apply(move)
        return move

    play(begin(game, seats, 7), [named.Guest("compare", compare).choose] * seats, streams(7, seats))
    assert beside.turn is None
    assert seen_by == set(range(seats))


def reachable(thing: object, met: dict[int, object]) -> Iterator[object]:
    """Yield whatever can be reached from a thing by its attributes and entries; what all games share is left out."""
    if id(thing) in met or isinstance(thing, (str, int, float, bytes, type, ModuleType, FunctionType, Rules)):
        return
    met[id(thing)] = thing
    yield thing
    if isinstance(thing, dict):
        inside: list[object] = [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple, set)):
        inside = list(thing)
    elif type(thing).__module__.startswith("undermine"):
        inside = [getattr(thing, name, None) for name in dir(thing) if not name.startswith("__")]
        inside = [each for each in inside if not callable(each)]
    else:
        inside = []
    for each in inside:
        yield from reachable(each, met)


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("others", ["miner", "apprentice"])
def test_a_spy_among_bots_finds_nothing_that_is_not_its_own(game: str, others: str) -> None:
    """The spy goes through all that it is handed: no position, no other's view, and no notes but those it wrote itself."""
    seats = SEATS[game]
    looked: list[int] = []
    match = begin(game, seats, 11)

    def spy(seen: Seen, rng: Rng) -> str:
        mine = seen.notes.pop("mine", None)
        assert mine == (seen.seat if seen.seat in looked else None)
        assert seen.notes == {}
        for thing in reachable(seen, {}):
            if isinstance(thing, Position):  # the cave's view keeps what everybody knows as a position of its own
                assert isinstance(seen.view, CaveView)
                assert thing is seen.view.public
                assert {card for seat in range(seats) for card in seen.view.public.hand(seat)} <= {0}  # sizes alone
            assert thing is not match.position
            assert not isinstance(thing, View) or thing.watcher == seen.seat
        seen.notes["mine"] = seen.seat
        looked.append(seen.seat)
        return seen.legal[rng.below(len(seen.legal))]

    spies: list[Choose] = [
        named.Guest("spy", spy).choose if seat % 2 == 0 else LEVELS[others].choose for seat in range(seats)
    ]
    play(match, spies, streams(11, seats), round_over if game == "saboteur" else None)
    assert set(looked) == set(range(0, seats, 2))
    assert len(looked) > 5


def test_a_spy_that_is_a_bare_function_is_a_guest_too() -> None:
    def spy(seen: Seen, rng: Rng) -> Choice:
        assert seen.notes == {}
        return Choice(seen.moves[0])

    play(begin("saboteur", 5, 3), [LEVELS["miner"].choose, spy] * 2 + [spy], streams(3, 5), round_over)


def test_a_spy_that_is_handed_a_position_sees_it() -> None:
    """The search above finds what it looks for."""
    game = undermine.new("saboteur", 3, 7)
    notes: dict[str, object] = {"story": [{"deep": game.position}]}
    seen = Seen(game.rules, game.look(0), game.position.window, 0, [], [], notes)
    assert any(isinstance(thing, Position) for thing in reachable(seen, {}))


WRONG = {
    "raises": "guests:raises failed: KeyError: 'lantern' (guests.py, line",
    "steers": "guests:steers failed: ValueError: all [2Jgone and more (guests.py, line",
    "nonsense": "guests:nonsense answered 'dig deeper', which is none of its ",
    "nothing": "guests:nothing answered 'None', which is none of its ",
    "number": "which is none of its ",
    "illegal": "which is none of its ",
    "leaves": "guests:leaves failed: SystemExit: 0 (guests.py, line",
    "mute": "guests:mute failed: Mute: nothing that can be written (guests.py, line",
    "poses": "guests:poses answered 'dig deeper', which is none of its ",
    "odd": "guests:odd answered with a list, which is none of its ",
    "forges": "which is none of its ",
    "forges_text": "guests:forges_text answered 'dig deeper', which is none of its ",
    "hangs": "guests:hangs did not answer within 0.3 seconds",
}
UNLOADED = {
    "missing": "cannot be loaded: AttributeError",
    "NOT_A_FUNCTION": "is no function: a bot is choose(seen, rng)",
    "promises": "is async: a bot is a plain function, choose(seen, rng)",
}


@pytest.mark.parametrize(("bot", "sentence"), WRONG.items())
@pytest.mark.parametrize("command", ["tournament", "simulate"])
def test_a_bot_that_fails_stops_the_command_with_a_sentence(
    bot: str,
    sentence: str,
    command: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("UNDERMINE_BOT_SECONDS", "0.3")
    if command == "tournament":
        run, words = tournament.main, ["saboteur", "--deals", "1", "--entrants", f"mole,{OWN}:{bot}"]
    else:
        run, words = simulate.main, ["saboteur", "--games", "1", "--players", "3", "--level", f"{OWN}:{bot}"]
    assert run([*words, "--workers", "1"]) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert said.count("\n") == 1
    assert "Traceback" not in said


@pytest.mark.parametrize(("bot", "sentence"), UNLOADED.items())
def test_a_bot_that_cannot_be_loaded_is_refused_before_anything_is_played(
    bot: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        tournament.main(["duel", "--deals", "1", "--entrants", f"{OWN}:{bot}", "--workers", "1"])
    assert left.value.code == 2
    said = capsys.readouterr()
    assert sentence in said.err
    assert said.out == ""


def test_the_sentence_names_the_deal() -> None:
    with pytest.raises(BotError, match=r"\(duel, 2 players, deal 7, seat 0, after 0 moves\)$"):
        play(begin("duel", 2, 7), [find(f"{OWN}:nonsense")] * 2, streams(7, 2))


def test_a_tournament_with_a_guest_on_two_processes(capsys: pytest.CaptureFixture[str]) -> None:
    words = f"duel --deals 2 --entrants mole,{OWN}:any_move --workers 2"
    assert tournament.main(words.split()) == 0
    printed = capsys.readouterr().out
    assert f"| {OWN}:any_move | mole |" in printed
    assert tournament.main(f"solo --deals 2 --entrants {OWN}:first,mole --workers 1".split()) == 0
    assert f"| {OWN}:first |" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("bot", "sentence"), [("raises", "failed: KeyError"), ("mute", "failed: Mute"), ("leaves", "failed: SystemExit")]
)
def test_a_guest_that_fails_in_another_process_is_told_of(
    bot: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tournament.main(f"duel --deals 4 --entrants mole,{OWN}:{bot} --workers 2".split()) == 2
    said = capsys.readouterr().err
    assert f"{bot} {sentence}" in said
    assert "Traceback" not in said


def test_a_guest_that_takes_its_process_with_it_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    assert tournament.main(f"duel --deals 4 --entrants mole,{OWN}:dies --workers 2".split()) == 2
    said = capsys.readouterr().err
    assert "ended in the middle of a deal" in said
    assert said.count("\n") == 1


def test_what_a_bot_prints_does_not_stand_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    """And a text or a number of NumPy's is an answer like any other."""
    assert tournament.main(f"solo --deals 1 --entrants {OWN}:prints,{OWN}:numbered --workers 1".split()) == 0
    told = capsys.readouterr()
    assert "what a hand" not in told.out
    assert "what a hand" in told.err
    assert f"| {OWN}:prints |" in told.out


def test_decide_takes_every_name() -> None:
    game = undermine.new("saboteur", 3, 7)
    answer = decide(game.record(), 0, f"{OWN}:reasoned", 1)
    assert answer["move"] == game.legal()[-1]
    assert answer["why"] == "The bot thinks this move is best."
    assert decide(game.record(), 0, f"{OWN}:packed", 1)["why"] == "Any move will do."
    with pytest.raises(BotError, match="nobody is called 'giant'; there are mole, apprentice, miner, foreman, master"):
        decide(game.record(), 0, "giant", 1)


@pytest.mark.parametrize(
    "name", ["", ":", "a:", ":b", "a:b:c", "a b:c", "../x:y", "no.such.module:choose", "os:getcwd()"]
)
def test_a_name_that_is_nobodys_is_refused(name: str) -> None:
    with pytest.raises(BotError):
        find(name)


def test_a_module_of_the_working_directory_is_found(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lonely_bot.py").write_text("def choose(seen, rng):\n    return seen.legal[0]\n", encoding="utf-8")
    (tmp_path / "broken_bot.py").write_text("raise RuntimeError('not yet')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    game = undermine.new("solo", 1, 7)
    assert decide(game.record(), 0, "lonely_bot:choose", 1)["move"] == game.legal()[0]
    (tmp_path / "leaving_bot.py").write_text("import sys\nsys.exit(0)\n", encoding="utf-8")
    with pytest.raises(BotError, match=r"cannot be loaded: SystemExit: 0 \(leaving_bot.py, line 2\)"):
        find("leaving_bot:choose")
    with pytest.raises(BotError, match=r"cannot be loaded: RuntimeError: not yet \(broken_bot.py, line 1\)"):
        find("broken_bot:choose")


def test_an_installed_bot_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("my-digger", f"{OWN}:first", named.GROUP)
    monkeypatch.setattr(named, "entry_points", lambda group: [entry] if group == named.GROUP else [])
    game = undermine.new("solo", 1, 7)
    assert decide(game.record(), 0, "my-digger", 1)["move"] == game.legal()[0]
    with pytest.raises(BotError, match="my-digger"):
        find("your-digger")


def test_a_choice_may_do_without_a_reason() -> None:
    assert Choice(5).key == "bot-why-own"
    assert guests.NOT_A_FUNCTION


@pytest.mark.parametrize("seconds", ["soon", "0", "-1", "nan", "inf"])
def test_a_time_that_is_none_is_refused(seconds: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERMINE_BOT_SECONDS", seconds)
    with pytest.raises(BotError, match="UNDERMINE_BOT_SECONDS"):
        play(begin("solo", 1, 7), [find(f"{OWN}:first")], streams(7, 1))
