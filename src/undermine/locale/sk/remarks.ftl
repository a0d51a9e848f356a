# Čo boti hovoria, keď sa im niečo prihodí: podľa príležitosti a povahy; `any` hovorí ktokoľvek. $name: s kým hovoria; $n: koľko.

# Obvinenie.
remark-accused-any-1 = Ja? Pozri sa lepšie.
remark-accused-any-2 = To chce lepší dôkaz, { $name }.
remark-accused-any-3 = A čo ak si to ty, { $name }?
remark-accused-merry-1 = Ja? To je dobrý vtip!
remark-accused-merry-2 = Ja nepokazím ani polievku, { $name }.
remark-accused-merry-3 = Ale no tak, { $name }, s týmto nevinným pohľadom?
remark-accused-gruff-1 = No jasné. Vždy ja.
remark-accused-gruff-2 = Hľaď si svoju chodbu, { $name }.
remark-accused-gruff-3 = Kopem odvtedy, čo ste ešte behali v plienkach.
remark-accused-sly-1 = Zaujímavé. A komu to pomôže, { $name }?
remark-accused-sly-2 = Kto najviac kričí, ten máva čo skrývať.
remark-accused-sly-3 = Opatrne, { $name }. Také veci si ľudia pamätajú.
remark-accused-terse-1 = Nie.
remark-accused-terse-2 = Vedľa.
remark-accused-terse-3 = Pozri sa poriadne.
remark-accused-brash-1 = Čože?! Zopakuj to!
remark-accused-brash-2 = Hlúposť! Dokáž to, { $name }!
remark-accused-brash-3 = Táraniny! Hrá sa ďalej!
remark-accused-gentle-1 = Chápem, že to tak vyzerá, ale nie.
remark-accused-gentle-2 = To ma trochu mrzí, { $name }.
remark-accused-gentle-3 = Nesúďme, prosím, predčasne.

# Niekto im rozbil nástroj.
remark-broken-any-1 = Hej, to mi bude chýbať!
remark-broken-any-2 = No ďakujem pekne, { $name }.
remark-broken-any-3 = A čím mám teraz kopať?
remark-broken-merry-1 = Ojoj, a je po ňom. Nemá niekto náhradný?
remark-broken-merry-2 = Aspoň si dám desiatu.
remark-broken-merry-3 = { $name }, a tak dobre sme spolu vychádzali!
remark-broken-gruff-1 = Typické. Úplne typické.
remark-broken-gruff-2 = To bol dobrý nástroj, { $name }.
remark-broken-gruff-3 = Toto ti spočítam, { $name }.
remark-broken-sly-1 = Zapisujem si, { $name }.
remark-broken-sly-2 = Teraz aspoň vieme, čoho sa { $name } bojí.
remark-broken-sly-3 = Niekomu to náramne vyhovuje.
remark-broken-terse-1 = Super.
remark-broken-terse-2 = Prečo?
remark-broken-terse-3 = Au.
remark-broken-brash-1 = To myslíš vážne, { $name }?!
remark-broken-brash-2 = Hej! Ruky preč!
remark-broken-brash-3 = Len počkaj, { $name }!
remark-broken-gentle-1 = Ach. Bolo to naozaj potrebné?
remark-broken-gentle-2 = Určite na to máš dôvod, { $name }.
remark-broken-gentle-3 = Povieš mi prečo, { $name }?

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
remark-mended-terse-2 = Zase to ide.
remark-mended-brash-1 = Áno! A teraz sa pozerajte!
remark-mended-brash-2 = Ha! Som späť!
remark-mended-gentle-1 = To je od teba milé, { $name }.
remark-mended-gentle-2 = Ďakujem, veľmi mi to pomohlo.

# Niekto im verí.
remark-trusted-any-1 = Vďaka, { $name }. Dobre sa to počúva.
remark-trusted-any-2 = Aspoň niekto tu má oči.
remark-trusted-merry-1 = Jéj, { $name }! Aj ja teba!
remark-trusted-merry-2 = Vidíte? So mnou je veselo.
remark-trusted-gruff-1 = No vida. Konečne rozumné slovo.
remark-trusted-gruff-2 = Len žiadne dojatie, { $name }.
remark-trusted-sly-1 = Múdra voľba, { $name }.
remark-trusted-sly-2 = Dôvera je krásna vec, však?
remark-trusted-terse-1 = Správne.
remark-trusted-terse-2 = Dobre.
remark-trusted-brash-1 = Veď to hovorím stále!
remark-trusted-brash-2 = Presne! Počúvajte: { $name } vie!
remark-trusted-gentle-1 = To pre mňa veľa znamená, { $name }.
remark-trusted-gentle-2 = Pokúsim sa nesklamať.

