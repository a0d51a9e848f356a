"""One seat of a game as a Gymnasium environment; bots of a level, or of one's own, sit on all others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from undermine import border
from undermine.bots.named import find
from undermine.bots.seen import look
from undermine.envs import views
from undermine.envs.sight.runner import single
from undermine.kernel.events import Event, Log
from undermine.kernel.rng import Rng

STREAM = 0x9E3779B97F4A7C15


class Bot:
    """A bot on one seat: what it has heard, what it has noted, and its own chance."""

    def __init__(self, name: str, seat: int, seed: int) -> None:
        self.asked = find(name)
        self.seat = seat
        self.rng = Rng((seed * 16 + seat + 1) * STREAM & (1 << views.SEED_BITS) - 1)
        self.heard: list[border.Event] = []
        self.told = 0
        self.notes: dict[str, object] = {}

    def choose(self, rules: Any, position: Any, events: list[Event]) -> int:
        """Choose a packed move from what this seat has seen."""
        self.heard += [border.seen(event, self.seat) for event in events[self.told :]]
        self.told = len(events)
        return self.asked(look(rules, position, self.seat, self.heard, self.notes), self.rng).move


class SeatEnv(gymnasium.Env[Any, int]):
    """A single-agent environment: an observation is the bits of docs/envs.md, `action_masks()` says which actions are legal."""

    def __init__(
        self,
        game: str,
        players: int,
        opponents: str = "apprentice",
        seat: int | None = 0,
        reward: str = "game",
        one_round: bool = False,
        **options: object,
    ) -> None:
        find(opponents)  # a BotError where nobody is called so
        views.check_reward(reward)
        self.observer = views.observer_of(game, players)
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {players - 1}")
        self.metadata = {"name": views.environment_id(game), "render_modes": []}
        self.players = players
        self.opponents = opponents
        self.asked = seat
        self.seat = seat or 0
        self.options = views.settled(self.observer.rules, players, options)
        self.runner = single(self.observer, reward, one_round)
        self.observation_space = views.seen_space(self.observer)
        self.action_space = views.action_space(self.observer)
        self._seen = views.bits_of(self.runner.sheet.bytes)
        self._mask = views.mask_of(self.runner.mask.bytes)
        self._events: list[Event] = []
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[views.Bits, dict[str, Any]]:
        """Deal a game and let the others play until it is this seat's turn; the same seed is the same deal and the same bots.

        Without a seed the deal follows from the last seed given, so that a whole training run can be repeated.
        """
        super().reset(seed=seed)
        del options
        dealt = int(self.np_random.integers(1 << views.SEED_BITS)) if seed is None else views.deal_number(seed)
        self.seat = dealt % self.players if self.asked is None else self.asked
        self._bots = {other: Bot(self.opponents, other, dealt) for other in range(self.players) if other != self.seat}
        rules = self.observer.rules
        log = Log(rules.border)
        self.runner.begin(rules.new(self.players, dealt.to_bytes(32, "big"), self.options, log))
        self._events = log.events
        self.let_others_play()
        return self.look(), {"seat": self.seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal, as sb3-contrib asks."""
        return self._mask.astype(np.bool_)

    def text(self, action: int) -> str:
        """Write the move of an action."""
        return views.action_text(self.observer.rules, self.runner.position, self.observer, action)

    def step(self, action: int) -> tuple[views.Bits, float, bool, bool, dict[str, Any]]:
        """Play an action and let the others play on; an illegal one changes nothing, and its clause stands in the info."""
        runner = self.runner
        if runner.over:
            raise RuntimeError("the game is over: reset() deals the next one")
        number = views.action_number(self.observer, action)
        place = runner.place_of(number)
        if place < 0:
            said = views.refusal(self.observer.rules, runner.position, self.observer, number)
            return self.look(), 0.0, False, False, {"refused": said.clause, "sentence": said.message}
        earned = self.play(int(runner.moves.list[place]))
        earned += self.let_others_play()
        info: dict[str, Any] = {"score": int(self.observer.gold(runner.cards(), self.seat))} if runner.over else {}
        return self.look(), earned, bool(runner.over), False, info

    def play(self, move: int) -> float:
        """Play a legal move; return what it earns this seat."""
        log = Log(self.observer.rules.border)
        self.runner.play_telling(move, log)
        self._events += log.events
        return float(self.runner.rewards[self.seat])

    def let_others_play(self) -> float:
        """Let the bots play until this seat is to decide or all is over; return what that earns it."""
        runner = self.runner
        earned = 0.0
        while not runner.over and runner.turn != self.seat:
            earned += self.play(self._bots[int(runner.turn)].choose(self.observer.rules, runner.position, self._events))
        return earned

    def look(self) -> views.Bits:
        """Return what this seat sees."""
        self.runner.observe(self.seat)
        return self._seen.copy()
