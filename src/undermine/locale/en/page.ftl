# The page: screens, buttons, prompts, the log.

game-saboteur = Saboteur
game-saboteur-about = Dig to the gold together – but someone at the table digs against you. 3–10 players.
game-duel = The Duel
game-duel-about = Two dwarfs race for the gold through doors, trolls and bridges. 2 players.
game-cave = The Dark Cave
game-cave-about = Two clans look for the way out, hunted by rat, crawler and goblin. 2–8 players.
game-solo = Alone in the mine
game-solo-about = How much gold can you carry out on your own? 1 player.

# Home
tagline = Dig for gold with friends – and find out who is digging against you.
play-now = Play now
play = Play
with-friends = With friends
learn = Learn and look back
continue = Go on playing
your-turn = Your turn
make-table = Make a table
join = Join
join-code = Table code
public-tables = Public tables
pass-and-play = Pass and play
lesson = First lesson
rules = Rules
my-games = My games
daily = Today’s challenge
your-name = Your name
guest-name = Digger
players-number = { $n } players: you and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
bot-level = How good are the bots?
level-mole = Mole
level-apprentice = Apprentice
level-miner = Miner
home = Home
close = Close
cancel = Cancel
menu = Menu
settings = Settings
language = Language
not-found = There is nothing at this address.
connecting = Connecting…
offline = No network. What you have open stays; playing needs the connection back.

# Making a table
which-game = Which game?
how-to-sit = How do you sit?
mode-online = Everybody on their own device
mode-online-about = You get a link and a code to share.
mode-pass = One device for all
mode-pass-about = You pass it round; a curtain hides the cards in between.
mode-tv = Television and phones
mode-tv-about = The big screen shows the table, phones hold the cards.
players-range = { $min ->
    [2] { $max ->
        [2] 2 players
       *[other] 2–{ $max } players
    }
   *[other] { $min }–{ $max } players
}
seats-number = { $n } seats
names = Names
player-n = Player { $n }
options = Options
keep = Keep
option-edition = Edition
option-edition-about = The 2006 edition shares out a gold card per player and lets tunnels start anywhere.
option-edition-modern = Current
option-edition-2006 = 2006
option-connect = New tunnels
option-connect-about = Whether a new card must be joined to the start card.
option-connect-start = must be joined to the start
option-connect-any = may continue any tunnel
option-first = Who begins
option-first-about = The seat that plays first in the first round.
option-first-random = by lot
option-first-seat = Seat { $n }
option-anchor = Where you may dig
option-anchor-about = Whether you may go on from your rival’s tunnel too.
option-anchor-any = from both starts
option-anchor-own = only from your own start
option-colour = Your colour
option-colour-about = Doors of the other colour are locked for you.
option-colour-green = Green
option-colour-blue = Blue
option-end = The end
option-end-about = Whether the last player may still walk when the last card is played.
option-end-immediate = at once
option-end-turn = after the turn
option-away = If somebody is away
option-away-wait = Wait
option-away-wait-about = The table waits, however long it takes.
option-away-clock = A minute for each decision
option-away-clock-about = When the minute is over a bot decides this once.
option-away-bot = A bot stands in
option-away-bot-about = After a minute a bot plays for them and gives the seat back on their return.
option-public = Public table
option-public-about = Anybody may find it and join.
option-free-text = Free talk
option-free-text-about = People may write what they like, not only ready-made phrases.
option-undo = Taking back
option-undo-about = A move may be taken back until anything new was seen.

# Lobby
invite = Invite
invite-about = Open this page on another device and type the code, or scan the QR code.
table-code = Table code { $code }
share-link = Share the link
copied = Copied
television = Television
qr = QR code of table { $code }
seats = Seats
seat-free = free
sit = Sit down
sit-too = Another player here
stand = Get up
remove = Remove { $name }
host = host
hand-over = Make { $name } the host
add-bot-here = Put a bot on seat { $n }
bots = Bots:
fill-bots = { $n ->
    [one] Fill 1 seat
   *[other] Fill { $n } seats
}
ready = ready
not-ready = not ready yet
i-am-ready = I am ready
not-yet = Not yet
away = away
shuffled = has shuffled
start = Start
wait-seats = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
wait-ready = Waiting for: { $names }
wait-host = { $name } starts the game.
fair = Fair shuffle
fair-about = Before the game the server settles on a secret that it cannot change later, and each browser adds its own randomness. After the game anybody can check that nobody chose the cards.
seats-taken = { $taken } of { $seats } seats
watch = Watch
no-public-tables = No public table is open just now. Make one!
no-games = You have not played here yet.
replays = Replays
table-gone = This table does not exist any more.

