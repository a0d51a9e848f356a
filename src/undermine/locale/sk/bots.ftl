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
bot-why-mend = S rozbitým nástrojom sa kopať nedá.
bot-why-repair-friend = Zdá sa, že { $player } je na mojej strane. Nech znova kope.
bot-why-map = Oplatí sa vedieť, čo tam leží.
bot-why-clear = Táto karta prekážala.
bot-why-ruin = Bez tejto karty je cesta prerušená.
bot-why-discard = Túto kartu potrebujem najmenej.
bot-why-gold = Najviac nugetov z ponuky.
bot-why-cover = Užitočná karta mi teraz získa dôveru.
bot-why-spoil = S touto kartou už nikto kopať nebude.

# Duel a jeho hra pre jedného.
bot-why-closer = Tým sa dostanem bližšie k zlatu.
bot-why-claim = Toto zlato je moje.
bot-why-deny = Takto sa súper k zlatu nedostane.
bot-why-break-rival = S rozbitým nástrojom súper kopať nemôže.
bot-why-key = Za tými dverami je niečo pre mňa.
bot-why-bribe = Cesta okolo trola za nuget stojí.
bot-why-ruin-rival = Bez tejto karty to má súper ďalej.
bot-why-scrap = Dve karty preč a môžem znova kopať.
bot-why-end = V tomto ťahu už nie je čo robiť.
bot-why-pay = Trolovia dostanú, čo im patrí, a ani o nuget viac.
bot-why-turn = Takto mi karta poslúži najlepšie.

# Temná jaskyňa.
bot-why-nearer = Tým sa dostanem bližšie k východu.
bot-why-leave = Von z jaskyne s tým, čo mám.
bot-why-look-goal = Chcem vedieť, kde je východ.
bot-why-look-seat = Chcem vedieť, pre koho { $player } pracuje.
bot-why-boots = S topánkami { $player } dôjde ďalej.
bot-why-axe = Sekera sa hráčovi { $player } bude hodiť.
bot-why-web = Tadiaľto teraz chvíľu nikto neprejde.
bot-why-monster = Príšera na tých, čo stoja môjmu klanu v ceste.
bot-why-swap = Karty, ktoré má { $player }, majú väčšiu cenu ako moje.
bot-why-halt = Tu stojím dobre.
bot-why-rockfall = Bez tejto karty to majú ostatní ďalej.
bot-why-defend = To je menšie zlo.
