# Ablehnungen des Grundspiels: ein Satz je Regel. $at: Feld, Karte oder Person, um die es geht, oder none; $side: N, E, S, W oder none.

S-TURN-1 = { $at ->
    [none] Das geht jetzt nicht: für einen solchen Zug ist nicht die Zeit.
   *[other] Die Karte { $at } hast du nicht auf der Hand.
 }
S-TOOL-2 = Dieses Werkzeug ist bei der Person schon kaputt.
S-TOOL-3 = Solange eines deiner Werkzeuge kaputt ist, darfst du keine Wegekarte legen.
S-REP-2 = Die Karte { $at } repariert dieses Werkzeug nicht.
S-REP-3 = Hier ist kein solches Werkzeug kaputt, also gibt es nichts zu reparieren.
S-ROCK-1 = Ein Steinschlag entfernt eine gelegte Wegekarte, nie den Start, ein Ziel oder einen leeren Platz.
S-MAP-2 = Mit dem Plan schaut man eine Zielkarte an, die noch verdeckt liegt.
S-PLACE-1 = Auf { $at } liegt schon eine Karte.
S-PLACE-2 = Die Karte muss mit einer Seite an einer Karte anliegen, die offen auf dem Tisch liegt.
S-PLACE-3 = Die Karte passt auf der Seite { $side } nicht zu ihrer Nachbarin: Gang muss an Gang und Fels an Fels stoßen.
S-PLACE-6 = Von dort führt kein durchgehender Weg zur Startkarte.
S-PLACE-7 = Die Karte muss einen Gang fortsetzen: Mindestens eine ihrer Öffnungen muss auf eine Öffnung treffen.
S-GOLD-3 = Eine solche Goldkarte ist nicht unter denen, die du bekommen hast.
