"""Plays any move with the keyboard alone: digits pick cards, Tab finds places and buttons, Enter chooses, R turns."""

from __future__ import annotations

from tests.browser.seat import Seat

FURTHEST = 120  # so many times Tab is pressed before a thing counts as out of reach
ON_SEATS = {"break", "repair", "swap", "boots", "axe"}
MONSTERS = {"rat", "crawler", "goblin"}
HERE = "(wanted) => document.activeElement?.matches(wanted) ?? false"


class Keyboard:
    """One person's keyboard. Looking is free; touching is not."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._page = seat.page

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self._page.keyboard.press(key)

    def reach(self, wanted: str) -> None:
        """Press Tab until the focus is on this."""
        for _ in range(FURTHEST):
            if self._page.evaluate(HERE, wanted):
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reaches {wanted}")

    def enter(self, wanted: str) -> None:
        """Find a thing and choose it."""
        self.reach(wanted)
        self.press("Enter")

    def pick(self, card: str) -> None:
        """Take up a card that is not yet taken up, by its digit."""
        cards = self._seat.hand.evaluate_all(
            "all => all.map((each) => [each.dataset.card, each.classList.contains('picked')])"
        )
        names = [None if picked else code for code, picked in cards]
        found = next(i for i, code in enumerate(names) if code is not None and same(code, card))
        self.press(str(found + 1))

    def play(self, move: str) -> None:
        """Make a move."""
        verb, *words = move.split()
        if verb == "discard":
            self._throw(words)
        elif verb == "scrap":
            self._page.locator("[data-do=scrap]").first.wait_for()
            self.enter(f"[data-do=scrap][data-tool={words[2]}]")
            self._confirm(words[:2])
        elif verb == "take":
            self.enter(f"dialog .gold[data-gold='{words[0]}']")
        elif verb in MONSTERS and not words:
            self.pick(verb)
            self.enter(f"[data-move='{move}']")
        elif verb in {"end", "halt", "strike", "endure", "pay"}:
            self.enter(f"[data-move='{move}']")
        elif verb == "step":
            self.enter(f"[data-field='{words[0]}']")
            if self._page.locator(".step.chosen").count():  # it costs something: Enter once more means it
                self.press("Enter")
        else:
            self._point(verb, words)

    def _throw(self, cards: list[str]) -> None:
        self.pick(cards[0])
        self.enter("[data-do=discard]")
        self._confirm(cards[1:])

    def _confirm(self, cards: list[str]) -> None:
        for card in cards:
            self.pick(card)
        self.enter("[data-do=confirm]")

    def _point(self, verb: str, words: list[str]) -> None:
        """Pick the card, go to the place, turn the card as wanted, and lay it."""
        if verb in ON_SEATS or (verb == "info" and words[0] == "seat"):
            card = {"break": f"break-{words[0]}", "repair": words[-1]}.get(verb, verb)
            self.pick(card)
            self.enter(f"[data-seat='{words[-2] if verb == 'repair' else words[-1]}']")
            if verb == "repair" and self._page.locator(f"[data-tool={words[0]}]").count():
                self.enter(f"[data-tool={words[0]}]")
            self.enter("[data-do=confirm]")
            return
        if verb not in {"bribe", "orient", "cut"}:
            self.pick(words[0] if verb == "place" else verb)
        place = f"[data-edge='{' '.join(words)}']" if verb in {"web", "cut"} else f"[data-cell='{words[-1]}']"
        if verb in MONSTERS:
            place = f"[data-field='{words[0]}']"
        if verb == "orient":  # the goal is pointed at from the beginning
            self._page.locator(".ghost").wait_for()
            self.reach(place)
        else:
            self.enter(place)
        if verb in {"place", "orient"} and self._page.locator(f".ghost[data-code='{words[0]}']").count() == 0:
            self.press("r")
        self._page.locator("[data-do=confirm]:enabled").wait_for()  # it is pointed at, and the line is free
        self.enter(place)


def same(hand: str, named: str) -> bool:
    """Say whether a hand card is the one that a move names: perhaps turned, perhaps without its level."""
    bare = hand.partition(":")[2] or hand
    turned = (
        named.translate(str.maketrans("NESW", "SWNE")) if named.isupper() or ":" in named or "+" in named else named
    )
    return hand == named or bare == named or shape(hand) in (shape(named), shape(turned))


def shape(code: str) -> str:
    """Write a card without regard to the order of its sides, groups and marks."""
    level, colon, rest = code.rpartition(":")
    groups, *marks = rest.split("+")
    return level + colon + "+".join([".".join(sorted("".join(sorted(group)) for group in groups.split("."))), *marks])
