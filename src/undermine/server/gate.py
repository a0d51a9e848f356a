"""Who may come in, how often: every limit of the server in one place."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from starlette.requests import HTTPConnection

from undermine.server.limits import Buckets, Counts, neighbourhood
from undermine.server.refusal import Refusal
from undermine.server.settings import ServerSettings

WORDS_A_MINUTE = 12


class Gate:
    """Counts what addresses and browsers do, and refuses what is too much."""

    def __init__(self, settings: ServerSettings) -> None:
        self._requests = Buckets(settings.max_requests, 4 * settings.max_requests)
        self._files = Buckets(4 * settings.max_requests, 40 * settings.max_requests)
        self._studies = Buckets(settings.max_requests / 10, settings.max_requests)
        self._births = Buckets(settings.max_tables_hour / 3600, settings.max_tables_hour)
        self._arrivals = Buckets(settings.max_devices_hour / 3600, settings.max_devices_hour)
        self._reports = Buckets(settings.max_reports_hour / 3600, settings.max_reports_hour)
        self._taken_along = Buckets(settings.max_requests / 18_000, settings.max_requests / 10)
        self._listed = Buckets(settings.max_public_hour / 3600, settings.max_public_hour)
        self._guesses = Buckets(settings.max_guesses / 600, settings.max_guesses)
        self._talk = Buckets(1, 5)
        self._words = Buckets(WORDS_A_MINUTE / 60, WORDS_A_MINUTE)
        self._foresights = Buckets(
            5, 40
        )  # each may take the loop for some 40 ms; a household of phones asks for one or two a turn
        self._messages = Buckets(10 * settings.max_messages, 40 * settings.max_messages)
        self._sockets = Counts(settings.max_sockets)
        self._sockets_of_guest = Counts(settings.max_sockets_guest)
        self._sockets_of_address = Counts(settings.max_sockets_address)

    @staticmethod
    def address(connection: HTTPConnection) -> str:
        """Return where a request comes from."""
        return neighbourhood(connection.client.host) if connection.client is not None else "unknown"

    def may_ask(self, address: str) -> None:
        """Count an HTTP request."""
        if not self._requests.of(address).take():
            raise Refusal("too-fast")

    def may_fetch(self, address: str) -> None:
        """Count a file of the page: a page comes with some sixty, and a household opens it all at once."""
        if not self._files.of(address).take():
            raise Refusal("too-fast")

    def may_study(self, address: str) -> None:
        """Count a request that plays a whole finished game again."""
        if not self._studies.of(address).take():
            raise Refusal("too-fast")

    def may_take_along(self, address: str) -> None:
        """Count a request that goes through all the tables of a person: as many games as there are, played again."""
        if not self._taken_along.of(address).take():
            raise Refusal("too-fast", "Asked for too often from this address; wait some minutes.")

    def may_make(self, address: str) -> None:
        """Count a new table."""
        if not self._births.of(address).take():
            raise Refusal("too-fast", "Too many new tables from this address; wait some minutes.")

    def may_arrive(self, address: str) -> None:
        """Count a browser that has no token yet: each one that is given out is stored."""
        if not self._arrivals.of(address).take():
            raise Refusal("too-fast", "Too many new browsers from this address; wait some minutes.")

    def may_report(self, address: str) -> None:
        """Count a report."""
        if not self._reports.of(address).take():
            raise Refusal("too-fast", "Too many reports from this address; wait some minutes.")

    def may_list(self, address: str) -> None:
        """Count a table that everybody finds in the list of public ones."""
        if not self._listed.of(address).take():
            raise Refusal("too-fast", "Too many new public tables from this address; wait some minutes.")

    def guesses_spent(self, address: str) -> bool:
        """Tell whether an address has guessed wrong too often."""
        return self._guesses.of(address).spent()

    def may_guess(self, address: str) -> None:
        """Refuse an address that has guessed wrong too often."""
        if self.guesses_spent(address):
            raise Refusal("too-many-guesses")

    def guessed_wrong(self, address: str) -> None:
        """Count a code, table or key that does not exist."""
        self._guesses.of(address).take()

    def hears(self, address: str) -> bool:
        """Count a message over a socket; tell whether all sockets of an address together have not sent too many."""
        return self._messages.of(address).take()

    def may_talk(self, guest: str) -> None:
        """Count a line of talk."""
        if not self._talk.of(guest).take():
            raise Refusal("too-fast", "You talk too fast; wait a second.")

    def may_say(self, guest: str) -> None:
        """Refuse somebody who has said too many words (contract, section 8)."""
        if self._words.of(guest).spent():
            raise Refusal("words-enough")

    def said(self, guest: str) -> None:
        """Count a word that was said; one that was refused does not count."""
        self._words.of(guest).take()

    def may_foresee(self, address: str) -> None:
        """Count a question of what follows: the server's own loop thinks it through."""
        if not self._foresights.of(address).take():
            raise Refusal("too-fast")

    @contextlib.contextmanager
    def socket(self, guest: str, address: str) -> Iterator[None]:
        """Count a socket while it is open."""
        with contextlib.ExitStack() as entered:
            for counts, who in (
                (self._sockets, "all"),
                (self._sockets_of_guest, guest),
                (self._sockets_of_address, address),
            ):
                if not counts.enter(who):
                    raise Refusal("too-many-sockets")
                entered.callback(counts.leave, who)
            yield
