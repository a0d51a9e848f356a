# The lesson: a story in three chapters with the same three diggers.
lesson-step = { $chapter }: { $n } von { $all }
lesson-next = Weiter
lesson-nudge = Das ist erlaubt, aber die Geschichte geht anders weiter:
chapter-dig = 1. Graben
chapter-sabotage = 2. Sabotage
chapter-people = 3. Menschenkenntnis
chapters = Kapitel

# Chapter 1: you, Olga and Bruni dig, and one of them does not mean it.
lesson-lay = Du, Olga und Bruni sucht Gold. Die Gänge beginnen bei der Leiter; am anderen Ende liegen drei Ziele, und eines verbirgt den Schatz. Nimm den geraden Gang, der zu den Zielen führt, und lege ihn neben die Leiter.
lesson-lay-done = Gut gegraben! Nach deinem Zug ziehst du eine neue Karte.
lesson-turn = Olga und Bruni haben weitergegraben. Nimm die Kurve und lege sie ans Ende des Gangs. So, wie du sie hältst, würde sie nicht passen; aber eine Karte darf auch auf dem Kopf liegen, und wo es nur so geht, dreht sie sich von selbst.
lesson-turn-done = Genau. Eine Karte darf auf dem Kopf liegen, aber nie um eine Vierteldrehung gedreht.
lesson-fork = Wo Karten sich berühren, muss Gang an Gang und Fels an Fels stoßen. Versuch zuerst, den geraden Gang ans Ende zu legen, und du siehst, warum es nicht geht. Lege dann die Abzweigung dorthin, den Seitenarm zur Reihe des mittleren Ziels.
lesson-fork-done = Eine Abzweigung hält Wege offen. Goldsucher mögen sie.
lesson-dead-end = Olga hat sich heimlich das mittlere Ziel angesehen, und Bruni hat eine Karte abgeworfen. Eine deiner Karten ist eine Sackgasse: Sie führt nirgendwohin. Du suchst Gold und kannst sie nicht brauchen. Nimm sie und wirf sie ab.
lesson-dead-end-done = Abgeworfene Karten liegen verdeckt. Niemand erfährt, was es war.
lesson-break = Sieh dir den Weg zum mittleren Ziel an: Olga hat dort eine Sackgasse angelegt. Sabotage? Nimm die kaputte Laterne und tippe auf Olga: Mit kaputtem Werkzeug legt niemand Gänge an.
lesson-break-done = Bis jemand die Laterne repariert, kann Olga nicht graben. Andere Karten gehen noch.
lesson-rockfall = Olga schlägt zurück und macht Brunis Spitzhacke kaputt. Und ihre Sackgasse versperrt noch immer den Weg. Nimm den Steinschlag und tippe auf die Sackgasse.
lesson-rockfall-done = Der Weg ist wieder frei. Auch Saboteure mögen Steinschläge …
lesson-fix-two = Jetzt hat Olga auch Brunis Lore kaputt gemacht. Deine Karte mit den zwei Werkzeugen repariert Spitzhacke oder Lore. Nimm sie, tippe auf Bruni und wähle die Lore.
lesson-fix-two-done = Eine Karte, ein Werkzeug. Wer hilft, sagt: Ich vertraue dir.
lesson-fix = Bruni hat die Spitzhacke repariert, aber jetzt hat Olga deine kaputt gemacht! Nimm die Karte, die sie repariert, und tippe auf dich selbst.
lesson-fix-done = Repariert. Das kaputte Werkzeug und die Karte sind beide weg.
lesson-map = Bruni hat die Lücke gefüllt: Bis zum mittleren Ziel fehlt nur noch eine Karte. Liegt dort der Schatz? Nimm die Schatzkarte und sieh dir dieses Ziel heimlich an.
lesson-map-done = Der Schatz! Nur du hast ihn gesehen. Ein Ziel, das du kennst, hat einen gestrichelten Rahmen.
lesson-gold = Zum Schatz fehlt nur noch eine Karte, und du hast sie. Leg sie an!
lesson-gold-done = Der Schatz ist gefunden! Die Rollen werden aufgedeckt: Olga hat sabotiert. Du und Bruni teilt das Gold; zuerst wählt, wer den Schatz erreicht hat.

