"""An observation depends on the seat's view alone: everything hidden drawn anew, not one byte is different."""

from __future__ import annotations

import random

import numpy as np
import pytest

import undermine
from tests.playable import playable
from undermine.catalogue import games
from undermine.envs.sight.history import History
from undermine.envs.sight.observer import Observer
from undermine.envs.sight.runner import single
from undermine.envs.sight.sheet import Sheet, blank_bytes
from undermine.envs.views import observer_of
from undermine.kernel.moves import CARD, SEAT, SECOND
from undermine.kernel.rng import Rng
from undermine.testing.walks import Walk

SIZES = [(name, seats) for name in playable() for seats in sorted(set(games()[name].seats))]


class Eyes:
    """Writes what a seat sees of any position with any history."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.sheet = Sheet(blank_bytes(int(observer.size)), 0, observer.size)

    def see(self, state: object, seat: int, history: History) -> bytes:
        self.observer.write(state, seat, self.sheet, history)  # type: ignore[arg-type]
        return bytes(np.frombuffer(self.sheet.bytes, np.uint8))  # type: ignore[call-overload]


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_hidden_things_drawn_anew_change_no_byte(game: str, players: int) -> None:
    observer = observer_of(game, players)
    runner = single(observer, "game", False)
    eyes = Eyes(observer)
    walk = Walk(game, players, 5)
    rules = games()[game]
    runner.begin(walk.game.position.clone())
    different = compared = 0
    for number, plain in enumerate(walk.steps()):
        if number:
            before = load_before(plain)
            runner.play(before)
        assert runner.position.view(None).describe() == plain.view()
        for seat in range(players) if number % 4 == 0 else ():
            truth = eyes.see(runner.position, seat, runner.history)
            for draw in range(3):
                other = rules.resample(runner.position.view(seat), Rng(100 * number + draw))
                different += other.view(None).describe() != plain.view()
                compared += 1
                assert eyes.see(other, seat, runner.history) == truth, f"seat {seat} after {number} moves"
        if number > 160:
            break
    assert compared > 20
    assert different or players == 1


def load_before(game: undermine.Game) -> int:
    """Read the last move of a game in the position before it."""
    record = game.record()
    moves = list(game.moves)
    before = undermine.load({**record, "moves": moves[:-1]})
    return before.rules.read(before.position, moves[-1])


@pytest.mark.parametrize(("game", "players"), [("saboteur", 4), ("duel", 2), ("cave", 5)])
def test_cards_thrown_away_face_down_are_in_nobody_elses_history(game: str, players: int) -> None:
    """Other cards in others' covered moves: the mover sees the difference, nobody else does."""
    observer = observer_of(game, players)
    eyes = Eyes(observer)
    rules = games()[game]
    plain = undermine.new(game, players, 3)
    chance = random.Random(2)
    covered = {kind.name for kind in rules.border.kinds.values() if kind.secret}
    verbs = [
        verb
        for verb, word in enumerate(rules.notation.words)
        if word in covered and {"card", "cards"} & set(rules.notation.kinds[verb])
    ]
    assert verbs
    for verb in verbs:
        for mover in range(players):
            one, other = History(), History()
            cards = sorted(chance.sample(range(len(rules.box.codes)), 4))
            one.note(verb << 40 | cards[0] << CARD | cards[1] << SECOND, mover, False)
            other.note(verb << 40 | cards[2] << CARD | cards[3] << SECOND, mover, False)
            for seat in range(players):
                same = eyes.see(plain.position, seat, one) == eyes.see(plain.position, seat, other)
                assert same == (seat != mover), (rules.notation.words[verb], mover, seat)


def test_nuggets_taken_are_in_nobody_elses_history() -> None:
    observer = observer_of("saboteur", 3)
    eyes = Eyes(observer)
    plain = undermine.new("saboteur", 3, 3)
    one, other = History(), History()
    one.note(6 << 40 | 1 << SEAT, 0, False)
    other.note(6 << 40 | 3 << SEAT, 0, False)
    assert eyes.see(plain.position, 1, one) == eyes.see(plain.position, 1, other)


def test_what_a_seat_sees_does_not_depend_on_its_number() -> None:
    """Whoever begins is dealt the same hand (S-AMB-24): with the same role it sees the same bytes, wherever it sits."""
    eyes = Eyes(observer_of("saboteur", 5))
    deals = [undermine.new("saboteur", 5, 7, first=seat) for seat in range(5)]
    seen = {eyes.see(plain.position, seat, History()) for seat, plain in enumerate(deals)}
    roles = {dict(plain.view())["roles"][seat] for seat, plain in enumerate(deals)}  # type: ignore[index]
    assert len(seen) == len(roles) < 5
