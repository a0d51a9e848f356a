"""The report: what many games say, as one HTML file with its plots inside."""

from __future__ import annotations

from collections import Counter, defaultdict
from html import escape

from undermine.bots.contest import Row
from undermine.bots.plots import Bar, bars
from undermine.bots.results import round_wins, seat_wins
from undermine.bots.stats import interval, mean

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 780px; margin: 2rem auto; padding: 0 1rem; }
body { color: #2b241b; background: #fbf7ef; }
figure { margin: 2rem 0; padding: 1rem; background: #fff; border: 1px solid #e4d9c4; border-radius: 10px; }
figcaption { font-weight: 600; } small { font-weight: 400; color: #7a6c57; }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: #5a4f3f; }
.grid { stroke: #eee4d2; } .tick { fill: #9a8b73; } .whisker { stroke: #2b241b; stroke-width: 1.5; }
figure p { margin: 0; } figure p span { margin-right: 1.2rem; }
figure i { display: inline-block; width: .8em; height: .8em; margin-right: .4em; border-radius: 2px; }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
"""


def rate(values: list[float], label: str, group: str) -> Bar:
    """Return a bar in percent with its interval."""
    low, high = interval(values)
    return Bar(label, group, 100 * mean(values), 100 * low, 100 * high)


def wins_by_side(rows: list[Row]) -> list[Bar]:
    """Return how often each side wins, by the number of players."""
    wins: dict[tuple[int, str], list[float]] = defaultdict(list)
    for row in rows:
        for side, won in round_wins(row):
            wins[row.seats, side].append(won)
    return [rate(values, f"{seats} players", side) for (seats, side), values in sorted(wins.items()) if any(values)]


def lengths(rows: list[Row]) -> list[Bar]:
    """Return how long games last."""
    step = max(1, max(row.moves for row in rows) // 20)
    counts = Counter(row.moves // step * step for row in rows)
    return [Bar(str(moves), "", 100 * counts[moves] / len(rows)) for moves in range(min(counts), max(counts) + 1, step)]


def gold(rows: list[Row]) -> list[Bar]:
    """Return how many nuggets players end with."""
    counts = Counter(score for row in rows for score in row.scores)
    total = sum(counts.values())
    return [Bar(str(score), "", 100 * counts[score] / total) for score in range(max(counts) + 1)]


def first_player(rows: list[Row]) -> list[Bar]:
    """Return how often players win by when they play, counted from the one that began."""
    wins: dict[tuple[int, int], list[float]] = defaultdict(list)
    for row in rows:
        for turn, won in seat_wins(row):
            wins[row.seats, turn].append(won)
    return [rate(values, f"{turn + 1}.", f"{seats} players") for (seats, turn), values in sorted(wins.items())]


def balance(rows: list[Row]) -> str:
    """Write the table of wins by players and side."""
    cells = "".join(
        f"<tr><td>{escape(bar.label)}</td><td>{escape(bar.group)}</td><td>{bar.value:.1f} %</td>"
        f"<td>{bar.low:.1f} to {bar.high:.1f}</td></tr>"
        for bar in wins_by_side(rows)
    )
    return f"<table><tr><th>players</th><th>side</th><th>wins</th><th>95 %</th></tr>{cells}</table>"


def html(rows: list[Row], title: str) -> str:
    """Write the report."""
    who = ", ".join(sorted({name for row in rows for name in row.players}))
    figures = [
        bars("Who wins", "% of rounds in the base game, else of games, with 95 % intervals", wins_by_side(rows)),
        bars("How long games last", "moves; % of games", lengths(rows)),
        bars("Gold at the end", "nuggets of a player; % of players", gold(rows)),
    ]
    if any(row.seats > 1 for row in rows):
        figures.append(bars("Does it matter who begins?", "wins in %, by turn order", first_player(rows)))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"<p>{len(rows)} games, seeds {rows[0].seed} to {rows[-1].seed}; {escape(who)}.</p>"
        f"{''.join(figures)}{balance(rows)}</html>"
    )
