"""Packs the project as it is handed out: a source distribution of the work tree, and a pure wheel from that alone."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.house.repo import ROOT

FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md", "CITATION.cff")


class Packed(NamedTuple):
    """What was made, and what was said meanwhile."""

    source: Path
    source_names: tuple[str, ...]
    wheel: Path
    said: str


@cache
def packed(folder: Path) -> Packed:
    """Pack the work tree once for all tests of a run, away from it, so that nothing is left behind there."""
    work = folder / "packing"
    (work / "tree").mkdir(parents=True)
    for name in FILES:
        (work / "tree" / name).write_bytes((ROOT / name).read_bytes())
    for name in ("src", "docs", "client", "examples"):
        (work / "tree" / name).symlink_to(ROOT / name)
    setup(work / "tree", "egg_info", "--egg-base", str(work), "sdist", "--dist-dir", str(work))
    (source,) = work.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        names = tuple(name.partition("/")[2] for name in archive.getnames())
        archive.extractall(work, filter="data")
    said = setup(work / source.name.removesuffix(".tar.gz"), "bdist_wheel", "--dist-dir", str(work))
    (wheel,) = work.glob("*.whl")
    return Packed(source, names, wheel, said)


def setup(tree: Path, *words: str) -> str:
    """Run a tree's setup.py as installers do, but pure: compiling takes minutes, and other tests do it with less."""
    environment = {**os.environ, "UNDERMINE_PURE": "1"}
    command = [sys.executable, "setup.py", "--quiet", *words]
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stderr


def unpack(wheel: Path, folder: Path) -> Path:
    """Unpack a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder
