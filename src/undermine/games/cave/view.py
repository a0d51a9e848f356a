"""View: what a seat, a spectator or the all-knowing may know of the cave, field by field (C-KNOW)."""

from __future__ import annotations

from mypy_extensions import u8

from undermine.games.cave.box import BOX, FIRST_GOAL, GOALS, HOLD, LEVEL, MONSTER_KINDS, MONSTERS, WEBS, goal_xy
from undermine.games.cave.clans import COLOURS, IDENTITIES
from undermine.games.cave.fields import VEIN
from undermine.games.cave.hands import hand_cards
from undermine.games.cave.position import (
    AXES,
    EVERYBODY,
    EXITS,
    GOALS_SEEN,
    HOLDERS,
    LIMITS,
    MONSTER,
    NAMED,
    NAMED_SIZES,
    NO_PLACE,
    NUGGETS,
    ORIENT,
    OVER,
    PARTNERS,
    PHASES,
    REACT,
    SEATS_SEEN,
    SEEN,
    SIZES,
    WALK,
    WEB_OWNERS,
    WEB_SIDES,
    WEBBED,
    Position,
    dwarf_place,
    empty_position,
    monster_place,
    place_text,
)
from undermine.games.cave.scoring import outcome
from undermine.games.cave.webs import edge_text
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.cards import LEVELS
from undermine.kernel.events import HIDDEN
from undermine.kernel.game import NOBODY, View
from undermine.kernel.showing import UNKNOWN


