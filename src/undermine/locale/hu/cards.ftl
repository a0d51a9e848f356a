# Kártyák, eszközök, jelek és oldalak szavakkal.

side-N = fent
side-E = jobbra
side-S = lent
side-W = balra

tool-pickaxe = csákány
tool-lantern = lámpás
tool-cart = csille

card-hidden = lefordított kártya
card-level = { $level }. szint –
card-break-pickaxe = Törött csákány
card-break-lantern = Törött lámpás
card-break-cart = Törött csille
card-fix-pickaxe = Csákány javítása
card-fix-lantern = Lámpás javítása
card-fix-cart = Csille javítása
card-fix-pickaxe-lantern = Csákány vagy lámpás javítása
card-fix-pickaxe-cart = Csákány vagy csille javítása
card-fix-lantern-cart = Lámpás vagy csille javítása
card-rockfall = Kőomlás
card-map = Térkép
card-key = Kulcs
card-info = Titkos információ
card-swap = Kártyacsere
card-web = Pókháló
card-boots = Csizma
card-axe = Csatabárd
card-rat = Patkány
card-crawler = Sárkánykígyó
card-goblin = Goblin

path-crossing = Kereszteződés
path-fork = Elágazás ({ $sides })
path-straight = Egyenes járat ({ $sides })
path-bend = Kanyar ({ $sides })
path-bridge = Híd
path-dead-end = { $n ->
    [one] zsákutca ({ $sides })
   *[other] zsákutcák ({ $sides })
}

mark-treasure = kincs
mark-stone = kő
mark-gold = { $n } aranyrög
mark-door-green = zöld ajtó ({ $side })
mark-door-blue = kék ajtó ({ $side })
mark-troll = troll ({ $side })
mark-ladder = létra
mark-ladder-green = zöld létra
mark-ladder-blue = kék létra
mark-lair = odú
mark-vein = aranyér
mark-exit = kijárat
mark-bridge = fahíd ({ $sides })
mark-tunnel = szűk alagút

help-path = Úgy tedd le, hogy a járatai minden szomszédos kártyához illeszkedjenek.
help-dead-end = A járatok itt véget érnek, nincs tovább.
help-two-paths = Két járat, amely nincs összekötve.
help-break = Tedd egy játékos elé: amíg meg nem javítják, nem rakhat le járatot.
help-fix = Bárkinek megjavít egy ilyen törött eszközt.
help-fix-two = A két eszköz egyikét javítja meg.
help-rockfall = Kivesz egy útkártyát a labirintusból.
help-map = Nézz meg titokban egy célkártyát.
help-key = Kinyitja neked a másik szín egyik ajtaját.
help-door = Az ajtón csak az ilyen színű törpe mehet át.
help-troll = A troll mellett senki sem jut át, amíg meg nem vesztegetik.
help-gold = Az aranyrög azé, aki elsőként eléri.
help-ladder = A létrák össze vannak kötve, bármilyen messze legyenek is.
help-lair = Innen bújnak elő a szörnyek.
help-vein = Itt fejezd be a mozgást: tiéd az aranyrög, de mutasd meg a klánkártyádat.
help-bridge = Aki a hídra lép, annak végleg eggyel kevesebb lapja lehet.
help-tunnel = A szűk alagútba lépni egy aranyrögbe kerül.
help-info = Nézz meg egy célt vagy valaki klánkártyáját.
help-swap = Cseréld el minden lapodat valakivel.
help-web = Egy időre elzárja az utat két kártya között.
help-boots = Körönként eggyel több lépés, neked vagy egy másik játékosnak.
help-axe = Átvág egy pókhálót vagy elűz egy szörnyet.
help-rat = Legfeljebb 3 lépés; akit elér, lapot veszít.
help-crawler = Legfeljebb 4 lépés; akit elér, azt feldönti.
help-goblin = Legfeljebb 5 lépés; akit elér, aranyrögöt veszít.

# Path cards as people call them, where the card itself is in sight.
name-crossing = Kereszteződés
name-fork = Elágazás
name-straight = Egyenes járat
name-bend = Kanyar
name-bridge = Híd
name-bends = Két kanyar
name-dead-end = Zsákutca
