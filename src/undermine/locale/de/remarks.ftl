# Was Bots sagen, wenn ihnen etwas widerfährt, nach Anlass und Wesen: `any` sagen alle. $name: zu wem sie reden; $n: wie viele.

# Beschuldigt.
remark-accused-any-1 = Ich? Nie im Leben.
remark-accused-any-2 = Da musst du schon mehr bieten, { $name }.
remark-accused-any-3 = Und was, wenn du es bist, { $name }?
remark-accused-merry-1 = Ich? Der war gut!
remark-accused-merry-2 = Ich kann ja nicht mal eine Suppe versalzen, { $name }.
remark-accused-merry-3 = Ach komm, { $name }! Mit diesem Unschuldsgesicht?
remark-accused-gruff-1 = Ja, klar. Immer ich.
remark-accused-gruff-2 = Kümmer dich um deinen eigenen Gang, { $name }.
remark-accused-gruff-3 = Ich habe schon gegraben, da lagt ihr noch in der Wiege.
remark-accused-sly-1 = Interessant. Und wem nützt das, { $name }?
remark-accused-sly-2 = „Haltet den Dieb!“, ruft der Dieb.
remark-accused-sly-3 = Vorsicht, { $name }. So was fällt gern auf einen zurück.
remark-accused-terse-1 = Nein.
remark-accused-terse-2 = Falsch.
remark-accused-terse-3 = Guck genauer hin.
remark-accused-brash-1 = Was?! Sag das noch mal!
remark-accused-brash-2 = Unsinn! Beweis es, { $name }!
remark-accused-brash-3 = Quatsch mit Soße!
remark-accused-gentle-1 = Ich verstehe, warum du das denkst, aber nein.
remark-accused-gentle-2 = Das trifft mich ein wenig, { $name }.
remark-accused-gentle-3 = Bitte keine voreiligen Schlüsse.

# Jemand hat ihr Werkzeug kaputt gemacht.
remark-broken-any-1 = He, das habe ich noch gebraucht!
remark-broken-any-2 = Na, vielen Dank auch, { $name }.
remark-broken-any-3 = Und womit soll ich jetzt graben?
remark-broken-merry-1 = Ups, das war’s. Hat jemand Ersatz?
remark-broken-merry-2 = Na, dann mache ich eben Brotzeit.
remark-broken-merry-3 = Dabei haben wir uns so gut verstanden, { $name }!
remark-broken-gruff-1 = Typisch. Einfach typisch.
remark-broken-gruff-2 = Das war noch von meinem Großvater.
remark-broken-gruff-3 = Das wird dir noch leidtun.
remark-broken-sly-1 = Ist notiert, { $name }.
remark-broken-sly-2 = Jetzt wissen alle, wovor { $name } Angst hat.
remark-broken-sly-3 = Das kommt hier jemandem sehr gelegen.
remark-broken-terse-1 = Toll.
remark-broken-terse-2 = Warum?
remark-broken-terse-3 = Aua.
remark-broken-brash-1 = Ist das dein Ernst, { $name }?!
remark-broken-brash-2 = He! Finger weg!
remark-broken-brash-3 = Na warte, { $name }!
remark-broken-gentle-1 = Oh. Musste das wirklich sein?
remark-broken-gentle-2 = Du hattest sicher deine Gründe, { $name }.
remark-broken-gentle-3 = Magst du mir sagen, warum, { $name }?

# Jemand hat ihr Werkzeug repariert.
remark-mended-any-1 = Danke, { $name }!
remark-mended-any-2 = Dann mal zurück an die Arbeit.
remark-mended-any-3 = Du hast was gut bei mir, { $name }.
remark-mended-merry-1 = { $name }, du bist ein Schatz!
remark-mended-merry-2 = Wie neu! Los geht’s!
remark-mended-gruff-1 = Wurde auch Zeit.
remark-mended-gruff-2 = Hm. Na dann, danke.
remark-mended-sly-1 = Das vergesse ich dir nicht, { $name }.
remark-mended-sly-2 = In der Not erkennt man seine Freunde, { $name }.
remark-mended-terse-1 = Danke.
remark-mended-terse-2 = Geht wieder.
remark-mended-brash-1 = Ja! Jetzt passt mal auf!
remark-mended-brash-2 = Ha! Da bin ich wieder!
remark-mended-gentle-1 = Wie lieb von dir, { $name }.
remark-mended-gentle-2 = Danke, ich hätte mich kaum getraut zu fragen.

