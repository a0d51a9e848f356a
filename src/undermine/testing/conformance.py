"""What every game must keep: the same game from the same seed, nothing changed by a refusal, cards and gold conserved."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable
from typing import cast

from undermine.border import State
from undermine.game import Game, begin, load, new
from undermine.kernel.box import piece_of
from undermine.kernel.clauses import OK, MoveSyntaxError
from undermine.testing.secrets import check_resampled, check_secrets_stay_secret
from undermine.testing.walks import ACCEPTED, Walk, answer, candidates, random_game, story, watchers

Check = Callable[..., None]
LETTERS = "NESW.+-,0123456789 abcdefghiklmnoprstuwxyI:?/\n\u0660"


def picture(game: Game) -> str:
    """Write everything that anybody gets of a game, byte for byte."""
    views = [game.view(watcher) for watcher in (None, *watchers(game))]
    events = [game.events(watcher) for watcher in (None, *watchers(game))]
    return json.dumps([views, events, game.legal(), game.record(), game.turn, game.phase, game.result])


def check_same_seed_same_game(name: str, players: int, seed: int, **options: object) -> None:
    """Play a seed twice: every byte of both games is the same; another seed is another deal."""
    one, other = (random_game(name, players, seed, **options) for _ in range(2))
    assert picture(one) == picture(other), story(one)
    deals = {json.dumps(new(name, players=players, seed=seed + more, **options).view()) for more in range(8)}
    assert len(deals) > 1, f"eight seeds of {name} gave one deal"


def check_clone_is_apart(name: str, players: int, seed: int, **options: object) -> None:
    """Play on in a clone, and in the original: neither changes the other."""
    walk = Walk(name, players, seed, **options)
    for number, game in enumerate(walk.steps()):
        if number % 23 or game.turn is None:
            continue
        before, clone = picture(game), game.clone()
        assert picture(clone) == before, story(game)
        clone.apply(walk.choose())
        after = picture(clone)
        assert picture(game) == before, f"playing in a clone changed the original: {story(game)}"
        original = game.clone()
        for _ in range(3):
            if original.turn is not None:
                original.apply(original.legal()[-1])
        assert picture(clone) == after, f"playing in the original changed a clone: {story(game)}"


def check_refused_changes_nothing(name: str, players: int, seed: int, **options: object) -> None:
    """Ask for many moves that are refused: the same refusal twice, a sentence each time, nothing changed."""
    walk = Walk(name, players, seed, **options)
    for number, game in enumerate(walk.steps()):
        if number % 11:
            continue
        before, legal = picture(game), set(game.legal())
        for text in walk.chance.sample(candidates(game, walk.chance, 60), 40):
            if text not in legal:
                said = answer(game, text)
                assert said[0] != ACCEPTED, f"{text!r} is not listed but was accepted: {story(game)}"
                assert said[1], f"{said[0]} has no sentence"
                assert not said[1].startswith("<"), f"{said[0]} has no sentence"
                assert answer(game, text) == said, f"{text!r} is refused in two ways: {story(game)}"
        assert picture(game) == before, f"a refused move changed something: {story(game)}"


def check_legal_is_what_check_accepts(name: str, players: int, seed: int, **options: object) -> None:
    """Try every text of the form of a move: those that `check` accepts are those that are listed, each once."""
    walk = Walk(name, players, seed, **options)
    rules = walk.game.rules
    for number, game in enumerate(walk.steps()):
        legal = game.legal()
        assert len(legal) == len(set(legal)), f"a move is listed twice: {story(game)}"
        assert legal == sorted(legal)
        assert bool(legal) == (game.turn is not None), f"nothing to do, or something after the end: {story(game)}"
        for text in legal:
            assert game.position.check(rules.read(game.position, text)) == OK, f"{text!r} is listed: {story(game)}"
        if number % 13:
            continue
        listed = set(legal)
        for text in candidates(game, walk.chance):
            try:
                clause = game.position.check(rules.read(game.position, text))
            except MoveSyntaxError:
                clause = "syntax"
            assert (clause == OK) == (text in listed), f"{text!r}: {clause or 'accepted'}, not as listed: {story(game)}"


def check_ends(name: str, players: int, seed: int, **options: object) -> None:
    """Play to the end: there is a result that everybody sees, and nothing more to do."""
    game = random_game(name, players, seed, **options)
    assert (game.turn, game.phase, game.legal()) == (None, "over", []), story(game)
    result = game.result
    assert result is not None, story(game)
    assert {"winners", "scores", "reason"} <= set(result), result
    winners = result["winners"]
    assert isinstance(winners, list)
    assert winners == sorted(set(winners)), result
    assert set(winners) <= set(range(game.seats)), result
    for watcher in watchers(game):
        assert game.view(watcher)["result"] == result, story(game)


def check_conservation(name: str, players: int, seed: int, **options: object) -> None:
    """Count the box at every step: no kind of card more often in sight than it is in the box, and none lost or made."""
    walk = Walk(name, players, seed, **options)
    box = walk.game.rules.box
    whole = Counter(dict(zip(box.codes, box.counts, strict=True)))
    whole.update(piece.code for piece in box.pieces[box.first_start :] if piece.code in whole)
    totals: dict[int, set[int]] = {}  # the cards in play of every round
    nuggets: set[int] = set()
    for game in walk.steps():
        state = game.view()
        cards = cards_in_sight(game, state)
        assert not cards - whole, f"{cards - whole} more than the box holds: {story(game)}"
        total = 0 if state["game"] == "cave" else cards.total() + state["deck"]  # the cave shows no discards
        totals.setdefault(state["round"], set()).add(total)
        if state["game"] == "saboteur":
            held = sum(len(purse) for purse in state["purse"]) + len(state["offer"]) + state["gold"]
            assert held == sum(cast(dict[str, int], box.data["gold"]).values()), f"gold is lost or made: {story(game)}"
        if state["game"] == "cave":
            nuggets.add(state["bank"] + sum(state["nuggets"]) + sum(state["veins"].values()))
    assert len(nuggets) < 2, f"nuggets are lost or made: {nuggets} in {story(walk.game)}"
    for counted in totals.values():
        assert len(counted) == 1, f"the number of cards in play changes: {totals} in {story(walk.game)}"


def cards_in_sight(game: Game, state: State) -> Counter[str]:
    """Count every card but those of the deck: hands, board, discards, out of play, and what lies before the players."""
    box = game.rules.box
    cards = Counter(card for hand in state["hands"] for card in hand)
    paths = [code for cell, code in state["board"].items() if cell not in state["revealed"]]
    cards.update(box.codes[piece_of(box.face_of[code])] for code in paths if code in box.face_of)
    if state["game"] != "cave":
        cards.update(entry[0] for entry in state["discards"])
        cards.update(f"break-{tool}" for tools in state["tools"] for tool in tools)
    if state["game"] == "duel" or state["game"] == "solo":
        cards.update(state["gone"])
    return cards


def check_texts(name: str, players: int, seed: int, **options: object) -> None:
    """Read and write every legal move: the text comes back; a text changed in one letter is no move, or another."""
    walk = Walk(name, players, seed, **options)
    rules = walk.game.rules
    for number, game in enumerate(walk.steps()):
        legal = game.legal()
        packed = {text: rules.read(game.position, text) for text in legal}
        assert len(set(packed.values())) == len(legal), f"two texts are one move: {story(game)}"
        for text, move in packed.items():
            assert rules.write(game.position, move) == text, f"{text!r} does not come back: {story(game)}"
        for text in walk.chance.sample(legal, min(2, len(legal))) if number % 5 == 0 else []:
            for other in mutations(text, walk.chance):
                try:
                    move = rules.read(game.position, other)
                except MoveSyntaxError:
                    continue
                assert move != packed[text], f"{other!r} is read as {text!r}"
                far = rules.write(game.position, move) != other
                assert not far or any(len(part) > 2 for part in other.replace(",", " ").split(" ")), other


def mutations(text: str, chance: random.Random) -> list[str]:
    """List texts that differ a little from a move's."""
    changed = [
        text + " ",
        " " + text,
        text.replace(" ", "  "),
        text.upper(),
        text + "\n",
        text + " 0",
        text.replace(" ", "\t"),
    ]
    for _ in range(12):
        at, letter = chance.randrange(len(text) + 1), chance.choice(LETTERS)
        changed += [text[:at] + letter + text[at:], text[:at] + letter + text[at + 1 :], text[:at] + text[at + 1 :]]
    return [other for other in changed if other != text]


def check_record_round_trip(name: str, players: int, seed: int, **options: object) -> None:
    """Write a record and load it, through JSON: every view, event and legal move is the same, at any point of a game."""
    walk = Walk(name, players, seed, **options)
    for number, game in enumerate(walk.steps()):
        if number % 40 == 0 or game.turn is None:
            loaded = load(json.loads(json.dumps(game.record())))
            assert picture(loaded) == picture(game), story(game)
            assert json.dumps(begin(game.record()).record()["moves"]) == "[]"


CHECKS: dict[str, Check] = {
    "same seed, same game": check_same_seed_same_game,
    "clone is apart": check_clone_is_apart,
    "refused changes nothing": check_refused_changes_nothing,
    "legal is what check accepts": check_legal_is_what_check_accepts,
    "every game ends": check_ends,
    "cards and gold are conserved": check_conservation,
    "texts come back": check_texts,
    "records come back": check_record_round_trip,
    "resampled looks the same": check_resampled,
    "secrets stay secret": check_secrets_stay_secret,
}


def check(name: str, players: int, seeds: Iterable[int] = range(1), **options: object) -> None:
    """Run every check on random games of one game."""
    for seed in seeds:
        for one in CHECKS.values():
            one(name, players, seed, **options)
