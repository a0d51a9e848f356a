"""A moving picture of the page: what the browser really drew, as an animated WebP that needs no program but the browser."""

from __future__ import annotations

import base64
import struct
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

LARGEST = 650_000  # bytes: small enough for a repository
APART = (
    0.09,
    0.12,
    0.16,
    0.22,
    0.3,
    0.5,
)  # seconds between two frames at least: the first that makes the file small enough
STAY = 1.6  # how long the last one is looked at
QUALITY = 0.72
AS_WEBP = """async ([picture, part, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [part.width, part.height];
  canvas.getContext('2d', { alpha: false }).drawImage(image, -part.x, -part.y);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


class Frame(NamedTuple):
    """A picture, and when it was drawn."""

    at: float
    png: bytes


def record(page: Page, act: Callable[[], None], seconds: float) -> list[Frame]:
    """Film what follows from an act, as the browser draws it."""
    frames: list[Frame] = []
    camera = page.context.new_cdp_session(page)

    def keep(event: dict[str, Any]) -> None:
        frames.append(Frame(event["metadata"]["timestamp"], base64.b64decode(event["data"])))
        camera.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    camera.on("Page.screencastFrame", keep)
    camera.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
    page.wait_for_timeout(500)
    act()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        page.wait_for_timeout(40)
    camera.send("Page.stopScreencast")
    return frames


def thinned(frames: list[Frame], apart: float) -> list[Frame]:
    """Leave out frames that come too quickly one after the other, and those that show nothing new."""
    kept: list[Frame] = []
    for frame in frames:
        if not kept or (frame.at - kept[-1].at >= apart and frame.png != kept[-1].png):
            kept.append(frame)
    return kept


def write(page: Page, frames: list[Frame], part: dict[str, int], path: Path) -> None:
    """Write the frames, cut to a part of the screen, as one file: as many of them as it may hold."""
    film = next(film for apart in APART if len(film := joined(page, thinned(frames, apart), part)) <= LARGEST)
    path.write_bytes(film)


def joined(page: Page, kept: list[Frame], part: dict[str, int]) -> bytes:
    """Put frames together into one file."""
    ends = [frame.at for frame in kept[1:]] + [kept[-1].at + STAY]
    size = part["width"], part["height"]
    drawn = b"".join(
        moment(page.evaluate(AS_WEBP, [base64.b64encode(frame.png).decode(), part, QUALITY]), size, end - frame.at)
        for frame, end in zip(kept, ends, strict=True)
    )
    head = chunk(b"VP8X", struct.pack("<I", 2) + three(size[0] - 1) + three(size[1] - 1))  # 2: it moves
    again = chunk(b"ANIM", struct.pack("<IH", 0, 0))  # for ever
    return chunk(b"RIFF", b"WEBP" + head + again + drawn)


def moment(still: str, size: tuple[int, int], seconds: float) -> bytes:
    """Turn a still picture into one frame of a moving one."""
    parts = list(chunks(base64.b64decode(still)[12:]))  # what follows "RIFF", its length and "WEBP"
    (picture,) = (
        chunk(name, body) for name, body in parts if name == b"VP8 "
    )  # a profile of colours may stand before it
    place = three(0) + three(0) + three(size[0] - 1) + three(size[1] - 1) + three(int(1000 * seconds))
    return chunk(b"ANMF", place + bytes([2]) + picture)  # 2: laid over nothing


def chunk(name: bytes, body: bytes) -> bytes:
    """Write one part of a RIFF file; parts begin at even places."""
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def chunks(rest: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Read the parts of a RIFF file."""
    while rest:
        (length,) = struct.unpack("<I", rest[4:8])
        yield rest[:4], rest[8 : 8 + length]
        rest = rest[8 + length + length % 2 :]


def three(number: int) -> bytes:
    """Write a number in three bytes, the lowest first."""
    return struct.pack("<I", number)[:3]


def frames_in(film: bytes) -> int:
    """Count the frames of a moving picture."""
    return film.count(b"ANMF")
