"""Tables: the bots' weights and rates, read once from the files beside this module."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def table(name: str) -> dict[str, Any]:
    """Read one table, `saboteur` for saboteur.toml."""
    return tomllib.loads(files("undermine.bots").joinpath("tables", f"{name}.toml").read_text(encoding="utf-8"))
