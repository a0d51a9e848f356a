# Stránka: obrazovky, tlačidlá, výzvy, záznam hry.

game-saboteur = Sabotér
game-saboteur-about = Kopte spolu k zlatu – ale niekto pri stole kope proti vám. 3–10 hráčov.
game-duel = Duel
game-duel-about = Dvaja trpaslíci sa ženú za zlatom cez dvere, trolov a mosty. 2 hráči.
game-cave = Temná jaskyňa
game-cave-about = Dva klany hľadajú cestu von a v pätách majú krysu, plazúňa a škriatka. 2–8 hráčov.
game-solo = Sólo v bani
game-solo-about = Koľko zlata vynesieš bez cudzej pomoci? 1 hráč.

# Domov
tagline = Kop s priateľmi za zlatom – a zisti, kto kope proti tebe.
play-now = Hrať hneď
play = Hrať
with-friends = S priateľmi
learn = Ako sa hrá a čo sa hralo
continue = Pokračovať v hre
your-turn = Si na ťahu
make-table = Založiť stôl
join = Prisadnúť
join-code = Kód stola
public-tables = Verejné stoly
pass-and-play = Na jednom zariadení
lesson = Prvá lekcia
rules = Pravidlá
my-games = Moje hry
daily = Dnešná výzva
your-name = Tvoje meno
guest-name = Kopáč
players-number = { $n ->
    [few] { $n } hráči
   *[other] { $n } hráčov
}: ty a { $bots ->
    [one] 1 bot
    [few] { $bots } boti
   *[other] { $bots } botov
}
bot-level = Akí dobrí majú byť boti?
level-mole = Krtko
level-apprentice = Učeň
level-miner = Baník
home = Domov
close = Zavrieť
cancel = Zrušiť
menu = Ponuka
settings = Nastavenia
language = Jazyk
not-found = Na tejto adrese nič nie je.
connecting = Pripájam…
offline = Bez siete. Čo máš otvorené, zostáva; na hru treba spojenie.

# Zakladanie stola
which-game = Ktorá hra?
how-to-sit = Ako sedíte?
mode-online = Každý má svoje zariadenie
mode-online-about = Dostaneš odkaz a kód, ktoré pošleš ostatným.
mode-pass = Jedno zariadenie pre všetkých
mode-pass-about = Podávate si ho; karty medzitým skryje opona.
mode-tv = Televízor a telefóny
mode-tv-about = Na veľkej obrazovke je stôl, v telefónoch karty.
players-range = { $min ->
    [2] { $max ->
        [2] 2 hráči
       *[other] 2–{ $max } hráčov
    }
   *[other] { $min }–{ $max } hráčov
}
seats-number = { $n ->
    [one] 1 miesto
    [few] { $n } miesta
   *[other] { $n } miest
}
names = Mená
player-n = Hráč { $n }
options = Možnosti
keep = Uložiť
option-edition = Vydanie
option-edition-about = Vydanie z roku 2006 delí zlato podľa počtu hráčov a chodby nemusia nadväzovať na štart.
option-edition-modern = súčasné
option-edition-2006 = 2006
option-connect = Nové chodby
option-connect-about = Či nová karta musí byť spojená so štartom.
option-connect-start = musia viesť k štartu
option-connect-any = môžu nadviazať kdekoľvek
option-first = Kto začína
option-first-about = Miesto, ktoré hrá prvé v prvom kole.
option-first-random = žrebom
option-first-seat = Miesto { $n }
option-anchor = Odkiaľ sa kope
option-anchor-about = Či smieš nadviazať aj na súperovu chodbu.
option-anchor-any = od oboch štartov
option-anchor-own = len od vlastného štartu
option-colour = Tvoja farba
option-colour-about = Dvere druhej farby máš zamknuté.
option-colour-green = Zelená
option-colour-blue = Modrá
option-end = Koniec hry
option-end-about = Či sa posledný hráč po poslednej karte ešte smie pohnúť.
option-end-immediate = ihneď
option-end-turn = po dohraní ťahu
option-away = Keď niekto odíde
option-away-wait = Počkať
option-away-wait-about = Stôl čaká, ako dlho bude treba.
option-away-clock = Minúta na každé rozhodnutie
option-away-clock-about = Keď minúta uplynie, rozhodne tentoraz bot.
option-away-bot = Zaskočí bot
option-away-bot-about = Po minúte hrá bot a po návrate miesto zase uvoľní.
option-public = Verejný stôl
option-public-about = Ktokoľvek ho nájde a môže prisadnúť.
option-free-text = Voľný chat
option-free-text-about = Hráči smú písať, čo chcú, nielen pripravené vety.
option-undo = Vracanie ťahu
option-undo-about = Ťah sa dá vziať späť, kým sa neukázalo nič nové.

