# Die Seite: Bildschirme, Knöpfe, Aufforderungen, Verlauf.

game-saboteur = Saboteur
game-saboteur-about = Grabt gemeinsam nach Gold – doch jemand am Tisch gräbt gegen euch. 3–10 Personen.
game-duel = Das Duell
game-duel-about = Zwei Zwerge jagen dem Gold nach, durch Türen, an Trollen vorbei und über Brücken. 2 Personen.
game-cave = Die dunkle Höhle
game-cave-about = Zwei Clans suchen den Ausgang, gejagt von Ratte, Lindwurm und Goblin. 2–8 Personen.
game-solo = Allein im Stollen
game-solo-about = Wie viel Gold trägst du ganz allein hinaus? 1 Person.

# Start
tagline = Grabe mit Freunden nach Gold – und finde heraus, wer gegen dich gräbt.
play-now = Jetzt spielen
play = Spielen
with-friends = Mit Freunden
learn = Regeln und alte Spiele
continue = Weiterspielen
your-turn = Du bist dran
make-table = Tisch aufmachen
join = Mitspielen
join-code = Tischcode
public-tables = Öffentliche Tische
pass-and-play = An einem Gerät
lesson = Erste Lektion
rules = Regeln
my-games = Meine Spiele
daily = Aufgabe des Tages
daily-tomorrow = Heute haben alle dieselben Karten. Die nächste Aufgabe wartet morgen.
your-name = Dein Name
your-face = Dein Gesicht
face-of = Gesicht für { $name }
face-curls = Locken
face-braid = Zopf
face-bald = Glatze
face-fringe = Pony
face-goatee = Spitzbart
face-hood = Kapuze
face-miner = roter Helm
face-crown = Krone
face-monocle = Monokel
face-goggles = Schutzbrille
face-bucket = Eimer
face-flower = Blume
guest-name = Zwerg
players-number = { $n } am Tisch: du und { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}
bot-level = Wie gut sollen die Bots sein?
level-mole = Maulwurf
level-apprentice = Lehrling
level-miner = Bergmann
level-foreman = Steiger
level-master = Meister
level-mole-about = Spielt, was gerade geht.
level-apprentice-about = Kennt den Weg zum Gold und macht Fehler.
level-miner-about = Merkt sich, wer was getan hat.
level-foreman-about = Kann lügen und denkt ein wenig voraus.
level-master-about = Denkt am weitesten voraus und braucht dafür einen Moment.
program = Bot
home = Startseite
close = Schließen
cancel = Abbrechen
menu = Menü
settings = Einstellungen
language = Sprache
not-found = Unter dieser Adresse ist nichts.
connecting = Verbinde …
dealing = Die Karten werden gegeben …
offline = Kein Netz. Was offen ist, bleibt; zum Spielen braucht es die Verbindung.

