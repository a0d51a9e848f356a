"""Conformance: what every game must keep, as functions that take a game's name and run it on random games.

`check` runs them all. Each function raises AssertionError with the record of the game that broke the promise.

Examples:
    >>> from undermine import testing
    >>> testing.check_ends("duel", players=2, seed=1)
    >>> testing.random_game("solo", 1, 7).result["winners"]
    [0]
"""

from undermine.testing.conformance import (
    CHECKS,
    check,
    check_clone_is_apart,
    check_conservation,
    check_ends,
    check_legal_is_what_check_accepts,
    check_record_round_trip,
    check_refused_changes_nothing,
    check_same_seed_same_game,
    check_texts,
)
from undermine.testing.secrets import check_resampled, check_secrets_stay_secret
from undermine.testing.walks import Walk, random_game

__all__ = [
    "CHECKS",
    "Walk",
    "check",
    "check_clone_is_apart",
    "check_conservation",
    "check_ends",
    "check_legal_is_what_check_accepts",
    "check_record_round_trip",
    "check_refused_changes_nothing",
    "check_resampled",
    "check_same_seed_same_game",
    "check_secrets_stay_secret",
    "check_texts",
    "random_game",
]
