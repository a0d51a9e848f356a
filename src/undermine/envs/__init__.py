"""Environments for learning programs: every game as a PettingZoo AEC environment (contract, section 6)."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pettingzoo.utils.env import AECEnv

    from undermine.envs.aec import GameEnv


def check_installed() -> None:
    """Name the extra where it is not installed."""
    for needed in ("numpy", "gymnasium", "pettingzoo"):
        if find_spec(needed) is None:
            raise ModuleNotFoundError(f"environments need {needed}: pip install 'undermine[envs]'", name=needed)


def raw_env(game: str, players: int, render_mode: str | None = None, **options: object) -> GameEnv:
    """Return the bare environment of a game."""
    check_installed()
    from undermine.envs.aec import GameEnv

    return GameEnv(game, players, render_mode, options)


def env(game: str, players: int, render_mode: str | None = None, **options: object) -> AECEnv:
    """Return the environment of a game, with the usual checks of PettingZoo around it.

    An illegal action raises RuleViolation with its clause and changes nothing.

    Examples:
        >>> from undermine import envs
        >>> env = envs.env("saboteur", players=5, edition="2006")
        >>> env.reset(seed=7)
        >>> env.agents
        ['seat_0', 'seat_1', 'seat_2', 'seat_3', 'seat_4']
    """
    check_installed()
    from pettingzoo.utils import wrappers

    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(raw_env(game, players, render_mode, **options))
    )


__all__ = ["env", "raw_env"]
