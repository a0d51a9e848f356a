"""The screens that the page is made for, and what can be measured on them: cells, what is covered, what a finger can hit."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import undermine
from tests.browser.conftest import Room
from tests.browser.seat import LAPTOP, PHONE, TELEVISION, Seat
from tests.browser.stage import NAMES

FINGER = 44  # pixels
PLAYERS = {"saboteur": 5, "duel": 2, "solo": 1, "cave": 5}


class Screen(NamedTuple):
    """A size, and whether its person likes large letters."""

    size: tuple[int, int]
    large: bool = False


SCREENS = {
    "upright": Screen(PHONE),
    "side": Screen((PHONE[1], PHONE[0])),
    "small": Screen((320, 568), large=True),
    "tablet": Screen((820, 1180)),
    "laptop": Screen(LAPTOP),
    "television": Screen(TELEVISION),
}
HANDS = [name for name in SCREENS if name != "television"]
"""Those that are held or touched."""
LARGE = (
    "if (location.protocol.startsWith('http')) localStorage.undermine ="
    " JSON.stringify({ met: ['saboteur', 'duel', 'solo', 'cave'], tips: ['over'], large: true })"
)


def sit(room: Room, screen: str, **more: Any) -> Seat:
    """Open a browser with this screen."""
    size, large = SCREENS[screen]
    seat = room.seat(size, **more)
    if large:
        seat.page.add_init_script(LARGE)
    return seat


def begun(game: str, players: int | None = None, seed: int = 3) -> undermine.Game:
    """A game at the start of its first round."""
    return undermine.new(game, players=list(NAMES[: players or PLAYERS[game]]), seed=seed)


def shift(seat: Seat) -> tuple[float, float, float]:
    """Where the maze lies in its window: left, top, scale."""
    moved = seat.page.locator(".board > svg > g").get_attribute("transform") or ""
    left, top, scale = (float(number) for number in re.findall(r"-?[\d.]+", moved))
    return left, top, scale


def cell_size(seat: Seat) -> tuple[float, float]:
    """How wide and how high a cell is on the screen."""
    scale = shift(seat)[2]
    turned = seat.page.locator(".board").get_attribute("data-turned") == "true"
    return (150 * scale, 100 * scale) if turned else (100 * scale, 150 * scale)


# Whatever can be pressed: outside the screen, covered by something else, or smaller than a finger. What scrolls is scrolled
# to first; what lies on the board and is out of sight there is counted apart, because a button has to lead to it.
OUT_OF_REACH = """(finger) => {
  const found = [];
  const board = document.querySelector('.board').getBoundingClientRect();
  const words = (each) => each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 30);
  const name = (each) => `${each.tagName}.${each.getAttribute('class')} ${words(each)}`;
  const tell = (each, why) => found.push(`${why}: ${name(each)}`);
  let far = 0;
  for (const each of document.querySelectorAll('button, a.button, select, input, .spot, .edge, .step')) {
    if (!each.checkVisibility() || each.closest('.hidden')) continue;
    const place = each.matches('.spot, .edge, .step');
    if (!place) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = (place ? each.querySelector('.reach') : each).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (place && (x < board.left || x > board.right || y < board.top || y > board.bottom - 46)) { far += 1; continue; }
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) {
      if (!place) tell(each, 'outside');
    }
    if (box.width < finger - 0.6 || box.height < finger - 0.6) tell(each, `${Math.round(box.width)} x ${Math.round(box.height)}`);
    const top = document.elementFromPoint(Math.min(x, innerWidth - 1), Math.min(y, innerHeight - 1));
    if (top !== each && !each.contains(top)) tell(each, `covered by ${top ? name(top) : 'nothing'}`);
  }
  if (far && !document.querySelector('[data-far]')) found.push(`${far} places out of sight, and nothing leads there`);
  return found;
}"""


def out_of_reach(seat: Seat, finger: int = FINGER) -> list[str]:
    """What a finger cannot hit, or not surely."""
    found: list[str] = seat.page.evaluate(OUT_OF_REACH, finger)
    return found
