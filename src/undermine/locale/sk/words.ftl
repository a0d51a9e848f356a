# Slová: čo kto tvrdí, koho obviňuje alebo komu verí, o čo žiada, a čo sa z toho potvrdilo.

# Tak, ako to hráč povie, v bubline a v chate.
said-claim-gold = Zlato skrýva { $place }!
said-claim-stone = Pozor, { $place } je len kameň.
said-claim-exit = Cesta von je { $place }!
said-claim-other = Toto nie je cesta von: { $place }.
said-card-loyal = { $target } má kartu verného trpaslíka.
said-card-saboteur = { $target } má kartu sabotéra!
said-accuse = { $target } sabotuje!
said-trust = Hráčovi { $target } verím.
said-mend = Kto mi opraví nástroj ({ $tool })?
said-dig = Kopte sem: { $place }!
said-leave = Sem nie: { $place }!
said-deny = Ja nesabotujem!
said-unsay-claim = Beriem späť svoje slová: { $place }.
said-unsay-accuse = Hráča { $target } už neobviňujem.
said-unsay-trust = Hráčovi { $target } už neverím.
said-to = { $name }! { $said }

# Čo sa ponúka po ťuknutí na hráča alebo na cieľ.
words-say = Povedať všetkým
words-say-goal = Hovorím, že toto je
words-say-card = Hovorím, že klanová karta je
words-mark = Toto vidíš iba ty
words-did = V tomto kole
words-did-nothing = Zatiaľ nič.
do-accuse = To si ty!
do-trust = Verím ti
do-deny = Ja nesabotujem!
do-mend-me = Oprav mi nástroj!
do-mend = Kto mi opraví nástroj ({ $tool })?
do-dig = Kopte sem!
do-leave = Sem nie!
thing-gold = Zlato
thing-stone = Kameň
thing-exit = Cesta von
thing-other = Niečo iné
mark-trust = Verím
mark-unsure = Neviem
mark-suspect = Podozrievam
mark-is = Tvoja poznámka: { $mark }
flag-says = { $name } hovorí: { $what }
place-free = Tu ešte nič neleží
threads = Ukazovať, kto koho obviňuje a kto komu verí
thread-accuse = { $name } → { $target }: obvinenie
thread-trust = { $name } → { $target }: dôvera
stream-all = Všetko
talk-to = Komu?
talk-to-all = Všetkým

# Keď sa kolo skončí.
reckoning = Čo kto hovoril
reckoning-true = Pravda
reckoning-false = Nie je to pravda
reckoning-right = Trefa
reckoning-wrong = Vedľa
reckoning-marks = Tvoje poznámky: správne { $right } z { $all }

refused-word-unknown = Toto sa tu povedať nedá.
refused-word-none = V tejto hre nikto nič netvrdí ani nikoho neobviňuje.
refused-word-other-game = Toto sa dá povedať len v inej hre.
refused-word-round = To sa dá povedať, len kým sa hrá kolo.
refused-word-seat = Taký hráč tu nie je.
refused-word-self = To môžeš povedať len o niekom inom.
refused-word-goal = Tam žiadny cieľ nie je.
refused-word-turned = Tento cieľ je odkrytý, každý vidí, čo na ňom je.
refused-word-open = Túto klanovú kartu už všetci vidia.
refused-word-far = Tam žiadna karta nikdy nedosiahne.
refused-word-unsaid = V tomto kole to od teba nezaznelo, niet čo brať späť.
refused-words-off = Pri tomto stole nikto nič netvrdí ani nikoho neobviňuje.
refused-claims-off = Pri tomto stole nikto neprezrádza, na čo sa pozeral.
refused-words-enough = Na jednu minútu to stačí. Chvíľu počkaj.
