"""A game as a PettingZoo AEC environment: agents are seats, observations their views, actions numbered moves."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

import undermine
from undermine.catalogue import games, names
from undermine.envs.actions import actions, numbers
from undermine.envs.observations import HIGH, LOW, Observations
from undermine.record import check_seats


class GameEnv(AECEnv):  # type: ignore[misc]
    """One game after another with the same seats; the winners of a game get 1, everybody else -1, and a solo player the score."""

    def __init__(self, game: str, players: int, render_mode: str | None, options: dict[str, object]) -> None:
        super().__init__()
        if game not in names():
            raise undermine.RecordError(f"the game {game!r} is unknown; known are {', '.join(names())}")
        check_seats(players, games()[game])
        self.metadata = {"name": f"undermine_{game}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.name = game
        self.options = options
        self.actions = actions(game, players)
        self.numbers = numbers(game, players)
        self.encoder = Observations(game, players)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        seen = spaces.Box(LOW, HIGH, (self.encoder.size,), np.int16)
        mask = spaces.Box(0, 1, (len(self.actions),), np.int8)
        self._observation = spaces.Dict({"observation": seen, "action_mask": mask})
        self._action = spaces.Discrete(len(self.actions))
        self._dealt: undermine.Game | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's observations: the same for every seat."""
        del agent
        return self._observation

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's actions: the same for every seat."""
        del agent
        return self._action

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a new game; the same seed deals the same cards."""
        del options
        dealt: int | str = secrets.token_hex(32) if seed is None else seed
        self._dealt = undermine.new(self.name, len(self.possible_agents), dealt, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.turn or 0]

    @property
    def game(self) -> undermine.Game:
        """The running game."""
        if self._dealt is None:
            raise RuntimeError("reset() deals the first game")
        return self._dealt

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """Return what a seat may know, and its legal actions while it is to decide."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.actions), np.int8)
        if seat == self.game.turn:
            legal = [self.numbers[text] for text in self.game.legal() if text in self.numbers]
            if not legal:
                raise RuntimeError("every legal move lies outside the window of the actions")
            mask[legal] = 1
        return {"observation": self.encoder.encode(self.game.view(seat), seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the seat to decide; an illegal one raises RuleViolation and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to decide and needs an action")
        self.game.apply(self.actions[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.turn is None:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[self.game.turn]
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def finish(self) -> None:
        """Pay the rewards of a game that is over."""
        result = self.game.result
        assert result is not None
        for seat, agent in enumerate(self.possible_agents):
            won = 1.0 if seat in result["winners"] else -1.0
            self.rewards[agent] = float(result["scores"][seat]) if len(self.possible_agents) == 1 else won
            self.terminations[agent] = True
            self.infos[agent] = {"score": result["scores"][seat]}

    def render(self) -> str:
        """Return the position as a spectator sees it, in a few lines."""
        view = self.game.view(undermine.PUBLIC)
        board = "  ".join(f"{cell} {code}" for cell, code in view["board"].items())
        return f"round {view['round']}, {view['phase']}, seat {view['turn']} to decide, {view['deck']} to draw\n{board}"

    def close(self) -> None:
        """Leave nothing open: there is nothing to close."""
