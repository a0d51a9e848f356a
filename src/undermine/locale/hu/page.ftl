# Az oldal: képernyők, gombok, felszólítások, napló.

game-saboteur = Szabotőr
game-saboteur-about = Ássatok együtt az aranyig – de valaki az asztalnál ellenetek ás. 3–10 játékos.
game-duel = A párbaj
game-duel-about = Két törpe verseng az aranyért ajtókon, trollokon és hidakon át. 2 játékos.
game-cave = A sötét barlang
game-cave-about = Két klán keresi a kijáratot, nyomukban patkány, sárkánykígyó és goblin. 2–8 játékos.
game-solo = Egyedül a bányában
game-solo-about = Mennyi aranyat hozol ki egymagad? 1 játékos.

# Kezdőlap
tagline = Áss aranyat a barátaiddal – és derítsd ki, ki ás ellened.
play-now = Játék most
play = Játék
with-friends = Barátokkal
learn = Tanulás és visszanézés
continue = Játék folytatása
your-turn = Te jössz
make-table = Asztal nyitása
join = Belépés
join-code = Asztalkód
public-tables = Nyitott asztalok
pass-and-play = Egy készüléken
lesson = Első lecke
rules = Szabályok
my-games = Játékaim
daily = Napi kihívás
your-name = A neved
guest-name = Ásó
players-number = { $n } játékos: te és { $bots } bot
bot-level = Milyen jók legyenek a botok?
level-mole = Vakond
level-apprentice = Inas
level-miner = Bányász
home = Kezdőlap
close = Bezárás
cancel = Mégse
menu = Menü
settings = Beállítások
language = Nyelv
not-found = Ezen a címen nincs semmi.
connecting = Kapcsolódás …

# Asztal nyitása
which-game = Melyik játék?
how-to-sit = Hogyan ültök?
mode-online = Mindenki a saját készülékén
mode-online-about = Kapsz egy hivatkozást és egy kódot, amit elküldhetsz.
mode-pass = Egy készülék mindenkinek
mode-pass-about = Körbeadjátok; közben függöny takarja a lapokat.
mode-tv = Tévé és telefonok
mode-tv-about = A nagy képernyőn az asztal, a telefonokon a lapok.
players-range = { $min ->
    [2] { $max ->
        [2] 2 játékos
       *[other] 2–{ $max } játékos
    }
   *[other] { $min }–{ $max } játékos
}
seats-number = { $n } hely
names = Nevek
player-n = { $n }. játékos
options = Lehetőségek
keep = Mentés
option-edition = Kiadás
option-edition-about = A 2006-os kiadás a játékosok száma szerint osztja az aranyat, és a járatok bárhol folytathatók.
option-edition-modern = mai
option-edition-2006 = 2006-os
option-connect = Új járatok
option-connect-about = Kell-e az új kártyától út a startkártyáig.
option-connect-start = a starthoz kell vezetniük
option-connect-any = bárhol folytathatók
option-first = Ki kezd
option-first-about = Az a hely, amely az első fordulót kezdi.
option-first-random = sorsolás
option-first-seat = { $n }. hely
option-anchor = Honnan ásol
option-anchor-about = Folytathatod-e az ellenfél járatát is.
option-anchor-any = mindkét starttól
option-anchor-own = csak a saját starttól
option-colour = A színed
option-colour-about = A másik színű ajtók neked zárva vannak.
option-colour-green = Zöld
option-colour-blue = Kék
option-end = A játék vége
option-end-about = Léphet-e még az utolsó játékos az utolsó lap után.
option-end-immediate = azonnal
option-end-turn = a lépés végén
option-away = Ha valaki elmegy
option-away-wait = Várunk
option-away-wait-about = Az asztal addig vár, ameddig kell.
option-away-clock = Egy perc minden döntésre
option-away-clock-about = Ha letelik a perc, ezúttal egy bot dönt.
option-away-bot = Bot ugrik be
option-away-bot-about = Egy perc után bot játszik, és visszaadja a helyet, ha a játékos visszajön.
option-public = Nyitott asztal
option-public-about = Bárki megtalálhatja és beléphet.
option-free-text = Szabad beszélgetés
option-free-text-about = Bármit lehet írni, nem csak kész mondatokat.
option-undo = Visszavonás
option-undo-about = A lépés visszavonható, amíg semmi új nem látszott.

