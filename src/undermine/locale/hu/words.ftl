# Szavak: ki mit állít, kit vádol vagy kiben bízik, mit kér, és mi bizonyult igaznak.

# Ahogy a beszélő mondja, buborékban és a beszélgetésben.
said-claim-gold = Itt az arany: { $place }!
said-claim-stone = Itt csak kő van: { $place }.
said-claim-exit = Itt a kijárat: { $place }!
said-claim-other = Ez nem a kijárat: { $place }.
said-card-loyal = { $target } klánkártyája: hűséges.
said-card-saboteur = { $target } klánkártyája: szabotőr!
said-accuse = { $target } szabotőr!
said-trust = { $target } megbízható.
said-mend = Ki javítja meg az eszközömet ({ $tool })?
said-dig = Ide ássatok: { $place }!
said-leave = Ide ne: { $place }!
said-deny = Nem vagyok szabotőr!
said-unsay-claim = Visszavonom, amit erről mondtam: { $place }.
said-unsay-accuse = Visszavonom a vádat: { $target }.
said-unsay-trust = Már nem bízom benne: { $target }.
said-to = { $name }! { $said }

# Amit egy játékosra vagy egy célra koppintva kínálunk.
words-say = Mondom mindenkinek
words-say-goal = Azt mondom, ez itt
words-say-card = Azt mondom, a klánkártya
words-mark = Csak te látod
words-did = Ebben a fordulóban
words-did-nothing = Még semmi.
do-accuse = Te vagy az!
do-trust = Bízom benned
do-deny = Nem vagyok szabotőr!
do-mend-me = Javítást kérek!
do-mend = Javítást kérek: { $tool }
do-dig = Ide ássatok!
do-leave = Ide ne!
thing-gold = Arany
thing-stone = Kő
thing-exit = Kijárat
thing-other = Valami más
mark-trust = Megbízható
mark-unsure = Bizonytalan
mark-suspect = Gyanús
mark-is = A jegyzeted: { $mark }
flag-says = { $name } szerint: { $what }
place-free = Itt még nincs semmi
threads = Mutassa, ki kit vádol, és ki kiben bízik
thread-accuse = { $name } → { $target }: vád
thread-trust = { $name } → { $target }: bizalom
stream-all = Minden
talk-to = Kinek?
talk-to-all = Mindenkinek

# Amikor véget ér a forduló.
reckoning = Ki mit mondott
reckoning-true = Igaz
reckoning-false = Nem igaz
reckoning-right = Talált
reckoning-wrong = Tévedés
reckoning-marks = A jegyzeteidből helyes: { $right } / { $all }

refused-word-unknown = Ilyet itt nem lehet mondani.
refused-word-none = Ebben a játékban senki nem állít semmit, és senki nem vádol senkit.
refused-word-other-game = Ilyet csak egy másik játékban lehet mondani.
refused-word-round = Ilyet csak akkor lehet mondani, amíg tart a forduló.
refused-word-seat = Nincs ilyen játékos.
refused-word-self = Ezt csak másról mondhatod.
refused-word-goal = Ott nincs cél.
refused-word-turned = Ezt a célt már felfordították: mindenki látja, mi van rajta.
refused-word-open = Ezt a klánkártyát már megmutatták: mindenki látja.
refused-word-far = Oda soha nem jut el kártya.
refused-word-unsaid = Ezt ebben a fordulóban nem mondtad, nincs mit visszavonni.
refused-words-off = Ennél az asztalnál senki nem állít semmit, és senki nem vádol senkit.
refused-claims-off = Ennél az asztalnál senki nem árulja el, mit látott.
refused-words-enough = Egy percre ennyi elég. Várj egy kicsit.
