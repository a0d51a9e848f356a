"""A table in the terminal: whose turn it is, what they type, and what everybody gets to see."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import cast

import undermine
from undermine.border import Event, State, duel, of_duel, of_saboteur, saboteur
from undermine.cli import opponents
from undermine.cli.board import Board, Cell, cell_of
from undermine.cli.choices import Choices, choices, spots
from undermine.cli.rules import find
from undermine.cli.screen import Screen, player_lines
from undermine.cli.words import Words
from undermine.kernel.border import Border
from undermine.texts import refusal, text


class Leave(Exception):
    """A person leaves the table."""


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
            while self.game.turn is not None:
                seat = self.game.turn
                if seat < self.people:
                    self.person(seat)
                else:
                    self.screen.print(self.words.say("waiting", who=self.words.who(seat)), "dim")
                    self.play(opponents.choose(self.game, seat, self.level))
        except (Leave, EOFError):
            self.screen.print()
            self.screen.print(self.words.say("goodbye"))
            return 0
        self.show_result()
        return 0

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
        before = len(self.game.moves)
        self.play(self.ask_move(seat))
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
        options = choices(view["hands"][seat], self.game.legal())
        while True:
            moves = options.picked(picked) if picked else []
            self.draw(seat, options, moves, note)
            count = len(moves) or options.total
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
                move, picked, note = self.pick(options, moves, numbers, picked)
                if move:
                    return move

    def pick(
        self, options: Choices, moves: Sequence[str], numbers: list[int], picked: int | None
    ) -> tuple[str, int | None, str]:
        """Follow the numbers typed: a card, then a place; return a move, or the card picked and what was wrong."""
        if not moves:
            picked = numbers.pop(0)
            moves = options.picked(picked)
            if not 1 <= picked <= options.total:
                return "", None, self.words.say("no-number", number=picked, count=options.total)
            if not moves:
                return "", None, self.words.say("nothing")
            if moves[0] in options.free:
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
        if word in ("quit", "exit"):
            raise Leave
        if word == "role":
            return self.role(seat)
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
        return [sentence for sentence in told if sentence][-self.game.seats - 4 :]

    def draw(self, seat: int, options: Choices, moves: Sequence[str], note: str) -> None:
        """Draw the whole screen for one seat."""
        view = self.game.view(seat)
        self.screen.clear()
        self.title(view)
        below = 11 + len(self.news(seat)) + len(note.splitlines())
        players = player_lines(view, self.words, seat, self.colours(view))
        self.screen.beside(Board(view, self.fresh, spots(moves)), players, below)
        for sentence in self.news(seat):
            self.screen.print(f"  {sentence}", "dim")
        if view["game"] == "saboteur" or view["game"] == "cave":
            shown = self.role(seat) if self.people == 1 else self.words.say("covered")
            self.screen.print(shown, "italic")
        if moves:
            self.screen.print(self.words.say("places"), "bold")
            lying = {move.split(" ")[1] for move in moves if move.startswith("place ")}
            self.screen.faces(sorted(lying, key=lambda code: code not in options.hand))
            self.screen.listed([self.words.move(move, options.hand) for move in moves], 1)
        else:
            self.screen.hand(options.hand, options.uses_hand)
            first = len(options.hand) + 1 if options.uses_hand else 1
            self.screen.listed([self.words.move(move, options.hand) for move in options.free], first)
        if note:
            self.screen.print(note, "bold red" if note[:1] in "SDC" and "-" in note[:4] else "")

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
        self.screen.print(line, "bold")

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


def round_end_lines(event: Event, words: Words) -> list[tuple[str, str]]:
    """Tell how a round ended, with the styles of the lines; the cave has only one and tells nothing."""
    if of_saboteur(event, words.border) and event["type"] == "round-end":
        return treasure_lines(event, words)
    if of_duel(event, words.border) and event["type"] == "round-end":
        lines = [(words.say(f"end-{event['reason']}"), "bold")]
        for seat, gold in event["gold"].items():
            lines.append((words.say("end-due", who=words.who(int(seat)), count=sum(gold)), ""))
        return lines
    return []


def treasure_lines(event: saboteur.RoundEnd, words: Words) -> list[tuple[str, str]]:
    """Tell who won a round of the base game, what everybody was, and who is due what."""
    lines = [(words.say(f"end-{event['winners']}"), "bold")]
    aside = words.say("end-aside")
    width = max(len(name) for name in [*words.players, aside])
    for number, role in enumerate(event["roles"]):
        style = "red" if role == "saboteur" else "green"
        lines.append((f"  {words.who(number):{width}}  {words.say(f'role-{role}')}", style))
    lines.append((f"  {aside:{width}}  {words.say('role-' + event['aside'])}", "dim"))
    for seat, rate in event["pay"].items():
        lines.append((words.say("end-due", who=words.who(int(seat)), count=rate), ""))
    return lines


def walks_on(event: Event, later: Event | None) -> bool:
    """Say whether a step is followed by another of the same figure, so that only the last is news."""
    if event["type"] != "step" or later is None or later["type"] != "step":
        return False
    return (event["seat"], event["figure"]) == (later["seat"], later["figure"])


def after(view: State, events: Sequence[Event], border: Border) -> State:
    """Return a view with the cards of these events on its board: how a round's board lay when it ended."""
    board = dict(view["board"])
    for event in events:
        if event["type"] == "round":
            break
        if of_duel(event, border) and event["type"] == "strike" and "cell" in event:
            board.pop(event["cell"], None)
        elif event["type"] == "place" or event["type"] == "goal":
            board[event["cell"]] = event["card"]
        elif event["type"] == "rockfall":
            board.pop(event["cell"], None)
    later = view.copy()
    later["board"] = board
    return later
