# Mit mondanak a botok, ha történik velük valami: alkalom és természet szerint; `any` bárkié. $name: akihez szólnak; $n: hány.

# Vád.
remark-accused-any-1 = Én? Nézd meg jobban.
remark-accused-any-2 = Ez kevés lesz, { $name }.
remark-accused-any-3 = És ha te vagy az, { $name }?
remark-accused-merry-1 = Én? Ez jó vicc volt!
remark-accused-merry-2 = Én még a levest sem tudom elrontani, { $name }.
remark-accused-merry-3 = Ugyan már, { $name }, ezzel az arccal?
remark-accused-gruff-1 = Na persze. Mindig én.
remark-accused-gruff-2 = Törődj a magad járatával, { $name }.
remark-accused-gruff-3 = Én már ástam, amikor ti még homokoztatok.
remark-accused-sly-1 = Érdekes. És ez kinek jó, { $name }?
remark-accused-sly-2 = Aki a leghangosabb, annak szokott takargatnivalója lenni.
remark-accused-sly-3 = Csak óvatosan, { $name }. Az ilyesmit nem felejtik el.
remark-accused-terse-1 = Nem.
remark-accused-terse-2 = Tévedés.
remark-accused-terse-3 = Nézd meg jobban, ki az.
remark-accused-brash-1 = Micsoda?! Mondd még egyszer!
remark-accused-brash-2 = Badarság! Bizonyítsd be, { $name }!
remark-accused-brash-3 = Duma! Gyerünk tovább!
remark-accused-gentle-1 = Értem, miért gondolod, de nem.
remark-accused-gentle-2 = Ez egy kicsit rosszulesik, { $name }.
remark-accused-gentle-3 = Kérlek, ne ítéljünk elhamarkodottan.

# Valaki eltörte az eszközüket.
remark-broken-any-1 = Hé, az kellett volna!
remark-broken-any-2 = Hát köszönöm szépen, { $name }.
remark-broken-any-3 = És most mivel ássak?
remark-broken-merry-1 = Hoppá, ennek annyi. Van valakinek másik?
remark-broken-merry-2 = Akkor legalább eszem egy falatot.
remark-broken-merry-3 = { $name }, pedig olyan jól kijöttünk!
remark-broken-gruff-1 = Jellemző. Annyira jellemző.
remark-broken-gruff-2 = Jó kis eszköz volt az, { $name }.
remark-broken-gruff-3 = Ezt még megbánod.
remark-broken-sly-1 = Ezt felírtam, { $name }.
remark-broken-sly-2 = Most már tudjuk, mitől fél { $name }.
remark-broken-sly-3 = Valakinek ez nagyon kapóra jött.
remark-broken-terse-1 = Remek.
remark-broken-terse-2 = Miért?
remark-broken-terse-3 = Au.
remark-broken-brash-1 = Ezt komolyan gondoltad, { $name }?!
remark-broken-brash-2 = Hé! El a kezekkel!
remark-broken-brash-3 = Várj csak, { $name }!
remark-broken-gentle-1 = Ó. Erre tényleg szükség volt?
remark-broken-gentle-2 = Biztosan megvolt rá az okod, { $name }.
remark-broken-gentle-3 = Elmondanád, miért, { $name }?

# Valaki megjavította az eszközüket.
remark-mended-any-1 = Köszi, { $name }!
remark-mended-any-2 = Akkor vissza dolgozni.
remark-mended-any-3 = Jövök neked eggyel, { $name }.
remark-mended-merry-1 = { $name }, aranyból vagy!
remark-mended-merry-2 = Mintha új volna! Indulás!
remark-mended-gruff-1 = Éppen ideje volt.
remark-mended-gruff-2 = Hm. Hát, kösz.
remark-mended-sly-1 = Ezt nem felejtem el, { $name }.
remark-mended-sly-2 = Bajban ismerszik meg a barát, { $name }.
remark-mended-terse-1 = Köszönöm.
remark-mended-terse-2 = Megint jó.
remark-mended-brash-1 = Ez az! Most figyeljetek!
remark-mended-brash-2 = Hahó! Itt vagyok újra!
remark-mended-gentle-1 = Ez igazán kedves tőled, { $name }.
remark-mended-gentle-2 = Köszönöm, kérni sem mertem volna.

