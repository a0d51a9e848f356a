# Cards, tools, marks and sides in words.

side-N = top
side-E = right
side-S = bottom
side-W = left

tool-pickaxe = pickaxe
tool-lantern = lantern
tool-cart = cart

card-hidden = hidden card
card-level = Level { $level } –
card-break-pickaxe = Broken pickaxe
card-break-lantern = Broken lantern
card-break-cart = Broken cart
card-fix-pickaxe = Mend the pickaxe
card-fix-lantern = Mend the lantern
card-fix-cart = Mend the cart
card-fix-pickaxe-lantern = Mend pickaxe or lantern
card-fix-pickaxe-cart = Mend pickaxe or cart
card-fix-lantern-cart = Mend lantern or cart
card-rockfall = Rockfall
card-map = Treasure map
card-key = Key
card-info = Secret information
card-swap = Card swap
card-web = Web
card-boots = Boots
card-axe = Battle axe
card-rat = Rat
card-crawler = Crawler
card-goblin = Goblin

path-crossing = Crossing
path-fork = Fork { $sides }
path-straight = Straight { $sides }
path-bend = Bend { $sides }
path-bridge = Bridge
path-dead-end = { $n ->
    [one] dead end { $sides }
   *[other] dead ends { $sides }
}

mark-treasure = treasure
mark-stone = stone
mark-gold = { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}
mark-door-green = green door { $side }
mark-door-blue = blue door { $side }
mark-troll = troll { $side }
mark-ladder = ladder
mark-ladder-green = green ladder
mark-ladder-blue = blue ladder
mark-lair = lair
mark-vein = vein of gold
mark-exit = the way out
mark-bridge = wooden bridge { $sides }
mark-tunnel = narrow tunnel

help-path = Lay it so that its tunnels fit every card next to it.
help-dead-end = The tunnels end here: no way through.
help-two-paths = Two tunnels that are not connected.
help-break = Put it in front of a player: until it is mended, they cannot lay tunnels.
help-fix = Mends one broken tool of this kind, for any player.
help-fix-two = Mends one of the two tools it shows, for any player.
help-rockfall = Removes one path card from the maze.
help-map = Look at one goal card in secret.
help-key = Opens one door of the other colour for you.
help-door = Only the dwarf of this colour may pass the door.
help-troll = Nobody passes the troll until it is bribed.
help-gold = Whoever reaches these nuggets first claims them.
help-ladder = All ladders are connected, however far apart.
help-lair = Beasts come out here.
help-vein = End your walk here: take the nugget, but show your clan card.
help-bridge = Stepping on the planks costs a card: your hand stays one smaller.
help-tunnel = Stepping into the narrow tunnel costs a nugget.
help-info = Look at a goal, or at somebody’s clan card.
help-swap = Swap all hand cards with another player.
help-web = Blocks the way between two cards for a while.
help-boots = One step more each turn, for you or another player.
help-axe = Cuts a web or drives off a beast.
help-rat = Up to 3 steps; takes a card from anyone it meets.
help-crawler = Up to 4 steps; knocks down anyone it meets.
help-goblin = Up to 5 steps; steals a nugget from anyone it meets.

# Path cards as people call them, where the card itself is in sight.
name-crossing = Crossing
name-fork = Fork
name-straight = Straight tunnel
name-bend = Bend
name-bridge = Bridge
name-bends = Two bends
name-dead-end = Dead end
