"""A game's phases stand twice: by number in its position, by name in what it shows; both say the same in the same order."""

from __future__ import annotations

from importlib import import_module

import pytest

from tests.house.repo import PACKAGE

BOXES = sorted(path.parent.name for path in PACKAGE.glob("games/*/position.py"))


@pytest.mark.parametrize("box", BOXES)
def test_the_phases_of_a_position_are_those_of_its_border(box: str) -> None:
    """The compiler needs the numbers as constants, and a type cannot be made from them; the order is that of the numbers."""
    position = import_module(f"undermine.games.{box}.position")
    border = import_module(f"undermine.games.{box}.border")
    assert border.BORDER.phases == position.PHASES


@pytest.mark.parametrize("box", BOXES)
def test_every_phase_has_the_number_of_its_place(box: str) -> None:
    source = (PACKAGE / "games" / box / "position.py").read_text(encoding="utf-8")
    above = source[: source.index("PHASES: Final")].splitlines()
    first = next(number for number, line in enumerate(above) if line.startswith("PLAY: Final"))
    numbered = [line.split(": Final = ") for line in above[first:]]
    position = import_module(f"undermine.games.{box}.position")
    assert [int(value.split("#")[0]) for _, value in numbered] == list(range(len(position.PHASES)))
    for (constant, _), phase in zip(numbered, position.PHASES, strict=True):
        assert constant.lower().startswith(phase), f"{constant} is the number of {phase!r}"
