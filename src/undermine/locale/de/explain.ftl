# Everything explains itself: sheets, reasons, consequences, and the maze in words.

# What a tap explains: cards, signs, people, piles.
sheet-open = Erklären: { $what }
sheet-laid = Angelegt von { $name }.
sheet-laid-you = Diese Karte hast du angelegt.
sheet-start = Startkarte: Von hier gehen die Gänge aus.
sheet-start-cave = Startkarte: Von hier brechen alle Zwerge auf.
sheet-goal-saboteur = Eines der drei Ziele verbirgt den Schatz, die anderen nur Stein. Der erste Gang, der es erreicht, deckt es auf.
sheet-goal-duel = Wessen Gang dieses Ziel zuerst erreicht, deckt es auf und bekommt das Gold darauf.
sheet-goal-solo = Erreicht dein Gang dieses Ziel, wird es aufgedeckt, und das Gold darauf gehört dir.
sheet-goal-cave = Eines der vier Ziele ist der Weg hinaus. Ein Zwerg, der es betritt, deckt es auf.
sheet-known = Du kennst es: { $card }.
sheet-looked = Heimlich angesehen von: { $names }
sheet-turned = Ein aufgedecktes Ziel.
sheet-claimed = Gehört { $name }, ausgezahlt am Ende der Runde.
sheet-free-gold = Dieses Gold gehört noch niemandem.
sheet-reach = Erreicht von den Gängen von: { $names }
sheet-reach-nobody = Von keiner Leiter führt ein Gang hierher.
sheet-door-solo = { $colour ->
    [green] Grüne Tür
   *[blue] Blaue Tür
}: { $open ->
    [yes] für dich offen.
   *[no] für dich verschlossen, bis du einen Schlüssel spielst.
}
sheet-bribed-solo = Bestochen: Am Ende der Runde zahlst du ein Goldstück. Der Weg ist frei.
sheet-door = { $colour ->
    [green] Grüne Tür
   *[blue] Blaue Tür
}: Nur { $name } kommt durch. Ein Schlüssel öffnet sie auch für den Gegner.
sheet-unlocked = Aufgeschlossen von { $name }: jetzt für beide offen.
sheet-troll = Ein Troll: Niemand kommt vorbei, bis er bestochen ist. Das kostet am Ende der Runde ein Goldstück und öffnet den Weg für beide.
sheet-troll-solo = Ein Troll: Du kommst erst vorbei, wenn du ihn bestichst. Das kostet am Ende der Runde ein Goldstück.
sheet-bribed = Bestochen von { $name }; am Ende der Runde ist ein Goldstück zu zahlen. Offen für beide.
sheet-level = Stufe { $level }: Die Kreise sind Felder; diese Karte zu durchqueren braucht { $n ->
    [one] einen Schritt.
   *[other] { $n } Schritte.
}
sheet-vein-full = Eine Goldader mit einem Goldstück. Wer hier stehen bleibt, nimmt es und zeigt die Clankarte.
sheet-vein-empty = Eine leere Ader: Das Goldstück ist fort.
sheet-web = Ein Netz von { $name } versperrt eine Seite; es hält { $n ->
    [one] noch einen Zug
   *[other] noch { $n } Züge
}. Eine Axt zerschneidet es.
sheet-here = Hier steht: { $names }
sheet-called = { $beast } (gerufen von { $name })

# Beasts: what each does to a dwarf it meets.
sheet-rat = Die Ratte nimmt eine Handkarte, für immer.
sheet-crawler = Der Lindwurm wirft einen Zwerg um: Im nächsten Zug kann er nicht gehen.
sheet-goblin = Der Goblin stiehlt ein Goldstück.

