"""Sheet: a story as one HTML file that needs nothing else: curves, turning moves, claims, awards, and all figures as tables."""

from __future__ import annotations

from html import escape
from typing import Final

from undermine.pictures import drawn
from undermine.story.shape import RoundTold, Told, share_of_possible
from undermine.texts import text

WIDTH: Final = 720
HEIGHT: Final = 240
LEFT: Final = 44
COLOURS: Final = (
    "#c8791a",
    "#2f6f9f",
    "#3f7d58",
    "#a33b3b",
    "#6b4f9c",
    "#8a6d1d",
    "#1f7f7a",
    "#b04f86",
    "#5b6b7b",
    "#7a4a2b",
)
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3")  # curves are told apart without colours too
STYLE: Final = """
:root { color-scheme: light dark; --ink: #2b241b; --paper: #fbf7ef; --card: #fff; --line: #e4d9c4; --quiet: #6b5e4b; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe6d6; --paper: #1d1913; --card: #28231b; --line: #463d2f; --quiet: #b9ab94; }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 860px; margin: 2rem auto; padding: 0 1rem; }
body { color: var(--ink); background: var(--paper); }
section, .award { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem 1.2rem; }
section { margin: 1.2rem 0; } svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; } svg text { fill: var(--ink); }
.grid { stroke: var(--line); } .grey { fill: var(--line); opacity: .5; } .turn { stroke: var(--quiet); stroke-dasharray: 2 3; }
.awards { display: flex; flex-wrap: wrap; gap: .8rem; } .award b { display: block; font-size: 1.15rem; }
pre { font: 0.8rem/1 ui-monospace, monospace; }
table { border-collapse: collapse; font-size: .85rem; } td, th { padding: .1rem .5rem; text-align: right; }
.wide { overflow-x: auto; } .quiet { color: var(--quiet); } .legend span { margin-right: 1.2rem; white-space: nowrap; }
"""


def sheet(told: Told, language: str) -> str:
    """Write a story as a page."""
    title = text("story-title", language)
    players = ", ".join(told["players"])
    rounds = "".join(of_round(told, one, language) for one in told["rounds"])
    share = share_of_possible(told["rounds"])
    if share is not None:
        heading, about = (escape(text(f"story-possible-{key}", language, percent=share)) for key in ("share", "about"))
        rounds = f"<h2>{heading}</h2><p class=quiet>{about}</p>{rounds}"
    body = rounds or f"<p>{escape(text('story-nothing', language))}</p>"
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title><style>{STYLE}</style>'
        f"<h1>{escape(title)}</h1><p class=quiet>{escape(players)}</p>{awards(told, language)}{body}</html>"
    )


def awards(told: Told, language: str) -> str:
    """Draw the awards as cards."""
    cards = "".join(
        f'<div class="award"><span class="quiet">{escape(text("story-award-" + award["award"], language))}</span>'
        f"<b>{escape(told['players'][award['seat']])}</b></div>"
        for award in told["awards"]
    )
    return f'<div class="awards">{cards}</div>' if cards else ""


def of_round(told: Told, one: RoundTold, language: str) -> str:
    """Write a round."""
    players = told["players"]
    parts = [f"<h2>{escape(text('story-round', language, number=one['round']))}</h2>"]
    if one["possible"] is not None:
        of_possible = text("story-possible-of", language, taken=one["taken"], possible=one["possible"])
        parts.append(f"<p><b>{escape(of_possible)}</b></p>")
    if told["of"] in ("diggers", "blue"):
        lines = {
            f"{name} ({text('story-side-' + side, language)})": [row[seat] for row in one["guilt"]]
            for seat, (name, side) in enumerate(zip(players, one["sides"], strict=True))
        }
        parts.append(plot(text("story-guilt", language), lines, one, language))
    chances = {text(f"story-of-{told['of']}", language): one["chance"]}
    if one["seen"] != one["chance"]:
        chances[text("story-seen", language)] = one["seen"]
    parts.append(plot(text("story-chance", language), chances, one, language))
    parts.append(turns(told, one, language))
    said = "".join(
        f"<li>{escape(players[claim['seat']])}: <code>{escape(claim['word'])}</code>: "
        f"{escape(text('story-true' if claim['true'] else 'story-false', language))}</li>"
        for claim in one["claims"] + one["accusations"]
    )
    parts.append(f"<h3>{escape(text('story-claims', language))}</h3><ul>{said}</ul>" if said else "")
    return f"<section>{''.join(parts)}</section>"


