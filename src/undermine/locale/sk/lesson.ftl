# The lesson: a story in three chapters with the same three diggers.
lesson-step = { $chapter }: { $n } z { $all }
lesson-next = Ďalej
lesson-nudge = Aj to sa smie, ale príbeh pokračuje inak:
chapter-dig = 1. Kopanie
chapter-sabotage = 2. Sabotáž
chapter-people = 3. Ako sa vyznať v ľuďoch
chapters = Kapitoly

# Chapter 1: you, Olga and Bruni dig, and one of them does not mean it.
lesson-lay = Ty, Olga a Bruni hľadáte zlato. Chodby sa začínajú pri rebríku, na druhom konci ležia tri ciele a jeden z nich skrýva poklad. Vezmi rovnú chodbu, ktorá vedie k cieľom, a polož ju vedľa rebríka.
lesson-lay-done = Dobrá práca! Po ťahu si doberieš novú kartu.
lesson-turn = Olga a Bruni kopú ďalej. Vezmi zákrutu a polož ju na koniec chodby. Tak, ako ju držíš, by nenadväzovala; karta však môže ležať aj hore nohami, a kde to inak nejde, otočí sa sama.
lesson-turn-done = Presne tak. Kartu smieš otočiť hore nohami, ale nikdy iba o štvrť otáčky.
lesson-fork = Kde sa karty dotýkajú, musí chodba nadväzovať na chodbu a skala na skalu. Najprv skús na koniec položiť rovnú chodbu a uvidíš, prečo sa to nedá. Potom tam polož rázcestie, odbočkou k radu prostredného cieľa.
lesson-fork-done = Rázcestie necháva cesty otvorené. Zlatokopi ich majú radi.
lesson-dead-end = Olga sa tajne pozrela na prostredný cieľ a Bruni odhodil kartu. Jedna z tvojich kariet je slepá chodba: nikam nevedie. Patríš k zlatokopom a na nič ti nie je. Vezmi ju a odhoď.
lesson-dead-end-done = Odhodené karty ležia lícom nadol. Nikto sa nedozvie, čo to bolo.
lesson-break = Pozri sa na cestu k prostrednému cieľu: Olga na ňu položila slepú chodbu. Že by sabotáž? Vezmi rozbitý lampáš a ťukni na Olgu: s rozbitým nástrojom nikto nekope.
lesson-break-done = Kým niekto lampáš neopraví, Olga nekope. Iné karty hrať môže.
lesson-rockfall = Olga vracia úder a rozbíja Brunimu krompáč. A jej slepá chodba stále zatvára cestu. Vezmi zával a ťukni na ňu.
lesson-rockfall-done = Cesta je zasa voľná. Závaly majú radi aj sabotéri…
lesson-fix-two = Teraz Olga rozbila Brunimu aj vozík. Tvoja karta s dvoma nástrojmi opraví krompáč alebo vozík. Vezmi ju, ťukni na Bruniho a vyber vozík.
lesson-fix-two-done = Jedna karta, jeden nástroj. Kto pomáha, hovorí: verím ti.
lesson-fix = Bruni si krompáč opravil, ale Olga teraz rozbila ten tvoj! Vezmi kartu, ktorá ho opraví, a ťukni na seba.
lesson-fix-done = Opravené. Rozbitý nástroj aj karta sú preč.
lesson-map = Bruni vyplnil medzeru: k prostrednému cieľu chýba jediná karta. Je tam poklad? Vezmi mapu a tajne sa na ten cieľ pozri.
lesson-map-done = Poklad! Vidíš ho iba ty. Cieľ, ktorý poznáš, má čiarkovaný rámik.
lesson-gold = K pokladu chýba jediná karta a máš ju v ruke. Polož ju!
lesson-gold-done = Poklad je nájdený! Roly sa odkryli: sabotérom bola Olga. Ty a Bruni si delíte zlato; prvý vyberá ten, kto k pokladu došiel.

