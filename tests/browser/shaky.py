"""A line between browser and server that can be cut, and made to swallow everything, as in a tunnel or a lift."""

from __future__ import annotations

import contextlib
import socket
import threading

Socket = socket.socket


class ShakyLine:
    """Passes on what comes, while it is whole."""

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._server = (host, int(port))
        self._door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._open: list[Socket] = []
        self._state = "whole"
        self.calls = 0  # how often a browser has called while the line was whole
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """Break every connection, and refuse new ones."""
        self._state = "cut"
        for end in self._open:
            _shut(end)
        self._open.clear()

    def swallow(self) -> None:
        """Keep connections, but let nothing through, ever."""
        self._state = "swallowing"

    def mend(self) -> None:
        """Be whole again for new connections; what hung in the old ones is lost."""
        self.cut()
        self.calls = 0
        self._state = "whole"

    def close(self) -> None:
        """Take the line down."""
        self.cut()
        _shut(self._door)

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._door.accept()
                if self._state == "cut":
                    _shut(browser)
                    continue
                self.calls += 1
                server = socket.create_connection(self._server)
                self._open += [browser, server]
                for one, other in ((browser, server), (server, browser)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: Socket, other: Socket) -> None:
        with contextlib.suppress(OSError):
            while said := one.recv(65536):
                if self._state == "whole":
                    other.sendall(said)
        _shut(one)
        _shut(other)


def _shut(end: Socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
