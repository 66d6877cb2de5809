"""What a position leaves unsaid, filled in as the rules would have it."""

from __future__ import annotations

from collections.abc import Set

from dovre.games.fall.components import (
    CHAMPION_CLAN,
    CHAMPIONS,
    DECK_CHAMPIONS,
    DECK_OF,
    FACES,
    FOOD,
    HAND,
    LAST_WAVE,
    N_CARDS,
    N_CLANS,
    N_PLACES,
    PAWN_OF,
    PICKS,
    PLACE_CELL,
    PROVISIONS,
    SIGNS,
    SPACES,
    WAVES,
    bits_of,
    lairs_of,
    offer_size,
)
from dovre.games.fall.derive import UNSAID
from dovre.games.fall.faults import BEFORE_BATTLE, BEFORE_FIRST, BEFORE_LAIRS, deck_sizes, drafted_waves
from dovre.games.fall.frames import about, bottom
from dovre.games.fall.rules.ancestry import held_by, lay, places, signs_of
from dovre.games.fall.rules.caves import reach_value
from dovre.games.fall.rules.setup import IN_LAIR
from dovre.games.fall.state import NONE, FallState


def complete(s: FallState, said: Set[str]) -> None:
    """Champions and votes, lairs with their first trolls, cards in hands and decks, provisions, the gnome supply.

    Only a position that is further than the seed's first question needs any of it.
    """
    if not 0 <= s.wave <= LAST_WAVE:
        raise ValueError(f"now: wave is from 0 to {LAST_WAVE}.")
    if "bag" not in said:
        s.bag = UNSAID
    if "past" not in said:
        s.past = tuple(range(len(s.gate_seen))) if s.wave else ()
    if bottom(s) not in BEFORE_FIRST:
        if s.first == NONE:
            s.first = 0
        _complete_champions(s, said)
        if "votes" not in said:
            _complete_votes(s)
    _complete_offer(s, said)
    _complete_decks(s, said)
    if bottom(s) not in BEFORE_LAIRS:
        _complete_lairs(s, said)
        _complete_pawns(s)
    _complete_cards(s, said)
    if bottom(s) not in BEFORE_BATTLE:
        _complete_provisions(s, said)


def _complete_champions(s: FallState, said: Set[str]) -> None:
    """A starting champion each, and one that was not kept: of those that the seed gave, or of the deck."""
    used = {champion for champions in s.champions for champion in champions}
    used |= {n for seat in range(s.seats) if f"drawn p{seat + 1}" in said for n in s.drawn[seat]}
    for seat in range(s.seats):
        own = [champion for champion in s.drawn[seat] if champion not in used]
        if f"champions p{seat + 1}" not in said:
            own += [champion for champion in DECK_CHAMPIONS[0] if champion not in used and champion not in own]
            s.champions[seat] = (own.pop(0),)
            used.add(s.champions[seat][0])
    for seat in range(s.seats):
        if f"drawn p{seat + 1}" not in said:
            own = [n for n in (*s.drawn[seat], *DECK_CHAMPIONS[0]) if n not in used]
            s.drawn[seat] = (own[0],) if own else ()
            used.update(s.drawn[seat])


def _complete_votes(s: FallState) -> None:
    """Those of the starting champions, in turn order."""
    s.votes = [0] * (s.seats * N_CLANS)
    s.ranks = [()] * N_CLANS
    for seat in s.in_order():
        for champion in s.champions[seat]:
            clan = CHAMPION_CLAN[champion]
            if DECK_OF[champion] == 0 and clan != NONE:
                votes = s.votes[seat * N_CLANS + clan] + CHAMPIONS[champion].votes
                s.ranks[clan] = reach_value(s.votes, s.ranks[clan], seat, votes, clan, N_CLANS)


def _complete_offer(s: FallState, said: Set[str]) -> None:
    if "offer" in said:
        return
    owned = {champion for champions in s.champions for champion in champions} | set(s.removed)
    deck = DECK_CHAMPIONS[2 if s.wave == LAST_WAVE else 1]
    kept = [champion for champion in s.offer if champion in deck and champion not in owned]
    kept += [champion for champion in deck if champion not in owned and champion not in kept]
    s.offer = kept[: offer_size(s.seats)]