# Chapter 2: the roles are dealt anew, and you are the saboteur.
lesson-detour = Nové kolo, nové roly: tentoraz škodíš ty a nikto to nevie. Slepá chodba by ťa teraz prezradila, okľuka vyzerá poctivo. Polož zákrutu na ten koniec, ktorý mieri k prostrednému cieľu, nech chodba uhne nabok.
lesson-detour-done = Zákruta nie je zločin. Ale každá okľuka stojí zlatokopov kartu.
lesson-blame = Olga kope dobre, na tvoj vkus až príliš. Rozbi Olge vozík a ostatným povedz, ako podozrivo to kopanie vyzerá.
lesson-blame-done = Nástroje rozbíjajú aj zlatokopi, keď niekoho podozrievajú. Nikto nezistí, čo to bolo.
lesson-secret = Mapa má pre teba dvojitú cenu: vieš, kam ich nepustiť, a čo o nej povieš, nemusí byť pravda. Pozri sa na prostredný cieľ.
lesson-secret-done = Poklad leží v strede. „Len kameň,“ povieš. „Kopte inam!“
lesson-collapse = Bruniho chodba je už blízko cieľov. Zával na správnom mieste ich pripraví o dva ťahy: vezmi ho a ťukni na kartu, ktorú Bruni práve položil.
lesson-collapse-done = Maj poruke výhovorku: „Viedla zlým smerom.“
lesson-block = Doberací balíček je prázdny: teraz už neprekáža, kto čo vie. Polož slepú chodbu tam, kde tá karta bola.
lesson-block-done = Skrývať sa môžeš prestať, keď už nebudú mať karty, ktorými by škodu napravili.
lesson-last = V hre zostáva posledná karta a je tvoja. Odhoď ju.
lesson-last-done = Karty sa minuli a poklad sa nenašiel: vyhráva sabotér. To si ty!

# Chapter 3: a digger again. Whom can you trust?
lesson-doubt = Zasa patríš k zlatokopom. Olga sa tajne pozrela na jeden cieľ a hovorí: „Kameň.“ Je to pravda? Vezmi svoju mapu a pozri sa na ten istý: { $goal }.
lesson-doubt-done = Kameň, presne ako povedala Olga. Slová nič nestoja, ale keď sa potvrdia, je to dobré znamenie.
lesson-friend = Olga rozbíja lampáš Brunimu a Bruni ho rozbíja Olge. Jeden z nich hrá falošne. Čie slová už máš overené? Ten lampáš oprav.
lesson-friend-done = Samotné rozbitie veľa nehovorí. Pýtaj sa: čo kto robil predtým?
lesson-trust = Olga kope rovno k prostrednému cieľu a Bruni si lampáš opravil. Kop s Olgou ďalej: polož križovatku na koniec chodby.
lesson-trust-done = Kto kope tam, kde ty, je asi na tvojej strane. Ale pozeraj sa ďalej.
lesson-foe = Olga sa pozerá na prostredný cieľ a Bruni vám ukladá do cesty slepú chodbu. To nie je omyl. Rozbi Brunimu krompáč.
lesson-foe-done = Najviac platia činy blízko cieľov: tam musí sabotér niečo urobiť.
lesson-help = Olga nemá čím cestu uvoľniť, ale ty áno: odstráň slepú chodbu.
lesson-help-done = Teraz môže Olga kopať ďalej a aj to robí.
lesson-together = Olga vyplnila medzeru. Ešte jedna karta a spoločne dôjdete k prostrednému cieľu. Polož ju!
lesson-together-done = Poklad! A sabotérom bol Bruni. V ľuďoch sa vyznáš.
lesson-over = Teraz vieš, čo potrebuješ.
lesson-over-about = Hra má tri kolá a roly sa zakaždým rozdávajú nanovo. Vyhrá, kto má na konci najviac zlata. V prvej hre ti sprievodca vysvetlí, čo sa deje.
lesson-over-play = Zahrať prvú hru
lesson-chapter-next = Ďalšia kapitola
