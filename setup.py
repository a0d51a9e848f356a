"""Compile the engine with mypyc, from the files that also run interpreted; or say loudly that it stays pure Python."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "src" / "undermine"
sys.path.insert(0, str(PACKAGE))
import _engine  # noqa: E402  which sources count, and their stamp, are defined there once

sys.path.pop(0)


def compiled_extensions() -> list[Extension]:
    """Return one optional extension per engine module, all in one group so that calls between them are direct."""
    sources = _engine.sources(PACKAGE)
    if os.environ.get("UNDERMINE_PURE") == "1" or not sources:
        return []
    from mypyc.build import mypycify

    paths = [path.relative_to(HERE).as_posix() for path in sources]
    extensions: list[Extension] = mypycify(paths, opt_level="3", group_name="undermine._engine", strip_asserts=False)
    for extension in extensions:
        extension.optional = True
    return extensions


class BuildEngine(build_ext):
    """Build the extensions; leave behind a complete engine with its stamp, or none at all."""

    def run(self) -> None:
        target = PACKAGE if self.inplace else Path(self.build_lib) / "undermine"
        _engine.remove_built(target)
        super().run()
        missing = [e.name for e in self.extensions if not Path(self.get_ext_fullpath(e.name)).exists()]
        if self.extensions and not missing:
            _engine.write_stamp(target, PACKAGE)
            return
        _engine.remove_built(target)
        why = f"compiling failed ({missing[0]})" if missing else "UNDERMINE_PURE=1, or no engine sources yet"
        print(f"\n*** undermine runs as PURE PYTHON, about a hundred times slower: {why}. ***\n", file=sys.stderr)


class BuildWithRules(build_py):
    """Copy docs/rules into the wheel, so that `undermine rules` finds its one source there too."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "undermine" / "rules"
            shutil.copytree(HERE / "docs" / "rules", target, dirs_exist_ok=True)


setup(ext_modules=compiled_extensions(), cmdclass={"build_ext": BuildEngine, "build_py": BuildWithRules})