# The table
round-n = Round { $n }
board = The maze
board-closer = Closer
board-fit = Show all
board-far = Places out of sight
board-show = Show: { $place }
board-more = { $n ->
    [one] 1 more place
   *[other] { $n } more places
}
board-words = The maze in words
goal-hidden = goal, face down
goal-known = goal, face down, you know it: { $card }
place = at { $cell }
goal-upper = upper goal
goal-middle = middle goal
goal-lower = lower goal
goal-near-upper = near upper goal
goal-near-middle = near middle goal
goal-near-lower = near lower goal
goal-second-upper = second upper goal
goal-second-lower = second lower goal
goal-last-middle = farthest goal
goal-northeast = north-eastern goal
goal-northwest = north-western goal
goal-southeast = south-eastern goal
goal-southwest = south-western goal
field-tunnel = narrow tunnel
field-goal = unknown goal
hand = Your hand
players = Players
you = you
cards-held = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
broken = broken { $tool }
gold-cards = { $n ->
    [one] 1 gold card
   *[other] { $n } gold cards
}
nuggets = { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}
claimed = { $n } more claimed in this round
axes = { $n ->
    [one] 1 axe
   *[other] { $n } axes
}
out = outside
on-turn = on turn
piles = Draw pile { $deck }, discards { $discards }
discards = Discards ({ $n })
face-down = face down
clan-blue = Blue clan
clan-yellow = Yellow clan
clan-short-blue = B
clan-short-yellow = Y
loyalty-loyal = loyal
loyalty-saboteur = saboteur
role-digger = Gold digger
role-saboteur = Saboteur
role-digger-about = Dig to the treasure with the others. If it is found before the cards run out, the diggers share the gold.
role-saboteur-about = Keep the others from the treasure, and do not let it show. If the cards run out first, you win.
loyalty-loyal-about = You work for your own clan: { $clan }. Carry its gold out of the cave.
loyalty-saboteur-about = You bear the colour of the { $clan } but work for the other clan. Nobody else knows.
role-look = Look at your secret card
role-short = Who am I?
role-is = You are: { $role }

prompt-wait = { $name } is thinking…
prompt-choose = Choose a move.
prompt-play = Your turn: pick a card.
prompt-play-bribe = Your turn: pick a card, or bribe the marked troll.
prompt-play-cut = Your turn: pick a card, or cut the marked web.
prompt-play-broken = Your tool is broken: no tunnels for now. Mend it, play another card or discard.
prompt-nowhere = It cannot be played just now. Keep it, or discard it.
prompt-lay = Lay it here?
prompt-lay-turn = Lay it here, or turn it first.
prompt-draft = Choose your gold card.
prompt-walk = { $steps ->
    [one] Walk: tap a ring. 1 step left.
   *[other] Walk: tap a ring. { $steps } steps left.
}
prompt-monster = { $steps ->
    [one] Lead the beast: tap a ring. 1 step left.
   *[other] Lead the beast: tap a ring. { $steps } steps left.
}
prompt-react = { $beast } attacks! Use your axe?
prompt-bribe = Bribe a troll, or end your turn.
prompt-pay = Choose what you pay the trolls.
prompt-orient = How shall the goal lie?
prompt-scrap = Pick two cards to give up; the { $tool } is mended.
prompt-discard-two = Pick one or two cards to discard.

