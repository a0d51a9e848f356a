# Miért játszotta a bot ezt a lépést. $player: az érintett játékos neve; $cards: lapok száma.

bot-why-any = Bármelyik lépés megteszi.
bot-why-shorter = { $cards } lappal közelebb.
bot-why-finds = Ez a lap olyan célhoz ér, amely a kincset rejtheti.
bot-why-longer = Ettől hosszabb lesz az út az aranyhoz.
bot-why-quiet = Olyan lépés, amely keveset változtat és semmit sem árul el.
bot-why-break-foe = Úgy tűnik, { $player } ellenem dolgozik.
bot-why-mend = Törött szerszámmal nem lehet ásni.
bot-why-repair-friend = Úgy tűnik, { $player } az én oldalamon áll, ásson tovább.
bot-why-map = Érdemes tudni, mi van ott.
bot-why-clear = Ez a lap útban volt.
bot-why-ruin = E nélkül a lap nélkül megszakad az út.
bot-why-discard = Erre a lapra van a legkevésbé szükségem.
bot-why-gold = A legtöbb arany, amit kínálnak.
bot-why-cover = Egy hasznos lap most bizalmat szerez.
bot-why-spoil = Ezzel a lappal már senki sem fog ásni.
