"""What the games declare (`games/*/border.py`) is what happens: every event, field, type and secret, held against many games."""

from __future__ import annotations

import random
import types
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from inspect import signature
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest

import undermine
from undermine import border, events_page
from undermine.catalogue import games, names
from undermine.kernel.border import Kind, Pair
from undermine.kernel.events import Log
from undermine.testing import Walk
from undermine.texts import has_text

PAGE = Path(__file__).parents[2] / "docs" / "events.md"
NEVER = {  # in the games below: chance hardly ever gets there, or it is the other game's of the same box
    "saboteur": set(),
    "duel": {"strike"},
    "solo": {"break", "rockfall", "orient"},
    "cave": {"endure", "goal-found", "look-aside", "strike"},
}
SEEN = {"deal", "round-end", "game-end", "halt", "vein-filled"}  # scenes of their own, or seen on the table
GAMES = 10  # half of them by chance, half in a hurry to their goals


@cache
def played(name: str) -> list[list[undermine.Game]]:
    """Play some games, each as the positions that it went through."""
    low, high = games()[name].seats
    found = []
    for number in range(GAMES):
        seats = (low, high, min(high, 5))[number % 3]
        if number % 2:
            found.append([game.clone() for game in Walk(name, seats, number).steps()])
            continue
        options = {"agree": "on"} if name == "cave" and number > GAMES // 2 else {}
        game, chance = undermine.new(name, seats, number, **options), random.Random(number)
        steps = [game.clone()]
        while game.turn is not None:
            game.apply(chance.choice(game.legal()))
            steps.append(game.clone())
        found.append(steps)
    return found


def watchers(game: undermine.Game) -> Iterator[int | None]:
    yield from (None, undermine.PUBLIC, *range(game.seats))


@cache
def hints(shape: type) -> dict[str, Any]:
    return get_type_hints(shape, include_extras=True)


def fits(value: object, hint: Any) -> bool:
    """Say whether a value is of a declared type, to its last field."""
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return (
            isinstance(value, dict)
            and hint.__required_keys__ <= set(value) <= set(hints(hint))
            and all(fits(each, hints(hint)[name]) for name, each in value.items())
        )
    if origin is Annotated and isinstance(inner[1], Pair):
        return isinstance(value, list) and len(value) == 2 and all(map(fits, value, inner[1].items))
    if origin in (Annotated, NotRequired):
        return fits(value, inner[0])
    if origin in (Union, types.UnionType):
        return any(fits(value, each) for each in inner)
    if origin is Literal:
        return value in inner
    if origin is list:
        return isinstance(value, list) and all(fits(each, inner[0]) for each in value)
    if origin is dict:
        return isinstance(value, dict) and all(
            fits(key, inner[0]) and fits(each, inner[1]) for key, each in value.items()
        )
    return type(value) is hint or (value is None and hint is type(None))


def test_the_page_is_written_from_the_declarations() -> None:
    assert PAGE.read_text(encoding="utf-8") == events_page.page(), (
        "run `python -m undermine.events_page > docs/events.md`"
    )


def test_the_page_has_every_flag_of_a_kind() -> None:
    flags = {name for name, given in signature(Kind).parameters.items() if given.default is False}
    assert flags == set(events_page.MARKS)
    assert [mark for mark in events_page.MARKS if f"*{mark}*" not in events_page.INTRODUCTION] == []


@pytest.mark.parametrize("name", names())
def test_every_kind_of_event_is_declared_once_and_told_about(name: str) -> None:
    declared = games()[name].border
    module = __import__(declared.state.__module__, fromlist=["Event"])
    assert {kind.shape for kind in declared.kinds.values()} == set(get_args(module.Event))
    for kind in declared.kinds.values():
        assert kind.shape.__doc__, kind.name
        assert set(kind.secret) <= set(hints(kind.shape)) - {"type", "seat"}, kind.name
        assert not (kind.secret and kind.shows), f"{kind.name} shows everybody what it hides"


@pytest.mark.parametrize("name", names())
def test_every_event_is_as_declared_for_everybody(name: str) -> None:
    kinds = games()[name].border.kinds
    seen: Counter[str] = Counter()
    for steps in played(name):
        game = steps[-1]
        everything = game.events(None)
        partners: set[object] = set()
        for watcher in watchers(game):
            for full, shown in zip(everything, game.events(watcher), strict=True):
                kind = kinds[full["type"]]
                seen[kind.name] += 1
                assert fits(shown, kind.shape), shown
                assert list(shown) == list(full), "the order of the fields tells nobody anything"
                if full["type"] == "swap":
                    partners = {full["seat"], full["target"]}
                known = watcher is None or watcher == full["seat"] or (kind.name == "receive" and watcher in partners)
                assert_covered(kind, dict(full), dict(shown), known)
    assert set(kinds) - set(seen) == NEVER[name]


def assert_covered(kind: Kind, full: Mapping[str, object], shown: Mapping[str, object], known: bool) -> None:
    """A field is shown as it is, but for the secrets that a watcher does not know."""
    for name, value in full.items():
        hidden = name in kind.secret and not known
        assert covers(shown[name], value) if hidden else shown[name] == value, (kind.name, name)


def covers(shown: Any, full: Any) -> bool:
    """Say whether what is shown tells no more than how many there are, the backs of cards, and clans' colours."""
    if isinstance(full, list) and len(full) == 2 and full[0] in ("blue", "yellow"):
        return bool(shown == [full[0], "?"])
    if isinstance(full, list):
        backs = sorted(card.rpartition(":")[0] for card in full) if all(isinstance(card, str) for card in full) else []
        alike = len(shown) == len(full) and all(covers(one, other) for one, other in zip(shown, full, strict=True))
        return alike or backs == [card.removesuffix(":?") for card in shown]
    level = full.rpartition(":")[0] if isinstance(full, str) else ""
    return shown == "?" or bool(level and shown == f"{level}:?")


@pytest.mark.parametrize("name", names())
def test_every_state_is_as_declared_for_everybody(name: str) -> None:
    declared = games()[name].border
    for steps in played(name):
        for game in steps[:: max(1, len(steps) // 12)] + steps[-1:]:
            for watcher in watchers(game):
                state: Mapping[str, Any] = game.view(watcher)
                view = game.look(watcher)
                wrong = [key for key in state if not fits(state[key], hints(declared.state)[key])]
                assert fits(state, declared.state), wrong
                assert fits(view.describe_open(), declared.open)
                assert fits(view.describe_own(), declared.own)
                assert state["phase"] in declared.phases


def test_the_terminal_has_a_sentence_for_every_event_but_those_that_are_seen() -> None:
    kinds = {name for declared in border.BORDERS for name in declared.kinds}
    assert {name for name in kinds if not has_text(f"cli-event-{name}")} == SEEN


def test_an_event_that_is_not_declared_cannot_be_told() -> None:
    log = Log(games()["saboteur"].border)
    with pytest.raises(KeyError):
        log.tell({"type": "earthquake", "seat": 0})


def test_the_comparison_would_see_what_is_wrong() -> None:
    event: dict[str, object] = {"type": "place", "seat": 0, "card": "NS", "cell": "1,0"}
    assert fits(event, border.saboteur.Place)
    for wrong in ({"cell": 3}, {"seat": None}, {"more": 1}, {"type": "map"}):
        assert not fits({**event, **wrong}, border.saboteur.Place)
    assert not fits({name: value for name, value in event.items() if name != "card"}, border.saboteur.Place)
    assert fits(["blue", "?"], border.cave.Clan)
    assert not fits(["loyal", "blue"], border.cave.Clan)
    assert not fits(["blue"], border.cave.Clan)
