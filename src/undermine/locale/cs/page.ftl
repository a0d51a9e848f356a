# Stránka: obrazovky, tlačítka, výzvy, záznam hry.

game-saboteur = Sabotér
game-saboteur-about = Prokopejte se společně ke zlatu – ale někdo u stolu kope proti vám. 3–10 hráčů.
game-duel = Duel
game-duel-about = Dva trpaslíci se ženou za zlatem přes dveře, troly a mosty. 2 hráči.
game-cave = Temná jeskyně
game-cave-about = Dva klany hledají cestu ven a v patách mají krysu, plazouna a skřeta. 2–8 hráčů.
game-solo = Sólo v dole
game-solo-about = Kolik zlata dokážeš vynést bez cizí pomoci? 1 hráč.

# Domů
tagline = Prokopej se s přáteli ke zlatu – a zjisti, kdo kope proti tobě.
play-now = Hrát hned
play = Hrát
with-friends = S přáteli
learn = Pravidla a odehrané hry
continue = Pokračovat
your-turn = Jsi na tahu
make-table = Založit stůl
join = Přisednout
join-code = Kód stolu
public-tables = Veřejné stoly
pass-and-play = Na jednom zařízení
lesson = První lekce
rules = Pravidla
my-games = Moje hry
daily = Dnešní výzva
daily-tomorrow = Dnes mají všichni stejné karty. Další výzva bude zítra.
your-name = Tvoje jméno
your-face = Tvá podoba
face-of = Podoba: { $name }
face-curls = kudrliny
face-braid = cop
face-bald = pleš
face-fringe = ofina
face-goatee = bradka
face-hood = kapuce
face-miner = červená přilba
face-crown = koruna
face-monocle = monokl
face-goggles = ochranné brýle
face-bucket = kbelík
face-flower = květina
guest-name = Kopáč
players-number = { $n ->
    [few] { $n } hráči
   *[other] { $n } hráčů
}: ty a { $bots ->
    [one] 1 bot
    [few] { $bots } boti
   *[other] { $bots } botů
}
bot-level = Jak dobří mají být boti?
level-mole = Krtek
level-apprentice = Učeň
level-miner = Havíř
level-foreman = Předák
level-master = Mistr
level-mole-about = Zahraje cokoli, co jde.
level-apprentice-about = Ví, kudy ke zlatu, ale chybuje.
level-miner-about = Pamatuje si, kdo co udělal.
level-foreman-about = Umí lhát a kousek myslí dopředu.
level-master-about = Myslí nejdál dopředu, a tak mu to chvilku trvá.
program = Bot
home = Domů
close = Zavřít
cancel = Zrušit
menu = Nabídka
settings = Nastavení
language = Jazyk
not-found = Na této adrese nic není.
connecting = Připojuji…
dealing = Rozdávají se karty…
offline = Bez sítě. Co máš otevřené, zůstává; ke hře je potřeba spojení.

