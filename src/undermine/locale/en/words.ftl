# Words: what people claim, whom they accuse or trust, what they ask for; and what came of it.

# As the speaker says it, in a bubble and in the chat.
said-claim-gold = The gold is under the { $place }!
said-claim-stone = Only stone under the { $place }.
said-claim-exit = The way out is the { $place }!
said-claim-other = The { $place } is not the way out.
said-card-loyal = { $target }’s clan card says: loyal.
said-card-saboteur = { $target }’s clan card says: saboteur!
said-accuse = { $target } is a saboteur!
said-trust = I trust { $target }.
said-mend = Who can mend my { $tool }?
said-dig = Dig here: { $place }!
said-leave = Not here: { $place }!
said-deny = I’m not a saboteur!
said-unsay-claim = I take back what I said about the { $place }.
said-unsay-accuse = I no longer accuse { $target }.
said-unsay-trust = I no longer trust { $target }.
said-to = { $name }! { $said }

# What is offered when a person or a goal is tapped.
words-say = Say to everybody
words-say-goal = I say this is
words-say-card = I say the clan card is
words-mark = Only you see this
words-did = This round
words-did-nothing = Nothing yet.
do-accuse = It’s you!
do-trust = I trust you
do-deny = I’m not a saboteur!
do-mend-me = Mend my tool!
do-mend = Who can mend my { $tool }?
do-dig = Dig here!
do-leave = Not here!
thing-gold = Gold
thing-stone = Stone
thing-exit = The way out
thing-other = Something else
mark-trust = Trust
mark-unsure = Unsure
mark-suspect = Suspect
mark-is = Your note: { $mark }
flag-says = { $name } says: { $what }
place-free = Nothing lies here yet
threads = Show who accuses and who trusts whom
thread-accuse = { $name } accuses { $target }
thread-trust = { $name } trusts { $target }
stream-all = All
talk-to = To whom?
talk-to-all = Everybody

# When the round is over.
reckoning = What was said
reckoning-true = True
reckoning-false = Not true
reckoning-right = Right
reckoning-wrong = Wrong
reckoning-marks = Your notes: { $right } of { $all } right

refused-word-unknown = That cannot be said here.
refused-word-none = In this game nobody makes claims or accuses anyone.
refused-word-other-game = That can only be said in another game.
refused-word-round = That can be said only while a round is being played.
refused-word-seat = There is no such player.
refused-word-self = You can say that only about somebody else.
refused-word-goal = There is no goal there.
refused-word-turned = This goal has been turned over: everybody sees what it is.
refused-word-open = This clan card has been shown: everybody sees it.
refused-word-far = No card will ever reach that place.
refused-word-unsaid = You have not said that this round, so there is nothing to take back.
refused-words-off = At this table nobody makes claims or accuses anyone.
refused-claims-off = At this table nobody tells what they have seen.
refused-words-enough = That is enough for one minute. Wait a moment.
