# Stránka: obrazovky, tlačidlá, výzvy, záznam hry.

game-saboteur = Sabotér
game-saboteur-about = Prekopte sa spolu k zlatu – ale niekto pri stole kope proti vám. 3–10 hráčov.
game-duel = Duel
game-duel-about = Dvaja trpaslíci sa ženú za zlatom cez dvere, trolov a mosty. 2 hráči.
game-cave = Temná jaskyňa
game-cave-about = Dva klany hľadajú cestu von a v pätách majú krysu, plazúňa a škriatka. 2–8 hráčov.
game-solo = Sólo v bani
game-solo-about = Koľko zlata vynesieš bez cudzej pomoci? 1 hráč.

# Domov
tagline = Prekop sa s priateľmi k zlatu – a zisti, kto kope proti tebe.
play-now = Hrať hneď
play = Hrať
with-friends = S priateľmi
learn = Pravidlá a odohrané hry
continue = Pokračovať
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
daily-tomorrow = Dnes majú všetci rovnaké karty. Ďalšia výzva bude zajtra.
your-name = Tvoje meno
your-face = Tvoja podoba
face-of = Podoba: { $name }
face-curls = kučery
face-braid = vrkoč
face-bald = plešina
face-fringe = ofina
face-goatee = briadka
face-hood = kapucňa
face-miner = červená prilba
face-crown = koruna
face-monocle = monokel
face-goggles = ochranné okuliare
face-bucket = vedro
face-flower = kvet
guest-name = Kopáč
players-number = { $n ->
    [few] { $n } hráči
   *[other] { $n } hráčov
}: ty a { $bots ->
    [one] 1 bot
    [few] { $bots } boti
   *[other] { $bots } botov
}
bot-level = Ako dobre majú hrať boti?
level-mole = Krtko
level-apprentice = Učeň
level-miner = Baník
level-foreman = Predák
level-master = Majster
level-mole-about = Zahrá čokoľvek, čo sa dá.
level-apprentice-about = Vie, kade k zlatu, ale robí chyby.
level-miner-about = Pamätá si, kto čo urobil.
level-foreman-about = Vie klamať a kúsok myslí dopredu.
level-master-about = Myslí najďalej dopredu, preto mu to chvíľu trvá.
program = Bot
home = Domov
close = Zavrieť
cancel = Zrušiť
menu = Ponuka
settings = Nastavenia
language = Jazyk
not-found = Na tejto adrese nič nie je.
connecting = Pripájam…
dealing = Rozdávajú sa karty…
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
option-edition-about = Vo vydaní z roku 2006 sa zlato delí podľa počtu hráčov a chodby nemusia byť spojené so štartom.
option-edition-modern = súčasné
option-edition-2006 = 2006
option-connect = Nové chodby
option-connect-about = Či musí byť nová karta spojená so štartom.
option-connect-start = musia viesť k štartu
option-connect-any = môžu nadviazať kdekoľvek, ako to má maďarský návod
option-first = Kto začína
option-first-about = Kto hrá v prvom kole ako prvý.
option-first-random = určí žreb
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
option-end-about = Či sa posledný hráč smie po zahraní poslednej karty ešte pohnúť.
option-end-immediate = ihneď
option-end-turn = po dohraní ťahu
option-agree = Koniec dohodou
option-agree-about = Či sa môžete všetci dohodnúť na konci hry, keď sa už von nedostane žiadny trpaslík.
option-agree-off = neponúka sa
option-agree-on = keď všetci súhlasia
option-away = Keď je niekto preč
option-away-wait = Počkať
option-away-wait-about = Stôl čaká tak dlho, ako bude treba.
option-away-clock = Minúta na každé rozhodnutie
option-away-clock-about = Keď minúta uplynie, rozhodne tentoraz bot.
option-away-bot = Zaskočí bot
option-away-bot-about = Po minúte hrá za neprítomného bot; po návrate hráča mu miesto znova odovzdá.
option-public = Verejný stôl
option-public-about = Ktokoľvek ho môže nájsť a prisadnúť.
option-words = Tvrdenia a obvinenia
option-words-on = Všetko
option-words-no-claims = Bez prezrádzania
option-words-none = Žiadne
option-words-on-about = Hovorte, čo leží na cieli, obviňujte, verte, žiadajte o pomoc. Slová nikoho nezaväzujú a môžu to byť aj lži.
option-words-no-claims-about = Obviňujte, verte a žiadajte o pomoc, ale kto sa pozeral, nič neprezradí.
option-words-none-about = Iba pripravené vety a chat.
option-bots-talk = Boti hovoria
option-bots-talk-talk = Áno
option-bots-talk-little = Len málo
option-bots-talk-off = Nie
option-bots-talk-talk-about = Povedia, čo videli, žiadajú o pomoc, obviňujú a klamú, a ozvú sa, keď sa im niečo prihodí. Málokedy viac než raz za ťah.
option-bots-talk-little-about = Len to, na čom v hre záleží: čo videli, koho podozrievajú, čo potrebujú. Niečo z toho je lož.
option-bots-talk-off-about = Hrajú mlčky.
option-free-text = Voľný chat
option-free-text-about = Hráči smú písať, čo chcú, nielen pripravené vety.
option-undo = Vracanie ťahu
option-undo-about = Ťah sa dá vziať späť, kým sa neukáže niečo nové.

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
remove = Odstrániť: { $name }
send-watchers = Vykázať prizerajúcich sa
host = hostiteľ
hand-over = Nový hostiteľ: { $name }
add-bot-here = Posadiť bota na miesto { $n }
bots = Boti:
fill-bots = { $n ->
    [one] Doplniť 1 miesto
    [few] Doplniť { $n } miesta
   *[other] Doplniť { $n } miest
}
ready = pripravené
not-ready = ešte nie
i-am-ready = Za mňa môžeme
not-yet = Ešte nie
away = preč
shuffled = zamiešané
same-device = na rovnakom zariadení: { $names }
start = Začať
wait-seats = { $n ->
    [one] Jedno miesto je ešte voľné.
    [few] { $n } miesta sú ešte voľné.
   *[other] { $n } miest je ešte voľných.
}
wait-ready = Čaká sa na: { $names }
wait-host = Hru spustí { $name }.
fair = Poctivé miešanie
fair-about = Server si pred hrou zvolí tajné číslo, ktoré už nemôže zmeniť, a každý prehliadač k nemu pridá svoje náhodné číslo. Po hre si môže každý overiť, že karty nikto nenachystal.
seats-taken = obsadené { $taken }/{ $seats }
watch = Sledovať
no-public-tables = Práve nie je otvorený žiadny verejný stôl. Založ ho!
no-games = Zatiaľ tu nemáš žiadnu hru.
replays = Záznamy
table-gone = Tento stôl už neexistuje.

