# Das Spiel im Terminal. $who und $target: Personen; $cell: ein Platz wie 3,-1; $card: Name oder Code einer Karte.

## Rahmen
cli-title = { $game } · Runde { $round } · { $deck ->
    [one] noch 1 Karte im Stapel
   *[other] noch { $deck } Karten im Stapel
 }
cli-game-saboteur = Saboteur
cli-game-duel = Saboteur: Das Duell
cli-game-solo = Saboteur: Das Duell, allein
cli-game-cave = Saboteur: Die dunkle Höhle
cli-turn = { $who } ist am Zug
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
cli-goodbye = Das Spiel endet hier.
cli-saved = Gespeichert in { $file }. Weiter geht es mit: undermine play { $game } --resume { $file }
cli-not-saved = { $file } lässt sich nicht schreiben: { $why }
cli-no-number = { $number } ist keine der Nummern 1 bis { $count }.
cli-nothing = Mit dieser Karte geht jetzt nichts.
cli-no-move = „{ $text }“ ist kein Zug. Gib eine Nummer aus der Liste ein, oder help.
cli-refused = { $clause }: { $sentence } (mehr dazu: rules { $clause })
cli-no-clause = Eine Regel { $clause } gibt es nicht.
cli-save-where = Der Befehl save braucht einen Dateinamen.

cli-help =
    Wähle eine Karte mit ihrer Nummer, dann einen Platz mit seiner Nummer; beides auf einmal geht auch: 2 3.
    Oder schreib einen Zug wie in einer Aufzeichnung: place EW 1,0 · discard NS · break cart 2.
    moves         alle möglichen Züge
    role          deine Rolle
    rules CLAUSE  eine Regel, etwa rules S-PLACE-3
    save FILE     das Spiel in eine Datei speichern
    quit          das Spiel verlassen
    Auf den Karten sind ═ ║ Gänge, ╨ ╥ ╞ ╡ Sackgassen, H eine Leiter, ? verdeckt, ◆ Schatz oder Gold, ● Stein;
    Fels ist ░, und ▒ auf dem, was zuletzt gelegt wurde. g und b sind grüne und blaue Türen, T ist ein Troll.

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
cli-at = auf { $place }

## Züge
cli-move-place = auf { $cell } legen
cli-move-place-turned = gedreht auf { $cell } legen
cli-move-break = Werkzeug zerstören ({ $tool }) bei { $target }
cli-move-repair = Werkzeug reparieren ({ $tool }) bei { $target }
cli-move-rockfall = die Karte auf { $cell } entfernen
cli-move-map = das Ziel auf { $cell } ansehen
cli-move-discard = verdeckt abwerfen
cli-move-discard-two = { $card } und { $other } abwerfen
cli-move-take = die Karte nehmen: { cli-nuggets }
cli-move-key = die Tür auf { $cell } aufschließen
cli-move-bribe = den Troll auf { $cell } bestechen
cli-move-scrap = { $card } und { $other } abwerfen, dazu das kaputte Werkzeug ({ $tool })
cli-move-end = den Zug beenden
cli-move-pay = { $gold } zahlen
cli-move-orient = das Ziel auf { $cell } als { $card } legen
cli-move-info-goal = das Ziel auf { $cell } ansehen
cli-move-info-seat = die Clankarte von { $target } ansehen
cli-move-swap = Karten tauschen mit { $target }
cli-move-boots = Stiefel für { $target }
cli-move-axe = eine Streitaxt für { $target }
cli-move-web = ein Netz auf { $cell }, Seite { $side }
cli-move-cut = das Netz auf { $cell } zerschlagen, Seite { $side }
cli-move-rat = die Ratte rufen { cli-where }
cli-move-crawler = den Lindwurm rufen { cli-where }
cli-move-goblin = den Goblin rufen { cli-where }
cli-where = { $cell ->
    [none] (ist schon im Labyrinth)
   *[other] auf { $cell }
 }
cli-move-step = Schritt auf { $cell }
cli-move-halt = stehen bleiben
cli-move-strike = mit der Streitaxt zuschlagen
cli-move-endure = den Angriff ertragen

## Was geschah
cli-event-round = Runde { $round } beginnt.
cli-event-place = { $who } legt { $card } auf { $cell }.
cli-event-break = { $who } zerstört Werkzeug ({ $tool }) bei { $target }.
cli-event-repair = { $who } repariert Werkzeug ({ $tool }) bei { $target }.
cli-event-rockfall = { $who } entfernt die Karte auf { $cell }.
cli-event-map = { $who } sieht sich das Ziel auf { $cell } an{ $card ->
    [hidden] .
   *[other] : { $card }.
 }
