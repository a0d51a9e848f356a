"""Saboteur, The Duel and The Dark Cave: rules engine, bots, and tables to play at."""

from pathlib import Path

from undermine import _engine

COMPILED = _engine.choose(Path(__file__).parent)
"""Whether the compiled engine runs. Decided before anything of the kernel is imported."""
