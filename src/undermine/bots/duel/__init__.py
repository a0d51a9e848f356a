"""The players of the Duel and its solo game."""
