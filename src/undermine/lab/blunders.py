"""Blunders: moves that look stupid to people, judged from what the seat itself knew.

`python -m undermine.lab.blunders --level foreman` counts those of a level on the test seeds.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from typing import Final, cast

from undermine.bots.cave import player as cave
from undermine.bots.duel import player as duel
from undermine.bots.duel.scores import DuelScorer
from undermine.bots.levels import LEVELS
from undermine.bots.saboteur import player as saboteur
from undermine.bots.saboteur.beliefs import Beliefs
from undermine.bots.saboteur.scores import Scorer
from undermine.bots.seen import Choice, Seen
from undermine.games.cave import moves as cave_moves
from undermine.games.cave.clans import works_for
from undermine.games.cave.position import MONSTER, WALK
from undermine.games.cave.position import OVER as CAVE_OVER
from undermine.games.cave.scoring import winning_clan
from undermine.games.cave.view import CaveView
from undermine.games.duel import moves as duel_moves
from undermine.games.duel.position import OVER as DUEL_OVER
from undermine.games.duel.position import Position as DuelPosition
from undermine.games.duel.view import DuelView
from undermine.games.saboteur.moves import DISCARD, REPAIR
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.events import Log
from undermine.kernel.game import Position
from undermine.kernel.moves import PLACE, card_of, seat_of, verb_of
from undermine.kernel.rng import Rng
from undermine.lab.arena import begin, play, streams
from undermine.lab.contest import SEEDS

SEATS: Final = {"saboteur": 5, "duel": 2, "solo": 1, "cave": 5}
SCORER: Final = Scorer()
DUELS: Final = DuelScorer()
BARRED: Final = 0.25  # nuggets: so much less to hope for is a price, not a gift
THROWN: Final = (duel_moves.DISCARD, duel_moves.DISCARD_TWO)
BETTER: Final = 0.75  # cards: another card in hand would have brought the path so much closer
LONGER: Final = -0.5
THOUGHTS: Final = 6  # times four positions in which leaving the cave might lose the game
KNOWN: Final = 0.9  # so sure is a seat of a known saboteur


def count(game: str, seats: int, seeds: range, level: str = "miner") -> tuple[int, Counter[str]]:
    """Let bots of a level play these deals among themselves; return how many moves they made, and which blunders."""
    moves = 0
    flagged: Counter[str] = Counter()

    def judge(_position: Position, seen: Seen, choice: Choice) -> None:
        nonlocal moves
        moves += 1
        found = blunder(seen, choice)
        if found:
            flagged[found] += 1

    for seed in seeds:
        play(begin(game, seats, seed), [LEVELS[level].choose] * seats, streams(seed, seats), None, judge)
    return moves, flagged


def blunder(seen: Seen, choice: Choice) -> str:
    """Name what is stupid about a move, or nothing."""
    if seen.rules.name == "saboteur":
        return among_dwarfs(seen, choice)
    return in_the_cave(seen, choice) if seen.rules.name == "cave" else in_the_duel(seen, choice)


def among_dwarfs(seen: Seen, choice: Choice) -> str:
    """Judge a move of the base game."""
    view = cast(SaboteurView, seen.view)
    role = view.roles[seen.seat]
    verb = verb_of(choice.move)
    beliefs = saboteur.think(seen, saboteur.rates())
    if verb == REPAIR and role == 0 and seat_of(choice.move) != seen.seat:
        return "repairs a known saboteur" if beliefs.saboteur[seat_of(choice.move)] > KNOWN else ""
    if verb == PLACE:
        return lays_badly(seen, choice, beliefs, role)
    if verb == DISCARD and role == 0 and wins_at_once(seen, beliefs):
        return "a digger throws a card away who could have found the treasure"
    return ""


def lays_badly(seen: Seen, choice: Choice, beliefs: Beliefs, role: int) -> str:
    """Judge a path: a digger who lengthens every way with a better card in hand, a saboteur who finishes it."""
    view = cast(SaboteurView, seen.view)
    paths = [move for move in seen.moves if verb_of(move) == PLACE]
    SCORER.count_cards(view, all_cards=False)
    SCORER.weigh(view, seen.seat, role, beliefs, paths, saboteur.weights_of("miner")[role])
    gain = SCORER.gains[paths.index(choice.move)]
    SCORER.weigh(view, seen.seat, role, beliefs, [choice.move], saboteur.weights_of("miner")[role])
    if role == 1:
        certain = max(beliefs.gold) > KNOWN
        finishes = SCORER.found(beliefs) > (KNOWN if certain else 0.34)
        return "a saboteur finishes the path" if finishes else ""
    others = [
        g for move, g in zip(paths, gains(seen, beliefs, paths), strict=True) if card_of(move) != card_of(choice.move)
    ]
    if gain < LONGER and max(others, default=-99.0) > gain + BETTER:
        return "a digger lengthens the way with a better card in hand"
    return ""


def gains(seen: Seen, beliefs: Beliefs, paths: list[int]) -> list[float]:
    """Return by how many cards each path shortens the way, as the seat sees it."""
    view = cast(SaboteurView, seen.view)
    SCORER.weigh(view, seen.seat, 0, beliefs, paths, saboteur.weights_of("miner")[0])
    return list(SCORER.gains)


def wins_at_once(seen: Seen, beliefs: Beliefs) -> bool:
    """Say whether some path in hand surely finds the treasure."""
    view = cast(SaboteurView, seen.view)
    SCORER.count_cards(view, all_cards=False)
    for move in seen.moves:
        if verb_of(move) == PLACE:
            SCORER.weigh(view, seen.seat, 0, beliefs, [move], saboteur.weights_of("miner")[0])
            if SCORER.found(beliefs) > KNOWN:
                return True
    return False


# --- the Duel and its solo game ------------------------------------------------------------------------


def in_the_duel(seen: Seen, choice: Choice) -> str:
    """Judge a move of the Duel: gold left lying, or handed to the opponent."""
    verb = verb_of(choice.move)
    if verb in THROWN and any(claims(seen, move, seen.seat) for move in seen.moves if verb_of(move) == PLACE):
        return "throws cards away with gold in reach"
    if verb != PLACE or seen.rules.name == "solo":
        return ""
    gives = claims(seen, choice.move, 1 - seen.seat) and not claims(seen, choice.move, seen.seat)
    return "digs the opponent's way to gold" if gives else ""


def claims(seen: Seen, move: int, seat: int) -> bool:
    """Say whether a path surely brings a seat gold that lies open, and does not bar its way to more."""
    world = cast(DuelPosition, seen.rules.resample(seen.view, Rng(0)))
    after = world.clone()
    after.apply(move, None)
    if after.shown != world.shown or after.round != world.round or after.phase == DUEL_OVER:
        return False
    DUELS.look_around(cast(DuelView, seen.view), count_unseen=True)
    return DUELS.gold(after, seat) > DUELS.gold(world, seat) and hopes(after, seat) > hopes(world, seat) - BARRED


def hopes(position: DuelPosition, seat: int) -> float:
    """Return the nuggets that a seat may still hope for."""
    return float(DUELS.hopes(position, seat, duel.weights_of("duel", "miner")))


# --- the Dark Cave -------------------------------------------------------------------------------------


def in_the_cave(seen: Seen, choice: Choice) -> str:
    """Judge a move of the cave: gifts to known foes, a monster set on a known friend, standing still before the exit."""
    verb = verb_of(choice.move)
    if verb in (cave_moves.GIVE_BOOTS, cave_moves.GIVE_AXE):
        friend = cave.friends(seen, cave.weights_of("miner").trust)
        return "equips a known foe" if friend[seat_of(choice.move)] < 1 - KNOWN else ""
    view = cast(CaveView, seen.view)
    if verb == cave_moves.STEP and view.public.phase == MONSTER:
        return bites_a_friend(seen, choice.move)
    if verb == cave_moves.HALT and view.public.phase == WALK:
        return stays_inside(seen)
    return ""


def bites_a_friend(seen: Seen, move: int) -> str:
    """Judge a monster's step by whom it attacks."""
    after = seen.rules.resample(seen.view, Rng(0))
    log = Log(seen.rules.border)
    after.apply(move, log)
    friend = cave.friends(seen, cave.weights_of("miner").trust)
    met = [friend[cast(int, event.seat)] for event in log.events if event.kind == "attack"]
    return "sets a monster on a known friend" if met and min(met) > KNOWN else ""


