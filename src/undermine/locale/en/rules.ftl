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
S-PLACE-1 = A card already lies there ({ $at }).
S-PLACE-2 = The card must lie side to side with a card that is face up on the table.
S-PLACE-3 = The card does not fit its neighbour on the { $side } side: tunnel must meet tunnel and rock must meet rock.
S-PLACE-6 = From there no uninterrupted path leads to the start card.
S-PLACE-7 = The card must continue a tunnel: at least one of its openings has to meet an opening.
S-GOLD-3 = There is no such gold card among those handed to you.

## The Duel and its solo game

D-TURN-1 = { $at ->
    [none] That cannot be done now: it is not the time for this kind of move.
   *[other] You do not hold the card { $at }.
 }
D-SAB-1 = A broken tool is laid before your opponent, never before yourself.
D-SAB-2 = You cannot lay a path card while a broken tool lies before you.
D-SAB-3 = The same broken tool already lies before your opponent.
D-PLACE-1 = The card must lie on an empty place, side to side with a card that is face up on the table.
D-PLACE-2 = The card does not fit its neighbour on the { $side } side: tunnel must meet tunnel and rock must meet rock.
D-PLACE-3 = From there no uninterrupted path leads to a start card.
D-PLACE-4 = From there no uninterrupted path leads to your own start card.
D-PLACE-7 = On the { $side } side a closed door or an unbribed troll interrupts the path.
D-PLACE-10 = A ladder must not lie beside a goal card or a path card with gold (side: { $side }).
D-REP-1 = { $at } mends one of your own tools, and only one that it shows.
D-REP-3 = No such broken tool lies before you.
D-ROCK-1 = There is no card that a rockfall could remove.
D-ROCK-2 = A rockfall removes neither start cards nor goals, nor cards with gold or a troll.
D-MAP-1 = A map looks at a goal card that still lies face down.
D-KEY-1 = A key unlocks a door of the other colour; there is none.
D-KEY-2 = A key already lies on this door, or the bank has no key left.
D-TROLL-5 = You can bribe a troll without a marker, if your own paths lead to it.
D-DISC-2 = No such broken tool lies before you that you could get rid of.
D-GOAL-3 = The goal that was turned cannot lie like this.
D-PAY-4 = Pay the trolls with those of your cards that cover the debt with the least left over.

# What a solo game was worth (DS-16).
solo-rating-1 = Not worth mentioning.
solo-rating-2 = Good work.
solo-rating-3 = A nose for gold.
solo-rating-4 = Lord of the mines!
# Refusals of The Dark Cave.

C-TURN-1 = That cannot be done now: it is not the time for this kind of move.
C-TURN-3 = You do not hold the card { $at }.
C-PLACE-1 = A card already lies there ({ $at }).
C-PLACE-2 = The card must lie side to side with a card that is face up in the maze; a face-down goal does not count.
C-PLACE-4 = The card does not fit its neighbour on the { $side } side: path must meet path and rock must meet rock.
C-PLACE-5 = The card must continue a path: at least one of its openings has to meet an opening.
C-ROCK-1 = A rockfall removes a laid path card on which neither a dwarf nor a beast stands.
C-ROCK-2 = A rockfall never strikes the start card or a goal.
C-INFO-R1 = Secret information is about a goal that lies face down, or about another player's clan card that lies face down.
C-GOAL-R3 = The goal cannot lie so: it must join the path by which your dwarf enters and, if it can, fit all its neighbours.
C-MOVE-1 = No step leads there: a step goes to a neighbouring field, as long as steps are left.
C-WEB-1 = A web lies where two cards are joined by a path, or on the open end of a path.
C-WEB-2 = There is already a web on this edge.
C-WEB-3 = A web bars the way.
C-AXE-2 = The axe reaches a web only at the field on which your own dwarf stands.
C-AXE-6 = No axe lies before you; one in your hand is of no use here.
C-MONSTER-1 = A beast that is not in the maze is called to the field of a lair that lies face up.
C-MONSTER-2 = There is no lair in the maze, so no beast can be called.
C-MONSTER-9 = This beast is already in the maze: it is moved from where it stands.
C-BOOTS-2 = This player already has boots.
C-SWAP-1 = Cards are swapped with another player.
