"""Files: what stands as data beside the players: weights, rates, tempers, characters."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read(name: str) -> dict[str, Any]:
    """Read a file of this package once: `saboteur/weights.toml`."""
    return tomllib.loads(files("undermine.bots").joinpath(name).read_text(encoding="utf-8"))