# People.
sheet-you = Das bist du.
sheet-bot = Ein Bot: { $level }.
sheet-program = Ein Bot, den jemand anderswo laufen lässt.
sheet-broken = Kaputt: { $tools }. Keine Gänge, bis es repariert ist.
sheet-debt = Schuld bei den Trollen am Ende der Runde: { $n }.
sheet-colour = { $colour ->
    [green] Gräbt von der grünen Leiter; grüne Türen sind offen.
   *[blue] Gräbt von der blauen Leiter; blaue Türen sind offen.
}
sheet-clan = Die Rückseite sagt: { $clan }. Ob treu oder Saboteur, weiß nur, wem die Karte gehört.
sheet-shown = Die Clankarte wurde gezeigt: { $identity }.
sheet-down = Liegt am Boden: erst aufstehen, dann gehen.
sheet-last = Zuletzt: { $what }

# Piles.
sheet-deck = Nachziehstapel
sheet-deck-left = { $n ->
    [0] Er ist leer: Gespielt wird mit den Handkarten.
    [one] Eine Karte ist übrig. Danach wird mit den Handkarten weitergespielt.
   *[other] { $n } Karten sind übrig. Danach wird mit den Handkarten weitergespielt.
}
sheet-deck-level = Die nächste Karte hat Stufe { $level }.
sheet-discards = Ablage
sheet-discards-left = { $n ->
    [0] Noch ist sie leer.
    [one] Hier liegt eine Karte.
   *[other] Hier liegen { $n } Karten.
} Abgeworfene Karten liegen verdeckt: Nur wer sie hatte, kennt sie.

# Why a card of the hand cannot be played just now, by the clause that bars it.
why-S-TOOL-3 = Dein Werkzeug ist kaputt: keine Gänge, bis es repariert ist.
why-S-TOOL-2 = Dieses Werkzeug ist schon bei allen kaputt.
why-S-PLACE-3 = Sie passt nirgends, wie du sie auch drehst: Gang muss an Gang und Fels an Fels stoßen.
why-S-PLACE-2 = Sie passt nirgends, wie du sie auch drehst: Gang muss an Gang und Fels an Fels stoßen.
why-S-PLACE-6 = Wo sie passen würde, führt kein Gang vom Start hin.
why-S-PLACE-7 = Wo sie passen würde, führt kein Gang vom Start hin.
why-S-REP-3 = Bei niemandem ist dieses Werkzeug kaputt.
why-S-REP-2 = Bei niemandem ist dieses Werkzeug kaputt.
why-S-ROCK-1 = Noch liegt kein Gang, den er entfernen könnte.
why-S-MAP-2 = Alle Ziele sind schon aufgedeckt.
why-D-SAB-2 = Dein Werkzeug ist kaputt: keine Gänge, bis es repariert ist.
why-D-SAB-3 = Dieses Werkzeug ist dort schon kaputt.
why-D-SAB-1 = Es gibt niemanden, gegen den man sie spielen könnte.
why-D-PLACE-1 = Sie passt nirgends, wie du sie auch drehst: Gang muss an Gang und Fels an Fels stoßen.
why-D-PLACE-2 = Sie passt nirgends, wie du sie auch drehst: Gang muss an Gang und Fels an Fels stoßen.
why-D-PLACE-10 = Eine Leiter darf nicht neben einem Ziel oder Gold liegen.
why-D-PLACE-3 = Wo sie passen würde, führt kein Gang vom Start hin.
why-D-PLACE-4 = Wo sie passen würde, führt keiner deiner eigenen Gänge hin.
why-D-PLACE-7 = Wo sie passen würde, versperrt eine Tür oder ein Troll den Weg.
why-D-REP-3 = Dieses Werkzeug ist bei dir nicht kaputt.
why-D-REP-1 = Dieses Werkzeug ist bei dir nicht kaputt.
why-D-ROCK-1 = Noch liegt kein Gang, den er entfernen könnte.
why-D-ROCK-2 = Was hier liegt, ist geschützt: Start, Ziele und Karten mit Gold oder Troll bleiben.
why-D-MAP-1 = Es liegt kein Ziel mehr verdeckt.
why-D-KEY-1 = Keine Tür der anderen Farbe lässt sich öffnen, oder die Bank hat keinen Schlüssel mehr.
why-D-KEY-2 = Keine Tür der anderen Farbe lässt sich öffnen, oder die Bank hat keinen Schlüssel mehr.
why-C-PLACE-1 = Sie passt nirgends, wie du sie auch drehst: Gang muss an Gang und Fels an Fels stoßen.
why-C-PLACE-2 = Sie passt nirgends, wie du sie auch drehst: Gang muss an Gang und Fels an Fels stoßen.
why-C-PLACE-4 = Sie passt nirgends, wie du sie auch drehst: Gang muss an Gang und Fels an Fels stoßen.
why-C-PLACE-5 = Wo sie passen würde, setzt sie keinen Gang fort.
why-C-ROCK-1 = Kein Gang kann einstürzen: Auf jedem steht jemand, oder es gibt keinen.
why-C-ROCK-2 = Noch liegt kein Gang, den er entfernen könnte.
why-C-MONSTER-1 = Es kann gerade nicht herauskommen.
why-C-MONSTER-2 = Noch gibt es keinen Bau, aus dem es kommen könnte.
why-C-WEB-1 = Zwischen keinen zwei verbundenen Karten ist Platz für ein Netz.
why-C-WEB-2 = An jedem Durchgang hängt schon ein Netz.
why-C-INFO-R1 = Es gibt nichts mehr anzusehen.
why-C-BOOTS-2 = Alle haben schon Stiefel.
why-C-SWAP-1 = Niemand hat Karten zum Tauschen.
why-rule = Warum? Die Regel sagt es.

