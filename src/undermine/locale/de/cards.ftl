# Karten, Werkzeuge, Zeichen und Seiten in Worten.

side-N = oben
side-E = rechts
side-S = unten
side-W = links

tool-pickaxe = Spitzhacke
tool-lantern = Laterne
tool-cart = Lore

card-hidden = verdeckte Karte
card-level = Stufe { $level } –
card-break-pickaxe = Kaputte Spitzhacke
card-break-lantern = Kaputte Laterne
card-break-cart = Kaputte Lore
card-fix-pickaxe = Spitzhacke reparieren
card-fix-lantern = Laterne reparieren
card-fix-cart = Lore reparieren
card-fix-pickaxe-lantern = Spitzhacke oder Laterne reparieren
card-fix-pickaxe-cart = Spitzhacke oder Lore reparieren
card-fix-lantern-cart = Laterne oder Lore reparieren
card-rockfall = Steinschlag
card-map = Schatzkarte
card-key = Schlüssel
card-info = Geheime Auskunft
card-swap = Kartentausch
card-web = Spinnennetz
card-boots = Stiefel
card-axe = Streitaxt
card-rat = Ratte
card-crawler = Lindwurm
card-goblin = Goblin

path-crossing = Kreuzung
path-fork = Abzweigung { $sides }
path-straight = Gerader Gang { $sides }
path-bend = Kurve { $sides }
path-bridge = Brücke
path-dead-end = { $n ->
    [one] Sackgasse { $sides }
   *[other] Sackgassen { $sides }
}

mark-treasure = Schatz
mark-stone = Stein
mark-gold = { $n ->
    [one] 1 Goldstück
   *[other] { $n } Goldstücke
}
mark-door-green = grüne Tür { $side }
mark-door-blue = blaue Tür { $side }
mark-troll = Troll { $side }
mark-ladder = Leiter
mark-ladder-green = grüne Leiter
mark-ladder-blue = blaue Leiter
mark-lair = Bau
mark-vein = Goldader
mark-exit = Ausgang
mark-bridge = Holzbrücke { $sides }
mark-tunnel = enger Tunnel

help-path = Leg sie so an, dass die Gänge zu allen Nachbarkarten passen.
help-dead-end = Die Gänge enden hier, es gibt kein Durchkommen.
help-two-paths = Zwei Gänge, die nicht verbunden sind.
help-break = Leg sie vor jemanden: Ohne Reparatur darf die Person keine Gänge anlegen.
help-fix = Repariert ein solches Werkzeug, bei wem du willst.
help-fix-two = Repariert eines der beiden Werkzeuge.
help-rockfall = Entfernt eine Wegekarte aus dem Labyrinth.
help-map = Sieh dir heimlich eine Zielkarte an.
help-key = Öffnet dir eine Tür der anderen Farbe.
help-door = Durch die Tür kommt nur der Zwerg dieser Farbe.
help-troll = Am Troll kommt niemand vorbei, bis er bestochen ist.
help-gold = Das Gold bekommt, wer es zuerst erreicht.
help-ladder = Leitern sind verbunden, egal wie weit entfernt.
help-lair = Hier kommen die Ungeheuer heraus.
help-vein = Beende hier deine Bewegung: Du bekommst das Goldstück, zeigst aber deine Clankarte.
help-bridge = Wer die Brücke betritt, hat für immer eine Handkarte weniger.
help-tunnel = Den engen Tunnel zu betreten kostet ein Goldstück.
help-info = Sieh dir ein Ziel an oder jemandes Clankarte.
help-swap = Tausche alle Handkarten mit jemandem.
help-web = Versperrt eine Zeit lang den Weg zwischen zwei Karten.
help-boots = Ein Schritt mehr in jedem Zug, für dich oder jemand anderen.
help-axe = Zerschlägt ein Netz oder vertreibt ein Ungeheuer.
help-rat = Bis zu 3 Schritte; wen sie trifft, der verliert eine Karte.
help-crawler = Bis zu 4 Schritte; wen er trifft, den wirft er um.
help-goblin = Bis zu 5 Schritte; wen er trifft, der verliert ein Goldstück.

# Path cards as people call them, where the card itself is in sight.
name-crossing = Kreuzung
name-fork = Abzweigung
name-straight = Gerader Gang
name-bend = Kurve
name-bridge = Brücke
name-bends = Zwei Kurven
name-dead-end = Sackgasse
