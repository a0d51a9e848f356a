"""Environments for learning programs: every game for PettingZoo (contract, section 6), Gymnasium and OpenSpiel; docs/envs.md."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pettingzoo.utils.env import AECEnv

    from undermine.envs.aec import GameEnv
    from undermine.envs.seat import SeatEnv
    from undermine.envs.vector import GameVectorEnv


def check_installed() -> None:
    """Name the extra where it is not installed."""
    for needed in ("numpy", "gymnasium", "pettingzoo"):
        if find_spec(needed) is None:
            raise ModuleNotFoundError(f"environments need {needed}: pip install 'undermine[envs]'", name=needed)


def raw_env(
    game: str,
    players: int,
    render_mode: str | None = None,
    *,
    reward: str = "game",
    one_round: bool = False,
    refused: str = "raise",
    **options: object,
) -> GameEnv:
    """Return the bare PettingZoo environment of a game."""
    check_installed()
    from undermine.envs.aec import GameEnv

    return GameEnv(game, players, render_mode, options, reward, one_round, refused)


def env(
    game: str,
    players: int,
    render_mode: str | None = None,
    *,
    reward: str = "game",
    one_round: bool = False,
    refused: str = "raise",
    **options: object,
) -> AECEnv:
    """Return the PettingZoo environment of a game, with the usual checks of PettingZoo around it.

    `reward` is `game` (1 for the winners of the game, -1 for all others; alone: the score), `round` (after every round) or `gold`
    (every nugget). `one_round` ends an episode with its first round. An illegal action changes nothing: it raises RuleViolation
    with its clause, or with `refused="info"` the clause stands in the seat's info.

    Examples:
        >>> from undermine import envs
        >>> env = envs.env("saboteur", players=5, edition="2006")
        >>> env.reset(seed=7)
        >>> env.agents
        ['seat_0', 'seat_1', 'seat_2', 'seat_3', 'seat_4']
    """
    check_installed()
    from pettingzoo.utils import wrappers

    raw = raw_env(game, players, render_mode, reward=reward, one_round=one_round, refused=refused, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


def vector_env(
    game: str,
    players: int,
    num_envs: int = 64,
    *,
    reward: str = "game",
    one_round: bool = False,
    copy: bool = True,
    **options: object,
) -> GameVectorEnv:
    """Return many games side by side, by Gymnasium's vector interface: each row shows the seat to decide.

    Examples:
        >>> from undermine import envs
        >>> games = envs.vector_env("duel", players=2, num_envs=8)
        >>> seen, infos = games.reset(seed=7)
        >>> seen["observation"].shape[0], infos["turn"].tolist()
        (8, [0, 0, 0, 0, 0, 0, 0, 0])
    """
    check_installed()
    from undermine.envs.vector import GameVectorEnv

    return GameVectorEnv(game, players, num_envs, reward, one_round, copy, **options)


def seat_env(
    game: str,
    players: int,
    opponents: str = "apprentice",
    *,
    seat: int | None = 0,
    reward: str = "game",
    one_round: bool = False,
    **options: object,
) -> SeatEnv:
    """Return a Gymnasium environment for one seat; bots by their name (a level, `MODULE:FUNCTION`) play all others.

    `action_masks()` is what sb3-contrib asks. With `seat=None` another seat is taken for every game.

    Examples:
        >>> from undermine import envs
        >>> env = envs.seat_env("solo", players=1)
        >>> seen, info = env.reset(seed=7)
        >>> int(env.action_masks().sum()), env.text(int(env.action_masks().argmax()))
        (27, 'discard NE')
    """
    check_installed()
    from undermine.envs.seat import SeatEnv

    return SeatEnv(game, players, opponents, seat, reward, one_round, **options)


__all__ = ["env", "raw_env", "seat_env", "vector_env"]
