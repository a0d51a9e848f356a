"""What a request does to a table: pure decisions, from a state to the entries that shall be stored."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from undermine.server import engine, names
from undermine.server.bot_worker import Remark
from undermine.server.entries import (
    BotSat,
    By,
    Configured,
    Entry,
    Faced,
    HolderChanged,
    HostChanged,
    KeyMade,
    Left,
    Marked,
    Moved,
    Muted,
    Readied,
    Renamed,
    Sat,
    Started,
    StoodIn,
    Talked,
    Undone,
    WatchersSent,
)
from undermine.server.protocol import (
    AddBot,
    Claim,
    Configure,
    FromClient,
    HandOver,
    Level,
    Mute,
    Phrase,
    Play,
    React,
    Ready,
    RefusalKey,
    Remove,
    Rename,
    Say,
    SetMark,
    Sit,
    Stand,
    Start,
    TakeBack,
    Undo,
    Wear,
    Write,
)
from undermine.server.refusal import Refusal
from undermine.server.table import Chair, TableState
from undermine.server.undo import reveals_nothing

TALK_LINES = 2000
REMARK_LINES = 1000  # beyond it bots remark on nothing
MOST_ACTS = 10_000  # beyond it a table only plays on: no game is nearly as long, and a log is read whole
UNDOS = 20  # of one and the same move of a game: nobody ponders longer than that with the hands
STAND_IN_LEVEL: Level = "apprentice"
SEEN_PHRASES: frozenset[Phrase] = frozenset({"gold-there", "only-stone"})  # they tell what somebody has seen


class Decision(msgspec.Struct, frozen=True):
    """Entries to store together; `game` is the game after a move among them."""

    entries: list[Entry]
    game: engine.Game | None = None
    members: tuple[str, ...] = ()


def decide(state: TableState, guest: str, request: FromClient, now: int) -> Decision:
    """Decide what a browser's request does, or refuse it."""
    if not isinstance(request, Play):
        _room(state)
    return DECIDERS[type(request)](state, guest, request, now)


def _room(state: TableState) -> None:
    if state.seq >= MOST_ACTS:
        raise Refusal("acts-enough")


# -- in the lobby


def _in_lobby(state: TableState) -> None:
    if state.phase != "lobby":
        raise Refusal("table-started")


def _host(state: TableState, guest: str) -> None:
    if state.host != guest:
        raise Refusal("host-only")


def check_delete(state: TableState, guest: str) -> None:
    """Refuse whoever is not the host by right: who only stands in for one that is away may not delete the table."""
    if guest == state.absent_host:
        return
    _host(state, guest)
    if state.absent_host is not None:
        raise Refusal("host-standing-in")


def read_seat(state: TableState, text: str) -> int:
    """Read the number of a seat as it stands in an address."""
    if not (text.isascii() and text.isdigit() and len(text) < 3 and int(text) < len(state.chairs)):
        raise Refusal("seat-unknown")
    return int(text)


def _chair(state: TableState, seat: int) -> Chair:
    if seat >= len(state.chairs):
        raise Refusal("seat-unknown")
    chair = state.chairs[seat]
    if chair is None:
        raise Refusal("seat-empty")
    return chair


def _own(state: TableState, guest: str, seat: int) -> Chair:
    chair = _chair(state, seat)
    if chair.guest != guest:
        raise Refusal("not-your-seat")
    return chair


def _free(state: TableState, seat: int | None) -> int:
    if seat is None:
        if None not in state.chairs:
            raise Refusal("table-full")
        return state.chairs.index(None)
    if seat >= len(state.chairs):
        raise Refusal("seat-unknown")
    return seat


def _name(state: TableState, typed: str, seat: int) -> str:
    name = names.clean(typed)
    others = [chair.name for s, chair in enumerate(state.chairs) if chair is not None and s != seat]
    if names.key(name) in map(names.key, others):
        raise Refusal("name-taken", f"Somebody at the table is called {name!r} already.")
    return name


def _sit(state: TableState, guest: str, request: Sit, _now: int) -> Decision:
    _in_lobby(state)
    seat = _free(state, request.seat)
    if state.chairs[seat] is not None:
        raise Refusal("seat-taken")
    return Decision(
        [Sat(seat, guest, _name(state, request.name, seat), request.random, request.face)], members=(guest,)
    )