class CaveView(View):
    """One watcher's knowledge; UNKNOWN stands for what is hidden."""

    def __init__(self, watcher: int | None, table: Position) -> None:
        super().__init__(watcher)
        self.table = table  # C-KNOW-1: a position that holds what everybody knows, and nothing else
        self.levels: list[list[int]] = []  # the levels of every hand, ascending (C-KNOW-R1)
        self.deck: list[int] = []  # the levels of the draw stack, the first is drawn first
        self.saboteurs: list[int] = []  # how many saboteurs of each colour were shuffled in (C-CLAN-2)
        # C-KNOW-2: what this watcher knows
        self.hands: list[list[int]] = []  # the cards of each hand that it knows
        self.named: list[
            list[int]
        ] = []  # the cards of each hand that its last swap partner knows, as far as it knows that
        self.goals: list[int] = []  # goal cell -> goal of the card list
        self.colours: list[int] = []  # of the seats' clan cards, then of those set aside
        self.identities: list[int] = []
        self.gone: list[tuple[int, int, int]] = []  # cards played, thrown away or lost: card, its level, who knows it
        self.result: dict[str, object] | None = None

    def describe_open(self) -> dict[str, object]:
        """Write the keys that are the same for every watcher."""
        table = self.table
        everybody = range(int(table.seats))
        corners = [f"{x},{y}" for x, y in goal_xy(int(table.seats))]
        return {
            "game": "cave",
            "round": 1,
            "phase": PHASES[table.phase],
            "active": None if table.active == NOBODY else int(table.active),
            "turn": None if table.turn == NOBODY else int(table.turn),
            "board": self.describe_board(),
            "revealed": {
                corners[goal]: BOX.face_codes[table.grid.face(FIRST_GOAL + goal)]
                for goal in range(GOALS)
                if table.shown >> goal & 1
            },
            "deck": len(self.deck),
            "top": LEVELS[self.deck[0]] if self.deck else None,
            "discard": int(table.discards),
            "dwarfs": [self.describe_field(int(dwarf_place(table, seat))) for seat in everybody],
            "nuggets": self.per_seat(NUGGETS),
            "scores": self.per_seat(NUGGETS),
            "bank": int(table.bank),
            "open": [bool(table.open >> seat & 1) for seat in everybody],
            "exits": [int(table.zones[EXITS + i]) for i in range(table.exits)],
            "veins": self.describe_veins(),
            "monsters": {
                MONSTERS[monster]: [
                    self.describe_field(int(monster_place(table, monster))),
                    int(table.zones[HOLDERS + monster]),
                ]
                for monster in range(MONSTER_KINDS)
                if monster_place(table, monster) != NO_PLACE
            },
            "webs": {
                edge_text(table, int(table.places[WEBBED + web])): [
                    int(table.zones[WEB_SIDES + web]),
                    int(table.zones[WEB_OWNERS + web]),
                ]
                for web in range(WEBS)
                if table.places[WEBBED + web] != NO_PLACE
            },
            "boots": [bool(table.boots >> seat & 1) for seat in everybody],
            "axes": self.per_seat(AXES),
            "limits": self.per_seat(LIMITS),
            "down": [bool(table.down >> seat & 1) for seat in everybody],
            "knows": [self.describe_knowledge(seat, corners) for seat in everybody],
            "steps": int(table.steps) if table.phase in (WALK, MONSTER) else None,
            "stunned": table.stunned,
            "attacker": MONSTERS[table.mover] if table.phase == REACT else None,
            "result": self.result,
        }

    def describe_own(self) -> dict[str, object]:
        """Write the keys that differ from watcher to watcher."""
        table = self.table
        corners = [f"{x},{y}" for x, y in goal_xy(int(table.seats))]
        clans = [clan_words(colour, who) for colour, who in zip(self.colours, self.identities, strict=True)]
        return {
            "known": {
                corners[goal]: goal_code(self.goals[goal])
                for goal in range(GOALS)
                if self.goals[goal] != UNKNOWN and not table.shown >> goal & 1
            },
            "goals": {corners[goal]: goal_code(self.goals[goal]) for goal in range(GOALS)},
            "hands": [self.describe_hand(seat) for seat in range(int(table.seats))],
            "clans": clans[: table.seats],
            "aside": clans[table.seats :],
        }

    def per_seat(self, zone: int) -> list[int]:
        """Write one number for each seat."""
        return [int(self.table.zones[zone + seat]) for seat in range(int(self.table.seats))]

    def describe_board(self) -> dict[str, str]:
        """Write the map: start, paths and turned goals as they lie, face-down goals hidden; by x, then y."""
        grid, window = self.table.grid, self.table.window
        slots = [slot for slot in range(1, int(grid.slots)) if grid.cell(slot) >= 0]
        board: dict[str, str] = {}
        for slot in sorted(slots, key=lambda slot: window.order(int(grid.cell(slot)))):
            face = int(grid.face(slot))
            board[window.text(int(grid.cell(slot)))] = HIDDEN if face == FACE_DOWN else BOX.face_codes[face]
        return board

    def describe_hand(self, seat: int) -> list[str]:
        """Write a hand: in card-list order; hidden cards by level, those known from a swap first in theirs."""
        known = self.hands[seat]
        if len(known) == len(self.levels[seat]) and self.watcher in (seat, None):
            return [BOX.codes[card] for card in sorted(known)]
        written: list[str] = []
        for level in range(3):
            named = [BOX.codes[card] for card in sorted(known) if LEVEL[card] == level]
            hidden = self.levels[seat].count(level) - len(named)
            written += named + [f"{LEVELS[level]}:{HIDDEN}"] * hidden
        return written

    def describe_field(self, place: int) -> str:
        """Write where a figure stands."""
        return "out" if place == NO_PLACE else place_text(self.table, place)

    def describe_veins(self) -> dict[str, int]:
        """Write every vein on the map and whether it still holds its nugget."""
        grid = self.table.grid
        veins: dict[str, int] = {}
        for slot in range(1, int(grid.slots)):
            face = grid.face(slot)
            if grid.cell(slot) >= 0 and face != FACE_DOWN and VEIN[face]:
                veins[self.table.window.text(int(grid.cell(slot)))] = int(self.table.full >> slot & 1)
        return veins

    def describe_knowledge(self, seat: int, corners: list[str]) -> list[object]:
        """Write which goals and whose clan cards a seat has looked at; everybody saw it do so (C-INFO-2)."""
        goals = int(self.table.zones[GOALS_SEEN + seat])
        seats = int(self.table.zones[SEATS_SEEN + seat])
        looked: list[object] = [corners[goal] for goal in range(GOALS) if goals >> goal & 1]
        return looked + [other for other in range(int(self.table.seats)) if seats >> other & 1]


def goal_code(goal: int) -> str:
    """Write a goal as printed, where it is known."""
    return HIDDEN if goal == UNKNOWN else BOX.face_codes[BOX.goal_face(goal)]


