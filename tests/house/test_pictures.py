"""The pictures of the page: those that README and docs/screenshots show are there, and the moving one moves and stays small."""

from __future__ import annotations

import re

from tests.browser.film import frames_in
from tests.house.repo import ROOT

FOLDER = ROOT / "docs" / "screenshots"


def test_every_picture_that_is_shown_is_there() -> None:
    front = re.findall(r'<img src="([^"]+)"', (ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(front) == 4, "a phone, a laptop, a television, and one that moves"
    shown = re.findall(r"!\[[^]]*\]\(([^)]+)\)", (FOLDER / "README.md").read_text(encoding="utf-8"))
    missing = [name for name in front if not (ROOT / name).is_file()]
    assert missing + [name for name in shown if not (FOLDER / name).is_file()] == []


def test_the_moving_picture_moves_and_is_small_enough_for_a_repository() -> None:
    film = (FOLDER / "goal-turned.webp").read_bytes()
    assert film[:4] + film[8:12] == b"RIFFWEBP"
    assert frames_in(film) >= 8
    assert len(film) < 700_000