# Stôl
round-n = { $n }. kolo
board = Bludisko
board-closer = Priblížiť
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
goal-left = ľavý cieľ
goal-right = pravý cieľ
goal-near-left = bližší ľavý cieľ
goal-near-right = bližší pravý cieľ
goal-second-left = druhý ľavý cieľ
goal-second-right = druhý pravý cieľ
goal-top-right = pravý horný cieľ
goal-top-left = ľavý horný cieľ
goal-bottom-right = pravý dolný cieľ
goal-bottom-left = ľavý dolný cieľ
place-right = { $n } vpravo
place-left = { $n } vľavo
place-up = { $n } nahor
place-down = { $n } nadol
place-start = štart
place-between = medzi oboma štartmi
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
claimed = v tomto kole navyše: { $n }
axes = { $n ->
    [one] 1 sekera
    [few] { $n } sekery
   *[other] { $n } sekier
}
out = vonku
on-turn = na ťahu
piles = Doberací balíček: { $deck }, odhodené: { $discards }
discards = Odhodené karty ({ $n })
face-down = lícom nadol
clan-blue = Modrý klan
clan-yellow = Žltý klan
clan-short-blue = M
clan-short-yellow = Ž
loyalty-loyal = verný trpaslík
loyalty-saboteur = sabotér
role-digger = Zlatokop
role-saboteur = Sabotér
role-digger-about = Kop s ostatnými k pokladu. Ak sa nájde skôr, než sa minú karty, zlatokopi sa o zlato podelia.
role-saboteur-about = Nedovoľ ostatným dôjsť k pokladu a nedaj na sebe nič poznať. Ak sa skôr minú karty, vyhrávaš.
loyalty-loyal-about = Pracuješ pre svoj klan: { $clan }. Vynes z jaskyne jeho zlato.
loyalty-saboteur-about = Navonok: { $clan }. V skutočnosti pracuješ pre druhý klan a nikto iný to nevie.
role-look = Pozrieť sa na svoju tajnú kartu
role-short = Kto som?
role-is = Tvoja karta: { $role }

