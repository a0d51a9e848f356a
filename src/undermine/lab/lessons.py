"""Lessons: close choices, each played on both ways, and what the moves that turned out well have in common.

Foremen play, and the end of a round is not played on. At some of their choices another move that they liked nearly as well is
made, and the same deal is played to its end again, by everybody's own beliefs, which hear of the move. How much more often the
side then wins is laid to the traits in which both moves differ (least squares, all traits together). What a Foreman weighs rightly
already shows no effect.

Example: python -m undermine.lab.lessons saboteur --deals 7000
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from typing import Final, cast

from undermine.arguments import Arguments, whole_number
from undermine.bots.planning import Plan, worth_trying
from undermine.bots.saboteur.beliefs import ROLES, Beliefs
from undermine.bots.saboteur.foreman import hiding, read_deeds
from undermine.bots.saboteur.hiding import price_of, rises
from undermine.bots.saboteur.player import SCORER, think, weigh_moves, weights_of
from undermine.bots.saboteur.weights import KEEP_NAMES
from undermine.bots.seen import Choice, Seen
from undermine.games.saboteur.border import RoundEnd
from undermine.games.saboteur.moves import BREAK_TOOL, DISCARD, LOOK, REPAIR, ROCK
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.game import Position
from undermine.kernel.moves import PLACE, card_of, seat_of, tool_of, verb_of
from undermine.lab import arena
from undermine.lab.contest import SEEDS
from undermine.lab.diggers import unplanned

FIRST: Final = SEEDS["tuning"] + 200_000
MOST: Final = 50_000
CLOSE: Final = Plan(candidates=6, playouts=0, depth=0, near=2.5, doubt=0.0)
OFTEN: Final = 0.22  # of all choices with cards left to draw so many are played on both ways
SEATS: Final = 5
DEEDS: Final = {BREAK_TOOL: "break", REPAIR: "repair", LOOK: "map", ROCK: "rockfall"}

Traits = dict[str, float]


@dataclass(frozen=True)
class Lesson:
    """One close choice that was played on both ways."""

    traits: Traits  # of the other move, less those of the move that was made
    gain: float  # 1 where the other move alone won the round for the seat's side, -1 where it alone lost it


def traits_of(seen: Seen, at: int, score: float, gain: float, rise: float, beliefs: Beliefs) -> Traits:
    """Return what a move has that may matter more or less than a Foreman thinks."""
    view = cast(SaboteurView, seen.view)
    move, me = seen.moves[at], seen.seat
    verb, seat, card = int(verb_of(move)), int(seat_of(move)), int(card_of(move))
    kind = KEEP_NAMES[card].removeprefix("keep_")
    guilt = beliefs.saboteur[seat]
    friend = guilt if view.roles[me] else 1.0 - guilt
    traits = {"score": score, "gain": gain, "rise": rise}
    if verb == PLACE:
        traits |= {f"lay {kind}": 1.0, "gain where sure": gain * max(beliefs.gold)}
    elif verb == DISCARD:
        traits[f"throw {kind}"] = 1.0
    elif verb == REPAIR:
        traits["last broken tool"] = float(view.tools[seat] == 1 << int(tool_of(move)))
        traits |= {"mend": 1.0} if seat == me else {"repair": 1.0, "friend repaired": friend}
    else:
        traits[DEEDS[verb]] = 1.0
        if verb == BREAK_TOOL:
            traits |= {"foe hindered": 1.0 - friend, "hindered again": float(view.tools[seat] != 0)}
    return traits


def close_choices(seen: Seen) -> dict[int, Traits]:
    """Return the moves that a Foreman likes nearly as well as the best, with their traits."""
    beliefs = think(seen, read_deeds())
    weigh_moves(seen, beliefs, weights_of("miner"), all_cards=False)
    scores, gains = list(SCORER.scores), list(SCORER.gains)
    up = rises(seen, hiding().readers)
    price = price_of(seen, hiding())
    scores = [score - price * rise for score, rise in zip(scores, up, strict=True)]
    return {
        seen.moves[at]: traits_of(seen, at, scores[at], max(-3.0, min(3.0, gains[at])), up[at], beliefs)
        for at in worth_trying(scores, CLOSE)
    }


def winners(match: arena.Match) -> str:
    """Play a round to its end; return who wins."""
    arena.play(match, [unplanned] * SEATS, arena.streams(match.seed, SEATS), arena.round_over)
    end = next(event for event in match.events if event.kind == "round-end")
    return cast(RoundEnd, end.open)["winners"]


def lessons_of(seed: int, role: int) -> Iterator[Lesson]:
    """Play a deal, and some choices of this role both ways."""
    match = arena.begin("saboteur", SEATS, seed, first=seed % SEATS)
    luck = Random(seed)
    kept: list[tuple[arena.Match, int, Traits]] = []

    def watch(position: Position, seen: Seen, choice: Choice) -> None:
        view = cast(SaboteurView, seen.view)
        if not view.deck or view.roles[seen.seat] != role or luck.random() >= OFTEN:
            return
        close = close_choices(seen)
        others = [move for move in close if move != choice.move]
        if choice.move in close and others:
            other = luck.choice(others)
            kept.append(
                (replace(match, position=position.clone(), events=match.events[:]), other, less(close, other, choice))
            )

    arena.play(match, [unplanned] * SEATS, arena.streams(seed, SEATS), arena.round_over, watch)
    end = next(event for event in match.events if event.kind == "round-end")
    side = ROLES[role] + "s"
    won = float(cast(RoundEnd, end.open)["winners"] == side)
    for fork, move, traits in kept:
        arena.carry_out(fork, move)
        ended = next((event for event in fork.fresh if event.kind == "round-end"), None)
        gained = cast(RoundEnd, ended.open)["winners"] if ended else winners(fork)
        yield Lesson(traits, float(gained == side) - won)


def less(close: dict[int, Traits], other: int, choice: Choice) -> Traits:
    """Return the traits of a move, less those of the move that was made."""
    ours, theirs = close[choice.move], close[other]
    names = sorted({*ours, *theirs})
    return {name: theirs.get(name, 0.0) - ours.get(name, 0.0) for name in names}


def effects(lessons: list[Lesson]) -> dict[str, tuple[float, float]]:
    """Return how much each trait adds to the chance to win, and the standard error: least squares, a little held back."""
    names = sorted({name for lesson in lessons for name in lesson.traits})
    size = len(names)
    place = {name: at for at, name in enumerate(names)}
    sums = [[0.001 * len(lessons) * (row == column) for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for lesson in lessons:
        held = [(place[name], value) for name, value in lesson.traits.items() if value]
        for row, value in held:
            right[row] += value * lesson.gain
            for column, other in held:
                sums[row][column] += value * other
    inverse = inverted(sums)
    found = [sum(a * b for a, b in zip(row, right, strict=True)) for row in inverse]
    spread = sum((one.gain - sum(found[place[name]] * x for name, x in one.traits.items())) ** 2 for one in lessons)
    return {name: (found[at], sqrt(inverse[at][at] * spread / len(lessons))) for at, name in enumerate(names)}


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """Return the inverse of a matrix that is surely not singular."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[size:] for row in rows]


def parser() -> Arguments:
    """Describe the arguments."""
    words = Arguments("python -m undermine.lab.lessons", "Find what a Foreman weighs too much or too little.")
    words.add_argument("role", choices=ROLES, help="whose choices")
    words.add_argument("--deals", metavar="N", type=whole_number, default=1000, help="tuning deals (1000)")
    return words


def main(argv: list[str] | None = None) -> int:
    """Play, and print every trait with its effect, the surest first."""
    words = parser()
    asked = words.parse_args(argv)
    if not 1 <= asked.deals <= MOST:
        words.error(f"--deals is from 1 to {MOST}")
    role = ROLES.index(asked.role)
    lessons = [lesson for seed in range(FIRST, FIRST + asked.deals) for lesson in lessons_of(seed, role)]
    print(f"{len(lessons)} close choices of {asked.role}s, {asked.deals} deals from {FIRST}, {SEATS} players\n")
    print("| trait | adds to the chance to win, in points |\n|---|---|")
    found = effects(lessons)
    for name in sorted(found, key=lambda name: -abs(found[name][0]) / (found[name][1] or 1.0)):
        effect, error = found[name]
        print(f"| {name} | {100 * effect:+.1f} ({100 * error:.1f}) |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
