# Ablehnungen des Grundspiels: ein Satz je Regel. $at: Feld, Karte oder Person, um die es geht, oder none; $side: N, E, S, W oder none.

S-TURN-1 = { $at ->
    [none] Das geht jetzt nicht: Ein solcher Zug ist nicht dran.
   *[other] Die Karte { $at } hast du nicht auf der Hand.
 }
S-TOOL-2 = Dieses Werkzeug ist bei der Person schon kaputt.
S-TOOL-3 = Solange eines deiner Werkzeuge kaputt ist, darfst du keine Wegekarte legen.
S-REP-2 = Die Karte { $at } repariert dieses Werkzeug nicht.
S-REP-3 = Hier ist kein solches Werkzeug kaputt, also gibt es nichts zu reparieren.
S-ROCK-1 = Ein Steinschlag entfernt eine gelegte Wegekarte, nie den Start, ein Ziel oder einen leeren Platz.
S-MAP-2 = Mit der Schatzkarte sieht man sich eine Zielkarte an, die noch verdeckt liegt.
S-PLACE-1 = Dort liegt schon eine Karte ({ $at }).
S-PLACE-2 = Die Karte muss mit einer Seite an einer Karte anliegen, die offen auf dem Tisch liegt.
S-PLACE-3 = Die Karte passt nicht zu ihrer Nachbarin (Seite: { $side }): Gang muss an Gang und Fels an Fels stoßen.
S-PLACE-6 = Von dort führt kein durchgehender Weg zur Startkarte.
S-PLACE-7 = Die Karte muss einen Gang fortsetzen: Mindestens eine ihrer Öffnungen muss auf eine Öffnung treffen.
S-GOLD-3 = Eine solche Goldkarte ist nicht unter denen, die du bekommen hast.

## Das Duell und sein Spiel für eine Person

D-TURN-1 = { $at ->
    [none] Das geht jetzt nicht: Ein solcher Zug ist nicht dran.
   *[other] Die Karte { $at } hast du nicht auf der Hand.
 }
D-SAB-1 = Kaputtes Werkzeug legt man vor die Gegenseite, nie vor sich selbst.
D-SAB-2 = Solange kaputtes Werkzeug vor dir liegt, darfst du keine Wegekarte legen.
D-SAB-3 = Dieses kaputte Werkzeug liegt schon vor der Gegenseite.
D-PLACE-1 = Die Karte muss auf einem leeren Platz liegen, Seite an Seite mit einer Karte, die offen auf dem Tisch liegt.
D-PLACE-2 = Die Karte passt nicht zu ihrer Nachbarin (Seite: { $side }): Gang muss an Gang und Fels an Fels stoßen.
D-PLACE-3 = Von dort führt kein durchgehender Weg zu einer Startkarte.
D-PLACE-4 = Von dort führt kein durchgehender Weg zu deiner eigenen Startkarte.
D-PLACE-7 = Eine geschlossene Tür oder ein unbestochener Troll unterbricht den Weg (Seite: { $side }).
D-PLACE-10 = Eine Leiter darf nicht neben einer Zielkarte oder einer Wegekarte mit Gold liegen (Seite: { $side }).
D-REP-1 = { $at } repariert eines deiner eigenen Werkzeuge, und nur ein solches, wie die Karte zeigt.
D-REP-3 = Vor dir liegt kein solches kaputtes Werkzeug.
D-ROCK-1 = Hier ist keine Karte, die ein Steinschlag entfernen könnte.
D-ROCK-2 = Ein Steinschlag entfernt weder Startkarten noch Ziele noch Karten mit Gold oder Troll.
D-MAP-1 = Mit der Schatzkarte sieht man sich eine Zielkarte an, die noch verdeckt liegt.
D-KEY-1 = Ein Schlüssel öffnet eine Tür der anderen Farbe; hier ist keine.
D-KEY-2 = Auf dieser Tür liegt schon ein Schlüssel, oder in der Bank ist keiner mehr.
D-TROLL-5 = Bestechen kann man einen Troll ohne Marker, zu dem die eigenen Wege führen.
D-DISC-2 = Vor dir liegt kein solches kaputtes Werkzeug, das du loswerden könntest.
D-GOAL-3 = So kann das aufgedeckte Ziel nicht liegen.
D-PAY-4 = Gib den Trollen die von deinen Karten, die deine Schuld mit dem kleinsten Überschuss decken.

# Was ein Spiel für eine Person wert war (DS-16).
solo-rating-1 = Reden wir nicht davon.
solo-rating-2 = Gute Arbeit.
solo-rating-3 = Eine Nase für Gold.
solo-rating-4 = Herrscher des Stollens!

# Ablehnungen der dunklen Höhle.

C-TURN-1 = Das geht jetzt nicht: Ein solcher Zug ist nicht dran.
C-TURN-3 = Die Karte { $at } hast du nicht auf der Hand.
C-PLACE-1 = Dort liegt schon eine Karte ({ $at }).
C-PLACE-2 = Die Karte muss mit einer Seite an einer offenen Karte anliegen; ein verdecktes Ziel genügt nicht.
C-PLACE-4 = Die Karte passt nicht zu ihrer Nachbarin (Seite: { $side }): Gang muss an Gang und Fels an Fels stoßen.
C-PLACE-5 = Die Karte muss einen Gang fortsetzen: Mindestens eine ihrer Öffnungen muss auf eine Öffnung treffen.
C-ROCK-1 = Ein Steinschlag entfernt eine gelegte Wegekarte, auf der weder Zwerg noch Ungeheuer steht.
C-ROCK-2 = Ein Steinschlag trifft nie die Startkarte oder ein Ziel.
C-INFO-R1 = Geheime Auskunft gibt es über ein verdecktes Ziel oder über die verdeckte Clankarte einer anderen Person.
C-GOAL-R3 = So kann das Ziel nicht liegen: Es muss an den Weg anschließen, auf dem dein Zwerg kommt, und, wenn möglich, zu allen Nachbarn passen.
C-MOVE-1 = Dorthin führt kein Schritt: Ein Schritt geht auf ein Nachbarfeld, solange Schritte übrig sind.
C-WEB-1 = Ein Netz liegt dort, wo ein Gang zwei Karten verbindet, oder am offenen Ende eines Gangs.
C-WEB-2 = An dieser Stelle ist schon ein Netz.
C-WEB-3 = Ein Netz versperrt den Weg.
C-AXE-2 = Die Streitaxt erreicht ein Netz nur an dem Feld, auf dem dein eigener Zwerg steht.
C-AXE-6 = Vor dir liegt keine Streitaxt; eine auf der Hand hilft hier nicht.
C-MONSTER-1 = Ein Ungeheuer, das nicht im Labyrinth ist, ruft man auf das Feld eines offen liegenden Baus.
C-MONSTER-2 = Im Labyrinth liegt kein Bau, also kann man kein Ungeheuer rufen.
C-MONSTER-9 = Dieses Ungeheuer ist schon im Labyrinth: Es geht von dort weiter, wo es steht.
C-BOOTS-2 = Diese Person hat schon Stiefel.
C-SWAP-1 = Karten tauscht man mit einer anderen Person.
