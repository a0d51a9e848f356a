# Everything explains itself: sheets, reasons, consequences, and the maze in words.

# What a tap explains: cards, signs, people, piles.
sheet-open = Magyarázat: { $what }
sheet-laid = { $name } tette ide.
sheet-laid-you = Ezt a kártyát te tetted ide.
sheet-start = Startkártya: innen indulnak a járatok.
sheet-start-cave = Startkártya: innen indul minden törpe.
sheet-goal-saboteur = A három cél közül egy a kincset rejti, a többi alatt csak kő van. Az első járat, amely eléri, felfordítja.
sheet-goal-duel = Akinek a járata először éri el ezt a célt, felfordítja, és övé a rajta lévő arany.
sheet-goal-solo = Ha a járatod eléri ezt a célt, felfordítjuk, és tiéd a rajta lévő arany.
sheet-goal-cave = A négy cél közül egy a kijárat. Az a törpe fordítja fel, amelyik rálép.
sheet-known = Te tudod, mi ez: { $card }.
sheet-looked = Titokban megnézte: { $names }
sheet-turned = Felfordított cél.
sheet-claimed = { $name } szerezte meg, a forduló végén kapja meg.
sheet-free-gold = Ez az arany még senkié.
sheet-reach = Ide elér a járata: { $names }
sheet-reach-nobody = Egyik létrától sem vezet ide járat.
sheet-door-solo = { $colour ->
    [green] Zöld ajtó
   *[blue] Kék ajtó
}: { $open ->
    [yes] előtted nyitva áll.
   *[no] zárva van, amíg kulccsal ki nem nyitod.
}
sheet-bribed-solo = Megvesztegetett troll: a forduló végén egy aranyröggel tartozol. Az út szabad.
sheet-door = { $colour ->
    [green] Zöld ajtó
   *[blue] Kék ajtó
}: csak { $name } mehet át. Kulccsal a másik játékosnak is kinyílik.
sheet-unlocked = { $name } kinyitotta: most mindketten átmehetnek.
sheet-troll = Troll: amíg valaki meg nem vesztegeti, senki sem mehet át. Ára egy aranyrög a forduló végén, és mindkettőtöknek megnyitja az utat.
sheet-troll-solo = Troll: nem mehetsz át, amíg meg nem vesztegeted. Ára egy aranyrög a forduló végén.
sheet-bribed = { $name } megvesztegette, és a forduló végén egy aranyröggel tartozik. Mindketten átmehettek.
sheet-level = { $level }. szint: a karikák mezők, ezen a lapon { $n } lépés átjutni.
sheet-vein-full = Aranyér egy röggel. Aki itt megáll, elveszi, és megmutatja a klánkártyáját.
sheet-vein-empty = Kiürült aranyér: a rög már nincs itt.
sheet-web = Az egyik oldalt { $name } pókhálója zárja el, még { $n } körig. Csatabárddal átvágható.
sheet-here = Itt áll: { $names }
sheet-called = { $beast } ({ $name } hívta)

# Beasts: what each does to a dwarf it meets.
sheet-rat = A patkány elvesz egy lapot a kézből, végleg.
sheet-crawler = A sárkánykígyó leveri a törpét a lábáról: a következő körben nem mozoghat.
sheet-goblin = A goblin ellop egy aranyrögöt.

# People.
sheet-you = Ez te vagy.
sheet-bot = Bot: { $level }.
sheet-program = Bot, amelyet valaki máshol futtat.
sheet-broken = Törött: { $tools }. Amíg nincs megjavítva, nem áshat.
sheet-debt = Tartozás a trolloknak a forduló végén: { $n }.
sheet-colour = { $colour ->
    [green] A zöld létrától ás, a zöld ajtók nyitva állnak előtte.
   *[blue] A kék létrától ás, a kék ajtók nyitva állnak előtte.
}
sheet-clan = A kártya hátlapja: { $clan }. Hogy hűséges vagy szabotőr, csak a gazdája tudja.
sheet-shown = A klánkártya fel van fedve: { $identity }.
sheet-down = A földön fekszik: amíg fel nem áll, nem mozoghat.
sheet-last = Legutóbb: { $what }

# Piles.
sheet-deck = Húzópakli
sheet-deck-left = { $n ->
    [0] Üres: a kézben lévő lapokkal játszotok tovább.
   *[other] { $n } lap van hátra. Ha elfogy, a kézben lévő lapokkal játszotok tovább.
}
sheet-deck-level = A következő lap szintje: { $level }.
sheet-discards = Eldobott lapok
sheet-discards-left = { $n ->
    [0] Még üres.
   *[other] { $n } lap.
} Az eldobott lapok lefordítva fekszenek: csak az ismeri őket, akié voltak.

