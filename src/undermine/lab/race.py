"""The race: saboteurs who hide and diggers who read them, generation after generation, until neither side gains a point.

The first generation is the Miner. Every other one counts the rates of deeds anew, on tuning deals, over a population of saboteurs:
all earlier generations, some who pay fixed prices for suspicion by the newest rates, the probes and the Apprentice. Its own
saboteurs pay by its own rates; which prices they draw from is tried against its own diggers, on other tuning deals. Then every
generation's diggers play every generation's saboteurs on the same validation deals. Generations and meetings are kept as files:
begun again, the race goes on where it stopped.

Example: python -m undermine.lab.race build/race --generations 3 --count 1200 --try 400 --validate 600
"""

from __future__ import annotations

import json
import sys
from math import sqrt
from pathlib import Path
from typing import Final

from undermine.arguments import Arguments, whole_number
from undermine.bots.levels import Choose
from undermine.lab.contest import PLAYERS, SEEDS
from undermine.lab.generations import (
    LAPS,
    Generation,
    Played,
    miner,
    path_of,
    play_meeting,
    read_generation,
    write_generation,
)
from undermine.lab.rates import SEATS, Counts, count_round, tables_of
from undermine.lab.stats import mean

STRENGTHS: Final = (1.0, 2.0, 4.0)  # prices in the population, and those a generation may draw from
HELD_OUT: Final = (1.5, 3.0, 6.0)  # prices that nobody's rates are ever counted on: for measuring alone
OTHERS: Final = ("apprentice", "blatant", "sleeper", "always-discard", "breaks-the-leader")
ENOUGH: Final = 0.01  # a side that gains no more than this has settled
STRIDE: Final = 20_000  # tuning deals that a generation may use: half for counting, half for trying prices
FIRST: Final = SEEDS["tuning"] + 600_000
MOST: Final = 19  # generations that there are tuning deals for
VALIDATION: Final = SEEDS["validation"] + 100_000


def population(history: list[Generation]) -> list[Choose]:
    """Return the saboteurs on whom rates are counted: everybody so far, fixed prices by the newest rates, and simple ones."""
    newest = history[-1]
    priced = [newest.paying(price) for price in STRENGTHS]
    return [one.player() for one in [*history, *priced]] + [PLAYERS[name] for name in OTHERS]


