# Das Spiel im Terminal. $who und $target: Personen; $cell: eine Stelle wie 3,-1; $card: Name oder Code einer Karte.

## Rahmen
cli-title = { $game } · Runde { $round } · { $deck ->
    [one] noch 1 Karte im Stapel
   *[other] noch { $deck } Karten im Stapel
 }
cli-game-saboteur = Saboteur
cli-game-duel = Saboteur: Das Duell
cli-game-solo = Saboteur: Das Duell, allein
cli-game-cave = Saboteur: Die dunkle Höhle
cli-turn = { $who } ist dran
cli-waiting = { $who } überlegt …
cli-you = du
cli-places = Wohin? Eine Nummer, oder Enter für eine andere Karte.
cli-prompt = Karte oder Auswahl (1-{ $count }), ein Zug, oder help:
cli-prompt-place = 1-{ $count }, oder Enter für zurück:
cli-pass = Die Tastatur geht an { $who }. Enter drücken, wenn sonst niemand hinschaut.
cli-done = Enter drücken: Der Bildschirm wird für { $who } geleert.
cli-go-on = Weiter mit Enter.
cli-covered = Deine Rolle ist verdeckt; der Befehl role zeigt sie.
cli-role = Deine Rolle: { $role }.
cli-role-digger = Goldsucher
cli-role-saboteur = Saboteur
cli-role-loyal = treu
cli-role-unknown = unbekannt
cli-kept = Das Spiel bleibt gespeichert. Weiter geht es mit: undermine play { $game } --resume
cli-hint = Tipp – { $move }. { $why }
cli-hint-alone = Tipps gibt es nur, wenn du allein gegen Bots spielst.
cli-why-none = Alle deine Karten lassen sich jetzt spielen.
cli-no-undo = Es gibt keinen Zug von dir, der sich zurücknehmen ließe.
cli-no-undo-together = Dieser Zug lässt sich nicht zurücknehmen: Er hat etwas aufgedeckt, oder danach hat schon jemand anders gespielt.
cli-saved = Gespeichert in { $file }. Weiter geht es mit: undermine play { $game } --resume { $file }
cli-not-saved = { $file } lässt sich nicht schreiben: { $why }
cli-no-number = { $number } ist keine der Nummern 1 bis { $count }.
cli-nothing = Mit dieser Karte geht jetzt nichts.
cli-no-move = „{ $text }“ ist kein Zug. Gib eine Nummer aus der Liste ein, oder help.
cli-refused = { $clause }: { $sentence } (mehr dazu: rules { $clause })
cli-no-clause = Eine Regel { $clause } gibt es nicht.
cli-save-where = Der Befehl save braucht einen Dateinamen.

cli-help =
    Wähle eine Karte mit ihrer Nummer, dann eine Stelle mit ihrer Nummer; beides auf einmal geht auch: 2 3.
    Oder schreib einen Zug wie in einer Aufzeichnung: place EW 1,0 · discard NS · break cart 2.
    moves         alle möglichen Züge
    role          deine Rolle
    hint          was ein Bot täte, und warum
    why           warum sich manche Karten nicht spielen lassen
    undo          deinen letzten Zug zurücknehmen
    rules CLAUSE  eine Regel, etwa rules S-PLACE-3
    save FILE     das Spiel in eine Datei speichern
    quit          aufhören; das Spiel bleibt gespeichert (auch bei Strg-D und Strg-C)
    Auf den Karten sind ═ ║ Gänge, ╨ ╥ ╞ ╡ Sackgassen, H eine Leiter, ? verdeckt, ◆ Schatz oder Gold, ● Stein;
    Fels ist ░, und ▒ auf dem, was zuletzt angelegt wurde. g und b sind grüne und blaue Türen, T ist ein Troll.

## Der Tisch
cli-players = Am Tisch
cli-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
cli-gold = { $count ->
    [one] 1 Goldkarte
   *[other] { $count } Goldkarten
 }
