# Co boti říkají, když se jim něco přihodí: podle příležitosti a povahy; `any` říká kdokoli. $name: s kým mluví; $n: kolik.

# Obvinění.
remark-accused-any-1 = Já? To těžko.
remark-accused-any-2 = Na to chci vidět důkaz.
remark-accused-any-3 = A co když je to { $name }?
remark-accused-merry-1 = Já? Ten byl dobrý!
remark-accused-merry-2 = Já přece nepokazím ani polívku!
remark-accused-merry-3 = Ale no tak! S tímhle nevinným pohledem?
remark-accused-gruff-1 = No jasně. Vždycky já.
remark-accused-gruff-2 = Ať si { $name } hledí svojí chodby.
remark-accused-gruff-3 = Kopu tu od dob, kdy jste vy ještě tahali kačera.
remark-accused-sly-1 = Zajímavé. A komu to prospěje?
remark-accused-sly-2 = Zloděj křičí: Chyťte zloděje!
remark-accused-sly-3 = Opatrně. Obvinění se rádo vrací.
remark-accused-terse-1 = Ne.
remark-accused-terse-2 = Vedle.
remark-accused-terse-3 = Dívej se líp.
remark-accused-brash-1 = Cože?! Řekni to ještě jednou!
remark-accused-brash-2 = Nesmysl! Tak ven s důkazem!
remark-accused-brash-3 = Hlouposti! Hraje se dál!
remark-accused-gentle-1 = Chápu, že to tak vypadá, ale ne.
remark-accused-gentle-2 = To mě od tebe mrzí.
remark-accused-gentle-3 = Neukvapujme se, prosím.

# Někdo jim rozbil nástroj.
remark-broken-any-1 = Hej, to ještě sloužilo!
remark-broken-any-2 = No to ti pěkně děkuju.
remark-broken-any-3 = A čím mám teď kopat?
remark-broken-merry-1 = Jejda, a je to v čudu. Kdo mi půjčí svoje?
remark-broken-merry-2 = Aspoň bude čas na svačinu.
remark-broken-merry-3 = { $name } a já, to bývala taková dvojka!
remark-broken-gruff-1 = Typické. Úplně typické.
remark-broken-gruff-2 = To mám ještě po dědovi.
remark-broken-gruff-3 = To ti přijde draho.
remark-broken-sly-1 = Zapisuju si: { $name }.
remark-broken-sly-2 = Teď aspoň víme, čeho se { $name } bojí.
remark-broken-sly-3 = Někomu to přišlo náramně vhod.
remark-broken-terse-1 = Paráda.
remark-broken-terse-2 = Proč?
remark-broken-terse-3 = No nic.
remark-broken-brash-1 = To jako vážně?!
remark-broken-brash-2 = Hej! Ruce pryč!
remark-broken-brash-3 = Jen počkej, zajíci!
remark-broken-gentle-1 = Ach. Bylo to opravdu nutné?
remark-broken-gentle-2 = { $name } k tomu má určitě důvod.
remark-broken-gentle-3 = Řekneš mi aspoň proč?

# Někdo jim opravil nástroj.
remark-mended-any-1 = Díky, to potěší!
remark-mended-any-2 = Tak zpátky do práce.
remark-mended-any-3 = { $name } to má u mě.
remark-mended-merry-1 = { $name } je poklad!
remark-mended-merry-2 = Jako nové! Jde se na to!
remark-mended-gruff-1 = Už bylo na čase.
remark-mended-gruff-2 = Hm. No tak díky.
remark-mended-sly-1 = Tohle ti nezapomenu.
remark-mended-sly-2 = V nouzi poznáš přítele.
remark-mended-terse-1 = Dík.
remark-mended-terse-2 = Funguje.
remark-mended-brash-1 = Jo! A teď koukejte!
remark-mended-brash-2 = Ha! Jsem zpátky!
remark-mended-gentle-1 = To je od tebe moc milé.
remark-mended-gentle-2 = Děkuju, nechtělo se mi nikoho obtěžovat.

