"""The cave's box, layout, set-up and clans (C-COMP, C-COORD, C-SETUP, C-CLAN)."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

import undermine
from tests.rules.caves import EXIT, LADDER, LAIR, START, VEIN, dealt, given
from tests.rules.dsl import SYNTAX
from undermine.games.cave.box import ALL_NUGGETS, BOX, LEVEL, MONSTERS, WEBS
from undermine.games.cave.clans import BOX_CLANS, COLOURS, works_for
from undermine.games.cave.deal import PILES
from undermine.games.cave.position import Position
from undermine.games.cave.rules import RULES
from undermine.kernel.cards import SIDES, read_path
from undermine.kernel.grid import STEP, Window, cell_at

EVERYBODY = range(2, 9)


def test_C_COMP_5_clan_cards_figures_webs_and_nuggets() -> None:
    assert (len(BOX_CLANS), len(MONSTERS), WEBS, ALL_NUGGETS) == (10, 3, 3, 46)
    assert len(BOX.deck) + BOX.goals + 1 + len(BOX_CLANS) + 8 + 5 == 110


@pytest.mark.parametrize("players", [1, 9])
def test_C_COMP_7_two_to_eight_players(players: int) -> None:
    with pytest.raises(undermine.RecordError, match="2 to 8"):
        undermine.new("cave", players=players, seed=1)


# --- the layout --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "x", "y"), [("N", 0, 1), ("E", 1, 0), ("S", 0, -1), ("W", -1, 0)])
def test_C_COORD_1_x_grows_east_and_y_grows_north(side: str, x: int, y: int) -> None:
    assert Window(-32, -32).text((cell_at(0, 0) + STEP[SIDES.index(side)]) & 4095) == f"{x},{y}"
    assert given(hands=[["I:NESW"]]).allows(f"place I:NESW {x},{y}")
    assert SIDES[SIDES.index(side) ^ 2] == {"N": "S", "S": "N", "E": "W", "W": "E"}[side]


@pytest.mark.parametrize("players", EVERYBODY)
def test_C_COORD_2_goals_in_the_corners(players: int) -> None:
    d = 4 if players <= 5 else 3
    corners = {f"{x},{y}" for x in (d, -d) for y in (d, -d)}
    board = dealt(players)["board"]
    assert {cell for cell, card in board.items() if card == "?"} == corners
    assert set(board) == corners | {"0,0"}


@pytest.mark.parametrize(("players", "side"), [(2, 9), (5, 9), (6, 7), (8, 7)])
def test_C_COORD_3_the_area(players: int, side: int) -> None:
    xs = [int(cell.split(",")[0]) for cell in dealt(players)["board"]]
    assert max(xs) - min(xs) + 1 == side


def test_C_COORD_4_cards_lie_outside_the_area_too() -> None:
    north = {"0,1": "I:NS", "0,2": "I:NS+lair", "0,3": "II:NS"}
    assert given(players=6, hands=[["I:NESW"]], board=north).allows("place I:NESW 0,4")


def test_C_COORD_5_a_card_has_two_rotations() -> None:
    table = given(hands=[["I:NE"]])
    assert table.legal("place") == ["place I:NE -1,0", "place I:NE 0,-1", "place I:SW 0,1", "place I:SW 1,0"]
    assert table.refuses("place I:NW 0,-1") == "C-TURN-3"  # another card of the box
    assert table.refuses("place I:ES 0,1") == "C-TURN-3"
    assert read_path("II:NE+lair-E").turned().turned().code == "II:NE+lair-E"


# --- set-up ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", EVERYBODY)
def test_C_SETUP_1_the_start_lies_face_up(players: int) -> None:
    assert dealt(players)["board"]["0,0"] == "I:NESW+ladder"


def test_C_SETUP_2_the_exit_lies_in_any_corner() -> None:
    found: Counter[int] = Counter()
    options = RULES.settle({"first": "0"})
    for seed in range(2000):
        position = RULES.new(5, seed.to_bytes(32, "big"), options, None)
        assert isinstance(position, Position)
        goals = [int(goal) for goal in position.goals]
        assert sorted(goals) == [0, 1, 2, 3]
        found[goals.index(0)] += 1
    assert all(400 < times < 600 for times in found.values())
    table = dealt()
    assert sorted(table["goals"].values()) == sorted([EXIT, LADDER, LAIR, VEIN])
    assert table.view(0)["known"] == {}
    assert set(table.view(0)["goals"].values()) == {"?"}


def test_C_SETUP_3_clan_cards_are_shuffled() -> None:
    assert len({tuple(map(tuple, dealt(6, seed)["clans"])) for seed in range(30)}) > 20


@pytest.mark.parametrize("players", EVERYBODY)
def test_C_SETUP_4_three_nuggets_and_a_dwarf_on_the_start(players: int) -> None:
    table = dealt(players)
    assert table["nuggets"] == [3] * players
    assert table["bank"] == 46 - 3 * players
    assert table["dwarfs"] == [START] * players


def test_C_SETUP_5_one_pile_for_each_level() -> None:
    assert [len(pile) for pile in PILES] == [29, 27, 26]
    for level, pile in enumerate(PILES):
        assert {int(LEVEL[int(card)]) for card in pile} == {level}


@pytest.mark.parametrize("players", [2, 5, 8])
def test_C_SETUP_6_five_cards_of_each_level_are_out(players: int) -> None:
    missing: Counter[str] = Counter()
    for seed in range(40):
        table = dealt(players, seed)
        deck = [BOX.codes[int(card)] for card in table.game.position.deck]  # type: ignore[attr-defined]
        dealt_cards = Counter(deck) + Counter(card for hand in table["hands"] for card in hand)
        box = Counter(dict(zip(BOX.codes, BOX.counts, strict=True)))
        assert dealt_cards <= box
        out = box - dealt_cards
        assert Counter(code.split(":")[0] for code in out.elements()) == {"I": 5, "II": 5, "III": 5}
        missing.update(out)
    assert len(missing) > 60  # any card may be out


TABLE = {
    2: ((5, 0), (14, 22, 21), 40),
    3: ((5, 0), (9, 22, 21), 37),
    4: ((5, 0), (4, 22, 21), 34),
    5: ((4, 1), (4, 17, 21), 31),
    6: ((4, 1), (0, 16, 21), 28),
    7: ((3, 2), (3, 8, 21), 25),
    8: ((3, 2), (0, 6, 21), 22),
}


@pytest.mark.parametrize("players", EVERYBODY)
def test_C_SETUP_7_hands_by_level(players: int) -> None:
    ones, twos = TABLE[players][0]
    for hand in dealt(players)["hands"]:
        assert Counter(card.split(":")[0] for card in hand) == Counter({"I": ones, "II": twos})
    assert dealt(players).view(undermine.PUBLIC)["hands"] == [["I:?"] * ones + ["II:?"] * twos] * players


@pytest.mark.parametrize("players", EVERYBODY)
def test_C_SETUP_8_the_stack_is_ordered_by_level(players: int) -> None:
    table = dealt(players)
    _, stack, bank = TABLE[players]
    levels = [int(LEVEL[int(card)]) for card in table.game.position.deck]  # type: ignore[attr-defined]
    assert levels == [0] * stack[0] + [1] * stack[1] + [2] * stack[2]
    assert (table["deck"], table["bank"]) == (sum(stack), bank)
    assert table["top"] == ("I" if stack[0] else "II")


def test_C_SETUP_9_nothing_is_in_play_yet() -> None:
    table = dealt()
    assert (table["discard"], table["monsters"], table["webs"]) == (0, {}, {})
    assert table["boots"] == [False] * 5
    assert table["axes"] == [0] * 5


def test_C_SETUP_10_play_goes_clockwise_from_the_first_player() -> None:
    table = dealt(4, first=2)
    order = []
    for _ in range(5):
        order.append(table["active"])
        table.plays(table.legal("discard")[0])
        while table["phase"] != "play":
            table.plays("halt")
    assert order == [2, 3, 0, 1, 2]


def test_C_TURN_R1_chance_names_the_first_player() -> None:
    assert {dealt(4, seed)["active"] for seed in range(40)} == {0, 1, 2, 3}
    assert {dealt(4, seed, first=3)["active"] for seed in range(10)} == {3}
    assert dealt(4, 1, first="random").view() == dealt(4, 1).view()
    bridge = given(
        players=2, hands=[["I:info", "I:rat"], ["I:axe"]], board={"1,0": "I:NS.EW+bridge-EW"}, dwarfs=[START]
    )
    bridge.plays("discard I:info", "step 1,0/EW")
    assert bridge.told("lose")[0]["by"] == 1  # the left neighbour of seat 0 among two


# --- clans -------------------------------------------------------------------------------------------


def test_C_CLAN_1_three_loyal_and_two_saboteurs_of_each_colour() -> None:
    assert Counter(BOX_CLANS) == {0: 3, 1: 3, 2: 2, 3: 2}
    with pytest.raises(undermine.RecordError, match="only 2 of blue saboteur"):
        given(clans=[["blue", "saboteur"]] * 3)


@pytest.mark.parametrize(
    ("players", "shuffled", "aside"),
    [
        (2, {("blue", "loyal"): 1, ("yellow", "loyal"): 1}, 0),
        (3, {("blue", "loyal"): 2, ("blue", "saboteur"): 2}, 1),
        (4, {("blue", "loyal"): 2, ("blue", "saboteur"): 2}, 0),
        *(
            (
                n,
                {("blue", "loyal"): 3, ("blue", "saboteur"): 1, ("yellow", "loyal"): 3, ("yellow", "saboteur"): 1},
                8 - n,
            )
            for n in range(5, 9)
        ),
    ],
)
def test_C_CLAN_2_the_clan_cards(players: int, shuffled: dict[tuple[str, str], int], aside: int) -> None:
    found: set[int] = set()
    for seed in range(20):
        table = dealt(players, seed)
        assert Counter(tuple(card) for card in table["clans"] + table["aside"]) == shuffled
        assert (len(table["clans"]), len(table["aside"])) == (players, aside)
        found.add([identity for _, identity in table["clans"]].count("saboteur"))
    assert (min(found), max(found)) == RULES.traitors(players)


def test_C_CLAN_3_the_colour_is_public_the_identity_is_not() -> None:
    table = dealt(6, 3)
    for watcher in (undermine.PUBLIC, *range(6)):
        for seat, (colour, identity) in enumerate(table["clans"]):
            expected = [colour, identity if seat == watcher else "?"]
            assert table.view(watcher)["clans"][seat] == expected


def test_C_CLAN_4_only_shuffled_cards_are_set_aside() -> None:
    assert len(dealt(3)["aside"]) == 1
    table = dealt(5)
    assert all(card[1] == "?" for watcher in range(5) for card in table.view(watcher)["aside"])
    assert [card[0] for card in table.view(0)["aside"]] == [card[0] for card in table["aside"]]


def test_C_CLAN_5_a_saboteur_works_for_the_other_clan() -> None:
    cards = {("blue", "loyal"): 0, ("yellow", "loyal"): 1, ("blue", "saboteur"): 2, ("yellow", "saboteur"): 3}
    clans = {who: COLOURS[works_for(card)] for who, card in cards.items()}
    assert clans == {
        ("blue", "loyal"): "blue",
        ("yellow", "loyal"): "yellow",
        ("blue", "saboteur"): "yellow",
        ("yellow", "saboteur"): "blue",
    }


def test_C_CLAN_6_with_three_or_four_all_wear_one_colour() -> None:
    for players, seed in itertools.product((3, 4), range(10)):
        clans = dealt(players, seed)["clans"]
        assert {colour for colour, _ in clans} == {"blue"}
        if players == 4:
            assert sorted(identity for _, identity in clans) == ["loyal", "loyal", "saboteur", "saboteur"]


@pytest.mark.parametrize(
    ("players", "splits"),
    [
        (2, {(1, 1)}),
        (3, {(1, 2), (2, 1)}),
        (4, {(2, 2)}),
        (5, {(1, 4), (2, 3), (3, 2), (4, 1)}),
        (6, {(2, 4), (3, 3), (4, 2)}),
        (7, {(3, 4), (4, 3)}),
        (8, {(4, 4)}),
    ],
)
def test_C_CLAN_7_worker_splits(players: int, splits: set[tuple[int, int]]) -> None:
    found = set()
    for seed in range(150):
        workers = [works_for(int(card)) for card in dealt(players, seed).game.position.clans[:players]]  # type: ignore[attr-defined]
        found.add((workers.count(0), workers.count(1)))
    assert found == splits


def test_a_move_of_another_game_is_no_move() -> None:
    table = dealt()
    for text in (
        "break cart 1",
        "map 4,4",
        "take 1",
        "end",
        "key 1,1",
        "place NS 0,1",
        "place I:NS 0,1 ",
        "info 4,4",
        "rat 0",
    ):
        assert table.refuses(text) == SYNTAX
