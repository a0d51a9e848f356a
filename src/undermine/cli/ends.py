"""Ends: how a round ended, in words, and how its board lay."""

from __future__ import annotations

from collections.abc import Sequence

from undermine.border import Event, State, of_duel, of_saboteur, saboteur
from undermine.cli.words import Words
from undermine.kernel.border import Border


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
