"""The rule books of the page: whole in every language, anchored to the clauses, their drawings true to box and rules."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from itertools import pairwise

import pytest

import undermine
from tests.house.repo import PACKAGE
from undermine.catalogue import boxes, games
from undermine.kernel.cards import SIDES, read_action, read_path
from undermine.rulebook import clauses
from undermine.texts import LANGUAGES

GAMES = tuple(boxes())
BOOKS = tuple(game + part for game in GAMES for part in ("", "-summary"))
MARK = re.compile(r"\[\[(card|board) ([^\]]+)\]\]|\{([A-Z0-9-]+)\}")
CELL = re.compile(r"(-?\d+,-?\d+)([*!]?)=(\S+)")
STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}

Board = dict[str, tuple[str, str]]  # cell -> (its sign: "", "*" just laid, "!" may not lie there; card code)


@cache
def book(language: str, name: str) -> str:
    return (PACKAGE / "locale" / language / "book" / f"{name}.md").read_text(encoding="utf-8")


def anchors(text: str) -> list[str]:
    return [match[3] for match in MARK.finditer(text) if match[3]]


def cards(text: str) -> list[str]:
    return [match[2] for match in MARK.finditer(text) if match[1] == "card"]


def boards(text: str) -> list[Board]:
    drawn = []
    for match in MARK.finditer(text):
        if match[1] == "board":
            cells = [CELL.fullmatch(each) for each in match[2].split()]
            assert all(cells), f"not cells and cards: {match[0]}"
            drawn.append({cell[1]: (cell[2], cell[3]) for cell in cells if cell})
            assert len(drawn[-1]) == len(cells), f"a cell twice: {match[0]}"
    return drawn


@cache
def box(name: str) -> dict[str, dict[str, str]]:
    """Return the cards of a box by section: a code as it may lie -> the printed code."""
    listed = tomllib.loads((PACKAGE / "games" / name.removesuffix("-summary") / "cards.toml").read_text("utf-8"))
    found = {}
    for section in ("start", "paths", "goals", "actions"):
        reads = read_action if section == "actions" else read_path
        ways = [(reads(code), code) for code in listed[section]]
        found[section] = {card.turned().code: code for card, code in ways} | {card.code: code for card, code in ways}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_every_language_has_every_book(language: str, name: str) -> None:
    text = book(language, name)
    assert text.startswith("# ")
    assert "[[" not in MARK.sub("", text), "a drawing the page would not understand"


@pytest.mark.parametrize("name", BOOKS)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_a_translation_has_the_same_lines_anchors_and_drawings(language: str, name: str) -> None:
    english, translated = book("en", name).splitlines(), book(language, name).splitlines()
    kind = re.compile(r"#+ |- |\d+\. |> |\||$|")
    for number, (line, other) in enumerate(zip(english, translated, strict=True), 1):
        here = f"{language}/book/{name}.md:{number}"
        assert [mark[0] for mark in MARK.finditer(other)] == [mark[0] for mark in MARK.finditer(line)], here
        assert kind.match(other)[0] == kind.match(line)[0], here  # type: ignore[index]  # an empty match at the worst
        assert line.count("|") == other.count("|"), here
        words = re.findall(r"[^\W\d]{3,}", MARK.sub("", line))
        assert len(words) < 3 or line != other, f"{here} is still English"


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_refuses_a_move_is_explained(game: str) -> None:
    sentences = (PACKAGE / "locale" / "en" / "rules.ftl").read_text(encoding="utf-8")
    refusing = set(re.findall(r"(?m)^([A-Z]+-\S+) =", sentences)) & set(clauses(game))
    assert refusing
    assert sorted(refusing - set(anchors(book("en", game)))) == []


@pytest.mark.parametrize("game", GAMES)
def test_anchors_are_clauses_of_this_game_and_stand_once(game: str) -> None:
    found = anchors(book("en", game))
    assert sorted(set(found) - set(clauses(game))) == []
    assert [clause for clause, following in pairwise(sorted(found)) if clause == following] == []
    assert all(anchors(book("en", f"{each}-summary")) == [] for each in GAMES)


@pytest.mark.parametrize("name", BOOKS)
def test_drawn_cards_are_in_the_box(name: str) -> None:
    known = {code for section in box(name).values() for code in section}
    assert sorted(set(cards(book("en", name))) - known) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_box_is_drawn(game: str) -> None:
    drawn, listed = set(cards(book("en", game))), box(game)
    printed = {section: set(codes.values()) for section, codes in listed.items()}
    if game == "cave":  # an action card looks the same on every level: one of each will do
        drawn = {re.sub(r"^I+:(?=[a-z])", "", code) for code in drawn}
        printed["actions"] = {code.partition(":")[2] for code in printed["actions"]}
    assert sorted((printed["paths"] | printed["goals"] | printed["actions"]) - drawn) == []


def shut(code: str) -> set[str]:
    """Return the sides on which a card has rock."""
    mask = read_path(code).open
    return {side for i, side in enumerate(SIDES) if not mask >> i & 1}


@pytest.mark.parametrize("game", GAMES)
def test_drawn_boards_fit_together(game: str) -> None:
    listed = box(game)
    goals = set(listed["goals"]) - set(listed["paths"]) - set(listed["start"])
    known = goals | set(listed["paths"]) | set(listed["start"])
    for board in boards(book("en", game)):
        right = {cell: code for cell, (sign, code) in board.items() if code != "?" and sign != "!"}
        assert {code for _, code in board.values()} - known - {"?"} == set(), board
        for cell, code in right.items():
            x, y = map(int, cell.split(","))
            for side in "NE":
                dx, dy = STEPS[side]
                other = right.get(f"{x + dx},{y + dy}")
                if other and not {code, other} & goals:  # a turned goal may clash
                    opposite = SIDES[SIDES.index(side) ^ 2]
                    assert (side in shut(code)) == (opposite in shut(other)), (board, cell, side)


def examples(game: str) -> list[tuple[Board, str]]:
    """List the boards in which a card is just laid, or may not lie, with its cell."""
    return [(board, cell) for board in boards(book("en", game)) for cell, (sign, _) in board.items() if sign]


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_agrees_with_the_drawn_examples(game: str) -> None:
    """What is drawn as right is accepted; what is drawn as wrong is refused by a clause that the book explains."""
    listed = box(game)
    played = 0
    for board, cell in examples(game):
        sign, code = board[cell]
        starts = [at for at, (_, card) in board.items() if card in listed["start"] and at.startswith("0,")]
        if not starts:
            continue  # a detail far from the start: the static test has looked at it
        played += 1
        laid = {at: card for at, (other, card) in board.items() if not other and card != "?" and at not in starts}
        seats = games()[game].seats[0]
        hands = [[listed["paths"][code]]] + [[] for _ in range(seats - 1)]
        position = undermine.load(
            {
                "format": "undermine/1",
                "game": game,
                "options": {},
                "players": [f"dwarf {seat}" for seat in range(seats)],
                "setup": {"board": laid, "hands": hands},
                "moves": [],
            }
        )
        if sign == "*":
            position.apply(f"place {code} {cell}")
        else:
            with pytest.raises(undermine.RuleViolation) as refused:
                position.apply(f"place {code} {cell}")
            assert refused.value.clause in anchors(book("en", game))
    assert played >= 5