# Jemand vertraut ihnen.
remark-trusted-any-1 = Danke, { $name }. Das hört man gern.
remark-trusted-any-2 = Wenigstens hat hier jemand Augen im Kopf.
remark-trusted-merry-1 = Ach, { $name }! Ich mag dich auch!
remark-trusted-merry-2 = Seht ihr? Diese Nase lügt nicht.
remark-trusted-gruff-1 = Na also. Endlich ein vernünftiges Wort.
remark-trusted-gruff-2 = Jetzt nur nicht rührselig werden.
remark-trusted-sly-1 = Eine kluge Wahl, { $name }.
remark-trusted-sly-2 = Vertrauen ist etwas Schönes, nicht wahr?
remark-trusted-terse-1 = Richtig.
remark-trusted-terse-2 = Freut mich.
remark-trusted-brash-1 = Das sage ich doch die ganze Zeit!
remark-trusted-brash-2 = Genau! Hört auf { $name }!
remark-trusted-gentle-1 = Das bedeutet mir viel, { $name }.
remark-trusted-gentle-2 = Ich gebe mir Mühe, dich nicht zu enttäuschen.

# Was sie behauptet haben, stimmte nicht.
remark-caught-any-1 = Tja … da habe ich wohl etwas verwechselt.
remark-caught-any-2 = Hm. Das ist jetzt peinlich.
remark-caught-merry-1 = Hoppla! Überraschung!
remark-caught-merry-2 = Glaubt ihr mir, dass ich die Karte falsch herum gehalten habe?
remark-caught-gruff-1 = Und wenn schon. Irren ist zwergisch.
remark-caught-gruff-2 = Starrt mich nicht so an.
remark-caught-sly-1 = Komisch, bei Kerzenlicht sah das ganz anders aus.
remark-caught-sly-2 = Und wie viele haben mir geglaubt? Nur aus Neugier.
remark-caught-terse-1 = Hm.
remark-caught-terse-2 = Irrtum.
remark-caught-brash-1 = Ja, ja, schon gut! Mein Fehler!
remark-caught-brash-2 = Na und? Das hättet ihr auch gesagt!
remark-caught-gentle-1 = Oje. Ich bitte alle um Entschuldigung.
remark-caught-gentle-2 = Ich versinke im Boden. Samt Karte.

# Die Runde oder das Spiel ist gewonnen.
remark-won-any-1 = So macht man das.
remark-won-any-2 = Saubere Arbeit.
remark-won-merry-1 = Hurra! Limo für alle!
remark-won-merry-2 = Hat das Spaß gemacht! Noch mal, noch mal!
remark-won-gruff-1 = Geht doch.
remark-won-gruff-2 = Nicht schlecht. Ausnahmsweise.
remark-won-sly-1 = Lief alles wie geschmiert.
remark-won-sly-2 = Hat das irgendwer kommen sehen?
remark-won-terse-1 = Erledigt.
remark-won-terse-2 = Schön.
remark-won-brash-1 = Ja! Ja! Ja!
remark-won-brash-2 = Ha! Ein Kinderspiel!
remark-won-gentle-1 = Das war wunderschön. Danke euch allen.
remark-won-gentle-2 = Ich kann es noch gar nicht glauben.

# Verloren.
remark-lost-any-1 = Gut gespielt. Hut ab!
remark-lost-any-2 = Dann eben beim nächsten Mal.
remark-lost-merry-1 = Egal, Spaß gemacht hat es trotzdem!
remark-lost-merry-2 = Verlieren gibt die besseren Geschichten.
remark-lost-gruff-1 = Ich hab’s gewusst. Die ganze Zeit.
remark-lost-gruff-2 = Das kommt davon, wenn niemand auf mich hört.
remark-lost-sly-1 = Genießt es, solange es dauert.
remark-lost-sly-2 = Das war alles geplant. Nur nicht von mir.
remark-lost-terse-1 = Schade.
remark-lost-terse-2 = Weiter.
remark-lost-brash-1 = Was? Nein! Noch mal!
remark-lost-brash-2 = Ich will Revanche, und zwar sofort!
remark-lost-gentle-1 = Schade, aber das habt ihr euch verdient.
remark-lost-gentle-2 = Beim nächsten Mal wird es bestimmt besser.

