# Miért játszotta a bot ezt a lépést. $player: az érintett játékos neve; $cards: lapok száma.

bot-why-any = Itt bármelyik lépés megteszi.
bot-why-own = A bot ezt a lépést tartja a legjobbnak.
bot-why-shorter = { $cards } lappal közelebb a célhoz.
bot-why-finds = Ez a lap olyan célhoz vezet, amely a kincset rejtheti.
bot-why-longer = Ettől hosszabb lesz az út az aranyhoz.
bot-why-quiet = Olyan lépés, amely keveset változtat és semmit sem árul el.
bot-why-break-foe = { $player } valószínűleg a másik oldalon áll.
bot-why-mend = Törött eszközzel nem lehet ásni.
bot-why-repair-friend = { $player } valószínűleg ugyanazon az oldalon áll, ásson tovább.
bot-why-map = Érdemes tudni, mi van ott.
bot-why-clear = Ez a lap útban volt.
bot-why-ruin = E nélkül a lap nélkül megszakad az út.
bot-why-discard = Erre a lapra van a legkevésbé szükség.
bot-why-gold = Ezen van a legtöbb aranyrög.
bot-why-cover = Egy hasznos lappal most bizalmat lehet szerezni.
bot-why-spoil = Ezzel a lappal már senki sem fog ásni.

# A párbaj és az egyszemélyes játék.
bot-why-closer = Erre közelebb van az arany.
bot-why-claim = Az arany elérhető.
bot-why-deny = Így az ellenfél nem éri el az aranyat.
bot-why-break-rival = Törött eszközzel az ellenfél nem áshat.
bot-why-key = Az ajtó mögött arany vár.
bot-why-bribe = A troll melletti út megér egy aranyrögöt.
bot-why-ruin-rival = E nélkül a lap nélkül az ellenfélnek hosszabb az útja.
bot-why-scrap = Két lap oda, de újra lehet ásni.
bot-why-end = Ebben a lépésben nincs több teendő.
bot-why-pay = A trollok megkapják, ami jár, de egy aranyröggel sem többet.
bot-why-turn = Így a leghasznosabb a kártya.

# A sötét barlang.
bot-why-nearer = Erre közelebb van a kijárat.
bot-why-leave = Ideje kivinni az aranyat a barlangból.
bot-why-look-goal = Érdemes tudni, hol a kijárat.
bot-why-look-seat = Érdemes tudni, kinek dolgozik { $player }.
bot-why-boots = Csizmával { $player } messzebbre jut.
bot-why-axe = { $player } jó hasznát veszi majd a csatabárdnak.
bot-why-web = Itt egy ideig senki sem jut át.
bot-why-monster = Szörnyet azokra, akik a klán útjában állnak.
bot-why-swap = { $player } lapjai jobbak.
bot-why-halt = Itt érdemes megállni.
bot-why-agree = Úgy tűnik, már senki sem juthat ki.
bot-why-decline = Valaki még kijuthat.
bot-why-rockfall = E nélkül a lap nélkül a többieknek hosszabb az útja.
bot-why-defend = Ez a kisebbik rossz.