prompt-wait = { $name } rozmýšľa…
prompt-left = { $name } nie je pri stole.
prompt-stand-in = Za hráča { $name } hrá bot…
stand-in = Nech zatiaľ hrá bot
prompt-choose = Vyber ťah.
prompt-play = Si na ťahu: vyber kartu.
prompt-play-bribe = Si na ťahu: vyber kartu, alebo podplať označeného trola.
prompt-play-cut = Si na ťahu: vyber kartu, alebo presekni označenú pavučinu.
prompt-play-broken = Máš rozbitý nástroj, chodby ukladať nemôžeš. Oprav ho, zahraj inú kartu alebo nejakú odhoď.
prompt-nowhere = Teraz sa zahrať nedá. Nechaj si ju alebo ju odhoď.
prompt-lay = Položiť sem?
prompt-lay-turn = Polož ju sem, alebo ju najprv otoč.
prompt-draft = Vyber si kartu zlata.
prompt-walk = { $steps ->
    [one] Pohyb: ťukni na krúžok. Zostáva 1 krok.
    [few] Pohyb: ťukni na krúžok. Zostávajú { $steps } kroky.
   *[other] Pohyb: ťukni na krúžok. Zostáva { $steps } krokov.
}
prompt-monster = { $steps ->
    [one] Veď netvora: ťukni na krúžok. Zostáva 1 krok.
    [few] Veď netvora: ťukni na krúžok. Zostávajú { $steps } kroky.
   *[other] Veď netvora: ťukni na krúžok. Zostáva { $steps } krokov.
}
prompt-react = { $beast } útočí! Použiť sekeru?
prompt-vote = { $proposer } tvrdí, že von sa už nikto nedostane. Ukončiť hru?
prompt-bribe = Podplať trola, alebo ukonči ťah.
prompt-pay = Vyber, čím zaplatíš trolom.
prompt-orient = Ako má cieľ ležať?
prompt-scrap = Vyber dve karty na odhodenie. Opraví sa: { $tool }.
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
welcome-saboteur = Ukladaj chodby od rebríka k cieľom: pod jedným z nich leží poklad. Ale niekto možno kope proti vám! „Kto som?“ ti ukáže tvoju tajnú kartu.
rule-read = Pravidlo { $clause }

move-place = Položiť: { $card } { $place }
move-break = { $target }: rozbiť nástroj ({ $tool })
move-repair = { $target }: opraviť nástroj ({ $tool })
move-rockfall = Zával { $place }
move-map = Pozrieť sa na { $place }
move-key = Odomknúť dvere { $place }
move-bribe = Podplatiť trola { $place }
move-discard = Odhodiť: { $card }
move-scrap = Odhodiť: { $card }; opraviť: { $tool }
move-end = Ukončiť ťah
move-take = Vziať { $n }
move-pay = Zaplatiť { $numbers }
move-orient = Natočiť cieľ takto: { $card }
move-info-cell = Pozrieť sa na { $place }
move-info-seat = Pozrieť sa na klanovú kartu hráča { $target }
move-swap = Vymeniť si karty s hráčom { $target }
move-boots = Topánky: { $target }
move-axe = Sekera: { $target }
move-web = Položiť pavučinu { $place }
move-cut = Preseknúť pavučinu { $place }
move-rat = Privolať krysu { $place }
move-rat-on = Pohnúť krysou
move-crawler = Privolať plazúňa { $place }
move-crawler-on = Pohnúť plazúňom
move-goblin = Privolať škriatka { $place }
move-goblin-on = Pohnúť škriatkom
move-step = Krok { $place }
move-halt = Zastaviť sa
move-strike = Použiť sekeru
move-endure = Nebrániť sa
move-propose = Navrhnúť koniec
move-agree = Súhlasím
move-decline = Hrať ďalej