# Was jemand anders behauptet hat, stimmte nicht.
remark-exposed-any-1 = So viel ist dein Wort also wert, { $name }.
remark-exposed-any-2 = Haben das alle gesehen?
remark-exposed-any-3 = { $name }, wir müssen reden.
remark-exposed-merry-1 = { $name }, du bist mir ja eine Marke!
remark-exposed-gruff-1 = Hier wird gelogen, dass sich die Balken biegen.
remark-exposed-sly-1 = Schade. Du lügst so schön, { $name }.
remark-exposed-terse-1 = Aha.
remark-exposed-brash-1 = Ha! Erwischt, { $name }!
remark-exposed-gentle-1 = Vielleicht war es nur ein Irrtum. Kommt vor.

# Gebeten, zu graben, wegzubleiben, zu reparieren.
remark-asked-any-1 = Mal sehen.
remark-asked-any-2 = Ich schaue, was ich auf der Hand habe.
remark-asked-any-3 = Ich denke darüber nach, { $name }.
remark-asked-merry-1 = Für dich alles, { $name }! Also, fast alles.
remark-asked-gruff-1 = Befehlen kann jeder.
remark-asked-sly-1 = Und was springt für mich dabei heraus, { $name }?
remark-asked-terse-1 = Vielleicht.
remark-asked-brash-1 = Eins nach dem anderen, { $name }!
remark-asked-gentle-1 = Ich tue, was ich kann, { $name }.

# Jemand behauptet das Gegenteil.
remark-contradicted-any-1 = Wir können nicht beide recht haben, { $name }.
remark-contradicted-any-2 = Ich bleibe bei dem, was ich gesagt habe.
remark-contradicted-merry-1 = Soll ich dir meine Brille leihen, { $name }?
remark-contradicted-gruff-1 = Ich weiß, was ich gesehen habe.
remark-contradicted-sly-1 = Dann steht Aussage gegen Aussage, { $name }.
remark-contradicted-terse-1 = Sehe ich anders.
remark-contradicted-brash-1 = Das ist doch erstunken und erlogen!
remark-contradicted-gentle-1 = Bist du dir ganz sicher, { $name }?

# Sie haben das Gold gefunden.
remark-found-any-1 = Gold! Echtes Gold!
remark-found-any-2 = Da ist es. Endlich.
remark-found-merry-1 = Schaut, wie es glänzt!
remark-found-gruff-1 = Na bitte. Und niemand wollte es glauben.
remark-found-sly-1 = Sieh an, sieh an. Was haben wir denn da?
remark-found-terse-1 = Gold.
remark-found-brash-1 = Gold! Und wer hat’s gefunden? Ich!
remark-found-gentle-1 = Oh, ist das schön.

# Sie haben ein Ziel aufgedeckt, und es war das falsche.
remark-blank-any-1 = Nichts. Weiter geht’s.
remark-blank-any-2 = Und dafür die ganze Graberei.
remark-blank-merry-1 = Jetzt wissen wir es wenigstens!
remark-blank-gruff-1 = Nichts. Was habt ihr denn erwartet?
remark-blank-sly-1 = Ein Rätsel weniger.
remark-blank-terse-1 = Hier nicht.
remark-blank-brash-1 = Mist! Dann eben das nächste!
remark-blank-gentle-1 = Es wäre auch zu einfach gewesen.

# Ein Steinschlag auf eine ihrer Karten.
remark-struck-any-1 = Das war mein Gang, { $name }!
remark-struck-any-2 = Den habe ich eben erst gegraben.
remark-struck-merry-1 = Nur gut, dass ich einen Helm habe, { $name }!
remark-struck-gruff-1 = Die ganze Arbeit für die Katz.
remark-struck-sly-1 = Was hat dich daran gestört, { $name }?
remark-struck-terse-1 = Mein Gang.
remark-struck-brash-1 = He! Und wer räumt das jetzt auf?
remark-struck-gentle-1 = Ausgerechnet den mochte ich so gern.

# Höhle: Ein Ungeheuer greift an, das jemand gerufen hat.
remark-hurt-any-1 = Ruf es zurück, { $name }!
remark-hurt-merry-1 = Das tut nichts, das will nur spielen. Oder?
remark-hurt-gruff-1 = Kusch! Weg mit dir!
remark-hurt-sly-1 = Ist das dein Haustier, { $name }?
remark-hurt-terse-1 = Autsch.
remark-hurt-brash-1 = Komm nur, ich habe keine Angst vor dir!
remark-hurt-gentle-1 = Liebes Ungeheuer. Braves Ungeheuer.

