"""The report: what many games say, as one HTML file with its plots inside."""

from __future__ import annotations

from collections import Counter, defaultdict
from html import escape

from undermine.lab.contest import Row
from undermine.lab.plots import Rate, heat, median, ridges, shares
from undermine.lab.results import round_wins, seat_wins
from undermine.lab.stats import interval, mean
from undermine.record import how_many

STYLE = """
:root { --ink: #2b241b; --paper: #fbf7ef; --card: #fff; --line: #e4d9c4; --quiet: #7a6c57; color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #efe6d6; --paper: #1d1913; --card: #28231b; --line: #463d2f; --quiet: #b3a48c; }
}
body { font: 16px/1.5 system-ui, sans-serif; max-width: 860px; margin: 2rem auto; padding: 0 1rem; }
body { color: var(--ink); background: var(--paper); }
h1 { line-height: 1.2; margin-bottom: .2rem; } h2 { font-size: 1.15rem; margin: 0; }
.about { color: var(--quiet); margin-top: 0; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); gap: .8rem; margin: 1.5rem 0; }
.facts div { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: .7rem 1rem; }
.facts b { display: block; font-size: 1.8rem; line-height: 1.2; } .facts span { color: var(--quiet); font-size: .9rem; }
figure { margin: 1.2rem 0; padding: 1rem 1.2rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
figcaption p { margin: .1rem 0 .8rem; color: var(--quiet); }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; } svg text { fill: var(--ink); }
.grid { stroke: var(--line); } svg .tick { fill: var(--quiet); font-size: 12px; } svg .inside { fill: #fff; font-weight: 600; }
path.sure { stroke: var(--ink); stroke-width: 1.5; fill: none; } text.sure { font-weight: 700; }
.legend { margin: 0 0 .4rem; } .legend span { margin-right: 1.4rem; }
.legend svg { width: .8em; height: .8em; margin-right: .4em; }
table { border-collapse: collapse; width: 100%; } td, th { padding: .2rem .8rem; text-align: right; }
th:first-child, td:first-child { text-align: left; } tr:nth-child(even) td { background: var(--card); }
details { margin: 1.5rem 0; } summary { cursor: pointer; }
"""


def rate(values: list[float], group: str) -> Rate:
    """Return a rate in percent with its interval."""
    low, high = interval(values)
    return Rate(group, 100 * mean(values), 100 * low, 100 * high)


def at_table(seats: int) -> str:
    """Name a number of players."""
    return how_many(seats, "player")


