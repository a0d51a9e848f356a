# Ready-made talk.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops.
phrase-hurry = Hurry up, please.
phrase-thinking = Let me think.
phrase-trust-me = Trust me.
phrase-i-dig = I dig for gold!
phrase-suspicious = That looks suspicious…
phrase-not-me = It wasn’t me!
phrase-that-way = Let’s go that way.
phrase-gold-there = The gold is there!
phrase-only-stone = Only stone there.
phrase-need-repair = I need a repair.
phrase-no-cards = I have nothing useful.
phrase-one-more-round = One more round?
phrase-bye = Bye!

reaction-laugh = Laugh
reaction-cheer = Cheer
reaction-clap = Applause
reaction-wow = Astonished
reaction-hmm = Thoughtful
reaction-angry = Angry
reaction-sad = Sad
reaction-heart = Heart
