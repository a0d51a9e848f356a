# Everything explains itself: sheets, reasons, consequences, and the maze in words.

# What a tap explains: cards, signs, people, piles.
sheet-open = Explain: { $what }
sheet-laid = Laid by { $name }.
sheet-laid-you = You laid this card.
sheet-start = Start card: all tunnels begin here.
sheet-start-cave = Start card: every dwarf sets out from here.
sheet-goal-saboteur = One of the three goals hides the treasure, the others only stone. The first tunnel that reaches it turns it over.
sheet-goal-duel = Whoever’s tunnel reaches this goal first turns it over and claims the gold on it.
sheet-goal-solo = When your tunnel reaches this goal it is turned over, and the gold on it is yours.
sheet-goal-cave = One of the four goals is the way out. A dwarf who steps onto it turns it over.
sheet-known = You know it: { $card }.
sheet-looked = Looked at in secret by: { $names }
sheet-turned = A goal, turned over.
sheet-claimed = Claimed by { $name }: paid out at the end of the round.
sheet-free-gold = Nobody has claimed this gold yet.
sheet-reach = Reached by the tunnels of: { $names }
sheet-reach-nobody = No ladder’s tunnels lead here.
sheet-door-solo = { $colour ->
    [green] Green door
   *[blue] Blue door
}: { $open ->
    [yes] open for you.
   *[no] locked for you until you play a key.
}
sheet-bribed-solo = Bribed: you owe one nugget at the end of the round. The way is open.
sheet-door = { $colour ->
    [green] Green door
   *[blue] Blue door
}: only { $name } passes. A key opens it for the other player too.
sheet-unlocked = Unlocked by { $name }: open for both now.
sheet-troll = A troll: nobody passes until it is bribed. A bribe costs one nugget at the end of the round and opens the way for both.
sheet-troll-solo = A troll: you cannot pass until you bribe it. That costs one nugget at the end of the round.
sheet-bribed = Bribed by { $name }, who owes one nugget at the end of the round. Open for both.
sheet-level = Level { $level }: the circles are fields, and crossing this card takes { $n ->
    [one] one step.
   *[other] { $n } steps.
}
sheet-vein-full = A vein with one nugget. Stopping here takes it, and you show your clan card.
sheet-vein-empty = An empty vein: its nugget is gone.
sheet-web = A web of { $name } bars one side of this card; it holds for { $n ->
    [one] one more turn
   *[other] { $n } more turns
} of its owner. An axe cuts it.
sheet-here = Standing here: { $names }
sheet-called = { $beast } (called by { $name })

# Beasts: what each does to a dwarf it meets.
sheet-rat = The rat takes a hand card, for good.
sheet-crawler = The crawler knocks a dwarf down: no walking next turn.
sheet-goblin = The goblin steals a nugget.

# People.
sheet-you = This is you.
sheet-bot = A bot: { $level }.
sheet-program = A bot that somebody runs elsewhere.
sheet-broken = Broken: { $tools }. No tunnels until it is mended.
sheet-debt = { $n ->
    [one] Owes the trolls 1 nugget at the end of the round.
   *[other] Owes the trolls { $n } nuggets at the end of the round.
}
sheet-colour = { $colour ->
    [green] Digs from the green ladder; green doors are open.
   *[blue] Digs from the blue ladder; blue doors are open.
}
sheet-clan = The card’s back says: { $clan }. Whether loyal or a saboteur, only its owner knows.
sheet-shown = The clan card has been shown: { $identity }.
sheet-down = Knocked down: no walking until standing again.
sheet-last = Last: { $what }

# Piles.
sheet-deck = Draw pile
sheet-deck-left = { $n ->
    [0] It is empty: play with the cards you hold.
    [one] One card is left. When the pile is empty you play on with the cards you hold.
   *[other] { $n } cards are left. When the pile is empty you play on with the cards you hold.
}
sheet-deck-level = The next card is of level { $level }.
sheet-discards = Discard pile
sheet-discards-left = { $n ->
    [0] Nothing has been discarded yet.
    [one] One card lies here.
   *[other] { $n } cards lie here.
} Discarded cards lie face down: only their owner knows them.

