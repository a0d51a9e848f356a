"""Nothing crosses between seats: two worlds that differ only in what a seat cannot know give it the same bytes."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import undermine
from undermine.catalogue import names
from undermine.kernel.events import Event, Log
from undermine.server.decisions import Decision, decide, move
from undermine.server.entries import BotSat, Made, Sat
from undermine.server.protocol import Mark, Play, Say, SetMark, Settings, Undo, encode
from undermine.server.refusal import Refusal
from undermine.server.shows import Around, Picture, encode_part, show_table, show_talk, within
from undermine.server.table import TableState

TABLE = "a" * 26
AROUND = Around("http://127.0.0.1", frozenset({0}), 2)
WORDS = [f"claim {cell} {what}" for cell in ("8,2", "8,0", "8,-2") for what in ("gold", "stone")]
WORDS += [f"claim {cell} {what}" for cell in ("4,4", "4,-4", "3,3", "-3,3", "-4,-4") for what in ("exit", "other")]
WORDS += [f"{what} {seat}" for what in ("accuse", "trust") for seat in range(4)]
WORDS += [f"claim {seat} {what}" for seat in range(4) for what in ("loyal", "saboteur")]
WORDS += [
    "deny",
    "ask mend cart",
    "ask dig 3,1",
    "ask leave 8,0",
    "unsay accuse 1",
    "unsay claim 8,0",
    "unsay claim 4,4",
]
NEWS = {"draw", "deal", "goal", "map", "round", "round-end", "game-end", "offer", "take", "pay", "strike"}
"""Events after which two worlds may rightly differ for a watcher."""


def table(game: undermine.Game, secret: str) -> TableState:
    """A table in the middle of this game, everybody a person but the last."""
    seats = game.seats
    settings = Settings(game=game.name, seats=seats)  # type: ignore[arg-type]
    made = Made(settings, "guest 0", "Name 0", "CODE22", 1000, secret=secret)
    state = TableState.first(TABLE, made)
    for seat in range(seats):
        state.apply(
            Sat(seat, f"guest {seat}", f"Name {seat}") if seat < seats - 1 else BotSat(seat, "mole", f"Name {seat}")
        )
    state.game = game
    return state


def show_position(state: TableState, seat: int | None, since: int, now: int, deadline: int | None) -> bytes:
    return Picture(state, since, now, deadline).seen_by(seat)


def everything_shown(state: TableState, watcher: int) -> list[bytes]:
    """Return all that the server could send to one seat in this state."""
    seat = None if watcher == undermine.PUBLIC else watcher
    guest = None if seat is None else f"guest {seat}"
    shown = [show_position(state, seat, since, 5000, 9000) for since in (0, len(state.game.moves))]  # type: ignore[union-attr]
    shown.append(encode(show_table(state, guest, AROUND)).replace((state.commitment() or "").encode(), b""))
    shown += [encode(show_talk(state, number)) for number in range(len(state.talk))]
    if seat is not None and guest is not None and state.game is not None:
        for text in attempts(state, seat):
            for request in (Play(seat=seat, move=text, after=0), Undo(seat=seat, after=0)):
                try:
                    decide(state, guest, request, 5000)
                except Refusal as refusal:
                    shown.append(encode(refusal.answer(1, within(show_position(state, seat, 0, 5000, None)))))
        shown += [tried(state, seat, text)[0] for text in WORDS]
    return shown


def tried(state: TableState, seat: int, text: str) -> tuple[bytes, Decision]:
    """Let a person try to say a word; return why not, if it cannot be said, and what comes of it."""
    try:
        return b"", decide(state, f"guest {seat}", Say(seat=seat, word=text), 5000)
    except Refusal as refusal:
        return encode(refusal.answer(1)), Decision([])


def attempts(state: TableState, seat: int) -> list[str]:
    """Return moves that a seat may try, most of them wrong, the same in both worlds."""
    game = state.game
    assert isinstance(game, undermine.Game)
    cards = [card for card in game.view(seat)["hands"][seat] if card != "?"]
    tried = ["nonsense", "take 3", "map 8,0", "map 8,2", "rockfall 1,0", "break cart 1", "place NS 1,0", "rockfall 8,0"]
    for card in cards:
        tried += [f"place {card} 7,0", f"place {card} 1,0", f"discard {card}", f"place {card} 8,0"]
    return tried


def worlds(name: str, seed: int) -> Iterator[tuple[undermine.Game, undermine.Game, int]]:
    """Give pairs of games that one watcher cannot tell apart."""
    chance = random.Random(seed)
    low, high = undermine.GAMES[name].seats
    game = undermine.new(name, players=chance.randint(low, min(high, 6)), seed=seed)
    for _ in range(chance.randint(0, 60)):
        if game.turn is None:
            break
        game.apply(chance.choice(game.legal()))
    for watcher in range(-1, game.seats):
        other = game.resample(watcher, seed)
        other.origin = {"seed": "f" * 64}
        told, at = game.events(watcher), 0
        for count, text in zip(game.counts(), ["", *game.moves], strict=True):  # the deal first
            other.note(covered(game, told[at : at + count]), text)
            at += count
        yield game, other, watcher


def covered(game: undermine.Game, told: list[undermine.border.Event]) -> Log:
    """Return what the deal or one move told the watcher, and everything else forgotten."""
    log = Log(game.rules.border)
    for seen in told:
        kept: dict[str, object] = dict(seen)
        log.events.append(Event(seen["type"], seen["seat"], kept, kept, []))
    return log


@pytest.mark.parametrize("name", names())
def test_two_secrets_give_a_seat_the_same_bytes(name: str) -> None:
    assert sum(compare(name, seed) for seed in range(4)) > 5


def compare(name: str, seed: int) -> int:
    """Compare all pairs of worlds of one game; return how many moves were compared."""
    compared = said = 0
    for game, other, watcher in worlds(name, seed):
        left, right = table(game, "1" * 64), table(other, "2" * 64)
        assert everything_shown(left, watcher) == everything_shown(right, watcher)
        said += talk_alike(left, right)
        note_apart(left, right, watcher)
        assert everything_shown(left, watcher) == everything_shown(right, watcher), "words or marks tell a secret"
        for text in shared_moves(game, other):
            one, two = left.copy(), right.copy()
            play(one, text)
            play(two, text)
            if news(one, watcher) or news(two, watcher) or backs(one) != backs(two):
                continue
            assert everything_shown(one, watcher) == everything_shown(two, watcher), text
            compared += 1
    assert said > 20 or undermine.GAMES[name].border.vocabulary is None
    return compared


def talk_alike(one: TableState, two: TableState) -> int:
    """Let everybody say the same in two worlds, as far as it can be said; what can be said is the same in both."""
    said = 0
    for seat in range(len(one.chairs) - 1):
        for text in WORDS:
            (why, first), (why_there, second) = tried(one, seat, text), tried(two, seat, text)
            assert why == why_there, "the refusal of a word tells a secret"
            for state, decision in ((one, first), (two, second)):
                for entry in decision.entries:
                    state.apply(entry, decision.game)
            said += not why
    return said


def note_apart(one: TableState, two: TableState, watcher: int) -> None:
    """Let everybody but the watcher, and only them, note for themselves something else in each of two worlds."""
    marks: tuple[tuple[TableState, Mark], ...] = ((one, "trust"), (two, "suspect"))
    for seat in range(len(one.chairs) - 1):
        for state, mark in marks:
            for about in range(len(one.chairs)):
                request = SetMark(seat=seat, about=about, mark="unsure" if seat == watcher else mark)
                try:
                    decision = decide(state, f"guest {seat}", request, 5000)
                except Refusal:
                    continue
                for entry in decision.entries:
                    state.apply(entry)


def backs(state: TableState) -> object:
    """Return what the backs of the hands show: in the cave an action card shows its level when it is played."""
    assert state.game is not None
    return state.game.view(undermine.PUBLIC)["hands"]


def shared_moves(game: undermine.Game, other: undermine.Game) -> list[str]:
    """Return some moves that are legal in both worlds."""
    if game.turn is None or game.turn != other.turn:
        return []
    both = sorted(set(game.legal()) & set(other.legal()))
    return both[:: max(1, len(both) // 8)]


def play(state: TableState, text: str) -> None:
    decision: Decision = move(state, text, "person", 5000)
    for entry in decision.entries:
        state.apply(entry, decision.game)


def news(state: TableState, watcher: int) -> bool:
    """Tell whether the last move rightly told the watcher something that was hidden."""
    assert state.game is not None
    events = state.game.events(watcher, len(state.game.moves) - 1)
    return any(event["type"] in NEWS and "?" not in str(event) for event in events)


def test_the_comparison_would_see_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """Break the view on purpose: the test above must notice."""
    honest = show_position

    def leaky(state: TableState, seat: int | None, since: int, now: int, deadline: int | None) -> bytes:
        shown = honest(state, seat, since, now, deadline)
        assert state.game is not None
        leak = encode_part(state.game.view(None)["hands"])
        return shown.replace(b'},"legal":', b',"leak":%b},"legal":' % leak)

    monkeypatch.setitem(globals(), "show_position", leaky)
    with pytest.raises(AssertionError):
        compare("saboteur", 1)
