# Pripravené vety.

phrase-hello = Ahoj!
phrase-good-luck = Veľa šťastia!
phrase-well-played = Dobre zahrané!
phrase-thanks = Vďaka!
phrase-sorry = Prepáč!
phrase-oops = Ojoj.
phrase-hurry = Poponáhľaj sa, prosím.
phrase-thinking = Moment, rozmýšľam.
phrase-trust-me = Ver mi.
phrase-i-dig = Ja kopem k zlatu!
phrase-suspicious = To je podozrivé…
phrase-not-me = Ja za to nemôžem!
phrase-that-way = Poďme tadiaľto.
phrase-gold-there = Zlato je tam!
phrase-only-stone = Tam je len kameň.
phrase-need-repair = Opravte mi, prosím, nástroj!
phrase-no-cards = Nemám nič užitočné.
phrase-one-more-round = Ešte jedno kolo?
phrase-bye = Tak ahoj!

reaction-laugh = Smiech
reaction-cheer = Oslava
reaction-clap = Potlesk
reaction-wow = Úžas
reaction-hmm = Zamyslenie
reaction-angry = Hnev
reaction-sad = Smútok
reaction-heart = Srdce