def stays_inside(seen: Seen) -> str:
    """Judge a halt: the next step might have led out, without losing the game."""
    for move in seen.moves:
        if verb_of(move) != cave_moves.STEP:
            continue
        lost = False
        left = False
        for world in [world for seed in range(THOUGHTS) for world in cave.imagine(seen, Rng(seed))]:
            inside = world.is_inside(seen.seat)
            world.apply(move, None)
            left = inside and not world.is_inside(seen.seat)
            mine = int(works_for(int(world.clans[seen.seat])))
            lost = lost or (world.phase == CAVE_OVER and int(winning_clan(world)) != mine)
        if left and not lost:
            return "stays in the cave beside the exit"
    return ""


def main(argv: list[str] | None = None) -> int:
    """Count a level's blunders in every game."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--moves", type=int, default=3000, help="at least so many of each game")
    words.add_argument("--level", choices=tuple(LEVELS), default="miner", help="who plays (miner)")
    words.add_argument("--skip", type=int, default=0, help="leave out so many deals of the range")
    asked = words.parse_args(argv)
    print("| game | players | deals | moves | blunders | which |\n|---|---|---|---|---|---|")
    for game, seats in SEATS.items():
        moves, deals, first = 0, 0, SEEDS["test"] + asked.skip
        flagged: Counter[str] = Counter()
        while moves < asked.moves:
            more, found = count(game, seats, range(first + deals, first + deals + 1), asked.level)
            moves, deals, flagged = moves + more, deals + 1, flagged + found
        which = ", ".join(f"{name} ({times})" for name, times in flagged.most_common())
        print(f"| {game} | {seats} | {deals} | {moves} | {flagged.total()} ({flagged.total() / moves:.2%}) | {which} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
