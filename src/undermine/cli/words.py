"""Words: moves, cards and events as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from undermine.kernel.cards import CardError, read_path
from undermine.texts import text

Event = Mapping[str, Any]
SILENT: Final = ("deal", "round-end", "game-end", "halt", "vein-filled")  # scenes of their own, or seen on the table


class Words:
    """Speaks one language about one table."""

    def __init__(self, language: str, players: Sequence[str]) -> None:
        self.language = language
        self.players = players

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
        side = words[1] if len(words) > 1 else ""
        return self.say(f"move-{verb}", cell=words[0] if words else "none", side=side)

    def event(self, event: Event, watcher: int) -> str | None:
        """Tell what happened, or nothing where it is no news to this watcher."""
        kind, seat = str(event["type"]), event["seat"]
        if kind in SILENT or (kind in ("draw", "receive", "look-aside") and seat != watcher):
            return None
        if (kind, "card" in event) == ("strike", True):
            kind = "sabotage" if event["effect"] else "no-sabotage"
        elif (kind, "trolls" in event) == ("pay", True):
            kind = "pay-trolls"
        return self.say(f"event-{kind}", who=self.who(seat), **self.values(event))

    def values(self, event: Event) -> dict[str, object]:
        """Return an event's fields as words."""
        values = {name: self.value(event, name) for name in event if name not in ("type", "seat")}
        return {"cards": values.get("card"), **values}  # one card or several: the sentence is the same

    def value(self, event: Event, name: str) -> object:
        """Return one field of an event as words; `hidden` where the sentence does without it."""
        given = event[name]
        if name == "card":
            return "hidden" if given == "?" and event["type"] == "map" else self.card(given)
        if name == "cards":
            return ", ".join(self.card(code) for code in given)
        if name in ("target", "by"):
            return self.who(given)
        if name == "gold":
            return " + ".join(str(nuggets) for nuggets in given)
        if name == "nuggets":
            return "hidden" if given == "?" else self.say("nuggets", count=given)
        if name == "clan":
            return f"{self.say(f'colour-{given[0]}')}, {self.role(given[1])}"
        if name == "clans":
            return "; ".join(f"{self.say(f'colour-{colour}')}, {self.role(who)}" for colour, who in given)
        if name == "identity":
            return "hidden" if given == "?" else self.role(given)
        if name == "monster":
            return self.card(given)
        if name == "figure":
            return "dwarf" if given == "dwarf" else self.card(given)
        return self.tool(given) if name == "tool" else str(given) if isinstance(given, bool) else given

    def role(self, who: str) -> str:
        """Name a role or an identity."""
        return self.say("role-unknown" if who == "?" else f"role-{who}")
