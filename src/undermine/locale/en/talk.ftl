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
phrase-i-dig = I’m digging for gold!
phrase-suspicious = That looks suspicious…
phrase-not-me = It wasn’t me!
phrase-that-way = Let’s go that way.
phrase-gold-there = The gold is there!
phrase-only-stone = Only stone there.
phrase-need-repair = Please mend my tool!
phrase-no-cards = I’ve got nothing useful.
phrase-one-more-round = One more round?
phrase-bye = Bye!

reaction-laugh = Laughter
reaction-cheer = Cheer
reaction-clap = Applause
reaction-wow = Amazement
reaction-hmm = Hmm
reaction-angry = Anger
reaction-sad = Sadness
reaction-heart = Heart
