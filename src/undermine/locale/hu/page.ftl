# Az oldal: képernyők, gombok, felszólítások, napló.

game-saboteur = Szabotőr
game-saboteur-about = Ássatok együtt az aranyig – de valaki az asztalnál ellenetek dolgozik. 3–10 játékos.
game-duel = A párbaj
game-duel-about = Két törpe verseng az aranyért ajtókon, trollokon és hidakon át. 2 játékos.
game-cave = A sötét barlang
game-cave-about = Két klán keresi a kijáratot, nyomukban patkány, sárkánykígyó és goblin. 2–8 játékos.
game-solo = Egyedül a bányában
game-solo-about = Mennyi aranyat hozol ki egymagad? 1 játékos.

# Kezdőlap
tagline = Keress aranyat a barátaiddal – és derítsd ki, ki áskálódik ellened!
play-now = Játék azonnal
play = Játék
with-friends = Barátokkal
learn = Szabályok és régi játékok
continue = Folytatás
your-turn = Te jössz
make-table = Asztal nyitása
join = Csatlakozás
join-code = Asztalkód
public-tables = Nyilvános asztalok
pass-and-play = Egy készüléken
lesson = Első lecke
rules = Szabályok
my-games = Játékaim
daily = Napi kihívás
your-name = A neved
guest-name = Törpe
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
connecting = Kapcsolódás…
offline = Nincs hálózat. Ami nyitva van, marad; a játékhoz kapcsolat kell.

# Asztal nyitása
which-game = Melyik játék?
how-to-sit = Hogyan ültök?
mode-online = Mindenki a saját készülékén
mode-online-about = Kapsz egy linket és egy kódot, amelyeket elküldhetsz.
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
options = Játékbeállítások
keep = Mentés
option-edition = Kiadás
option-edition-about = A 2006-os kiadás a játékosok száma szerint osztja az aranyat, és a járatok bárhol folytathatók.
option-edition-modern = mai
option-edition-2006 = 2006-os
option-connect = Új járatok
option-connect-about = Kell-e, hogy az új kártyától út vezessen a startkártyáig.
option-connect-start = a starthoz kell vezetniük
option-connect-any = bárhol folytathatók, ahogy a magyar szabályfüzetben
option-first = Ki kezd
option-first-about = Ki játszik elsőként az első fordulóban.
option-first-random = sorsolás
option-first-seat = { $n }. hely
option-anchor = Honnan ásol
option-anchor-about = Folytathatod-e az ellenfél járatát is.
option-anchor-any = mindkét starttól
option-anchor-own = csak a saját starttól
option-colour = A színed
option-colour-about = A másik szín ajtói zárva vannak előtted.
option-colour-green = Zöld
option-colour-blue = Kék
option-end = A játék vége
option-end-about = Mozoghat-e még az utolsó játékos, miután kijátszotta az utolsó lapot.
option-end-immediate = azonnal
option-end-turn = a kör végén
option-agree = Közös befejezés
option-agree-about = Befejezhetitek-e közösen a játékot, ha már egyetlen törpe sem juthat ki.
option-agree-off = nincs
option-agree-on = ha mindenki beleegyezik
option-away = Ha valaki nincs itt
option-away-wait = Várunk
option-away-wait-about = Az asztal addig vár, ameddig kell.
option-away-clock = Egy perc minden döntésre
option-away-clock-about = Ha letelik a perc, ezúttal egy bot dönt.
option-away-bot = Bot ugrik be
option-away-bot-about = Egy perc után bot játszik helyette, és visszaadja a helyet, ha a játékos visszajön.
option-public = Nyilvános asztal
option-public-about = Bárki megtalálhatja, és csatlakozhat.
option-free-text = Szabad beszélgetés
option-free-text-about = Bármit lehet írni, nem csak kész mondatokat.
option-undo = Visszavonás
option-undo-about = A lépés visszavonható, amíg nem derült ki semmi új.

