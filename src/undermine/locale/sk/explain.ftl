# Everything explains itself: sheets, reasons, consequences, and the maze in words.

# What a tap explains: cards, signs, people, piles.
sheet-open = Vysvetliť: { $what }
sheet-laid = Položil ju hráč { $name }.
sheet-laid-you = Táto karta je od teba.
sheet-start = Štartovacia karta: odtiaľ vedú všetky chodby.
sheet-start-cave = Štartovacia karta: odtiaľ vyrážajú všetci trpaslíci.
sheet-goal-saboteur = Jeden z troch cieľov skrýva poklad, ostatné len kameň. Odkryje ho prvá chodba, ktorá k nemu dôjde.
sheet-goal-duel = Čia chodba k tomuto cieľu dôjde prvá, ten ho odkryje a získa jeho zlato.
sheet-goal-solo = Keď k tomuto cieľu dôjde tvoja chodba, odkryje sa a jeho zlato je tvoje.
sheet-goal-cave = Jeden zo štyroch cieľov je cesta von. Odkryje ho trpaslík, ktorý naň vstúpi.
sheet-known = Ty vieš, čo to je: { $card }.
sheet-looked = Kto ho tajne videl: { $names }
sheet-turned = Odkrytý cieľ.
sheet-claimed = Získava { $name }, vyplatí sa na konci kola.
sheet-free-gold = Toto zlato ešte nikomu nepatrí.
sheet-reach = Čie chodby sem vedú: { $names }
sheet-reach-nobody = Od žiadneho rebríka sem chodba nevedie.
sheet-door-solo = { $colour ->
    [green] Zelené dvere
   *[blue] Modré dvere
}: { $open ->
    [yes] pre teba otvorené.
   *[no] zamknuté, kým ich neodomkneš kľúčom.
}
sheet-bribed-solo = Podplatený trol: na konci kola zaplatíš jeden nuget. Cesta je voľná.
sheet-door = { $colour ->
    [green] Zelené dvere
   *[blue] Modré dvere
}: prejde len { $name }. Kľúč ich otvorí aj druhému hráčovi.
sheet-unlocked = Odomkol hráč { $name }, teraz je priechod voľný pre oboch.
sheet-troll = Trol: kým ho niekto nepodplatí, nikto neprejde. Úplatok stojí jeden nuget na konci kola a otvorí cestu obom.
sheet-troll-solo = Trol: neprejdeš, kým ho nepodplatíš. Stojí to jeden nuget na konci kola.
sheet-bribed = Úplatok dáva { $name } a na konci kola zaplatí jeden nuget. Cesta je voľná pre oboch.
sheet-level = Úroveň { $level }: krúžky sú polia a prejsť túto kartu zaberie { $n ->
    [one] jeden krok.
    [few] { $n } kroky.
   *[other] { $n } krokov.
}
sheet-vein-full = Žila s jedným nugetom. Kto sa tu zastaví, vezme si ho a ukáže klanovú kartu.
sheet-vein-empty = Prázdna žila: nuget je preč.
sheet-web = Jednu stranu karty prehradzuje pavučina hráča { $name }; zostáva jej ťahov: { $n }. Sekera ju pretne.
sheet-here = Stoja tu: { $names }
sheet-called = { $beast } (privolal hráč { $name })

# Beasts: what each does to a dwarf it meets.
sheet-rat = Krysa berie kartu z ruky, a to natrvalo.
sheet-crawler = Plazúň zhodí trpaslíka na zem: v ďalšom ťahu sa nemôže pohnúť.
sheet-goblin = Škriatok kradne nuget.

# People.
sheet-you = To si ty.
sheet-bot = Bot: { $level }.
sheet-program = Bot, ktorého niekto spúšťa inde.
sheet-broken = Rozbité: { $tools }. Bez opravy sa nedá kopať.
sheet-debt = Dlh trolom na konci kola: { $n }.
sheet-colour = { $colour ->
    [green] Kope od zeleného rebríka, zelené dvere sú otvorené.
   *[blue] Kope od modrého rebríka, modré dvere sú otvorené.
}
sheet-clan = Rub karty hovorí: { $clan }. Či verný, alebo sabotér, vie len ten, komu patrí.
sheet-shown = Klanová karta je odhalená: { $identity }.
sheet-down = Leží na zemi: najprv musí vstať, potom sa zasa môže hýbať.
sheet-last = Naposledy: { $what }