# Záznam
log = Priebeh
talk = Chat
chronicle = Priebeh a chat
log-empty = Zatiaľ sa nič nestalo.
talk-empty = Zatiaľ nikto nič nepovedal.
talk-write = Napíš niečo
send = Odoslať
mute = Stlmiť: { $name }
unwanted = Nahlásiť alebo zablokovať: { $name }
report-talk = Nahlásiť: urážky
report-name = Nahlásiť: nevhodné meno
report-play = Nahlásiť: kazí hru
report-other = Nahlásiť: niečo iné
report-done = Nahlásené. Uvidí to ten, kto server prevádzkuje.
block = Zablokovať natrvalo
block-done = Zablokované: { $name }. K tvojim stolom si už nesadne a ďalšie správy neuvidíš.
log-round = Začína sa { $round }. kolo.
log-place = { $name } ukladá: { $card }.
log-place-at = { $name } ukladá: { $card } { $place }.
log-break = { $name } rozbíja nástroj hráča { $target } ({ $tool }).
log-repair = { $name } opravuje nástroj hráča { $target } ({ $tool }).
log-repair-self = { $name } si opravuje: { $tool }.
log-rockfall = { $name }: zával!
log-rockfall-at = { $name }: zával { $place }.
log-map = { $name } sa tajne pozerá na { $place }.
log-map-known = { $name } sa tajne pozerá na { $place }: { $card }.
log-discard = { $name } odhadzuje z ruky.
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
log-scrap = { $name } odhadzuje dve karty a opravuje: { $tool }.
log-pay-trolls = { $name } platí trolom.
log-goal-found = { $name } odkrýva { $place }: { $card }.
log-strike = { $name } zaháňa netvora: { $beast }!
log-strike-known = Dobraté a hneď vyložené: { $card }.
log-call = { $name } privoláva netvora: { $beast }!
log-attack = { $beast } útočí na hráča { $name }!
log-lose = { $name } prichádza o kartu.
log-lose-nugget = { $name } prichádza o nuget.
log-monster-leaves = { $beast } mizne.
log-stand-up = { $name } znova vstáva, v tomto ťahu sa však nepohne.
log-skip = { $name } nemá karty a vynecháva ťah.
log-show = { $name } ukazuje klanovú kartu: { $identity }.
log-vein = { $name } si berie nuget zo zlatej žily.
log-web = { $name } ukladá pavučinu.
log-cut = { $name } presekáva pavučinu.
log-boots = { $name } dáva topánky hráčovi { $target }.
log-boots-self = { $name } si obúva topánky.
log-axe = { $name } dáva bojovú sekeru hráčovi { $target }.
log-axe-self = { $name } si berie bojovú sekeru.
log-swap = { $name } si vymieňa karty s hráčom { $target }.
log-info-goal = { $name } sa tajne pozerá na { $place }.
log-info-goal-known = { $name } sa tajne pozerá na { $place }: { $card }.
log-info-seat = { $name } sa pozerá na klanovú kartu hráča { $target }.
log-info-seat-known = { $name } sa pozerá na klanovú kartu hráča { $target }: { $identity }.
log-exit = { $name } je vonku!
log-propose = { $name } navrhuje koniec hry: von sa už nikto nedostane.
log-agree = { $name } súhlasí.
log-decline = { $name } nesúhlasí, hrá sa ďalej.
log-look-aside = { $name } je vonku skôr než ostatní a prezerá si odložené klanové karty.
log-look-aside-known = { $name } je vonku skôr než ostatní. Odložené klanové karty: { $identity }.
reason-most-nuggets-after-three-rounds = Najviac nugetov po troch kolách.
reason-nuggets-after-three-rounds = Nugety po troch kolách.
reason-no-card-is-left = Minuli sa všetky karty.
reason-all-who-work-for-blue-are-out = Všetci, čo pracujú pre modrý klan, sú vonku.
reason-all-who-work-for-yellow-are-out = Všetci, čo pracujú pre žltý klan, sú vonku.
reason-nobody-can-play-a-card-any-more = Nikto už nemôže zahrať žiadnu kartu.
reason-all-agree-that-nobody-gets-out-any-more = Všetci sa zhodli, že von sa už nikto nedostane.
rating-1 = Nestálo to za reč…
rating-2 = Dobre odvedená práca!
rating-3 = Máš čuch na zlato!
rating-4 = Vládca baní!
log-round-end = Kolo sa skončilo.
log-round-end-diggers = Kolo sa skončilo: zlatokopi našli poklad!
log-round-end-saboteurs = Kolo sa skončilo: zvíťazili sabotéri!
log-round-end-nobody = Kolo sa skončilo a nevyhral ho nikto.
log-game-end = Hra sa skončila.