turn-card = Turn
discard = Discard
undo = Take back
do-it = Do it
do-place = Lay it
do-break = Break it
do-repair = Mend it
do-rockfall = Remove it
do-map = Look
do-key = Unlock
do-bribe = Bribe
do-orient = Like this
do-info = Look
do-swap = Swap
do-boots = Give boots
do-axe = Give axe
do-web = Lay it
do-cut = Cut
do-scrap = Mend the { $tool } for 2 cards
do-discard = { $n ->
    [0] Discard
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
understood = All right
welcome-saboteur = Lay tunnels from the ladder on the left to the goals on the right: the treasure lies under one of them. But somebody may be digging against you! Look at your secret card first, bottom left.
welcome-duel = Dig from the ladder with your sign to the gold and to the goals: what your tunnels reach first is yours. Doors with the other sign are locked for you, trolls want a nugget. Most gold after three rounds wins.
welcome-solo = Dig from your ladder to the gold and to the goals: what your tunnels reach is yours. Broken tools and rockfalls come out of the draw pile. How much gold can you carry out in three rounds?
welcome-cave = Play a card, then walk with your dwarf, three steps at most. The way out lies under one of the four goals: carry your nuggets there. Your secret card, bottom left, says which clan you really work for.
rule-read = Rule { $clause }

move-place = Lay { $card } { $place }
move-break = Break { $target }’s { $tool }
move-repair = Mend { $target }’s { $tool }
move-rockfall = Rockfall { $place }
move-map = Look: { $place }
move-key = Unlock the door { $place }
move-bribe = Bribe the troll { $place }
move-discard = Discard { $card }
move-scrap = Give up { $card }, mend the { $tool }
move-end = End the turn
move-take = Take { $n }
move-pay = Pay { $numbers }
move-orient = Lay the goal as { $card }
move-info-cell = Look: { $place }
move-info-seat = Look at { $target }’s clan card
move-swap = Swap hands with { $target }
move-boots = Boots for { $target }
move-axe = Axe for { $target }
move-web = Web { $place }
move-cut = Cut the web { $place }
move-rat = Call the rat { $place }
move-rat-on = Move the rat
move-crawler = Call the crawler { $place }
move-crawler-on = Move the crawler
move-goblin = Call the goblin { $place }
move-goblin-on = Move the goblin
move-step = Step: { $place }
move-halt = Stop here
move-strike = Use the axe
move-endure = Let it happen

# The log
log = Log
talk = Talk
chronicle = Log and talk
log-empty = Nothing has happened yet.
talk-empty = Nobody has said anything yet.
talk-write = Say something
send = Send
mute = Mute { $name }
log-round = Round { $round } begins.
log-place = { $name } lays: { $card }.
log-place-at = { $name } lays { $card } { $place }.
log-break = { $name } breaks { $target }’s { $tool }.
log-repair = { $name } mends { $target }’s { $tool }.
log-repair-self = { $name } mends a tool: { $tool }.
log-rockfall = { $name }: rockfall!
log-rockfall-at = { $name }: rockfall { $place }.
log-map = { $name } looks in secret: { $place }.
log-map-known = { $name } looks in secret: { $place } – { $card }.
log-discard = { $name } discards.
log-goal = Turned up: { $place } – { $card }.
log-take = { $name } takes a gold card.
log-pay = { $name } is paid in gold.
log-bribe = { $name } bribes a troll.
log-key = { $name } unlocks a door.
log-claim = { $n ->
    [one] { $name } claims 1 nugget.
   *[other] { $name } claims { $n } nuggets.
}
log-scrap = { $name } gives up two cards and mends: { $tool }.
log-pay-trolls = { $name } pays the trolls.
log-goal-found = { $name } finds: { $place } – { $card }.
log-strike = { $name } drives off: { $beast }!
log-strike-known = Drawn and laid at once: { $card }.
log-call = { $name } calls: { $beast }!
log-attack = { $beast } attacks { $name }!
log-lose = { $name } loses a card.
log-lose-nugget = { $name } loses a nugget.
log-monster-leaves = { $beast } is gone.
log-stand-up = { $name } gets up again and cannot walk this turn.
log-skip = { $name } has no cards and is passed over.
log-show = { $name } shows the clan card: { $identity }.
log-vein = { $name } takes the nugget of the vein.
log-web = { $name } lays a web.
log-cut = { $name } cuts a web.
log-boots = { $name } → { $target }: boots.
log-boots-self = { $name } puts on boots.
log-axe = { $name } → { $target }: battle axe.
log-axe-self = { $name } takes a battle axe.
log-swap = { $name } swaps hands with { $target }.
log-info-goal = { $name } looks in secret: { $place }.
log-info-goal-known = { $name } looks in secret: { $place } – { $card }.
log-info-seat = { $name } looks at { $target }’s clan card.
log-info-seat-known = { $name } looks at { $target }’s clan card: { $identity }.
log-exit = { $name } is outside!
log-look-aside = { $name } is the first one out and looks at the clan cards set aside.
log-look-aside-known = { $name } is the first one out. Set aside were: { $identity }.
reason-most-nuggets-after-three-rounds = Most nuggets after three rounds.
reason-nuggets-after-three-rounds = Nuggets after three rounds.
reason-no-card-is-left = No card is left.
reason-all-who-work-for-blue-are-out = All who work for the blue clan are outside.
reason-all-who-work-for-yellow-are-out = All who work for the yellow clan are outside.
reason-nobody-can-play-a-card-any-more = Nobody can play a card any more.
rating-1 = A handful for the beginning. Dig on!
rating-2 = A decent load for an apprentice.
rating-3 = A full cart: well done, miner!
rating-4 = A master of the mine!
log-round-end = The round is over.
log-game-end = The game is over.

# Ends of rounds and games
round-end = The round is over
round-diggers = The diggers have found the treasure!
round-saboteurs = The saboteurs have won!
round-nobody = Nobody wins this round
round-why-saboteurs = The cards ran out before the treasure was found.
round-why-nobody = The cards ran out, and none of you was a saboteur.
round-why-goals = All goals are turned up.
round-why-tokens = The last marker is laid: no more gold can be claimed.
round-why-cards = No cards are left.
aside-was = The card set aside was: { $role }
pay-due = earns { $n }
draft-wait = { $name } chooses from { $n ->
    [one] 1 gold card
   *[other] { $n } gold cards
}…
next-round = On to round { $n }
to-result = To the result
result-you = You have won!
result-won = { $n ->
    [one] { $names } has won!
   *[other] { $names } have won!
}
result-nobody = Nobody has won.
result-solo = { $n ->
    [one] You carried out 1 nugget!
   *[other] You carried out { $n } nuggets!
}
winner = winner
clan-values = Blue clan: { $blue } · Yellow clan: { $yellow }
clan-values-about = What each clan has carried outside, times the number of those who work for the other clan.
rematch = Play again
to-rematch = To the new game
replay = Replay
share-result = Share
share-solo = { $n ->
    [one] { $name } carried out 1 nugget!
   *[other] { $name } carried out { $n } nuggets!
}
share-send = Send
share-keep = Save the picture
share-copy = Copy the text
share-drawing = Drawing…
share-picture-of = Picture of the result: { $title }
share-failed = This browser does not allow it. Save the picture instead.
download = Download the record
check-shuffle = Check the shuffle
shuffle-good = The shuffle is exactly what the server promised before the game.
shuffle-own = The shuffle is exactly what was promised, and your own randomness is in it.
shuffle-bad = The shuffle does not match the promise!
shuffle-public = This deal was public from the beginning: there was nothing to promise.
shuffle-unable = This browser can check only over a secure connection. Use “undermine verify” instead.

# Pass and play
curtain-for = { $name }’s turn
curtain-look-away = Pass the device on. Everybody else looks away.
curtain-open = I am { $name }

# Television
tv-join = Open { $address } on your phone and type:
tv-to-lobby = Bots and options

# Menu
hint = Give me a hint
sound = Sounds
motion-off = No animation
large-text = Large text
all-moves = Every possible move ({ $n })
move-seat = Go on with another device
move-seat-about = Scan this with your other device, or open the link there. It works once.
take-back = Bring { $name } back to this device
delete-table = Delete this table
delete-sure = Really delete it, with everything in it?

# Replay
replay-start = The beginning
replay-move = Move { $n } of { $all }
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-next = One on
replay-last = To the end
share-moment = Share this moment
carry-on = Play on from here
eyes = Whose eyes
eyes-all = All open
eyes-public = What everybody sees
eyes-seat = Eyes of { $name }

# Rules
rules-whole = The whole rules
rules-summary = One page to print
rules-missing = This page of the rule book is not there.
contents = Contents
print = Print

# Settings
large-text-about = Bigger letters and buttons everywhere.
motion = Animation
motion-auto = as set on this device
motion-on = on
motion-about = Cards fly and flip, or simply appear.
sound-about = A small sound for your turn and for what happens.
keyboard = Keyboard
key-digits = 1–9
key-digits-about = pick a card
key-arrows = Arrows
key-arrows-about = from place to place
key-enter = Enter
key-enter-about = choose the place, then play
key-r = R
key-r-about = turn the card
key-escape = Esc
key-escape-about = put the card back

# Connection and refusals
connection-lost = The connection is lost; trying again. Nothing you do now is sent.
connection-slow = Waiting for the server…
notice-storage-lost = The server cannot keep moves just now. Please wait a moment.
notice-restarting = The server restarts. The game goes on in a moment.
refused-offline = The server does not answer. Nothing was sent; please try again.
refused-lost = The connection broke before the answer came. Look whether your move was made.
refused-stale = The game has gone on meanwhile. Nothing happened.
refused-syntax = That is no move of this game.
refused-too-fast = Not so fast, please.
refused-storage = The server cannot keep moves just now. Nothing happened; try again.
refused-disk-full = The server has no room left. Nothing happened.
refused-shutting-down = The server is about to restart. Try again in a moment.
refused-table-unknown = There is no such table.
refused-table-gone = This table does not exist any more.
refused-table-full = All seats are taken.
refused-table-started = The game has already begun.
refused-table-not-started = The game has not begun yet.
refused-table-finished = The game is over.
refused-table-unfinished = The game is not over yet.
refused-code-unknown = No table has this code.
refused-host-only = Only the host may do that.
refused-not-your-seat = That is not your seat.
refused-seat-taken = Somebody already sits there.
refused-seat-empty = Nobody sits there.
refused-name-taken = Somebody at the table already has this name.
refused-not-ready = Not everybody is ready yet.
refused-key-unknown = This link has been used or replaced already.
refused-undo-off = Taking back is not allowed at this table.
refused-undo-revealed = Something new was seen since: it cannot be taken back.
refused-talk-enough = Enough said for the moment.
refused-acts-enough = This table has been changed too often. The game can only be played to its end.
refused-too-many-tables = You have too many open tables. Finish or delete some.
refused-too-many-guesses = Too many wrong codes. Wait a few minutes.
refused-not-found = There is nothing at this address.
refused-daily-done = You have already played today’s challenge.
refused-moment-unknown = The game has no such moment.
refused-hint-not-alone = Hints are only for tables without other people.
refused-malformed = The server did not understand this page. Load it again.
refused-not-owner = Only the device that first took the seat may take it back.
refused-option-unknown = The game cannot be played with these options.
refused-origin = This request does not come from the server’s own page.
refused-random-missing = Somebody’s browser has not shuffled along yet.
refused-rule = The rules do not allow it.
refused-seat-is-bot = A bot sits there.
refused-seat-is-person = A person sits there.
refused-seat-unknown = This table has no such seat.
refused-seats-number = This number of seats does not fit the game or the people at the table.
refused-talk-off = At this table only ready-made phrases are used.
refused-too-large = That is too long.
refused-too-many-sockets = Too many open windows. Close some.
refused-undo-not-yours = Only your own last move can be taken back, within your turn.
refused-watching-only = Here you only watch.

# The first lesson
lesson-step = First lesson, { $n } of { $all }
lesson-next = Go on
lesson-nudge = That can be done, but not now:
lesson-lay = You stand on the ladder on the left. On the right lie three goals; under one of them is the treasure. Pick the straight tunnel and lay it beside the ladder, towards the goals.
lesson-lay-done = Well dug! After each turn you draw a new card by yourself.
lesson-turn = A card may also lie upside down. Pick the bend, turn it, and lay it at the end of the tunnel.
lesson-turn-done = Exactly. Cards are never laid sideways, only one way round or the other.
lesson-fork = On every side tunnel must meet tunnel and rock must meet rock. Try the straight tunnel at the end, and see what the table says. Then lay the fork.
lesson-fork-done = A fork keeps ways open. Good diggers like forks.
lesson-dead-end = These cards are dead ends: the tunnels do not join. Only a saboteur lays them. You are a digger: pick one and discard it.
lesson-dead-end-done = Discarded cards lie face down. Nobody knows what you threw away.
lesson-break = Olga has laid dead ends. Pick the broken lantern and tap a player: who has a broken tool may not lay tunnels.
lesson-break-done = They can still play other cards, or mend it.
lesson-fix = Now your own pickaxe is broken! Pick the card that mends it and tap yourself.
lesson-fix-done = The broken tool and the card are both gone. You may mend the tools of others too.
lesson-fix-two = This card mends a lantern or a cart, one of them. Help Olga, and choose which.
lesson-fix-two-done = One card, one tool. The other one stays broken.
lesson-rockfall = A dead end blocks the way. Pick the rockfall and tap that card.
lesson-rockfall-done = The way is open again. Saboteurs use rockfalls too…
lesson-map = The treasure lies under one of the three goals. Pick the map and look at one in secret.
lesson-map-done = Only you have seen it. A goal that you know has a dashed frame.
lesson-gold = One card is missing to the middle goal. Lay it!
lesson-share = The treasure! Roles are turned over: Olga was the saboteur. Diggers share out the gold: choose your card.
lesson-end = You know it all.
lesson-end-about = A game has three rounds, and each time roles are dealt anew: your secret card lies beside your hand. If the cards run out before the treasure is found, the saboteurs win. Most nuggets wins.
