"""Every question the rules ask, and the steps without a choice that lie between them."""

from __future__ import annotations

from dovre.games.hall.state import HallState
from dovre.kernel.decision import Flow

FLOW: Flow[HallState] = Flow()
HallState.flow = FLOW

# setup
OFFER = FLOW.kind("offer", "HALL-S9")  # DP-00 with `workshops=chosen`
PORTAL = FLOW.kind("portal", "HALL-S15", "HALL-S16")  # DP-01
DRAFT = FLOW.kind("draft", "HALL-S17")  # DP-02

# a turn
TURN = FLOW.kind("turn")  # a step: the turn opens
ACT = FLOW.kind("act", "HALL-T3", "HALL-T4", "HALL-T7")  # steps 1 and 2: DP-10, DP-11, DP-12, DP-14, DP-20, DP-21
AFTER = FLOW.kind("after")  # a step: end of step 2
FREE_TILE = FLOW.kind("free_tile", "HALL-P6")  # DP-27
BUILD = FLOW.kind("build", "HALL-T5", "HALL-T6", "HALL-T7")  # steps 3 and 4: DP-30, DP-40, DP-41

# what an answer leads to
PAY = FLOW.kind("pay", "HALL-T9", "HALL-T11")  # DP-50: kinds (mask), how many, where they go
GAIN = FLOW.kind("gain")  # a step: resource, amount
USE = FLOW.kind("use", "HALL-W6", "HALL-W7")  # DP-13: site, uses left
SPARE = FLOW.kind("spare", "HALL-P6", "HALL-R7")  # Old Debt: slot, whom one spares
BRIBE = FLOW.kind("bribe")  # a step: slot; one resource of choice goes there
TAKE = FLOW.kind("take")  # a step: slot; the recruit is taken
PICK_PEDESTAL = FLOW.kind("pick_pedestal", "HALL-R11")  # DP-22
RETIRE = FLOW.kind("retire")  # a step
JOIN = FLOW.kind("join", "HALL-R16", "HALL-R17")  # DP-23: card
LAY = FLOW.kind("lay", "HALL-D1", "HALL-D11", "HALL-D12")  # DP-24: shape
ORE = FLOW.kind("ore", "HALL-D2", "HALL-D3")  # DP-24: place
DUG = FLOW.kind("dug")  # a step: place; the tile is laid
PEDESTAL = FLOW.kind("pedestal", "HALL-D17", "HALL-D19")  # DP-25: anchor cell
ESTABLISH = FLOW.kind("establish", "HALL-D24", "HALL-D25")  # DP-26: sites (mask)
PLACE_HALL = FLOW.kind("place_hall", "HALL-G3", "HALL-G4")  # DP-30: hall
TO = FLOW.kind("to", "HALL-M1", "HALL-M7")  # DP-40: cell of the Statue
MOVE = FLOW.kind("move")  # a step: from, to

# spells (DP-11)
DISINTEGRATE = FLOW.kind("disintegrate")  # a step: place in the grimoire
EFFECT = FLOW.kind("effect")  # a step: effect
RITUAL = FLOW.kind("ritual", "HALL-P6")
EXCHANGE = FLOW.kind("exchange", "HALL-P6")  # Trading Places: the first Statue's cell, or NONE
STEAL = FLOW.kind("steal", "HALL-P6")  # how many more
EXILE = FLOW.kind("exile", "HALL-P6")  # whom one has named
ECHO = FLOW.kind("echo", "HALL-P6")  # whom one has named
CAVE_IN = FLOW.kind("cave_in", "HALL-P6")
SEER = FLOW.kind("seer", "HALL-P6")
DRAW = FLOW.kind("draw")  # a step: a Pedestal is drawn from the bag
