"""Resampling: a position that a watcher thinks possible, given everything that watcher has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from undermine.games.cave.box import BOX, GOALS, HOLD, LEVEL
from undermine.games.cave.clans import clan_out
from undermine.games.cave.hands import take_in
from undermine.games.cave.position import (
    NAMED,
    NAMED_SIZES,
    OVER,
    SIZES,
    Position,
    note_seen,
)
from undermine.games.cave.view import CaveView
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.rng import SEED_BYTES, Rng
from undermine.kernel.showing import UNKNOWN


def resample(view: CaveView, rng: Rng) -> Position:
    """Return a position with this view, everything hidden drawn anew; chance to come is drawn anew too."""
    position = view.table.clone()
    position.seed = bytes([int(rng.below(256)) for _ in range(SEED_BYTES)])
    draw_cards(position, view, rng)
    unseen = shuffled([goal for goal in range(GOALS) if goal not in view.goals], rng)
    position.goals = vec[u8]([u8(unseen.pop() if goal == UNKNOWN else goal) for goal in view.goals])
    draw_clans(position, view, rng)
    while position.phase != OVER and clan_out(position) >= 0:  # the game goes on, so neither clan is out
        draw_clans(position, view, rng)
    return position


def shuffled(values: list[int], rng: Rng) -> list[int]:
    """Return the values in a random order."""
    values = list(values)
    for i in range(len(values) - 1, 0, -1):
        j = int(rng.below(i + 1))
        values[i], values[j] = values[j], values[i]
    return values


def unseen_cards(view: CaveView) -> list[int]:
    """List the cards of the box that this watcher sees nowhere."""
    counts = list(BOX.counts)
    grid = view.table.grid
    for slot in range(1, int(grid.slots)):
        face = int(grid.face(slot))
        if grid.cell(slot) >= 0 and face != FACE_DOWN and face < 2 * BOX.paths:
            counts[face >> 1] -= 1
    for hand in view.hands:
        for card in hand:
            counts[card] -= 1
    for card, _, _ in view.gone:
        if card != UNKNOWN:
            counts[card] -= 1
    return [card for card, count in enumerate(counts) for _ in range(count)]


def draw_cards(position: Position, view: CaveView, rng: Rng) -> None:
    """Give the unseen cards to hands, discard pile and deck, each to a place of its level; five of each are in none."""
    unseen = shuffled(unseen_cards(view), rng)
    pools = [[card for card in unseen if LEVEL[card] == level] for level in range(3)]
    for seat in range(int(position.seats)):
        position.zones[SIZES + seat] = 0
        hand = list(view.hands[seat])
        hidden = list(view.levels[seat])
        for card in hand:
            hidden.remove(int(LEVEL[card]))
        for card in hand + [pools[level].pop() for level in hidden]:
            take_in(position, seat, card)
        for i, card in enumerate(view.named[seat]):
            position.zones[NAMED + HOLD * seat + i] = u8(card)
        position.zones[NAMED_SIZES + seat] = u8(len(view.named[seat]))
    for card, level, knower in view.gone:
        note_seen(position, pools[level].pop() if card == UNKNOWN else card, knower)
    position.deck = vec[u8]([u8(pools[level].pop()) for level in view.deck])


def draw_clans(position: Position, view: CaveView, rng: Rng) -> None:
    """Deal the identities this watcher has not seen among the clan cards of each colour (C-CLAN-2)."""
    pools: list[list[int]] = []
    for colour in range(2):
        pool = [1] * view.saboteurs[colour]
        pool += [0] * (view.colours.count(colour) - len(pool))
        for back, identity in zip(view.colours, view.identities, strict=True):
            if back == colour and identity != UNKNOWN:
                pool.remove(identity)
        pools.append(shuffled(pool, rng))
    cards = [
        colour | (pools[colour].pop() if identity == UNKNOWN else identity) << 1
        for colour, identity in zip(view.colours, view.identities, strict=True)
    ]
    position.clans = vec[u8]([u8(card) for card in cards])