# Einen Tisch aufmachen
which-game = Welches Spiel?
how-to-sit = Wie sitzt ihr?
mode-online = Alle am eigenen Gerät
mode-online-about = Du bekommst einen Link und einen Code zum Weitergeben.
mode-pass = Ein Gerät für alle
mode-pass-about = Ihr reicht es herum; dazwischen verdeckt ein Vorhang die Karten.
mode-tv = Fernseher und Handys
mode-tv-about = Der große Bildschirm zeigt den Tisch, die Karten sind auf den Handys.
players-range = { $min ->
    [2] { $max ->
        [2] 2 Personen
       *[other] 2–{ $max } Personen
    }
   *[other] { $min }–{ $max } Personen
}
seats-number = { $n } Plätze
names = Namen
player-n = Platz { $n }
options = Optionen
keep = Übernehmen
option-edition = Ausgabe
option-edition-about = In der Ausgabe von 2006 wird das Gold nach Personen aufgeteilt, und Gänge dürfen überall anschließen.
option-edition-modern = aktuell
option-edition-2006 = 2006
option-connect = Neue Gänge
option-connect-about = Ob eine neue Karte mit dem Start verbunden sein muss.
option-connect-start = müssen zum Start führen
option-connect-any = dürfen überall anschließen, wie im ungarischen Heft
option-first = Wer beginnt
option-first-about = Wer in der ersten Runde beginnt.
option-first-random = das Los entscheidet
option-first-seat = Platz { $n }
option-anchor = Von wo du gräbst
option-anchor-about = Ob du auch den Gang des Gegners verlängern darfst.
option-anchor-any = von beiden Starts
option-anchor-own = nur vom eigenen Start
option-colour = Deine Farbe
option-colour-about = Türen der anderen Farbe sind für dich verschlossen.
option-colour-green = Grün
option-colour-blue = Blau
option-end = Spielende
option-end-about = Ob sich der letzte Zwerg nach der letzten gespielten Karte noch bewegen darf.
option-end-immediate = sofort
option-end-turn = nach dem Zug
option-agree = Gemeinsam aufhören
option-agree-about = Ob ihr das Spiel gemeinsam beenden dürft, wenn kein Zwerg mehr hinauskommt.
option-agree-off = nicht vorgesehen
option-agree-on = wenn alle zustimmen
option-away = Wenn jemand weg ist
option-away-wait = Warten
option-away-wait-about = Der Tisch wartet, so lange es dauert.
option-away-clock = Eine Minute pro Entscheidung
option-away-clock-about = Ist die Minute um, entscheidet dieses eine Mal ein Bot.
option-away-bot = Ein Bot springt ein
option-away-bot-about = Nach einer Minute spielt ein Bot; wer zurückkommt, bekommt den Platz wieder.
option-public = Öffentlicher Tisch
option-public-about = Alle können ihn finden und mitspielen.
option-words = Behauptungen und Vorwürfe
option-words-on = Alles
option-words-no-claims = Gesehenes bleibt geheim
option-words-none = Keine
option-words-on-about = Sagt, was auf einem Ziel liegt, beschuldigt, vertraut, bittet. Nichts davon ist bindend, und gelogen werden darf auch.
option-words-no-claims-about = Beschuldigen, vertrauen und bitten ist erlaubt, aber wer etwas angesehen hat, verrät es nicht.
option-words-none-about = Nur fertige Sätze und Gespräch.
option-bots-talk = Bots reden mit
option-bots-talk-talk = Ja
option-bots-talk-little = Nur wenig
option-bots-talk-off = Nein
option-bots-talk-talk-about = Sie sagen, was sie gesehen haben, bitten, beschuldigen und lügen, und antworten, wenn ihnen etwas passiert. Selten mehr als einmal pro Zug.
option-bots-talk-little-about = Nur was im Spiel zählt: was sie gesehen haben, wen sie verdächtigen, was sie brauchen. Manches davon ist gelogen.
option-bots-talk-off-about = Sie spielen schweigend.
option-free-text = Freies Gespräch
option-free-text-about = Man darf schreiben, was man will, nicht nur fertige Sätze.
option-undo = Zurücknehmen
option-undo-about = Ein Zug lässt sich zurücknehmen, bis etwas Neues aufgedeckt ist.

# Vor dem Spiel
invite = Einladen
invite-about = Öffne diese Seite auf einem anderen Gerät und gib den Code ein oder scanne den QR-Code.
table-code = Tischcode { $code }
share-link = Link teilen
copied = Kopiert
television = Fernseher
qr = QR-Code von Tisch { $code }
seats = Plätze
seat-free = frei
sit = Hinsetzen
sit-too = Noch jemand hier
stand = Aufstehen
remove = { $name } entfernen
send-watchers = Zuschauer wegschicken
host = leitet den Tisch
hand-over = Tisch an { $name } übergeben
add-bot-here = Bot auf Platz { $n } setzen
bots = Bots:
fill-bots = { $n ->
    [one] 1 Platz füllen
   *[other] { $n } Plätze füllen
}
ready = bereit
not-ready = noch nicht bereit
i-am-ready = Ich bin bereit
not-yet = Doch noch nicht
away = weg
shuffled = hat gemischt
same-device = am selben Gerät: { $names }
start = Los geht’s
wait-seats = { $n ->
    [one] Ein Platz ist noch frei.
   *[other] { $n } Plätze sind noch frei.
}
wait-ready = Noch nicht bereit: { $names }
wait-host = { $name } startet das Spiel.
fair = Ehrlich gemischt
fair-about = Der Server legt vor dem Spiel eine geheime Zahl fest, die er nicht mehr ändern kann, und jeder Browser gibt eine eigene Zufallszahl dazu. Nach dem Spiel können alle prüfen, dass niemand die Karten ausgesucht hat.
seats-taken = { $taken } von { $seats } Plätzen
watch = Zusehen
no-public-tables = Gerade gibt es keinen öffentlichen Tisch. Mach einen auf!
no-games = Du hast hier noch nicht gespielt.
replays = Aufzeichnungen
table-gone = Diesen Tisch gibt es nicht mehr.

