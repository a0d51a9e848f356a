# Refusals of the base game: one sentence per clause. $at: the cell, card or seat at fault, or none; $side: N, E, S, W or none.

S-TURN-1 = { $at ->
    [none] That cannot be done now: it is not the time for this kind of move.
   *[other] You do not hold the card { $at }.
 }
S-TOOL-2 = This player's tool of that kind is already broken.
S-TOOL-3 = You cannot lay a path card while one of your tools is broken.
S-REP-2 = The card { $at } does not repair that tool.
S-REP-3 = This player has no broken tool of that kind to repair.
S-ROCK-1 = A rockfall removes a laid path card, never the start, a goal or an empty place.
S-MAP-2 = A map looks at a goal card that still lies face down.
S-PLACE-1 = There is already a card on { $at }.
S-PLACE-2 = The card must lie side to side with a card that is face up on the table.
S-PLACE-3 = The card does not fit its neighbour on side { $side }: tunnel must meet tunnel and rock must meet rock.
S-PLACE-6 = From there no uninterrupted path leads to the start card.
S-PLACE-7 = The card must continue a tunnel: at least one of its openings has to meet an opening.
S-GOLD-3 = There is no such gold card among those handed to you.
