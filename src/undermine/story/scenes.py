"""Scenes: the board as everybody saw it at a turning move, drawn beside the sentence that tells of it."""

from __future__ import annotations

import re
from typing import Any, Final, TypedDict, cast

from undermine.game import Game, begin
from undermine.kernel.events import PUBLIC
from undermine.record import deeds_of
from undermine.story.rounds import rounds_of
from undermine.story.shape import Better, RoundTold, Turn

CELL: Final = re.compile(r"-?\d+,-?\d+")


class Unset(TypedDict):
    """What of a turning move is filled in later: its scene here, the rest in `advice.py`."""

    text: str | None
    advice: Better | None
    cell: str | None
    state: dict[str, object]


UNSET: Final[Unset] = {"text": None, "advice": None, "cell": None, "state": {}}


def set_scenes(game: Game, rounds: list[RoundTold]) -> None:
    """Show at every turning move the board that it made; where the next round was dealt at once, the board it was made on."""
    wanted: dict[int, tuple[Turn, RoundTold]] = {
        told["first"] + turn["move"]: (turn, told) for told in rounds for turn in told["turns"]
    }
    if not wanted:
        return
    record = game.record()
    copy = begin(record)
    goals = goals_told(game)
    for deed in deeds_of(record):
        turn, told = wanted.get(copy.played, (None, None)) if isinstance(deed, str) else (None, None)
        before = copy.view(PUBLIC) if turn is not None else None
        copy.do(deed)
        if turn is None or told is None or before is None:
            continue
        state: dict[str, Any] = {**copy.view(PUBLIC)}
        if copy.round != before["round"]:
            state = {**before}
            verb, *rest = str(deed).split()
            if verb == "place":
                state["board"] = {**before["board"], rest[1]: rest[0]}
        # What the goals were is told with the end of the round.
        board = cast(dict[str, str], state["board"])
        faces = goals.get(told["round"], {}).items()
        state["known"] = {**state["known"], **{cell: face for cell, face in faces if board[cell] == "?"}}
        found = CELL.search(str(deed))
        turn["cell"] = found[0] if found else None
        turn["state"] = state


def goals_told(game: Game) -> dict[int, dict[str, str]]:
    """Return by round what lay under the goals, of the rounds whose end has told it."""
    if game.name != "saboteur":
        return {}
    ends = ((one.number, one.end) for one in rounds_of(game, PUBLIC))
    return {number: dict(end["goals"]) for number, end in ends if end is not None}
