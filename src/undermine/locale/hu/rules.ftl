# Az alapjáték elutasításai: szabályonként egy mondat. $at: az érintett mező, kártya vagy játékos, vagy none; $side: N, E, S, W vagy none.

S-TURN-1 = { $at ->
    [none] Ezt most nem lehet: nincs itt az ideje az ilyen lépésnek.
   *[other] Nincs a kezedben { $at } kártya.
 }
S-TOOL-2 = Ennek a játékosnak már törött az ilyen szerszáma.
S-TOOL-3 = Amíg törött szerszámod van, nem rakhatsz le útkártyát.
S-REP-2 = A(z) { $at } kártya nem ezt a szerszámot javítja meg.
S-REP-3 = Ennek a játékosnak nincs ilyen törött szerszáma, nincs mit megjavítani.
S-ROCK-1 = A kőomlás egy lerakott útkártyát vesz el, soha nem a startot, egy célt vagy üres helyet.
S-MAP-2 = A térképpel olyan célkártyát nézhetsz meg, amely még lefordítva fekszik.
S-PLACE-1 = Itt már van kártya: { $at }.
S-PLACE-2 = A kártyának oldalával egy felfordított kártyához kell csatlakoznia.
S-PLACE-3 = A kártya a(z) { $side } oldalon nem illik a szomszédjához: járathoz járat, sziklához szikla kell.
S-PLACE-6 = Innen nem vezet megszakítás nélküli út a startkártyához.
S-PLACE-7 = A kártyának folytatnia kell egy járatot: legalább egy nyílásának másik nyílással kell találkoznia.
S-GOLD-3 = Nincs ilyen aranykártya azok között, amelyeket kaptál.
