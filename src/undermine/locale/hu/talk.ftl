# Kész mondatok.

phrase-hello = Sziasztok!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép volt!
phrase-thanks = Köszönöm!
phrase-sorry = Bocsánat!
phrase-oops = Hoppá.
phrase-hurry = Siess, légy szíves.
phrase-thinking = Még gondolkodom.
phrase-trust-me = Bízz bennem.
phrase-i-dig = Én az aranyért ások!
phrase-suspicious = Ez gyanús…
phrase-not-me = Nem én voltam!
phrase-that-way = Menjünk arra.
phrase-gold-there = Ott az arany!
phrase-only-stone = Ott csak kő van.
phrase-need-repair = Javítást kérek!
phrase-no-cards = Nincs használható lapom.
phrase-one-more-round = Még egy forduló?
phrase-bye = Viszlát!

reaction-laugh = Nevetés
reaction-cheer = Ünneplés
reaction-clap = Taps
reaction-wow = Ámulat
reaction-hmm = Töprengés
reaction-angry = Harag
reaction-sad = Szomorúság
reaction-heart = Szív