# Někdo jim věří.
remark-trusted-any-1 = Díky. To se hezky poslouchá.
remark-trusted-any-2 = Aspoň někdo se tu umí dívat.
remark-trusted-merry-1 = Jé! Pojď, ať tě obejmu!
remark-trusted-merry-2 = Vidíte? Tomuhle nosu se dá věřit.
remark-trusted-gruff-1 = No vida. Konečně rozumné slovo.
remark-trusted-gruff-2 = Jen mi tu nezačněte brečet.
remark-trusted-sly-1 = { $name } má dobrý vkus.
remark-trusted-sly-2 = Důvěra je krásná věc, že?
remark-trusted-terse-1 = Správně.
remark-trusted-terse-2 = Těší mě.
remark-trusted-brash-1 = Vždyť to říkám pořád!
remark-trusted-brash-2 = Přesně! Slyšeli jste? { $name } má pravdu!
remark-trusted-gentle-1 = To pro mě hodně znamená.
remark-trusted-gentle-2 = Pokusím se nezklamat.

# Jejich tvrzení se ukázalo jako nepravdivé.
remark-caught-any-1 = No… něco se mi asi popletlo.
remark-caught-any-2 = Hm. Tak to je trapas.
remark-caught-merry-1 = Hopla! Překvapení!
remark-caught-merry-2 = Nemohla ta karta být vzhůru nohama?
remark-caught-gruff-1 = No a co? Mýlit se je trpasličí.
remark-caught-gruff-2 = Nekoukejte na mě tak.
remark-caught-sly-1 = Zvláštní, při svíčce to vypadalo jinak.
remark-caught-sly-2 = A kolik z vás mi věřilo? Jen se ptám.
remark-caught-terse-1 = Hm.
remark-caught-terse-2 = Omyl.
remark-caught-brash-1 = No dobře, dobře! Moje chyba!
remark-caught-brash-2 = A co? Vy byste řekli totéž!
remark-caught-gentle-1 = Ach jo. Všem se omlouvám.
remark-caught-gentle-2 = Hanbou se propadám. I s kartou.

# Kolo nebo hra je vyhraná.
remark-won-any-1 = Takhle se to dělá.
remark-won-any-2 = To je kus poctivé práce.
remark-won-merry-1 = Hurá! Limonádu platím já!
remark-won-merry-2 = To byla zábava! Ještě, ještě!
remark-won-gruff-1 = Když se chce, tak to jde.
remark-won-gruff-2 = Ujde to. Výjimečně.
remark-won-sly-1 = Všechno podle plánu.
remark-won-sly-2 = Čekal to vůbec někdo?
remark-won-terse-1 = Hotovo.
remark-won-terse-2 = Pěkné.
remark-won-brash-1 = Jo! Jo! Jo!
remark-won-brash-2 = Ha! To byla hračka!
remark-won-gentle-1 = To bylo krásné. Děkuju vám všem.
remark-won-gentle-2 = Pořád tomu nemůžu uvěřit.

# Prohra.
remark-lost-any-1 = Dobře zahráno. Klobouk dolů.
remark-lost-any-2 = Tak příště.
remark-lost-merry-1 = Nevadí, stejně to byla zábava!
remark-lost-merry-2 = Z proher jsou beztak lepší historky.
remark-lost-gruff-1 = Bylo to jasné. Od první karty.
remark-lost-gruff-2 = Takhle to dopadá, když mě nikdo neposlouchá.
remark-lost-sly-1 = Užijte si to, dokud to trvá.
remark-lost-sly-2 = Byl to plán. Jen ne můj.
remark-lost-terse-1 = Škoda.
remark-lost-terse-2 = Dál.
remark-lost-brash-1 = Cože? Ne! Znovu!
remark-lost-brash-2 = Chci odvetu, a hned!
remark-lost-gentle-1 = Škoda, ale výhru si zasloužíte.
remark-lost-gentle-2 = Příště to určitě půjde líp.