# Why a card of the hand cannot be played just now, by the clause that bars it.
why-S-TOOL-3 = Your tool is broken: no tunnels until it is mended.
why-S-TOOL-2 = Everybody has this tool broken already.
why-S-PLACE-3 = It fits nowhere, whichever way round: tunnel must meet tunnel and rock must meet rock.
why-S-PLACE-2 = It fits nowhere, whichever way round: tunnel must meet tunnel and rock must meet rock.
why-S-PLACE-6 = Where it would fit, no tunnel leads back to the start.
why-S-PLACE-7 = Where it would fit, no tunnel leads back to the start.
why-S-REP-3 = Nobody has this tool broken.
why-S-REP-2 = Nobody has this tool broken.
why-S-ROCK-1 = There is no tunnel yet that it could take away.
why-S-MAP-2 = Every goal has been turned over.
why-D-SAB-2 = Your tool is broken: no tunnels until it is mended.
why-D-SAB-3 = This tool is broken there already.
why-D-SAB-1 = There is nobody to play it against.
why-D-PLACE-1 = It fits nowhere, whichever way round: tunnel must meet tunnel and rock must meet rock.
why-D-PLACE-2 = It fits nowhere, whichever way round: tunnel must meet tunnel and rock must meet rock.
why-D-PLACE-10 = A ladder may not lie beside a goal or gold.
why-D-PLACE-3 = Where it would fit, no tunnel leads back to the start.
why-D-PLACE-4 = Where it would fit, none of your own tunnels lead.
why-D-PLACE-7 = Where it would fit, a door or a troll bars the way.
why-D-REP-3 = Your tool of this kind is not broken.
why-D-REP-1 = Your tool of this kind is not broken.
why-D-ROCK-1 = There is no tunnel yet that it could take away.
why-D-ROCK-2 = What lies there is protected: starts, goals and cards with gold or a troll stay.
why-D-MAP-1 = There is no face-down goal left to look at.
why-D-KEY-1 = There is no door of the other colour that you could open, or the bank is out of keys.
why-D-KEY-2 = There is no door of the other colour that you could open, or the bank is out of keys.
why-C-PLACE-1 = It fits nowhere, whichever way round: tunnel must meet tunnel and rock must meet rock.
why-C-PLACE-2 = It fits nowhere, whichever way round: tunnel must meet tunnel and rock must meet rock.
why-C-PLACE-4 = It fits nowhere, whichever way round: tunnel must meet tunnel and rock must meet rock.
why-C-PLACE-5 = Where it would fit, it would not continue any tunnel.
why-C-ROCK-1 = No tunnel can fall in: they are all occupied, or there is none.
why-C-ROCK-2 = There is no tunnel yet that it could take away.
why-C-MONSTER-1 = It cannot come out just now.
why-C-MONSTER-2 = There is no lair yet for it to come out of.
why-C-WEB-1 = No two joined cards leave room for a web.
why-C-WEB-2 = Every passage has a web already.
why-C-INFO-R1 = There is nothing left to look at.
why-C-BOOTS-2 = Everybody has boots already.
why-C-SWAP-1 = Nobody has cards to swap with.
why-rule = Why? The rule says it.

# What surely follows from a move, told before it is made.
follow-vein = you take the nugget
follow-show = you show your clan card
follow-exit = you get outside
follow-lose-nugget = you lose a nugget
follow-lose = you lose a hand card for good
follow-attack = { $beast } attacks { $name }
follow-claim = { $n ->
    [one] { $name } claims 1 nugget
   *[other] { $name } claims { $n } nuggets
}
follow-now = If you go there: { $what }.
follow-do = What happens: { $what }.
follow-stop = If you stop there: { $what }.
follow-halt = Stopping here: { $what }.
follow-met = { $beast } can reach: { $names }.
follow-met-nobody = { $beast } can reach nobody from here.
follow-bribe = You owe one nugget at the end of the round; the way is open for both.
follow-bribe-solo = You owe one nugget at the end of the round; the way is open.
walk-blocked = There is no step you can take: no open way leads on from here.
meant-maze = This card is played in the maze: tap a place there.
meant-seat = This card is played on a person: tap a name.
walk-not-there = You cannot walk there in one step. The rings show where you can.