# Koniec kola a hry
round-end = Kolo sa skončilo
round-diggers = Zlatokopi našli poklad!
round-saboteurs = Sabotéri zvíťazili!
round-nobody = Toto kolo nevyhral nikto
round-why-saboteurs = Karty sa minuli skôr, než sa našiel poklad.
round-why-nobody = Karty sa minuli a nikto z vás nebol sabotér.
round-yours = Patríš k nim!
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
    [0] Tentoraz žiadne zlato.
    [one] Vynesené: 1 nuget!
    [few] Vynesené: { $n } nugety!
   *[other] Vynesené: { $n } nugetov!
}
winner = víťaz
clan-values = Modrý klan: { $blue } · Žltý klan: { $yellow }
clan-values-about = Čo ktorý klan vyniesol von, krát počet tých, čo pracujú pre druhý klan.
clan-tie = Remíza: vyhráva klan, pre ktorý pracoval prvý trpaslík vonku z jaskyne.
rematch = Hrať znova
to-rematch = K novej hre
replay = Záznam hry
to-story = Príbeh hry
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
download = Stiahnuť hru
check-shuffle = Overiť miešanie
download-proof = Uložiť dôkaz
download-seen = Uložiť, čo bolo vidieť
shuffle-good = Karty sú zamiešané presne tak, ako server pred hrou sľúbil.
shuffle-own = Karty sú zamiešané presne podľa sľubu a je v tom aj tvoje náhodné číslo.
shuffle-bad = Karty nie sú zamiešané podľa sľubu!
shuffle-public = Toto rozdanie bolo verejné od začiatku, nebolo čo sľubovať.
shuffle-unable = Tento prehliadač to overí len cez zabezpečené spojenie. Použi „undermine verify“.

# Na jednom zariadení
curtain-for = Na ťahu: { $name }
curtain-look-away = Podajte zariadenie ďalej. Ostatní sa nepozerajú.
curtain-open = Som { $name }

# Televízor
tv-join = Otvor v telefóne { $address } a zadaj:
tv-to-lobby = Boti a začiatok
tv-ready = Ťukni v telefóne na „Za mňa môžeme“: { $names }
tv-start = Všetko je pripravené!

# Ponuka
hint = Poraď mi
advice-wins = Šanca vyhrať kolo: { $n } %.
advice-others-wins = Ďalšie najlepšie možnosti: { $moves }.
advice-others-nuggets = Ďalšie možnosti a koľko nugetov by stáli: { $moves }.
sound = Zvuky
motion-off = Bez animácií
large-text = Veľké písmo
all-moves = Všetky možné ťahy ({ $n })
move-seat = Pokračovať na inom zariadení
move-seat-about = Načítaj to druhým zariadením alebo tam otvor odkaz. Odkaz funguje len raz.
take-back = Vrátiť na toto zariadenie: { $name }
delete-table = Zmazať tento stôl
delete-sure = Naozaj zmazať stôl aj so všetkým, čo k nemu patrí?

