"""The card lists add up to what the rules say is in each box."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest

from tests.house.repo import PACKAGE, RULES
from undermine.catalogue import boxes


def cards(game: str) -> dict[str, Any]:
    return tomllib.loads((PACKAGE / "games" / game / "cards.toml").read_text(encoding="utf-8"))


def clause(game: str, name: str) -> str:
    """Return the first paragraph of a clause."""
    match = re.search(rf"\*\*{name}\*\*(.+?)\n(?:\n|Src:|Test:)", (RULES / f"{game}.md").read_text("utf-8"), re.DOTALL)
    assert match, f"{name} is not in docs/rules/{game}.md"
    return match.group(1)


def says(sentence: str, pattern: str) -> tuple[int, ...]:
    """Return the numbers that a clause gives, where the pattern has its groups."""
    match = re.search(pattern, sentence)
    assert match, f"{pattern!r} is not in: {sentence}"
    return tuple(int(number) for number in match.groups())


def count(section: dict[str, int], pattern: str = "") -> int:
    """Count the cards whose code matches."""
    return sum(number for code, number in section.items() if re.search(pattern, code))


@pytest.mark.clauses("S-CARD-3")
def test_saboteurs_box() -> None:
    box, rule = cards("saboteur"), clause("saboteur", "S-CARD-3")
    paths, start, goals, others = says(rule, r"(\d+) path cards \((\d+) start, (\d+) goals, (\d+) others\)")
    assert (count(box["start"]), count(box["goals"]), count(box["paths"])) == (start, goals, others)
    assert start + goals + others == paths
    assert (count(box["actions"]),) == says(rule, r"(\d+) action cards")
    assert (count(box["gold"]),) == says(rule, r"(\d+) gold cards")
    dwarfs, diggers, saboteurs = says(rule, r"(\d+) dwarf cards \((\d+) gold-diggers, (\d+) saboteurs\)")
    assert box["dwarfs"]["10"] == [saboteurs, diggers]
    assert saboteurs + diggers == dwarfs
    assert paths + count(box["actions"]) + count(box["gold"]) + dwarfs == 110


@pytest.mark.clauses("S-SETUP-2")
def test_saboteurs_dwarf_cards() -> None:
    listed = re.findall(r"(\d+):(\d+)/(\d+)", clause("saboteur", "S-SETUP-2"))
    pools = {int(players): (int(saboteurs), int(diggers)) for players, saboteurs, diggers in listed}
    assert {int(players): tuple(pool) for players, pool in cards("saboteur")["dwarfs"].items()} == pools
    assert sorted(pools) == list(range(3, 11))
    assert all(sum(pool) == players + 1 for players, pool in pools.items())


@pytest.mark.clauses("S-CARD-4")
def test_saboteurs_goals_are_one_treasure_and_two_stones() -> None:
    goals = cards("saboteur")["goals"]
    assert (count(goals, r"\+treasure$"), count(goals, r"\+stone$"), count(goals)) == (1, 2, 3)


@pytest.mark.clauses("D-COMP-1")
def test_the_duels_box() -> None:
    box, rule = cards("duel"), clause("duel", "D-COMP-1")
    paths, start, others = says(rule, r"(\d+) path cards \((\d+) start \+ (\d+)\)")
    assert (count(box["start"]), count(box["paths"]), paths) == (start, others, start + others)
    assert (count(box["actions"]), count(box["goals"])) == says(rule, r"(\d+) action cards, (\d+) goal cards")
    assert (count(box["paths"]) + count(box["actions"]),) == says(rule, r"Playing deck = \d+ \+ \d+ = (\d+)")


@pytest.mark.clauses("D-COMP-2")
@pytest.mark.parametrize(
    ("section", "kind", "pattern"),
    [
        ("paths", "bridge", r"^NS\.EW"),
        ("paths", "double bend", r"^(NE\.SW|NW\.ES)"),
        ("paths", "path with gold", r"\+gold"),
        ("paths", "path with door", r"\+door"),
        ("goals", "goals with door", r"\+door"),
        ("paths", "ladder", r"\+ladder"),
    ],
)
def test_the_duels_special_cards(section: str, kind: str, pattern: str) -> None:
    assert (count(cards("duel")[section], pattern),) == says(clause("duel", "D-COMP-2"), rf"\b{kind} (\d+)")


@pytest.mark.clauses("D-COMP-2")
def test_the_duels_trolls() -> None:
    assert (count(cards("duel")["paths"], r"\+troll"),) == says(
        clause("duel", "D-COMP-2"), r"troll cards: lost \((\d+)"
    )


@pytest.mark.clauses("C-COMP-1")
def test_the_caves_decks() -> None:
    box, rule = cards("cave"), clause("cave", "C-COMP-1")
    paths = says(rule, r"(\d+) path cards \((\d+) with back I, (\d+) with back II, (\d+) with back III\)")
    actions = says(rule, r"(\d+) action cards \((\d+) I, (\d+) II, (\d+) III\)")
    for section, numbers in (("paths", paths), ("actions", actions)):
        by_back = [count(box[section], rf"^{level}:") for level in ("I", "II", "III")]
        assert (count(box[section]), *by_back) == numbers


@pytest.mark.clauses("C-COMP-2")
def test_the_caves_actions() -> None:
    words = {"secret information": "info", "card swap": "swap", "battle axe": "axe"}
    listed = re.findall(r"([a-z ]+?) (\d+)[,.]", clause("cave", "C-COMP-2").split(":", 1)[1])
    assert len(listed) == 9
    for words_of_the_rules, number in listed:
        kind = words.get(words_of_the_rules.strip(), words_of_the_rules.strip())
        assert count(cards("cave")["actions"], rf":{kind}$") == int(number), kind


@pytest.mark.clauses("C-COMP-3")
def test_the_caves_special_cards() -> None:
    paths, rule = cards("cave")["paths"], clause("cave", "C-COMP-3")
    for words in ("lair", "ladder", "bridge", "double curve with tunnel", "gold vein"):
        mark = words.split()[-1]
        assert (count(paths, rf"\+{mark}"),) == says(rule, rf"\b{words} (\d+)"), mark
    assert (count(paths, r"\+"), count(paths, r"^[^+]+$")) == says(rule, r"(\d+) special cards; the other (\d+)")


@pytest.mark.clauses("C-COMP-4", "C-GOAL-R1")
def test_the_caves_start_and_goals() -> None:
    box = cards("cave")
    assert list(box["start"].items()) == [("I:NESW+ladder", 1)]
    assert sorted(code.split("+")[1] for code in box["goals"]) == ["exit", "ladder", "lair", "vein"]
    assert (count(box["start"]), count(box["goals"])) == says(
        clause("cave", "C-COMP-4"), r"(\d+) start card .* (\d+) goal"
    )


def turned(shape: str) -> str:
    """Return the shape after half a turn, in canonical order."""
    groups = [group.translate(str.maketrans("NESW", "SWNE")) for group in shape.split(".")]
    return ".".join(
        sorted(("".join(sorted(group, key="NESW".index)) for group in groups), key=lambda group: "NESW".index(group[0]))
    )


@pytest.mark.parametrize("game", boxes())
def test_no_plain_card_is_listed_in_both_orientations(game: str) -> None:
    plain = [code for code in cards(game)["paths"] if "+" not in code]
    for code in plain:
        level, colon, shape = code.rpartition(":")
        twin = level + colon + turned(shape)
        assert twin == code or twin not in plain
