"""The page of the environments: `python -m undermine.envs.page > docs/envs.md` writes its tables from the observers themselves."""

from __future__ import annotations

import sys
from typing import Final

from undermine.catalogue import games, names
from undermine.envs.sight.history import RECENT, WORDS
from undermine.envs.views import VERSION, environment_id, observer_of

INTRODUCTION: Final = f"""# Environments for learning programs

Version {VERSION} of the layout. Whatever changes a place of an observation or the number of an action is a new version, and a new name (`{environment_id("saboteur")}`); a test holds all of them
by checksums. This page is written by `python -m undermine.envs.page` from the code that writes the observations.

| for | how | what it is |
|---|---|---|
| PettingZoo | `envs.env("saboteur", players=5)` | AEC: agents are seats, `observe` gives any seat its observation, the mask is that of the seat to decide |
| Gymnasium, one seat | `envs.seat_env("duel", 2, opponents="apprentice", seat=None)` | bots by their name play all other seats: a level, or your own as `MODULE:FUNCTION`; `action_masks()` as sb3-contrib's `MaskablePPO` asks; `seat=None` changes seats from game to game |
| Gymnasium, many games | `envs.vector_env("saboteur", 5, num_envs=256, copy=False)` | one call steps all games; every row shows the seat to decide |
| OpenSpiel | `import undermine.envs.openspiel`, then `pyspiel.load_game("python_undermine_saboteur(players=5)")` | Python games with chance, information states, observations and `resample_from_infostate` |

`pip install 'undermine[envs]'` has the first three, `undermine[openspiel]` the last.

The vector environment follows Gymnasium's vector interface, not PettingZoo's parallel one: here one seat decides at a time, and in a parallel environment every agent acts in every step. A row is a game that
one learner plays from all seats: `infos["turn"]` says which seat the row shows, `infos["mover"]` who has just moved, `infos["rewards"]` has the rewards of all seats, and the reward of a row is its mover's. A game
that ends is followed by the next deal in the same step (`AutoresetMode.SAME_STEP`, `final_obs` in the infos). Deals are numbered: row r of n begins with `seed + r`, its next deal is n further. With `copy=False` the
arrays are the engine's own bytes, read-only, and change with the next step; with `copy=True` (usual) they are yours.

`reset(seed=7)` deals number 7: `undermine.new(game, players, seed=7)` has the same cards. `reset()` goes on from the last seed that was given, so that one seed at the beginning repeats a whole run, deals and bots; where none was
given, deals are drawn by chance.

## Choices

| | |
|---|---|
| `reward="game"` | at the end of the game 1 for the winners and -1 for everybody else; alone: the nuggets |
| `reward="round"` | after every round. Saboteur: 1 for whoever was paid gold, so for the side that won, else -1. Duel and cave (which has one round): 1 for more nuggets gained than anybody else, 0 for as many, else -1 |
| `reward="gold"` | every nugget when it is gained or lost |
| `one_round=True` | an episode ends with its first round |
| `refused="info"` | PettingZoo only: an illegal action is told in `infos[agent]["refused"]` (its clause) and `["sentence"]`, with no reward, and the same seat decides again. Usual is `"raise"`: `RuleViolation`. The Gymnasium environments always tell it in the info |
| `say(agent, word)` | PettingZoo only: a seat says a word, 1 to {WORDS}, which all observations show until the round ends. What words mean is for players to agree on |
| anything else | an option of the game (the contract, section 1): `edition="2006"` |

## Observations

A vector of bytes, each 0 or 1 (`Box(0, 1, uint8)`): *one of* several is marked, or as many as a number says (a *thermometer*: three of five is 1 1 1 0 0; what is more than there is room for is cut off). Seats count from the observer:
+0 is the observer, +1 its left neighbour. Colours of the Duel are *own* and *other*. Nothing is in it that the seat's view does not hold: tests draw everything hidden anew and compare the bytes.

*Planes* come first, so that `seen[:planes * height * width].reshape(planes, height, width)` is a picture, north up, west left. Planes of a card show it as it lies; `joined NE` says that a path leads from its north side to its east side.
A face-down goal that the seat has looked at bears `known goal` and the planes of its printed face. `reached` is what the start leads to, `frontier` the empty cells where a path can go on, `laid by +1` who laid the card.
What stands under *seat* is there once for every seat, +0 first, at the distance given. The history is of the round under way: `deeds` and `done to` count it, `recent` has the last {RECENT} moves one by one. Cards that were thrown away face down, and nuggets
taken, are shown to their mover alone. `said` is the place for words; it stays empty unless somebody calls `say`.

## Actions

`Discrete`: the number of an action is the first of its verb, plus its words as the digits of a number, the last word the fastest. Words range over what the table says, in card-list order, cells row by row from the north-west; seats count from the mover. The number of a
move never depends on the position. Two cards are numbered as pairs in card-list order: (0,0), (0,1), … (1,1), …; a payment as gold cards of one, two and three nuggets, 0 to 6 of each. Moves outside the frame have no number and cannot be chosen; where *every* legal move lies outside,
which play hardly ever sees, action 0 is legal and plays the first of them.
"""


def columns(*cells: object) -> str:
    """Write a line of a table."""
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def sizes(game: str) -> list[str]:
    """Write how large observations and action spaces are for every number of players."""
    low, high = games()[game].seats
    lines = [columns("players", "places", "planes", "a seat's places", "actions"), "|---|---|---|---|---|"]
    for players in range(low, high + 1):
        observer = observer_of(game, players)
        planes = observer.layout.stretches[0].times
        lines.append(columns(players, observer.size, planes, observer.seat_each, observer.numbering.size))
    return lines


def chapter(game: str) -> list[str]:
    """Write the layout of one game, with as few players as it may have."""
    players = games()[game].seats[0]
    observer = observer_of(game, players)
    frame = observer.frame
    lines = [
        f"## {game.capitalize()}",
        "",
        f"Columns {frame.west} to {frame.east}, rows {frame.south} to {frame.north}: {frame.width()} x {frame.height()} cells.",
        "",
        *sizes(game),
        "",
        f"With {players} {'player' if players == 1 else 'players'}:",
        "",
        columns("first place", "places", "what", "means"),
        "|---|---|---|---|",
    ]
    for one in observer.layout.stretches:
        size = f"{one.times} x {one.each}" if one.times > 1 else str(one.each)
        lines.append(columns(one.first, size, one.name, one.means))
    lines += ["", columns("first action", "actions", "verb", "words"), "|---|---|---|---|"]
    lines.append(columns(0, 1, "elsewhere", ""))
    for row in observer.numbering.rows:
        cells = frame.width() * frame.height()
        words = ", ".join(
            f"cell ({cells}), field ({len(word.values)})"
            if word.kind == "field"
            else f"{word.kind} ({observer.numbering.digits(word)})"
            for word in row.words
        )
        lines.append(columns(row.first, row.actions, row.verb, words))
    return [*lines, ""]


def page() -> str:
    """Write docs/envs.md."""
    return "\n".join([INTRODUCTION, *(line for game in names() for line in chapter(game))])


if __name__ == "__main__":
    sys.stdout.write(page())
