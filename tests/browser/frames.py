"""Holds what a browser was sent against the all-knowing record of the game: every byte is one that its seat may know."""

from __future__ import annotations

import json
from typing import Any

import undermine
from undermine import Game
from undermine.foresight import barred, foresee
from undermine.game import begin

KNOWN = {"table", "position", "said", "done", "refused", "notice", "advice", "foreseen"}


def positions_of(record: dict[str, Any]) -> list[Game]:
    """Play the record through: the game after no move, after one, after two …"""
    game = begin({**record, "moves": [], "words": []})
    after = [game.clone()]
    for move in record["moves"]:
        game.apply(move)
        after.append(game.clone())
    return after


def plain(value: object) -> Any:
    """As it comes out of JSON."""
    return json.loads(json.dumps(value))


def told(game: Game, watcher: int) -> Any:
    """State and legal moves of a watcher."""
    return plain([game.view(watcher), game.legal() if game.turn == watcher else []])


def check_frames(record: dict[str, Any], seat: int | None, frames: list[dict[str, Any]]) -> int:
    """Check every frame of one browser; return in how many of them the secrets could be exchanged without a trace.

    What was sent must be what the engine shows this seat, and must stay the same when everything hidden from the seat
    is dealt anew: then nothing hidden can be in it.
    """
    watcher = undermine.PUBLIC if seat is None else seat
    after = positions_of(record)
    exchanged = 0
    moves = {frame["number"]: frame["moves"] for frame in frames if frame["type"] == "position"}
    for frame in frames:
        assert frame["type"] in KNOWN, frame["type"]
        assert record["seed"] not in json.dumps(frame)
        if frame["type"] == "foreseen":
            check_foresight(after[moves[frame["number"]]], frame, watcher)
        if frame["type"] != "position":
            continue
        game = after[frame["moves"]]
        assert frame["seat"] == seat
        assert [frame["state"], frame["legal"]] == told(game, watcher)
        assert frame["events"] == plain(game.events(watcher, frame["since"]))
        other = game.resample(watcher, frame["moves"])
        assert [frame["state"], frame["legal"]] == told(other, watcher), f"move {frame['moves']} tells a secret"
        exchanged += other.view() != game.view()
    return exchanged


def check_foresight(game: Game, frame: dict[str, Any], watcher: int) -> None:
    """Check what a seat was told beforehand: the same, whatever is hidden from it."""
    assert frame["seat"] == watcher
    for possible in (game, game.resample(watcher, 1)):
        assert frame["barred"] == plain(barred(possible))
        assert frame["follows"] == plain(foresee(possible, list(frame["follows"])))


def hidden(state: dict[str, Any], seat: int | None) -> None:
    """Look over a state without asking the engine: other hands, roles, gold and loyalties lie face down, the deck is a number."""
    assert isinstance(state["deck"], int)
    over = state["phase"] in ("draft", "over")
    for other, hand in enumerate(state["hands"]):
        named = [card for card in hand if not card.endswith("?")]
        assert other == seat or not named or state["game"] == "cave"  # a swap tells two people what they exchanged
    for other, role in enumerate(state.get("roles", [])):
        assert other == seat or over or role == "?"
    for other, clan in enumerate(state.get("clans", [])):
        looked = str(other) in {str(each) for each in (state["knows"][seat] if seat is not None else [])}
        assert other == seat or state["phase"] == "over" or state["open"][other] or looked or clan[1] == "?"
    if state["game"] == "saboteur":
        for other, purse in enumerate(state["purse"]):
            assert other == seat or state["phase"] == "over" or set(purse) <= {"?"}
        assert state["turn"] == seat or set(state["offer"]) <= {"?"}
        assert over or state["aside"] == "?"