# Höhle: Jemand gibt ihnen Stiefel oder eine Axt.
remark-gift-any-1 = Danke, { $name }, das kann ich brauchen.
remark-gift-merry-1 = Ein Geschenk! Für mich?
remark-gift-gruff-1 = Das hat ja gedauert, { $name }.
remark-gift-sly-1 = Trau keinem Zwerg, der Geschenke bringt.
remark-gift-terse-1 = Nützlich.
remark-gift-brash-1 = Endlich! Jetzt bin ich weg!
remark-gift-gentle-1 = Wie aufmerksam von dir, { $name }.

# Höhle: Sie haben den Ausgang gefunden.
remark-way-out-any-1 = Da ist er, der Ausgang!
remark-way-out-merry-1 = Frische Luft! Ich rieche sie schon!
remark-way-out-gruff-1 = Endlich. Meine Knie haben genug.
remark-way-out-sly-1 = Jetzt fragt sich nur, wer zuerst dort ist.
remark-way-out-terse-1 = Der Ausgang.
remark-way-out-brash-1 = Hier lang! Lauft!
remark-way-out-gentle-1 = Seht nur, Tageslicht. Wie schön.

# Warum sie beschuldigen: Eine Behauptung war falsch.
remark-why-lied-any-1 = Was uns versprochen wurde, lag nicht dort.
remark-why-lied-any-2 = Alle haben es gesehen: Das war gelogen.
remark-why-lied-any-3 = Uns wurde etwas ganz anderes erzählt.

# Sackgassen.
remark-why-dead-ends-any-1 = { $n ->
    [1] Eine Sackgasse, sieh an!
   *[other] { $n } Sackgassen, das ist ja eine Sammlung.
 }
remark-why-dead-ends-any-2 = { $n ->
    [1] Eine Sackgasse legt niemand aus Versehen an.
   *[other] { $n } Sackgassen legt niemand aus Versehen an.
 }
remark-why-dead-ends-any-3 = { $n ->
    [1] Und was ist mit dieser Sackgasse?
   *[other] Was sollen diese { $n } Sackgassen?
 }
remark-why-dead-ends-any-4 = Dieser Gang führt doch nirgendwohin.

# Steinschläge.
remark-why-rocks-any-1 = Steine fallen nicht von selbst.
remark-why-rocks-any-2 = Diesen Gang haben wir gebraucht!
remark-why-rocks-any-3 = { $n ->
    [1] Eine gute Karte, einfach verschüttet.
   *[other] { $n } gute Karten, einfach verschüttet.
 }

# Umwege.
remark-why-longer-any-1 = Wer gräbt denn in diese Richtung?
remark-why-longer-any-2 = Je mehr { $name } gräbt, desto weiter weg ist das Gold.
remark-why-longer-any-3 = Das war ein schöner Umweg.
remark-why-longer-any-4 = Seit wann liegt das Gold dort drüben?

# Kaputtes Werkzeug.
remark-why-breaks-any-1 = { $n ->
    [1] Wer sonst macht uns das Werkzeug kaputt?
   *[other] { $n } kaputte Werkzeuge, und immer dieselbe Hand.
 }
remark-why-breaks-any-2 = Wer Gold sucht, macht den anderen nicht das Werkzeug kaputt.
remark-why-breaks-any-3 = Was hat das arme Werkzeug denn getan?

# Widersprochene Behauptungen.
remark-why-against-any-1 = Zwei erzählen zweierlei, und ich weiß, was ich nicht glaube.
remark-why-against-any-2 = Ich glaube nicht, was { $name } über dieses Ziel sagt.

# Abgeworfene Karten.
remark-why-throws-any-1 = { $n ->
    [1] Was war das wohl für eine Karte?
   *[other] { $n } Karten abgeworfen! Welche wohl?
 }
remark-why-throws-any-2 = Mehr abgeworfen als gegraben.
remark-why-throws-any-3 = Wer heiles Werkzeug hat, der gräbt.

# Nur ein Gefühl.
remark-why-hunch-any-1 = Nur so ein Gefühl. Aber ein starkes.
remark-why-hunch-any-2 = Ich beobachte das schon länger.
remark-why-hunch-any-3 = Es passt alles zusammen.
remark-why-hunch-any-4 = Auffällig still, oder nicht?
remark-why-hunch-any-5 = Hier stinkt etwas. Und meine Socken sind es nicht.
