# The great moments, and what happened since the own last decision.

moment-skip = Tovább
role-turn = Felfordítom a titkos kártyámat
role-turn-about = Senki sem néz a vállad fölött? Koppints a kártyára, és fordítsd fel.
saboteurs-one-clan = Mindannyian egyszínűek vagytok: a másik klánt a köztetek rejtőző szabotőrök alkotják.
saboteurs-or = { $seats } játékosból { $least } vagy { $most } a szabotőr.
saboteurs-at-most = { $most ->
    [1] { $seats } játékosból legfeljebb egy a szabotőr, de lehet, hogy egy sem.
   *[other] { $seats } játékosból legfeljebb { $most } a szabotőr.
}
saboteurs-exactly = { $least ->
    [0] Nincs köztetek szabotőr.
   *[other] { $seats } játékosból { $least } a szabotőr.
}
find-treasure = A kincs!
find-stone = Csak kő.
find-gold = Arany: { $n } aranyrög!
find-exit = A kijárat!
find-vein = Aranyér!
find-ladder = Létra.
find-lair = Odú!
hit-break = { $by ->
    [nobody] Eltört az eszközöd: { $tool }!
   *[other] { $name } eltöri az eszközödet: { $tool }!
}
hit-break-other = { $by ->
    [nobody] { $target } eszköze eltört ({ $tool })!
   *[other] { $name } eltöri { $target } eszközét ({ $tool })!
}
hit-rockfall = { $by ->
    [nobody] Kőomlás!
   *[other] { $name } kőomlást küld a kártyádra!
}
hit-rockfall-other = Kőomlás!
hit-attack = { $beast } rád támad!
hit-attack-other = { $beast } megtámadja { $target } törpéjét!
answer-goal = Ezt rejti ({ $place }):
answer-seat = { $name } klánkártyája:
answer-aside = A félretett klánkártyák:
answer-seen = Láttam
answer-only = Ezt csak te látod.
since = A legutóbbi lépésed óta
log-step = { $name } mozog.
log-step-at = { $name } mozog { $place }.
log-step-beast = { $name } szörnyet vezet: { $beast }.
talk-unread = { $n } olvasatlan üzenet
aside-short = félretéve
haul-round = ebben a fordulóban
haul-total = összesen
haul-trolls = trolloknak
haul-brought = ebben a fordulóban: { $n } aranykártya
haul-all = összesen { $n } kártya
sum-clan = { $clan }: { $nuggets } × { $people } = { $value }
sum-clan-short = { $clan }: { $value }
sum-of = { $parts } = { $n }
owes = { $n } aranyröggel tartozik a trolloknak
result-you-too = Nyertél, és veled együtt: { $names }!
