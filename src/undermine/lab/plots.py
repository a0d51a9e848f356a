"""Plots drawn as inline SVG: shares that make a whole, ridges of how often what, and a map of more and less."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 760
LEFT: Final = 92  # room for the labels of the rows
ROW: Final = 34
RIDGE: Final = 46
BINS: Final = 48  # of a ridge, at most
COLOURS: Final = ("#d99a22", "#8c3b30", "#5f7488", "#3f7d58", "#6b4f9c")
MORE: Final = (63, 125, 88)  # colours of the map: above and below what is usual
LESS: Final = (168, 66, 50)


@dataclass(frozen=True)
class Rate:
    """A part of a whole, in percent, with its 95 % interval."""

    group: str
    value: float
    low: float
    high: float

    def told(self) -> str:
        """Write the rate out."""
        return f"{self.group}: {self.value:.1f} % [{self.low:.1f}, {self.high:.1f}]"


def figure(title: str, answer: str, drawn: str, height: float, legend: str = "") -> str:
    """Frame a plot: the question, the answer in a sentence, the picture."""
    return (
        f"<figure><figcaption><h2>{escape(title)}</h2><p>{escape(answer)}</p></figcaption>{legend}"
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)} {escape(answer)}">{drawn}</svg></figure>'
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Write words into a plot."""
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def legend_of(groups: Sequence[str]) -> str:
    """Say which colour is what."""
    marks = "".join(
        f'<span><svg viewBox="0 0 10 10"><rect width="10" height="10" rx="2" fill="{COLOURS[i % len(COLOURS)]}"/></svg>'
        f"{escape(group)}</span>"
        for i, group in enumerate(groups)
    )
    return f'<p class="legend">{marks}</p>'


def shares(title: str, answer: str, rows: Mapping[str, Sequence[Rate]]) -> str:
    """Draw one bar of 100 % a row; a bracket on every boundary shows how sure it is."""
    groups = list(dict.fromkeys(rate.group for rates in rows.values() for rate in rates))
    room = WIDTH - LEFT - 8
    drawn = brackets = ""
    for i, (label, rates) in enumerate(rows.items()):
        y = i * ROW
        drawn += text(LEFT - 10, y + ROW * 0.62, label, "label", "end")
        x = float(LEFT)
        for j, rate in enumerate(rates):
            width = room * rate.value / 100
            colour = COLOURS[groups.index(rate.group) % len(COLOURS)]
            drawn += (
                f"<g><title>{escape(f'{label}, {rate.told()}')}</title>"
                f'<rect x="{x:.1f}" y="{y + 4}" width="{max(width, 0):.1f}" height="{ROW - 8}" fill="{colour}"/></g>'
            )
            if width > 46:
                drawn += text(x + width / 2, y + ROW * 0.62, f"{rate.value:.1f}", "inside", "middle")
            x += width
            if j + 1 < len(rates):
                low, high = x - room * (rate.value - rate.low) / 100, x + room * (rate.high - rate.value) / 100
                brackets += f'<path d="M{low:.1f} {y + ROW / 2}H{high:.1f}m0 -5v10M{low:.1f} {y + ROW / 2 - 5}v10" class="sure"/>'
    return figure(title, answer, drawn + brackets, len(rows) * ROW + 4, legend_of(groups))


def ridges(title: str, answer: str, unit: str, rows: Mapping[str, Mapping[int, int]]) -> str:
    """Draw how often what, a ridge for each row; a line marks the middle one."""
    low = min(min(counts) for counts in rows.values())
    high = max(max(counts) for counts in rows.values())
    step = max(1, -(-(high - low + 1) // BINS))
    bins = (high - low) // step + 1
    room = (WIDTH - LEFT - 60) / bins
    drawn = ""
    for i, (label, counts) in enumerate(rows.items()):
        floor = (i + 1) * RIDGE
        total = sum(counts.values())
        binned = [sum(counts.get(low + b * step + k, 0) for k in range(step)) for b in range(bins)]
        tall = (RIDGE - 8) / max(binned)
        path = f"M{LEFT} {floor}" + "".join(
            f"V{floor - tall * count:.1f}H{LEFT + room * (b + 1):.1f}" for b, count in enumerate(binned)
        )
        middle = median(counts)
        x = LEFT + room * ((middle - low) / step + 0.5)
        colour = COLOURS[i % 2 * 2]
        drawn += (
            text(LEFT - 10, floor - 12, label, "label", "end")
            + f"<g><title>{escape(f'{label}: {total} counted, half of them up to {middle} {unit}')}</title>"
            + f'<path d="{path}V{floor}Z" fill="{colour}"/></g><path d="M{x:.1f} {floor}v{8 - RIDGE}" class="sure"/>'
            + text(WIDTH - 4, floor - 12, f"{middle}", "middle", "end")
        )
    drawn += axis(low, high, step, room, len(rows) * RIDGE, unit)
    return figure(title, answer, drawn, len(rows) * RIDGE + 40)


def axis(low: int, high: int, step: int, room: float, y: float, unit: str) -> str:
    """Draw the numbers under the ridges."""
    apart = 1
    while (high - low) / apart > 9:
        apart = apart * 2 if str(apart)[0] in "15" else apart * 5 // 2
    first = -(-low // apart) * apart
    drawn = f'<path d="M{LEFT} {y}H{WIDTH - 60}" class="grid"/>'
    for value in range(first, high + 1, apart):
        drawn += text(LEFT + room * ((value - low) / step + 0.5), y + 16, str(value), "tick", "middle")
    return drawn + text((LEFT + WIDTH - 60) / 2, y + 34, unit, "tick", "middle")


def median(counts: Mapping[int, int]) -> int:
    """Return the middle value."""
    half = (sum(counts.values()) + 1) // 2
    for value in sorted(counts):
        half -= counts[value]
        if half <= 0:
            return value
    return 0


def heat(title: str, answer: str, rows: Mapping[str, Sequence[Rate]]) -> str:
    """Draw a map of rates: green above the mean of the row, red below it, pale where that may well be chance."""
    most = max(len(rates) for rates in rows.values())
    wide = (WIDTH - LEFT - 4) / most
    drawn = "".join(text(LEFT + wide * (i + 0.5), 14, f"{i + 1}.", "tick", "middle") for i in range(most))
    for i, (label, rates) in enumerate(rows.items()):
        y = 22 + i * ROW
        usual = sum(rate.value for rate in rates) / len(rates)
        drawn += text(LEFT - 10, y + ROW * 0.62, label, "label", "end")
        for j, rate in enumerate(rates):
            sure = not rate.low <= usual <= rate.high
            off = max(-1.0, min(1.0, (rate.value - usual) / (0.3 * usual or 1.0)))
            tint = MORE if off > 0 else LESS
            shade = abs(off) if sure else abs(off) * 0.25
            drawn += (
                f"<g><title>{escape(f'{label}, {rate.told()}')}</title>"
                f'<rect x="{LEFT + wide * j + 1:.1f}" y="{y + 2}" width="{wide - 2:.1f}" height="{ROW - 4}" rx="4"'
                f' fill="rgb{tint}" fill-opacity="{0.06 + 0.8 * shade:.2f}"/>'
                + text(LEFT + wide * (j + 0.5), y + ROW * 0.62, f"{rate.value:.1f}", "sure" if sure else "", "middle")
                + "</g>"
            )
    return figure(title, answer, drawn, 26 + len(rows) * ROW)
