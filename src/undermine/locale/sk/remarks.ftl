# Čo boti hovoria, keď sa im niečo prihodí: podľa príležitosti a povahy; `any` hovorí ktokoľvek. $name: s kým hovoria; $n: koľko.

# Obvinenie.
remark-accused-any-1 = Ja? Kdeže!
remark-accused-any-2 = Na to chcem vidieť dôkaz, { $name }.
remark-accused-any-3 = A čo ak si to ty, { $name }?
remark-accused-merry-1 = Ja? Ten bol dobrý!
remark-accused-merry-2 = Ja predsa nepokazím ani polievku, { $name }.
remark-accused-merry-3 = Ale choď, { $name }! S takýmto nevinným pohľadom?
remark-accused-gruff-1 = No jasné. Zase ja.
remark-accused-gruff-2 = Staraj sa o svoju chodbu, { $name }.
remark-accused-gruff-3 = Kopem tu od čias, keď ste vy ešte behali v plienkach.
remark-accused-sly-1 = Zaujímavé. A komu to pomôže, { $name }?
remark-accused-sly-2 = Zlodej kričí: Chyťte zlodeja!
remark-accused-sly-3 = Opatrne, { $name }. Obvinenie sa rado vracia.
remark-accused-terse-1 = Nie.
remark-accused-terse-2 = Vedľa.
remark-accused-terse-3 = Pozri sa poriadne.
remark-accused-brash-1 = Čože?! Zopakuj to!
remark-accused-brash-2 = Hlúposť! Dokáž to, { $name }!
remark-accused-brash-3 = Táraniny! Hrá sa ďalej!
remark-accused-gentle-1 = Chápem, že to tak vyzerá, ale nie.
remark-accused-gentle-2 = To ma od teba mrzí, { $name }.
remark-accused-gentle-3 = Neunáhľujme sa, prosím.

# Niekto im rozbil nástroj.
remark-broken-any-1 = Hej, to ešte slúžilo!
remark-broken-any-2 = No ďakujem pekne, { $name }.
remark-broken-any-3 = A čím mám teraz kopať?
remark-broken-merry-1 = Ojoj, a je to v keli. Kto mi požičia svoje?
remark-broken-merry-2 = Aspoň si dám desiatu.
remark-broken-merry-3 = A tak dobre sme spolu vychádzali, { $name }!
remark-broken-gruff-1 = Typické. Úplne typické.
remark-broken-gruff-2 = To mám ešte po dedovi.
remark-broken-gruff-3 = Toto ti spočítam, { $name }.
remark-broken-sly-1 = Zapísané, { $name }.
remark-broken-sly-2 = Teraz aspoň vieme, čoho sa { $name } bojí.
remark-broken-sly-3 = Niekomu to prišlo náramne vhod.
remark-broken-terse-1 = Super.
remark-broken-terse-2 = Prečo?
remark-broken-terse-3 = No nič.
remark-broken-brash-1 = To myslíš vážne, { $name }?!
remark-broken-brash-2 = Hej! Ruky preč!
remark-broken-brash-3 = No počkaj, zajac!
remark-broken-gentle-1 = Ach. Bolo to naozaj potrebné?
remark-broken-gentle-2 = Určite na to máš dôvod, { $name }.
remark-broken-gentle-3 = Povieš mi aspoň prečo, { $name }?

# Niekto im opravil nástroj.
remark-mended-any-1 = Vďaka, { $name }!
remark-mended-any-2 = Tak späť do práce.
remark-mended-any-3 = Máš to u mňa, { $name }.
remark-mended-merry-1 = { $name }, ty si poklad!
remark-mended-merry-2 = Ako nové! Ide sa na to!
remark-mended-gruff-1 = Už bolo načase.
remark-mended-gruff-2 = Hm. No tak vďaka.
remark-mended-sly-1 = Toto ti nezabudnem, { $name }.
remark-mended-sly-2 = V núdzi spoznáš priateľa, { $name }.
remark-mended-terse-1 = Vďaka.
remark-mended-terse-2 = Funguje.
remark-mended-brash-1 = To je ono! A teraz sa dívajte!
remark-mended-brash-2 = Ha! Som späť!
remark-mended-gentle-1 = To je od teba milé, { $name }.
remark-mended-gentle-2 = Ďakujem, nechcelo sa mi nikoho obťažovať.

