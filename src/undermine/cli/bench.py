"""`undermine bench`: the speed figures of this machine in one run: both engines, and others beside them."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from statistics import median
from typing import Any, Final

from undermine.arguments import Arguments, refuse

COLUMNS = (
    "engine moves/s",
    "python moves/s",
    "playouts/s",
    "clone µs",
    "resample µs",
    "sampled rounds/s",
    "bytes/state",
)


@dataclass(frozen=True)
class Goal:
    """What a figure may not be worse than, and what it is meant to reach."""

    floor: float
    aim: float

    def beside(self, value: float) -> str:
        """Write floor and aim behind a figure, and what has become of them; where the aim is the lower, less is better."""
        sign = 1 if self.aim > self.floor else -1
        floor = "held" if sign * value >= sign * self.floor else "MISSED"
        aim = "reached" if sign * value >= sign * self.aim else "missed"
        return f" (floor {written(self.floor)} {floor}, aim {written(self.aim)} {aim})"


GOALS: Final = {"clone µs": Goal(0.40, 0.25), "resample µs": Goal(3.0, 1.2)}  # for the slowest of all games
ROUNDS: Final = Goal(60_000, 120_000)  # sampled rounds/s, saboteur with 5 players
ENVIRONMENTS: Final = {  # steps/s of the slowest game
    "undermine, AEC": Goal(20_000, 40_000),
    "undermine, vector, 64 rows": Goal(150_000, 300_000),
}


def main(argv: list[str]) -> int:
    """Measure and print."""
    arguments = Arguments(
        "undermine bench", "Measure the engine, compiled and interpreted, and other engines beside it."
    )
    arguments.add_argument("--json", action="store_true", help="print one JSON object")
    arguments.add_argument("--quick", action="store_true", help="a short run, less exact")
    arguments.add_argument("--alone", action="store_true", help="leave the other engines out")
    asked = arguments.parse_args(argv)
    seconds = "0.02" if asked.quick else "0.3"
    try:
        answer = measure(seconds, asked.alone)
    except subprocess.CalledProcessError as failed:
        return refuse(f"the measurement failed: {failed.stderr.strip().splitlines()[-1:]}")
    print(json.dumps(answer) if asked.json else "\n".join(report(answer)))
    return 0


def measure(seconds: str, alone: bool) -> dict[str, Any]:
    """Run each measurement in a process of its own, one after the other."""
    as_built = child("undermine.cli.measure", seconds, pure=False)
    interpreted = child("undermine.cli.measure", seconds, pure=True)
    return {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "compiled": as_built["games"] if as_built["compiled"] else None,
        "interpreted": interpreted["games"],
        "yardsticks": {} if alone else child("undermine.cli.yardsticks", seconds, pure=False),
        "environments": child("undermine.cli.env_rates", seconds, pure=False) if find_spec("pettingzoo") else {},
    }


def child(module: str, seconds: str, pure: bool) -> Any:
    """Run a module in a process of its own and return what it prints."""
    environment = {**os.environ, "UNDERMINE_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", module, seconds]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def report(answer: dict[str, Any]) -> list[str]:
    """Write the figures as tables."""
    lines = [answer["machine"]]
    for engine in ("compiled", "interpreted"):
        lines += ["", f"undermine, {engine}"]
        if answer[engine] is None:
            lines.append("  not built: run `make build`")
            continue
        lines.append(f"  {'game':9} {'players':>7}" + "".join(f"{column:>17}" for column in COLUMNS))
        for game, counts in answer[engine].items():
            for players, row in counts.items():
                lines.append(f"  {game:9} {players:>7}" + "".join(f"{written(row[column]):>17}" for column in COLUMNS))
    for engine, games in answer["yardsticks"].items():
        lines += ["", f"{engine}, through Python, moves/s"]
        lines += [f"  {game:24}{written(rate):>16}" for game, rate in games.items()] if games else ["  not installed"]
    for kind, rates in answer["environments"].items():
        lines += ["", f"environments: {kind}, steps/s"]
        lines += [f"  {name:24}{written(rate):>16}" for name, rate in rates.items()] if rates else ["  not installed"]
    return [*lines, "", *ratios(answer), *environment_goals(answer["environments"])]


def ratios(answer: dict[str, Any]) -> list[str]:
    """Compare what was measured in this run."""
    lines = goals(answer["compiled"]) if answer["compiled"] else []
    best = answer["compiled"] or answer["interpreted"]
    base = best["saboteur"]
    few, many = min(base, key=int), max(base, key=int)
    slower = base[few]["engine moves/s"] / base[many]["engine moves/s"]
    lines.append(f"saboteur with {few} players is {slower:.2f} times as quick as with {many}")
    if answer["compiled"]:
        gain = base[few]["engine moves/s"] / answer["interpreted"]["saboteur"][few]["engine moves/s"]
        lines.append(f"compiled is {gain:.0f} times as quick as interpreted")
    for engine, games in answer["yardsticks"].items():
        if games:
            middle = median(games.values())
            times = base["5"]["python moves/s"] / middle
            lines.append(
                f"saboteur through Python is {times:.1f} times the median of {engine} ({written(middle)} moves/s)"
            )
    return lines


def goals(measured: dict[str, Any]) -> list[str]:
    """Hold the compiled engine's figures against their floors and aims."""
    rows = [row for counts in measured.values() for row in counts.values()]
    lines = []
    for column, goal in GOALS.items():
        quickest, slowest = min(row[column] for row in rows), max(row[column] for row in rows)
        lines.append(f"{column}: {written(quickest)} to {written(slowest)}{goal.beside(slowest)}")
    rounds = measured["saboteur"]["5"]["sampled rounds/s"]
    return [*lines, f"sampled rounds/s, saboteur with 5 players: {written(rounds)}{ROUNDS.beside(rounds)}"]


def environment_goals(measured: dict[str, Any]) -> list[str]:
    """Hold the slowest game of each kind of environment against its floor and aim."""
    lines = []
    for kind, goal in ENVIRONMENTS.items():
        rates = measured.get(kind)
        if rates:
            slowest = min(rates, key=rates.__getitem__)
            lines.append(f"{kind}, {slowest}: {written(rates[slowest])} steps/s{goal.beside(rates[slowest])}")
    return lines


def written(value: float) -> str:
    """Write a figure with as many digits as it deserves."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
