"""Blunders: moves that look stupid to people are flagged, their betters are not, and the Miner makes few of them."""

from __future__ import annotations

import pytest

import undermine
from undermine.bots import LEVELS
from undermine.bots.cave.player import wins_at_once
from undermine.bots.seen import Choice, Seen, look
from undermine.catalogue import names
from undermine.kernel.game import NOBODY, Position
from undermine.lab.arena import begin, play, streams
from undermine.lab.blunders import SEATS, blunder, count, main
from undermine.lab.contest import SEEDS


def seen_in(setup: dict[str, object], *moves: str, game: str = "saboteur", players: int = 3) -> Seen:
    """Show what comes of a setup to the seat whose turn it is."""
    record: dict[str, object] = {
        "format": "undermine/1",
        "game": game,
        "players": [f"P{i}" for i in range(players)],
        "setup": setup,
        "moves": list(moves),
    }
    loaded = undermine.load(record)
    assert loaded.turn is not None
    return look(loaded.rules, loaded.position, loaded.turn, loaded.events(loaded.turn), {})


def chosen(seen: Seen, text: str) -> Choice:
    """Choose a move by its text."""
    return Choice(next(move for move in seen.moves if seen.text(move) == text), "bot-why-any")


LINE = {"1,0": "EW", "2,0": "EW", "3,0": "EW", "4,0": "NEW", "5,0": "NEW"}


def test_a_digger_who_closes_the_path_with_a_better_card_in_hand_is_flagged() -> None:
    seen = seen_in({"board": LINE, "hands": [["NESW", "E.W"], ["map"], ["map"]], "deck": ["map"]})
    assert blunder(seen, chosen(seen, "place NESW 6,0")) == ""
    assert "lengthens" in blunder(seen, chosen(seen, "place E.W 6,0"))


def test_a_saboteur_who_finishes_the_path_is_flagged() -> None:
    setup: dict[str, object] = {
        "board": {**LINE, "6,0": "NESW"},
        "hands": [["NEW", "map"], ["map"], ["map"]],
        "deck": ["map"],
        "roles": ["saboteur", "digger", "digger"],
        "goals": {"8,2": "NE+stone", "8,0": "NESW+treasure", "8,-2": "NW+stone"},
        "knows": [["8,0"], [], []],
    }
    seen = seen_in(setup)
    assert "finishes" in blunder(seen, chosen(seen, "place NEW 7,0"))
    assert blunder(seen, chosen(seen, "discard NEW")) == ""


RUINED: dict[str, object] = {  # seat 1 lifts card after card of a good path
    "board": {"1,0": "EW", "2,0": "NEW", "3,0": "NEW", "4,0": "NESW", "5,0": "NESW"},
    "hands": [["fix-cart", "map", "map", "NS"], ["rockfall", "rockfall", "rockfall"], ["break-cart", "NS", "NE"]],
    "deck": ["NE", "NE", "NW", "NW", "NW", "NW"],
}
DEEDS = ("map 8,0", "rockfall 5,0", "discard NS", "map 8,2", "rockfall 4,0", "break cart 1")


def test_who_repairs_a_known_saboteur_is_flagged_and_who_repairs_a_friend_is_not() -> None:
    seen = seen_in(RUINED, *DEEDS)
    assert "known saboteur" in blunder(seen, chosen(seen, "repair cart 1 fix-cart"))
    assert blunder(seen, chosen(seen, "discard NS")) == ""
    hands = [["fix-cart", "map"], ["EW", "NS"], ["break-cart"]]
    friend = seen_in({**RUINED, "hands": hands}, "map 8,0", "place EW 6,0", "break cart 1")
    assert blunder(friend, chosen(friend, "repair cart 1 fix-cart")) == ""


def test_in_the_duel_gold_left_lying_is_flagged() -> None:
    setup: dict[str, object] = {
        "board": {"1,1": "EW"},
        "hands": [["EW.S+gold1-S", "NW.ES+gold1-ES", "NS", "map"], ["map"]],
        "deck": ["NS", "NS"],
    }
    seen = seen_in(setup, game="duel", players=2)
    assert "gold in reach" in blunder(seen, chosen(seen, "discard NS"))
    placed = next(move for move in map(seen.text, seen.moves) if move.startswith("place"))
    assert blunder(seen, chosen(seen, placed)) == ""


def test_in_the_cave_a_dwarf_that_stands_still_beside_the_exit_is_flagged() -> None:
    corners = {"4,4": "III:NESW+exit", "4,-4": "III:NE+ladder", "-4,4": "III:NW+lair", "-4,-4": "III:NEW+vein"}
    setup: dict[str, object] = {
        "goals": corners,
        "revealed": {"4,4": "III:NESW+exit"},
        "hands": [["I:NS", "I:info"], ["I:axe"], ["I:rat"], ["I:EW"], ["I:NE"]],
        "deck": ["I:NW", "II:NS"],
        "dwarfs": ["4,4/W", "0,0/NESW", "0,0/NESW", "0,0/NESW", "0,0/NESW"],
    }
    seen = seen_in(setup, "discard I:NS", game="cave", players=5)
    assert "beside the exit" in blunder(seen, chosen(seen, "halt"))
    assert blunder(seen, chosen(seen, "step 4,4/NESW")) == ""


def test_in_the_cave_an_axe_for_a_known_foe_is_flagged() -> None:
    clans = [["blue", "loyal"], ["yellow", "loyal"], ["blue", "loyal"], ["yellow", "loyal"], ["blue", "saboteur"]]
    setup: dict[str, object] = {
        "clans": clans,
        "knows": [[1, 2], [], [], [], []],
        "hands": [["I:axe", "I:NS"], ["I:info"], ["I:rat"], ["I:EW"], ["I:NE"]],
        "deck": ["I:NW", "II:NS"],
    }
    seen = seen_in(setup, game="cave", players=5)
    assert "known foe" in blunder(seen, chosen(seen, "axe 1"))
    assert blunder(seen, chosen(seen, "axe 2")) == ""


DEALS = {"saboteur": 3, "duel": 2, "solo": 2, "cave": 1}


@pytest.mark.parametrize("game", names())
def test_few_of_the_miners_moves_look_stupid(game: str) -> None:
    first = SEEDS["validation"]
    moves, flagged = count(game, SEATS[game], range(first, first + DEALS[game]))
    assert moves > 50
    assert flagged.total() <= max(1, 0.005 * moves), flagged


def test_the_blunders_of_every_game_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--moves", "20"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" | ")[0] for line in lines[2:]] == [f"| {game}" for game in SEATS]


def test_in_the_cave_a_win_that_is_there_is_taken() -> None:
    ended: list[int] = []

    def judge(state: Position, seen: Seen, choice: Choice) -> None:
        win = wins_at_once(seen)
        if win is not None:
            assert choice.move == win
            after = state.clone()
            after.apply(win, None)
            ended.append(int(after.turn))

    for seed in range(SEEDS["validation"], SEEDS["validation"] + 3):
        play(begin("cave", 4, seed), [LEVELS["miner"].choose] * 4, streams(seed, 4), None, judge)
    assert ended, "no game ended by a step"
    assert set(ended) == {NOBODY}