def _stand(state: TableState, guest: str, request: Stand, _now: int) -> Decision:
    _in_lobby(state)
    _own(state, guest, request.seat)
    return Decision([Left(request.seat)])


def _rename(state: TableState, guest: str, request: Rename, _now: int) -> Decision:
    _in_lobby(state)
    chair = _chair(state, request.seat)
    if chair.level is not None:
        _host(state, guest)
    else:
        _own(state, guest, request.seat)
    return Decision([Renamed(request.seat, _name(state, request.name, request.seat))])


def _wear(state: TableState, guest: str, request: Wear, _now: int) -> Decision:
    _in_lobby(state)
    _own(state, guest, request.seat)
    return Decision([Faced(request.seat, request.face)])


def _add_bot(state: TableState, guest: str, request: AddBot, _now: int) -> Decision:
    _host(state, guest)
    _in_lobby(state)
    seat = _free(state, request.seat)
    chair = state.chairs[seat]
    if chair is not None and chair.level is None:
        raise Refusal("seat-is-person")
    return Decision([BotSat(seat, request.level, _name(state, request.name, seat))])


def _remove(state: TableState, guest: str, request: Remove, _now: int) -> Decision:
    _host(state, guest)
    chair = _chair(state, request.seat)
    if state.absent_host is not None and state.absent_host in (chair.guest, chair.owner):
        raise Refusal("host-standing-in")
    if state.phase == "lobby":
        return Decision([Left(request.seat)])
    if state.phase == "finished":
        raise Refusal("table-finished")
    if chair.level is not None:
        raise Refusal("seat-is-bot")
    return Decision([BotSat(request.seat, STAND_IN_LEVEL, chair.name)])


def _configure(state: TableState, guest: str, request: Configure, _now: int) -> Decision:
    _host(state, guest)
    _in_lobby(state)
    if state.daily is not None:
        raise Refusal("option-unknown", "The daily challenge is the same for everybody.")
    engine.check_wish(request.settings)
    if sum(chair is not None for chair in state.chairs) > request.settings.seats:
        raise Refusal("seats-number")
    return Decision([Configured(request.settings)])


def _readied(state: TableState, seats: list[int], ready: bool, random: str | None) -> list[Entry]:
    entries: list[Entry] = []
    for seat in seats:
        chair = state.chairs[seat]
        assert chair is not None
        if ready and chair.random is None and random is None and state.secret is not None:
            raise Refusal("random-missing")
        entries.append(Readied(seat, ready, random if chair.random is None else None))
    return entries


def _ready(state: TableState, guest: str, request: Ready, _now: int) -> Decision:
    _in_lobby(state)
    seats = state.seats_of(guest)
    if not seats:
        raise Refusal("not-your-seat")
    return Decision(_readied(state, seats, request.ready, request.random))


def _start(state: TableState, guest: str, request: Start, now: int) -> Decision:
    _host(state, guest)
    _in_lobby(state)
    own = state.seats_of(guest)
    for seat, chair in enumerate(state.chairs):
        if chair is None or (chair.level is None and seat not in own and not chair.ready):
            raise Refusal("not-ready")
    entries = _readied(state, own, True, request.random)
    engine.check_settings(state.settings)
    return Decision([*entries, Started(now)])


# -- in the game


def _running(state: TableState) -> engine.Game:
    if state.game is None:
        raise Refusal("table-not-started")
    return state.game


def _play(state: TableState, guest: str, request: Play, now: int) -> Decision:
    chair = _own(state, guest, request.seat)
    game = _running(state)
    if request.after != state.number:
        raise Refusal("stale")
    if game.turn != request.seat:
        raise engine.not_your_turn(state.settings.game, request.move)
    decision = move(state, request.move, "person", now)
    back: list[Entry] = [StoodIn(request.seat, False)] if chair.stand_in else []
    return Decision(back + decision.entries, decision.game)


def move(state: TableState, text: str, by: By, now: int) -> Decision:
    """Play a move of the seat to decide, whoever chose it."""
    return Decision([Moved(text, by, now)], engine.play(_running(state), text))


