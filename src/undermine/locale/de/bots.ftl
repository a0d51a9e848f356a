# Warum ein Bot so spielt. $player: der Name des gemeinten Spielers; $cards: eine Anzahl Karten.

bot-why-any = Hier ist jeder Zug recht.
bot-why-own = Der Bot hält diesen Zug für den besten.
bot-why-shorter = { $cards ->
    [one] Eine Karte weniger bis zum Ziel.
   *[other] { $cards } Karten weniger bis zum Ziel.
 }
bot-why-finds = Diese Karte erreicht ein Ziel, unter dem der Schatz liegen kann.
bot-why-longer = Das macht den Weg zum Gold länger.
bot-why-quiet = Ein Zug, der wenig ändert und nichts verrät.
bot-why-break-foe = { $player } steht wohl auf der anderen Seite.
bot-why-mend = Mit kaputtem Werkzeug kann man nicht graben.
bot-why-repair-friend = { $player } steht wohl auf derselben Seite und soll wieder graben.
bot-why-map = Es lohnt sich zu wissen, was dort liegt.
bot-why-clear = Diese Karte war im Weg.
bot-why-ruin = Ohne diese Karte ist der Weg unterbrochen.
bot-why-discard = Diese Karte nützt am wenigsten.
bot-why-gold = Auf dieser ist das meiste Gold.
bot-why-cover = Eine hilfreiche Karte schafft jetzt Vertrauen.
bot-why-spoil = Mit dieser Karte gräbt jetzt niemand mehr.

# Das Duell und sein Solospiel.
bot-why-closer = Das führt näher ans Gold.
bot-why-claim = Das Gold ist zum Greifen nah.
bot-why-deny = So kommt der Gegner nicht ans Gold.
bot-why-break-rival = Mit kaputtem Werkzeug kann der Gegner nicht graben.
bot-why-key = Hinter dieser Tür wartet Gold.
bot-why-bribe = Der Weg am Troll vorbei ist ein Goldstück wert.
bot-why-ruin-rival = Ohne diese Karte hat es der Gegner weiter.
bot-why-scrap = Zwei Karten weniger, aber graben geht wieder.
bot-why-end = In diesem Zug ist nichts mehr zu tun.
bot-why-pay = Die Trolle bekommen, was ihnen zusteht, und kein Goldstück darüber hinaus.
bot-why-turn = So herum nützt die Karte am meisten.

# Die dunkle Höhle.
bot-why-nearer = Das führt näher zum Ausgang.
bot-why-leave = Zeit, das Gold aus der Höhle zu tragen.
bot-why-look-goal = Es lohnt sich zu wissen, wo der Ausgang ist.
bot-why-look-seat = Es lohnt sich zu wissen, für wen { $player } arbeitet.
bot-why-boots = Mit Stiefeln kommt { $player } weiter.
bot-why-axe = Eine Axt wird { $player } nützen.
bot-why-web = Hier kommt eine Weile niemand durch.
bot-why-monster = Ein Ungeheuer für alle, die dem Clan im Weg sind.
bot-why-swap = { $player } hat die besseren Karten.
bot-why-halt = Hier lohnt es sich, stehen zu bleiben.
bot-why-agree = Allem Anschein nach kommt niemand mehr hinaus.
bot-why-decline = Vielleicht kommt noch jemand hinaus.
bot-why-rockfall = Ohne diese Karte haben es die anderen weiter.
bot-why-defend = Das ist das kleinere Übel.