cli-event-goal = Das Ziel auf { $cell } wird aufgedeckt: { $card }.
cli-event-discard = { $who } wirft ab: { $cards }.
cli-event-draw = { $who } zieht: { $cards }.
cli-event-offer = { $who } wählt eine Goldkarte.
cli-event-take = { $who } nimmt eine Goldkarte{ $nuggets ->
    [hidden] .
   *[other] : { $nuggets }.
 }
cli-event-pay = { $who } bekommt Gold: { $gold }.
cli-event-pay-trolls = { $who } zahlt den Trollen: { $gold }.
cli-event-key = { $who } schließt die Tür auf { $cell } auf.
cli-event-bribe = { $who } besticht den Troll auf { $cell }.
cli-event-claim = { $who } sichert sich das Gold auf { $cell }: { $nuggets }.
cli-event-scrap = { $who } wirft ab: { $cards }, und ist das kaputte Werkzeug los ({ $tool }).
cli-event-orient = { $who } entscheidet, wie das Ziel auf { $cell } liegt.
cli-event-sabotage = Sabotage schlägt zu: { $card }.
cli-event-no-sabotage = Sabotage geht ins Leere: { $card }.
cli-event-call = { $who } ruft ein Ungeheuer: { $monster } ({ $field }).
cli-event-step = { $who }: { $figure ->
    [dwarf] Der Zwerg geht auf { $field }.
   *[other] { $figure } geht auf { $field }.
 }
cli-event-attack = { $monster } greift { $who } an.
cli-event-strike = { $who } schlägt mit der Streitaxt zu: { $monster } ist weg.
cli-event-endure = { $who } erträgt den Angriff: { $monster }.
cli-event-monster-leaves = { $monster } verlässt das Labyrinth.
cli-event-lose = { $who } verliert eine Karte: { $card }.
cli-event-lose-nugget = { $who } verliert ein Goldstück.
cli-event-swap = { $who } tauscht Karten mit { $target }.
cli-event-receive = { $who } bekommt: { $cards }.
cli-event-boots = { $target } bekommt Stiefel.
cli-event-axe = { $target } bekommt eine Streitaxt.
cli-event-web = { $who } spannt ein Netz auf { $edge }.
cli-event-cut = { $who } zerschlägt das Netz auf { $edge }.
cli-event-web-weakens = { $left ->
    [0] Das Netz auf { $edge } ist weg.
   *[other] Das Netz auf { $edge } wird schwächer.
 }
cli-event-info-goal = { $who } sieht sich das Ziel auf { $cell } an: { $card }.
cli-event-info-seat = { $who } sieht sich die Clankarte von { $target } an{ $identity ->
    [hidden] .
   *[other] : { $identity }.
 }
cli-event-goal-found = { $who } kommt zum Ziel auf { $cell }: { $card }.
cli-event-show = { $who } zeigt die Clankarte: { $clan }.
cli-event-look-aside = { $who } sieht sich die beiseitegelegten Karten an: { $clans }.
cli-event-vein = { $who } nimmt ein Goldstück aus der Ader auf { $cell }.
cli-event-exit = { $who } verlässt die Höhle mit { $nuggets }.
cli-event-skip = { $who } hat keine Karten und wird übersprungen.
cli-event-stand-up = { $who } steht wieder auf und kann in diesem Zug nicht gehen.

## Enden
cli-end-diggers = Der Schatz ist gefunden: Die Goldsucher gewinnen die Runde.
cli-end-saboteurs = Die Karten sind aus und der Schatz ist nicht gefunden: Die Saboteure gewinnen die Runde.
cli-end-nobody = Die Runde endet, und niemand gewinnt sie.
cli-end-goals = Alle Ziele sind aufgedeckt: Die Runde ist zu Ende.
cli-end-tokens = Alle Marker sind verbraucht: Die Runde ist zu Ende.
cli-end-cards = Niemand hat noch eine Karte: Die Runde ist zu Ende.
cli-end-aside = beiseitegelegt
cli-end-due = { $who } bekommt { cli-nuggets }.
cli-over = Das Spiel ist zu Ende.
cli-winners = Gewonnen: { $names }
cli-no-winner = Niemand gewinnt.
