"""`undermine play`: whole games by script and in a terminal, wrong input, saving, and nobody sees another's hand."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import random
import re
import select
import struct
import sys
import termios
import time
from pathlib import Path

import pytest

import undermine as engine
from tests.cli.command import record, undermine
from undermine.catalogue import games, names
from undermine.cli.choices import choices
from undermine.cli.pictures import picture, plain
from undermine.cli.screen import WIPE
from undermine.cli.words import Words
from undermine.texts import LANGUAGES, text

FIRST = ("play", "saboteur", "--seed", "7", "--players", "3")


def played(*lines: str, words: tuple[str, ...] = FIRST, **environment: str) -> str:
    """Type these lines into a game and return everything that is shown."""
    done = undermine(*words, stdin="".join(line + "\n" for line in lines), **environment)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode()


@pytest.mark.parametrize("game", names())
def test_a_whole_game_by_script(game: str) -> None:
    seats = games()[game].seats[0]
    words = ("play", game, "--seed", "5", "--players", str(seats), "--bots", "none")
    shown = played(*["1 1"] * 1200, words=words)
    end = shown.split("The game is over.\n")[1]
    assert end.count("\N{NO-BREAK SPACE}nugget") == seats
    assert re.search(r"Winner: |Nobody wins\.|Not worth mentioning…", end)


def test_a_card_and_then_a_place() -> None:
    shown = played("1", "1", "quit")
    hand = engine.new("saboteur", ["Alma", "Bruno", "Cyril"], 7).view(0)["hands"]
    assert isinstance(hand, list)
    assert "Where? A number" in shown
    assert re.search(r"Alma lays \S+ at ", shown)
    assert Words("en", [], games()["saboteur"].border).card(hand[0][0]) in shown


ANSWERS = [
    ("place EW 5,5", "S-TURN-1: You do not hold the card EW."),
    ("place NEW 5,5", "S-PLACE-2: "),
    ("take 3", "S-TURN-1: "),
    ("dance", "“dance” is not a move."),
    ("99", "99 is not among the choices 1 to 6."),
    ("0", "0 is not among the choices 1 to 6."),
    ("1 99", "99 is not among the choices 1 to "),
    ("1 2 3 x", "is not a move."),
    ("rules S-PLACE-3", "open to open, closed to closed"),
    ("rules X-1", "There is no clause X-1."),
    ("help", "Pick a card by its number"),
    ("role", "Your role: "),
    ("moves", "discard "),
    ("save", "save needs a file name."),
    ("save /nowhere/at/all", "/nowhere/at/all cannot be written: "),
    ("\ud800", "is not a move."),
    ("x" * 5000, "is not a move."),
]


def test_wrong_input_and_words_of_command() -> None:
    shown = played(*(line for line, _ in ANSWERS), "quit")
    screens = shown.split("Alma to play")
    assert len(screens) == len(ANSWERS) + 2  # the turn goes on after every one of them
    for (line, answer), screen in zip(ANSWERS, screens[2:], strict=True):
        assert answer in screen.replace("\N{NO-BREAK SPACE}", " "), line


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played("1 1", f"save {file}", "quit")
    saved = engine.load(json.loads(file.read_text(encoding="utf-8")))
    assert len(saved.moves) == 3
    shown = played("quit", words=("play", "saboteur", "--resume", str(file)))
    assert f"{saved.view()['deck']}\N{NO-BREAK SPACE}cards left to draw" in shown


LAST_ROUND = {
    "round": 3,
    "goals": {"8,0": "NESW+treasure", "8,2": "NE+stone", "8,-2": "NW+stone"},
    "board": {**{f"{x},0": "NESW" for x in range(1, 6)}, "6,0": "EW"},
    "roles": ["digger", "saboteur", "digger"],
    "hands": [["EW", "map", "break-cart", "fix-cart"], ["rockfall", "N"], ["NS", "NE"]],
    "tools": [[], [], ["cart"]],
    "purse": [[1, 1], [2], [3]],
}


def last_round(folder: Path, *lines: str, language: str = "en") -> str:
    """Play the last round of a game with few cards."""
    file = folder / "last.json"
    file.write_text(json.dumps(record(seed=None, setup=LAST_ROUND)), encoding="utf-8")
    words = ("play", "saboteur", "--resume", str(file), "--bots", "none", "--lang", language)
    return played(*lines, words=words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_speaks_to_the_end(language: str, tmp_path: Path) -> None:
    found = last_round(
        tmp_path, "map 8,2", "discard N", "discard NS", "place EW 7,0", "take 1", "take 1", language=language
    )
    lost = last_round(
        tmp_path,
        *("repair cart 2 fix-cart", "rockfall 6,0", "discard NS", "break cart 1", "discard N", "discard NE"),
        *("discard EW", "discard map"),
        language=language,
    )
    english = (text("cli-over", "en"), text("cli-end-diggers", "en"), text("cli-end-saboteurs", "en"))
    for shown, end in ((found, "cli-end-diggers"), (lost, "cli-end-saboteurs")):
        assert text(end, language) in shown
        assert text("cli-over", language) in shown
        assert not re.search(r"<[a-z]+-|[{}]", shown)
        assert language == "en" or not any(sentence in shown for sentence in english)


def test_the_map_shows_its_reader_what_lies_there_and_nobody_else(tmp_path: Path) -> None:
    shown = last_round(tmp_path, "map 8,2", "discard N", "discard NS", "quit")
    turns = shown.split(" to play")
    assert "Ana looks at the goal at 8,2." in turns[2]
    assert "stone" not in turns[2]
    assert "Ana looks at the goal at 8,2: stone." in turns[1]  # told at once, and then marked on the board
    assert "│ ?●│" in turns[4]
    assert "●" not in turns[2] + turns[3]


def test_without_box_drawing_characters() -> None:
    shown = played("1", "quit", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert shown.isascii()
    assert "==+==" in shown


def test_every_card_of_every_box_has_a_picture_of_its_own() -> None:
    for game in names():
        box = games()[game].box
        drawn = {code: tuple("".join(row) for row in picture(code)) for code in [*box.face_codes, *box.codes]}
        for rows in drawn.values():
            assert [len(row) for row in rows] == [5, 5, 5]
            assert all(len(plain(row)) == 5 for row in rows)
        assert len(set(drawn.values())) == len(drawn)


@pytest.mark.parametrize("name", names())
def test_every_legal_move_can_be_reached_by_numbers_and_has_words(name: str) -> None:
    game = engine.new(name, games()[name].seats[1], 3)
    chance = random.Random(3)
    words = {language: Words(language, game.players, game.rules.border) for language in LANGUAGES}
    for _ in range(120):
        if game.turn is None:
            break
        legal = game.legal()
        hands = game.view(game.turn)["hands"]
        assert isinstance(hands, list)
        options = choices(hands[game.turn], legal)
        reached = {move for number in range(1, options.total + 1) for move in options.picked(number)}
        assert reached == set(legal)
        for move in legal:
            for speaker in words.values():
                assert not re.search(r"[<{]", speaker.move(move, hands[game.turn])), move
        game.apply(chance.choice(legal))


class Terminal:
    """A real terminal of 100 columns and 40 rows with a game in it."""

    def __init__(self, *words: str) -> None:
        self.shown = ""
        child, self.side = pty.fork()
        if child == 0:
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8")
            os.execv(sys.executable, [sys.executable, "-m", "undermine", *words])
        self.child = child
        fcntl.ioctl(self.side, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))

    def until(self, *signs: str) -> str:
        """Read on until one of these texts is shown, and return everything since the last time."""
        begun, fresh = time.monotonic(), ""
        while not any(sign in fresh for sign in signs):
            assert time.monotonic() - begun < 60, f"none of {signs} in {fresh[-500:]!r}"
            if select.select([self.side], [], [], 1)[0]:
                try:
                    fresh += os.read(self.side, 65536).decode("utf-8", "replace")
                except OSError:  # the game has ended
                    return fresh
        return fresh

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.side, line.encode() + b"\n")

    def close(self) -> int:
        """Wait for the end and return the exit status."""
        status = os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])
        os.close(self.side)
        return status


@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
def test_hot_seat_covers_hands_and_roles_between_the_seats() -> None:
    table = Terminal(*FIRST, "--bots", "none", "--name", "Ana", "--name", "Ben", "--name", "Cyr")
    for name in ("Ana", "Ben", "Cyr", "Ana"):
        covered = table.until("nobody else is looking.")
        after_wipe = covered.rsplit(WIPE, 1)[1]
        assert f"The keyboard goes to {name}" in after_wipe
        assert not re.search(r"[═║╬░│]", after_wipe)
        table.type("")
        seen = table.until("or help:")
        assert "Your role is covered" in seen
        assert "saboteur" not in seen.replace("Saboteur", "")
        assert "digger" not in seen
        table.type("1 1")
        table.until("the screen is cleared")
        table.type("")
    table.until("nobody else is looking.")
    table.type("")
    table.until("or help:")
    table.type("quit")
    table.until("The game ends here.")
    assert table.close() == 0


@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
def test_a_whole_round_in_a_terminal() -> None:
    table = Terminal(*FIRST)
    for _ in range(60):
        shown = table.until("or help:", "Press Enter to continue")
        assert "\x1b[" in shown
        if "Press Enter to continue" in shown:
            assert "win" in shown
            break
        table.type("1 1")
    else:
        pytest.fail("the round does not end")
    table.type("")
    shown = table.until("or help:")
    assert "round 2" in shown or "gold" in shown
    table.type("quit")
    table.until("The game ends here.")
    assert table.close() == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_options_are_listed_by_name(game: str, language: str) -> None:
    done = undermine("play", game, "--options", "--lang", language)
    assert (done.returncode, done.stderr) == (0, b"")
    shown = done.stdout.decode()
    assert "<" not in shown, "a text is missing"
    for option, values in games()[game].options.items():
        assert text(f"option-{option}-about", language) in shown
        assert all(f"  {option}={value}  " in shown for value in values)
    if game == "saboteur":
        booklet = {"en": "Hungarian", "cs": "maďarský", "sk": "maďarský", "hu": "magyar", "de": "ungarisch"}[language]
        assert booklet in next(line for line in shown.splitlines() if "connect=any" in line)


def test_a_game_ends_by_agreement() -> None:
    words = ("play", "cave", "--seed", "3", "--players", "3", "--bots", "none", "--option", "agree=on")
    first = "| propose | | decline | | propose | 1 1 | halt"  # what is typed; nothing goes on to the next person
    lines = f"{first} | | propose | | agree | | agree".split("|")
    shown = played(*(each for line in lines for each in ([line.strip()] if line.strip() else ["", ""])), words=words)
    assert "propose to end the game: nobody can get out any more" in shown
    assert re.search(r"C-END-3: .*once in a turn", shown), "the second proposal of a turn"
    assert re.search(r"\w+ proposes to end the game: nobody can get out any more\.", shown)
    assert re.search(r"\w+ does not agree, so the game goes on\.", shown)
    assert re.search(r"\w+ agrees\.", shown)
    assert "The game is over." in shown
    assert "Nobody wins." in shown