# Zakládání stolu
which-game = Která hra?
how-to-sit = Jak sedíte?
mode-online = Každý má své zařízení
mode-online-about = Dostaneš odkaz a kód, které pošleš ostatním.
mode-pass = Jedno zařízení pro všechny
mode-pass-about = Předáváte si ho; karty mezitím skryje opona.
mode-tv = Televize a telefony
mode-tv-about = Na velké obrazovce je stůl, v telefonech karty.
players-range = { $min ->
    [2] { $max ->
        [2] 2 hráči
       *[other] 2–{ $max } hráčů
    }
   *[other] { $min }–{ $max } hráčů
}
seats-number = { $n ->
    [one] 1 místo
    [few] { $n } místa
   *[other] { $n } míst
}
names = Jména
player-n = Hráč { $n }
options = Možnosti
keep = Uložit
option-edition = Vydání
option-edition-about = Ve vydání z roku 2006 se zlato dělí podle počtu hráčů a chodby nemusí být spojené se startem.
option-edition-modern = současné
option-edition-2006 = 2006
option-connect = Nové chodby
option-connect-about = Zda musí být nová karta spojená se startem.
option-connect-start = musí vést ke startu
option-connect-any = mohou navázat kdekoli, jak to má maďarský návod
option-first = Kdo začíná
option-first-about = Kdo hraje v prvním kole jako první.
option-first-random = určí los
option-first-seat = Místo { $n }
option-anchor = Odkud se kope
option-anchor-about = Zda smíš navázat i na soupeřovu chodbu.
option-anchor-any = od obou startů
option-anchor-own = jen od vlastního startu
option-colour = Tvoje barva
option-colour-about = Dveře druhé barvy máš zamčené.
option-colour-green = Zelená
option-colour-blue = Modrá
option-end = Konec hry
option-end-about = Zda se poslední hráč smí po zahrání poslední karty ještě pohnout.
option-end-immediate = ihned
option-end-turn = po dohrání tahu
option-agree = Konec dohodou
option-agree-about = Zda se můžete všichni dohodnout na konci hry, když už se ven nedostane žádný trpaslík.
option-agree-off = nenabízí se
option-agree-on = když všichni souhlasí
option-away = Když je někdo pryč
option-away-wait = Počkat
option-away-wait-about = Stůl čeká tak dlouho, jak bude třeba.
option-away-clock = Minuta na každé rozhodnutí
option-away-clock-about = Když minuta vyprší, rozhodne tentokrát bot.
option-away-bot = Zaskočí bot
option-away-bot-about = Po minutě hraje za nepřítomného bot; po návratu hráče mu místo zase předá.
option-public = Veřejný stůl
option-public-about = Kdokoli ho může najít a přisednout.
option-words = Tvrzení a obvinění
option-words-on = Všechno
option-words-no-claims = Bez prozrazování
option-words-none = Žádná
option-words-on-about = Říkejte, co leží na cíli, obviňujte, věřte, žádejte o pomoc. Slova nikoho nezavazují a můžou to být i lži.
option-words-no-claims-about = Obviňujte, věřte a žádejte o pomoc, ale kdo se díval, nic neprozradí.
option-words-none-about = Jen připravené věty a chat.
option-bots-talk = Boti mluví
option-bots-talk-talk = Ano
option-bots-talk-little = Jen málo
option-bots-talk-off = Ne
option-bots-talk-talk-about = Řeknou, co viděli, žádají o pomoc, obviňují a lžou, a ozvou se, když se jim něco přihodí. Málokdy víc než jednou za tah.
option-bots-talk-little-about = Jen to, na čem ve hře záleží: co viděli, koho podezírají, co potřebují. Něco z toho je lež.
option-bots-talk-off-about = Hrají mlčky.
option-free-text = Volný chat
option-free-text-about = Hráči smějí psát, co chtějí, nejen připravené věty.
option-undo = Vracení tahu
option-undo-about = Tah jde vzít zpět, dokud se neukáže něco nového.

# Před hrou
invite = Pozvánka
invite-about = Otevři tuto stránku na jiném zařízení a zadej kód, nebo načti QR kód.
table-code = Kód stolu { $code }
share-link = Poslat odkaz
copied = Zkopírováno
television = Televize
qr = QR kód stolu { $code }
seats = Místa
seat-free = volné
sit = Posadit se
sit-too = Další hráč sem
stand = Vstát
remove = Odebrat hráče: { $name }
send-watchers = Vykázat přihlížející
host = hostitel
hand-over = Nový hostitel: { $name }
add-bot-here = Posadit bota na místo { $n }
bots = Boti:
fill-bots = { $n ->
    [one] Doplnit 1 místo
    [few] Doplnit { $n } místa
   *[other] Doplnit { $n } míst
}
ready = připraveno
not-ready = ještě ne
i-am-ready = Za mě můžeme
not-yet = Ještě ne
away = pryč
shuffled = zamícháno
same-device = na stejném zařízení: { $names }
start = Začít
wait-seats = { $n ->
    [one] Jedno místo je ještě volné.
    [few] { $n } místa jsou ještě volná.
   *[other] { $n } míst je ještě volných.
}
wait-ready = Čeká se na: { $names }
wait-host = Hru spustí { $name }.
fair = Poctivé míchání
fair-about = Server si před hrou zvolí tajné číslo, které už nemůže změnit, a každý prohlížeč k němu přidá své náhodné číslo. Po hře si může každý ověřit, že karty nikdo nenachystal.
seats-taken = obsazeno { $taken }/{ $seats }
watch = Sledovat
no-public-tables = Právě není otevřený žádný veřejný stůl. Založ ho!
no-games = Zatím tu nemáš žádnou hru.
replays = Záznamy
table-gone = Tento stůl už neexistuje.

