# Mit mondanak a botok, ha történik velük valami: alkalom és természet szerint; `any` bárkié. $name: akihez szólnak; $n: hány.

# Vád.
remark-accused-any-1 = Én? Dehogy.
remark-accused-any-2 = Ez kevés lesz, { $name }.
remark-accused-any-3 = És ha te vagy az, { $name }?
remark-accused-merry-1 = Én? Jó vicc!
remark-accused-merry-2 = Én még egy levest sem tudok elrontani, { $name }.
remark-accused-merry-3 = Ugyan, { $name }! Ezzel az ártatlan képpel?
remark-accused-gruff-1 = Na persze. Már megint én.
remark-accused-gruff-2 = Te csak ásd a magad járatát, { $name }.
remark-accused-gruff-3 = Én már ástam, amikor ti még homokoztatok.
remark-accused-sly-1 = Érdekes. És ez kinek jó, { $name }?
remark-accused-sly-2 = Aki a legjobban kiabál, annak van takargatnivalója.
remark-accused-sly-3 = Csak óvatosan, { $name }. A vád néha bumeráng.
remark-accused-terse-1 = Nem.
remark-accused-terse-2 = Tévedés.
remark-accused-terse-3 = Figyelj jobban.
remark-accused-brash-1 = Micsoda?! Mondd még egyszer!
remark-accused-brash-2 = Butaság! Bizonyítsd be, { $name }!
remark-accused-brash-3 = Mese habbal! Gyerünk tovább!
remark-accused-gentle-1 = Értem, miért gondolod, de nem.
remark-accused-gentle-2 = Ez most rosszulesett, { $name }.
remark-accused-gentle-3 = Ne ítéljünk elhamarkodottan, jó?

# Valaki eltörte az eszközüket.
remark-broken-any-1 = Hé, az még kellett!
remark-broken-any-2 = Hát köszönöm szépen, { $name }.
remark-broken-any-3 = És most mivel ássak?
remark-broken-merry-1 = Hoppá, ennek annyi. Kölcsönadja valaki az övét?
remark-broken-merry-2 = Legalább lesz idő tízóraizni.
remark-broken-merry-3 = Pedig olyan jól kijöttünk, { $name }!
remark-broken-gruff-1 = Jellemző. Annyira jellemző.
remark-broken-gruff-2 = Azt még a nagyapámtól kaptam.
remark-broken-gruff-3 = Ezt még megbánod.
remark-broken-sly-1 = Ezt felírtam, { $name }.
remark-broken-sly-2 = Most már tudjuk, mitől fél { $name }.
remark-broken-sly-3 = Valakinek ez nagyon kapóra jött.
remark-broken-terse-1 = Remek.
remark-broken-terse-2 = Miért?
remark-broken-terse-3 = Na jó.
remark-broken-brash-1 = Ezt komolyan gondoltad, { $name }?!
remark-broken-brash-2 = Hé! El a kezekkel!
remark-broken-brash-3 = Na megállj csak, { $name }!
remark-broken-gentle-1 = Ó. Erre tényleg szükség volt?
remark-broken-gentle-2 = Biztosan megvolt rá az okod, { $name }.
remark-broken-gentle-3 = Elmondanád, miért, { $name }?

# Valaki megjavította az eszközüket.
remark-mended-any-1 = Köszi, { $name }!
remark-mended-any-2 = Akkor vissza a munkához.
remark-mended-any-3 = Jövök neked eggyel, { $name }.
remark-mended-merry-1 = { $name }, te aranyat érsz!
remark-mended-merry-2 = Mint újkorában! Indulás!
remark-mended-gruff-1 = Épp ideje volt.
remark-mended-gruff-2 = Hm. Hát, kösz.
remark-mended-sly-1 = Ezt nem felejtem el, { $name }.
remark-mended-sly-2 = Bajban ismerszik meg a barát, { $name }.
remark-mended-terse-1 = Köszönöm.
remark-mended-terse-2 = Működik.
remark-mended-brash-1 = Ez az! Most figyeljetek!
remark-mended-brash-2 = Visszatértem!
remark-mended-gentle-1 = Ez igazán kedves tőled, { $name }.
remark-mended-gentle-2 = Köszönöm, kérni sem mertem volna.

