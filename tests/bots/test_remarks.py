"""Remarks: every occasion has its answer, by temper, without repeating itself, in every language; and none tells who is who."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from tests.rules import caves, dsl
from undermine.bots import characters, decide
from undermine.bots.grounds import weightiest
from undermine.bots.harness import TALKERS, remark
from undermine.bots.occasions import Gathering, occasions
from undermine.bots.remarks import Remark, answer, keys_of, numbers, pick, voice_of
from undermine.bots.seen import look
from undermine.game import Game, load, new
from undermine.kernel.events import PUBLIC
from undermine.kernel.rng import Rng
from undermine.texts import LANGUAGES, LOCALE, text

LEAST = 150
NAMES = ["Berta", "Grumbold", "Zora", "Krum", "Pip"]
ALONE = ("caught", "found", "way-out", "won", "lost", "blank")
"""What befalls somebody by itself: there is nobody to name."""


def sentences(language: str) -> dict[str, str]:
    """Return what is said in a language, by key."""
    source = (LOCALE / language / "remarks.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^remark-([\w-]+) = (.*(?:\n [^\n]*)*)", source, re.MULTILINE)
    assert len(found) == len(dict(found)), "a key stands twice"
    return dict(found)


def keys() -> list[str]:
    """List every key that the data names."""
    lines: dict[str, dict[str, int]] = numbers()["lines"]
    return [
        f"{kind}-{whose}-{number + 1}"
        for kind, there in lines.items()
        for whose in there
        for number in range(there[whose])
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_sentence_for_every_line_and_enough_of_them(language: str) -> None:
    said = sentences(language)
    assert sorted(said) == sorted(keys())
    assert len(said) >= LEAST
    kinds = Counter((key.rsplit("-", 2)[0], sentence) for key, sentence in said.items())
    assert [twice for twice, count in kinds.items() if count > 1] == []
    assert len(set(said.values())) >= len(said) - 8, "hardly a line is said on two occasions"
    for key, sentence in said.items():
        kind = key.rsplit("-", 2)[0]
        named = set(re.findall(r"\$(\w+)", sentence))
        assert named <= ({"name", "n"} if kind.startswith("why-") else set() if kind in ALONE else {"name"}), key
        for count in (1, 2, 5):
            told = text(f"remark-{key}", language, name="Krum", n=count)
            assert "{" not in told
            assert "$" not in told
            assert len(told) <= 90, "a bubble has to hold it"


def test_every_occasion_and_every_ground_has_lines_and_every_temper_a_voice() -> None:
    lines, voices = numbers()["lines"], numbers()["voices"]
    assert set(lines) == {*numbers()["occasions"], *(f"why-{ground}" for ground in (*numbers()["grounds"], "hunch"))}
    assert set(voices) == {one.temper for one in characters()}
    for kind in numbers()["occasions"]:
        assert set(lines[kind]) == {"any", *voices.values()}
    assert {voice_of(name) for name in ("Digby", "Rocky", "Dusty", "Bruno", "Ada", "Cleo", "Otto", "Ivo")} <= set(
        voices.values()
    )
    assert voice_of("Krum") == "terse"
    assert set(keys_of("accused", "terse")) & set(keys_of("accused", "merry")) == {
        f"accused-any-{n}" for n in (1, 2, 3)
    }


def test_nobody_repeats_a_line_before_all_were_said_and_nobody_echoes() -> None:
    for seed in range(20):
        uttered: list[tuple[int, int, str]] = []
        rng = Rng(seed)
        for turn in range(60):
            for seat, name in ((0, "Berta"), (1, "Mira")):  # of one voice
                before = Counter(key for _, who, key in uttered if who == seat)
                key = pick("broken", name, seat, uttered, rng)
                if not key:
                    continue
                assert key != (uttered[-1][2] if uttered else "")
                assert before[key] == min(before[each] for each in keys_of("broken", "merry"))
                uttered.append((turn, seat, key))
        assert len({key for _, _, key in uttered}) == 6
        assert len(uttered) > 90


# --- occasions ---------------------------------------------------------------------------------------


def befallen(game: Game, since: tuple[int, int] = (0, 0), bots: tuple[int, ...] = ()) -> list[tuple[str, int, int]]:
    """List what has befallen whom, by whom."""
    seats = frozenset(bots or range(game.seats))
    gathering = Gathering(game.name, game.players, seats, game.by_move(PUBLIC), game.words, [], since)
    return [(each.kind, each.seat, each.by) for each in occasions(gathering)]


def five(**setup: Any) -> Game:
    """Deal to five at a tunnel that stands before the middle goal."""
    hands = [["EW", "break-cart"], ["fix-cart", "NS"], ["rockfall", "NE"], ["NE", "NW"], ["NE", "NW"]]
    return dsl.given(
        players=5, hands=hands, board=dsl.EAST, goals=dsl.goals(dsl.NE, dsl.NESW, dsl.NW), deck=["NESW"] * 4, **setup
    ).game


def test_what_is_said_to_somebody_befalls_them() -> None:
    game = five()
    game.say(1, "accuse 3")
    game.say(1, "trust 2")
    game.say(3, "ask dig 7,0")
    assert befallen(game) == [("accused", 3, 1), ("trusted", 2, 1), ("asked", 4, 3)]
    assert befallen(game, (0, 1)) == [("trusted", 2, 1), ("asked", 4, 3)]
    assert befallen(game, bots=(0, 2)) == [("trusted", 2, 1), ("asked", 0, 3)], "people answer for themselves"
    game.say(2, "claim 8,2 gold")
    game.say(4, "claim 8,2 stone")
    assert befallen(game, (0, 3)) == [("contradicted", 2, 4)]


def test_tools_rockfalls_and_goals_befall_those_whom_they_concern() -> None:
    game = five()
    game.apply("break cart 4")
    game.apply("repair cart 4 fix-cart")
    assert befallen(game) == [("broken", 4, 0), ("mended", 4, 1)]
    game = five()
    game.say(1, "claim 8,0 stone")
    game.say(2, "claim 8,0 gold")
    game.say(3, "claim 8,2 gold")
    game.apply("place EW 7,0")
    assert befallen(game, (0, 3)) == [
        ("found", 0, 0),
        *[("won", seat, seat) for seat in range(5)],
        ("caught", 1, 1),
        ("caught", 3, 3),
        ("exposed", 2, 1),
    ]
    game = five(turn=1)
    laid = next(move for move in game.legal() if move.startswith("place"))
    game.apply(laid)
    game.apply(f"rockfall {laid.split()[-1]}")
    assert befallen(game) == [("struck", 1, 2)]
    game = dsl.given(
        players=3, hands=[["EW"], ["NS"]], board=dsl.EAST, goals=dsl.goals(dsl.NESW, dsl.NE, dsl.NW), deck=["NESW"] * 4
    ).game
    game.apply("place EW 7,0")
    assert befallen(game)[0] == ("blank", 0, 0)


def test_in_the_cave_monsters_gifts_and_shown_cards_are_remarked_on() -> None:
    kinds: set[str] = set()
    for seed in range(6):
        game = new("cave", players=5, seed=seed)
        for step in range(160):
            if game.turn is None:
                break
            game.apply(str(decide(game.record(), game.turn, "apprentice", step)["move"]))
        for kind, seat, by in befallen(game):
            assert 0 <= seat < 5
            kinds.add(kind)
            assert (seat == by) == (kind in ALONE)
    assert {"gift", "struck"} & kinds
    game = caves.given(
        players=3,
        hands=[["I:NE", "I:axe"], ["I:info"], ["I:info"]],
        clans=[["blue", "loyal"], ["blue", "saboteur"], ["yellow", "loyal"]],
    ).game
    game.say(2, "claim 1 loyal")
    game.apply("axe 1")
    assert befallen(game) == [("gift", 1, 0)]


def test_how_the_game_ended_befalls_everybody() -> None:
    game = new("saboteur", players=NAMES, seed=5)
    for step in range(400):
        if game.turn is None:
            break
        game.apply(str(decide(game.record(), game.turn, "mole", step)["move"]))
    assert game.result is not None
    ends = befallen(game, (game.played - 1, 0))
    winners = set(game.result["winners"])
    assert {seat for kind, seat, _ in ends if kind == "won"} == winners
    assert {seat for kind, seat, _ in ends if kind == "lost"} == set(range(5)) - winners


# --- answers -----------------------------------------------------------------------------------------


def remarks(game: Game, uttered: list[tuple[int, int, str]], since: tuple[int, int], seed: int) -> list[Remark]:
    """Ask bots at every seat."""
    return remark(game.record(), dict.fromkeys(range(game.seats), "miner"), uttered, since, seed)


def test_a_saboteur_who_is_accused_answers_as_a_digger_does() -> None:
    answers = []
    for role in ("digger", "saboteur"):
        game = five(roles=["digger", "digger", "digger", role, "digger"], aside="saboteur")
        game.say(1, "accuse 3")
        said = [remarks(game, [], (0, 0), seed) for seed in range(60)]
        assert 15 < sum(map(bool, said)) < 60, "often, and not always"
        assert len({one.key for several in said for one in several}) > 3
        answers.append(said)
    assert answers[0] == answers[1]


def test_nobody_answers_twice_in_a_turn_however_often_they_are_accused() -> None:
    game = five()
    uttered: list[tuple[int, int, str]] = []
    for number in range(12):
        game.say(1, "accuse 4" if number % 2 else "unsay accuse 4" if number else "accuse 4")
        said = remarks(game, uttered, (game.played, number), number)
        uttered += [(game.played, one.seat, one.key) for one in said]
    assert len(uttered) == 1
    game = load({**game.record(), "words": []})
    for move in ("break cart 4", "repair cart 4 fix-cart", "discard NE", "discard NE", "discard NE"):
        game.apply(move)
    game.say(1, "accuse 4")
    again = [remarks(game, uttered, (game.played, 0), seed) for seed in range(20)]
    assert any(again), "it has moved since"


def test_only_bots_that_think_remark_on_anything() -> None:
    game = five()
    game.say(1, "accuse 4")
    said = [remark(game.record(), {4: "mole"}, [], (0, 0), seed) for seed in range(20)]
    assert not any(said)
    assert "mole" not in TALKERS
    assert any(remark(game.record(), {4: "master"}, [], (0, 0), seed) for seed in range(20))


def test_tempers_differ_in_what_they_say_and_how_often() -> None:
    spoken: dict[str, int] = {}
    for name in ("Berta", "Krum", "Grumbold"):
        acts: list[list[Any]] = [[]]
        gathering = Gathering("saboteur", ["Ana", name, "Ben"], frozenset({1}), acts, [(0, 0, "accuse 1")], [], (0, 0))
        said = [answer(gathering, Rng(seed)) for seed in range(200)]
        spoken[name] = sum(map(bool, said))
        own = {one.key.split("-")[1] for several in said for one in several}
        assert own == {"any", voice_of(name)}
    assert spoken["Krum"] < spoken["Berta"] * 0.6


# --- why somebody is accused -------------------------------------------------------------------------


def ground(game: Game, seat: int, about: int) -> tuple[str, int]:
    """Return what an accusation goes by."""
    seen = look(game.rules, game.position, seat, game.events(seat), {})
    seen.words, seen.played = game.words, game.played
    return weightiest(seen, about, game.seats)


def test_an_accusation_goes_by_what_everybody_saw() -> None:
    hands = [["NE", "N.S"], ["N.E.S.W", "E.W"], ["break-cart", "NS"], ["NE", "NW"]]
    game = dsl.given(players=4, hands=hands, deck=["NESW"] * 4, board={"1,0": "NESW"}).game
    assert ground(game, 0, 1) == ("hunch", 1)
    game.apply("discard NE")
    assert ground(game, 1, 0) == ("throws", 1)
    game.apply("place N.E.S.W 2,0")
    assert ground(game, 0, 1) == ("dead-ends", 1)
    game.apply("break cart 1")
    assert ground(game, 0, 2) == ("breaks", 1)
    assert ground(game, 3, 1) == ("dead-ends", 1)
    game.say(1, "claim 8,2 gold")
    game.say(3, "claim 8,2 stone")
    assert ground(game, 0, 3) == ("against", 1)
    assert ground(game, 0, 1) == ("dead-ends", 1), "what weighs more"


def test_a_bot_that_accuses_says_why() -> None:
    said: Counter[str] = Counter()
    for seed in range(8):
        record = new("saboteur", players=NAMES, seed=seed).record()
        game = load(record)
        for step in range(30):
            if game.turn is None:
                break
            told = decide(game.record(), game.turn, "miner", seed * 100 + step)
            reason = told["remark"]
            assert (reason is not None) == str(told["word"]).startswith("accuse")
            if told["word"]:
                game.say(game.turn, told["word"])
            if isinstance(reason, dict):
                assert told["word"] == f"accuse {reason['to']}"
                assert reason["key"] in keys()
                said[str(reason["key"]).rsplit("-", 2)[0]] += 1
            game.apply(told["move"])
    assert len(said) >= 3, said