# Stůl
round-n = { $n }. kolo
board = Bludiště
board-closer = Přiblížit
board-fit = Ukázat vše
board-far = Místa mimo dohled
board-show = Ukázat: { $place }
board-more = { $n ->
    [one] ještě 1 místo
    [few] ještě { $n } místa
   *[other] ještě { $n } míst
}
board-words = Bludiště slovy
goal-hidden = cíl lícem dolů
goal-known = cíl lícem dolů, ale znáš ho: { $card }
goal-upper = horní cíl
goal-middle = prostřední cíl
goal-lower = dolní cíl
goal-near-upper = bližší horní cíl
goal-near-middle = bližší prostřední cíl
goal-near-lower = bližší dolní cíl
goal-second-upper = druhý horní cíl
goal-second-lower = druhý dolní cíl
goal-last-middle = nejvzdálenější cíl
goal-left = levý cíl
goal-right = pravý cíl
goal-near-left = bližší levý cíl
goal-near-right = bližší pravý cíl
goal-second-left = druhý levý cíl
goal-second-right = druhý pravý cíl
goal-top-right = pravý horní cíl
goal-top-left = levý horní cíl
goal-bottom-right = pravý dolní cíl
goal-bottom-left = levý dolní cíl
place-right = { $n } vpravo
place-left = { $n } vlevo
place-up = { $n } nahoru
place-down = { $n } dolů
place-start = start
place-between = mezi oběma starty
field-tunnel = úzký tunel
field-goal = neznámý cíl
hand = Tvoje karty
players = Hráči
you = ty
cards-held = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
}
broken = rozbito: { $tool }
gold-cards = { $n ->
    [one] 1 karta zlata
    [few] { $n } karty zlata
   *[other] { $n } karet zlata
}
nuggets = { $n ->
    [one] 1 nuget
    [few] { $n } nugety
   *[other] { $n } nugetů
}
claimed = v tomto kole navíc: { $n }
axes = { $n ->
    [one] 1 sekera
    [few] { $n } sekery
   *[other] { $n } seker
}
out = venku
on-turn = na tahu
piles = Dobírací balíček: { $deck }, odhozené: { $discards }
discards = Odhozené karty ({ $n })
face-down = lícem dolů
clan-blue = Modrý klan
clan-yellow = Žlutý klan
clan-short-blue = M
clan-short-yellow = Ž
loyalty-loyal = věrný trpaslík
loyalty-saboteur = sabotér
role-digger = Zlatokop
role-saboteur = Sabotér
role-digger-about = Kopej s ostatními k pokladu. Najde-li se dřív, než dojdou karty, zlatokopové se o zlato rozdělí.
role-saboteur-about = Nedovol ostatním dojít k pokladu a nedej na sobě nic znát. Dojdou-li dřív karty, vyhráváš.
loyalty-loyal-about = Pracuješ pro svůj klan: { $clan }. Vynes z jeskyně jeho zlato.
loyalty-saboteur-about = Navenek: { $clan }. Ve skutečnosti pracuješ pro druhý klan a nikdo jiný to neví.
role-look = Podívat se na svou tajnou kartu
role-short = Kdo jsem?
role-is = Tvoje karta: { $role }

prompt-wait = { $name } přemýšlí…
prompt-left = { $name } není u stolu.
prompt-stand-in = Za hráče { $name } hraje bot…
stand-in = Ať zatím hraje bot
prompt-choose = Vyber tah.
prompt-play = Jsi na tahu: vyber kartu.
prompt-play-bribe = Jsi na tahu: vyber kartu, nebo podplať označeného trola.
prompt-play-cut = Jsi na tahu: vyber kartu, nebo přesekni označenou pavučinu.
prompt-play-broken = Máš rozbitý nástroj, chodby pokládat nemůžeš. Oprav ho, zahraj jinou kartu, nebo nějakou odhoď.
prompt-nowhere = Teď ji zahrát nejde. Nech si ji, nebo ji odhoď.
prompt-lay = Položit sem?
prompt-lay-turn = Polož ji sem, nebo ji nejdřív otoč.
prompt-draft = Vyber si kartu zlata.
prompt-walk = { $steps ->
    [one] Pohyb: ťukni na kroužek. Zbývá 1 krok.
    [few] Pohyb: ťukni na kroužek. Zbývají { $steps } kroky.
   *[other] Pohyb: ťukni na kroužek. Zbývá { $steps } kroků.
}
prompt-monster = { $steps ->
    [one] Veď nestvůru: ťukni na kroužek. Zbývá 1 krok.
    [few] Veď nestvůru: ťukni na kroužek. Zbývají { $steps } kroky.
   *[other] Veď nestvůru: ťukni na kroužek. Zbývá { $steps } kroků.
}
prompt-react = { $beast } útočí! Použít sekeru?
prompt-vote = { $proposer } tvrdí, že ven se už nikdo nedostane. Ukončit hru?
prompt-bribe = Podplať trola, nebo ukonči tah.
prompt-pay = Vyber, čím zaplatíš trolům.
prompt-orient = Jak má cíl ležet?
prompt-scrap = Vyber dvě karty k odhození. Opraví se: { $tool }.
prompt-discard-two = Vyber jednu nebo dvě karty k odhození.

