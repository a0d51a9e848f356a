"""Tables: all that docs/bots.md rests on, made again as files, on deals of one's own choosing.

Example: python -m undermine.lab.tables docs/bots --deals 300 --seeds test --skip 950000
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final

from undermine.arguments import Arguments, whole_number
from undermine.lab import diggers, readers, tournament
from undermine.lab.contest import RANGE, SEEDS
from undermine.lab.crowd import all_cores

Main = Callable[[list[str] | None], int]
LADDER: Final = "apprentice,miner,foreman"


def parts(deals: int, seeds: str, skip: int, workers: int) -> dict[str, tuple[Main, list[str]]]:
    """List the files, each with the command that makes it; slow games get fewer of the deals."""
    where = ["--seeds", seeds, "--skip", str(skip), "--workers", str(workers)]

    def matches(game: str, entrants: str, share: int, *more: str) -> tuple[Main, list[str]]:
        number = str(max(1, deals // share))
        return tournament.main, [game, "--entrants", entrants, "--deals", number, *where, *more]

    counting = ["--deals", str(deals), "--count", str(min(deals, readers.MOST)), *where]
    return {
        "base-five": matches("saboteur", LADDER, 1, "--probes"),
        "base-players": matches("saboteur", "miner,foreman", 4, "--players", "3-10"),
        "base-readers": (readers.main, ["miner,foreman", *counting]),
        "base-diggers": (diggers.main, ["foreman", "--deals", str(deals), *where]),
        "duel": matches("duel", "miner,foreman,master", 10),
        "solo": matches("solo", "apprentice,miner,foreman,master", 10),
        "cave": matches("cave", "miner,foreman,master", 20),
    }


def made(main: Main, words: list[str]) -> str:
    """Run a command and return what it prints."""
    out = StringIO()
    with redirect_stdout(out):
        status = main(words)
    if status:
        raise SystemExit(status)
    return out.getvalue()


def parser() -> Arguments:
    """Describe the arguments."""
    words = Arguments("python -m undermine.lab.tables", "Make the tables of docs/bots.md again, as files.")
    words.add_argument("folder", type=Path, help="where the files go")
    words.add_argument("--deals", metavar="N", type=whole_number, default=300, help="of the quickest tables (300)")
    words.add_argument("--seeds", choices=tuple(SEEDS), default="validation", help="which range of deals (validation)")
    words.add_argument("--skip", metavar="N", type=whole_number, default=0, help="leave out so many deals (0)")
    words.add_argument("--only", metavar="NAMES", default="", help="of the tables, with commas (all)")
    words.add_argument("--workers", metavar="N", type=whole_number, default=int(all_cores()), help="processes")
    return words


def main(argv: list[str] | None = None) -> int:
    """Make the tables, one file each."""
    words = parser()
    asked = words.parse_args(argv)
    if asked.deals < 1 or asked.skip < 0 or asked.skip + asked.deals > RANGE or asked.workers < 1:
        words.error(f"--deals {asked.deals} --skip {asked.skip}: a range has 1 to {RANGE} deals")
    tables = parts(asked.deals, asked.seeds, asked.skip, asked.workers)
    wanted = asked.only.split(",") if asked.only else list(tables)
    unknown = [name for name in wanted if name not in tables]
    if unknown:
        words.error(f"there is no table {unknown[0]!r}; there are {', '.join(tables)}")
    asked.folder.mkdir(parents=True, exist_ok=True)
    for name in wanted:
        command, given = tables[name]
        (asked.folder / f"{name}.txt").write_text(made(command, given), encoding="utf-8")
        print(asked.folder / f"{name}.txt", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