# Pred hrou
invite = Pozvánka
invite-about = Otvor túto stránku na inom zariadení a zadaj kód, alebo načítaj QR kód.
table-code = Kód stola { $code }
share-link = Poslať odkaz
copied = Skopírované
television = Televízor
qr = QR kód stola { $code }
seats = Miesta
seat-free = voľné
sit = Posadiť sa
sit-too = Ďalší hráč sem
stand = Vstať
remove = Odobrať: { $name }
host = hostiteľ
hand-over = Nový hostiteľ: { $name }
add-bot-here = Posadiť bota na miesto { $n }
bots = Boti:
fill-bots = { $n ->
    [one] Doplniť 1 miesto
    [few] Doplniť { $n } miesta
   *[other] Doplniť { $n } miest
}
ready = môže začať
not-ready = ešte nie
i-am-ready = Môžem začať
not-yet = Ešte nie
away = preč
shuffled = zamiešané
start = Začať
wait-seats = { $n ->
    [one] Jedno miesto je ešte voľné.
    [few] { $n } miesta sú ešte voľné.
   *[other] { $n } miest je ešte voľných.
}
wait-ready = Čaká sa na: { $names }
wait-host = Hru spustí { $name }.
fair = Poctivé miešanie
fair-about = Server si pred hrou zvolí tajomstvo, ktoré už nemôže zmeniť, a každý prehliadač pridá vlastnú náhodu. Po hre môže každý overiť, že karty nikto nevyberal.
seats-taken = obsadené { $taken }/{ $seats }
watch = Sledovať
no-public-tables = Práve nie je otvorený žiadny verejný stôl. Založ ho!
no-games = Zatiaľ tu nemáš žiadnu hru.
replays = Záznamy
table-gone = Tento stôl už neexistuje.

# Stôl
round-n = { $n }. kolo
board = Bludisko
board-closer = Bližšie
board-fit = Ukázať všetko
board-far = Miesta mimo dohľadu
board-show = Ukázať: { $place }
board-more = { $n ->
    [one] ešte 1 miesto
    [few] ešte { $n } miesta
   *[other] ešte { $n } miest
}
board-words = Bludisko slovami
goal-hidden = cieľ lícom nadol
goal-known = cieľ lícom nadol, ale poznáš ho: { $card }
goal-upper = horný cieľ
goal-middle = prostredný cieľ
goal-lower = dolný cieľ
goal-near-upper = bližší horný cieľ
goal-near-middle = bližší prostredný cieľ
goal-near-lower = bližší dolný cieľ
goal-second-upper = druhý horný cieľ
goal-second-lower = druhý dolný cieľ
goal-last-middle = najvzdialenejší cieľ
goal-northeast = severovýchodný cieľ
goal-northwest = severozápadný cieľ
goal-southeast = juhovýchodný cieľ
goal-southwest = juhozápadný cieľ
place = na { $cell }
field-tunnel = úzky tunel
field-goal = neznámy cieľ
hand = Tvoje karty
players = Hráči
you = ty
cards-held = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kariet
}
broken = rozbité: { $tool }
gold-cards = { $n ->
    [one] 1 karta zlata
    [few] { $n } karty zlata
   *[other] { $n } kariet zlata
}
nuggets = { $n ->
    [one] 1 nuget
    [few] { $n } nugety
   *[other] { $n } nugetov
}
claimed = v tomto kole navyše { $n }
axes = { $n ->
    [one] 1 sekera
    [few] { $n } sekery
   *[other] { $n } sekier
}
out = vonku
on-turn = na ťahu
piles = Doberací balíček { $deck }, odhodené { $discards }
discards = Odhodené karty ({ $n })
face-down = lícom nadol
clan-blue = Modrý klan
clan-yellow = Žltý klan
clan-short-blue = M
clan-short-yellow = Ž
loyalty-loyal = verný
loyalty-saboteur = sabotér
role-digger = Zlatokop
role-saboteur = Sabotér
role-digger-about = Kop s ostatnými k pokladu. Ak sa nájde skôr, než sa minú karty, zlatokopi sa o zlato podelia.
role-saboteur-about = Nedovoľ ostatným dôjsť k pokladu a nedaj nič najavo. Ak sa skôr minú karty, vyhrávaš.
loyalty-loyal-about = Pracuješ pre svoj klan: { $clan }. Vynes z jaskyne jeho zlato.
loyalty-saboteur-about = Navonok: { $clan }. V skutočnosti pracuješ pre druhý klan a nikto iný to nevie.
role-look = Pozrieť sa na svoju tajnú kartu
role-short = Kto som?
role-is = Si: { $role }

