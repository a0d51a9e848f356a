"""Finished games: their record, the proof of their shuffle, and every position through anybody's eyes."""

from __future__ import annotations

from undermine.server import engine, shuffle
from undermine.server.decisions import read_seat
from undermine.server.protocol import (
    Contribution,
    Proof,
    ReplayInfo,
    ReplayMove,
    ReplayStep,
    ReplaySteps,
    ReplayWord,
    Shuffle,
)
from undermine.server.refusal import Refusal
from undermine.server.table import TableState

MOST_STEPS = 50


def finished(state: TableState) -> engine.Game:
    """Return the game of a finished table; nothing of an unfinished one leaves through this door."""
    if state.game is None or state.phase != "finished":
        raise Refusal("table-unfinished")
    return state.game


def record(state: TableState) -> dict[str, object]:
    """Return the contract's record."""
    return finished(state).record()


def proof(state: TableState) -> Proof:
    """Return record and shuffle, as `undermine verify` reads them."""
    game = finished(state)
    published = None
    commitment = state.commitment()
    if state.secret is not None and commitment is not None:
        published = Shuffle(
            scheme=shuffle.SCHEME,
            table=state.id,
            commitment=commitment,
            secret=state.secret,
            contributions=[Contribution(seat, random) for seat, random in sorted(state.contributions().items())],
            people=list(state.dealt_to),
        )
    return Proof(format="undermine-proof/1", record=game.record(), shuffle=published)


def outline(state: TableState) -> ReplayInfo:
    """Return who played what, without positions."""
    game = finished(state)
    result = game.result
    assert state.seed is not None
    assert result is not None
    position = engine.deal(state.settings, state.names(), state.seed)
    moves = []
    for move, mover in zip(game.moves, state.movers, strict=True):
        round_now = position.view(engine.PUBLIC)["round"]
        moves.append(ReplayMove(mover.seat, move, round_now, "person" if mover.by == "person" else "bot"))
        position.play(move)
    return ReplayInfo(
        table=state.id,
        game=state.settings.game,
        options=dict(state.settings.options),
        players=state.names(),
        bots=[None if chair is None else chair.level for chair in state.chairs],
        faces=[None if chair is None else chair.face for chair in state.chairs],
        moves=moves,
        words=[ReplayWord(said.before, said.seat, said.text, said.round, said.true) for said in game.said()],
        result=result,
        finished=state.changed,
    )


def watcher(state: TableState, eyes: str) -> int | None:
    """Return whose eyes a word means: `all`, `public` or a seat."""
    if eyes == "all":
        return None
    if eyes == "public":
        return engine.PUBLIC
    return read_seat(state, eyes)


def steps(state: TableState, eyes: str, first: int, count: int) -> ReplaySteps:
    """Return positions after `first` moves and on, through one pair of eyes."""
    game = finished(state)
    who = watcher(state, eyes)
    assert state.seed is not None
    shown = []
    position = engine.deal(state.settings, state.names(), state.seed)
    moves = game.moves
    last = min(first + min(count, MOST_STEPS) - 1, len(moves))
    for number in range(last + 1):
        if number:
            position.play(moves[number - 1])
        if number >= first:
            events = position.events(who, number - 1) if number else []
            shown.append(ReplayStep(number, position.view(who), events))
    return ReplaySteps(eyes=eyes, steps=shown)
