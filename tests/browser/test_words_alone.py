"""Without seeing the board: the maze in words, the moves by their texts, every game to its end by keyboard and by text alone."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import undermine
from tests.browser.conftest import Room
from tests.browser.keyboard import Keyboard
from tests.browser.seat import LAPTOP, Seat
from tests.browser.stage import NAMES, SCENES, Stage
from tests.rules import caves, duel_dsl
from undermine.texts import text

# game: (people, seed, of three decisions so many are discards, so that a game stays short)
DEALS = {"saboteur": (8, 1, 2), "duel": (2, 3, 2), "solo": (1, 2, 2), "cave": (4, 2, 1)}


def whole_game(ana: Seat, game: str, play: Callable[[str], None], close: Callable[[], None]) -> Counter[str]:
    """Play a game from the first deal to its result; return how often each kind of move was made."""
    people, seed, discards = DEALS[game]
    stage = Stage(ana, undermine.new(game, players=list(NAMES[:people]), seed=seed))
    chance, made = random.Random(seed), Counter[str]()
    while stage.game.turn is not None:
        told = ana.page.locator("dialog[open] > .button.primary")  # the end of a round, or an answer: it has been seen
        if stage.game.phase != "draft":
            expect(ana.my_turn.or_(told).first).to_be_visible()
        if told.is_visible():
            close()
            continue
        legal = stage.game.legal()
        thrown = [move for move in legal if move.startswith(("discard", "halt"))]
        sparing = thrown and made.total() % 3 < discards
        move = max(thrown, key=lambda each: len(each.split())) if sparing else chance.choice(legal)
        number = len(stage.game.moves)
        play(move)
        assert stage.played(number + 1)[number] == move
        shown(ana, stage)
        made[move.split()[0]] += 1
    while not ana.result.is_visible():
        ana.page.locator(".outcome, dialog[open] > .button.primary").first.wait_for()
        if not ana.result.is_visible():
            close()
    return made


SHOWN = """([hand, fields, deck]) => {
  if (document.querySelector('dialog[open]')) return true; // the end of a round is read first
  const said = (all, key) => JSON.stringify([...document.querySelectorAll(all)].map((each) => each.dataset[key]).sort());
  return said('.hand button', 'card') === JSON.stringify(hand) && said('.step', 'field') === JSON.stringify(fields)
    && (document.querySelector('[data-pile=deck]')?.textContent ?? '') === String(deck);
}"""


def shown(seat: Seat, stage: Stage) -> None:
    """Wait until the page shows what the moves have come to; when the game is over, it shows that."""
    game = stage.game
    if game.turn is None:
        return
    view = game.view(0)
    steps = sorted(move.split()[1] for move in game.legal() if move.startswith("step ")) if game.turn == 0 else []
    seat.page.wait_for_function(SHOWN, arg=[sorted(view["hands"][0]), steps, view["deck"]])


@pytest.mark.parametrize("game", DEALS)
def test_a_whole_game_is_played_with_the_keyboard_alone(room: Room, game: str) -> None:
    ana = room.seat(LAPTOP)
    keys = Keyboard(ana)

    def play(move: str) -> None:
        keys.play(move)
        expect(ana.page.locator("body:focus")).to_have_count(0)

    made = whole_game(ana, game, play, lambda: keys.enter("dialog[open] > .button.primary"))
    assert len(made) > 2, made
    if game == "solo":
        expect(ana.page.locator(".scale .own").last).to_have_text(re.compile(r"^You: \d+$"))


MOVES_IN_WORDS = """() => {
  const moves = document.querySelector('dialog details');
  const words = (within, of) => [...within.querySelectorAll(of)].map((each) => each.innerText);
  const twice = [...moves.querySelectorAll('ul')].flatMap((card) =>
    words(card, '[data-text]').filter((said, place, all) => all.indexOf(said) !== place));
  const maze = [...document.querySelectorAll('.board .hidden ul')].at(-1).querySelectorAll('li').length;
  return { twice, titles: words(moves, 'h3'), maze, laid: document.querySelectorAll('.board [data-laid]').length };
}"""


@pytest.mark.parametrize("game", DEALS)
def test_a_whole_game_is_played_by_the_text_alone(room: Room, game: str) -> None:
    ana = room.seat(LAPTOP)
    page = ana.page
    menu = page.get_by_role("button", name="Menu", exact=True)

    def choose(move: str) -> None:
        if move.startswith("take"):  # gold is chosen at the end of a round, from a list of its own
            page.locator(f"dialog .gold[data-gold='{move.split()[1]}']").first.click()
            return
        menu.click()
        page.locator("dialog summary").first.click()
        page.locator("dialog details [data-text]").first.wait_for()
        told = page.evaluate(MOVES_IN_WORDS)
        assert told["twice"] == [], "two moves of a card have the same words"
        assert len(set(told["titles"])) == len(told["titles"]) > 0, "every card is a title once"
        assert told["maze"] == told["laid"] > 0, "every card of the maze is told"
        page.locator(f"dialog [data-text='{move}']").click()
        expect(page.locator("[aria-label=Menu]:focus, dialog[open], .outcome")).to_have_count(1)

    made = whole_game(ana, game, choose, lambda: page.locator("dialog[open] > .button.primary").last.click())
    assert len(made) > 2, made
    result = ana.page.locator(".outcome h1").inner_text()
    ana.page.wait_for_function(f"(words) => ({TOLD_BY})(words) > 0", arg=result)
    assert told_by(ana, result) == 1, "the result is told once"


TOLD_BY = """(words) => [...document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]')]
  .filter((each) => each.textContent.includes(words)).length"""


def told_by(seat: Seat, words: str) -> int:
    """How many live regions say this."""
    found: int = seat.page.evaluate(TOLD_BY, words)
    return found


def test_the_steps_that_are_left_are_told_once(room: Room) -> None:
    ana = room.seat(LAPTOP)
    stage = Stage(ana, SCENES["cave-walk"][0]())
    for left in (3, 2):
        expect(ana.page.get_by_role("status").filter(has_text=text("steps-left", n=left))).to_have_count(1)
        assert told_by(ana, text("steps-left", n=left)) == 1
        Keyboard(ana).play(next(move for move in stage.game.legal() if move.startswith("step")))
        stage.played(4 - left)


MAZES: dict[str, tuple[Callable[[], undermine.Game], tuple[str, ...]]] = {
    "doors, keys, claims and how far tunnels run": (
        lambda: duel_dsl.duel(
            hands=[["NE", "key"], ["NE", "NW"]],
            board=duel_dsl.GREEN_ROW | {"2,1": "NS.EW+gold1-NS", "4,1": "NSW+door-blue-N", "0,0": "NS"},
            tokens={"2,1": {"NS": "green"}},
        ).plays("key 4,1").game,
        ("Claimed by Ana", "Blue door: only Berta passes", "Unlocked by Ana", "Ana reaches: ", "Berta reaches: "),
    ),
    "trolls and who bribed them": (SCENES["duel-pay"][0], ("Bribed by Ana, who owes one nugget",)),
    "doors of somebody who is alone": (
        SCENES["solo"][0], ("Blue door: locked for you until you play a key.", "Ana reaches: "),
    ),
    "a key of somebody who is alone": (
        lambda: duel_dsl.solo(
            hands=["NS", "key"], board=duel_dsl.GREEN_ROW | {"4,1": "NSW+door-blue-N"}
        ).plays("key 4,1").game,
        ("Blue door: open for you.",),
    ),
    "dwarfs, beasts and lairs": (
        SCENES["cave-attack"][0], ("Ana: ", "Orin: ", "Rat (called by Berta): ", "Straight left, right, lair"),
    ),
    "webs": (SCENES["cave-gifts"][0], ("A web of Berta bars one side of this card",)),
    "veins": (
        lambda: caves.given(hands=[["I:info"], ["I:rat"]], board={"0,1": "I:NS", "0,2": "I:NSW+vein"}).game,
        ("A vein with one nugget.",),
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", MAZES)
def test_the_maze_in_words_names_who_and_what_is_there(room: Room, what: str) -> None:
    ana = room.seat(LAPTOP)
    begin, said = MAZES[what]
    Stage(ana, begin())
    maze = ana.page.locator(".board .hidden")
    for words in said:
        expect(maze).to_contain_text(words)
    told = maze.inner_text()
    assert re.findall(r"-?\d+,-?\d+|\b(?:north|east|south|west)", told) == []


def test_the_focus_stays_in_the_hand_after_a_move(room: Room) -> None:
    ana = room.seat(LAPTOP)
    stage = Stage(ana, SCENES["saboteur"][0]())
    keys = Keyboard(ana)
    keys.play(next(move for move in stage.game.legal() if move.startswith("place")))
    stage.played()
    expect(ana.page.locator(".hand button:focus")).to_have_count(1)
