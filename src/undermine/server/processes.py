"""`undermine serve --processes N`: one small process takes connections in and hands each to the process its table lives in.

It looks at a request's first line without taking it, and passes the open connection itself on: not a byte of the game goes
through it. Where it guesses wrong nothing is: any process serves any table, only not as cheaply.
"""

from __future__ import annotations

import contextlib
import gc
import os
import re
import selectors
import signal
import socket
import sys
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from types import FrameType
from typing import Final

TABLE: Final = re.compile(rb"[A-Z]+ /(?:ws|api/tables)/([a-z2-7]{26})")
LOOK: Final = 512  # bytes of a request that tell where it goes
SILENT: Final = 1.0  # seconds that a connection may say nothing before some process takes and times it
SHORT: Final = 2.0  # seconds of a process that died too young: the next one waits a little
PAUSE: Final = 1.0
REST: Final = 0.1  # seconds without taking anybody in where there are no files left
TOGETHER: Final = 64  # connections taken in before looking at anything else
READY: Final = b"ready"
ENDING: Final = (signal.SIGINT, signal.SIGTERM)
CONNECTION: Final = b"connection"

Child = Callable[[int, socket.socket], int]


def home(table: bytes, processes: int) -> int:
    """Return the process in which a table lives."""
    return zlib.crc32(table) % processes


@dataclass(slots=True)
class Process:
    """One process that serves tables."""

    number: int
    pid: int
    channel: socket.socket
    begun: float = field(default_factory=time.monotonic)
    ready: bool = False