# A játék előtt
invite = Meghívás
invite-about = Nyisd meg ezt az oldalt egy másik készüléken, és írd be a kódot, vagy olvasd be a négyzetet.
table-code = Asztalkód: { $code }
share-link = Hivatkozás küldése
copied = Másolva
television = Tévé
qr = A(z) { $code } asztal QR-kódja
seats = Helyek
seat-free = szabad
sit = Leülök
sit-too = Még egy játékos ide
stand = Felállok
remove = Eltávolítás: { $name }
host = házigazda
hand-over = Legyen házigazda: { $name }
add-bot-here = Bot a(z) { $n }. helyre
bots = Botok:
fill-bots = { $n } hely feltöltése
ready = kész
not-ready = még nem kész
i-am-ready = Kész vagyok
not-yet = Mégsem
away = nincs itt
shuffled = kevert
start = Kezdés
wait-seats = { $n ->
    [one] Egy hely még szabad.
   *[other] { $n } hely még szabad.
}
wait-ready = Még várunk rájuk: { $names }
wait-host = A játékot { $name } indítja.
fair = Tisztességes keverés
fair-about = A szerver előre elkötelezte magát egy titok mellett, és minden böngésző hozzáadja a saját véletlenjét. A játék után bárki ellenőrizheti, hogy senki sem válogatta a lapokat.
seats-taken = { $taken } / { $seats } hely
watch = Nézem
no-public-tables = Most nincs nyitott asztal. Nyiss egyet!
no-games = Itt még nem játszottál.
replays = Visszajátszások
table-gone = Ez az asztal már nem létezik.

# Az asztal
round-n = { $n }. forduló
board = A labirintus
board-closer = Közelebb
board-fit = Minden látsszon
board-words = A labirintus szavakkal
goal-hidden = cél, lefordítva
goal-known = cél, lefordítva, te ismered: { $card }
goal-upper = felső cél
goal-middle = középső cél
goal-lower = alsó cél
goal-northeast = északkeleti cél
goal-northwest = északnyugati cél
goal-southeast = délkeleti cél
goal-southwest = délnyugati cél
place = itt: { $cell }
field-tunnel = szűk alagút
field-goal = ismeretlen cél
hand = A lapjaid
players = Játékosok
you = te
cards-held = { $n } lap
broken = törött: { $tool }
gold-cards = { $n } aranykártya
nuggets = { $n } aranyrög
axes = { $n } csatabárd
out = kijutott
on-turn = ő jön
piles = Húzópakli { $deck }, dobott lapok { $discards }
discards = Dobott lapok ({ $n })
face-down = lefordítva
clan-blue = Kék klán
clan-yellow = Sárga klán
clan-short-blue = K
clan-short-yellow = S
loyalty-loyal = hűséges
loyalty-saboteur = szabotőr
role-digger = Aranyásó
role-saboteur = Szabotőr
role-look = Nézd meg a titkos kártyádat
role-short = Ki vagyok?
role-is = Te vagy: { $role }

prompt-wait = { $name } gondolkodik …
prompt-choose = Válassz lépést.
prompt-play = Te jössz: válassz egy lapot.
prompt-play-broken = Törött az eszközöd, most nem építhetsz. Javítsd meg, játssz ki más lapot, vagy dobj.
prompt-lay = Ide teszed?
prompt-lay-turn = Tedd ide, vagy előbb fordítsd meg.
prompt-draft = Válassz aranykártyát.
prompt-walk = Lépj: még { $steps } lépés.
prompt-monster = Vezesd a szörnyet: még { $steps } lépés.
prompt-react = { $beast } támad! Használod a csatabárdot?
prompt-bribe = Vesztegess meg egy trollt, vagy fejezd be a lépést.
prompt-pay = Válaszd ki, mivel fizetsz a trolloknak.
prompt-orient = Hogyan feküdjön a cél?
prompt-scrap = Válassz két lapot, amit odaadsz. Megjavul: { $tool }.
prompt-discard-two = Válassz egy vagy két eldobandó lapot.

turn-card = Fordítás
discard = Eldobás
undo = Visszavonás
do-it = Mehet
do-place = Leteszem
do-break = Eltöröm
do-repair = Megjavítom
do-rockfall = Kiveszem
do-map = Megnézem
do-key = Kinyitom
do-bribe = Megvesztegetem
do-orient = Így
do-info = Megnézem
do-swap = Cserélek
do-boots = Csizmát adok
do-axe = Csatabárdot adok
do-web = Leteszem
do-cut = Átvágom
do-scrap = Két lapért: { $tool }
do-discard = { $n ->
    [0] Eldobás
   *[other] { $n } lap eldobása
}
understood = Rendben
rule-read = Szabály: { $clause }