# Piles.
sheet-deck = Doberací balíček
sheet-deck-left = { $n ->
    [0] Je prázdny: hrá sa s kartami v ruke.
    [one] Zostáva jedna karta. Keď sa minú, hrá sa ďalej s kartami v ruke.
   *[other] Kariet zostáva: { $n }. Keď sa minú, hrá sa ďalej s kartami v ruke.
}
sheet-deck-level = Ďalšia karta má úroveň { $level }.
sheet-discards = Odhadzovací balíček
sheet-discards-left = { $n ->
    [0] Zatiaľ je prázdny.
   *[other] Kariet: { $n }.
} Odhodené karty ležia lícom nadol: pozná ich len ten, čie boli.

# Why a card of the hand cannot be played just now, by the clause that bars it.
why-S-TOOL-3 = Máš rozbitý nástroj: kým nie je opravený, nemôžeš kopať.
why-S-TOOL-2 = Tento nástroj už majú rozbitý všetci.
why-S-PLACE-3 = Nikam nepasuje, nech ju otočíš akokoľvek: chodba musí nadväzovať na chodbu a skala na skalu.
why-S-PLACE-2 = Nikam nepasuje, nech ju otočíš akokoľvek: chodba musí nadväzovať na chodbu a skala na skalu.
why-S-PLACE-6 = Kam by pasovala, tam žiadna chodba od štartu nevedie.
why-S-PLACE-7 = Kam by pasovala, tam žiadna chodba od štartu nevedie.
why-S-REP-3 = Nikto tento nástroj rozbitý nemá.
why-S-REP-2 = Nikto tento nástroj rozbitý nemá.
why-S-ROCK-1 = Ešte tu nie je chodba, ktorú by mohol odstrániť.
why-S-MAP-2 = Všetky ciele sú už odkryté.
why-D-SAB-2 = Máš rozbitý nástroj: kým nie je opravený, nemôžeš kopať.
why-D-SAB-3 = Tento nástroj je tam už rozbitý.
why-D-SAB-1 = Nie je proti komu ju zahrať.
why-D-PLACE-1 = Nikam nepasuje, nech ju otočíš akokoľvek: chodba musí nadväzovať na chodbu a skala na skalu.
why-D-PLACE-2 = Nikam nepasuje, nech ju otočíš akokoľvek: chodba musí nadväzovať na chodbu a skala na skalu.
why-D-PLACE-10 = Rebrík nesmie ležať vedľa cieľa ani zlata.
why-D-PLACE-3 = Kam by pasovala, tam žiadna chodba od štartu nevedie.
why-D-PLACE-4 = Kam by pasovala, tam tvoje chodby nevedú.
why-D-PLACE-7 = Kam by pasovala, tam ti cestu zatvárajú dvere alebo trol.
why-D-REP-3 = Tento nástroj máš v poriadku.
why-D-REP-1 = Tento nástroj máš v poriadku.
why-D-ROCK-1 = Ešte tu nie je chodba, ktorú by mohol odstrániť.
why-D-ROCK-2 = Čo tu leží, je chránené: štarty, ciele a karty so zlatom alebo trolom zostávajú.
why-D-MAP-1 = Už nie je lícom nadol žiadny cieľ.
why-D-KEY-1 = Nie sú tu dvere druhej farby, ktoré by sa dali odomknúť, alebo v banku nie je kľúč.
why-D-KEY-2 = Nie sú tu dvere druhej farby, ktoré by sa dali odomknúť, alebo v banku nie je kľúč.
why-C-PLACE-1 = Nikam nepasuje, nech ju otočíš akokoľvek: chodba musí nadväzovať na chodbu a skala na skalu.
why-C-PLACE-2 = Nikam nepasuje, nech ju otočíš akokoľvek: chodba musí nadväzovať na chodbu a skala na skalu.
why-C-PLACE-4 = Nikam nepasuje, nech ju otočíš akokoľvek: chodba musí nadväzovať na chodbu a skala na skalu.
why-C-PLACE-5 = Kam by pasovala, tam by na žiadnu chodbu nenadviazala.
why-C-ROCK-1 = Žiadna chodba sa nemôže zavaliť: na každej niekto stojí, alebo tu žiadna nie je.
why-C-ROCK-2 = Ešte tu nie je chodba, ktorú by mohol odstrániť.
why-C-MONSTER-1 = Teraz nemá odkiaľ vyliezť.
why-C-MONSTER-2 = Zatiaľ tu nie je brloh, odkiaľ by mohol vyliezť.
why-C-WEB-1 = Nie je tu dvojica spojených kariet, medzi ktorú by sa pavučina zmestila.
why-C-WEB-2 = Všade, kam by mohla prísť, už pavučina je.
why-C-INFO-R1 = Už nie je čo si prezrieť.
why-C-BOOTS-2 = Topánky už majú všetci.
why-C-SWAP-1 = Nikto nemá karty na výmenu.
why-rule = Prečo? Hovorí to pravidlo.

