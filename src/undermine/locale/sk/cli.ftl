# Hra v termináli. $who a $target: hráči; $cell: miesto, napríklad 3,-1; $card: názov alebo kód karty.

## Rámec
cli-title = { $game } · kolo { $round } · { $deck ->
    [one] v balíčku 1 karta
    [few] v balíčku { $deck } karty
   *[other] v balíčku { $deck } kariet
 }
cli-game-saboteur = Sabotér
cli-game-duel = Sabotér: Duel
cli-game-solo = Sabotér: Duel pre jedného
cli-game-cave = Sabotér: Temná jaskyňa
cli-turn = na ťahu { $who }
cli-waiting = { $who } rozmýšľa…
cli-you = ty
cli-places = Kam? Zadaj číslo, alebo Enter na výber inej karty.
cli-prompt = Karta alebo voľba (1-{ $count }), ťah, alebo help:
cli-prompt-place = 1-{ $count }, alebo Enter späť:
cli-pass = Na rade je { $who }: podajte klávesnicu. Stlač Enter, keď sa nikto iný nebude pozerať.
cli-done = Stlač Enter: obrazovka sa zmaže a hrá { $who }.
cli-go-on = Stlač Enter a hrá sa ďalej.
cli-covered = Tvoja rola je zakrytá; ukáže ju príkaz role.
cli-role = Tvoja rola: { $role }.
cli-role-digger = zlatokop
cli-role-saboteur = sabotér
cli-role-loyal = verný trpaslík
cli-role-unknown = neznáma
cli-kept = Hra zostáva uložená. Pokračuj príkazom: undermine play { $game } --resume
cli-hint = Rada – { $move }. { $why }
cli-hint-alone = Rada je len pre toho, kto hrá sám proti botom.
cli-why-none = Všetky karty, ktoré máš v ruke, sa teraz dajú zahrať.
cli-no-undo = Nie je čo vziať späť.
cli-no-undo-together = Tento ťah sa nedá vziať späť: niečo odhalil, alebo po ňom už hral niekto iný.
cli-saved = Uložené do { $file }. Pokračuj príkazom: undermine play { $game } --resume { $file }
cli-not-saved = Do { $file } sa nedá zapísať: { $why }
cli-no-number = { $number } nie je medzi voľbami 1 až { $count }.
cli-nothing = S touto kartou sa teraz nedá nič robiť.
cli-no-move = „{ $text }“ nie je ťah. Zadaj číslo zo zoznamu, alebo help.
cli-refused = { $clause }: { $sentence } (viac povie príkaz rules { $clause })
cli-no-clause = Pravidlo { $clause } neexistuje.
cli-save-where = Príkaz save potrebuje názov súboru.

cli-help =
    Vyber kartu číslom, potom miesto číslom; dá sa to aj naraz: 2 3.
    Alebo napíš ťah ako v zázname: place EW 1,0 · discard NS · break cart 2.
    moves         vypíše všetky možné ťahy
    role          ukáže tvoju rolu
    hint          poradí, čo by zahral bot a prečo
    why           povie, prečo sa niektoré karty nedajú zahrať
    undo          vezme späť tvoj posledný ťah
    rules CLAUSE  vypíše pravidlo, napríklad rules S-PLACE-3
    save FILE     uloží hru do súboru
    quit          odíde od stola; hra zostane uložená (aj po Ctrl-D a Ctrl-C)
    Na kartách sú ═ ║ chodby, ╨ ╥ ╞ ╡ slepé konce, H rebrík, ? lícom nadol, ◆ poklad alebo zlato, ● kameň;
    skala je ░ a ▒ je na tom, čo pribudlo naposledy. g a b sú zelené a modré dvere, T je trol.

## Stôl
cli-players = Hráči
cli-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } kariet
 }
cli-gold = { $count ->
    [one] 1 karta zlata
    [few] { $count } karty zlata
   *[other] { $count } kariet zlata
 }
