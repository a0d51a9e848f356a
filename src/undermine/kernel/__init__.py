"""The kernel: cards, grid, moves, chance and records that every game of the family shares; it names no game."""
