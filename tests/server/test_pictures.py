"""The messages that show a position are, byte for byte, what their declaration encodes to."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import undermine
from undermine.catalogue import games, names
from undermine.server import shows
from undermine.server.decisions import move, why_no_undo
from undermine.server.entries import HolderChanged, Made, Marked, Muted, Sat, Started, Undone
from undermine.server.protocol import Clock, ClockInfo, Position, Settings, encode
from undermine.server.shows import Picture, show_table
from undermine.server.table import TableState


def dealt(name: str, seed: str) -> TableState:
    """Return a table at which the cards have just been dealt."""
    seats = games()[name].seats[1]
    settings = Settings(game=name, seats=seats, away=Clock(seconds=60))  # type: ignore[arg-type]
    state = TableState.first("a" * 26, Made(settings, "guest 0", "Name 0", "CODE22", 1000, seed=seed))
    for seat in range(seats):
        state.apply(Sat(seat, f"guest {seat}", f"Name {seat}"))
    state.apply(Started(2000))
    return state


def declared(state: TableState, seat: int | None, since: int) -> bytes:
    """Write a position field by field, as it is declared, from what the engine tells programs."""
    game = state.game
    assert game is not None
    watcher = undermine.PUBLIC if seat is None else seat
    decides = seat is not None and game.turn == seat
    return encode(
        Position(
            seat=seat,
            number=state.number,
            moves=len(game.moves),
            state=msgspec.Raw(encode(game.view(watcher))),
            legal=game.legal() if decides else [],
            since=since,
            events=game.events(watcher, since),
            undo=decides and seat is not None and why_no_undo(state, seat) is None,
            clock=None if game.turn is None else ClockInfo(game.turn, 4000),
            told=game.counts(since),
        )
    )


@pytest.mark.parametrize("name", names())
def test_a_position_is_written_as_it_is_declared(name: str) -> None:
    chance = random.Random(f"pictures {name}")
    for deal in range(3):
        state = dealt(name, f"{deal:064x}")
        while state.game is not None and state.turn is not None:
            played = state.game.played
            for since in {0, max(0, played - 1), played}:
                picture = Picture(state, since, 5000, 9000)
                for seat in (*range(state.settings.seats), None):
                    assert picture.seen_by(seat) == declared(state, seat, since)
            if why_no_undo(state, state.turn) is None and chance.random() < 0.5:
                state.apply(Undone(3000))
                continue
            decision = move(state, chance.choice(state.game.legal()), "person", 3000)
            for entry in decision.entries:
                state.apply(entry, decision.game)


def test_a_table_is_written_once_for_all_strangers_and_as_declared_for_everybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = dealt("saboteur", f"{1:064x}")
    state.apply(HolderChanged(2, "phone"))  # lent
    state.apply(Muted("guest 1", 3, True))
    state.apply(Muted("gone", 4, True))
    state.apply(Marked(3, 0, "trust"))
    written = 0

    def counted(*arguments: Any) -> Any:
        nonlocal written
        written += 1
        return show_table(*arguments)

    monkeypatch.setattr(shows, "show_table", counted)
    around = shows.Around("https://here", frozenset({1, 2}), 3)
    table = shows.TableSeen(state, around.online, around.watchers)
    everybody = [*(f"guest {seat}" for seat in range(state.settings.seats)), "phone", "gone"]
    for guest in (*everybody, None, *(f"stranger {number}" for number in range(50))):
        assert table.seen_by(guest, around.origin) == encode(show_table(state, guest, around)), guest
    assert written == len(everybody) + 1
    assert table.seen_by(None, "https://there") != table.seen_by(None, "https://here")


def test_copies_of_a_game_share_what_was_and_part_from_there() -> None:
    game = undermine.new("saboteur", players=3, seed=7)
    for _ in range(5):
        game.apply(game.legal()[0])
    one, other = game.clone(), game.clone()
    one.apply(one.legal()[0])
    other.apply(other.legal()[-1])
    assert one.moves[:5] == other.moves[:5] == game.moves
    assert one.moves[5] != other.moves[5]
    assert (game.played, one.played, other.played) == (5, 6, 6)
    assert one.events(None, 4)[: len(game.events(None, 4))] == game.events(None, 4)
    assert undermine.load(one.record()).events() == one.events()
