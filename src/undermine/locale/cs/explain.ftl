# Everything explains itself: sheets, reasons, consequences, and the maze in words.

# What a tap explains: cards, signs, people, piles.
sheet-open = Vysvětlit: { $what }
sheet-laid = Položil ji hráč { $name }.
sheet-laid-you = Tahle karta je od tebe.
sheet-start = Startovní karta: odtud vedou všechny chodby.
sheet-start-cave = Startovní karta: odtud vyrážejí všichni trpaslíci.
sheet-goal-saboteur = Jeden ze tří cílů skrývá poklad, ostatní jen kámen. Odkryje ho první chodba, která k němu dojde.
sheet-goal-duel = Čí chodba k tomuto cíli dojde první, ten ho odkryje a získá jeho zlato.
sheet-goal-solo = Až k tomuto cíli dojde tvoje chodba, odkryje se a jeho zlato je tvoje.
sheet-goal-cave = Jeden ze čtyř cílů je cesta ven. Odkryje ho trpaslík, který na něj vstoupí.
sheet-known = Ty víš, co to je: { $card }.
sheet-looked = Kdo ho tajně viděl: { $names }
sheet-turned = Odkrytý cíl.
sheet-claimed = Získává { $name }, vyplatí se na konci kola.
sheet-free-gold = Tohle zlato ještě nikomu nepatří.
sheet-reach = Čí chodby sem vedou: { $names }
sheet-reach-nobody = Od žádného žebříku sem chodba nevede.
sheet-door-solo = { $colour ->
    [green] Zelené dveře
   *[blue] Modré dveře
}: { $open ->
    [yes] pro tebe otevřené.
   *[no] zamčené, dokud je neodemkneš klíčem.
}
sheet-bribed-solo = Podplacený trol: na konci kola zaplatíš jeden nuget. Cesta je volná.
sheet-door = { $colour ->
    [green] Zelené dveře
   *[blue] Modré dveře
}: projde jen { $name }. Klíč je otevře i druhému hráči.
sheet-unlocked = Odemkl hráč { $name }, teď je průchod volný pro oba.
sheet-troll = Trol: dokud ho někdo nepodplatí, nikdo neprojde. Úplatek stojí jeden nuget na konci kola a otevře cestu oběma.
sheet-troll-solo = Trol: neprojdeš, dokud ho nepodplatíš. Stojí to jeden nuget na konci kola.
sheet-bribed = Úplatek dává { $name } a na konci kola zaplatí jeden nuget. Cesta je volná pro oba.
sheet-level = Úroveň { $level }: kroužky jsou pole a přejít tuto kartu zabere { $n ->
    [one] jeden krok.
    [few] { $n } kroky.
   *[other] { $n } kroků.
}
sheet-vein-full = Žíla s jedním nugetem. Kdo se tu zastaví, vezme si ho a ukáže klanovou kartu.
sheet-vein-empty = Prázdná žíla: nuget je pryč.
sheet-web = Jednu stranu karty přehrazuje pavučina hráče { $name }; zbývá jí tahů: { $n }. Sekera ji přetne.
sheet-here = Stojí tu: { $names }
sheet-called = { $beast } (přivolal hráč { $name })

# Beasts: what each does to a dwarf it meets.
sheet-rat = Krysa bere kartu z ruky, a to natrvalo.
sheet-crawler = Plazoun srazí trpaslíka na zem: příští tah se nemůže pohnout.
sheet-goblin = Skřet krade nuget.

# People.
sheet-you = To jsi ty.
sheet-bot = Bot: { $level }.
sheet-program = Bot, kterého někdo spouští jinde.
sheet-broken = Rozbité: { $tools }. Bez opravy se nedá kopat.
sheet-debt = Dluh trolům na konci kola: { $n }.
sheet-colour = { $colour ->
    [green] Kope od zeleného žebříku, zelené dveře jsou otevřené.
   *[blue] Kope od modrého žebříku, modré dveře jsou otevřené.
}
sheet-clan = Rub karty říká: { $clan }. Jestli věrný, nebo sabotér, ví jen ten, komu patří.
sheet-shown = Klanová karta je odhalená: { $identity }.
sheet-down = Leží na zemi: nejdřív musí vstát, pak se zase může hýbat.
sheet-last = Naposledy: { $what }

# Piles.
sheet-deck = Dobírací balíček
sheet-deck-left = { $n ->
    [0] Je prázdný: hraje se s kartami v ruce.
    [one] Zbývá jedna karta. Až dojdou, hraje se dál s kartami v ruce.
   *[other] Karet zbývá: { $n }. Až dojdou, hraje se dál s kartami v ruce.
}
sheet-deck-level = Další karta má úroveň { $level }.
sheet-discards = Odhazovací balíček
sheet-discards-left = { $n ->
    [0] Zatím je prázdný.
   *[other] Karet: { $n }.
} Odhozené karty leží lícem dolů: zná je jen ten, čí byly.

