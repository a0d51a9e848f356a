# A játék a terminálban. $who és $target: játékosok; $cell: hely, például 3,-1; $card: a kártya neve vagy kódja.

## Keret
cli-title = { $game } · { $round }. forduló · { $deck ->
    [one] 1 lap a húzópakliban
   *[other] { $deck } lap a húzópakliban
 }
cli-game-saboteur = Szabotőr
cli-game-duel = Szabotőr: A párbaj
cli-game-solo = Szabotőr: A párbaj egyedül
cli-game-cave = Szabotőr: A sötét barlang
cli-turn = { $who } következik
cli-waiting = { $who } gondolkodik…
cli-you = te
cli-places = Hová? Írj egy számot; Enterrel másik lapot választhatsz.
cli-prompt = Lap vagy választás (1-{ $count }), lépés vagy help:
cli-prompt-place = 1-{ $count }; Enter: vissza:
cli-pass = { $who } következik a billentyűzetnél. Nyomj Entert, ha senki más nem nézi.
cli-done = Nyomj Entert: a képernyő törlődik, és { $who } következik.
cli-go-on = Tovább: Enter.
cli-covered = A szereped le van takarva; a role parancs megmutatja.
cli-role = A szereped: { $role }.
cli-role-digger = aranyásó
cli-role-saboteur = szabotőr
cli-role-loyal = hűséges
cli-role-unknown = ismeretlen
cli-kept = A játék megmarad. Folytatás: undermine play { $game } --resume
cli-hint = Tipp – { $move }. { $why }
cli-hint-alone = Tipp csak annak jár, aki egyedül játszik a botok ellen.
cli-why-none = Most minden lapod kijátszható.
cli-no-undo = Nincs visszavonható lépésed.
cli-no-undo-together = Ezt a lépést nem lehet visszavonni: felfedett valamit, vagy azóta már más is lépett.
cli-saved = Elmentve ide: { $file }. Folytatás: undermine play { $game } --resume { $file }
cli-not-saved = Ide nem lehet írni: { $file } ({ $why })
cli-no-number = { $number } nem választható: 1 és { $count } közötti szám kell.
cli-nothing = Ezzel a lappal most semmit sem lehet tenni.
cli-no-move = „{ $text }” nem lépés. Írj egy számot a listáról, vagy azt, hogy help.
cli-refused = { $clause }: { $sentence } (bővebben: rules { $clause })
cli-no-clause = Nincs { $clause } szabály.
cli-save-where = A save után fájlnév kell.

cli-help =
    Válassz lapot a számával, aztán helyet a számával; egyszerre is megy: 2 3.
    Vagy írd le a lépést úgy, ahogy a feljegyzésben áll: place EW 1,0 · discard NS · break cart 2.
    moves         minden lehetséges lépés
    role          a szereped
    hint          mit lépne egy bot, és miért
    why           miért nem játszható ki egy-egy lapod
    undo          az utolsó lépésed visszavonása
    rules CLAUSE  egy szabály, például rules S-PLACE-3
    save FILE     a játék mentése fájlba
    quit          kilépés; a játék megmarad (Ctrl-D és Ctrl-C után is)
    A kártyákon ═ ║ a járat, ╨ ╥ ╞ ╡ a zsákutca, H a létra, ? a lefordított, ◆ a kincs vagy arany, ● a kő;
    a szikla ░, és ▒ azon, ami utoljára került le. g és b a zöld és a kék ajtó, T a troll.

## Az asztal
cli-players = Játékosok
cli-cards = { $count ->
    [one] 1 lap
   *[other] { $count } lap
 }
cli-gold = { $count ->
    [one] 1 aranykártya
   *[other] { $count } aranykártya
 }
cli-nuggets = { $count ->
    [one] 1 aranyrög
   *[other] { $count } aranyrög
 }
cli-broken = törött: { $tools }
cli-out = kijutott a barlangból
cli-down = a földön fekszik
cli-axes = { $count ->
    [one] 1 csatabárd
   *[other] { $count } csatabárd
 }
cli-boots = csizma
cli-steps = { $count ->
    [one] még 1 lépés
   *[other] még { $count } lépés
 }
cli-colour-green = zöld
cli-colour-blue = kék
cli-colour-yellow = sárga
cli-at = itt: { $place }

## Lépések
cli-move-place = lerakás ide: { $cell }
cli-move-place-turned = lerakás ide: { $cell }, megfordítva
cli-move-break = { $target } eszközének eltörése ({ $tool })
cli-move-repair = { $target } eszközének javítása ({ $tool })
cli-move-rockfall = a kártya kivétele innen: { $cell }
cli-move-map = a cél megnézése itt: { $cell }
cli-move-discard = eldobás lefordítva
cli-move-discard-two = eldobás: { $card } és { $other }
cli-move-discard-with = eldobás ezzel: { $number } – { $card }
cli-move-take = ennek az aranykártyának az elvétele: { cli-nuggets }
cli-move-key = az ajtó kinyitása itt: { $cell }
cli-move-bribe = a troll megvesztegetése itt: { $cell }
cli-move-scrap = eldobás: { $card } és { $other }; javítás: { $tool }
cli-move-scrap-with = ezzel: { $number } – javítás: { $tool } ({ $card })
cli-move-end = a lépés befejezése
cli-move-pay = fizetés: { $gold }
cli-move-orient = a cél ({ $cell }) így feküdjön: { $card }
cli-move-info-goal = a cél megnézése itt: { $cell }
cli-move-info-seat = { $target } klánkártyájának megnézése
cli-move-swap = kártyacsere vele: { $target }
cli-move-boots = csizma neki: { $target }
cli-move-axe = csatabárd neki: { $target }
cli-move-web = pókháló lerakása ide: { $cell }, oldal: { $side }
cli-move-cut = a pókháló átvágása itt: { $cell }, oldal: { $side }
cli-move-rat = patkány hívása { cli-where }
cli-move-crawler = sárkánykígyó hívása { cli-where }
cli-move-goblin = goblin hívása { cli-where }
cli-where = { $cell ->
    [none] (már a labirintusban van)
   *[other] ide: { $cell }
 }