# A játék előtt
invite = Meghívás
invite-about = Nyisd meg ezt az oldalt egy másik készüléken, és írd be a kódot, vagy olvasd be a QR-kódot.
table-code = Asztalkód: { $code }
share-link = Link küldése
copied = Másolva
television = Tévé
qr = QR-kód, asztal: { $code }
seats = Helyek
seat-free = szabad
sit = Leülök
sit-too = Még egy játékos ide
stand = Felállok
remove = Eltávolítás: { $name }
host = házigazda
hand-over = Legyen házigazda: { $name }
add-bot-here = Bot ide: { $n }. hely
bots = Botok:
fill-bots = { $n } hely feltöltése
ready = kész
not-ready = még nem kész
i-am-ready = Kész vagyok
not-yet = Még nem
away = nincs itt
shuffled = megkeverte
same-device = ugyanazon a készüléken: { $names }
start = Kezdés
wait-seats = { $n ->
    [one] Egy hely még szabad.
   *[other] { $n } hely még szabad.
}
wait-ready = Még nincs kész: { $names }
wait-host = A játékot { $name } indítja.
fair = Tisztességes keverés
fair-about = A szerver a játék előtt választ egy titkos számot, amelyen később nem változtathat, és minden böngésző hozzáad egy saját véletlen számot. A játék után bárki ellenőrizheti, hogy senki sem rendezte el a lapokat.
seats-taken = { $taken } / { $seats } hely
watch = Nézem
no-public-tables = Most nincs nyilvános asztal. Nyiss egyet!
no-games = Itt még nem játszottál.
replays = Visszajátszások
table-gone = Ez az asztal már nem létezik.

# Az asztal
round-n = { $n }. forduló
board = A labirintus
board-closer = Nagyítás
board-fit = Teljes nézet
board-far = Nem látszó helyek
board-show = Mutasd: { $place }
board-more = még { $n } hely
board-words = A labirintus szavakkal
goal-hidden = lefordított cél
goal-known = lefordított cél, de ismered: { $card }
goal-upper = felső cél
goal-middle = középső cél
goal-lower = alsó cél
goal-near-upper = közeli felső cél
goal-near-middle = közeli középső cél
goal-near-lower = közeli alsó cél
goal-second-upper = második felső cél
goal-second-lower = második alsó cél
goal-last-middle = legtávolabbi cél
goal-top-right = jobb felső cél
goal-top-left = bal felső cél
goal-bottom-right = jobb alsó cél
goal-bottom-left = bal alsó cél
place-right = { $n } jobbra
place-left = { $n } balra
place-up = { $n } fel
place-down = { $n } le
place-start = a start
place-between = a két start között
field-tunnel = szűk alagút
field-goal = ismeretlen cél
hand = A lapjaid
players = Játékosok
you = te
cards-held = { $n } lap
broken = törött: { $tool }
gold-cards = { $n } aranykártya
nuggets = { $n } aranyrög
claimed = ebben a fordulóban még: { $n }
axes = { $n } csatabárd
out = kijutott
on-turn = soron van
piles = Húzópakli: { $deck }, eldobott lapok: { $discards }
discards = Eldobott lapok ({ $n })
face-down = lefordítva
clan-blue = Kék klán
clan-yellow = Sárga klán
clan-short-blue = K
clan-short-yellow = S
loyalty-loyal = hűséges
loyalty-saboteur = szabotőr
role-digger = Aranyásó
role-saboteur = Szabotőr
role-digger-about = Áss a többiekkel a kincshez. Ha meglesz, mielőtt elfogynak a lapok, az aranyásók osztoznak az aranyon.
role-saboteur-about = Ne hagyd, hogy a többiek a kincshez érjenek, de úgy, hogy ne vegyék észre. Ha előbb fogynak el a lapok, te nyersz.
loyalty-loyal-about = A saját klánodnak dolgozol: { $clan }. Vidd ki az aranyát a barlangból.
loyalty-saboteur-about = Látszólag: { $clan }. Valójában a másik klánnak dolgozol, és ezt senki más nem tudja.
role-look = Megnézem a titkos kártyámat
role-short = Ki vagyok?
role-is = A kártyád: { $role }

prompt-wait = { $name } gondolkodik…
prompt-choose = Válassz lépést.
prompt-play = Te jössz: válassz egy lapot.
prompt-play-bribe = Te jössz: válassz egy lapot, vagy vesztegesd meg a jelölt trollt.
prompt-play-cut = Te jössz: válassz egy lapot, vagy vágd át a jelölt pókhálót.
prompt-play-broken = Törött az eszközöd, most nem rakhatsz le járatot. Javítsd meg, játssz ki más lapot, vagy dobj el egyet.
prompt-nowhere = Most nem játszható ki. Tartsd meg, vagy dobd el.
prompt-lay = Ide teszed?
prompt-lay-turn = Tedd ide, vagy előbb fordítsd meg.
prompt-draft = Válassz aranykártyát.
prompt-walk = Mozgás: koppints egy karikára. Még { $steps } lépés.
prompt-monster = Vezesd a szörnyet: koppints egy karikára. Még { $steps } lépés.
prompt-react = { $beast } támad! Használod a csatabárdot?
prompt-vote = { $proposer } szerint már senki sem juthat ki. Befejezzük a játékot?
prompt-bribe = Vesztegess meg egy trollt, vagy fejezd be a lépést.
prompt-pay = Válaszd ki, mivel fizetsz a trolloknak.
prompt-orient = Hogyan feküdjön a cél?
prompt-scrap = Válassz két lapot, amelyet eldobsz. Ezt javítod meg: { $tool }.
prompt-discard-two = Válassz egy vagy két eldobandó lapot.

