"""Which engine runs: compiled when it was built from exactly these sources, else the same files interpreted."""

from __future__ import annotations

import hashlib
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import NamedTuple


class Unit(NamedTuple):
    """Modules that are compiled as one piece of C, so that calls between them can be inlined."""

    name: str
    level: int
    """How hard the C compiler optimises: 3 where moves are counted in millions, 2 where a position is read or shown."""
    patterns: tuple[str, ...]


UNITS = (
    Unit(
        "readers",
        2,
        ("games/*/setup.py", "games/*/view.py", "kernel/setups.py", "kernel/showing.py", "kernel/texts.py"),
    ),
    Unit("rules", 3, ("kernel/**/*.py", "games/**/*.py")),
    Unit(
        "bots",
        3,
        (
            *("bots/approach.py", "bots/cheapest.py", "bots/crossings.py", "bots/routes.py"),
            *("bots/*/weights.py", "bots/*/scores.py"),
            *("bots/saboteur/story.py", "bots/saboteur/beliefs.py", "bots/cave/walks.py", "bots/cave/hopes.py"),
        ),
    ),
    Unit("sight", 3, ("envs/sight/*.py",)),
)
"""What mypyc compiles, as patterns below the package: a file belongs to the first unit that names it. All units make one
library and are compiled side by side."""

INTERPRETED = ("__init__.py", "border.py")
"""But not files of these names: a border's types and sentences are read while the program runs, and mypyc drops both."""

LIBRARY = "_engine__mypyc"
STAMP = "_engine.stamp"
"""Beside the built engine: the digest of the sources it was built from, and how that went (compiled, quick, pure, failed)."""

LOADABLE = ("compiled", "quick")


def unit_sources(package: Path) -> dict[Unit, list[Path]]:
    """List the files of every unit, in a fixed order."""
    taken: set[Path] = set()
    units: dict[Unit, list[Path]] = {}
    for unit in UNITS:
        named = {path for pattern in unit.patterns for path in package.glob(pattern) if path.name not in INTERPRETED}
        units[unit] = sorted(named - taken)
        taken |= named
    return units


def sources(package: Path) -> list[Path]:
    """List the files that mypyc compiles, in a fixed order."""
    return sorted(path for files in unit_sources(package).values() for path in files)


def digest(package: Path) -> str:
    """Hash names and contents of the sources, so that any change to any of them shows."""
    total = hashlib.sha256()
    for path in sources(package):
        total.update(path.relative_to(package).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def remove_built(target: Path) -> None:
    """Remove every built part of the engine, and its stamp."""
    (target / STAMP).unlink(missing_ok=True)
    for pattern in ("*.so", "*.pyd"):
        for library in target.rglob(pattern):
            library.unlink()


def write_stamp(target: Path, built_from: str, how: str) -> None:
    """Note beside the built engine which sources it was built from, and how that went."""
    (target / STAMP).write_text(f"{built_from} {how}\n", encoding="ascii")


def read_stamp(package: Path) -> tuple[str, str]:
    """Return what `write_stamp` noted, or empty words where nothing has been built."""
    stamp = package / STAMP
    built_from, _, how = stamp.read_text(encoding="ascii").strip().partition(" ") if stamp.exists() else ("", "", "")
    return built_from, how


def pure_asked() -> bool:
    """Tell whether the environment asks for pure Python."""
    return os.environ.get("UNDERMINE_PURE") == "1"


def quick_asked() -> bool:
    """Tell whether the environment asks for an engine that is compiled quickly rather than one that runs quickly."""
    return os.environ.get("UNDERMINE_QUICK") == "1"


def has_library(package: Path) -> bool:
    """Tell whether a compiled engine lies there for this very Python."""
    return (package / (LIBRARY + EXTENSION_SUFFIXES[0])).exists()


def is_built(package: Path, inputs: Sequence[Path]) -> bool:
    """Tell whether a build would change nothing: same sources, same wish, and none of these other inputs is newer."""
    built_from, how = read_stamp(package)
    if built_from != digest(package) or (how in LOADABLE) != has_library(package):
        return False
    if how == "failed":  # a compiler may be here by now; if not, it is said again
        return False
    if (how == "pure") != pure_asked() or (how == "quick" and not quick_asked()):
        return False
    return all(path.stat().st_mtime <= (package / STAMP).stat().st_mtime for path in inputs)


class SourceOnly:
    """Find undermine's modules as Python source, passing over compiled ones that lie beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Find one module of this package; leave every other module to the usual finders."""
        del target
        if path is None or not name.startswith("undermine."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def why_interpreted(package: Path) -> str:
    """Return why the sources run by themselves, or nothing where the compiled engine runs."""
    if pure_asked():
        return "UNDERMINE_PURE=1 asks for it"
    built_from, how = read_stamp(package)
    if has_library(package):
        if built_from == digest(package) and how in LOADABLE:
            return ""
        return "the compiled engine is older than its sources, so they run interpreted (slow): run `make build`"
    if how == "failed":
        return "its C did not compile when it was built"
    return "there is no compiled engine here for this Python"


def is_worker() -> bool:
    """Tell whether another process of this program started this one, and has said already what there is to say."""
    module = sys.modules.get("multiprocessing.process")
    return module is not None and module.current_process().name != "MainProcess"


def choose(package: Path) -> bool:
    """Decide once, before the kernel is imported, whether the compiled engine runs; return whether it does."""
    why = why_interpreted(package)
    if not why:
        return True
    if not pure_asked() and not is_worker():
        slow = f"undermine runs as pure Python, about a hundred times slower: {why}"
        warnings.warn(why if has_library(package) else slow, RuntimeWarning, stacklevel=2)
    sys.meta_path.insert(0, SourceOnly)
    from undermine import _vectors

    _vectors.install()
    return False


if __name__ == "__main__":  # the Makefile asks: is there nothing to build?
    sys.exit(0 if is_built(Path(__file__).parent, [Path(name) for name in sys.argv[1:]]) else 1)
