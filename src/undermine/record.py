"""Records: one JSON document is one game; reading one with a sentence for everything wrong with it (contract, section 4)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from string import hexdigits
from typing import Final

from undermine.catalogue import games, names
from undermine.kernel.clauses import RecordError
from undermine.kernel.game import Rules
from undermine.kernel.setups import short

FORMAT: Final = "undermine/1"
KEYS: Final = ("format", "game", "options", "players", "seed", "setup", "moves", "words")
LARGEST: Final = 4_000_000  # bytes; a game of the longest kind needs a few thousand
MOST_MOVES: Final = 10_000
MOST_WORDS: Final = 10_000
LONGEST_NAME: Final = 100

SaidText = tuple[int, int, str]
"""A word as it stands in a record: how many moves came before it, the seat that said it, its text."""


def parse(text: str | bytes) -> dict[str, object]:
    """Read a record's JSON text; whether it describes a game is for `begin` and `load` to say.

    Examples:
        >>> parse('{"format": "undermine/1"}')
        {'format': 'undermine/1'}
        >>> parse("[]")
        Traceback (most recent call last):
        undermine.kernel.clauses.RecordError: a record is an object, not []
    """
    if len(text) > LARGEST:
        raise RecordError(f"the record is larger than {LARGEST} bytes; no game needs that many")
    try:
        record = json.loads(text, object_pairs_hook=unique_keys, parse_constant=refuse_constant)
    except RecordError:
        raise
    except RecursionError:
        raise RecordError("the record is nested too deeply") from None
    except UnicodeDecodeError:
        raise RecordError("the record is not UTF-8 text") from None
    except json.JSONDecodeError as broken:
        raise RecordError(f"the record is not JSON: {broken}") from None
    except ValueError as broken:
        raise RecordError(f"the record is not JSON: {broken}") from None
    if not isinstance(record, dict):
        raise RecordError(f"a record is an object, not {short(record)}")
    return record


def unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Build an object; a key given twice is refused."""
    record = dict(pairs)
    if len(record) != len(pairs):
        raise RecordError("the record names a key twice in one object")
    return record


def refuse_constant(name: str) -> object:
    """Refuse the numbers that JSON does not have."""
    raise RecordError(f"the record holds {name}, which is no number of JSON")


def rules_of(record: dict[str, object]) -> Rules:
    """Check the frame of a record and return the rules of its game."""
    if not isinstance(record, dict):
        raise RecordError(f"a record is an object, not {short(record)}")
    if record.get("format") != FORMAT:
        raise RecordError(f"the format {short(record.get('format'))} is unknown; this program reads {FORMAT}")
    for key in record:
        if key not in KEYS:
            raise RecordError(f"a record has no key {short(key)}")
    game = record.get("game")
    if not isinstance(game, str) or game not in names():
        raise RecordError(f"the game {short(game)} is unknown; known are {', '.join(names())}")
    if ("seed" in record) == ("setup" in record):
        raise RecordError("a record holds either a seed or a setup")
    return games()[game]


def players_of(record: dict[str, object], rules: Rules) -> list[str]:
    """Check the names of the players; their number is the number of seats."""
    players = record.get("players")
    if not isinstance(players, list) or not all(isinstance(name, str) for name in players):
        raise RecordError(f"players: {short(players)} must be a list of names")
    if any(len(name) > LONGEST_NAME for name in players):
        raise RecordError(f"players: a name has at most {LONGEST_NAME} characters")
    check_seats(len(players), rules)
    return list(players)


def check_seats(seats: int, rules: Rules) -> None:
    """Refuse a number of players that the game is not for."""
    low, high = rules.seats
    if not low <= seats <= high:
        raise RecordError(f"{rules.name} is {for_whom(rules)}, not {seats}")


def for_whom(rules: Rules) -> str:
    """Say how many players a game is for."""
    low, high = rules.seats
    return f"for {low} to {high} players" if low < high else f"for {how_many(low, 'player')}"


def how_many(number: int, what: str) -> str:
    """Count something in English: 1 player, 2 players."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def options_of(given: object, rules: Rules, seats: int) -> dict[str, str]:
    """Check the options and fill in the defaults; a seat is written as a number, everything else as a word."""
    if not isinstance(given, dict):
        raise RecordError(f"options: {short(given)} must be an object")
    options: dict[str, str] = {}
    for name, value in given.items():
        if name not in rules.options:
            raise RecordError(f"{rules.name} has no option {short(name)}")
        allowed = [choice for choice in rules.options[name] if not is_seat(name, choice) or int(choice) < seats]
        if isinstance(value, str) and is_seat(name, value):
            raise RecordError(f"option {name}: {short(value)} must be a number, not a text: seats are numbers")
        written = str(value) if isinstance(value, int) and value in range(seats) and is_seat(name, value) else value
        if not isinstance(written, str) or written not in allowed:
            raise RecordError(f"option {name}: {short(value)} must be one of {', '.join(allowed)}")
        options[name] = written
    return rules.settle(options)


def is_seat(name: str, value: object) -> bool:
    """Say whether an option's value is the number of a seat."""
    if isinstance(value, str):
        return name == "first" and value.isdigit()
    return name == "first" and isinstance(value, int) and not isinstance(value, bool)


def written_options(options: dict[str, str]) -> dict[str, object]:
    """Write options as they stand in a record."""
    return {name: int(value) if is_seat(name, value) else value for name, value in options.items()}


def seed_of(seed: object) -> bytes:
    """Read a seed: 64 hex digits."""
    if not isinstance(seed, str) or len(seed) != 64 or any(digit not in hexdigits for digit in seed):
        raise RecordError(f"seed: {short(seed)} must be 64 hex digits")
    return bytes.fromhex(seed)


def moves_of(record: dict[str, object]) -> list[str]:
    """Check that the moves are a list of texts; whether they are moves is for the game to say."""
    moves = record.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise RecordError("moves must be a list of texts")
    if len(moves) > MOST_MOVES:
        raise RecordError(f"moves: no game has more than {MOST_MOVES}")
    return moves


def words_of(record: dict[str, object]) -> list[SaidText]:
    """Check that the words are a list of [moves before it, seat, text] in their order; what they say is for the game to check."""
    words = record.get("words", [])
    if not isinstance(words, list):
        raise RecordError(f"words: {short(words)} must be a list")
    if len(words) > MOST_WORDS:
        raise RecordError(f"words: no record has more than {MOST_WORDS}")
    moves, last = len(moves_of(record)), 0
    for number, entry in enumerate(words):
        if not (
            isinstance(entry, list | tuple)
            and len(entry) == 3
            and all(isinstance(part, int) and not isinstance(part, bool) for part in entry[:2])
            and isinstance(entry[2], str)
        ):
            raise RecordError(f"words: number {number} is {short(entry)}, and not [moves before it, seat, text]")
        if not last <= entry[0] <= moves:
            raise RecordError(
                f"words: number {number} comes after {entry[0]} moves: they stand in their order, and no move is missing"
            )
        last = entry[0]
    return [(before, seat, text) for before, seat, text in words]


def deeds_of(record: dict[str, object]) -> Iterator[str | SaidText]:
    """List the moves of a record and, where they were said, the words between them."""
    words = words_of(record)
    said = 0
    for number, move in enumerate(moves_of(record)):
        while said < len(words) and words[said][0] <= number:
            yield words[said]
            said += 1
        yield move
    yield from words[said:]
