"""`undermine play`: whole games by script and in a terminal, wrong input, saving, and nobody sees another's hand."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import random
import re
import select
import signal
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
from undermine.cli.screen import WIPE, player_names
from undermine.cli.table import from_a_beginning
from undermine.cli.words import Words
from undermine.pictures import picture, plain
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
    assert re.search(r"Alma lays [A-Z][a-z, ]+ at ", shown)
    assert all(word in shown for word in Words("en", [], games()["saboteur"].border).card(hand[0][0]).split())


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


@pytest.fixture(autouse=True)
def a_folder_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are left are kept here and nowhere else."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


class Terminal:
    """A real terminal, of 100 columns and 40 rows unless asked otherwise, with a game in it."""

    def __init__(self, *words: str, columns: int = 100, rows: int = 40) -> None:
        child, self.side = pty.fork()
        if child == 0:
            # Tests that run in the background or under nohup are deaf to these, and so would this be.
            for deaf in (signal.SIGINT, signal.SIGHUP):
                signal.signal(deaf, signal.SIG_DFL)
            os.environ.update(TERM="xterm-256color", LC_ALL="C.UTF-8", COLUMNS=str(columns), LINES=str(rows))
            os.execv(sys.executable, [sys.executable, "-m", "undermine", *words])
        self.child = child
        fcntl.ioctl(self.side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

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

    def press(self, keys: bytes) -> None:
        """Press keys, or click: whatever a terminal sends."""
        os.write(self.side, keys)

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
    table.until("The game is kept.")
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
    table.until("The game is kept.")
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


# --- leaving and coming back -------------------------------------------------------------------------

LONELY = ("play", "saboteur", "--seed", "7", "--players", "4", "--lang", "en")
KEPT = "The game is kept. Continue with: undermine play saboteur --resume"


def screen_of(shown: str) -> list[str]:
    """Return the lines that stand on the screen: what was printed since it was last wiped, without its colours."""
    after = shown.rsplit(WIPE, 1)[1]
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", after).replace("\r", "").split("\n")


@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
@pytest.mark.parametrize("leave", [b"quit\n", b"\x04", b"\x03"], ids=["quit", "Ctrl-D", "Ctrl-C"])
def test_whoever_leaves_finds_the_game_again(leave: bytes) -> None:
    table = Terminal(*LONELY, "--name", "Ana", "--bots", "mole")
    table.until("or help:")
    table.type("1 1")
    before = screen_of(table.until("or help:"))
    table.press(leave)
    assert KEPT in table.until(KEPT)
    assert table.close() == 0
    again = Terminal("play", "saboteur", "--resume", "--lang", "en")
    after = screen_of(again.until("or help:"))
    hand = [line for line in before if "   2   " in line or "╭───╮" in line]
    assert hand
    assert [line for line in after if "   2   " in line or "╭───╮" in line] == hand
    assert any("Ana (you)" in line for line in after)
    again.press(b"\x04")
    again.until(KEPT)
    assert again.close() == 0


@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
@pytest.mark.parametrize("end", [signal.SIGHUP, signal.SIGTERM], ids=["window closed", "asked to end"])
def test_a_window_that_is_closed_keeps_the_game_too(end: signal.Signals, tmp_path: Path) -> None:
    table = Terminal(*LONELY, "--bots", "mole")
    table.until("or help:")
    table.type("1 1")
    table.until("or help:")
    os.kill(table.child, end)
    table.until(KEPT)
    assert table.close() == 0
    kept = json.loads((tmp_path / "data" / "undermine" / "play" / "saboteur.json").read_text(encoding="utf-8"))
    assert len(kept["record"]["moves"]) >= 4


@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
def test_one_leaves_where_the_keyboard_changes_hands_too() -> None:
    table = Terminal(*FIRST, "--bots", "none")
    table.until("nobody else is looking.")
    table.type("quit")
    table.until(KEPT)
    assert table.close() == 0


def test_another_game_that_ends_leaves_the_kept_one_alone(tmp_path: Path) -> None:
    kept = tmp_path / "data" / "undermine" / "play" / "solo.json"
    played("1 1", "quit", words=("play", "solo", "--seed", "7", "--lang", "en"))
    before = kept.read_bytes()
    assert "The game is over." in played(*["1 1"] * 200, words=("play", "solo", "--seed", "8", "--lang", "en"))
    assert kept.read_bytes() == before


def test_there_may_be_nothing_to_go_on_with() -> None:
    done = undermine("play", "cave", "--resume")
    assert done.returncode == 2
    assert done.stderr.decode() == "undermine: no game of cave was left unfinished here\n"


def test_a_game_that_is_over_is_kept_no_longer(tmp_path: Path) -> None:
    played("quit", words=("play", "solo", "--seed", "7"))
    kept = tmp_path / "data" / "undermine" / "play" / "solo.json"
    assert kept.exists()
    lines = ["1 1"] * 200
    assert "The game is over." in played(*lines, words=("play", "solo", "--resume", "--lang", "en"))
    assert not kept.exists()


def test_a_bot_of_ones_own_that_fails_leaves_the_game_kept() -> None:
    done = undermine(
        "play", "duel", "--seed", "7", "--lang", "en", "--bots", "tests.bots.own.guests:raises", stdin="1 1\n" * 9
    )
    assert done.returncode == 2
    assert "raises failed: KeyError: 'lantern'" in done.stderr.decode()
    assert "The game is kept." in done.stdout.decode()


# --- hint, why, undo ---------------------------------------------------------------------------------


def test_hint_and_why_speak_in_words() -> None:
    shown = played("hint", "why", "quit", words=(*LONELY, "--lang", "en"))
    assert re.search(r"Hint \N{EN DASH} [A-Z][^:]+: [a-z][^.]+\. [A-Z]", shown)
    assert "Every card in your hand can be played now." in shown or re.search(r"[A-Z][^:]+: .+\.", shown)
    assert "Hints are only for those who play alone" in played("hint", "quit", words=(*FIRST, "--bots", "none"))


def test_undo_goes_back_to_the_last_own_decision(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shown = played("1 1", "undo", "undo", f"save {file}", "quit")
    assert json.loads(file.read_text(encoding="utf-8"))["moves"] == [], "what was taken back is not in it"
    assert "There is no move of yours to take back." in shown
    first, second = shown.index("Card or choice"), shown.index("There is no move of yours")
    assert "Alma lays" in shown[first:second]
    assert "Alma lays" not in shown[second:].replace("Alma lays it", "")


def test_among_people_only_what_showed_nothing_is_taken_back() -> None:
    shown = played("1 1", "undo", "quit", words=(*FIRST, "--bots", "none"))
    assert "There is no move of yours to take back." in shown
    shown = played("1 1", "1 1", "1 1", "undo", "quit", words=(*FIRST, "--bots", "none"))
    assert "This move cannot be taken back" in shown


# --- small terminals and the mouse -------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 24)])
@pytest.mark.parametrize(("game", "players"), [("saboteur", 4), ("saboteur", 10), ("duel", 2), ("cave", 5)])
def test_everything_fits_and_the_newest_is_in_sight(game: str, players: int, columns: int, rows: int) -> None:
    words = ("play", game, "--seed", "7", "--players", str(players), "--lang", "en", "--bots", "apprentice")
    table = Terminal(*words, columns=columns, rows=rows)
    fresh = 0
    for _ in range(12):
        shown = table.until("or help:", "Press Enter to continue")
        if "Press Enter to continue" in shown:
            table.type("")
            continue
        lines = screen_of(shown)
        assert len(lines) <= rows, "\n".join(lines)
        assert max(len(line.rstrip()) for line in lines) <= columns, "\n".join(lines)
        assert not re.search(r"\b[NESW]{2,4}\b|\b(fix|break)-", "\n".join(lines)), "no codes"
        fresh += any("▒" in line for line in lines)
        table.type("1")
        picked = screen_of(table.until("go back:", "or help:", "Press Enter to continue"))
        assert len(picked) <= rows, "\n".join(picked)
        assert max(len(line.rstrip()) for line in picked) <= columns, "a line that breaks pushes the board away"
        if any(re.search(r" 1 (lay|remove|look)", line) for line in picked):
            assert any(re.search(r"(?<= )(1|\(1\)|1/2)(?= )", line) for line in picked[: rows // 2]), "\n".join(picked)
        table.type("1" if "go back" in picked[-1] else "")
    assert fresh > 3
    while "Press Enter to continue" in table.until("or help:", "Press Enter to continue"):
        table.type("")
    table.press(b"\x04")
    table.until("The game is kept.")
    assert table.close() == 0


def test_where_there_is_little_room_clan_and_gold_are_told_all_the_same() -> None:
    cave = engine.new("cave", ["Ana", "Ben", "Cyr", "Dan", "Eva"], 4)
    words = Words("en", cave.players, cave.rules.border)
    clans = [clan[0] for clan in cave.view()["clans"]]  # type: ignore[typeddict-item]
    assert set(clans) == {"blue", "yellow"}
    names = player_names(cave.view(0), words, 0, clans)
    assert [line.plain.lstrip("►") for line in names[1:]] == [
        f"{seat} {cave.players[seat]} 5 ◆3 {clans[seat]}" for seat in range(1, 5)
    ]
    base = engine.load(record(seed=None, setup=LAST_ROUND))
    words = Words("en", base.players, base.rules.border)
    names = player_names(base.view(0), words, 0, ["", "", ""])
    assert [line.plain for line in names] == ["►0 you 4 ◆2", "1 Ben 2 ◆", "2 Cyr 2 ◆ x"]


def test_news_begin_with_the_beginning_of_a_sentence() -> None:
    lines = ["    and its end.", "  Ben lays a bend", "    at 1,0.", "  Cyr passes."]
    assert from_a_beginning(lines) == lines[1:]
    assert from_a_beginning(lines[:1]) == lines[:1]


@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
def test_cards_and_places_are_clicked_on() -> None:
    table = Terminal(*LONELY, "--bots", "mole", columns=80, rows=24)
    lines = screen_of(table.until("or help:"))
    row = next(number for number, line in enumerate(lines, start=1) if re.match("  1 +2 +3 +4", line))
    table.press(b"\x1b[<0;3;%dM\x1b[<0;3;%dm" % (row + 1, row + 1))
    lines = screen_of(table.until("go back:"))
    spots = [
        (row, found.start() + 1)
        for row, line in enumerate(lines[:12], start=1)
        for found in re.finditer(r"(?<=  )\d(?=  )", line)
    ]
    row, column = spots[-1]  # the numbers above the columns come first
    table.press(b"\x1b[<2;%d;%dM" % (column, row))  # the other button says nothing
    table.press(b"\x1b[<0;79;1M\x1b[A")  # nor does a click on nothing, nor an arrow
    table.press(b"\x1b[<0;%d;%dM" % (column, row))
    assert any("▒" in line for line in screen_of(table.until("or help:")))
    table.press("ř\x7fquit\n".encode())
    table.until(KEPT)
    assert table.close() == 0


BROKEN = {
    "hands": [["NW", "NE", "NS.EW", "NE.SW", "NESW+door-green-W", "NSW.E+gold1-E"], ["NS"]],
    "tools": [["pickaxe", "lantern"], []],
}


@pytest.mark.filterwarnings("ignore:This process.*multi-threaded:DeprecationWarning")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (60, 24)])
def test_in_every_language_all_choices_can_be_told_apart(
    language: str, columns: int, rows: int, tmp_path: Path
) -> None:
    """A Duel with two broken tools has the longest lists: each of sixteen choices stands there, and no two look the same."""
    file = tmp_path / "broken.json"
    file.write_text(
        json.dumps(record(game="duel", options={}, players=["Ana", "Ben"], seed=None, setup=BROKEN)), encoding="utf-8"
    )
    words = ("play", "duel", "--resume", str(file), "--bots", "none", "--lang", language)
    table = Terminal(*words, columns=columns, rows=rows)
    speaker = Words(language, ["Ana", "Ben"], games()["duel"].border)
    table.until(speaker.say("pass", who="Ana"))
    table.type("")
    hand = screen_of(table.until(speaker.say("prompt", count=6)))
    assert len(hand) <= rows
    assert max(len(line.rstrip()) for line in hand) <= columns
    names = [name for name in re.split(r"  +", hand[-2].strip()) if name]
    assert not [name for name in names if name[-1] in ",(:"], "a name that goes on says so"
    table.type("1")
    prompt = speaker.say("prompt-place", count=16)
    shown = screen_of(table.until(prompt))
    assert len(shown) <= rows, "\n".join(shown)
    told = [re.findall(r"(?:^| ) ?(\d+) ([^\d\s].*?)(?=   |$)", line) for line in shown[-9:-1]]
    labels = {int(number): label for line in told for number, label in line}
    assert sorted(labels) == list(range(1, 17)), "\n".join(shown)
    assert len(set(labels.values())) == 16, "\n".join(shown)
    table.press(b"\x04")
    table.until(speaker.say("kept", game="duel")[:20])
    assert table.close() == 0
