"""Story: what came of a game when all is told: who looked guilty when, when it turned, what was said and believed."""
