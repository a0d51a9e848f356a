"""Playthroughs: whole games as texts that people can read, with what every watcher learns from every move.

`python -m tests.playthroughs.remake` writes them all anew with the moves they have, `… saboteur-3-modern` one of them; where a
file is gone a game is played for it. A line of a playthrough says
what changed and for whom: `*` knows everything, `-` is a spectator, numbers are seats, `all` is everybody.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import undermine
from undermine.catalogue import games, names
from undermine.testing import Walk

HERE = Path(__file__).parent
WATCHERS_OF_ALL = "all"
SIZES = {"saboteur": (3, 5, 10), "cave": (2, 4, 5, 8)}
Facts = dict[str, str]


def wanted() -> dict[str, tuple[str, int, dict[str, object]]]:
    """List the playthroughs there must be: every game, small and large, in every edition; the cave with its votes too."""
    found: dict[str, tuple[str, int, dict[str, object]]] = {}
    for name in names():
        rules = games()[name]
        for players in SIZES.get(name, sorted(set(rules.seats))):
            for edition in rules.options.get("edition", ("",)):
                title = "-".join([name, str(players), *([edition] if edition else [])])
                found[title] = (name, players, {"edition": edition} if edition else {})
    found["cave-4-agree"] = ("cave", 4, {"agree": "on"})  # C-END-3
    return found


def facts(value: object, path: str = "") -> Facts:
    """Take a state apart into single facts, each with its place."""
    if isinstance(value, dict) and path != "result":
        return {
            place: text for key, inner in value.items() for place, text in facts(inner, f"{path} {key}".strip()).items()
        }
    if isinstance(value, list) and value and path.count(" ") < 1 and not all(isinstance(item, int) for item in value):
        return {place: text for i, item in enumerate(value) for place, text in facts(item, f"{path} {i}").items()}
    return {path: " ".join(str(item) for item in value) or "nothing" if isinstance(value, list) else json.dumps(value)}


def known(game: undermine.Game) -> dict[str, Facts]:
    """List the facts that every watcher knows."""
    everybody: list[tuple[str, int | None]] = [("*", None), ("-", undermine.PUBLIC)]
    everybody += [(str(seat), seat) for seat in range(game.seats)]
    return {label: facts(game.view(watcher)) for label, watcher in everybody}


def grouped(entries: list[tuple[str, str]], everybody: int) -> list[str]:
    """Write each line once, with those whom it concerns before it."""
    lines: dict[str, list[str]] = {}
    for label, line in entries:
        lines.setdefault(line, []).append(label)
    return [
        f"  {WATCHERS_OF_ALL if len(labels) == everybody else ''.join(labels):<{everybody}} {line}"
        for line, labels in lines.items()
    ]


def changes(before: dict[str, Facts], after: dict[str, Facts]) -> list[str]:
    """Write what has changed for whom."""
    entries = []
    for label, new in after.items():
        old = before.get(label, {})
        entries += [(label, f"{place}: {text}") for place, text in new.items() if old.get(place) != text]
        entries += [(label, f"{place}: gone") for place in old if place not in new]
    entries.sort(key=lambda entry: (entry[1].split(":")[0],))
    return grouped(entries, len(after))


def told(game: undermine.Game, last: int) -> list[str]:
    """Write so many last events as everybody sees them."""
    entries = []
    everybody: list[tuple[str, int | None]] = [("*", None), ("-", undermine.PUBLIC)]
    everybody += [(str(seat), seat) for seat in range(game.seats)]
    for label, watcher in everybody:
        for number, event in enumerate(game.events(watcher)[-last:]):
            words = [f"{key}={json.dumps(value)}" for key, value in event.items() if key != "type"]
            entries.append((label, f"! {number + 1} {event['type']} {' '.join(words)}"))
    entries.sort(key=lambda entry: int(entry[1].split(" ")[1]))
    return grouped(entries, len(everybody))


def write(game: undermine.Game, moves: list[str]) -> str:
    """Play the moves and write everything down."""
    header = {key: value for key, value in game.record().items() if key != "moves"}
    lines = [json.dumps(header), "", "the deal", *told(game, len(game.events()))]
    before = known(game)
    lines += changes({}, before)
    for number, move in enumerate(moves, 1):
        lines += ["", f"{number} > seat {game.turn}: {move}   (of {len(game.legal())})"]
        events = len(game.apply(move))
        after = known(game)
        lines += [*told(game, events), *changes(before, after)]
        before = after
    return "\n".join(lines) + "\n"


def moves_of(text: str) -> list[str]:
    """Read the moves out of a playthrough."""
    lines = [line for line in text.splitlines() if line[:1].isdigit() and " > seat " in line]
    return [line.partition(": ")[2].rpartition("   (of ")[0] for line in lines]


def begin(text: str) -> undermine.Game:
    """Deal the game of a playthrough."""
    return undermine.begin(json.loads(text.splitlines()[0]))


def remake(title: str) -> str:
    """Write a playthrough anew with its own moves; where there is none, play a game that hurries and proposes no end."""
    file = HERE / f"{title}.txt"
    if file.exists():
        text = file.read_text(encoding="utf-8")
        return write(begin(text), moves_of(text))
    name, players, options = wanted()[title]
    seed = 2 * players + (2 if "agree" in options else 1)
    walk = Walk(name, players, seed, **options)
    for _ in walk.steps():
        pass
    return write(undermine.new(name, players=players, seed=seed, **options), walk.game.moves)


if __name__ == "__main__":
    for title in sys.argv[1:] or wanted():
        (HERE / f"{title}.txt").write_text(remake(title), encoding="utf-8")
        sys.stdout.write(f"{title}.txt\n")
