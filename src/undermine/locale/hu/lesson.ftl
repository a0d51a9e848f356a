# The lesson: a story in three chapters with the same three diggers.
lesson-step = { $chapter }: { $n } / { $all }
lesson-next = Tovább
lesson-nudge = Ezt szabad, de a történet másképp folytatódik:
chapter-dig = 1. Az ásás
chapter-sabotage = 2. A szabotázs
chapter-people = 3. Olvass a többiekben
chapters = Fejezetek

# Chapter 1: you, Olga and Bruni dig, and one of them does not mean it.
lesson-lay = Te, Olga és Bruni aranyat kerestek. A járatok a létránál kezdődnek, a túlsó végen három cél fekszik, és az egyik a kincset rejti. Fogd azt az egyenes járatot, amelyik a célok felé vezet, és tedd a létra mellé.
lesson-lay-done = Szép munka! A lépésed után új lapot húzol.
lesson-turn = Olga és Bruni továbbásott. Fogd a kanyart, és tedd a járat végére. Ahogy a kezedben van, nem illeszkedne; de egy kártya fejjel lefelé is fekhet, és ahol csak úgy lehet, magától megfordul.
lesson-turn-done = Pontosan. A kártyát fejjel lefelé fordíthatod, de negyed fordulattal soha.
lesson-fork = Ahol a kártyák érintkeznek, járathoz járat, sziklához szikla kell. Először próbáld a végére tenni az egyenes járatot, és meglátod, miért nem lehet. Aztán tedd oda az elágazást, oldalágával a középső cél sora felé.
lesson-fork-done = Az elágazás nyitva hagyja az utakat. Az aranyásók szeretik.
lesson-dead-end = Olga titokban megnézte a középső célt, Bruni pedig eldobott egy lapot. Az egyik lapod zsákutca: sehová sem vezet. Aranyásó vagy, nem veszed hasznát. Válaszd ki, és dobd el.
lesson-dead-end-done = Az eldobott lapok lefordítva fekszenek. Senki sem tudja meg, mi volt.
lesson-break = Nézd a középső célhoz vezető utat: Olga zsákutcát tett oda. Szabotőr volna? Fogd a törött lámpást, és koppints Olgára: törött eszközzel senki sem ás.
lesson-break-done = Amíg valaki meg nem javítja a lámpást, Olga nem áshat. Más lapot játszhat.
lesson-rockfall = Olga visszavág, és eltöri Bruni csákányát. A zsákutcája pedig még mindig elzárja az utat. Fogd a kőomlást, és koppints a zsákutcára.
lesson-rockfall-done = Az út újra szabad. A szabotőrök is szeretik a kőomlást…
lesson-fix-two = Olga most Bruni csilléjét is eltörte. A kéteszközös lapod csákányt vagy csillét javít. Fogd, koppints Brunira, és válaszd a csillét.
lesson-fix-two-done = Egy lap, egy eszköz. Aki segít, azt mondja: bízom benned.
lesson-fix = Bruni megjavította a csákányát, de Olga most a tiédet törte el! Fogd a lapot, amely megjavítja, és koppints magadra.
lesson-fix-done = Kész. A törött eszköz és a lap is eltűnt.
lesson-map = Bruni betöltötte a rést: egyetlen kártya hiányzik a középső célig. Ott van a kincs? Fogd a térképet, és nézd meg titokban azt a célt.
lesson-map-done = A kincs! Csak te láttad. Az ismert cél kerete szaggatott.
lesson-gold = Egyetlen kártya hiányzik a kincsig, és az a kezedben van. Tedd le!
lesson-gold-done = Megvan a kincs! A szerepeket felfedtük: Olga volt a szabotőr. Te és Bruni osztoztok az aranyon; az választ először, aki elérte a kincset.

# Chapter 2: the roles are dealt anew, and you are the saboteur.
lesson-detour = Új forduló, új szerepek: most te vagy a szabotőr, és senki sem tudja. Egy zsákutca most leleplezne; a kerülő becsületesnek látszik. Tedd a kanyart arra a végre, amelyik a középső cél felé néz, hogy a járat elforduljon tőle.
lesson-detour-done = Egy kanyar nem bűn. De minden kerülő egy lapjába kerül az aranyásóknak.
lesson-blame = Olga jól ás, neked túl jól is. Törd el Olga csilléjét, és mondd a többieknek, milyen gyanúsan ás.
lesson-blame-done = Az aranyásók is törnek eszközt, ha gyanakszanak. Senki sem tudja, melyik volt ez.
lesson-secret = A térkép neked kétszer annyit ér: tudod, hová ne engedd őket, és amit mondasz róla, nem kell, hogy igaz legyen. Nézd meg a középső célt.
lesson-secret-done = Középen van a kincs. „Csak kő – mondod. – Ássatok máshol!”
lesson-collapse = Bruni járata már közel ér a célokhoz. Egy jó helyre tett kőomlás két lépésükbe kerül: fogd, és koppints arra a kártyára, amelyet Bruni épp most tett le.
lesson-collapse-done = Legyen kéznél kifogás: „Rossz irányba vezetett.”
lesson-block = A húzópakli üres: most már mindegy, ki mit tud. Tedd a zsákutcát az eltűnt kártya helyére.
lesson-block-done = Akkor hagyd abba a rejtőzködést, amikor már nincs lapjuk a kár helyrehozására.
lesson-last = Egyetlen lap maradt a játékban, és az a tiéd. Dobd el.
lesson-last-done = Elfogytak a lapok, és a kincs nem került elő: a szabotőr nyer. Az te vagy!

# Chapter 3: a digger again. Whom can you trust?
lesson-doubt = Újra aranyásó vagy. Olga titokban megnézett egy célt, és azt mondja: „Kő.” Igaz? Fogd a térképed, és nézd meg te is ugyanazt: { $goal }.
lesson-doubt-done = Kő, ahogy Olga mondta. A szó olcsó, de ha beigazolódik, az jó jel.
lesson-friend = Olga eltöri Bruni lámpását, Bruni pedig Olga lámpását. Egyikük hamisan játszik. Kinek a szavát ellenőrizted? Az ő lámpását javítsd meg.
lesson-friend-done = Egy törés magában keveset mond. Kérdezd: ki mit tett előtte?
lesson-trust = Olga egyenesen a középső cél felé ás, Bruni pedig megjavította a saját lámpását. Áss tovább Olgával: tedd a kereszteződést a járat végére.
lesson-trust-done = Aki ott ás, ahol te, az valószínűleg veled van. De figyelj tovább.
lesson-foe = Olga megnézi a középső célt, Bruni pedig zsákutcát tesz az utatokba. Ez nem tévedés. Törd el Bruni csákányát.
lesson-foe-done = A célok közelében tett lépések számítanak a legtöbbet: ott a szabotőrnek cselekednie kell.
lesson-help = Olgának nincs mivel megtisztítania az utat, de neked van: vidd el a zsákutcát.
lesson-help-done = Most Olga továbbáshat, és ezt is teszi.
lesson-together = Olga betöltötte a rést. Még egy kártya, és együtt eléritek a középső célt. Tedd le!
lesson-together-done = A kincs! És Bruni volt a szabotőr. Jól olvastál bennük.
lesson-over = Most már tudod, amit tudni kell.
lesson-over-about = Egy játék három fordulóból áll, és a szerepeket mindig újraosztjuk. Az nyer, akinek a végén a legtöbb aranya van. Az első játékodban egy segítő magyarázza, mi történik.
lesson-over-play = Jöhet az első játék
lesson-chapter-next = Következő fejezet