# What surely follows from a move, told before it is made.
follow-vein = du nimmst das Goldstück
follow-show = du zeigst deine Clankarte
follow-exit = du bist draußen
follow-lose-nugget = du verlierst ein Goldstück
follow-lose = du verlierst für immer eine Handkarte
follow-attack = { $beast } greift { $name } an
follow-claim = { $n ->
    [one] { $name } bekommt 1 Goldstück
   *[other] { $name } bekommt { $n } Goldstücke
}
follow-now = Wenn du dorthin gehst: { $what }.
follow-do = Was geschieht: { $what }.
follow-stop = Wenn du dort stehen bleibst: { $what }.
follow-halt = Wenn du hier stehen bleibst: { $what }.
follow-met = { $beast } kann erreichen: { $names }.
follow-met-nobody = { $beast } kann von hier niemanden erreichen.
follow-bribe = Am Ende der Runde zahlst du ein Goldstück; der Weg ist für beide offen.
follow-bribe-solo = Am Ende der Runde zahlst du ein Goldstück; der Weg ist offen.
walk-blocked = Du kannst keinen Schritt tun: Von hier führt kein freier Weg weiter.
meant-maze = Diese Karte spielst du im Labyrinth: Tippe dort auf eine Stelle.
meant-seat = Diese Karte spielst du auf jemanden am Tisch: Tippe auf einen Namen.
walk-not-there = Dorthin kommst du nicht mit einem Schritt. Die Ringe zeigen, wohin du kannst.

# The maze in words.
maze-places = Was wo liegt
maze-dwarfs = Zwerge
maze-dwarf = { $name }: { $place }
maze-beasts = Auf der Lauer
maze-webs = Netze
maze-gold = Gold
maze-ways = Türen und Trolle
maze-reach = Wie weit die Gänge führen
maze-reach-of = { $name } reicht bis: { $places }
maze-ends = Offene Enden
maze-beside = { $side ->
    [E] rechts von
    [W] links von
    [N] über
   *[S] unter
}: { $card }
step-way = { $side ->
    [E] nach rechts
    [W] nach links
    [N] nach oben
    [S] nach unten
    [here] auf derselben Karte
   *[far] über die Leiter
}
steps-left = { $n ->
    [0] Keine Schritte mehr.
    [one] Noch 1 Schritt.
   *[other] Noch { $n } Schritte.
}
moves-other = Ohne Karte