prompt-wait = { $name } rozmýšľa…
prompt-choose = Vyber ťah.
prompt-play = Si na ťahu: vyber kartu.
prompt-play-bribe = Si na ťahu: vyber kartu, alebo podplať označeného trola.
prompt-play-cut = Si na ťahu: vyber kartu, alebo presekni označenú pavučinu.
prompt-play-broken = Máš rozbitý nástroj, chodby stavať nemôžeš. Oprav ho, zahraj inú kartu, alebo nejakú odhoď.
prompt-nowhere = Teraz sa zahrať nedá. Nechaj si ju, alebo ju odhoď.
prompt-lay = Položiť sem?
prompt-lay-turn = Polož ju sem, alebo ju najprv otoč.
prompt-draft = Vyber si kartu zlata.
prompt-walk = { $steps ->
    [one] Choď: ťukni na krúžok. Zostáva 1 krok.
    [few] Choď: ťukni na krúžok. Zostávajú { $steps } kroky.
   *[other] Choď: ťukni na krúžok. Zostáva { $steps } krokov.
}
prompt-monster = { $steps ->
    [one] Veď príšeru: ťukni na krúžok. Zostáva 1 krok.
    [few] Veď príšeru: ťukni na krúžok. Zostávajú { $steps } kroky.
   *[other] Veď príšeru: ťukni na krúžok. Zostáva { $steps } krokov.
}
prompt-react = { $beast } útočí! Použiť sekeru?
prompt-bribe = Podplať trola, alebo ukonči ťah.
prompt-pay = Vyber, čím zaplatíš trolom.
prompt-orient = Ako má cieľ ležať?
prompt-scrap = Vyber dve karty, ktorých sa vzdáš. Opraví sa: { $tool }.
prompt-discard-two = Vyber jednu alebo dve karty na odhodenie.

turn-card = Otočiť
discard = Odhodiť
undo = Vziať späť
do-it = Vykonať
do-place = Položiť
do-break = Rozbiť
do-repair = Opraviť
do-rockfall = Odstrániť
do-map = Pozrieť sa
do-key = Odomknúť
do-bribe = Podplatiť
do-orient = Takto
do-info = Pozrieť sa
do-swap = Vymeniť
do-boots = Dať topánky
do-axe = Dať sekeru
do-web = Položiť
do-cut = Preseknúť
do-scrap = Opraviť za 2 karty: { $tool }
do-discard = { $n ->
    [0] Odhodiť
    [one] Odhodiť 1 kartu
    [few] Odhodiť { $n } karty
   *[other] Odhodiť { $n } kariet
}
understood = Dobre
welcome-saboteur = Klaď chodby od rebríka vľavo k cieľom vpravo: pod jedným z nich leží poklad. Ale niekto možno kope proti vám! Najprv sa pozri na svoju tajnú kartu vľavo dole.
welcome-duel = Kop od rebríka so svojím znakom k zlatu a k cieľom: k čomu tvoje chodby dôjdu prvé, to je tvoje. Dvere s cudzím znakom sú pre teba zamknuté, trolovia chcú nuget. Vyhráva najviac zlata po troch kolách.
welcome-solo = Kop od svojho rebríka k zlatu a k cieľom: k čomu tvoje chodby dôjdu, to je tvoje. Rozbité nástroje a závaly prichádzajú z doberacieho balíčka. Koľko zlata vynesieš za tri kolá?
welcome-cave = Zahraj kartu a potom choď so svojím trpaslíkom, najviac tri kroky. Východ leží pod jedným zo štyroch cieľov: dones tam svoje nugety. Tajná karta vľavo dole hovorí, pre ktorý klan naozaj pracuješ.
rule-read = Pravidlo { $clause }

