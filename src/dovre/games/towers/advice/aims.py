"""What things are worth to a seat at this stage of the game, in points."""

from __future__ import annotations

from dovre.games.towers.components import BOSS_LIFE, EVENT_OP, EVENTS, FIXED, LEVEL, MONSTERS, NONE, TROPHIES
from dovre.games.towers.view import TowersView

ROUNDS = 11.0  # what a game lasts
CRYSTAL = 0.075  # for each round to come
CRYSTAL_MOST = 0.6
CARD = 0.12  # for each round to come
CARD_MOST = 0.9
INTRO_HIT = 0.25  # a damage on the way to the one point of the introductory game
FINISH = 4.0  # to end the game as the first of all
FINISH_ALONE = 10.0
LOST = 8.0  # to end it behind somebody
FALL = 5.0  # to end it without guards
FALL_ALONE = 12.0
SOLO_BOSS = 1.5  # a single player wins by the boss alone


class Aims:
    """For one seat."""

    __slots__ = ("boss", "capture", "card", "crystal", "fall", "finish", "hit", "intro", "rounds", "toll", "wound")

    def __init__(self, view: TowersView, seat: int) -> None:
        self.intro = view.seats > 1 and view.options[0] == ("mode", "intro")
        self.rounds = rounds_left(view)
        vault, menagerie, dungeon = _trophies(view, seat)
        self.crystal = min(CRYSTAL_MOST, CRYSTAL * (self.rounds - 0.5)) + vault
        self.card = min(CARD_MOST, CARD * (self.rounds - 0.5))
        prize = FIXED.bounty * self.crystal + menagerie + dungeon + (1.0 if self.intro else 0.0)
        self.capture = [prize + 0.2 * levels[0] for levels in LEVEL]  # by kind; the guards are counted by themselves
        self.wound = [0.4 * (prize + levels[0]) for levels in LEVEL]
        values = FIXED.boss_values
        if self.intro:
            self.boss = [INTRO_HIT] * (BOSS_LIFE - 1) + [1.0]
        else:
            scale = SOLO_BOSS if view.seats == 1 else 1.0
            self.boss = [scale * (values[n + 1] - values[n]) for n in range(BOSS_LIFE)]
        self.hit = sum(self.boss) / BOSS_LIFE
        self.finish = _finish(view, seat, self.intro)
        self.toll = EVENTS[view.event].n if view.event != NONE and EVENT_OP[view.event] == "toll" else 0
        self.fall = FALL_ALONE if view.seats == 1 else FALL

    def purse(self, crystals: int) -> float:
        """What so many crystals are worth: the toll of the next Dusk takes its share, or guards instead."""
        return self.crystal * max(0, crystals - self.toll) - max(0, self.toll - crystals)


def rounds_left(view: TowersView) -> float:
    """By the round and by how far the boss that is hurt most has come."""
    left = ROUNDS + 1.0 - view.round
    if any(view.damage):
        left = min(left, 1.0 + (BOSS_LIFE - max(view.damage)) / 2.5)
    return max(1.0, left)


def _trophies(view: TowersView, seat: int) -> tuple[float, float, float]:
    """What trophies add to a crystal and to a capture."""
    vault = menagerie = dungeon = 0.0
    captured = (view.caught[seat] & MONSTERS).bit_count()
    for slot, trophy in enumerate(view.trophies):
        card = TROPHIES[trophy]
        if card.kind == "end" and card.cond == "crystals":
            vault = card.points / card.n * 0.8
        elif card.kind == "end":
            menagerie = card.points / card.n
        elif card.cond == "captured" and view.held[slot] < 0 and captured < card.n:
            dungeon = 0.8 * card.points / card.n
    return vault, menagerie, dungeon


def _finish(view: TowersView, seat: int, intro: bool) -> float:
    """What it is worth to capture the boss now: good for whoever leads then."""
    if view.seats == 1:
        return FINISH_ALONE
    points = [0] * view.seats
    for line in view.sheet:
        points[line.seat] += line.amount
    final = 1 if intro else FIXED.boss_values[-1] - FIXED.boss_values[view.damage[seat]]
    lead = points[seat] + final - max(points[other] for other in range(view.seats) if other != seat)
    return min(FINISH, 1.0 + lead) if lead > 0 else -LOST