# Niekto im verí.
remark-trusted-any-1 = Vďaka, { $name }. To sa dobre počúva.
remark-trusted-any-2 = Aspoň niekto má oči otvorené.
remark-trusted-merry-1 = Jéj, { $name }! Poď, nech ťa objímem!
remark-trusted-merry-2 = Vidíte? Tomuto nosu sa dá veriť.
remark-trusted-gruff-1 = No vida. Konečne rozumné slovo.
remark-trusted-gruff-2 = Len mi tu nezačnite plakať.
remark-trusted-sly-1 = Múdre rozhodnutie, { $name }.
remark-trusted-sly-2 = Dôvera je krásna vec, však?
remark-trusted-terse-1 = Správne.
remark-trusted-terse-2 = Teší ma.
remark-trusted-brash-1 = Veď to hovorím celý čas!
remark-trusted-brash-2 = Presne! Počuli ste? { $name } má pravdu!
remark-trusted-gentle-1 = To pre mňa veľa znamená, { $name }.
remark-trusted-gentle-2 = Pokúsim sa nesklamať.

# Ich tvrdenie sa ukázalo ako nepravdivé.
remark-caught-any-1 = No… niečo sa mi asi poplietlo.
remark-caught-any-2 = Hm. Tak to je trapas.
remark-caught-merry-1 = Hopla! Prekvapenie!
remark-caught-merry-2 = Nemohla byť tá karta hore nohami?
remark-caught-gruff-1 = No a čo? Mýliť sa je trpasličie.
remark-caught-gruff-2 = Nepozerajte tak na mňa.
remark-caught-sly-1 = Zvláštne, pri sviečke to vyzeralo inak.
remark-caught-sly-2 = A koľkí z vás mi verili? Len sa pýtam.
remark-caught-terse-1 = Hm.
remark-caught-terse-2 = Omyl.
remark-caught-brash-1 = No dobre, dobre! Moja chyba!
remark-caught-brash-2 = A čo? Vy by ste povedali to isté!
remark-caught-gentle-1 = Ach jaj. Všetkým sa ospravedlňujem.
remark-caught-gentle-2 = Od hanby sa prepadám. Aj s kartou.

# Kolo alebo hra je vyhratá.
remark-won-any-1 = Takto sa to robí.
remark-won-any-2 = To je kus poriadnej roboty.
remark-won-merry-1 = Hurá! Malinovku platím ja!
remark-won-merry-2 = To bola zábava! Ešte, ešte!
remark-won-gruff-1 = Keď sa chce, tak to ide.
remark-won-gruff-2 = Ujde to. Výnimočne.
remark-won-sly-1 = Všetko podľa plánu.
remark-won-sly-2 = Čakal to vôbec niekto?
remark-won-terse-1 = Hotovo.
remark-won-terse-2 = Pekné.
remark-won-brash-1 = Áno! Áno! Áno!
remark-won-brash-2 = Ha! To bola hračka!
remark-won-gentle-1 = To bolo krásne. Všetkým vám ďakujem.
remark-won-gentle-2 = Stále tomu nemôžem uveriť.

# Prehra.
remark-lost-any-1 = Dobre zahrané. Klobúk dole.
remark-lost-any-2 = Tak nabudúce.
remark-lost-merry-1 = Nevadí, aj tak to bola zábava!
remark-lost-merry-2 = Z prehier bývajú lepšie historky.
remark-lost-gruff-1 = Bolo to jasné. Od prvej karty.
remark-lost-gruff-2 = Takto to dopadne, keď ma nikto nepočúva.
remark-lost-sly-1 = Užite si to, kým to trvá.
remark-lost-sly-2 = Bol to plán. Len nie môj.
remark-lost-terse-1 = Škoda.
remark-lost-terse-2 = Ďalej.
remark-lost-brash-1 = Čože? Nie! Znova!
remark-lost-brash-2 = Chcem odvetu, a hneď!
remark-lost-gentle-1 = Škoda, ale výhru si zaslúžite.
remark-lost-gentle-2 = Nabudúce to určite pôjde lepšie.