move-place = { $card } { $place }
move-break = Rozbiť: { $tool }, { $target }
move-repair = Opraviť: { $tool }, { $target }
move-rockfall = Zával { $place }
move-map = Pozrieť sa: { $place }
move-key = Odomknúť dvere { $place }
move-bribe = Podplatiť trola { $place }
move-discard = Odhodiť: { $card }
move-scrap = Vzdať sa: { $card }; opraviť: { $tool }
move-end = Ukončiť ťah
move-take = Vziať { $n }
move-pay = Zaplatiť { $numbers }
move-orient = Cieľ položiť takto: { $card }
move-info-cell = Pozrieť sa: { $place }
move-info-seat = Klanová karta: { $target }
move-swap = Vymeniť karty: { $target }
move-boots = Topánky: { $target }
move-axe = Sekera: { $target }
move-web = Pavučina { $place }
move-cut = Preseknúť pavučinu { $place }
move-rat = Privolať krysu { $place }
move-rat-on = Pohnúť krysou
move-crawler = Privolať plazúňa { $place }
move-crawler-on = Pohnúť plazúňom
move-goblin = Privolať škriatka { $place }
move-goblin-on = Pohnúť škriatkom
move-step = Krok { $place }
move-halt = Zastaviť
move-strike = Použiť sekeru
move-endure = Vydržať útok

# Záznam
log = Priebeh
talk = Chat
chronicle = Priebeh a chat
log-empty = Zatiaľ sa nič nestalo.
talk-empty = Zatiaľ nikto nič nepovedal.
talk-write = Napíš niečo
send = Odoslať
mute = Stlmiť: { $name }
log-round = Začína sa { $round }. kolo.
log-place = { $name } kladie: { $card }.
log-place-at = { $name } kladie: { $card } { $place }.
log-break = { $name } → { $target }: rozbitý nástroj ({ $tool }).
log-repair = { $name } → { $target }: opravené ({ $tool }).
log-repair-self = { $name } si opravuje: { $tool }.
log-rockfall = { $name }: zával!
log-rockfall-at = { $name }: zával { $place }.
log-map = { $name } sa tajne pozerá: { $place }.
log-map-known = { $name } sa tajne pozerá: { $place } – { $card }.
log-discard = { $name } odhadzuje.
log-goal = Odkryté: { $place } – { $card }.
log-take = { $name } si berie kartu zlata.
log-pay = { $name } dostáva zlato.
log-bribe = { $name } podpláca trola.
log-key = { $name } odomyká dvere.
log-claim = { $n ->
    [one] { $name } získava 1 nuget.
    [few] { $name } získava { $n } nugety.
   *[other] { $name } získava { $n } nugetov.
}
log-scrap = { $name } sa vzdáva dvoch kariet a opravuje: { $tool }.
log-pay-trolls = { $name } platí trolom.
log-goal-found = { $name } odhaľuje: { $place } – { $card }.
log-strike = { $name } zaháňa príšeru: { $beast }!
log-strike-known = Dobraté a hneď vyložené: { $card }.
log-call = { $name } privoláva: { $beast }!
log-attack = { $beast } útočí na hráča { $name }!
log-lose = { $name } prichádza o kartu.
log-lose-nugget = { $name } prichádza o nuget.
log-monster-leaves = { $beast } mizne.
log-stand-up = { $name } znova vstáva, v tomto ťahu však nechodí.
log-skip = { $name } nemá karty a vynecháva.
log-show = { $name } ukazuje klanovú kartu: { $identity }.
log-vein = { $name } si berie nuget zo zlatej žily.
log-web = { $name } kladie pavučinu.
log-cut = { $name } presekáva pavučinu.
log-boots = { $name } → { $target }: topánky.
log-boots-self = { $name } si obúva topánky.
log-axe = { $name } → { $target }: bojová sekera.
log-axe-self = { $name } si berie bojovú sekeru.
log-swap = { $name } ↔ { $target }: výmena kariet.
log-info-goal = { $name } sa tajne pozerá: { $place }.
log-info-goal-known = { $name } sa tajne pozerá: { $place } – { $card }.
log-info-seat = { $name } sa pozerá na klanovú kartu hráča { $target }.
log-info-seat-known = { $name } sa pozerá na klanovú kartu hráča { $target }: { $identity }.
log-exit = { $name } je vonku!
log-look-aside = { $name } je vonku skôr než ostatní a prezerá si odložené klanové karty.
log-look-aside-known = { $name } je vonku skôr než ostatní. Odložené boli: { $identity }.
reason-most-nuggets-after-three-rounds = Najviac nugetov po troch kolách.
reason-nuggets-after-three-rounds = Nugety po troch kolách.
reason-no-card-is-left = Minuli sa všetky karty.
reason-all-who-work-for-blue-are-out = Všetci, čo pracujú pre modrý klan, sú vonku.
reason-all-who-work-for-yellow-are-out = Všetci, čo pracujú pre žltý klan, sú vonku.
reason-nobody-can-play-a-card-any-more = Nikto už nemôže zahrať kartu.
rating-1 = Hŕstka na začiatok. Kop ďalej!
rating-2 = Na učňa slušný náklad.
rating-3 = Plný vozík: výborne, baník!
rating-4 = Majster bane!
log-round-end = Kolo sa skončilo.
log-game-end = Hra sa skončila.