move-place = { $card }, { $place }
move-break = Eltörni: { $tool }, { $target }
move-repair = Megjavítani: { $tool }, { $target }
move-rockfall = Kőomlás, { $place }
move-map = Megnézni: { $place }
move-key = Ajtó kinyitása, { $place }
move-bribe = Troll megvesztegetése, { $place }
move-discard = Eldobni: { $card }
move-scrap = Odaadni: { $card }; megjavítani: { $tool }
move-end = Lépés vége
move-take = { $n } elvétele
move-pay = Fizetés: { $numbers }
move-orient = A cél így feküdjön: { $card }
move-info-cell = Megnézni: { $place }
move-info-seat = Klánkártya megnézése: { $target }
move-swap = Lapcsere: { $target }
move-boots = Csizma: { $target }
move-axe = Csatabárd: { $target }
move-web = Pókháló, { $place }
move-cut = Pókháló átvágása, { $place }
move-rat = Patkány hívása, { $place }
move-rat-on = A patkány mozgatása
move-crawler = Sárkánykígyó hívása, { $place }
move-crawler-on = A sárkánykígyó mozgatása
move-goblin = Goblin hívása, { $place }
move-goblin-on = A goblin mozgatása
move-step = Lépés, { $place }
move-halt = Megállok
move-strike = Csatabárddal védekezem
move-endure = Kiállom

# Napló
log = Napló
talk = Beszélgetés
chronicle = Napló és beszélgetés
log-empty = Még nem történt semmi.
talk-empty = Még senki sem szólt.
talk-write = Írj valamit
send = Küldés
mute = Nem hallom: { $name }
log-round = Kezdődik a(z) { $round }. forduló.
log-place = { $name } letesz: { $card }.
log-place-at = { $name } letesz: { $card }, { $place }.
log-break = { $name } → { $target }: eltört ({ $tool }).
log-repair = { $name } → { $target }: megjavult ({ $tool }).
log-rockfall = { $name }: kőomlás!
log-rockfall-at = { $name }: kőomlás, { $place }.
log-map = { $name } titokban megnézi: { $place }.
log-map-known = { $name } titokban megnézi: { $place } – { $card }.
log-discard = { $name } eldob.
log-goal = Felfordult: { $place } – { $card }.
log-take = { $name } elvesz egy aranykártyát.
log-pay = { $name } aranyat kap.
log-bribe = { $name } megveszteget egy trollt.
log-key = { $name } kinyit egy ajtót.
log-claim = { $name } aranyröghöz jut: { $n }.
log-scrap = { $name } két lapot odaad, és megjavítja: { $tool }.
log-pay-trolls = { $name } fizet a trolloknak.
log-goal-found = { $name } rátalál: { $place } – { $card }.
log-strike = { $name } elűzi: { $beast }!
log-strike-known = Húzta, és azonnal le kell tenni: { $card }.
log-call = { $name } hívja: { $beast }!
log-attack = { $beast } megtámadja: { $name }!
log-lose = { $name } elveszít egy lapot.
log-lose-nugget = { $name } elveszít egy aranyrögöt.
log-monster-leaves = { $beast } eltűnik.
log-stand-up = { $name } feláll, de most nem léphet.
log-skip = { $name }: nincs lapja, kimarad.
log-show = { $name } felfedi a klánkártyáját: { $identity }.
log-vein = { $name } elveszi az aranyér rögét.
log-web = { $name } pókhálót tesz le.
log-cut = { $name } átvág egy pókhálót.
log-boots = { $name } → { $target }: csizma.
log-axe = { $name } → { $target }: csatabárd.
log-swap = { $name } ↔ { $target }: lapcsere.
log-info-goal = { $name } titokban megnézi: { $place }.
log-info-goal-known = { $name } titokban megnézi: { $place } – { $card }.
log-info-seat = { $name } megnézi a klánkártyát: { $target }.
log-info-seat-known = { $name } megnézi a klánkártyát: { $target } – { $identity }.
log-exit = { $name } kijutott!
reason-most-nuggets-after-three-rounds = A legtöbb aranyrög három forduló után.
reason-nuggets-after-three-rounds = Aranyrögök három forduló után.
reason-no-card-is-left = Elfogyott minden lap.
reason-all-who-work-for-blue-are-out = Mindenki kijutott, aki a kék klánnak dolgozik.
reason-all-who-work-for-yellow-are-out = Mindenki kijutott, aki a sárga klánnak dolgozik.
reason-nobody-can-play-a-card-any-more = Senki sem tud már lapot kijátszani.
rating-1 = Kezdetnek egy marékkal. Áss tovább!
rating-2 = Inasnak tisztes rakomány.
rating-3 = Tele a csille: szép munka!
rating-4 = A bánya mestere!
log-round-end = Véget ért a forduló.
log-game-end = Véget ért a játék.

