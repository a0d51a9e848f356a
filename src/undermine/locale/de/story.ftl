# Die Geschichte eines Spiels. $player hat es getan, $target hat es erlebt; $cards: wie viele Karten.

story-title = Die Geschichte des Spiels
story-round = Runde { $number }
story-guilt = Wer wie ein Saboteur aussah
story-chance = Wie die Chancen standen
story-looked = { $player } sah nach Saboteur aus: { $percent } %
story-turning = Wo es sich gedreht hat
story-advice = Ein guter Bot hätte so gespielt: { $move }.
story-advice-same = Ein guter Bot hätte dasselbe getan.
story-advice-knowing = Und das mit dem Wissen, das { $player } damals hatte.
story-true = wahr
story-false = nicht wahr
story-claims = Was gesagt wurde
story-believed = Geglaubt haben es: { $players }
story-nobody-believed = Niemand hat sich danach gerichtet.
story-figures = Dasselbe in Zahlen
story-move = Zug
story-moves = Züge
story-nothing = Noch ist keine Runde vorbei. Erzählt wird, sobald eine zu Ende ist.
story-of-diggers = Chance der Goldsucher
story-of-green = Chance von Grün
story-of-blue = Chance des blauen Clans
story-of-nuggets = Zu erwartende Goldstücke
story-seen = So konnten es alle sehen
story-hindsight = im Nachhinein
story-side-digger = Goldsucher
story-side-saboteur = Saboteur
story-side-blue = blauer Clan
story-side-yellow = gelber Clan
story-side-green = Grün
story-eyes = Gesehen von
story-eyes-public = allen
story-too-early = Grau: zu früh für ein Urteil, noch nicht alle waren dran.
story-band = Wähle einen Namen: Das blasse Band zeigt, wie weit die Meinungen auseinandergehen können.
story-looked-only = Das ist nur der Anschein, berechnet aus den Zügen. Wer es war, sagen erst die Karten.
story-watch = Diesen Moment zeigen
story-working = Wird berechnet …
story-failed = Die Geschichte ließ sich gerade nicht erzählen. Versuche es gleich noch einmal.
story-share = Auszeichnungen teilen
story-awards = Auszeichnungen
story-nose = Wer die anderen durchschaut hat
story-nose-said = Nach den Worten: { $score }
story-nose-bot = Ein Bot am selben Platz: { $score }
story-nose-scale = 0 ist fehlerlos, 100 ist ganz daneben.
story-award-liar = Am besten gelogen
story-award-nose = Feinste Nase
story-award-unlucky = Pech mit dem Werkzeug
story-award-breaker = Am meisten kaputt gemacht
story-award-mender = Hilfe in der Not
story-award-trusted = Verrat, dem alle trauten
story-award-framed = Zu Unrecht am meisten verdächtigt
story-award-pathfinder = Am weitesten zum Gold
story-award-bluffer = Viel Schaden, wenig Verdacht
story-why-closer = { $cards ->
    [one] { $player } bringt den Gang eine Karte näher ans Gold.
   *[other] { $player } bringt den Gang { $cards } Karten näher ans Gold.
 }
story-why-away = { $cards ->
    [one] { $player } macht den Weg zum Gold eine Karte länger.
   *[other] { $player } macht den Weg zum Gold { $cards } Karten länger.
 }
story-why-dead-end = { $cards ->
    [one] { $player } legt eine Sackgasse an, eine Karte vor dem Gold.
   *[other] { $player } legt eine Sackgasse an, { $cards } Karten vor dem Gold.
 }
story-why-aside = { $cards ->
    [one] { $player } gräbt abseits, eine Karte vor dem Gold.
   *[other] { $player } gräbt abseits, { $cards } Karten vor dem Gold.
 }
story-why-rock-help = { $player } räumt mit einem Steinschlag den Weg frei.
story-why-rock = { $cards ->
    [one] { $player } reißt den Gang ein, eine Karte vor dem Gold.
   *[other] { $player } reißt den Gang ein, { $cards } Karten vor dem Gold.
 }
story-why-break = { $player } macht bei { $target } ein Werkzeug kaputt.
story-why-mend = { $player } repariert bei { $target } ein Werkzeug.
story-why-mend-own = { $player } repariert ein eigenes Werkzeug.
story-why-map = { $player } sieht sich ein Ziel an.
story-why-discard = { $player } wirft eine Karte ab, statt zu graben.
story-why-discard-hindered = { $player } kann nicht graben und wirft eine Karte ab.
story-why-shown = { $player } zeigt die eigene Clankarte.
story-why-attack = { $player } hetzt ein Ungeheuer auf jemanden.
story-why-gift = { $player } macht jemandem ein Geschenk.
story-turn-claim = { $player } erreicht Gold.
story-turn-goal = { $player } deckt ein Ziel auf.
story-turn-break = { $player } macht dem Gegner ein Werkzeug kaputt.
story-turn-rockfall = { $player } reißt einen Gang ein.
story-turn-strike = Der Stapel schlägt zurück. Am Zug: { $player }.
story-turn-leave = { $player } ist aus der Höhle hinausgekommen.
story-turn-attack = { $player }: Ein Ungeheuer greift an.
story-turn-place = { $player } legt einen Gang an.
story-turn-card = { $player } macht den Zug, auf den es ankommt.
story-jumps = Was den Anschein geändert hat
story-unsaid = zurückgenommen
story-out = Wer Aussicht hatte, hinauszukommen
story-back = Zurück zum Tisch
story-bluff = Schaden und Verdacht
story-bluff-of = { $harm ->
    [one] { $player }: Chance der Goldsucher { $harm } Punkt kleiner, Verdacht { $guilt } %
   *[other] { $player }: Chance der Goldsucher { $harm } Punkte kleiner, Verdacht { $guilt } %
 }
story-you = { $player } (du)
story-notes-show = Meine Notizen
story-notes = Deine Notizen
story-notes-none = In dieser Runde hast du nichts notiert.
story-notes-private = Das siehst nur du.
story-notes-score = Nach deinen Notizen und Worten: { $score }.
story-notes-better = Du hast die anderen besser durchschaut als der Bot.
story-notes-worse = Der Bot hat die anderen besser durchschaut.
story-notes-even = Du und der Bot habt die anderen gleich gut durchschaut.
story-scene = Das Labyrinth nach Zug { $move }
story-possible-share = { $percent } % des Möglichen
story-possible-of = { $taken } von { $possible }
story-possible-about = Erbeutete Goldstücke und so viele, wie eine Suche fand, die jede Karte im Voraus kannte. Die Verteilung ist Glück, der Anteil ist Können; vielleicht war sogar mehr möglich.
