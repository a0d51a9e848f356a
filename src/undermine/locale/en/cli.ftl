# The terminal game. $who and $target: players; $cell: a place such as 3,-1; $card: a card’s name or code.

## Frame
cli-title = { $game } · round { $round } · { $deck ->
    [one] 1 card left to draw
   *[other] { $deck } cards left to draw
 }
cli-game-saboteur = Saboteur
cli-game-duel = The Duel
cli-game-solo = The Duel, solo
cli-game-cave = The Dark Cave
cli-turn = { $who } to play
cli-waiting = { $who } is thinking…
cli-you = you
cli-places = Where? A number, or Enter to pick another card.
cli-prompt = Card or choice (1-{ $count }), a move, or help:
cli-prompt-place = 1-{ $count }, or Enter to go back:
cli-pass = The keyboard goes to { $who }. Press Enter when nobody else is looking.
cli-done = Press Enter: the screen is cleared for { $who }.
cli-go-on = Press Enter to continue.
cli-covered = Your role is covered; type role to look at it.
cli-role = Your role: { $role }.
cli-role-digger = digger
cli-role-saboteur = saboteur
cli-role-loyal = loyal
cli-role-unknown = unknown
cli-kept = The game is kept. Continue with: undermine play { $game } --resume
cli-hint = Hint – { $move }. { $why }
cli-hint-alone = Hints are only for those who play alone against bots.
cli-why-none = Every card in your hand can be played now.
cli-no-undo = There is no move of yours to take back.
cli-no-undo-together = This move cannot be taken back: it has shown something new, or somebody else has played since.
cli-saved = Saved to { $file }. Continue with: undermine play { $game } --resume { $file }
cli-not-saved = { $file } cannot be written: { $why }
cli-no-number = { $number } is not among the choices 1 to { $count }.
cli-nothing = Nothing can be done with this card now.
cli-no-move = “{ $text }” is not a move. Type a number from the list, or help.
cli-refused = { $clause }: { $sentence } (rules { $clause } tells more)
cli-no-clause = There is no clause { $clause }.
cli-save-where = save needs a file name.

cli-help =
    Pick a card by its number, then a place by its number; both at once work too: 2 3.
    Or type a move as it stands in records: place EW 1,0 · discard NS · break cart 2.
    moves         list every legal move
    role          look at your role
    hint          ask a bot what it would do, and why
    why           why some of your cards cannot be played
    undo          take back your last move
    rules CLAUSE  a clause of the rules, such as rules S-PLACE-3
    save FILE     save the game to a file
    quit          leave; the game is kept (Ctrl-D and Ctrl-C too)
    On the cards ═ ║ are tunnels, ╨ ╥ ╞ ╡ dead ends, H a ladder, ? face down, ◆ treasure or gold, ● stone;
    rock is ░, and ▒ on what was laid last. g and b are green and blue doors, T is a troll.

## The table
cli-players = Players
cli-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
cli-gold = { $count ->
    [one] 1 gold card
   *[other] { $count } gold cards
 }
cli-nuggets = { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
 }
cli-broken = broken: { $tools }
cli-out = out of the cave
cli-down = lies on the ground
cli-axes = { $count ->
    [one] 1 axe
   *[other] { $count } axes
 }
cli-boots = boots
cli-steps = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
 }
cli-colour-green = green
cli-colour-blue = blue
cli-colour-yellow = yellow
cli-at = at { $place }

## Moves
cli-move-place = lay it at { $cell }
cli-move-place-turned = lay it at { $cell }, turned round
cli-move-break = break { $target }’s { $tool }
cli-move-repair = mend { $target }’s { $tool }
cli-move-rockfall = remove the card at { $cell }
cli-move-map = look at the goal at { $cell }
cli-move-discard = discard it face down
cli-move-discard-two = discard { $card } and { $other }
cli-move-discard-with = discard it with { $number }: { $card }
cli-move-take = take the card with { cli-nuggets }
cli-move-key = unlock the door at { $cell }
cli-move-bribe = bribe the troll at { $cell }
cli-move-scrap = discard { $card } and { $other }, and mend the { $tool }
cli-move-scrap-with = with { $number }: mend the { $tool } ({ $card })
cli-move-end = end the turn
cli-move-pay = pay { $gold }
cli-move-orient = turn the goal at { $cell } like this: { $card }
cli-move-info-goal = look at the goal at { $cell }
cli-move-info-seat = look at { $target }’s clan card
cli-move-swap = swap hands with { $target }
cli-move-boots = boots for { $target }
cli-move-axe = an axe for { $target }
cli-move-web = a web at { $cell }, side: { $side }
cli-move-cut = cut the web at { $cell }, side: { $side }
cli-move-rat = call the rat { cli-where }
cli-move-crawler = call the crawler { cli-where }
cli-move-goblin = call the goblin { cli-where }
cli-where = { $cell ->
    [none] (already in the maze)
   *[other] at { $cell }
 }
