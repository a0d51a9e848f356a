# Odmítnutí základní hry: jedna věta na pravidlo. $at: pole, karta nebo hráč, o které jde, nebo none; $side: slovo jako nahoře nebo none.

S-TURN-1 = { $at ->
    [none] To teď nejde: nejdřív musíš udělat něco jiného.
   *[other] Kartu { $at } v ruce nemáš.
 }
S-TOOL-2 = Tento hráč už má takový nástroj rozbitý.
S-TOOL-3 = Dokud máš rozbitý nástroj, nesmíš pokládat karty cest.
S-REP-2 = Karta { $at } tento nástroj neopraví.
S-REP-3 = Tento hráč nemá takový nástroj rozbitý, není co opravit.
S-ROCK-1 = Zával odstraní jen položenou kartu cesty, nikdy start ani cíl.
S-MAP-2 = S mapou se smíš podívat jen na cíl, který ještě leží lícem dolů.
S-PLACE-1 = Tam už karta leží.
S-PLACE-2 = Karta musí celou stranou přiléhat ke kartě, která leží lícem nahoru.
S-PLACE-3 = Karta nenavazuje na sousední (strana: { $side }): chodba musí navázat na chodbu a skála na skálu.
S-PLACE-6 = Odtud nevede souvislá chodba ke startovní kartě.
S-PLACE-7 = Karta musí prodloužit nějakou chodbu: aspoň jedna její chodba musí navázat na chodbu vedle.
S-GOLD-3 = Taková karta zlata na výběr není.

## Duel a jeho hra pro jednoho

D-TURN-1 = { $at ->
    [none] To teď nejde: nejdřív musíš udělat něco jiného.
   *[other] Kartu { $at } v ruce nemáš.
 }
D-SAB-1 = Rozbitý nástroj smíš položit jen před soupeře, před sebe ne.
D-SAB-2 = Dokud před tebou leží rozbitý nástroj, nesmíš pokládat karty cest.
D-SAB-3 = Takový rozbitý nástroj už před soupeřem leží.
D-PLACE-1 = Karta musí ležet na prázdném místě a celou stranou přiléhat ke kartě, která leží lícem nahoru.
D-PLACE-2 = Karta nenavazuje na sousední (strana: { $side }): chodba musí navázat na chodbu a skála na skálu.
D-PLACE-3 = Odtud nevede souvislá chodba k žádné startovní kartě.
D-PLACE-4 = Odtud nevede souvislá cesta k tvé startovní kartě.
D-PLACE-7 = Cestu přerušují zavřené dveře nebo nepodplacený trol (strana: { $side }).
D-PLACE-10 = Žebřík nesmí ležet vedle cílové karty ani vedle karty se zlatem (strana: { $side }).
D-REP-1 = { $at } opraví jen tvůj vlastní nástroj, a to jeden z těch, které jsou na kartě.
D-REP-3 = Takový rozbitý nástroj před tebou neleží.
D-ROCK-1 = Tady není karta, kterou by zával mohl odstranit.
D-ROCK-2 = Zával neodstraní startovní karty, cíle ani karty se zlatem nebo trolem.
D-MAP-1 = S mapou se smíš podívat jen na cíl, který ještě leží lícem dolů.
D-KEY-1 = Klíč odemyká dveře druhé barvy; tady žádné nejsou.
D-KEY-2 = Na těchto dveřích už klíč leží, nebo v banku žádný nezbyl.
D-TROLL-5 = Podplatit můžeš jen trola, ke kterému vedou tvoje chodby a na kterém ještě neleží žeton.
D-DISC-2 = Takový rozbitý nástroj před tebou neleží, není se čeho zbavit.
D-GOAL-3 = Takto cíl ležet nemůže.
D-PAY-4 = Zaplať trolům kartami, kterými přeplatíš co nejméně.

# Odmítnutí v Temné jeskyni.

C-TURN-1 = To teď nejde: nejdřív musíš udělat něco jiného.
C-TURN-3 = Kartu { $at } v ruce nemáš.
C-PLACE-1 = Tam už karta leží.
C-PLACE-2 = Karta musí celou stranou přiléhat ke kartě, která leží lícem nahoru; cíl lícem dolů nestačí.
C-PLACE-4 = Karta nenavazuje na sousední (strana: { $side }): chodba musí navázat na chodbu a skála na skálu.
C-PLACE-5 = Karta musí prodloužit nějakou chodbu: aspoň jedna její chodba musí navázat na chodbu vedle.
C-ROCK-1 = Zával odstraní položenou kartu cesty, na které nestojí trpaslík ani nestvůra.
C-ROCK-2 = Zával nikdy nezasáhne startovní kartu ani cíl.
C-INFO-R1 = Tajné informace ukážou cíl lícem dolů, nebo zakrytou klanovou kartu jiného hráče.
C-GOAL-R3 = Takto cíl ležet nemůže: musí navázat na chodbu, kterou tvůj trpaslík přichází, a pokud to jde, navázat na všechny sousední karty.
C-MOVE-1 = Tam se jedním krokem nedostaneš: krok vede na sousední pole, a jen dokud ti nějaký krok zbývá.
C-WEB-1 = Pavučina patří tam, kde dvě karty spojuje chodba, nebo na volný konec chodby.
C-WEB-2 = Na tomto místě už pavučina je.
C-WEB-3 = Cestu zahradila pavučina.
C-AXE-2 = Sekera dosáhne jen na pavučinu u pole, na kterém stojí tvůj vlastní trpaslík.
C-AXE-6 = Žádná sekera před tebou neleží; ta v ruce tu nepomůže.
C-MONSTER-1 = Nestvůra, která ještě není v bludišti, se přivolává na pole odkrytého doupěte.
C-MONSTER-2 = V bludišti není žádné doupě, nestvůru nelze přivolat.
C-MONSTER-9 = Tato nestvůra už v bludišti je: pohni jí odtud, kde stojí.
C-BOOTS-2 = Tento hráč už boty má.
C-SWAP-1 = Karty si můžeš vyměnit jen s jiným hráčem.
C-END-3 = Konec dohodou můžeš navrhnout jednou za tah, a jen u stolu, kde je to povolené.
