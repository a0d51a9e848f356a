# The story of a game. $player did it, $target had it done; $cards: a number of cards.

story-title = The story of the game
story-round = Round { $number }
story-guilt = Who looked like a saboteur
story-chance = Who looked like winning
story-looked = { $player } looked like a saboteur: { $percent }%
story-turning = Where it turned
story-advice = A good bot would have played: { $move }.
story-advice-same = A good bot would have done the same.
story-advice-knowing = Knowing no more than { $player } did then.
story-true = true
story-false = not true
story-claims = What was said
story-believed = Believed by: { $players }
story-nobody-believed = Nobody went by it.
story-figures = The same in numbers
story-move = Move
story-moves = moves
story-nothing = No round is over yet. The story is told when one is.
story-of-diggers = The diggers’ chance
story-of-green = The green player’s chance
story-of-blue = The blue clan’s chance
story-of-nuggets = Nuggets to expect
story-seen = As everybody could see it
story-hindsight = with hindsight
story-side-digger = digger
story-side-saboteur = saboteur
story-side-blue = blue clan
story-side-yellow = yellow clan
story-side-green = green
story-eyes = Seen by
story-eyes-public = everybody
story-too-early = Grey: too early to tell, not everybody has had a turn.
story-band = Choose a name: the pale band shows how far opinions may differ.
story-looked-only = These are looks, worked out from the moves alone. Only the cards say who it was.
story-watch = Show this moment
story-working = Working it out…
story-failed = The story could not be told just now. Try again in a while.
story-share = Share the awards
story-awards = Awards
story-nose = How well everybody read the others
story-nose-said = In words: { $score }
story-nose-bot = A bot in the same seat: { $score }
story-nose-scale = 0 is perfect, 100 is all wrong.
story-award-liar = Best liar
story-award-nose = Keenest nose
story-award-unlucky = Worst luck with tools
story-award-breaker = Most tools broken
story-award-mender = Best friend in need
story-award-trusted = Most trusted traitor
story-award-framed = Most wrongly suspected
story-award-pathfinder = Furthest towards the gold
story-award-bluffer = Most harm, least suspicion
story-why-closer = { $cards ->
    [one] { $player } brought the tunnel one card nearer to the gold.
   *[other] { $player } brought the tunnel { $cards } cards nearer to the gold.
 }
story-why-away = { $cards ->
    [one] { $player } made the way to the gold one card longer.
   *[other] { $player } made the way to the gold { $cards } cards longer.
 }
story-why-dead-end = { $cards ->
    [one] { $player } laid a dead end one card from the gold.
   *[other] { $player } laid a dead end { $cards } cards from the gold.
 }
story-why-aside = { $cards ->
    [one] { $player } dug elsewhere, one card from the gold.
   *[other] { $player } dug elsewhere, { $cards } cards from the gold.
 }
story-why-rock-help = { $player } cleared the way with a rockfall.
story-why-rock = { $cards ->
    [one] { $player } tore out a path one card from the gold.
   *[other] { $player } tore out a path { $cards } cards from the gold.
 }
story-why-break = { $player } broke one of { $target }’s tools.
story-why-mend = { $player } mended a tool for { $target }.
story-why-mend-own = { $player } mended a tool of their own.
story-why-map = { $player } looked at a goal.
story-why-discard = { $player } discarded a card instead of digging.
story-why-discard-hindered = { $player } could not dig and discarded a card.
story-why-shown = { $player } showed a clan card.
story-why-attack = { $player } set a beast on somebody.
story-why-gift = { $player } gave somebody a present.
story-turn-claim = { $player } reached gold.
story-turn-goal = { $player } turned over a goal.
story-turn-break = { $player } broke the opponent’s tool.
story-turn-rockfall = { $player } tore out a path.
story-turn-strike = The deck struck back at { $player }.
story-turn-leave = { $player } got out of the cave.
story-turn-attack = { $player }: a beast attacked.
story-turn-place = { $player } laid a path.
story-turn-card = { $player } made the move that counted.
story-jumps = What changed the looks
story-unsaid = taken back
story-out = Who looked like getting out
story-back = Back to the table
story-bluff = Damage and suspicion
story-bluff-of = { $harm ->
    [one] { $player }: { $harm } point off the diggers’ chance, looked guilty { $guilt }%
   *[other] { $player }: { $harm } points off the diggers’ chance, looked guilty { $guilt }%
 }
story-you = { $player } (you)
story-notes-show = My own notes
story-notes = Your own notes
story-notes-none = You noted nothing in this round.
story-notes-private = Only you see this.
story-notes-score = Your notes and words: { $score }.
story-notes-better = You read them better than the bot did.
story-notes-worse = The bot read them better.
story-notes-even = You and the bot read them equally well.
story-scene = The board at move { $move }
story-possible-share = { $percent }% of what was possible
story-possible-of = { $taken } of { $possible }
story-possible-about = Nuggets taken, and how many a search found that knew every card in advance. The deal is luck, the share is skill; perhaps even more was possible.