cli-move-step = lépés ide: { $cell }
cli-move-halt = megállás
cli-move-strike = a csatabárd használata
cli-move-endure = nem védekezem
cli-move-propose = befejezést javaslok: már senki sem juthat ki
cli-move-agree = beleegyezem: fejezzük be
cli-move-decline = nem egyezem bele: játsszunk tovább

## Mi történt
cli-event-round = Kezdődik { $round ->
    [1] az 1
   *[other] a { $round }
 }. forduló.
cli-event-place = { $who } lerakja: { $card }, ide: { $cell }.
cli-event-break = { $who } eltöri { $target } eszközét ({ $tool }).
cli-event-repair = { $who } megjavítja { $target } eszközét ({ $tool }).
cli-event-rockfall = { $who } kiveszi a kártyát innen: { $cell }.
cli-event-map = { $who } megnézi a célt ({ $cell }){ $card ->
    [hidden] .
   *[other] : { $card }.
 }
cli-event-goal = Felfordítva ({ $cell }): { $card }.
cli-event-discard = { $who } eldobja: { $cards }.
cli-event-draw = { $who } ezt húzza: { $cards }.
cli-event-offer = { $who } választ az aranykártyákból.
cli-event-take = { $who } elvesz egy aranykártyát{ $nuggets ->
    [hidden] .
   *[other] : { $nuggets }.
 }
cli-event-pay = { $who } ennyit kap: { $gold }.
cli-event-pay-trolls = { $who } a trolloknak fizet: { $gold }.
cli-event-key = { $who } kinyitja az ajtót itt: { $cell }.
cli-event-bribe = { $who } megvesztegeti a trollt itt: { $cell }.
cli-event-claim = { $who } aranyat szerez itt: { $cell } ({ $nuggets }).
cli-event-scrap = { $who } eldobja: { $cards }, és megjavítja az eszközét ({ $tool }).
cli-event-orient = { $who } eldönti, hogyan feküdjön a cél ({ $cell }).
cli-event-sabotage = Lecsap a szabotázs: { $card }.
cli-event-no-sabotage = A szabotázsnak nincs hatása: { $card }.
cli-event-call = { $who } szörnyet hív: { $monster } ({ $field }).
cli-event-step = { $who }: { $figure ->
    [dwarf] a törpe ide megy: { $field }.
   *[other] { $figure } ide megy: { $field }.
 }
cli-event-attack = { $monster } megtámadja { $who } törpéjét.
cli-event-strike = { $who } használja a csatabárdot: { $monster } eltűnik.
cli-event-endure = { $who } nem védekezik: { $monster }.
cli-event-monster-leaves = { $monster } eltűnik a labirintusból.
cli-event-lose = { $who } elveszít egy lapot: { $card }.
cli-event-lose-nugget = { $who } elveszít egy aranyrögöt.
cli-event-swap = { $who } és { $target } kártyát cserél.
cli-event-receive = { $who } ezt kapja: { $cards }.
cli-event-boots = { $target } csizmát kap.
cli-event-axe = { $target } csatabárdot kap.
cli-event-web = { $who } pókhálót rak ide: { $edge }.
cli-event-cut = { $who } átvágja a pókhálót itt: { $edge }.
cli-event-web-weakens = { $left ->
    [0] Eltűnik a pókháló itt: { $edge }.
   *[other] Gyengül a pókháló itt: { $edge }.
 }
cli-event-info-goal = { $who } megnézi a célt ({ $cell }): { $card }.
cli-event-info-seat = { $who } megnézi { $target } klánkártyáját{ $identity ->
    [hidden] .
   *[other] : { $identity }.
 }
cli-event-goal-found = { $who } felfordítja a célt ({ $cell }): { $card }.
cli-event-show = { $who } felfedi a klánkártyáját: { $clan }.
cli-event-look-aside = { $who } megnézi a félretett klánkártyákat: { $clans }.
cli-event-vein = { $who } elveszi az aranyrögöt az aranyérből itt: { $cell }.
cli-event-exit = { $who } kijut a barlangból, és ennyit hoz ki: { $nuggets }.
cli-event-propose = { $who } javasolja, hogy fejezzük be a játékot: már senki sem juthat ki.
cli-event-agree = { $who } beleegyezik.
cli-event-decline = { $who } nem egyezik bele, a játék folytatódik.
cli-event-skip = { $who } kimarad, mert nincs lapja.
cli-event-stand-up = { $who } feláll, de ebben a körben nem mozoghat.

## Befejezések
cli-end-diggers = Megvan a kincs: a fordulót az aranyásók nyerik.
cli-end-saboteurs = A lapok elfogytak, mielőtt meglett volna a kincs: a fordulót a szabotőrök nyerik.
cli-end-nobody = A forduló véget ér, és senki sem nyeri meg.
cli-end-goals = Minden célt felfordítottatok: a fordulónak vége.
cli-end-tokens = Minden jelző elfogyott: a fordulónak vége.
cli-end-cards = Már senkinek sincs lap a kezében: a fordulónak vége.
cli-end-aside = félretéve
cli-end-due = { $who } ennyit kap: { cli-nuggets }.
cli-not-held = Ezen a helyen nincs kézben az a lap, amely ehhez a lépéshez kell.
cli-over = A játék véget ért.
cli-winners = Győztes: { $names }
cli-no-winner = Senki sem nyer.
