"""The games for OpenSpiel: importing this module registers `python_undermine_saboteur` and the others with pyspiel.

Chance chooses a deal by its number before anything else, one of `deals`; all that comes of it later follows from that number.
`small=True` is an end of a game instead, for tools that walk through the whole tree.
"""

from __future__ import annotations

import json
from importlib.util import find_spec
from typing import Any, Final

if find_spec("pyspiel") is None:
    raise ModuleNotFoundError("games for OpenSpiel need it: pip install 'undermine[openspiel]'", name="pyspiel")

import numpy as np
import pyspiel

from undermine import border
from undermine.catalogue import games, names
from undermine.envs.sight.history import SHOWS_SEAT, History
from undermine.envs.sight.numbering import ELSEWHERE, NO_ACTION
from undermine.envs.sight.observer import Observer
from undermine.envs.sight.sheet import Sheet, blank_bytes
from undermine.envs.small import SMALL, world
from undermine.envs.views import bits_of, observer_of
from undermine.kernel.events import Log
from undermine.kernel.game import NOBODY, Position
from undermine.kernel.moves import Moves, verb_of
from undermine.kernel.rng import Rng

DEALS: Final = 1000
LONGEST: Final = 3000  # more moves than any game has
MOST_NUGGETS: Final = 60  # more than one player can gain in the solo game
MOVES: Final = Moves()


Origin = tuple[str, int, bool, int] | None  # game, players, whether it is the small game, deal; None: imagined


def dealt(origin: tuple[str, int, bool, int]) -> Play:
    """Begin a play."""
    name, players, small, deal = origin
    observer = observer_of(name, players)
    rules = observer.rules
    state = world(name, deal) if small else rules.new(players, deal.to_bytes(32, "big"), rules.settle({}), None)
    return Play(observer, state, History(), [first_sight(state, seat) for seat in range(players)], origin)


def replayed(origin: tuple[str, int, bool, int], actions: list[int]) -> Play:
    """Begin a play and go on with these actions."""
    play = dealt(origin)
    for action in actions:
        play.apply(action)
    return play


class Play:
    """A position with what every seat has seen so far; OpenSpiel copies it deeply."""

    def __init__(
        self, observer: Observer, position: Position, history: History, seen: list[list[str]], origin: Origin
    ) -> None:
        self.observer = observer
        self.origin = origin
        self.actions: list[int] = []  # since then
        self.position = position
        self.history = history
        self.seen = seen  # by seat: its view at the beginning, then every event as it saw it

    def __deepcopy__(self, _memo: dict[int, object]) -> Play:
        seen = [list(lines) for lines in self.seen]
        copy = Play(self.observer, self.position.clone(), self.history.copy(), seen, self.origin)
        copy.actions = list(self.actions)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        if self.origin is None:
            raise TypeError("an imagined play has no record to be written")
        return replayed, (self.origin, self.actions)

    def legal(self) -> dict[int, int]:
        """Return the packed moves of the legal actions."""
        MOVES.count = 0
        self.position.legal(MOVES)
        turn = int(self.position.turn)
        moves = [int(MOVES.list[number]) for number in range(MOVES.count)]
        found = {int(self.observer.numbering.number(move, turn)): move for move in moves}
        found.pop(NO_ACTION, None)
        return found or {ELSEWHERE: moves[0]}

    def apply(self, action: int) -> None:
        """Play an action of the seat to decide."""
        move = self.legal()[action]
        self.actions.append(action)
        state, rules = self.position, self.observer.rules
        now, turn = int(state.round), int(state.turn)
        self.history.note(move, turn, self.observer.shown[int(verb_of(move))] & SHOWS_SEAT != 0)
        log = Log(rules.border)
        state.apply(move, log)
        if state.round != now:
            self.history.clear()
        for seat, lines in enumerate(self.seen):
            lines += [json.dumps(border.seen(event, seat)) for event in log.events]

    def imagined(self, seat: int, rng: Rng) -> Play:
        """Return a play that this seat thinks possible: the others have seen what they would have seen in it.

        Which cards the others discarded face down this round nobody in it remembers: the seat does not know them.
        """
        state = self.observer.rules.resample(self.position.view(seat), rng)
        seen = [first_sight(state, other) for other in range(len(self.seen))]
        seen[seat] = list(self.seen[seat])
        history = self.history.copy()
        history.cover(seat, self.observer.shown)
        return Play(self.observer, state, history, seen, None)

    def bits(self, seat: int) -> np.ndarray[Any, Any]:
        """Return the observation of docs/envs.md."""
        sheet = Sheet(blank_bytes(int(self.observer.size)), 0, self.observer.size)
        self.observer.write(self.position, seat, sheet, self.history)  # type: ignore[arg-type]
        return bits_of(sheet.bytes)


def first_sight(position: Position, seat: int) -> list[str]:
    """Write what a seat sees before anything happens."""
    return [json.dumps(position.view(seat).describe())]


class UndermineGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games for OpenSpiel."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.name = name
        self.small = bool(given.get("small", False))
        _, high = games()[name].seats
        self.players = SMALL[name][0] if self.small else int(given.get("players", min(5, high)))
        self.observer = observer_of(name, self.players)
        self.deals = len(SMALL[name][1]()) if self.small else int(given.get("deals", DEALS))
        if self.deals < 1:
            raise ValueError(f"{self.deals} deals are none to choose from")
        alone = self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.observer.numbering.size),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0 if alone else -1.0,
            max_utility=float(MOST_NUGGETS) if alone else 1.0,
            utility_sum=0.0 if sums_to_zero(name) else None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[name], info, given)

    def new_initial_state(self) -> UndermineState:
        """Return the state before the deal."""
        return UndermineState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UndermineObserver:
        """Return what observes states of this game."""
        return UndermineObserver(self, iig_obs_type, params)


class UndermineState(pyspiel.State):  # type: ignore[misc]
    """A state: before the deal, or a play."""

    def __init__(self, game: UndermineGame) -> None:
        super().__init__(game)
        self.play: Play | None = None

    def the_game(self) -> UndermineGame:
        """Return the game that this is a state of."""
        game: UndermineGame = self.get_game()
        return game

    def dealt(self) -> Play:
        """Return the play, which the deal has begun."""
        assert self.play is not None
        return self.play

    def current_player(self) -> int:
        """Return who is to decide: chance, a seat, or nobody any more."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = int(self.play.position.turn)
        return int(pyspiel.PlayerId.TERMINAL) if turn == NOBODY else turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List the deals, each equally likely."""
        deals = self.the_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return sorted(self.dealt().legal())

    def _apply_action(self, action: int) -> None:
        if self.play is not None:
            self.play.apply(action)
            return
        game = self.the_game()
        self.play = dealt((game.name, game.players, game.small, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        game = self.the_game()
        if action == ELSEWHERE:
            return "elsewhere"
        state = self.dealt().position
        window = state.window
        return game.observer.rules.notation.write(game.observer.numbering.move(action, player), window)

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.play is not None and self.play.position.turn == NOBODY

    def returns(self) -> list[float]:
        """Return 1 for winners and -1 for everybody else, 0 where a Duel is drawn, the nuggets of a solo player."""
        game = self.the_game()
        result: Any = self.play.position.outcome() if self.play is not None else None
        if result is None:
            return [0.0] * game.players
        if game.players == 1:
            return [float(result["scores"][0])]
        if sums_to_zero(game.name) and len(result["winners"]) != 1:
            return [0.0, 0.0]
        return [1.0 if seat in result["winners"] else -1.0 for seat in range(game.players)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> UndermineState:
        """Return a state that a player thinks possible, everything hidden from it drawn anew."""
        copy: UndermineState = self.clone()
        copy.play = self.dealt().imagined(player_id, Rng(int(probability_sampler() * (1 << 52))))
        return copy

    def __str__(self) -> str:
        return "before the deal" if self.play is None else json.dumps(self.play.position.view(None).describe())


class UndermineObserver:
    """Observes states by OpenSpiel's interface: bits as in docs/envs.md, strings from a seat's view or all that it has seen."""

    def __init__(self, game: UndermineGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters here, and {params} were given")
        self.perfect_recall = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(int(game.observer.size), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: UndermineState, player: int) -> None:
        """Take over what a player sees."""
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.play.bits(player)

    def string_from(self, state: UndermineState, player: int) -> str:
        """Write what a player sees, or with perfect recall everything that it has seen."""
        if state.play is None:
            return "before the deal"
        if self.perfect_recall:
            return "\n".join(state.play.seen[player])
        return json.dumps(state.play.position.view(player).describe())


def sums_to_zero(name: str) -> bool:
    """Say whether what one wins the other loses: so it is where never more or fewer than two play."""
    return games()[name].seats == (2, 2)


def game_type(name: str) -> pyspiel.GameType:
    """Describe a game to OpenSpiel."""
    low, high = games()[name].seats
    utility = pyspiel.GameType.Utility.ZERO_SUM if sums_to_zero(name) else pyspiel.GameType.Utility.GENERAL_SUM
    return pyspiel.GameType(
        short_name=f"python_undermine_{name}",
        long_name=f"Undermine: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(5, high), "deals": DEALS, "small": False},
    )


TYPES: Final = {name: game_type(name) for name in names()}


def register(name: str) -> None:
    """Register one game by a class of its own: pyspiel keeps it until Python has ended, which a function would not survive."""

    def begin(self: UndermineGame, params: dict[str, Any] | None = None) -> None:
        UndermineGame.__init__(self, name, params)

    pyspiel.register_game(TYPES[name], type(f"Undermine{name.capitalize()}", (UndermineGame,), {"__init__": begin}))


for _name in names():
    register(_name)
