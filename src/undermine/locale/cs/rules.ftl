# Odmítnutí základní hry: jedna věta na pravidlo. $at: pole, karta nebo hráč, o které jde, nebo none; $side: N, E, S, W nebo none.

S-TURN-1 = { $at ->
    [none] To teď nejde: na takový tah není čas.
   *[other] Kartu { $at } v ruce nemáš.
 }
S-TOOL-2 = Tento hráč už má takový nástroj rozbitý.
S-TOOL-3 = Dokud máš rozbitý nástroj, nesmíš pokládat karty cesty.
S-REP-2 = Karta { $at } tento nástroj neopraví.
S-REP-3 = Tento hráč nemá takový nástroj rozbitý, není co opravit.
S-ROCK-1 = Zával odstraní položenou kartu cesty, nikdy start, cíl ani prázdné místo.
S-MAP-2 = Mapou se díváš na cílovou kartu, která ještě leží lícem dolů.
S-PLACE-1 = Na poli { $at } už karta leží.
S-PLACE-2 = Karta musí stranou přiléhat ke kartě, která leží na stole lícem nahoru.
S-PLACE-3 = Karta na straně { $side } nesedí k sousední: chodba musí navázat na chodbu a skála na skálu.
S-PLACE-6 = Odtud nevede nepřerušená cesta ke startovní kartě.
S-PLACE-7 = Karta musí prodloužit nějakou chodbu: aspoň jeden její otvor musí navázat na jiný otvor.
S-GOLD-3 = Takovou kartu zlata jsi mezi podanými nedostal(a).
