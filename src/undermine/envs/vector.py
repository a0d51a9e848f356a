"""Many games side by side by Gymnasium's vector interface: one call steps them all, each row shows the seat to decide."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from undermine.envs import views
from undermine.envs.sight.runner import Fleet

Step = tuple[views.Observation, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]
NO_NUMBER = 2**63 - 1


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """Whole games for one learner that plays every seat: a row's observation is that of the seat to decide (`turn` in the infos).

    The reward of a row is that of its mover; `rewards` in the infos has those of all seats. A row whose game ends deals the next
    one in the same step. An illegal action changes nothing and is named in the infos. With `copy=False` the arrays are the engine's
    own bytes: they change with the next step.
    """

    def __init__(
        self,
        game: str,
        players: int,
        num_envs: int = 64,
        reward: str = "game",
        one_round: bool = False,
        copy: bool = True,
        **options: object,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"{num_envs} games cannot be played side by side")
        views.check_reward(reward)
        observer = views.observer_of(game, players)
        self.metadata = {"name": views.environment_id(game), "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.players = players
        self.copy = copy
        self.observer = observer
        self.single_observation_space = views.both_spaces(observer)
        self.single_action_space = views.action_space(observer)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.fleet = Fleet(observer, num_envs, views.settled(observer.rules, players, options), reward, one_round)
        self._seen = views.bits_of(self.fleet.seen).reshape(num_envs, -1)
        self._masks = views.mask_of(self.fleet.masks).reshape(num_envs, -1)
        self._rewards = views.numbers_of(self.fleet.rewards).reshape(num_envs, players)
        self._turns = views.numbers_of(self.fleet.turns)
        self._movers = views.numbers_of(self.fleet.movers)
        self._ended = views.bits_of(self.fleet.ended)
        self._refused = views.bits_of(self.fleet.refused)
        self._rows = np.arange(num_envs)
        self._deals = views.Deals()
        self._dealt = False
        self._never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[views.Observation, dict[str, Any]]:
        """Deal a game in every row: from `seed` on, or from a list of seeds; later deals of a row follow at a fixed distance.

        Without a seed the deals follow from the last one given.
        """
        del options
        if isinstance(seed, (list, tuple, np.ndarray)) and np.ndim(seed) == 1:
            seeds = [views.deal_number(one) for one in seed]
            if len(seeds) != self.num_envs:
                raise ValueError(f"{len(seeds)} seeds are not one for each of {self.num_envs} games")
        else:
            first = self._deals.next(seed)  # type: ignore[arg-type]
            seeds = [first + row for row in range(self.num_envs)]
        self.fleet.reset(seeds)
        self._dealt = True
        return self.seen(), {"turn": self._turns.copy()}

    def seen(self) -> views.Observation:
        """Return what the seats to decide see, and their masks."""
        if self.copy:
            return {"observation": self._seen.copy(), "action_mask": self._masks.copy()}
        return {"observation": self._seen, "action_mask": self._masks}

    def _asked(self, actions: object) -> list[int]:
        """Read the actions, one whole number for every row."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {self.num_envs} whole numbers, one for every game, and no array of {given.dtype}, shape {given.shape}"
            )
        numbers: list[int] = given.tolist()
        return [min(number, NO_NUMBER) for number in numbers]  # what no i64 holds is the number of no action either

    def step(self, actions: npt.NDArray[np.integer[Any]]) -> Step:
        """Play one action in every row; an array of another shape or kind is refused before anything moves."""
        if not self._dealt:
            raise RuntimeError("reset() deals the first games")
        self.fleet.step(self._asked(actions))
        rewards = self._rewards.astype(np.float32)
        movers = self._movers.copy()
        ended = self._ended.astype(np.bool_)
        infos: dict[str, Any] = {"turn": self._turns.copy(), "mover": movers, "rewards": rewards}
        if ended.any():
            infos["final_obs"] = self.finals(ended)
            infos["_final_obs"] = ended
        if self._refused.any():
            infos["refused"] = self.clauses(actions)
            infos["_refused"] = self._refused.astype(np.bool_)
        return self.seen(), rewards[self._rows, movers], ended, self._never.copy(), infos

    def finals(self, ended: npt.NDArray[np.bool_]) -> npt.NDArray[Any]:
        """Return what the last movers saw of the games that have ended."""
        finals = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(ended):
            finals[row] = {
                "observation": np.frombuffer(self.fleet.finals[row], np.uint8),
                "action_mask": np.zeros(self._masks.shape[1], np.int8),
            }
        return finals

    def clauses(self, actions: npt.NDArray[np.integer[Any]]) -> npt.NDArray[Any]:
        """Return the clauses that refused actions break."""
        clauses = np.full(self.num_envs, None, dtype=object)
        rules = self.observer.rules
        for row in np.flatnonzero(self._refused):
            try:
                position = self.fleet.runners[row].position
                clauses[row] = views.refusal(rules, position, self.observer, int(actions[row])).clause
            except ValueError:  # no number of an action
                clauses[row] = rules.border.turn
        return clauses