# Der Tisch
round-n = Runde { $n }
board = Das Labyrinth
board-closer = Vergrößern
board-fit = Alles zeigen
board-far = Stellen außer Sicht
board-show = Zeigen: { $place }
board-more = { $n ->
    [one] noch 1 Stelle
   *[other] noch { $n } Stellen
}
board-words = Das Labyrinth in Worten
goal-hidden = verdecktes Ziel
goal-known = verdecktes Ziel, du kennst es: { $card }
goal-upper = oberes Ziel
goal-middle = mittleres Ziel
goal-lower = unteres Ziel
goal-near-upper = vorderes oberes Ziel
goal-near-middle = vorderes mittleres Ziel
goal-near-lower = vorderes unteres Ziel
goal-second-upper = zweites oberes Ziel
goal-second-lower = zweites unteres Ziel
goal-last-middle = hinterstes Ziel
goal-left = linkes Ziel
goal-right = rechtes Ziel
goal-near-left = vorderes linkes Ziel
goal-near-right = vorderes rechtes Ziel
goal-second-left = zweites linkes Ziel
goal-second-right = zweites rechtes Ziel
goal-top-right = Ziel oben rechts
goal-top-left = Ziel oben links
goal-bottom-right = Ziel unten rechts
goal-bottom-left = Ziel unten links
place-right = { $n } rechts
place-left = { $n } links
place-up = { $n } hoch
place-down = { $n } runter
place-start = Start
place-between = zwischen den beiden Starts
field-tunnel = enger Tunnel
field-goal = unbekanntes Ziel
hand = Deine Karten
players = Am Tisch
you = du
cards-held = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
broken = kaputt: { $tool }
gold-cards = { $n ->
    [one] 1 Goldkarte
   *[other] { $n } Goldkarten
}
nuggets = { $n ->
    [one] 1 Goldstück
   *[other] { $n } Goldstücke
}
claimed = in dieser Runde dazu: { $n }
axes = { $n ->
    [one] 1 Axt
   *[other] { $n } Äxte
}
out = draußen
on-turn = am Zug
piles = Nachziehstapel: { $deck }, Ablage: { $discards }
discards = Ablage ({ $n })
face-down = verdeckt
clan-blue = Blauer Clan
clan-yellow = Gelber Clan
clan-short-blue = B
clan-short-yellow = G
loyalty-loyal = treu
loyalty-saboteur = Saboteur
role-digger = Goldsucher
role-saboteur = Saboteur
role-digger-about = Grabe mit den anderen zum Schatz. Wird er gefunden, bevor die Karten ausgehen, teilen die Goldsucher das Gold.
role-saboteur-about = Halte die anderen vom Schatz fern, und lass dir nichts anmerken. Gehen vorher die Karten aus, gewinnst du.
loyalty-loyal-about = Du arbeitest für deinen Clan: { $clan }. Trag sein Gold aus der Höhle.
loyalty-saboteur-about = Nach außen: { $clan }. In Wahrheit arbeitest du für den anderen Clan, und sonst weiß es niemand.
role-look = Deine geheime Karte ansehen
role-short = Wer bin ich?
role-is = Deine Karte: { $role }

prompt-wait = { $name } überlegt …
prompt-left = { $name } ist nicht am Tisch.
prompt-stand-in = Für { $name } spielt ein Bot …
stand-in = Bot spielen lassen
prompt-choose = Wähle einen Zug.
prompt-play = Du bist dran: Wähle eine Karte.
prompt-play-bribe = Du bist dran: Wähle eine Karte oder bestich den markierten Troll.
prompt-play-cut = Du bist dran: Wähle eine Karte oder zerschlag das markierte Netz.
prompt-play-broken = Dein Werkzeug ist kaputt, du kannst keine Gänge anlegen. Repariere es, spiel eine andere Karte oder wirf eine ab.
prompt-nowhere = Sie lässt sich gerade nicht spielen. Behalte sie oder wirf sie ab.
prompt-lay = Hier anlegen?
prompt-lay-turn = Leg sie hier an oder dreh sie vorher.
prompt-draft = Wähle deine Goldkarte.
prompt-walk = { $steps ->
    [one] Bewegung: Tippe auf einen Ring. Noch 1 Schritt.
   *[other] Bewegung: Tippe auf einen Ring. Noch { $steps } Schritte.
}
prompt-monster = { $steps ->
    [one] Führe das Ungeheuer: Tippe auf einen Ring. Noch 1 Schritt.
   *[other] Führe das Ungeheuer: Tippe auf einen Ring. Noch { $steps } Schritte.
}
prompt-react = { $beast } greift an! Axt benutzen?
prompt-vote = { $proposer } meint, dass niemand mehr hinauskommt. Das Spiel beenden?
prompt-bribe = Bestich einen Troll oder beende den Zug.
prompt-pay = Wähle, womit du die Trolle bezahlst.
prompt-orient = Wie soll das Ziel liegen?
prompt-scrap = Wähle zwei Karten zum Abwerfen. Repariert wird: { $tool }.
prompt-discard-two = Wähle eine oder zwei Karten zum Abwerfen.

