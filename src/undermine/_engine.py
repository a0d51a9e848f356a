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

COMPILED = ("kernel/**/*.py", "games/**/*.py")
"""What mypyc compiles, as patterns below the package; setup.py reads this too. `__init__.py` files stay interpreted."""

STAMP = "_engine.stamp"


def sources(package: Path) -> list[Path]:
    """List the files that mypyc compiles, in a fixed order."""
    found = {path for pattern in COMPILED for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(found)


def digest(package: Path) -> str:
    """Hash names and contents of the sources, so that any change to any of them shows."""
    total = hashlib.sha256()
    for path in sources(package):
        total.update(path.relative_to(package).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def write_stamp(target: Path, package: Path) -> None:
    """Note beside the built engine which sources it was made from."""
    (target / STAMP).write_text(digest(package) + "\n", encoding="ascii")


def remove_built(target: Path) -> None:
    """Remove every built part of the engine, and its stamp."""
    (target / STAMP).unlink(missing_ok=True)
    for pattern in ("*.so", "*.pyd"):
        for library in target.rglob(pattern):
            library.unlink()


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


def choose(package: Path) -> bool:
    """Decide once, before the kernel is imported, whether the compiled engine runs; return whether it does."""
    suffix = EXTENSION_SUFFIXES[0]
    built = (package / f"_engine__mypyc{suffix}").exists()
    asked_for_source = os.environ.get("UNDERMINE_PURE") == "1"
    if built and not asked_for_source:
        stamp = package / STAMP
        if stamp.exists() and stamp.read_text(encoding="ascii").strip() == digest(package):
            return True
        message = "the compiled engine is older than its sources, so they run interpreted (slow): run `make build`"
        warnings.warn(message, RuntimeWarning, stacklevel=2)
    sys.meta_path.insert(0, SourceOnly)
    from undermine import _vectors

    _vectors.install()
    return False
