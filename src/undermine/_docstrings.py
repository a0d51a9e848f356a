"""Docstrings of compiled classes: the compiler leaves them out, so they are read again from the sources beside them.

Those of compiled functions cannot be given back: they have become built-in functions, whose docstrings Python keeps shut.
"""

from __future__ import annotations

import re
from pathlib import Path

_PACKAGE = Path(__file__).parent


def restore(*classes: type) -> None:
    """Give compiled classes of this package the docstrings that stand in their sources; where there are none, nothing."""
    for each in classes:
        source = _PACKAGE.joinpath(*each.__module__.split(".")[1:]).with_suffix(".py")
        if each.__doc__ or not source.exists():
            continue
        found = re.search(rf'(?ms)^class {each.__name__}\b[^\n]*:\n    """(.*?)"""', source.read_text(encoding="utf-8"))
        if found:
            each.__doc__ = found.group(1)
