# Fertige Sätze.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla.
phrase-hurry = Beeil dich bitte.
phrase-thinking = Ich überlege noch.
phrase-trust-me = Vertraut mir.
phrase-i-dig = Ich grabe nach Gold!
phrase-suspicious = Das ist verdächtig …
phrase-not-me = Ich war’s nicht!
phrase-that-way = Gehen wir dort entlang.
phrase-gold-there = Dort ist das Gold!
phrase-only-stone = Dort ist nur Stein.
phrase-need-repair = Repariert mir bitte das Werkzeug!
phrase-no-cards = Ich habe nichts Brauchbares.
phrase-one-more-round = Noch eine Runde?
phrase-bye = Tschüss!

reaction-laugh = Lachen
reaction-cheer = Jubel
reaction-clap = Beifall
reaction-wow = Staunen
reaction-hmm = Nachdenken
reaction-angry = Ärger
reaction-sad = Trauer
reaction-heart = Herz
