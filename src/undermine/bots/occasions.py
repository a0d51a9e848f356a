"""Occasions: what befalls the seats of bots that they may remark on, from what everybody has seen and heard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from undermine.border import Event, cave, of_cave, of_saboteur, saboteur
from undermine.bots.seen import Word
from undermine.catalogue import games
from undermine.kernel.border import Border, Vocabulary
from undermine.words import Accuse, AskDig, AskLeave, AskMend, ClaimGoal, ClaimSeat, Standing, Trust, read, standing

Uttered = tuple[int, int, str]  # a remark that was made: how many moves came before it, by which seat, its key


@dataclass(frozen=True)
class Gathering:
    """Everybody who plays together, and what all of them have seen and heard."""

    game: str
    players: list[str]
    bots: frozenset[int]  # the seats that make remarks
    acts: list[list[Event]]  # what the deal did, then every move
    words: list[Word]
    uttered: list[Uttered]
    since: tuple[int, int]  # so many moves and words were answered already

    @property
    def border(self) -> Border:
        """What the game declares."""
        return games()[self.game].border

    def next_bot(self, seat: int, others: set[int]) -> int | None:
        """Return the next bot clockwise that is none of these."""
        seats = len(self.players)
        clockwise = ((seat + step) % seats for step in range(1, seats))
        return next((each for each in clockwise if each in self.bots and each not in others), None)

    def mover(self, number: int) -> int | None:
        """Return who made a move."""
        act = self.acts[number] if number < len(self.acts) else []
        return act[0]["seat"] if act and number else None


@dataclass(frozen=True)
class Occasion:
    """Something that befell a seat, and who has done it; that may be the seat itself."""

    kind: str
    seat: int
    by: int


@dataclass(frozen=True)
class Round:
    """A round up to a move: what was done in it before, and the words that were said."""

    border: Border
    seats: int
    acts: list[list[Event]]
    words: list[tuple[int, str]]

    @property
    def vocabulary(self) -> Vocabulary:
        """What its words are about."""
        assert self.border.vocabulary is not None, "where nobody speaks there is nothing to remark on"
        return self.border.vocabulary

    @cached_property
    def stands(self) -> list[Standing]:
        """What everybody stands by."""
        return standing(((seat, read(text)) for seat, text in self.words), self.seats)

    def done(self) -> Iterator[Event]:
        """Yield all that was done, the latest first."""
        for act in reversed(self.acts):
            yield from reversed(act)

    def turned(self) -> set[str]:
        """Return the goals that were turned."""
        return {event["cell"] for event in self.done() if event["type"] == "goal"}

    def layer(self, cell: str) -> int | None:
        """Return who laid the path that lies on a cell."""
        return next((e["seat"] for e in self.done() if e["type"] == "place" and e["cell"] == cell), None)

    def caller(self, monster: str) -> int | None:
        """Return who called a monster last."""
        return next((e["seat"] for e in self.done() if e["type"] == "call" and e["monster"] == monster), None)

    def bears(self, card: str) -> bool:
        """Say whether a goal is the one that everybody looks for."""
        return self.vocabulary.mark in card.split("+")

    def claims(self, cell: str, *, true: bool) -> Iterator[int]:
        """Yield who stands by it that a goal bears the mark, or that it does not."""
        for seat, stands in enumerate(self.stands):
            for word in stands.values():
                if isinstance(word, ClaimGoal) and word.cell == cell and self.vocabulary.goals[word.what] == true:
                    yield seat

    def claims_about(self, whose: int, what: str) -> Iterator[int]:
        """Yield who stands by something else than what a person's hidden card says."""
        for seat, stands in enumerate(self.stands):
            for word in stands.values():
                if isinstance(word, ClaimSeat) and word.seat == whose and word.what != what:
                    yield seat


def round_at(gathering: Gathering, number: int, words: list[Word]) -> Round:
    """Tell the round in which a move is made, up to that move, with those of these words that belong to it."""
    acts = gathering.acts[:number]
    begun = max((at for at, act in enumerate(acts) if any(event["type"] == "round" for event in act)), default=0)
    said = [(seat, text) for before, seat, text in words if begun <= before < number]
    return Round(gathering.border, len(gathering.players), acts[begun:], said)


def occasions(gathering: Gathering) -> Iterator[Occasion]:
    """Yield what has befallen the seats of bots since the last answer."""
    moves, words = gathering.since
    for number in range(moves + 1, len(gathering.acts)):
        yield from (each for each in of_move(gathering, number) if each.seat in gathering.bots)
    for number in range(words, len(gathering.words)):
        yield from (each for each in of_word(gathering, number) if each.seat in gathering.bots)