# Forduló és játék vége
round-end = Véget ért a forduló
round-diggers = Az aranyásók megtalálták a kincset!
round-saboteurs = A szabotőrök győztek!
round-nobody = Ezt a fordulót senki sem nyerte
aside-was = A félretett kártya: { $role }
pay-due = jutalma { $n }
draft-wait = { $name } választ { $n } aranykártyából …
next-round = Tovább a(z) { $n }. fordulóra
to-result = Az eredményhez
result-you = Nyertél!
result-won = { $n ->
    [one] A győztes: { $names }!
   *[other] A győztesek: { $names }!
}
result-nobody = Senki sem nyert.
result-solo = { $n } aranyrögöt hoztál ki!
winner = győztes
clan-values = Kék klán: { $blue } · Sárga klán: { $yellow }
rematch = Még egyszer
to-rematch = Az új játékhoz
replay = Visszajátszás
share-result = Megosztás
download = Felvétel letöltése
check-shuffle = Keverés ellenőrzése
shuffle-good = A keverés pontosan az, amit a szerver a játék előtt ígért.
shuffle-own = A keverés pontosan az ígéret szerinti, és benne van a te véletlened is.
shuffle-bad = A keverés nem egyezik az ígérettel!
shuffle-public = Ez az osztás kezdettől nyilvános volt, nem volt mit ígérni.
shuffle-unable = Ez a böngésző csak biztonságos kapcsolaton tudja ellenőrizni. Használd ezt: „undermine verify”.

# Egy készüléken
curtain-for = { $name } következik
curtain-look-away = Adjátok tovább a készüléket. A többiek ne nézzenek ide.
curtain-open = Én vagyok { $name }

# Tévé
tv-join = Nyisd meg a telefonodon: { $address }, és írd be:
tv-to-lobby = Botok és lehetőségek

# Menü
hint = Adj tanácsot
sound = Hangok
motion-off = Mozgás nélkül
large-text = Nagy betűk
all-moves = Minden lehetséges lépés ({ $n })
move-seat = Folytatás másik készüléken
move-seat-about = Olvasd be a másik készülékkel, vagy nyisd meg ott a hivatkozást. Egyszer működik.
take-back = Vissza erre a készülékre: { $name }
delete-table = Asztal törlése
delete-sure = Biztosan törlöd mindenestül?

# Visszajátszás
replay-start = A kezdet
replay-move = { $n }. lépés, összesen { $all }
replay-first = Az elejére
replay-back = Egyet vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-next = Egyet előre
replay-last = A végére
share-moment = Pillanat megosztása
carry-on = Folytatás innen
eyes = Kinek a szemével
eyes-all = Minden felfordítva
eyes-public = Amit mindenki lát
eyes-seat = { $name } szemével

# Szabályok
rules-whole = A teljes szabályok
rules-summary = Egy oldal nyomtatásra
rules-missing = A szabálykönyvnek ez az oldala nincs meg.
contents = Tartalom
print = Nyomtatás

# Beállítások
large-text-about = Mindenhol nagyobb betűk és gombok.
motion = Mozgás
motion-auto = ahogy a készülék kívánja
motion-on = bekapcsolva
motion-about = A lapok repülnek és fordulnak, vagy csak megjelennek.
sound-about = Rövid hang, ha te jössz, vagy ha történik valami.
keyboard = Billentyűzet
key-digits = 1–9
key-digits-about = lap kiválasztása
key-arrows = Nyilak
key-arrows-about = helyről helyre
key-enter = Enter
key-enter-about = hely választása, majd kijátszás
key-r = R
key-r-about = lap megfordítása
key-escape = Esc
key-escape-about = lap visszatétele

