"""Mazes: the story of a game in the Dark Cave, told when it is over: which clan would win, who would get out, who seemed loyal."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final, cast

from undermine.border import Event
from undermine.bots.cave.hopes import CaveHopes
from undermine.bots.cave.player import believed, deeds_of, loyalty, weights_of
from undermine.game import Game, begin
from undermine.games.cave.clans import identity_of, works_for
from undermine.games.cave.position import Position
from undermine.games.cave.view import CaveView
from undermine.kernel.events import PUBLIC
from undermine.record import deeds_of as steps_of
from undermine.story.chance import Facts, chance_of, turning_of
from undermine.story.claims import claims_of, commitments, judge_of
from undermine.story.duels import key_of, mover_of
from undermine.story.rounds import rounds_of
from undermine.story.scenes import UNSET
from undermine.story.shape import Judge, Marker, Told
from undermine.story.suspicion import DECIMALS, JUMP

HOPES: Final = CaveHopes()
BLUE: Final = 0
TRUST: Final = 1.0  # how far attacks and gifts are believed to tell friend from foe


def clans_of(position: Position) -> list[int]:
    """Return for which clan every seat works."""
    return [int(works_for(int(position.clans[seat]))) for seat in range(int(position.seats))]


def hopes_of(position: Position) -> list[float]:
    """Return how near everybody is to getting out, with all that is hidden known; who is out has done it."""
    view = cast(CaveView, position.view(None))
    clans = clans_of(position)
    HOPES.look_around(view, 0, [float(clan == clans[0]) for clan in clans], wide=True)
    HOPES.survey(position)
    hopes = HOPES.hopes(position, 0, weights_of("miner"), same_board=True)
    return [1.0 if not position.is_inside(seat) else hope for seat, hope in enumerate(hopes)]


def facts_of(position: Position, hopes: list[float]) -> Facts:
    """Return what the chance of the blue clan is reckoned from."""
    seats = int(position.seats)
    clans = clans_of(position)
    sure, hoped, first = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    for seat, clan in enumerate(clans):
        nuggets = int(position.nuggets(seat))
        rivals = seats - clans.count(clan)
        if not position.is_inside(seat):
            sure[clan] += nuggets * rivals
        hoped[clan] += hopes[seat] * (nuggets + 0.5) * rivals
        first[clan] = max(first[clan], hopes[seat])
    left = int(position.deck_size()) + sum(int(position.hand_size(seat)) for seat in range(seats))
    late = 1.0 - min(left / 100, 1.0)
    return {
        "always": 1.0,
        "out": (sure[0] - sure[1]) / seats / 3,
        "hoped": (hoped[0] - hoped[1]) / seats,
        "hoped-late": (hoped[0] - hoped[1]) / seats * late,
        "first": first[0] - first[1],
        "workers": (clans.count(0) - clans.count(1)) / seats,
    }


def out_facts(position: Position, seat: int, hope: float) -> Facts:
    """Return what a seat's chance to get out is reckoned from."""
    seats = int(position.seats)
    left = int(position.deck_size()) + sum(int(position.hand_size(other)) for other in range(seats))
    odds = log(max(hope, 1e-4) / max(1.0 - hope, 1e-4))
    return {
        "always": 1.0,
        "odds": odds / 4,
        "odds-late": odds / 4 * (1.0 - min(left / 100, 1.0)),
        "cards": left / seats / 10,
        "down": float(position.lies_down(seat)),
    }


def guilt_of(view: CaveView, events: list[Event]) -> list[float]:
    """Return the chance that everybody works against their own colour, as a spectator sees it."""
    seats = int(view.public.seats)
    blue = [loyalty(view, seat) if view.colours[seat] == BLUE else 1.0 - loyalty(view, seat) for seat in range(seats)]
    blue = believed(blue, deeds_of(events), TRUST)
    return [round(1.0 - chance if view.colours[seat] == BLUE else chance, DECIMALS) for seat, chance in enumerate(blue)]


