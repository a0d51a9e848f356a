"""Tests of the page wait for what they look at: what asks a locator for its state at once stands in no assertion."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.repo import ROOT

BROWSER = ROOT / "tests" / "browser"
AT_ONCE = {
    "count", "is_visible", "is_hidden", "is_enabled", "is_disabled", "is_checked", "is_editable", "all", "all_inner_texts",
    "all_text_contents", "inner_text", "inner_html", "text_content", "get_attribute", "input_value",
}  # fmt: skip
"""What Playwright answers as the page is at this moment; `expect` waits until it is so."""
LOOPS = {"all", "all_inner_texts", "all_text_contents", "count"}
"""What a loop would go through: over nothing it would look at nothing. `looking.each` waits for the first."""
ASKED = {
    "keyboard.py": {"_point", "play"},  # a key is answered before `press` returns: does the page ask for more?
    "looking.py": {"each"},  # it has waited
    "screenshots.py": {"pick_a_path", "shoot"},  # no test
    "test_languages.py": {"test_every_decision_of_every_game"},  # a card that can be played has a place to point at
    "test_learning.py": {
        "test_the_coach_leaves_hand_and_maze_free_and_goes_when_a_card_is_picked"
    },  # until the tour ends
    "test_moments.py": {"discard", "test_the_result_of_the_cave_shows_its_sum"},  # one click or two
    "test_said.py": {"opened"},  # either sheet may have more
}
"""Functions that may ask whether something is there, and go on one way or the other."""


def calls(tree: ast.AST, names: set[str]) -> Iterator[ast.Call]:
    """Yield every call of a method with one of these names; what is counted in a list is given to `count`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr not in names:
            continue
        if node.func.attr != "count" or not node.args:
            yield node


def expression(call: ast.Call) -> bool:
    """Tell whether a condition is written out and no function: asked a second time, the page's own policy forbids it."""
    return isinstance(call.args[0], ast.Constant) and "=>" not in str(call.args[0].value)


def unwaiting(source: str, asked: set[str]) -> list[int]:
    """Return the lines where a state is asserted, or gone through, that the page may not have come to yet."""
    tree = ast.parse(source)
    found = [call.lineno for node in ast.walk(tree) if isinstance(node, ast.Assert) for call in calls(node, AT_ONCE)]
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name not in asked:
            found += [call.lineno for call in calls(function, LOOPS)]
    found += [call.lineno for call in calls(tree, {"wait_for_function"}) if expression(call)]
    return sorted(set(found))


@pytest.mark.parametrize("path", sorted(BROWSER.glob("*.py")), ids=lambda path: path.stem)
def test_what_is_asserted_of_a_page_is_waited_for(path: Path) -> None:
    lines = unwaiting(path.read_text(encoding="utf-8"), ASKED.get(path.name, set()))
    assert lines == [], f"{path.name}: say `expect(...)`, or go through `looking.each(...)`"


def test_every_exception_is_needed() -> None:
    for name, functions in ASKED.items():
        source = (BROWSER / name).read_text(encoding="utf-8")
        for function in functions:
            assert unwaiting(source, functions) != unwaiting(source, functions - {function}), f"{name}: {function}"


@pytest.mark.parametrize(
    "line",
    [
        "assert page.locator('.x').count() == 1",
        "assert not ana.result.is_visible()",
        "assert title.inner_text() == 'Duel'",
        "assert 'on' in (switch.get_attribute('class') or '')",
        "for step in page.locator('.step').all(): step.click()",
        "number = page.locator('li').count()",
        "page.wait_for_function('window.line.number > 3')",
    ],
)
def test_what_does_not_wait_is_seen(line: str) -> None:
    assert unwaiting(f"def test_x():\n  {line}\n", set()) == [2]


@pytest.mark.parametrize("line", ["expect(page.locator('.x')).to_have_count(1)", "assert said.count('heard') == 1"])
def test_what_waits_and_what_is_no_page_is_left_alone(line: str) -> None:
    assert unwaiting(f"def test_x():\n  {line}\n", set()) == []
