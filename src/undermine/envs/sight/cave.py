"""What a seat of the cave sees, as bits (C-KNOW)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from undermine.envs.sight.numbering import Frame
from undermine.envs.sight.observer import Observer, Outlook
from undermine.envs.sight.sheet import Sheet
from undermine.games.cave.box import (
    BOX,
    FIRST_GOAL,
    LEVEL,
    LEVEL_KINDS,
    MONSTER_KINDS,
    MONSTERS,
    WEBS,
    goal_xy,
)
from undermine.games.cave.clans import colour_of, identity_of
from undermine.games.cave.fields import LAIR, VEIN
from undermine.games.cave.places import NO_PLACE, field_of, slot_of
from undermine.games.cave.position import EVERYBODY, MONSTER, ORIENT, OVER, REACT, WALK, Position
from undermine.games.cave.webs import axis_of, near_cell
from undermine.kernel.bits import BIT
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.cards import SIDES
from undermine.kernel.game import Rules
from undermine.kernel.grid import NOWHERE, beside, cell_at, opposite
from undermine.kernel.hands import CardPosition

FRAME: Final = Frame(-7, 7, -7, 7)
FIELDS: Final = 17  # a set of sides, or the tunnel
MOST_NUGGETS: Final = 12
MOST_HELD: Final = 5
MOST_AXES: Final = 3
MOST_STEPS: Final = 5
MOST_ASIDE: Final = 3
FIRST_LEVELS: Final = 0  # of the places of a seat: levels of its hand
FIRST_CLAN: Final = FIRST_LEVELS + 3 * MOST_HELD  # colours, then identities
FIRST_FLAGS: Final = FIRST_CLAN + 4  # out, boots, down, open
FIRST_NUGGETS: Final = FIRST_FLAGS + 4
FIRST_LIMIT: Final = FIRST_NUGGETS + MOST_NUGGETS
FIRST_AXES: Final = FIRST_LIMIT + MOST_HELD
FIRST_FIELD: Final = FIRST_AXES + MOST_AXES
FIRST_LOOKS: Final = FIRST_FIELD + FIELDS


def observer(rules: Rules, seats: int) -> Observer:
    """Return the observer of the cave for so many seats."""
    lairs = sorted({int(field) for field in LAIR if field})
    narrowed = {(str(monster), "field"): lairs for monster in MONSTERS}
    outlook = Outlook(FRAME, [int(cell_at(x, y)) for x, y in goal_xy(seats)], narrowed, [{}])
    outlook.planes = [
        *(f"dwarf of +{seat}" for seat in range(seats)),
        *MONSTERS,
        *(f"web at {side}" for side in SIDES),
        "full vein",
    ]
    outlook.seat = [
        ("levels", 3 * MOST_HELD, "the backs of its hand: I, II, III, a thermometer each"),
        ("clan", 2, "its colour: blue, yellow"),
        ("identity", 2, "where known: loyal, saboteur"),
        ("state", 4, "out, has boots, lies down, clan card shown"),
        ("nuggets", MOST_NUGGETS, "a thermometer"),
        ("limit", MOST_HELD, "how many cards it may hold, a thermometer"),
        ("axes", MOST_AXES, "a thermometer"),
        ("field", FIELDS, "where its dwarf stands on the card: the sides of the field as a number, 16 a tunnel"),
        ("clans looked at", seats, "whose clan cards it has looked at"),
        ("known hand", len(BOX.codes), "cards of its hand that the observer knows"),
    ]
    outlook.common = [
        ("steps", MOST_STEPS, "steps left on the way, a thermometer"),
        ("stunned", 1, "the active dwarf has stood up in this turn"),
        ("monster", int(MONSTER_KINDS), "the monster that moves or attacks"),
        ("monster fields", int(MONSTER_KINDS) * FIELDS, "where each of them stands on its card"),
        ("monster holders", int(MONSTER_KINDS) * seats, "who has the card of each"),
        ("webs", 2 * int(WEBS), "what every web shows, a thermometer each"),
        ("top", int(LEVEL_KINDS), "the level of the next card"),
        ("bank", 12, "nuggets in the bank, one place for every four begun"),
        (
            "aside",
            4 * MOST_ASIDE,
            "up to three clan cards set aside, each: blue, yellow, and where known loyal, saboteur",
        ),
        ("exits", seats, "dwarfs that have left, a thermometer"),
        ("vote", 1 + seats, "the end was proposed in this turn; who have agreed, a thermometer"),
    ]
    return CaveObserver(rules, seats, 0, outlook)


class CaveObserver(Observer):
    """Observes the cave."""

    def goals_looked_at(self, position: CardPosition, seat: i64) -> i64:
        """Return the goals that a seat has looked at, as bits."""
        return cast(Position, position).goals_looked_at(seat)

    def known_goal(self, position: CardPosition, goal: i64, seat: i64) -> i64:
        """Return the printed face of a goal that lies face down where this seat knows it, else -1."""
        here = cast(Position, position)
        turning = here.phase == ORIENT and here.found == FIRST_GOAL + goal
        if here.is_shown(goal) or not (turning or here.goals_looked_at(seat) >> goal & 1):
            return -1
        return BOX.goal_face(i64(here.goals[goal]))

    def write_gone(self, position: CardPosition, seat: i64, sheet: Sheet) -> None:
        """Write the cards that are gone as far as this seat has seen them (C-KNOW-3)."""
        here = cast(Position, position)
        for number in range(here.gone):
            knower: i64 = here.gone_knower(number)
            if knower == EVERYBODY or knower == seat:
                self.write_card(self.gone_at, here.gone_card(number), sheet)

    def write_own(self, position: CardPosition, seat: i64, sheet: Sheet) -> None:
        """Write the figures, what lies before the seats, and the turn under way."""
        here = cast(Position, position)
        for other in range(self.seats):
            self.write_seat(here, other, seat, sheet)
        self.write_figures(here, seat, sheet)
        self.write_common(here, seat, sheet)

    def write_seat(self, here: Position, other: i64, seat: i64, sheet: Sheet) -> None:
        """Write what lies before a seat and what the observer knows of it."""
        at: i64 = self.seat_place(other, seat) + self.seat_own
        for place in range(here.hand_size(other)):  # C-KNOW-R1: the backs are open
            self.count_up(at + LEVEL[here.card_in_hand(other, place)] * MOST_HELD, MOST_HELD, sheet)
        clan: i64 = i64(here.clans[other])
        sheet.mark(at + FIRST_CLAN + colour_of(clan))
        if other == seat or here.is_open(other) or here.seats_looked_at(seat) >> other & 1:
            sheet.mark(at + FIRST_CLAN + 2 + identity_of(clan))
        if not here.is_inside(other):
            sheet.mark(at + FIRST_FLAGS)
        if here.has_boots(other):
            sheet.mark(at + FIRST_FLAGS + 1)
        if here.lies_down(other):
            sheet.mark(at + FIRST_FLAGS + 2)
        if here.is_open(other):
            sheet.mark(at + FIRST_FLAGS + 3)
        sheet.mark_up_to(at + FIRST_NUGGETS, here.nuggets(other), MOST_NUGGETS)
        sheet.mark_up_to(at + FIRST_LIMIT, here.limit(other), MOST_HELD)
        sheet.mark_up_to(at + FIRST_AXES, here.axes(other), MOST_AXES)
        if here.is_inside(other):
            sheet.mark(at + FIRST_FIELD + field_of(here.dwarf(other)))
        looked: i64 = here.seats_looked_at(other)
        for target in range(self.seats):
            if looked >> target & 1:
                sheet.mark(at + FIRST_LOOKS + self.relative(target, seat))
        if here.partner(other) == seat:  # C-KNOW-2
            for number in range(here.named_size(other)):
                sheet.mark(at + FIRST_LOOKS + self.seats + here.named_card(other, number))

    def count_up(self, at: i64, room: i64, sheet: Sheet) -> None:
        """Let a thermometer rise by one."""
        for place in range(at, at + room):
            if sheet.bytes[sheet.first + place] == 0:
                sheet.mark(place)
                return

    def write_figures(self, here: Position, seat: i64, sheet: Sheet) -> None:
        """Write where dwarfs, monsters, webs and full veins are."""
        plane: i64 = self.own_plane
        for other in range(self.seats):
            if here.is_inside(other):
                self.mark_slot(here, plane + self.relative(other, seat), slot_of(here.dwarf(other)), sheet)
        plane += self.seats
        for monster in range(MONSTER_KINDS):
            if here.monster(monster) != NO_PLACE:
                self.mark_slot(here, plane + monster, slot_of(here.monster(monster)), sheet)
        plane += MONSTER_KINDS
        for web in range(WEBS):
            edge: i64 = here.web_edge(web)
            if edge != NO_PLACE:
                side: i64 = axis_of(edge)
                self.mark_cell(plane + side, near_cell(edge), sheet)
                self.mark_cell(plane + opposite(side), beside(near_cell(edge), side), sheet)
        plane += 4
        grid = here.grid
        for slot in range(1, grid.slots):
            face: i64 = grid.face(slot)
            if grid.cell(slot) != NOWHERE and face != FACE_DOWN and VEIN[face] and here.full & BIT[slot]:
                self.mark_slot(here, plane, slot, sheet)

    def mark_slot(self, here: Position, plane: i64, slot: i64, sheet: Sheet) -> None:
        """Mark the cell of a card on a plane."""
        self.mark_cell(plane, here.grid.cell(slot), sheet)

    def mark_cell(self, plane: i64, cell: i64, sheet: Sheet) -> None:
        """Mark a cell of the frame on a plane."""
        if self.spots[cell] >= 0:
            sheet.mark(plane * self.area + self.spots[cell])

    def write_common(self, here: Position, seat: i64, sheet: Sheet) -> None:
        """Write the turn under way and what belongs to nobody."""
        at: i64 = self.own_common_at
        if here.phase == WALK or here.phase == MONSTER:
            sheet.mark_up_to(at, here.steps, MOST_STEPS)
        at += MOST_STEPS
        if here.stunned:
            sheet.mark(at)
        if here.phase == REACT or here.phase == MONSTER:
            sheet.mark(at + 1 + here.mover)
        at += 1 + MONSTER_KINDS
        for monster in range(MONSTER_KINDS):
            if here.monster(monster) != NO_PLACE:
                sheet.mark(at + monster * FIELDS + field_of(here.monster(monster)))
                who: i64 = monster * self.seats + self.relative(here.holder(monster), seat)
                sheet.mark(at + MONSTER_KINDS * FIELDS + who)
        at += MONSTER_KINDS * (FIELDS + self.seats)
        for web in range(WEBS):
            sheet.mark_up_to(at + 2 * web, here.web_sides(web), 2)
        at += 2 * WEBS
        if here.deck_size() > 0:
            sheet.mark(at + LEVEL[i64(here.deck[here.drawn])])
        at += LEVEL_KINDS
        sheet.mark_up_to(at, (here.bank + 3) // 4, 12)
        at += 12
        knows = here.phase == OVER or (here.exits > 0 and here.left_as(0) == seat)  # C-EXIT-3
        for number in range(min(i64(len(here.clans)) - self.seats, i64(MOST_ASIDE))):
            clan: i64 = i64(here.clans[self.seats + number])
            sheet.mark(at + 4 * number + colour_of(clan))
            if knows:
                sheet.mark(at + 4 * number + 2 + identity_of(clan))
        at += 4 * MOST_ASIDE
        sheet.mark_up_to(at, here.exits, self.seats)
        at += self.seats
        if here.proposed:
            sheet.mark(at)
        sheet.mark_up_to(at + 1, here.agreed, self.seats)

    def gold(self, position: CardPosition, seat: i64) -> i64:
        """Return the nuggets of a seat."""
        return cast(Position, position).nuggets(seat)

    def won_round(self, gained: i64, best: i64) -> i64:
        """Return 1 for more nuggets than anybody else's, 0 for as many, else -1: the cave has one round."""
        return i64(gained > best) - i64(gained < best)
