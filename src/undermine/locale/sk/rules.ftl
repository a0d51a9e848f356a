# Odmietnutia základnej hry: jedna veta na pravidlo. $at: pole, karta alebo hráč, o ktoré ide, alebo none; $side: N, E, S, W alebo none.

S-TURN-1 = { $at ->
    [none] To teraz nejde: na taký ťah nie je čas.
   *[other] Kartu { $at } v ruke nemáš.
 }
S-TOOL-2 = Tento hráč už má taký nástroj rozbitý.
S-TOOL-3 = Kým máš rozbitý nástroj, nesmieš klásť karty cesty.
S-REP-2 = Karta { $at } tento nástroj neopraví.
S-REP-3 = Tento hráč nemá taký nástroj rozbitý, niet čo opraviť.
S-ROCK-1 = Zával odstráni položenú kartu cesty, nikdy štart, cieľ ani prázdne miesto.
S-MAP-2 = Mapou sa pozeráš na cieľovú kartu, ktorá ešte leží lícom nadol.
S-PLACE-1 = Na poli { $at } už karta leží.
S-PLACE-2 = Karta musí stranou priliehať ku karte, ktorá leží na stole lícom nahor.
S-PLACE-3 = Karta na strane { $side } nesedí k susednej: chodba musí nadviazať na chodbu a skala na skalu.
S-PLACE-6 = Odtiaľ nevedie neprerušená cesta k štartovej karte.
S-PLACE-7 = Karta musí predĺžiť nejakú chodbu: aspoň jeden jej otvor musí nadviazať na iný otvor.
S-GOLD-3 = Takú kartu zlata si medzi podanými nedostal(a).
