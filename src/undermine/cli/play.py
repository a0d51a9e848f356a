"""`undermine play`: what was asked for, and the table it sets up."""

from __future__ import annotations

import secrets
from typing import Any

import undermine
from undermine.arguments import Arguments, refuse, whole_number
from undermine.catalogue import games, names
from undermine.cli import keeping, opponents
from undermine.cli.replay import read
from undermine.record import check_seats
from undermine.texts import text

USUAL_PLAYERS = 4
NAMES = ("Alma", "Bruno", "Cyril", "Dora", "Emil", "Freda", "Gustav", "Hedy", "Ivo", "Jana")


def main(argv: list[str]) -> int:
    """Set up a table in the terminal and play at it."""
    asked = arguments().parse_args(argv)
    if asked.options:
        print("\n".join(option_lines(asked.game, asked.lang)))
        return 0
    try:
        game = deal(asked) if asked.resume is None else load(asked)
    except (undermine.RecordError, undermine.RuleViolation, undermine.MoveSyntaxError) as bad:
        return refuse(str(bad))
    except OSError as error:
        return refuse(f"cannot read {asked.resume!r}: {error.strerror or error}")
    people = game.seats if asked.bots == opponents.PEOPLE else asked.people
    if not 0 <= people <= game.seats:
        return refuse(f"--people is a number from 0 to {game.seats}, not {people}")
    from undermine.cli.table import Table

    return Table(game, asked.lang, people, asked.bots).run()


def arguments() -> Arguments:
    """Say what can be asked for."""
    parser = Arguments("undermine play", "Play in the terminal: people share the keyboard, bots take the other seats.")
    parser.add_argument("game", metavar="GAME", choices=names(), help=f"one of {', '.join(names())}")
    parser.add_argument("--players", metavar="N", type=whole_number, help="how many sit at the table")
    parser.add_argument("--people", metavar="N", type=whole_number, default=1, help="how many of them are people (1)")
    levels = (*opponents.levels(), opponents.PEOPLE)
    about = f"how the others play: {', '.join(levels)} (people only), or MODULE:FUNCTION; left out: {opponents.USUAL}"
    parser.add_argument("--bots", metavar="LEVEL", type=opponents.known, default=opponents.USUAL, help=about)
    parser.add_argument("--name", metavar="NAME", action="append", default=[], help="a player's name, seat by seat")
    about = "such as edition=2006, or connect=any: as the Hungarian booklet has it"
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=about)
    parser.add_argument("--options", action="store_true", help="list what can be chosen by --option, and leave")
    parser.add_argument("--seed", metavar="N", help="deal the same cards again: a number or 64 hex digits")
    about = "go on with a saved game; without FILE with the one that was left last"
    parser.add_argument("--resume", metavar="FILE", nargs="?", const=keeping.LAST, help=about)
    parser.add_language()
    return parser


def option_lines(game: str, language: str) -> list[str]:
    """Tell in the reader's language what each option of a game is about and what its values mean, the default first."""
    lines: list[str] = []
    for option, values in games()[game].options.items():
        about = text(f"option-{option}-about", language)
        lines.append(f"{text(f'option-{option}', language)}: {about}")
        for value in values:
            key = f"option-{option}-{value}"
            seat = {"n": int(value) + 1} if option == "first" and value.isdigit() else {}
            lines.append(f"  {option}={value}  {text('option-first-seat' if seat else key, language, **seat)}")
    return lines


def load(asked: Any) -> undermine.Game:
    """Go on with a saved game."""
    if asked.resume == keeping.LAST:
        found = keeping.kept(asked.game)
        asked.people, asked.bots = int(found["people"]), opponents.known(str(found["bots"]))
        return undermine.load(found["record"])
    game = undermine.load(read(asked.resume))
    if game.name != asked.game:
        raise undermine.RecordError(f"{asked.resume!r} holds a game of {game.name}, not of {asked.game}")
    return game


def sitters(asked: Any, seats: int) -> list[str]:
    """Name everybody: people as they asked for, bots by the characters that they are."""
    people = seats if asked.bots == opponents.PEOPLE else asked.people
    spare = [*NAMES[len(asked.name) : max(people, 0)], *opponents.names(), *NAMES]
    return [*asked.name, *dict.fromkeys(name for name in spare if name not in asked.name)][:seats]


def deal(asked: Any) -> undermine.Game:
    """Deal a new game; people sit in the first seats."""
    low, high = games()[asked.game].seats
    seats = asked.players if asked.players is not None else min(high, max(low, USUAL_PLAYERS, len(asked.name)))
    check_seats(seats, games()[asked.game])
    people = sitters(asked, seats)
    options: dict[str, object] = {}
    for option in asked.option:
        name, _, value = option.partition("=")
        options[name] = int(value) if name == "first" and value.isascii() and value.isdigit() else value
    seed: int | str = secrets.token_hex(32)
    if asked.seed is not None:
        short = len(asked.seed) < 20 and asked.seed.isascii() and asked.seed.isdigit()
        seed = int(asked.seed) if short else asked.seed
    return undermine.new(asked.game, people, seed, **options)