# Koniec kola a hry
round-end = Kolo sa skončilo
round-diggers = Zlatokopi našli poklad!
round-saboteurs = Sabotéri zvíťazili!
round-nobody = Toto kolo nevyhral nikto
round-why-saboteurs = Karty sa minuli skôr, než sa našiel poklad.
round-why-nobody = Karty sa minuli a nikto z vás nebol sabotér.
round-why-goals = Všetky ciele sú odkryté.
round-why-tokens = Posledný žetón je položený: ďalšie zlato sa už získať nedá.
round-why-cards = Minuli sa karty.
aside-was = Odložená karta bola: { $role }
pay-due = získava { $n }
draft-wait = { $name } si vyberá zlato ({ $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } kariet
})…
next-round = Do { $n }. kola
to-result = K výsledku
result-you = Vyhrávaš!
result-won = { $n ->
    [one] Vyhráva { $names }!
   *[other] Vyhrávajú { $names }!
}
result-nobody = Nikto nevyhral.
result-solo = { $n ->
    [one] Vynesené: 1 nuget!
    [few] Vynesené: { $n } nugety!
   *[other] Vynesené: { $n } nugetov!
}
winner = víťaz
clan-values = Modrý klan: { $blue } · Žltý klan: { $yellow }
clan-values-about = Čo ktorý klan vyniesol von, krát počet tých, čo pracujú pre druhý klan.
rematch = Hrať znova
to-rematch = K novej hre
replay = Záznam hry
share-result = Zdieľať
share-solo = { $n ->
    [one] { $name }: vynesený 1 nuget!
    [few] { $name }: vynesené { $n } nugety!
   *[other] { $name }: vynesených { $n } nugetov!
}
share-send = Poslať
share-keep = Uložiť obrázok
share-copy = Skopírovať text
share-drawing = Kreslím…
share-picture-of = Obrázok výsledku: { $title }
share-failed = Prehliadač to nedovolí. Ulož si obrázok.
download = Stiahnuť záznam
check-shuffle = Overiť miešanie
shuffle-good = Miešanie presne zodpovedá tomu, čo server pred hrou sľúbil.
shuffle-own = Miešanie presne zodpovedá sľubu a je v ňom aj tvoja náhoda.
shuffle-bad = Miešanie nezodpovedá sľubu!
shuffle-public = Toto rozdanie bolo verejné od začiatku, nebolo čo sľubovať.
shuffle-unable = Tento prehliadač to overí len cez zabezpečené spojenie. Použi „undermine verify“.

# Na jednom zariadení
curtain-for = Na ťahu: { $name }
curtain-look-away = Podajte zariadenie ďalej. Ostatní sa nepozerajú.
curtain-open = Som { $name }

# Televízor
tv-join = Otvor v telefóne { $address } a zadaj:
tv-to-lobby = Boti a možnosti

