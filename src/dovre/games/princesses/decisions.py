"""Every question the rules ask, and the steps without a choice that lie between them."""

from __future__ import annotations

from dovre.games.princesses.state import PrincessesState
from dovre.kernel.decision import Flow

FLOW: Flow[PrincessesState] = Flow()
PrincessesState.flow = FLOW

# setup
BOARDS = FLOW.kind("boards")  # a step: how many have a board
BOARD = FLOW.kind("board", "PRIN-P1")  # DP-01
START = FLOW.kind("start")  # a step: how many have placed their human
HUMAN = FLOW.kind("human", "PRIN-P10")  # DP-02

# a turn
TURN = FLOW.kind("turn")  # a step: the stage that comes next
PLAY = FLOW.kind("play", "PRIN-R3", "PRIN-C1")  # DP-03, DP-20
MOVE = FLOW.kind("move", "PRIN-M1", "PRIN-M2", "PRIN-C1")  # DP-04, DP-20
CHASE = FLOW.kind("chase", "PRIN-M8", "PRIN-M9")  # DP-05: where the troll comes from, the village
FLEE = FLOW.kind("flee", "PRIN-M10")  # DP-06: village
ARRIVE = FLOW.kind("arrive")  # a step: where the troll comes from, where it goes; points are counted
ACT = FLOW.kind("act", "PRIN-M17", "PRIN-M18", "PRIN-C1")  # DP-07, DP-20, DP-21
CLAIM = FLOW.kind("claim", "PRIN-C1", "PRIN-C7")  # DP-20, after phase 3
ROWS = FLOW.kind("rows")  # a step: the rows are refilled
HOME = FLOW.kind("home")  # a step: village
RETURN = FLOW.kind("return", "PRIN-V7")  # DP-19: village

# effects
REFILL = FLOW.kind("refill", "PRIN-K1")  # DP-11
BUILD = FLOW.kind("build")  # a step: tiles left, whether they are free, whether one must be placed
TILE = FLOW.kind("tile", "PRIN-B7", "PRIN-B13")  # DP-10, DP-20: the same
LAY = FLOW.kind("lay", "PRIN-B12", "PRIN-B13", "PRIN-B15", "PRIN-B22")  # DP-10, DP-17: tile
CARDS = FLOW.kind("cards")  # a step: cards left
CARD = FLOW.kind("card", "PRIN-K4", "PRIN-K5")  # DP-12: cards left, whether one must be taken
PIECES = FLOW.kind(
    "pieces"
)  # a step: trolls and humans left, where those moved stand now, whether the locked one moved
SHIFT = FLOW.kind("shift", "PRIN-M21", "PRIN-X1")  # DP-18: the same

# actions
ROYAL = FLOW.kind("royal", "PRIN-A7", "PRIN-A9")  # DP-08
VACATE = FLOW.kind("vacate", "PRIN-B3", "PRIN-V9")  # DP-09, DP-13: village of a changeling, or NONE for an outpost
OUTPOST = FLOW.kind("outpost")  # a step: an own outpost looks for its village
VILLAGE = FLOW.kind("village", "PRIN-B4")  # DP-09
STORING = FLOW.kind("storing")  # a step: kind of slot
STORE = FLOW.kind("store", "PRIN-B5", "PRIN-V5", "PRIN-V10")  # DP-14, DP-15: kind of slot
PAY = FLOW.kind("pay", "PRIN-V11")  # DP-13
HIRE = FLOW.kind("hire", "PRIN-V15")  # DP-16
GAIN = FLOW.kind("gain")  # a step: a royal tile is gained
CHOOSE = FLOW.kind("choose", "PRIN-V4", "PRIN-C5")  # DP-17