# Why a card of the hand cannot be played just now, by the clause that bars it.
why-S-TOOL-3 = Eltört az eszközöd: amíg nincs megjavítva, nem áshatsz.
why-S-TOOL-2 = Ez az eszköz már mindenkinél törött.
why-S-PLACE-3 = Sehová sem illeszkedik, akárhogy fordítod: járathoz járat, sziklához szikla kell.
why-S-PLACE-2 = Sehová sem illeszkedik, akárhogy fordítod: járathoz járat, sziklához szikla kell.
why-S-PLACE-6 = Ahová illeszkedne, oda nem vezet járat a starttól.
why-S-PLACE-7 = Ahová illeszkedne, oda nem vezet járat a starttól.
why-S-REP-3 = Senkinek sem törött ez az eszköze.
why-S-REP-2 = Senkinek sem törött ez az eszköze.
why-S-ROCK-1 = Még nincs járat, amelyet elvihetne.
why-S-MAP-2 = Már minden cél fel van fordítva.
why-D-SAB-2 = Eltört az eszközöd: amíg nincs megjavítva, nem áshatsz.
why-D-SAB-3 = Ez az eszköz ott már törött.
why-D-SAB-1 = Nincs, aki ellen kijátszhatnád.
why-D-PLACE-1 = Sehová sem illeszkedik, akárhogy fordítod: járathoz járat, sziklához szikla kell.
why-D-PLACE-2 = Sehová sem illeszkedik, akárhogy fordítod: járathoz járat, sziklához szikla kell.
why-D-PLACE-10 = Létra nem kerülhet cél vagy arany mellé.
why-D-PLACE-3 = Ahová illeszkedne, oda nem vezet járat a starttól.
why-D-PLACE-4 = Ahová illeszkedne, oda a te járataid nem vezetnek.
why-D-PLACE-7 = Ahová illeszkedne, ott ajtó vagy troll állja az utat.
why-D-REP-3 = Ez az eszközöd nem törött.
why-D-REP-1 = Ez az eszközöd nem törött.
why-D-ROCK-1 = Még nincs járat, amelyet elvihetne.
why-D-ROCK-2 = Ami itt fekszik, védett: a start, a célok, az aranyas és a trollos kártyák maradnak.
why-D-MAP-1 = Nincs már lefordított cél.
why-D-KEY-1 = A másik színnek nincs ajtaja, amelyet kinyithatnál, vagy nincs kulcs a bankban.
why-D-KEY-2 = A másik színnek nincs ajtaja, amelyet kinyithatnál, vagy nincs kulcs a bankban.
why-C-PLACE-1 = Sehová sem illeszkedik, akárhogy fordítod: járathoz járat, sziklához szikla kell.
why-C-PLACE-2 = Sehová sem illeszkedik, akárhogy fordítod: járathoz járat, sziklához szikla kell.
why-C-PLACE-4 = Sehová sem illeszkedik, akárhogy fordítod: járathoz járat, sziklához szikla kell.
why-C-PLACE-5 = Ahová illeszkedne, ott egyik járatot sem folytatná.
why-C-ROCK-1 = Egyik járat sem omolhat be: mindegyiken áll valaki, vagy nincs is.
why-C-ROCK-2 = Még nincs járat, amelyet elvihetne.
why-C-MONSTER-1 = Most nem jöhet elő.
why-C-MONSTER-2 = Még nincs odú, ahonnan előjöhetne.
why-C-WEB-1 = Nincs két összekötött kártya, amelyek közé pókháló férne.
why-C-WEB-2 = Már minden átjárót pókháló zár el.
why-C-INFO-R1 = Nincs már mit megnézni.
why-C-BOOTS-2 = Már mindenkinek van csizmája.
why-C-SWAP-1 = Senkinek sincs lapja a cseréhez.
why-rule = Miért? A szabály megmondja.

# What surely follows from a move, told before it is made.
follow-vein = tiéd az aranyrög
follow-show = megmutatod a klánkártyádat
follow-exit = kijutsz a barlangból
follow-lose-nugget = elveszítesz egy aranyrögöt
follow-lose = végleg elveszítesz egy lapot a kezedből
follow-attack = { $beast } megtámadja { $name } törpéjét
follow-claim = { $name } { $n } aranyrögöt szerez
follow-now = Ha odalépsz: { $what }.
follow-do = Ami történik: { $what }.
follow-stop = Ha ott megállsz: { $what }.
follow-halt = Ha itt megállsz: { $what }.
follow-met = { $beast } lehetséges célpontja: { $names }.
follow-met-nobody = { $beast } innen senkit sem ér el.
follow-bribe = A forduló végén egy aranyröggel tartozol; az út mindkettőtöknek megnyílik.
follow-bribe-solo = A forduló végén egy aranyröggel tartozol; az út megnyílik.
walk-blocked = Egy lépést sem tehetsz: innen nem vezet tovább szabad út.
meant-maze = Ez a lap a labirintusba való: koppints ott egy helyre.
meant-seat = Ez a lap egy játékosra való: koppints egy névre.
walk-not-there = Oda egy lépéssel nem jutsz el. A karikák mutatják, hová léphetsz.