# Valaki bízik bennük.
remark-trusted-any-1 = Köszi, { $name }. Jó ezt hallani.
remark-trusted-any-2 = Legalább valaki jól lát.
remark-trusted-merry-1 = Jaj, { $name }! Én is bírlak!
remark-trusted-merry-2 = Látjátok? Ez az orr nem hazudik.
remark-trusted-gruff-1 = Na végre egy értelmes szó.
remark-trusted-gruff-2 = Csak el ne sírjátok magatokat.
remark-trusted-sly-1 = Bölcs döntés, { $name }.
remark-trusted-sly-2 = Szép dolog a bizalom, nem igaz?
remark-trusted-terse-1 = Helyes.
remark-trusted-terse-2 = Örülök.
remark-trusted-brash-1 = Hát én is ezt mondom!
remark-trusted-brash-2 = Pontosan! { $name } tudja, mit beszél!
remark-trusted-gentle-1 = Ez sokat jelent nekem, { $name }.
remark-trusted-gentle-2 = Igyekszem megszolgálni.

# Kiderült, hogy nem volt igaz, amit állítottak.
remark-caught-any-1 = Hát… valamit összekeverhettem.
remark-caught-any-2 = Hm. Ez most kínos.
remark-caught-merry-1 = Hoppá! Meglepetés!
remark-caught-merry-2 = Elhinnétek, hogy fejjel lefelé tartottam a kártyát?
remark-caught-gruff-1 = Na és? Tévedni törpe dolog.
remark-caught-gruff-2 = Ne bámuljatok így rám.
remark-caught-sly-1 = Furcsa, gyertyafénynél egészen másnak látszott.
remark-caught-sly-2 = És hányan hittetek nekem? Csak kérdezem.
remark-caught-terse-1 = Hm.
remark-caught-terse-2 = Tévedtem.
remark-caught-brash-1 = Jól van, jól van! Tévedtem, és kész!
remark-caught-brash-2 = És akkor mi van? Ti is ezt mondtátok volna!
remark-caught-gentle-1 = Jaj. Mindenkitől bocsánatot kérek.
remark-caught-gentle-2 = Elsüllyedek szégyenemben. Kártyástul.

# Megnyert forduló vagy játék.
remark-won-any-1 = Így kell ezt csinálni.
remark-won-any-2 = Szép munka volt.
remark-won-merry-1 = Hurrá! Mindenkinek egy málnaszörp!
remark-won-merry-2 = De jó volt! Még egyszer!
remark-won-gruff-1 = Na ugye. Ha akarjuk, megy ez.
remark-won-gruff-2 = Nem rossz. Kivételesen.
remark-won-sly-1 = Minden a terv szerint.
remark-won-sly-2 = Számított erre valaki?
remark-won-terse-1 = Kész.
remark-won-terse-2 = Szép.
remark-won-brash-1 = Igen! Igen! Igen!
remark-won-brash-2 = Haha! Gyerekjáték!
remark-won-gentle-1 = Ez gyönyörű volt. Köszönöm mindenkinek.
remark-won-gentle-2 = Remélni is alig mertem.

# Vereség.
remark-lost-any-1 = Szép játék volt. Le a kalappal!
remark-lost-any-2 = Akkor majd legközelebb.
remark-lost-merry-1 = Sebaj, így is jó móka volt!
remark-lost-merry-2 = A vereségből lesznek a jobb sztorik.
remark-lost-gruff-1 = Tudtam. Én ezt végig tudtam.
remark-lost-gruff-2 = Ez lesz, ha senki sem hallgat rám.
remark-lost-sly-1 = Örüljetek, amíg lehet.
remark-lost-sly-2 = Ez terv volt. Csak nem az enyém.
remark-lost-terse-1 = Kár.
remark-lost-terse-2 = Tovább.
remark-lost-brash-1 = Mi? Nem! Még egyszer!
remark-lost-brash-2 = Visszavágót akarok, de most!
remark-lost-gentle-1 = Kár, de megérdemelten nyertetek.
remark-lost-gentle-2 = Legközelebb biztosan jobban megy majd.

