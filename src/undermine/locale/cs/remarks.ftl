# Co boti říkají, když se jim něco přihodí: podle příležitosti a povahy; `any` říká kdokoli. $name: s kým mluví; $n: kolik.

# Obvinění.
remark-accused-any-1 = Já? Podívej se líp.
remark-accused-any-2 = To chce lepší důkaz, { $name }.
remark-accused-any-3 = A co když jsi to ty, { $name }?
remark-accused-merry-1 = Já? To je dobrý vtip!
remark-accused-merry-2 = Já nepokazím ani polívku, { $name }.
remark-accused-merry-3 = Ale no tak, { $name }, s tímhle nevinným pohledem?
remark-accused-gruff-1 = No jasně. Vždycky já.
remark-accused-gruff-2 = Hleď si svojí chodby, { $name }.
remark-accused-gruff-3 = Kopu od doby, kdy vy jste ještě tahali kačera.
remark-accused-sly-1 = Zajímavé. A komu to prospěje, { $name }?
remark-accused-sly-2 = Kdo nejvíc křičí, ten mívá co skrývat.
remark-accused-sly-3 = Opatrně, { $name }. Takové věci si lidi pamatují.
remark-accused-terse-1 = Ne.
remark-accused-terse-2 = Vedle.
remark-accused-terse-3 = Dívej se líp.
remark-accused-brash-1 = Cože?! Řekni to ještě jednou!
remark-accused-brash-2 = Nesmysl! Dokaž to, { $name }!
remark-accused-brash-3 = Kecy! Hraje se dál!
remark-accused-gentle-1 = Chápu, že to tak vypadá, ale ne.
remark-accused-gentle-2 = To mě trochu mrzí, { $name }.
remark-accused-gentle-3 = Nesuďme prosím předčasně.

# Někdo jim rozbil nástroj.
remark-broken-any-1 = Hej, to mi bude chybět!
remark-broken-any-2 = No děkuju pěkně, { $name }.
remark-broken-any-3 = A čím mám teď kopat?
remark-broken-merry-1 = Jejda, a je to. Nemá někdo náhradní?
remark-broken-merry-2 = Aspoň bude čas na svačinu.
remark-broken-merry-3 = { $name }, a tak hezky jsme spolu vycházeli!
remark-broken-gruff-1 = Typické. Úplně typické.
remark-broken-gruff-2 = To byl dobrý nástroj, { $name }.
remark-broken-gruff-3 = Tohle si vypiješ, { $name }.
remark-broken-sly-1 = Zapisuju si, { $name }.
remark-broken-sly-2 = Teď aspoň víme, čeho se { $name } bojí.
remark-broken-sly-3 = Někomu se to náramně hodí.
remark-broken-terse-1 = Paráda.
remark-broken-terse-2 = Proč?
remark-broken-terse-3 = Au.
remark-broken-brash-1 = To myslíš vážně, { $name }?!
remark-broken-brash-2 = Hej! Ruce pryč!
remark-broken-brash-3 = Jen počkej, { $name }!
remark-broken-gentle-1 = Ach. Bylo to opravdu nutné?
remark-broken-gentle-2 = Určitě k tomu máš důvod, { $name }.
remark-broken-gentle-3 = Řekneš mi proč, { $name }?

# Někdo jim opravil nástroj.
remark-mended-any-1 = Díky, { $name }!
remark-mended-any-2 = Tak zpátky do práce.
remark-mended-any-3 = Máš to u mě, { $name }.
remark-mended-merry-1 = { $name }, ty jsi poklad!
remark-mended-merry-2 = Jako nové! Jde se na to!
remark-mended-gruff-1 = Už bylo na čase.
remark-mended-gruff-2 = Hm. No tak díky.
remark-mended-sly-1 = Na tohle nezapomenu, { $name }.
remark-mended-sly-2 = V nouzi poznáš přítele, { $name }.
remark-mended-terse-1 = Dík.
remark-mended-terse-2 = Zase to jde.
remark-mended-brash-1 = Jo! A teď koukejte!
remark-mended-brash-2 = Ha! Jsem zpátky!
remark-mended-gentle-1 = To je od tebe milé, { $name }.
remark-mended-gentle-2 = Děkuju, moc mi to pomohlo.

