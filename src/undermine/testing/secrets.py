"""What nobody may learn: a watcher cannot tell the true game from one in which everything hidden is different."""

from __future__ import annotations

import json
import random
import re

from undermine.game import Game
from undermine.kernel.events import PUBLIC
from undermine.testing.walks import Walk, answer, candidates, story, watchers

DEEPEST = 25  # how many moves two games are played on side by side


def seen(game: Game, watcher: int, events: int) -> str:
    """Write everything that a watcher gets, byte for byte: state, so many last events, legal moves where it decides."""
    legal = game.legal() if game.turn == watcher else []
    told = game.events(watcher, since=len(game.moves) - 1)[-events:]
    return json.dumps([game.view(watcher), told, legal, game.turn, game.phase])


def check_resampled(name: str, players: int, seed: int, **options: object) -> None:
    """Draw everything hidden anew for every watcher: view, legal moves and every refusal stay the same."""
    walk = Walk(name, players, seed, **options)
    different = 0
    for number, game in enumerate(walk.steps()):
        if number % 5:
            continue
        for watcher in watchers(game):
            other = game.resample(watcher, seed * 1000 + number)
            assert other.view(watcher) == game.view(watcher), f"watcher {watcher} sees a change: {story(game)}"
            assert (other.turn, other.phase) == (game.turn, game.phase)
            different += other.view() != game.view()
            again = other.resample(watcher, seed)
            assert again.view(watcher) == game.view(watcher), f"resampled twice, {watcher} sees a change: {story(game)}"
            if watcher == game.turn:
                assert other.legal() == game.legal(), f"legal moves tell a secret to {watcher}: {story(game)}"
                for text in walk.chance.sample(candidates(game, walk.chance, 40), 25):
                    assert answer(other.clone(), text) == answer(game.clone(), text), (
                        f"{text!r} tells a secret: {story(game)}"
                    )
    if number > 5 and players > 1:
        assert different, f"no secret of {name} was ever drawn anew"


def check_secrets_stay_secret(name: str, players: int, seed: int, **options: object) -> None:
    """Play the same moves in the true game and in one with other secrets: a watcher gets the same bytes from both.

    Others' face-down moves may differ; the two games part where chance or the rules show something new.
    """
    walk = Walk(name, players, seed, **options)
    compared = 0
    for number, game in enumerate(walk.steps()):
        if number % 19 == 0:
            for watcher in watchers(game):
                other = game.resample(watcher, seed * 777 + number)
                compared += side_by_side(game.clone(), other, watcher, random.Random(number))
    assert compared or walk.game.seats == 1, f"nothing was compared in {name}"


def side_by_side(one: Game, other: Game, watcher: int, chance: random.Random) -> int:
    """Play two games with the same public moves until something hidden is shown; return how many moves were compared."""
    start, compared = len(one.moves), 0
    for _ in range(DEEPEST):
        if one.turn is None or one.turn == watcher:
            break
        pair = common_move(one, other, chance)
        if pair is None or shows_secrets(one, other, pair, watcher):
            break
        told = [len(game.apply(move)) for game, move in zip((one, other), pair, strict=True)]
        compared += 1
        assert seen(one, watcher, told[0]) == seen(other, watcher, told[1]), (
            f"{pair[0]!r} tells watcher {watcher} a secret, {len(one.moves) - start} moves after the change: {story(one)}"
        )
    return compared


def common_move(one: Game, other: Game, chance: random.Random) -> tuple[str, str] | None:
    """Find a move of both games that looks the same to a watcher: the same text, or two face-down ones."""
    legal = one.legal()
    chance.shuffle(legal)
    theirs = set(other.legal())
    for move in legal:
        if move in theirs and backs_after(one, move) == backs_after(other, move):
            return move, move
    covered = {kind.name for kind in one.rules.border.kinds.values() if kind.is_covered()}
    for move in legal:
        words = move.split(" ")
        for text in sorted(theirs) if words[0] in covered else []:
            alike = text.split(" ")[0] == words[0] and len(text.split(" ")) == len(words)
            if alike and backs_after(one, move) == backs_after(other, text):
                return move, text
    return None


def backs_after(game: Game, move: str) -> list[list[str]]:
    """Return what everybody sees of all hands after a move: the backs of the cards, where they tell a level."""
    ahead = game.clone()
    ahead.apply(move)
    return [sorted(card.rpartition(":")[0] for card in hand) for hand in ahead.view()["hands"]]


def shows_secrets(one: Game, other: Game, pair: tuple[str, str], watcher: int) -> bool:
    """Say whether this move shows the watcher something that was hidden, so that the two games rightly part.

    Either the rules turn it up for all, or this watcher alone is told something, or cards with other backs are played or drawn.
    """
    kinds = one.rules.border.kinds
    came_up = []
    for game, move in zip((one, other), pair, strict=True):
        ahead = game.clone()
        events = ahead.apply(move)
        public = ahead.events(PUBLIC, since=len(ahead.moves) - 1)[-len(events) :]
        told = ahead.events(watcher, since=len(ahead.moves) - 1)[-len(events) :]
        if told != public or any(kinds[event["type"]].shows for event in events):
            return True
        state = ahead.view(PUBLIC)
        came_up.append(
            (
                dict(state).get("top"),
                re.findall(r"\b(I+):", json.dumps([state["hands"], public])),
            )
        )
    return came_up[0] != came_up[1]