# Kiderült, hogy nem volt igaz, amit más állított.
remark-exposed-any-1 = Ennyit ér a szavad, { $name }.
remark-exposed-any-2 = Mindenki látta?
remark-exposed-any-3 = { $name }, beszédünk van.
remark-exposed-merry-1 = { $name }, te kis csibész!
remark-exposed-gruff-1 = Itt mindenki hazudik, mint a vízfolyás.
remark-exposed-sly-1 = Kár. Olyan szépen hazudsz, { $name }.
remark-exposed-terse-1 = Aha.
remark-exposed-brash-1 = Haha! Megvagy, { $name }!
remark-exposed-gentle-1 = Talán csak tévedés volt. Megesik.

# Kérés: ássanak, hagyják, javítsanak.
remark-asked-any-1 = Majd meglátjuk.
remark-asked-any-2 = Megnézem, mi van a kezemben.
remark-asked-any-3 = Még átgondolom, { $name }.
remark-asked-merry-1 = A kedvedért bármit, { $name }! Majdnem bármit.
remark-asked-gruff-1 = Parancsolgatni mindenki tud.
remark-asked-sly-1 = És nekem mi hasznom belőle, { $name }?
remark-asked-terse-1 = Lehet.
remark-asked-brash-1 = Mindent egyszerre nem lehet, { $name }!
remark-asked-gentle-1 = Megteszem, ami tőlem telik, { $name }.

# Valaki az ellenkezőjét állítja.
remark-contradicted-any-1 = Mindkettőnknek nem lehet igaza, { $name }.
remark-contradicted-any-2 = Tartom, amit mondtam.
remark-contradicted-merry-1 = Kölcsönadjam a szemüvegem, { $name }?
remark-contradicted-gruff-1 = Tudom, mit láttam.
remark-contradicted-sly-1 = Akkor a te szavad az enyém ellen, { $name }.
remark-contradicted-terse-1 = Szerintem nem.
remark-contradicted-brash-1 = Ez hazugság, { $name }!
remark-contradicted-gentle-1 = Biztos vagy benne, { $name }?

# Megtalálták az aranyat.
remark-found-any-1 = Arany! Igazi arany!
remark-found-any-2 = Itt van. Végre.
remark-found-merry-1 = Nézzétek, hogy csillog!
remark-found-gruff-1 = Na tessék. És senki sem hitte el.
remark-found-sly-1 = Nocsak, nocsak. Mit látnak szemeim?
remark-found-terse-1 = Arany.
remark-found-brash-1 = Arany! És ki találta meg? Én!
remark-found-gentle-1 = Ó, de gyönyörű.

# Felfordítottak egy célt, de nem az az.
remark-blank-any-1 = Semmi. Menjünk tovább.
remark-blank-any-2 = Ezért ástunk ennyit?
remark-blank-merry-1 = Legalább már tudjuk!
remark-blank-gruff-1 = Semmi. Mi mást vártatok?
remark-blank-sly-1 = Eggyel kevesebb rejtély.
remark-blank-terse-1 = Itt nem.
remark-blank-brash-1 = A fenébe! Akkor a következőt!
remark-blank-gentle-1 = Túl könnyű lett volna.

# Kőomlás a kártyájukon.
remark-struck-any-1 = Az az én járatom volt, { $name }!
remark-struck-any-2 = Pedig alig ástam ki.
remark-struck-merry-1 = Még jó, hogy van sisakom, { $name }!
remark-struck-gruff-1 = Annyi munka, és mind oda.
remark-struck-sly-1 = Mi zavart benne, { $name }?
remark-struck-terse-1 = Az enyém volt.
remark-struck-brash-1 = Hé! És ezt most ki takarítja el?
remark-struck-gentle-1 = Pont azt szerettem a legjobban.

# Barlang: szörny támad rájuk, valaki más hívta.
remark-hurt-any-1 = Hívd vissza, { $name }!
remark-hurt-merry-1 = Csak játszani akar. Ugye?
remark-hurt-gruff-1 = Sicc! Kotródj innen!
remark-hurt-sly-1 = A te házi kedvenced, { $name }?
remark-hurt-terse-1 = Jaj.
remark-hurt-brash-1 = Gyere csak, nem félek tőled!
remark-hurt-gentle-1 = Jó szörny. Nagyon jó szörny.