def why_no_undo(state: TableState, seat: int) -> RefusalKey | None:
    """Return why a seat may not take back its last move, or None if it may."""
    if not state.settings.undo:
        return "undo-off"
    game = state.game
    if game is None or game.turn != seat or state.mover is None or state.mover.seat != seat:
        return "undo-not-yours"
    if state.mover.by != "person":
        return "undo-not-yours"
    if state.source is not None and game.played <= state.source.moves:
        return "undo-not-yours"
    if state.taken_back.get(game.played - 1, 0) >= UNDOS:
        return "undo-enough"
    if not reveals_nothing(state.settings.game, game.events(None, game.played - 1)):
        return "undo-revealed"
    return None


def _undo(state: TableState, guest: str, request: Undo, now: int) -> Decision:
    _own(state, guest, request.seat)
    _running(state)
    if request.after != state.number:
        raise Refusal("stale")
    why_not = why_no_undo(state, request.seat)
    if why_not is not None:
        raise Refusal(why_not)
    return Decision([Undone(now)])


# -- around the game


def _talk(state: TableState, guest: str, seat: int, now: int, **line: Any) -> Decision:
    chair = _own(state, guest, seat)
    _room_to_talk(state)
    return Decision([Talked(seat, chair.name, now, **line)])


def _room_to_talk(state: TableState) -> None:
    if len(state.talk) >= TALK_LINES:
        raise Refusal("talk-enough")


def _say(state: TableState, guest: str, request: Say, now: int) -> Decision:
    if (request.phrase is None) == (request.word is None):
        raise Refusal("malformed", "Say a phrase or a word, one of the two.")
    chair = _own(state, guest, request.seat)
    if request.word is not None:
        if request.to is not None:
            raise Refusal("malformed", "A word names by itself whom it is about.")
        return word(state, request.seat, chair.name, request.word, now)
    if request.phrase in SEEN_PHRASES and state.settings.words != "on":
        raise Refusal("claims-off")
    if request.to is not None:
        _chair(state, request.to)
        if request.to == request.seat:
            raise Refusal("word-self")
    return _talk(state, guest, request.seat, now, phrase=request.phrase, to=request.to)


def word(state: TableState, seat: int, name: str, text: str, now: int, why: Remark | None = None) -> Decision:
    """Let a seat say a word (contract, section 8), whoever it is that speaks there; a bot may say with it why."""
    if state.settings.words == "none":
        raise Refusal("words-off")
    game = engine.say(_running(state), seat, text, claims=state.settings.words == "on")
    _room_to_talk(state)
    line = Talked(seat, name, now, word=text)
    if why is not None:
        line = msgspec.structs.replace(line, remark=why.key, to=why.to, count=why.count)
    return Decision([line], game)


def remarks(state: TableState, said: list[Remark], heard: int, now: int) -> Decision:
    """Let bots say what they remark, where they still sit and the table wants it; people have room to talk after them.

    They had heard so many lines. What a seat has said since to an occasion of the same kind came from another process, where
    both took themselves to lead: nobody says it twice.
    """
    if not remarked_on(state) or len(state.talk) >= REMARK_LINES or state.seq >= MOST_ACTS:
        return Decision([])
    answered = {(line.seat, _occasion(line.remark)) for line in state.talk[heard:] if line.remark is not None}
    entries: list[Entry] = []
    for remark in said:
        chair = state.chairs[remark.seat]
        if chair is not None and chair.level is not None and (remark.seat, _occasion(remark.key)) not in answered:
            entries.append(Talked(remark.seat, chair.name, now, to=remark.to, remark=remark.key, count=remark.count))
    return Decision(entries)


def _occasion(key: str) -> str:
    """Return to which kind of occasion a line belongs: its key without the voice and the number."""
    return key.rsplit("-", 2)[0]


def remarked_on(state: TableState) -> bool:
    """Tell whether bots remark on what befalls them: where words are said, and the table wants it."""
    if state.game is None or state.settings.words == "none" or state.settings.talking != "talk":
        return False
    return engine.has_words(state.settings.game) and any(chair and chair.level is not None for chair in state.chairs)


def _mark(state: TableState, guest: str, request: SetMark, _now: int) -> Decision:
    _own(state, guest, request.seat)
    game = _running(state)
    engine.who_may_be_marked(game, request.seat, request.about)
    if state.marks.get((game.round, request.seat, request.about)) == request.mark:
        return Decision([])
    return Decision([Marked(request.seat, request.about, request.mark)])


