"""The base game's players: routes to the gold, the story of a round, beliefs about who is who, and what moves are worth."""
