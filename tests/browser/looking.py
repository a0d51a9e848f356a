"""How a screen is looked over: by axe, for keys left untranslated, for words that are cut off or out of reach."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.seat import Seat

AXE = (Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
SCREENS = {
    "/": ".game", "/?play=saboteur": "dialog[open] .button.primary", "/new": "form .button.primary",
    "/new?mode=pass": "form .names", "/new?mode=tv": "form .button.primary", "/lobby": "main p", "/mine": "main p",
    "/rules": ".games .game", "/settings": "main select", "/learn": ".teacher", "/join": "main input", "/nowhere": "main .button",
    **{f"/rules/{book}": ".book nav" for book in ("saboteur", "duel", "cave")},
    **{f"/rules/{book}/summary": ".book h1" for book in ("saboteur", "duel", "cave")},
}  # fmt: skip
"""Every screen that is there without a table, and what is to be seen on it when it stands."""
LANGUAGES = ("en-GB", "cs-CZ", "sk-SK", "hu-HU", "de-DE")

# Words wider or higher than the box that holds them, and controls outside the screen. People's own names may be shortened.
CUT_OFF = """() => {
  const found = [];
  const tell = (each, why) => found.push(`${why}: ${each.tagName}.${each.className} ${each.innerText.slice(0, 60)}`);
  const said = 'button, a, p, h1, h2, h3, label, summary, dt, dd, small, b, span, li, legend, select';
  for (const each of document.querySelectorAll(said)) {
    if (!each.checkVisibility() || each.closest('.hidden, .name, .drag') || !each.innerText.trim()) continue;
    const { display, overflowX, overflowY } = getComputedStyle(each);
    if (display === 'inline' || display === 'contents') continue;
    if (each.scrollWidth > each.clientWidth + 2 && !/auto|scroll/.test(overflowX)) tell(each, 'too wide');
    if (each.scrollHeight > each.clientHeight + 2 && overflowY !== 'visible') tell(each, 'too high');
  }
  for (const each of document.querySelectorAll('button, a.button, input, select')) {
    const box = each.getBoundingClientRect();
    const scrolls = each.closest('.wide, .list, .since');
    const outside = box.width && (box.left < -1 || box.right > innerWidth + 1);
    if (each.checkVisibility() && !scrolls && outside) tell(each, 'beside the screen');
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen');
  return found;
}"""


def faults(seat: Seat) -> list[str]:
    """What axe finds on the page as it is now."""
    if not seat.page.evaluate("'axe' in window"):
        seat.page.evaluate(AXE)
    found: dict[str, Any] = seat.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for each in found["violations"]
        for node in each["nodes"][:2]
    ]


def untranslated(seat: Seat) -> list[str]:
    """Keys that show themselves."""
    return re.findall("⟦[^⟧]*⟧", seat.page.content())


def unreadable(seat: Seat) -> list[str]:
    """Keys, and words that are cut off: in letters of the usual size and in large ones."""
    found: list[str] = untranslated(seat) + seat.page.evaluate(CUT_OFF)
    seat.page.evaluate("document.documentElement.classList.add('large')")
    found += [f"large, {each}" for each in seat.page.evaluate(CUT_OFF)]
    seat.page.evaluate("document.documentElement.classList.remove('large')")
    return found


def each(found: Locator) -> list[Locator]:
    """All of these, once there is one: a loop over nothing would look at nothing."""
    expect(found.first).to_be_attached()
    return found.all()


RESTS = """() => document.getAnimations().every((each) =>
  each.playState !== 'running' || each.effect.getComputedTiming().endTime > 5000)"""


def rest(seat: Seat) -> None:
    """Wait until nothing moves but what moves for ever, or tells how much time is left."""
    seat.page.wait_for_function(RESTS)


STANDS = """(shown) => document.readyState === 'complete' && document.querySelector(shown) && !window.asking
  && [...document.images].every((image) => image.complete)"""


def settle(seat: Seat, shown: str = "main") -> None:
    """Wait until the screen stands: this is to be seen, no answer is waited for, every picture is there and all is drawn."""
    seat.page.wait_for_function(STANDS, arg=shown)
    seat.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
