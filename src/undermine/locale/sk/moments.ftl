# The great moments, and what happened since the own last decision.

moment-skip = Ďalej
role-turn = Otočiť svoju tajnú kartu
role-turn-about = Nikto sa ti nepozerá cez plece? Ťukni na kartu a otoč ju.
saboteurs-one-clan = Všetci máte rovnakú farbu: druhý klan tvoria len sabotéri, ktorí sa medzi vami skrývajú.
saboteurs-or = Počet sabotérov medzi vami: { $least } alebo { $most } (hráčov je { $seats }).
saboteurs-at-most = { $most ->
    [1] Medzi vami je najviac jeden sabotér, možno žiadny (hráčov je { $seats }).
   *[other] Počet sabotérov medzi vami: najviac { $most } (hráčov je { $seats }).
}
saboteurs-exactly = { $least ->
    [0] Medzi vami nie je žiadny sabotér.
   *[other] Počet sabotérov medzi vami: { $least } (hráčov je { $seats }).
}
find-treasure = Poklad!
find-stone = Iba kameň.
find-gold = { $n ->
    [one] Zlato: 1 nuget!
    [few] Zlato: { $n } nugety!
   *[other] Zlato: { $n } nugetov!
}
find-exit = Cesta von!
find-vein = Zlatá žila!
find-ladder = Rebrík.
find-lair = Brloh!
hit-break = { $by ->
    [nobody] Máš rozbitý nástroj: { $tool }!
   *[other] { $name } ti rozbíja nástroj: { $tool }!
}
hit-break-other = { $by ->
    [nobody] { $target } má rozbitý nástroj: { $tool }!
   *[other] { $name } rozbíja nástroj hráča { $target } ({ $tool })!
}
hit-rockfall = { $by ->
    [nobody] Zával!
   *[other] { $name } púšťa zával na tvoju kartu!
}
hit-rockfall-other = Zával!
hit-attack = { $beast } na teba útočí!
hit-attack-other = { $beast } útočí na hráča { $target }!
answer-goal = Čo skrýva { $place }:
answer-seat = Klanová karta hráča { $name }:
answer-aside = Odložené klanové karty:
answer-seen = Videné
answer-only = Vidíš to iba ty.
since = Od tvojho posledného ťahu
log-step = { $name } sa pohybuje.
log-step-at = { $name } sa pohybuje { $place }.
log-step-beast = { $name } vedie netvora: { $beast }.
talk-unread = { $n ->
    [one] 1 neprečítaná správa
    [few] { $n } neprečítané správy
   *[other] { $n } neprečítaných správ
}
aside-short = odložené
haul-round = v tomto kole
haul-total = spolu
haul-trolls = trolom
haul-brought = { $n ->
    [one] v tomto kole: 1 karta zlata
    [few] v tomto kole: { $n } karty zlata
   *[other] v tomto kole: { $n } kariet zlata
}
haul-all = { $n ->
    [one] spolu 1 karta
    [few] spolu { $n } karty
   *[other] spolu { $n } kariet
}
sum-clan = { $clan }: { $nuggets } × { $people } = { $value }
sum-clan-short = { $clan }: { $value }
sum-of = { $parts } = { $n }
owes = { $n ->
    [one] dlhuje trolom 1 nuget
    [few] dlhuje trolom { $n } nugety
   *[other] dlhuje trolom { $n } nugetov
}
result-you-too = Vyhrávaš a s tebou { $names }!
