# What bots say when something befalls them, by occasion and voice: `any` is everybody’s. $name: whom they speak to; $n: how many.

# Accused.
remark-accused-any-1 = Me? Never.
remark-accused-any-2 = You’ll have to do better than that, { $name }.
remark-accused-any-3 = And what if it’s you, { $name }?
remark-accused-merry-1 = Me? Oh, that’s a good one!
remark-accused-merry-2 = I couldn’t sabotage a sandwich, { $name }.
remark-accused-merry-3 = Come on, { $name }, not with this face!
remark-accused-gruff-1 = Oh, of course. It’s always me.
remark-accused-gruff-2 = Mind your own tunnel, { $name }.
remark-accused-gruff-3 = I was digging before you could hold a pickaxe.
remark-accused-sly-1 = Interesting. And who gains from that, { $name }?
remark-accused-sly-2 = Whoever shouts loudest usually has something to hide.
remark-accused-sly-3 = Careful, { $name }. Accusations have a way of coming back.
remark-accused-terse-1 = No.
remark-accused-terse-2 = Wrong.
remark-accused-terse-3 = Look closer.
remark-accused-brash-1 = What?! Say that again!
remark-accused-brash-2 = Nonsense! Prove it, { $name }!
remark-accused-brash-3 = Rubbish! Next!
remark-accused-gentle-1 = I can see why you’d think so, but no.
remark-accused-gentle-2 = That hurts a little, { $name }.
remark-accused-gentle-3 = Let’s not jump to conclusions, please.

# A tool of theirs was broken.
remark-broken-any-1 = Hey, I needed that!
remark-broken-any-2 = Thanks a lot, { $name }.
remark-broken-any-3 = And what am I supposed to dig with now?
remark-broken-merry-1 = Oops, there it goes. Has anyone got a spare?
remark-broken-merry-2 = Snack time, then!
remark-broken-merry-3 = And we were getting along so well, { $name }!
remark-broken-gruff-1 = Typical. Just typical.
remark-broken-gruff-2 = That was my grandfather’s.
remark-broken-gruff-3 = You’ll regret that.
remark-broken-sly-1 = Noted, { $name }.
remark-broken-sly-2 = Now we all know what { $name } is afraid of.
remark-broken-sly-3 = How very convenient for somebody.
remark-broken-terse-1 = Great.
remark-broken-terse-2 = Why?
remark-broken-terse-3 = Ouch.
remark-broken-brash-1 = Are you serious, { $name }?!
remark-broken-brash-2 = Hey! Hands off!
remark-broken-brash-3 = Just you wait, { $name }!
remark-broken-gentle-1 = Oh. Was that really necessary?
remark-broken-gentle-2 = I’m sure you had your reasons, { $name }.
remark-broken-gentle-3 = Could you tell me why, { $name }?

# A tool was mended for them.
remark-mended-any-1 = Thanks, { $name }!
remark-mended-any-2 = Back to work, then.
remark-mended-any-3 = I owe you one, { $name }.
remark-mended-merry-1 = { $name }, you’re a treasure!
remark-mended-merry-2 = Good as new! Off we go!
remark-mended-gruff-1 = About time.
remark-mended-gruff-2 = Hm. Thanks, I suppose.
remark-mended-sly-1 = I won’t forget that, { $name }.
remark-mended-sly-2 = A friend in need, { $name }.
remark-mended-terse-1 = Thanks.
remark-mended-terse-2 = Works again.
remark-mended-brash-1 = Yes! Now watch me!
remark-mended-brash-2 = Ha! I’m back!
remark-mended-gentle-1 = How kind of you, { $name }.
remark-mended-gentle-2 = Thank you, I hadn’t dared to ask.

# Somebody trusts them.
remark-trusted-any-1 = Thanks, { $name }. Good to hear.
remark-trusted-any-2 = At least one of you has eyes.
remark-trusted-merry-1 = Aw, { $name }! I like you too!
remark-trusted-merry-2 = See? You can trust this nose.
remark-trusted-gruff-1 = Well. Some sense at last.
remark-trusted-gruff-2 = Don’t get sentimental, { $name }.
remark-trusted-sly-1 = A wise choice, { $name }.
remark-trusted-sly-2 = Trust is a fine thing, isn’t it?
remark-trusted-terse-1 = Good.
remark-trusted-terse-2 = Wise.
remark-trusted-brash-1 = That’s what I’ve been saying!
remark-trusted-brash-2 = Exactly! Listen to { $name }!
remark-trusted-gentle-1 = That means a lot to me, { $name }.
remark-trusted-gentle-2 = I’ll try to deserve it.