# Někdo jim věří.
remark-trusted-any-1 = Díky, { $name }. To se dobře poslouchá.
remark-trusted-any-2 = Aspoň někdo tu má oči.
remark-trusted-merry-1 = Jé, { $name }! Taky tě mám v oblibě!
remark-trusted-merry-2 = Vidíte? Se mnou je legrace.
remark-trusted-gruff-1 = No vida. Konečně rozumné slovo.
remark-trusted-gruff-2 = Jen žádné dojímání, { $name }.
remark-trusted-sly-1 = Moudrá volba, { $name }.
remark-trusted-sly-2 = Důvěra je krásná věc, že?
remark-trusted-terse-1 = Správně.
remark-trusted-terse-2 = Dobře.
remark-trusted-brash-1 = Vždyť to říkám pořád!
remark-trusted-brash-2 = Přesně! Poslouchejte: { $name } ví!
remark-trusted-gentle-1 = To pro mě hodně znamená, { $name }.
remark-trusted-gentle-2 = Pokusím se nezklamat.

# Jejich tvrzení se ukázalo jako nepravdivé.
remark-caught-any-1 = No… něco se mi asi popletlo.
remark-caught-any-2 = Hm. To je trapné.
remark-caught-merry-1 = Hopla! Překvapení!
remark-caught-merry-2 = A co když ta karta byla vzhůru nohama?
remark-caught-gruff-1 = No a co? Splést se může každý.
remark-caught-gruff-2 = Nekoukejte na mě tak.
remark-caught-sly-1 = Zvláštní, při svíčce to vypadalo jinak.
remark-caught-sly-2 = A kolik z vás mi věřilo? Jen se ptám.
remark-caught-terse-1 = Hm.
remark-caught-terse-2 = Omyl.
remark-caught-brash-1 = No dobře, dobře! Moje chyba!
remark-caught-brash-2 = A co? Vy byste řekli totéž!
remark-caught-gentle-1 = Ach jo. Všem se omlouvám.
remark-caught-gentle-2 = To je mi trapné. Opravdu to vypadalo jinak.

# Kolo nebo hra je vyhraná.
remark-won-any-1 = Takhle se to dělá.
remark-won-any-2 = To je kus poctivé práce.
remark-won-merry-1 = Hurá! Dneska platím já!
remark-won-merry-2 = To byla zábava! Ještě, ještě!
remark-won-gruff-1 = No vida. Když se chce, tak to jde.
remark-won-gruff-2 = Ujde to. Výjimečně.
remark-won-sly-1 = Přesně podle mých představ.
remark-won-sly-2 = Čekal to vůbec někdo?
remark-won-terse-1 = Hotovo.
remark-won-terse-2 = Pěkné.
remark-won-brash-1 = Jo! Jo! Jo!
remark-won-brash-2 = Ha! To byla hračka!
remark-won-gentle-1 = To bylo krásné. Děkuju vám všem.
remark-won-gentle-2 = Ani se tomu nechtělo věřit.

# Prohra.
remark-lost-any-1 = Dobře zahráno, všichni.
remark-lost-any-2 = Tak příště.
remark-lost-merry-1 = Nevadí, stejně to byla zábava!
remark-lost-merry-2 = Z proher jsou beztak lepší historky.
remark-lost-gruff-1 = Bylo to jasné. Od začátku to bylo jasné.
remark-lost-gruff-2 = Nepořádek, nic než nepořádek.
remark-lost-sly-1 = Užijte si to, dokud to trvá.
remark-lost-sly-2 = Pamatuju si, kdo co udělal.
remark-lost-terse-1 = Škoda.
remark-lost-terse-2 = Dál.
remark-lost-brash-1 = Cože? Ne! Znovu!
remark-lost-brash-2 = Chci odvetu, a hned!
remark-lost-gentle-1 = Škoda, ale zasloužíte si to.
remark-lost-gentle-2 = Příště to určitě půjde líp.

# Tvrzení někoho jiného se ukázalo jako nepravdivé.
remark-exposed-any-1 = Tolik k tvému slovu, { $name }.
remark-exposed-any-2 = Viděli to všichni?
remark-exposed-any-3 = { $name }, musíme si promluvit.
remark-exposed-merry-1 = { $name }, ty jedno kvítko!
remark-exposed-gruff-1 = Lži, samé lži. Jako vždycky.
remark-exposed-sly-1 = A tak moc se mi chtělo ti věřit, { $name }.
remark-exposed-terse-1 = Aha.
remark-exposed-brash-1 = Ha! Mám tě, { $name }!
remark-exposed-gentle-1 = Třeba to byl jen omyl, že, { $name }?