turn-card = Otočit
discard = Odhodit
undo = Vzít zpět
do-it = Provést
do-place = Položit
do-break = Rozbít
do-repair = Opravit
do-rockfall = Odstranit
do-map = Podívat se
do-key = Odemknout
do-bribe = Podplatit
do-orient = Takhle
do-info = Podívat se
do-swap = Vyměnit
do-boots = Dát boty
do-axe = Dát sekeru
do-web = Položit
do-cut = Přeseknout
do-scrap = Opravit za 2 karty: { $tool }
do-discard = { $n ->
    [0] Odhodit
    [one] Odhodit 1 kartu
    [few] Odhodit { $n } karty
   *[other] Odhodit { $n } karet
}
understood = Dobře
welcome-saboteur = Pokládej chodby od žebříku k cílům: pod jedním z nich leží poklad. Ale někdo možná kope proti vám! „Kdo jsem?“ ti ukáže tvou tajnou kartu.
rule-read = Pravidlo { $clause }

move-place = Položit: { $card } { $place }
move-break = { $target }: rozbít nástroj ({ $tool })
move-repair = { $target }: opravit nástroj ({ $tool })
move-rockfall = Zával { $place }
move-map = Podívat se na { $place }
move-key = Odemknout dveře { $place }
move-bribe = Podplatit trola { $place }
move-discard = Odhodit: { $card }
move-scrap = Odhodit: { $card }; opravit: { $tool }
move-end = Ukončit tah
move-take = Vzít { $n }
move-pay = Zaplatit { $numbers }
move-orient = Natočit cíl takto: { $card }
move-info-cell = Podívat se na { $place }
move-info-seat = Podívat se na klanovou kartu hráče { $target }
move-swap = Vyměnit si karty s hráčem { $target }
move-boots = Boty: { $target }
move-axe = Sekera: { $target }
move-web = Položit pavučinu { $place }
move-cut = Přeseknout pavučinu { $place }
move-rat = Přivolat krysu { $place }
move-rat-on = Pohnout krysou
move-crawler = Přivolat plazouna { $place }
move-crawler-on = Pohnout plazounem
move-goblin = Přivolat skřeta { $place }
move-goblin-on = Pohnout skřetem
move-step = Krok { $place }
move-halt = Zastavit se
move-strike = Použít sekeru
move-endure = Nebránit se
move-propose = Navrhnout konec
move-agree = Souhlasím
move-decline = Hrát dál

