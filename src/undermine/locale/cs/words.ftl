# Slova: co kdo tvrdí, koho obviňuje nebo komu věří, o co žádá, a co se z toho potvrdilo.

# Tak, jak to mluvčí říká, v bublině a v chatu.
said-claim-gold = Zlato skrývá { $place }!
said-claim-stone = Pozor, { $place } je jen kámen.
said-claim-exit = Cesta ven je { $place }!
said-claim-other = Tohle není cesta ven: { $place }.
said-card-loyal = { $target } má kartu věrného trpaslíka.
said-card-saboteur = { $target } má kartu sabotéra!
said-accuse = { $target } sabotuje!
said-trust = Hráči { $target } věřím.
said-mend = Kdo mi opraví nástroj ({ $tool })?
said-dig = Kopejte sem: { $place }!
said-leave = Sem ne: { $place }!
said-deny = Já nesabotuju!
said-unsay-claim = Beru zpátky svá slova: { $place }.
said-unsay-accuse = Hráče { $target } už neobviňuju.
said-unsay-trust = Hráči { $target } už nevěřím.
said-to = Pro hráče { $name }: { $said }

# Co se nabízí po ťuknutí na hráče nebo na cíl.
words-say = Říct všem
words-say-goal = Říkám, že tohle je
words-say-card = Říkám, že klanová karta je
words-mark = Tohle vidíš jen ty
words-did = V tomto kole
words-did-nothing = Zatím nic.
do-accuse = Jsi to ty!
do-trust = Věřím ti
do-deny = Já nesabotuju!
do-mend-me = Oprav mi nástroj!
do-mend = Kdo mi opraví nástroj ({ $tool })?
do-dig = Kopejte sem!
do-leave = Sem ne!
thing-gold = Zlato
thing-stone = Kámen
thing-exit = Cesta ven
thing-other = Něco jiného
mark-trust = Věřím
mark-unsure = Nevím
mark-suspect = Podezírám
mark-is = Tvoje poznámka: { $mark }
flag-says = { $name } říká: { $what }
place-free = Tady ještě nic neleží
threads = Ukazovat, kdo koho obviňuje a kdo komu věří
thread-accuse = { $name } → { $target }: obvinění
thread-trust = { $name } → { $target }: důvěra
stream-all = Vše
talk-to = Komu?
talk-to-all = Všem

# Když kolo skončí.
reckoning = Co kdo říkal
reckoning-true = Pravda
reckoning-false = Není to pravda
reckoning-right = Trefa
reckoning-wrong = Vedle
reckoning-marks = Tvoje poznámky: správně { $right } z { $all }

refused-word-unknown = Tohle se tu říct nedá.
refused-word-none = V této hře nikdo nic netvrdí ani nikoho neobviňuje.
refused-word-other-game = Tohle se dá říct jen v jiné hře.
refused-word-round = To se dá říct, jen dokud se hraje kolo.
refused-word-seat = Takový hráč tu není.
refused-word-self = To můžeš říct jen o někom jiném.
refused-word-goal = Tam žádný cíl není.
refused-word-turned = Tento cíl je odkrytý, každý vidí, co na něm je.
refused-word-open = Tuhle klanovou kartu už všichni vidí.
refused-word-far = Tam žádná karta nikdy nedosáhne.
refused-word-unsaid = V tomto kole to od tebe nezaznělo, není co brát zpátky.
refused-words-off = U tohoto stolu nikdo nic netvrdí ani nikoho neobviňuje.
refused-claims-off = U tohoto stolu nikdo neprozrazuje, na co se díval.
refused-words-enough = Na jednu minutu to stačí. Chvilku počkej.