# Záznam hry
replay-start = Začiatok
replay-move = Ťah { $n }/{ $all }
replay-first = Na začiatok
replay-back = O ťah späť
replay-play = Spustiť
replay-pause = Pozastaviť
replay-next = O ťah ďalej
replay-last = Na koniec
share-moment = Zdieľať túto chvíľu
carry-on = Hrať odtiaľto ďalej
carry-on-as = Za koho hráš ďalej?
carry-on-about = Na ostatné miesta si sadnú boti.
eyes = Čími očami
eyes-all = Všetko odkryté
eyes-public = Čo vidia všetci

# Pravidlá
rules-whole = Celé pravidlá
rules-summary = Stručne na jednu stranu
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
volume = Hlasitosť
vibration = Vibrácie
vibration-about = Telefón zavibruje, keď si na ťahu a keď ťa niečo zasiahne.
remarks = Hlášky botov
remarks-about = Čo boti prehodia len tak, v bublinách a v chate. Ich tvrdenia a obvinenia patria k hre a zostávajú.
pace = Tempo ťahov
pace-slow = pomalé
pace-normal = bežné
pace-quick = rýchle
pace-about = Ako rýchlo uvidíš, čo robia boti a ostatní.
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
refused-stale = Hra sa medzitým pohla ďalej a tvoj ťah sa nevykonal. Pozri sa a vyber znova.
refused-syntax = Taký ťah v tejto hre nie je.
refused-too-fast = Nie tak rýchlo, prosím.
refused-storage = Server práve nemôže ukladať ťahy. Ťah sa nevykonal, skús to znova.
refused-disk-full = Server už nemá voľné miesto. Ťah sa nevykonal.
refused-shutting-down = Server sa o chvíľu reštartuje. Skús to potom znova.
refused-table-unknown = Taký stôl tu nie je.
refused-table-gone = Tento stôl už neexistuje.
refused-table-full = Všetky miesta sú obsadené.
refused-table-started = Hra sa už začala.
refused-table-not-started = Hra sa ešte nezačala.
refused-table-finished = Hra sa skončila.
refused-table-unfinished = Hra sa ešte neskončila.
refused-code-unknown = S týmto kódom tu nie je žiadny stôl.
refused-host-only = To smie len hostiteľ.
refused-host-standing-in = Hostiteľa len zastupuješ. O tomto rozhoduje len hostiteľ.
refused-not-your-seat = To nie je tvoje miesto.
refused-seat-taken = Tam už niekto sedí.
refused-seat-empty = Tam nikto nesedí.
refused-name-taken = Toto meno už pri stole niekto má.
refused-not-ready = Ešte nie sú všetci pripravení.
refused-key-unknown = Tento odkaz už niekto použil alebo ho nahradil nový.
refused-undo-off = Pri tomto stole sa ťahy späť neberú.
refused-undo-revealed = Medzitým sa ukázalo niečo nové, preto sa ťah už vziať späť nedá.
refused-undo-enough = Tento ťah sa už bral späť príliš často. Hraj ďalej.
refused-talk-enough = Chat pri tomto stole je plný, ďalšie správy sa nezmestia.
refused-acts-enough = Stôl sa menil príliš často. Hru už môžete len dohrať.
refused-too-many-tables = Máš priveľa otvorených stolov. Dohraj alebo zmaž niektoré.
refused-too-many-guesses = Priveľa chybných kódov. Počkaj pár minút.
refused-not-found = Na tejto adrese nič nie je.
refused-daily-done = Dnešnú výzvu už máš za sebou.
refused-moment-unknown = Taká chvíľa v tejto hre nie je.
refused-hint-not-alone = Radu dostaneš, len keď pri stole nesedia ďalší ľudia.
refused-malformed = Server tejto stránke nerozumie. Načítaj ju znova.
refused-not-owner = Miesto si môže vziať späť len zariadenie, ktoré ho obsadilo prvé.
refused-option-unknown = S týmito možnosťami sa hra hrať nedá.
refused-origin = Toto neprišlo zo stránky hry. Otvor ju znova.
refused-random-missing = Niečí prehliadač sa ešte nezapojil do miešania.
refused-rule = Pravidlá to nedovoľujú.
refused-seat-is-bot = Tam sedí bot.
refused-seat-is-person = Tam sedí človek.
refused-person-here = Ten hráč je pri stole a hrá sám.
refused-seat-unknown = Také miesto pri stole nie je.
refused-seats-number = Toľko miest sa nehodí k tejto hre alebo k ľuďom pri stole.
refused-talk-off = Pri tomto stole sa hovorí len pripravenými vetami.
refused-too-large = To je príliš dlhé.
refused-too-many-sockets = Priveľa otvorených okien. Niektoré zavri.
refused-undo-not-yours = Späť môžeš vziať len svoj posledný ťah, a len kým si na ťahu.
refused-watching-only = Tu sa len pozeráš.
refused-device-unknown = Také zariadenie tu nemáš.
refused-devices-enough = Máš prihlásených príliš veľa zariadení. Najprv niektoré odhlás.
refused-token-unknown = Tento token neplatí, alebo už bol zrušený.
refused-not-for-bots = Toto smú len ľudia, boti nie.
refused-bots-enough = Viac botov už mať nemôžeš. Najprv niektorého odstráň.
refused-bot-unknown = Takého bota nemáš.
refused-banned = Na tomto serveri máš zákaz.
refused-blocked = Hostiteľ s tebou nechce hrať.
refused-watchers-sent = Hostiteľ vykázal všetkých, ktorí sa iba prizerali.
refused-phrase-unknown = Túto frázu nikto nemá. Možno už platí novšia.

