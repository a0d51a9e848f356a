"""Saboteur: The Duel for two players, and its solo game (docs/rules/duel.md)."""