# Záznam
log = Průběh
talk = Chat
chronicle = Průběh a chat
log-empty = Zatím se nic nestalo.
talk-empty = Zatím nikdo nic neřekl.
talk-write = Napiš něco
send = Odeslat
mute = Ztlumit: { $name }
unwanted = Nahlásit nebo zablokovat: { $name }
report-talk = Nahlásit: urážky
report-name = Nahlásit: nevhodné jméno
report-play = Nahlásit: kazí hru
report-other = Nahlásit: něco jiného
report-done = Nahlášeno. Uvidí to ten, kdo server provozuje.
block = Zablokovat natrvalo
block-done = Zablokováno: { $name }. Ke tvým stolům už se neposadí a další zprávy neuvidíš.
log-round = Začíná { $round }. kolo.
log-place = { $name } pokládá: { $card }.
log-place-at = { $name } pokládá: { $card } { $place }.
log-break = { $name } rozbíjí nástroj hráče { $target } ({ $tool }).
log-repair = { $name } opravuje nástroj hráče { $target } ({ $tool }).
log-repair-self = { $name } si opravuje: { $tool }.
log-rockfall = { $name }: zával!
log-rockfall-at = { $name }: zával { $place }.
log-map = { $name } se tajně dívá na { $place }.
log-map-known = { $name } se tajně dívá na { $place }: { $card }.
log-discard = { $name } odhazuje z ruky.
log-goal = Odkryto: { $place } – { $card }.
log-take = { $name } si bere kartu zlata.
log-pay = { $name } dostává zlato.
log-bribe = { $name } podplácí trola.
log-key = { $name } odemyká dveře.
log-claim = { $n ->
    [one] { $name } získává 1 nuget.
    [few] { $name } získává { $n } nugety.
   *[other] { $name } získává { $n } nugetů.
}
log-scrap = { $name } odhazuje dvě karty a opravuje: { $tool }.
log-pay-trolls = { $name } platí trolům.
log-goal-found = { $name } odkrývá { $place }: { $card }.
log-strike = { $name } zahání nestvůru: { $beast }!
log-strike-known = Dobráno a hned vyloženo: { $card }.
log-call = { $name } přivolává nestvůru: { $beast }!
log-attack = { $beast } útočí na hráče { $name }!
log-lose = { $name } přichází o kartu.
log-lose-nugget = { $name } přichází o nuget.
log-monster-leaves = { $beast } mizí.
log-stand-up = { $name } zase vstává, v tomto tahu se ale nepohne.
log-skip = { $name } nemá karty a vynechává tah.
log-show = { $name } ukazuje klanovou kartu: { $identity }.
log-vein = { $name } si bere nuget ze zlaté žíly.
log-web = { $name } pokládá pavučinu.
log-cut = { $name } přesekává pavučinu.
log-boots = { $name } dává boty hráči { $target }.
log-boots-self = { $name } si obouvá boty.
log-axe = { $name } dává válečnou sekeru hráči { $target }.
log-axe-self = { $name } si bere válečnou sekeru.
log-swap = { $name } si vyměňuje karty s hráčem { $target }.
log-info-goal = { $name } se tajně dívá na { $place }.
log-info-goal-known = { $name } se tajně dívá na { $place }: { $card }.
log-info-seat = { $name } se dívá na klanovou kartu hráče { $target }.
log-info-seat-known = { $name } se dívá na klanovou kartu hráče { $target }: { $identity }.
log-exit = { $name } je venku!
log-propose = { $name } navrhuje konec hry: ven se už nikdo nedostane.
log-agree = { $name } souhlasí.
log-decline = { $name } nesouhlasí, hraje se dál.
log-look-aside = { $name } je venku jako první a prohlíží si odložené klanové karty.
log-look-aside-known = { $name } je venku jako první. Odložené klanové karty: { $identity }.
reason-most-nuggets-after-three-rounds = Nejvíc nugetů po třech kolech.
reason-nuggets-after-three-rounds = Nugety po třech kolech.
reason-no-card-is-left = Došly všechny karty.
reason-all-who-work-for-blue-are-out = Všichni, kdo pracují pro modrý klan, jsou venku.
reason-all-who-work-for-yellow-are-out = Všichni, kdo pracují pro žlutý klan, jsou venku.
reason-nobody-can-play-a-card-any-more = Nikdo už nemůže zahrát žádnou kartu.
reason-all-agree-that-nobody-gets-out-any-more = Všichni se shodli, že ven se už nikdo nedostane.
rating-1 = Nestálo to za řeč…
rating-2 = Dobře odvedená práce!
rating-3 = Máš čuch na zlato!
rating-4 = Vládce dolů!
log-round-end = Kolo skončilo.
log-round-end-diggers = Kolo skončilo: zlatokopové našli poklad!
log-round-end-saboteurs = Kolo skončilo: zvítězili sabotéři!
log-round-end-nobody = Kolo skončilo a nevyhrál ho nikdo.
log-game-end = Hra skončila.