# Kapcsolat és elutasítások
connection-lost = Megszakadt a kapcsolat, újra próbálom. Amit most teszel, nem megy el.
notice-storage-lost = A szerver most nem tudja menteni a lépéseket. Várj egy kicsit.
notice-restarting = A szerver újraindul. Mindjárt folytatódik a játék.
refused-offline = A szerver nem válaszol. Semmi sem ment el, próbáld újra.
refused-lost = A kapcsolat megszakadt, mielőtt válasz jött volna. Nézd meg, érvényes-e a lépésed.
refused-stale = Az asztal közben továbblépett. Nem történt semmi.
refused-syntax = Ilyen lépés nincs ebben a játékban.
refused-too-fast = Ne olyan gyorsan!
refused-storage = A szerver most nem tudja menteni a lépéseket. Nem történt semmi, próbáld újra.
refused-disk-full = A szervernek elfogyott a helye. Nem történt semmi.
refused-shutting-down = A szerver éppen újraindul. Próbáld egy kicsit később.
refused-table-unknown = Nincs ilyen asztal.
refused-table-gone = Ez az asztal már nem létezik.
refused-table-full = Minden hely foglalt.
refused-table-started = A játék már elkezdődött.
refused-table-not-started = A játék még nem kezdődött el.
refused-table-finished = A játék véget ért.
refused-table-unfinished = A játék még nem ért véget.
refused-code-unknown = Nincs ilyen kódú asztal.
refused-host-only = Ezt csak a házigazda teheti.
refused-not-your-seat = Ez nem a te helyed.
refused-seat-taken = Ott már ül valaki.
refused-seat-empty = Ott nem ül senki.
refused-name-taken = Ilyen nevű már ül az asztalnál.
refused-not-ready = Még nem mindenki kész.
refused-key-unknown = Ezt a hivatkozást már használták vagy lecserélték.
refused-undo-off = Ennél az asztalnál nincs visszavonás.
refused-undo-revealed = Azóta valami új látszott: nem vonható vissza.
refused-talk-enough = Most már elég volt a szóból.
refused-acts-enough = Ez az asztal túl sokszor változott. A játékot már csak befejezni lehet.
refused-too-many-tables = Túl sok nyitott asztalod van. Fejezz be vagy törölj néhányat.
refused-too-many-guesses = Túl sok hibás kód. Várj néhány percet.
refused-not-found = Ezen a címen nincs semmi.
refused-daily-done = A mai kihívást már játszottad.
refused-moment-unknown = Nincs ilyen pillanata a játéknak.

# Az első lecke
lesson-step = Első lecke, { $n } / { $all }
lesson-next = Tovább
lesson-nudge = Ezt is lehet, de most nem ez kell:
lesson-lay = Bal oldalt a létrán állsz. Jobbra három cél fekszik, az egyik alatt a kincs. Válaszd az egyenes járatot, és tedd a létra mellé, a célok felé.
lesson-lay-done = Jól ásol! Minden lépés után magától kapsz új lapot.
lesson-turn = A kártya fejjel lefelé is feküdhet. Válaszd a kanyart, fordítsd meg, és tedd a járat végére.
lesson-turn-done = Pontosan. Oldalra fordítva sosem, csak így vagy megfordítva.
lesson-fork = Minden oldalon járatnak járattal, sziklának sziklával kell találkoznia. Próbáld a végére tenni az egyenes járatot, és nézd, mit mond az asztal. Aztán tedd le az elágazást.
lesson-fork-done = Az elágazás nyitva hagyja az utakat. A jó aranyásók szeretik.
lesson-dead-end = Ezek zsákutcák: a járataik nem érnek össze. Ilyet csak szabotőr tesz le. Te aranyásó vagy: válassz egyet, és dobd el.
lesson-dead-end-done = Az eldobott lapok lefordítva fekszenek. Senki sem tudja, mit dobtál el.
lesson-break = Olga zsákutcákat rakott. Válaszd a törött lámpást, és koppints egy játékosra: törött eszközzel nem lehet járatot építeni.
lesson-break-done = Más lapot kijátszhat, vagy megjavíthatja az eszközt.
lesson-fix = Most a te csákányod törött! Válaszd a lapot, amely megjavítja, és koppints magadra.
lesson-fix-done = A törött eszköz és a lap is eltűnt. Másokét is megjavíthatod.
lesson-fix-two = Ez a lap lámpást vagy csillét javít, az egyiket. Segíts Olgának, és válassz.
lesson-fix-two-done = Egy lap, egy eszköz. A másik törött marad.
lesson-rockfall = Zsákutca zárja el az utat. Válaszd a kőomlást, és koppints rá.
lesson-rockfall-done = Szabad az út. De kőomlást a szabotőrök is használnak…
lesson-map = A kincs a három cél egyike alatt van. Válaszd a térképet, és nézz meg egyet titokban.
lesson-map-done = Csak te láttad. Az ismert célnak szaggatott kerete van.
lesson-gold = Egyetlen kártya hiányzik a középső célig. Tedd le!
lesson-share = A kincs! Felfordulnak a szerepek: Olga volt a szabotőr. Az aranyásók osztoznak: válassz aranykártyát.
lesson-end = Mindent tudsz.
lesson-end-about = Egy játék három forduló, és minden alkalommal új szerepeket osztunk: titkos kártyád a kezed mellett fekszik. Ha elfogynak a lapok, mielőtt meglenne a kincs, a szabotőrök nyernek. Az győz, akinek a legtöbb aranyröge van.
