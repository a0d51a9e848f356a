# Karty, nástroje, značky a strany slovami.

side-N = hore
side-E = vpravo
side-S = dole
side-W = vľavo

tool-pickaxe = krompáč
tool-lantern = lampáš
tool-cart = vozík

card-hidden = skrytá karta
card-level = Úroveň { $level } –
card-break-pickaxe = Rozbitý krompáč
card-break-lantern = Rozbitý lampáš
card-break-cart = Rozbitý vozík
card-fix-pickaxe = Oprava krompáča
card-fix-lantern = Oprava lampáša
card-fix-cart = Oprava vozíka
card-fix-pickaxe-lantern = Oprava krompáča alebo lampáša
card-fix-pickaxe-cart = Oprava krompáča alebo vozíka
card-fix-lantern-cart = Oprava lampáša alebo vozíka
card-rockfall = Zával
card-map = Mapa
card-key = Kľúč
card-info = Tajné informácie
card-swap = Výmena kariet
card-web = Pavučina
card-boots = Topánky
card-axe = Bojová sekera
card-rat = Krysa
card-crawler = Plazúň
card-goblin = Škriatok

path-crossing = Križovatka
path-fork = Rázcestie { $sides }
path-straight = Rovná chodba { $sides }
path-bend = Zákruta { $sides }
path-bridge = Most
path-dead-end = { $n ->
    [one] slepá chodba { $sides }
   *[other] slepé chodby { $sides }
}

mark-treasure = poklad
mark-stone = kameň
mark-gold = { $n ->
    [one] 1 nuget
    [few] { $n } nugety
   *[other] { $n } nugetov
}
mark-door-green = zelené dvere { $side }
mark-door-blue = modré dvere { $side }
mark-troll = trol { $side }
mark-ladder = rebrík
mark-ladder-green = zelený rebrík
mark-ladder-blue = modrý rebrík
mark-lair = brloh
mark-vein = zlatá žila
mark-exit = východ z jaskyne
mark-bridge = drevený most { $sides }
mark-tunnel = úzky tunel

help-path = Polož ju tak, aby chodby nadväzovali na všetky susedné karty.
help-dead-end = Chodby sa tu končia, ďalej sa neprejde.
help-two-paths = Dve chodby, ktoré nie sú prepojené.
help-break = Polož ju pred hráča: kým sa nástroj neopraví, nesmie ukladať chodby.
help-fix = Opraví komukoľvek jeden taký rozbitý nástroj.
help-fix-two = Opraví jeden z dvoch rozbitých nástrojov.
help-rockfall = Odstráni z bludiska jednu kartu cesty.
help-map = Tajne sa pozri na jednu cieľovú kartu.
help-key = Otvorí ti jedny dvere súperovej farby.
help-door = Dverami prejde len trpaslík tej farby.
help-troll = Okolo trola nikto neprejde, kým nedostane úplatok.
help-gold = Nugety získa, kto sa k nim dostane prvý.
help-ladder = Rebríky sú prepojené, nech sú akokoľvek ďaleko.
help-lair = Odtiaľto vyliezajú netvory.
help-vein = Skonči tu pohyb: vezmeš si nuget, ale ukážeš klanovú kartu.
help-bridge = Kto vstúpi na most, má natrvalo o kartu v ruke menej.
help-tunnel = Vstup do úzkeho tunela stojí nuget.
help-info = Pozri sa na cieľ alebo na niečiu klanovú kartu.
help-swap = Vymeň si s iným hráčom všetky karty v ruke.
help-web = Na čas zahradí cestu medzi dvoma kartami.
help-boots = O krok viac v každom ťahu, pre teba alebo iného hráča.
help-axe = Presekne pavučinu alebo zaženie netvora.
help-rat = Až 3 kroky; koho stretne, ten príde o kartu.
help-crawler = Až 4 kroky; koho stretne, toho zhodí na zem.
help-goblin = Až 5 krokov; koho stretne, ten príde o nuget.

# Path cards as people call them, where the card itself is in sight.
name-crossing = Križovatka
name-fork = Rázcestie
name-straight = Rovná chodba
name-bend = Zákruta
name-bridge = Most
name-bends = Dve zákruty
name-dead-end = Slepá chodba
