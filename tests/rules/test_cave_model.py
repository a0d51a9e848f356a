"""The engine of the cave against its witness, on random games: every legal move, every walk breadth first, all nuggets."""

from __future__ import annotations

from collections import deque
from typing import Any

import pytest

import undermine
from tests.rules.cave_model import Map, field_of, field_text, fields, joined_on_card, legal, monster_in, turned
from tests.rules.caves import given
from undermine.games.cave.box import BOX
from undermine.games.cave.fields import PLANS
from undermine.kernel.moves import field_name
from undermine.testing import Walk

SEEDS = range(12) if undermine.COMPILED else range(4)


def state_of(game: undermine.Game, moving: str | None) -> dict[str, Any]:
    """Return the whole state, and which monster is being moved, which the state does not repeat after its call."""
    return dict(game.view()) | {"moving": moving}


def watched(seed: int, players: int, **options: object) -> Walk:
    return Walk("cave", players, seed, **options)


@pytest.mark.parametrize(("players", "agree"), [(2, "off"), (4, "off"), (5, "off"), (8, "off"), (7, "on")])
def test_every_legal_move_is_what_the_witness_finds(players: int, agree: str) -> None:
    seen = set()
    for seed in SEEDS:
        for game in watched(seed, players, agree=agree).steps():
            seen.add(game.phase)
            if game.phase != "orient":
                expected = legal(state_of(game, monster_in(game.moves)))
                assert set(game.legal()) == expected, (seed, game.moves, game.view())
    assert {"play", "walk", "monster", "over"} <= seen
    assert ("vote" in seen) == (agree == "on")


def engine_reach(game: undermine.Game) -> dict[str, int]:
    """Walk every way with clones of the game and return the fewest steps to every field the dwarf can end a step on."""
    seat = game.turn
    start: Any = game.view()
    found = {start["dwarfs"][seat]: 0}
    queue = deque([(game, 0)])
    while queue:
        at, count = queue.popleft()
        if count and (at.phase != "walk" or at.turn != seat):
            continue
        for move in [text for text in at.legal() if text.startswith("step ")]:
            target = move.removeprefix("step ")
            if target in found:
                continue
            after = at.clone()
            after.apply(move)
            found[target] = count + 1
            queue.append((after, count + 1))
    return found


@pytest.mark.parametrize("players", [3, 7])
def test_every_walk_reaches_what_the_witness_finds_breadth_first(players: int) -> None:
    compared = longest = 0
    for seed in SEEDS:
        for number, game in enumerate(watched(seed, players).steps()):
            state = state_of(game, None)
            if state["phase"] != "walk" or number % 4 or not state["steps"]:
                continue
            table = Map(state)
            stops = {field_of(place) for place, _ in state["monsters"].values()}
            stops |= {(cell, "?") for cell in table.hidden}
            stops |= {(cell, "NESW") for cell, code in table.cards.items() if code.endswith("+exit")}
            reach = table.within(field_of(state["dwarfs"][state["turn"]]), state["steps"], stops)
            assert engine_reach(game) == {field_text(field): count for field, count in reach.items()}, game.moves
            compared += 1
            longest = max(longest, len(reach))
    assert compared > 40
    assert longest > 8


def test_a_clone_goes_on_as_the_game_does() -> None:
    """At every point of a game: whatever the position keeps for later, its copy keeps too."""
    stunned = 0
    for seed in SEEDS:
        walk = watched(seed, 2 + seed % 7)
        twin = walk.game.clone()
        for game in walk.steps():
            if game.moves:
                twin.apply(game.moves[-1])
                assert (twin.view(), twin.legal()) == (game.view(), game.legal()), game.moves
            twin = game.clone()
            seen = game.view()
            stunned += seen["game"] == "cave" and seen["stunned"]
    assert stunned


def test_the_witness_draws_every_card_as_the_engine_does() -> None:
    for face, plan in enumerate(PLANS):
        code = BOX.face_codes[face]
        assert fields(code) == {field_name(field) for field in plan.near}, code
        assert turned(code) == BOX.face_codes[face ^ 1]
        for one in plan.near:
            for other in plan.near:
                expected = other in plan.near[one]
                assert joined_on_card(code, field_name(one), field_name(other)) == expected, (code, one, other)


@pytest.mark.parametrize("players", [2, 4, 5, 8])
def test_C_COMP_6_nuggets_are_conserved(players: int) -> None:
    for seed in SEEDS:
        for game in watched(seed, players, end="turn" if seed % 3 else "immediate").steps():
            state: Any = game.view()
            assert state["bank"] + sum(state["nuggets"]) + sum(state["veins"].values()) == 46


@pytest.mark.parametrize("players", [2, 5, 8])
def test_C_TURN_6_at_most_67_turns_with_cards(players: int) -> None:
    longest = 0
    for seed in SEEDS:
        turns = 0
        for game in watched(2 * seed, players).steps():
            before = game.phase == "play" and (not game.moves or not game.moves[-1].startswith("cut"))
            turns += before
        longest = max(longest, turns)
    assert 30 < longest <= 67


def test_random_games_see_everything_the_rules_speak_of() -> None:
    """A witness of games in which nothing happens would be worth nothing."""
    kinds, verbs, phases = set(), set(), set()
    seeds = range(60 if undermine.COMPILED else 30)
    games = [(seed, "off") for seed in seeds] + [(seed, "on") for seed in range(10, 14)]
    for seed, agree in games:
        walk = Walk("cave", 2 + seed % 7, seed, agree=agree)
        for game in walk.steps():
            phases.add(game.phase)
        kinds |= {str(event["type"]) for event in walk.game.events()}
        verbs |= {move.split()[0] for move in walk.game.moves}
    assert phases == {"play", "monster", "react", "walk", "orient", "vote", "over"}
    assert verbs == set(walk.game.rules.notation.words)
    assert {
        "goal",
        "exit",
        "vein",
        "lose",
        "lose-nugget",
        "skip",
        "stand-up",
        "strike",
        "endure",
        "look-aside",
    } <= kinds


def test_one_setup_to_its_end() -> None:
    """A position small enough to be counted by hand: one path card, one straight line."""
    table = given(players=2, hands=[["I:NS"], ["I:info"]], deck=[], board={"0,1": "I:NS+lair"})
    assert table.legal() == ["discard I:NS", "place I:NS 0,-1", "place I:NS 0,2"]
