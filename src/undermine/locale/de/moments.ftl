# The great moments, and what happened since the own last decision.

moment-skip = Weiter
role-turn = Deine geheime Karte aufdecken
role-turn-about = Schaut dir niemand über die Schulter? Dann tippe auf die Karte und decke sie auf.
saboteurs-one-clan = Ihr tragt alle dieselbe Farbe: Der andere Clan besteht aus den Saboteuren, die sich unter euch verbergen.
saboteurs-or = Saboteure unter euch { $seats }: { $least } oder { $most }.
saboteurs-at-most = { $most ->
    [1] Unter euch { $seats } ist höchstens ein Saboteur, vielleicht auch keiner.
   *[other] Saboteure unter euch { $seats }: höchstens { $most }.
}
saboteurs-exactly = { $least ->
    [0] Unter euch ist kein Saboteur.
   *[other] Saboteure unter euch { $seats }: { $least }.
}
find-treasure = Der Schatz!
find-stone = Nur Stein.
find-gold = { $n ->
    [one] Gold: 1 Goldstück!
   *[other] Gold: { $n } Goldstücke!
}
find-exit = Der Ausgang!
find-vein = Eine Goldader!
find-ladder = Eine Leiter.
find-lair = Ein Bau!
hit-break = { $by ->
    [nobody] Dein Werkzeug ist kaputt: { $tool }!
   *[other] { $name } macht dein Werkzeug kaputt: { $tool }!
}
hit-break-other = { $by ->
    [nobody] { $target }: Werkzeug kaputt ({ $tool })!
   *[other] { $name } macht bei { $target } Werkzeug kaputt ({ $tool })!
}
hit-rockfall = { $by ->
    [nobody] Steinschlag!
   *[other] { $name } lässt Steine auf deine Karte stürzen!
}
hit-rockfall-other = Steinschlag!
hit-attack = { $beast } greift dich an!
hit-attack-other = { $beast } greift { $target } an!
answer-goal = Hier liegt ({ $place }):
answer-seat = Die Clankarte von { $name }:
answer-aside = Die beiseitegelegten Clankarten:
answer-seen = Gesehen
answer-only = Das siehst nur du.
since = Seit deinem letzten Zug
log-step = { $name } bewegt sich.
log-step-at = { $name } bewegt sich { $place }.
log-step-beast = { $name } führt ein Ungeheuer: { $beast }.
talk-unread = { $n ->
    [one] 1 ungelesene Nachricht
   *[other] { $n } ungelesene Nachrichten
}
aside-short = zur Seite gelegt
haul-round = diese Runde
haul-total = insgesamt
haul-trolls = Trolle
haul-brought = { $n ->
    [one] diese Runde: 1 Goldkarte
   *[other] diese Runde: { $n } Goldkarten
}
haul-all = { $n ->
    [one] insgesamt 1 Karte
   *[other] insgesamt { $n } Karten
}
sum-clan = { $clan }: { $nuggets } × { $people } = { $value }
sum-clan-short = { $clan }: { $value }
sum-of = { $parts } = { $n }
owes = { $n ->
    [one] schuldet den Trollen 1 Goldstück
   *[other] schuldet den Trollen { $n } Goldstücke
}
result-you-too = Du hast gewonnen, zusammen mit { $names }!