def _complete_decks(s: FallState, said: Set[str]) -> None:
    """Champions that lie elsewhere leave their deck, those that lie nowhere go under it, or were not won."""
    elsewhere = {champion for champions in (*s.champions, *s.drawn) for champion in champions}
    elsewhere |= {*s.offer, *s.removed}
    for number, zone in enumerate(("deck0", "deck12", "deck3")):
        if zone not in said:
            kept = [champion for champion in s.decks[number] if champion not in elsewhere]
            under = [n for n in DECK_CHAMPIONS[number] if n not in elsewhere and n not in kept]
            s.decks[number] = (*under, *kept)
            if "removed" not in said and number:
                extra = max(0, len(s.decks[number]) - deck_sizes(s)[number])
                s.removed = (*s.removed, *s.decks[number][:extra])
                s.decks[number] = s.decks[number][extra:]


def _complete_lairs(s: FallState, said: Set[str]) -> None:
    """Pairs of sites in their order; three trolls in each lair, one in each of two caves beside them."""
    free = [pair for pair in s.board.pairs if pair not in s.lairs]
    for seat in range(s.seats):
        if s.lairs[seat] == NONE and free:
            s.lairs[seat] = free.pop(0)
        if f"trolls p{seat + 1}" in said or s.lairs[seat] == NONE:
            continue
        one, two = lairs_of(s.lairs[seat])
        invaded = {slot // 2 for slot, token in enumerate(s.gnomes) if token != NONE}
        caves = [cave for cave in bits_of(s.board.next[one] | s.board.next[two]) if cave not in invaded]
        for space, count in ((one, IN_LAIR), (two, IN_LAIR), *((cave, 1) for cave in caves[:2])):
            s.trolls[seat * SPACES + space] = count


def _complete_pawns(s: FallState) -> None:
    """In the first lair of their owner, unless they are about to be placed."""
    moving = about(s, "shelter", "arrive")
    for seat, champions in enumerate(s.champions):
        for champion in champions:
            pawn = PAWN_OF[champion]
            if pawn != NONE and s.pawns[pawn] == NONE and pawn not in moving and s.lairs[seat] != NONE:
                s.pawns[pawn] = lairs_of(s.lairs[seat])[0]


def _complete_cards(s: FallState, said: Set[str]) -> None:
    """Ancestries as large as they must be, hands, discards; the deck has the rest."""
    drafting = bottom(s) == "draft"
    for seat in range(s.seats):
        if f"hand p{seat + 1}" not in said and not drafting:
            s.hands[seat] = ()
    taken = {number // N_PLACES for cards in s.ancestry for number in cards}
    taken |= {card for card, _ in s.discards}
    taken |= {card for seat, hand in enumerate(s.hands) if f"hand p{seat + 1}" in said for card in hand}
    pool = [card for card in s.deck if card not in taken]
    pool = [card for card in range(N_CARDS) if card not in taken and card not in pool] + pool
    picks = drafted_waves(s) * PICKS + (s.pick if drafting else 0)
    for seat in range(s.seats):
        if f"ancestry p{seat + 1}" not in said:
            _grow(s, seat, picks, pool)
        if drafting and f"hand p{seat + 1}" not in said:
            s.hands[seat] = tuple([pool.pop() for _ in range(HAND - s.pick)])
    if "discards" not in said:
        for wave in range(drafted_waves(s)):
            s.discards += [(pool.pop(), held_by(s.seats, seat, wave, PICKS - 1)) for seat in range(s.seats)]
    if "deck" not in said:
        gone = {card for card, _ in s.discards}
        s.deck = tuple([card for card in pool if card not in gone])


def _grow(s: FallState, seat: int, picks: int, pool: list[int]) -> None:
    """Cards of the deck at the first places where they fit."""
    first = seat * SIGNS
    s.signs[first : first + SIGNS] = signs_of(s, seat)
    while len(s.ancestry[seat]) < picks and pool:
        free = places(s, seat)
        if not free:
            return
        card, cell = pool.pop(), (free & -free).bit_length() - 1
        lay(s.signs, first, cell, FACES[card])
        s.ancestry[seat] = (*s.ancestry[seat], card * N_PLACES + PLACE_CELL.index(cell))


def _complete_provisions(s: FallState, said: Set[str]) -> None:
    """As when the battle begins; none once it is over."""
    battle = bottom(s) in ("rations", "battle")
    for seat in range(s.seats):
        symbols = signs_of(s, seat)[FOOD].bit_count()
        food = min(PROVISIONS, WAVES[s.wave].provisions + symbols) if battle else 0
        if "provisions" not in said:
            s.provisions[seat] = food
        if "despair" not in said:
            s.despair[seat] = PROVISIONS - food if bottom(s) == "battle" else 0
