"""The laboratory: what plays bots against each other, measures and tunes them. It knows the players; they do not know it."""
