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
