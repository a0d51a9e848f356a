"""Telling: the story of a game, from events as its watcher saw them; a round is told when it is over, never before.

Of a game that is still played only that is told which the rules have laid open: roles and goals of rounds that are over. Hands, and
the cards thrown away face down, stay hidden until the whole game is over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from undermine.game import Game, begin
from undermine.games.saboteur.border import RoundEnd
from undermine.games.saboteur.box import BOX, GOAL_TEXTS
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.events import PUBLIC
from undermine.story import duels, mazes
from undermine.story.advice import advise
from undermine.story.awards import Tally, bluffs_of
from undermine.story.chance import HINDSIGHT, chance_of, chances_of, facts_of, turning_of
from undermine.story.claims import claims_of, judges_of
from undermine.story.hindsight import set_possible
from undermine.story.rounds import Round, rounds_of
from undermine.story.scenes import UNSET, set_scenes
from undermine.story.shape import RoundTold, Told, Turn
from undermine.story.suspicion import Curves, Moment, curves_of, is_treasure, jumps_of, minds_at_end, reason_of

FORMAT: Final = "undermine-story/1"
SHARES: Final = {"diggers": 1.0, "saboteurs": 0.0, "nobody": 0.5}
Progress = Callable[[float], None]


def tell(
    game: Game, eyes: int | None = None, progress: Progress | None = None, first: Callable[[Told], None] | None = None
) -> Told:
    """Tell a game, as far as its rounds are over; `eyes` is a seat whose view of the others is told too.

    What good bots would have done takes longest: `first` is handed the story before anybody has thought about that.

    Whoever asks for a seat's eyes while the game is played must be that seat: what it knew is told.
    """
    if eyes is not None and not 0 <= eyes < game.seats:
        raise ValueError(f"there is no seat {eyes}; the seats are 0 to {game.seats - 1}")
    say = progress or nothing
    if game.name == "saboteur":
        told = among_dwarfs(game, eyes, lambda part: say(part / 4))
    elif game.name == "cave":
        told = mazes.tell(game, lambda part: say(part / 4))
    else:
        told = duels.tell(game, lambda part: say(part / 4))
    set_scenes(game, told["rounds"])
    if first is not None:
        first(told)
    alone = 0.5 if game.name == "solo" else 0.0  # of the rest goes into what was possible
    set_possible(game, told["rounds"], lambda part: say((1 + 3 * part * alone) / 4))
    advise(game, told["rounds"], eyes, lambda part: say((1 + 3 * (alone + part * (1 - alone))) / 4))
    return told


def nothing(_part: float) -> None:
    """Nobody wants to know how far it is."""


# --- the base game -----------------------------------------------------------------------------------


def among_dwarfs(game: Game, eyes: int | None, progress: Progress) -> Told:
    """Tell a game of diggers and saboteurs."""
    over = game.turn is None
    start = begin(beginning(game))
    rounds = rounds_of(game, PUBLIC)
    own = rounds_of(game, eyes) if eyes is not None else rounds
    tally = Tally(game.seats)
    told: list[RoundTold] = []
    done = [one for one in rounds if one.over and one.end is not None]
    for number, one in enumerate(done):
        told.append(tell_round(game, start, one, own[number], eyes, tally))
        progress((number + 1) / len(done))
    return {
        "format": FORMAT,
        "game": game.name,
        "players": list(game.players),
        "over": over,
        "of": "diggers",
        "rounds": told,
        "awards": tally.awards() if over and told else [],
    }


def beginning(game: Game) -> dict[str, object]:
    """Return the record of a game without its moves."""
    return {key: value for key, value in game.record().items() if key != "words"} | {"moves": []}


def cards_of(start: Game, one: Round) -> int:
    """Return how many cards would be played in a round that lasts to the end."""
    if any(event["type"] == "round" for event in one.deal):
        return sum(int(count) for count in BOX.counts)
    state = start.view(PUBLIC)
    return int(state["deck"]) + sum(len(hand) for hand in state["hands"])


def tell_round(game: Game, start: Game, one: Round, own: Round, eyes: int | None, tally: Tally) -> RoundTold:
    """Tell a round that is over."""
    end = cast(RoundEnd, one.end)
    roles = [int(role == "saboteur") for role in end["roles"]]
    treasure = next((at for at, cell in enumerate(GOAL_TEXTS) if is_treasure(end["goals"][cell])), 0)
    view = cast(SaboteurView, start.look(PUBLIC))
    curves = curves_of(view, one)
    played = 1 + next(
        at for at, events in enumerate(one.moves) if any(event["type"] == "round-end" for event in events)
    )
    cards = cards_of(start, one)
    begun, first_guilt = at_first(view, one, cards, roles, treasure)
    won = SHARES[end["winners"]]
    chance, seen = chances_of(curves, cards, roles, treasure, won, played - 1)
    turning = turning_of(chance[:played], begun)
    words = [said for said in game.said() if one.first <= said.before < one.first + played]
    claims, accusations = claims_of(words, one.first, curves.deeds)
    told: RoundTold = {
        "round": one.number,
        "first": one.first,
        "played": played,
        "grey": min(curves.grey, played),
        "guilt": curves.guilt,
        "bands": curves.bands,
        "eyes": None,
        "chance": chance,
        "seen": seen,
        "begun": begun,
        "turning": turning,
        "turns": [turn_of(curves, chance, begun, number, treasure) for number in turning],
        "markers": [
            {
                "move": jump.move,
                "seat": jump.seat,
                "by": jump.by,
                "change": jump.change,
                "key": jump.key,
                "values": jump.values,
            }
            for jump in jumps_of(curves, treasure, first_guilt)
        ],
        "claims": claims,
        "accusations": accusations,
        "judges": judges_of(words, roles, minds_at_end(view, one, roles)),
        "bluffs": bluffs_of(roles, curves, chance, begun, played),
        "sides": list(end["roles"]),
        "traitors": [role == 1 for role in roles],
        "winners": [end["winners"]],
        "taken": None,
        "possible": None,
        "out": [],
    }
    if eyes is not None:
        seat_view = cast(SaboteurView, start.look(eyes))
        told["eyes"] = {"seat": eyes, "guilt": curves_of(seat_view, own, eyes, roles[eyes], bands=False).guilt}
    tally.add_round(told, curves, roles, treasure)
    return told


def at_first(view: SaboteurView, one: Round, cards: int, roles: list[int], treasure: int) -> tuple[float, list[float]]:
    """Return the diggers' chance and everybody's look before the first move of a round."""
    before = curves_of(view, Round(one.number, one.first, one.deal, [[]]), bands=False)
    moment: Moment = before.told[0]
    truth = [float(goal == treasure) for goal in range(3)]
    facts = facts_of(moment, truth, [float(role) for role in roles], cards)
    return round(chance_of(facts, HINDSIGHT), 4), before.guilt[0]


def turn_of(curves: Curves, chance: list[float], begun: float, number: int, treasure: int) -> Turn:
    """Tell a turning move."""
    deed = curves.deeds[number]
    assert deed is not None
    key, values = reason_of(deed, treasure)
    return {
        "move": number,
        "seat": int(deed.seat),
        "before": chance[number - 1] if number else begun,
        "after": chance[number],
        "key": key,
        "values": values,
        **UNSET,
    }