cli-nuggets = { $count ->
    [one] 1 Goldstück
   *[other] { $count } Goldstücke
 }
cli-broken = kaputt: { $tools }
cli-out = draußen
cli-down = liegt am Boden
cli-axes = { $count ->
    [one] 1 Streitaxt
   *[other] { $count } Streitäxte
 }
cli-boots = Stiefel
cli-steps = { $count ->
    [one] noch 1 Schritt
   *[other] noch { $count } Schritte
 }
cli-colour-green = grün
cli-colour-blue = blau
cli-colour-yellow = gelb
cli-at = bei { $place }

## Züge
cli-move-place = bei { $cell } anlegen
cli-move-place-turned = gedreht bei { $cell } anlegen
cli-move-break = bei { $target } Werkzeug kaputt machen ({ $tool })
cli-move-repair = bei { $target } reparieren: { $tool }
cli-move-rockfall = die Karte bei { $cell } entfernen
cli-move-map = das Ziel bei { $cell } ansehen
cli-move-discard = verdeckt abwerfen
cli-move-discard-two = { $card } und { $other } abwerfen
cli-move-discard-with = abwerfen, dazu { $number }: { $card }
cli-move-take = die Karte nehmen: { cli-nuggets }
cli-move-key = die Tür bei { $cell } aufschließen
cli-move-bribe = den Troll bei { $cell } bestechen
cli-move-scrap = { $card } und { $other } abwerfen und reparieren: { $tool }
cli-move-scrap-with = dazu { $number }: { $tool } reparieren ({ $card })
cli-move-end = den Zug beenden
cli-move-pay = { $gold } zahlen
cli-move-orient = das Ziel bei { $cell } so drehen: { $card }
cli-move-info-goal = das Ziel bei { $cell } ansehen
cli-move-info-seat = die Clankarte von { $target } ansehen
cli-move-swap = mit { $target } Karten tauschen
cli-move-boots = Stiefel für { $target }
cli-move-axe = eine Streitaxt für { $target }
cli-move-web = ein Netz spannen: { $cell }, Seite: { $side }
cli-move-cut = das Netz zerschlagen: { $cell }, Seite: { $side }
cli-move-rat = die Ratte rufen { cli-where }
cli-move-crawler = den Lindwurm rufen { cli-where }
cli-move-goblin = den Goblin rufen { cli-where }
cli-where = { $cell ->
    [none] (ist schon im Labyrinth)
   *[other] bei { $cell }
 }
cli-move-step = Schritt auf { $cell }
cli-move-halt = stehen bleiben
cli-move-strike = die Axt benutzen
cli-move-endure = sich nicht wehren
cli-move-propose = vorschlagen, das Spiel zu beenden: Niemand kommt mehr hinaus
cli-move-agree = zustimmen und das Spiel beenden
cli-move-decline = nicht zustimmen und weiterspielen

## Was geschah
cli-event-round = Runde { $round } beginnt.
cli-event-place = { $who } legt { $card } bei { $cell } an.
cli-event-break = { $who } macht bei { $target } Werkzeug kaputt ({ $tool }).
cli-event-repair = { $who } repariert bei { $target } Werkzeug ({ $tool }).
cli-event-rockfall = { $who } entfernt die Karte bei { $cell }.
cli-event-map = { $who } sieht sich das Ziel bei { $cell } an{ $card ->
    [hidden] .
   *[other] : { $card }.
 }
cli-event-goal = Das Ziel bei { $cell } wird aufgedeckt: { $card }.
cli-event-discard = { $who } wirft ab: { $cards }.
cli-event-draw = { $who } zieht nach: { $cards }.
cli-event-offer = { $who } wählt eine Goldkarte.
cli-event-take = { $who } nimmt eine Goldkarte{ $nuggets ->
    [hidden] .
   *[other] : { $nuggets }.
 }
