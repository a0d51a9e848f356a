"""Signs and faces: what is drawn is told apart when it is small, and by those who do not tell red from green."""

from __future__ import annotations

import base64
import itertools
from typing import Any

from msgspec import Raw
from playwright.sync_api import expect

from tests.browser.conftest import Room
from tests.browser.screen import sit
from tests.browser.seat import LAPTOP, Seat
from tests.browser.stage import SCENES, Stage
from tests.rules import duel_dsl
from undermine.server.protocol import Position
from undermine.server.shows import encode_part

SMALL = 37  # pixels: the width of a cell on a phone, in the old picture of a Duel
AT = "2,0"


def signs_of(colour: str) -> dict[str, dict[str, Any]]:
    """One card with one sign, for each sign of a colour."""
    other = "blue" if colour == "green" else "green"
    return {
        f"door {colour}": {"board": {AT: f"EW+door-{colour}-E"}},
        f"key {colour}": {"board": {AT: f"EW+door-{other}-E"}, "keys": {AT: colour}},
        f"claim {colour}": {"board": {AT: "EW+gold1"}, "tokens": {AT: {"EW": colour}}},
        f"bribe {colour}": {"board": {AT: "EW+troll-E"}, "tokens": {AT: {"troll": colour}}},
        f"ladder {colour}": {"board": {AT: f"EW+ladder-{colour}"}},
    }


SIGNS = signs_of("green") | signs_of("blue")


class Drawn(Stage):
    """A stage whose page is shown some other board: what can be drawn need not be what can be dealt."""

    def __init__(self, seat: Seat, change: dict[str, Any]) -> None:
        self._change = change
        super().__init__(seat, duel_dsl.duel(hands=[["EW"], ["NS"]]).game)

    def _position(self, seat: int | None, since: int, reply: int | None) -> Position:
        told = super()._position(seat, since, reply)
        view = {"tokens": {}, "keys": {}, **self.game.view(self.me), **self._change}
        return Position(
            told.seat,
            told.number,
            told.moves,
            Raw(encode_part(view)),
            [],
            told.since,
            told.events,
            False,
            None,
            told.told,
            reply,
        )


# The picture made as small as it would be, seen without the green cones (Machado, Oliveira and Fernandes 2009), as brightness.
SEEN = """async ([picture, width]) => {
  const image = new Image();
  image.src = 'data:image/png;base64,' + picture;
  await image.decode();
  const height = Math.round(width * image.height / image.width);
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, width, height);
  const { data } = pen.getImageData(0, 0, width, height);
  const seen = [];
  for (let i = 0; i < data.length; i += 4) {
    const [r, g, b] = [data[i], data[i + 1], data[i + 2]];
    seen.push([
      0.367322 * r + 0.860646 * g - 0.227968 * b,
      0.280085 * r + 0.672501 * g + 0.047413 * b,
      -0.01182 * r + 0.04294 * g + 0.968881 * b,
    ]);
  }
  return seen;
}"""
DIFFERENT = 60  # of 441: a step in colour that is seen at a glance
ENOUGH = 40  # pixels of 37 x 56: an area of six by six is no accident of drawing


def small_picture(seat: Seat) -> list[list[float]]:
    """The card at `AT` as it is seen when it is small."""
    x, y = (int(part) for part in AT.split(","))
    middle = seat.on_board(x, y)
    corner = seat.on_board(x + 1, y - 1)
    width, height = corner[0] - middle[0], corner[1] - middle[1]
    clip = {"x": middle[0] - width / 2, "y": middle[1] - height / 2, "width": width, "height": height}
    picture = base64.b64encode(seat.page.screenshot(clip=clip)).decode()  # type: ignore[arg-type]
    found: list[list[float]] = seat.page.evaluate(SEEN, [picture, SMALL])
    return found


def differing(one: list[list[float]], other: list[list[float]]) -> int:
    """How many pixels are plainly not the same."""
    return sum(
        sum((a - b) ** 2 for a, b in zip(p, q, strict=True)) ** 0.5 > DIFFERENT for p, q in zip(one, other, strict=True)
    )


def test_signs_of_the_duel_are_told_apart_when_small_and_without_red_and_green(room: Room) -> None:
    pictures = {}
    for name, change in SIGNS.items():
        seat = room.seat(LAPTOP)
        Drawn(seat, change)
        pictures[name] = small_picture(seat)
        seat.page.close()
    apart = {(a, b): differing(pictures[a], pictures[b]) for a, b in itertools.combinations(pictures, 2)}
    alike = {pair: count for pair, count in apart.items() if count < ENOUGH}
    assert alike == {}, min(apart.items(), key=lambda each: each[1])


def test_reach_is_a_tint_of_the_tunnels_each_colour_in_its_way(room: Room) -> None:
    ana = sit(room, "upright")
    Stage(ana, SCENES["duel"][0]())
    row, below = ana.page.locator("[data-laid='1,1']"), ana.page.locator("[data-laid='0,-1']")
    expect(row.locator("[fill='#3f9c4b'], [stroke='#3f9c4b']"), "green reaches the row").not_to_have_count(0)
    expect(row.locator("[stroke-dasharray='11 7']"), "blue does not").to_have_count(0)
    expect(below.locator("[stroke-dasharray='11 7']")).not_to_have_count(0)


def test_a_figure_stands_on_the_plinth_of_its_clan_and_whoever_is_revealed_is_shown(room: Room) -> None:
    ana = sit(room, "upright")
    stage = Stage(ana, SCENES["cave-gifts"][0]())
    view: Any = stage.game.view(0)
    for seat, (colour, _) in enumerate(view["clans"]):
        plinth = ana.page.locator(f"[data-figure='{seat}'] .plinth")
        expect(plinth).to_have_attribute("fill", {"blue": "#4aa3ff", "yellow": "#ffd83d"}[colour])
    expect(ana.page.locator(".chip .open")).to_have_count(sum(view["open"]))


def test_the_face_that_one_chooses_is_seen_by_all(room: Room) -> None:
    ana, ben, tv = room.seat(), room.seat(), sit(room, "television")
    ana.open("/settings")
    ana.page.locator("[data-face=crown]").click()
    expect(ana.page.locator("[data-face=crown]")).to_have_attribute("aria-pressed", "true")
    ana.open("/new")
    ana.page.locator(".game:has([value=duel])").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.locator("form .button.primary").click()
    code = ana.page.locator(".code").inner_text()
    ben.open("/join/" + code)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.locator("[data-face=hood]").click()
    ben.page.locator(".button.primary", has_text="Sit down").click()
    for seat in (ana, ben):
        expect(seat.page.locator("li .face svg[data-face=crown]")).to_have_count(1)
        expect(seat.page.locator("li .face svg[data-face=hood]")).to_have_count(1)
    ben.page.get_by_role("button", name="Your face", exact=True).click()
    ben.page.locator("dialog [data-face=bucket]").click()
    expect(ana.page.locator("li .face svg[data-face=bucket]")).to_have_count(1)
    tv.open("/tv/" + ana.page.url.rsplit("/", 1)[1].partition("?")[0])
    expect(tv.page.locator(".waiting svg[data-face=bucket]")).to_have_count(1)
    ben.page.get_by_role("button", name="I am ready", exact=True).click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    for seat in (ana, ben, tv):
        expect(seat.page.locator(".chip svg[data-face=crown]")).to_have_count(1)
        expect(seat.page.locator(".chip svg[data-face=bucket]")).to_have_count(1)
