"""Every question the rules ask, and the steps without a choice that lie between them."""

from __future__ import annotations

from dovre.games.fall.state import FallState
from dovre.kernel.decision import Flow

FLOW: Flow[FallState] = Flow()
FallState.flow = FLOW

# setup
KEEP = FLOW.kind("keep", "FALL-S19", sealed=True)  # DP-01
LAIRS = FLOW.kind("lairs", "FALL-S23")  # DP-02
SETTLE = FLOW.kind("settle", "FALL-S25")  # DP-03: the first cave, or NONE
HOST = FLOW.kind("host", "FALL-S26")  # DP-03: both caves
SETTLED = FLOW.kind("settled")  # a step: the next player chooses lairs

# ancestry phase
WAVE = FLOW.kind("wave")  # a step: cards are dealt
DRAFT = FLOW.kind("draft", "FALL-A02", "FALL-A03", "FALL-A09", sealed=True)  # DP-04
RATIONS = FLOW.kind("rations")  # a step: how many players have looked at their Jokers
JOKERS = FLOW.kind("jokers", "FALL-A15")  # DP-05: the first Joker, or NONE

# a turn
BATTLE = FLOW.kind("battle")  # a step: the next player with provisions
TURN = FLOW.kind("turn", "FALL-B04", "FALL-B10")  # DP-06, DP-07, DP-08, DP-23: stage
SORT = FLOW.kind("sort", "FALL-B08")  # DP-07: cell of the Joker
GROUP = FLOW.kind("group", "FALL-B14", "FALL-B18")  # DP-08: cells chosen
POWER = FLOW.kind("power", "FALL-B11", "FALL-B19")  # DP-07, DP-08, DP-24: type, power, strong, whether a claw was used
CLOSE = FLOW.kind("close")  # a step: control votes at the end of an action

# the four actions
GOAL = FLOW.kind("goal", "FALL-M01", "FALL-M06")  # DP-09: power
MARCH = FLOW.kind("march", "FALL-M01", "FALL-M02")  # DP-09: goal, left, from where, whether one has moved
ATTACK = FLOW.kind("attack")  # a step: cave
RETREAT = FLOW.kind("retreat", "FALL-M14")  # DP-10: cave
REINFORCE = FLOW.kind("reinforce", "FALL-R01")  # DP-11, DP-21: power
ADD = FLOW.kind("add", "FALL-R01", "FALL-R02")  # DP-11: space, power
RELOCATE = FLOW.kind("relocate", "FALL-R03")  # DP-12: space, left
AFTER = FLOW.kind("after")  # a step: Reinforcements of power 2 or more are over
HORN = FLOW.kind("horn", "FALL-R01")  # DP-30
INFLUENCE = FLOW.kind("influence", "FALL-I01")  # DP-13, DP-21: amount, whether it can be split
PURSE = FLOW.kind("purse", "FALL-I01")  # DP-13: amount, the first champion or NONE
SPLIT = FLOW.kind("split", "FALL-I01")  # DP-13: amount, both champions
WHEEL = FLOW.kind("wheel", "FALL-G01", "FALL-G02")  # DP-14: power
SCOUT = FLOW.kind("scout", "FALL-G04")  # DP-15: gates and tokens left to look at, the token just seen
WIRES = FLOW.kind("wires")  # a step: where the pawn began, spaces moved, how many of them are resolved
EFFECT = FLOW.kind("effect")  # a step: spaces moved
BREACH = FLOW.kind("breach", "FALL-G08")  # DP-16
TROLLS = FLOW.kind("trolls", "FALL-G18")  # DP-22: how many
SHIFT = FLOW.kind("shift", "FALL-G18", "FALL-G19")  # DP-22: from, left, whether one has moved

# invasions
ENTRENCH = FLOW.kind("entrench")  # a step
GATES = FLOW.kind("gates")  # a step: the gate card next in the row
INVADE = FLOW.kind("invade")  # a step: clan, invaders left, whether the first-defeated bonus is left, whether a breach
TIE = FLOW.kind("tie", "FALL-W09", "FALL-W10")  # DP-17, DP-18: caves
VICTIM = FLOW.kind("victim", "FALL-W16")  # DP-19: cave
SHELTER = FLOW.kind("shelter", "FALL-W17")  # DP-20: pawn, or NONE for a troll

# abilities used in a turn (DP-23)
LISTEN = FLOW.kind("listen", "FALL-H09")  # looks left
STRIDE = FLOW.kind("stride", "FALL-H09")
RAID = FLOW.kind("raid", "FALL-H09")
LURK = FLOW.kind("lurk", "FALL-H09")

# champion rewards
REWARDS = FLOW.kind("rewards")  # a step: the champion next in the offer
RENEGADE = FLOW.kind("renegade", "FALL-H11")  # DP-25: votes left
CONSOLE = FLOW.kind("console", "FALL-H04")  # DP-26: place in the offer
JOIN = FLOW.kind("join")  # a step: place in the offer; the winner takes the card
ARRIVE = FLOW.kind("arrive", "FALL-H06")  # DP-27: pawn
STAR = FLOW.kind("star", "FALL-H07")  # DP-28: champion
SOW = FLOW.kind("sow", "FALL-H08")  # DP-29: trolls at most
SOWN = FLOW.kind("sown", "FALL-H08")  # DP-29: space, trolls at most
LEAVE = FLOW.kind("leave", "FALL-H08")  # DP-29, Kasskar: the clan that votes leave
SWEAR = FLOW.kind("swear", "FALL-H08")  # the clan they leave
COUNT = FLOW.kind("count", "FALL-H08")  # both clans

# the end of a wave
SCORE = FLOW.kind("score")  # a step
UPKEEP = FLOW.kind("upkeep")  # a step
