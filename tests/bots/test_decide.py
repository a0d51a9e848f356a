"""The harness: from a record to a move with its reason."""

from __future__ import annotations

import re
import time
from typing import cast

import pytest

import undermine
from tests.bots.test_fair import SEATS
from undermine.bots import LEVELS, characters, decide
from undermine.bots.cave.scores import REASONS as CAVE_REASONS
from undermine.bots.duel.scores import REASONS as DUEL_REASONS
from undermine.bots.saboteur.scores import REASONS as BASE_REASONS
from undermine.bots.seen import Choice, Seen
from undermine.catalogue import names
from undermine.kernel.game import Position
from undermine.kernel.rng import Rng
from undermine.lab.arena import begin, play, streams
from undermine.texts import LANGUAGES, has_text, text


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", names())
def test_every_level_plays_every_game_to_its_end(name: str, level: str) -> None:
    game = undermine.new(name, players=SEATS[name][0], seed=11)
    while game.turn is not None:
        answer = decide(game.record(), game.turn, level, seed=len(game.moves))
        assert answer["move"] in game.legal()
        assert answer["why"] == text(str(answer["key"]), "en", **cast("dict[str, object]", answer["values"]))
        game.apply(str(answer["move"]))
    assert game.result is not None


def test_the_same_question_gets_the_same_answer() -> None:
    game = undermine.new("saboteur", players=4, seed=3)
    for _ in range(30):
        assert game.turn is not None
        first = decide(game.record(), game.turn, "miner", seed=9)
        other = undermine.new("saboteur", players=4, seed=99)
        decide(other.record(), 0, "miner", seed=1)
        assert decide(game.record(), game.turn, "miner", seed=9) == first
        game.apply(str(first["move"]))


def test_a_record_that_takes_another_turn_is_not_confused_with_what_was_kept() -> None:
    game = undermine.new("saboteur", players=3, seed=3)
    other = game.clone()
    game.apply(game.legal()[0])
    other.apply(other.legal()[-1])
    decide(game.record(), 1, "miner", seed=1)
    assert decide(other.record(), 1, "miner", seed=1)["move"] in other.legal()


def test_a_game_from_a_setup_in_mid_round_is_played_on() -> None:
    setup = {
        "board": {"1,0": "NEW", "2,0": "EW"},
        "hands": [["EW", "map", "rockfall", "break-cart"], ["NE", "NESW", "fix-cart"], ["NS", "NESW"]],
        "deck": ["EW", "NESW", "NEW", "NSW", "NS"],
        "tools": [[], ["cart"], []],
        "knows": [["8,0"], [], []],
    }
    record: dict[str, object] = {
        "format": "undermine/1",
        "game": "saboteur",
        "players": ["A", "B", "C"],
        "setup": setup,
        "moves": [],
    }
    game = undermine.load(record)
    while game.turn is not None and game.view()["round"] == 1:
        game.apply(str(decide(game.record(), game.turn, "miner", seed=4)["move"]))
    assert len(game.moves) > 3


def test_who_is_not_to_decide_is_told_so() -> None:
    game = undermine.new("saboteur", players=3, seed=1)
    with pytest.raises(ValueError, match="seat 1 has nothing to decide"):
        decide(game.record(), 1, "mole", seed=1)
    with pytest.raises(ValueError, match="nobody is called 'giant'"):
        decide(game.record(), 0, "giant", seed=1)


def test_every_reason_has_its_sentence_in_every_language() -> None:
    reasons = {*BASE_REASONS, *DUEL_REASONS, *CAVE_REASONS, "any"}
    keys = {f"bot-why-{reason}" for reason in reasons}
    for language in LANGUAGES:
        for key in keys:
            assert has_text(key, language), (language, key)
            written = text(key, language, player="Ana", cards=2)
            assert not re.search(r"[{}<>$]", written)


def test_a_dozen_characters_each_with_a_face_and_a_temper_of_its_own() -> None:
    everybody = characters()
    assert len(everybody) == 12
    for part in ("name", "face", "temper"):
        assert len({getattr(one, part) for one in everybody}) == 12


def test_answers_come_quickly_beside_the_engine() -> None:
    """No absolute times: a Miner's move costs less than a few thousand plies of the same engine."""
    spent: list[float] = []

    def measure(_state: Position, seen: Seen, _choice: Choice) -> None:
        start = time.perf_counter()
        LEVELS["miner"].choose(seen, Rng(1))
        spent.append(time.perf_counter() - start)

    play(begin("saboteur", 10, 3), [LEVELS["mole"].choose] * 10, streams(3, 10), None, measure)
    start = time.perf_counter()
    play(begin("saboteur", 10, 3), [LEVELS["mole"].choose] * 10, streams(3, 10))
    ply = (time.perf_counter() - start) / len(spent)
    assert sorted(spent)[len(spent) // 2] < 3000 * ply