turn-card = Megfordítom
discard = Eldobom
undo = Visszavonom
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
do-boots = Odaadom
do-axe = Odaadom
do-web = Leteszem
do-cut = Átvágom
do-scrap = Megjavítom 2 lapért: { $tool }
do-discard = { $n ->
    [0] Eldobom
   *[other] Eldobok { $n } lapot
}
understood = Rendben
welcome-saboteur = Rakj le járatokat a bal oldali létrától a jobb oldali célokig: az egyik alatt van a kincs. De valaki talán ellenetek dolgozik! Előbb nézd meg a titkos kártyádat balra lent.
rule-read = Szabály: { $clause }

move-place = Lerakás: { $card } { $place }
move-break = { $target } eszközének eltörése ({ $tool })
move-repair = { $target } eszközének javítása ({ $tool })
move-rockfall = Kőomlás { $place }
move-map = Megnézem: { $place }
move-key = Ajtó kinyitása { $place }
move-bribe = Troll megvesztegetése { $place }
move-discard = Eldobás: { $card }
move-scrap = Eldobás: { $card }; javítás: { $tool }
move-end = Lépés vége
move-take = { $n } elvétele
move-pay = Fizetés: { $numbers }
move-orient = A cél így feküdjön: { $card }
move-info-cell = Megnézem: { $place }
move-info-seat = { $target } klánkártyájának megnézése
move-swap = Kártyacsere: { $target }
move-boots = Csizma: { $target }
move-axe = Csatabárd: { $target }
move-web = Pókháló lerakása { $place }
move-cut = Pókháló átvágása { $place }
move-rat = Patkány hívása { $place }
move-rat-on = A patkány mozgatása
move-crawler = Sárkánykígyó hívása { $place }
move-crawler-on = A sárkánykígyó mozgatása
move-goblin = Goblin hívása { $place }
move-goblin-on = A goblin mozgatása
move-step = Lépés { $place }
move-halt = Megállok
move-strike = Használom a csatabárdot
move-endure = Nem védekezem
move-propose = Befejezést javaslok
move-agree = Beleegyezem
move-decline = Játsszunk tovább