def clan_words(colour: int, identity: int) -> list[str]:
    """Write a clan card; its colour is always to be seen (C-CLAN-3)."""
    return [COLOURS[colour], HIDDEN if identity == UNKNOWN else IDENTITIES[identity]]


def view(position: Position, watcher: int | None) -> CaveView:
    """Build a watcher's view from what that watcher may know, and nothing else."""
    seen = CaveView(watcher, public_part(position))
    everybody = range(int(position.seats))
    for seat in everybody:
        hand = hand_cards(position, seat)
        seen.levels.append(sorted(int(LEVEL[card]) for card in hand))
        knowers = (seat, int(position.zones[PARTNERS + seat]), None)
        named = named_cards(position, seat) if watcher in knowers else []
        seen.hands.append(hand if watcher in (seat, None) else named)
        seen.named.append(named)
    seen.deck = [int(LEVEL[int(card)]) for card in position.deck[position.drawn :]]
    for goal in range(GOALS):
        seen.goals.append(int(position.goals[goal]) if knows_goal(position, watcher, goal) else UNKNOWN)
    for i, card in enumerate(position.clans):
        seen.colours.append(int(card) & 1)
        known = knows_clan(position, watcher, i) if i < position.seats else knows_aside(position, watcher)
        seen.identities.append(int(card) >> 1 if known else UNKNOWN)
    seen.saboteurs = [sum(1 for card in position.clans if card & 1 == colour and card > 1) for colour in range(2)]
    for i in range(position.seen):
        gone, knower = int(position.zones[SEEN + 2 * i]), int(position.zones[SEEN + 2 * i + 1])
        visible = watcher is None or knower in (EVERYBODY, watcher)
        seen.gone.append((gone if visible else UNKNOWN, int(LEVEL[gone]), knower))
    seen.result = outcome(position)
    return seen


def public_part(position: Position) -> Position:
    """Copy what everybody knows (C-KNOW-1): the map and all that stands, lies and is counted on it or before the players."""
    table = empty_position(position.seats, position.immediate)
    table.grid = position.grid.clone()
    table.window = position.window
    table.turn = position.turn
    table.active = position.active
    table.phase = position.phase
    table.ending = position.ending
    table.shown = position.shown
    table.bank = position.bank
    table.ladders = position.ladders
    table.lairs = position.lairs
    table.full = position.full
    table.open = position.open
    table.boots = position.boots
    table.down = position.down
    table.exits = position.exits
    table.webs = position.webs
    table.discards = position.discards
    table.steps = position.steps
    table.stunned = position.stunned
    table.mover = position.mover
    table.walking = position.walking
    table.entered = position.entered
    table.due = position.due
    table.drawer = position.drawer
    table.places = position.places[:]
    for zone in range(SIZES, NAMED):  # everything between the hands and what swaps have taught
        table.zones[zone] = u8(position.zones[zone])
    for seat in range(int(position.seats)):
        table.zones[PARTNERS + seat] = position.zones[PARTNERS + seat]
    return table


def named_cards(position: Position, seat: int) -> list[int]:
    """List the cards of a hand that the partner of the last swap knows because it gave them away."""
    return [int(position.zones[NAMED + HOLD * seat + i]) for i in range(int(position.zones[NAMED_SIZES + seat]))]


def knows_goal(position: Position, watcher: int | None, goal: int) -> bool:
    """Say whether a watcher knows a goal: turned up, being turned up, or looked at."""
    if watcher is None or position.shown >> goal & 1:
        return True
    if position.phase == ORIENT and position.entered >> 2 == FIRST_GOAL + goal:
        return True
    return watcher >= 0 and int(position.zones[GOALS_SEEN + watcher]) >> goal & 1 != 0


def knows_clan(position: Position, watcher: int | None, seat: int) -> bool:
    """Say whether a watcher knows a seat's identity: its own, shown, or looked at."""
    if watcher is None or watcher == seat or position.open >> seat & 1:
        return True
    return watcher >= 0 and int(position.zones[SEATS_SEEN + watcher]) >> seat & 1 != 0


def knows_aside(position: Position, watcher: int | None) -> bool:
    """Say whether a watcher knows the clan cards set aside: the first one out does, and everybody at the end (C-EXIT-3)."""
    if watcher is None or position.phase == OVER:
        return True
    return position.exits > 0 and int(position.zones[EXITS]) == watcher
