# The lesson: a story in three chapters with the same three diggers.
lesson-step = { $chapter }: { $n } z { $all }
lesson-next = Dál
lesson-nudge = To se smí, ale příběh pokračuje jinak:
chapter-dig = 1. Kopání
chapter-sabotage = 2. Sabotáž
chapter-people = 3. Jak číst lidi
chapters = Kapitoly

# Chapter 1: you, Olga and Bruni dig, and one of them does not mean it.
lesson-lay = Ty, Olga a Bruni hledáte zlato. Vlevo je žebřík, vpravo leží tři cíle a jeden z nich skrývá poklad. Vezmi rovnou chodbu a polož ji vedle žebříku směrem k cílům.
lesson-lay-done = Dobrá práce! Po tahu si dobereš novou kartu.
lesson-turn = Karta může ležet i vzhůru nohama. Vezmi zatáčku, otoč ji tak, aby vedla dolů, a polož ji na konec chodby.
lesson-turn-done = Přesně tak. Karty leží nastojato, tak nebo obráceně, nikdy naležato.
lesson-fork = Olga kope dál. Kde se karty dotýkají, musí chodba navazovat na chodbu a skála na skálu. Zkus na konec položit svislou rovnou chodbu a uvidíš, proč to nejde. Pak polož rozcestí, odbočkou nahoru.
lesson-fork-done = Rozcestí nechává cesty otevřené. Zlatokopové je mají rádi.
lesson-dead-end = I Bruni kope dál. V ruce máš samé slepé chodby: nikam nevedou. Patříš ke zlatokopům a k ničemu ti nejsou. Jednu vyber a odhoď.
lesson-dead-end-done = Odhozené karty leží lícem dolů. Nikdo se nedozví, co to bylo.
lesson-break = Podívej se na konec chodby: Olga tam dala slepou chodbu. Že by sabotáž? Vezmi rozbitou lucernu a ťukni na hráče Olga: s rozbitým nástrojem nikdo nekope.
lesson-break-done = Dokud někdo lucernu neopraví, Olga nekope. Jiné karty hrát může.
lesson-fix = Olga ti to vrací: máš rozbitý krumpáč! Vezmi kartu, která ho opraví, a ťukni na sebe.
lesson-fix-done = Opraveno. Rozbitý nástroj i karta jsou pryč.
lesson-fix-two = Bruni má teď díky hráči Olga rozbité dva nástroje. Tvoje karta opraví krumpáč, nebo vozík. Ťukni na hráče Bruni a vyber.
lesson-fix-two-done = Jedna karta, jeden nástroj. Kdo pomáhá, říká: věřím ti.
lesson-rockfall = Slepá chodba pořád zavírá cestu. Vezmi zával a ťukni na ni.
lesson-rockfall-done = Cesta je zase volná. Závaly mají rádi i sabotéři…
lesson-map = S hráčem Bruni jste se dokopali skoro k cílům. Vezmi mapu a tajně se podívej na ten prostřední.
lesson-map-done = Poklad! Vidíš ho jenom ty. Cíl, který znáš, má čárkovaný rámeček.
lesson-gold = K pokladu chybí jediná karta. Polož ji!
lesson-gold-done = Poklad je nalezen! Role se odkryly: sabotérem je Olga. Ty a Bruni si dělíte zlato; první vybírá ten, kdo k pokladu došel.

# Chapter 2: the roles are dealt anew, and you are the saboteur.
lesson-detour = Nové kolo, nové role: tentokrát škodíš ty. Nikdo to neví. Slepá chodba by tě hned prozradila, oklika vypadá poctivě. Polož zatáčku, ať chodba uhne nahoru, pryč od středu.
lesson-detour-done = Zatáčka není zločin. Ale každá oklika stojí zlatokopy kartu.
lesson-blame = Olga kope dobře, na tvůj vkus až moc. Rozbij hráči Olga vozík a ostatním řekni, jak podezřele to kopání vypadá.
lesson-blame-done = Nástroje rozbíjejí i zlatokopové, když někoho podezírají. Nikdo nepozná, co to bylo.
lesson-secret = Mapa má pro tebe dvojí cenu: víš, kam je nepustit, a co o ní řekneš, nemusí být pravda. Podívej se na prostřední cíl.
lesson-secret-done = Poklad leží uprostřed. „Jen kámen,“ řekneš. „Zkuste ten horní!“
lesson-collapse = Chodba, kterou kope Bruni, už je blízko cílů. Zával na správném místě stojí dva tahy: vezmi ho a ťukni na poslední kartu.
lesson-collapse-done = Měj po ruce výmluvu: „Vedla špatným směrem.“
lesson-block = Dobírací balíček je prázdný: teď už nevadí, kdo co ví. Polož slepou chodbu tam, kde ta karta byla.
lesson-block-done = Skrývat se přestaň, až nemají karty, kterými by škodu napravili.
lesson-last = Ve hře zbývá poslední karta a je tvoje. Odhoď ji.
lesson-last-done = Karty došly a poklad se nenašel: vyhrává sabotér. To jsi ty!

# Chapter 3: a digger again. Whom can you trust?
lesson-doubt = Zase patříš ke zlatokopům. Olga se dívá na horní cíl, říká „kámen“ a kope rovnou ke střednímu. Je to pravda? Podívej se na horní cíl taky.
lesson-doubt-done = Kámen, přesně jak říká Olga. Slova nic nestojí, ale když sedí s kopáním, je to dobré znamení.
lesson-friend = Bruni rozbíjí hráči Olga lucernu a Olga ji rozbíjí hráči Bruni. Někdo z nich hraje falešně. Čí slova už máš ověřená? Tu lucernu oprav.
lesson-friend-done = Samotné rozbití moc neříká. Ptej se: co kdo dělal předtím?
lesson-foe = S opravenou lucernou pokládá Bruni těsně před cíle slepou chodbu. To není omyl. Rozbij hráči Bruni krumpáč.
lesson-foe-done = Nejvíc platí činy blízko cílů: tam musí sabotér něco udělat.
lesson-help = Uvolni hráči Olga cestu: odstraň slepou chodbu.
lesson-help-done = Teď může Olga kopat dál a taky to dělá.
lesson-together = Olga vyplňuje mezeru. Ještě jedna karta a společně dojdete k prostřednímu cíli. Polož rozcestí.
lesson-together-done = Poklad! A sabotérem je Bruni. Dobře čteš lidi.
lesson-over = Teď víš, co potřebuješ.
lesson-over-about = Hra má tři kola a role se pokaždé rozdávají znovu. Vyhraje, kdo má na konci nejvíc zlata. V první hře ti průvodce vysvětlí, co se děje.
lesson-over-play = Zahrát první hru
lesson-chapter-next = Další kapitola
