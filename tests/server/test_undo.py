"""Undo is offered only after moves that told nobody anything the mover did not know, and then not too rarely."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import undermine
from undermine.catalogue import games, names
from undermine.server import decisions, engine
from undermine.server.entries import Entry, Made, Moved, Sat, Started, Undone, encode_entries
from undermine.server.protocol import Settings
from undermine.server.table import TOGETHER, TableState
from undermine.server.tables import Tables
from undermine.server.undo import reveals_nothing

SEEDS = 6
WORLDS = 3
Flat = dict[tuple[object, ...], object]


def stays(name: str, seed: int) -> Iterator[tuple[undermine.Game, str, undermine.Game]]:
    """Walk through a random game; give the moves after which the same seat decides again, before and after."""
    chance = random.Random(seed)
    low, high = games()[name].seats
    options = {"agree": "on"} if "agree" in games()[name].options else {}
    game = undermine.new(name, players=chance.randint(low, min(high, 5)), seed=seed, **options)
    while game.turn is not None:
        for text in chance.sample(game.legal(), min(3, len(game.legal()))):
            after = game.clone()
            after.apply(text)
            if after.turn == game.turn:
                yield game, text, after
        game.apply(chance.choice(game.legal()))


def flat(value: Any, path: tuple[object, ...] = ()) -> Flat:
    """Return every leaf of a view under its path."""
    if isinstance(value, dict):
        pairs = list(value.items())
    elif isinstance(value, list):
        pairs = [("length", len(value)), *enumerate(value)]
    else:
        return {path: value}
    return {leaf: found for name, part in pairs for leaf, found in flat(part, (*path, name)).items()} or {path: None}


def told(before: undermine.Game, after: undermine.Game) -> list[Flat]:
    """Return what changed in the sight of everybody, the public first."""
    changes = []
    for watcher in range(undermine.PUBLIC, before.seats):
        old, new = flat(before.view(watcher)), flat(after.view(watcher))
        changes.append(
            {path: new.get(path, "gone") for path in old.keys() | new.keys() if old.get(path) != new.get(path)}
        )
    return changes


def same_in_all_worlds(game: undermine.Game, text: str, after: undermine.Game) -> bool:
    """Play the move in worlds that the mover cannot tell apart: does it do, show and allow the same in all of them?"""
    assert game.turn is not None
    events = after.events(None, len(game.moves))
    for number in range(WORLDS):
        other = game.resample(game.turn, number)
        later = other.clone()
        if later.apply(text) != events or told(other, later) != told(game, after):
            return False
        if (later.turn, later.legal()) != (after.turn, after.legal()):
            return False
    return True


SHARES = {"saboteur": None, "duel": 0.7, "solo": 0.03, "cave": 0.8}
"""Of the moves after which the same seat decides again, how many can be taken back; None: there are no such moves."""


@pytest.mark.parametrize("name", names())
def test_what_can_be_taken_back_has_told_nobody_anything(name: str) -> None:
    offered = stayed = 0
    for seed in range(SEEDS):
        for game, text, after in stays(name, seed):
            stayed += 1
            if reveals_nothing(name, after.events(None, len(game.moves))):
                offered += 1
                if name != "cave" or offered % 9 == 0:  # its walks have many steps
                    assert same_in_all_worlds(game, text, after), (seed, text, after.events(None, len(game.moves)))
    share = SHARES[name]
    if share is None:
        assert stayed == 0, "a turn is one move, and its card is drawn"
    else:
        assert offered >= share * stayed, (offered, stayed)


def test_the_comparison_would_see_a_revelation() -> None:
    """A drawn card, a goal that is turned: the worlds differ."""
    differing = [
        (text, after.events(None, len(game.moves)))
        for game, text, after in stays("duel", 1)
        if not same_in_all_worlds(game, text, after)
    ]
    assert differing
    assert not any(reveals_nothing("duel", events) for _, events in differing)


def test_taking_back_gives_no_time() -> None:
    """Or a clock would never run out: move, take back, move, take back."""
    made = Made(Settings(game="cave", seats=2), "guest", "Ana", "CODE22", 1000, secret="1" * 64)
    state = TableState.first("a" * 26, made)
    for entry in (Sat(0, "guest", "Ana"), Sat(1, "other", "Ben"), Started(2000)):
        state.apply(entry)
    taken_back = 0
    chance = random.Random(1)
    for now in range(3000, 200_000, 1000):
        if state.turn is None or taken_back == 5:
            break
        began, seat = state.decided, state.turn
        assert state.game is not None
        state.apply(Moved(chance.choice(state.game.legal()), "person", now))
        assert state.decided == now
        if decisions.why_no_undo(state, seat) is None:
            state.apply(Undone(now + 500))
            assert (state.turn, state.decided) == (seat, began)
            taken_back += 1
    assert taken_back == 5


BEGINNING: list[Entry] = [
    Made(Settings(game="cave", seats=2), "guest", "Ana", "CODE22", 1000, secret="1" * 64),
    *(Sat(0, "guest", "Ana"), Sat(1, "other", "Ben"), Started(2000)),
]


def cave_log(pairs: int) -> tuple[TableState, list[Entry]]:
    """Return a table at its deal and a log of moves, each taken back again and again as far as the table lets it."""
    state = TableState.replay("a" * 26, BEGINNING)
    played, log, chance = state.copy(), list[Entry](), random.Random(1)
    assert played.game is not None
    while sum(isinstance(entry, Undone) for entry in log) < pairs:
        assert played.turn is not None
        seat = played.turn
        log.append(Moved(chance.choice(played.game.legal()), "person", 3000 + len(log)))
        played.apply(log[-1])
        while decisions.why_no_undo(played, seat) is None and chance.random() < 0.9:
            log.append(Undone(3000 + len(log)))
            played.apply(log[-1])
    return state, log


def test_a_log_with_undos_reads_as_it_was_played_and_plays_each_move_once(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, log = cave_log(60)
    live = begun.copy()
    for entry in log:
        live.apply(entry)
    counted = {"moves": 0, "deals": 0}
    play, deal = engine.play, engine.deal

    def count_play(game: engine.Game, move: str) -> engine.Game:
        counted["moves"] += 1
        return play(game, move)

    def count_deal(settings: Settings, players: list[str], seed: str) -> engine.Game:
        counted["deals"] += 1
        return deal(settings, players, seed)

    monkeypatch.setattr(engine, "play", count_play)
    monkeypatch.setattr(engine, "deal", count_deal)
    read = begun.copy()
    turns = sum(1 for _ in read.read(log))
    assert read.game is not None
    assert live.game is not None
    assert counted == {"moves": len(live.game.moves), "deals": 0}
    assert turns >= len(log) // TOGETHER, "others have their turn meanwhile"
    assert read.game.record() == live.game.record()
    for name in ("number", "decided", "movers", "taken_back"):
        assert getattr(read, name) == getattr(live, name), name


async def test_reading_a_long_log_lets_others_have_their_turn() -> None:
    _, log = cave_log(60)
    rows = [(0, encode_entries(BEGINNING)), *((number, encode_entries([one])) for number, one in enumerate(log, 1))]

    async def read(_table: str, _since: int) -> list[tuple[int, bytes]]:
        return rows

    house: Any = SimpleNamespace(store=SimpleNamespace(ears=SimpleNamespace(), read=read))
    reading = asyncio.create_task(Tables(house).peek("a" * 26))
    turns = 0
    while not reading.done():
        await asyncio.sleep(0)
        turns += 1
    assert (await reading).seq == len(log)
    assert turns >= len(log) // TOGETHER


def test_one_move_is_taken_back_so_often_and_no_more() -> None:
    state, log = cave_log(1)
    for entry in log[:-1]:
        state.apply(entry)
    assert state.turn is not None
    seat = state.turn
    for _ in range(decisions.UNDOS):
        assert decisions.why_no_undo(state, seat) is None
        state.apply(Undone(9000))
        state.apply(log[-2])
    assert decisions.why_no_undo(state, seat) == "undo-enough"
