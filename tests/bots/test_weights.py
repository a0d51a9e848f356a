"""Weights: read by name into the fields that a game declares; a name too many or too few is refused."""

from __future__ import annotations

import pytest

from undermine.bots.cave import player as cave
from undermine.bots.cave.weights import KEEP_NAMES as CAVE_KEEPS
from undermine.bots.cave.weights import Weights as CaveWeights
from undermine.bots.duel import player as duel
from undermine.bots.duel.weights import KEEP_NAMES as DUEL_KEEPS
from undermine.bots.duel.weights import Weights as DuelWeights
from undermine.bots.files import read
from undermine.bots.saboteur import player as saboteur
from undermine.bots.saboteur.weights import KEEP_NAMES as BASE_KEEPS
from undermine.bots.saboteur.weights import Weights as BaseWeights
from undermine.bots.weights import named, names_of, read_weights, shifted, values_of
from undermine.games.cave.box import BOX as CAVE_BOX
from undermine.games.duel.box import BOX as DUEL_BOX
from undermine.games.saboteur.box import BOX as BASE_BOX

MINER = values_of(saboteur.weights_of("miner")[0])


def test_what_is_read_stands_in_the_fields_of_its_name() -> None:
    assert read("saboteur/weights.toml")["miner"]["digger"] == MINER
    assert read("cave/weights.toml")["miner"] == values_of(cave.weights_of("miner"))
    assert read("duel/weights.toml")["solo"]["miner"] == values_of(duel.weights_of("solo", "miner"))
    assert saboteur.weights_of("miner")[0].gain == read("saboteur/weights.toml")["miner"]["digger"]["gain"]


def test_a_name_that_no_game_asks_for_is_refused() -> None:
    with pytest.raises(ValueError, match=r"miner\.toml, \[digger\]: there is no 'gian'; there are gain, find, "):
        named(BaseWeights, {**MINER, "gian": 1.0}, "miner.toml, [digger]")
    with pytest.raises(ValueError, match=r"tempers\.toml: there is no 'gian'"):
        shifted(saboteur.weights_of("miner")[0], {"gian": 1.0}, "tempers.toml")


def test_a_name_without_its_number_is_refused() -> None:
    with pytest.raises(ValueError, match=r"saboteur/weights\.toml, \[miner\.belief\]: there is no 'trust'"):
        read_weights(BaseWeights, "saboteur/weights.toml", "miner.belief")
    few = {name: value for name, value in MINER.items() if name not in ("gain", "keep_tee")}
    with pytest.raises(ValueError, match=r"a digger: a number is missing for gain, keep_tee$"):
        named(BaseWeights, few, "a digger")


def test_a_temper_shifts_what_it_names_and_nothing_else() -> None:
    plain, bold = (values_of(saboteur.weights_of("miner", temper)[0]) for temper in ("", "bold"))
    assert {name for name in plain if plain[name] != bold[name]} == {"gain"}
    assert bold["gain"] == plain["gain"] + read("tempers.toml")["bold"]["digger"]["gain"]


def test_a_master_goes_by_the_miners_weights_but_for_a_few() -> None:
    for role, own in enumerate(({"break_tool", "break_from"}, {"break_again", "repair"})):
        usual, master = (values_of(saboteur.weights_of(level)[role]) for level in ("miner", "master"))
        assert {name for name in usual if usual[name] != master[name]} == own


def test_rates_have_a_number_for_every_name_and_no_other() -> None:
    with pytest.raises(ValueError, match=r"rates\.toml, \[break\.digger\]: there is no 'digger'"):
        saboteur.read_rates(read(saboteur.RATES), "break", ("nobody",), saboteur.RATES)
    with pytest.raises(ValueError, match="a number is missing for nobody"):
        saboteur.read_rates(read(saboteur.RATES), "break", ("digger", "saboteur", "nobody"), saboteur.RATES)


def test_every_card_has_a_worth_in_the_hand_and_every_such_worth_a_card() -> None:
    for kind, keeps in ((BaseWeights, {*BASE_KEEPS}), (DuelWeights, {*DUEL_KEEPS[0]}), (CaveWeights, {*CAVE_KEEPS})):
        assert keeps == {name for name in names_of(kind) if name.startswith("keep_")}


BASE_CARDS = {
    "NESW": "cross",
    "NEW": "tee",
    "EW": "line",
    "N.E.S.W": "dead_end",
    "E": "dead_end",
    "break-cart": "break",
    "fix-cart": "fix",
    "fix-pickaxe-cart": "fix",
    "rockfall": "rockfall",
    "map": "map",
}
DUEL_CARDS = {
    "NS": "line",
    "NE.S": "line",
    "NW+ladder-blue": "ladder",
    "EW.S+gold1-S": "gold",
    "NESW+troll-S": "troll",
    "break-cart": "break",
    "fix-pickaxe-cart": "fix",
    "key": "key",
    "rockfall": "rockfall",
    "map": "map",
}
CAVE_CARDS = {
    "I:NS": "path",
    "III:N.E.S.W": "stub",
    "I:info": "info",
    "I:rockfall": "rockfall",
    "II:goblin": "monster",
    "I:axe": "axe",
    "I:boots": "boots",
    "I:rat": "monster",
    "II:swap": "swap",
    "II:web": "web",
}


def test_a_card_is_worth_in_the_hand_what_its_kind_is() -> None:
    for code, name in BASE_CARDS.items():
        assert BASE_KEEPS[BASE_BOX.card_of[code]] == f"keep_{name}", code
    for code, name in DUEL_CARDS.items():
        assert [keeps[DUEL_BOX.card_of[code]] for keeps in DUEL_KEEPS] == [f"keep_{name}"] * 2, code
    for code, name in CAVE_CARDS.items():
        assert CAVE_KEEPS[CAVE_BOX.card_of[code]] == f"keep_{name}", code


def test_in_the_duel_a_door_of_the_other_colour_makes_a_path_foreign() -> None:
    for code, names in (("NESW+door-blue-S", ["foreign", "cross"]), ("NESW+door-green-W", ["cross", "foreign"])):
        assert [keeps[DUEL_BOX.card_of[code]] for keeps in DUEL_KEEPS] == [f"keep_{name}" for name in names], code


def test_a_worth_in_the_hand_is_that_of_the_card_itself() -> None:
    weights = cave.weights_of("miner")
    assert weights.keep[CAVE_BOX.card_of["I:NS"]] == weights.keep_path
    assert duel.weights_of("duel", "miner").keep["keep_key"] == duel.weights_of("duel", "miner").keep_key
