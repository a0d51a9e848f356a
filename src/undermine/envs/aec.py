"""A game as a PettingZoo AEC environment: agents are seats, observations their views as bits, actions numbered moves."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import undermine
from undermine.envs import views
from undermine.envs.sight.runner import single

REFUSALS = ("raise", "info")


class GameEnv(AECEnv):  # type: ignore[misc]
    """One game after another with the same seats. docs/envs.md has the layout of observations and the numbers of actions."""

    def __init__(
        self,
        game: str,
        players: int,
        render_mode: str | None,
        options: dict[str, object],
        reward: str = "game",
        one_round: bool = False,
        refused: str = "raise",
    ) -> None:
        super().__init__()
        self.observer = views.observer_of(game, players)
        views.check_reward(reward)
        if refused not in REFUSALS:
            raise ValueError(f"an illegal action is to {refused!r}; known are {' and '.join(REFUSALS)}")
        self.metadata = {
            "name": views.environment_id(game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.name = game
        views.settled(self.observer.rules, players, options)  # a RecordError where there is no such option
        self.options = options
        self.refused = refused
        self.runner = single(self.observer, reward, one_round)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = views.bits_of(self.runner.sheet.bytes)
        self._mask = views.mask_of(self.runner.mask.bytes)
        self._nothing = np.zeros_like(self._mask)
        self._observation = views.both_spaces(self.observer)
        self._action = views.action_space(self.observer)
        self._deals = views.Deals()
        self._dealt: undermine.Game | None = None
        self._played: list[int] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's observations: the same for every seat."""
        del agent
        return self._observation

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's actions: the same for every seat."""
        del agent
        return self._action

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a new game; the same seed deals the same cards, and so do the deals without a seed that follow it."""
        del options
        self._dealt = undermine.new(self.name, len(self.possible_agents), self._deals.next(seed), **self.options)
        self._played = []
        self.runner.begin(self._dealt.position.clone())
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.runner.turn]

    @property
    def game(self) -> undermine.Game:
        """The game as it stands, with its record: the moves are written as texts when somebody asks, not before."""
        if self._dealt is None:
            raise RuntimeError("reset() deals the first game")
        game = self._dealt.clone()
        for move in self._played:
            game.apply(game.rules.write(game.position, move))
        return game

    def say(self, agent: str, word: int) -> None:
        """Let a seat say a word, 1 to 16, which everybody sees until the round ends; what it means is for players to agree on."""
        self.runner.history.say(self._seats[agent], word)

    def text(self, action: int) -> str:
        """Write the move of an action for the seat to decide."""
        return views.action_text(self.observer.rules, self.runner.position, self.observer, action)

    def observe(self, agent: str) -> views.Observation:
        """Return what a seat may know, and its legal actions while it is to decide."""
        if self._dealt is None:
            raise RuntimeError("reset() deals the first game")
        seat = self._seats[agent]
        runner = self.runner
        runner.observe(seat)
        mask = self._mask if seat == runner.turn else self._nothing
        return {"observation": self._seen.copy(), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """Play the action of the seat to decide; an illegal one changes nothing and names its clause."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to decide and needs an action")
        runner = self.runner
        number = views.action_number(self.observer, action)
        self.infos[agent] = {}
        if not runner.act(number):
            self.refuse(agent, number)
            return
        self._played.append(int(runner.last))
        self._cumulative_rewards[agent] = 0.0
        rewards = runner.rewards
        self.rewards = {each: float(rewards[seat]) for each, seat in self._seats.items()}
        if runner.over:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[runner.turn]
        self._accumulate_rewards()
        if self.render_mode == "ansi":
            self.render()

    def refuse(self, agent: str, action: int) -> None:
        """Say which clause an action breaks: by an error, or in the seat's info with no reward."""
        said = views.refusal(self.observer.rules, self.runner.position, self.observer, action)
        if self.refused == "raise":
            raise said
        self.infos[agent] = {"refused": said.clause, "sentence": said.message}
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()

    def finish(self) -> None:
        """End the episode for every seat."""
        for agent, seat in self._seats.items():
            self.terminations[agent] = True
            self.infos[agent] = {"score": int(self.observer.gold(self.runner.cards(), seat))}

    def render(self) -> str:
        """Return the position as a spectator sees it, in a few lines."""
        view = self.runner.position.view(undermine.PUBLIC).describe()
        board = view["board"]
        assert isinstance(board, dict)
        cells = "  ".join(f"{cell} {code}" for cell, code in board.items())
        return f"round {view['round']}, {view['phase']}, seat {view['turn']} to decide, {view['deck']} to draw\n{cells}"

    def close(self) -> None:
        """Leave nothing open: there is nothing to close."""
