# Odmietnutia základnej hry: jedna veta na pravidlo. $at: pole, karta alebo hráč, o ktoré ide, alebo none; $side: slovo ako hore alebo none.

S-TURN-1 = { $at ->
    [none] To sa teraz nedá: najprv musíš urobiť niečo iné.
   *[other] Kartu { $at } v ruke nemáš.
 }
S-TOOL-2 = Tento hráč už má taký nástroj rozbitý.
S-TOOL-3 = Kým máš rozbitý nástroj, nesmieš ukladať karty ciest.
S-REP-2 = Karta { $at } tento nástroj neopraví.
S-REP-3 = Tento hráč nemá taký nástroj rozbitý, nie je čo opraviť.
S-ROCK-1 = Zával odstráni len položenú kartu cesty, nikdy štart ani cieľ.
S-MAP-2 = S mapou sa smieš pozrieť len na cieľ, ktorý ešte leží lícom nadol.
S-PLACE-1 = Tam už karta leží.
S-PLACE-2 = Karta musí celou stranou priliehať ku karte, ktorá leží lícom nahor.
S-PLACE-3 = Karta nenadväzuje na susednú (strana: { $side }): chodba musí nadviazať na chodbu a skala na skalu.
S-PLACE-6 = Odtiaľ nevedie súvislá chodba k štartovacej karte.
S-PLACE-7 = Karta musí predĺžiť nejakú chodbu: aspoň jedna jej chodba musí nadviazať na chodbu vedľa.
S-GOLD-3 = Taká karta zlata na výber nie je.

## Duel a jeho hra pre jedného

D-TURN-1 = { $at ->
    [none] To sa teraz nedá: najprv musíš urobiť niečo iné.
   *[other] Kartu { $at } v ruke nemáš.
 }
D-SAB-1 = Rozbitý nástroj smieš položiť len pred súpera, pred seba nie.
D-SAB-2 = Kým pred tebou leží rozbitý nástroj, nesmieš ukladať karty ciest.
D-SAB-3 = Taký rozbitý nástroj už pred súperom leží.
D-PLACE-1 = Karta musí ležať na prázdnom mieste a celou stranou priliehať ku karte, ktorá leží lícom nahor.
D-PLACE-2 = Karta nenadväzuje na susednú (strana: { $side }): chodba musí nadviazať na chodbu a skala na skalu.
D-PLACE-3 = Odtiaľ nevedie súvislá chodba k žiadnej štartovacej karte.
D-PLACE-4 = Odtiaľ nevedie súvislá cesta k tvojej štartovacej karte.
D-PLACE-7 = Cestu prerušujú zatvorené dvere alebo nepodplatený trol (strana: { $side }).
D-PLACE-10 = Rebrík nesmie ležať vedľa cieľovej karty ani vedľa karty so zlatom (strana: { $side }).
D-REP-1 = { $at } opraví len tvoj vlastný nástroj, a to jeden z tých, ktoré sú na karte.
D-REP-3 = Taký rozbitý nástroj pred tebou neleží.
D-ROCK-1 = Tu nie je karta, ktorú by zával mohol odstrániť.
D-ROCK-2 = Zával neodstráni štartovacie karty, ciele ani karty so zlatom alebo trolom.
D-MAP-1 = S mapou sa smieš pozrieť len na cieľ, ktorý ešte leží lícom nadol.
D-KEY-1 = Kľúč odomyká dvere druhej farby; tu žiadne nie sú.
D-KEY-2 = Na týchto dverách už kľúč leží alebo v banku žiadny nezostal.
D-TROLL-5 = Podplatiť môžeš len trola, ku ktorému vedú tvoje chodby a na ktorom ešte neleží žetón.
D-DISC-2 = Taký rozbitý nástroj pred tebou neleží, nie je čoho sa zbaviť.
D-GOAL-3 = Takto cieľ ležať nemôže.
D-PAY-4 = Zaplať trolom kartami, ktorými preplatíš čo najmenej.

# Odmietnutia v Temnej jaskyni.

C-TURN-1 = To sa teraz nedá: najprv musíš urobiť niečo iné.
C-TURN-3 = Kartu { $at } v ruke nemáš.
C-PLACE-1 = Tam už karta leží.
C-PLACE-2 = Karta musí celou stranou priliehať ku karte, ktorá leží lícom nahor; cieľ lícom nadol nestačí.
C-PLACE-4 = Karta nenadväzuje na susednú (strana: { $side }): chodba musí nadviazať na chodbu a skala na skalu.
C-PLACE-5 = Karta musí predĺžiť nejakú chodbu: aspoň jedna jej chodba musí nadviazať na chodbu vedľa.
C-ROCK-1 = Zával odstráni položenú kartu cesty, na ktorej nestojí trpaslík ani netvor.
C-ROCK-2 = Zával nikdy nezasiahne štartovaciu kartu ani cieľ.
C-INFO-R1 = Tajné informácie ukážu cieľ lícom nadol alebo zakrytú klanovú kartu iného hráča.
C-GOAL-R3 = Takto cieľ ležať nemôže: musí nadviazať na chodbu, ktorou tvoj trpaslík prichádza, a ak sa dá, nadviazať na všetky susedné karty.
C-MOVE-1 = Tam sa jedným krokom nedostaneš: krok vedie na susedné pole, a len kým ti nejaký krok zostáva.
C-WEB-1 = Pavučina patrí tam, kde dve karty spája chodba, alebo na voľný koniec chodby.
C-WEB-2 = Na tomto mieste už pavučina je.
C-WEB-3 = Cestu zahradila pavučina.
C-AXE-2 = Sekera dosiahne len na pavučinu pri poli, na ktorom stojí tvoj vlastný trpaslík.
C-AXE-6 = Žiadna sekera pred tebou neleží; tá v ruke tu nepomôže.
C-MONSTER-1 = Netvor, ktorý ešte nie je v bludisku, sa privoláva na pole odkrytého brlohu.
C-MONSTER-2 = V bludisku nie je žiadny brloh, netvor sa nedá privolať.
C-MONSTER-9 = Tento netvor už v bludisku je: pohni ním odtiaľ, kde stojí.
C-BOOTS-2 = Tento hráč už topánky má.
C-SWAP-1 = Karty si môžeš vymeniť len s iným hráčom.
C-END-3 = Koniec dohodou môžeš navrhnúť raz za ťah, a len pri stole, kde je to povolené.
