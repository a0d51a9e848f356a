"""Setups of the cave: a position out of a record (contract, section 4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.games.cave.board import furnish, lay_out
from undermine.games.cave.box import (
    ALL_NUGGETS,
    AXE,
    BOOTS,
    BOX,
    FIRST_GOAL,
    FIRST_MONSTER,
    HOLD,
    KIND,
    KINDS,
    MONSTERS,
    PATH,
    PURSE,
    WEB,
    goal_xy,
)
from undermine.games.cave.clans import (
    BLUE,
    BOX_CLANS,
    COLOURS,
    IDENTITIES,
    YELLOW,
    clan_card,
    clan_cards,
    clan_out,
    clan_text,
    colour_of,
)
from undermine.games.cave.deal import START_PLACE
from undermine.games.cave.fields import EXIT, VEIN, has_field
from undermine.games.cave.places import FACE_DOWN_FIELD, NO_PLACE, field_of, place_at, slot_of
from undermine.games.cave.position import EVERYBODY, PHASES, PLAY, Position
from undermine.games.cave.view import view
from undermine.games.cave.webs import edge_at, edge_opens, lay_web, named_rightly
from undermine.kernel.bits import BIT
from undermine.kernel.box import FACE_DOWN
from undermine.kernel.cards import SIDES
from undermine.kernel.clauses import RecordError
from undermine.kernel.moves import TUNNEL, field_name
from undermine.kernel.setups import Cell, Setup, refuse_midway, short, write_common

KEYS: Final = (
    "board", "goals", "revealed", "hands", "deck", "turn", "round", "knows", "clans", "aside", "dwarfs", "nuggets", "open",
    "veins", "monsters", "webs", "boots", "axes", "limits", "down", "exits",
)  # fmt: skip
OUT: Final = "out"


def set_up(position: Position, data: dict[str, object]) -> None:
    """Lay a setup on to a blank position; nothing is settled: it stands after the upkeep of `turn`."""
    seats = int(position.seats)
    setup = Setup(data, BOX, seats, KEYS)
    setup.number("round", 1, 1, 1)
    turn = setup.number("turn", 0, seats - 1, 0)
    position.turn = turn
    position.active = turn
    position.phase = PLAY
    read_clans(position, setup)
    hands = setup.hands(int(HOLD))
    deck = setup.deck()
    position.deck = vec[u8]([u8(card) for card in deck])
    for seat, hand in enumerate(hands):
        for card in hand:
            position.sort_into_hand(seat, card)
    if not hands[turn]:
        raise RecordError(f"turn: seat {turn} holds no card")
    read_board(position, setup, sum(1 for cards in [*hands, deck] for card in cards if KIND[card] == PATH))
    read_dwarfs(position, setup)
    read_gold(position, setup)
    read_equipment(position, setup)
    read_monsters(position, setup)
    read_webs(position, setup)
    read_knowledge(position, setup)
    out = clan_out(position)
    if out >= 0:
        raise RecordError(f"dwarfs: all who work for {COLOURS[out]} are out, so the game is already over")


def read_clans(position: Position, setup: Setup) -> None:
    """Read the players' clan cards and those set aside; together no more than the box has."""
    left = list(BOX_CLANS)

    def take(value: object, key: str) -> int:
        words = setup.items(value, key)
        if len(words) != 2:
            raise RecordError(f"{key}: {short(value)} must be a colour and an identity")
        colour = COLOURS.index(setup.choice(words[0], COLOURS, key))
        card = int(clan_card(colour, IDENTITIES.index(setup.choice(words[1], IDENTITIES, key))))
        if card not in left:
            raise RecordError(f"{key}: the box has only {BOX_CLANS.count(card)} of {' '.join(clan_text(card))}")
        left.remove(card)
        return card

    seats = setup.seats
    if "clans" in setup.data:
        clans = [take(value, "clans") for value in setup.per_seat("clans", [])]
    else:
        clans = clan_cards(seats, BLUE)[:seats]
        for card in clans:
            left.remove(card)
    if "aside" in setup.data:
        aside = [take(value, "aside") for value in setup.items(setup.data["aside"], "aside")]
    else:
        aside = clan_cards(seats, YELLOW if all(colour_of(card) == YELLOW for card in clans) else BLUE)
        for card in clans:
            if card in aside:
                aside.remove(card)
    position.clans = vec[u8]([u8(card) for card in clans + aside])


# --- the board ---------------------------------------------------------------------------------------


