# Refusals of the base game: one sentence per clause. $at: the cell, card or seat at fault, or none; $side: a word such as top or none.

S-TURN-1 = { $at ->
    [none] Not now: something else has to be done first.
   *[other] You do not hold the card { $at }.
 }
S-TOOL-2 = This player’s tool of that kind is already broken.
S-TOOL-3 = You cannot lay a path card while one of your tools is broken.
S-REP-2 = The card { $at } does not mend that tool.
S-REP-3 = This player has no broken tool of that kind to mend.
S-ROCK-1 = A rockfall removes a laid path card, never the start, a goal or an empty place.
S-MAP-2 = With a map you may only look at a goal that still lies face down.
S-PLACE-1 = There is already a card there.
S-PLACE-2 = The card must touch a face-up card with one whole side.
S-PLACE-3 = The card does not fit its neighbour on the { $side } side: tunnel must meet tunnel and rock must meet rock.
S-PLACE-6 = From there no uninterrupted path leads to the start card.
S-PLACE-7 = The card must continue a tunnel: at least one of its tunnels has to meet a tunnel next to it.
S-GOLD-3 = There is no such gold card among those handed to you.

## The Duel and its solo game

D-TURN-1 = { $at ->
    [none] Not now: something else has to be done first.
   *[other] You do not hold the card { $at }.
 }
D-SAB-1 = You can put a broken tool only in front of your opponent, not in front of yourself.
D-SAB-2 = You cannot lay a path card while a broken tool lies in front of you.
D-SAB-3 = The same broken tool already lies in front of your opponent.
D-PLACE-1 = The card must lie on an empty place and touch a face-up card with one whole side.
D-PLACE-2 = The card does not fit its neighbour on the { $side } side: tunnel must meet tunnel and rock must meet rock.
D-PLACE-3 = From there no uninterrupted path leads to a start card.
D-PLACE-4 = From there no uninterrupted path leads to your own start card.
D-PLACE-7 = On the { $side } side a closed door or an unbribed troll interrupts the path.
D-PLACE-10 = A ladder must not lie beside a goal card or a path card with gold (side: { $side }).
D-REP-1 = { $at } mends one of your own tools, and only one that it shows.
D-REP-3 = No such broken tool lies in front of you.
D-ROCK-1 = There is no card that a rockfall could remove.
D-ROCK-2 = A rockfall removes neither start cards nor goals, nor cards with gold or a troll.
D-MAP-1 = With a map you may only look at a goal that still lies face down.
D-KEY-1 = A key unlocks a door of the other colour; there is none.
D-KEY-2 = A key already lies on this door, or the bank has no key left.
D-TROLL-5 = You can only bribe a troll that has no marker yet and that your own tunnels reach.
D-DISC-2 = No such broken tool lies in front of you, so there is nothing to get rid of.
D-GOAL-3 = The goal cannot lie this way round.
D-PAY-4 = Pay the trolls with cards that overpay as little as possible.

# Refusals of The Dark Cave.

C-TURN-1 = Not now: something else has to be done first.
C-TURN-3 = You do not hold the card { $at }.
C-PLACE-1 = There is already a card there.
C-PLACE-2 = The card must touch a face-up card with one whole side; a face-down goal does not count.
C-PLACE-4 = The card does not fit its neighbour on the { $side } side: tunnel must meet tunnel and rock must meet rock.
C-PLACE-5 = The card must continue a tunnel: at least one of its tunnels has to meet a tunnel next to it.
C-ROCK-1 = A rockfall removes a laid path card on which neither a dwarf nor a beast stands.
C-ROCK-2 = A rockfall never strikes the start card or a goal.
C-INFO-R1 = Secret information shows a face-down goal, or the face-down clan card of another player.
C-GOAL-R3 = The goal cannot lie this way round: it must join the tunnel your dwarf comes through and, if possible, fit all the cards next to it.
C-MOVE-1 = You cannot get there in one step: a step goes to the next field, while you have steps left.
C-WEB-1 = A web goes where a tunnel joins two cards, or on the open end of a tunnel.
C-WEB-2 = There is already a web here.
C-WEB-3 = A web blocks the way.
C-AXE-2 = The axe only reaches a web at the field where your own dwarf stands.
C-AXE-6 = No axe lies in front of you; one in your hand is of no use here.
C-MONSTER-1 = A beast that is not in the maze yet can only be called to a face-up lair.
C-MONSTER-2 = There is no lair in the maze, so no beast can be called.
C-MONSTER-9 = This beast is already in the maze: move it from where it stands.
C-BOOTS-2 = This player already has boots.
C-SWAP-1 = You can only swap cards with another player.
C-END-3 = You can propose to end the game once in a turn, and only at a table that offers it.