# What surely follows from a move, told before it is made.
follow-vein = vezmeš si nuget
follow-show = ukážeš klanovú kartu
follow-exit = dostaneš sa von
follow-lose-nugget = prídeš o nuget
follow-lose = natrvalo prídeš o kartu z ruky
follow-attack = { $beast } zaútočí na hráča { $name }
follow-claim = { $n ->
    [one] { $name } získa 1 nuget
    [few] { $name } získa { $n } nugety
   *[other] { $name } získa { $n } nugetov
}
follow-now = Keď tam vkročíš: { $what }.
follow-do = Čo sa stane: { $what }.
follow-stop = Keď sa tam zastavíš: { $what }.
follow-halt = Keď sa tu zastavíš: { $what }.
follow-met = { $beast } môže dostihnúť: { $names }.
follow-met-nobody = { $beast } odtiaľ nikoho nedostihne.
follow-bribe = Na konci kola zaplatíš jeden nuget, cesta sa otvorí obom.
follow-bribe-solo = Na konci kola zaplatíš jeden nuget, cesta sa otvorí.
walk-blocked = Nemôžeš urobiť ani krok: odtiaľto žiadna voľná cesta nevedie.
meant-maze = Táto karta sa hrá do bludiska: ťukni na miesto v ňom.
meant-seat = Táto karta sa hrá na niekoho pri stole: ťukni na meno.
walk-not-there = Tam sa jedným krokom nedostaneš. Krúžky ukazujú, kam môžeš.

# The maze in words.
maze-places = Čo kde leží
maze-dwarfs = Trpaslíci
maze-dwarf = { $name }: { $place }
maze-beasts = Na love
maze-webs = Pavučiny
maze-gold = Zlato
maze-ways = Dvere a trolovia
maze-reach = Kam vedú chodby
maze-reach-of = { $name } dosiahne sem: { $places }
maze-ends = Voľné konce
maze-beside = { $side ->
    [E] vpravo od karty
    [W] vľavo od karty
    [N] nad kartou
   *[S] pod kartou
}: { $card }
step-way = { $side ->
    [E] doprava
    [W] doľava
    [N] nahor
    [S] nadol
    [here] na tej istej karte
   *[far] po rebríku
}
steps-left = { $n ->
    [0] Nezostáva žiadny krok.
    [one] Zostáva 1 krok.
    [few] Zostávajú { $n } kroky.
   *[other] Zostáva { $n } krokov.
}
moves-other = Bez karty

