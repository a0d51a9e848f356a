"""Observer: writes what a seat may know of a position on to a sheet; a game adds what only it has.

Every byte is 0 or 1: one of several is marked, or as many as a number says (a thermometer). Seats count from the observer.
Nothing is written that the seat's view does not hold; tests draw everything hidden anew and compare the bytes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.envs.sight.history import (
    RECENT,
    SECRET,
    SHOWS_CARD,
    SHOWS_CELL,
    SHOWS_PAIR,
    SHOWS_PATH,
    SHOWS_SEAT,
    SHOWS_SIDE,
    SHOWS_TOOL,
    WORDS,
    History,
    shown_by_verb,
)
from undermine.envs.sight.layout import FACE_DOWN_PLANE, FACE_UP_PLANE, CardPlanes, Layout
from undermine.envs.sight.numbering import Frame, Narrowed, Numbering
from undermine.envs.sight.sheet import Sheet
from undermine.kernel.box import FACE_DOWN, piece_of
from undermine.kernel.game import Rules
from undermine.kernel.grid import CELLS, NOWHERE
from undermine.kernel.hands import MOST_SEATS, CardPosition
from undermine.kernel.moves import (
    NO_CARD,
    TOOLS,
    card_of,
    cell_of,
    face_of,
    seat_of,
    second_of,
    side_of,
    tool_of,
    verb_of,
)

MOST_SHOWN: Final = 8  # cards of a hand that are counted
MOST_DEEDS: Final = 6  # how often a verb is counted
MOST_DONE: Final = 3  # how often a verb is counted against one seat
FOUR: Final = 4
ROUNDS: Final = 3


class Outlook:
    """What a game lets its observer cover: the frame, its goals, and what is narrowed, renamed or added."""

    def __init__(self, frame: Frame, goals: list[int], narrowed: Narrowed, colours: list[dict[str, str]]) -> None:
        self.frame = frame
        self.goals = goals  # their cells
        self.narrowed = narrowed
        self.colours = colours  # by whose eyes: what colours are called
        self.planes: list[str] = []  # planes of its own
        self.seat: list[tuple[str, int, str]] = []  # of every seat: name, places, meaning
        self.common: list[tuple[str, int, str]] = []


class Observer:
    """Writes observations of one game with so many seats."""

    def __init__(self, rules: Rules, seats: int, layers: int, outlook: Outlook) -> None:
        self.rules = rules
        self.seats: i64 = seats
        self.layers: i64 = layers
        self.frame = outlook.frame
        self.numbering = Numbering(rules.notation, seats, outlook.frame, outlook.goals, outlook.narrowed)
        self.shown: vec[i64] = shown_by_verb(rules.notation, rules.border)
        self.verbs: i64 = len(rules.notation.words)
        self.cards: i64 = len(rules.box.codes)
        self.goals: i64 = len(outlook.goals)
        self.goal_cells: vec[i64] = vec[i64]([i64(cell) for cell in outlook.goals])
        self.card_planes = CardPlanes(rules.box, outlook.colours)
        # how many copies of the cards before each there are: where its thermometer begins
        before = [sum(rules.box.counts[:card]) for card in range(len(rules.box.codes) + 1)]
        self.copies: vec[i64] = vec[i64]([i64(count) for count in before])
        self.spots: vec[i64] = vec[i64]([i64(-1) for _ in range(CELLS)])  # cell -> place in the frame
        for place, cell in enumerate(outlook.frame.cells()):
            self.spots[i64(cell)] = i64(place)
        self.width: i64 = outlook.frame.width()
        self.height: i64 = outlook.frame.height()
        self.area: i64 = self.width * self.height
        self.targeting: vec[i64] = vec[i64](
            [i64(-1) for _ in range(self.verbs)]
        )  # verb -> which of those that name a seat
        self.targetings: i64 = 0
        for verb in range(self.verbs):
            if self.shown[verb] & SHOWS_SEAT:
                self.targeting[verb] = self.targetings
                self.targetings += 1
        self.layout = Layout()
        self.lay_out(outlook)
        self.size: i64 = self.layout.size

    # --- the layout ------------------------------------------------------------------------------

    def lay_out(self, outlook: Outlook) -> None:
        """Give everything its place."""
        area, seats = int(self.area), int(self.seats)
        planes = [
            *self.card_planes.names,
            "known goal",
            *("reached" if layer == 0 else "reached by the other" for layer in range(self.layers)),
            "frontier",
            *(f"laid by +{seat}" for seat in range(seats)),
        ]
        self.known_plane: i64 = planes.index("known goal")
        self.reach_plane: i64 = self.known_plane + 1
        self.frontier_plane: i64 = planes.index("frontier")
        self.laid_plane: i64 = self.frontier_plane + 1
        self.own_plane: i64 = len(planes)
        add = self.layout.add
        add("planes", area, ", ".join([*planes, *outlook.planes]), len(planes) + len(outlook.planes))
        copies = int(self.copies[self.cards])
        self.hand_at: i64 = add("hand", copies, "own hand: for every card of the card list as many places as copies")
        self.gone_at: i64 = add("gone", copies, "cards that this seat knows to be discarded or out of play, likewise")
        self.seat_at: i64 = self.layout.size
        self.seat_each: i64 = self.lay_out_seat(outlook, seats)
        self.common_at: i64 = self.layout.size
        phases = len(self.rules.border.phases)
        for name, each, means in [
            ("round", ROUNDS, "one of them"),
            ("phase", phases, f"one of {', '.join(self.rules.border.phases)}"),
            ("deck", 21, "cards to draw, one place for every four begun"),
            *outlook.common,
        ]:
            add(name, each, means)
        self.recent_each: i64 = int(
            2 * self.seats + self.verbs + len(TOOLS) + FOUR + self.cards + self.width + self.height
        )
        self.recent_at: i64 = add(
            "recent",
            int(self.recent_each),
            "the last moves of the round, the newest first, each: mover, verb, target seat, tool, side, card"
            " (not where it is secret), column from the west, row from the north",
            RECENT,
        )
        self.own_common_at: i64 = self.common_at + ROUNDS + phases + 21

    def lay_out_seat(self, outlook: Outlook, seats: int) -> int:
        """Give everything of one seat its place; return how many places that takes."""
        verbs = ", ".join(" ".join(self.numbering.verb_words(verb)) for verb in range(int(self.verbs)))
        targets = ", ".join(
            " ".join(self.numbering.verb_words(verb)) for verb in range(int(self.verbs)) if self.targeting[verb] >= 0
        )
        wanted = [
            ("turn", 1, "it is to decide"),
            ("active", 1, "it is its turn"),
            ("hand size", MOST_SHOWN, "cards in hand, a thermometer"),
            ("looked", int(self.goals), "the goals that it has looked at"),
            ("deeds", int(self.verbs) * MOST_DEEDS, f"how often in this round, a thermometer for each of {verbs}"),
            (
                "done to",
                int(self.targetings) * seats * MOST_DONE,
                f"how often to whom in this round: for each of {targets or 'none'}, each seat, a thermometer",
            ),
            ("said", WORDS, "the word that it said last in this round: for talk, see `say`"),
            *outlook.seat,
        ]
        each = sum(size for _, size, _ in wanted)
        first = self.layout.size
        for name, size, means in wanted:
            self.layout.add(f"seat: {name}", size, means)
        self.layout.size = first + each * seats
        self.seat_deeds: i64 = 2 + MOST_SHOWN + self.goals
        self.seat_done: i64 = self.seat_deeds + self.verbs * MOST_DEEDS
        self.seat_said: i64 = self.seat_done + self.targetings * self.seats * MOST_DONE
        self.seat_own: i64 = self.seat_said + WORDS
        return each

    # --- what a game says ------------------------------------------------------------------------

    def eyes(self, position: CardPosition, seat: i64) -> i64:
        """Return by whose eyes colours are named."""
        del position, seat
        return 0

    def goals_looked_at(self, position: CardPosition, seat: i64) -> i64:
        """Return the goals that a seat has looked at, as bits."""
        raise NotImplementedError

    def known_goal(self, position: CardPosition, goal: i64, seat: i64) -> i64:
        """Return the printed face of a goal that lies face down where this seat knows it, else -1."""
        raise NotImplementedError

    def write_gone(self, position: CardPosition, seat: i64, sheet: Sheet) -> None:
        """Write the discarded cards that a seat knows."""
        raise NotImplementedError

    def write_own(self, position: CardPosition, seat: i64, sheet: Sheet) -> None:
        """Write what only this game has."""
        raise NotImplementedError

    def gold(self, position: CardPosition, seat: i64) -> i64:
        """Return the nuggets of a seat."""
        raise NotImplementedError

    def won_round(self, gained: i64, best: i64) -> i64:
        """Return the reward of a round for nuggets gained in it; `best` is the most that anybody else gained."""
        raise NotImplementedError

    # --- writing ---------------------------------------------------------------------------------

    def write(self, position: CardPosition, seat: i64, sheet: Sheet, history: History) -> None:
        """Write what a seat may know."""
        sheet.wipe()
        self.write_board(position, seat, sheet)
        self.write_history(seat, sheet, history)
        for place in range(position.hand_size(seat)):
            self.write_card(self.hand_at, position.card_in_hand(seat, place), sheet)
        self.write_gone(position, seat, sheet)
        for other in range(self.seats):
            at: i64 = self.seat_place(other, seat)
            if other == position.turn:
                sheet.mark(at)
            if other == position.active:
                sheet.mark(at + 1)
            sheet.mark_up_to(at + 2, position.hand_size(other), MOST_SHOWN)
            sheet.mark_bits(at + 2 + MOST_SHOWN, self.goals_looked_at(position, other), self.goals)
        sheet.mark(self.common_at + min(position.round, ROUNDS) - 1)
        sheet.mark(self.common_at + ROUNDS + position.phase)
        phases: i64 = len(self.rules.border.phases)
        sheet.mark_up_to(self.common_at + ROUNDS + phases, (position.deck_size() + FOUR - 1) // FOUR, 21)
        self.write_own(position, seat, sheet)

    def relative(self, other: i64, seat: i64) -> i64:
        """Count a seat from the observer."""
        return other - seat if other >= seat else other - seat + self.seats

    def seat_place(self, other: i64, seat: i64) -> i64:
        """Return where a seat's places begin."""
        return self.seat_at + self.seat_each * self.relative(other, seat)

    def write_card(self, at: i64, card: i64, sheet: Sheet) -> None:
        """Count one more copy of a card."""
        place: i64 = at + self.copies[card]
        while sheet.bytes[sheet.first + place] != 0 and place < at + self.copies[card + 1] - 1:
            place += 1
        sheet.mark(place)

    def write_board(self, position: CardPosition, seat: i64, sheet: Sheet) -> None:
        """Write the cards on the board, the goals that this seat knows, reach and frontier."""
        grid = position.grid
        eyes: i64 = self.eyes(position, seat)
        area: i64 = self.area
        for slot in range(1, grid.slots):
            cell: i64 = grid.cell(slot)
            if cell == NOWHERE:
                continue
            place: i64 = self.spots[cell]
            if place < 0:
                continue
            face: i64 = grid.face(slot)
            if face == FACE_DOWN:
                sheet.mark(FACE_DOWN_PLANE * area + place)
                continue
            sheet.mark(FACE_UP_PLANE * area + place)
            self.write_face(face, eyes, place, sheet)
            for layer in range(self.layers):
                if grid.reached((seat + layer) % self.layers, slot):
                    sheet.mark((self.reach_plane + layer) * area + place)
        for goal in range(self.goals):
            known: i64 = self.known_goal(position, goal, seat)
            if known >= 0:
                at: i64 = self.spots[self.goal_cells[goal]]
                sheet.mark(self.known_plane * area + at)
                self.write_face(known, eyes, at, sheet)
        for number in range(grid.frontiers):
            empty: i64 = self.spots[grid.frontier(number)]
            if empty >= 0:
                sheet.mark(self.frontier_plane * area + empty)

    def write_face(self, face: i64, eyes: i64, place: i64, sheet: Sheet) -> None:
        """Mark the planes of a card that lies like this."""
        planes = self.card_planes
        first: i64 = eyes * planes.faces + face
        for number in range(planes.starts[first], planes.starts[first + 1]):
            sheet.mark(planes.flat[number] * self.area + place)

    def write_history(self, seat: i64, sheet: Sheet, history: History) -> None:
        """Write who has laid, done and said what in this round."""
        for number in range(history.lays):
            cell: i64 = history.laid[number]
            place: i64 = self.spots[cell]
            if place >= 0:
                who: i64 = self.relative(i64(history.layers[cell]) - 1, seat)
                sheet.mark((self.laid_plane + who) * self.area + place)
        for other in range(self.seats):
            at: i64 = self.seat_place(other, seat)
            for verb in range(self.verbs):
                self.write_deeds(at, other, verb, seat, sheet, history)
            word: i64 = i64(history.said[other])
            if word:
                sheet.mark(at + self.seat_said + word - 1)
        for back in range(min(history.count, i64(RECENT))):
            self.write_move(
                self.recent_at + back * self.recent_each, (history.count - 1 - back) % RECENT, seat, sheet, history
            )

    def write_deeds(self, at: i64, other: i64, verb: i64, seat: i64, sheet: Sheet, history: History) -> None:
        """Write how often a seat has used a verb, and against whom."""
        key: i64 = other * 64 + verb
        often: i64 = i64(history.deeds[key])
        if often == 0:
            return
        sheet.mark_up_to(at + self.seat_deeds + verb * MOST_DEEDS, often, MOST_DEEDS)
        targeting: i64 = self.targeting[verb]
        if targeting < 0:
            return
        for target in range(self.seats):
            done: i64 = i64(history.done[key * MOST_SEATS + target])
            if done:
                who: i64 = targeting * self.seats + self.relative(target, seat)
                sheet.mark_up_to(at + self.seat_done + who * MOST_DONE, done, MOST_DONE)

    def write_move(self, at: i64, number: i64, seat: i64, sheet: Sheet, history: History) -> None:
        """Write one move of the history, its secrets only for its mover."""
        move: i64 = history.moves[number]
        mover: i64 = history.movers[number]
        verb: i64 = verb_of(move)
        shows: i64 = self.shown[verb]
        sheet.mark(at + self.relative(mover, seat))
        at += self.seats
        sheet.mark(at + verb)
        at += self.verbs
        if shows & SHOWS_SEAT:
            sheet.mark(at + self.relative(seat_of(move), seat))
        at += self.seats
        if shows & SHOWS_TOOL:
            sheet.mark(at + tool_of(move))
        at += len(TOOLS)
        if shows & SHOWS_SIDE:
            sheet.mark(at + side_of(move))
        at += FOUR
        if not shows & SECRET or (mover == seat and card_of(move) != NO_CARD):
            if shows & SHOWS_PATH:
                sheet.mark(at + piece_of(face_of(move)))
            elif shows & (SHOWS_CARD | SHOWS_PAIR):
                sheet.mark(at + card_of(move))
                if shows & SHOWS_PAIR:
                    sheet.mark(at + second_of(move))
        at += self.cards
        if shows & SHOWS_CELL:
            place: i64 = self.spots[cell_of(move)]
            if place >= 0:
                sheet.mark(at + place % self.width)
                sheet.mark(at + self.width + place // self.width)