# Ponuka
hint = Poraď mi
sound = Zvuky
motion-off = Bez animácií
large-text = Veľké písmo
all-moves = Všetky možné ťahy ({ $n })
move-seat = Pokračovať na inom zariadení
move-seat-about = Načítaj to druhým zariadením, alebo tam otvor odkaz. Funguje raz.
take-back = Vrátiť na toto zariadenie: { $name }
delete-table = Zmazať tento stôl
delete-sure = Naozaj zmazať so všetkým?

# Záznam hry
replay-start = Začiatok
replay-move = Ťah { $n }/{ $all }
replay-first = Na začiatok
replay-back = O ťah späť
replay-play = Prehrať
replay-pause = Pozastaviť
replay-next = O ťah ďalej
replay-last = Na koniec
share-moment = Zdieľať túto chvíľu
carry-on = Hrať odtiaľto ďalej
eyes = Čími očami
eyes-all = Všetko odkryté
eyes-public = Čo vidia všetci
eyes-seat = Očami: { $name }

# Pravidlá
rules-whole = Celé pravidlá
rules-summary = Jedna strana na tlač
rules-missing = Táto stránka pravidiel tu nie je.
contents = Obsah
print = Vytlačiť

# Nastavenia
large-text-about = Väčšie písmo a tlačidlá všade.
motion = Animácie
motion-auto = podľa zariadenia
motion-on = zapnuté
motion-about = Karty lietajú a otáčajú sa, alebo sa jednoducho objavia.
sound-about = Krátky zvuk, keď si na ťahu a keď sa niečo stane.
keyboard = Klávesnica
key-digits = 1–9
key-digits-about = vybrať kartu
key-arrows = Šípky
key-arrows-about = z miesta na miesto
key-enter = Enter
key-enter-about = zvoliť miesto, potom zahrať
key-r = R
key-r-about = otočiť kartu
key-escape = Esc
key-escape-about = vrátiť kartu

# Spojenie a odmietnutia
connection-lost = Spojenie sa stratilo, skúšam to znova. Čo teraz urobíš, sa neodošle.
connection-slow = Čakám na server…
notice-storage-lost = Server práve nemôže ukladať ťahy. Chvíľu počkaj.
notice-restarting = Server sa reštartuje. O chvíľu sa hrá ďalej.
refused-offline = Server neodpovedá. Nič sa neodoslalo, skús to znova.
refused-lost = Spojenie spadlo skôr, než prišla odpoveď. Pozri sa, či sa ťah vykonal.
refused-stale = Hra medzitým pokročila. Nič sa nestalo.
refused-syntax = Taký ťah v tejto hre nie je.
refused-too-fast = Nie tak rýchlo, prosím.
refused-storage = Server práve nemôže ukladať ťahy. Nič sa nestalo, skús to znova.
refused-disk-full = Server už nemá voľné miesto. Nič sa nestalo.
refused-shutting-down = Server sa o chvíľu reštartuje. Skús to potom znova.
refused-table-unknown = Taký stôl nie je.
refused-table-gone = Tento stôl už neexistuje.
refused-table-full = Všetky miesta sú obsadené.
refused-table-started = Hra sa už začala.
refused-table-not-started = Hra sa ešte nezačala.
refused-table-finished = Hra sa skončila.
refused-table-unfinished = Hra sa ešte neskončila.
refused-code-unknown = Tento kód nemá žiadny stôl.
refused-host-only = To smie len hostiteľ.
refused-not-your-seat = To nie je tvoje miesto.
refused-seat-taken = Tam už niekto sedí.
refused-seat-empty = Tam nikto nesedí.
refused-name-taken = Toto meno už pri stole niekto má.
refused-not-ready = Ešte nie sú všetci pripravení.
refused-key-unknown = Tento odkaz bol už použitý alebo nahradený.
refused-undo-off = Pri tomto stole sa ťahy nevracajú.
refused-undo-revealed = Medzitým sa ukázalo niečo nové: vrátiť sa to nedá.
refused-talk-enough = Teraz už bolo povedané dosť.
refused-acts-enough = Stôl sa menil príliš často. Hru už možno len dohrať.
refused-too-many-tables = Máš priveľa otvorených stolov. Dohraj alebo zmaž niektoré.
refused-too-many-guesses = Priveľa chybných kódov. Počkaj pár minút.
refused-not-found = Na tejto adrese nič nie je.
refused-daily-done = Dnešnú výzvu už máš za sebou.
refused-moment-unknown = Taká chvíľa v hre nie je.
refused-hint-not-alone = Rady sú len pri stoloch bez ďalších ľudí.
refused-malformed = Server tejto stránke nerozumie. Načítaj ju znova.
refused-not-owner = Miesto si môže vziať späť len zariadenie, ktoré ho obsadilo prvé.
refused-option-unknown = S týmito voľbami sa hra hrať nedá.
refused-origin = Požiadavka neprišla z vlastnej stránky servera.
refused-random-missing = Niečí prehliadač ešte nezamiešal.
refused-rule = Pravidlá to nedovoľujú.
refused-seat-is-bot = Tam sedí bot.
refused-seat-is-person = Tam sedí človek.
refused-seat-unknown = Také miesto pri stole nie je.
refused-seats-number = Tento počet miest nezodpovedá hre alebo ľuďom pri stole.
refused-talk-off = Pri tomto stole sa hovorí len hotovými vetami.
refused-too-large = To je príliš dlhé.
refused-too-many-sockets = Priveľa otvorených okien. Niektoré zavri.
refused-undo-not-yours = Vrátiť sa dá len vlastný posledný ťah, kým si na ťahu.
refused-watching-only = Tu sa len pozeráš.

