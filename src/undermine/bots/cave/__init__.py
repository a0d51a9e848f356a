"""The Dark Cave's players: ways through the cave, hopes to get out, and what moves are worth."""
