# Prečo bot zahral svoj ťah. $player: meno hráča, o ktorého ide; $cards: počet kariet.

bot-why-any = Tu sa hodí ktorýkoľvek ťah.
bot-why-own = Tento ťah považuje bot za najlepší.
bot-why-shorter = { $cards ->
    [one] O jednu kartu bližšie k cieľu.
    [few] O { $cards } karty bližšie k cieľu.
   *[other] O { $cards } kariet bližšie k cieľu.
 }
bot-why-finds = Táto karta vedie k cieľu, ktorý môže skrývať poklad.
bot-why-longer = Cesta k zlatu sa tým predĺži.
bot-why-quiet = Ťah, ktorý veľa nezmení a nič neprezradí.
bot-why-break-foe = { $player } je asi na druhej strane.
bot-why-mend = S rozbitým nástrojom sa kopať nedá.
bot-why-repair-friend = { $player } je asi na tej istej strane. Nech znova kope.
bot-why-map = Oplatí sa vedieť, čo tam leží.
bot-why-clear = Táto karta prekážala.
bot-why-ruin = Bez tejto karty je cesta prerušená.
bot-why-discard = Táto karta je najmenej potrebná.
bot-why-gold = Na tejto je najviac nugetov.
bot-why-cover = Užitočnou kartou sa teraz dá získať dôvera.
bot-why-spoil = S touto kartou už nikto kopať nebude.

# Duel a jeho hra pre jedného.
bot-why-closer = Tadiaľto je to bližšie k zlatu.
bot-why-claim = Zlato je na dosah.
bot-why-deny = Takto sa súper k zlatu nedostane.
bot-why-break-rival = S rozbitým nástrojom súper kopať nemôže.
bot-why-key = Za tými dverami čaká zlato.
bot-why-bribe = Cesta okolo trola za nuget stojí.
bot-why-ruin-rival = Bez tejto karty to má súper ďalej.
bot-why-scrap = Dve karty sú preč, ale znova sa dá kopať.
bot-why-end = V tomto ťahu už nie je čo robiť.
bot-why-pay = Trolovia dostanú, čo im patrí, a ani o nuget viac.
bot-why-turn = Takto karta poslúži najlepšie.

# Temná jaskyňa.
bot-why-nearer = Tadiaľto je to bližšie k východu.
bot-why-leave = Je čas vyniesť zlato z jaskyne.
bot-why-look-goal = Oplatí sa vedieť, kde je východ.
bot-why-look-seat = Oplatí sa vedieť, pre koho { $player } pracuje.
bot-why-boots = S topánkami { $player } dôjde ďalej.
bot-why-axe = Sekera sa hráčovi { $player } zíde.
bot-why-web = Tadiaľto teraz chvíľu nikto neprejde.
bot-why-monster = Netvor na tých, čo stoja klanu v ceste.
bot-why-swap = { $player } má lepšie karty.
bot-why-halt = Tu sa oplatí zastaviť.
bot-why-agree = Podľa všetkého sa von už nikto nedostane.
bot-why-decline = Niekto sa ešte môže dostať von.
bot-why-rockfall = Bez tejto karty to majú ostatní ďalej.
bot-why-defend = To je menšie zlo.