# Ich tvrdenie sa ukázalo ako nepravdivé.
remark-caught-any-1 = No… niečo sa mi asi poplietlo.
remark-caught-any-2 = Hm. To je trápne.
remark-caught-merry-1 = Hopla! Prekvapenie!
remark-caught-merry-2 = A čo ak bola tá karta hore nohami?
remark-caught-gruff-1 = No a čo? Pomýliť sa môže každý.
remark-caught-gruff-2 = Nečumte tak na mňa.
remark-caught-sly-1 = Zvláštne, pri sviečke to vyzeralo inak.
remark-caught-sly-2 = A koľkí z vás mi verili? Len sa pýtam.
remark-caught-terse-1 = Hm.
remark-caught-terse-2 = Omyl.
remark-caught-brash-1 = No dobre, dobre! Moja chyba!
remark-caught-brash-2 = A čo? Vy by ste povedali to isté!
remark-caught-gentle-1 = Ach jaj. Všetkým sa ospravedlňujem.
remark-caught-gentle-2 = Je mi to trápne. Naozaj to vyzeralo inak.

# Kolo alebo hra je vyhratá.
remark-won-any-1 = Takto sa to robí.
remark-won-any-2 = To je kus poctivej práce.
remark-won-merry-1 = Hurá! Dnes platím ja!
remark-won-merry-2 = To bola zábava! Ešte, ešte!
remark-won-gruff-1 = No vida. Keď sa chce, tak to ide.
remark-won-gruff-2 = Ujde to. Výnimočne.
remark-won-sly-1 = Presne podľa mojich predstáv.
remark-won-sly-2 = Čakal to vôbec niekto?
remark-won-terse-1 = Hotovo.
remark-won-terse-2 = Pekné.
remark-won-brash-1 = Áno! Áno! Áno!
remark-won-brash-2 = Ha! To bola hračka!
remark-won-gentle-1 = To bolo krásne. Ďakujem vám všetkým.
remark-won-gentle-2 = Ani sa tomu nechcelo veriť.

# Prehra.
remark-lost-any-1 = Dobre zahrané, všetci.
remark-lost-any-2 = Tak nabudúce.
remark-lost-merry-1 = Nevadí, aj tak to bola zábava!
remark-lost-merry-2 = Z prehier sú aj tak lepšie historky.
remark-lost-gruff-1 = Bolo to jasné. Od začiatku to bolo jasné.
remark-lost-gruff-2 = Neporiadok, nič iné ako neporiadok.
remark-lost-sly-1 = Užite si to, kým to trvá.
remark-lost-sly-2 = Pamätám si, kto čo urobil.
remark-lost-terse-1 = Škoda.
remark-lost-terse-2 = Ďalej.
remark-lost-brash-1 = Čože? Nie! Znova!
remark-lost-brash-2 = Chcem odvetu, a hneď!
remark-lost-gentle-1 = Škoda, ale zaslúžite si to.
remark-lost-gentle-2 = Nabudúce to určite pôjde lepšie.

# Tvrdenie niekoho iného sa ukázalo ako nepravdivé.
remark-exposed-any-1 = Toľko k tvojmu slovu, { $name }.
remark-exposed-any-2 = Videli to všetci?
remark-exposed-any-3 = { $name }, musíme sa porozprávať.
remark-exposed-merry-1 = { $name }, ty si mi ale kvietok!
remark-exposed-gruff-1 = Klamstvá, samé klamstvá. Ako vždy.
remark-exposed-sly-1 = A tak veľmi sa mi chcelo veriť ti, { $name }.
remark-exposed-terse-1 = Aha.
remark-exposed-brash-1 = Ha! Mám ťa, { $name }!
remark-exposed-gentle-1 = Možno to bol len omyl, však, { $name }?