# Konec kola a hry
round-end = Kolo skončilo
round-diggers = Zlatokopové našli poklad!
round-saboteurs = Sabotéři zvítězili!
round-nobody = Toto kolo nevyhrál nikdo
round-why-saboteurs = Karty došly dřív, než se našel poklad.
round-why-nobody = Karty došly a nikdo z vás nebyl sabotér.
round-yours = Patříš k nim!
round-why-goals = Všechny cíle jsou odkryté.
round-why-tokens = Poslední žeton je položen: další zlato už získat nelze.
round-why-cards = Došly karty.
aside-was = Odložená karta byla: { $role }
pay-due = získává { $n }
draft-wait = { $name } si vybírá zlato ({ $n ->
    [one] 1 karta
    [few] { $n } karty
   *[other] { $n } karet
})…
next-round = Do { $n }. kola
to-result = K výsledku
result-you = Vyhráváš!
result-won = { $n ->
    [one] Vyhrává { $names }!
   *[other] Vyhrávají { $names }!
}
result-nobody = Nikdo nevyhrál.
result-solo = { $n ->
    [0] Tentokrát žádné zlato.
    [one] Vyneseno: 1 nuget!
    [few] Vyneseno: { $n } nugety!
   *[other] Vyneseno: { $n } nugetů!
}
winner = vítěz
clan-values = Modrý klan: { $blue } · Žlutý klan: { $yellow }
clan-values-about = Co který klan vynesl ven, krát počet těch, kdo pracují pro druhý klan.
clan-tie = Remíza: vyhrává klan, pro který pracoval první trpaslík venku z jeskyně.
rematch = Hrát znovu
to-rematch = K nové hře
replay = Záznam hry
to-story = Příběh hry
share-result = Sdílet
share-solo = { $n ->
    [one] { $name }: vynesen 1 nuget!
    [few] { $name }: vyneseny { $n } nugety!
   *[other] { $name }: vyneseno { $n } nugetů!
}
share-send = Poslat
share-keep = Uložit obrázek
share-copy = Zkopírovat text
share-drawing = Kreslím…
share-picture-of = Obrázek výsledku: { $title }
share-failed = Prohlížeč to nedovolí. Ulož si obrázek.
download = Stáhnout hru
check-shuffle = Ověřit míchání
download-proof = Uložit důkaz
download-seen = Uložit, co bylo vidět
shuffle-good = Karty jsou zamíchané přesně tak, jak server před hrou slíbil.
shuffle-own = Karty jsou zamíchané přesně podle slibu a je v tom i tvoje náhodné číslo.
shuffle-bad = Karty nejsou zamíchané podle slibu!
shuffle-public = Tohle rozdání bylo veřejné od začátku, nebylo co slibovat.
shuffle-unable = Tento prohlížeč to ověří jen přes zabezpečené spojení. Použij „undermine verify“.

# Na jednom zařízení
curtain-for = Na tahu: { $name }
curtain-look-away = Předejte zařízení dál. Ostatní se nedívají.
curtain-open = Jsem { $name }

# Televize
tv-join = Otevři v telefonu { $address } a zadej:
tv-to-lobby = Boti a začátek
tv-ready = Ťukni v telefonu na „Za mě můžeme“: { $names }
tv-start = Všechno je připraveno!

# Nabídka
hint = Poraď mi
advice-wins = Šance vyhrát kolo: { $n } %.
advice-others-wins = Další nejlepší možnosti: { $moves }.
advice-others-nuggets = Další možnosti a kolik nugetů by stály: { $moves }.
sound = Zvuky
motion-off = Bez animací
large-text = Velké písmo
all-moves = Všechny možné tahy ({ $n })
move-seat = Pokračovat na jiném zařízení
move-seat-about = Načti to druhým zařízením, nebo tam otevři odkaz. Odkaz funguje jen jednou.
take-back = Vrátit na toto zařízení: { $name }
delete-table = Smazat tento stůl
delete-sure = Opravdu smazat se vším všudy?

# Záznam hry
replay-start = Začátek
replay-move = Tah { $n }/{ $all }
replay-first = Na začátek
replay-back = O tah zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-next = O tah dál
replay-last = Na konec
share-moment = Sdílet tuto chvíli
carry-on = Hrát odtud dál
carry-on-as = Za koho hraješ dál?
carry-on-about = Na ostatní místa usednou boti.
eyes = Číma očima
eyes-all = Vše odkryté
eyes-public = Co vidí všichni

# Pravidla
rules-whole = Celá pravidla
rules-summary = Stručně na jednu stranu
rules-missing = Tato stránka pravidel tu není.
contents = Obsah
print = Vytisknout

