"""Bots: good company at every table, chosen by level, each with a temper of its own."""

from undermine.bots.characters import Character, characters
from undermine.bots.harness import decide
from undermine.bots.levels import LEVELS, Level
from undermine.bots.seen import Choice, Seen

__all__ = ["LEVELS", "Character", "Choice", "Level", "Seen", "characters", "decide"]