def wins_by_side(rows: list[Row]) -> dict[str, list[Rate]]:
    """Return how often each side wins, by the number of players."""
    wins: dict[int, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        for side, won in round_wins(row):
            wins[row.seats][side].append(won)
    ever = any(any(sides.get("nobody", [])) for sides in wins.values())
    return {
        at_table(seats): [rate(values, side) for side, values in sides.items() if ever or side != "nobody"]
        for seats, sides in sorted(wins.items())
    }


def mean_gold(rows: list[Row]) -> Rate:
    """Return the nuggets that a player ends with, on average."""
    values = [float(score) for row in rows for score in row.scores]
    return Rate("nuggets, mean", mean(values), *interval(values))


def counted(rows: list[Row], gold: bool) -> dict[str, dict[int, int]]:
    """Count the moves of the games, or the nuggets that players end with, by the number of players."""
    counts: dict[int, Counter[int]] = defaultdict(Counter)
    for row in rows:
        counts[row.seats].update(row.scores if gold else [row.moves])
    return {at_table(seats): dict(counter) for seats, counter in sorted(counts.items())}


def first_player(rows: list[Row]) -> dict[str, list[Rate]]:
    """Return how often players win by when they play, counted from the one that began."""
    wins: dict[int, list[list[float]]] = {}
    for row in rows:
        turns = wins.setdefault(row.seats, [[] for _ in range(row.seats)])
        for turn, won in seat_wins(row):
            turns[turn].append(won)
    return {
        at_table(seats): [rate(values, f"{turn + 1}. to play") for turn, values in enumerate(turns)]
        for seats, turns in sorted(wins.items())
        if seats > 1
    }


def say_wins(wins: dict[str, list[Rate]]) -> str:
    """Put into words who wins."""
    first = {label: rates[0] for label, rates in wins.items()}
    most, least = max(first, key=lambda label: first[label].value), min(first, key=lambda label: first[label].value)
    name = first[most].group
    if most == least:
        return f"With {most}: {', '.join(f'{one.group} {one.value:.1f} %' for one in wins[most])}."
    best, worst = first[most].value, first[least].value
    return f"{name.capitalize()} do best with {most} ({best:.0f} %) and worst with {least} ({worst:.0f} %)."


def say_counts(counts: dict[str, dict[int, int]], what: str) -> str:
    """Put into words what the middle game is like."""
    middles = {label: median(values) for label, values in counts.items()}
    low, high = min(middles, key=middles.__getitem__), max(middles, key=middles.__getitem__)
    if middles[low] == middles[high]:
        return f"Half have up to {middles[low]} {what}: the line in each ridge."
    return (
        f"Half have up to {middles[low]} {what} with {low}, up to {middles[high]} with {high}: the line in each ridge."
    )


def say_first(turns: dict[str, list[Rate]]) -> str:
    """Put into words whether beginning matters."""
    ahead, behind = [], []
    for label, rates in turns.items():
        usual = mean([one.value for one in rates])
        if rates[0].low > usual:
            ahead.append(f"{label} ({rates[0].value - usual:+.1f} points)")
        elif rates[0].high < usual:
            behind.append(f"{label} ({rates[0].value - usual:+.1f} points)")
    if not ahead and not behind:
        return "Not so that these games would show it."
    said = [f"it helped with {', '.join(ahead)}"] if ahead else []
    said += [f"it hurt with {', '.join(behind)}"] if behind else []
    return f"In these games {'; '.join(said)}. Bold: the 95 % interval leaves out the mean of that table."


def balance(wins: dict[str, list[Rate]]) -> str:
    """Write the table of wins by players and side."""
    cells = "".join(
        f"<tr><td>{escape(label)}</td><td>{escape(one.group)}</td><td>{one.value:.1f} %</td>"
        f"<td>{one.low:.1f} to {one.high:.1f}</td></tr>"
        for label, rates in wins.items()
        for one in rates
    )
    head = "<tr><th>table</th><th>side</th><th>wins</th><th>95 % interval</th></tr>"
    return f"<details><summary>The same in numbers</summary><table>{head}{cells}</table></details>"


def facts(rows: list[Row]) -> str:
    """Write a few numbers large."""
    shown = [
        (f"{len(rows):,}", "games"),
        (f"{sum(row.moves for row in rows):,}", "moves"),
        (f"{mean([float(row.moves) for row in rows]):.0f}", "moves in a game, on average"),
        (f"{mean([float(max(row.scores)) for row in rows]):.1f}", "nuggets of the richest, on average"),
    ]
    return (
        f'<div class="facts">{"".join(f"<div><b>{value}</b><span>{what}</span></div>" for value, what in shown)}</div>'
    )


def html(rows: list[Row], title: str) -> str:
    """Write the report."""
    who = ", ".join(sorted({name for row in rows for name in row.players}))
    wins, moves, nuggets = wins_by_side(rows), counted(rows, gold=False), counted(rows, gold=True)
    whole = "rounds" if rows[0].game == "saboteur" else "games"
    figures = [
        shares(f"Who wins? (% of {whole})", say_wins(wins), wins),
        ridges("How long does a game last?", say_counts(moves, "moves"), "moves", moves),
        ridges("How much gold does a player end with?", say_counts(nuggets, "nuggets"), "nuggets", nuggets),
    ]
    turns = first_player(rows)
    if turns:
        figures.append(heat("Does it matter who begins? (wins in %, by turn order)", say_first(turns), turns))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        f'<p class="about">Played by {escape(who)}; seeds {rows[0].seed} to {rows[-1].seed}. Brackets are 95 % intervals.</p>'
        f"{facts(rows)}{''.join(figures)}{balance(wins)}</html>"
    )
