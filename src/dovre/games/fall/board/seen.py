"""What a view says of each area of the board, as the values that its drawing follows from."""

from __future__ import annotations

from dovre.games.fall.board.ancestry import Quadrant
from dovre.games.fall.board.mountain import GNOMES, Held
from dovre.games.fall.board.people import Owned, Person
from dovre.games.fall.board.pieces import Pen
from dovre.games.fall.components import (
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
)
from dovre.games.fall.notation import STAR_HALL
from dovre.games.fall.rules.caves import controlled
from dovre.games.fall.rules.end import hall_counts
from dovre.games.fall.view import FallView
from dovre.render.frame import seat_state

Control = tuple[int, ...]  # by seat: the caves it controls, a mask


def control_of(view: FallView) -> Control:
    return tuple([controlled(view, seat) for seat in range(view.seats)])  # type: ignore[arg-type]  # the same open fields


def held_at(view: FallView, space: int, control: Control) -> Held:
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
    owner = next((seat for seat, mask in enumerate(control) if mask & BIT[space]), NONE)
    return Held(trolls, champions, gnomes_at(view, space), owner, stars_at(view, space))


def gnomes_at(view: FallView, cave: int) -> tuple[str, ...]:
    """The tokens of a cave: "?" or the strength, with a star where not everybody knows it."""
    found = []
    for slot in (2 * cave, 2 * cave + 1):
        strength = view.gnomes[slot]
        if strength is None:
            found.append("?")
        elif strength:
            found.append(str(strength) if view.seen[slot] & EVERYBODY else f"{strength}*")
    return tuple(found)


def stars_at(view: FallView, place: int) -> tuple[int, ...]:
    """The champions whose star lies at a place. [FALL-H07]"""
    return tuple([STARS[star] for star, at in enumerate(view.stars) if at == place])


def quadrants_of(view: FallView, seat: int) -> tuple[Quadrant, ...]:
    """The topmost symbols of an ancestry, in the order of the cells. [FALL-A11]"""
    top: dict[int, Symbol] = {START_CELL + step: START_FACE[at] for at, step in enumerate(QUADRANTS)}
    for number in view.ancestry[seat]:
        card, place = divmod(number, N_PLACES)
        for at, step in enumerate(QUADRANTS):
            top[PLACE_CELL[place] + step] = FACES[card][at]
    cubes = view.cubes[seat]
    return tuple([Quadrant(cell, top[cell], bool(cubes >> cell & 1)) for cell in sorted(top)])


def person(pen: Pen, view: FallView, seat: int) -> Person:
    """All that one area of a seat shows."""
    own = seat == view.seat
    owned = tuple(
        [
            Owned(
                champion,
                view.claws[CLAW_OF[champion]] if CLAW_OF[champion] != NONE else 0,
                tuple([bool(view.cubes[seat] >> cell & 1) for cell in PRINTED_CELLS[champion]]),
            )
            for champion in view.champions[seat]
        ]
    )
    choosing = view.decision is not None and view.decision.kind == "keep"
    return Person(
        seat=seat,
        name=pen.words.seat(seat),
        state=seat_state(view, seat),
        first=view.first == seat,
        honour=view.totals[seat],
        provisions=view.provisions[seat],
        despair=view.despair[seat],
        reserve=view.reserve[seat],
        champions=owned,
        ancestry=quadrants_of(view, seat),
        hand=tuple([card for card in view.hands[seat] if card is not None]) if own else (),
        hidden=0 if own else len(view.hands[seat]),
        drawn=tuple([one for one in view.drawn[seat] if one is not None]) if own and choosing else (),
    )


def hall_leaders(view: FallView, hall: int) -> tuple[int, ...]:
    """Who would gain a great hall now; nobody where no cave beside it is held. [FALL-F02, FALL-F03]"""
    counts = hall_counts(view, hall)  # type: ignore[arg-type]  # the same open fields
    best = max(counts)
    return tuple([who if who < view.seats else GNOMES for who, n in enumerate(counts) if n == best and best])


def hall_stars(view: FallView, hall: int) -> tuple[int, ...]:
    return stars_at(view, STAR_HALL + hall)


def ranks_of(view: FallView) -> tuple[tuple[tuple[int, int], ...], ...]:
    """By clan: seats and their votes, the leading disc first."""
    return tuple(
        [tuple([(seat, view.votes[seat * N_CLANS + clan]) for seat in view.ranks[clan]]) for clan in range(N_CLANS)]
    )


def influence_of(view: FallView, slot: int) -> tuple[tuple[int, int], ...]:
    """Seats and their influence with a champion of the offer, the leading disc first."""
    return tuple([(seat, view.influence[slot * view.seats + seat]) for seat in view.leads[slot]])
