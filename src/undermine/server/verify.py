"""`undermine verify FILE`: check a finished table's published shuffle against its commitment and its record."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

import undermine
from undermine.server import shuffle
from undermine.server.protocol import Proof


class Unproved(Exception):
    """The file does not prove what it should."""


def check(proof: Proof, commitment: str | None = None) -> list[str]:
    """Return the sentences that were proved, or raise Unproved with the first that is wrong."""
    game = undermine.load(proof.record)
    proved = [f"the record's {len(game.moves)} moves follow the rules"]
    if game.turn is not None:
        raise Unproved("the game of this record is not over")
    published = proof.shuffle
    if published is None:
        raise Unproved(
            "this table had a public deal (daily challenge, or continued from another game): no secret to check"
        )
    if commitment is not None and commitment != published.commitment:
        raise Unproved(f"the table showed another commitment before the deal: {commitment}")
    if shuffle.commitment(published.table, published.secret) != published.commitment:
        raise Unproved("the secret does not fit the commitment that was shown before the deal")
    proved.append(f"the secret fits the commitment {published.commitment}")
    added = {contribution.seat: contribution.random for contribution in published.contributions}
    if len(added) < len(published.contributions):
        raise Unproved("a seat has added randomness twice")
    if any(seat >= len(game.players) for seat in added):
        raise Unproved("randomness was added by a seat that does not exist")
    if shuffle.seed(published.table, published.secret, added) != proof.record.get("seed"):
        raise Unproved("secret and added randomness do not give the seed of the record")
    proved.append("secret and added randomness give the seed of the record")
    proved += [f"seat {seat} ({game.players[seat]}) added {random}" for seat, random in sorted(added.items())]
    return proved


def verify(argv: Sequence[str]) -> int:
    """Run `undermine verify`: 0 proved, 1 not, 2 the file cannot be read."""
    parser = argparse.ArgumentParser(prog="undermine verify", description="Check the shuffle of a finished table.")
    parser.add_argument("file", help="the proof downloaded from the table; - for standard input")
    parser.add_argument("--commitment", help="the commitment you noted before the deal")
    arguments = parser.parse_args(argv)
    try:
        data = sys.stdin.buffer.read() if arguments.file == "-" else Path(arguments.file).read_bytes()
        proof = msgspec.json.decode(data, type=Proof)
        proved = check(proof, arguments.commitment)
    except Unproved as wrong:
        print(f"NOT PROVED: {wrong}")
        return 1
    except (OSError, msgspec.MsgspecError, RecursionError, ValueError) as wrong:
        print(f"undermine verify: {wrong}", file=sys.stderr)
        return 2
    for sentence in proved:
        print(f"ok: {sentence}")
    return 0
