"""Whatever is thrown at the parser of words: the canonical text of a word, or one sentence; and whatever is said is said once."""

from __future__ import annotations

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import undermine
from undermine import PUBLIC, Game, RecordError, WordError
from undermine.catalogue import games, names
from undermine.testing.walks import random_game
from undermine.words import SENTENCES, read, standing

pytestmark = pytest.mark.any_deal

PARTS = ["claim", "accuse", "trust", "ask", "mend", "dig", "leave", "deny", "unsay", "gold", "stone", "exit", "other"]
PARTS += [
    "loyal",
    "saboteur",
    "pickaxe",
    "lantern",
    "cart",
    "8,2",
    "8,0",
    "4,-4",
    "0,1",
    "-0,1",
    "07",
    "0",
    "1",
    "2",
    "12",
]
parts = st.one_of(
    st.sampled_from(PARTS),
    st.from_regex(r"-?[0-9]{1,30},-?[0-9]{1,30}", fullmatch=True),
    st.integers(-3, 120).map(str),
    st.text(max_size=4),
)
texts = st.one_of(st.lists(parts, max_size=5).map(" ".join), st.text(max_size=60))
FORMS = [f"claim {{}} {what}" for what in ("gold", "stone", "exit", "other", "loyal", "saboteur")]
FORMS += [
    "unsay claim {}",
    "ask dig {}",
    "accuse {}",
    "trust {}",
    "unsay accuse {}",
    "unsay trust {}",
    "deny",
    "ask mend cart",
]
TALKING = ("saboteur", "cave")


def tried(game: Game, seat: int, text: str) -> str:
    """Try to say something; return the key of its refusal, or nothing."""
    try:
        game.say(seat, text)
    except WordError as why:
        return why.key if why.message == SENTENCES[why.key] else f"another sentence: {why.message}"
    return ""


@given(text=texts)
@settings(max_examples=400)
@example(text="ask dig " + "9" * 5000 + ",0")
@example(text="accuse \N{ARABIC-INDIC DIGIT TWO}")
@example(text="\ud800")
def test_a_text_is_the_canonical_text_of_a_word_or_refused(text: str) -> None:
    try:
        word = read(text)
    except WordError:
        return
    assert str(word) == text
    assert read(str(word)) == word


@pytest.mark.parametrize("name", names())
@given(text=texts, seat=st.integers(-1, 9))
@settings(max_examples=150)
def test_a_word_is_said_or_refused_with_a_sentence_and_never_changes_the_game(name: str, text: str, seat: int) -> None:
    assert (games()[name].border.vocabulary is not None) == (name in TALKING)
    game = undermine.new(name, players=games()[name].seats[0], seed=3)
    before = [game.view(watcher) for watcher in (None, PUBLIC, 0)], game.legal(), game.events()
    why = tried(game, seat, text)
    assert (why == "") == (game.words == [(0, seat, text)])
    assert (why != "") == (game.words == [])
    assert undermine.load(game.record()).words == game.words
    assert ([game.view(watcher) for watcher in (None, PUBLIC, 0)], game.legal(), game.events()) == before


@pytest.mark.parametrize("name", TALKING)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_full_of_words_comes_back_whole_from_its_record(name: str, seed: int) -> None:
    chance = random.Random(seed)
    told = random_game(name, players=5, seed=seed).record()
    game, refused = undermine.begin(told), 0
    for move in [*undermine.record.moves_of(told), None]:
        cells = [*game.view()["goals"], "1,0", "2,1"]
        for _ in range(4):
            text = chance.choice(FORMS)
            about = str(chance.randrange(6)) if chance.random() < 0.5 else chance.choice(cells)
            why = tried(game, chance.randrange(5), text.format(about))
            assert why == "" or why in SENTENCES
            refused += why != ""
        if move is not None:
            game.apply(move)
    assert len(game.words) > 20 < refused
    record = game.record()
    again = undermine.load(record)
    assert (again.words, again.said(), again.view()) == (game.words, game.said(), game.view())
    for number in (1, 2, 3):
        heard = [(said.seat, said.word) for said in game.said(number)]
        assert game.standing(number) == standing(heard, 5)
    before, seat, _ = game.words[-1]
    with pytest.raises(RecordError):
        undermine.load({**record, "words": [[before, seat, f"accuse {seat}"]]})
