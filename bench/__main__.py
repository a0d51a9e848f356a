"""`make bench`: what `undermine bench` prints, then the engine beside the yardstick and beside an older commit.

The yardstick (`bench/flat.py`) is compiled with the engine's own flags into a temporary folder; it and the engine take turns, each
in a process of its own, and the best of several turns counts, so that whatever else the machine does disturbs both alike.
The older commit's engine is built in a temporary clone, and whole random games of every kind are compared the same way. It is the
last before the rules were rewritten to be read, or `--against` names it; where the history does not reach it, a line says so.
Miners are compared in the same way with those of another commit, which `--bots-against` names.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from undermine.cli import bench as speeds

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
TURNS = 5

FLAT_SETUP = """
import sys
from setuptools import setup
from mypyc.build import mypycify
extensions = mypycify(["flat.py"], opt_level="3", debug_level="0")
for extension in extensions:
    extension.extra_compile_args += sys.argv.pop().split()
setup(name="flat", ext_modules=extensions)
"""

FLAT = """
import json, time, flat
flat.random_games(50, 1)
begun = time.process_time()
played = flat.random_games(1500, 1)
print(json.dumps({"saboteur 5": played / (time.process_time() - begun)}))
"""

ENGINE = """
import json, sys, time
import undermine
from undermine.catalogue import games
from undermine.kernel.rng import Rng
from undermine.kernel.stepper import Stepper
assert undermine.COMPILED
speeds = {}
for name, seats in json.loads(sys.argv[1]):
    rules = games()[name]
    options = rules.settle({})
    deals = [rules.new(seats, number.to_bytes(32, "big"), options, None) for number in range(1, 4)]
    stepper, rng = Stepper(rules, deals[0]), Rng(1)
    stepper.play_out(rng)
    played, begun = 0, time.process_time()
    for number in range(1, 1 + int(sys.argv[2])):
        stepper.begin(rules.new(seats, number.to_bytes(32, "big"), options, None))
        played += stepper.play_out(rng)
    speeds[f"{name} {seats}"] = played / (time.process_time() - begun)
print(json.dumps(speeds))
"""
BOTS = """
import json, sys, time
import undermine
from undermine.bots.levels import LEVELS
from undermine.lab import arena
assert undermine.COMPILED
spent, miner = [], LEVELS["miner"].choose
def timed(seen, rng):
    begun = time.process_time()
    choice = miner(seen, rng)
    spent.append(time.process_time() - begun)
    return choice
speeds = {}
for name, seats in json.loads(sys.argv[1]):
    spent.clear()
    deals = int(sys.argv[2]) * (10 if name == "saboteur" else 1)
    begun = time.process_time()
    for seed in range(2_000_000, 2_000_000 + deals):
        until = arena.round_over if name == "saboteur" else None
        arena.play(arena.begin(name, seats, seed), [timed] * seats, arena.streams(seed, seats), until)
    whole = "rounds" if name == "saboteur" else "games"
    speeds[f"{name} {seats}, thoughts"] = len(spent) / sum(spent)
    speeds[f"{name} {seats}, {whole}"] = deals / (time.process_time() - begun)