# A claim of their own has turned out false.
remark-caught-any-1 = Well… I must have mixed something up.
remark-caught-any-2 = Hm. This is awkward.
remark-caught-merry-1 = Whoops! Surprise!
remark-caught-merry-2 = Would you believe me if I said I was holding it upside down?
remark-caught-gruff-1 = So what? To err is dwarfish.
remark-caught-gruff-2 = Don’t all stare at me like that.
remark-caught-sly-1 = Funny, it looked quite different by candlelight.
remark-caught-sly-2 = And how many of you believed me? Just curious.
remark-caught-terse-1 = Hm.
remark-caught-terse-2 = My mistake.
remark-caught-brash-1 = All right, all right! I was wrong!
remark-caught-brash-2 = So? You’d have said the same!
remark-caught-gentle-1 = Oh dear. I owe you all an apology.
remark-caught-gentle-2 = Let me just sink into the ground. Card and all.

# The round, or the game, is won.
remark-won-any-1 = That’s how it’s done.
remark-won-any-2 = A fine piece of work.
remark-won-merry-1 = Hooray! Lemonade for everyone!
remark-won-merry-2 = What fun! Again, again!
remark-won-gruff-1 = Amazing what a bit of effort does.
remark-won-gruff-2 = Not bad. For once.
remark-won-sly-1 = All according to plan.
remark-won-sly-2 = Did anyone see that coming?
remark-won-terse-1 = Done.
remark-won-terse-2 = Nice.
remark-won-brash-1 = Yes! Yes! Yes!
remark-won-brash-2 = Ha! Too easy!
remark-won-gentle-1 = That was lovely. Thank you, everyone.
remark-won-gentle-2 = I hardly dared to hope.

# It is lost.
remark-lost-any-1 = Well played, all of you.
remark-lost-any-2 = Next time, then.
remark-lost-merry-1 = Oh well, it was fun anyway!
remark-lost-merry-2 = Losing makes for better stories.
remark-lost-gruff-1 = I knew it. I knew it all along.
remark-lost-gruff-2 = This is what happens when nobody listens to me.
remark-lost-sly-1 = Enjoy it while it lasts.
remark-lost-sly-2 = It was all planned. Just not by me.
remark-lost-terse-1 = Pity.
remark-lost-terse-2 = Next.
remark-lost-brash-1 = What? No! Again!
remark-lost-brash-2 = I want a rematch, right now!
remark-lost-gentle-1 = A pity, but you earned it.
remark-lost-gentle-2 = We’ll do better next time, I’m sure.

# Somebody else’s claim has turned out false.
remark-exposed-any-1 = So much for your word, { $name }.
remark-exposed-any-2 = Did everybody see that?
remark-exposed-any-3 = { $name }, we need to talk.
remark-exposed-merry-1 = { $name }, you rascal!
remark-exposed-gruff-1 = Lies, nothing but lies. As usual.
remark-exposed-sly-1 = What a pity. You lie so nicely, { $name }.
remark-exposed-terse-1 = Aha.
remark-exposed-brash-1 = Ha! Got you, { $name }!
remark-exposed-gentle-1 = Perhaps { $name } was only mistaken.

# Asked to dig, to keep away, to mend.
remark-asked-any-1 = We’ll see.
remark-asked-any-2 = Let me check my cards.
remark-asked-any-3 = I’ll think about it, { $name }.
remark-asked-merry-1 = For you, { $name }? Anything! Well, almost.
remark-asked-gruff-1 = Anyone can give orders.
remark-asked-sly-1 = And what’s in it for me, { $name }?
remark-asked-terse-1 = Maybe.
remark-asked-brash-1 = One thing at a time, { $name }!
remark-asked-gentle-1 = I’ll do what I can, { $name }.

# Somebody claims the contrary.
remark-contradicted-any-1 = We can’t both be right, { $name }.
remark-contradicted-any-2 = I stand by what I said.
remark-contradicted-merry-1 = Would you like to borrow my glasses, { $name }?
remark-contradicted-gruff-1 = I know what I saw.
remark-contradicted-sly-1 = Then it’s your word against mine, { $name }.
remark-contradicted-terse-1 = I disagree.
remark-contradicted-brash-1 = That’s a lie, { $name }!
remark-contradicted-gentle-1 = Are you quite sure, { $name }?

# They have found the gold.
remark-found-any-1 = Gold! Real gold!
remark-found-any-2 = There it is. At last.
remark-found-merry-1 = Look how it shines!
remark-found-gruff-1 = There. And nobody believed it.
remark-found-sly-1 = Well, well. What have we here?
remark-found-terse-1 = Gold.
remark-found-brash-1 = Gold! And who found it? Me!
remark-found-gentle-1 = Oh, isn’t it beautiful?

