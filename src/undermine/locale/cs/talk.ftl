# Připravené věty.

phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Dobře zahráno!
phrase-thanks = Díky!
phrase-sorry = Promiň!
phrase-oops = Jejda.
phrase-hurry = Pospěš si, prosím.
phrase-thinking = Moment, přemýšlím.
phrase-trust-me = Věř mi.
phrase-i-dig = Já kopu ke zlatu!
phrase-suspicious = To je podezřelé…
phrase-not-me = Já za to nemůžu!
phrase-that-way = Pojďme tudy.
phrase-gold-there = Zlato je tam!
phrase-only-stone = Tam je jen kámen.
phrase-need-repair = Opravte mi prosím nástroj!
phrase-no-cards = Nemám nic užitečného.
phrase-one-more-round = Ještě jedno kolo?
phrase-bye = Tak ahoj!

reaction-laugh = Smích
reaction-cheer = Oslava
reaction-clap = Potlesk
reaction-wow = Úžas
reaction-hmm = Zamyšlení
reaction-angry = Zlost
reaction-sad = Smutek
reaction-heart = Srdce
