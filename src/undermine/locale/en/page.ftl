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
learn = Rules and past games
continue = Continue
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
daily-tomorrow = Everybody gets the same cards today. The next challenge is ready tomorrow.
your-name = Your name
your-face = Your face
face-of = Face of { $name }
face-curls = curls
face-braid = braid
face-bald = bald head
face-fringe = fringe
face-goatee = goatee
face-hood = hood
face-miner = red helmet
face-crown = crown
face-monocle = monocle
face-goggles = goggles
face-bucket = bucket
face-flower = flower
guest-name = Dwarf
players-number = { $n } players: you and { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
bot-level = How good are the bots?
level-mole = Mole
level-apprentice = Apprentice
level-miner = Miner
level-foreman = Foreman
level-master = Master
level-mole-about = Plays any card that fits.
level-apprentice-about = Knows the way to the gold and makes mistakes.
level-miner-about = Remembers who did what.
level-foreman-about = Will lie to you, and looks a little ahead.
level-master-about = Thinks furthest ahead, and needs a moment for it.
program = Bot
home = Home
close = Close
cancel = Cancel
menu = Menu
settings = Settings
language = Language
not-found = There is nothing at this address.
connecting = Connecting…
dealing = The cards are being dealt…
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
keep = Save
option-edition = Edition
option-edition-about = The 2006 edition shares out a gold card per player and lets tunnels start anywhere.
option-edition-modern = Current
option-edition-2006 = 2006
option-connect = New tunnels
option-connect-about = Whether a new card must be joined to the start card.
option-connect-start = must be joined to the start
option-connect-any = may continue any tunnel, as the Hungarian booklet has it
option-first = Who begins
option-first-about = Who plays first in the first round.
option-first-random = at random
option-first-seat = Seat { $n }
option-anchor = Where you may dig
option-anchor-about = Whether you may also continue your opponent’s tunnel.
option-anchor-any = from both starts
option-anchor-own = only from your own start
option-colour = Your colour
option-colour-about = Doors of the other colour are locked for you.
option-colour-green = Green
option-colour-blue = Blue
option-end = End of the game
option-end-about = Whether the last player may still walk after the last card has been played.
option-end-immediate = at once
option-end-turn = after the turn
option-agree = Ending together
option-agree-about = Whether you may all agree to end the game when no dwarf can get out any more.
option-agree-off = not offered
option-agree-on = if everybody agrees
option-away = If somebody is away
option-away-wait = Wait
option-away-wait-about = The table waits, however long it takes.
option-away-clock = A minute for each decision
option-away-clock-about = When the minute is up, a bot decides just this once.
option-away-bot = A bot stands in
option-away-bot-about = After a minute a bot plays for them. When they come back, they get the seat back.
option-public = Public table
option-public-about = Anyone can find it and join.
option-words = Claims and accusations
option-words-on = Everything
option-words-no-claims = What you see stays secret
option-words-none = None
option-words-on-about = Say what lies on a goal, accuse, trust, ask for help. Nobody is bound by what they say, and it may be a lie.
option-words-no-claims-about = Accuse, trust and ask for help, but whoever looks at a card tells nobody.
option-words-none-about = Only ready-made phrases and chat.
option-bots-talk = Bots talk
option-bots-talk-talk = Yes
option-bots-talk-little = Only a little
option-bots-talk-off = No
option-bots-talk-talk-about = They tell what they saw, ask for help, accuse and lie, and answer back when something happens to them. Seldom more than once a turn.
option-bots-talk-little-about = Only what matters in the game: what they saw, whom they suspect, what they need. Some of it is a lie.
option-bots-talk-off-about = They play in silence.
option-free-text = Free chat
option-free-text-about = People can write what they like, not only ready-made phrases.
option-undo = Undo
option-undo-about = You can take back a move until something new has been revealed.

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
send-watchers = Send onlookers away
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
same-device = on the same device: { $names }
start = Start
wait-seats = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
wait-ready = Waiting for: { $names }
wait-host = { $name } starts the game.
fair = Fair shuffle
fair-about = Before the game the server picks a secret number that it cannot change, and every browser adds a random number of its own. After the game anybody can check that nobody arranged the cards.
seats-taken = { $taken } of { $seats } seats
watch = Watch
no-public-tables = No public table is open right now. Make one!
no-games = You have not played here yet.
replays = Replays
table-gone = This table no longer exists.

# The table
round-n = Round { $n }
board = The maze
board-closer = Zoom in
board-fit = Show all
board-far = Places out of sight
board-show = Show: { $place }
board-more = { $n ->
    [one] 1 more place
   *[other] { $n } more places
}
board-words = The maze in words
goal-hidden = face-down goal
goal-known = face-down goal, but you know it: { $card }
place-right = { $n } right
place-left = { $n } left
place-up = { $n } up
place-down = { $n } down
place-start = the start
place-between = between the two starts
goal-upper = upper goal
goal-middle = middle goal
goal-lower = lower goal
goal-near-upper = near upper goal
goal-near-middle = near middle goal
goal-near-lower = near lower goal
goal-second-upper = second upper goal
goal-second-lower = second lower goal
goal-last-middle = farthest goal
goal-left = left goal
goal-right = right goal
goal-near-left = near left goal
goal-near-right = near right goal
goal-second-left = second left goal
goal-second-right = second right goal
goal-top-right = top right goal
goal-top-left = top left goal
goal-bottom-right = bottom right goal
goal-bottom-left = bottom left goal
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
on-turn = to play
piles = Draw pile: { $deck }, discards: { $discards }
discards = Discards ({ $n })
face-down = face down
clan-blue = Blue clan
clan-yellow = Yellow clan
clan-short-blue = B
clan-short-yellow = Y
loyalty-loyal = loyal
loyalty-saboteur = saboteur
role-digger = Digger
role-saboteur = Saboteur
role-digger-about = Dig to the treasure with the others. If it is found before the cards run out, the diggers share the gold.
role-saboteur-about = Keep the others from the treasure, and do not let it show. If the cards run out first, you win.
loyalty-loyal-about = You work for your own clan: { $clan }. Carry its gold out of the cave.
loyalty-saboteur-about = You wear the colour of the { $clan } but work for the other clan. Nobody else knows.
role-look = Look at your secret card
role-short = Who am I?
role-is = Your card: { $role }

prompt-wait = { $name } is thinking…
prompt-left = { $name } has left the table.
prompt-stand-in = A bot is playing for { $name }…
stand-in = Let a bot play
prompt-choose = Choose a move.
prompt-play = Your turn: pick a card.
prompt-play-bribe = Your turn: pick a card, or bribe the marked troll.
prompt-play-cut = Your turn: pick a card, or cut the marked web.
prompt-play-broken = Your tool is broken: you cannot lay tunnels. Mend it, play another card or discard one.
prompt-nowhere = It cannot be played right now. Keep it or discard it.
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
prompt-react = The { $beast } attacks! Use your axe?
prompt-vote = { $proposer } says that nobody can get out any more. End the game?
prompt-bribe = Bribe a troll, or end your turn.
prompt-pay = Choose what you pay the trolls.
prompt-orient = Which way round should the goal lie?
prompt-scrap = Pick two cards to discard; that mends the { $tool }.
prompt-discard-two = Pick one or two cards to discard.

turn-card = Turn
discard = Discard
undo = Undo
do-it = Do it
do-place = Lay it
do-break = Break it
do-repair = Mend it
do-rockfall = Remove it
do-map = Look
do-key = Unlock
do-bribe = Bribe
do-orient = This way
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
understood = Got it
welcome-saboteur = Lay tunnels from the ladder to the goals: the treasure lies under one of them. But somebody may be digging against you! “Who am I?” shows your secret card.
rule-read = Rule { $clause }

move-place = Lay { $card } { $place }
move-break = Break { $target }’s { $tool }
move-repair = Mend { $target }’s { $tool }
move-rockfall = Rockfall { $place }
move-map = Look at the { $place }
move-key = Unlock the door { $place }
move-bribe = Bribe the troll { $place }
move-discard = Discard: { $card }
move-scrap = Discard { $card }, mend the { $tool }
move-end = End the turn
move-take = Take { $n }
move-pay = Pay { $numbers }
move-orient = Turn the goal like this: { $card }
move-info-cell = Look at the { $place }
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
move-step = Step { $place }
move-halt = Stop here
move-strike = Use the axe
move-endure = Let it happen
move-propose = Propose to end
move-agree = Agree
move-decline = Play on

# The log
log = Log
talk = Chat
chronicle = Log and chat
log-empty = Nothing has happened yet.
talk-empty = Nobody has written anything yet.
talk-write = Write something
send = Send
mute = Mute { $name }
unwanted = Report or block { $name }
report-talk = Report: rude words
report-name = Report: offensive name
report-play = Report: spoils the game
report-other = Report: something else
report-done = Reported. Whoever runs the server will see it.
block = Block for good
block-done = { $name } no longer sits down at your tables, and you hear nothing more from them.
log-round = Round { $round } begins.
log-place = { $name } lays: { $card }.
log-place-at = { $name } lays { $card } { $place }.
log-break = { $name } breaks { $target }’s { $tool }.
log-repair = { $name } mends { $target }’s { $tool }.
log-repair-self = { $name } mends their own { $tool }.
log-rockfall = { $name }: rockfall!
log-rockfall-at = { $name }: rockfall { $place }.
log-map = { $name } secretly looks at the { $place }.
log-map-known = { $name } secretly looks at the { $place }: { $card }.
log-discard = { $name } discards.
log-goal = Turned over: { $place } – { $card }.
log-take = { $name } takes a gold card.
log-pay = { $name } is paid in gold.
log-bribe = { $name } bribes a troll.
log-key = { $name } unlocks a door.
log-claim = { $n ->
    [one] { $name } claims 1 nugget.
   *[other] { $name } claims { $n } nuggets.
}
log-scrap = { $name } discards two cards and mends their own { $tool }.
log-pay-trolls = { $name } pays the trolls.
log-goal-found = { $name } turns over the { $place }: { $card }.
log-strike = { $name } drives off the beast: { $beast }!
log-strike-known = Drawn and laid at once: { $card }.
log-call = { $name } calls a beast: { $beast }!
log-attack = The { $beast } attacks { $name }!
log-lose = { $name } loses a card.
log-lose-nugget = { $name } loses a nugget.
log-monster-leaves = The { $beast } is gone.
log-stand-up = { $name } gets up again but cannot walk this turn.
log-skip = { $name } has no cards and misses the turn.
log-show = { $name } shows the clan card: { $identity }.
log-vein = { $name } takes the nugget from the vein.
log-web = { $name } lays a web.
log-cut = { $name } cuts a web.
log-boots = { $name } gives { $target } boots.
log-boots-self = { $name } puts on boots.
log-axe = { $name } gives { $target } a battle axe.
log-axe-self = { $name } takes a battle axe.
log-swap = { $name } swaps hands with { $target }.
log-info-goal = { $name } secretly looks at the { $place }.
log-info-goal-known = { $name } secretly looks at the { $place }: { $card }.
log-info-seat = { $name } looks at { $target }’s clan card.
log-info-seat-known = { $name } looks at { $target }’s clan card: { $identity }.
log-exit = { $name } is outside!
log-propose = { $name } proposes to end the game: nobody can get out any more.
log-agree = { $name } agrees.
log-decline = { $name } does not agree, so the game goes on.
log-look-aside = { $name } is the first one out and looks at the clan cards that were set aside.
log-look-aside-known = { $name } is the first one out. The clan cards set aside: { $identity }.
reason-most-nuggets-after-three-rounds = Most nuggets after three rounds.
reason-nuggets-after-three-rounds = Nuggets after three rounds.
reason-no-card-is-left = No cards are left.
reason-all-who-work-for-blue-are-out = Everyone who works for the blue clan is outside.
reason-all-who-work-for-yellow-are-out = Everyone who works for the yellow clan is outside.
reason-nobody-can-play-a-card-any-more = Nobody can play a card any more.
reason-all-agree-that-nobody-gets-out-any-more = Everybody agrees that nobody can get out any more.
rating-1 = Not worth mentioning…
rating-2 = Good work!
rating-3 = A nose for gold!
rating-4 = Lord of the mines!
log-round-end = The round is over.
log-round-end-diggers = The round is over: the diggers have found the treasure!
log-round-end-saboteurs = The round is over: the saboteurs have won!
log-round-end-nobody = The round is over, and nobody wins it.
log-game-end = The game is over.

# Ends of rounds and games
round-end = The round is over
round-diggers = The diggers have found the treasure!
round-saboteurs = The saboteurs have won!
round-nobody = Nobody wins this round
round-why-saboteurs = The cards ran out before the treasure was found.
round-why-nobody = The cards ran out, and none of you was a saboteur.
round-yours = You are one of them!
round-why-goals = All goals have been turned over.
round-why-tokens = The last marker has been placed: no more gold can be claimed.
round-why-cards = No cards are left.
aside-was = The card set aside was: { $role }
pay-due = earns { $n }
draft-wait = { $name } is choosing from { $n ->
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
    [0] You carried out no gold this time.
    [one] You carried out 1 nugget!
   *[other] You carried out { $n } nuggets!
}
winner = winner
clan-values = Blue clan: { $blue } · Yellow clan: { $yellow }
clan-values-about = What each clan has carried out, times the number of people who work for the other clan.
clan-tie = A tie: it goes to the clan that the first dwarf out of the cave worked for.
rematch = Play again
to-rematch = To the new game
replay = Replay
to-story = The story
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
download = Download the game
check-shuffle = Check the shuffle
download-proof = Save the proof
download-seen = Save what I saw
shuffle-good = The cards were shuffled exactly as the server promised before the game.
shuffle-own = The cards were shuffled exactly as promised, and your own random number is in it.
shuffle-bad = The shuffle does not match the promise!
shuffle-public = This deal was public from the beginning: there was nothing to promise.
shuffle-unable = This browser can only check it over a secure connection. Use “undermine verify” instead.

# Pass and play
curtain-for = { $name }’s turn
curtain-look-away = Pass the device on. Everybody else looks away.
curtain-open = I am { $name }

# Television
tv-join = Open { $address } on your phone and type:
tv-to-lobby = Bots and start
tv-ready = Tap “I am ready” on your phone: { $names }
tv-start = Everybody is ready!

# Menu
hint = Give me a hint
advice-wins = Chance to win the round: { $n }%.
advice-others-wins = Next best: { $moves }.
advice-others-nuggets = Next best, and how many nuggets it would cost: { $moves }.
sound = Sounds
motion-off = No animation
large-text = Large text
all-moves = Every possible move ({ $n })
move-seat = Continue on another device
move-seat-about = Scan this with your other device, or open the link there. The link works only once.
take-back = Bring { $name } back to this device
delete-table = Delete this table
delete-sure = Really delete it, with everything in it?

# Replay
replay-start = The beginning
replay-move = Move { $n } of { $all }
replay-first = To the beginning
replay-back = Back one move
replay-play = Play
replay-pause = Pause
replay-next = Forward one move
replay-last = To the end
share-moment = Share this moment
carry-on = Play on from here
carry-on-as = Who do you want to play as?
carry-on-about = Bots take the other seats.
eyes = Seen by
eyes-all = Everything face up
eyes-public = What everybody sees

# Rules
rules-whole = Full rules
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
volume = Volume
vibration = Vibration
vibration-about = Your phone vibrates when it is your turn and when something hits you.
remarks = Bots’ remarks
remarks-about = What bots say in passing, in bubbles and in the chat. Their claims and accusations belong to the game and stay.
pace = Pace of the moves
pace-slow = slow
pace-normal = normal
pace-quick = quick
pace-about = How fast you see what bots and the others do.
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
connection-lost = Connection lost, trying again. Nothing you do now is sent.
connection-slow = Waiting for the server…
notice-storage-lost = The server cannot save moves right now. Please wait a moment.
notice-restarting = The server is restarting. The game goes on in a moment.
refused-offline = The server is not answering. Nothing was sent; please try again.
refused-lost = The connection broke before the answer came. Check whether your move was made.
refused-stale = The game has moved on: your move was not made. Look and choose again.
refused-syntax = There is no such move in this game.
refused-too-fast = Not so fast, please.
refused-storage = The server cannot save moves right now. Your move was not made; please try again.
refused-disk-full = The server has no room left. Your move was not made.
refused-shutting-down = The server is about to restart. Try again in a moment.
refused-table-unknown = There is no such table.
refused-table-gone = This table no longer exists.
refused-table-full = All seats are taken.
refused-table-started = The game has already begun.
refused-table-not-started = The game has not begun yet.
refused-table-finished = The game is over.
refused-table-unfinished = The game is not over yet.
refused-code-unknown = No table has this code.
refused-host-only = Only the host may do that.
refused-host-standing-in = You are only standing in for the host. Only the host can decide this.
refused-not-your-seat = That is not your seat.
refused-seat-taken = Somebody already sits there.
refused-seat-empty = Nobody sits there.
refused-name-taken = Somebody at the table already has this name.
refused-not-ready = Not everybody is ready yet.
refused-key-unknown = This link has already been used or replaced.
refused-undo-off = Moves cannot be taken back at this table.
refused-undo-revealed = Something new has been revealed since then, so it cannot be taken back.
refused-undo-enough = This has been taken back too often. Play on.
refused-talk-enough = This table’s chat is full: nothing more fits in.
refused-acts-enough = This table has been changed too often. All you can do now is finish the game.
refused-too-many-tables = You have too many open tables. Finish or delete some.
refused-too-many-guesses = Too many wrong codes. Wait a few minutes.
refused-not-found = There is nothing at this address.
refused-daily-done = You have already played today’s challenge.
refused-moment-unknown = There is no such moment in this game.
refused-hint-not-alone = You only get hints when nobody else is at the table.
refused-malformed = The server did not understand this page. Reload it.
refused-not-owner = Only the device that took the seat first can take it back.
refused-option-unknown = The game cannot be played with these options.
refused-origin = This did not come from the page of the game. Open it again.
refused-random-missing = Somebody’s browser has not joined in the shuffle yet.
refused-rule = The rules do not allow it.
refused-seat-is-bot = A bot sits there.
refused-seat-is-person = A person sits there.
refused-person-here = Whoever sits there is at the table and plays.
refused-seat-unknown = This table has no such seat.
refused-seats-number = That is too many or too few seats for this game or these players.
refused-talk-off = At this table you can only use ready-made phrases.
refused-too-large = That is too long.
refused-too-many-sockets = Too many open windows. Close some.
refused-undo-not-yours = You can take back only your own last move, and only in your turn.
refused-watching-only = You are only watching here.
refused-device-unknown = You have no such device.
refused-devices-enough = You are signed in on too many devices. Sign one out first.
refused-token-unknown = This token is not valid, or it was taken back.
refused-not-for-bots = Only people can do this, not bots.
refused-bots-enough = You cannot have any more bots. Remove one first.
refused-bot-unknown = You have no such bot.
refused-banned = You have been barred from this server.
refused-blocked = The host does not want to play with you.
refused-watchers-sent = The host has sent away everyone who was only looking on.
refused-phrase-unknown = Nobody has this phrase. Perhaps you made a newer one.

# Who you are on this server
me = You on this server
me-about = There is no account: you are known by this browser. With a phrase you are found again when the browser forgets you.
device-any = A browser
device-here = this one
device-seen = last here on { $day }
sign-out = Sign out
sign-out-others = Sign out all others
blocked = Blocked
unblock = Let in again
my-bots = Your bots
my-bots-about = A program of your own can sit down at tables. It shows a token; everybody sees that a bot sits there. How to write one is in the documentation: Write a bot.
bot-name = Name of a new bot
bot-make = Make a token
bot-token = The token of { $name }, shown this once. Whoever has it plays as your bot.
bot-remove = Remove
phrase-make = Make a phrase
phrase-about = Whoever has this phrase is you. It is shown only this once: write it down, or scan the code with your other device. An older phrase no longer works.
phrase-there = Your phrase of { $day } still works.
phrase-void = Cancel it
recover = I have a phrase
recover-do = Use it here
recover-about = This browser will then belong to the person with this phrase. What you have played here so far stays behind.
kept = What is kept
kept-about = Names, moves and what is said at a table; for each browser, its kind and the day it was last here. No address, no e-mail, no password. Everybody at the table sees names and talk; whoever runs the server can read everything.
kept-reports = What is reported is kept for 90 days, together with the words it is about, even if whoever wrote them asks to be forgotten.
kept-unfinished = { $days ->
    [0] Unfinished games are kept for good.
   *[other] Unfinished games are deleted after this many days without a move: { $days }.
}
kept-finished = { $days ->
    [0] Finished games are kept for good.
   *[other] Finished games are deleted after this many days: { $days }.
}
kept-devices = A browser is forgotten after this many days without a visit: { $days }.
export = All my data as a file
forget = Forget me
forget-sure = Really forget me? There is no way back.
forget-about = Your name and what you wrote disappear from all games, a bot plays on for you, and games without other people are deleted.
