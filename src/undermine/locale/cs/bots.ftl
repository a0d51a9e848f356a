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
bot-why-mend = S rozbitým nářadím se kopat nedá.
bot-why-repair-friend = Zdá se, že { $player } je na mé straně a má zase kopat.
bot-why-map = Vyplatí se vědět, co tam leží.
bot-why-clear = Tahle karta překážela.
bot-why-ruin = Bez téhle karty je cesta přerušená.
bot-why-discard = Tuhle kartu potřebuju nejméně.
bot-why-gold = Nejvíc zlata z nabídky.
bot-why-cover = Užitečná karta mi teď získá důvěru.
bot-why-spoil = S touhle kartou už nikdo kopat nebude.
