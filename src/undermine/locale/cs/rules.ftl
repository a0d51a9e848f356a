# Odmítnutí základní hry: jedna věta na pravidlo. $at: pole, karta nebo hráč, o které jde, nebo none; $side: N, E, S, W nebo none.

S-TURN-1 = { $at ->
    [none] To teď nejde: takový tah není na řadě.
   *[other] Kartu { $at } v ruce nemáš.
 }
S-TOOL-2 = Tento hráč už má takový nástroj rozbitý.
S-TOOL-3 = Dokud máš rozbitý nástroj, nesmíš pokládat karty cesty.
S-REP-2 = Karta { $at } tento nástroj neopraví.
S-REP-3 = Tento hráč nemá takový nástroj rozbitý, není co opravit.
S-ROCK-1 = Zával odstraní položenou kartu cesty, nikdy start, cíl ani prázdné místo.
S-MAP-2 = Mapou se díváš na cílovou kartu, která ještě leží lícem dolů.
S-PLACE-1 = Tam už karta leží ({ $at }).
S-PLACE-2 = Karta musí stranou přiléhat ke kartě, která leží na stole lícem nahoru.
S-PLACE-3 = Karta nesedí k sousední (strana: { $side }): chodba musí navázat na chodbu a skála na skálu.
S-PLACE-6 = Odtud nevede nepřerušená cesta ke startovní kartě.
S-PLACE-7 = Karta musí prodloužit nějakou chodbu: aspoň jeden její otvor musí navázat na jiný otvor.
S-GOLD-3 = Taková karta zlata mezi těmi na výběr není.

## Souboj a jeho hra pro jednoho

D-TURN-1 = { $at ->
    [none] To teď nejde: takový tah není na řadě.
   *[other] Kartu { $at } v ruce nemáš.
 }
D-SAB-1 = Rozbitý nástroj se pokládá před soupeře, nikdy před sebe.
D-SAB-2 = Dokud před tebou leží rozbitý nástroj, nesmíš pokládat karty cesty.
D-SAB-3 = Takový rozbitý nástroj už před soupeřem leží.
D-PLACE-1 = Karta musí ležet na prázdném místě a stranou přiléhat ke kartě, která leží na stole lícem nahoru.
D-PLACE-2 = Karta nesedí k sousední (strana: { $side }): chodba musí navázat na chodbu a skála na skálu.
D-PLACE-3 = Odtud nevede nepřerušená cesta k žádné startovní kartě.
D-PLACE-4 = Odtud nevede nepřerušená cesta k tvé startovní kartě.
D-PLACE-7 = Cestu přerušují zavřené dveře nebo nepodplacený trol (strana: { $side }).
D-PLACE-10 = Žebřík nesmí ležet vedle cílové karty ani vedle karty se zlatem (strana: { $side }).
D-REP-1 = { $at } opraví jen tvůj vlastní nástroj, a to jeden z těch, které jsou na kartě.
D-REP-3 = Takový rozbitý nástroj před tebou neleží.
D-ROCK-1 = Není tu karta, kterou by zával mohl odstranit.
D-ROCK-2 = Zával neodstraní startovní karty, cíle ani karty se zlatem nebo trolem.
D-MAP-1 = Mapou se díváš na cílovou kartu, která ještě leží lícem dolů.
D-KEY-1 = Klíč odemyká dveře druhé barvy; tady žádné nejsou.
D-KEY-2 = Na těchto dveřích už klíč leží, nebo v banku žádný nezbyl.
D-TROLL-5 = Podplatit lze trola bez žetonu, ke kterému vedou tvoje cesty.
D-DISC-2 = Takový rozbitý nástroj před tebou neleží, není se čeho zbavit.
D-GOAL-3 = Odkrytý cíl takto ležet nemůže.
D-PAY-4 = Trolům dej ty ze svých karet, které dluh pokryjí s co nejmenším přeplatkem.

# Kolik byla hra pro jednoho hodna (DS-16).
solo-rating-1 = Radši o tom nemluvme.
solo-rating-2 = Poctivá práce.
solo-rating-3 = Máš na zlato nos.
solo-rating-4 = Pán dolu!

# Odmítnutí v Temné jeskyni.

C-TURN-1 = To teď nejde: takový tah není na řadě.
C-TURN-3 = Kartu { $at } v ruce nemáš.
C-PLACE-1 = Tam už karta leží ({ $at }).
C-PLACE-2 = Karta musí stranou přiléhat ke kartě, která leží lícem nahoru; cíl lícem dolů nestačí.
C-PLACE-4 = Karta nesedí k sousední (strana: { $side }): chodba musí navázat na chodbu a skála na skálu.
C-PLACE-5 = Karta musí prodloužit nějakou chodbu: aspoň jeden její otvor musí navázat na jiný otvor.
C-ROCK-1 = Zával odstraní položenou kartu cesty, na které nestojí trpaslík ani nestvůra.
C-ROCK-2 = Zával nikdy nezasáhne startovní kartu ani cíl.
C-INFO-R1 = Tajné informace ukážou cíl lícem dolů, nebo zakrytou klanovou kartu jiného hráče.
C-GOAL-R3 = Takto cíl ležet nemůže: musí navázat na cestu, po které tvůj trpaslík vchází, a pokud to jde, sedět ke všem sousedům.
C-MOVE-1 = Tam se jedním krokem nedostaneš: krok vede na sousední pole, dokud nějaké kroky zbývají.
C-WEB-1 = Pavučina patří tam, kde dvě karty spojuje chodba, nebo na volný konec chodby.
C-WEB-2 = Na tomto místě už pavučina je.
C-WEB-3 = Cestu zahradila pavučina.
C-AXE-2 = Sekera dosáhne jen na pavučinu u pole, na kterém stojí tvůj vlastní trpaslík.
C-AXE-6 = Žádná sekera před tebou neleží; ta v ruce tu nepomůže.
C-MONSTER-1 = Nestvůra, která není v bludišti, se přivolává na pole odkrytého doupěte.
C-MONSTER-2 = V bludišti není žádné doupě, nestvůru nelze přivolat.
C-MONSTER-9 = Tato nestvůra už v bludišti je: vede se odtud, kde stojí.
C-BOOTS-2 = Tento hráč už boty má.
C-SWAP-1 = Karty si vyměňuješ s jiným hráčem.