# Why a card of the hand cannot be played just now, by the clause that bars it.
why-S-TOOL-3 = Máš rozbitý nástroj: dokud není opravený, nemůžeš kopat.
why-S-TOOL-2 = Tenhle nástroj už mají rozbitý všichni.
why-S-PLACE-3 = Nikam nepasuje, ať ji otočíš jakkoli: chodba musí navazovat na chodbu a skála na skálu.
why-S-PLACE-2 = Nikam nepasuje, ať ji otočíš jakkoli: chodba musí navazovat na chodbu a skála na skálu.
why-S-PLACE-6 = Kam by pasovala, tam žádná chodba od startu nevede.
why-S-PLACE-7 = Kam by pasovala, tam žádná chodba od startu nevede.
why-S-REP-3 = Nikdo tenhle nástroj rozbitý nemá.
why-S-REP-2 = Nikdo tenhle nástroj rozbitý nemá.
why-S-ROCK-1 = Ještě tu není chodba, kterou by mohl odstranit.
why-S-MAP-2 = Všechny cíle jsou už odkryté.
why-D-SAB-2 = Máš rozbitý nástroj: dokud není opravený, nemůžeš kopat.
why-D-SAB-3 = Tenhle nástroj je tam už rozbitý.
why-D-SAB-1 = Není proti komu ji zahrát.
why-D-PLACE-1 = Nikam nepasuje, ať ji otočíš jakkoli: chodba musí navazovat na chodbu a skála na skálu.
why-D-PLACE-2 = Nikam nepasuje, ať ji otočíš jakkoli: chodba musí navazovat na chodbu a skála na skálu.
why-D-PLACE-10 = Žebřík nesmí ležet vedle cíle ani zlata.
why-D-PLACE-3 = Kam by pasovala, tam žádná chodba od startu nevede.
why-D-PLACE-4 = Kam by pasovala, tam tvoje chodby nevedou.
why-D-PLACE-7 = Kam by pasovala, tam ti cestu zavírají dveře nebo trol.
why-D-REP-3 = Tenhle nástroj máš v pořádku.
why-D-REP-1 = Tenhle nástroj máš v pořádku.
why-D-ROCK-1 = Ještě tu není chodba, kterou by mohl odstranit.
why-D-ROCK-2 = Co tu leží, je chráněné: starty, cíle a karty se zlatem nebo trolem zůstávají.
why-D-MAP-1 = Už není lícem dolů žádný cíl.
why-D-KEY-1 = Nejsou tu dveře druhé barvy, které by šlo odemknout, nebo v banku není klíč.
why-D-KEY-2 = Nejsou tu dveře druhé barvy, které by šlo odemknout, nebo v banku není klíč.
why-C-PLACE-1 = Nikam nepasuje, ať ji otočíš jakkoli: chodba musí navazovat na chodbu a skála na skálu.
why-C-PLACE-2 = Nikam nepasuje, ať ji otočíš jakkoli: chodba musí navazovat na chodbu a skála na skálu.
why-C-PLACE-4 = Nikam nepasuje, ať ji otočíš jakkoli: chodba musí navazovat na chodbu a skála na skálu.
why-C-PLACE-5 = Kam by pasovala, tam by na žádnou chodbu nenavázala.
why-C-ROCK-1 = Žádná chodba se nemůže zavalit: na každé někdo stojí, nebo tu žádná není.
why-C-ROCK-2 = Ještě tu není chodba, kterou by mohl odstranit.
why-C-MONSTER-1 = Teď nemá odkud vylézt.
why-C-MONSTER-2 = Zatím tu není doupě, odkud by mohla vylézt.
why-C-WEB-1 = Není tu dvojice spojených karet, mezi kterou by se pavučina vešla.
why-C-WEB-2 = Všude, kam by mohla přijít, už pavučina je.
why-C-INFO-R1 = Už není co si prohlédnout.
why-C-BOOTS-2 = Boty už mají všichni.
why-C-SWAP-1 = Nikdo nemá karty k výměně.
why-rule = Proč? Říká to pravidlo.

# What surely follows from a move, told before it is made.
follow-vein = vezmeš si nuget
follow-show = ukážeš klanovou kartu
follow-exit = dostaneš se ven
follow-lose-nugget = přijdeš o nuget
follow-lose = natrvalo přijdeš o kartu z ruky
follow-attack = { $beast } zaútočí na hráče { $name }
follow-claim = { $n ->
    [one] { $name } získá 1 nuget
    [few] { $name } získá { $n } nugety
   *[other] { $name } získá { $n } nugetů
}
follow-now = Když tam vkročíš: { $what }.
follow-do = Co se stane: { $what }.
follow-stop = Když se tam zastavíš: { $what }.
follow-halt = Když se tu zastavíš: { $what }.
follow-met = { $beast } může dostihnout: { $names }.
follow-met-nobody = { $beast } odtud nikoho nedostihne.
follow-bribe = Na konci kola zaplatíš jeden nuget, cesta se otevře oběma.
follow-bribe-solo = Na konci kola zaplatíš jeden nuget, cesta se otevře.
walk-blocked = Nemůžeš udělat ani krok: odtud žádná volná cesta nevede.
meant-maze = Tahle karta se hraje do bludiště: ťukni na místo v něm.
meant-seat = Tahle karta se hraje na někoho u stolu: ťukni na jméno.
walk-not-there = Tam se jedním krokem nedostaneš. Kroužky ukazují, kam můžeš.

