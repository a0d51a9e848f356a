"""Compile the engine with mypyc, from the files that also run interpreted; or say loudly that it stays pure Python."""

from __future__ import annotations

import gc
import hashlib
import os
import re
import shutil
import sys
import sysconfig
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import redirect_stdout
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, LinkError

BEGUN = time.monotonic()
HERE = Path(__file__).resolve().parent
PACKAGE = HERE / "src" / "undermine"

# What is compiled, and the stamp it gets, are defined once, where the running program reads them too.
spec = spec_from_file_location("_engine", PACKAGE / "_engine.py")
engine = module_from_spec(spec)
sys.modules["_engine"] = engine
spec.loader.exec_module(engine)

# Taken before anything is read: a source that changes during the build makes the result stale, not wrong.
DIGEST = engine.digest(PACKAGE)
GROUP = "undermine." + engine.LIBRARY.removesuffix("__mypyc")
CODE = Path("build")  # where mypyc writes
PAGE = PACKAGE / "server" / "static" / "index.html"
NO_PAGE = "it is built by `make page`, which needs Node.js."
# What the compiled modules only import is checked by `make check`. Here its libraries, numpy above all, need not be installed.
SILENT = "--follow-imports=silent"
METADATA_ONLY = {"egg_info", "dist_info", "sdist"}

# Only gcc and clang know these. Nobody reads warnings about generated C, and looking for misleading indentation alone takes gcc
# a minute in the long lines that mypyc writes. The other two make calls within the library direct, so that they can be inlined.
FLAGS = ["-w", "-Wno-misleading-indentation", "-fno-semantic-interposition", "-fvisibility=hidden"]
UNIX = sys.platform != "win32"

# What raises an error hardly ever runs. mypyc writes such calls around every look into a vector; told that they are cold, the
# compiler keeps them out of the way, and finds the functions around them small enough to inline.
RAISING = """#include <Python.h>
#include <CPy.h>
void PyErr_SetNone(PyObject *) __attribute__((cold));
void PyErr_SetString(PyObject *, const char *) __attribute__((cold));
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *) __attribute__((cold));"""


class Piece(NamedTuple):
    """One C file that the compiler is given, made of the files that mypyc wrote."""

    name: str
    level: int
    parts: list[Path]
    text: str


def headers() -> list[Path]:
    """List the headers that mypyc wrote: every piece reads them."""
    return sorted(CODE.rglob("*.h"))


def include(part: Path) -> str:
    """Return the line that includes a file that mypyc wrote."""
    return f'#include "{part.relative_to(CODE).as_posix()}"'


def say(text: str) -> None:
    """Say what has been done, and how long it took so far."""
    print(f"engine: {time.monotonic() - BEGUN:3.0f} s, {text}", flush=True)


def shout(text: str) -> None:
    """Say what nobody may overlook."""
    print(f"\n*** {text} ***\n", file=sys.stderr, flush=True)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def why_pure() -> str:
    """Return why the engine is not to be compiled, or nothing."""
    if engine.pure_asked():
        return "UNDERMINE_PURE=1 asks for it"
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if UNIX and not shutil.which(compiler):
        return f"there is no C compiler ({compiler}) on this machine"
    return ""


def compiled_extensions() -> list[Extension]:
    """Let mypyc write the C; return the library that holds all of it, then the small one that each module is found by."""
    sources = [path.relative_to(HERE).as_posix() for path in engine.sources(PACKAGE)]
    if why_pure() or not sources or METADATA_ONLY.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    said = StringIO()
    try:
        with redirect_stdout(said):
            extensions: list[Extension] = mypycify(
                [SILENT, *sources], debug_level="0", multi_file=True, group_name=GROUP, target_dir=str(CODE)
            )
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        raise
    for extension in extensions:
        extension.optional = True
    gc.freeze()  # or the end of this process would spend seconds on collecting what mypy knew
    say(f"{len(sources)} modules written as C")
    return extensions


def library_piece(name: str, level: int, parts: list[Path]) -> Piece:
    """Make a piece of the library; what runs only once, on import, is not worth optimising."""
    declared = "".join(path.read_text(encoding="utf-8") for path in headers())
    once = sorted(set(re.findall(r"\bCPyDef_\w+_____top_level__\b", declared))) if UNIX else []
    lines = [f'char {function}(void) __attribute__((cold, optimize("O0")));' for function in once]
    raising = [RAISING] if UNIX else []
    return Piece(name, level, parts, "\n".join([*raising, *lines, *map(include, parts), ""]))


def library_pieces(sources: list[str]) -> list[Piece]:
    """Share out the C files of the library: a piece for every unit, or for every module where only the build shall be quick."""
    from mypyc.namegen import exported_name

    left = {Path(source).name: Path(source) for source in sources}
    pieces = []
    for unit, files in engine.unit_sources(PACKAGE).items():
        modules = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in files]
        parts = [left.pop(f"__native_{exported_name(module)}.c") for module in modules]
        if engine.quick_asked():
            pieces += [library_piece(module, 1, [part]) for module, part in zip(modules, parts, strict=True)]
        elif parts:
            pieces.append(library_piece(unit.name, unit.level, parts))
    return [*pieces, library_piece("runtime", 2, list(left.values()))]


def entries_piece(folder: str, modules: list[Extension]) -> Piece:
    """Make the entries of all modules in a folder one piece; mypyc gives each a second name, for packages, that would clash."""
    lines = []
    for module in modules:
        (part,) = module.sources
        alias = f"PyInit___init___{Path(part).stem}"
        lines += [f"#define PyInit___init__ {alias}", include(Path(part)), "#undef PyInit___init__"]
    return Piece(
        f"{folder}.entries",
        1,
        [Path(source) for module in modules for source in module.sources],
        "\n".join([*lines, ""]),
    )


