"""Bots: good company at every table, chosen by level, each with a temper of its own; and whoever else is asked to play."""

from undermine.bots.characters import Character, characters
from undermine.bots.harness import decide
from undermine.bots.levels import LEVELS, Level
from undermine.bots.named import find
from undermine.bots.seen import BotError, Choice, Seen

__all__ = ["LEVELS", "BotError", "Character", "Choice", "Level", "Seen", "characters", "decide", "find"]
