# Warum ein Bot so spielt. $player: der Name des gemeinten Spielers; $cards: eine Anzahl Karten.

bot-why-any = Irgendein Zug genügt.
bot-why-shorter = { $cards ->
    [one] Eine Karte weniger bis zum Ziel.
   *[other] { $cards } Karten weniger bis zum Ziel.
 }
bot-why-finds = Diese Karte erreicht ein Ziel, das den Schatz bergen kann.
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
