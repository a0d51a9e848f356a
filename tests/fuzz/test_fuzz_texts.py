"""Whatever is thrown at the parsers of moves, card codes, records and setups: one kind of error each, nothing changed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import undermine
from undermine import record as records
from undermine.catalogue import games, names
from undermine.kernel.cards import CardError, read_path
from undermine.testing.walks import ACCEPTED, answer, candidates, random_game

pytestmark = pytest.mark.any_deal

BOX = games()["saboteur"].box
words = st.one_of(
    st.sampled_from(["place", "break", "repair", "rockfall", "map", "discard", "take", "pickaxe", "lantern", "cart"]),
    st.sampled_from([*BOX.codes, *BOX.face_codes]),
    st.from_regex(r"-?[0-9]{1,30},-?[0-9]{1,30}", fullmatch=True),
    st.integers(-3, 12).map(str),
    st.text(max_size=6),
)
texts = st.one_of(st.text(max_size=60), st.lists(words, max_size=5).map(" ".join), st.binary(max_size=40).map(str))


@pytest.mark.parametrize("name", names())
@given(text=texts)
@settings(max_examples=80)
@example(text="place EW " + "9" * 5000 + ",0")
@example(text="discard EW\x00")
@example(text="\ud800")
def test_a_text_is_a_move_or_refused(name: str, text: str) -> None:
    game = undermine.new(name, players=games()[name].seats[0], seed=3)
    legal, before = game.legal(), game.view()
    said = answer(game.clone(), text)
    assert (said[0] == ACCEPTED) == (text in legal)
    assert said[0] == ACCEPTED or said[1]
    assert game.view() == before


@given(text=st.one_of(st.text(alphabet="NESW.+-:Igoldtreasurstone12", max_size=16), st.text(max_size=12)))
@settings(max_examples=300)
def test_a_card_code_comes_back_or_is_refused(text: str) -> None:
    try:
        card = read_path(text)
    except CardError:
        return
    assert card.code == text
    assert card.turned().turned().code == text


plain = st.one_of(st.none(), st.booleans(), st.integers(-5, 70), st.integers(), st.floats(), st.text(max_size=8), words)
anything = st.recursive(
    plain,
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(words, inner, max_size=4)),
    max_leaves=12,
)
KEYS = [
    "board",
    "goals",
    "revealed",
    "hands",
    "deck",
    "turn",
    "round",
    "knows",
    "roles",
    "aside",
    "tools",
    "purse",
    "gold",
    "discards",
    "gone",
    "tokens",
    "keys",
    "laid",
    "clans",
    "dwarfs",
    "nuggets",
    "open",
    "veins",
    "monsters",
    "webs",
    "boots",
    "axes",
    "limits",
    "down",
    "exits",
]
cells = st.tuples(st.integers(-3, 10), st.integers(-4, 4)).map(lambda cell: f"{cell[0]},{cell[1]}")
cards = st.sampled_from(BOX.codes)
likely = st.fixed_dictionaries(
    {"hands": st.lists(st.lists(cards, max_size=6), min_size=3, max_size=3)},
    optional={
        "board": st.dictionaries(cells, st.sampled_from(BOX.face_codes), max_size=8),
        "deck": st.lists(cards, max_size=10),
        "discards": st.lists(
            st.one_of(cards.map(lambda card: [card]), cards.map(lambda card: [card, "down"])), max_size=5
        ),
        "tools": st.lists(
            st.lists(st.sampled_from(["cart", "lantern", "pickaxe"]), max_size=3), min_size=3, max_size=3
        ),
        "gold": st.lists(st.integers(0, 4), max_size=8),
        "purse": st.lists(st.lists(st.integers(1, 3), max_size=4), min_size=3, max_size=3),
        "revealed": st.dictionaries(
            st.sampled_from(["8,0", "8,2", "8,-2"]), st.sampled_from(BOX.face_codes[-8:]), max_size=2
        ),
        "knows": st.lists(st.lists(st.sampled_from(["8,0", "8,2", "8,-2", "1,0"]), max_size=2), min_size=3, max_size=3),
        "roles": st.lists(st.sampled_from(["digger", "saboteur"]), min_size=3, max_size=3),
        "round": st.integers(0, 4),
        "turn": st.integers(-1, 3),
    },
)


def load_or_refuse(record: Any) -> undermine.Game | None:
    """Load a record; anything but the three errors of the contract fails the test."""
    try:
        return undermine.load(record)
    except (undermine.RecordError, undermine.RuleViolation, undermine.MoveSyntaxError):
        return None


@given(setup=likely)
@settings(max_examples=120)
def test_a_likely_setup_is_loaded_whole_or_refused(setup: dict[str, Any]) -> None:
    record = {
        "format": "undermine/1",
        "game": "saboteur",
        "options": {"edition": "2006"},
        "players": ["a", "b", "c"],
        "setup": setup,
    }
    game = load_or_refuse(record)
    if game is None:
        return
    assert undermine.load(json.loads(json.dumps(game.record()))).view() == game.view()
    for watcher in (0, 1, undermine.PUBLIC):
        other = game.resample(watcher, 1)
        assert other.view(watcher) == game.view(watcher)
        assert other.legal() == game.legal() or watcher != game.turn
    for _ in range(12):
        if game.turn is not None:
            game.apply(game.legal()[-1])


@pytest.mark.parametrize("name", names())
@given(setup=st.dictionaries(st.one_of(st.sampled_from(KEYS), st.text(max_size=5)), anything, max_size=4))
@settings(max_examples=80)
def test_a_wild_setup_is_refused_in_one_sentence(name: str, setup: dict[str, Any]) -> None:
    low = games()[name].seats[0]
    record = {"format": "undermine/1", "game": name, "players": [str(seat) for seat in range(low)], "setup": setup}
    load_or_refuse(record)


@given(record=st.one_of(anything, st.dictionaries(st.sampled_from(records.KEYS), anything, max_size=7)))
@settings(max_examples=120)
def test_a_wild_record_is_refused(record: Any) -> None:
    assert load_or_refuse(record) is None or isinstance(record, dict)


VALID = random_game("saboteur", 3, 1).record()


@given(key=st.sampled_from(records.KEYS), value=anything)
@settings(max_examples=120)
def test_a_record_with_one_thing_wrong(key: str, value: Any) -> None:
    load_or_refuse({**VALID, key: value})


@given(at=st.integers(0, len(json.dumps(VALID)) - 1), letter=st.text(min_size=0, max_size=2))
@settings(max_examples=200)
def test_a_record_with_one_letter_wrong(at: int, letter: str) -> None:
    text = json.dumps(VALID)
    try:
        record = records.parse(text[:at] + letter + text[at + 1 :])
    except undermine.RecordError:
        return
    load_or_refuse(record)


@given(data=st.binary(max_size=60))
def test_bytes_are_a_record_or_refused(data: bytes) -> None:
    with pytest.raises(undermine.RecordError):
        records.parse(data)


NESTINGS = [10, 100, 400, 700, 850, 900, 950, 980, 990, 1000, 2000, 20_000, 1_000_000]


@pytest.mark.parametrize("depth", NESTINGS)
@pytest.mark.parametrize(
    "frame",
    ["{}", '{{"format": {}}}', '{{"format": "undermine/1", "game": {}}}', "setup", "moves", "options", "players"],
)
def test_deep_nesting_is_refused(depth: int, frame: str) -> None:
    nested = "[" * depth + "]" * depth
    head = '{"format": "undermine/1", "game": "saboteur", "players": ["a", "b", "c"], '
    text = {
        "setup": head + f'"setup": {{"hands": {nested}}}}}',
        "moves": head + f'"seed": "{"0" * 64}", "moves": {nested}}}',
        "options": head + f'"seed": "{"0" * 64}", "options": {{"first": {nested}}}}}',
        "players": head.replace('["a", "b", "c"]', nested) + f'"seed": "{"0" * 64}"}}',
    }.get(frame) or frame.format(nested)
    with pytest.raises(undermine.RecordError):
        undermine.load(records.parse(text))


def test_a_record_too_large_to_be_one() -> None:
    with pytest.raises(undermine.RecordError, match="larger"):
        records.parse(" " * 50_000_000)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        '"x"',
        "1",
        "{",
        '{"a":1,"a":2}',
        '{"a":NaN}',
        '{"a":1e999}',
        "1" * 5000,
        "\ufeff{}",
        '{"a":Infinity}',
    ],
)
def test_what_is_no_record(text: str) -> None:
    with pytest.raises(undermine.RecordError):
        undermine.load(records.parse(text))


@pytest.mark.parametrize("name", names())
def test_candidates_hold_every_legal_move_of_a_hand(name: str) -> None:
    """The conformance suite compares listing and checking over these: they must not miss what is listed."""
    game = undermine.new(name, players=games()[name].seats[0], seed=5)
    tried = set(candidates(game, random.Random(1), 100_000))
    assert set(game.legal()) <= tried


@pytest.mark.parametrize("players", [None, "abc", 3.0, [1, 2, 3], [None] * 3, ["a" * 101, "b", "c"], {}, True])
def test_players_are_names(players: Any) -> None:
    with pytest.raises(undermine.RecordError):
        undermine.load({"format": "undermine/1", "game": "saboteur", "players": players, "seed": "0" * 64})


@pytest.mark.parametrize(
    "seed", [-1, 2**256, "x" * 64, "0" * 63, "0" * 65, "G" * 64, 1.5, None, b"0" * 64, "\u0660" * 64]
)
def test_a_seed_is_64_hex_digits(seed: Any) -> None:
    with pytest.raises(undermine.RecordError):
        undermine.new("saboteur", players=3, seed=seed)
