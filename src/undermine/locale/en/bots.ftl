# Why a bot plays a move. $player: the name of the player meant; $cards: a number of cards.

bot-why-any = Any move will do.
bot-why-shorter = { $cards ->
    [one] One card less to go.
   *[other] { $cards } cards less to go.
 }
bot-why-finds = This card reaches a goal that may well hide the treasure.
bot-why-longer = This makes the way to the gold longer.
bot-why-quiet = A move that changes little and gives nothing away.
bot-why-break-foe = { $player } seems to be working against me.
bot-why-mend = Without whole tools I cannot dig.
bot-why-repair-friend = { $player } seems to be on my side and should dig again.
bot-why-map = It is worth knowing what lies there.
bot-why-clear = This card was in the way.
bot-why-ruin = Without this card the path is broken.
bot-why-discard = I need this card least.
bot-why-gold = The most nuggets on offer.
bot-why-cover = A helpful card now makes them trust me.
bot-why-spoil = Nobody shall dig with this card.

# The Duel and its solo game.
bot-why-closer = This brings me closer to gold.
bot-why-claim = This gold is mine.
bot-why-deny = This keeps gold out of my opponent's reach.
bot-why-break-rival = With a broken tool my opponent cannot dig.
bot-why-key = Behind this door there is something for me.
bot-why-bribe = The way past the troll is worth a nugget.
bot-why-ruin-rival = Without this card my opponent has further to go.
bot-why-scrap = Two cards away, and I can dig again.
bot-why-end = Nothing more to do this turn.
bot-why-pay = The trolls want their due, and not a nugget more.
bot-why-turn = Like this the card serves me best.

# The Dark Cave.
bot-why-nearer = This brings me nearer to the way out.
bot-why-leave = Out of the cave with what I have.
bot-why-look-goal = I want to know where the way out is.
bot-why-look-seat = I want to know whom { $player } works for.
bot-why-boots = With boots { $player } gets further.
bot-why-axe = An axe will serve { $player } well.
bot-why-web = Nobody shall pass here for a while.
bot-why-monster = A beast for those who are in my clan's way.
bot-why-swap = The hand of { $player } is worth more than mine.
bot-why-halt = I stand well here.
bot-why-rockfall = Without this card others have further to go.
bot-why-defend = That is the lesser evil.
