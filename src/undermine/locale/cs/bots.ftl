# Proč bot zahrál svůj tah. $player: jméno hráče, o kterého jde; $cards: počet karet.

bot-why-any = Na tom, co zahraju, nezáleží.
bot-why-shorter = { $cards ->
    [one] O jednu kartu blíž.
    [few] O { $cards } karty blíž.
   *[other] O { $cards } karet blíž.
 }
bot-why-finds = Tahle karta vede k cíli, který může skrývat poklad.
bot-why-longer = Cesta ke zlatu se tím prodlouží.
bot-why-quiet = Tah, který mnoho nezmění a nic neprozradí.
bot-why-break-foe = Zdá se, že { $player } pracuje proti mně.
bot-why-mend = S rozbitým nástrojem se kopat nedá.
bot-why-repair-friend = Zdá se, že { $player } je na mé straně. Ať zase kope.
bot-why-map = Vyplatí se vědět, co tam leží.
bot-why-clear = Tahle karta překážela.
bot-why-ruin = Bez téhle karty je cesta přerušená.
bot-why-discard = Tuhle kartu potřebuju nejméně.
bot-why-gold = Nejvíc nugetů z nabídky.
bot-why-cover = Užitečná karta mi teď získá důvěru.
bot-why-spoil = S touhle kartou už nikdo kopat nebude.

# Duel a jeho hra pro jednoho.
bot-why-closer = Tím se dostanu blíž ke zlatu.
bot-why-claim = Tohle zlato je moje.
bot-why-deny = Takhle se soupeř ke zlatu nedostane.
bot-why-break-rival = S rozbitým nástrojem soupeř kopat nemůže.
bot-why-key = Za těmi dveřmi je něco pro mě.
bot-why-bribe = Cesta kolem trola za nuget stojí.
bot-why-ruin-rival = Bez téhle karty to má soupeř dál.
bot-why-scrap = Dvě karty pryč a můžu zase kopat.
bot-why-end = V tomhle tahu už není co dělat.
bot-why-pay = Trolové dostanou, co jim patří, a ani o nuget víc.
bot-why-turn = Takhle mi karta poslouží nejlépe.

# Temná jeskyně.
bot-why-nearer = Tím se dostanu blíž k východu.
bot-why-leave = Ven z jeskyně s tím, co mám.
bot-why-look-goal = Chci vědět, kde je východ.
bot-why-look-seat = Chci vědět, pro koho { $player } pracuje.
bot-why-boots = S botami { $player } dojde dál.
bot-why-axe = Sekera se hráči { $player } bude hodit.
bot-why-web = Tudy teď chvíli nikdo neprojde.
bot-why-monster = Nestvůra na ty, kdo stojí mému klanu v cestě.
bot-why-swap = Karty, které má { $player }, mají větší cenu než moje.
bot-why-halt = Tady stojím dobře.
bot-why-rockfall = Bez téhle karty to mají ostatní dál.
bot-why-defend = To je menší zlo.