turn-card = Drehen
discard = Abwerfen
undo = Zurücknehmen
do-it = Ausführen
do-place = Anlegen
do-break = Kaputt machen
do-repair = Reparieren
do-rockfall = Entfernen
do-map = Ansehen
do-key = Aufschließen
do-bribe = Bestechen
do-orient = So herum
do-info = Ansehen
do-swap = Tauschen
do-boots = Stiefel geben
do-axe = Axt geben
do-web = Spannen
do-cut = Zerschlagen
do-scrap = Für 2 Karten reparieren: { $tool }
do-discard = { $n ->
    [0] Abwerfen
    [one] 1 Karte abwerfen
   *[other] { $n } Karten abwerfen
}
understood = Alles klar
welcome-saboteur = Leg Gänge an, von der Leiter zu den Zielen: Unter einem liegt der Schatz. Aber vielleicht gräbt jemand gegen euch! „Wer bin ich?“ zeigt dir deine geheime Karte.
rule-read = Regel { $clause }

move-place = Anlegen: { $card } { $place }
move-break = { $target }: Werkzeug kaputt machen ({ $tool })
move-repair = Bei { $target } reparieren: { $tool }
move-rockfall = Steinschlag { $place }
move-map = Ansehen: { $place }
move-key = Tür aufschließen { $place }
move-bribe = Troll bestechen { $place }
move-discard = Abwerfen: { $card }
move-scrap = Abwerfen: { $card }; reparieren: { $tool }
move-end = Zug beenden
move-take = { $n } nehmen
move-pay = { $numbers } zahlen
move-orient = Ziel so drehen: { $card }
move-info-cell = Ansehen: { $place }
move-info-seat = Clankarte von { $target } ansehen
move-swap = Karten mit { $target } tauschen
move-boots = Stiefel für { $target }
move-axe = Axt für { $target }
move-web = Spinnennetz spannen { $place }
move-cut = Netz zerschlagen { $place }
move-rat = Ratte rufen { $place }
move-rat-on = Die Ratte bewegen
move-crawler = Lindwurm rufen { $place }
move-crawler-on = Den Lindwurm bewegen
move-goblin = Goblin rufen { $place }
move-goblin-on = Den Goblin bewegen
move-step = Schritt { $place }
move-halt = Stehen bleiben
move-strike = Axt benutzen
move-endure = Nicht wehren
move-propose = Ende vorschlagen
move-agree = Zustimmen
move-decline = Weiterspielen