cli-move-step = step to { $cell }
cli-move-halt = stop here
cli-move-strike = use the axe
cli-move-endure = let it happen
cli-move-propose = propose to end the game: nobody can get out any more
cli-move-agree = agree: end the game
cli-move-decline = do not agree: play on

## What happened
cli-event-round = Round { $round } begins.
cli-event-place = { $who } lays { $card } at { $cell }.
cli-event-break = { $who } breaks { $target }’s { $tool }.
cli-event-repair = { $who } mends { $target }’s { $tool }.
cli-event-rockfall = { $who } removes the card at { $cell }.
cli-event-map = { $who } looks at the goal at { $cell }{ $card ->
    [hidden] .
   *[other] : { $card }.
 }
cli-event-goal = The goal at { $cell } is turned over: { $card }.
cli-event-discard = { $who } discards: { $cards }.
cli-event-draw = { $who } draws: { $cards }.
cli-event-offer = { $who } chooses from the gold.
cli-event-take = { $who } takes a gold card{ $nuggets ->
    [hidden] .
   *[other] : { $nuggets }.
 }
cli-event-pay = { $who } is paid { $gold }.
cli-event-pay-trolls = { $who } pays the trolls: { $gold }.
cli-event-key = { $who } unlocks the door at { $cell }.
cli-event-bribe = { $who } bribes the troll at { $cell }.
cli-event-claim = { $who } claims { $nuggets } at { $cell }.
cli-event-scrap = { $who } discards { $cards } and mends: { $tool }.
cli-event-orient = { $who } chooses which way round the goal at { $cell } lies.
cli-event-sabotage = Sabotage strikes: { $card }.
cli-event-no-sabotage = Sabotage has no effect: { $card }.
cli-event-call = { $who } calls a beast: { $monster } ({ $field }).
cli-event-step = { $who }: { $figure ->
    [dwarf] the dwarf goes to { $field }.
   *[other] { $figure } goes to { $field }.
 }
cli-event-attack = The { $monster } attacks { $who }.
cli-event-strike = { $who } uses the axe: the { $monster } is gone.
cli-event-endure = { $who } lets it happen: { $monster }.
cli-event-monster-leaves = The { $monster } leaves the maze.
cli-event-lose = { $who } loses a card: { $card }.
cli-event-lose-nugget = { $who } loses a nugget.
cli-event-swap = { $who } swaps hands with { $target }.
cli-event-receive = { $who } gets: { $cards }.
cli-event-boots = { $target } gets boots.
cli-event-axe = { $target } gets an axe.
cli-event-web = { $who } lays a web at { $edge }.
cli-event-cut = { $who } cuts the web at { $edge }.
cli-event-web-weakens = { $left ->
    [0] The web at { $edge } is gone.
   *[other] The web at { $edge } is getting weaker.
 }
cli-event-info-goal = { $who } looks at the goal at { $cell }: { $card }.
cli-event-info-seat = { $who } looks at { $target }’s clan card{ $identity ->
    [hidden] .
   *[other] : { $identity }.
 }
cli-event-goal-found = { $who } turns over the goal at { $cell }: { $card }.
cli-event-show = { $who } shows the clan card: { $clan }.
cli-event-look-aside = { $who } looks at the clan cards set aside: { $clans }.
cli-event-vein = { $who } takes a nugget from the vein at { $cell }.
cli-event-exit = { $who } leaves the cave with { $nuggets }.
cli-event-propose = { $who } proposes to end the game: nobody can get out any more.
cli-event-agree = { $who } agrees.
cli-event-decline = { $who } does not agree, so the game goes on.
cli-event-skip = { $who } has no cards and misses the turn.
cli-event-stand-up = { $who } gets up again but cannot walk this turn.

## Ends
cli-end-diggers = The treasure has been found: the diggers win the round.
cli-end-saboteurs = The cards have run out before the treasure was found: the saboteurs win the round.
cli-end-nobody = The round ends, and nobody wins it.
cli-end-goals = All goals have been turned over: the round is over.
cli-end-tokens = All markers have been placed: the round is over.
cli-end-cards = Nobody has a card left: the round is over.
cli-end-aside = set aside
cli-end-due = { $who } gets { cli-nuggets }.
cli-not-held = This seat does not hold what the move needs.
cli-over = The game is over.
cli-winners = Winner: { $names }
cli-no-winner = Nobody wins.
