# Az alapjáték elutasításai: szabályonként egy mondat. $at: az érintett mező, kártya vagy játékos, vagy none; $side: N, E, S, W vagy none.

S-TURN-1 = { $at ->
    [none] Ezt most nem lehet: nincs itt az ideje az ilyen lépésnek.
   *[other] Nincs a kezedben ilyen lap: { $at }.
 }
S-TOOL-2 = Ennek a játékosnak már törött az ilyen eszköze.
S-TOOL-3 = Amíg törött eszközöd van, nem rakhatsz le útkártyát.
S-REP-2 = Ez a lap nem ezt az eszközt javítja meg: { $at }.
S-REP-3 = Ennek a játékosnak nincs ilyen törött eszköze, nincs mit megjavítani.
S-ROCK-1 = A kőomlás egy lerakott útkártyát vesz ki, soha nem a startot, egy célt vagy üres helyet.
S-MAP-2 = A térképpel olyan célkártyát nézhetsz meg, amely még lefordítva fekszik.
S-PLACE-1 = Ott már van kártya ({ $at }).
S-PLACE-2 = A kártyának oldalával egy felfordított kártyához kell csatlakoznia.
S-PLACE-3 = A kártya nem illik a szomszédjához (oldal: { $side }): járathoz járat, sziklához szikla kell.
S-PLACE-6 = Innen nem vezet megszakítás nélküli út a startkártyához.
S-PLACE-7 = A kártyának folytatnia kell egy járatot: legalább egy nyílásának másik nyílással kell találkoznia.
S-GOLD-3 = Nincs ilyen aranykártya azok között, amelyeket kaptál.

## A párbaj és egyszemélyes játéka

D-TURN-1 = { $at ->
    [none] Ezt most nem lehet: nincs itt az ideje az ilyen lépésnek.
   *[other] Nincs a kezedben ilyen lap: { $at }.
 }
D-SAB-1 = Törött eszközt az ellenfél elé teszünk, sohasem magunk elé.
D-SAB-2 = Amíg törött eszköz van előtted, nem rakhatsz le útkártyát.
D-SAB-3 = Az ellenfél előtt már van ilyen törött eszköz.
D-PLACE-1 = A kártyának üres helyre kell kerülnie, oldalával egy felfordított kártya mellé.
D-PLACE-2 = A kártya nem illik a szomszédjához (oldal: { $side }): járathoz járat, sziklához szikla kell.
D-PLACE-3 = Innen egyetlen startkártyához sem vezet megszakítás nélküli út.
D-PLACE-4 = Innen nem vezet megszakítás nélküli út a saját startkártyádhoz.
D-PLACE-7 = Zárt ajtó vagy meg nem vesztegetett troll szakítja meg az utat (oldal: { $side }).
D-PLACE-10 = Létra nem kerülhet célkártya vagy aranyas útkártya mellé (oldal: { $side }).
D-REP-1 = { $at }: a saját eszközeid egyikét javítja meg, és csak olyat, amelyik rajta látható.
D-REP-3 = Nincs előtted ilyen törött eszköz.
D-ROCK-1 = Itt nincs kártya, amelyet a kőomlás kivehetne.
D-ROCK-2 = A kőomlás nem vesz ki startkártyát, célt, sem aranyas vagy trollos kártyát.
D-MAP-1 = A térképpel olyan célkártyát nézhetsz meg, amely még lefordítva fekszik.
D-KEY-1 = A kulcs a másik szín ajtaját nyitja; itt nincs ilyen.
D-KEY-2 = Ezen az ajtón már van kulcs, vagy nem maradt kulcs a bankban.
D-TROLL-5 = Olyan trollt vesztegethetsz meg, amelyen nincs jelző, és amelyhez a te utaid vezetnek.
D-DISC-2 = Nincs előtted ilyen törött eszköz, amelytől megszabadulhatnál.
D-GOAL-3 = A felfordított cél nem fekhet így.
D-PAY-4 = A trolloknak azokat a kártyáidat add, amelyek a legkisebb túlfizetéssel fedezik az adósságodat.

# Mennyit ért az egyszemélyes játék (DS-16).
solo-rating-1 = Inkább ne beszéljünk róla.
solo-rating-2 = Becsületes munka.
solo-rating-3 = Jó szimatod van az aranyhoz.
solo-rating-4 = A bánya ura!

# A sötét barlang elutasításai.

C-TURN-1 = Ezt most nem lehet: nincs itt az ideje az ilyen lépésnek.
C-TURN-3 = Nincs a kezedben ilyen lap: { $at }.
C-PLACE-1 = Ott már van kártya ({ $at }).
C-PLACE-2 = A kártyának oldalával egy felfordított kártyához kell csatlakoznia; lefordított cél nem elég.
C-PLACE-4 = A kártya nem illik a szomszédjához (oldal: { $side }): járathoz járat, sziklához szikla kell.
C-PLACE-5 = A kártyának folytatnia kell egy járatot: legalább egy nyílásának másik nyílással kell találkoznia.
C-ROCK-1 = A kőomlás olyan lerakott útkártyát vesz ki, amelyen nem áll se törpe, se szörny.
C-ROCK-2 = A kőomlás sohasem veszi ki a startkártyát vagy egy célt.
C-INFO-R1 = A titkos információ egy lefordított célt vagy egy másik játékos lefordított klánkártyáját mutatja meg.
C-GOAL-R3 = A cél nem fekhet így: csatlakoznia kell az úthoz, amelyen a törpéd belép, és ha lehet, minden szomszédjához illenie kell.
C-MOVE-1 = Oda nem vezet lépés: egy lépés szomszédos mezőre visz, amíg marad lépésed.
C-WEB-1 = A pókháló oda kerül, ahol két kártyát járat köt össze, vagy egy járat nyitott végére.
C-WEB-2 = Ezen a helyen már van pókháló.
C-WEB-3 = Pókháló zárja el az utat.
C-AXE-2 = A csatabárd csak olyan pókhálót ér el, amely a saját törpéd mezőjénél van.
C-AXE-6 = Nincs előtted csatabárd; a kezedben lévő itt nem segít.
C-MONSTER-1 = Az a szörny, amely nincs a labirintusban, egy felfordított odú mezőjére hívható.
C-MONSTER-2 = Nincs odú a labirintusban, így nem hívható szörny.
C-MONSTER-9 = Ez a szörny már a labirintusban van: onnan megy tovább, ahol áll.
C-BOOTS-2 = Ennek a játékosnak már van csizmája.
C-SWAP-1 = Lapokat egy másik játékossal cserélsz.