# Welcomes: three looks at the real board, the first time a game is played in this browser.
tour-next = Ďalej
welcome-duel = Toto je tvoj rebrík. Kop odtiaľto: počítajú sa ti len chodby, ktoré k nemu vedú.
welcome-duel-2 = Pod týmito cieľmi leží zlato a nugety sú aj v niektorých chodbách. Získa ich ten, čie chodby k nim dôjdu prvé.
welcome-duel-3 = Dvere druhej farby sú pre teba zamknuté a trolovia chcú nuget. Ťukni na čokoľvek a dozvieš sa, čo to je. Po troch kolách vyhrá, kto má najviac zlata.
welcome-solo = Toto je tvoj rebrík. V bani si len ty: kop odtiaľto.
welcome-solo-2 = Pod týmito cieľmi leží zlato. K čomu dôjdu tvoje chodby, to je tvoje.
welcome-solo-3 = Rozbité nástroje a závaly prichádzajú samy z doberacieho balíčka. Koľko zlata vynesieš za tri kolá?
welcome-cave = Toto je tvoj trpaslík. Každý ťah zahráš kartu a potom prejdeš chodbami až tri kroky.
welcome-cave-2 = Jeden z týchto štyroch cieľov je cesta von. Dones tam svoje nugety: počíta sa len to, čo je vonku.
welcome-cave-3 = Tvoja tajná karta hovorí, pre ktorý klan naozaj pracuješ. Farbu vidia všetci, ale komu naozaj slúžiš, nevie nikto.

# The coach of a first game: one remark for each thing that happens for the first time.
coach-off = Už žiadne tipy
coach-turn = Si na ťahu. Vyber kartu a rozsvietia sa miesta, kam pasuje. Aj odhodenie je ťah.
coach-place = { $name } kope ďalej. Sleduj, kam čie chodby vedú: povie ti to viac než slová.
coach-dead-end = { $name } ukladá slepú chodbu: odtiaľ už žiadna cesta nevedie ďalej. Tak to robia sabotéri, a zlatokopi iba tam, kde to neškodí.
coach-broken = Máš rozbitý nástroj: kým ho neopraví správna karta, nemôžeš kopať. Opraviť ho môžu aj ostatní.
coach-broken-alone = Máš rozbitý nástroj: kým ho neopraví správna karta, nemôžeš kopať. Ak ju nemáš, stačí odhodiť dve iné karty.
coach-break = { $name } rozbíja nástroj. Útok sabotéra, alebo podozrenie zlatokopa? Stáva sa oboje.
coach-map = { $name } sa pozerá na cieľ a teraz vie viac než ty. Sleduj, kam bude kopať.
coach-rockfall = Zával: jedna karta bludiska je preč. Dieru je možné zasa zaplniť.
coach-goal = Cieľ je odkrytý. Ak je to kameň, kopte k ďalšiemu.
coach-deck = V doberacom balíčku zostáva málo kariet. Keď sa minú aj v rukách, kolo sa končí, a na to sabotéri čakajú.
coach-fields = Prúžky v rohu karty sú jej úroveň, krúžky sú polia: jeden krok vedie z poľa na ďalšie. Čím vyššia úroveň, tým viac krokov zaberie kartu prejsť.
coach-walk = Teraz sa pohni: ťukni na krúžok. Zlatý krúžok niečo stojí alebo prinesie: jedným ťuknutím si to prečítaš, druhým ideš.
coach-call = { $name } privoláva netvora. Zastaví sa pri prvom trpaslíkovi, ktorého stretne; sekera ho zaženie.
coach-claim = Zlato má majiteľa! Žetón ukazuje, čie je; vyplatí sa na konci kola.
coach-over = Teraz sa tu už vyznáš. Kedykoľvek ťa bude niečo zaujímať, ťukni na to.

# How good was that? The scale of the game for one.
scale = Aké dobré to bolo?
scale-you = Ty: { $n }
scale-best = Tvoje maximum: { $n }
scale-record = Nový rekord! Predtým: { $n }
scale-first = Tvoj prvý výsledok: teraz ho prekonaj.
scale-bot = { $level } v priemere: { $n }
