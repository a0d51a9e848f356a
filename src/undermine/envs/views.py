"""What all environments share: the observer of a game, its spaces, its layout as text, and refusals."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from operator import index
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from undermine.catalogue import ENTRIES, games, names
from undermine.envs.sight.numbering import ELSEWHERE
from undermine.envs.sight.observer import Observer
from undermine.envs.sight.runner import REWARDS
from undermine.game import Game
from undermine.kernel.clauses import OK, RecordError, RuleViolation
from undermine.kernel.game import Position, Rules
from undermine.kernel.rng import SEED_BYTES
from undermine.record import check_seats, options_of

VERSION: Final = 1
"""Of the layout of observations and of the numbering of actions: whatever changes one of them is a new version."""

Bits = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]
Observation = dict[str, npt.NDArray[Any]]
SEED_BITS: Final = 62  # of a deal that nobody has chosen


class Deals:
    """Which deal is next: that of the seed given; without one it follows from the last seed, so that a run can be repeated."""

    def __init__(self) -> None:
        self._chance = np.random.default_rng()  # as long as no seed was given

    def next(self, seed: int | None) -> int:
        """Return the number of the next deal."""
        if seed is None:
            return int(self._chance.integers(1 << SEED_BITS))
        number = deal_number(seed)
        self._chance = np.random.default_rng(number)
        return number


def deal_number(seed: object) -> int:
    """Read a seed: a whole number from 0 on, NumPy's too, that has room in 256 bits."""
    try:
        number = index(seed)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if number < 0 or number.bit_length() > 8 * SEED_BYTES:
        raise ValueError(f"a seed is a whole number from 0 on, not {str(seed)[:40]!r}")
    return number


def looked_at(vector: Any, kind: type[np.generic]) -> npt.NDArray[Any]:
    """Return a vector of the engine as an array that nobody can write to, whichever engine runs."""
    array = np.frombuffer(vector, kind)
    array.flags.writeable = False
    return array


def bits_of(vector: Any) -> Bits:
    """Return the engine's own bytes as an array, without a copy: it changes when they do."""
    return looked_at(vector, np.uint8)


def mask_of(vector: Any) -> Mask:
    """Return the engine's own bytes as a mask of actions, in the type that Gymnasium's spaces sample by."""
    return looked_at(vector, np.int8)


def numbers_of(vector: Any) -> npt.NDArray[np.int64]:
    """Return the engine's own numbers as an array, without a copy."""
    return looked_at(vector, np.int64)


@cache
def observer_of(game: str, players: int) -> Observer:
    """Return the observer of a game for so many players."""
    if game not in names():
        raise RecordError(f"the game {game!r} is unknown; known are {', '.join(names())}")
    if type(players) is not int:
        raise ValueError(f"players are a whole number, not {players!r}")
    rules = games()[game]
    check_seats(players, rules)
    found: Observer = import_module(f"undermine.envs.sight.{ENTRIES[game].box}").observer(rules, players)
    return found


def settled(rules: Rules, players: int, options: dict[str, object]) -> dict[str, str]:
    """Return all options of a game, those that were not given by default."""
    return options_of(options, rules, players)


def check_reward(reward: str) -> None:
    """Refuse a reward that does not exist."""
    if reward not in REWARDS:
        raise ValueError(f"the reward {reward!r} is unknown; known are {', '.join(REWARDS)}")


def environment_id(game: str) -> str:
    """Return the name of a game's environments, with the version of the layout."""
    return f"undermine_{game}_v{VERSION}"


def seen_space(observer: Observer) -> spaces.Box:
    """Return the space of observations: bits."""
    return spaces.Box(0, 1, (int(observer.size),), np.uint8)


def mask_space(observer: Observer) -> spaces.Box:
    """Return the space of masks: 1 for every legal action."""
    return spaces.Box(0, 1, (int(observer.numbering.size),), np.int8)


def action_space(observer: Observer) -> spaces.Discrete[Any]:
    """Return the space of actions."""
    return spaces.Discrete(int(observer.numbering.size))


def both_spaces(observer: Observer) -> spaces.Dict:
    """Return the space of an observation with its mask."""
    return spaces.Dict({"observation": seen_space(observer), "action_mask": mask_space(observer)})


def refusal(rules: Rules, position: Position, observer: Observer, action: int) -> RuleViolation:
    """Say why an action is not legal."""
    if action == ELSEWHERE:
        why = f"action {ELSEWHERE} is for moves outside the frame alone, and other actions are legal"
        return RuleViolation(rules.border.turn, why, "", None, None)
    move = observer.numbering.move(action, int(position.turn))
    clause = position.check(move)
    text = rules.write(position, move)
    if clause == OK:  # it has another name, as an edge of the cave may have two
        return RuleViolation(rules.border.turn, f"{text} has another name here", text, None, None)
    return Game(rules, position, [], {}).refusal(text, clause)


def action_number(observer: Observer, action: object) -> int:
    """Read an action: a whole number, NumPy's too, of those that there are."""
    try:
        number = index(action)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    size = int(observer.numbering.size)
    if not 0 <= number < size:
        raise ValueError(f"an action is a whole number from 0 to {size - 1}, not {str(action)[:40]!r}")
    return number


def action_text(rules: Rules, position: Position, observer: Observer, action: int) -> str:
    """Write the move of an action for the seat to decide."""
    return rules.write(position, observer.numbering.move(action, int(position.turn)))


def layout_lines(game: str, players: int) -> list[str]:
    """Write everything that a change of layout or numbering changes, line by line."""
    observer = observer_of(game, players)
    numbering = observer.numbering
    lines = [f"{game} {players} v{VERSION} frame {tuple(observer.frame)}"]
    lines += [f"seen {one.first} {one.each} x {one.times} {one.name}: {one.means}" for one in observer.layout.stretches]
    lines.append(f"seat stride {observer.seat_each} recent stride {observer.recent_each} size {observer.size}")
    lines += [
        f"action {row.first} {row.actions} {row.verb} "
        + " ".join(f"{word.kind}={','.join(map(str, word.values))}" for word in row.words)
        for row in numbering.rows
    ]
    return lines


def layout_checksum(game: str, players: int) -> str:
    """Return a checksum of the layout and the numbering."""
    return hashlib.sha256("\n".join(layout_lines(game, players)).encode()).hexdigest()[:16]
