"""Words: moves, cards and events as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.border import Event
from undermine.cli.telling import told
from undermine.kernel.border import Border
from undermine.kernel.cards import SIDES, Card, CardError, read_path
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

    def card(self, code: str, levelled: bool = True) -> str:
        """Name a card: its level, where it has one, and what it is, or the shape of its tunnels."""
        level, colon, name = code.rpartition(":")
        back = text("card-level", self.language, level=level) + " " if colon and levelled else ""
        if name == "?":
            return back + text("card-hidden", self.language)
        for mark in ("treasure", "stone"):
            if f"+{mark}" in name:
                return text(f"mark-{mark}", self.language)
        try:
            card = read_path(code)
        except CardError:
            return back + text(f"card-{name}", self.language)
        return back + ", ".join([self.path(card), *(self.mark(*mark) for mark in card.marks)])

    def path(self, card: Card) -> str:
        """Name the tunnels of a card: what is joined, and dead ends."""
        groups = ["".join(side for side in SIDES if group >> SIDES.index(side) & 1) for group in card.groups]
        joined = [group for group in groups if len(group) > 1]
        parts = (
            [text("path-bridge", self.language)] if joined == ["NS", "EW"] else [self.shape(each) for each in joined]
        )
        stubs = "".join(group for group in groups if len(group) == 1)
        if stubs:
            parts.append(text("path-dead-end", self.language, sides=self.sides(stubs), n=len(stubs)))
        return " + ".join(parts)

    def shape(self, group: str) -> str:
        """Name sides that are joined."""
        if len(group) > 2:
            key = "path-crossing" if len(group) == 4 else "path-fork"
        else:
            key = "path-straight" if group in ("NS", "EW") else "path-bend"
        return text(key, self.language, sides=self.sides(group))

    def sides(self, sides: str) -> str:
        """Name sides."""
        return ", ".join(text(f"side-{side}", self.language) for side in sides)

    def field(self, field: str) -> str:
        """Name a field of the cave: its cell, and by which sides one enters it where a card may have several."""
        cell, _, name = field.partition("/")
        return f"{cell} ({self.sides(name)})" if name and len(name) <= 2 and set(name) <= set(SIDES) else cell

    def edge(self, edge: str) -> str:
        """Name an edge of the cave: its cell, and on which side of it."""
        cell, _, side = edge.partition(" ")
        return f"{cell} ({self.sides(side)})"

    def mark(self, name: str, *words: str) -> str:
        """Name what a card bears besides its tunnels."""
        if name == "gold":
            return text("mark-gold", self.language, n=int(words[0]))
        if name == "door":
            return text(f"mark-door-{words[0]}", self.language, side=self.sides(words[1]))
        if name == "troll":
            return text("mark-troll", self.language, side=self.sides(words[0]))
        if name == "ladder" and words and words[0] in ("green", "blue"):
            return text(f"mark-ladder-{words[0]}", self.language)
        return text(f"mark-{name}", self.language, sides=self.sides(words[0]) if name == "bridge" else "")

    def tool(self, name: str) -> str:
        """Name a tool."""
        return text(f"tool-{name}", self.language)

    def move(self, move: str, hand: Sequence[str], picked: str = "") -> str:
        """Describe a move to the one who may make it; a card that was picked is not named again."""
        verb, *words = move.split(" ")
        if verb == "place":
            return self.say("move-place" if words[0] in hand else "move-place-turned", cell=words[1])
        if verb in ("break", "repair"):
            return self.say(f"move-{verb}", tool=self.tool(words[0]), target=self.who(int(words[1])))
        if verb in ("discard", "scrap") and len(words) > 1:
            tool = self.tool(words[2]) if len(words) > 2 else ""
            if picked in words:
                key = "move-scrap-with" if tool else "move-discard-with"
                other = words[1 - words.index(picked)]
                number = 1 + hand.index(other, hand.index(picked) + 1 if other == picked else 0)
                return self.say(key, number=number, card=self.card(other), tool=tool)
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
            return self.say("move-orient", card=self.card(words[0]), cell=words[1])
        side = text(f"side-{words[1]}", self.language) if verb in ("web", "cut") else ""
        return self.say(f"move-{verb}", cell=self.field(words[0]) if words else "none", side=side)

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