# They have turned a goal, and it is not the one.
remark-blank-any-1 = Nothing. On we go.
remark-blank-any-2 = All that digging for this.
remark-blank-merry-1 = At least we know now!
remark-blank-gruff-1 = Nothing. What did you expect?
remark-blank-sly-1 = One less to guess about.
remark-blank-terse-1 = Not here.
remark-blank-brash-1 = Drat! The next one, then!
remark-blank-gentle-1 = It would have been too easy.

# A rockfall on a card that they have laid.
remark-struck-any-1 = That was my tunnel, { $name }!
remark-struck-any-2 = I’d only just dug that.
remark-struck-merry-1 = Good thing I wear a helmet, { $name }!
remark-struck-gruff-1 = Hours of work, all gone.
remark-struck-sly-1 = What bothered you about it, { $name }?
remark-struck-terse-1 = My tunnel.
remark-struck-brash-1 = Hey! And who’s going to tidy that up?
remark-struck-gentle-1 = I was rather fond of that one.

# The cave: a monster that somebody called attacks them.
remark-hurt-any-1 = Call it off, { $name }!
remark-hurt-merry-1 = It only wants to play. Doesn’t it?
remark-hurt-gruff-1 = Shoo! Get away, you beast!
remark-hurt-sly-1 = A pet of yours, { $name }?
remark-hurt-terse-1 = Ow.
remark-hurt-brash-1 = Come on, I’m not afraid of you!
remark-hurt-gentle-1 = Nice beast. Good beast.

# The cave: somebody gives them boots or an axe.
remark-gift-any-1 = Thanks, { $name }, I can use that.
remark-gift-merry-1 = A present! For me?
remark-gift-gruff-1 = Took you long enough, { $name }.
remark-gift-sly-1 = Beware of dwarfs bearing gifts.
remark-gift-terse-1 = Useful.
remark-gift-brash-1 = Finally! Now I’m off!
remark-gift-gentle-1 = That’s very thoughtful of you, { $name }.

# The cave: they have found the exit.
remark-way-out-any-1 = There it is, the way out!
remark-way-out-merry-1 = Fresh air! I can smell it!
remark-way-out-gruff-1 = At last. My knees have had enough.
remark-way-out-sly-1 = Now the only question is who gets there first.
remark-way-out-terse-1 = The way out.
remark-way-out-brash-1 = This way! Run!
remark-way-out-gentle-1 = Look, daylight. How lovely.

# Why they accuse: a claim turned out false.
remark-why-lied-any-1 = What we were promised wasn’t there.
remark-why-lied-any-2 = We’ve all seen it: that was not true.
remark-why-lied-any-3 = We were told something else. Remember?

# Dead ends.
remark-why-dead-ends-any-1 = { $n ->
    [1] A dead end! Well, well.
   *[other] { $n } dead ends: quite a collection.
 }
remark-why-dead-ends-any-2 = { $n ->
    [1] Nobody lays a dead end by accident.
   *[other] Nobody lays { $n } dead ends by accident.
 }
remark-why-dead-ends-any-3 = { $n ->
    [1] And what about that dead end?
   *[other] And what about those { $n } dead ends?
 }
remark-why-dead-ends-any-4 = Where was that tunnel supposed to lead?

# Rockfalls.
remark-why-rocks-any-1 = Rocks don’t fall by themselves.
remark-why-rocks-any-2 = We needed that tunnel!
remark-why-rocks-any-3 = { $n ->
    [1] A perfectly good card, buried.
   *[other] { $n } perfectly good cards, buried.
 }

# Detours.
remark-why-longer-any-1 = All that digging, and the wrong way.
remark-why-longer-any-2 = The more { $name } digs, the farther the gold.
remark-why-longer-any-3 = That was a fine detour.
remark-why-longer-any-4 = Since when is the gold over there?

# Broken tools.
remark-why-breaks-any-1 = { $n ->
    [1] Who else breaks our tools?
   *[other] { $n } broken tools, and always the same hand.
 }
remark-why-breaks-any-2 = Diggers don’t break diggers’ tools.
remark-why-breaks-any-3 = What had that tool ever done to anyone?

# Contradicted claims.
remark-why-against-any-1 = Two people, two stories, and I know which I don’t believe.
remark-why-against-any-2 = I don’t believe what { $name } says about that goal.

# Discards.
remark-why-throws-any-1 = { $n ->
    [1] What was that card, I wonder?
   *[other] { $n } cards discarded. Which ones, I wonder?
 }
remark-why-throws-any-2 = More cards discarded than laid.
remark-why-throws-any-3 = With a working tool you’re supposed to dig.

# Only a hunch.
remark-why-hunch-any-1 = Just a feeling. A strong one.
remark-why-hunch-any-2 = I’ve been watching for a while.
remark-why-hunch-any-3 = It all fits together.
remark-why-hunch-any-4 = Awfully quiet, don’t you think?
remark-why-hunch-any-5 = Something smells here. And it’s not my socks.
