"""The harness: from a record and a seat to a move, handing the bot what that seat may know and nothing else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from threading import Lock
from typing import Final, cast

from undermine.border import Event
from undermine.bots.cave import speaking as cave
from undermine.bots.characters import temper_of
from undermine.bots.grounds import why
from undermine.bots.named import find
from undermine.bots.occasions import Gathering, Uttered
from undermine.bots.remarks import Remark, answer
from undermine.bots.saboteur import speaking as base_game
from undermine.bots.seen import Seen, look
from undermine.game import Game, begin
from undermine.kernel.events import PUBLIC
from undermine.kernel.rng import Rng
from undermine.record import moves_of, words_of
from undermine.texts import text

TALKERS: Final = ("apprentice", "miner", "foreman", "master")
SPEAK: Final = {"saboteur": base_game.speak, "cave": cave.speak}  # in games where there is something to say
SPEAKS: Final = 0x5EA4  # words have a random stream of their own
REASONS: Final = 0x3E7B  # and so has what is said with them
KEPT: Final = 64  # games whose last position is remembered
SHOWN: Final = 3  # of the moves that were tried out: the choice and the two best others


@dataclass
class Kept:
    """A game as far as it was last seen, with what each seat noted."""

    game: Game
    notes: dict[int, dict[str, object]] = field(default_factory=dict)
    events: dict[int, list[Event]] = field(default_factory=dict)
    told: dict[int, int] = field(default_factory=dict)


_kept: OrderedDict[str, Kept] = OrderedDict()
_lock: Final = Lock()


def name_of(record: dict[str, object]) -> str:
    """Name what a game began from."""
    return repr([(key, record[key]) for key in sorted(record) if key not in ("moves", "words")])


def replay(record: dict[str, object]) -> Kept:
    """Load a record; where its beginning was loaded before, only the new moves are applied."""
    name = name_of(record)
    moves = moves_of(record)
    kept = _kept.pop(name, None)
    if kept is None or kept.game.moves != moves[: len(kept.game.moves)]:
        kept = Kept(begin(record))
    for move in moves[len(kept.game.moves) :]:
        kept.game.apply(move)
    _kept[name] = kept
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return kept


def hear(kept: Kept, seat: int) -> list[Event]:
    """List the events as a seat saw them, adding only what is new."""
    events = kept.events.setdefault(seat, [])
    told = kept.told.get(seat, 0)
    if told:
        events += kept.game.events(seat, told)
    else:
        events[:] = kept.game.events(seat)
    kept.told[seat] = len(kept.game.moves)
    return events


def decide(
    record: dict[str, object],
    seat: int,
    level: str,
    seed: int,
    language: str = "en",
    uttered: Sequence[Uttered] = (),
) -> dict[str, object]:
    """Choose a move for the seat to decide: its text, why in a sentence, and the sentence's key and values."""
    find(level)
    with _lock:
        kept = replay(record)
        game = kept.game
        if game.turn != seat:
            raise ValueError(f"seat {seat} has nothing to decide; it is for seat {game.turn} to play")
        notes = kept.notes.setdefault(seat, {})
        seen = look(game.rules, game.position, seat, hear(kept, seat), notes, temper_of(game.players[seat]))
        seen.words = words_of(record)
        seen.played = game.played
        return choose(seen, level, seed, game.players, language, uttered)


def remark(
    record: dict[str, object],
    bots: dict[int, str],
    uttered: Sequence[Uttered],
    since: tuple[int, int],
    seed: int,
) -> list[Remark]:
    """Return what bots, by their levels, remark on what has come since so many moves and words, as everybody has seen it."""
    with _lock:
        acts = replay(record).game.by_move(PUBLIC)
    speakers = frozenset(seat for seat, level in bots.items() if level in TALKERS)
    players = [str(name) for name in cast(list[object], record["players"])]
    gathering = Gathering(str(record["game"]), players, speakers, acts, words_of(record), list(uttered), since)
    return answer(gathering, Rng(seed))


def word_for(seen: Seen, level: str, seed: int) -> str:
    """Return the word that a bot says before this move, or nothing: only those who think have one."""
    speak = SPEAK.get(seen.game)
    return speak(seen, Rng(seed ^ SPEAKS)) if speak and level in TALKERS else ""


def choose(
    seen: Seen, level: str, seed: int, players: list[str], language: str = "en", uttered: Sequence[Uttered] = ()
) -> dict[str, object]:
    """Choose from what a seat may know: the move's text, why in a sentence with its key and values, and what was tried out."""
    choice = find(level)(seen, Rng(seed))
    values = dict(choice.values)
    if "seat" in values:
        values["player"] = players[int(str(values["seat"]))]
    word = word_for(seen, level, seed)
    said_with_it = why(seen, word, players, list(uttered), Rng(seed ^ REASONS))
    return {
        "move": seen.text(choice.move),
        "word": word,
        "remark": said_with_it and asdict(said_with_it),
        "why": text(choice.key, language, **values),
        "key": choice.key,
        "values": values,
        "unit": choice.unit,
        "weighed": [{"move": seen.text(move), "worth": worth} for move, worth in choice.weighed[:SHOWN]],
    }