# Napló
log = Napló
talk = Beszélgetés
chronicle = Napló és beszélgetés
log-empty = Még nem történt semmi.
talk-empty = Még senki sem írt semmit.
talk-write = Írj valamit
send = Küldés
mute = Némítás: { $name }
log-round = Kezdődik { $round ->
    [1] az 1
   *[other] a { $round }
}. forduló.
log-place = { $name } lerakja: { $card }.
log-place-at = { $name } lerakja: { $card } { $place }.
log-break = { $name } eltöri { $target } eszközét ({ $tool }).
log-repair = { $name } megjavítja { $target } eszközét ({ $tool }).
log-repair-self = { $name } megjavítja a saját eszközét ({ $tool }).
log-rockfall = { $name }: kőomlás!
log-rockfall-at = { $name }: kőomlás { $place }.
log-map = { $name } titokban megnézi: { $place }.
log-map-known = { $name } titokban megnézi: { $place } – { $card }.
log-discard = { $name } lapot dob el.
log-goal = Felfordítva: { $place } – { $card }.
log-take = { $name } elvesz egy aranykártyát.
log-pay = { $name } aranyat kap.
log-bribe = { $name } megveszteget egy trollt.
log-key = { $name } kinyit egy ajtót.
log-claim = { $name } { $n } aranyrögöt szerez.
log-scrap = { $name } eldob két lapot, és megjavítja az eszközét ({ $tool }).
log-pay-trolls = { $name } fizet a trolloknak.
log-goal-found = { $name } felfordítja: { $place } – { $card }.
log-strike = { $name } elűzi a szörnyet: { $beast }!
log-strike-known = Felhúzva, és máris az asztalon: { $card }.
log-call = { $name } szörnyet hív: { $beast }!
log-attack = { $beast } megtámadja { $name } törpéjét!
log-lose = { $name } elveszít egy lapot.
log-lose-nugget = { $name } elveszít egy aranyrögöt.
log-monster-leaves = { $beast } eltűnt.
log-stand-up = { $name } feláll, de ebben a körben nem mozoghat.
log-skip = { $name } kimarad, mert nincs lapja.
log-show = { $name } felfedi a klánkártyáját: { $identity }.
log-vein = { $name } elveszi az aranyrögöt az aranyérből.
log-web = { $name } pókhálót tesz le.
log-cut = { $name } átvág egy pókhálót.
log-boots = { $name } → { $target }: csizma.
log-boots-self = { $name } csizmát húz.
log-axe = { $name } → { $target }: csatabárd.
log-axe-self = { $name } csatabárdot vesz magához.
log-swap = { $name } ↔ { $target }: kártyacsere.
log-info-goal = { $name } titokban megnézi: { $place }.
log-info-goal-known = { $name } titokban megnézi: { $place } – { $card }.
log-info-seat = { $name } megnézi { $target } klánkártyáját.
log-info-seat-known = { $name } megnézi { $target } klánkártyáját: { $identity }.
log-exit = { $name } kijutott!
log-propose = { $name } javasolja, hogy fejezzük be a játékot: már senki sem juthat ki.
log-agree = { $name } beleegyezik.
log-decline = { $name } nem egyezik bele, a játék folytatódik.
log-look-aside = { $name } elsőként jutott ki, és megnézi a félretett klánkártyákat.
log-look-aside-known = { $name } elsőként jutott ki. A félretett klánkártyák: { $identity }.
reason-most-nuggets-after-three-rounds = A legtöbb aranyrög három forduló után.
reason-nuggets-after-three-rounds = Aranyrögök három forduló után.
reason-no-card-is-left = Elfogyott minden lap.
reason-all-who-work-for-blue-are-out = Mindenki kijutott, aki a kék klánnak dolgozik.
reason-all-who-work-for-yellow-are-out = Mindenki kijutott, aki a sárga klánnak dolgozik.
reason-nobody-can-play-a-card-any-more = Senki sem tud már lapot kijátszani.
reason-all-agree-that-nobody-gets-out-any-more = Mindenki egyetértett abban, hogy már senki sem juthat ki.
rating-1 = Szóra sem érdemes…
rating-2 = Szép munka!
rating-3 = Jó szimatod van az aranyhoz!
rating-4 = A bányák ura!
log-round-end = Véget ért a forduló.
log-game-end = Véget ért a játék.

# Forduló és játék vége
round-end = Véget ért a forduló
round-diggers = Az aranyásók megtalálták a kincset!
round-saboteurs = A szabotőrök győztek!
round-nobody = Ezt a fordulót senki sem nyerte
round-why-saboteurs = A lapok elfogytak, mielőtt meglett volna a kincs.
round-why-nobody = A lapok elfogytak, és egyikőtök sem volt szabotőr.
round-why-goals = Minden célt felfordítottatok.
round-why-tokens = Az utolsó jelző is elfogyott: több aranyat már nem lehet szerezni.
round-why-cards = Elfogytak a lapok.
aside-was = A félretett kártya: { $role }
pay-due = jutalom: { $n }
draft-wait = { $name } választ { $n } aranykártyából…
next-round = Tovább: { $n }. forduló
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
clan-values-about = Amennyi aranyat a klán kihozott, szorozva azok számával, akik a másik klánnak dolgoznak.
rematch = Még egyszer
to-rematch = Az új játékhoz
replay = Visszajátszás
share-result = Megosztás
share-solo = { $name } { $n } aranyrögöt hozott ki!
share-send = Küldés
share-keep = Kép mentése
share-copy = Szöveg másolása
share-drawing = Rajzolok…
share-picture-of = Az eredmény képe: { $title }
share-failed = A böngésző nem engedi. Mentsd el a képet.
download = A játék letöltése
check-shuffle = Keverés ellenőrzése
download-proof = Bizonyíték mentése
download-seen = A látottak mentése
shuffle-good = A keverés pontosan az, amit a szerver a játék előtt megígért.
shuffle-own = A keverés pontosan az ígéret szerinti, és benne van a te véletlen számod is.
shuffle-bad = A keverés nem egyezik az ígérettel!
shuffle-public = Ez az osztás kezdettől fogva nyilvános volt, nem volt mit megígérni.
shuffle-unable = Ez a böngésző csak biztonságos kapcsolaton tudja ellenőrizni. Használd ezt: „undermine verify”.

