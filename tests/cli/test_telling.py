"""What happened is told in words: no code of a card, side or tool is left in a sentence, in any language."""

from __future__ import annotations

import re

import pytest

import undermine
from undermine.catalogue import games, names
from undermine.cli.words import Words
from undermine.kernel.rng import Rng
from undermine.texts import LANGUAGES

CODES = re.compile(
    r"(?<![\w])(?:[NESW]{1,4}(?:\.[NESW]+)*(?:\+\S+)?|[a-z]+-(?:pickaxe|lantern|cart)|I{1,3}:\S+)(?![\w])"
)


def told(game: str, seed: int) -> list[object]:
    """Play at random and return all that happened, as everybody is told who knows everything."""
    table = undermine.new(game, games()[game].seats[0], seed)
    chance = Rng(seed)
    while table.turn is not None:
        legal = table.legal()
        table.apply(legal[chance.below(len(legal))])
    return list(table.events())


@pytest.mark.parametrize("game", names())
def test_no_code_is_left_in_what_is_told(game: str) -> None:
    kinds: set[str] = set()
    for seed in range(2):
        for event in told(game, seed):
            kinds.add(event["type"])  # type: ignore[index]
            for language in LANGUAGES:
                words = Words(language, [f"p{seat}" for seat in range(10)], games()[game].border)
                sentence = words.event(event, 0)  # type: ignore[arg-type]
                if sentence:
                    assert not CODES.search(sentence), (event, sentence)
    assert len(kinds) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_web_is_told_by_its_side(language: str) -> None:
    words = Words(language, ["Ana"], games()["cave"].border)
    for kind in ("web", "cut", "web-weakens"):
        sentence = words.event({"type": kind, "seat": 0, "edge": "1,0 E", "left": 1}, 0)  # type: ignore[arg-type]
        assert sentence is not None
        assert f"1,0 ({words.sides('E')})" in sentence.replace("\N{NO-BREAK SPACE}", " ")
