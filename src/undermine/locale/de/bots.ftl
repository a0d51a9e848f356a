# Warum ein Bot so spielt. $player: der Name des gemeinten Spielers; $cards: eine Anzahl Karten.

bot-why-any = Jeder Zug ist recht.
bot-why-shorter = { $cards ->
    [one] Eine Karte weniger bis zum Ziel.
   *[other] { $cards } Karten weniger bis zum Ziel.
 }
bot-why-finds = Diese Karte erreicht ein Ziel, unter dem der Schatz liegen kann.
bot-why-longer = Das macht den Weg zum Gold länger.
bot-why-quiet = Ein Zug, der wenig ändert und nichts verrät.
bot-why-break-foe = { $player } scheint gegen mich zu arbeiten.
bot-why-mend = Ohne heiles Werkzeug kann ich nicht graben.
bot-why-repair-friend = { $player } scheint auf meiner Seite zu sein und soll wieder graben.
bot-why-map = Es lohnt sich zu wissen, was dort liegt.
bot-why-clear = Diese Karte war im Weg.
bot-why-ruin = Ohne diese Karte ist der Weg unterbrochen.
bot-why-discard = Diese Karte brauche ich am wenigsten.
bot-why-gold = Das meiste Gold im Angebot.
bot-why-cover = Eine hilfreiche Karte schafft jetzt Vertrauen.
bot-why-spoil = Mit dieser Karte soll niemand mehr graben.

# Das Duell und sein Solospiel.
bot-why-closer = Das bringt mich näher ans Gold.
bot-why-claim = Dieses Gold gehört mir.
bot-why-deny = So kommt mein Gegner nicht ans Gold.
bot-why-break-rival = Mit kaputtem Werkzeug kann mein Gegner nicht graben.
bot-why-key = Hinter dieser Tür ist etwas für mich.
bot-why-bribe = Der Weg am Troll vorbei ist ein Goldstück wert.
bot-why-ruin-rival = Ohne diese Karte hat mein Gegner es weiter.
bot-why-scrap = Zwei Karten weg, und ich kann wieder graben.
bot-why-end = In diesem Zug ist nichts mehr zu tun.
bot-why-pay = Die Trolle bekommen, was ihnen zusteht, und kein Goldstück mehr.
bot-why-turn = So nützt mir die Karte am meisten.

# Die dunkle Höhle.
bot-why-nearer = Das bringt mich näher an den Ausgang.
bot-why-leave = Hinaus aus der Höhle mit dem, was ich habe.
bot-why-look-goal = Ich will wissen, wo der Ausgang ist.
bot-why-look-seat = Ich will wissen, für wen { $player } arbeitet.
bot-why-boots = Mit Stiefeln kommt { $player } weiter.
bot-why-axe = Eine Axt wird { $player } nützen.
bot-why-web = Hier kommt eine Weile niemand durch.
bot-why-monster = Ein Ungeheuer für alle, die meinem Clan im Weg sind.
bot-why-swap = Die Karten von { $player } sind mehr wert als meine.
bot-why-halt = Hier stehe ich gut.
bot-why-rockfall = Ohne diese Karte haben andere es weiter.
bot-why-defend = Das ist das kleinere Übel.