cli-event-pay = { $who } bekommt Gold: { $gold }.
cli-event-pay-trolls = { $who } zahlt den Trollen: { $gold }.
cli-event-key = { $who } schließt die Tür bei { $cell } auf.
cli-event-bribe = { $who } besticht den Troll bei { $cell }.
cli-event-claim = { $who } sichert sich das Gold bei { $cell }: { $nuggets }.
cli-event-scrap = { $who } wirft ab: { $cards }, und repariert: { $tool }.
cli-event-orient = { $who } entscheidet, wie herum das Ziel bei { $cell } liegt.
cli-event-sabotage = Sabotage schlägt zu: { $card }.
cli-event-no-sabotage = Sabotage ohne Wirkung: { $card }.
cli-event-call = { $who } ruft ein Ungeheuer: { $monster } ({ $field }).
cli-event-step = { $who }: { $figure ->
    [dwarf] Der Zwerg geht auf { $field }.
   *[other] { $figure } geht auf { $field }.
 }
cli-event-attack = { $monster } greift { $who } an.
cli-event-strike = { $who } benutzt die Axt: { $monster } ist weg.
cli-event-endure = { $who } wehrt sich nicht: { $monster }.
cli-event-monster-leaves = { $monster } verlässt das Labyrinth.
cli-event-lose = { $who } verliert eine Karte: { $card }.
cli-event-lose-nugget = { $who } verliert ein Goldstück.
cli-event-swap = { $who } tauscht Karten mit { $target }.
cli-event-receive = { $who } bekommt: { $cards }.
cli-event-boots = { $target } bekommt Stiefel.
cli-event-axe = { $target } bekommt eine Streitaxt.
cli-event-web = { $who } spannt ein Netz bei { $edge }.
cli-event-cut = { $who } zerschlägt das Netz bei { $edge }.
cli-event-web-weakens = { $left ->
    [0] Das Netz bei { $edge } ist weg.
   *[other] Das Netz bei { $edge } wird schwächer.
 }
cli-event-info-goal = { $who } sieht sich das Ziel bei { $cell } an: { $card }.
cli-event-info-seat = { $who } sieht sich die Clankarte von { $target } an{ $identity ->
    [hidden] .
   *[other] : { $identity }.
 }
cli-event-goal-found = { $who } deckt das Ziel bei { $cell } auf: { $card }.
cli-event-show = { $who } zeigt die Clankarte: { $clan }.
cli-event-look-aside = { $who } sieht sich die beiseitegelegten Clankarten an: { $clans }.
cli-event-vein = { $who } nimmt das Goldstück von der Goldader bei { $cell }.
cli-event-exit = { $who } verlässt die Höhle und trägt hinaus: { $nuggets }.
cli-event-propose = { $who } schlägt vor, das Spiel zu beenden: Niemand kommt mehr hinaus.
cli-event-agree = { $who } stimmt zu.
cli-event-decline = { $who } stimmt nicht zu, das Spiel geht weiter.
cli-event-skip = { $who } hat keine Karten und setzt aus.
cli-event-stand-up = { $who } steht wieder auf, geht in diesem Zug aber nicht.

## Enden
cli-end-diggers = Der Schatz ist gefunden: Die Goldsucher gewinnen die Runde.
cli-end-saboteurs = Die Karten sind ausgegangen, bevor der Schatz gefunden war: Die Saboteure gewinnen die Runde.
cli-end-nobody = Die Runde endet, und niemand gewinnt sie.
cli-end-goals = Alle Ziele sind aufgedeckt: Die Runde ist zu Ende.
cli-end-tokens = Alle Marker sind verbraucht: Die Runde ist zu Ende.
cli-end-cards = Niemand hat noch eine Karte: Die Runde ist zu Ende.
cli-end-aside = beiseitegelegt
cli-end-due = { $who } bekommt { cli-nuggets }.
cli-not-held = Wer auf diesem Platz sitzt, hat die Karte nicht, die der Zug braucht.
cli-over = Das Spiel ist zu Ende.
cli-winners = Gewonnen: { $names }
cli-no-winner = Niemand gewinnt.
