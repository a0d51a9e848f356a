# Karty, nástroje, značky a strany slovy.

side-N = nahoře
side-E = vpravo
side-S = dole
side-W = vlevo

tool-pickaxe = krumpáč
tool-lantern = lucerna
tool-cart = vozík

card-hidden = skrytá karta
card-level = Úroveň { $level } –
card-break-pickaxe = Rozbitý krumpáč
card-break-lantern = Rozbitá lucerna
card-break-cart = Rozbitý vozík
card-fix-pickaxe = Oprava krumpáče
card-fix-lantern = Oprava lucerny
card-fix-cart = Oprava vozíku
card-fix-pickaxe-lantern = Oprava krumpáče nebo lucerny
card-fix-pickaxe-cart = Oprava krumpáče nebo vozíku
card-fix-lantern-cart = Oprava lucerny nebo vozíku
card-rockfall = Zával
card-map = Mapa
card-key = Klíč
card-info = Tajné informace
card-swap = Výměna karet
card-web = Pavučina
card-boots = Boty
card-axe = Válečná sekera
card-rat = Krysa
card-crawler = Plazoun
card-goblin = Skřet

path-crossing = Křižovatka
path-fork = Rozcestí { $sides }
path-straight = Rovná chodba { $sides }
path-bend = Zatáčka { $sides }
path-bridge = Most
path-dead-end = { $n ->
    [one] slepá chodba { $sides }
   *[other] slepé chodby { $sides }
}

mark-treasure = poklad
mark-stone = kámen
mark-gold = { $n ->
    [one] 1 nuget
    [few] { $n } nugety
   *[other] { $n } nugetů
}
mark-door-green = zelené dveře { $side }
mark-door-blue = modré dveře { $side }
mark-troll = trol { $side }
mark-ladder = žebřík
mark-ladder-green = zelený žebřík
mark-ladder-blue = modrý žebřík
mark-lair = doupě
mark-vein = zlatá žíla
mark-exit = východ z jeskyně
mark-bridge = dřevěný most { $sides }
mark-tunnel = úzký tunel

help-path = Polož ji tak, aby chodby navazovaly na všechny sousední karty.
help-dead-end = Chodby tu končí, dál se neprojde.
help-two-paths = Dvě chodby, které nejsou propojené.
help-break = Polož ji před hráče: dokud se nástroj neopraví, nesmí pokládat chodby.
help-fix = Opraví komukoli jeden takový rozbitý nástroj.
help-fix-two = Opraví jeden ze dvou rozbitých nástrojů.
help-rockfall = Odstraní z bludiště jednu kartu cesty.
help-map = Tajně se podívej na jednu cílovou kartu.
help-key = Otevře ti jedny dveře soupeřovy barvy.
help-door = Dveřmi projde jen trpaslík té barvy.
help-troll = Kolem trola nikdo neprojde, dokud nedostane úplatek.
help-gold = Nugety získá, kdo se k nim dostane první.
help-ladder = Žebříky jsou propojené, ať jsou jakkoli daleko.
help-lair = Odtud vylézají nestvůry.
help-vein = Skonči tu pohyb: vezmeš si nuget, ale ukážeš klanovou kartu.
help-bridge = Kdo vstoupí na most, má natrvalo o kartu v ruce méně.
help-tunnel = Vstup do úzkého tunelu stojí nuget.
help-info = Podívej se na cíl, nebo na něčí klanovou kartu.
help-swap = Vyměň si s jiným hráčem všechny karty v ruce.
help-web = Na čas zahradí cestu mezi dvěma kartami.
help-boots = O krok víc v každém tahu, pro tebe nebo jiného hráče.
help-axe = Přesekne pavučinu nebo zažene nestvůru.
help-rat = Až 3 kroky; koho potká, ten přijde o kartu.
help-crawler = Až 4 kroky; koho potká, toho srazí k zemi.
help-goblin = Až 5 kroků; koho potká, ten přijde o nuget.

# Path cards as people call them, where the card itself is in sight.
name-crossing = Křižovatka
name-fork = Rozcestí
name-straight = Rovná chodba
name-bend = Zatáčka
name-bridge = Most
name-bends = Dvě zatáčky
name-dead-end = Slepá chodba
