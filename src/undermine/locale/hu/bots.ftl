# Miért játszotta a bot ezt a lépést. $player: az érintett játékos neve; $cards: lapok száma.

bot-why-any = Bármelyik lépés megteszi.
bot-why-shorter = { $cards } lappal közelebb.
bot-why-finds = Ez a lap olyan célhoz ér, amely a kincset rejtheti.
bot-why-longer = Ettől hosszabb lesz az út az aranyhoz.
bot-why-quiet = Olyan lépés, amely keveset változtat és semmit sem árul el.
bot-why-break-foe = Úgy tűnik, { $player } ellenem dolgozik.
bot-why-mend = Törött eszközzel nem lehet ásni.
bot-why-repair-friend = Úgy tűnik, { $player } az én oldalamon áll, ásson tovább.
bot-why-map = Érdemes tudni, mi van ott.
bot-why-clear = Ez a lap útban volt.
bot-why-ruin = E nélkül a lap nélkül megszakad az út.
bot-why-discard = Erre a lapra van a legkevésbé szükségem.
bot-why-gold = A legtöbb aranyrög, amit kínálnak.
bot-why-cover = Egy hasznos lap most bizalmat szerez.
bot-why-spoil = Ezzel a lappal már senki sem fog ásni.

# A párbaj és az egyszemélyes játék.
bot-why-closer = Ezzel közelebb kerülök az aranyhoz.
bot-why-claim = Ez az arany az enyém.
bot-why-deny = Így az ellenfelem nem éri el az aranyat.
bot-why-break-rival = Törött eszközzel az ellenfelem nem áshat.
bot-why-key = Az ajtó mögött van valami nekem.
bot-why-bribe = A troll melletti út megér egy aranyrögöt.
bot-why-ruin-rival = E nélkül a lap nélkül az ellenfelemnek hosszabb az útja.
bot-why-scrap = Két lap oda, de újra áshatok.
bot-why-end = Ebben a lépésben nincs több dolgom.
bot-why-pay = A trollok megkapják, ami jár, de egy aranyröggel sem többet.
bot-why-turn = Így veszem a legtöbb hasznát.

# A sötét barlang.
bot-why-nearer = Ezzel közelebb kerülök a kijárathoz.
bot-why-leave = Ki a barlangból azzal, amim van.
bot-why-look-goal = Tudni akarom, hol a kijárat.
bot-why-look-seat = Tudni akarom, kinek dolgozik { $player }.
bot-why-boots = Csizmával { $player } messzebbre jut.
bot-why-axe = { $player } jó hasznát veszi majd a csatabárdnak.
bot-why-web = Itt egy ideig senki sem jut át.
bot-why-monster = Szörny azoknak, akik a klánom útjában állnak.
bot-why-swap = { $player } lapjai többet érnek, mint az enyémek.
bot-why-halt = Itt jó helyen állok.
bot-why-rockfall = E nélkül a lap nélkül a többieknek hosszabb az útja.
bot-why-defend = Ez a kisebbik rossz.