# Prosba: kopať, nechať tak, opraviť.
remark-asked-any-1 = Uvidíme.
remark-asked-any-2 = Pozriem sa, čo mám v ruke.
remark-asked-any-3 = Porozmýšľam o tom, { $name }.
remark-asked-merry-1 = Pre teba, { $name }? Pozriem sa, čo sa dá robiť!
remark-asked-gruff-1 = Samé príkazy, nič iné ako príkazy.
remark-asked-sly-1 = A čo za to, { $name }?
remark-asked-terse-1 = Možno.
remark-asked-brash-1 = Všetko naraz sa nedá, { $name }!
remark-asked-gentle-1 = Urobím, čo bude v mojich silách, { $name }.

# Niekto tvrdí opak.
remark-contradicted-any-1 = Niekto z nás dvoch nehovorí pravdu, { $name }.
remark-contradicted-any-2 = Za svojím slovom si stojím.
remark-contradicted-merry-1 = Pozeráme sa na tú istú kartu, { $name }?
remark-contradicted-gruff-1 = Ja viem svoje.
remark-contradicted-sly-1 = Tak to je tvoje slovo proti môjmu, { $name }.
remark-contradicted-terse-1 = Nesúhlasím.
remark-contradicted-brash-1 = To je lož, { $name }!
remark-contradicted-gentle-1 = Vieš to celkom iste, { $name }?

# Našli zlato.
remark-found-any-1 = Zlato! Naozajstné zlato!
remark-found-any-2 = Tu je. Konečne.
remark-found-merry-1 = Pozrite, ako sa ligoce!
remark-found-gruff-1 = No prosím. A nikto tomu neveril.
remark-found-sly-1 = Ale, ale. Čože to tu máme?
remark-found-terse-1 = Zlato.
remark-found-brash-1 = Zlato! A čia je to zásluha? Moja!
remark-found-gentle-1 = Ach, to je krása.

# Odkryli cieľ, a nie je to ten pravý.
remark-blank-any-1 = Nič. Ide sa ďalej.
remark-blank-any-2 = Toľko kopania kvôli tomuto.
remark-blank-merry-1 = Aspoň to už vieme!
remark-blank-gruff-1 = Nič. Čo iné sa dalo čakať.
remark-blank-sly-1 = O jednu záhadu menej.
remark-blank-terse-1 = Tu nie.
remark-blank-brash-1 = Dočerta! Tak ďalší!
remark-blank-gentle-1 = Bolo by to príliš ľahké.

# Zával na ich karte.
remark-struck-any-1 = To bola moja chodba, { $name }!
remark-struck-any-2 = Veď je to sotva vykopané.
remark-struck-merry-1 = Pozor na hlavu, { $name }!
remark-struck-gruff-1 = Hodiny práce, a všetko v ťahu.
remark-struck-sly-1 = Čože ti na nej prekážalo, { $name }?
remark-struck-terse-1 = Moja chodba.
remark-struck-brash-1 = Hej! To je moja robota!
remark-struck-gentle-1 = Práve tejto mi je ľúto.

# Jaskyňa: útočí netvor, ktorého niekto privolal.
remark-hurt-any-1 = Odvolaj ho, { $name }!
remark-hurt-merry-1 = Chce sa iba hrať. Či nie?
remark-hurt-gruff-1 = Hybaj preč, potvora!
remark-hurt-sly-1 = To je tvoj miláčik, { $name }?
remark-hurt-terse-1 = Au.
remark-hurt-brash-1 = Len poď, teba sa nebojím!
remark-hurt-gentle-1 = Dobrý netvor. Veľmi dobrý.

# Jaskyňa: niekto im dal topánky alebo sekeru.
remark-gift-any-1 = Vďaka, { $name }, to sa hodí.
remark-gift-merry-1 = Darček! Pre mňa?
remark-gift-gruff-1 = To teda trvalo, { $name }.
remark-gift-sly-1 = A čo za to budeš chcieť, { $name }?
remark-gift-terse-1 = Užitočné.
remark-gift-brash-1 = Konečne! Tak ja letím!
remark-gift-gentle-1 = To je od teba pozorné, { $name }.