# Tvrzení někoho jiného se ukázalo jako nepravdivé.
remark-exposed-any-1 = A příště ať si { $name } nevymýšlí.
remark-exposed-any-2 = Viděli to všichni?
remark-exposed-any-3 = { $name } nám má co vysvětlovat.
remark-exposed-merry-1 = Koukám, že { $name } je pěkné kvítko!
remark-exposed-gruff-1 = Tady se lže, jako když tiskne.
remark-exposed-sly-1 = Škoda. { $name } lže tak hezky.
remark-exposed-terse-1 = Aha.
remark-exposed-brash-1 = Ha! A mám tě!
remark-exposed-gentle-1 = Třeba to byl jen omyl. Stane se.

# Prosba: kopat, nechat být, opravit.
remark-asked-any-1 = Uvidíme.
remark-asked-any-2 = Kouknu, co mám v ruce.
remark-asked-any-3 = Nech mě chvilku přemýšlet.
remark-asked-merry-1 = Pro tebe cokoli! Tedy skoro.
remark-asked-gruff-1 = Poroučet umí každý.
remark-asked-sly-1 = A co z toho budu mít já?
remark-asked-terse-1 = Možná.
remark-asked-brash-1 = Všechno najednou nejde!
remark-asked-gentle-1 = Udělám, co bude v mých silách.

# Někdo tvrdí opak.
remark-contradicted-any-1 = Někdo z nás dvou tu nemluví pravdu.
remark-contradicted-any-2 = Za svým slovem si stojím.
remark-contradicted-merry-1 = Nechce { $name } půjčit brýle?
remark-contradicted-gruff-1 = Já vím svoje.
remark-contradicted-sly-1 = Tak to je slovo proti slovu.
remark-contradicted-terse-1 = Nesouhlasím.
remark-contradicted-brash-1 = Lež jako věž!
remark-contradicted-gentle-1 = Opravdu to víš jistě?

# Našli zlato.
remark-found-any-1 = Zlato! Opravdové zlato!
remark-found-any-2 = Tady je. Konečně.
remark-found-merry-1 = Podívejte, jak se třpytí!
remark-found-gruff-1 = No prosím. A nikdo tomu nevěřil.
remark-found-sly-1 = No ne. Copak to tu máme?
remark-found-terse-1 = Zlato.
remark-found-brash-1 = Zlato! A čí je to zásluha? Moje!
remark-found-gentle-1 = Ach, to je krása.

# Odkryli cíl, a není to ten pravý.
remark-blank-any-1 = Nic. Jde se dál.
remark-blank-any-2 = A kvůli tomuhle tolik kopání.
remark-blank-merry-1 = Aspoň už to víme!
remark-blank-gruff-1 = Nic. Kdo by to byl čekal.
remark-blank-sly-1 = O jednu záhadu míň.
remark-blank-terse-1 = Tady ne.
remark-blank-brash-1 = Hrom do toho! Tak další!
remark-blank-gentle-1 = Bylo by to moc snadné.

# Zával na jejich kartě.
remark-struck-any-1 = To byla moje chodba!
remark-struck-any-2 = Vždyť v ní ještě ani nezaschla hlína.
remark-struck-merry-1 = Ještě že mám přilbu!
remark-struck-gruff-1 = Hodiny práce, a všechno v háji.
remark-struck-sly-1 = Copak ti na ní vadilo?
remark-struck-terse-1 = Moje chodba.
remark-struck-brash-1 = Hej! Kdo to teď uklidí?
remark-struck-gentle-1 = Zrovna tahle mi přirostla k srdci.

# Jeskyně: útočí nestvůra, kterou někdo zavolal.
remark-hurt-any-1 = Ať si ji { $name } odvolá!
remark-hurt-merry-1 = Chce si jenom hrát. Nebo ne?
remark-hurt-gruff-1 = Kšá! Zalez, potvoro!
remark-hurt-sly-1 = Ale, ale, { $name } má mazlíčka.
remark-hurt-terse-1 = Au.
remark-hurt-brash-1 = Jen pojď, tebe se nebojím!
remark-hurt-gentle-1 = Hodná nestvůra. Moc hodná.

# Jeskyně: někdo jim dal boty nebo sekeru.
remark-gift-any-1 = Díky, to se bude hodit.
remark-gift-merry-1 = Dárek! Pro mě?
remark-gift-gruff-1 = To to trvalo.
remark-gift-sly-1 = Bojím se trpaslíků, i když přinášejí dary.
remark-gift-terse-1 = Hodí se.
remark-gift-brash-1 = Konečně! Tak já letím!
remark-gift-gentle-1 = Jak pozorné! { $name } myslí na všechno.

