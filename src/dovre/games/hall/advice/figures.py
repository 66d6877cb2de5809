"""The figures of the judgement, in Honor or as shares of it. They were tuned by play."""

from __future__ import annotations

from dovre.games.hall.components import FIXED, SHAPE_SIZE

NEVER = -99.0  # of what is impossible or foolish

# what a resource is worth while there is time to use it: stone, iron, heartstone, cart, hammer, rune, coin, clan carts
WORTH = (0.9, 1.4, 1.9, 2.2, 1.5, 1.8, 1.4, 1.7, 1.7, 1.7)
REST = 1 / FIXED.set_size  # of anything left over (HALL-F4)
READY_BONUS = 2.0  # what a Tunnel brings beside its Honor, on the average
LARGEST = max(SHAPE_SIZE)
ROOM_FOR_COINS = 3  # free slots of the pack while a Coin keeps its worth
TURNS_A_RECRUIT = 2.2  # turns between two recruits of the same player

PRODUCED = 0.75  # what is produced now, against what could be produced by waiting
AGAIN = 0.9  # what each later activation of a recruit brings, against the first
EARLY_CART = 0.8  # what a Cart is worth less on a starting Troll: no Statue waits for it in the first rounds
DIG_NOW = 0.5  # a Tunnel today rather than tomorrow
RUNE_SPENT = 0.8  # of its worth: a Rune finds no better use than a Spell now
MORE_RUNES = 0.4  # of that, for each other Rune one has: one Spell a turn, and most games end with some left
FREE_TILE = 0.5  # of what the tile of Aftershock reaches: later Tunnels would have reached some of it
AGAIN_AT_WORK = 0.7  # of the best Workshop: what a second activation in the same turn brings
FOR_THE_MIX = 10.0  # a mineral of the best mix goes before all others
NEWCOMERS = 4  # Trolls that might come into the horde, looked at for each that could go
EFFORT = 0.3  # what a trade or a Workshop must gain at least

STATUE = 7.0  # a Statue unearthed, before it is carted anywhere
NEXT_STATUE = 0.85  # each further one is worth so much of the one before
YELLOW = 9.0  # the way to the innermost zone
DECAY = 0.8  # of a goal, by each cell on the way to it
SLOT = 0.5  # of the zone value: a Tunnel that could house a Statue
DOUBLING = 0.5  # the chance that a Statue of the clan comes to a Pedestal
PEDESTAL_KEPT = 1.5  # what a Pedestal in Stock may still bring elsewhere

ON_THE_WAY = 0.1  # of the zone value, for a Statue that does not score yet
CART_KEPT = 0.6  # of its worth: what a Cart keeps for later
CLAN_CART_KEPT = 0.35  # the same for a Clan Cart, whose symbol produces again once it is bare
LAST_CART = 0.1  # the price of a Cart in the last turn: no move for nothing
HALL_HOPE = 0.6  # the chance that a Great Hall without a Statue will have one
HALL_EFFORT = 0.5  # what a Great Hall must gain at least
HALL_FITS = 0.45  # of what a Great Hall gains: a tile that makes room for it
HALL_NEAR = 0.5  # of that: a tile after which one cell is lacking
LOST_PLACE = 0.3  # of the zone value: a Tunnel that a Great Hall swallows

# how useful a Workshop is
WORKSHOP_WORTH = {
    "wainwright": 2.0,
    "charm_weaver": 1.2,
    "mint": 2.2,
    "ironworks": 2.4,
    "hammer_exchange": 1.0,
    "steward": 2.4,
    "rune_forge": 1.6,
    "crusher": 1.6,
    "stone_mill": 2.4,
    "hammer_forge": 1.0,
    "depot": 2.4,
}
