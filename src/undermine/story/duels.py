"""Duels: the chance of either colour, and the nuggets to expect alone, after every move.

Everything is reckoned from what a spectator saw: gold in purses and under tokens, and the gold that is near.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, cast

from undermine.bots.duel.player import weights_of
from undermine.bots.duel.scores import DuelScorer
from undermine.game import Game, begin
from undermine.games.duel.position import Position
from undermine.games.duel.view import DuelView
from undermine.kernel.events import PUBLIC
from undermine.kernel.rng import Rng
from undermine.story.chance import Facts, chance_of, sum_of, turning_of
from undermine.story.rounds import Round, rounds_of
from undermine.story.scenes import UNSET
from undermine.story.shape import RoundTold, Told

ROUNDS: Final = {"duel": 3, "solo": 3}
CARDS: Final = 40.0  # about so many are played in a round: only a measure
SCORER: Final = DuelScorer()


def facts_of(game: str, view: DuelView, position: Position) -> Facts:
    """Return what the chance is reckoned from; the position is any that a spectator thinks possible."""
    SCORER.look_around(view, count_unseen=True)
    weights = weights_of(game, "miner")
    seats = int(position.seats)
    gold = [SCORER.gold(position, seat) for seat in range(seats)]
    hope = [SCORER.hopes(position, seat, weights) for seat in range(seats)]
    cards = int(position.deck_size()) + sum(int(position.hand_size(seat)) for seat in range(seats))
    left = ROUNDS[game] - int(position.round) + min(cards / CARDS, 1.0)
    if game == "solo":
        return {
            "always": 1.0,
            "gold": gold[0],
            "hope": hope[0],
            "left": left,
            "left-of-round": min(cards / CARDS, 1.0),
            "gold-with-left": gold[0] * left / 10,
        }
    ahead, nearer = gold[0] - gold[1], hope[0] - hope[1]
    tools = float(bool(view.tools[1])) - float(bool(view.tools[0]))
    return {
        "always": 1.0,
        "gold": ahead / 5,
        "gold-late": ahead / 5 / (0.25 + left),
        "hope": nearer / 5,
        "hope-late": nearer / 5 / (0.25 + left),
        "tools": tools,
    }


def moments(game: Game) -> Iterator[Facts]:
    """Yield the facts before the first move of a game and after every move."""
    copy = begin({**game.record(), "moves": [], "words": []} if game.words else {**game.record(), "moves": []})
    for move in [None, *game.moves]:
        if move is not None:
            copy.play(move)
        view = cast(DuelView, copy.look(PUBLIC))
        yield facts_of(game.name, view, cast(Position, copy.rules.resample(view, Rng(1))))


def said_of(game: str, facts: Facts) -> float:
    """Return green's chance, or alone the nuggets to expect."""
    return round(chance_of(facts, "duel") if game == "duel" else max(0.0, sum_of(facts, "solo")), 4)


def tell(game: Game, progress: Callable[[float], None]) -> Told:
    """Tell a Duel, or a game alone."""
    over = game.result
    said = []
    for number, facts in enumerate(moments(game)):
        said.append(said_of(game.name, facts))
        progress(number / max(1, game.played))
    if over is not None:
        said[-1] = float(over["scores"][0]) if game.name == "solo" else (0 in over["winners"]) / len(over["winners"])
    rounds = [tell_round(game, one, said) for one in rounds_of(game, PUBLIC) if one.over and one.moves]
    return {
        "format": "undermine-story/1",
        "game": game.name,
        "players": list(game.players),
        "over": over is not None,
        "of": "green" if game.name == "duel" else "nuggets",
        "rounds": rounds,
        "awards": [],
    }


def tell_round(game: Game, one: Round, said: list[float]) -> RoundTold:
    """Tell a round."""
    played = len(one.moves)
    chance, begun = said[one.first + 1 : one.first + played + 1], said[one.first]
    turning = turning_of(chance, begun)
    return {
        "round": one.number,
        "first": one.first,
        "played": played,
        "grey": 0,
        "guilt": [[0.0] * game.seats for _ in range(played)],
        "bands": [],
        "eyes": None,
        "chance": chance,
        "seen": chance,
        "begun": begun,
        "turning": turning,
        "turns": [
            {
                "move": number,
                "seat": mover_of(one, number),
                "before": chance[number - 1] if number else begun,
                "after": chance[number],
                "key": key_of(one, number),
                "values": {},
                **UNSET,
            }
            for number in turning
        ],
        "markers": [],
        "claims": [],
        "accusations": [],
        "judges": [],
        "bluffs": [],
        "sides": ["green", "blue"][: game.seats] if game.name == "duel" else [game.options["colour"]],
        "traitors": [],
        "winners": [],
        "taken": None,
        "possible": None,
        "out": [],
    }


def mover_of(one: Round, number: int) -> int:
    """Return who made a move."""
    seats = [event["seat"] for event in one.moves[number] if isinstance(event["seat"], int)]
    return int(seats[0]) if seats else 0


KEYS: Final[dict[str, str]] = {
    "claim": "story-turn-claim",
    "goal": "story-turn-goal",
    "break": "story-turn-break",
    "rockfall": "story-turn-rockfall",
    "strike": "story-turn-strike",
    "leave": "story-turn-leave",
    "attack": "story-turn-attack",
    "place": "story-turn-place",
}


def key_of(one: Round, number: int) -> str:
    """Say what a turning move was: the most telling of what it did."""
    kinds: list[Any] = [event["type"] for event in one.moves[number]]
    return next((key for kind, key in KEYS.items() if kind in kinds), "story-turn-card")
