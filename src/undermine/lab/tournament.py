"""The tournament: levels against each other on duplicate deals, with ceilings, probes, intervals and ratings."""

from __future__ import annotations

import sys
from typing import Final

from undermine.arguments import Arguments, refuse
from undermine.bots.seen import BotError
from undermine.catalogue import names
from undermine.lab.contest import RANGE, SEEDS, Row, players_of, ranked, seats_of
from undermine.lab.crowd import CrowdError, Task, add_workers, play_all
from undermine.lab.probes import PROBES
from undermine.lab.stats import mean, percent, points, ratings
from undermine.record import how_many

Matrix = dict[tuple[str, str], list[float]]  # by pair: deal by deal, what the first side won
USUAL: Final = {"duel": "2", "solo": "1"}  # seats at the table; elsewhere 5
SIDES: Final = {"saboteur": ("diggers", "saboteurs"), "duel": ("green", "blue"), "cave": ("blue", "yellow")}


ENTRANTS: Final = "mole,apprentice,miner,oracle"
WHO: Final = f"who plays, with commas: levels, MODULE:FUNCTION, installed bots, 'run:COMMAND' ({ENTRANTS})"
EXAMPLE: Final = "Example: undermine tournament saboteur --deals 2000 --entrants apprentice,miner --seeds test"


def parser() -> Arguments:
    """Describe the arguments."""
    words = Arguments("undermine tournament", __doc__, epilog=EXAMPLE)
    words.add_argument("game", nargs="?", default="saboteur", choices=names())
    words.add_argument(
        "--players", metavar="N", default="", help="at the table: 5, or a range like 3-10 (5; the Duel has 2)"
    )
    words.add_argument(
        "--deals", metavar="N", type=int, default=200, help="each played by every pair, sides swapped (200)"
    )
    words.add_argument("--seeds", choices=tuple(SEEDS), default="validation", help="which range of deals (validation)")
    words.add_argument("--skip", metavar="N", type=int, default=0, help="leave out so many deals of the range (0)")
    words.add_argument("--entrants", metavar="NAMES", default=ENTRANTS, help=WHO)
    words.add_argument("--probes", action="store_true", help="the base game: diggers against the probes too")
    add_workers(words)
    return words


def pairs(game: str, entrants: list[str], probes: bool) -> list[tuple[str, str]]:
    """List who meets whom: everybody on both sides; the probes only as saboteurs."""
    meetings = [(one, other) for one in entrants for other in entrants]
    if probes and game == "saboteur":
        meetings += [(one, probe) for one in entrants for probe in PROBES]
    return meetings


def tasks_of(game: str, seats: int, seeds: range, meetings: list[tuple[str, str]]) -> list[Task]:
    """List every deal for every pair."""
    if game == "solo":
        alone = ranked(one for one, _ in meetings)
        return [("game", (game, 1, seed, [one])) for one in alone for seed in seeds]
    if game == "saboteur":
        return [("round", (seats, seed, pair)) for pair in meetings for seed in seeds]
    return [("sides", (game, seats, seed, pair)) for pair in meetings for seed in seeds]


def first_side_wins(row: Row) -> float:
    """Return 1 where diggers, green or blue won, 0 where the other side did, a half where neither."""
    total = [sum(won for won, side in zip(row.won, row.sides, strict=True) if side == s) for s in (0, 1)]
    return 0.5 if total[0] == total[1] else float(total[0] > total[1])


def matrix(rows: list[Row], meetings: list[tuple[str, str]], deals: int) -> Matrix:
    """Gather the results by pair; rows come in the order of the tasks."""
    return {
        pair: [first_side_wins(row) for row in rows[i * deals : (i + 1) * deals]] for i, pair in enumerate(meetings)
    }


def lead(results: Matrix, one: str, other: str) -> list[float]:
    """Return per deal by how much one is ahead of the other, averaged over both sides."""
    return [a - b for a, b in zip(results[one, other], results[other, one], strict=True)]


def show_grid(game: str, results: Matrix) -> None:
    """Print the matrix of everybody against everybody."""
    ours, theirs = (list(dict.fromkeys(pair[side] for pair in results)) for side in (0, 1))
    print(f"\n## {SIDES[game][0]} win against {SIDES[game][1]}, %\n\n| | " + " | ".join(theirs) + " |")
    print("|---|" + "---|" * len(theirs))
    for one in ours:
        cells = [f"{100 * mean(results[one, other]):.1f}" if (one, other) in results else "" for other in theirs]
        print(f"| {one} | " + " | ".join(cells) + " |")


