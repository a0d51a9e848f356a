# The lesson: a story in three chapters with the same three diggers.
lesson-step = { $chapter }: { $n } of { $all }
lesson-next = Continue
lesson-nudge = That is allowed, but the story goes on differently:
chapter-dig = 1. Digging
chapter-sabotage = 2. Sabotage
chapter-people = 3. Reading people
chapters = Chapters

# Chapter 1: you, Olga and Bruni dig, and one of them does not mean it.
lesson-lay = You, Olga and Bruni are looking for gold. On the left is the ladder, on the right lie three goals; one hides the treasure. Pick the straight tunnel and lay it beside the ladder, towards the goals.
lesson-lay-done = Well dug! After your turn you draw a new card.
lesson-turn = A card may also lie upside down. Pick the bend, turn it so that it leads down, and lay it at the end of the tunnel.
lesson-turn-done = Exactly. Cards lie upright, one way round or the other, never sideways.
lesson-fork = Olga has dug on. Where cards touch, tunnel must meet tunnel and rock must meet rock. Try the upright straight tunnel at the end and see why it does not fit. Then lay the fork, its side arm upwards.
lesson-fork-done = A fork keeps ways open. Diggers like forks.
lesson-dead-end = Bruni has dug on too. The cards in your hand are dead ends: their tunnels lead nowhere. You are a digger and cannot use them. Pick one and discard it.
lesson-dead-end-done = Discarded cards lie face down. Nobody learns what you threw away.
lesson-break = Look at the end of the tunnel: Olga has laid a dead end. Is she a saboteur? Pick the broken lantern and tap Olga: with a broken tool nobody lays tunnels.
lesson-break-done = Olga cannot dig until somebody mends the lantern. Other cards still work.
lesson-fix = Olga strikes back: your pickaxe is broken! Pick the card that mends it and tap yourself.
lesson-fix-done = Mended. The broken tool and the card are both gone.
lesson-fix-two = Now Bruni has two broken tools, thanks to Olga. Your card mends a pickaxe or a cart. Tap Bruni and choose which.
lesson-fix-two-done = One card, one tool. Helping somebody says: I trust you.
lesson-rockfall = The dead end still blocks the way. Pick the rockfall and tap that card.
lesson-rockfall-done = The way is open again. Saboteurs like rockfalls too…
lesson-map = Bruni and you have dug almost to the goals. Pick the treasure map and look at the middle one in secret.
lesson-map-done = The treasure! Only you have seen it. A goal you know wears a dashed frame.
lesson-gold = One card is missing to the treasure. Lay it!
lesson-gold-done = The treasure is found! The roles are turned over: Olga was the saboteur. You and Bruni share the gold; whoever reached the treasure chooses first.

# Chapter 2: the roles are dealt anew, and you are the saboteur.
lesson-detour = New round, new roles: this time you are the saboteur. Nobody knows. A dead end now would give you away; a detour looks honest. Lay the bend so that the tunnel leads up, away from the middle.
lesson-detour-done = A bend is no crime. But every detour costs the diggers a card.
lesson-blame = Olga digs well, too well for your taste. Break Olga’s cart, and tell the others how suspicious that digging looks.
lesson-blame-done = Diggers break tools too, when they suspect somebody. So nobody can tell which it was.
lesson-secret = A map is worth twice as much to you: you learn where not to let them dig, and what you tell of it need not be true. Look at the middle goal.
lesson-secret-done = The treasure lies in the middle. “Only stone,” you say. “Try the upper one!”
lesson-collapse = Bruni’s tunnel comes close to the goals. One rockfall in the right place costs two turns: pick it and tap the last card.
lesson-collapse-done = Have an excuse ready: “It led the wrong way.”
lesson-block = The draw pile is empty: now it no longer matters who knows. Lay the dead end where the card was.
lesson-block-done = The time for hiding is over when they have no cards left to mend the damage.
lesson-last = One last card is left in the game, and it is yours. Discard it.
lesson-last-done = The cards have run out and the treasure was not found: the saboteur wins. That is you!

# Chapter 3: a digger again. Whom can you trust?
lesson-doubt = You are a digger again. Olga looks at the upper goal, says “stone” and digs straight for the middle. True? Look at the upper goal yourself.
lesson-doubt-done = Stone, as Olga said. Words are cheap, but words and digging that agree are a good sign.
lesson-friend = Bruni breaks Olga’s lantern, and Olga breaks Bruni’s. One of the two is false. Whose word have you checked? Mend that lantern.
lesson-friend-done = A break alone says little. Ask: what did each of them do before?
lesson-foe = With a mended lantern Bruni lays a dead end right in front of the goals. That is no mistake. Break Bruni’s pickaxe.
lesson-foe-done = Deeds near the goals count most: there a saboteur has to act.
lesson-help = Clear the way for Olga: take the dead end away.
lesson-help-done = Now Olga can dig on, and does.
lesson-together = Olga closes the gap. One card more, and together you reach the middle goal. Lay the fork.
lesson-together-done = The treasure! And Bruni was the saboteur. You read them well.
lesson-over = Now you know what you need.
lesson-over-about = A game has three rounds, and the roles are dealt anew each time. Whoever has the most gold at the end wins. In your first game a coach explains what happens.
lesson-over-play = Play the first game
lesson-chapter-next = Next chapter
