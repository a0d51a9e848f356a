"""Tempers: every character plays a little differently, and none of them plays worse for it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undermine
from undermine.bots import LEVELS, characters, decide
from undermine.bots.cave.weights import Weights as CaveWeights
from undermine.bots.characters import temper_of
from undermine.bots.duel.weights import Weights as DuelWeights
from undermine.bots.files import read
from undermine.bots.saboteur.weights import Weights as BaseWeights
from undermine.bots.seen import Choice, Seen
from undermine.bots.weights import names_of
from undermine.kernel.game import Position
from undermine.kernel.rng import Rng
from undermine.lab.arena import begin, play, streams
from undermine.lab.contest import SEEDS

TEMPERS = [one.temper for one in characters()]
PARTS = {
    "digger": names_of(BaseWeights),
    "saboteur": names_of(BaseWeights),
    "duel": names_of(DuelWeights),
    "solo": names_of(DuelWeights),
    "cave": names_of(CaveWeights),
}


def test_every_temper_shifts_weights_that_exist_and_only_a_little() -> None:
    assert sorted(read("tempers.toml")) == sorted(TEMPERS)
    for temper, parts in read("tempers.toml").items():
        assert {"digger", "cave"} <= set(parts), temper
        for part, more in parts.items():
            assert set(more) <= set(PARTS[part]), (temper, part)
            assert all(abs(value) <= 5 for value in more.values()), (temper, part)


def choices(temper: str) -> list[int]:
    """Let a Miner of this temper choose in the same positions of some rounds."""
    chosen: list[int] = []

    def ask(_state: Position, seen: Seen, _choice: Choice) -> None:
        seen.temper = temper
        chosen.append(LEVELS["miner"].choose(seen, Rng(len(chosen))).move)
        seen.temper = ""

    for seed in range(SEEDS["validation"], SEEDS["validation"] + 6):
        play(
            begin("saboteur", 5, seed), [LEVELS["apprentice"].choose] * 5, streams(seed, 5), lambda t: t.moves > 40, ask
        )
    return chosen


def test_every_temper_shows_in_the_play_but_seldom() -> None:
    plain = choices("")
    for temper in TEMPERS:
        differing = sum(a != b for a, b in zip(plain, choices(temper), strict=True))
        assert 0 < differing < 0.15 * len(plain), (temper, differing, len(plain))


def test_a_character_is_known_by_its_name() -> None:
    assert temper_of("Orin") == "bold"
    assert temper_of("Ana") == ""


def test_the_page_seats_the_same_characters_with_the_same_faces() -> None:
    page = Path(__file__).parents[2] / "client" / "src" / "cards" / "faces.ts"
    if not page.exists():
        pytest.skip("the page's sources are not here")
    dwarfs = page.read_text(encoding="utf-8").partition("DWARFS")[2]
    seated = re.findall(r"(\w+): '([\w-]+)'", dwarfs.partition("};")[0])
    assert seated == [(one.name, one.face) for one in characters()]


def test_somebody_of_a_name_decides_as_its_temper_says() -> None:
    answers: dict[str, list[str]] = {"Ana": [], "Mira": []}
    for name, moves in answers.items():
        for seed in range(5, 9):
            game = undermine.new("saboteur", players=[name, "Ben", "Cyr"], seed=seed)
            for turn in range(24):
                assert game.turn is not None
                game.apply(str(decide(game.record(), game.turn, "miner", seed=turn)["move"]))
            moves += game.moves
    assert answers["Ana"] != answers["Mira"]