# Jeskyně: našli cestu ven.
remark-way-out-any-1 = Tady je, cesta ven!
remark-way-out-merry-1 = Čerstvý vzduch! Už ho cítím!
remark-way-out-gruff-1 = Konečně. Kolena už mají dost.
remark-way-out-sly-1 = Teď jde jen o to, kdo tam bude první.
remark-way-out-terse-1 = Cesta ven.
remark-way-out-brash-1 = Tudy! Utíkejte!
remark-way-out-gentle-1 = Podívejte, sluníčko. Jak hřeje.

# Proč obviňují: nepravdivé tvrzení.
remark-why-lied-any-1 = To, co nám slibuje, tam není.
remark-why-lied-any-2 = Všichni to vidíme: byla to lež.
remark-why-lied-any-3 = Slyšeli jsme přece něco úplně jiného.

# Slepé chodby.
remark-why-dead-ends-any-1 = { $n ->
    [1] Slepá chodba, no prosím.
    [few] { $n } slepé chodby, to už je sbírka.
   *[other] { $n } slepých chodeb, to už je sbírka.
 }
remark-why-dead-ends-any-2 = { $n ->
    [1] Slepou chodbu nikdo nepokládá omylem.
    [few] { $n } slepé chodby nikdo nepokládá omylem.
   *[other] { $n } slepých chodeb nikdo nepokládá omylem.
 }
remark-why-dead-ends-any-3 = { $n ->
    [1] A co ta slepá chodba?
    [few] A co ty { $n } slepé chodby?
   *[other] A co těch { $n } slepých chodeb?
 }
remark-why-dead-ends-any-4 = Ta chodba přece nikam nevede.

# Závaly.
remark-why-rocks-any-1 = Závaly nepadají samy od sebe.
remark-why-rocks-any-2 = Ta chodba byla dobrá!
remark-why-rocks-any-3 = { $n ->
    [1] Zasypat dobrou kartu? Proč asi?
    [few] Zasypat { $n } dobré karty? Proč asi?
   *[other] Zasypat { $n } dobrých karet? Proč asi?
 }

# Okliky.
remark-why-longer-any-1 = Kope na úplně jinou stranu.
remark-why-longer-any-2 = Čím víc { $name } kope, tím je zlato dál.
remark-why-longer-any-3 = Pěkná oklika, jen co je pravda.
remark-why-longer-any-4 = Odkdy je zlato támhle?

# Rozbité nástroje.
remark-why-breaks-any-1 = { $n ->
    [1] Kdo jiný by nám rozbíjel nástroje?
    [few] { $n } rozbité nástroje! A pokaždé stejná ruka.
   *[other] { $n } rozbitých nástrojů! A pokaždé stejná ruka.
 }
remark-why-breaks-any-2 = Kdo kope ke zlatu, ten ostatním nástroje nerozbíjí.
remark-why-breaks-any-3 = A proč ten rozbitý nástroj?

# Tvrzení, kterým někdo odporuje.
remark-why-against-any-1 = Říká se tu dvojí a já vím, čemu nevěřím.
remark-why-against-any-2 = Co říká o tom cíli, tomu nevěřím.

# Odhozené karty.
remark-why-throws-any-1 = { $n ->
    [1] Odhozená karta? Jakápak asi?
    [few] { $n } odhozené karty! Jaké asi?
   *[other] { $n } odhozených karet! Jaké asi?
 }
remark-why-throws-any-2 = Víc odhazuje, než kope.
remark-why-throws-any-3 = Kdo má nástroje v pořádku, ten kope.

# Jen pocit.
remark-why-hunch-any-1 = Jen takový pocit. Ale silný.
remark-why-hunch-any-2 = Už chvíli to sleduju.
remark-why-hunch-any-3 = Všechno to do sebe zapadá.
remark-why-hunch-any-4 = Nějak moc mlčí.
remark-why-hunch-any-5 = Něco mi tu smrdí. A ponožky to nejsou.