# Prosba: kopat, nechat být, opravit.
remark-asked-any-1 = Uvidíme.
remark-asked-any-2 = Kouknu, co mám v ruce.
remark-asked-any-3 = Popřemýšlím o tom, { $name }.
remark-asked-merry-1 = Pro tebe, { $name }? Podívám se, co se dá dělat!
remark-asked-gruff-1 = Samé rozkazy, nic než rozkazy.
remark-asked-sly-1 = A co za to, { $name }?
remark-asked-terse-1 = Možná.
remark-asked-brash-1 = Všechno najednou nejde, { $name }!
remark-asked-gentle-1 = Udělám, co bude v mých silách, { $name }.

# Někdo tvrdí opak.
remark-contradicted-any-1 = Někdo z nás dvou neříká pravdu, { $name }.
remark-contradicted-any-2 = Za svým slovem si stojím.
remark-contradicted-merry-1 = Díváme se na stejnou kartu, { $name }?
remark-contradicted-gruff-1 = Já vím svoje.
remark-contradicted-sly-1 = Tak to je tvoje slovo proti mému, { $name }.
remark-contradicted-terse-1 = Nesouhlasím.
remark-contradicted-brash-1 = To je lež, { $name }!
remark-contradicted-gentle-1 = Víš to úplně jistě, { $name }?

# Našli zlato.
remark-found-any-1 = Zlato! Opravdové zlato!
remark-found-any-2 = Tady je. Konečně.
remark-found-merry-1 = Podívejte, jak se třpytí!
remark-found-gruff-1 = No prosím. A nikdo tomu nevěřil.
remark-found-sly-1 = Ale, ale. Copak to tu máme?
remark-found-terse-1 = Zlato.
remark-found-brash-1 = Zlato! A čí je to zásluha? Moje!
remark-found-gentle-1 = Ach, to je krása.

# Odkryli cíl, a není to ten pravý.
remark-blank-any-1 = Nic. Jde se dál.
remark-blank-any-2 = Tolik kopání kvůli tomuhle.
remark-blank-merry-1 = Aspoň už to víme!
remark-blank-gruff-1 = Nic. Co jiného čekat.
remark-blank-sly-1 = O jednu záhadu míň.
remark-blank-terse-1 = Tady ne.
remark-blank-brash-1 = Zatraceně! Tak další!
remark-blank-gentle-1 = Bylo by to moc snadné.

# Zával na jejich kartě.
remark-struck-any-1 = To byla moje chodba, { $name }!
remark-struck-any-2 = Vždyť je to sotva vykopané.
remark-struck-merry-1 = Pozor na hlavu, { $name }!
remark-struck-gruff-1 = Hodiny práce, a všechno v háji.
remark-struck-sly-1 = Copak ti na ní vadilo, { $name }?
remark-struck-terse-1 = Moje chodba.
remark-struck-brash-1 = Hej! To je moje práce!
remark-struck-gentle-1 = Zrovna tuhle je mi líto.

# Jeskyně: útočí nestvůra, kterou někdo zavolal.
remark-hurt-any-1 = Odvolej ji, { $name }!
remark-hurt-merry-1 = Chce si jenom hrát. Nebo ne?
remark-hurt-gruff-1 = Kšá! Táhni, potvoro!
remark-hurt-sly-1 = To je tvůj mazlíček, { $name }?
remark-hurt-terse-1 = Au.
remark-hurt-brash-1 = Jen pojď, tebe se nebojím!
remark-hurt-gentle-1 = Hodná nestvůra. Moc hodná.

# Jeskyně: někdo jim dal boty nebo sekeru.
remark-gift-any-1 = Díky, { $name }, to se hodí.
remark-gift-merry-1 = Dárek! Pro mě?
remark-gift-gruff-1 = To to trvalo, { $name }.
remark-gift-sly-1 = A co za to budeš chtít, { $name }?
remark-gift-terse-1 = Užitečné.
remark-gift-brash-1 = Konečně! Tak já letím!
remark-gift-gentle-1 = To je od tebe pozorné, { $name }.