# Nastavení
large-text-about = Větší písmo a tlačítka všude.
motion = Animace
motion-auto = podle zařízení
motion-on = zapnuté
motion-about = Karty létají a otáčejí se, nebo se prostě objeví.
sound-about = Krátký zvuk, když jsi na tahu a když se něco stane.
volume = Hlasitost
vibration = Vibrace
vibration-about = Telefon zavibruje, když jsi na tahu a když tě něco zasáhne.
remarks = Hlášky botů
remarks-about = Co boti prohodí jen tak, v bublinách a v chatu. Jejich tvrzení a obvinění patří ke hře a zůstávají.
pace = Tempo tahů
pace-slow = pomalé
pace-normal = běžné
pace-quick = rychlé
pace-about = Jak rychle uvidíš, co dělají boti a ostatní.
keyboard = Klávesnice
key-digits = 1–9
key-digits-about = vybrat kartu
key-arrows = Šipky
key-arrows-about = z místa na místo
key-enter = Enter
key-enter-about = zvolit místo, pak zahrát
key-r = R
key-r-about = otočit kartu
key-escape = Esc
key-escape-about = vrátit kartu

# Spojení a odmítnutí
connection-lost = Spojení se ztratilo, zkouším to znovu. Co teď uděláš, se neodešle.
connection-slow = Čekám na server…
notice-storage-lost = Server právě nemůže ukládat tahy. Chvilku počkej.
notice-restarting = Server se restartuje. Za chvíli se hraje dál.
refused-offline = Server neodpovídá. Nic se neodeslalo, zkus to znovu.
refused-lost = Spojení spadlo dřív, než přišla odpověď. Podívej se, zda se tah provedl.
refused-stale = Hra se mezitím pohnula dál a tvůj tah se neprovedl. Podívej se a vyber znovu.
refused-syntax = Takový tah v této hře není.
refused-too-fast = Ne tak rychle, prosím.
refused-storage = Server právě nemůže ukládat tahy. Tah se neprovedl, zkus to znovu.
refused-disk-full = Serveru došlo místo. Tah se neprovedl.
refused-shutting-down = Server se za chvíli restartuje. Zkus to pak znovu.
refused-table-unknown = Takový stůl tu není.
refused-table-gone = Tento stůl už neexistuje.
refused-table-full = Všechna místa jsou obsazená.
refused-table-started = Hra už začala.
refused-table-not-started = Hra ještě nezačala.
refused-table-finished = Hra skončila.
refused-table-unfinished = Hra ještě neskončila.
refused-code-unknown = S tímto kódem tu není žádný stůl.
refused-host-only = To smí jen hostitel.
refused-host-standing-in = Hostitele jen zastupuješ. O tomhle rozhoduje jen hostitel.
refused-not-your-seat = To není tvoje místo.
refused-seat-taken = Tam už někdo sedí.
refused-seat-empty = Tam nikdo nesedí.
refused-name-taken = Toto jméno už u stolu někdo má.
refused-not-ready = Ještě nejsou všichni připraveni.
refused-key-unknown = Tento odkaz už někdo použil, nebo ho nahradil nový.
refused-undo-off = U tohoto stolu se tahy zpět neberou.
refused-undo-revealed = Mezitím se ukázalo něco nového, proto už tah vzít zpět nejde.
refused-undo-enough = Tenhle tah se už bral zpět příliš často. Hraj dál.
refused-talk-enough = Chat u tohoto stolu je plný, další zprávy se nevejdou.
refused-acts-enough = Stůl se měnil příliš často. Hru už můžete jen dohrát.
refused-too-many-tables = Máš příliš mnoho otevřených stolů. Dohraj nebo smaž některé.
refused-too-many-guesses = Příliš mnoho chybných kódů. Počkej pár minut.
refused-not-found = Na této adrese nic není.
refused-daily-done = Dnešní výzvu už máš za sebou.
refused-moment-unknown = Taková chvíle v této hře není.
refused-hint-not-alone = Radu dostaneš, jen když u stolu nesedí další lidé.
refused-malformed = Server téhle stránce nerozumí. Načti ji znovu.
refused-not-owner = Místo si může vzít zpět jen zařízení, které ho obsadilo první.
refused-option-unknown = S těmito možnostmi se hra hrát nedá.
refused-origin = Tohle nepřišlo ze stránky hry. Otevři ji znovu.
refused-random-missing = Něčí prohlížeč se ještě nezapojil do míchání.
refused-rule = Pravidla to nedovolují.
refused-seat-is-bot = Tam sedí bot.
refused-seat-is-person = Tam sedí člověk.
refused-person-here = Ten hráč je u stolu a hraje sám.
refused-seat-unknown = Takové místo u stolu není.
refused-seats-number = Tolik míst nejde k této hře nebo k lidem u stolu.
refused-talk-off = U tohoto stolu se mluví jen připravenými větami.
refused-too-large = To je příliš dlouhé.
refused-too-many-sockets = Příliš mnoho otevřených oken. Některá zavři.
refused-undo-not-yours = Zpět můžeš vzít jen svůj poslední tah, a jen dokud jsi na tahu.
refused-watching-only = Tady se jen díváš.
refused-device-unknown = Takové zařízení u tebe není.
refused-devices-enough = Máš přihlášeno příliš mnoho zařízení. Nejdřív nějaké odhlas.
refused-token-unknown = Tenhle token neplatí, nebo už byl zrušen.
refused-not-for-bots = Tohle smí jen lidé, boti ne.
refused-bots-enough = Víc botů už mít nemůžeš. Nejdřív nějakého odeber.
refused-bot-unknown = Takového bota nemáš.
refused-banned = Na tomto serveru máš zákaz.
refused-blocked = Hostitel s tebou nechce hrát.
refused-watchers-sent = Hostitel vykázal všechny, kdo jen přihlíželi.
refused-phrase-unknown = Tuhle frázi nikdo nemá. Možná už platí novější.