# Chapter 2: the roles are dealt anew, and you are the saboteur.
lesson-detour = Neue Runde, neue Rollen: Diesmal sabotierst du, und niemand weiß es. Eine Sackgasse würde dich jetzt verraten; ein Umweg sieht ehrlich aus. Lege die Kurve an das Ende, das zum mittleren Ziel zeigt, sodass der Gang davon wegführt.
lesson-detour-done = Eine Kurve ist kein Verbrechen. Aber jeder Umweg kostet die Goldsucher eine Karte.
lesson-blame = Olga gräbt gut, für deinen Geschmack zu gut. Mach Olgas Lore kaputt und sag den anderen, wie verdächtig das Graben aussieht.
lesson-blame-done = Auch Goldsucher machen Werkzeuge kaputt, wenn sie jemanden verdächtigen. Niemand weiß, was es war.
lesson-secret = Eine Schatzkarte ist dir doppelt so viel wert: Du weißt, wohin sie nicht graben sollen, und was du erzählst, muss nicht stimmen. Sieh dir das mittlere Ziel an.
lesson-secret-done = Der Schatz liegt in der Mitte. „Nur Stein“, sagst du. „Grabt woanders!“
lesson-collapse = Brunis Gang ist den Zielen nahe gekommen. Ein Steinschlag an der richtigen Stelle kostet zwei Züge: Nimm ihn und tippe auf die Karte, die Bruni gerade angelegt hat.
lesson-collapse-done = Hab eine Ausrede bereit: „Der führte in die falsche Richtung.“
lesson-block = Der Nachziehstapel ist leer: Jetzt ist egal, wer es weiß. Lege die Sackgasse dorthin, wo die Karte war.
lesson-block-done = Verstecken musst du dich nicht mehr, wenn sie keine Karten haben, um den Schaden zu beheben.
lesson-last = Eine letzte Karte ist im Spiel, und sie gehört dir. Wirf sie ab.
lesson-last-done = Die Karten sind aufgebraucht, der Schatz ist nicht gefunden: Wer sabotiert, gewinnt. Das bist du!

# Chapter 3: a digger again. Whom can you trust?
lesson-doubt = Du suchst wieder Gold. Olga hat sich heimlich ein Ziel angesehen und sagt: „Stein.“ Stimmt das? Nimm deine Schatzkarte und sieh dir dasselbe an: { $goal }.
lesson-doubt-done = Stein, wie Olga sagte. Worte kosten nichts, aber ein Wort, das sich bestätigt, ist ein gutes Zeichen.
lesson-friend = Olga macht Brunis Laterne kaputt und Bruni die von Olga. Jemand spielt falsch. Wessen Wort hast du geprüft? Repariere diese Laterne.
lesson-friend-done = Ein kaputtes Werkzeug allein sagt wenig. Frage: Was hat wer davor getan?
lesson-trust = Olga gräbt geradewegs zum mittleren Ziel, und Bruni hat die andere Laterne repariert. Grabe mit Olga weiter: Lege die Kreuzung ans Ende des Gangs.
lesson-trust-done = Wer dort gräbt, wo du gräbst, ist wahrscheinlich auf deiner Seite. Aber sieh weiter hin.
lesson-foe = Olga sieht sich das mittlere Ziel an, und Bruni legt euch eine Sackgasse in den Weg. Das ist kein Versehen. Mach Brunis Spitzhacke kaputt.
lesson-foe-done = Am meisten zählen Taten nahe den Zielen: Dort muss handeln, wer sabotiert.
lesson-help = Olga hat nichts, um den Weg frei zu machen, aber du: Entferne die Sackgasse.
lesson-help-done = Jetzt kann Olga weitergraben und tut es auch.
lesson-together = Olga hat die Lücke geschlossen. Noch eine Karte, und ihr erreicht zusammen das mittlere Ziel. Leg sie an!
lesson-together-done = Der Schatz! Und Bruni hat sabotiert. Du hast die beiden durchschaut.
lesson-over = Jetzt weißt du, was du brauchst.
lesson-over-about = Ein Spiel hat drei Runden, und die Rollen werden jedes Mal neu verteilt. Wer am Ende das meiste Gold hat, gewinnt. In deinem ersten Spiel erklären dir Tipps, was geschieht.
lesson-over-play = Das erste Spiel spielen
lesson-chapter-next = Nächstes Kapitel
