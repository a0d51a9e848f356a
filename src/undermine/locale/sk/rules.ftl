# Odmietnutia základnej hry: jedna veta na pravidlo. $at: pole, karta alebo hráč, o ktoré ide, alebo none; $side: N, E, S, W alebo none.

S-TURN-1 = { $at ->
    [none] To sa teraz nedá: taký ťah nie je na rade.
   *[other] Kartu { $at } v ruke nemáš.
 }
S-TOOL-2 = Tento hráč už má taký nástroj rozbitý.
S-TOOL-3 = Kým máš rozbitý nástroj, nesmieš klásť karty cesty.
S-REP-2 = Karta { $at } tento nástroj neopraví.
S-REP-3 = Tento hráč nemá taký nástroj rozbitý, nie je čo opraviť.
S-ROCK-1 = Zával odstráni položenú kartu cesty, nikdy štart, cieľ ani prázdne miesto.
S-MAP-2 = Mapou sa pozeráš na cieľovú kartu, ktorá ešte leží lícom nadol.
S-PLACE-1 = Tam už karta leží ({ $at }).
S-PLACE-2 = Karta musí stranou priliehať ku karte, ktorá leží na stole lícom nahor.
S-PLACE-3 = Karta nesedí k susednej (strana: { $side }): chodba musí nadviazať na chodbu a skala na skalu.
S-PLACE-6 = Odtiaľ nevedie neprerušená cesta k štartovacej karte.
S-PLACE-7 = Karta musí predĺžiť nejakú chodbu: aspoň jeden jej otvor musí nadviazať na iný otvor.
S-GOLD-3 = Taká karta zlata medzi tými na výber nie je.

## Súboj a jeho hra pre jedného

D-TURN-1 = { $at ->
    [none] To sa teraz nedá: taký ťah nie je na rade.
   *[other] Kartu { $at } v ruke nemáš.
 }
D-SAB-1 = Rozbitý nástroj sa kladie pred súpera, nikdy pred seba.
D-SAB-2 = Kým pred tebou leží rozbitý nástroj, nesmieš klásť karty cesty.
D-SAB-3 = Taký rozbitý nástroj už pred súperom leží.
D-PLACE-1 = Karta musí ležať na prázdnom mieste a stranou priliehať ku karte, ktorá leží na stole lícom nahor.
D-PLACE-2 = Karta nesedí k susednej (strana: { $side }): chodba musí nadviazať na chodbu a skala na skalu.
D-PLACE-3 = Odtiaľ nevedie neprerušená cesta k žiadnej štartovacej karte.
D-PLACE-4 = Odtiaľ nevedie neprerušená cesta k tvojej štartovacej karte.
D-PLACE-7 = Cestu prerušujú zatvorené dvere alebo nepodplatený trol (strana: { $side }).
D-PLACE-10 = Rebrík nesmie ležať vedľa cieľovej karty ani vedľa karty so zlatom (strana: { $side }).
D-REP-1 = { $at } opraví len tvoj vlastný nástroj, a to jeden z tých, ktoré sú na karte.
D-REP-3 = Taký rozbitý nástroj pred tebou neleží.
D-ROCK-1 = Nie je tu karta, ktorú by zával mohol odstrániť.
D-ROCK-2 = Zával neodstráni štartovacie karty, ciele ani karty so zlatom alebo trolom.
D-MAP-1 = Mapou sa pozeráš na cieľovú kartu, ktorá ešte leží lícom nadol.
D-KEY-1 = Kľúč odomyká dvere druhej farby; tu žiadne nie sú.
D-KEY-2 = Na týchto dverách už kľúč leží, alebo v banku žiadny nezostal.
D-TROLL-5 = Podplatiť možno trola bez žetónu, ku ktorému vedú tvoje cesty.
D-DISC-2 = Taký rozbitý nástroj pred tebou neleží, nie je sa čoho zbaviť.
D-GOAL-3 = Odkrytý cieľ takto ležať nemôže.
D-PAY-4 = Trolom daj tie zo svojich kariet, ktoré dlh pokryjú s čo najmenším preplatkom.

# Koľko bola hra pre jedného hodna (DS-16).
solo-rating-1 = Radšej o tom nehovorme.
solo-rating-2 = Poctivá práca.
solo-rating-3 = Máš na zlato nos.
solo-rating-4 = Pán bane!

# Odmietnutia v Temnej jaskyni.

C-TURN-1 = To sa teraz nedá: taký ťah nie je na rade.
C-TURN-3 = Kartu { $at } v ruke nemáš.
C-PLACE-1 = Tam už karta leží ({ $at }).
C-PLACE-2 = Karta musí stranou priliehať ku karte, ktorá leží lícom nahor; cieľ lícom nadol nestačí.
C-PLACE-4 = Karta nesedí k susednej (strana: { $side }): chodba musí nadviazať na chodbu a skala na skalu.
C-PLACE-5 = Karta musí predĺžiť nejakú chodbu: aspoň jeden jej otvor musí nadviazať na iný otvor.
C-ROCK-1 = Zával odstráni položenú kartu cesty, na ktorej nestojí trpaslík ani príšera.
C-ROCK-2 = Zával nikdy nezasiahne štartovaciu kartu ani cieľ.
C-INFO-R1 = Tajné informácie ukážu cieľ lícom nadol, alebo zakrytú klanovú kartu iného hráča.
C-GOAL-R3 = Takto cieľ ležať nemôže: musí nadviazať na cestu, po ktorej tvoj trpaslík vchádza, a ak sa dá, sedieť ku všetkým susedom.
C-MOVE-1 = Tam sa jedným krokom nedostaneš: krok vedie na susedné pole, kým nejaké kroky zostávajú.
C-WEB-1 = Pavučina patrí tam, kde dve karty spája chodba, alebo na voľný koniec chodby.
C-WEB-2 = Na tomto mieste už pavučina je.
C-WEB-3 = Cestu zahradila pavučina.
C-AXE-2 = Sekera dosiahne len na pavučinu pri poli, na ktorom stojí tvoj vlastný trpaslík.
C-AXE-6 = Žiadna sekera pred tebou neleží; tá v ruke tu nepomôže.
C-MONSTER-1 = Príšera, ktorá nie je v bludisku, sa privoláva na pole odkrytého brlohu.
C-MONSTER-2 = V bludisku nie je žiadny brloh, príšeru nemožno privolať.
C-MONSTER-9 = Táto príšera už v bludisku je: vedie sa odtiaľ, kde stojí.
C-BOOTS-2 = Tento hráč už topánky má.
C-SWAP-1 = Karty si vymieňaš s iným hráčom.
