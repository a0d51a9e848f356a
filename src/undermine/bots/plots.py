"""Plots: bars, with whiskers where there is an interval, drawn as inline SVG."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Final

WIDTH: Final = 720
HEIGHT: Final = 260
LEFT: Final = 48
BOTTOM: Final = 42
TOP: Final = 14
COLOURS: Final = ("#c98a1b", "#5b6b7a", "#8a3b2f", "#3f7d58", "#6b4f9c")


@dataclass(frozen=True)
class Bar:
    """One bar: where it stands, how high, and how sure that is."""

    label: str
    group: str
    value: float
    low: float | None = None
    high: float | None = None


def ticks(top: float) -> list[float]:
    """Choose a few round numbers from 0 to the top."""
    step = 1.0
    while top / step > 6:
        step *= 2 if str(step)[0] in "15" else 2.5
    while top / step < 3:
        step /= 2
    return [i * step for i in range(int(top / step) + 1)]


def bars(title: str, unit: str, items: list[Bar]) -> str:
    """Draw bars in the order given, coloured by group, with a legend where there are several groups."""
    groups = list(dict.fromkeys(item.group for item in items))
    labels = list(dict.fromkeys(item.label for item in items))
    top = max([item.high or item.value for item in items] + [1e-9]) * 1.08
    room = (WIDTH - LEFT - 10) / len(labels)
    width = min(46.0, room * 0.8 / len(groups))
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">']
    for tick in ticks(top):
        y = level(tick, top)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - 6}" y1="{y:.1f}" y2="{y:.1f}" class="grid"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" class="tick" text-anchor="end">{tick:g}</text>')
    for item in items:
        middle = LEFT + room * (labels.index(item.label) + 0.5)
        x = middle + width * (groups.index(item.group) - len(groups) / 2)
        parts.append(bar(item, x, width, top, COLOURS[groups.index(item.group) % len(COLOURS)]))
    every = -(-len(labels) // 24)
    for i, label in enumerate(labels):
        if i % every == 0:
            x = LEFT + room * (i + 0.5)
            parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{escape(label)}</text>')
    parts.append("</svg>")
    legend = "".join(
        f'<span><i style="background:{COLOURS[i % len(COLOURS)]}"></i>{escape(group)}</span>'
        for i, group in enumerate(groups)
        if group
    )
    return f"<figure><figcaption>{escape(title)} <small>{escape(unit)}</small></figcaption>{''.join(parts)}<p>{legend}</p></figure>"


def level(value: float, top: float) -> float:
    """Return how far down a value stands."""
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / top)


def bar(item: Bar, x: float, width: float, top: float, colour: str) -> str:
    """Draw one bar with its whisker and its value to hover over."""
    y, floor = level(item.value, top), level(0, top)
    told = f"{item.label} {item.group}: {item.value:.3g}"
    if item.low is not None and item.high is not None:
        told += f" [{item.low:.3g}, {item.high:.3g}]"
    drawn = f'<rect x="{x:.1f}" y="{y:.1f}" width="{width - 2:.1f}" height="{floor - y:.1f}" fill="{colour}"/>'
    if item.low is not None and item.high is not None:
        middle = x + width / 2 - 1
        low, high = level(item.low, top), level(item.high, top)
        drawn += f'<line x1="{middle:.1f}" x2="{middle:.1f}" y1="{low:.1f}" y2="{high:.1f}" class="whisker"/>'
    return f"<g><title>{escape(told)}</title>{drawn}</g>"