# Verlauf
log = Verlauf
talk = Gespräch
chronicle = Verlauf und Gespräch
log-empty = Noch ist nichts geschehen.
talk-empty = Noch hat niemand etwas geschrieben.
talk-write = Schreib etwas
send = Senden
mute = { $name } stummschalten
unwanted = { $name } melden oder sperren
report-talk = Melden: Beleidigungen
report-name = Melden: anstößiger Name
report-play = Melden: verdirbt das Spiel
report-other = Melden: etwas anderes
report-done = Gemeldet. Wer den Server betreibt, wird es sehen.
block = Für immer sperren
block-done = { $name } kann sich nicht mehr an deine Tische setzen und ist für dich stumm.
log-round = Runde { $round } beginnt.
log-place = { $name } legt an: { $card }.
log-place-at = { $name } legt an: { $card } { $place }.
log-break = { $name } macht bei { $target } Werkzeug kaputt ({ $tool }).
log-repair = { $name } repariert bei { $target } Werkzeug ({ $tool }).
log-repair-self = { $name } repariert das eigene Werkzeug: { $tool }.
log-rockfall = { $name }: Steinschlag!
log-rockfall-at = { $name }: Steinschlag { $place }.
log-map = { $name } sieht sich heimlich ein Ziel an: { $place }.
log-map-known = { $name } sieht sich heimlich ein Ziel an: { $place } – { $card }.
log-discard = { $name } wirft ab.
log-goal = Aufgedeckt: { $place } – { $card }.
log-take = { $name } nimmt eine Goldkarte.
log-pay = { $name } bekommt Gold.
log-bribe = { $name } besticht einen Troll.
log-key = { $name } schließt eine Tür auf.
log-claim = { $n ->
    [one] { $name } sichert sich 1 Goldstück.
   *[other] { $name } sichert sich { $n } Goldstücke.
}
log-scrap = { $name } wirft zwei Karten ab und repariert: { $tool }.
log-pay-trolls = { $name } bezahlt die Trolle.
log-goal-found = { $name } deckt auf: { $place } – { $card }.
log-strike = { $name } vertreibt das Ungeheuer: { $beast }!
log-strike-known = Gezogen und sofort ausgelegt: { $card }.
log-call = { $name } ruft ein Ungeheuer: { $beast }!
log-attack = { $beast } greift { $name } an!
log-lose = { $name } verliert eine Karte.
log-lose-nugget = { $name } verliert ein Goldstück.
log-monster-leaves = { $beast } verschwindet.
log-stand-up = { $name } steht wieder auf, geht in diesem Zug aber nicht.
log-skip = { $name } hat keine Karten und setzt aus.
log-show = { $name } zeigt die Clankarte: { $identity }.
log-vein = { $name } nimmt das Goldstück von der Goldader.
log-web = { $name } spannt ein Netz.
log-cut = { $name } zerschlägt ein Netz.
log-boots = { $name } gibt { $target } Stiefel.
log-boots-self = { $name } zieht Stiefel an.
log-axe = { $name } gibt { $target } eine Streitaxt.
log-axe-self = { $name } nimmt eine Streitaxt.
log-swap = { $name } tauscht Karten mit { $target }.
log-info-goal = { $name } sieht sich heimlich ein Ziel an: { $place }.
log-info-goal-known = { $name } sieht sich heimlich ein Ziel an: { $place } – { $card }.
log-info-seat = { $name } sieht sich die Clankarte von { $target } an.
log-info-seat-known = { $name } sieht sich die Clankarte von { $target } an: { $identity }.
log-exit = { $name } ist draußen!
log-propose = { $name } schlägt vor, das Spiel zu beenden: Niemand kommt mehr hinaus.
log-agree = { $name } stimmt zu.
log-decline = { $name } stimmt nicht zu, das Spiel geht weiter.
log-look-aside = { $name } ist zuerst draußen und sieht sich die beiseitegelegten Clankarten an.
log-look-aside-known = { $name } ist zuerst draußen. Beiseitegelegt waren: { $identity }.
reason-most-nuggets-after-three-rounds = Das meiste Gold nach drei Runden.
reason-nuggets-after-three-rounds = Gold nach drei Runden.
reason-no-card-is-left = Alle Karten sind aufgebraucht.
reason-all-who-work-for-blue-are-out = Alle, die für den blauen Clan arbeiten, sind draußen.
reason-all-who-work-for-yellow-are-out = Alle, die für den gelben Clan arbeiten, sind draußen.
reason-nobody-can-play-a-card-any-more = Niemand kann mehr eine Karte spielen.
reason-all-agree-that-nobody-gets-out-any-more = Alle sind sich einig: Niemand kommt mehr hinaus.
rating-1 = Nicht der Rede wert …
rating-2 = Gute Arbeit!
rating-3 = Du hast eine Nase für Gold!
rating-4 = Herrscher der Minen!
log-round-end = Die Runde ist zu Ende.
log-round-end-diggers = Die Runde ist zu Ende: Die Goldsucher haben den Schatz gefunden!
log-round-end-saboteurs = Die Runde ist zu Ende: Die Saboteure haben gewonnen!
log-round-end-nobody = Die Runde ist zu Ende, und niemand gewinnt sie.
log-game-end = Das Spiel ist zu Ende.