def read_board(position: Position, setup: Setup, to_come: int) -> None:
    """Read paths and goals."""
    start = (0, 0)
    corners = goal_xy(setup.seats)
    board = setup.board([start, *corners])
    goals, turned = setup.goals(corners)
    half = (to_come + 1) // 2  # the window moves along (see board), so it is enough if all of them fit into it
    position.window = setup.window([start, *corners, *board], half)
    faces = {start: int(BOX.start_face(0)), **board, **turned}
    setup.fit(faces, list(turned))
    position.goals = vec[u8]([u8(goal) for goal in goals])
    lay_out(position)
    grid = position.grid
    for (x, y), face in board.items():
        furnish(position, grid.put(position.window.cell(x, y), face))
    for goal, corner in enumerate(corners):
        if corner in turned:
            position.shown |= 1 << goal
            grid.show(FIRST_GOAL + goal, turned[corner])
            furnish(position, FIRST_GOAL + goal)


def slot_on(position: Position, cell: Cell) -> int:
    """Return the slot of the card on a cell, 0 where none lies."""
    number = position.window.cell(cell[0], cell[1])
    return 0 if number < 0 else int(position.grid.slot(number))


def read_field(position: Position, setup: Setup, value: object, key: str) -> int:
    """Read a field of the board: x,y/NAME, a face-down goal x,y/?."""
    cell, stroke, name = value.partition("/") if isinstance(value, str) else ("", "", "")
    names = {field_name(field): field for field in range(TUNNEL + 1)}
    if not stroke or name not in names:
        raise RecordError(f"{key}: {short(value)} is no field; a field is written like 3,-1/NS")
    slot = slot_on(position, setup.cell(cell, key))
    face = position.grid.face(slot)
    field = names[name]
    if slot == 0 or not (field == FACE_DOWN_FIELD if face == FACE_DOWN else has_field(face, field)):
        raise RecordError(f"{key}: there is no field {short(value)} on the board")
    return int(place_at(slot, field))


# --- figures and what lies before the players --------------------------------------------------------


def flags(setup: Setup, key: str) -> int:
    """Read a list of true and false, as bits."""
    bits = 0
    for seat, value in enumerate(setup.per_seat(key, False)):
        if not isinstance(value, bool):
            raise RecordError(f"{key}: {short(value)} must be true or false")
        bits |= int(value) << seat
    return bits


def read_dwarfs(position: Position, setup: Setup) -> None:
    """Read where the dwarfs are, who lies down, who has left and in which order, which clan cards are open."""
    exits = [setup.seat(value, "exits") for value in setup.items(setup.data.get("exits", []), "exits")]
    position.open = flags(setup, "open")
    position.down = flags(setup, "down")
    for seat, value in enumerate(setup.per_seat("dwarfs", None)):
        if value == OUT:
            place = NO_PLACE
        elif value is None and "dwarfs" not in setup.data:
            place = int(START_PLACE)
        else:
            place = read_field(position, setup, value, "dwarfs")
            face = position.grid.face(slot_of(place))
            if face == FACE_DOWN:
                raise RecordError(f"dwarfs: {short(value)} would have been turned up by the dwarf on it")
            if int(EXIT[face]) == field_of(place):
                raise RecordError(f"dwarfs: a dwarf on the exit {short(value)} has left")
        position.put_dwarf(seat, place)
        if (place == NO_PLACE) != (seat in exits):
            raise RecordError(f"exits: seat {seat} must be among them exactly if its dwarf is out")
        if place == NO_PLACE and not position.is_open(seat):
            raise RecordError(f"open: seat {seat} has left, so its clan card is open")
        if place == NO_PLACE and position.lies_down(seat):
            raise RecordError(f"down: seat {seat} has left, so its dwarf does not lie on the board")
    if len(set(exits)) != len(exits):
        raise RecordError("exits: nobody leaves twice")
    if position.lies_down(position.active):
        raise RecordError(f"down: seat {position.active} is to move, so its dwarf has stood up")
    for seat in exits:
        position.note_exit(seat)


def read_gold(position: Position, setup: Setup) -> None:
    """Read the nuggets of the dwarfs and on the veins; the rest is in the bank."""
    bank = ALL_NUGGETS
    for seat, value in enumerate(setup.per_seat("nuggets", PURSE)):
        nuggets = setup.whole(value, 0, ALL_NUGGETS, "nuggets")
        position.set_nuggets(seat, nuggets)
        bank -= nuggets
    grid = position.grid
    veins: dict[int, int] = {}
    for slot in range(1, int(grid.slots)):
        if grid.face(slot) != FACE_DOWN and VEIN[grid.face(slot)]:
            veins[slot] = 1
    for text, value in setup.mapping("veins").items():
        slot = slot_on(position, setup.cell(text, "veins"))
        if slot not in veins:
            raise RecordError(f"veins: there is no vein face up on {text}")
        veins[slot] = setup.whole(value, 0, 1, "veins")
    for slot, nuggets in veins.items():
        position.full |= BIT[slot] * nuggets
        bank -= nuggets
    if bank < 0:
        raise RecordError(f"nuggets: there are only {ALL_NUGGETS}, {-bank} fewer than these")
    position.bank = bank