def tell(game: Game, progress: Callable[[float], None]) -> Told:
    """Tell a game of the cave; while it is played there is nothing to tell."""
    told: Told = {
        "format": "undermine-story/1",
        "game": game.name,
        "players": list(game.players),
        "over": game.turn is None,
        "of": "blue",
        "rounds": [],
        "awards": [],
    }
    if game.turn is not None or game.result is None or not game.played:
        return told
    record = game.record()
    copy = begin(record)
    guilt: list[list[float]] = []
    chance: list[float] = []
    out: list[list[float]] = []
    heard: list[Event] = copy.events(PUBLIC)
    before_all: list[float] = []
    for deed in steps_of(record):
        if not isinstance(deed, str):
            continue
        if not before_all:
            before_all = [blue_chance(copy), *guilt_of(cast(CaveView, copy.look(PUBLIC)), heard)]
        copy.play(deed)
        heard += copy.events(PUBLIC, copy.played - 1)
        position = cast(Position, copy.position)
        hopes = hopes_of(position) if copy.turn is not None else ended_hopes(position)
        guilt.append(guilt_of(cast(CaveView, copy.look(PUBLIC)), heard))
        chance.append(blue_chance(copy))
        out.append(
            [
                hopes[seat]
                if copy.turn is None or not position.is_inside(seat)
                else round(chance_of(out_facts(position, seat, hope), "cave-out"), DECIMALS)
                for seat, hope in enumerate(hopes)
            ]
        )
        progress(copy.played / game.played)
    one = rounds_of(game, PUBLIC)[0]
    turning = turning_of(chance, before_all[0])
    claims, accusations = claims_of(game.said(), 0, [None] * len(chance))
    clans = clans_of(cast(Position, game.position))
    traitors = [int(identity_of(int(card))) for card in cast(Position, game.position).clans[: game.seats]]
    told["rounds"] = [
        {
            "round": one.number,
            "first": 0,
            "played": len(chance),
            "grey": grey_of([mover_of(one, number) for number in range(len(chance))], game.seats),
            "guilt": guilt,
            "bands": [],
            "eyes": None,
            "chance": chance,
            "seen": chance,
            "begun": before_all[0],
            "turning": turning,
            "turns": [
                {
                    "move": number,
                    "seat": mover_of(one, number),
                    "before": chance[number - 1] if number else before_all[0],
                    "after": chance[number],
                    "key": key_of(one, number),
                    "values": {},
                    **UNSET,
                }
                for number in turning
            ],
            "markers": markers_of(guilt, before_all[1:], [mover_of(one, number) for number in range(len(chance))]),
            "claims": claims,
            "accusations": accusations,
            "judges": judges_of(game, guilt[-2] if len(guilt) > 1 else before_all[1:], traitors),
            "bluffs": [],
            "sides": [("blue", "yellow")[clan] for clan in clans],
            "traitors": [bool(traitor) for traitor in traitors],
            "winners": sorted({("blue", "yellow")[clans[seat]] for seat in game.result["winners"]}),
            "taken": None,
            "possible": None,
            "out": out,
        }
    ]
    return told


def judges_of(game: Game, mind: list[float], traitors: list[int]) -> list[Judge]:
    """Score everybody's words beside what a bot that saw the same thought before the last move, which opens every card."""
    dealt = begin({key: value for key, value in game.record().items() if key != "words"} | {"moves": []})
    found: list[Judge] = []
    for seat in range(game.seats):
        own = cast(CaveView, dealt.look(seat))
        odds = [1.0 - loyalty(own, other) for other in range(game.seats)]
        found.append(judge_of(seat, commitments(game.said(), seat, game.seats), odds, mind, traitors))
    return found


def blue_chance(game: Game) -> float:
    """Return the blue clan's chance, or what came of it; a game that nobody wins counts half."""
    position = cast(Position, game.position)
    if game.result is not None:
        clans = clans_of(position)
        winners = {clans[seat] for seat in game.result["winners"]}
        return 0.5 if len(winners) != 1 else float(BLUE in winners)
    return round(chance_of(facts_of(position, hopes_of(position)), "cave"), DECIMALS)


def ended_hopes(position: Position) -> list[float]:
    """Return who got out."""
    return [float(not position.is_inside(seat)) for seat in range(int(position.seats))]


def grey_of(movers: list[int], seats: int) -> int:
    """Return how many moves were made before everybody had a turn."""
    seen: set[int] = set()
    for number, seat in enumerate(movers):
        seen.add(seat)
        if len(seen) == seats:
            return number
    return len(movers)


def markers_of(guilt: list[list[float]], start: list[float], movers: list[int]) -> list[Marker]:
    """List the moments at which somebody began to look more or less loyal."""
    found: list[Marker] = []
    for number, now in enumerate(guilt):
        before = guilt[number - 1] if number else start
        for seat, (was, chance) in enumerate(zip(before, now, strict=True)):
            if abs(chance - was) >= JUMP:
                key = (
                    "story-why-shown"
                    if chance in (0.0, 1.0)
                    else "story-why-attack"
                    if chance > was
                    else "story-why-gift"
                )
                found.append(
                    {
                        "move": number,
                        "seat": seat,
                        "by": movers[number],
                        "change": round(chance - was, DECIMALS),
                        "key": key,
                        "values": {},
                    }
                )
    return found[:12]
