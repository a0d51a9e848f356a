"""Compile the engine with mypyc, from the files that also run interpreted; or say loudly that it stays pure Python."""

from __future__ import annotations

import shutil
import sys
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "src" / "undermine"

# What is compiled, and the stamp it gets, are defined once, where the running program reads them too.
spec = spec_from_file_location("_engine", PACKAGE / "_engine.py")
engine = module_from_spec(spec)
spec.loader.exec_module(engine)

# Taken before anything is read: a source that changes during the build makes the result stale, not wrong.
DIGEST = engine.digest(PACKAGE)

METADATA_ONLY = {"egg_info", "dist_info", "sdist"}


def why_pure() -> str:
    """Return why the engine is not to be compiled, or nothing."""
    if engine.pure_asked():
        return "UNDERMINE_PURE=1 asks for it"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and not shutil.which(compiler):
        return f"there is no C compiler ({compiler}) on this machine"
    return ""


def compiled_extensions() -> list[Extension]:
    """Return one optional extension per engine module, all in one group so that calls between them are direct."""
    sources = [path.relative_to(HERE).as_posix() for path in engine.sources(PACKAGE)]
    if why_pure() or not sources or METADATA_ONLY.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    group = "undermine." + engine.LIBRARY.removesuffix("__mypyc")
    extensions: list[Extension] = mypycify(sources, opt_level="3", group_name=group)
    for extension in extensions:
        extension.optional = True
    return extensions


class BuildEngine(build_ext):
    """Build the extensions; leave behind a complete engine with its stamp, or none at all."""

    failed = ""

    def build_extension(self, ext: Extension) -> None:
        if self.failed:
            return  # the first failure decides
        self.failed = ext.name
        super().build_extension(ext)
        self.failed = ""

    def run(self) -> None:
        workshop = Path(self.build_lib) / "undermine"
        target = PACKAGE if self.inplace else workshop
        target.mkdir(parents=True, exist_ok=True)
        engine.remove_built(workshop)  # or a failed build would hand out the libraries of an earlier one
        engine.remove_built(target)
        super().run()
        if self.extensions and not self.failed:
            engine.write_stamp(target, DIGEST, "compiled")
            return
        engine.remove_built(target)
        engine.write_stamp(target, DIGEST, "pure" if engine.pure_asked() else "failed")
        why = (
            f"{self.failed} did not compile, see above" if self.failed else why_pure() or "there is nothing to compile"
        )
        print(f"\n*** undermine runs as PURE PYTHON, about a hundred times slower: {why}. ***\n", file=sys.stderr)


class BuildWithRules(build_py):
    """Copy docs/rules into the wheel, so that `undermine rules` finds its one source there too."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "undermine" / "rules"
            shutil.copytree(HERE / "docs" / "rules", target, dirs_exist_ok=True)


setup(ext_modules=compiled_extensions(), cmdclass={"build_ext": BuildEngine, "build_py": BuildWithRules})