# Ende von Runde und Spiel
round-end = Die Runde ist zu Ende
round-diggers = Die Goldsucher haben den Schatz gefunden!
round-saboteurs = Die Saboteure haben gewonnen!
round-nobody = Diese Runde gewinnt niemand
round-why-saboteurs = Die Karten sind ausgegangen, bevor der Schatz gefunden war.
round-why-nobody = Die Karten sind ausgegangen, und niemand von euch war Saboteur.
round-yours = Du gehörst dazu!
round-why-goals = Alle Ziele sind aufgedeckt.
round-why-tokens = Der letzte Marker liegt: Mehr Gold gibt es nicht zu holen.
round-why-cards = Die Karten sind aufgebraucht.
aside-was = Beiseitegelegt war: { $role }
pay-due = erhält { $n }
draft-wait = { $name } wählt aus { $n ->
    [one] 1 Goldkarte
   *[other] { $n } Goldkarten
} …
next-round = Weiter zu Runde { $n }
to-result = Zum Ergebnis
result-you = Du hast gewonnen!
result-won = { $n ->
    [one] { $names } hat gewonnen!
   *[other] { $names } haben gewonnen!
}
result-nobody = Niemand hat gewonnen.
result-solo = { $n ->
    [0] Diesmal hast du kein Gold hinausgetragen.
    [one] Du hast 1 Goldstück hinausgetragen!
   *[other] Du hast { $n } Goldstücke hinausgetragen!
}
winner = gewonnen
clan-values = Blauer Clan: { $blue } · Gelber Clan: { $yellow }
clan-values-about = Was jeder Clan hinausgetragen hat, mal die Zahl derer, die für den anderen Clan arbeiten.
clan-tie = Gleichstand: Es gewinnt der Clan, für den der erste Zwerg im Freien gearbeitet hat.
rematch = Noch einmal
to-rematch = Zum neuen Spiel
replay = Aufzeichnung
to-story = Die Geschichte
share-result = Teilen
share-solo = { $n ->
    [one] { $name } hat 1 Goldstück hinausgetragen!
   *[other] { $name } hat { $n } Goldstücke hinausgetragen!
}
share-send = Senden
share-keep = Bild speichern
share-copy = Text kopieren
share-drawing = Wird gezeichnet …
share-picture-of = Bild des Ergebnisses: { $title }
share-failed = Der Browser lässt es nicht zu. Speichere das Bild.
download = Spiel herunterladen
check-shuffle = Mischen prüfen
download-proof = Beweis speichern
download-seen = Gesehenes speichern
shuffle-good = Gemischt wurde genau so, wie es der Server vor dem Spiel versprochen hat.
shuffle-own = Gemischt wurde genau wie versprochen, und deine eigene Zufallszahl steckt darin.
shuffle-bad = Das Mischen passt nicht zum Versprechen!
shuffle-public = Diese Kartenverteilung war von Anfang an öffentlich: Es gab nichts zu versprechen.
shuffle-unable = Dieser Browser kann das nur über eine sichere Verbindung prüfen. Nimm „undermine verify“.

# An einem Gerät
curtain-for = { $name } ist dran
curtain-look-away = Gib das Gerät weiter. Alle anderen schauen weg.
curtain-open = Ich bin { $name }

# Fernseher
tv-join = Öffne auf dem Handy { $address } und gib ein:
tv-to-lobby = Bots und Start
tv-ready = Tippe auf dem Handy auf „Ich bin bereit“: { $names }
tv-start = Alle sind bereit!

# Menü
hint = Gib mir einen Tipp
advice-wins = Chance, die Runde zu gewinnen: { $n } %.
advice-others-wins = Die nächstbesten Züge: { $moves }.
advice-others-nuggets = Die nächstbesten Züge und wie viele Goldstücke sie kosten: { $moves }.
sound = Töne
motion-off = Keine Animation
large-text = Große Schrift
all-moves = Alle möglichen Züge ({ $n })
move-seat = Auf einem anderen Gerät weiterspielen
move-seat-about = Scanne das mit dem anderen Gerät oder öffne dort den Link. Der Link gilt nur einmal.
take-back = { $name } auf dieses Gerät zurückholen
delete-table = Diesen Tisch löschen
delete-sure = Wirklich löschen, mit allem darin?

# Aufzeichnung
replay-start = Der Anfang
replay-move = Zug { $n } von { $all }
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Zum Ende
share-moment = Diesen Moment teilen
carry-on = Ab hier weiterspielen
carry-on-as = Für wen spielst du weiter?
carry-on-about = Auf den anderen Plätzen spielen Bots.
eyes = Mit wessen Augen
eyes-all = Alles offen
eyes-public = Was alle sehen

# Regeln
rules-whole = Alle Regeln
rules-summary = Das Wichtigste auf einer Seite
rules-missing = Diese Seite des Regelbuchs gibt es nicht.
contents = Inhalt
print = Drucken