# The maze in words.
maze-places = What lies where
maze-dwarfs = Dwarfs
maze-dwarf = { $name }: { $place }
maze-beasts = On the prowl
maze-webs = Webs
maze-gold = Gold
maze-ways = Doors and trolls
maze-reach = How far the tunnels run
maze-reach-of = { $name } reaches: { $places }
maze-ends = Open ends
maze-beside = { $side ->
    [E] to the right of
    [W] to the left of
    [N] above
   *[S] below
}: { $card }
step-way = { $side ->
    [E] right
    [W] left
    [N] up
    [S] down
    [here] on the same card
   *[far] by the ladder
}
steps-left = { $n ->
    [0] No steps left.
    [one] 1 step left.
   *[other] { $n } steps left.
}
moves-other = Without a card

# Welcomes: three looks at the real board, the first time a game is played in this browser.
tour-next = Next
welcome-duel = This is your ladder. Dig from here: only tunnels that lead back to it count for you.
welcome-duel-2 = Under these goals lies gold, and some tunnels have nuggets too. Whoever’s tunnels reach it first claims it.
welcome-duel-3 = Doors of the other colour are locked for you, and trolls want a nugget. Tap anything to learn what it is. After three rounds whoever has the most gold wins.
welcome-solo = This is your ladder. You are alone in the mine: dig from here.
welcome-solo-2 = Under these goals lies gold. What your tunnels reach is yours.
welcome-solo-3 = Broken tools and rockfalls come out of the draw pile by themselves. How much gold do you carry out in three rounds?
welcome-cave = This is your dwarf. Each turn you play a card, then you walk up to three steps along the tunnels.
welcome-cave-2 = One of these four goals is the way out. Carry your nuggets there: only what is outside counts.
welcome-cave-3 = Your secret card says which clan you really work for. Everybody sees its colour; nobody knows whether you are loyal.

# The coach of a first game: one remark for each thing that happens for the first time.
coach-off = No more tips
coach-turn = Your turn. Pick a card: the places where it fits light up. Discarding counts as a turn too.
coach-place = { $name } has kept digging. Watch where everybody’s tunnels lead: that tells more than words.
coach-dead-end = { $name } has laid a dead end: no tunnel goes on from there. Saboteurs do that, and diggers sometimes in a place that does no harm.
coach-broken = Your tool is broken: no tunnels for you until a matching card mends it. Others can mend it for you.
coach-broken-alone = Your tool is broken: no tunnels for you until a matching card mends it. Without one, two discarded cards do it too.
coach-break = { $name } has broken a tool. A saboteur’s attack, or a digger’s suspicion? Both happen.
coach-map = { $name } has looked at a goal and now knows more than you. Watch where { $name } digs next.
coach-rockfall = A rockfall: one card of the maze is gone. The hole can be filled again.
coach-goal = A goal has been turned over. If it is stone, dig on to another.
coach-deck = Few cards are left in the draw pile. When all hands are empty too, the round ends, and that is what saboteurs wait for.
coach-fields = The bars in a card’s corner are its level, the circles its fields: one step leads from a field to the next. The higher the level, the more steps it takes to cross.
coach-walk = Now walk: tap a ring. A golden ring has a price or a prize: tap once to read it, twice to go.
coach-call = { $name } has called a beast. It stops at the first dwarf it meets; an axe drives it off.
coach-claim = Gold claimed! The marker shows whose it is; it is paid out when the round ends.
coach-over = You know your way around now. Tap anything whenever you wonder what it is.

# How good was that? The scale of the game for one.
scale = How well did you do?
scale-you = You: { $n }
scale-best = Your best: { $n }
scale-record = A new best! Before: { $n }
scale-first = Your first result: the mark to beat.
scale-bot = { $level } on average: { $n }
