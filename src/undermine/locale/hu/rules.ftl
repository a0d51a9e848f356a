# Az alapjáték elutasításai: szabályonként egy mondat. $at: az érintett mező, kártya vagy játékos, vagy none; $side: egy szó, például fent vagy none.

S-TURN-1 = { $at ->
    [none] Ezt most nem lehet: előbb valami mást kell tenned.
   *[other] Nincs a kezedben ilyen lap: { $at }.
 }
S-TOOL-2 = Ennek a játékosnak már törött az ilyen eszköze.
S-TOOL-3 = Amíg törött eszközöd van, nem rakhatsz le útkártyát.
S-REP-2 = Ez a lap nem ezt az eszközt javítja meg: { $at }.
S-REP-3 = Ennek a játékosnak nincs ilyen törött eszköze, nincs mit megjavítani.
S-ROCK-1 = A kőomlás csak lerakott útkártyát vesz ki, a startot vagy egy célt soha.
S-MAP-2 = A térképpel csak olyan célt nézhetsz meg, amely még lefordítva fekszik.
S-PLACE-1 = Ott már van kártya.
S-PLACE-2 = A kártyának teljes oldalával egy felfordított kártyához kell csatlakoznia.
S-PLACE-3 = A kártya nem illeszkedik a szomszédos kártyához (oldal: { $side }): járathoz járat, sziklához szikla kell.
S-PLACE-6 = Innen nem vezet megszakítatlan járat a startkártyához.
S-PLACE-7 = A kártyának folytatnia kell egy járatot: legalább egy járatának a mellette lévő járathoz kell csatlakoznia.
S-GOLD-3 = Nincs ilyen aranykártya azok között, amelyeket kaptál.

## A párbaj és egyszemélyes játéka

D-TURN-1 = { $at ->
    [none] Ezt most nem lehet: előbb valami mást kell tenned.
   *[other] Nincs a kezedben ilyen lap: { $at }.
 }
D-SAB-1 = Törött eszközt csak az ellenfél elé tehetsz, magad elé nem.
D-SAB-2 = Amíg törött eszköz van előtted, nem rakhatsz le útkártyát.
D-SAB-3 = Az ellenfél előtt már van ilyen törött eszköz.
D-PLACE-1 = A kártyát üres helyre kell tenned, teljes oldalával egy felfordított kártya mellé.
D-PLACE-2 = A kártya nem illeszkedik a szomszédos kártyához (oldal: { $side }): járathoz járat, sziklához szikla kell.
D-PLACE-3 = Innen egyetlen startkártyához sem vezet megszakítatlan járat.
D-PLACE-4 = Innen nem vezet megszakítatlan út a saját startkártyádhoz.
D-PLACE-7 = Zárt ajtó vagy meg nem vesztegetett troll szakítja meg az utat (oldal: { $side }).
D-PLACE-10 = Létra nem kerülhet célkártya vagy aranyas útkártya mellé (oldal: { $side }).
D-REP-1 = { $at }: csak a saját eszközödet javítja meg, és csak olyat, amelyik rajta látható.
D-REP-3 = Nincs előtted ilyen törött eszköz.
D-ROCK-1 = Itt nincs kártya, amelyet a kőomlás kivehetne.
D-ROCK-2 = A kőomlás nem vesz ki startkártyát, célt, sem aranyas vagy trollos kártyát.
D-MAP-1 = A térképpel csak olyan célt nézhetsz meg, amely még lefordítva fekszik.
D-KEY-1 = A kulcs a másik szín ajtaját nyitja; itt nincs ilyen.
D-KEY-2 = Ezen az ajtón már van kulcs, vagy nem maradt kulcs a bankban.
D-TROLL-5 = Csak olyan trollt vesztegethetsz meg, amelyhez a járataid elvezetnek, és amelyen még nincs jelző.
D-DISC-2 = Nincs előtted ilyen törött eszköz, amelytől megszabadulhatnál.
D-GOAL-3 = A cél nem fekhet így.
D-PAY-4 = Olyan kártyákkal fizess a trolloknak, amelyekkel a lehető legkevesebbet fizeted túl.

# A sötét barlang elutasításai.

C-TURN-1 = Ezt most nem lehet: előbb valami mást kell tenned.
C-TURN-3 = Nincs a kezedben ilyen lap: { $at }.
C-PLACE-1 = Ott már van kártya.
C-PLACE-2 = A kártyának teljes oldalával egy felfordított kártyához kell csatlakoznia; lefordított cél nem elég.
C-PLACE-4 = A kártya nem illeszkedik a szomszédos kártyához (oldal: { $side }): járathoz járat, sziklához szikla kell.
C-PLACE-5 = A kártyának folytatnia kell egy járatot: legalább egy járatának a mellette lévő járathoz kell csatlakoznia.
C-ROCK-1 = A kőomlás olyan lerakott útkártyát vesz ki, amelyen nem áll se törpe, se szörny.
C-ROCK-2 = A kőomlás sohasem veszi ki a startkártyát vagy egy célt.
C-INFO-R1 = A titkos információ egy lefordított célt vagy egy másik játékos lefordított klánkártyáját mutatja meg.
C-GOAL-R3 = A cél nem fekhet így: csatlakoznia kell a járathoz, amelyen a törpéd jön, és ha lehet, minden szomszédos kártyához illeszkednie kell.
C-MOVE-1 = Oda nem léphetsz: egy lépés csak a szomszédos mezőre visz, és csak amíg van még lépésed.
C-WEB-1 = A pókháló oda kerül, ahol két kártyát járat köt össze, vagy egy járat nyitott végére.
C-WEB-2 = Itt már van pókháló.
C-WEB-3 = Pókháló zárja el az utat.
C-AXE-2 = A csatabárd csak olyan pókhálót ér el, amely a saját törpéd mezőjénél van.
C-AXE-6 = Nincs előtted csatabárd; a kezedben lévő itt nem segít.
C-MONSTER-1 = Az a szörny, amely még nincs a labirintusban, csak egy felfordított odúba hívható.
C-MONSTER-2 = Nincs odú a labirintusban, ezért nem hívhatsz szörnyet.
C-MONSTER-9 = Ez a szörny már a labirintusban van: onnan mozgasd tovább, ahol áll.
C-BOOTS-2 = Ennek a játékosnak már van csizmája.
C-SWAP-1 = Kártyát csak egy másik játékossal cserélhetsz.
C-END-3 = A közös befejezést körönként egyszer javasolhatod, és csak olyan asztalnál, ahol ez megengedett.
