# Príbeh hry. $player to urobil, $target sa to stalo; $cards: počet kariet.

story-title = Príbeh hry
story-round = { $number }. kolo
story-guilt = Kto pôsobil ako sabotér
story-chance = Kto mal aké šance
story-looked = { $player } – podozrenie zo sabotáže: { $percent } %
story-turning = Kedy sa to zlomilo
story-advice = Dobrý bot by hral: { $move }.
story-advice-same = Dobrý bot by urobil to isté.
story-advice-knowing = Pritom vie iba to, čo v tej chvíli vie { $player }.
story-true = pravda
story-false = nepravda
story-claims = Čo kto tvrdil
story-believed = Uverili tomu: { $players }
story-nobody-believed = Nikto sa tým neriadil.
story-figures = To isté v číslach
story-move = Ťah
story-moves = ťahy
story-nothing = Zatiaľ sa žiadne kolo neskončilo. Príbeh sa začne, keď sa nejaké skončí.
story-of-diggers = Šanca zlatokopov
story-of-green = Šanca zelenej farby
story-of-blue = Šanca modrého klanu
story-of-nuggets = Očakávané nugety
story-seen = Ako to mohli vidieť všetci
story-hindsight = pri pohľade späť
story-side-digger = zlatokop
story-side-saboteur = sabotér
story-side-blue = modrý klan
story-side-yellow = žltý klan
story-side-green = zelená
story-eyes = Kto sa pozerá
story-eyes-public = všetci
story-too-early = Sivá: na úsudok je priskoro, ešte nehrali všetci.
story-band = Vyber meno: svetlý pás ukazuje, ako veľmi sa názory môžu líšiť.
story-looked-only = Toto je iba zdanie, vypočítané z ťahov. Kto je kto, ukážu až karty.
story-watch = Ukázať ten okamih
story-working = Počíta sa…
story-failed = Príbeh sa teraz nepodarilo zostaviť. Skús to o chvíľu znova.
story-share = Zdieľať ocenenia
story-awards = Ocenenia
story-nose = Ako kto ostatných prekukol
story-nose-said = Podľa slov: { $score }
story-nose-bot = Bot na tom istom mieste: { $score }
story-nose-scale = 0 je bez chyby, 100 je úplne vedľa.
story-award-liar = Najlepší klamár
story-award-nose = Najlepší čuch
story-award-unlucky = Smola na nástroje
story-award-breaker = Najviac rozbitých nástrojov
story-award-mender = Najväčšia opora v núdzi
story-award-trusted = Najdôveryhodnejšia zrada
story-award-framed = Najviac podozrenia neprávom
story-award-pathfinder = Najväčší kus cesty k zlatu
story-award-bluffer = Najviac škody, najmenej podozrenia
story-why-closer = { $cards ->
    [one] { $player } približuje chodbu k zlatu o kartu.
    [few] { $player } približuje chodbu k zlatu o { $cards } karty.
   *[other] { $player } približuje chodbu k zlatu o { $cards } kariet.
 }
story-why-away = { $cards ->
    [one] { $player } predlžuje cestu k zlatu o kartu.
    [few] { $player } predlžuje cestu k zlatu o { $cards } karty.
   *[other] { $player } predlžuje cestu k zlatu o { $cards } kariet.
 }
story-why-dead-end = { $cards ->
    [one] { $player } ukladá slepú chodbu, kartu od zlata.
    [few] { $player } ukladá slepú chodbu, { $cards } karty od zlata.
   *[other] { $player } ukladá slepú chodbu, { $cards } kariet od zlata.
 }
story-why-aside = { $cards ->
    [one] { $player } kope bokom, kartu od zlata.
    [few] { $player } kope bokom, { $cards } karty od zlata.
   *[other] { $player } kope bokom, { $cards } kariet od zlata.
 }
story-why-rock-help = { $player } uvoľňuje cestu závalom.
story-why-rock = { $cards ->
    [one] { $player } búra chodbu, kartu od zlata.
    [few] { $player } búra chodbu, { $cards } karty od zlata.
   *[other] { $player } búra chodbu, { $cards } kariet od zlata.
 }
story-why-break = { $player } rozbíja nástroj hráčovi { $target }.
story-why-mend = { $player } opravuje nástroj hráčovi { $target }.
story-why-mend-own = { $player } opravuje vlastný nástroj.
story-why-map = { $player } sa pozerá na cieľ.
story-why-discard = { $player } namiesto kopania odhadzuje kartu.
story-why-discard-hindered = { $player } nemôže kopať a odhadzuje kartu.
story-why-shown = { $player } ukazuje klanovú kartu.
story-why-attack = { $player } na niekoho púšťa netvora.
story-why-gift = { $player } niekomu dáva darček.
story-turn-claim = { $player } sa dostáva k zlatu.
story-turn-goal = { $player } odkrýva cieľ.
story-turn-break = { $player } rozbíja súperovi nástroj.
story-turn-rockfall = { $player } búra chodbu.
story-turn-strike = Balíček vracia úder. Na ťahu: { $player }.
story-turn-leave = { $player } je vonku z jaskyne.
story-turn-attack = { $player }: útočí netvor.
story-turn-place = { $player } ukladá chodbu.
story-turn-card = { $player } hrá ťah, na ktorom záleží.
story-jumps = Čo zmenilo zdanie
story-unsaid = vzaté späť
story-out = Kto mal šancu dostať sa von
story-back = Späť k stolu
story-bluff = Škoda a podozrenie
story-bluff-of = { $harm ->
    [one] { $player }: šanca zlatokopov klesá o { $harm } bod, podozrenie { $guilt } %
    [few] { $player }: šanca zlatokopov klesá o { $harm } body, podozrenie { $guilt } %
   *[other] { $player }: šanca zlatokopov klesá o { $harm } bodov, podozrenie { $guilt } %
 }
story-you = { $player } (ty)
story-notes-show = Moje poznámky
story-notes = Tvoje poznámky
story-notes-none = V tomto kole nemáš žiadnu poznámku.
story-notes-private = Vidíš ich len ty.
story-notes-score = Podľa poznámok a slov: { $score }.
story-notes-better = Ostatných máš prekuknutých lepšie ako bot.
story-notes-worse = Bot ich mal prekuknutých lepšie.
story-notes-even = Ty aj bot ste ich prekukli rovnako dobre.
story-scene = Bludisko po ťahu { $move }
story-possible-share = { $percent } % z toho, čo sa dalo získať
story-possible-of = { $taken } z { $possible }
story-possible-about = Získané nugety a koľko ich našlo hľadanie, ktoré vopred poznalo všetky karty. Rozdanie je šťastie, podiel je umenie; možno sa dalo získať ešte viac.