def of_move(gathering: Gathering, number: int) -> Iterator[Occasion]:
    """Yield what a move has done to whom; of all whose claims it refutes the first has a witness."""
    so_far = round_at(gathering, number, gathering.words)
    liars: list[int] = []
    for event in gathering.acts[number]:
        if of_saboteur(event, gathering.border):
            yield from in_saboteur(so_far, event)
            liars += refuted_in_saboteur(so_far, event)
        elif of_cave(event, gathering.border):
            yield from in_cave(so_far, event)
            liars += refuted_in_cave(so_far, event)
    for liar in dict.fromkeys(liars):
        yield Occasion("caught", liar, liar)
    witness = gathering.next_bot(liars[0], set(liars)) if liars else None
    if witness is not None:
        yield Occasion("exposed", witness, liars[0])


def in_saboteur(so_far: Round, event: saboteur.Event) -> Iterator[Occasion]:
    """Yield what something in the base game does to whom."""
    if event["type"] == "break":
        yield from done_to("broken", event["target"], event["seat"])
    elif event["type"] == "repair":
        yield from done_to("mended", event["target"], event["seat"])
    elif event["type"] == "rockfall":
        yield from done_to("struck", so_far.layer(event["cell"]), event["seat"])
    elif event["type"] == "goal":
        yield Occasion("found" if so_far.bears(event["card"]) else "blank", event["seat"], event["seat"])
    elif event["type"] == "round-end":
        for seat, role in enumerate(event["roles"]):
            yield Occasion("won" if f"{role}s" == event["winners"] else "lost", seat, seat)
    elif event["type"] == "game-end":
        yield from ended(event["winners"], so_far.seats)


def in_cave(so_far: Round, event: cave.Event) -> Iterator[Occasion]:
    """Yield what something in the cave does to whom."""
    if event["type"] == "boots" or event["type"] == "axe":
        yield from done_to("gift", event["target"], event["seat"])
    elif event["type"] == "rockfall":
        yield from done_to("struck", so_far.layer(event["cell"]), event["seat"])
    elif event["type"] == "attack":
        caller = so_far.caller(event["monster"])
        yield from done_to("hurt", event["seat"], event["seat"] if caller is None else caller)
    elif event["type"] == "goal":
        yield Occasion("way-out" if so_far.bears(event["card"]) else "blank", event["seat"], event["seat"])
    elif event["type"] == "game-end":
        yield from ended(event["winners"], so_far.seats)


def refuted_in_saboteur(so_far: Round, event: saboteur.Event) -> list[int]:
    """List whose claims something has shown to be false."""
    if event["type"] == "goal":
        return list(so_far.claims(event["cell"], true=not so_far.bears(event["card"])))
    if event["type"] == "round-end":
        hidden = [(cell, card) for cell, card in event["goals"].items() if cell not in so_far.turned()]
        return [seat for cell, card in hidden for seat in so_far.claims(cell, true=not so_far.bears(card))]
    return []


def refuted_in_cave(so_far: Round, event: cave.Event) -> list[int]:
    """List whose claims something has shown to be false."""
    if event["type"] == "goal":
        return list(so_far.claims(event["cell"], true=not so_far.bears(event["card"])))
    if event["type"] == "show":
        return list(so_far.claims_about(event["seat"], str(event["clan"][1])))
    return []


def done_to(kind: str, target: int | None, by: int) -> Iterator[Occasion]:
    """Yield what one seat has done to another."""
    if target is not None and target != by:
        yield Occasion(kind, target, by)


def ended(winners: list[int], seats: int) -> Iterator[Occasion]:
    """Yield for everybody how the game ended for them."""
    for seat in range(seats):
        yield Occasion("won" if seat in winners else "lost", seat, seat)


def of_word(gathering: Gathering, number: int) -> Iterator[Occasion]:
    """Yield what a word says to whom."""
    before, speaker, text = gathering.words[number]
    match read(text):
        case Accuse(seat=seat):
            yield Occasion("accused", seat, speaker)
        case Trust(seat=seat):
            yield Occasion("trusted", seat, speaker)
        case AskDig() | AskLeave() | AskMend():
            yield from done_to("asked", gathering.next_bot(speaker, {speaker}), speaker)
        case ClaimGoal(cell=cell, what=what):
            so_far = round_at(gathering, before + 1, gathering.words[:number])
            for seat in so_far.claims(cell, true=not so_far.vocabulary.goals[what]):
                yield from done_to("contradicted", seat, speaker)
