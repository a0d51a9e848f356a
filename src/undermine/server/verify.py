"""`undermine verify FILE`: check a finished table's published shuffle against its commitment and its record."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

import undermine
from undermine.arguments import Arguments, refuse
from undermine.server import shuffle
from undermine.server.protocol import Proof, Random, Shuffle, TableId


class Seen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one browser noted before and during the game; its page saves it as a file."""

    format: Literal["undermine-seen/1"]
    table: TableId
    commitment: str | None
    randoms: list[Random]
    people: list[int]
    mine: list[int]
    seen: dict[int, list[dict[str, Any]]]
    contradicted: bool = False


class Unproved(Exception):
    """The file does not prove what it should."""


def check(proof: Proof, commitment: str | None = None, seen: Seen | None = None) -> list[str]:
    """Return the sentences that were proved, or raise Unproved with the first that is wrong."""
    game = undermine.load(proof.record)
    proved = [f"the record's {len(game.moves)} moves follow the rules"]
    if game.turn is not None:
        raise Unproved("the game of this record is not over")
    published = proof.shuffle
    if published is None and (commitment is not None or (seen is not None and seen.commitment is not None)):
        raise Unproved("the table showed a commitment before the deal, and the proof has none")
    if published is None:
        raise Unproved(
            "this table had a public deal (daily challenge, or continued from another game): no secret to check"
        )
    if commitment is not None and commitment != published.commitment:
        raise Unproved(f"the table showed another commitment before the deal: {commitment}")
    proved += _check_shuffle(published, game, proof.record.get("seed"))
    if seen is not None:
        proved += _check_seen(seen, published, game)
    return proved


def _check_shuffle(published: Shuffle, game: undermine.Game, seed: object) -> list[str]:
    """Hold the secret against the commitment, and both with what was added against the seed."""
    if shuffle.commitment(published.table, published.secret) != published.commitment:
        raise Unproved("the secret does not fit the commitment that was shown before the deal")
    added = {contribution.seat: contribution.random for contribution in published.contributions}
    if len(added) < len(published.contributions):
        raise Unproved("a seat has added randomness twice")
    if any(seat >= len(game.players) for seat in added):
        raise Unproved("randomness was added by a seat that does not exist")
    if published.people is None:
        raise Unproved(
            "the proof does not say who at the deal was a person: a seat of a bot may have added what the server liked"
        )
    if strange := sorted(added.keys() ^ set(published.people)):
        raise Unproved(f"every person adds randomness and no bot does: it is otherwise at seat {strange[0]}")
    if shuffle.seed(published.table, published.secret, added) != seed:
        raise Unproved("secret and added randomness do not give the seed of the record")
    return [
        f"the secret fits the commitment {published.commitment}",
        "secret and added randomness give the seed of the record",
        *(f"seat {seat} ({game.players[seat]}) added {random}" for seat, random in sorted(added.items())),
    ]


def _check_seen(seen: Seen, published: Shuffle, game: undermine.Game) -> list[str]:
    """Hold the proof against what a browser saw: the server cannot change that afterwards."""
    if seen.table != published.table:
        raise Unproved(f"the browser saw another table: {seen.table}")
    if seen.commitment is not None and seen.commitment != published.commitment:
        raise Unproved(f"the browser was shown another commitment before the deal: {seen.commitment}")
    if seen.contradicted:
        raise Unproved("the browser was shown cards, and later others in their place")
    added = {contribution.seat: contribution.random for contribution in published.contributions}
    for seat in added:
        if seen.people and seat not in seen.people:
            raise Unproved(f"the browser saw no person at seat {seat}, and yet it has added randomness")
    for seat in seen.mine:
        if seen.randoms and added.get(seat) not in seen.randoms:
            raise Unproved(f"what the browser added at seat {seat} is not in the proof")
    for seat, events in seen.seen.items():
        if not 0 <= seat < len(game.players):
            raise Unproved(f"the browser saw the cards of seat {seat}, which does not exist")
        kinds = game.rules.border.kinds
        dealt = [event for event in game.events(seat) if kinds[event["type"]].dealt and event["seat"] == seat]
        for number, event in enumerate(events):
            if number >= len(dealt) or event != dealt[number]:
                raise Unproved(f"seat {seat} was shown {event!r}, and the record deals otherwise")
    cards = sum(map(len, seen.seen.values()))
    return [f"the {cards} deals and draws that the browser saw are those of the record"]


def verify(argv: Sequence[str]) -> int:
    """Run `undermine verify`: 0 proved, 1 not, 2 the file cannot be read."""
    parser = Arguments("undermine verify", "Check the shuffle of a finished table.")
    parser.add_argument("file", help="the proof downloaded from the table; - for standard input")
    parser.add_argument("--commitment", help="the commitment you noted before the deal")
    parser.add_argument("--seen", help="what your browser saw, saved from its page: commitment, own part, every card")
    arguments = parser.parse_args(argv)
    try:
        data = sys.stdin.buffer.read() if arguments.file == "-" else Path(arguments.file).read_bytes()
        proof = msgspec.json.decode(data, type=Proof)
        seen = None if arguments.seen is None else msgspec.json.decode(Path(arguments.seen).read_bytes(), type=Seen)
        proved = check(proof, arguments.commitment, seen)
    except Unproved as wrong:
        print(f"NOT PROVED: {wrong}")
        return 1
    except OSError as wrong:
        return refuse(f"cannot read {wrong.filename or 'standard input'}: {wrong.strerror or wrong}", "verify")
    except (msgspec.MsgspecError, RecursionError, ValueError) as wrong:
        return refuse(f"this is no proof of a table, as its page hands it out: {wrong}", "verify")
    for sentence in proved:
        print(f"ok: {sentence}")
    if seen is None:
        print("not checked: what your browser saw before the deal and during the game; --seen FILE compares it")
    return 0
