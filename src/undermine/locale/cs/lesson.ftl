# The lesson: a story in three chapters with the same three diggers.
lesson-step = { $chapter }: { $n } z { $all }
lesson-next = Dál
lesson-nudge = I to se smí, ale příběh pokračuje jinak:
chapter-dig = 1. Kopání
chapter-sabotage = 2. Sabotáž
chapter-people = 3. Jak se vyznat v lidech
chapters = Kapitoly

# Chapter 1: you, Olga and Bruni dig, and one of them does not mean it.
lesson-lay = Ty, Olga a Bruni hledáte zlato. Chodby začínají u žebříku, na druhém konci leží tři cíle a jeden z nich skrývá poklad. Vezmi rovnou chodbu, která vede k cílům, a polož ji vedle žebříku.
lesson-lay-done = Dobrá práce! Po tahu si dobereš novou kartu.
lesson-turn = Olga a Bruni kopou dál. Vezmi zatáčku a polož ji na konec chodby. Tak, jak ji držíš, by nenavazovala; karta ale může ležet i vzhůru nohama, a kde to jinak nejde, otočí se sama.
lesson-turn-done = Přesně tak. Kartu smíš otočit vzhůru nohama, ale nikdy jen o čtvrt otáčky.
lesson-fork = Kde se karty dotýkají, musí chodba navazovat na chodbu a skála na skálu. Nejdřív zkus na konec položit rovnou chodbu a uvidíš, proč to nejde. Pak tam polož rozcestí, odbočkou k řadě prostředního cíle.
lesson-fork-done = Rozcestí nechává cesty otevřené. Zlatokopové je mají rádi.
lesson-dead-end = Olga se tajně podívala na prostřední cíl a Bruni odhodil kartu. Jedna z tvých karet je slepá chodba: nikam nevede. Patříš ke zlatokopům a k ničemu ti není. Vezmi ji a odhoď.
lesson-dead-end-done = Odhozené karty leží lícem dolů. Nikdo se nedozví, co to bylo.
lesson-break = Podívej se na cestu k prostřednímu cíli: Olga na ni položila slepou chodbu. Že by sabotáž? Vezmi rozbitou lucernu a ťukni na Olgu: s rozbitým nástrojem nikdo nekope.
lesson-break-done = Dokud někdo lucernu neopraví, Olga nekope. Jiné karty hrát může.
lesson-rockfall = Olga vrací úder a rozbíjí Brunimu krumpáč. A její slepá chodba pořád zavírá cestu. Vezmi zával a ťukni na ni.
lesson-rockfall-done = Cesta je zase volná. Závaly mají rádi i sabotéři…
lesson-fix-two = Teď Olga rozbila Brunimu i vozík. Tvoje karta se dvěma nástroji opraví krumpáč, nebo vozík. Vezmi ji, ťukni na Bruniho a vyber vozík.
lesson-fix-two-done = Jedna karta, jeden nástroj. Kdo pomáhá, říká: věřím ti.
lesson-fix = Bruni si krumpáč opravil, ale Olga teď rozbila ten tvůj! Vezmi kartu, která ho opraví, a ťukni na sebe.
lesson-fix-done = Opraveno. Rozbitý nástroj i karta jsou pryč.
lesson-map = Bruni vyplnil mezeru: k prostřednímu cíli chybí jediná karta. Je tam poklad? Vezmi mapu a tajně se na ten cíl podívej.
lesson-map-done = Poklad! Vidíš ho jenom ty. Cíl, který znáš, má čárkovaný rámeček.
lesson-gold = K pokladu chybí jediná karta a máš ji v ruce. Polož ji!
lesson-gold-done = Poklad je nalezen! Role se odkryly: sabotérem byla Olga. Ty a Bruni si dělíte zlato; první vybírá ten, kdo k pokladu došel.

# Chapter 2: the roles are dealt anew, and you are the saboteur.
lesson-detour = Nové kolo, nové role: tentokrát škodíš ty a nikdo to neví. Slepá chodba by tě teď prozradila, oklika vypadá poctivě. Polož zatáčku na ten konec, který míří k prostřednímu cíli, ať chodba uhne stranou.
lesson-detour-done = Zatáčka není zločin. Ale každá oklika stojí zlatokopy kartu.
lesson-blame = Olga kope dobře, na tvůj vkus až moc. Rozbij Olze vozík a ostatním řekni, jak podezřele to kopání vypadá.
lesson-blame-done = Nástroje rozbíjejí i zlatokopové, když někoho podezírají. Nikdo nepozná, co to bylo.
lesson-secret = Mapa má pro tebe dvojí cenu: víš, kam je nepustit, a co o ní řekneš, nemusí být pravda. Podívej se na prostřední cíl.
lesson-secret-done = Poklad leží uprostřed. „Jen kámen,“ řekneš. „Kopejte jinam!“
lesson-collapse = Bruniho chodba už je blízko cílů. Zával na správném místě je připraví o dva tahy: vezmi ho a ťukni na kartu, kterou Bruni právě položil.
lesson-collapse-done = Měj po ruce výmluvu: „Vedla špatným směrem.“
lesson-block = Dobírací balíček je prázdný: teď už nevadí, kdo co ví. Polož slepou chodbu tam, kde ta karta byla.
lesson-block-done = Skrývat se můžeš přestat, až nebudou mít karty, kterými by škodu napravili.
lesson-last = Ve hře zbývá poslední karta a je tvoje. Odhoď ji.
lesson-last-done = Karty došly a poklad se nenašel: vyhrává sabotér. To jsi ty!

# Chapter 3: a digger again. Whom can you trust?
lesson-doubt = Zase patříš ke zlatokopům. Olga se tajně podívala na jeden cíl a říká: „Kámen.“ Je to pravda? Vezmi svou mapu a podívej se na tentýž: { $goal }.
lesson-doubt-done = Kámen, přesně jak řekla Olga. Slova nic nestojí, ale když se potvrdí, je to dobré znamení.
lesson-friend = Olga rozbíjí lucernu Brunimu a Bruni ji rozbíjí Olze. Jeden z nich hraje falešně. Čí slova už máš ověřená? Tu lucernu oprav.
lesson-friend-done = Samotné rozbití moc neříká. Ptej se: co kdo dělal předtím?
lesson-trust = Olga kope rovnou k prostřednímu cíli a Bruni si lucernu opravil. Kopej s Olgou dál: polož křižovatku na konec chodby.
lesson-trust-done = Kdo kope tam co ty, je nejspíš na tvé straně. Ale dívej se dál.
lesson-foe = Olga se dívá na prostřední cíl a Bruni vám pokládá do cesty slepou chodbu. To není omyl. Rozbij Brunimu krumpáč.
lesson-foe-done = Nejvíc platí činy blízko cílů: tam musí sabotér něco udělat.
lesson-help = Olga nemá, čím by cestu uvolnila, ale ty ano: odstraň slepou chodbu.
lesson-help-done = Teď může Olga kopat dál a taky to dělá.
lesson-together = Olga vyplnila mezeru. Ještě jedna karta a společně dojdete k prostřednímu cíli. Polož ji!
lesson-together-done = Poklad! A sabotérem byl Bruni. V lidech se vyznáš.
lesson-over = Teď víš, co potřebuješ.
lesson-over-about = Hra má tři kola a role se pokaždé rozdávají znovu. Vyhraje, kdo má na konci nejvíc zlata. V první hře ti průvodce vysvětlí, co se děje.
lesson-over-play = Zahrát první hru
lesson-chapter-next = Další kapitola
