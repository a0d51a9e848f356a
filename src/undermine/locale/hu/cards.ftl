# Kártyák, eszközök, jelek és oldalak szavakkal.

side-N = észak
side-E = kelet
side-S = dél
side-W = nyugat

tool-pickaxe = csákány
tool-lantern = lámpás
tool-cart = csille

card-hidden = lefordított kártya
card-level = { $level }. szint:
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
path-fork = Elágazás: { $sides }
path-straight = Egyenes járat: { $sides }
path-bend = Kanyar: { $sides }
path-bridge = Híd
path-dead-end = { $n ->
    [one] zsákutca: { $sides }
   *[other] zsákutcák: { $sides }
}

mark-treasure = kincs
mark-stone = kő
mark-gold = { $n } aranyrög
mark-door-green = zöld ajtó: { $side }
mark-door-blue = kék ajtó: { $side }
mark-troll = troll: { $side }
mark-ladder = létra
mark-ladder-green = zöld létra
mark-ladder-blue = kék létra
mark-lair = odú
mark-vein = aranyér
mark-exit = kijárat
mark-bridge = fahíd: { $sides }
mark-tunnel = szűk alagút

help-path = Úgy tedd le, hogy járatai minden szomszédhoz illeszkedjenek.
help-dead-end = A járatok itt véget érnek, nincs tovább.
help-two-paths = Két járat, amelyek nem találkoznak.
help-break = Tedd egy játékos elé: javításig nem építhet járatot.
help-fix = Elvesz egy ilyen törött eszközt bárki elől.
help-fix-two = A két törött eszköz egyikét veszi el.
help-rockfall = Kivesz egy útkártyát a labirintusból.
help-map = Nézz meg titokban egy célkártyát.
help-key = Kinyit neked egy ajtót a másik színből.
help-door = Az ajtón csak az ilyen színű törpe mehet át.
help-troll = A troll mellett senki sem jut át, amíg meg nem vesztegetik.
help-gold = Az aranyrög azé, aki elsőként eléri.
help-ladder = A létrák össze vannak kötve, bármilyen messze vannak.
help-lair = Innen bújnak elő a szörnyek.
help-vein = Állj meg itt, és vedd el az aranyrögöt.
help-bridge = Aki a deszkára lép, végleg elveszít egy lapot a kezéből.
help-tunnel = A szűk alagút egy aranyrögbe kerül.
help-info = Nézz meg egy célt vagy valaki klánkártyáját.
help-swap = Cseréld el minden lapodat valakivel.
help-web = Egy időre elzárja az utat két kártya között.
help-boots = Körönként eggyel több lépés, neked vagy másnak.
help-axe = Átvág egy pókhálót vagy elűz egy szörnyet.
help-rat = Legfeljebb 3 lépés; akit elér, lapot veszít.
help-crawler = Legfeljebb 4 lépés; akit elér, azt feldönti.
help-goblin = Legfeljebb 5 lépés; akit elér, aranyrögöt veszít.