# Prvá lekcia
lesson-step = Prvá lekcia, { $n }/{ $all }
lesson-next = Ďalej
lesson-nudge = To sa dá, ale teraz nie:
lesson-lay = Stojíš na rebríku vľavo. Vpravo ležia tri ciele; pod jedným je poklad. Vyber rovnú chodbu a polož ju vedľa rebríka, smerom k cieľom.
lesson-lay-done = Dobre kopeš! Po každom ťahu ti sama pribudne nová karta.
lesson-turn = Karta smie ležať aj hore nohami. Vyber zákrutu, otoč ju a polož na koniec chodby.
lesson-turn-done = Presne tak. Karty sa nikdy nekladú naprieč, len jedným alebo druhým koncom nahor.
lesson-fork = Na každej strane musí chodba nadviazať na chodbu a skala na skalu. Skús na koniec položiť rovnú chodbu a uvidíš, čo stôl povie. Potom polož rázcestie.
lesson-fork-done = Rázcestie necháva cesty otvorené. Dobrí zlatokopi ich majú radi.
lesson-dead-end = Toto sú slepé chodby: ich cesty sa nespájajú. Také kladie len sabotér. Ty si zlatokop: jednu vyber a odhoď.
lesson-dead-end-done = Odhodené karty ležia lícom nadol. Čo na nich bolo, nikto nevie.
lesson-break = Olga kládla slepé chodby. Vyber rozbitý lampáš a ťukni na hráča: s rozbitým nástrojom sa nesmie stavať.
lesson-break-done = Môže však hrať iné karty, alebo nástroj opraviť.
lesson-fix = Teraz máš rozbitý krompáč ty! Vyber kartu, ktorá ho opraví, a ťukni na seba.
lesson-fix-done = Rozbitý nástroj aj karta sú preč. Opravovať smieš aj ostatným.
lesson-fix-two = Táto karta opraví lampáš, alebo vozík – jedno z toho. Pomôž Olge a vyber.
lesson-fix-two-done = Jedna karta, jeden nástroj. Druhý zostáva rozbitý.
lesson-rockfall = Cestu zahradila slepá chodba. Vyber zával a ťukni na ňu.
lesson-rockfall-done = Cesta je zasa voľná. Závaly však používajú aj sabotéri…
lesson-map = Poklad leží pod jedným z troch cieľov. Vyber mapu a na jeden sa tajne pozri.
lesson-map-done = Vidíš to len ty. Cieľ, ktorý poznáš, má čiarkovaný rámček.
lesson-gold = K prostrednému cieľu chýba jediná karta. Polož ju!
lesson-share = Poklad! Roly sa odkrývajú: Olga bola sabotérka. Zlatokopi sa delia o zlato: vyber si kartu.
lesson-end = Vieš všetko, čo treba.
lesson-end-about = Hra má tri kolá a zakaždým sa rozdajú nové roly: tvoja tajná karta leží vedľa kariet v ruke. Keď sa karty minú skôr, než sa poklad nájde, vyhrajú sabotéri. Víťazí, kto má najviac nugetov.