# Valaki bízik bennük.
remark-trusted-any-1 = Köszi, { $name }. Jó ezt hallani.
remark-trusted-any-2 = Legalább valakinek van szeme.
remark-trusted-merry-1 = Jaj, { $name }! Én is bírlak!
remark-trusted-merry-2 = Látjátok? Velem csak jól lehet járni.
remark-trusted-gruff-1 = Na végre. Egy értelmes szó.
remark-trusted-gruff-2 = Csak semmi érzelgősség, { $name }.
remark-trusted-sly-1 = Bölcs döntés, { $name }.
remark-trusted-sly-2 = Szép dolog a bizalom, nem igaz?
remark-trusted-terse-1 = Helyes.
remark-trusted-terse-2 = Jól van.
remark-trusted-brash-1 = Hát én is ezt mondom!
remark-trusted-brash-2 = Pontosan! Hallgassatok rá: { $name } tudja!
remark-trusted-gentle-1 = Ez sokat jelent nekem, { $name }.
remark-trusted-gentle-2 = Igyekszem megszolgálni.

# Kiderült, hogy nem volt igaz, amit állítottak.
remark-caught-any-1 = Hát… valamit összekeverhettem.
remark-caught-any-2 = Hm. Ez most kínos.
remark-caught-merry-1 = Hoppá! Meglepetés!
remark-caught-merry-2 = Elhinnétek, hogy fejjel lefelé tartottam a kártyát?
remark-caught-gruff-1 = Na és? Tévedni bárki tévedhet.
remark-caught-gruff-2 = Ne bámuljatok így rám.
remark-caught-sly-1 = Furcsa, gyertyafénynél egészen másnak látszott.
remark-caught-sly-2 = És hányan hittetek nekem? Csak kérdezem.
remark-caught-terse-1 = Hm.
remark-caught-terse-2 = Tévedtem.
remark-caught-brash-1 = Jól van, jól van! Tévedtem, és kész!
remark-caught-brash-2 = Na és? Ti is ezt mondtátok volna!
remark-caught-gentle-1 = Jaj. Mindenkitől bocsánatot kérek.
remark-caught-gentle-2 = De kínos. Pedig annyira biztosra vettem.

# Megnyert forduló vagy játék.
remark-won-any-1 = Így kell ezt csinálni.
remark-won-any-2 = Szép munka volt.
remark-won-merry-1 = Hurrá! A vendégeim vagytok!
remark-won-merry-2 = De jó volt! Még egyszer!
remark-won-gruff-1 = Na ugye. Ha akarjuk, megy ez.
remark-won-gruff-2 = Nem rossz. Kivételesen.
remark-won-sly-1 = Pontosan, ahogy gondoltam.
remark-won-sly-2 = Számított erre valaki?
remark-won-terse-1 = Kész.
remark-won-terse-2 = Szép.
remark-won-brash-1 = Igen! Igen! Igen!
remark-won-brash-2 = Haha! Gyerekjáték!
remark-won-gentle-1 = Ez gyönyörű volt. Köszönöm mindenkinek.
remark-won-gentle-2 = Remélni is alig mertem.

# Vereség.
remark-lost-any-1 = Szép játék volt, mindenki.
remark-lost-any-2 = Akkor majd legközelebb.
remark-lost-merry-1 = Sebaj, így is jó móka volt!
remark-lost-merry-2 = Nem baj, a vereségből lesz a jobb történet.
remark-lost-gruff-1 = Tudtam. Én ezt végig tudtam.
remark-lost-gruff-2 = Fejetlenség, semmi más.
remark-lost-sly-1 = Örüljetek, amíg lehet.
remark-lost-sly-2 = Megjegyeztem, ki mit csinált.
remark-lost-terse-1 = Kár.
remark-lost-terse-2 = Tovább.
remark-lost-brash-1 = Mi? Nem! Még egyszer!
remark-lost-brash-2 = Visszavágót akarok, de most!
remark-lost-gentle-1 = Kár, de megérdemeltétek.
remark-lost-gentle-2 = Legközelebb biztosan jobban megy majd.

