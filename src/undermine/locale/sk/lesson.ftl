# The lesson: a story in three chapters with the same three diggers.
lesson-step = { $chapter }: { $n } z { $all }
lesson-next = Ďalej
lesson-nudge = To sa smie, ale príbeh pokračuje inak:
chapter-dig = 1. Kopanie
chapter-sabotage = 2. Sabotáž
chapter-people = 3. Ako čítať ľudí
chapters = Kapitoly

# Chapter 1: you, Olga and Bruni dig, and one of them does not mean it.
lesson-lay = Ty, Olga a Bruni hľadáte zlato. Vľavo je rebrík, vpravo ležia tri ciele a jeden z nich skrýva poklad. Vezmi rovnú chodbu a polož ju vedľa rebríka smerom k cieľom.
lesson-lay-done = Dobrá práca! Po ťahu si doberieš novú kartu.
lesson-turn = Karta môže ležať aj hore nohami. Vezmi zákrutu, otoč ju tak, aby viedla nadol, a polož ju na koniec chodby.
lesson-turn-done = Presne tak. Karty ležia nastojato, tak alebo opačne, nikdy naležato.
lesson-fork = Olga kope ďalej. Kde sa karty dotýkajú, musí chodba nadväzovať na chodbu a skala na skalu. Skús na koniec položiť zvislú rovnú chodbu a uvidíš, prečo sa to nedá. Potom polož rázcestie, odbočkou nahor.
lesson-fork-done = Rázcestie necháva cesty otvorené. Zlatokopi ich majú radi.
lesson-dead-end = Aj Bruni kope ďalej. V ruke máš samé slepé chodby: nikam nevedú. Patríš k zlatokopom a na nič ti nie sú. Jednu vyber a odhoď.
lesson-dead-end-done = Odhodené karty ležia lícom nadol. Nikto sa nedozvie, čo to bolo.
lesson-break = Pozri sa na koniec chodby: Olga tam dala slepú chodbu. Že by sabotáž? Vezmi rozbitý lampáš a ťukni na hráča Olga: s rozbitým nástrojom nikto nekope.
lesson-break-done = Kým niekto lampáš neopraví, Olga nekope. Iné karty hrať môže.
lesson-fix = Olga ti to vracia: máš rozbitý krompáč! Vezmi kartu, ktorá ho opraví, a ťukni na seba.
lesson-fix-done = Opravené. Rozbitý nástroj aj karta sú preč.
lesson-fix-two = Bruni má teraz vďaka hráčovi Olga rozbité dva nástroje. Tvoja karta opraví krompáč alebo vozík. Ťukni na hráča Bruni a vyber.
lesson-fix-two-done = Jedna karta, jeden nástroj. Kto pomáha, hovorí: verím ti.
lesson-rockfall = Slepá chodba stále zatvára cestu. Vezmi zával a ťukni na ňu.
lesson-rockfall-done = Cesta je zasa voľná. Závaly majú radi aj sabotéri…
lesson-map = S hráčom Bruni ste sa dokopali skoro k cieľom. Vezmi mapu a tajne sa pozri na ten prostredný.
lesson-map-done = Poklad! Vidíš ho iba ty. Cieľ, ktorý poznáš, má čiarkovaný rámik.
lesson-gold = K pokladu chýba jediná karta. Polož ju!
lesson-gold-done = Poklad je nájdený! Roly sa odkryli: sabotérom je Olga. Ty a Bruni si delíte zlato; prvý vyberá ten, kto k pokladu došiel.

# Chapter 2: the roles are dealt anew, and you are the saboteur.
lesson-detour = Nové kolo, nové roly: tentoraz škodíš ty. Nikto to nevie. Slepá chodba by ťa hneď prezradila, okľuka vyzerá poctivo. Polož zákrutu, nech chodba uhne nahor, preč od stredu.
lesson-detour-done = Zákruta nie je zločin. Ale každá okľuka stojí zlatokopov kartu.
lesson-blame = Olga kope dobre, na tvoj vkus až príliš. Rozbi hráčovi Olga vozík a ostatným povedz, ako podozrivo to kopanie vyzerá.
lesson-blame-done = Nástroje rozbíjajú aj zlatokopi, keď niekoho podozrievajú. Nikto nespozná, čo to bolo.
lesson-secret = Mapa má pre teba dvojitú cenu: vieš, kam ich nepustiť, a čo o nej povieš, nemusí byť pravda. Pozri sa na prostredný cieľ.
lesson-secret-done = Poklad leží v strede. „Len kameň,“ povieš. „Skúste ten horný!“
lesson-collapse = Chodba, ktorú kope Bruni, už je blízko cieľov. Zával na správnom mieste stojí dva ťahy: vezmi ho a ťukni na poslednú kartu.
lesson-collapse-done = Maj poruke výhovorku: „Viedla zlým smerom.“
lesson-block = Doberací balíček je prázdny: teraz už neprekáža, kto čo vie. Polož slepú chodbu tam, kde tá karta bola.
lesson-block-done = Skrývať sa prestaň, keď už nemajú karty, ktorými by škodu napravili.
lesson-last = V hre zostáva posledná karta a je tvoja. Odhoď ju.
lesson-last-done = Karty sa minuli a poklad sa nenašiel: vyhráva sabotér. To si ty!

# Chapter 3: a digger again. Whom can you trust?
lesson-doubt = Zasa patríš k zlatokopom. Olga sa pozerá na horný cieľ, hovorí „kameň“ a kope rovno k strednému. Je to pravda? Pozri sa na horný cieľ aj ty.
lesson-doubt-done = Kameň, presne ako hovorí Olga. Slová nič nestoja, ale keď sedia s kopaním, je to dobré znamenie.
lesson-friend = Bruni rozbíja hráčovi Olga lampáš a Olga ho rozbíja hráčovi Bruni. Niekto z nich hrá falošne. Čie slová už máš overené? Ten lampáš oprav.
lesson-friend-done = Samotné rozbitie veľa nehovorí. Pýtaj sa: čo kto robil predtým?
lesson-foe = S opraveným lampášom ukladá Bruni tesne pred ciele slepú chodbu. To nie je omyl. Rozbi hráčovi Bruni krompáč.
lesson-foe-done = Najviac platia činy blízko cieľov: tam musí sabotér niečo urobiť.
lesson-help = Uvoľni hráčovi Olga cestu: odstráň slepú chodbu.
lesson-help-done = Teraz môže Olga kopať ďalej a aj to robí.
lesson-together = Olga vypĺňa medzeru. Ešte jedna karta a spoločne dôjdete k prostrednému cieľu. Polož rázcestie.
lesson-together-done = Poklad! A sabotérom je Bruni. Dobre čítaš ľudí.
lesson-over = Teraz vieš, čo potrebuješ.
lesson-over-about = Hra má tri kolá a roly sa zakaždým rozdávajú nanovo. Vyhrá, kto má na konci najviac zlata. V prvej hre ti sprievodca vysvetlí, čo sa deje.
lesson-over-play = Zahrať prvú hru
lesson-chapter-next = Ďalšia kapitola
