# Hra v terminálu. $who a $target: hráči; $cell: místo, třeba 3,-1; $card: název nebo kód karty.

## Rámec
cli-title = { $game } · kolo { $round } · { $deck ->
    [one] v balíčku 1 karta
    [few] v balíčku { $deck } karty
   *[other] v balíčku { $deck } karet
 }
cli-game-saboteur = Sabotér
cli-game-duel = Sabotér: Duel
cli-game-solo = Sabotér: Duel pro jednoho
cli-game-cave = Sabotér: Temná jeskyně
cli-turn = na tahu { $who }
cli-waiting = { $who } přemýšlí…
cli-you = ty
cli-places = Kam? Zadej číslo, nebo Enter pro výběr jiné karty.
cli-prompt = Karta nebo volba (1-{ $count }), tah, nebo help:
cli-prompt-place = 1-{ $count }, nebo Enter zpět:
cli-pass = Na řadě je { $who }: předejte klávesnici. Stiskni Enter, až se nikdo jiný nebude dívat.
cli-done = Stiskni Enter: obrazovka se smaže a hraje { $who }.
cli-go-on = Stiskni Enter a hraje se dál.
cli-covered = Tvoje role je zakrytá; ukáže ji příkaz role.
cli-role = Tvoje role: { $role }.
cli-role-digger = zlatokop
cli-role-saboteur = sabotér
cli-role-loyal = věrný trpaslík
cli-role-unknown = neznámá
cli-kept = Hra zůstává uložená. Pokračuj příkazem: undermine play { $game } --resume
cli-hint = Rada – { $move }. { $why }
cli-hint-alone = Rada je jen pro toho, kdo hraje sám proti botům.
cli-why-none = Všechny karty, které máš v ruce, se teď dají zahrát.
cli-no-undo = Není co vzít zpět.
cli-no-undo-together = Tenhle tah nejde vzít zpět: něco odhalil, nebo po něm už hrál někdo jiný.
cli-saved = Uloženo do { $file }. Pokračuj příkazem: undermine play { $game } --resume { $file }
cli-not-saved = Do { $file } nelze zapsat: { $why }
cli-no-number = { $number } není mezi volbami 1 až { $count }.
cli-nothing = S touto kartou se teď nedá nic dělat.
cli-no-move = „{ $text }“ není tah. Zadej číslo ze seznamu, nebo help.
cli-refused = { $clause }: { $sentence } (víc řekne příkaz rules { $clause })
cli-no-clause = Pravidlo { $clause } neexistuje.
cli-save-where = Příkaz save potřebuje název souboru.

cli-help =
    Vyber kartu číslem, potom místo číslem; jde to i najednou: 2 3.
    Nebo napiš tah jako v záznamu: place EW 1,0 · discard NS · break cart 2.
    moves         vypíše všechny možné tahy
    role          ukáže tvou roli
    hint          poradí, co by zahrál bot a proč
    why           řekne, proč některé karty nejdou zahrát
    undo          vezme zpět tvůj poslední tah
    rules CLAUSE  vypíše pravidlo, třeba rules S-PLACE-3
    save FILE     uloží hru do souboru
    quit          odejde od stolu; hra zůstane uložená (i po Ctrl-D a Ctrl-C)
    Na kartách jsou ═ ║ chodby, ╨ ╥ ╞ ╡ slepé konce, H žebřík, ? lícem dolů, ◆ poklad nebo zlato, ● kámen;
    skála je ░ a ▒ je na tom, co přibylo naposled. g a b jsou zelené a modré dveře, T je trol.

## Stůl
cli-players = Hráči
cli-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[other] { $count } karet
 }
cli-gold = { $count ->
    [one] 1 karta zlata
    [few] { $count } karty zlata
   *[other] { $count } karet zlata
 }
cli-nuggets = { $count ->
    [one] 1 nuget
    [few] { $count } nugety
   *[other] { $count } nugetů
 }
cli-broken = rozbito: { $tools }
cli-out = venku z jeskyně
cli-down = leží na zemi
cli-axes = { $count ->
    [one] 1 sekera
    [few] { $count } sekery
   *[other] { $count } seker
 }
cli-boots = boty
cli-steps = { $count ->
    [one] zbývá 1 krok
    [few] zbývají { $count } kroky
   *[other] zbývá { $count } kroků
 }
cli-colour-green = zelená
cli-colour-blue = modrá
cli-colour-yellow = žlutá
cli-at = na { $place }

## Tahy
cli-move-place = položit na { $cell }
cli-move-place-turned = položit na { $cell }, otočenou
cli-move-break = rozbít nástroj hráče { $target } ({ $tool })
cli-move-repair = opravit nástroj hráče { $target } ({ $tool })
cli-move-rockfall = odstranit kartu z { $cell }
cli-move-map = podívat se na cíl na { $cell }
cli-move-discard = odhodit lícem dolů
cli-move-discard-two = odhodit: { $card } a { $other }
cli-move-discard-with = odhodit ji a { $number }: { $card }
cli-move-take = vzít si kartu: { cli-nuggets }
cli-move-key = odemknout dveře na { $cell }
cli-move-bribe = podplatit trola na { $cell }
cli-move-scrap = odhodit: { $card } a { $other }; opravit: { $tool }
cli-move-scrap-with = a s ní { $number } – opravit: { $tool } ({ $card })
cli-move-end = ukončit tah
cli-move-pay = zaplatit { $gold }
cli-move-orient = natočit cíl na { $cell } takto: { $card }
cli-move-info-goal = podívat se na cíl na { $cell }
cli-move-info-seat = podívat se na klanovou kartu hráče { $target }
cli-move-swap = vyměnit si karty s hráčem { $target }
cli-move-boots = boty pro hráče { $target }
cli-move-axe = sekera pro hráče { $target }
cli-move-web = položit pavučinu na { $cell }, strana: { $side }
cli-move-cut = přeseknout pavučinu na { $cell }, strana: { $side }
cli-move-rat = přivolat krysu { cli-where }
cli-move-crawler = přivolat plazouna { cli-where }
cli-move-goblin = přivolat skřeta { cli-where }
cli-where = { $cell ->
    [none] (už je v bludišti)
   *[other] na { $cell }
 }
