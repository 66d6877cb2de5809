"""What a view says of each area of the board, as the values that its drawing follows from."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from dovre.games.fall.board.ancestry import Quadrant
from dovre.games.fall.board.mountain import GNOMES, Held
from dovre.games.fall.board.people import Owned, Person
from dovre.games.fall.board.pieces import Pen
from dovre.games.fall.components import (
    ALL_CELLS,
    BIT,
    CHAMPIONS,
    CLAW_OF,
    EVERYBODY,
    FACES,
    N_CAVES,
    N_CLANS,
    N_PLACES,
    NONE,
    PAWN_OF,
    PLACE_CELL,
    PRINTED_CELLS,
    QUADRANTS,
    SPACES,
    STARS,
    START_CELL,
    START_FACE,
    Symbol,
    beside,
)
from dovre.games.fall.notation import STAR_CLAN, STAR_HALL
from dovre.games.fall.view import FallView, HallShare
from dovre.games.fall.words import power_of
from dovre.render.frame import seat_state

GOING = ("march", "add", "relocate", "sown")  # questions about one space, which their frame names


class Mountain(NamedTuple):
    """The fields of a view that its mountain follows from; on most boards of a moment they are the same."""

    side: int
    seats: int
    rally: int
    trolls: tuple[int, ...]
    pawns: tuple[int, ...]
    owner: tuple[int, ...]
    crowd: tuple[int, ...]
    gnomes: tuple[int | None, ...]
    seen: tuple[int, ...]
    control: tuple[int, ...]
    stars: tuple[int, ...]
    lairs: tuple[int, ...]
    halls: tuple[int, ...]
    halls_now: tuple[HallShare, ...]
    goal: int
    source: int


class Offer(NamedTuple):
    """The same of the champions of the offer."""

    seats: int
    offer: tuple[int, ...]
    influence: tuple[int, ...]
    leads: tuple[tuple[int, ...], ...]


def mountain_of(view: FallView) -> Mountain:
    return Mountain(
        view.side, view.seats, view.rally, view.trolls, view.pawns, view.owner, view.crowd, view.gnomes, view.seen,
        view.control, view.stars, view.lairs, view.halls, view.halls_now, goal_of(view), source_of(view),
    )  # fmt: skip


def offer_of(view: FallView) -> Offer:
    return Offer(view.seats, view.offer, view.influence, view.leads)


def held_at(view: FallView | Mountain, space: int) -> Held:
    """Who stands in a cave or lair, as the reader knows it."""
    trolls = tuple([view.trolls[seat * SPACES + space] for seat in range(view.seats)])
    champions: tuple[tuple[int, int], ...] = ()
    if view.crowd[space] > sum(trolls):
        champions = tuple(
            [
                (view.owner[champion], PAWN_OF[champion])
                for champion in range(len(CHAMPIONS))
                if PAWN_OF[champion] != NONE and view.pawns[PAWN_OF[champion]] == space
            ]
        )
    if space >= N_CAVES:
        return Held(trolls, champions)
    owner = next((seat for seat, mask in enumerate(view.control) if mask & BIT[space]), NONE)
    return Held(trolls, champions, gnomes_at(view, space), owner, stars_at(view, space))


def gnomes_at(view: FallView | Mountain, cave: int) -> tuple[str, ...]:
    """The tokens of a cave: "?" or the strength, with a star where not everybody knows it."""
    found = []
    for slot in (2 * cave, 2 * cave + 1):
        strength = view.gnomes[slot]
        if strength is None:
            found.append("?")
        elif strength:
            found.append(str(strength) if view.seen[slot] & EVERYBODY else f"{strength}*")
    return tuple(found)


def stars_at(view: FallView | Mountain, place: int) -> tuple[int, ...]:
    """The champions whose star lies at a place. [FALL-H07]"""
    return tuple([STARS[star] for star, at in enumerate(view.stars) if at == place])


def quadrants_of(view: FallView, seat: int) -> tuple[Quadrant, ...]:
    """The topmost symbols of an ancestry, in the order of the cells. [FALL-A11]"""
    return _quadrants(view.ancestry[seat], view.cubes[seat], chosen_of(view, seat))


@lru_cache(maxsize=4096)  # every reader sees those of all seats, and few change in a move
def _quadrants(cards: tuple[int, ...], cubes: int, chosen: int) -> tuple[Quadrant, ...]:
    top: dict[int, Symbol] = {START_CELL + step: START_FACE[at] for at, step in enumerate(QUADRANTS)}
    for number in cards:
        card, place = divmod(number, N_PLACES)
        for at, step in enumerate(QUADRANTS):
            top[PLACE_CELL[place] + step] = FACES[card][at]
    bridges = bridged(chosen, cubes)
    return tuple(
        [
            Quadrant(cell, top[cell], bool(cubes >> cell & 1), bool((chosen | bridges) >> cell & 1))
            for cell in sorted(top)
        ]
    )


def chosen_of(view: FallView, seat: int) -> int:
    """The cells of a group that is being made, a mask."""
    frame = view.frames[-1] if view.frames else ("",)
    return int(frame[2]) if frame[0] == "group" and frame[1] == seat else 0


def bridged(chosen: int, cubes: int) -> int:
    """Covered cells that the cells chosen touch, over others that are covered: bridges to more. [FALL-B18]"""
    found, covered = 0, cubes & ALL_CELLS
    while True:
        more = beside((chosen | found) & ALL_CELLS) & covered & ~found
        if not more:
            return found
        found |= more


def goal_of(view: FallView) -> int:
    """Where the trolls of an Advance go, or those that are added; NONE if nothing of the kind goes on."""
    frame = view.frames[-1] if view.frames else ("",)
    return int(frame[2]) if frame[0] in GOING else NONE


def source_of(view: FallView) -> int:
    """The cave out of which the wheel moves trolls. [FALL-G18]"""
    frame = view.frames[-1] if view.frames else ("",)
    return int(frame[2]) if frame[0] == "shift" else NONE


def spending_of(view: FallView, seat: int) -> str:
    """What more power is paid with now: provisions for a strong action, despair for a weak one. [FALL-B11, FALL-B12]"""
    frame = view.frames[-1] if view.frames else ("",)
    if frame[0] != "power" or frame[1] != seat:
        return ""
    return "provisions" if frame[4] else "despair"


def person(pen: Pen, view: FallView, seat: int) -> Person:
    """All that one area of a seat shows."""
    own, chosen = seat == view.seat, chosen_of(view, seat)
    choosing = view.decision is not None and view.decision.kind == "keep"
    return Person(
        seat=seat,
        name=pen.words.seat(seat),
        state=seat_state(view, seat),
        first=view.first == seat,
        honour=view.total(seat),
        provisions=view.provisions[seat],
        despair=view.despair[seat],
        spending=spending_of(view, seat) if own else "",
        reserve=view.reserve[seat],
        champions=_owned(view.champions[seat], view.claws, view.cubes[seat], chosen),
        ancestry=quadrants_of(view, seat),
        hand=tuple([card for card in view.hands[seat] if card is not None]) if own else (),
        hidden=0 if own else len(view.hands[seat]),
        drawn=tuple([one for one in view.drawn[seat] if one is not None]) if own and choosing else (),
        cards=_placed(view.ancestry[seat]),
        power=power_of(view, seat, chosen) if chosen else 0,
    )


@lru_cache(maxsize=4096)
def _owned(champions: tuple[int, ...], claws: tuple[int, ...], cubes: int, chosen: int) -> tuple[Owned, ...]:
    """Champions of a seat, with the claws and symbols that are covered."""
    return tuple(
        [
            Owned(
                champion,
                claws[CLAW_OF[champion]] if CLAW_OF[champion] != NONE else 0,
                tuple([bool(cubes >> cell & 1) for cell in PRINTED_CELLS[champion]]),
                tuple([bool(chosen >> cell & 1) for cell in PRINTED_CELLS[champion]]),
            )
            for champion in champions
        ]
    )


@lru_cache(maxsize=4096)
def _placed(ancestry: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The cards of an ancestry, each with its place."""
    return tuple([divmod(number, N_PLACES) for number in ancestry])


def hall_leaders(view: FallView | Mountain, hall: int) -> tuple[int, ...]:
    """Who would gain a great hall now; nobody where no cave beside it is held. [FALL-F02, FALL-F03]"""
    seats, gnomes, _ = view.halls_now[hall]
    return (*seats, GNOMES) if gnomes else seats


def hall_stars(view: FallView | Mountain, hall: int) -> tuple[int, ...]:
    return stars_at(view, STAR_HALL + hall)


def clan_stars(view: FallView) -> tuple[tuple[int, ...], ...]:
    """By clan: the champions whose star lies on its plank."""
    return tuple([stars_at(view, STAR_CLAN + clan) for clan in range(N_CLANS)])


def ranks_of(view: FallView) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By clan: seats and their votes, the leading disc first."""
    return tuple(
        [tuple([(seat, view.votes[seat * N_CLANS + clan]) for seat in view.ranks[clan]]) for clan in range(N_CLANS)]
    )


def influence_of(view: FallView | Offer, slot: int) -> tuple[tuple[int, int], ...]:
    """Seats and their influence with a champion of the offer, the leading disc first."""
    return tuple([(seat, view.influence[slot * view.seats + seat]) for seat in view.leads[slot]])
