"""What is impossible in a state: for saved data and positions, and for the laws every state keeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dovre.games.fall.components import (
    BIT,
    BOOSTS,
    BOX,
    CARD_NAMES,
    CHAMPION_NAMES,
    CLAWED,
    CLAWS,
    DECK_CHAMPIONS,
    DECK_OF,
    EVERYBODY,
    FACES,
    HAND,
    LAP,
    LAST_WAVE,
    N_CARDS,
    N_CAVES,
    N_CHAMPIONS,
    N_CLANS,
    N_HALL_TOKENS,
    N_PLACES,
    PAWNS,
    PICKS,
    PLACE_CELL,
    PROVISIONS,
    SIGNS,
    SPACES,
    STARS,
    START_CELL,
    START_FACE,
    VASHTOR,
    WULGRIM,
    XARKHA,
    gate_row,
    offer_size,
)
from dovre.games.fall.frames import about, bottom, stack_faults
from dovre.games.fall.notation import STAR_CLAN, STAR_HALL
from dovre.games.fall.rules.ancestry import lay, places
from dovre.games.fall.rules.caves import own_lairs
from dovre.games.fall.state import DOMAINS, HALLS, N_SOURCES, NONE, SOURCES, START, FallState
from dovre.kernel.frame_check import answer_faults, frame_faults

BEFORE_FIRST = ("keep",)  # no first player yet
BEFORE_LAIRS = ("keep", "settled")
BEFORE_BATTLE = ("keep", "settled", "wave", "draft")  # provisions are counted when all have drafted
AFTER_BATTLE = ("entrench", "gates", "rewards", "score", "upkeep", "")


def faults(s: FallState) -> list[str]:
    """What play cannot have led to, in plain English for the one who wrote the state; empty if nothing is wrong."""
    return shape_faults(s) or frame_faults(s) or _table_faults(s) or stack_faults(s) or answer_faults(s)


def _table_faults(s: FallState) -> list[str]:
    looks = (
        *(_now_faults, _card_faults, _champion_faults, _lair_faults, _unit_faults, _gnome_faults),
        *(_track_faults, _ancestry_faults, _purse_faults, _star_faults, _honour_faults),
    )
    return [fault for look in looks for fault in look(s)]


def shape_faults(s: FallState) -> list[str]:
    """Lists as long as seats, spaces and places ask for, with numbers that mean something there."""
    seats, offer = s.seats, offer_size(s.seats)
    wide = (
        *((s.lairs, seats), (s.champions, seats), (s.drawn, seats), (s.ancestry, seats), (s.hands, seats)),
        *((s.cubes, seats), (s.provisions, seats), (s.despair, seats), (s.boost, seats)),
        *((s.trolls, seats * SPACES), (s.pawns, len(PAWNS)), (s.gnomes, 2 * N_CAVES), (s.seen, 2 * N_CAVES)),
        *((s.gates, N_CLANS), (s.gate_seen, gate_row(seats)), (s.votes, seats * N_CLANS), (s.tiles, N_CLANS)),
        *((s.offer, offer), (s.influence, offer * seats), (s.leads, offer), (s.claws, len(CLAWED))),
        *((s.stars, len(STARS)), (s.halls, N_HALL_TOKENS), (s.honour, seats * N_SOURCES), (s.decks, 3)),
    )
    if not all(len(row) == width for row, width in wide):
        return ["zones: one for each seat, slot and place."]
    owned = [champion for champions in s.champions for champion in champions]
    if len(set(owned)) != len(owned):
        return ["champions: nobody has the champion of another."]
    return []


def _now_faults(s: FallState) -> list[str]:
    ranges = (
        ("wave", s.wave, 0, LAST_WAVE),
        ("first", s.first, NONE if bottom(s) in BEFORE_FIRST else 0, s.seats - 1),
        ("pick", s.pick, 0, PICKS - 1 if bottom(s) == "draft" else 0),
        ("rally", s.rally, 0, N_CLANS - 1),
        ("wheel", s.wheel, 0, LAP - 1),
    )
    found = [f"now: {name} is from {low} to {high}." for name, value, low, high in ranges if not low <= value <= high]
    if bottom(s) in BEFORE_LAIRS and s.wave:
        found.append("now: the game begins with wave 0.")
    if s.over and s.wave != LAST_WAVE:
        found.append(f"now: the game ends with wave {LAST_WAVE}.")
    for seat, boost in enumerate(s.boost):
        if not 0 <= boost < len(BOOSTS):
            found.append(f"boost: p{seat + 1} is on a space from 0 to {len(BOOSTS) - 1}.")
    return found


def _once(counts: Counter[int], numbers: Iterable[int], names: tuple[str, ...]) -> list[str]:
    return [f"{names[n]} is on the table {counts[n]} times." for n in numbers if counts[n] != 1]


# -- cards ------------------------------------------------------------------------------------------------------------


def drafted_waves(s: FallState) -> int:
    """How many waves have been drafted to the end."""
    return s.wave + (bottom(s) not in BEFORE_BATTLE)


def _card_faults(s: FallState) -> list[str]:
    """72 cards once each; hands only while they are drafted; a card added or discarded for each pick."""
    cards = Counter(s.deck)
    for seat in range(s.seats):
        cards.update(s.hands[seat])
        cards.update(number // N_PLACES for number in s.ancestry[seat])
    cards.update(card for card, _ in s.discards)
    found = _once(cards, range(N_CARDS), CARD_NAMES)
    drafting = bottom(s) == "draft"
    held = HAND - s.pick if drafting else 0
    if any(len(hand) != held for hand in s.hands):
        found.append(f"hand: each seat holds {held} cards now.")
    picks = drafted_waves(s) * PICKS + (s.pick if drafting else 0)
    tossed = len(s.discards) - drafted_waves(s) * s.seats
    missing = [picks - len(cards) for cards in s.ancestry]
    if min(missing) < 0 or sum(missing) != tossed:
        found.append(f"ancestry: each seat has added {picks} cards, and one card of each hand is discarded.")
    if any(mask & EVERYBODY or not mask or mask >> s.seats for _, mask in s.discards):
        found.append("discards: known to those who held them.")
    return found


def _champion_faults(s: FallState) -> list[str]:
    """44 champions once each, in decks of their own; the offer comes from the deck of the wave."""
    champions = Counter(champion for deck in s.decks for champion in deck)
    champions.update(champion for champion in s.offer if champion != NONE)
    champions.update(s.removed)
    for seat in range(s.seats):
        champions.update((*s.champions[seat], *s.drawn[seat]))
    found = _once(champions, range(N_CHAMPIONS), CHAMPION_NAMES)
    if any(DECK_OF[champion] != deck for deck, cards in enumerate(s.decks) for champion in cards):
        found.append("decks: each champion in the deck that it belongs to.")
    if any(champion != NONE and DECK_OF[champion] != (2 if s.wave == LAST_WAVE else 1) for champion in s.offer):
        found.append("offer: champions of the deck of this wave.")
    awarded = _awarded(s)
    if any((champion == NONE) != (at < awarded) for at, champion in enumerate(s.offer)):
        found.append("offer: champions are awarded at the end of a wave, from the left.")
    choosing = bottom(s) == "keep"
    for seat in range(s.seats):
        kept = [champion for champion in s.champions[seat] if DECK_OF[champion] == 0]
        if len(s.drawn[seat]) != 1 + choosing or len(kept) != 1 - choosing or any(DECK_OF[n] for n in s.drawn[seat]):
            found.append(f"champions: p{seat + 1} keeps one of two starting champions.")
    if tuple(map(len, s.decks)) != deck_sizes(s):
        found.append("removed: as many champions as were offered are won or out of the game.")
    return found


def deck_sizes(s: FallState) -> tuple[int, ...]:
    """How many champions are left in each deck: an offer is drawn for each wave, two for each seat to begin with."""
    first, second, third = map(len, DECK_CHAMPIONS)
    offer = offer_size(s.seats)
    return (first - 2 * s.seats, second - offer * min(s.wave + 1, LAST_WAVE), third - offer * (s.wave == LAST_WAVE))


def _awarded(s: FallState) -> int:
    """How many champions of the offer have been awarded: the one whose reward is under way is still there."""
    names = [s.flow.names[frame[0]] for frame in s.stack]
    if bottom(s) != "rewards":
        return len(s.offer) if bottom(s) in ("score", "upkeep", "") else 0
    at: int = s.stack[0][2]
    return at - ("join" in names)


# -- the mountain -----------------------------------------------------------------------------------------------------


def _lair_faults(s: FallState) -> list[str]:
    chosen = [pair for pair in s.lairs if pair != NONE]
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(s.board.pairs):
        return ["lairs: a pair of its own for each seat, on this side of the board."]
    if NONE in s.lairs and bottom(s) not in BEFORE_LAIRS:
        return ["lairs: all seats have chosen theirs."]
    return []


def _unit_faults(s: FallState) -> list[str]:
    """Trolls and pawns in caves of this side or in lairs of their own (INV-a, INV-c)."""
    found = []
    for seat in range(s.seats):
        if s.reserve[seat] < 0 or min(s.trolls[seat * SPACES : (seat + 1) * SPACES]) < 0:
            found.append(f"trolls: p{seat + 1} has 25.")
        ground = s.board.caves | own_lairs(s, seat) if s.lairs[seat] != NONE else 0
        if s.held[seat] & ~ground:
            found.append(f"trolls: p{seat + 1} stands in caves of this side and in lairs of its own.")
    moving = about(s, "shelter", "arrive")
    for pawn, champion in enumerate(PAWNS):
        placed = s.pawns[pawn] != NONE
        due = s.owner[champion] != NONE and pawn not in moving and bottom(s) not in BEFORE_LAIRS
        if (due and not placed) or (placed and s.owner[champion] == NONE):
            found.append(f"pawns: {CHAMPION_NAMES[champion]} stands on the board if somebody has it.")
    return found


def _gnome_faults(s: FallState) -> list[str]:
    """Gnomes in caves of this side, none with trolls but where they are attacked (INV-c). [FALL-D18]"""
    found = []
    if s.invaded & ~s.board.caves:
        found.append("gnomes: in caves of this side.")
    attacked = about(s, "march", "attack", "retreat")
    for cave in range(N_CAVES):
        if s.invaded & BIT[cave] and s.crowd[cave] and cave not in attacked:
            found.append("gnomes: never in a cave with trolls.")
            break
    if any(s.gnomes[2 * cave] == NONE and s.gnomes[2 * cave + 1] != NONE for cave in range(N_CAVES)):
        found.append("gnomes: the first of two comes first.")
    if any(mask >> s.seats and mask != EVERYBODY for mask in (*s.seen, *s.gate_seen)):
        found.append("gnomes: seen by seats of this table.")
    if sorted(s.gates) != list(range(N_CLANS)) or sorted(s.tiles) != list(range(N_CLANS)):
        found.append("gates, tiles: each of the seven once.")
    if s.gates[len(s.gate_seen) :] != tuple(sorted(s.gates[len(s.gate_seen) :])):
        found.append("gates: those aside in the order of the clans.")
    if len(set(s.past)) != len(s.past) or len(s.past) != (len(s.gate_seen) if s.wave else 0):
        found.append("past: the gates of the wave before.")
    sites = len(s.board.halls)
    if sorted(s.halls) != list(range(N_HALL_TOKENS)) or s.halls[sites:] != tuple(sorted(s.halls[sites:])):
        found.append("halls: all tokens, those left out by their value.")
    return found


# -- tracks -----------------------------------------------------------------------------------------------------------


def _ordered(ranks: tuple[int, ...], values: list[int]) -> bool:
    """Every seat with a value once, the highest first."""
    told = [values[seat] for seat in ranks]
    everybody = sorted(ranks) == [seat for seat, value in enumerate(values) if value]
    return everybody and told == sorted(told, reverse=True) and min(values) >= 0


def _track_faults(s: FallState) -> list[str]:
    found = []
    for clan in range(N_CLANS):
        if not _ordered(s.ranks[clan], s.votes[clan::N_CLANS]):
            found.append("votes: each disc once, the leading one first.")
            break
    for slot in range(len(s.offer)):
        if not _ordered(s.leads[slot], s.influence[slot * s.seats : (slot + 1) * s.seats]):
            found.append("offer: each disc once, the leading one first.")
            break
    return found


# -- ancestries -------------------------------------------------------------------------------------------------------


def _ancestry_faults(s: FallState) -> list[str]:
    """Each card lay where it may, one after the other (INV-g); cubes on symbols that can be covered (INV-e)."""
    found = []
    trial = s.copy()
    for seat in range(s.seats):
        trial.signs[seat * SIGNS : (seat + 1) * SIGNS] = [0] * SIGNS
        lay(trial.signs, seat * SIGNS, START_CELL, START_FACE)
        for number in s.ancestry[seat]:
            cell = PLACE_CELL[number % N_PLACES]
            if not places(trial, seat) & BIT[cell]:
                found.append(f"ancestry: a card of p{seat + 1} covers no quadrant or an Elders, or is too far out.")
                break
            lay(trial.signs, seat * SIGNS, cell, FACES[number // N_PLACES])
        if s.cubes[seat] & ~_coverable(s, seat):
            found.append(f"cubes: p{seat + 1} has covered what is no symbol of an action.")
    return found


def _coverable(s: FallState, seat: int) -> int:
    first = seat * SIGNS
    return s.signs[first] | s.signs[first + 1] | s.signs[first + 2] | s.signs[first + 3] | s.signs[first + 4]


def _purse_faults(s: FallState) -> list[str]:
    found = []
    for name, figures in (("provisions", s.provisions), ("despair", s.despair)):
        if not all(0 <= figure <= PROVISIONS for figure in figures):
            found.append(f"{name}: from 0 to {PROVISIONS}.")
    if bottom(s) in BEFORE_BATTLE + AFTER_BATTLE and any(s.provisions):
        found.append("provisions: only in a battle.")
    if bottom(s) in BEFORE_BATTLE and any((*s.despair, *s.cubes, *s.claws)):
        found.append("despair, cubes: none before a battle.")
    for n, used in enumerate(s.claws):
        if not 0 <= used <= CLAWS[n] or (used and s.owner[CLAWED[n]] == NONE):
            found.append(f"claws: {CHAMPION_NAMES[CLAWED[n]]} has {CLAWS[n]}, once somebody has it.")
    return found


def _star_faults(s: FallState) -> list[str]:
    found = []
    for star, champion in enumerate(STARS):
        at = s.stars[star]
        if at == NONE:
            continue
        if champion == XARKHA:
            fits = at >= STAR_CLAN
        elif champion in (VASHTOR, WULGRIM):
            fits = STAR_HALL <= at < STAR_HALL + len(s.board.halls)
        else:
            fits = at < N_CAVES and bool(s.board.caves & BIT[at])
        if not fits or s.owner[champion] == NONE:
            found.append(f"stars: {CHAMPION_NAMES[champion]} lies where its card says, once somebody has it.")
    return found


def _honour_faults(s: FallState) -> list[str]:
    """Gains and losses stand apart; what is scored at the end of a wave is not scored before."""
    found = []
    start = [0] * s.seats
    if ("turn_order", "even") in s.options and s.first != NONE:
        start = sorted(BOX.fixed.turn_order[s.seats])
    if sorted(s.honour[START::N_SOURCES]) != start:
        found.append(f"honour: the places begin with {', '.join(map(str, start))} in some order.")
    for at, amount in enumerate(s.honour):
        source = at % N_SOURCES
        name = SOURCES[source]
        if amount > 0 if name.startswith("losses") else amount < 0:
            found.append(f"honour: {name} has the wrong sign.")
        late = source >= HALLS and not s.over
        early = DOMAINS <= source < HALLS and (source - DOMAINS) // 2 >= s.wave + (bottom(s) == "upkeep")
        if amount and (late or early):
            found.append(f"honour: {name} is not scored yet.")
    return found