# Welcomes: three looks at the real board, the first time a game is played in this browser.
tour-next = Weiter
welcome-duel = Das ist deine Leiter. Grabe von hier: Für dich zählen nur Gänge, die zu ihr führen.
welcome-duel-2 = Unter diesen Zielen liegt Gold, und auch in manchen Gängen. Es bekommt, wessen Gänge es zuerst erreichen.
welcome-duel-3 = Türen der anderen Farbe sind für dich verschlossen, und Trolle wollen ein Goldstück. Tippe auf etwas und du erfährst, was es ist. Nach drei Runden gewinnt, wer das meiste Gold hat.
welcome-solo = Das ist deine Leiter. Du bist allein in der Mine: Grabe von hier.
welcome-solo-2 = Unter diesen Zielen liegt Gold. Was deine Gänge erreichen, gehört dir.
welcome-solo-3 = Kaputte Werkzeuge und Steinschläge kommen von selbst aus dem Nachziehstapel. Wie viel Gold trägst du in drei Runden hinaus?
welcome-cave = Das ist dein Zwerg. In jedem Zug spielst du eine Karte und gehst dann bis zu drei Schritte durch die Gänge.
welcome-cave-2 = Eines dieser vier Ziele ist der Weg hinaus. Trage deine Goldstücke dorthin: Nur was draußen ist, zählt.
welcome-cave-3 = Deine geheime Karte sagt, für welchen Clan du wirklich arbeitest. Die Farbe sehen alle; ob du treu bist, weiß niemand.

# The coach of a first game: one remark for each thing that happens for the first time.
coach-off = Keine Tipps mehr
coach-turn = Du bist dran. Wähle eine Karte: Die Stellen, an die sie passt, leuchten auf. Auch Abwerfen ist ein Zug.
coach-place = { $name } hat weitergegraben. Achte darauf, wohin alle graben: Das sagt mehr als Worte.
coach-dead-end = { $name } hat eine Sackgasse angelegt: Von dort führt kein Gang weiter. Das tun Saboteure, und Goldsucher nur, wo es nicht schadet.
coach-broken = Dein Werkzeug ist kaputt: keine Gänge, bis eine passende Karte es repariert. Das können auch andere tun.
coach-broken-alone = Dein Werkzeug ist kaputt: keine Gänge für dich, bis eine passende Karte es repariert. Ohne sie genügt es, zwei andere Karten abzuwerfen.
coach-break = { $name } hat ein Werkzeug kaputt gemacht. Angriff eines Saboteurs oder Verdacht eines Goldsuchers? Beides kommt vor.
coach-map = { $name } hat sich ein Ziel angesehen und weiß jetzt mehr als du. Achte darauf, wo { $name } weitergräbt.
coach-rockfall = Ein Steinschlag: Eine Karte des Labyrinths ist weg. Das Loch lässt sich wieder füllen.
coach-goal = Ein Ziel ist aufgedeckt. Ist es Stein, grabt zu einem anderen weiter.
coach-deck = Im Nachziehstapel sind nur noch wenige Karten. Sind auch alle Hände leer, endet die Runde, und darauf warten die Saboteure.
coach-fields = Die Striche in der Ecke einer Karte sind ihre Stufe, die Kreise ihre Felder: Ein Schritt führt von einem Feld zum nächsten. Je höher die Stufe, desto mehr Schritte braucht man hindurch.
coach-walk = Jetzt geh: Tippe auf einen Ring. Ein goldener Ring kostet oder bringt etwas: einmal tippen zum Lesen, zweimal zum Gehen.
coach-call = { $name } hat ein Ungeheuer gerufen. Es hält beim ersten Zwerg, den es trifft; eine Axt vertreibt es.
coach-claim = Gold gesichert! Der Marker zeigt, wem es gehört; ausgezahlt wird am Ende der Runde.
coach-over = Jetzt kennst du dich aus. Tippe einfach auf alles, was du wissen willst.

# How good was that? The scale of the game for one.
scale = Wie gut war das?
scale-you = Du: { $n }
scale-best = Dein bestes Ergebnis: { $n }
scale-record = Neuer Rekord! Bisher: { $n }
scale-first = Dein erstes Ergebnis: Das gilt es zu schlagen.
scale-bot = { $level } im Durchschnitt: { $n }
