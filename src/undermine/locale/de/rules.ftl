# Ablehnungen des Grundspiels: ein Satz je Regel. $at: Feld, Karte oder Person, um die es geht, oder none; $side: ein Wort wie oben oder none.

S-TURN-1 = { $at ->
    [none] Das geht jetzt nicht: Erst musst du etwas anderes tun.
   *[other] Die Karte { $at } hast du nicht auf der Hand.
 }
S-TOOL-2 = Bei dieser Person ist das Werkzeug schon kaputt.
S-TOOL-3 = Solange eines deiner Werkzeuge kaputt ist, darfst du keine Wegekarte anlegen.
S-REP-2 = Die Karte { $at } repariert dieses Werkzeug nicht.
S-REP-3 = Hier ist kein solches Werkzeug kaputt, also gibt es nichts zu reparieren.
S-ROCK-1 = Ein Steinschlag entfernt nur eine angelegte Wegekarte, nie den Start oder ein Ziel.
S-MAP-2 = Mit der Schatzkarte darfst du nur ein Ziel ansehen, das noch verdeckt liegt.
S-PLACE-1 = Dort liegt schon eine Karte.
S-PLACE-2 = Die Karte muss mit einer ganzen Seite an einer offenen Karte anliegen.
S-PLACE-3 = Die Karte passt nicht zur Nachbarkarte (Seite: { $side }): Gang muss an Gang und Fels an Fels stoßen.
S-PLACE-6 = Von dort führt kein durchgehender Gang zur Startkarte.
S-PLACE-7 = Die Karte muss einen Gang fortsetzen: Mindestens einer ihrer Gänge muss an einen Gang daneben anschließen.
S-GOLD-3 = Eine solche Goldkarte steht nicht zur Wahl.

## Das Duell und sein Spiel für eine Person

D-TURN-1 = { $at ->
    [none] Das geht jetzt nicht: Erst musst du etwas anderes tun.
   *[other] Die Karte { $at } hast du nicht auf der Hand.
 }
D-SAB-1 = Kaputtes Werkzeug darfst du nur vor den Gegner legen, nicht vor dich selbst.
D-SAB-2 = Solange kaputtes Werkzeug vor dir liegt, darfst du keine Wegekarte anlegen.
D-SAB-3 = Dieses kaputte Werkzeug liegt schon vor dem Gegner.
D-PLACE-1 = Die Karte muss auf einer leeren Stelle liegen, mit einer ganzen Seite an einer offenen Karte.
D-PLACE-2 = Die Karte passt nicht zur Nachbarkarte (Seite: { $side }): Gang muss an Gang und Fels an Fels stoßen.
D-PLACE-3 = Von dort führt kein durchgehender Gang zu einer Startkarte.
D-PLACE-4 = Von dort führt kein durchgehender Weg zu deiner eigenen Startkarte.
D-PLACE-7 = Eine geschlossene Tür oder ein unbestochener Troll unterbricht den Weg (Seite: { $side }).
D-PLACE-10 = Eine Leiter darf nicht neben einer Zielkarte oder einer Wegekarte mit Gold liegen (Seite: { $side }).
D-REP-1 = { $at } repariert nur dein eigenes Werkzeug, und nur eines, das die Karte zeigt.
D-REP-3 = Vor dir liegt kein solches kaputtes Werkzeug.
D-ROCK-1 = Hier ist keine Karte, die ein Steinschlag entfernen könnte.
D-ROCK-2 = Ein Steinschlag entfernt weder Startkarten noch Ziele noch Karten mit Gold oder Troll.
D-MAP-1 = Mit der Schatzkarte darfst du nur ein Ziel ansehen, das noch verdeckt liegt.
D-KEY-1 = Ein Schlüssel öffnet eine Tür der anderen Farbe; hier ist keine.
D-KEY-2 = Auf dieser Tür liegt schon ein Schlüssel, oder in der Bank ist keiner mehr.
D-TROLL-5 = Bestechen kannst du nur einen Troll, auf dem noch kein Marker liegt und zu dem deine Gänge führen.
D-DISC-2 = Vor dir liegt kein solches kaputtes Werkzeug, das du loswerden könntest.
D-GOAL-3 = So herum kann das Ziel nicht liegen.
D-PAY-4 = Gib den Trollen Karten, mit denen du möglichst wenig zu viel bezahlst.

# Ablehnungen der dunklen Höhle.

C-TURN-1 = Das geht jetzt nicht: Erst musst du etwas anderes tun.
C-TURN-3 = Die Karte { $at } hast du nicht auf der Hand.
C-PLACE-1 = Dort liegt schon eine Karte.
C-PLACE-2 = Die Karte muss mit einer ganzen Seite an einer offenen Karte anliegen; ein verdecktes Ziel genügt nicht.
C-PLACE-4 = Die Karte passt nicht zur Nachbarkarte (Seite: { $side }): Gang muss an Gang und Fels an Fels stoßen.
C-PLACE-5 = Die Karte muss einen Gang fortsetzen: Mindestens einer ihrer Gänge muss an einen Gang daneben anschließen.
C-ROCK-1 = Ein Steinschlag entfernt eine angelegte Wegekarte, auf der weder Zwerg noch Ungeheuer steht.
C-ROCK-2 = Ein Steinschlag trifft nie die Startkarte oder ein Ziel.
C-INFO-R1 = Geheime Auskunft gibt es nur über ein verdecktes Ziel oder über die verdeckte Clankarte einer anderen Person.
C-GOAL-R3 = So herum kann das Ziel nicht liegen: Es muss an den Gang anschließen, auf dem dein Zwerg kommt, und möglichst zu allen Nachbarkarten passen.
C-MOVE-1 = Dorthin kommst du nicht mit einem Schritt: Ein Schritt führt auf ein Nachbarfeld, und nur solange du Schritte übrig hast.
C-WEB-1 = Ein Netz gehört dorthin, wo ein Gang zwei Karten verbindet, oder ans offene Ende eines Gangs.
C-WEB-2 = Hier ist schon ein Netz.
C-WEB-3 = Ein Netz versperrt den Weg.
C-AXE-2 = Die Streitaxt erreicht ein Netz nur an dem Feld, auf dem dein eigener Zwerg steht.
C-AXE-6 = Vor dir liegt keine Streitaxt; eine auf der Hand hilft hier nicht.
C-MONSTER-1 = Ein Ungeheuer, das noch nicht im Labyrinth ist, kannst du nur in einen offen liegenden Bau rufen.
C-MONSTER-2 = Im Labyrinth liegt kein Bau, also kannst du kein Ungeheuer rufen.
C-MONSTER-9 = Dieses Ungeheuer ist schon im Labyrinth: Beweg es von dort weiter, wo es steht.
C-BOOTS-2 = Diese Person hat schon Stiefel.
C-SWAP-1 = Karten kannst du nur mit jemand anderem tauschen.
C-END-3 = Ein gemeinsames Ende kannst du einmal in deinem Zug vorschlagen, und nur an einem Tisch, der das zulässt.