def turns(told: Told, one: RoundTold, language: str) -> str:
    """Write the turning moves."""
    items = ""
    for turn in one["turns"]:
        player = told["players"][turn["seat"]]
        values = {
            key: told["players"][int(value)] if key == "target" else value for key, value in turn["values"].items()
        }
        why = text(turn["key"], language, player=player, **values)
        advice = text("story-advice", language, move=turn["advice"]["move"]) if turn["advice"] else ""
        number = one["first"] + turn["move"] + 1
        scene = escape(text("story-scene", language, move=number))
        board = f'<div class="wide"><pre role="img" aria-label="{scene}">{escape(drawn(turn["state"]["board"]))}</pre></div>'
        items += f'<li value="{number}">{escape(why)} <span class="quiet">{escape(advice)}</span>{board}</li>'
    return f"<h3>{escape(text('story-turning', language))}</h3><ol>{items}</ol>"


def plot(title: str, lines: dict[str, list[float]], one: RoundTold, language: str) -> str:
    """Draw curves over the moves of a round, with the same figures as a table."""
    played = one["played"]
    top = max(1.0, *(max(values[:played], default=1.0) for values in lines.values()))
    step = (WIDTH - LEFT - 8) / max(1, played - 1)

    def at(number: int, value: float) -> str:
        return f"{LEFT + step * number:.1f},{8 + (HEIGHT - 34) * (1 - value / top):.1f}"

    drawn = "".join(
        f'<path class="grid" d="M{at(0, top * part)}H{WIDTH}"/>'
        f'<text x="{LEFT - 6}" y="{float(at(0, top * part).split(",")[1]) + 4:.1f}" text-anchor="end">'
        f"{f'{100 * part:.0f} %' if top == 1.0 else f'{top * part:.0f}'}</text>"
        for part in (0.0, 0.5, 1.0)
    )
    if one["grey"] and len(lines) > 2:
        drawn += f'<rect class="grey" x="{LEFT}" y="8" width="{step * min(one["grey"], played - 1):.1f}" height="{HEIGHT - 34}"/>'
    for number in one["turning"]:
        x = at(number, 0).split(",")[0]
        drawn += f'<line class="turn" x1="{x}" x2="{x}" y1="8" y2="{HEIGHT - 26}"/>'
    for i, values in enumerate(lines.values()):
        points = " ".join(at(number, value) for number, value in enumerate(values[:played]))
        drawn += (
            f'<polyline points="{points}" fill="none" stroke="{COLOURS[i % len(COLOURS)]}" stroke-width="2.5"'
            f' stroke-dasharray="{DASHES[i % len(DASHES)]}"/>'
        )
    drawn += f'<text x="{WIDTH}" y="{HEIGHT - 6}" text-anchor="end">{escape(text("story-moves", language))}</text>'
    legend = "".join(
        f'<span style="color:{COLOURS[i % len(COLOURS)]}">▬ {escape(name)}</span>' for i, name in enumerate(lines)
    )
    return (
        f'<h3>{escape(title)}</h3><p class="legend">{legend}</p>'
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">{drawn}</svg>{figures(lines, one, language)}'
    )


def figures(lines: dict[str, list[float]], one: RoundTold, language: str) -> str:
    """Write the same figures as a table, for whoever does not see the curves."""
    head = "".join(f"<th>{escape(name)}</th>" for name in lines)
    rows = "".join(
        f"<tr><th>{one['first'] + number + 1}</th>"
        + "".join(f"<td>{values[number]:.2f}</td>" for values in lines.values())
        + "</tr>"
        for number in range(one["played"])
    )
    label, move = escape(text("story-figures", language)), escape(text("story-move", language))
    return (
        f'<details><summary>{label}</summary><div class="wide"><table><tr><th>{move}</th>{head}</tr>'
        f"{rows}</table></div></details>"
    )