# Einstellungen
large-text-about = Überall größere Buchstaben und Knöpfe.
motion = Animation
motion-auto = wie am Gerät eingestellt
motion-on = an
motion-about = Karten fliegen und drehen sich oder erscheinen einfach.
sound-about = Ein kleiner Ton, wenn du dran bist und wenn etwas geschieht.
volume = Lautstärke
vibration = Vibration
vibration-about = Das Handy vibriert, wenn du dran bist und wenn dich etwas trifft.
remarks = Sprüche der Bots
remarks-about = Was Bots nebenbei sagen, in Sprechblasen und im Gespräch. Ihre Behauptungen und Vorwürfe gehören zum Spiel und bleiben.
pace = Tempo der Züge
pace-slow = langsam
pace-normal = normal
pace-quick = schnell
pace-about = Wie schnell du siehst, was Bots und andere tun.
keyboard = Tastatur
key-digits = 1–9
key-digits-about = Karte wählen
key-arrows = Pfeile
key-arrows-about = von Stelle zu Stelle
key-enter = Enter
key-enter-about = Stelle wählen, dann spielen
key-r = R
key-r-about = Karte drehen
key-escape = Esc
key-escape-about = Karte zurücklegen

# Verbindung und Ablehnungen
connection-lost = Die Verbindung ist weg, ich versuche es erneut. Was du jetzt tust, wird nicht gesendet.
connection-slow = Warte auf den Server …
notice-storage-lost = Der Server kann gerade keine Züge speichern. Bitte kurz warten.
notice-restarting = Der Server startet neu. Gleich geht es weiter.
refused-offline = Der Server antwortet nicht. Nichts wurde gesendet; bitte versuch es noch einmal.
refused-lost = Die Verbindung brach ab, bevor die Antwort kam. Sieh nach, ob dein Zug gilt.
refused-stale = Inzwischen ging das Spiel weiter, dein Zug zählt nicht. Sieh hin und wähle neu.
refused-syntax = Einen solchen Zug gibt es in diesem Spiel nicht.
refused-too-fast = Nicht so schnell, bitte.
refused-storage = Der Server kann gerade keine Züge speichern. Dein Zug wurde nicht gemacht; bitte versuch es noch einmal.
refused-disk-full = Der Server hat keinen Platz mehr. Dein Zug wurde nicht gemacht.
refused-shutting-down = Der Server startet gleich neu. Versuch es dann noch einmal.
refused-table-unknown = Diesen Tisch gibt es nicht.
refused-table-gone = Diesen Tisch gibt es nicht mehr.
refused-table-full = Alle Plätze sind besetzt.
refused-table-started = Das Spiel hat schon begonnen.
refused-table-not-started = Das Spiel hat noch nicht begonnen.
refused-table-finished = Das Spiel ist zu Ende.
refused-table-unfinished = Das Spiel ist noch nicht zu Ende.
refused-code-unknown = Kein Tisch hat diesen Code.
refused-host-only = Das darf nur, wer den Tisch leitet.
refused-host-standing-in = Du leitest den Tisch nur in Vertretung. Das darf nur, wer ihn wirklich leitet.
refused-not-your-seat = Das ist nicht dein Platz.
refused-seat-taken = Da sitzt schon jemand.
refused-seat-empty = Da sitzt niemand.
refused-name-taken = So heißt hier schon jemand.
refused-not-ready = Noch sind nicht alle bereit.
refused-key-unknown = Dieser Link wurde schon benutzt oder ersetzt.
refused-undo-off = An diesem Tisch lassen sich Züge nicht zurücknehmen.
refused-undo-revealed = Seitdem ist etwas Neues aufgedeckt, deshalb geht es nicht mehr zurück.
refused-undo-enough = Das wurde zu oft zurückgenommen. Spiel weiter.
refused-talk-enough = Das Gespräch an diesem Tisch ist voll, mehr passt nicht hinein.
refused-acts-enough = An diesem Tisch wurde zu oft etwas geändert. Ihr könnt das Spiel nur noch zu Ende spielen.
refused-too-many-tables = Du hast zu viele offene Tische. Beende oder lösche einige.
refused-too-many-guesses = Zu viele falsche Codes. Warte ein paar Minuten.
refused-not-found = Unter dieser Adresse ist nichts.
refused-daily-done = Die Aufgabe des Tages hast du schon gespielt.
refused-moment-unknown = Diesen Moment gibt es in diesem Spiel nicht.
refused-hint-not-alone = Tipps bekommst du nur, wenn keine anderen Leute am Tisch sitzen.
refused-malformed = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refused-not-owner = Nur das Gerät, das den Platz zuerst hatte, kann ihn zurückholen.
refused-option-unknown = Mit diesen Optionen lässt sich das Spiel nicht spielen.
refused-origin = Das kam nicht von der Seite des Spiels. Öffne sie neu.
refused-random-missing = Ein Browser hat noch nicht mitgemischt.
refused-rule = Die Regeln erlauben das nicht.
refused-seat-is-bot = Da sitzt ein Bot.
refused-seat-is-person = Da sitzt ein Mensch.
refused-person-here = Wer dort sitzt, ist am Tisch und spielt selbst.
refused-seat-unknown = Diesen Platz gibt es am Tisch nicht.
refused-seats-number = Das sind zu viele oder zu wenige Plätze für dieses Spiel oder die Leute am Tisch.
refused-talk-off = An diesem Tisch sprecht ihr nur in fertigen Sätzen.
refused-too-large = Das ist zu lang.
refused-too-many-sockets = Zu viele offene Fenster. Schließ einige.
refused-undo-not-yours = Du kannst nur deinen eigenen letzten Zug zurücknehmen, und nur solange du dran bist.
refused-watching-only = Hier schaust du nur zu.
refused-device-unknown = So ein Gerät hast du nicht.
refused-devices-enough = Du bist auf zu vielen Geräten angemeldet. Melde zuerst eines ab.
refused-token-unknown = Dieser Token gilt nicht, oder er wurde zurückgenommen.
refused-not-for-bots = Das dürfen nur Menschen, keine Bots.
refused-bots-enough = Mehr Bots kannst du nicht haben. Entferne zuerst einen.
refused-bot-unknown = So einen Bot hast du nicht.
refused-banned = Du bist auf diesem Server gesperrt.
refused-blocked = Wer den Tisch leitet, will nicht mit dir spielen.
refused-watchers-sent = Alle, die nur zugesehen haben, wurden weggeschickt.
refused-phrase-unknown = Diese Wortfolge gehört niemandem. Vielleicht gilt schon eine neuere.

