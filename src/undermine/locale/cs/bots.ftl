# Proč bot zahrál svůj tah. $player: jméno hráče, o kterého jde; $cards: počet karet.

bot-why-any = Tady se hodí kterýkoli tah.
bot-why-own = Tenhle tah považuje bot za nejlepší.
bot-why-shorter = { $cards ->
    [one] O jednu kartu blíž k cíli.
    [few] O { $cards } karty blíž k cíli.
   *[other] O { $cards } karet blíž k cíli.
 }
bot-why-finds = Tahle karta vede k cíli, který může skrývat poklad.
bot-why-longer = Cesta ke zlatu se tím prodlouží.
bot-why-quiet = Tah, který mnoho nezmění a nic neprozradí.
bot-why-break-foe = { $player } je nejspíš na druhé straně.
bot-why-mend = S rozbitým nástrojem se kopat nedá.
bot-why-repair-friend = { $player } je nejspíš na stejné straně. Ať zase kope.
bot-why-map = Vyplatí se vědět, co tam leží.
bot-why-clear = Tahle karta překážela.
bot-why-ruin = Bez téhle karty je cesta přerušená.
bot-why-discard = Tahle karta je nejméně potřebná.
bot-why-gold = Na téhle je nejvíc nugetů.
bot-why-cover = Užitečnou kartou se teď dá získat důvěra.
bot-why-spoil = S touhle kartou už nikdo kopat nebude.

# Duel a jeho hra pro jednoho.
bot-why-closer = Tudy je to blíž ke zlatu.
bot-why-claim = Zlato je na dosah.
bot-why-deny = Takhle se soupeř ke zlatu nedostane.
bot-why-break-rival = S rozbitým nástrojem soupeř kopat nemůže.
bot-why-key = Za těmi dveřmi čeká zlato.
bot-why-bribe = Cesta kolem trola za nuget stojí.
bot-why-ruin-rival = Bez téhle karty to má soupeř dál.
bot-why-scrap = Dvě karty pryč, ale zase se dá kopat.
bot-why-end = V tomhle tahu už není co dělat.
bot-why-pay = Trolové dostanou, co jim patří, a ani o nuget víc.
bot-why-turn = Takhle karta poslouží nejlépe.

# Temná jeskyně.
bot-why-nearer = Tudy je to blíž k východu.
bot-why-leave = Je čas vynést zlato z jeskyně.
bot-why-look-goal = Vyplatí se vědět, kde je východ.
bot-why-look-seat = Vyplatí se vědět, pro koho { $player } pracuje.
bot-why-boots = S botami { $player } dojde dál.
bot-why-axe = Sekera se hráči { $player } bude hodit.
bot-why-web = Tudy teď chvíli nikdo neprojde.
bot-why-monster = Nestvůra na ty, kdo stojí klanu v cestě.
bot-why-swap = { $player } má lepší karty.
bot-why-halt = Tady se vyplatí zastavit.
bot-why-agree = Podle všeho se ven už nikdo nedostane.
bot-why-decline = Někdo se ještě ven dostat může.
bot-why-rockfall = Bez téhle karty to mají ostatní dál.
bot-why-defend = To je menší zlo.