# The maze in words.
maze-places = Co kde leží
maze-dwarfs = Trpaslíci
maze-dwarf = { $name }: { $place }
maze-beasts = Na lovu
maze-webs = Pavučiny
maze-gold = Zlato
maze-ways = Dveře a trolové
maze-reach = Kam vedou chodby
maze-reach-of = { $name } dosáhne sem: { $places }
maze-ends = Volné konce
maze-beside = { $side ->
    [E] vpravo od karty
    [W] vlevo od karty
    [N] nad kartou
   *[S] pod kartou
}: { $card }
step-way = { $side ->
    [E] doprava
    [W] doleva
    [N] nahoru
    [S] dolů
    [here] na téže kartě
   *[far] po žebříku
}
steps-left = { $n ->
    [0] Nezbývá žádný krok.
    [one] Zbývá 1 krok.
    [few] Zbývají { $n } kroky.
   *[other] Zbývá { $n } kroků.
}
moves-other = Bez karty

# Welcomes: three looks at the real board, the first time a game is played in this browser.
tour-next = Dál
welcome-duel = Tohle je tvůj žebřík. Kopej odtud: počítají se ti jen chodby, které k němu vedou.
welcome-duel-2 = Pod těmito cíli leží zlato a nugety jsou i v některých chodbách. Získá je ten, čí chodby k nim dojdou první.
welcome-duel-3 = Dveře druhé barvy jsou pro tebe zamčené a trolové chtějí nuget. Ťukni na cokoli a dozvíš se, co to je. Po třech kolech vyhraje, kdo má nejvíc zlata.
welcome-solo = Tohle je tvůj žebřík. V dole jsi jen ty: kopej odtud.
welcome-solo-2 = Pod těmito cíli leží zlato. K čemu dojdou tvoje chodby, to je tvoje.
welcome-solo-3 = Rozbité nástroje a závaly přicházejí samy z dobíracího balíčku. Kolik zlata vyneseš za tři kola?
welcome-cave = Tohle je tvůj trpaslík. Každý tah zahraješ kartu a pak ujdeš chodbami až tři kroky.
welcome-cave-2 = Jeden z těchto čtyř cílů je cesta ven. Dones tam své nugety: počítá se jen to, co je venku.
welcome-cave-3 = Tvoje tajná karta říká, pro který klan doopravdy pracuješ. Barvu vidí všichni, ale komu sloužíš doopravdy, neví nikdo.

# The coach of a first game: one remark for each thing that happens for the first time.
coach-off = Už žádné tipy
coach-turn = Jsi na tahu. Vyber kartu a rozsvítí se místa, kam pasuje. I odhození je tah.
coach-place = { $name } kope dál. Sleduj, kam čí chodby vedou: řekne ti to víc než slova.
coach-dead-end = { $name } pokládá slepou chodbu: odtud už žádná cesta nevede dál. Tak to dělají sabotéři, a zlatokopové jen tam, kde to neškodí.
coach-broken = Máš rozbitý nástroj: dokud ho neopraví správná karta, nemůžeš kopat. Opravit ho můžou i ostatní.
coach-broken-alone = Máš rozbitý nástroj: dokud ho neopraví správná karta, nemůžeš kopat. Když ji nemáš, stačí odhodit dvě jiné karty.
coach-break = { $name } rozbíjí nástroj. Útok sabotéra, nebo podezření zlatokopa? Stává se obojí.
coach-map = { $name } se dívá na cíl a teď ví víc než ty. Sleduj, kam bude kopat.
coach-rockfall = Zával: jedna karta bludiště je pryč. Díru je možné zase zaplnit.
coach-goal = Cíl je odkrytý. Je-li to kámen, kopejte k dalšímu.
coach-deck = V dobíracím balíčku zbývá málo karet. Až dojdou i v rukou, kolo končí, a na to sabotéři čekají.
coach-fields = Proužky v rohu karty jsou její úroveň, kroužky jsou pole: jeden krok vede z pole na další. Čím vyšší úroveň, tím víc kroků zabere kartu přejít.
coach-walk = Teď se pohni: ťukni na kroužek. Zlatý kroužek něco stojí nebo přinese: jedním ťuknutím si to přečteš, druhým jdeš.
coach-call = { $name } přivolává nestvůru. Zastaví se u prvního trpaslíka, kterého potká; sekera ji zažene.
coach-claim = Zlato má majitele! Žeton ukazuje, čí je; vyplatí se na konci kola.
coach-over = Teď už se tu vyznáš. Kdykoli tě bude něco zajímat, ťukni na to.

# How good was that? The scale of the game for one.
scale = Jak dobré to bylo?
scale-you = Ty: { $n }
scale-best = Tvoje maximum: { $n }
scale-record = Nový rekord! Předtím: { $n }
scale-first = Tvůj první výsledek: teď ho překonej.
scale-bot = { $level } v průměru: { $n }