def use_kind(position: Position, setup: Setup, kind: int, key: str) -> None:
    """Take a card of this kind out of the box, of whatever level is left; everybody sees it lie there."""
    for card in range(len(BOX.cards)):
        if KIND[card] == kind and setup.left[card] > 0:
            setup.use(card, key)
            position.note_gone(card, EVERYBODY)
            return
    total = sum(BOX.counts[card] for card in range(len(BOX.cards)) if KIND[card] == kind)
    raise RecordError(f"{key}: the box has only {total} cards {KINDS[kind]}")


def read_equipment(position: Position, setup: Setup) -> None:
    """Read boots, axes and hand limits."""
    position.boots = flags(setup, "boots")
    for seat in range(setup.seats):
        if position.has_boots(seat):
            use_kind(position, setup, BOOTS, "boots")
    for seat, value in enumerate(setup.per_seat("axes", 0)):
        axes = setup.whole(value, 0, 3, "axes")
        position.set_axes(seat, axes)
        for _axe in range(axes):
            use_kind(position, setup, AXE, "axes")
    for seat, value in enumerate(setup.per_seat("limits", HOLD)):
        position.set_limit(seat, setup.whole(value, 0, int(HOLD), "limits"))


def read_monsters(position: Position, setup: Setup) -> None:
    """Read the monsters on the board and who has their cards."""
    for name, value in setup.mapping("monsters").items():
        monster = MONSTERS.index(setup.choice(name, MONSTERS, "monsters"))
        words = setup.items(value, "monsters")
        if len(words) != 2:
            raise RecordError(f"monsters: {short(value)} must be a field and a seat")
        position.put_monster(monster, read_field(position, setup, words[0], "monsters"))
        holder = setup.seat(words[1], "monsters")
        if holder == position.active:
            raise RecordError(f"monsters: seat {holder} is to move, so its monsters have left")
        position.give_monster(monster, holder)
        use_kind(position, setup, FIRST_MONSTER + monster, "monsters")


def read_webs(position: Position, setup: Setup) -> None:
    """Read the webs, named as in a move."""
    for text, value in setup.mapping("webs").items():
        place, _, side = text.partition(" ")
        words = setup.items(value, "webs")
        if len(words) != 2 or side not in SIDES or len(side) != 1:
            raise RecordError(f"webs: {short(text)}: {short(value)} must be like '0,1 N': [2, 0]")
        x, y = setup.cell(place, "webs")
        cell = i64(position.window.cell(x, y))
        number = SIDES.index(side)
        if cell < 0 or not edge_opens(position, edge_at(cell, number)):
            raise RecordError(f"webs: there is no opening on {short(text)}")
        if not named_rightly(position, cell, number):
            raise RecordError(f"webs: {short(text)} is named from the other card")
        if position.is_webbed(edge_at(cell, number)):
            raise RecordError(f"webs: two webs on {short(text)}")
        use_kind(position, setup, WEB, "webs")
        lay_web(position, edge_at(cell, number), setup.whole(words[0], 1, 2, "webs"), setup.seat(words[1], "webs"))


def read_knowledge(position: Position, setup: Setup) -> None:
    """Read which goals and which clan cards each seat has looked at."""
    corners = goal_xy(setup.seats)
    for seat, entry in enumerate(setup.per_seat("knows", [])):
        for value in setup.items(entry, "knows"):
            if isinstance(value, str):
                cell = setup.cell(value, "knows")
                if cell not in corners:
                    raise RecordError(f"knows: {short(value)} is no goal cell of the layout")
                position.note_goal_look(seat, corners.index(cell))
            else:
                other = setup.seat(value, "knows")
                if other == seat:
                    raise RecordError(f"knows: seat {seat} knows its own clan card anyway")
                position.note_seat_look(seat, other)


def write(position: Position) -> dict[str, object]:
    """Write the position as a setup; what only this turn remembers has no place in one."""
    refuse_midway(position, PHASES[position.phase])
    if position.stunned or position.proposed:
        raise RecordError("a setup stands at the beginning of a turn, and something has already happened in this one")
    seen = view(position, None)
    shown, own = seen.describe_open(), seen.describe_own()
    return {
        **write_common(position, BOX, shown, own, [(0, 0)]),
        "knows": shown["knows"],
        "clans": own["clans"],
        "aside": own["aside"],
        "dwarfs": shown["dwarfs"],
        "nuggets": shown["nuggets"],
        "open": shown["open"],
        "veins": shown["veins"],
        "monsters": shown["monsters"],
        "webs": shown["webs"],
        "boots": shown["boots"],
        "axes": shown["axes"],
        "limits": shown["limits"],
        "down": shown["down"],
        "exits": shown["exits"],
    }