class BuildEngine(build_ext):
    """Build the library on all cores; leave behind a complete engine with its stamp, or none at all."""

    failed = ""

    def build_extensions(self) -> None:
        """Compile the pieces, link the library, and let each module of a folder have a copy of its entries."""
        library, *modules = self.extensions
        folders: dict[str, list[Extension]] = {}
        for module in modules:
            folders.setdefault(module.name.rpartition(".")[0], []).append(module)
        pieces = library_pieces(library.sources)
        entries = [entries_piece(folder, found) for folder, found in folders.items()]
        objects = self.compile_pieces([*pieces, *entries])
        if self.failed:
            return
        try:
            self.link(library, [objects[piece.name] for piece in pieces])
            for piece, (first, *others) in zip(entries, folders.values(), strict=True):
                self.link(first, [objects[piece.name]])
                for other in others:
                    shutil.copy2(self.get_ext_fullpath(first.name), self.get_ext_fullpath(other.name))
        except LinkError as problem:
            self.failed = f"the library was not linked ({problem})"

    def compile_pieces(self, pieces: list[Piece]) -> dict[str, str]:
        """Compile all pieces side by side, the longest first, saying how it goes; return the object file of each."""
        pieces = sorted(pieces, key=lambda piece: sum(part.stat().st_size for part in piece.parts), reverse=True)
        objects: dict[str, str] = {}
        with ThreadPoolExecutor(cores()) as pool:
            waiting = {pool.submit(self.compile_piece, piece): piece for piece in pieces}
            while waiting and not self.failed:
                done, _ = wait(waiting, timeout=10, return_when=FIRST_COMPLETED)
                for job in done:
                    piece = waiting.pop(job)
                    try:
                        objects[piece.name] = job.result()
                    except CompileError as problem:
                        self.failed = f"{piece.name} did not compile ({problem})"
                names = ", ".join(piece.name for piece in list(waiting.values())[: cores()])
                say(f"{len(objects)} of {len(pieces)} pieces compiled" + (f", now {names}" if names else ""))
            pool.shutdown(cancel_futures=True)
        return objects

    def compile_piece(self, piece: Piece) -> str:
        """Compile one piece, unless its object file was made from exactly the same."""
        source = CODE / "pieces" / f"{piece.name}.c"
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(piece.text, encoding="utf-8")
        library = self.extensions[0]
        flags = library.extra_compile_args + ([*FLAGS, f"-O{piece.level}"] if UNIX else [])
        (made,) = self.compiler.object_filenames([str(source)], output_dir=self.build_temp)
        total = hashlib.sha256(
            repr((piece.text, flags, version("mypy"), sys.version, vars(self.compiler).get("compiler_so"))).encode()
        )
        for path in [*piece.parts, *headers()]:
            total.update(path.read_bytes())
        note = Path(made).with_suffix(".made-from")
        if not (Path(made).exists() and note.exists() and note.read_text(encoding="ascii") == total.hexdigest()):
            note.unlink(missing_ok=True)
            folders = [*library.include_dirs, str(CODE / "undermine")]
            self.compiler.compile([str(source)], self.build_temp, include_dirs=folders, extra_postargs=flags)
            note.write_text(total.hexdigest(), encoding="ascii")
        return str(made)

    def link(self, extension: Extension, objects: list[str]) -> None:
        """Link one extension."""
        self.compiler.link_shared_object(
            objects,
            self.get_ext_fullpath(extension.name),
            libraries=self.get_libraries(extension),
            export_symbols=self.get_export_symbols(extension),
            build_temp=self.build_temp,
        )

    def run(self) -> None:
        workshop = Path(self.build_lib) / "undermine"
        target = PACKAGE if self.inplace else workshop
        target.mkdir(parents=True, exist_ok=True)
        engine.remove_built(workshop)  # or a failed build would hand out the libraries of an earlier one
        engine.remove_built(target)
        super().run()
        if self.extensions and not self.failed:
            engine.write_stamp(target, DIGEST, "quick" if engine.quick_asked() else "compiled")
            return
        engine.remove_built(workshop)
        engine.remove_built(target)
        engine.write_stamp(target, DIGEST, "pure" if engine.pure_asked() else "failed")
        why = f"{self.failed}, see above" if self.failed else why_pure() or "there is nothing to compile"
        shout(f"undermine runs as PURE PYTHON, about a hundred times slower: {why}.")


class BuildWithRules(build_py):
    """Copy docs/rules into the wheel, so that `undermine rules` finds its one source there too."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            return
        shutil.copytree(HERE / "docs" / "rules", Path(self.build_lib) / "undermine" / "rules", dirs_exist_ok=True)
        if not PAGE.exists():
            shout(f"undermine has NO PAGE to play in: {NO_PAGE}")
        if why := why_pure():
            shout(f"undermine runs as PURE PYTHON, about a hundred times slower: {why}.")


class SourceWithPage(sdist):
    """Refuse a source distribution without the built page: who installs it need not have Node.js."""

    def run(self) -> None:
        if not PAGE.exists():
            raise SystemExit(f"undermine: no source distribution without the page; {NO_PAGE}")
        super().run()


setup(
    ext_modules=compiled_extensions(),
    cmdclass={"build_ext": BuildEngine, "build_py": BuildWithRules, "sdist": SourceWithPage},
)
