# The lesson: a story in three chapters with the same three diggers.
lesson-step = { $chapter }: { $n } von { $all }
lesson-next = Weiter
lesson-nudge = Das ist erlaubt, aber die Geschichte geht anders weiter:
chapter-dig = 1. Graben
chapter-sabotage = 2. Sabotage
chapter-people = 3. Menschen lesen
chapters = Kapitel

# Chapter 1: you, Olga and Bruni dig, and one of them does not mean it.
lesson-lay = Du, Olga und Bruni sucht Gold. Links ist die Leiter, rechts liegen drei Ziele; eines verbirgt den Schatz. Nimm den geraden Gang und lege ihn neben die Leiter, in Richtung der Ziele.
lesson-lay-done = Gut gegraben! Nach deinem Zug ziehst du eine neue Karte.
lesson-turn = Eine Karte darf auch auf dem Kopf liegen. Nimm die Kurve, drehe sie, sodass sie nach unten führt, und lege sie ans Ende des Gangs.
lesson-turn-done = Genau. Karten liegen aufrecht, so oder andersherum, nie quer.
lesson-fork = Olga hat weitergegraben. Wo Karten sich berühren, muss Gang an Gang und Fels an Fels stoßen. Versuch, den senkrechten geraden Gang ans Ende zu legen, und du siehst, warum es nicht geht. Lege dann die Abzweigung, den Seitenarm nach oben.
lesson-fork-done = Eine Abzweigung hält Wege offen. Goldsucher mögen sie.
lesson-dead-end = Auch Bruni hat weitergegraben. Deine Handkarten sind Sackgassen: Sie führen nirgendwohin. Du suchst Gold und kannst sie nicht brauchen. Wähle eine und wirf sie ab.
lesson-dead-end-done = Abgeworfene Karten liegen verdeckt. Niemand erfährt, was es war.
lesson-break = Sieh ans Ende des Gangs: Olga hat eine Sackgasse gelegt. Sabotage? Nimm die kaputte Laterne und tippe auf Olga: Mit kaputtem Werkzeug legt niemand Gänge.
lesson-break-done = Bis jemand die Laterne repariert, kann Olga nicht graben. Andere Karten gehen noch.
lesson-fix = Olga schlägt zurück: Deine Spitzhacke ist kaputt! Nimm die Karte, die sie repariert, und tippe auf dich selbst.
lesson-fix-done = Repariert. Das kaputte Werkzeug und die Karte sind beide weg.
lesson-fix-two = Bruni hat jetzt zwei kaputte Werkzeuge, dank Olga. Deine Karte repariert Spitzhacke oder Lore. Tippe auf Bruni und wähle.
lesson-fix-two-done = Eine Karte, ein Werkzeug. Wer hilft, sagt: Ich vertraue dir.
lesson-rockfall = Die Sackgasse versperrt noch immer den Weg. Nimm den Steinschlag und tippe auf diese Karte.
lesson-rockfall-done = Der Weg ist wieder frei. Auch Saboteure mögen Steinschläge …
lesson-map = Bruni und du habt fast bis zu den Zielen gegraben. Nimm die Schatzkarte und sieh dir heimlich das mittlere an.
lesson-map-done = Der Schatz! Nur du hast ihn gesehen. Ein Ziel, das du kennst, hat einen gestrichelten Rahmen.
lesson-gold = Zum Schatz fehlt nur noch eine Karte. Lege sie!
lesson-gold-done = Der Schatz ist gefunden! Die Rollen werden aufgedeckt: Olga hat sabotiert. Du und Bruni teilt das Gold; zuerst wählt, wer den Schatz erreicht hat.

# Chapter 2: the roles are dealt anew, and you are the saboteur.
lesson-detour = Neue Runde, neue Rollen: Diesmal sabotierst du. Niemand weiß es. Eine Sackgasse würde dich jetzt verraten; ein Umweg sieht ehrlich aus. Lege die Kurve so, dass der Gang nach oben führt, weg von der Mitte.
lesson-detour-done = Eine Kurve ist kein Verbrechen. Aber jeder Umweg kostet die Goldsucher eine Karte.
lesson-blame = Olga gräbt gut, für deinen Geschmack zu gut. Mach Olgas Lore kaputt und sag den anderen, wie verdächtig das Graben aussieht.
lesson-blame-done = Auch Goldsucher machen Werkzeuge kaputt, wenn sie jemanden verdächtigen. Niemand weiß, was es war.
lesson-secret = Eine Schatzkarte ist dir doppelt so viel wert: Du weißt, wohin sie nicht graben sollen, und was du erzählst, muss nicht stimmen. Sieh dir das mittlere Ziel an.
lesson-secret-done = Der Schatz liegt in der Mitte. „Nur Stein“, sagst du. „Versucht das obere!“
lesson-collapse = Brunis Gang kommt den Zielen nah. Ein Steinschlag an der richtigen Stelle kostet zwei Züge: Nimm ihn und tippe auf die letzte Karte.
lesson-collapse-done = Hab eine Ausrede bereit: „Der führte in die falsche Richtung.“
lesson-block = Der Nachziehstapel ist leer: Jetzt ist egal, wer es weiß. Lege die Sackgasse dorthin, wo die Karte war.
lesson-block-done = Verstecken musst du dich nicht mehr, wenn sie keine Karten haben, um den Schaden zu beheben.
lesson-last = Eine letzte Karte ist im Spiel, und sie gehört dir. Wirf sie ab.
lesson-last-done = Die Karten sind aus, der Schatz ist nicht gefunden: Wer sabotiert, gewinnt. Das bist du!

# Chapter 3: a digger again. Whom can you trust?
lesson-doubt = Du suchst wieder Gold. Olga sieht sich das obere Ziel an, sagt „Stein“ und gräbt geradewegs zur Mitte. Stimmt das? Sieh dir das obere Ziel selbst an.
lesson-doubt-done = Stein, wie Olga sagte. Worte kosten nichts, aber wenn sie zum Graben passen, ist das ein gutes Zeichen.
lesson-friend = Bruni macht Olgas Laterne kaputt und Olga die von Bruni. Jemand spielt falsch. Wessen Wort hast du geprüft? Repariere diese Laterne.
lesson-friend-done = Ein kaputtes Werkzeug allein sagt wenig. Frage: Was hat wer davor getan?
lesson-foe = Mit reparierter Laterne legt Bruni direkt vor die Ziele eine Sackgasse. Das ist kein Versehen. Mach Brunis Spitzhacke kaputt.
lesson-foe-done = Am meisten zählen Taten nahe den Zielen: Dort muss handeln, wer sabotiert.
lesson-help = Mach Olga den Weg frei: Entferne die Sackgasse.
lesson-help-done = Jetzt kann Olga weitergraben und tut es auch.
lesson-together = Olga schließt die Lücke. Noch eine Karte, und ihr erreicht zusammen das mittlere Ziel. Lege die Abzweigung.
lesson-together-done = Der Schatz! Und Bruni hat sabotiert. Du hast gut gelesen.
lesson-over = Jetzt weißt du, was du brauchst.
lesson-over-about = Ein Spiel hat drei Runden, und die Rollen werden jedes Mal neu verteilt. Wer am Ende das meiste Gold hat, gewinnt. In deinem ersten Spiel erklärt dir eine Begleitung, was geschieht.
lesson-over-play = Das erste Spiel spielen
lesson-chapter-next = Nächstes Kapitel
