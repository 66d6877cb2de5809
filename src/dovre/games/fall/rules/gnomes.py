"""Gnome tokens: the supply, the caves, beside the wheel."""

from __future__ import annotations

from dovre.games.fall.components import BIT
from dovre.games.fall.state import GNOMES, NONE, FallState


def refill(s: FallState) -> bool:
    """Whether a token can be drawn: an empty supply takes back those beside the wheel first. [Q-18]"""
    if not s.bag:
        s.bag, s.beside = s.beside, 0
    return s.bag != 0


def draw_token(s: FallState) -> int:
    """Any token of the supply, unseen; NONE if there is none anywhere. [FALL-S10, Q-18]"""
    if not refill(s):
        return NONE
    left = s.bag
    for _ in range(s.rng(GNOMES).below(left.bit_count())):
        left &= left - 1
    low = left & -left
    s.bag ^= low
    return low.bit_length() - 1


def put_token(s: FallState, cave: int, token: int) -> None:
    """A token in a cave, face down and unknown to all; never more than two. [FALL-W02, FALL-W13]"""
    slot = 2 * cave + (s.gnomes[2 * cave] != NONE)
    assert s.gnomes[slot] == NONE
    s.gnomes[slot] = token
    s.seen[slot] = 0
    s.invaded |= BIT[cave]


def tokens_at(s: FallState, cave: int) -> list[int]:
    return [token for token in s.gnomes[2 * cave : 2 * cave + 2] if token != NONE]


def remove_tokens(s: FallState, cave: int) -> int:
    """Take all tokens out of a cave, as a mask."""
    found = 0
    for slot in (2 * cave, 2 * cave + 1):
        if s.gnomes[slot] != NONE:
            found |= 1 << s.gnomes[slot]
        s.gnomes[slot] = NONE
        s.seen[slot] = 0
    s.invaded &= ~BIT[cave]
    return found


def return_token(s: FallState, cave: int, slot: int) -> None:
    """One token back to the supply; all knowledge of it ends. The other one moves up."""
    at = 2 * cave
    s.bag |= 1 << s.gnomes[at + slot]
    if slot == 0:
        s.gnomes[at], s.seen[at] = s.gnomes[at + 1], s.seen[at + 1]
    s.gnomes[at + 1], s.seen[at + 1] = NONE, 0
    if s.gnomes[at] == NONE:
        s.invaded &= ~BIT[cave]
