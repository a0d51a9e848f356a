"""Random games, and every text that might be a move of one."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from undermine.game import Game, new
from undermine.kernel.box import piece_of
from undermine.kernel.cards import SIDES
from undermine.kernel.clauses import MoveSyntaxError, RuleViolation
from undermine.kernel.events import PUBLIC
from undermine.kernel.moves import TOOLS

SPREAD = 3  # how far around the cards on the board cells are tried
FAR = ("1000,1000", "-33,0", "0,40", "-1000000000000,7")
LONGEST_GAME = 20_000
ACCEPTED = "accepted"
WAYS = 0.7  # how many steps an open side is worth to it
HURRY = 0.9  # how often a hurrying path goes on where it could


class Walk:
    """A game that is played at random, the same for the same seed; with an odd seed paths and dwarfs hurry to the goals.

    At random alone a goal is hardly ever reached, and what happens there would go untested.
    """

    def __init__(self, name: str, players: int, seed: int, **options: object) -> None:
        self.game = new(name, players=players, seed=seed, **options)
        self.chance = random.Random(seed)
        self.hurries = seed % 2 == 1

    def steps(self) -> Iterator[Game]:
        """Yield the game before every move, and once more when it is over."""
        for _ in range(LONGEST_GAME):
            yield self.game
            if self.game.turn is None:
                return
            self.game.apply(self.choose())
        raise AssertionError(f"no end after {LONGEST_GAME} moves: {story(self.game)}")

    def choose(self) -> str:
        """Choose a move: each verb as likely as any other, so that a hundred placements do not drown the rest."""
        legal = self.game.legal()
        verbs = sorted({move.split(" ")[0] for move in legal})
        if self.hurries and self.chance.random() < HURRY:
            verbs = next(([verb] for verb in ("repair", "place", "step", "discard") if verb in verbs), verbs)
        verb = self.chance.choice(verbs)
        moves = [move for move in legal if move.split(" ")[0] == verb]
        hurries = self.hurries and verb in ("place", "step")
        return min(moves, key=self.distance) if hurries else self.chance.choice(moves)

    def distance(self, move: str) -> tuple[float, float]:
        """Judge a placement or a step: near to a goal worth reaching, a card with many ways on, and no dead end."""
        verb, code, *_ = move.split(" ")
        board = self.game.view()["board"]
        assert isinstance(board, dict)
        x, y = at(move.split(" ")[-1].partition("/")[0])
        goals = [at(goal) for goal, card in board.items() if card == "?" or card.endswith("+exit")]
        far = min((abs(x - gx) + abs(y - gy) for gx, gy in goals), default=0)
        ways = len(code.rpartition(":")[2].partition("+")[0]) if verb == "place" else 0
        return far - WAYS * ways + (20 if "." in code else 0), self.chance.random()


def at(cell: str) -> tuple[int, int]:
    """Read a cell."""
    x, _, y = cell.partition(",")
    return int(x), int(y)


def random_game(name: str, players: int, seed: int, **options: object) -> Game:
    """Play a game at random to its end."""
    *_, game = Walk(name, players, seed, **options).steps()
    return game


def story(game: Game) -> str:
    """Write a game's record in one line, to be played again."""
    return json.dumps(game.record())


def answer(game: Game, text: str) -> tuple[str, ...]:
    """Try a move and return everything that its refusal says; where it is accepted the game has gone on."""
    try:
        game.apply(text)
    except RuleViolation as broken:
        return broken.clause, broken.message, str(broken.at), str(broken.side), broken.move
    except MoveSyntaxError as broken:
        return "syntax", str(broken)
    return (ACCEPTED,)


def watchers(game: Game) -> list[int]:
    """List everybody who may look: every seat, and a spectator."""
    return [*range(game.seats), PUBLIC]


def tried_cells(game: Game) -> list[str]:
    """List the cells on and around the board, and some far away."""
    board = game.view()["board"]
    assert isinstance(board, dict)
    xs = [int(cell.split(",")[0]) for cell in board]
    ys = [int(cell.split(",")[1]) for cell in board]
    near = [
        f"{x},{y}"
        for x in range(min(xs) - SPREAD, max(xs) + SPREAD + 1)
        for y in range(min(ys) - SPREAD, max(ys) + SPREAD + 1)
    ]
    return [*near, *FAR]


def words(kind: str, game: Game) -> list[str]:
    """List every word of one kind that a move of this game may hold."""
    box = game.rules.box
    if kind.startswith("="):
        return [kind[1:]]
    if kind == "path":
        return sorted(box.face_of)
    if kind == "goal":
        return sorted(game.rules.notation.goal_of)
    if kind == "card":
        return list(box.codes)
    if kind == "cards":
        return [f"{one} {other}" for i, one in enumerate(box.codes) for other in box.codes[i:]]
    if kind == "seat":
        return [str(seat) for seat in range(game.seats)]
    if kind == "tool":
        return list(TOOLS)
    if kind == "side":
        return list(SIDES)
    if kind == "number":
        return [str(number) for number in game.rules.notation.numbers]
    if kind == "numbers":
        some = [str(number) for number in game.rules.notation.numbers]
        return [*some, *(f"{one} {other}" for one in some for other in some if one <= other)]
    if kind == "field":
        names = ["".join(SIDES[i] for i in range(4) if mask >> i & 1) or "?" for mask in range(16)]
        return [f"{cell}/{name}" for cell in tried_cells(game) for name in [*names, "T"]]
    assert kind == "cell", kind
    return tried_cells(game)


def held_words(kind: str, game: Game) -> list[str]:
    """List the words of one kind that the hand of the seat to decide allows; all of them where cards play no part."""
    box = game.rules.box
    hands = game.view()["hands"]
    assert isinstance(hands, list)
    hand = sorted(hands[game.turn] if game.turn is not None else [], key=box.codes.index)
    if kind == "path":
        return [code for code, face in box.face_of.items() if box.codes[piece_of(face)] in hand]
    if kind == "card":
        return sorted(set(hand))
    if kind == "cards":
        return sorted({f"{one} {other}" for i, one in enumerate(hand) for other in hand[i + 1 :]})
    return words(kind, game)


def candidates(game: Game, chance: random.Random, most: int = 3000) -> list[str]:
    """List texts of the form of a move: with the cards of the hand all, or `most` of a kind; with other cards some."""
    texts: list[str] = []
    notation = game.rules.notation
    held: dict[str, list[str]] = {}
    known: dict[str, list[str]] = {}
    for word, kinds in zip(notation.words, notation.kinds, strict=True):
        enough = most if "path" in kinds else most // 4
        texts += combined(word, [held.setdefault(kind, held_words(kind, game)) for kind in kinds], chance, enough)
        texts += combined(word, [known.setdefault(kind, words(kind, game)) for kind in kinds], chance, most // 20 + 1)
    return texts


def combined(word: str, choices: list[list[str]], chance: random.Random, most: int) -> list[str]:
    """Combine a verb with every choice of words, or with so many at random."""
    number = 1
    for options in choices:
        number *= len(options)
    texts = []
    for pick in range(number) if number <= most else (chance.randrange(number) for _ in range(most)):
        rest, parts = pick, [word]
        for options in choices:
            rest, here = divmod(rest, len(options))
            parts.append(options[here])
        texts.append(" ".join(parts))
    return texts
