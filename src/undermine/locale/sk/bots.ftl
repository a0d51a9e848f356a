# Prečo bot zahral svoj ťah. $player: meno hráča, o ktorého ide; $cards: počet kariet.

bot-why-any = Na tom, čo zahrám, nezáleží.
bot-why-shorter = { $cards ->
    [one] O jednu kartu bližšie.
    [few] O { $cards } karty bližšie.
   *[other] O { $cards } kariet bližšie.
 }
bot-why-finds = Táto karta vedie k cieľu, ktorý môže skrývať poklad.
bot-why-longer = Cesta k zlatu sa tým predĺži.
bot-why-quiet = Ťah, ktorý veľa nezmení a nič neprezradí.
bot-why-break-foe = Zdá sa, že { $player } pracuje proti mne.
bot-why-mend = S pokazeným náradím sa kopať nedá.
bot-why-repair-friend = Zdá sa, že { $player } je na mojej strane a má znova kopať.
bot-why-map = Oplatí sa vedieť, čo tam leží.
bot-why-clear = Táto karta prekážala.
bot-why-ruin = Bez tejto karty je cesta prerušená.
bot-why-discard = Túto kartu potrebujem najmenej.
bot-why-gold = Najviac zlata z ponuky.
bot-why-cover = Užitočná karta mi teraz získa dôveru.
bot-why-spoil = S touto kartou už nikto kopať nebude.