# The maze in words.
maze-places = Mi hol fekszik
maze-dwarfs = Törpék
maze-dwarf = { $name }: { $place }
maze-beasts = Prédára lesnek
maze-webs = Pókhálók
maze-gold = Arany
maze-ways = Ajtók és trollok
maze-reach = Meddig érnek a járatok
maze-reach-of = { $name } járatai eddig érnek: { $places }
maze-ends = Szabad végek
maze-beside = { $side ->
    [E] ettől jobbra
    [W] ettől balra
    [N] e fölött
   *[S] ez alatt
}: { $card }
step-way = { $side ->
    [E] jobbra
    [W] balra
    [N] fel
    [S] le
    [here] ugyanazon a kártyán
   *[far] a létrán
}
steps-left = { $n ->
    [0] Nincs több lépés.
   *[other] Még { $n } lépés.
}
moves-other = Kártya nélkül

# Welcomes: three looks at the real board, the first time a game is played in this browser.
tour-next = Tovább
welcome-duel = Ez a te létrád. Innen áss: csak az a járat számít neked, amely ide vezet.
welcome-duel-2 = E célok alatt arany rejlik, és némelyik járatban is van rög. Azé lesz, akinek a járata először éri el.
welcome-duel-3 = A másik szín ajtói zárva vannak előtted, a trollok aranyrögöt kérnek. Koppints bármire, és megtudod, mi az. Három forduló után az nyer, akinek a legtöbb aranya van.
welcome-solo = Ez a te létrád. Egyedül vagy a bányában: innen áss.
welcome-solo-2 = E célok alatt arany rejlik. Amit a járataid elérnek, a tiéd.
welcome-solo-3 = Törött eszközök és kőomlások maguktól jönnek a húzópakliból. Mennyi aranyat hozol ki három forduló alatt?
welcome-cave = Ez a te törpéd. Minden körben kijátszol egy lapot, aztán legfeljebb három lépést teszel a járatokban.
welcome-cave-2 = E négy cél közül egy a kijárat. Oda vidd az aranyrögeidet: csak az számít, ami kint van.
welcome-cave-3 = A titkos kártyád megmondja, melyik klánnak dolgozol valójában. A színét mindenki látja; hogy hű vagy-e, senki sem tudja.

# The coach of a first game: one remark for each thing that happens for the first time.
coach-off = Nem kell több tipp
coach-turn = Te jössz. Válassz lapot: felragyognak a helyek, ahová illeszkedik. Az eldobás is lépés.
coach-place = { $name } továbbásott. Figyeld, kinek merre vezet a járata: többet mond a szavaknál.
coach-dead-end = { $name } zsákutcát rakott le: onnan nem vezet tovább járat. Szabotőrök tesznek ilyet, aranyásók legfeljebb ott, ahol nem árt.
coach-broken = Eltört az eszközöd: amíg egy megfelelő lap meg nem javítja, nem áshatsz. Mások is megjavíthatják.
coach-broken-alone = Eltört egy eszközöd: amíg egy megfelelő lap meg nem javítja, nem áshatsz. Ha nincs ilyened, két eldobott lap is megteszi.
coach-break = { $name } eltört egy eszközt. Szabotőr támadása vagy aranyásó gyanúja? Mindkettő előfordul.
coach-map = { $name } megnézett egy célt, most többet tud nálad. Figyeld, merre ás tovább.
coach-rockfall = Kőomlás: egy kártya eltűnt a labirintusból. A lyuk újra betölthető.
coach-goal = Egy célt felfordítottak. Ha kő, ássatok egy másikhoz.
coach-deck = Kevés lap maradt a húzópakliban. Ha a kezekből is elfogynak, vége a fordulónak: erre várnak a szabotőrök.
coach-fields = A lap sarkában a vonások a szintet mutatják, a karikák a mezők: egy lépés a következő mezőre visz. Minél magasabb a szint, annál több lépés átjutni a lapon.
coach-walk = Most mozogj: koppints egy karikára. Az arany karikának ára vagy haszna van: az első koppintással elolvasod, a másodikkal odalépsz.
coach-call = { $name } szörnyet hívott. Az első útjába eső törpénél megáll; csatabárddal elűzhető.
coach-claim = Megszerzett arany! A jelző mutatja, kié; a forduló végén fizetik ki.
coach-over = Most már kiismered magad. Ha valamire kíváncsi vagy, bármikor koppints rá.

# How good was that? The scale of the game for one.
scale = Mennyire volt ez jó?
scale-you = Te: { $n }
scale-best = A legjobbad: { $n }
scale-record = Új rekord! Eddig: { $n }
scale-first = Az első eredményed: ezt kell túlszárnyalni.
scale-bot = { $level } átlagosan: { $n }
