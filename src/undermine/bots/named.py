"""Named: everybody who can be asked to play, by name: a level, MODULE:FUNCTION, an installed bot, a program of one's own."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from inspect import iscoroutinefunction
from operator import index
from typing import Final

from undermine.bots.levels import LEVELS, Choose
from undermine.bots.programs import RUN, Program
from undermine.bots.seen import BotError, Choice, Seen, seconds_to_think
from undermine.kernel.rng import Rng
from undermine.texts import has_text

GROUP: Final = "undermine.bots"
"""The entry points of installed packages that are bots."""
AGAIN: Final = 0.2  # seconds after which a bot that shrugs off the end of its time is told again


class Late(BaseException):
    """The time is up; no `except Exception` of a bot's catches it."""


def find(name: str) -> Choose:
    """Return whoever plays under a name, or raise BotError with a sentence."""
    return LEVELS[name].choose if name in LEVELS else guest(name)


def known(name: str) -> str:
    """Return a name under which somebody plays, or raise BotError."""
    find(name)
    return name


@cache
def guest(name: str) -> Choose:
    """Find a bot from outside; whatever it answers is looked at before it counts."""
    if name.startswith(RUN):
        return Guest(name, Program(name).choose, limit=False).choose  # a program keeps the time of its own
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return Guest(name, loaded(name, entry.load)).choose
    module, colon, function = name.partition(":")
    if not colon or not function.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        raise BotError(f"nobody is called {name!r}; {who_there_is()}")
    return Guest(name, loaded(name, lambda: imported(module, function))).choose


def who_there_is() -> str:
    """Say whom one can ask to play."""
    installed = sorted({entry.name for entry in entry_points(group=GROUP)} - set(LEVELS))
    return f"there are {', '.join([*LEVELS, *installed])}, MODULE:FUNCTION and {RUN}COMMAND"


def imported(module: str, function: str) -> object:
    """Import a function, from the working directory too."""
    here = os.getcwd()  # noqa: PTH109 - a text, as sys.path wants it
    if here not in sys.path:
        sys.path.insert(0, here)
    return getattr(import_module(module), function)


def loaded(name: str, load: Callable[[], object]) -> Callable[[Seen, Rng], object]:
    """Load a bot's function, or say why it cannot be."""
    try:
        with redirect_stdout(sys.stderr):
            function = load()
    except KeyboardInterrupt:
        raise
    except BaseException as failed:  # whatever the module of somebody else does; leaving (SystemExit) is failing too
        raise BotError(f"{name} cannot be loaded: {told(failed)}") from None
    if not callable(function):
        raise BotError(f"{name} is no function: a bot is choose(seen, rng)")
    if iscoroutinefunction(function):
        raise BotError(f"{name} is async: a bot is a plain function, choose(seen, rng)")
    return function


def told(failed: BaseException) -> str:
    """Name an error and where in somebody's own code it happened, in one line."""
    place, where = failed.__traceback__, ""
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    module = "" if place is None else said(place.tb_frame.f_globals.get("__name__", ""))
    if place is not None and module.split(".")[0] not in ("undermine", "importlib"):
        where = f" ({os.path.basename(place.tb_frame.f_code.co_filename)}, line {place.tb_lineno})"  # noqa: PTH119
    return " ".join(f"{type(failed).__name__}: {said(failed)}".split())[:300] + where


def said(thing: object) -> str:
    """Write what somebody else made, which may refuse even that; signs that would steer a terminal are left out."""
    try:
        written = str.__str__(str(thing))
    except Exception:
        return "nothing that can be written"
    return "".join(sign for sign in " ".join(written.split()) if sign.isprintable())


class Guest:
    """A bot from outside: its time is limited, and only a legal move passes."""

    def __init__(self, name: str, function: Callable[[Seen, Rng], object], *, limit: bool = True) -> None:
        self.name = name
        self.function = function
        self.limit = limit

    def choose(self, seen: Seen, rng: Rng) -> Choice:
        """Ask the bot; BotError says in a sentence what was wrong with its answer."""
        seconds = seconds_to_think()
        moves, rules, window = (
            tuple(seen.moves),
            seen.rules,
            seen.window,
        )  # as they are now: the bot may write in `seen`
        try:
            # What a bot prints is for its author; standard output is for what was asked for.
            with limited(seconds if self.limit else 0), redirect_stdout(sys.stderr):
                answer = self.function(seen, rng)
        except BotError as failed:
            raise BotError(said(failed)) from None
        except Late:
            raise BotError(f"{self.name} did not answer within {seconds:g} seconds") from None
        except KeyboardInterrupt:
            raise
        except BaseException as failed:  # leaving (SystemExit) is failing too
            raise BotError(f"{self.name} failed: {told(failed)}") from None
        return self.checked(answer, moves, lambda move: rules.notation.write(move, window))

    def checked(self, answer: object, moves: tuple[int, ...], text: Callable[[int], str]) -> Choice:
        """Read an answer: the text of a legal move, or a Choice of one; NumPy's texts and numbers are as good as Python's."""
        whole = answer if type(answer) is Choice else None
        move = plain(answer if whole is None else whole.move)
        packed = None
        if type(move) is str:
            packed = {text(legal): legal for legal in moves}.get(move)
        elif whole is not None and type(move) is int and move in moves:
            packed = move
        if packed is None:
            raise BotError(f"{self.name} answered {shown(move)}, which is none of its {len(moves)} legal moves")
        if whole is not None and type(whole.key) is str and has_text(whole.key) and type(whole.values) is dict:
            return Choice(packed, whole.key, whole.values)
        return Choice(packed)


def plain(move: object) -> object:
    """Return the very letters or the very number of an answer, whatever its class makes of comparing and writing them."""
    if issubclass(type(move), str):
        return str.__str__(move)
    try:
        return move if move is None else index(move)  # type: ignore[arg-type]
    except Exception:  # no number, or somebody else's code
        return move


def shown(move: object) -> str:
    """Write what was answered, or what kind of thing it was."""
    return repr(str(move)[:80]) if move is None or type(move) in (str, int) else f"with a {type(move).__name__}"


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise Late in the block when the time is up, where the system can; 0 for no limit."""
    if not seconds or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_signal: int, _frame: object) -> None:
        raise Late

    before = signal.signal(signal.SIGALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