print(json.dumps(speeds))
"""
BASELINE = "88d31d9"
BOTS_BASELINE = "e9a585a"  # the last whose bots searched anew after every move they thought of
THOUGHT_MS = speeds.Goal(0.15, 0.10)  # of a Miner in the base game
ROUND_MS = speeds.Goal(12.0, 6.0)  # a round of five Miners
QUICKER = speeds.Goal(2.0, 3.0)  # times as quick as that baseline
YARDSTICK = speeds.Goal(0.70, 0.90)
OLDER = {kind: speeds.Goal(1.3, 1.8) for kind in ("duel 2", "solo 1", "cave 5")}  # times as quick as the baseline
KINDS = [("saboteur", 5), ("duel", 2), ("solo", 1), ("cave", 5)]


def main() -> int:
    """Measure and print."""
    arguments = argparse.ArgumentParser(prog="make bench", description=__doc__)
    arguments.add_argument(
        "--against", metavar="COMMIT", default=BASELINE, help=f"the older engine ({BASELINE}); `none` builds none"
    )
    arguments.add_argument(
        "--bots-against",
        metavar="COMMIT",
        default=BOTS_BASELINE,
        help=f"whose Miners to compare with ({BOTS_BASELINE}); `none` builds none",
    )
    arguments.add_argument("--alone", action="store_true", help="leave other people's engines out")
    arguments.add_argument("--only-ratios", action="store_true", help="only the yardstick and the older commit")
    asked = arguments.parse_args()
    if not asked.only_ratios:
        speeds.main(["--alone"] if asked.alone else [])
    with tempfile.TemporaryDirectory() as place:
        flat = compile_flat(Path(place) / "flat")
        runs = {"yardstick": ([sys.executable, "-c", FLAT], flat), "engine": (engine_command(), ROOT)}
        rates = take_turns(runs)
        ratio = rates["engine"]["saboteur 5"] / rates["yardstick"]["saboteur 5"]
        print(f"\nsaboteur, 5 players, every move listed: {ratio:.2f} of the yardstick{YARDSTICK.beside(ratio)}")
        for kind, rate in rates["engine"].items():
            print(f"  {kind:12} {rate:12,.0f} moves/s")
        if asked.against != "none":
            compare(asked.against, Path(place) / "older")
        if asked.bots_against != "none":
            compare_bots(asked.bots_against, Path(place) / "older-bots")
    return 0


def compare_bots(commit: str, place: Path) -> None:
    """Build an older commit and let its Miners and these play the same deals in turn."""
    if not built(commit, place):
        return
    command = [sys.executable, "-c", BOTS, json.dumps(KINDS), "3"]
    rates = take_turns({"older": (command, place), "engine": (command, ROOT)})
    print(f"\nMiners beside those of {commit}: ms, then, and how many times as quick")
    for kind, rate in rates["engine"].items():
        goal = {"saboteur 5, thoughts": THOUGHT_MS, "saboteur 5, rounds": ROUND_MS}.get(kind)
        older, now = 1000 / rates["older"][kind], 1000 / rate
        times = f"{older / now:5.2f}{QUICKER.beside(older / now) if commit == BOTS_BASELINE else ''}"
        print(f"  {kind:20} {now:8.3f}{goal.beside(now) if goal else ''} {older:8.3f} {times}")


def compare(commit: str, place: Path) -> None:
    """Build an older engine and compare whole random games."""
    if not built(commit, place):
        return
    rates = take_turns({"older": (engine_command(), place), "engine": (engine_command(), ROOT)})
    print(f"\nbeside {commit}")
    for kind, rate in rates["engine"].items():
        times = rate / rates["older"][kind]
        goal = OLDER.get(kind) if commit == BASELINE else None
        print(f"  {kind:12} {times:5.2f} times as quick{goal.beside(times) if goal else ''}")


def built(commit: str, place: Path) -> bool:
    """Build an older commit; say in one line why that cannot be done."""
    try:
        build(commit, place)
    except subprocess.CalledProcessError as failed:
        told = failed.stderr.decode(errors="replace").strip().splitlines()
        print(f"\nnot compared with {commit}, which cannot be built from the history here: {(told or ['?'])[-1]}")
        return False
    return True


def build(commit: str, place: Path) -> None:
    """Check a commit out beside this one and compile its engine."""
    print(f"\nbuilding the engine of {commit}, which takes minutes", file=sys.stderr)
    for command, folder in (
        (["git", "clone", "--quiet", "--no-checkout", str(ROOT), str(place)], ROOT),
        (["git", "checkout", "--quiet", commit], place),
        ([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], place),
    ):
        subprocess.run(command, cwd=folder, check=True, capture_output=True)


def engine_command() -> list[str]:
    """Return the command that plays whole random games of every kind."""
    return [sys.executable, "-c", ENGINE, json.dumps(KINDS), "400"]


def compile_flat(place: Path) -> Path:
    """Compile the yardstick as the engine is compiled."""
    place.mkdir()
    shutil.copy(HERE / "flat.py", place)
    (place / "build_flat.py").write_text(FLAT_SETUP, encoding="utf-8")
    command = [sys.executable, "build_flat.py", "--quiet", "build_ext", "--inplace", flags()]
    subprocess.run(command, cwd=place, check=True, capture_output=True)
    return place


def flags() -> str:
    """Return the flags that the engine is compiled with."""
    for line in (ROOT / "setup.py").read_text(encoding="utf-8").splitlines():
        if line.startswith("FLAGS = "):
            return " ".join(json.loads(line.removeprefix("FLAGS = ")))
    raise SystemExit("setup.py names no FLAGS")


def take_turns(runs: dict[str, tuple[list[str], Path]]) -> dict[str, dict[str, float]]:
    """Run each in turn, several times, in its own folder; return the best rates of each."""
    best: dict[str, dict[str, float]] = {name: {} for name in runs}
    for _ in range(TURNS):
        for name, (command, place) in runs.items():
            source = place / "src"
            environment = {**os.environ, "PYTHONPATH": str(source if source.exists() else place)}
            done = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True, check=True)
            rates: dict[str, Any] = json.loads(done.stdout)
            for kind, rate in rates.items():
                best[name][kind] = max(best[name].get(kind, 0.0), rate)
    return best


if __name__ == "__main__":
    sys.exit(main())
