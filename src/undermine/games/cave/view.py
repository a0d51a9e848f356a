"""View: what a seat, a spectator or the all-knowing may know of the cave, field by field."""

from __future__ import annotations

from undermine.games.cave.agreement import agreed_seats
from undermine.games.cave.border import Clan, Open, Own, Result, Vote
from undermine.games.cave.box import BOX, FIRST_GOAL, GOALS, LEVEL, MONSTER_KINDS, MONSTERS, WEBS, goal_xy
from undermine.games.cave.clans import CLANS, COLOURS, IDENTITIES, SABOTEUR, colour_of, identity_of
from undermine.games.cave.fields import VEIN
from undermine.games.cave.places import NO_PLACE
from undermine.games.cave.position import (
    EVERYBODY,
    MONSTER,
    ORIENT,
    OVER,
    PHASES,
    REACT,
    WALK,
    Position,
    nothing_known,
)
from undermine.games.cave.scoring import outcome
from undermine.games.cave.webs import edge_text
from undermine.kernel.border import Cell, Seat
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.cards import LEVELS
from undermine.kernel.events import HIDDEN
from undermine.kernel.game import View
from undermine.kernel.showing import UNKNOWN, show_board, somebody


class CaveView(View):
    """One watcher's knowledge; UNKNOWN stands for what is hidden."""

    def __init__(self, watcher: int | None, public: Position) -> None:
        super().__init__(watcher)
        self.public = public  # C-KNOW-1: a position that holds what everybody knows, and nothing else
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
        self.result: Result | None = None

    def describe_open(self) -> Open:
        """Write the keys that are the same for every watcher."""
        public = self.public
        everybody = range(int(public.seats))
        corners = [f"{x},{y}" for x, y in goal_xy(int(public.seats))]
        return {
            "game": "cave",
            "round": 1,
            "phase": PHASES[public.phase],
            "active": somebody(int(public.active)),
            "turn": somebody(int(public.turn)),
            "board": show_board(public.grid, public.window, BOX),
            "revealed": {
                corners[goal]: BOX.face_codes[public.grid.face(FIRST_GOAL + goal)]
                for goal in range(GOALS)
                if public.is_shown(goal)
            },
            "deck": len(self.deck),
            "top": LEVELS[self.deck[0]] if self.deck else None,
            "discard": int(public.discards),  # C-KNOW-R2: a number, for nobody may search the pile
            "dwarfs": [self.describe_field(int(public.dwarf(seat))) for seat in everybody],
            "nuggets": [int(public.nuggets(seat)) for seat in everybody],
            "scores": [int(public.nuggets(seat)) for seat in everybody],
            "bank": int(public.bank),
            "open": [public.is_open(seat) for seat in everybody],
            "exits": [int(public.left_as(number)) for number in range(public.exits)],
            "veins": self.describe_veins(),
            "monsters": {
                MONSTERS[monster]: [
                    self.describe_field(int(public.monster(monster))),
                    int(public.holder(monster)),
                ]
                for monster in range(MONSTER_KINDS)
                if public.monster(monster) != NO_PLACE
            },
            "webs": {
                edge_text(public, public.web_edge(web)): [
                    int(public.web_sides(web)),
                    int(public.web_owner(web)),
                ]
                for web in range(WEBS)
                if public.web_edge(web) != NO_PLACE
            },
            "boots": [public.has_boots(seat) for seat in everybody],
            "axes": [int(public.axes(seat)) for seat in everybody],
            "limits": [int(public.limit(seat)) for seat in everybody],
            "down": [public.lies_down(seat) for seat in everybody],
            "knows": [self.describe_knowledge(seat, corners) for seat in everybody],
            "steps": int(public.steps) if public.phase in (WALK, MONSTER) else None,
            "stunned": public.stunned,
            "attacker": MONSTERS[public.mover] if public.phase == REACT else None,
            **self.describe_vote(),
            "result": self.result,
        }

    def describe_own(self) -> Own:
        """Write the keys that differ from watcher to watcher."""
        public = self.public
        corners = [f"{x},{y}" for x, y in goal_xy(int(public.seats))]
        clans = [clan_words(colour, who) for colour, who in zip(self.colours, self.identities, strict=True)]
        return {
            "known": {
                corners[goal]: goal_code(self.goals[goal])
                for goal in range(GOALS)
                if self.goals[goal] != UNKNOWN and not public.is_shown(goal)
            },
            "goals": {corners[goal]: goal_code(self.goals[goal]) for goal in range(GOALS)},
            "hands": [self.describe_hand(seat) for seat in range(int(public.seats))],
            "clans": clans[: public.seats],
            "aside": clans[public.seats :],
        }

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
        return "out" if place == NO_PLACE else self.public.place_text(place)

    def describe_vote(self) -> Vote:
        """Write whether the active player has proposed to end the game, and who has agreed, where that is offered (C-END-3)."""
        if not self.public.by_agreement:
            return {}
        return {"proposed": self.public.proposed, "agreed": agreed_seats(self.public)}

    def describe_veins(self) -> dict[str, int]:
        """Write every vein on the board and whether it still holds its nugget."""
        grid = self.public.grid
        veins: dict[str, int] = {}
        for slot in range(1, int(grid.slots)):
            face = grid.face(slot)
            if grid.cell(slot) >= 0 and face != FACE_DOWN and VEIN[face]:
                veins[self.public.window.text(int(grid.cell(slot)))] = int(self.public.full >> slot & 1)
        return veins

    def describe_knowledge(self, seat: int, corners: list[str]) -> list[Cell | Seat]:
        """Write which goals and whose clan cards a seat has looked at; everybody saw it do so (C-INFO-2)."""
        goals = int(self.public.goals_looked_at(seat))
        seats = int(self.public.seats_looked_at(seat))
        looked: list[Cell | Seat] = [corners[goal] for goal in range(GOALS) if goals >> goal & 1]
        return looked + [other for other in range(int(self.public.seats)) if seats >> other & 1]


