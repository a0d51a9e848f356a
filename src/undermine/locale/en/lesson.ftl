# The lesson: a story in three chapters with the same three diggers.
lesson-step = { $chapter }: { $n } of { $all }
lesson-next = Continue
lesson-nudge = That is allowed, but the story goes on differently:
chapter-dig = 1. Digging
chapter-sabotage = 2. Sabotage
chapter-people = 3. Reading people
chapters = Chapters

# Chapter 1: you, Olga and Bruni dig, and one of them does not mean it.
lesson-lay = You, Olga and Bruni are looking for gold. The tunnels begin at the ladder; three goals lie at the far end, and one of them hides the treasure. Pick the straight tunnel that leads towards the goals and lay it beside the ladder.
lesson-lay-done = Well dug! After your turn you draw a new card.
lesson-turn = Olga and Bruni have kept digging. Pick the bend and lay it at the end of the tunnel. As you hold it, it would not fit; but a card may also lie upside down, and it turns by itself where that is the only way.
lesson-turn-done = Exactly. A card may be turned upside down, but never sideways.
lesson-fork = Where cards touch, tunnel must meet tunnel and rock must meet rock. First try the straight tunnel at the end and see why it does not fit. Then lay the fork there, its side arm towards the row of the middle goal.
lesson-fork-done = A fork keeps ways open. Diggers like forks.
lesson-dead-end = Olga has looked at the middle goal in secret, and Bruni has discarded a card. One of your cards is a dead end: its tunnels lead nowhere. You are a digger and cannot use it. Pick it and discard it.
lesson-dead-end-done = Discarded cards lie face down. Nobody learns what you threw away.
lesson-break = Look at the way to the middle goal: Olga has laid a dead end there. Is she a saboteur? Pick the broken lantern and tap Olga: with a broken tool nobody lays tunnels.
lesson-break-done = Olga cannot dig until somebody mends the lantern. Other cards still work.
lesson-rockfall = Olga strikes back and breaks Bruni’s pickaxe. And her dead end still blocks the way. Pick the rockfall and tap the dead end.
lesson-rockfall-done = The way is open again. Saboteurs like rockfalls too…
lesson-fix-two = Now Olga has broken Bruni’s cart as well. Your card with the two tools mends a pickaxe or a cart. Pick it, tap Bruni and choose the cart.
lesson-fix-two-done = One card, one tool. Helping somebody says: I trust you.
lesson-fix = Bruni has mended the pickaxe, but now Olga has broken yours! Pick the card that mends it and tap yourself.
lesson-fix-done = Mended. The broken tool and the card are both gone.
lesson-map = Bruni has filled the gap: only one card is missing on the way to the middle goal. Is the treasure there? Pick the treasure map and look at that goal in secret.
lesson-map-done = The treasure! Only you have seen it. A goal you know wears a dashed frame.
lesson-gold = Only one card is missing on the way to the treasure, and you hold it. Lay it!
lesson-gold-done = The treasure is found! The roles are turned over: Olga was the saboteur. You and Bruni share the gold; whoever reached the treasure chooses first.

# Chapter 2: the roles are dealt anew, and you are the saboteur.
lesson-detour = New round, new roles: this time you are the saboteur, and nobody knows. A dead end now would give you away; a detour looks honest. Lay the bend at the end that points at the middle goal, so that the tunnel turns away from it.
lesson-detour-done = A bend is no crime. But every detour costs the diggers a card.
lesson-blame = Olga digs well, too well for your taste. Break Olga’s cart, and tell the others how suspicious that digging looks.
lesson-blame-done = Diggers break tools too, when they suspect somebody. So nobody can tell which it was.
lesson-secret = A map is worth twice as much to you: you learn where not to let them dig, and what you say about it need not be true. Look at the middle goal.
lesson-secret-done = The treasure lies in the middle. “Only stone,” you say. “Dig somewhere else!”
lesson-collapse = Bruni’s tunnel has come close to the goals. One rockfall in the right place costs two turns: pick it and tap the card that Bruni has just laid.
lesson-collapse-done = Have an excuse ready: “It led the wrong way.”
lesson-block = The draw pile is empty: now it no longer matters who knows. Lay the dead end where the card was.
lesson-block-done = The time for hiding is over when they have no cards left to mend the damage.
lesson-last = One last card is left in the game, and it is yours. Discard it.
lesson-last-done = The cards have run out and the treasure was not found: the saboteur wins. That is you!

# Chapter 3: a digger again. Whom can you trust?
lesson-doubt = You are a digger again. Olga has looked at a goal in secret and says: “Stone.” True? Pick your map and look at the same one: { $goal }.
lesson-doubt-done = Stone, as Olga said. Talk is cheap, but talk that proves true is a good sign.
lesson-friend = Olga breaks Bruni’s lantern, and Bruni breaks Olga’s. One of the two is lying. Whose word have you checked? Mend that lantern.
lesson-friend-done = A broken tool alone says little. Ask: what did each of them do before?
lesson-trust = Olga digs straight for the middle goal, and Bruni has mended the other lantern. Dig on with Olga: lay the crossing at the end of the tunnel.
lesson-trust-done = Whoever digs where you dig is probably on your side. But keep watching.
lesson-foe = Olga looks at the middle goal, and Bruni lays a dead end right in your way. That is no mistake. Break Bruni’s pickaxe.
lesson-foe-done = What people do near the goals counts most: there a saboteur has to act.
lesson-help = Olga has nothing to clear the way with, but you do: take the dead end away.
lesson-help-done = Now Olga can dig on, and does.
lesson-together = Olga has closed the gap. One more card, and together you reach the middle goal. Lay it!
lesson-together-done = The treasure! And Bruni was the saboteur. You read them well.
lesson-over = Now you know what you need.
lesson-over-about = A game has three rounds, and the roles are dealt anew each time. Whoever has the most gold at the end wins. In your first game a coach explains what happens.
lesson-over-play = Play the first game
lesson-chapter-next = Next chapter
