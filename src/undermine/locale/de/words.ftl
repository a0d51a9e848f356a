# Worte: wer was behauptet, wen beschuldigt oder wem vertraut, worum bittet, und was davon stimmte.

# So, wie es gesagt wird, in der Sprechblase und im Gespräch.
said-claim-gold = Hier liegt das Gold: { $place }!
said-claim-stone = Hier liegt nur Stein: { $place }.
said-claim-exit = Hier geht es hinaus: { $place }!
said-claim-other = Hier geht es nicht hinaus: { $place }.
said-card-loyal = Auf der Clankarte von { $target } steht: treu.
said-card-saboteur = Auf der Clankarte von { $target } steht: Saboteur!
said-accuse = { $target } sabotiert uns!
said-trust = Ich vertraue { $target }.
said-mend = Wer repariert mir das Werkzeug ({ $tool })?
said-dig = Grabt hier: { $place }!
said-leave = Nicht hier: { $place }!
said-deny = Ich sabotiere nicht!
said-unsay-claim = Ich nehme zurück, was ich dazu gesagt habe: { $place }.
said-unsay-accuse = Ich beschuldige { $target } nicht mehr.
said-unsay-trust = Ich vertraue { $target } nicht mehr.
said-to = { $name }! { $said }

# Was beim Tippen auf jemanden oder auf ein Ziel angeboten wird.
words-say = Allen sagen
words-say-goal = Ich sage, das ist
words-say-card = Ich sage, die Clankarte ist
words-mark = Das siehst nur du
words-did = In dieser Runde
words-did-nothing = Noch nichts.
do-accuse = Du bist es!
do-trust = Ich vertraue dir
do-deny = Ich sabotiere nicht!
do-mend-me = Reparier mein Werkzeug!
do-mend = Wer repariert mir das ({ $tool })?
do-dig = Grabt hier!
do-leave = Nicht hier!
thing-gold = Gold
thing-stone = Stein
thing-exit = Der Ausgang
thing-other = Etwas anderes
mark-trust = Vertrauen
mark-unsure = Unsicher
mark-suspect = Verdacht
mark-is = Deine Notiz: { $mark }
flag-says = { $name } sagt: { $what }
place-free = Hier liegt noch nichts
threads = Zeigen, wer wen beschuldigt und wer wem vertraut
thread-accuse = { $name } beschuldigt { $target }
thread-trust = { $name } vertraut { $target }
stream-all = Alles
talk-to = An wen?
talk-to-all = An alle

# Wenn die Runde zu Ende ist.
reckoning = Was gesagt wurde
reckoning-true = Stimmt
reckoning-false = Stimmt nicht
reckoning-right = Richtig
reckoning-wrong = Falsch
reckoning-marks = Deine Notizen: { $right } von { $all } richtig

refused-word-unknown = Das lässt sich hier nicht sagen.
refused-word-none = In diesem Spiel behauptet niemand etwas und niemand wird beschuldigt.
refused-word-other-game = Das lässt sich nur in einem anderen Spiel sagen.
refused-word-round = Das lässt sich nur sagen, solange eine Runde läuft.
refused-word-seat = So jemand sitzt hier nicht.
refused-word-self = Das kannst du nur über jemand anderen sagen.
refused-word-goal = Dort ist kein Ziel.
refused-word-turned = Dieses Ziel ist aufgedeckt: Alle sehen, was dort liegt.
refused-word-open = Diese Clankarte ist aufgedeckt: Alle sehen sie.
refused-word-far = So weit kommt nie eine Karte.
refused-word-unsaid = Das hast du in dieser Runde nicht gesagt, es gibt nichts zurückzunehmen.
refused-words-off = An diesem Tisch behauptet niemand etwas und niemand wird beschuldigt.
refused-claims-off = An diesem Tisch verrät niemand, was er gesehen hat.
refused-words-enough = Das ist genug für eine Minute. Warte ein wenig.
