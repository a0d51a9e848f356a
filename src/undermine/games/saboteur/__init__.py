"""Saboteur, the base game for 3 to 10 players, in both editions (docs/rules/saboteur.md)."""