# Jeskyně: našli cestu ven.
remark-way-out-any-1 = Tady je, cesta ven!
remark-way-out-merry-1 = Čerstvý vzduch! Už ho cítím!
remark-way-out-gruff-1 = Konečně. Kolena už mají dost.
remark-way-out-sly-1 = Teď už jen zbývá, kdo tam bude první.
remark-way-out-terse-1 = Cesta ven.
remark-way-out-brash-1 = Tudy! Utíkejte!
remark-way-out-gentle-1 = Podívejte, denní světlo. To je krása.

# Proč obviňují: nepravdivé tvrzení.
remark-why-lied-any-1 = To, co slibuješ, tam není, { $name }.
remark-why-lied-any-2 = Všichni to vidíme: { $name } neříká pravdu.
remark-why-lied-any-3 = Podle tebe tam mělo být něco jiného, { $name }.

# Slepé chodby.
remark-why-dead-ends-any-1 = { $n ->
    [1] Slepá chodba, { $name }?
    [few] { $n } slepé chodby, { $name }?
   *[other] { $n } slepých chodeb, { $name }?
 }
remark-why-dead-ends-any-2 = { $n ->
    [1] Slepou chodbu nikdo nepokládá omylem, { $name }.
    [few] { $n } slepé chodby nikdo nepokládá omylem, { $name }.
   *[other] { $n } slepých chodeb nikdo nepokládá omylem, { $name }.
 }
remark-why-dead-ends-any-3 = { $n ->
    [1] Co ta slepá chodba, { $name }?
    [few] Co ty { $n } slepé chodby, { $name }?
   *[other] Co těch { $n } slepých chodeb, { $name }?
 }
remark-why-dead-ends-any-4 = A kam měla ta chodba vést, { $name }?

# Závaly.
remark-why-rocks-any-1 = Závaly nepadají samy, { $name }.
remark-why-rocks-any-2 = Ta chodba byla dobrá, { $name }!
remark-why-rocks-any-3 = { $n ->
    [1] Zasypat dobrou kartu, { $name }?
    [few] Zasypat { $n } dobré karty, { $name }?
   *[other] Zasypat { $n } dobrých karet, { $name }?
 }

# Okliky.
remark-why-longer-any-1 = Kopeš na špatnou stranu, { $name }.
remark-why-longer-any-2 = Čím víc { $name } kope, tím je zlato dál.
remark-why-longer-any-3 = Pěkná oklika, { $name }.
remark-why-longer-any-4 = Odkdy je zlato támhle, { $name }?

# Rozbité nástroje.
remark-why-breaks-any-1 = { $n ->
    [1] Kdo tu rozbíjí nástroje? { $name }.
    [few] { $n } rozbité nástroje, a všechny má na svědomí { $name }.
   *[other] { $n } rozbitých nástrojů, a všechny má na svědomí { $name }.
 }
remark-why-breaks-any-2 = Kdo kope ke zlatu, ten ostatním nástroje nerozbíjí, { $name }.
remark-why-breaks-any-3 = Proč ten rozbitý nástroj, { $name }?

# Tvrzení, kterým někdo odporuje.
remark-why-against-any-1 = { $name } tvrdí jedno a někdo jiný druhé.
remark-why-against-any-2 = Tomu, co o tom cíli říká { $name }, nevěřím.

# Odhozené karty.
remark-why-throws-any-1 = { $n ->
    [1] Jakou kartu zahazuješ, { $name }?
    [few] { $n } zahozené karty, { $name }. Jaké?
   *[other] { $n } zahozených karet, { $name }. Jaké?
 }
remark-why-throws-any-2 = Víc karet zahazuješ, než kopeš, { $name }.
remark-why-throws-any-3 = S celými nástroji se kope, { $name }.

# Jen pocit.
remark-why-hunch-any-1 = Jen takový pocit. Ale silný.
remark-why-hunch-any-2 = Už chvíli tě sleduju, { $name }.
remark-why-hunch-any-3 = Všechno to do sebe zapadá, { $name }.
remark-why-hunch-any-4 = Jsi nějak moc potichu, { $name }.
remark-why-hunch-any-5 = Když vidím, jak { $name } hraje, svrbí mě nos.
