"""Every question the rules ask, and the steps without a choice that lie between them."""

from __future__ import annotations

from dovre.games.towers.state import TowersState
from dovre.kernel.decision import Flow

FLOW: Flow[TowersState] = Flow()
TowersState.flow = FLOW

# setup
CITIES = FLOW.kind("cities")  # a step: how many have chosen
CITY = FLOW.kind("city", "TOWR-S20")  # D01

# Dusk
DUSK = FLOW.kind("dusk")  # a step: stage
EACH = FLOW.kind("each")  # a step: how many players the event has come to
SABOTAGE = FLOW.kind("sabotage", "TOWR-K04", "TOWR-Q06")  # D02
RANSOM = FLOW.kind("ransom", "TOWR-K04")  # D03: who named it, spot
TORNADO = FLOW.kind("tornado", "TOWR-K04")  # D04: creatures chosen so far
GUST = FLOW.kind("gust")  # a step: creatures chosen; the next one chooses, then all move
HEAL = FLOW.kind("heal", "TOWR-K04", "TOWR-C12")  # D05
SILENCE = FLOW.kind("silence", "TOWR-K04")  # D06
TREMOR = FLOW.kind("tremor", "TOWR-K04")  # D06
FAMINE = FLOW.kind("famine", "TOWR-K04")  # D06

# solo
SPELL = FLOW.kind("spell")  # a step: spell, whether it was just revealed
SPEAR = FLOW.kind("spear", "TOWR-L09")  # D20
CHARGE = FLOW.kind("charge")  # a step: creatures that have not moved
HERDED = FLOW.kind("herded", "TOWR-L10")  # D21
DRIVEN = FLOW.kind("driven", "TOWR-N09")  # D21: creature

# Night: several seats at once, each with a question of its own
NIGHT = FLOW.kind("night")
NIGHT_ORDER = FLOW.kind("order", "TOWR-N05", "TOWR-N06")  # D07
NIGHT_WAY = FLOW.kind("way", "TOWR-N09")  # D08
NIGHT_TRAP = FLOW.kind("trap", "TOWR-U05", "TOWR-U08")  # D09

# Dawn
DAWN = FLOW.kind("dawn")  # a step: how many players are done
FIRE = FLOW.kind("fire", "TOWR-A03", "TOWR-A07")  # D10, D11
SECOND = FLOW.kind("second", "TOWR-U09")  # D11: spot, the first target
RUIN = FLOW.kind("ruin")  # a step: spot, who destroys it or NONE
AURA = FLOW.kind("aura", "TOWR-U11", "TOWR-U12")  # D12: spot, who destroys it or NONE
TROPHIES = FLOW.kind("trophies")  # a step: whether the player has won any

# Day
DAY = FLOW.kind("day")  # a step: actions done
ACTION = FLOW.kind("action", "TOWR-J03", "TOWR-J07")  # D14
AFTER = FLOW.kind("after")  # a step: a card from hand may follow
CARD = FLOW.kind("card", "TOWR-J05", "TOWR-J07")  # D18: whether one must be played
MARKET = FLOW.kind("market", "TOWR-J40", "TOWR-J42")  # D17
SPENT = FLOW.kind("spent")  # a step: whether the card came from the market
BUILD = FLOW.kind("build", "TOWR-J11", "TOWR-J12")  # D15: towers left, the colour it must not have or NONE
TILE = FLOW.kind("tile")  # a step: tiles left, from which pile, whether a ban can follow
LAY = FLOW.kind("lay", "TOWR-J22", "TOWR-J24")  # D16: tile, from which pile

# effects (D13, D19); the argument `optional` is 1 for a trophy
UPGRADE = FLOW.kind("upgrade", "TOWR-U01", "TOWR-U02")  # colour or NONE, optional
MOVE = FLOW.kind("move", "TOWR-Q05")  # optional
SITE = FLOW.kind("site", "TOWR-Q05")  # spot
DAMAGE = FLOW.kind("damage", "TOWR-X11", "TOWR-X14")  # how much
CAPTURE = FLOW.kind("capture", "TOWR-X11", "TOWR-X13")
PITCH = FLOW.kind("pitch", "TOWR-X14")  # damage
PUSH = FLOW.kind("push", "TOWR-X16")  # cells at most
PUSH_CELL = FLOW.kind("push_cell", "TOWR-X16")  # cells at most
FAR = FLOW.kind("far", "TOWR-X16")  # creatures, cells at most
BACKWARD = FLOW.kind("backward", "TOWR-X16")  # creatures, cells left
MARKER = FLOW.kind("marker", "TOWR-X16")
SEND = FLOW.kind("send", "TOWR-X01")  # optional
FREE = FLOW.kind("free", "TOWR-X03")
ARRIVE = FLOW.kind("arrive", "TOWR-X01")  # creature, the seat of the path or NONE for any opponent
RAZE = FLOW.kind("raze", "TOWR-X05", "TOWR-X06")