# Egy készüléken
curtain-for = { $name } következik
curtain-look-away = Adjátok tovább a készüléket. A többiek ne nézzenek ide.
curtain-open = Én vagyok { $name }

# Tévé
tv-join = Nyisd meg a telefonodon: { $address }, és írd be:
tv-to-lobby = Botok és beállítások

# Menü
hint = Adj tanácsot
sound = Hangok
motion-off = Animáció nélkül
large-text = Nagy betűk
all-moves = Minden lehetséges lépés ({ $n })
move-seat = Folytatás másik készüléken
move-seat-about = Olvasd be a másik készülékkel, vagy nyisd meg ott a linket. A link csak egyszer működik.
take-back = Vissza erre a készülékre: { $name }
delete-table = Asztal törlése
delete-sure = Biztosan törlöd mindenestül?

# Visszajátszás
replay-start = A játék eleje
replay-move = { $n }. lépés, összesen { $all }
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-next = Egy lépést előre
replay-last = A végére
share-moment = Pillanat megosztása
carry-on = Folytatás innen
eyes = Kinek a szemével
eyes-all = Minden látszik
eyes-public = Amit mindenki lát
eyes-seat = { $name } szemével

# Szabályok
rules-whole = A teljes szabálykönyv
rules-summary = Egyoldalas összefoglaló
rules-missing = A szabálykönyvnek ez az oldala nincs meg.
contents = Tartalom
print = Nyomtatás

# Beállítások
large-text-about = Mindenhol nagyobb betűk és gombok.
motion = Animáció
motion-auto = a készülék szerint
motion-on = bekapcsolva
motion-about = A lapok repülnek és fordulnak, vagy csak megjelennek.
sound-about = Rövid hang, ha te jössz, vagy ha történik valami.
keyboard = Billentyűzet
key-digits = 1–9
key-digits-about = lap választása
key-arrows = Nyilak
key-arrows-about = helyről helyre
key-enter = Enter
key-enter-about = hely választása, majd kijátszás
key-r = R
key-r-about = lap megfordítása
key-escape = Esc
key-escape-about = lap visszatétele

