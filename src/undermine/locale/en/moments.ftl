# The great moments, and what happened since the own last decision.

moment-skip = Go on
role-turn = Turn over your secret card
role-turn-about = Nobody else looking? Then tap the card to turn it over.
saboteurs-one-clan = You all wear the same colour: the other clan consists of the saboteurs hidden among you.
saboteurs-or = Of the { $seats } of you, { $least } or { $most } are saboteurs.
saboteurs-at-most = { $most ->
    [1] There may be one saboteur among the { $seats } of you, or none at all.
   *[other] There are at most { $most } saboteurs among the { $seats } of you.
}
saboteurs-exactly = { $least ->
    [0] There is no saboteur among you.
   *[other] There are { $least } saboteurs among the { $seats } of you.
}
find-treasure = The treasure!
find-stone = Only stone.
find-gold = { $n ->
    [one] Gold: 1 nugget!
   *[other] Gold: { $n } nuggets!
}
find-exit = The way out!
find-vein = A vein of gold!
find-ladder = A ladder.
find-lair = A lair!
hit-break = { $by ->
    [nobody] Your { $tool } breaks!
   *[other] { $name } breaks your { $tool }!
}
hit-break-other = { $by ->
    [nobody] { $target }’s { $tool } breaks!
   *[other] { $name } breaks { $target }’s { $tool }!
}
hit-rockfall = { $by ->
    [nobody] A rockfall!
   *[other] { $name } sends a rockfall onto your card!
}
hit-rockfall-other = Rockfall!
hit-attack = The { $beast } attacks you!
hit-attack-other = The { $beast } attacks { $target }!
answer-goal = Under the { $place }:
answer-seat = { $name }’s clan card:
answer-aside = The clan cards set aside:
answer-seen = Seen
answer-only = Only you can see this.
since = Since your last move
log-step = { $name } walks.
log-step-at = { $name } walks { $place }.
log-step-beast = { $name } leads a beast: { $beast }.
talk-unread = { $n ->
    [one] 1 unread message
   *[other] { $n } unread messages
}
aside-short = set aside
haul-round = this round
haul-total = in all
haul-trolls = trolls
haul-brought = { $n ->
    [one] this round: 1 gold card
   *[other] this round: { $n } gold cards
}
haul-all = { $n ->
    [one] 1 card in all
   *[other] { $n } cards in all
}
sum-clan = { $clan }: { $nuggets } × { $people } = { $value }
sum-clan-short = { $clan }: { $value }
sum-of = { $parts } = { $n }
owes = { $n ->
    [one] owes the trolls 1 nugget
   *[other] owes the trolls { $n } nuggets
}
result-you-too = You have won, together with { $names }!
