"""Resampling: a position that a watcher thinks possible, given everything that watcher has seen."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from undermine.games.saboteur.box import BOX, BREAK, GOALS, NUGGETS, SABOTEURS
from undermine.games.saboteur.gold import best_shares, pay_rate
from undermine.games.saboteur.position import (
    BY_CHOICE,
    BY_PAY,
    DISCARDS,
    DRAFT,
    GAINS,
    HANDS,
    HOLD,
    KNOWS,
    SIZES,
    TOOL_BITS,
    Position,
    empty_position,
)
from undermine.games.saboteur.view import SaboteurView
from undermine.kernel.rng import SEED_BYTES, Rng
from undermine.kernel.showing import UNKNOWN

TRIES: Final = 200


def resample(view: SaboteurView, rng: Rng) -> Position:
    """Return a position with this view, everything hidden drawn anew; chance to come is drawn anew too."""
    position = empty_position(view.seats, view.connect_any, view.gold_for_all)
    position.grid = view.grid.clone()
    position.window = view.window
    position.seed = bytes(int(rng.below(256)) for _ in range(SEED_BYTES))
    position.round = view.round
    position.phase = view.phase
    position.active = view.active
    position.turn = view.turn
    position.shown = view.shown
    position.discards = len(view.discards)
    position.gains = len(view.gained)
    for seat in range(view.seats):
        position.zones[SIZES + seat] = u8(view.sizes[seat])
        for tool in range(3):
            position.broken |= (view.tools[seat] >> tool & 1) << TOOL_BITS * tool + seat
        position.zones[KNOWS + seat] = u8(view.looked[seat])
    draw_cards(position, view, rng)
    draw_goals(position, view, rng)
    draw_roles(position, view, rng)
    draw_gold(position, view, rng)
    return position


def unseen_cards(view: SaboteurView) -> list[int]:
    """List the cards of the box that this watcher sees nowhere."""
    counts = list(BOX.counts)
    for slot in range(1, int(view.grid.slots)):
        face = int(view.grid.face(slot))
        if view.grid.cell(slot) >= 0 and face < 2 * BOX.paths:
            counts[face >> 1] -= 1
    for broken in view.tools:
        for tool in range(3):
            counts[int(BREAK) + tool] -= broken >> tool & 1
    for hand in view.hands:
        for card in hand:
            counts[card] -= 1
    for card, _ in view.discards:
        if card != UNKNOWN:
            counts[card] -= 1
    return [card for card, count in enumerate(counts) for _ in range(count)]


def draw_cards(position: Position, view: SaboteurView, rng: Rng) -> None:
    """Give the unseen cards to the other hands, the face-down discards and the deck."""
    unseen = rng.shuffled(unseen_cards(view))
    for seat in range(view.seats):
        hand = view.hands[seat] if view.knows_hand(seat) else [unseen.pop() for _ in range(view.sizes[seat])]
        for place, card in enumerate(hand):
            position.zones[HANDS + seat * HOLD + place] = u8(card)
    for i, (card, lies) in enumerate(view.discards):
        position.zones[DISCARDS + 2 * i] = u8(unseen.pop() if card == UNKNOWN else card)
        position.zones[DISCARDS + 2 * i + 1] = u8(lies)
    position.deck = vec[u8]([u8(card) for card in unseen[: view.deck]])


def draw_goals(position: Position, view: SaboteurView, rng: Rng) -> None:
    """Lay the goals this watcher has not seen in a random order."""
    unseen = rng.shuffled([goal for goal in range(GOALS) if goal not in view.goals])
    position.goals = vec[u8]([u8(unseen.pop() if goal == UNKNOWN else goal) for goal in view.goals])


def draw_roles(position: Position, view: SaboteurView, rng: Rng) -> None:
    """Deal the dwarf cards this watcher has not seen (S-SETUP-2/3)."""
    pool = [1] * int(SABOTEURS[view.seats])
    pool += [0] * (view.seats + 1 - len(pool))
    for role in [*view.roles, view.aside]:
        if role in pool:
            pool.remove(role)
    pool = rng.shuffled(pool)
    for seat, role in enumerate(view.roles):
        position.roles |= (pool.pop() if role == UNKNOWN else role) << seat
    position.aside = pool.pop() if view.aside == UNKNOWN else view.aside


# --- gold --------------------------------------------------------------------------------------------


def draw_gold(position: Position, view: SaboteurView, rng: Rng) -> None:
    """Give every hidden gold card a number that agrees with what this watcher saw while choosing and with all pays."""
    offer: list[int] = []
    pile: list[int] = []
    gold: list[int] = []
    for attempt in range(TRIES):
        gold, offer, pile = guess_gold(view, rng, attempt >= TRIES // 4)
        if pays_agree(view, gold, offer, pile):
            break
    for i, (seat, _, when) in enumerate(view.gained):
        position.zones[GAINS + 3 * i] = u8(seat)
        position.zones[GAINS + 3 * i + 1] = u8(gold[i])
        position.zones[GAINS + 3 * i + 2] = u8(when)
    position.offer = sum(1 << 8 * (nuggets - 1) for nuggets in offer)
    position.pile = vec[u8]([u8(nuggets) for nuggets in pile])


def guess_gold(view: SaboteurView, rng: Rng, hoarded: bool) -> tuple[list[int], list[int], list[int]]:
    """Guess the gold cards gained, those on offer, and the pile; with `hoarded`, who chose before got large cards."""
    gold = [nuggets for _, nuggets, _ in view.gained]
    offer = list(view.offer)
    fill_from_sight(view, gold, offer, rng)
    left = list(NUGGETS)
    for nuggets in gold + offer:
        if nuggets != UNKNOWN:
            left.remove(nuggets)
    left = rng.shuffled(left)
    if hoarded:  # pays in small cards tell that the pile had few threes
        threes = [nuggets for nuggets in left if nuggets == 3][: int(rng.below(5))]
        for nuggets in threes:
            left.remove(nuggets)
        left += threes
    unpaid = [i for i, (_, _, when) in enumerate(view.gained) if gold[i] == UNKNOWN and when & 3 != BY_PAY]
    for i in unpaid:
        gold[i] = left.pop()
    offer = [left.pop() if nuggets == UNKNOWN else nuggets for nuggets in offer]
    guess_pays(view, gold, offer, left)
    return gold, offer, rng.shuffled(left[: view.pile])


def fill_from_sight(view: SaboteurView, gold: list[int], offer: list[int], rng: Rng) -> None:
    """Spread what the watcher saw left over those who chose later in the same round; the last sight is the best."""
    for i in range(len(gold) - 1, -1, -1):
        seat, _, when = view.gained[i]
        if seat != view.watcher or when & 3 != BY_CHOICE:
            continue
        rest = rng.shuffled(view.rests[i])
        later = [j for j in range(i + 1, len(gold)) if view.gained[j][2] == when]
        for j in later:
            if gold[j] != UNKNOWN:
                rest.remove(gold[j])
        known_offer = view.phase == DRAFT and when >> 2 == view.round and UNKNOWN not in offer
        for nuggets in offer if known_offer and rest else []:
            rest.remove(nuggets)
        for j in later:
            if gold[j] == UNKNOWN and rest:
                gold[j] = rest.pop()
        if rest and view.phase == DRAFT and when >> 2 == view.round and not known_offer:
            offer[:] = rest


def guess_pays(view: SaboteurView, gold: list[int], offer: list[int], left: list[int]) -> None:
    """Pay the saboteurs of each round as the rules do, out of what was then in the pile; take it from what is left."""
    for when in sorted({when for _, _, when in view.gained if when & 3 == BY_PAY}):
        shares = paid_out(view, gold, offer, left, when)
        for i, nuggets in zip(pay_places(view, when), shares, strict=False):
            if gold[i] == UNKNOWN and nuggets in left:
                left.remove(nuggets)
                gold[i] = nuggets
    for i in range(len(gold)):  # where the watcher cannot tell how a pay came about, any card will do
        if gold[i] == UNKNOWN:
            gold[i] = left.pop()


def pay_places(view: SaboteurView, when: int) -> list[int]:
    """List the gold cards paid out in a round."""
    return [i for i, entry in enumerate(view.gained) if entry[2] == when]


def paid_out(view: SaboteurView, gold: list[int], offer: list[int], pile: list[int], when: int) -> list[int]:
    """List what the rules pay in a round: seat by seat, the largest first (S-GOLD-11)."""
    first = pay_places(view, when)[0]
    then = pile + offer + [nuggets for nuggets in gold[first:] if nuggets != UNKNOWN]
    seats = sorted({view.gained[i][0] for i in pay_places(view, when)})
    rate = int(pay_rate(len(seats)))
    shares = best_shares(then.count(1), then.count(2), then.count(3), len(seats), rate)[3]
    return [nuggets for cards in shares for nuggets in cards]


def pays_agree(view: SaboteurView, gold: list[int], offer: list[int], pile: list[int]) -> bool:
    """Say whether every pay is what the rules would have paid: as many cards to each seat, the watcher's own as seen."""
    for when in {when for _, _, when in view.gained if when & 3 == BY_PAY}:
        if [gold[i] for i in pay_places(view, when)] != paid_out(view, gold, offer, pile, when):
            return False
    return all(seen in (UNKNOWN, nuggets) for (_, seen, _), nuggets in zip(view.gained, gold, strict=True))
