"""Runs the examples of docstrings and documents; `python -m tests.house.examples` runs them all and prints what fails."""

from __future__ import annotations

import ast
import doctest
import io
import re
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

from tests.house.repo import PACKAGE, ROOT

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
MODULES = sorted(PACKAGE.rglob("*.py"))
FENCED = re.compile(r"(?ms)^```python\n(.*?)^```")


def examples(path: Path) -> Iterator[doctest.DocTest]:
    """Yield the examples of a document, or of each docstring in a source file: compiled modules have lost theirs."""
    text, parser, name = path.read_text(encoding="utf-8"), doctest.DocTestParser(), path.relative_to(ROOT).as_posix()
    if path.suffix == ".md":
        yield parser.get_doctest(text, {}, name, name, 0)
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node)
            if docstring and ">>>" in docstring:
                line = node.body[0].lineno - 1
                yield parser.get_doctest(docstring, namespace(path), f"{name}:{line + 1}", name, line)


def scripts(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the Python of a document that is shown without prompts, each piece with the line it begins on."""
    text = path.read_text(encoding="utf-8") if path.suffix == ".md" else ""
    for block in FENCED.finditer(text):
        if ">>>" not in block.group(1):
            yield text.count("\n", 0, block.start(1)) + 1, block.group(1)


def shows(path: Path) -> bool:
    """Say whether a file has anything to run."""
    return ">>> " in path.read_text(encoding="utf-8") or any(scripts(path))


def namespace(path: Path) -> dict[str, object]:
    """Return what an example in a module can name without importing it: what the module itself can."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    module = __import__(".".join(parts[:-1] if parts[-1] == "__init__" else parts), fromlist=["*"])
    return dict(vars(module))


def failures(path: Path) -> tuple[int, str]:
    """Run the examples of one file; return how many there are, and what those that fail say."""
    said, tried = io.StringIO(), 0
    for test in examples(path):
        result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.write)
        tried += result.attempted
    names: dict[str, object] = {}  # a later piece of a document may use what an earlier one has made
    for line, script in scripts(path):
        tried += 1
        try:
            exec(compile("\n" * (line - 1) + script, path.relative_to(ROOT).as_posix(), "exec"), names)
        except Exception:
            said.write(traceback.format_exc())
    return tried, said.getvalue()


if __name__ == "__main__":
    told = "".join(failures(path)[1] for path in (*MODULES, *DOCUMENTS))
    print(told, end="")
    sys.exit(bool(told))
