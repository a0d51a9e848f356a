"""A table in the terminal: whose turn it is, what they type, and what everybody gets to see."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import cast

import undermine
from undermine.arguments import refuse
from undermine.border import Event, State, duel
from undermine.bots import BotError, decide
from undermine.cli import keeping, opponents
from undermine.cli.board import Board, Cell, cell_of
from undermine.cli.choices import Choices, cards_used, choices, spots
from undermine.cli.ends import after, round_end_lines
from undermine.cli.rules import find
from undermine.cli.screen import LEAST_BOARD, LEAVING, Label, Listing, Screen, in_a_row, player_lines, player_names
from undermine.cli.words import Words
from undermine.foresight import barred
from undermine.pictures import HEIGHT
from undermine.server.undo import reveals_nothing
from undermine.texts import has_text, refusal, text

MOST_NEWS = 12  # lines; a low terminal shows the last of them
LEAST_NEWS = 2
LONG_NOTE = 5


class Leave(Exception):
    """A person leaves the table."""


class Undone(Exception):
    """A move was taken back: whoever is to decide now is asked anew."""


def decided(game: undermine.Game, move: str) -> int | None:
    """Play a move and return whose it was."""
    turn = game.turn
    game.apply(move)
    return turn


class Table:
    """One game; people sit in the first seats, bots of one level in the others."""

    def __init__(self, game: undermine.Game, language: str, people: int, level: str) -> None:
        self.game = game
        self.language = language
        self.people = people
        self.level = level
        self.words = Words(language, game.players, game.rules.border)
        self.screen = Screen(self.words)
        self.told = [0] * game.seats  # moves whose events each seat has read
        self.sitting: int | None = None  # whose screen this is, where several share it
        self.fresh: set[Cell] = set()

    def run(self) -> int:
        """Play until the game is over or somebody leaves."""
        try:
            with keeping.hanging_up():
                while self.game.turn is not None:
                    self.next_decision(self.game.turn)
        except (Leave, EOFError, KeyboardInterrupt):
            return self.leave()
        except BotError as failed:
            self.leave()
            return refuse(str(failed))
        keeping.forget(self.game)
        self.show_result()
        return 0

    def leave(self) -> int:
        """Keep the game for another day, and then say how it goes on: the window may be closed already."""
        try:
            keeping.keep(self.game, self.people, self.level)
        except OSError as error:
            why = error.strerror or str(error)
            self.screen.print("\n" + self.words.say("not-saved", file=str(keeping.place(self.game.name)), why=why))
            return 1
        self.screen.print("\n" + self.words.say("kept", game=self.game.name))
        return 0

    def next_decision(self, seat: int) -> None:
        """Let whoever sits there decide."""
        if seat < self.people:
            self.person(seat)
            return
        self.screen.print(self.words.say("waiting", who=self.words.who(seat)), "dim")
        self.play(opponents.choose(self.game, seat, self.level))

    def play(self, move: str) -> None:
        """Apply a move and show what everybody looks at together."""
        before = self.game.view(undermine.PUBLIC)
        events = self.game.apply(move)
        laid = {cell_of(event["cell"]) for event in events if event["type"] == "place" or event["type"] == "goal"}
        self.fresh = laid or self.fresh
        for event in events:
            if event["type"] == "round-end":
                self.show_round_end(event, after(before, events, self.words.border))
            elif event["type"] == "round":
                self.fresh = set()

    # --- a person's turn -------------------------------------------------------------------------

    def person(self, seat: int) -> None:
        """Let a person decide; where several share the screen, nobody sees another's cards."""
        if self.people > 1 and self.sitting != seat:
            self.screen.clear()
            self.screen.pause(self.words.say("pass", who=self.words.who(seat)))
        self.sitting = seat
        try:
            move = self.ask_move(seat)
        except Undone:
            return
        before = len(self.game.moves)
        self.play(move)
        self.told[seat] = before
        if self.people > 1 and self.game.turn not in (None, seat):
            news = self.news(seat)
            self.screen.print("\n".join(news))
            self.told[seat] = len(self.game.moves)
            self.screen.pause(self.words.say("done", who=self.words.who(self.game.turn)))

    def ask_move(self, seat: int) -> str:
        """Ask until a legal move is chosen."""
        note = ""
        picked: int | None = None
        view = self.game.view(seat)
        offered = choices(view["hands"][seat], self.game.legal())
        while True:
            moves = offered.picked(picked) if picked else []
            self.draw(seat, offered, picked, self.read_out(note))
            count = len(moves) or offered.total
            line = self.screen.ask(self.words.say("prompt-place" if moves else "prompt", count=count))
            note = ""
            numbers = [int(word) for word in line.split() if word.isascii() and word.isdigit() and len(word) < 5]
            if not line:
                picked = None
            elif len(numbers) != len(line.split()):
                note = self.obey(line, seat) or ""
                if note == "":
                    return line
                picked = None
            else:
                move, picked, note = self.pick(offered, moves, numbers, picked)
                if move:
                    return move

    def pick(
        self, offered: Choices, moves: Sequence[str], numbers: list[int], picked: int | None
    ) -> tuple[str, int | None, str]:
        """Follow the numbers typed: a card, then a place; return a move, or the card picked and what was wrong."""
        if not moves:
            picked = numbers.pop(0)
            moves = offered.picked(picked)
            if not 1 <= picked <= offered.total:
                return "", None, self.words.say("no-number", number=picked, count=offered.total)
            if not moves:
                return "", None, self.words.say("nothing")
            if moves[0] in offered.free:
                return moves[0], None, ""
        if not numbers:
            return "", picked, ""
        if not 1 <= numbers[0] <= len(moves):
            return "", picked, self.words.say("no-number", number=numbers[0], count=len(moves))
        return moves[numbers[0] - 1], None, ""

    def obey(self, line: str, seat: int) -> str | None:
        """Follow a word of command and return what to show; None for the text of a legal move."""
        word, _, rest = line.partition(" ")
        if word in ("help", "?"):
            return self.words.say("help")
        if word in LEAVING:
            raise Leave
        if word == "role":
            return self.role(seat)
        if word == "hint":
            return self.hint(seat)
        if word == "why":
            return self.why()
        if word == "undo":
            return self.undo(seat)
        if word == "moves":
            return " · ".join(self.game.legal())
        if word == "rules":
            return "\n\n".join(find(rest).values()) or self.words.say("no-clause", clause=rest)
        if word == "save":
            return self.save(rest)
        try:
            self.game.clone().apply(line)
        except undermine.RuleViolation as broken:
            sentence = refusal(broken.clause, self.language, broken.at, broken.side)
            return self.words.say("refused", clause=broken.clause, sentence=sentence)
        except undermine.MoveSyntaxError:
            return self.words.say("no-move", text=line[:60])
        return None

    def role(self, seat: int) -> str:
        """Tell a seat its role or identity."""
        view = self.game.view(seat)
        role = view["roles"][seat] if view["game"] == "saboteur" else "unknown"
        clan = view["clans"][seat][1] if view["game"] == "cave" else role
        return self.words.say("role", role=self.words.say(f"role-{clan}"))

    def hint(self, seat: int) -> str:
        """Ask the strongest bot what it would do and why; not where other people could read it."""
        if self.people > 1:
            return self.words.say("hint-alone")
        advice = decide(self.game.record(), seat, opponents.ADVISER, len(self.game.moves), self.language)
        move = str(advice["move"])
        hand = self.game.view(seat)["hands"][seat]
        used = [self.words.card(card) for card in cards_used(move, hand)]
        what = ": ".join([*used[:1], self.words.move(move, hand)])
        return self.words.say("hint", move=what, why=advice["why"])

    def why(self) -> str:
        """Say why hand cards cannot be played."""
        lines = [f"{self.words.card(card)}: {self.reason(clause)}" for card, clause in barred(self.game).items()]
        return "\n".join(lines) or self.words.say("why-none")

    def reason(self, clause: str) -> str:
        """Say in a sentence which clause stands in the way."""
        key = f"why-{clause}"
        return text(key, self.language) if has_text(key, self.language) else refusal(clause, self.language)

    def undo(self, seat: int) -> str:
        """Take back: alone among bots to the last own decision, among people only what has shown nothing."""
        record = self.game.record()
        moves = list(self.game.moves)
        game = undermine.begin(record)
        own = [number for number, move in enumerate(moves) if decided(game, move) == seat]
        alone = self.people == 1
        silent = bool(moves) and reveals_nothing(self.game.name, self.game.events(None, len(moves) - 1))
        if not own or not (alone or (own[-1] == len(moves) - 1 and silent)):
            return self.words.say("no-undo" if alone or not own else "no-undo-together")
        self.game = undermine.load({**record, "moves": moves[: own[-1]]})
        self.told = [min(told, own[-1]) for told in self.told]
        self.fresh = set()
        raise Undone

    def save(self, file: str) -> str:
        """Write the record to a file."""
        if not file:
            return self.words.say("save-where")
        try:
            Path(file).write_text(json.dumps(self.game.record()) + "\n", encoding="utf-8")
        except (OSError, ValueError) as error:
            return self.words.say("not-saved", file=file, why=getattr(error, "strerror", None) or str(error))
        return self.words.say("saved", file=file, game=self.game.name)

    # --- what is shown ---------------------------------------------------------------------------

    def news(self, seat: int) -> list[str]:
        """Tell what happened since this seat last looked."""
        events = self.game.events(seat, self.told[seat])
        last = [event for event, later in pairwise([*events, None]) if event and not walks_on(event, later)]
        told = (self.words.event(event, seat) for event in last)
        return [sentence for sentence in told if sentence][-MOST_NEWS:]

    def labels(self, offered: Choices, moves: Sequence[str], card: str) -> list[Label]:
        """Write the numbered list to choose from: what can be done with the card picked, or without any card."""
        first = len(offered.hand) + 1 if offered.uses_hand and not moves else 1
        named = [self.words.move(move, offered.hand, card) for move in moves or offered.free]
        return [Label(number, words) for number, words in enumerate(named, start=first)]

    def draw(self, seat: int, offered: Choices, picked: int | None, note: str) -> None:
        """Draw the whole screen for one seat: the board gets what the rest leaves, and the newest stays in sight."""
        view, screen = self.game.view(seat), self.screen
        moves = offered.picked(picked) if picked else []
        card = offered.hand[picked - 1] if picked and moves else ""
        screen.clear()
        self.title(view)
        colours = self.colours(view)
        players = player_lines(view, self.words, seat, colours)
        board = Board(view, self.fresh, spots(moves))
        if screen.narrow or len(players) > screen.height // 3 or not screen.has_room(board, players):
            for names in in_a_row(player_names(view, self.words, seat, colours), screen.console.width):
                screen.print(names)
            players = []
        faces = HEIGHT if any(move.startswith("place ") for move in moves) else 0
        room = screen.room(faces + 2 + len(screen.wrapped(note)))
        lines = room - min(board.least(), max(LEAST_BOARD, room * 2 // 3)) if moves else screen.height // 3
        labels = self.labels(offered, moves, card)
        listing = screen.listing(labels, lines, max(lines, room - LEAST_BOARD), board.readable())
        role = "" if moves else self.role_line(view, seat)
        chosen = 1 + faces if moves else screen.hand_lines(offered.hand, offered.uses_hand)
        below = bool(role) + chosen + listing.rows + len(screen.wrapped(note)) + 1
        news = [line for told in self.news(seat) for line in screen.wrapped(f"  {told}")]
        least = 0 if moves else LEAST_NEWS
        kept = max(least, min(screen.room(below) - board.least(), MOST_NEWS))
        news = from_a_beginning(news[len(news) - kept :]) if kept < len(news) else news
        screen.beside(board, players, below + len(news))
        for sentence in news:
            screen.print(sentence, "dim")
        if role:
            screen.print(role, "italic")
        self.draw_choices(offered, moves, listing)
        for line in screen.wrapped(note):
            screen.print(line, "bold red" if note[:1] in "SDC" and "-" in note[:4] else "")

    def draw_choices(self, offered: Choices, moves: Sequence[str], listing: Listing) -> None:
        """Draw the hand to pick a card from, or how the card picked may lie and where."""
        if not moves:
            self.screen.hand(offered.hand, offered.uses_hand)
            self.screen.listed(listing)
            return
        self.screen.print(self.words.say("places"), "bold")
        lying = {move.split(" ")[1] for move in moves if move.startswith("place ")}
        if lying:
            self.screen.faces(sorted(lying, key=lambda code: code not in offered.hand))
        self.screen.listed(listing)

    def read_out(self, note: str) -> str:
        """Show a text that is too long to stand below the hand on a screen of its own; return what is left to show."""
        lines = self.screen.wrapped(note)
        if not self.screen.live or len(lines) <= LONG_NOTE:
            return note
        page = max(1, self.screen.height - 2)
        for first in range(0, len(lines), page):
            self.screen.clear()
            self.screen.print("\n".join(lines[first : first + page]))
            self.screen.pause(self.words.say("go-on"))
        return ""

    def role_line(self, view: State, seat: int) -> str:
        """Tell the seat its role, where the game has any and nobody else looks on."""
        if view["game"] != "saboteur" and view["game"] != "cave":
            return ""
        return self.role(seat) if self.people == 1 else self.words.say("covered")

    def colours(self, view: State) -> list[str]:
        """Return the colour of every seat, where the game has colours."""
        if view["game"] == "cave":
            return [clan[0] for clan in view["clans"]]
        if "colour" not in self.game.options:
            return [""] * self.game.seats
        own = self.game.options["colour"]
        return [own, "blue" if own == "green" else "green"][: self.game.seats]

    def title(self, view: State) -> None:
        """Print game, round and draw pile."""
        game = self.words.say(f"game-{self.game.name}")
        line = self.words.say("title", game=game, round=view["round"], deck=view["deck"])
        if view["turn"] is not None:
            line += " · " + self.words.say("turn", who=self.words.who(view["turn"]))
        if view["game"] == "cave" and view["steps"] is not None:
            line += " · " + self.words.say("steps", count=view["steps"])
        for part in self.screen.wrapped(line):
            self.screen.print(part, "bold")

    def show_round_end(self, event: Event, view: State) -> None:
        """Show the board as it lay at the end, who won the round, and what everybody was."""
        self.screen.clear()
        self.screen.beside(Board(view, self.fresh), [], 2 * self.game.seats + 6)
        self.screen.print()
        for line, style in round_end_lines(event, self.words):
            self.screen.print(line, style)
        self.screen.pause(self.words.say("go-on"))
        self.sitting = None

    def show_result(self) -> None:
        """Show the final scores, best first, and everybody's identity where the game had any."""
        result = self.game.result
        assert result is not None
        view = self.game.view(undermine.PUBLIC)
        self.screen.print()
        self.screen.beside(Board(view, self.fresh), [], self.game.seats + 8)
        self.screen.print()
        self.screen.print(self.words.say("over"), "bold")
        scores = result["scores"]
        width = max(len(name) for name in self.game.players)
        for seat in sorted(range(self.game.seats), key=lambda seat: -scores[seat]):
            crown = "►" if seat in result["winners"] else " "
            line = f" {crown} {self.words.who(seat):{width}}  {self.words.say('nuggets', count=scores[seat])}"
            self.screen.print(line + self.identity(view, seat))
        names = ", ".join(self.words.who(seat) for seat in result["winners"])
        if self.game.name == "solo":
            rating = cast(duel.Result, result)["rating"]
            self.screen.print(text(f"rating-{rating}", self.language), "bold green")
        else:
            self.screen.print(
                self.words.say("winners", names=names) if names else self.words.say("no-winner"), "bold green"
            )

    def identity(self, view: State, seat: int) -> str:
        """Tell a dwarf's clan and loyalty after the game."""
        if view["game"] != "cave":
            return ""
        colour, who = view["clans"][seat]
        return (
            f"  {self.words.say(f'colour-{colour}')}, {self.words.say(f'role-{who}' if who != '?' else 'role-unknown')}"
        )


def from_a_beginning(lines: list[str]) -> list[str]:
    """Leave out the rest of a sentence whose beginning was cut off, unless nothing else is left."""
    begins = [number for number, line in enumerate(lines) if not line.startswith("    ")]
    return lines[begins[0] :] if begins else lines


def walks_on(event: Event, later: Event | None) -> bool:
    """Say whether a step is followed by another of the same figure, so that only the last is news."""
    if event["type"] != "step" or later is None or later["type"] != "step":
        return False
    return (event["seat"], event["figure"]) == (later["seat"], later["figure"])