# Kiderült, hogy nem volt igaz, amit más állított.
remark-exposed-any-1 = Ennyit ér hát a szavad, { $name }.
remark-exposed-any-2 = Mindenki látta?
remark-exposed-any-3 = { $name }, beszédünk van.
remark-exposed-merry-1 = { $name }, te kis csibész!
remark-exposed-gruff-1 = Hazugság, csupa hazugság. Mint mindig.
remark-exposed-sly-1 = Pedig annyira szerettem volna hinni neked, { $name }.
remark-exposed-terse-1 = Aha.
remark-exposed-brash-1 = Haha! Megvagy, { $name }!
remark-exposed-gentle-1 = Talán csak tévedés volt, igaz, { $name }?

# Kérés: ássanak, hagyják, javítsanak.
remark-asked-any-1 = Majd meglátjuk.
remark-asked-any-2 = Megnézem, mi van a kezemben.
remark-asked-any-3 = Meggondolom, { $name }.
remark-asked-merry-1 = A kedvedért, { $name }? Lássuk, mit tehetek!
remark-asked-gruff-1 = Parancs, parancs, csupa parancs.
remark-asked-sly-1 = És mit kapok érte, { $name }?
remark-asked-terse-1 = Talán.
remark-asked-brash-1 = Mindent egyszerre nem lehet, { $name }!
remark-asked-gentle-1 = Megteszem, ami tőlem telik, { $name }.

# Valaki az ellenkezőjét állítja.
remark-contradicted-any-1 = Valamelyikünk nem mond igazat, { $name }.
remark-contradicted-any-2 = Tartom, amit mondtam.
remark-contradicted-merry-1 = Ugyanazt a kártyát néztük, { $name }?
remark-contradicted-gruff-1 = Tudom, mit láttam.
remark-contradicted-sly-1 = Akkor a te szavad áll az enyémmel szemben, { $name }.
remark-contradicted-terse-1 = Szerintem nem.
remark-contradicted-brash-1 = Ez hazugság, { $name }!
remark-contradicted-gentle-1 = Egészen biztos ez, { $name }?

# Megtalálták az aranyat.
remark-found-any-1 = Arany! Igazi arany!
remark-found-any-2 = Itt van. Végre.
remark-found-merry-1 = Nézzétek, hogy csillog!
remark-found-gruff-1 = Na tessék. És senki sem hitte el.
remark-found-sly-1 = Nocsak, nocsak. Hát ez meg mi?
remark-found-terse-1 = Arany.
remark-found-brash-1 = Arany! És ki találta meg? Én!
remark-found-gentle-1 = Ó, de gyönyörű.

# Felfordítottak egy célt, de nem az az.
remark-blank-any-1 = Semmi. Menjünk tovább.
remark-blank-any-2 = Ennyi ásás ezért.
remark-blank-merry-1 = Legalább már tudjuk!
remark-blank-gruff-1 = Semmi. Mi mást vártatok?
remark-blank-sly-1 = Eggyel kevesebb a rejtély.
remark-blank-terse-1 = Itt nem.
remark-blank-brash-1 = A fenébe! Akkor a következőt!
remark-blank-gentle-1 = Túl könnyű lett volna.

# Kőomlás a kártyájukon.
remark-struck-any-1 = Az az én járatom volt, { $name }!
remark-struck-any-2 = Most ástam ki, alighogy.
remark-struck-merry-1 = Vigyázz a fejemre, { $name }!
remark-struck-gruff-1 = Órák munkája, mind oda.
remark-struck-sly-1 = Mi zavart benne, { $name }?
remark-struck-terse-1 = Az enyém volt.
remark-struck-brash-1 = Hé! Azt én építettem!
remark-struck-gentle-1 = Pont azt szerettem a legjobban.

# Barlang: szörny támad rájuk, valaki más hívta.
remark-hurt-any-1 = Hívd vissza, { $name }!
remark-hurt-merry-1 = Csak játszani akar. Ugye?
remark-hurt-gruff-1 = Sicc! Takarodj innen!
remark-hurt-sly-1 = A te kedvenced, { $name }?
remark-hurt-terse-1 = Jaj.
remark-hurt-brash-1 = Gyere csak, nem félek tőled!
remark-hurt-gentle-1 = Jó szörny. Nagyon jó szörny.

