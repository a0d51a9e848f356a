# The great moments, and what happened since the own last decision.

moment-skip = Dál
role-turn = Otočit svou tajnou kartu
role-turn-about = Nikdo se ti nedívá přes rameno? Ťukni na kartu a otoč ji.
saboteurs-one-clan = Všichni máte stejnou barvu: druhý klan tvoří jen sabotéři, kteří se mezi vámi skrývají.
saboteurs-or = Počet sabotérů mezi vámi: { $least } nebo { $most } (hráčů je { $seats }).
saboteurs-at-most = { $most ->
    [1] Mezi vámi je nejvýš jeden sabotér, možná žádný (hráčů je { $seats }).
   *[other] Počet sabotérů mezi vámi: nejvýš { $most } (hráčů je { $seats }).
}
saboteurs-exactly = { $least ->
    [0] Mezi vámi není žádný sabotér.
   *[other] Počet sabotérů mezi vámi: { $least } (hráčů je { $seats }).
}
find-treasure = Poklad!
find-stone = Jen kámen.
find-gold = { $n ->
    [one] Zlato: 1 nuget!
    [few] Zlato: { $n } nugety!
   *[other] Zlato: { $n } nugetů!
}
find-exit = Cesta ven!
find-vein = Zlatá žíla!
find-ladder = Žebřík.
find-lair = Doupě!
hit-break = { $by ->
    [nobody] Máš rozbitý nástroj: { $tool }!
   *[other] { $name } ti rozbíjí nástroj: { $tool }!
}
hit-break-other = { $by ->
    [nobody] { $target } má rozbitý nástroj: { $tool }!
   *[other] { $name } rozbíjí nástroj hráče { $target } ({ $tool })!
}
hit-rockfall = { $by ->
    [nobody] Zával!
   *[other] { $name } pouští zával na tvou kartu!
}
hit-rockfall-other = Zával!
hit-attack = { $beast } na tebe útočí!
hit-attack-other = { $beast } útočí na hráče { $target }!
answer-goal = Co skrývá { $place }:
answer-seat = Klanová karta hráče { $name }:
answer-aside = Odložené klanové karty:
answer-seen = Viděno
answer-only = Vidíš to jen ty.
since = Od tvého posledního tahu
log-step = { $name } se pohybuje.
log-step-at = { $name } se pohybuje { $place }.
log-step-beast = { $name } vede nestvůru: { $beast }.
talk-unread = { $n ->
    [one] 1 nepřečtená zpráva
    [few] { $n } nepřečtené zprávy
   *[other] { $n } nepřečtených zpráv
}
aside-short = odloženo
haul-round = v tomto kole
haul-total = celkem
haul-trolls = trolům
haul-brought = { $n ->
    [one] v tomto kole: 1 karta zlata
    [few] v tomto kole: { $n } karty zlata
   *[other] v tomto kole: { $n } karet zlata
}
haul-all = { $n ->
    [one] celkem 1 karta
    [few] celkem { $n } karty
   *[other] celkem { $n } karet
}
sum-clan = { $clan }: { $nuggets } × { $people } = { $value }
sum-clan-short = { $clan }: { $value }
sum-of = { $parts } = { $n }
owes = { $n ->
    [one] dluží trolům 1 nuget
    [few] dluží trolům { $n } nugety
   *[other] dluží trolům { $n } nugetů
}
result-you-too = Vyhráváš a s tebou { $names }!
