"""docs/generator.md says how a seed deals; this is that page in Python, held against the engine."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from hashlib import shake_256
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

import undermine
from undermine.catalogue import games
from undermine.games.saboteur.box import BOX
from undermine.kernel.box import Box
from undermine.kernel.rng import DIGITS, PARTS, DealStream

PAGE = (Path(__file__).parents[2] / "docs" / "generator.md").read_text(encoding="utf-8")
BELOW = (2, 3, 10, 67, 100, 200, 256)


def stream(seed: bytes, event: int) -> Iterator[int]:
    return iter(shake_256(b"undermine/1" + seed + event.to_bytes(4, "big")).digest(5000))


def below(source: Iterator[int], n: int) -> int:
    return next(byte for byte in source if byte < 256 // n * n) % n


def shuffled(source: Iterator[int], cards: list[int]) -> list[int]:
    for last in range(len(cards) - 1, 0, -1):
        place = below(source, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards


def engine_shuffled(source: DealStream, cards: list[int]) -> list[int]:
    vector = vec[u8]([u8(card) for card in cards])
    source.shuffle(vector)
    return [int(card) for card in vector]


def block(name: str) -> list[list[str]]:
    found = re.search(rf"```{name}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return [line.split() for line in found[1].splitlines()]


def test_the_vectors_of_the_page_hold() -> None:
    lines = block("vectors")
    assert len(lines) >= 12
    for (digits, event, first), numbers, order in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
        seed = bytes.fromhex(digits)
        source = stream(seed, int(event))
        assert bytes(next(source) for _ in range(8)).hex() == first
        dealt = DealStream(seed, int(event))
        assert [dealt.below(n) for n in BELOW] == [int(number) for number in numbers]
        assert engine_shuffled(DealStream(seed, int(event)), list(range(10))) == [int(number) for number in order]


def test_the_engine_draws_as_the_page_says() -> None:
    for event in range(40):
        seed = hashlib.sha256(f"event {event}".encode()).digest()
        mine, engines = stream(seed, event), DealStream(seed, event)
        for n in (*BELOW, 1, 7, 129, 255):
            assert below(mine, n) == engines.below(n), (seed.hex(), event, n)
        assert shuffled(mine, list(range(200))) == engine_shuffled(engines, list(range(200)))


def test_every_byte_is_divided_exactly() -> None:
    """The engine multiplies by a rounded 1/n instead of dividing."""
    for n in range(1, 257):
        assert [byte * int(PARTS[n]) >> DIGITS for byte in range(256)] == [byte // n for byte in range(256)]
        source, drawn = stream(bytes(32), n), DealStream(bytes(32), n)
        assert [int(drawn.below(n)) for _ in range(50)] == [below(source, n) for _ in range(50)]


def test_the_deal_of_the_page_holds() -> None:
    view: Mapping[str, Any] = undermine.new("saboteur", players=3, seed=7).view()
    lines = {" ".join(words[: 2 if words[0] == "hand" else 1]): words for words in block("deal")}
    assert view["roles"] == lines["roles"][1:]
    assert [view["aside"]] == lines["aside"][1:]
    assert view["hands"] == [lines[f"hand {seat}"][2:] for seat in range(3)]
    goals = view["goals"]
    assert isinstance(goals, dict)
    assert [goals[cell] for cell in ("8,2", "8,0", "8,-2")] == lines["goals"][1:]


def test_a_seed_is_the_same_in_capitals() -> None:
    """A seed has 64 hex digits (contract, section 4); the record keeps them as they were written."""
    seed = "0123456789abcdef" * 4
    capitals = undermine.new("saboteur", 3, seed.upper())
    assert capitals.view() == undermine.new("saboteur", 3, seed).view()
    assert capitals.record()["seed"] == seed.upper()
    assert undermine.load(capitals.record()).view() == capitals.view()


def test_a_round_of_the_base_game_is_dealt_as_the_page_says() -> None:
    deck_list = [card for card, count in enumerate(BOX.counts) for _ in range(count)]
    for seats, first, saboteurs, cards in ((3, 2, 1, 6), (5, 0, 2, 6), (7, 4, 3, 5), (10, 9, 4, 4)):
        seed = hashlib.sha256(f"saboteur {seats}".encode()).hexdigest()
        source = stream(bytes.fromhex(seed), 0)
        shuffled(source, [1] * 16 + [2] * 8 + [3] * 4)
        dwarfs = shuffled(source, [1] * saboteurs + [0] * (seats + 1 - saboteurs))
        goals = shuffled(source, [0, 1, 2])
        deck = shuffled(source, list(deck_list))
        view: Mapping[str, Any] = undermine.new("saboteur", seats, seed, first=first).view()
        assert view["roles"] == ["saboteur" if dwarf else "digger" for dwarf in dwarfs[:seats]]
        faces = ["NESW+treasure", "NE+stone", "NW+stone"]
        assert view["goals"] == dict(zip(("8,2", "8,0", "8,-2"), [faces[goal] for goal in goals], strict=True))
        for turn in range(seats):
            hand = sorted(deck[turn * cards : (turn + 1) * cards])
            hands = view["hands"]
            assert isinstance(hands, list)
            assert hands[(first + turn) % seats] == [BOX.codes[card] for card in hand]


def cards_of(box: Box) -> list[int]:
    """Return the hand cards of a box in card-list order, each as often as it is there."""
    return [card for card, count in enumerate(box.counts) for _ in range(count)]


def test_the_duel_is_dealt_as_the_page_says() -> None:
    box = games()["duel"].box
    for name, cells in (("duel", ["5,2", "5,0", "5,-2", "7,1", "7,-1", "9,0"]), ("solo", None)):
        seed = hashlib.sha256(name.encode()).hexdigest()
        goals = shuffled(stream(bytes.fromhex(seed), 0), list(range(18)))
        deck = [box.codes[card] for card in shuffled(stream(bytes.fromhex(seed), 1), cards_of(box))]
        view: Mapping[str, Any] = undermine.new(name, 2 if cells else 1, seed).view()
        assert list(view["goals"].values()) == [box.face_codes[int(box.goal_face(goal))] for goal in goals[:6]]
        assert cells is None or list(view["goals"]) == cells
        kept = deck if cells else [card for card in deck if card != "rockfall" and not card.startswith("break-")]
        for seat, hand in enumerate(view["hands"]):
            assert hand == sorted(kept[6 * seat : 6 * seat + 6], key=box.codes.index)


def test_the_cave_is_dealt_as_the_page_says() -> None:
    box = games()["cave"].box
    for seats, seconds, d in ((2, 0, 4), (5, 1, 4), (6, 1, 3), (8, 2, 3)):
        seed = hashlib.sha256(f"cave {seats}".encode()).hexdigest()
        view: Mapping[str, Any] = undermine.new("cave", seats, seed).view()
        source = stream(bytes.fromhex(seed), 0)
        clans = sorted([*view["clans"], *view["aside"]])  # blue before yellow, loyal before saboteur
        order = shuffled(source, list(range(len(clans))))
        assert [*view["clans"], *view["aside"]] == [clans[card] for card in order]
        goals = shuffled(source, list(range(4)))
        cells = [f"{x},{y}" for x, y in ((d, d), (d, -d), (-d, d), (-d, -d))]
        assert view["goals"] == {
            cell: box.face_codes[int(box.goal_face(goal))] for cell, goal in zip(cells, goals, strict=True)
        }
        levels = [
            [card for card in cards_of(box) if box.codes[card].startswith(f"{level}:")] for level in ("I", "II", "III")
        ]
        ones, twos, _ = (shuffled(source, level)[5:] for level in levels)
        first = below(source, seats)
        assert view["turn"] == first
        for turn in range(seats):
            hand = ones[turn * (5 - seconds) :][: 5 - seconds] + twos[turn * seconds :][:seconds]
            assert sorted(view["hands"][(first + turn) % seats]) == sorted(box.codes[card] for card in hand)