# Who you are on this server
me = Ty na tomto serveri
me-about = Účet tu nie je: pozná sa tento prehliadač. S frázou sa k sebe dostaneš, aj keď na teba prehliadač zabudne.
device-any = Prehliadač
device-here = tento
device-seen = naposledy tu { $day }
sign-out = Odhlásiť
sign-out-others = Odhlásiť všetky ostatné
blocked = Zablokovaní
unblock = Znova pustiť
my-bots = Tvoji boti
my-bots-about = K stolom si môže sadnúť aj tvoj vlastný program. Preukáže sa tokenom a všetci vidia, že tam sedí bot. Ako na to, je v dokumentácii: Write a bot.
bot-name = Meno nového bota
bot-make = Vytvoriť token
bot-token = Token pre bota { $name }; ukáže sa len teraz. Kto ho má, hrá ako tvoj bot.
bot-remove = Odstrániť
phrase-make = Vytvoriť frázu
phrase-about = Kto má túto frázu, vystupuje tu ako ty. Ukáže sa len teraz: odpíš si ju alebo kód načítaj druhým zariadením. Staršia fráza už neplatí.
phrase-there = Tvoja fráza platí, dátum: { $day }.
phrase-void = Zrušiť ju
recover = Mám frázu
recover-do = Použiť ju tu
recover-about = Tento prehliadač potom bude patriť osobe s touto frázou. Čo sa tu hralo doteraz, zostane bokom.
kept = Čo sa ukladá
kept-about = Mená, ťahy a čo sa pri stole povie; pri každom prehliadači jeho druh a deň poslednej návštevy. Žiadna adresa, žiadny e-mail, žiadne heslo. Mená a reč vidia všetci pri stole; kto server prevádzkuje, môže čítať všetko.
kept-reports = Čo je nahlásené, zostáva uložené 90 dní aj so slovami, o ktoré ide, a to aj vtedy, keď ich autor požiada o zabudnutie.
kept-unfinished = { $days ->
    [0] Nedohraté hry zostávajú natrvalo.
   *[other] Nedohraté hry sa zmažú po toľkých dňoch bez ťahu: { $days }.
}
kept-finished = { $days ->
    [0] Dohraté hry zostávajú natrvalo.
   *[other] Dohraté hry sa zmažú po toľkých dňoch: { $days }.
}
kept-devices = Na prehliadač sa zabudne po toľkých dňoch bez návštevy: { $days }.
export = Všetky moje dáta ako súbor
forget = Zabudnúť na mňa
forget-sure = Naozaj zabudnúť? Späť sa to nedá.
forget-about = Tvoje meno a všetko, čo píšeš, zmizne zo všetkých hier, ďalej za teba hrá bot a hry bez ďalších ľudí sa zmažú.