# Who you are on this server
me = Ty na tomto serveru
me-about = Účet tu není: pozná se tenhle prohlížeč. S frází se k sobě dostaneš, i když na tebe prohlížeč zapomene.
device-any = Prohlížeč
device-here = tento
device-seen = naposledy tady { $day }
sign-out = Odhlásit
sign-out-others = Odhlásit všechna ostatní
blocked = Zablokovaní
unblock = Znovu pustit
my-bots = Tvoji boti
my-bots-about = Ke stolům si může sednout i tvůj vlastní program. Prokáže se tokenem a všichni vidí, že tam sedí bot. Jak na to, je v dokumentaci: Write a bot.
bot-name = Jméno nového bota
bot-make = Vytvořit token
bot-token = Token pro bota { $name }; ukáže se jen teď. Kdo ho má, hraje jako tvůj bot.
bot-remove = Odebrat
phrase-make = Vytvořit frázi
phrase-about = Kdo má tuto frázi, vystupuje tu jako ty. Ukáže se jen teď: opiš si ji, nebo kód načti druhým zařízením. Starší fráze už neplatí.
phrase-there = Tvoje fráze platí, datum: { $day }.
phrase-void = Zrušit ji
recover = Mám frázi
recover-do = Použít ji tady
recover-about = Tento prohlížeč pak bude patřit osobě s touto frází. Co se tu hrálo dosud, zůstane stranou.
kept = Co se ukládá
kept-about = Jména, tahy a co se u stolu řekne; u každého prohlížeče jeho druh a den poslední návštěvy. Žádná adresa, žádný e-mail, žádné heslo. Jména a řeč vidí všichni u stolu; kdo server provozuje, může číst všechno.
kept-reports = Co je nahlášeno, zůstává uloženo 90 dní i se slovy, o která jde, a to i když jejich autor požádá o zapomenutí.
kept-unfinished = { $days ->
    [0] Nedohrané hry zůstávají natrvalo.
   *[other] Nedohrané hry se smažou po tolika dnech bez tahu: { $days }.
}
kept-finished = { $days ->
    [0] Dohrané hry zůstávají natrvalo.
   *[other] Dohrané hry se smažou po tolika dnech: { $days }.
}
kept-devices = Na prohlížeč se zapomene po tolika dnech bez návštěvy: { $days }.
export = Všechna moje data jako soubor
forget = Zapomenout na mě
forget-sure = Opravdu zapomenout? Zpátky to nejde.
forget-about = Tvoje jméno a všechno, co píšeš, zmizí ze všech her, dál za tebe hraje bot a hry bez dalších lidí se smažou.