cli-nuggets = { $count ->
    [one] 1 nuget
    [few] { $count } nugety
   *[other] { $count } nugetov
 }
cli-broken = rozbité: { $tools }
cli-out = vonku z jaskyne
cli-down = leží na zemi
cli-axes = { $count ->
    [one] 1 sekera
    [few] { $count } sekery
   *[other] { $count } sekier
 }
cli-boots = topánky
cli-steps = { $count ->
    [one] zostáva 1 krok
    [few] zostávajú { $count } kroky
   *[other] zostáva { $count } krokov
 }
cli-colour-green = zelená
cli-colour-blue = modrá
cli-colour-yellow = žltá
cli-at = na { $place }

## Ťahy
cli-move-place = položiť na { $cell }
cli-move-place-turned = položiť na { $cell }, otočenú
cli-move-break = rozbiť nástroj hráča { $target } ({ $tool })
cli-move-repair = opraviť nástroj hráča { $target } ({ $tool })
cli-move-rockfall = odstrániť kartu z { $cell }
cli-move-map = pozrieť sa na cieľ na { $cell }
cli-move-discard = odhodiť lícom nadol
cli-move-discard-two = odhodiť: { $card } a { $other }
cli-move-discard-with = odhodiť ju a { $number }: { $card }
cli-move-take = vziať si kartu: { cli-nuggets }
cli-move-key = odomknúť dvere na { $cell }
cli-move-bribe = podplatiť trola na { $cell }
cli-move-scrap = odhodiť: { $card } a { $other }; opraviť: { $tool }
cli-move-scrap-with = a s ňou { $number } – opraviť: { $tool } ({ $card })
cli-move-end = ukončiť ťah
cli-move-pay = zaplatiť { $gold }
cli-move-orient = natočiť cieľ na { $cell } takto: { $card }
cli-move-info-goal = pozrieť sa na cieľ na { $cell }
cli-move-info-seat = pozrieť sa na klanovú kartu hráča { $target }
cli-move-swap = vymeniť si karty s hráčom { $target }
cli-move-boots = topánky pre hráča { $target }
cli-move-axe = sekera pre hráča { $target }
cli-move-web = položiť pavučinu na { $cell }, strana: { $side }
cli-move-cut = preseknúť pavučinu na { $cell }, strana: { $side }
cli-move-rat = privolať krysu { cli-where }
cli-move-crawler = privolať plazúňa { cli-where }
cli-move-goblin = privolať škriatka { cli-where }
cli-where = { $cell ->
    [none] (už je v bludisku)
   *[other] na { $cell }
 }
cli-move-step = krok na { $cell }
cli-move-halt = zastaviť sa
cli-move-strike = použiť sekeru
cli-move-endure = nebrániť sa
cli-move-propose = navrhnúť koniec hry: von sa už nikto nedostane
cli-move-agree = súhlasiť s koncom hry
cli-move-decline = nesúhlasiť a hrať ďalej

## Čo sa stalo
cli-event-round = Začína sa kolo { $round }.
cli-event-place = { $who } ukladá { $card } na { $cell }.
cli-event-break = { $who } rozbíja nástroj hráča { $target } ({ $tool }).
cli-event-repair = { $who } opravuje nástroj hráča { $target } ({ $tool }).
cli-event-rockfall = { $who } odstraňuje kartu z { $cell }.
cli-event-map = { $who } sa pozerá na cieľ na { $cell }{ $card ->
    [hidden] .
   *[other] : { $card }.
 }
cli-event-goal = Cieľ na { $cell } je odkrytý: { $card }.
cli-event-discard = { $who } odhadzuje: { $cards }.
cli-event-draw = { $who } si doberá: { $cards }.
cli-event-offer = { $who } si vyberá zlato.
cli-event-take = { $who } si berie kartu zlata{ $nuggets ->
    [hidden] .
   *[other] : { $nuggets }.
 }