# Tvrdenie niekoho iného sa ukázalo ako nepravdivé.
remark-exposed-any-1 = A na toto sme sa mali spoľahnúť, { $name }?
remark-exposed-any-2 = Videli to všetci?
remark-exposed-any-3 = { $name }, musíme sa porozprávať.
remark-exposed-merry-1 = { $name }, ty si mi ale kvietok!
remark-exposed-gruff-1 = Klame sa tu, len sa tak práši.
remark-exposed-sly-1 = Škoda. Tak pekne klameš, { $name }.
remark-exposed-terse-1 = Aha.
remark-exposed-brash-1 = Ha! Mám ťa, { $name }!
remark-exposed-gentle-1 = Možno to bol len omyl. Stáva sa.

# Prosba: kopať, nechať tak, opraviť.
remark-asked-any-1 = Uvidíme.
remark-asked-any-2 = Pozriem sa, čo mám v ruke.
remark-asked-any-3 = Rozmyslím si to, { $name }.
remark-asked-merry-1 = Pre teba čokoľvek, { $name }! Teda skoro.
remark-asked-gruff-1 = Rozkazovať vie každý.
remark-asked-sly-1 = A čo z toho budem mať ja, { $name }?
remark-asked-terse-1 = Možno.
remark-asked-brash-1 = Všetko naraz sa nedá, { $name }!
remark-asked-gentle-1 = Urobím, čo bude v mojich silách, { $name }.

# Niekto tvrdí opak.
remark-contradicted-any-1 = Niekto z nás dvoch nehovorí pravdu, { $name }.
remark-contradicted-any-2 = Za svojím slovom si stojím.
remark-contradicted-merry-1 = Nepožičať ti okuliare, { $name }?
remark-contradicted-gruff-1 = Ja viem svoje.
remark-contradicted-sly-1 = Tak to je slovo proti slovu, { $name }.
remark-contradicted-terse-1 = Nesúhlasím.
remark-contradicted-brash-1 = To je lož, { $name }!
remark-contradicted-gentle-1 = Naozaj to vieš iste, { $name }?

# Našli zlato.
remark-found-any-1 = Zlato! Naozajstné zlato!
remark-found-any-2 = Tu je. Konečne.
remark-found-merry-1 = Pozrite, ako sa ligoce!
remark-found-gruff-1 = No prosím. A nikto tomu neveril.
remark-found-sly-1 = No nie. Čože to tu máme?
remark-found-terse-1 = Zlato.
remark-found-brash-1 = Zlato! A čia je to zásluha? Moja!
remark-found-gentle-1 = Ach, aká nádhera.

# Odkryli cieľ, a nie je to ten pravý.
remark-blank-any-1 = Nič. Ide sa ďalej.
remark-blank-any-2 = A kvôli tomuto toľko kopania.
remark-blank-merry-1 = Aspoň to už vieme!
remark-blank-gruff-1 = Nič. Kto by to bol čakal.
remark-blank-sly-1 = O jednu záhadu menej.
remark-blank-terse-1 = Tu nie.
remark-blank-brash-1 = Hrom do toho! Tak ďalší!
remark-blank-gentle-1 = Bolo by to príliš ľahké.

# Zával na ich karte.
remark-struck-any-1 = To bola moja chodba, { $name }!
remark-struck-any-2 = Veď v nej ešte ani nezaschla hlina.
remark-struck-merry-1 = Ešteže mám prilbu, { $name }!
remark-struck-gruff-1 = Hodiny práce, a všetko fuč.
remark-struck-sly-1 = Čože ti na nej prekážalo, { $name }?
remark-struck-terse-1 = Moja chodba.
remark-struck-brash-1 = Hej! Kto to teraz uprace?
remark-struck-gentle-1 = Práve táto mi prirástla k srdcu.

# Jaskyňa: útočí netvor, ktorého niekto privolal.
remark-hurt-any-1 = Odvolaj ho, { $name }!
remark-hurt-merry-1 = Chce sa iba hrať. Či nie?
remark-hurt-gruff-1 = Hybaj preč, potvora!
remark-hurt-sly-1 = To je tvoj maznáčik, { $name }?
remark-hurt-terse-1 = Au.
remark-hurt-brash-1 = Len poď, teba sa nebojím!
remark-hurt-gentle-1 = Dobrý netvor. Veľmi dobrý.