# Jaskyňa: našli cestu von.
remark-way-out-any-1 = Tu je, cesta von!
remark-way-out-merry-1 = Čerstvý vzduch! Už ho cítim!
remark-way-out-gruff-1 = Konečne. Kolená už majú dosť.
remark-way-out-sly-1 = Už len zostáva, kto tam bude prvý.
remark-way-out-terse-1 = Cesta von.
remark-way-out-brash-1 = Tadiaľto! Utekajte!
remark-way-out-gentle-1 = Pozrite, denné svetlo. To je krása.

# Prečo obviňujú: nepravdivé tvrdenie.
remark-why-lied-any-1 = To, čo sľubuješ, tam nie je, { $name }.
remark-why-lied-any-2 = Všetci to vidíme: { $name } nehovorí pravdu.
remark-why-lied-any-3 = Podľa teba tam malo byť niečo iné, { $name }.

# Slepé chodby.
remark-why-dead-ends-any-1 = { $n ->
    [1] Slepá chodba, { $name }?
    [few] { $n } slepé chodby, { $name }?
   *[other] { $n } slepých chodieb, { $name }?
 }
remark-why-dead-ends-any-2 = { $n ->
    [1] Slepú chodbu nikto neuloží omylom, { $name }.
    [few] { $n } slepé chodby nikto neuloží omylom, { $name }.
   *[other] { $n } slepých chodieb nikto neuloží omylom, { $name }.
 }
remark-why-dead-ends-any-3 = { $n ->
    [1] Čo tá slepá chodba, { $name }?
    [few] Čo tie { $n } slepé chodby, { $name }?
   *[other] Čo tých { $n } slepých chodieb, { $name }?
 }
remark-why-dead-ends-any-4 = A kam mala tá chodba viesť, { $name }?

# Závaly.
remark-why-rocks-any-1 = Závaly nepadajú samy, { $name }.
remark-why-rocks-any-2 = Tá chodba bola dobrá, { $name }!
remark-why-rocks-any-3 = { $n ->
    [1] Zasypať dobrú kartu, { $name }?
    [few] Zasypať { $n } dobré karty, { $name }?
   *[other] Zasypať { $n } dobrých kariet, { $name }?
 }

# Okľuky.
remark-why-longer-any-1 = Kopeš na nesprávnu stranu, { $name }.
remark-why-longer-any-2 = Čím viac { $name } kope, tým je zlato ďalej.
remark-why-longer-any-3 = Pekná okľuka, { $name }.
remark-why-longer-any-4 = Odkedy je zlato na tej strane, { $name }?

# Rozbité nástroje.
remark-why-breaks-any-1 = { $n ->
    [1] Kto tu rozbíja nástroje? { $name }.
    [few] { $n } rozbité nástroje, a všetky má na svedomí { $name }.
   *[other] { $n } rozbitých nástrojov, a všetky má na svedomí { $name }.
 }
remark-why-breaks-any-2 = Kto kope k zlatu, ten ostatným nástroje nerozbíja, { $name }.
remark-why-breaks-any-3 = Prečo ten rozbitý nástroj, { $name }?

# Tvrdenia, ktorým niekto protirečí.
remark-why-against-any-1 = { $name } tvrdí jedno a niekto iný druhé.
remark-why-against-any-2 = Tomu, čo o tom cieli hovorí { $name }, neverím.

# Odhodené karty.
remark-why-throws-any-1 = { $n ->
    [1] Akú kartu zahadzuješ, { $name }?
    [few] { $n } zahodené karty, { $name }. Aké?
   *[other] { $n } zahodených kariet, { $name }. Aké?
 }
remark-why-throws-any-2 = Viac kariet zahadzuješ, než kopeš, { $name }.
remark-why-throws-any-3 = S celými nástrojmi sa kope, { $name }.

# Iba pocit.
remark-why-hunch-any-1 = Len taký pocit. Ale silný.
remark-why-hunch-any-2 = Už chvíľu ťa sledujem, { $name }.
remark-why-hunch-any-3 = Všetko to do seba zapadá, { $name }.
remark-why-hunch-any-4 = Si akosi priveľmi potichu, { $name }.
remark-why-hunch-any-5 = Keď vidím, ako { $name } hrá, svrbí ma nos.
