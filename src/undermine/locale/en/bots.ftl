# Why a bot plays a move. $player: the name of the player meant; $cards: a number of cards.

bot-why-any = Any move will do.
bot-why-own = The bot thinks this move is best.
bot-why-shorter = { $cards ->
    [one] One card fewer to go.
   *[other] { $cards } cards fewer to go.
 }
bot-why-finds = This card reaches a goal that may well hide the treasure.
bot-why-longer = This makes the way to the gold longer.
bot-why-quiet = A move that changes little and gives nothing away.
bot-why-break-foe = { $player } is probably on the other side.
bot-why-mend = No digging with a broken tool.
bot-why-repair-friend = { $player } is probably on the same side and should dig again.
bot-why-map = It is worth knowing what lies there.
bot-why-clear = This card was in the way.
bot-why-ruin = Without this card the path is broken.
bot-why-discard = This card is the least useful one.
bot-why-gold = This one has the most nuggets.
bot-why-cover = A helpful card wins trust now.
bot-why-spoil = Now nobody can dig with this card.

# The Duel and its solo game.
bot-why-closer = This leads closer to gold.
bot-why-claim = The gold is within reach.
bot-why-deny = This keeps the opponent away from gold.
bot-why-break-rival = With a broken tool the opponent cannot dig.
bot-why-key = Gold is waiting behind this door.
bot-why-bribe = The way past the troll is worth a nugget.
bot-why-ruin-rival = Without this card the opponent has further to go.
bot-why-scrap = Two cards fewer, but digging is possible again.
bot-why-end = Nothing more to do this turn.
bot-why-pay = The trolls want their due, and not a nugget more.
bot-why-turn = The card is most useful this way round.

# The Dark Cave.
bot-why-nearer = This leads nearer to the way out.
bot-why-leave = Time to carry the gold out of the cave.
bot-why-look-goal = It is worth knowing where the way out is.
bot-why-look-seat = It is worth knowing who { $player } works for.
bot-why-boots = With boots { $player } gets further.
bot-why-axe = An axe will be useful to { $player }.
bot-why-web = Now nobody can pass here for a while.
bot-why-monster = A beast for those who stand in the clan’s way.
bot-why-swap = { $player } has the better cards.
bot-why-halt = This is a good place to stop.
bot-why-agree = As far as anyone can see, nobody can get out any more.
bot-why-decline = Somebody may still get out.
bot-why-rockfall = Without this card others have further to go.
bot-why-defend = That is the lesser evil.