class Reception:
    """Takes connections in, hands them on, and puts a new process in the place of one that has died."""

    def __init__(self, listening: socket.socket, processes: int, child: Child, log: Callable[[str], None]) -> None:
        self._listening = listening
        self._child = child
        self._log = log
        self._places: list[Process | None] = [None] * processes
        self._again: dict[int, float] = {}  # when a place is filled again, where that has to wait
        self._waiting: dict[socket.socket, float] = {}  # connections that have said nothing yet, and until when
        self._turn = 0
        self._rested: float | None = None  # until when nobody is taken in
        self._told_of_rest = 0.0
        self._told_to_end = False  # by a signal that is still to be heeded
        self._stopping = False
        self._began = False  # whether all have ever been ready
        self._status = 0
        self._selector = selectors.DefaultSelector()
        self._bell, self._rung = socket.socketpair()

    # -- running

    def run(self, ready: Callable[[], None]) -> int:
        """Serve until a signal comes; return the exit status."""
        gc.collect()
        gc.freeze()  # what is loaded now is shared with the processes, as long as nobody writes to it
        self._listening.setblocking(False)
        self._hear_signals()
        for number in range(len(self._places)):
            self._start(number)
        self._selector.register(self._listening, selectors.EVENT_READ)
        while any(self._places) or (self._again and not self._stopping):
            for key, _ in self._selector.select(self._patience()):
                self._look_at(key)
            if self._told_to_end:
                self._told_to_end = False
                self._stop()
            self._bury()
            self._fill()
            self._let_go_of_silent()
            self._listen_again()
            if not self._began and all(place is not None and place.ready for place in self._places):
                self._began = True
                ready()
        return self._status

    def _look_at(self, key: selectors.SelectorKey) -> None:
        if key.fileobj is self._listening:
            self._take_in()
        elif key.fileobj is self._rung:
            with contextlib.suppress(BlockingIOError):
                self._rung.recv(4096)
        elif isinstance(key.data, Process):
            self._hear(key.data)
        elif isinstance(key.fileobj, socket.socket):
            self._hand_on(key.fileobj)

    def _patience(self) -> float | None:
        moments = [*self._waiting.values(), *self._again.values()]
        if self._rested is not None:
            moments.append(self._rested)
        return max(0.0, min(moments) - time.monotonic()) if moments else None

    def _hear_signals(self) -> None:
        for end in (self._bell, self._rung):
            end.setblocking(False)
        signal.set_wakeup_fd(self._bell.fileno(), warn_on_full_buffer=False)
        self._selector.register(self._rung, selectors.EVENT_READ)
        signal.signal(signal.SIGCHLD, lambda _number, _frame: None)  # only wakes
        for number in ENDING:
            signal.signal(number, self._be_told)

    def _be_told(self, _number: int, _frame: FrameType | None) -> None:
        """Note that it has to end: the loop heeds it, never in the middle of starting a process that nobody would tell."""
        self._told_to_end = True

    def _stop(self) -> None:
        """Tell all to stop in good order; a second signal reaches them again and is not waited for."""
        self._stopping = True
        self._again.clear()
        for place in self._places:
            if place is not None:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(place.pid, signal.SIGTERM)

    # -- processes

    def _start(self, number: int) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        sys.stdout.flush()
        sys.stderr.flush()
        signal.pthread_sigmask(
            signal.SIG_BLOCK, ENDING
        )  # what reaches the new process before it is one waits until then
        pid = os.fork()
        if pid == 0:
            os._exit(self._live(number, ours, theirs))
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        theirs.close()
        ours.setblocking(False)
        process = self._places[number] = Process(number, pid, ours)
        self._selector.register(ours, selectors.EVENT_READ, process)

    def _live(self, number: int, ours: socket.socket, theirs: socket.socket) -> int:
        """Be a process: forget what belongs to the reception, serve, return the exit status."""
        signal.set_wakeup_fd(-1)
        for heard in (signal.SIGCHLD, *ENDING):
            signal.signal(heard, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
        self._selector.close()
        for place in self._places:
            if place is not None:
                place.channel.close()
        for mine in (ours, self._listening, self._bell, self._rung, *self._waiting):
            mine.close()
        try:
            status = self._child(number, theirs)
        except BaseException as error:  # nothing above this may run in a process that was forked
            print(f"undermine serve: process {number} failed: {error!r}", file=sys.stderr)
            status = 1
        with contextlib.suppress(OSError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
        return status

    def _hear(self, process: Process) -> None:
        try:
            said = process.channel.recv(64)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if said == READY:
            process.ready = True
        elif not said:
            self._selector.unregister(process.channel)  # it has ended, or is about to

    def _bury(self) -> None:
        for place in [place for place in self._places if place is not None]:
            pid, status = os.waitpid(place.pid, os.WNOHANG)
            if pid == 0:
                continue
            code = os.waitstatus_to_exitcode(status)
            with contextlib.suppress(KeyError, ValueError):
                self._selector.unregister(place.channel)
            place.channel.close()
            self._places[place.number] = None
            if self._stopping:
                unbegun = (
                    code == -signal.SIGTERM and not place.ready
                )  # nothing was open yet that could end in good order
                self._status = self._status or (0 if unbegun else code)
            elif not self._began and code:
                self._status = code if code > 0 else 1  # it cannot even begin: say so and leave
                self._stop()
            else:
                self._log(f"process {place.number} ended with {code}; another takes its place")
                young = time.monotonic() - place.begun < SHORT
                self._again[place.number] = time.monotonic() + (PAUSE if young else 0.0)

    def _fill(self) -> None:
        now = time.monotonic()
        for number in [number for number, when in self._again.items() if when <= now]:
            del self._again[number]
            self._start(number)

    # -- connections

    def _take_in(self) -> None:
        for _ in range(TOGETHER):
            try:
                connection, _ = self._listening.accept()
            except BlockingIOError:
                return
            except ConnectionError:  # gone before it was taken
                continue
            except OSError as error:  # no more files: they come back when others go, not by asking at once again
                self._rest(error)
                return
            connection.setblocking(False)
            if not self._hand_on(connection):
                self._waiting[connection] = time.monotonic() + SILENT
                self._selector.register(connection, selectors.EVENT_READ)

    def _rest(self, error: OSError) -> None:
        """Take nobody in for a moment; whoever comes waits in the port's queue, and the log gets one line a minute."""
        now = time.monotonic()
        self._selector.unregister(self._listening)
        self._rested = now + REST
        if now >= self._told_of_rest:
            self._told_of_rest = now + 60
            self._log(f"connections have to wait: {error.strerror}")

    def _listen_again(self) -> None:
        if self._rested is not None and self._rested <= time.monotonic():
            self._rested = None
            self._selector.register(self._listening, selectors.EVENT_READ)

    def _let_go_of_silent(self) -> None:
        now = time.monotonic()
        for connection in [each for each, until in self._waiting.items() if until <= now]:
            self._hand_on(connection, silent=True)

    def _hand_on(self, connection: socket.socket, *, silent: bool = False) -> bool:
        """Pass a connection on by the beginning of its request; False where nothing has come yet."""
        begun = b""
        try:
            begun = connection.recv(LOOK, socket.MSG_PEEK)
        except BlockingIOError:
            if not silent:
                return False
        except OSError:
            pass  # broken off: the process will see
        if self._waiting.pop(connection, None) is not None:
            self._selector.unregister(connection)
        for process in self._in_turn(self._first(begun)):
            with contextlib.suppress(OSError):  # it has just died, or has its hands full: another one serves as well
                socket.send_fds(process.channel, [CONNECTION], [connection.fileno()])
                break
        connection.close()
        return True

    def _first(self, begun: bytes) -> int:
        """Return the place of a request: its table's, else the next in turn."""
        if found := TABLE.match(begun):
            return home(found[1], len(self._places))
        self._turn += 1
        return self._turn

    def _in_turn(self, first: int) -> list[Process]:
        """Return the processes that can serve, beginning with a place; one that is not ready yet only if no other is."""
        count = len(self._places)
        here = [place for k in range(count) if (place := self._places[(first + k) % count]) is not None]
        return sorted(here, key=lambda place: not place.ready and place.number != first % count)
