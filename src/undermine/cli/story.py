"""`undermine story`: what came of a game, round by round: who looked guilty when, when it turned, what was claimed and believed."""

from __future__ import annotations

import json
from pathlib import Path

import undermine
from undermine.arguments import NOT_DONE, Arguments, refuse, whole_number
from undermine.cli.replay import read
from undermine.record import moves_of
from undermine.story.shape import RoundTold, Told, share_of_possible
from undermine.story.sheet import sheet
from undermine.story.telling import tell
from undermine.texts import text


def main(argv: list[str]) -> int:
    """Tell a record's story as text, as JSON, or as one HTML file."""
    arguments = Arguments(
        "undermine story", "Tell what came of a game; of one that is still played, its finished rounds alone."
    )
    arguments.add_argument("file", metavar="FILE", help="a record; - reads standard input")
    arguments.add_argument("--seat", metavar="N", type=whole_number, help="also in the eyes of this seat")
    form = arguments.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print ONE JSON object")
    form.add_argument("--html", metavar="OUT", help="write one HTML file with its plots inside")
    arguments.add_language()
    asked = arguments.parse_args(argv)
    try:
        told = tell(played(read(asked.file)), asked.seat)
    except (undermine.RecordError, undermine.RuleViolation, undermine.MoveSyntaxError) as bad:
        return refuse(str(bad), "story")
    except ValueError as bad:  # a seat that does not exist
        return refuse(str(bad), "story")
    except RecursionError:
        return refuse("the record is nested too deeply", "story")
    except OSError as error:
        return refuse(f"cannot read {asked.file!r}: {error.strerror or error}", "story")
    if asked.html:
        try:
            Path(asked.html).write_text(sheet(told, asked.lang), encoding="utf-8")
        except OSError as error:
            return refuse(f"cannot write {asked.html!r}: {error.strerror or error}", "story", NOT_DONE)
        return 0
    print(json.dumps(told) if asked.json else written(told, asked.lang))
    return 0


def played(record: dict[str, object]) -> undermine.Game:
    """Load a record; which of its moves cannot be is said in a sentence."""
    game = undermine.begin(record)
    try:
        for deed in undermine.record.deeds_of(record):
            game.do(deed)
    except (undermine.RuleViolation, undermine.MoveSyntaxError) as broken:
        number = len(game.moves)
        raise undermine.RecordError(f"move {number + 1} of {len(moves_of(record))} cannot be: {broken}") from None
    return game


# --- in a terminal -----------------------------------------------------------------------------------


def written(told: Told, language: str) -> str:
    """Write a story for a terminal."""
    lines = []
    for one in told["rounds"]:
        lines += written_round(told, one, language)
    if not told["rounds"]:
        lines.append(text("story-nothing", language))
    share = share_of_possible(told["rounds"])
    if share is not None:
        lines.append(text("story-possible-share", language, percent=share))
    for award in told["awards"]:
        title = text(f"story-award-{award['award']}", language)
        lines.append(f"{title}: {told['players'][award['seat']]}")
    return "\n".join(lines)


def written_round(told: Told, one: RoundTold, language: str) -> list[str]:
    """Write a round: how everybody looked at its end, its turning moves, its claims."""
    players = told["players"]
    lines = [text("story-round", language, number=one["round"])]
    if one["possible"] is not None:
        lines.append("  " + text("story-possible-of", language, taken=one["taken"], possible=one["possible"]))
    for seat, guilt in enumerate(one["guilt"][one["played"] - 1] if told["of"] in ("diggers", "blue") else []):
        looked = text("story-looked", language, player=players[seat], percent=round(100 * guilt))
        lines.append(f"  {looked} ({text('story-side-' + one['sides'][seat], language)})")
    lines.append("  " + text("story-turning", language))
    for turn in one["turns"]:
        why = text(turn["key"], language, player=players[turn["seat"]], **named(turn["values"], players))
        change = shown(turn["before"], told["of"]) + " → " + shown(turn["after"], told["of"])
        lines.append(f"    {one['first'] + turn['move'] + 1}. {why} {change}")
        advice = turn["advice"]
        if advice is not None:
            bot = text("story-advice", language, move=advice["move"])
            lines.append(f"       {bot} {text(advice['key'], language, **named(advice['values'], players))}")
    for claim in one["claims"] + one["accusations"]:
        truth = text("story-true" if claim["true"] else "story-false", language)
        lines.append(f"  {players[claim['seat']]}: {claim['word']} ({truth})")
    return [*lines, ""]


def named(values: dict[str, object], players: list[str]) -> dict[str, object]:
    """Put names where a sentence's values are seats."""
    names = {"target": "target", "seat": "player"}
    out = dict(values)
    for key, name in names.items():
        if key in values:
            out[name] = players[int(str(values[key]))]
    return out


def shown(chance: float, of: str) -> str:
    """Write a chance, or nuggets."""
    return f"{chance:.1f}" if of == "nuggets" else f"{100 * chance:.0f} %"