def _react(state: TableState, guest: str, request: React, now: int) -> Decision:
    return _talk(state, guest, request.seat, now, reaction=request.reaction)


def _write(state: TableState, guest: str, request: Write, now: int) -> Decision:
    if not state.settings.free_text:
        raise Refusal("talk-off")
    return _talk(state, guest, request.seat, now, text=names.clean(request.text))


def _mute(state: TableState, guest: str, request: Mute, _now: int) -> Decision:
    _chair(state, request.seat)
    if not state.seats_of(guest) and guest != state.host:
        raise Refusal("not-your-seat")
    if ((guest, request.seat) in state.mutes) == request.muted:
        return Decision([])
    return Decision([Muted(guest, request.seat, request.muted)])


def hash_key(key: str) -> str:
    """Return the form in which keys and cookies are kept."""
    return hashlib.sha256(key.encode()).hexdigest()


def make_key(state: TableState, guest: str, seat: int, key: str) -> Decision:
    """Let a key move a seat to whichever browser shows it first."""
    _own(state, guest, seat)
    _room(state)
    return Decision([KeyMade(seat, hash_key(key))])


def _claim(state: TableState, guest: str, request: Claim, _now: int) -> Decision:
    shown = hash_key(request.key)
    for seat, chair in enumerate(state.chairs):
        if chair is not None and chair.key_hash == shown:
            return Decision([HolderChanged(seat, guest)], members=(guest,))
    raise Refusal("key-unknown")


def _take_back(state: TableState, guest: str, request: TakeBack, _now: int) -> Decision:
    chair = _chair(state, request.seat)
    if chair.owner != guest:
        raise Refusal("not-owner")
    if chair.guest == guest and chair.key_hash is None:
        return Decision([])
    return Decision([HolderChanged(request.seat, guest)])


def _hand_over(state: TableState, guest: str, request: HandOver, _now: int) -> Decision:
    _host(state, guest)
    chair = _chair(state, request.seat)
    if chair.guest is None:
        raise Refusal("seat-is-bot")
    return Decision([] if chair.guest == guest else [HostChanged(chair.guest, chair.name)])


def stand_in(state: TableState, guest: str, seat: int, online: frozenset[int]) -> Decision:
    """Let a bot play for somebody who is away, until they are back."""
    _running(state)
    if state.settings.public:
        _host(state, guest)
    elif guest not in state.people():
        raise Refusal("not-your-seat")
    chair = _chair(state, seat)
    if state.phase == "finished":
        raise Refusal("table-finished")
    if chair.level is not None:
        raise Refusal("seat-is-bot")
    if seat in online:
        raise Refusal("person-here")
    return Decision([] if chair.stand_in else [StoodIn(seat, True)])


def send_watchers(state: TableState, guest: str) -> Decision:
    """Send away those who only look on; before the start they may yet sit down."""
    _host(state, guest)
    _running(state)
    _room(state)
    return Decision([] if state.alone else [WatchersSent()])


def pass_on(state: TableState, online: frozenset[int]) -> Decision:
    """Make somebody who is there the host, because the host is not: first of all the device to which the host's seat went."""
    present = [chair for seat, chair in enumerate(state.chairs) if chair is not None and seat in online]
    by_right = (state.host, state.absent_host)
    heirs = [
        ((chair.guest != state.absent_host, chair.owner not in by_right), chair)
        for chair in present
        if chair.guest not in (None, state.host)
    ]
    if not heirs:
        return Decision([])
    heir = min(heirs, key=lambda pair: pair[0])[1]
    assert heir.guest is not None
    return Decision([HostChanged(heir.guest, heir.name, absent=True)])


DECIDERS: dict[type, Callable[[TableState, str, Any, int], Decision]] = {
    Sit: _sit,
    Stand: _stand,
    Rename: _rename,
    Wear: _wear,
    AddBot: _add_bot,
    Remove: _remove,
    Configure: _configure,
    Ready: _ready,
    Start: _start,
    Play: _play,
    Undo: _undo,
    Say: _say,
    React: _react,
    Write: _write,
    SetMark: _mark,
    Mute: _mute,
    Claim: _claim,
    TakeBack: _take_back,
    HandOver: _hand_over,
}
