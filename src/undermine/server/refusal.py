"""Everything the server refuses apart from the rules of a game: its kind, and one clear sentence."""

from __future__ import annotations

from typing import cast

from undermine import words
from undermine.server.protocol import Position, Problem, RefusalKey, RefusalKind, Refused, RequestId

SENTENCES: dict[RefusalKey, tuple[RefusalKind, str]] = {
    "rule": ("rule", "The rules do not allow this move."),
    "syntax": ("syntax", "This is not a move of this game."),
    "stale": ("stale", "The table has moved on; look at the position again."),
    "malformed": ("message", "This is not a message the server understands."),
    "too-large": ("limit", "The message is too large."),
    "too-fast": ("limit", "Too many requests; wait a moment."),
    "storage": ("storage", "The database does not answer just now, so nothing was confirmed; try again in a moment."),
    "disk-full": ("storage", "The server has no room left to store this, so it was not done."),
    "shutting-down": ("storage", "The server is restarting; try again in a moment."),
    "table-unknown": ("request", "There is no such table."),
    "table-gone": ("request", "The table has been deleted."),
    "table-full": ("request", "Every seat is taken; you can watch."),
    "table-started": ("request", "The game has already started."),
    "table-not-started": ("request", "The game has not started yet."),
    "table-finished": ("request", "The game is over."),
    "table-unfinished": ("request", "The game is not over yet."),
    "code-unknown": ("request", "No table has this code."),
    "host-only": ("request", "Only the host of the table may do this."),
    "host-standing-in": ("request", "Who is host because the host is away may not do this."),
    "not-your-seat": ("request", "This seat is not yours."),
    "seat-taken": ("request", "This seat is taken."),
    "seat-empty": ("request", "Nobody sits there."),
    "seat-unknown": ("request", "This table has no such seat."),
    "seat-is-bot": ("request", "A bot sits there."),
    "seat-is-person": ("request", "A person sits there."),
    "person-here": ("request", "Whoever sits there is at the table and plays."),
    "seats-number": ("request", "This number of seats does not fit the game or the people at the table."),
    "name-taken": ("request", "Somebody at the table has this name already."),
    "option-unknown": ("request", "The game cannot be played with these options."),
    "not-ready": ("request", "Not every seat is taken by somebody who is ready."),
    "random-missing": ("request", "Every person's browser must add its randomness before the cards are dealt."),
    "key-unknown": ("request", "This private link is no longer valid."),
    "not-owner": ("request", "Only the browser that first took the seat may take it back."),
    "undo-off": ("request", "This table plays without taking back."),
    "undo-not-yours": ("request", "You can take back only your own last move, and only in your turn."),
    "undo-revealed": ("request", "That move has revealed something new; it cannot be taken back."),
    "undo-enough": ("limit", "This move has been taken back too often; play on."),
    "talk-off": ("request", "This table has no free text; choose a phrase."),
    "talk-enough": ("limit", "This table has talked more than it can hold."),
    "acts-enough": ("limit", "This table has been changed too often; its game can only be played to the end."),
    "hint-not-alone": ("request", "Hints are only for tables without other people."),
    "too-many-tables": ("limit", "You have too many unfinished tables; finish or delete one."),
    "too-many-sockets": ("limit", "Too many open connections."),
    "too-many-guesses": ("limit", "Too many wrong codes or links; wait some minutes."),
    "origin": ("request", "This request does not come from the server's own page."),
    "not-found": ("request", "There is nothing at this address."),
    "watching-only": ("request", "This view only watches."),
    "moment-unknown": ("request", "The finished game has no such moment."),
    "device-unknown": ("request", "You have no such device."),
    "devices-enough": ("limit", "You are signed in on too many devices; sign one out first."),
    "banned": ("request", "Whoever runs this server has barred you from it."),
    "blocked": ("request", "The host does not want to play with you."),
    "watchers-sent": ("request", "The host has sent away everybody who only looks on."),
    "token-unknown": ("request", "This token is none that the server gave out, or it was taken back."),
    "not-for-bots": ("request", "This is for people; a bot may not do it."),
    "bots-enough": ("limit", "You have as many bots as a person may have; remove one first."),
    "bot-unknown": ("request", "You have no such bot."),
    "phrase-unknown": ("request", "Nobody has this phrase; perhaps a newer one was made."),
    "words-off": ("request", "At this table nobody makes claims or accuses."),
    "claims-off": ("request", "At this table nobody tells what they have seen."),
    "words-enough": ("limit", "You have said enough for a minute; wait a little."),
    **{cast(RefusalKey, key): ("request", sentence) for key, sentence in words.SENTENCES.items()},
}

STATUS: dict[RefusalKey, int] = {
    "table-unknown": 404, "table-gone": 404, "code-unknown": 404, "not-found": 404, "key-unknown": 404,
    "device-unknown": 404, "phrase-unknown": 404, "bot-unknown": 404, "token-unknown": 401, "not-for-bots": 403,
    "host-only": 403, "host-standing-in": 403, "not-your-seat": 403, "not-owner": 403, "banned": 403, "origin": 403,
    "blocked": 403, "watchers-sent": 403,
    "too-fast": 429, "too-many-tables": 429, "too-many-sockets": 429, "too-many-guesses": 429,
    "too-large": 413, "storage": 503, "disk-full": 507, "shutting-down": 503,
    "words-enough": 429, "table-unfinished": 409, "table-started": 409,
}  # fmt: skip


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, key: RefusalKey, message: str | None = None, status: int | None = None) -> None:
        self.kind, sentence = SENTENCES[key]
        self._status = status
        self.key: RefusalKey = key
        self.message = message or sentence
        super().__init__(self.message)

    @property
    def status(self) -> int:
        """Return the HTTP status of this refusal."""
        return self._status or STATUS.get(self.key, 400)

    def answer(self, reply: RequestId | None, position: Position | None = None) -> Refused:
        """Return the message that says so."""
        return Refused(kind=self.kind, key=self.key, message=self.message, position=position, reply=reply)

    def problem(self) -> Problem:
        """Return the same as the body of an HTTP answer."""
        return Problem(kind=self.kind, key=self.key, message=self.message)


class RuleRefusal(Refusal):
    """A move that the rules or the notation forbid."""

    def __init__(self, key: RefusalKey, message: str, move: str, clause: str | None, at: str | None, side: str | None):
        super().__init__(key, message)
        self.move = move
        self.clause = clause
        self.at = at
        self.side = side

    def answer(self, reply: RequestId | None, position: Position | None = None) -> Refused:
        """Return the message with clause and place at fault."""
        side = self.side if self.side in ("N", "E", "S", "W") else None
        return Refused(
            kind=self.kind,
            key=self.key,
            message=self.message,
            clause=self.clause,
            move=self.move,
            at=self.at,
            side=side,  # type: ignore[arg-type]
            position=position,
            reply=reply,
        )
