"""Telling: an event as the key of its sentence and the words that fill it, read from the fields that its game declares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from undermine.border import Event, cave, duel, of_cave, of_duel, of_saboteur, saboteur

if TYPE_CHECKING:
    from undermine.cli.words import Words

Values = dict[str, object]
Told = tuple[str, Values]  # the sentence, and its words besides who it is about
Common = (
    saboteur.Round | saboteur.Place | saboteur.Break | saboteur.Repair | saboteur.Rockfall | saboteur.Map
    | saboteur.Goal | duel.Round | duel.Place | duel.Break | duel.Repair | duel.Rockfall | duel.Map | duel.Goal
    | cave.Round | cave.Place | cave.Rockfall | cave.Goal
)  # fmt: skip


def told(words: Words, event: Event) -> Told | None:
    """Return how an event is told, or nothing where it is a scene of its own or seen on the board."""
    if of_saboteur(event, words.border):
        return in_saboteur(words, event)
    if of_duel(event, words.border):
        return in_duel(words, event)
    return in_cave(words, event) if of_cave(event, words.border) else None


def in_common(words: Words, event: Common) -> Told:
    """Tell what several games tell alike."""
    match event["type"]:
        case "round":
            return "round", {"round": event["round"]}
        case "break" | "repair":
            return event["type"], {"tool": words.tool(event["tool"]), "target": words.who(event["target"])}
        case "rockfall":
            return "rockfall", {"cell": event["cell"]}
        case "map":
            card = "hidden" if event["card"] == "?" else words.card(event["card"])
            return "map", {"cell": event["cell"], "card": card}
        case "place" | "goal":
            return event["type"], {"cell": event["cell"], "card": words.card(event["card"])}


def in_saboteur(words: Words, event: saboteur.Event) -> Told | None:
    """Tell what happens in the base game."""
    match event["type"]:
        case "discard" | "draw":
            return event["type"], {"cards": words.card(event["card"])}
        case "offer":
            return "offer", {}
        case "take":
            return "take", {"nuggets": nuggets(words, event["nuggets"])}
        case "pay":
            return "pay", {"gold": gold(event["gold"])}
        case "deal" | "round-end" | "game-end":
            return None
        case _:
            return in_common(words, event)


def in_duel(words: Words, event: duel.Event) -> Told | None:
    """Tell what happens in the Duel and its solo game."""
    match event["type"]:
        case "key" | "bribe" | "orient":
            return event["type"], {"cell": event["cell"]}
        case "discard":
            return "discard", {"cards": cards(words, event["cards"])}
        case "scrap":
            return "scrap", {"cards": cards(words, event["cards"]), "tool": words.tool(event["tool"])}
        case "draw":
            return "draw", {"cards": words.card(event["card"])}
        case "claim":
            return "claim", {"nuggets": nuggets(words, event["nuggets"]), "cell": event["cell"]}
        case "strike":
            return "sabotage" if event["effect"] else "no-sabotage", {"card": words.card(event["card"])}
        case "pay":
            return "pay-trolls", {"gold": gold(event["gold"])}
        case "deal" | "round-end" | "game-end":
            return None
        case _:
            return in_common(words, event)


def in_cave(words: Words, event: cave.Event) -> Told | None:
    """Tell what happens in the cave."""
    match event["type"]:
        case "discard" | "draw" | "receive":
            return event["type"], {"cards": cards(words, event["cards"])}
        case "info-goal" | "goal-found":
            return event["type"], {"cell": event["cell"], "card": words.card(event["card"])}
        case "info-seat":
            identity = "hidden" if event["identity"] == "?" else words.role(event["identity"])
            return "info-seat", {"target": words.who(event["target"]), "identity": identity}
        case "swap" | "boots" | "axe":
            return event["type"], {"target": words.who(event["target"])}
        case "web" | "cut":
            return event["type"], {"edge": words.edge(event["edge"])}
        case "web-weakens":
            return "web-weakens", {"edge": words.edge(event["edge"]), "left": event["left"]}
        case "call":
            return "call", {"monster": words.card(event["monster"]), "field": words.field(event["field"])}
        case "step":
            figure = "dwarf" if event["figure"] == "dwarf" else words.card(event["figure"])
            return "step", {"figure": figure, "field": words.field(event["field"])}
        case "strike" | "endure" | "attack" | "monster-leaves":
            return event["type"], {"monster": words.card(event["monster"])}
        case "lose":
            return "lose", {"card": words.card(event["card"])}
        case "vein":
            return "vein", {"cell": event["cell"]}
        case "show":
            return "show", {"clan": clan(words, event["clan"])}
        case "exit":
            return "exit", {"nuggets": nuggets(words, event["nuggets"])}
        case "look-aside":
            return "look-aside", {"clans": "; ".join(clan(words, each) for each in event["clans"])}
        case "lose-nugget" | "skip" | "stand-up" | "propose" | "agree" | "decline":
            return event["type"], {}
        case "deal" | "vein-filled" | "halt" | "game-end":
            return None
        case _:
            return in_common(words, event)


def cards(words: Words, codes: Sequence[str]) -> str:
    """Name several cards."""
    return ", ".join(words.card(code) for code in codes)


def gold(given: Sequence[int | str]) -> str:
    """Write the nuggets of gold cards as a sum."""
    return " + ".join(str(each) for each in given)


def nuggets(words: Words, given: int | str) -> str:
    """Count nuggets; `hidden` where the sentence does without them."""
    return "hidden" if given == "?" else words.say("nuggets", count=given)


def clan(words: Words, given: cave.Clan) -> str:
    """Name a clan card by its colour and, where it is known, its identity."""
    return f"{words.say(f'colour-{given[0]}')}, {words.role(given[1])}"
