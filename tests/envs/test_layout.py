"""The layout of observations and the numbers of actions: held by checksums, readable back, the same in every seat's eyes."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np
import pytest

import undermine
from tests.house.repo import ROOT
from tests.playable import playable
from undermine import envs
from undermine.catalogue import games
from undermine.envs.page import page
from undermine.envs.views import VERSION, layout_checksum, layout_lines, observer_of
from undermine.kernel.moves import numbers_of

HELD = tomllib.loads((Path(__file__).parent / "layouts.toml").read_text(encoding="utf-8"))
ALL = [(name, seats) for name in playable() for seats in range(games()[name].seats[0], games()[name].seats[1] + 1)]


@pytest.mark.parametrize(("game", "players"), ALL)
def test_a_layout_only_changes_with_its_version(game: str, players: int) -> None:
    """Who changes a layout raises VERSION in envs/views.py and writes the new checksums: python -m tests.envs.layouts."""
    held = HELD[f"v{VERSION}"][game][str(players)]
    observer = observer_of(game, players)
    assert [int(observer.size), int(observer.numbering.size), layout_checksum(game, players)] == held


@pytest.mark.parametrize(("game", "players"), ALL)
def test_stretches_follow_each_other_without_gaps(game: str, players: int) -> None:
    observer = observer_of(game, players)
    at = 0
    for one in observer.layout.stretches:
        if one.name == "round":  # what is said of a seat is said of every seat
            at += int(observer.seat_each) * (players - 1)
        assert one.first == at, one.name
        at += one.size()
    assert at == observer.size
    assert len(layout_lines(game, players)) == 2 + len(observer.layout.stretches) + len(observer.numbering.rows)


@pytest.mark.parametrize(("game", "players"), [("saboteur", 4), ("duel", 2), ("solo", 1), ("cave", 3)])
def test_every_action_is_a_move_and_back(game: str, players: int) -> None:
    numbering = observer_of(game, players).numbering
    plain = undermine.new(game, players, 1)
    mover = int(plain.turn or 0)
    texts = set()
    for action in range(1, int(numbering.size)):
        move = numbering.move(action, mover)
        assert numbering.number(move, mover) == action
        paid = numbers_of(move) if plain.rules.notation.words[move >> 40] == "pay" else [1]
        if action % 37 == 0 and 0 < len(paid) <= 15:  # nobody pays nothing, or more than fifteen cards
            text = plain.rules.write(plain.position, move)
            assert plain.rules.read(plain.position, text) == move
            texts.add(text)
    assert len(texts) > 50
    with pytest.raises(ValueError, match="no action"):
        numbering.move(int(numbering.size), mover)


def test_an_observation_can_be_read_back() -> None:
    """The first position of a deal, bit by bit: board, hand, seats."""
    env = envs.raw_env("saboteur", players=3)
    env.reset(seed=7)
    seen = env.observe("seat_0")["observation"]
    observer = env.observer
    stretches = {one.name: one for one in observer.layout.stretches}
    planes = stretches["planes"]
    names = planes.means.split(", ")
    board = seen[: planes.size()].reshape(planes.times, observer.frame.height(), observer.frame.width())
    north, west = observer.frame.north, observer.frame.west
    marked = {(names[p], x + west, north - y) for p, y, x in zip(*np.nonzero(board), strict=True)}
    assert ("face up", 0, 0) in marked
    assert {(x, y) for name, x, y in marked if name == "face down"} == {(8, 2), (8, 0), (8, -2)}
    assert {(x, y) for name, x, y in marked if name == "frontier"} == {(0, 1), (1, 0), (0, -1), (-1, 0)}
    view = env.game.view(0)
    assert view["game"] == "saboteur"
    held = seen[stretches["hand"].first :][: stretches["hand"].size()]
    cards = [
        code
        for code, count in zip(observer.rules.box.codes, observer.rules.box.counts, strict=True)
        for _ in range(count)
    ]
    assert sorted(cards[at] for at in np.flatnonzero(held)) == sorted(view["hands"][0])
    digger = seen[stretches["seat: digger"].first]
    assert bool(digger) == (view["roles"][0] == "digger")
    for other in (1, 2):
        assert not seen[stretches["seat: digger"].first + other * observer.seat_each]


def test_what_others_did_is_in_the_history() -> None:
    env = envs.raw_env("saboteur", players=3)
    env.reset(seed=7)
    place = env.observer.numbering.number(env.observer.rules.read(env.runner.position, "place NS 0,1"), 0)
    env.step(place)
    seen = env.observe("seat_2")["observation"]
    (recent,) = [one for one in env.observer.layout.stretches if one.name == "recent"]
    first = seen[recent.first :][: recent.each]
    assert np.flatnonzero(first[:3]).tolist() == [1]  # seat 0 sits to the left of seat 2
    assert np.flatnonzero(first[3:10]).tolist() == [0]  # it has laid a card
    column, row = np.flatnonzero(first[-30:-13]), np.flatnonzero(first[-13:])
    assert (column[0] + env.observer.frame.west, env.observer.frame.north - row[0]) == (0, 1)


def test_the_page_is_current() -> None:
    """`python -m undermine.envs.page > docs/envs.md` writes it anew."""
    assert (ROOT / "docs" / "envs.md").read_text(encoding="utf-8") == page()