# Barlang: valaki csizmát vagy csatabárdot adott.
remark-gift-any-1 = Köszi, { $name }, ez jól jön.
remark-gift-merry-1 = Ajándék! Nekem?
remark-gift-gruff-1 = Jó soká tartott, { $name }.
remark-gift-sly-1 = És mit kérsz érte, { $name }?
remark-gift-terse-1 = Hasznos.
remark-gift-brash-1 = Végre! Már itt sem vagyok!
remark-gift-gentle-1 = Milyen figyelmes vagy, { $name }.

# Barlang: megtalálták a kijáratot.
remark-way-out-any-1 = Itt van, a kijárat!
remark-way-out-merry-1 = Friss levegő! Már érzem!
remark-way-out-gruff-1 = Végre. A térdemnek elege van.
remark-way-out-sly-1 = Már csak az a kérdés, ki ér oda előbb.
remark-way-out-terse-1 = A kijárat.
remark-way-out-brash-1 = Erre! Futás!
remark-way-out-gentle-1 = Nézzétek, napfény. De szép.

# Miért vádolnak: hamis állítás.
remark-why-lied-any-1 = Nem az volt ott, amit ígértél, { $name }.
remark-why-lied-any-2 = Mindenki látta: nem volt igaz, amit { $name } mondott.
remark-why-lied-any-3 = Te mást mondtál, { $name }. Emlékszel?

# Zsákutcák.
remark-why-dead-ends-any-1 = { $n ->
    [1] Egy zsákutca, { $name }?
   *[other] { $n } zsákutca, { $name }?
 }
remark-why-dead-ends-any-2 = { $n ->
    [1] Zsákutcát senki nem rak le véletlenül, { $name }.
   *[other] { $n } zsákutcát senki nem rak le véletlenül, { $name }.
 }
remark-why-dead-ends-any-3 = { $n ->
    [1] Beszéljünk arról a zsákutcáról, { $name }.
   *[other] { $n } zsákutca, { $name }. Erről beszéljünk.
 }
remark-why-dead-ends-any-4 = És az a járat hová vezetett volna, { $name }?

# Kőomlások.
remark-why-rocks-any-1 = A kövek nem maguktól omlanak le, { $name }.
remark-why-rocks-any-2 = Arra a járatra szükség volt, { $name }!
remark-why-rocks-any-3 = { $n ->
    [1] Jó kártyát temettél be, { $name }.
   *[other] { $n } jó kártyát temettél be, { $name }.
 }

# Kerülők.
remark-why-longer-any-1 = Rossz felé ásol, { $name }.
remark-why-longer-any-2 = Minél többet ás { $name }, annál messzebb az arany.
remark-why-longer-any-3 = Szép kis kerülő volt, { $name }.
remark-why-longer-any-4 = Mióta van arra az arany, { $name }?

# Törött eszközök.
remark-why-breaks-any-1 = { $n ->
    [1] Ki töri el az eszközöket? { $name }.
   *[other] { $n } törött eszköz, és mind { $name } műve.
 }
remark-why-breaks-any-2 = Aki az aranyért ás, nem töri el a többiek eszközét, { $name }.
remark-why-breaks-any-3 = Minek kellett az az eszköz, { $name }?

# Állítások, amelyeknek valaki ellentmond.
remark-why-against-any-1 = { $name } egyet mond, valaki más meg mást.
remark-why-against-any-2 = Nem hiszem el, amit { $name } arról a célról mond.

# Eldobott lapok.
remark-why-throws-any-1 = { $n ->
    [1] Mit dobtál el, { $name }?
   *[other] { $n } eldobott lap, { $name }. Mik voltak?
 }
remark-why-throws-any-2 = Többet dobsz el, mint amennyit ásol, { $name }.
remark-why-throws-any-3 = Ép eszközzel ásni szokás, { $name }.

# Csak megérzés.
remark-why-hunch-any-1 = Csak egy érzés. De erős.
remark-why-hunch-any-2 = Figyellek egy ideje, { $name }.
remark-why-hunch-any-3 = Minden összevág, { $name }.
remark-why-hunch-any-4 = Feltűnően csendben vagy, { $name }.
remark-why-hunch-any-5 = Viszket az orrom, ha rád nézek, { $name }.