# Who you are on this server
me = Du auf diesem Server
me-about = Ein Konto gibt es nicht: Man kennt dich an diesem Browser. Mit einer Wortfolge findest du zu dir zurück, wenn der Browser dich vergisst.
device-any = Ein Browser
device-here = dieser
device-seen = zuletzt hier am { $day }
sign-out = Abmelden
sign-out-others = Alle anderen abmelden
blocked = Gesperrt
unblock = Wieder zulassen
my-bots = Deine Bots
my-bots-about = Auch ein eigenes Programm kann sich an Tische setzen. Es weist sich mit einem Token aus, und alle sehen, dass dort ein Bot sitzt. Wie das geht, steht in der Dokumentation: Write a bot.
bot-name = Name eines neuen Bots
bot-make = Token erzeugen
bot-token = Der Token für { $name }, nur dieses eine Mal zu sehen. Wer ihn hat, spielt als dein Bot.
bot-remove = Entfernen
phrase-make = Wortfolge erzeugen
phrase-about = Wer diese Wortfolge hat, gilt hier als du. Sie wird nur jetzt gezeigt: Schreib sie ab oder scanne den Code mit deinem anderen Gerät. Eine ältere gilt nicht mehr.
phrase-there = Deine Wortfolge vom { $day } gilt.
phrase-void = Ungültig machen
recover = Ich habe eine Wortfolge
recover-do = Hier verwenden
recover-about = Dieser Browser gehört dann der Person mit dieser Wortfolge. Was du hier bisher gespielt hast, bleibt zurück.
kept = Was gespeichert wird
kept-about = Namen, Züge und was am Tisch gesagt wird; von jedem Browser die Art und der Tag des letzten Besuchs. Keine Adresse, keine E-Mail, kein Passwort. Namen und Gespräch sehen alle am Tisch; wer den Server betreibt, kann alles lesen.
kept-reports = Was gemeldet wird, bleibt 90 Tage gespeichert, mit den Worten, um die es geht, auch wenn ihr Verfasser vergessen werden will.
kept-unfinished = { $days ->
    [0] Angefangene Spiele bleiben für immer.
   *[other] Angefangene Spiele werden nach so vielen Tagen ohne Zug gelöscht: { $days }.
}
kept-finished = { $days ->
    [0] Beendete Spiele bleiben für immer.
   *[other] Beendete Spiele werden nach so vielen Tagen gelöscht: { $days }.
}
kept-devices = Ein Browser wird nach so vielen Tagen ohne Besuch vergessen: { $days }.
export = Alle meine Daten als Datei
forget = Vergesst mich
forget-sure = Wirklich vergessen? Es gibt kein Zurück.
forget-about = Dein Name und was du geschrieben hast, verschwinden aus allen Spielen, ein Bot spielt für dich weiter, und Spiele ohne andere Menschen werden gelöscht.
