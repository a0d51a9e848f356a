"""Words: moves, cards and events as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.border import Event
from undermine.cli.telling import told
from undermine.kernel.border import Border
from undermine.kernel.cards import CardError, read_path
from undermine.texts import text


class Words:
    """Speaks one language about one table."""

    def __init__(self, language: str, players: Sequence[str], border: Border) -> None:
        self.language = language
        self.players = players
        self.border = border

    def say(self, key: str, **values: object) -> str:
        """Return a text of the terminal game."""
        return text(f"cli-{key}", self.language, **values)

    def who(self, seat: object) -> str:
        """Name a player."""
        return self.players[seat] if isinstance(seat, int) and 0 <= seat < len(self.players) else ""

    def card(self, code: str) -> str:
        """Name a card: what it is, or the shape of its tunnels."""
        level, colon, name = code.rpartition(":")
        back = f"{level} " if colon else ""
        if name == "?":
            return back + text("card-hidden", self.language)
        for mark in ("treasure", "stone"):
            if f"+{mark}" in name:
                return text(f"mark-{mark}", self.language)
        try:
            read_path(code)
        except CardError:
            return back + text(f"card-{name}", self.language)
        return code

    def tool(self, name: str) -> str:
        """Name a tool."""
        return text(f"tool-{name}", self.language)

    def move(self, move: str, hand: Sequence[str]) -> str:
        """Describe a move to the one who may make it."""
        verb, *words = move.split(" ")
        if verb == "place":
            return self.say("move-place" if words[0] in hand else "move-place-turned", cell=words[1])
        if verb in ("break", "repair"):
            return self.say(f"move-{verb}", tool=self.tool(words[0]), target=self.who(int(words[1])))
        if verb in ("discard", "scrap") and len(words) > 1:
            tool = self.tool(words[2]) if len(words) > 2 else ""
            key = "move-scrap" if tool else "move-discard-two"
            return self.say(key, card=self.card(words[0]), other=self.card(words[1]), tool=tool)
        if verb == "take":
            return self.say("move-take", count=int(words[0]))
        if verb == "pay":
            return self.say("move-pay", gold=" + ".join(words))
        if verb == "info":
            key = f"move-info-{words[0]}"
            return self.say(key, cell=words[1], target=self.who(int(words[1])) if words[0] == "seat" else "")
        if verb in ("swap", "boots", "axe"):
            return self.say(f"move-{verb}", target=self.who(int(words[0])))
        if verb == "orient":
            return self.say("move-orient", card=words[0], cell=words[1])
        side = text(f"side-{words[1]}", self.language) if verb in ("web", "cut") else ""
        return self.say(f"move-{verb}", cell=words[0] if words else "none", side=side)

    def event(self, event: Event, watcher: int) -> str | None:
        """Tell what happened, or nothing where it is no news to this watcher."""
        seat = event["seat"]
        if self.border.kinds[event["type"]].own and seat != watcher:
            return None
        telling = told(self, event)
        if telling is None:
            return None
        key, values = telling
        return self.say(f"event-{key}", who=self.who(seat), **values)

    def role(self, who: str) -> str:
        """Name a role or an identity."""
        return self.say("role-unknown" if who == "?" else f"role-{who}")