def counted(history: list[Generation], deals: int) -> Counts:
    """Count what the newest diggers and a population of saboteurs do."""
    counts = Counts()
    others, digger = population(history), history[-1].player()
    first = FIRST + len(history) * STRIDE
    for deal in range(deals):
        other = others[deal % len(others)]
        count_round(counts, SEATS[deal // len(others) % len(SEATS)], first + deal, digger, other)
    return counts


def worth_paying(tried: dict[float, list[float]]) -> tuple[float, ...]:
    """Return the prices that saboteurs shall draw from: the best one, and those no more than a standard error behind it."""
    lost = {price: mean(won) for price, won in tried.items()}  # by the diggers
    best = min(lost, key=lost.__getitem__)
    error = sqrt(max(lost[best] * (1 - lost[best]), 0.01) / len(tried[best]))
    return tuple(price for price, rate in lost.items() if rate <= lost[best] + error)


def next_generation(history: list[Generation], seats: int, count: int, deals: int, workers: int) -> Generation:
    """Breed the generation after these."""
    number = len(history)
    plain = Generation(number, tables_of(counted(history, count)), ())
    first = FIRST + number * STRIDE + STRIDE // 2
    seeds = range(first, first + deals)
    tried = {
        price: [one.won for one in play_meeting(plain, plain.paying(price), seats, seeds, workers)]
        for price in (0.0, *STRENGTHS)
    }
    return Generation(number, plain.tables, worth_paying(tried))


def meeting(
    folder: Path, diggers: Generation, saboteurs: Generation, seats: int, seeds: range, workers: int
) -> list[Played]:
    """Return what came of a meeting: read it where the same deals were played before, else play and keep it."""
    path = folder / f"meeting-{diggers.number:02}-{saboteurs.number:02}.json"
    what = {"seats": seats, "first": seeds.start, "deals": len(seeds)}
    if path.exists():
        kept = json.loads(path.read_text(encoding="utf-8"))
        if kept["what"] == what:
            return [Played(one["won"], {int(lap): x for lap, x in one["belief"].items()}) for one in kept["played"]]
    played = play_meeting(diggers, saboteurs, seats, seeds, workers)
    rows = [{"won": one.won, "belief": one.belief} for one in played]
    path.write_text(json.dumps({"what": what, "played": rows}) + "\n", encoding="utf-8")
    return played


Meetings = dict[tuple[int, int], list[Played]]  # by the numbers of diggers and saboteurs


def ahead(ones: list[Played], others: list[Played]) -> tuple[float, float]:
    """Return by how much diggers do better in one meeting than in another on the same deals, and the standard error."""
    gains = [one.won - other.won for one, other in zip(ones, others, strict=True)]
    middle = mean(gains)
    return middle, sqrt(sum((gain - middle) ** 2 for gain in gains)) / len(gains)


def gains(meetings: Meetings, number: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return what a generation's diggers, what its saboteurs gain over those before them, against its own other side."""
    digging = ahead(meetings[number, number], meetings[number - 1, number])
    spoiling = ahead(meetings[number, number - 1], meetings[number, number])
    return digging, spoiling


def settled(meetings: Meetings, number: int) -> bool:
    """Say whether neither side of a generation has gained more than a point."""
    return all(gain <= ENOUGH for gain, _ in gains(meetings, number))


def shown(history: list[Generation], meetings: Meetings) -> list[str]:
    """Write the table of every generation against every generation, beliefs by lap, and what each has gained."""
    numbers = [one.number for one in history]
    lines = ["diggers win, % (standard error), by generation; columns: the saboteurs", ""]
    lines += ["| | " + " | ".join(str(number) for number in numbers) + " |", "|---|" + "---|" * len(numbers)]
    for digger in numbers:
        cells = []
        for other in numbers:
            won = mean([one.won for one in meetings[digger, other]])
            cells.append(f"{100 * won:.1f} ({100 * sqrt(won * (1 - won) / len(meetings[digger, other])):.1f})")
        lines.append(f"| {digger} | " + " | ".join(cells) + " |")
    lines += ["", f"belief in true saboteurs after laps {'/'.join(map(str, LAPS))}", ""]
    lines += ["| | " + " | ".join(str(number) for number in numbers) + " |", "|---|" + "---|" * len(numbers)]
    for digger in numbers:
        cells = ["/".join(f"{believed(meetings[digger, other], lap):.2f}" for lap in LAPS) for other in numbers]
        lines.append(f"| {digger} | " + " | ".join(cells) + " |")
    lines += ["", "| generation | prices | its diggers gain | its saboteurs gain |", "|---|---|---|---|"]
    for one in history[1:]:
        told = [f"{100 * gain:+.1f} ({100 * error:.1f})" for gain, error in gains(meetings, one.number)]
        prices = ", ".join(f"{price:g}" for price in one.prices)
        lines.append(f"| {one.number} | {prices} | {told[0]} | {told[1]} |")
    return lines


def believed(played: list[Played], lap: int) -> float:
    """Return the mean belief in true saboteurs after so many laps."""
    values = [one.belief[lap] for one in played if lap in one.belief]
    return mean(values) if values else 0.0


def parser() -> Arguments:
    """Describe the arguments."""
    words = Arguments("python -m undermine.lab.race", "Run the race between hiding and reading, or go on with it.")
    words.add_argument("folder", type=Path, help="where generations and meetings are kept")
    words.add_argument("--generations", metavar="N", type=whole_number, default=3, help="breed so many at most (3)")
    words.add_argument(
        "--count", metavar="N", type=whole_number, default=1200, help="tuning deals counted for rates (1200)"
    )
    words.add_argument(
        "--try", metavar="N", dest="tried", type=whole_number, default=400, help="tuning deals for each price (400)"
    )
    words.add_argument(
        "--validate", metavar="N", type=whole_number, default=600, help="validation deals of every meeting (600)"
    )
    words.add_argument("--players", metavar="N", type=whole_number, default=5, help="at the table (5)")
    words.add_argument("--workers", metavar="N", type=whole_number, default=1, help="processes (1)")
    return words


def main(argv: list[str] | None = None) -> int:
    """Breed generations until they settle, and print the table."""
    words = parser()
    asked = words.parse_args(argv)
    if not 1 <= asked.generations <= MOST:
        words.error(f"--generations {asked.generations}: there are tuning deals for 1 to {MOST}")
    if not all(1 <= number <= STRIDE // 2 for number in (asked.count, asked.tried, asked.validate)):
        words.error(f"--count, --try and --validate are from 1 to {STRIDE // 2}")
    if not 3 <= asked.players <= 10 or asked.workers < 1:
        words.error("--players is from 3 to 10, --workers from 1 on")
    asked.folder.mkdir(parents=True, exist_ok=True)
    seeds = range(VALIDATION, VALIDATION + asked.validate)
    history = [miner()]
    meetings: Meetings = {}
    while True:
        newest = history[-1]
        for one in history:
            for pair in ((newest, one), (one, newest)):
                met = meeting(asked.folder, *pair, asked.players, seeds, asked.workers)
                meetings[pair[0].number, pair[1].number] = met
        print("\n".join(shown(history, meetings)), flush=True)
        if newest.number and settled(meetings, newest.number):
            print(f"\nsettled: generation {newest.number} gains no more than a point on either side")
            return 0
        if newest.number == asked.generations:
            print(f"\nnot settled after {asked.generations} generations")
            return 0
        history.append(bred(asked.folder, history, asked.players, asked.count, asked.tried, asked.workers))


def bred(folder: Path, history: list[Generation], seats: int, count: int, tried: int, workers: int) -> Generation:
    """Read the next generation where it was bred before, else breed and keep it."""
    if path_of(folder, len(history)).exists():
        return read_generation(folder, len(history))
    one = next_generation(history, seats, count, tried, workers)
    write_generation(folder, one, {"players": seats, "counted": count, "tried": tried})
    return one


if __name__ == "__main__":
    sys.exit(main())