cli-event-pay = { $who } dostáva zlato: { $gold }.
cli-event-pay-trolls = { $who } platí trolom: { $gold }.
cli-event-key = { $who } odomyká dvere na { $cell }.
cli-event-bribe = { $who } podpláca trola na { $cell }.
cli-event-claim = { $who } získava zlato na { $cell }: { $nuggets }.
cli-event-scrap = { $who } odhadzuje: { $cards }, a opravuje: { $tool }.
cli-event-orient = { $who } vyberá, ako bude ležať cieľ na { $cell }.
cli-event-sabotage = Sabotáž udrela: { $card }.
cli-event-no-sabotage = Sabotáž nemá žiadny účinok: { $card }.
cli-event-call = { $who } privoláva netvora: { $monster } ({ $field }).
cli-event-step = { $who }: { $figure ->
    [dwarf] trpaslík ide na { $field }.
   *[other] { $figure } ide na { $field }.
 }
cli-event-attack = { $monster } útočí na hráča { $who }.
cli-event-strike = { $who } používa sekeru: { $monster } mizne.
cli-event-endure = { $who } sa nebráni: { $monster }.
cli-event-monster-leaves = { $monster } mizne z bludiska.
cli-event-lose = { $who } prichádza o kartu: { $card }.
cli-event-lose-nugget = { $who } prichádza o nuget.
cli-event-swap = { $who } si vymieňa karty s hráčom { $target }.
cli-event-receive = { $who } dostáva: { $cards }.
cli-event-boots = { $target } dostáva topánky.
cli-event-axe = { $target } dostáva sekeru.
cli-event-web = { $who } ukladá pavučinu na { $edge }.
cli-event-cut = { $who } presekáva pavučinu na { $edge }.
cli-event-web-weakens = { $left ->
    [0] Pavučina na { $edge } mizne.
   *[other] Pavučina na { $edge } slabne.
 }
cli-event-info-goal = { $who } sa pozerá na cieľ na { $cell }: { $card }.
cli-event-info-seat = { $who } sa pozerá na klanovú kartu hráča { $target }{ $identity ->
    [hidden] .
   *[other] : { $identity }.
 }
cli-event-goal-found = { $who } odkrýva cieľ na { $cell }: { $card }.
cli-event-show = { $who } ukazuje klanovú kartu: { $clan }.
cli-event-look-aside = { $who } si prezerá odložené klanové karty: { $clans }.
cli-event-vein = { $who } si berie nuget zo zlatej žily na { $cell }.
cli-event-exit = { $who } vychádza z jaskyne a nesie: { $nuggets }.
cli-event-propose = { $who } navrhuje koniec hry: von sa už nikto nedostane.
cli-event-agree = { $who } súhlasí.
cli-event-decline = { $who } nesúhlasí, hrá sa ďalej.
cli-event-skip = { $who } nemá karty a vynecháva ťah.
cli-event-stand-up = { $who } znova vstáva, v tomto ťahu sa však nepohne.

## Konce
cli-end-diggers = Poklad sa našiel: kolo vyhrávajú zlatokopi.
cli-end-saboteurs = Karty sa minuli skôr, než sa poklad našiel: kolo vyhrávajú sabotéri.
cli-end-nobody = Kolo sa končí a nikto ho nevyhráva.
cli-end-goals = Všetky ciele sú odkryté: kolo sa končí.
cli-end-tokens = Všetky žetóny sú položené: kolo sa končí.
cli-end-cards = Nikto už nemá v ruke kartu: kolo sa končí.
cli-end-aside = odložené
cli-end-due = { $who } dostáva { cli-nuggets }.
cli-not-held = Hráč na tomto mieste nemá v ruke kartu, ktorú ťah potrebuje.
cli-over = Koniec hry.
cli-winners = Víťazstvo: { $names }
cli-no-winner = Nevyhráva nikto.