def goal_code(goal: int) -> str:
    """Write a goal as printed, where it is known."""
    return HIDDEN if goal == UNKNOWN else BOX.face_codes[BOX.goal_face(goal)]


def clan_words(colour: int, identity: int) -> Clan:
    """Write a clan card; its colour is always to be seen (C-CLAN-3)."""
    return [COLOURS[colour], HIDDEN if identity == UNKNOWN else IDENTITIES[identity]]


def view(position: Position, watcher: int | None) -> CaveView:
    """Build a watcher's view from what that watcher may know, and nothing else."""
    seen = CaveView(watcher, public_part(position))
    everybody = range(int(position.seats))
    for seat in everybody:
        hand = position.hand(seat)
        seen.levels.append(sorted(int(LEVEL[card]) for card in hand))
        knowers = (seat, int(position.partner(seat)), None)
        named = position.named(seat) if watcher in knowers else []
        seen.hands.append(hand if watcher in (seat, None) else named)
        seen.named.append(named)
    seen.deck = [int(LEVEL[int(card)]) for card in position.deck[position.drawn :]]
    for goal in range(GOALS):
        seen.goals.append(int(position.goals[goal]) if knows_goal(position, watcher, goal) else UNKNOWN)
    clans = [int(card) for card in position.clans]
    for i, card in enumerate(clans):
        seen.colours.append(int(colour_of(card)))
        known = knows_clan(position, watcher, i) if i < position.seats else knows_aside(position, watcher)
        seen.identities.append(int(identity_of(card)) if known else UNKNOWN)
    seen.saboteurs = [clans.count(colour | SABOTEUR) for colour in range(CLANS)]
    for number in range(position.gone):
        gone, knower = int(position.gone_card(number)), int(position.gone_knower(number))
        visible = watcher is None or knower in (EVERYBODY, watcher)
        seen.gone.append((gone if visible else UNKNOWN, int(LEVEL[gone]), knower))
    seen.result = outcome(position)
    return seen


def public_part(position: Position) -> Position:
    """Copy what everybody knows (C-KNOW-1): the board and all that stands, lies and is counted on it or before the players."""
    public = nothing_known(position.seats)
    position.copy_public(public)
    return public


def knows_goal(position: Position, watcher: int | None, goal: int) -> bool:
    """Say whether a watcher knows a goal: turned up, being turned up, or looked at."""
    if watcher is None or position.is_shown(goal):
        return True
    if position.phase == ORIENT and position.found == FIRST_GOAL + goal:
        return True
    return watcher >= 0 and int(position.goals_looked_at(watcher)) >> goal & 1 != 0


def knows_clan(position: Position, watcher: int | None, seat: int) -> bool:
    """Say whether a watcher knows a seat's identity: its own, shown, or looked at."""
    if watcher is None or watcher == seat or position.is_open(seat):
        return True
    return watcher >= 0 and int(position.seats_looked_at(watcher)) >> seat & 1 != 0


def knows_aside(position: Position, watcher: int | None) -> bool:
    """Say whether a watcher knows the clan cards set aside: the first one out does, and everybody at the end (C-EXIT-3)."""
    if watcher is None or position.phase == OVER:
        return True
    return position.exits > 0 and int(position.left_as(0)) == watcher