# Jaskyňa: niekto im dal topánky alebo sekeru.
remark-gift-any-1 = Vďaka, { $name }, to sa hodí.
remark-gift-merry-1 = Darček! Pre mňa?
remark-gift-gruff-1 = To teda trvalo, { $name }.
remark-gift-sly-1 = Bojím sa trpaslíkov, aj keď prinášajú dary.
remark-gift-terse-1 = Zíde sa.
remark-gift-brash-1 = Konečne! Tak ja letím!
remark-gift-gentle-1 = To je od teba pozorné, { $name }.

# Jaskyňa: našli cestu von.
remark-way-out-any-1 = Tu je, cesta von!
remark-way-out-merry-1 = Čerstvý vzduch! Už ho cítim!
remark-way-out-gruff-1 = Konečne. Kolená už majú dosť.
remark-way-out-sly-1 = Teraz ide len o to, kto tam bude prvý.
remark-way-out-terse-1 = Cesta von.
remark-way-out-brash-1 = Tadiaľto! Utekajte!
remark-way-out-gentle-1 = Pozrite, slniečko. Ako hreje.

# Prečo obviňujú: nepravdivé tvrdenie.
remark-why-lied-any-1 = To, čo nám sľubuje, tam nie je.
remark-why-lied-any-2 = Všetci to vidíme: bola to lož.
remark-why-lied-any-3 = Počuli sme predsa niečo celkom iné.

# Slepé chodby.
remark-why-dead-ends-any-1 = { $n ->
    [1] Slepá chodba, no prosím.
    [few] { $n } slepé chodby, to už je zbierka.
   *[other] { $n } slepých chodieb, to už je zbierka.
 }
remark-why-dead-ends-any-2 = { $n ->
    [1] Slepú chodbu nikto neuloží omylom.
    [few] { $n } slepé chodby nikto neuloží omylom.
   *[other] { $n } slepých chodieb nikto neuloží omylom.
 }
remark-why-dead-ends-any-3 = { $n ->
    [1] A čo tá slepá chodba?
    [few] A čo tie { $n } slepé chodby?
   *[other] A čo tých { $n } slepých chodieb?
 }
remark-why-dead-ends-any-4 = Tá chodba predsa nikam nevedie.

# Závaly.
remark-why-rocks-any-1 = Závaly nepadajú samy od seba.
remark-why-rocks-any-2 = Tá chodba bola dobrá!
remark-why-rocks-any-3 = { $n ->
    [1] Zasypať dobrú kartu? Prečo asi?
    [few] Zasypať { $n } dobré karty? Prečo asi?
   *[other] Zasypať { $n } dobrých kariet? Prečo asi?
 }

# Okľuky.
remark-why-longer-any-1 = Kope na celkom inú stranu.
remark-why-longer-any-2 = Čím viac { $name } kope, tým je zlato ďalej.
remark-why-longer-any-3 = Pekná okľuka, len čo je pravda.
remark-why-longer-any-4 = Odkedy je zlato na tej strane?

# Rozbité nástroje.
remark-why-breaks-any-1 = { $n ->
    [1] Kto iný by nám rozbíjal nástroje?
    [few] { $n } rozbité nástroje! A vždy tá istá ruka.
   *[other] { $n } rozbitých nástrojov! A vždy tá istá ruka.
 }
remark-why-breaks-any-2 = Kto kope k zlatu, ten ostatným nástroje nerozbíja.
remark-why-breaks-any-3 = A načo ten rozbitý nástroj?

# Tvrdenia, ktorým niekto protirečí.
remark-why-against-any-1 = Hovorí sa tu dvojako a ja viem, čomu neverím.
remark-why-against-any-2 = Čo hovorí o tom cieli, tomu neverím.

# Odhodené karty.
remark-why-throws-any-1 = { $n ->
    [1] Odhodená karta? Akáže asi?
    [few] { $n } odhodené karty! Aké asi?
   *[other] { $n } odhodených kariet! Aké asi?
 }
remark-why-throws-any-2 = Viac odhadzuje, než kope.
remark-why-throws-any-3 = Kto má nástroje v poriadku, ten kope.

# Iba pocit.
remark-why-hunch-any-1 = Len taký pocit. Ale silný.
remark-why-hunch-any-2 = Už chvíľu to sledujem.
remark-why-hunch-any-3 = Všetko to do seba zapadá.
remark-why-hunch-any-4 = Akosi priveľa mlčí.
remark-why-hunch-any-5 = Niečo mi tu smrdí. A ponožky to nie sú.
