# The lesson: a story in three chapters with the same three diggers.
lesson-step = { $chapter }: { $n } / { $all }
lesson-next = Tovább
lesson-nudge = Ezt szabad, de a történet másképp folytatódik:
chapter-dig = 1. Az ásás
chapter-sabotage = 2. A szabotázs
chapter-people = 3. Olvass a többiekben
chapters = Fejezetek

# Chapter 1: you, Olga and Bruni dig, and one of them does not mean it.
lesson-lay = Te, Olga és Bruni aranyat kerestek. Balra a létra, jobbra három cél, az egyik a kincset rejti. Vedd az egyenes járatot, és tedd a létra mellé, a célok felé.
lesson-lay-done = Szép munka! A lépésed után új lapot húzol.
lesson-turn = A kártya fejjel lefelé is állhat. Vedd a kanyart, fordítsd el, hogy lefelé vezessen, és tedd a járat végére.
lesson-turn-done = Pontosan. A kártya állva fekszik, így vagy fordítva, de sosem oldalvást.
lesson-fork = Olga továbbásott. Ahol a kártyák érintkeznek, járathoz járat, sziklához szikla kell. Próbáld a végére tenni a függőleges egyenes járatot, és meglátod, miért nem lehet. Aztán tedd le az elágazást, oldalágával felfelé.
lesson-fork-done = Az elágazás nyitva hagyja az utakat. Az aranyásók szeretik.
lesson-dead-end = Bruni is továbbásott. A kezedben csupa zsákutca: sehová sem vezetnek. Aranyásó vagy, nem veszed hasznukat. Válassz egyet, és dobd el.
lesson-dead-end-done = Az eldobott lapok lefordítva fekszenek. Senki sem tudja meg, mi volt.
lesson-break = Nézd a járat végét: Olga zsákutcát tett le. Szabotőr volna? Vedd a törött lámpást, és koppints Olga nevére: törött eszközzel senki sem ás.
lesson-break-done = Amíg valaki meg nem javítja a lámpást, Olga nem áshat. Más lapot játszhat.
lesson-fix = Olga visszavág: eltört a csákányod! Vedd a lapot, amely megjavítja, és koppints magadra.
lesson-fix-done = Kész. A törött eszköz és a lap is eltűnt.
lesson-fix-two = Bruni két eszköze is törött, Olga jóvoltából. A lapod csákányt vagy csillét javít. Koppints Bruni nevére, és válassz.
lesson-fix-two-done = Egy lap, egy eszköz. Aki segít, azt mondja: bízom benned.
lesson-rockfall = A zsákutca még mindig elzárja az utat. Vedd a kőomlást, és koppints arra a kártyára.
lesson-rockfall-done = Az út újra szabad. A szabotőrök is szeretik a kőomlást…
lesson-map = Bruni és te már majdnem a célokig ástatok. Vedd a térképet, és nézd meg titokban a középsőt.
lesson-map-done = A kincs! Csak te láttad. Az ismert cél kerete szaggatott.
lesson-gold = Egyetlen kártya hiányzik a kincsig. Tedd le!
lesson-gold-done = Megvan a kincs! A szerepeket felfedtük: Olga volt a szabotőr. Te és Bruni osztoztok az aranyon; az választ először, aki elérte a kincset.

# Chapter 2: the roles are dealt anew, and you are the saboteur.
lesson-detour = Új forduló, új szerepek: most te vagy a szabotőr. Senki sem tudja. Egy zsákutca most leleplezne; a kerülő becsületesnek látszik. Tedd le a kanyart, hogy a járat felfelé, a középtől el vezessen.
lesson-detour-done = Egy kanyar nem bűn. De minden kerülő egy lapjába kerül az aranyásóknak.
lesson-blame = Olga jól ás, neked túl jól is. Törd el Olga csilléjét, és mondd a többieknek, milyen gyanúsan ás.
lesson-blame-done = Az aranyásók is törnek eszközt, ha gyanakszanak. Senki sem tudja, melyik volt ez.
lesson-secret = A térkép neked kétszer annyit ér: tudod, hová ne engedd őket, és amit mondasz róla, nem kell, hogy igaz legyen. Nézd meg a középső célt.
lesson-secret-done = Középen van a kincs. „Csak kő – mondod. – Próbáljátok a felsőt!”
lesson-collapse = Bruni járata már közel ér a célokhoz. Egy jó helyre tett kőomlás két lépésbe kerül nekik: vedd, és koppints az utolsó kártyára.
lesson-collapse-done = Legyen kéznél kifogás: „Rossz irányba vezetett.”
lesson-block = A húzópakli üres: most már mindegy, ki mit tud. Tedd a zsákutcát az eltűnt kártya helyére.
lesson-block-done = Akkor hagyd abba a rejtőzködést, amikor már nincs lapjuk a kár helyrehozására.
lesson-last = Egyetlen lap maradt a játékban, és az a tiéd. Dobd el.
lesson-last-done = Elfogytak a lapok, és a kincs nem került elő: a szabotőr nyer. Az te vagy!

# Chapter 3: a digger again. Whom can you trust?
lesson-doubt = Újra aranyásó vagy. Olga megnézi a felső célt, azt mondja, „kő”, és egyenesen a középső felé ás. Igaz? Nézd meg te is a felső célt.
lesson-doubt-done = Kő, ahogy Olga mondta. A szó olcsó, de ha egyezik az ásással, az jó jel.
lesson-friend = Bruni eltöri Olga lámpását, Olga pedig Bruni lámpását. Egyikük hamis. Kinek a szavát ellenőrizted? Az ő lámpását javítsd meg.
lesson-friend-done = Egy törés magában keveset mond. Kérdezd: ki mit tett előtte?
lesson-foe = Megjavított lámpással Bruni zsákutcát tesz közvetlenül a célok elé. Ez nem tévedés. Törd el Bruni csákányát.
lesson-foe-done = A célok közelében tett lépések számítanak a legtöbbet: ott a szabotőrnek cselekednie kell.
lesson-help = Szabadítsd fel az utat Olga előtt: vidd el a zsákutcát.
lesson-help-done = Most Olga továbbáshat, és ezt is teszi.
lesson-together = Olga betölti a rést. Még egy kártya, és együtt eléritek a középső célt. Tedd le az elágazást.
lesson-together-done = A kincs! És Bruni volt a szabotőr. Jól olvastál bennük.
lesson-over = Most már tudod, amit tudni kell.
lesson-over-about = Egy játék három fordulóból áll, és a szerepeket mindig újraosztjuk. Az nyer, akinek a végén a legtöbb aranya van. Az első játékodban egy segítő magyarázza, mi történik.
lesson-over-play = Jöhet az első játék
lesson-chapter-next = Következő fejezet