cli-move-step = krok na { $cell }
cli-move-halt = zastavit se
cli-move-strike = použít sekeru
cli-move-endure = nebránit se
cli-move-propose = navrhnout konec hry: ven se už nikdo nedostane
cli-move-agree = souhlasit s koncem hry
cli-move-decline = nesouhlasit a hrát dál

## Co se stalo
cli-event-round = Začíná kolo { $round }.
cli-event-place = { $who } pokládá { $card } na { $cell }.
cli-event-break = { $who } rozbíjí nástroj hráče { $target } ({ $tool }).
cli-event-repair = { $who } opravuje nástroj hráče { $target } ({ $tool }).
cli-event-rockfall = { $who } odstraňuje kartu z { $cell }.
cli-event-map = { $who } se dívá na cíl na { $cell }{ $card ->
    [hidden] .
   *[other] : { $card }.
 }
cli-event-goal = Cíl na { $cell } je odkrytý: { $card }.
cli-event-discard = { $who } odhazuje: { $cards }.
cli-event-draw = { $who } si dobírá: { $cards }.
cli-event-offer = { $who } si vybírá zlato.
cli-event-take = { $who } si bere kartu zlata{ $nuggets ->
    [hidden] .
   *[other] : { $nuggets }.
 }
cli-event-pay = { $who } dostává zlato: { $gold }.
cli-event-pay-trolls = { $who } platí trolům: { $gold }.
cli-event-key = { $who } odemyká dveře na { $cell }.
cli-event-bribe = { $who } podplácí trola na { $cell }.
cli-event-claim = { $who } získává zlato na { $cell }: { $nuggets }.
cli-event-scrap = { $who } odhazuje: { $cards }, a opravuje: { $tool }.
cli-event-orient = { $who } vybírá, jak bude ležet cíl na { $cell }.
cli-event-sabotage = Sabotáž udeřila: { $card }.
cli-event-no-sabotage = Sabotáž nemá žádný účinek: { $card }.
cli-event-call = { $who } přivolává nestvůru: { $monster } ({ $field }).
cli-event-step = { $who }: { $figure ->
    [dwarf] trpaslík jde na { $field }.
   *[other] { $figure } jde na { $field }.
 }
cli-event-attack = { $monster } útočí na hráče { $who }.
cli-event-strike = { $who } používá sekeru: { $monster } mizí.
cli-event-endure = { $who } se nebrání: { $monster }.
cli-event-monster-leaves = { $monster } mizí z bludiště.
cli-event-lose = { $who } přichází o kartu: { $card }.
cli-event-lose-nugget = { $who } přichází o nuget.
cli-event-swap = { $who } si vyměňuje karty s hráčem { $target }.
cli-event-receive = { $who } dostává: { $cards }.
cli-event-boots = { $target } dostává boty.
cli-event-axe = { $target } dostává sekeru.
cli-event-web = { $who } pokládá pavučinu na { $edge }.
cli-event-cut = { $who } přesekává pavučinu na { $edge }.
cli-event-web-weakens = { $left ->
    [0] Pavučina na { $edge } mizí.
   *[other] Pavučina na { $edge } slábne.
 }
cli-event-info-goal = { $who } se dívá na cíl na { $cell }: { $card }.
cli-event-info-seat = { $who } se dívá na klanovou kartu hráče { $target }{ $identity ->
    [hidden] .
   *[other] : { $identity }.
 }
cli-event-goal-found = { $who } odkrývá cíl na { $cell }: { $card }.
cli-event-show = { $who } ukazuje klanovou kartu: { $clan }.
cli-event-look-aside = { $who } si prohlíží odložené klanové karty: { $clans }.
cli-event-vein = { $who } si bere nuget ze zlaté žíly na { $cell }.
cli-event-exit = { $who } vychází z jeskyně a nese: { $nuggets }.
cli-event-propose = { $who } navrhuje konec hry: ven se už nikdo nedostane.
cli-event-agree = { $who } souhlasí.
cli-event-decline = { $who } nesouhlasí, hraje se dál.
cli-event-skip = { $who } nemá karty a vynechává tah.
cli-event-stand-up = { $who } zase vstává, v tomto tahu se ale nepohne.

## Konce
cli-end-diggers = Poklad je nalezen: kolo vyhrávají zlatokopové.
cli-end-saboteurs = Karty došly dřív, než se poklad našel: kolo vyhrávají sabotéři.
cli-end-nobody = Kolo končí a nikdo ho nevyhrává.
cli-end-goals = Všechny cíle jsou odkryté: kolo končí.
cli-end-tokens = Všechny žetony jsou položené: kolo končí.
cli-end-cards = Nikdo už nemá v ruce kartu: kolo končí.
cli-end-aside = odloženo
cli-end-due = { $who } dostává { cli-nuggets }.
cli-not-held = Hráč na tomto místě nemá v ruce kartu, kterou tah potřebuje.
cli-over = Konec hry.
cli-winners = Vítězství: { $names }
cli-no-winner = Nevyhrává nikdo.
