"""Environments for learning programs: every game as a PettingZoo AEC environment (CONTRACT 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pettingzoo.utils.env import AECEnv

    from undermine.envs.aec import TableEnv


def raw_env(game: str, players: int, render_mode: str | None = None, **options: object) -> TableEnv:
    """Return the bare environment of a game."""
    from undermine.envs.aec import TableEnv

    return TableEnv(game, players, render_mode, options)


def env(game: str, players: int, render_mode: str | None = None, **options: object) -> AECEnv:
    """Return the environment of a game, with the usual checks of PettingZoo around it.

    `env("saboteur", players=5, edition="2006")`. An illegal action raises RuleViolation with its clause and changes nothing.
    """
    from pettingzoo.utils import wrappers

    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(raw_env(game, players, render_mode, **options))
    )


__all__ = ["env", "raw_env"]
