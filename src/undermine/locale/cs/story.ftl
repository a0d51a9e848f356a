# Příběh hry. $player to udělal, $target se to stalo; $cards: počet karet.

story-title = Příběh hry
story-round = { $number }. kolo
story-guilt = Kdo působil jako sabotér
story-chance = Kdo měl jaké šance
story-looked = { $player } – podezření ze sabotáže: { $percent } %
story-turning = Kdy se to zlomilo
story-advice = Dobrý bot by hrál: { $move }.
story-advice-same = Dobrý bot by udělal totéž.
story-advice-knowing = Přitom ví jen to, co v té chvíli ví { $player }.
story-true = pravda
story-false = nepravda
story-claims = Co kdo tvrdil
story-believed = Uvěřili tomu: { $players }
story-nobody-believed = Nikdo se tím neřídil.
story-figures = Totéž v číslech
story-move = Tah
story-moves = tahy
story-nothing = Ještě žádné kolo neskončilo. Příběh začne, až nějaké skončí.
story-of-diggers = Šance zlatokopů
story-of-green = Šance zelené barvy
story-of-blue = Šance modrého klanu
story-of-nuggets = Očekávané nugety
story-seen = Jak to mohli vidět všichni
story-hindsight = při pohledu zpět
story-side-digger = zlatokop
story-side-saboteur = sabotér
story-side-blue = modrý klan
story-side-yellow = žlutý klan
story-side-green = zelená
story-eyes = Kdo se dívá
story-eyes-public = všichni
story-too-early = Šedá: na úsudek je brzy, ještě nehráli všichni.
story-band = Vyber jméno: světlý pás ukazuje, jak moc se názory mohou lišit.
story-looked-only = Tohle je jen zdání, spočítané z tahů. Kdo je kdo, ukážou až karty.
story-watch = Ukázat ten okamžik
story-working = Počítá se…
story-failed = Příběh se teď nepodařilo sestavit. Zkus to za chvíli znovu.
story-share = Sdílet ocenění
story-awards = Ocenění
story-nose = Jak kdo ostatní prokoukl
story-nose-said = Podle slov: { $score }
story-nose-bot = Bot na stejném místě: { $score }
story-nose-scale = 0 je bez chyby, 100 je úplně vedle.
story-award-liar = Nejlepší lhář
story-award-nose = Nejlepší čuch
story-award-unlucky = Smůla na nástroje
story-award-breaker = Nejvíc rozbitých nástrojů
story-award-mender = Největší opora v nouzi
story-award-trusted = Nejdůvěryhodnější zrada
story-award-framed = Nejvíc podezření neprávem
story-award-pathfinder = Největší kus cesty ke zlatu
story-award-bluffer = Nejvíc škody, nejmíň podezření
story-why-closer = { $cards ->
    [one] { $player } přibližuje chodbu ke zlatu o kartu.
    [few] { $player } přibližuje chodbu ke zlatu o { $cards } karty.
   *[other] { $player } přibližuje chodbu ke zlatu o { $cards } karet.
 }
story-why-away = { $cards ->
    [one] { $player } prodlužuje cestu ke zlatu o kartu.
    [few] { $player } prodlužuje cestu ke zlatu o { $cards } karty.
   *[other] { $player } prodlužuje cestu ke zlatu o { $cards } karet.
 }
story-why-dead-end = { $cards ->
    [one] { $player } pokládá slepou chodbu, kartu od zlata.
    [few] { $player } pokládá slepou chodbu, { $cards } karty od zlata.
   *[other] { $player } pokládá slepou chodbu, { $cards } karet od zlata.
 }
story-why-aside = { $cards ->
    [one] { $player } kope stranou, kartu od zlata.
    [few] { $player } kope stranou, { $cards } karty od zlata.
   *[other] { $player } kope stranou, { $cards } karet od zlata.
 }
story-why-rock-help = { $player } uvolňuje cestu závalem.
story-why-rock = { $cards ->
    [one] { $player } boří chodbu, kartu od zlata.
    [few] { $player } boří chodbu, { $cards } karty od zlata.
   *[other] { $player } boří chodbu, { $cards } karet od zlata.
 }
story-why-break = { $player } rozbíjí nástroj hráči { $target }.
story-why-mend = { $player } opravuje nástroj hráči { $target }.
story-why-mend-own = { $player } opravuje vlastní nástroj.
story-why-map = { $player } se dívá na cíl.
story-why-discard = { $player } místo kopání odhazuje kartu.
story-why-discard-hindered = { $player } nemůže kopat a odhazuje kartu.
story-why-shown = { $player } ukazuje klanovou kartu.
story-why-attack = { $player } na někoho pouští nestvůru.
story-why-gift = { $player } někomu dává dárek.
story-turn-claim = { $player } se dostává ke zlatu.
story-turn-goal = { $player } odkrývá cíl.
story-turn-break = { $player } rozbíjí soupeři nástroj.
story-turn-rockfall = { $player } boří chodbu.
story-turn-strike = Balíček vrací úder. Na tahu: { $player }.
story-turn-leave = { $player } je venku z jeskyně.
story-turn-attack = { $player }: útočí nestvůra.
story-turn-place = { $player } pokládá chodbu.
story-turn-card = { $player } hraje tah, na kterém záleží.
story-jumps = Co změnilo zdání
story-unsaid = vzato zpět
story-out = Kdo měl šanci dostat se ven
story-back = Zpátky ke stolu
story-bluff = Škoda a podezření
story-bluff-of = { $harm ->
    [one] { $player }: šance zlatokopů klesá o { $harm } bod, podezření { $guilt } %
    [few] { $player }: šance zlatokopů klesá o { $harm } body, podezření { $guilt } %
   *[other] { $player }: šance zlatokopů klesá o { $harm } bodů, podezření { $guilt } %
 }
story-you = { $player } (ty)
story-notes-show = Moje poznámky
story-notes = Tvoje poznámky
story-notes-none = V tomhle kole nemáš žádnou poznámku.
story-notes-private = Vidíš je jen ty.
story-notes-score = Podle poznámek a slov: { $score }.
story-notes-better = Ostatní máš prokouknuté líp než bot.
story-notes-worse = Bot je měl prokouknuté líp.
story-notes-even = Ty i bot jste je prokoukli stejně dobře.
story-scene = Bludiště po tahu { $move }
story-possible-share = { $percent } % toho, co šlo získat
story-possible-of = { $taken } z { $possible }
story-possible-about = Získané nugety a kolik jich našlo hledání, které předem znalo všechny karty. Rozdání je štěstí, podíl je umění; možná šlo získat ještě víc.