# Kapcsolat és elutasítások
connection-lost = Megszakadt a kapcsolat, újra próbálom. Amit most teszel, nem jut el a szerverhez.
connection-slow = Várok a szerverre…
notice-storage-lost = A szerver most nem tudja menteni a lépéseket. Várj egy kicsit.
notice-restarting = A szerver újraindul. Mindjárt folytatódik a játék.
refused-offline = A szerver nem válaszol. Semmi sem jutott el hozzá, próbáld újra.
refused-lost = A kapcsolat megszakadt, mielőtt válasz jött volna. Nézd meg, megtörtént-e a lépésed.
refused-stale = Közben továbbment a játék, a lépésed nem érvényes. Nézd meg, és válassz újra.
refused-syntax = Ilyen lépés nincs ebben a játékban.
refused-too-fast = Ne olyan gyorsan!
refused-storage = A szerver most nem tudja menteni a lépéseket. A lépés nem történt meg, próbáld újra.
refused-disk-full = A szerveren elfogyott a hely. A lépés nem történt meg.
refused-shutting-down = A szerver hamarosan újraindul. Próbáld egy kicsit később.
refused-table-unknown = Nincs ilyen asztal.
refused-table-gone = Ez az asztal már nem létezik.
refused-table-full = Minden hely foglalt.
refused-table-started = A játék már elkezdődött.
refused-table-not-started = A játék még nem kezdődött el.
refused-table-finished = A játék véget ért.
refused-table-unfinished = A játék még nem ért véget.
refused-code-unknown = Nincs ilyen kódú asztal.
refused-host-only = Ezt csak a házigazda teheti.
refused-host-standing-in = Csak helyettesíted a házigazdát. Erről csak ő dönthet.
refused-not-your-seat = Ez nem a te helyed.
refused-seat-taken = Ott már ül valaki.
refused-seat-empty = Ott nem ül senki.
refused-name-taken = Ilyen nevű játékos már ül az asztalnál.
refused-not-ready = Még nem mindenki kész.
refused-key-unknown = Ezt a linket már használták vagy lecserélték.
refused-undo-off = Ennél az asztalnál nem lehet lépést visszavonni.
refused-undo-revealed = Azóta kiderült valami új, ezért már nem vonható vissza.
refused-undo-enough = Ezt már túl sokszor vontad vissza. Játssz tovább!
refused-talk-enough = Ennek az asztalnak a beszélgetése betelt, több üzenet nem fér bele.
refused-acts-enough = Ez az asztal túl sokszor változott. A játékot már csak befejezni lehet.
refused-too-many-tables = Túl sok nyitott asztalod van. Fejezz be vagy törölj néhányat.
refused-too-many-guesses = Túl sok hibás kód. Várj néhány percet.
refused-not-found = Ezen a címen nincs semmi.
refused-daily-done = A mai kihívást már játszottad.
refused-moment-unknown = Nincs ilyen pillanat ebben a játékban.
refused-hint-not-alone = Tanácsot csak akkor kapsz, ha nincs más ember az asztalnál.
refused-malformed = A szerver nem érti ezt az oldalt. Töltsd be újra.
refused-not-owner = A helyet csak az a készülék veheti vissza, amelyik elsőként foglalta el.
refused-option-unknown = Ezekkel a beállításokkal nem lehet játszani.
refused-origin = Ez nem a játék oldaláról jött. Nyisd meg újra.
refused-random-missing = Valakinek a böngészője még nem vett részt a keverésben.
refused-rule = A szabályok nem engedik.
refused-seat-is-bot = Ott egy bot ül.
refused-seat-is-person = Ott egy ember ül.
refused-seat-unknown = Nincs ilyen hely az asztalnál.
refused-seats-number = Ennyi hely túl sok vagy túl kevés ehhez a játékhoz vagy az asztalnál ülőkhöz.
refused-talk-off = Ennél az asztalnál csak kész mondatokkal lehet beszélgetni.
refused-too-large = Ez túl hosszú.
refused-too-many-sockets = Túl sok nyitott ablak. Zárj be néhányat.
refused-undo-not-yours = Csak a saját utolsó lépésedet vonhatod vissza, és csak amíg te jössz.
refused-watching-only = Itt csak néző vagy.
refused-device-unknown = Nincs ilyen eszközöd.
refused-devices-enough = Túl sok eszközön vagy bejelentkezve. Előbb jelentkezz ki valamelyiken.
refused-banned = Erről a szerverről kitiltottak.
refused-phrase-unknown = Senkié ez a kulcsszöveg. Talán már egy újabb érvényes.

# Who you are on this server
me = Te ezen a szerveren
me-about = Nincs fiók: erről a böngészőről ismerünk meg. Egy kulcsszöveggel akkor is megtalálod magad, ha a böngésző elfelejt.
device-any = Egy böngésző
device-here = ez az
device-seen = utoljára itt: { $day }
sign-out = Kijelentkezem
sign-out-others = Minden másikon kijelentkezem
phrase-make = Magammal viszem
phrase-about = Akinél ez a kulcsszöveg van, az te vagy. Csak most látható: írd le, vagy olvasd be a kódot a másik eszközöddel. A régebbi kulcsszöveg már nem érvényes.
phrase-there = A kulcsszöveged érvényes, kelte: { $day }.
phrase-void = Visszavonom
recover = Van kulcsszövegem
recover-do = Legyek itt az
recover-about = Ez a böngésző ezután a kulcsszöveg gazdájáé. Amit eddig itt játszottál, az hátramarad.
kept = Mit őrzünk meg
kept-about = Neveket, lépéseket és azt, ami az asztalnál elhangzik; minden böngészőnek a fajtáját és az utolsó látogatás napját. Sem címet, sem e-mailt, sem jelszót. A neveket és a beszélgetést mindenki látja az asztalnál; a szerver üzemeltetője mindent olvashat.
kept-unfinished = { $days ->
    [0] A be nem fejezett játékok végleg megmaradnak.
   *[other] A be nem fejezett játékok ennyi lépés nélküli nap után törlődnek: { $days }.
}
kept-finished = { $days ->
    [0] A befejezett játékok végleg megmaradnak.
   *[other] A befejezett játékok ennyi nap után törlődnek: { $days }.
}
kept-devices = Egy böngészőt ennyi látogatás nélküli nap után felejtünk el: { $days }.
export = Minden adatom egy fájlban
forget = Felejtsetek el
forget-sure = Biztosan? Nincs visszaút.
forget-about = A neved és amit írtál, minden játékból eltűnik, helyetted bot játszik tovább, és a más emberek nélküli játékok törlődnek.