def show_matrix(game: str, results: Matrix, rows: list[Row], meetings: list[tuple[str, str]]) -> None:
    """Print how often the first side wins, pair by pair, and who is ahead."""
    ours, theirs = SIDES[game]
    print(f"\n## {ours} win, % [95 %]\n\n| {ours} | {theirs} | wins | moves |\n|---|---|---|---|")
    deals = len(rows) // len(meetings)
    for i, (one, other) in enumerate(meetings):
        moves = mean([float(row.moves) for row in rows[i * deals : (i + 1) * deals]])
        print(f"| {one} | {other} | {percent(results[one, other])} | {moves:.0f} |")
    print("\n## ahead, points averaged over both sides [95 %]\n\n| who | of whom | ahead |\n|---|---|---|")
    order = ranked(name for pair in meetings for name in pair)
    for one, other in meetings:
        if (other, one) in results and order.index(one) > order.index(other):
            print(f"| {one} | {other} | {points(lead(results, one, other))} |")


def show_dealt(rows: list[Row], meetings: list[tuple[str, str]]) -> None:
    """Print how often diggers win by the saboteurs actually dealt."""
    deals = len(rows) // len(meetings)
    dealt = sorted({row.saboteurs for row in rows})
    print("\n## diggers win by saboteurs dealt, %\n\n| diggers | saboteurs |" + "".join(f" {n} |" for n in dealt))
    print("|---|---|" + "---|" * len(dealt))
    for i, (one, other) in enumerate(meetings):
        mine = rows[i * deals : (i + 1) * deals]
        cells = [[first_side_wins(row) for row in mine if row.saboteurs == n] for n in dealt]
        print(f"| {one} | {other} |" + "".join(f" {percent(cell)} |" if cell else " - |" for cell in cells))


def show_ratings(results: Matrix) -> None:
    """Print the ratings of both sides."""
    digging, sabotage = ratings(results)
    print(
        "\n## ratings (400 points: ten to one; the mean saboteur has 0)\n\n| who | digging | sabotage |\n|---|---|---|"
    )
    for name in ranked([*digging, *sabotage]):
        cells = [f"{side[name]:+.0f}" if name in side else "-" for side in (digging, sabotage)]
        print(f"| {name} | {cells[0]} | {cells[1]} |")


def show_solo(rows: list[Row]) -> None:
    """Print the nuggets of the solo game."""
    print("\n## nuggets [95 %]\n\n| who | nuggets |\n|---|---|")
    for name in ranked(row.players[0] for row in rows):
        scores = [row.scores[0] / 100 for row in rows if row.players == [name]]
        print(f"| {name} | {percent(scores)} |")


def main(argv: list[str] | None = None) -> int:
    """Play a tournament and print its tables."""
    words = parser()
    asked = words.parse_args(argv)
    if asked.deals < 1 or asked.skip < 0 or asked.skip + asked.deals > RANGE:
        words.error(f"--deals {asked.deals} --skip {asked.skip}: a range has 1 to {RANGE} deals")
    first = SEEDS[asked.seeds] + asked.skip
    seeds = range(first, first + asked.deals)
    try:
        meetings = pairs(asked.game, players_of(asked.entrants), asked.probes)
        tables = seats_of(asked.players or USUAL.get(asked.game, "5"), asked.game)
    except ValueError as refused:
        words.error(str(refused))
    try:
        for seats in tables:
            rows = play_all(tasks_of(asked.game, seats, seeds, meetings), asked.workers, asked.game)
            about = f"{how_many(seats, 'player')}, {how_many(asked.deals, 'deal')}"
            print(f"# {asked.game}, {about}, seeds {seeds.start} to {seeds.stop - 1}")
            show(asked.game, rows, meetings)
    except (CrowdError, BotError) as failed:
        return refuse(str(failed))
    except ValueError as refused:
        words.error(str(refused))
    return 0


def show(game: str, rows: list[Row], meetings: list[tuple[str, str]]) -> None:
    """Print the tables of one tournament."""
    if game == "solo":
        show_solo(rows)
        return
    results = matrix(rows, meetings, len(rows) // len(meetings))
    show_grid(game, results)
    show_matrix(game, results, rows, meetings)
    if game == "saboteur":
        show_dealt(rows, meetings)
        show_ratings(results)


if __name__ == "__main__":
    sys.exit(main())