# Barlang: valaki csizmát vagy csatabárdot adott.
remark-gift-any-1 = Köszi, { $name }, ez jól jön.
remark-gift-merry-1 = Ajándék! Nekem?
remark-gift-gruff-1 = Sokáig tartott, { $name }.
remark-gift-sly-1 = Félek a törpéktől, ha ajándékot hoznak is.
remark-gift-terse-1 = Hasznos.
remark-gift-brash-1 = Végre! Már itt sem vagyok!
remark-gift-gentle-1 = Milyen figyelmes vagy, { $name }.

# Barlang: megtalálták a kijáratot.
remark-way-out-any-1 = Megvan a kijárat!
remark-way-out-merry-1 = Friss levegő! Már érzem!
remark-way-out-gruff-1 = Végre. A térdemnek elege van.
remark-way-out-sly-1 = Már csak az a kérdés, ki ér oda előbb.
remark-way-out-terse-1 = Kijárat.
remark-way-out-brash-1 = Erre! Futás!
remark-way-out-gentle-1 = Nézzétek, napfény. De szép.

# Miért vádolnak: hamis állítás.
remark-why-lied-any-1 = Nem az volt ott, amit ígért.
remark-why-lied-any-2 = Mindenki látta: nem volt igaz, amit mondott.
remark-why-lied-any-3 = Nekünk egészen mást mesélt.

# Zsákutcák.
remark-why-dead-ends-any-1 = { $n ->
    [1] Zsákutca, tessék!
   *[other] { $n } zsákutca, ez már gyűjtemény.
 }
remark-why-dead-ends-any-2 = { $n ->
    [1] Zsákutcát senki sem rak le véletlenül.
   *[other] { $n } zsákutcát senki sem rak le véletlenül.
 }
remark-why-dead-ends-any-3 = { $n ->
    [1] És az a zsákutca?
   *[other] És az a { $n } zsákutca?
 }
remark-why-dead-ends-any-4 = Az a járat nem vezet sehová.

# Kőomlások.
remark-why-rocks-any-1 = A kövek nem maguktól omlanak le.
remark-why-rocks-any-2 = Arra a járatra szükség volt!
remark-why-rocks-any-3 = { $n ->
    [1] Jó kártyát temetett be.
   *[other] { $n } jó kártyát temetett be.
 }

# Kerülők.
remark-why-longer-any-1 = Egészen rossz felé ás.
remark-why-longer-any-2 = Minél többet ás { $name }, annál messzebb az arany.
remark-why-longer-any-3 = Szép kis kerülő volt, mondhatom.
remark-why-longer-any-4 = Mióta van arra az arany?

# Törött eszközök.
remark-why-breaks-any-1 = { $n ->
    [1] Ki más törné el az eszközeinket?
   *[other] { $n } törött eszköz, és mindig ugyanaz a kéz.
 }
remark-why-breaks-any-2 = Aki az aranyért ás, nem töri el a többiek eszközét.
remark-why-breaks-any-3 = Mit ártott neki az az eszköz?

# Állítások, amelyeknek valaki ellentmond.
remark-why-against-any-1 = Ketten kétfélét mondanak, és tudom, melyiket nem hiszem.
remark-why-against-any-2 = Nem hiszem el, amit arról a célról mond.

# Eldobott lapok.
remark-why-throws-any-1 = { $n ->
    [1] Vajon mit dobott el?
   *[other] { $n } eldobott lap! Vajon mik voltak?
 }
remark-why-throws-any-2 = Többet dob el, mint amennyit ás.
remark-why-throws-any-3 = Akinek ép az eszköze, az ásson.

# Csak megérzés.
remark-why-hunch-any-1 = Csak egy érzés. De erős.
remark-why-hunch-any-2 = Már egy ideje figyelem.
remark-why-hunch-any-3 = Minden összevág.
remark-why-hunch-any-4 = Feltűnően csendben van.
remark-why-hunch-any-5 = Itt valami bűzlik. És nem a zoknim.
