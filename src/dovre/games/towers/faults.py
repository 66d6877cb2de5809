"""What is impossible in a state: for saved data and positions, and for the laws every state keeps."""

from __future__ import annotations

from collections import Counter

from dovre.games.towers.box import EVENT_PILE, pool_has
from dovre.games.towers.components import (
    BOSS,
    BOSS_LIFE,
    BOSSES,
    BOX,
    CELLS,
    EVENTS,
    EXTENSIONS,
    FIXED,
    GUARDS,
    IN_PLAY,
    KIND,
    LEVELS,
    MARKERS,
    MARKET,
    N_CARDS,
    N_TOKENS,
    NONE,
    NOTHING_EVENT,
    PATH_TILES,
    SOLO,
    SPELLS,
    THE_DEMON,
    bits_of,
    boss_of,
    own_tokens,
)
from dovre.games.towers.frames import bottom, stack_faults
from dovre.games.towers.rules.towers import tower_at
from dovre.games.towers.rules.trophies import wreck_tokens
from dovre.games.towers.state import ORDER, TRAP, WAY, TowersState
from dovre.games.towers.view import laying
from dovre.kernel.frame_check import answer_faults, frame_faults

BELOW_BOSS = 2  # monsters under the boss (TOWR-S26)


def faults(s: TowersState) -> list[str]:
    """What play cannot have led to, in plain English for the one who wrote the state; empty if nothing is wrong."""
    return shape_faults(s) or frame_faults(s) or _table_faults(s) or stack_faults(s) or answer_faults(s)


def _table_faults(s: TowersState) -> list[str]:
    looks = (
        *(_now_faults, _figure_faults, _tower_faults, _creature_faults, _pile_faults, _night_faults),
        *(_tile_faults, _card_faults, _event_faults, _trophy_faults, _spell_faults),
    )
    return [fault for look in looks for fault in look(s)]


def shape_faults(s: TowersState) -> list[str]:
    """Lists as long as the seats ask for."""
    rows = (
        *(s.city, s.crystals, s.guards, s.damage, s.laid, s.banned, s.towers, s.fired, s.crowd, s.caught, s.inside),
        *(s.piles, s.night, s.horde, s.due, s.mover, s.left, s.leaving, s.sprung, s.tiles, s.hands, s.wrecks),
    )
    if any(len(row) != s.seats for row in rows) or len(s.cell) != N_TOKENS or len(s.market) != MARKET:
        return ["zones: one for each seat and slot."]
    if len(s.held) != len(s.trophies):
        return ["trophies: each with who has it."]
    for row in (s.crowd, s.caught, s.inside):
        if any(mask < 0 or mask >> N_TOKENS for mask in row):
            return ["creatures: those of the box."]
    return []


def _now_faults(s: TowersState) -> list[str]:
    found = []
    if s.round < 1 or not 0 <= s.first < s.seats:
        found.append("now: round counts from 1, first is a seat.")
    if not 0 <= s.pawn <= (SOLO.track if s.alone else 0):
        found.append("now: the pawn is on the spell track of a single player.")
    cities = [city for city in s.city if city != NONE]
    if len(set(cities)) != len(cities) or (NONE in s.city and bottom(s) != "cities"):
        found.append("city: each seat has one of its own.")
    if s.over and 0 not in s.guards and BOSS_LIFE not in s.damage:
        found.append("ask: the game ends when a boss is captured or a city has no guard left.")
    return found


def _figure_faults(s: TowersState) -> list[str]:
    ranges = (
        ("crystals", s.crystals, 999),
        ("guards", s.guards, GUARDS),
        ("damage", s.damage, BOSS_LIFE),
        ("banned", s.banned, 1),
        ("wrecks", s.wrecks, 5),
    )
    return [f"{name}: from 0 to {most}." for name, row, most in ranges if not all(0 <= n <= most for n in row)]


# -- paths and towers -------------------------------------------------------------------------------------------------


def _tower_faults(s: TowersState) -> list[str]:
    found = []
    if min(s.reserve) < 0:
        found.append("towers: as many of each colour as the reserve has.")
    for seat, towers in enumerate(s.towers):
        spots = [tower >> 3 for tower in towers]
        if len(set(spots)) != len(spots) or not set(spots) <= set(s.way[seat].spots):
            found.append(f"towers: p{seat + 1} has one on an emplacement, beside two cells or more.")
        for name, mask in (("fired", s.fired[seat]), ("sprung", s.sprung[seat])):
            if any(tower_at(s, seat, spot) == NONE for spot in bits_of(mask)):
                found.append(f"{name}: towers of p{seat + 1}.")
        if any(tower_at(s, seat, spot) & 7 != 5 for spot in bits_of(s.sprung[seat])):
            found.append(f"sprung: yellow towers with an upgrade, of p{seat + 1}.")
    lengths = [path.length for path in s.way]
    if len(s.markers) > MARKERS or len(set(s.markers)) != len(s.markers):
        found.append("markers: two, on different cells.")
    if any(place // CELLS >= s.seats or place % CELLS >= lengths[place // CELLS] for place in s.markers):
        found.append("markers: on cells of a path.")
    return found


def _tile_faults(s: TowersState) -> list[str]:
    """Each tile once: on a path, in its pile, or just drawn."""
    found = []
    actor, drawn = laying(s)
    common = Counter(s.extension)
    for seat in range(s.seats):
        own = Counter(s.tiles[seat])
        out = [lay // 16 for lay in s.laid[seat]]
        out += [drawn, *s.aside] if seat == actor else []
        for tile in out:
            (common if tile in EXTENSIONS else own)[tile] += 1
        if sorted(own.elements()) != list(PATH_TILES):
            found.append(f"tiles: p{seat + 1} has each path tile once.")
    if sorted(common.elements()) != list(EXTENSIONS):
        found.append("extension: each of the four once.")
    return found


# -- creatures --------------------------------------------------------------------------------------------------------


def _creature_faults(s: TowersState) -> list[str]:
    found = []
    places: Counter[int] = Counter()
    crowd = 0
    for seat in range(s.seats):
        for mask in (s.crowd[seat], s.caught[seat], s.inside[seat]):
            places.update(bits_of(mask))
        crowd |= s.crowd[seat]
        length = s.way[seat].length
        if any(not 0 <= s.cell[token] < length for token in bits_of(s.crowd[seat])):
            found.append(f"creatures: on cells of the path of p{seat + 1}.")
        boss = s.crowd[seat] & BOSSES
        if boss and boss != 1 << boss_of(seat):
            found.append(f"creatures: no boss but the own one on the path of p{seat + 1}.")
        found += _boss_faults(s, seat)
    if any(count > 1 for count in places.values()):
        found.append("creatures: each in one place.")
    if any((cell != NONE) != bool(crowd >> token & 1) for token, cell in enumerate(s.cell)):
        found.append("creatures: those on a path, and no others, stand on a cell.")
    if s.wounded & ~crowd:
        found.append("creatures: only those on a path can be wounded.")
    if places[THE_DEMON] and not s.alone:
        found.append("creatures: the Demon comes to a single player.")
    owned = {token for seat in range(s.seats) for token in own_tokens(seat)} | {THE_DEMON}
    if not set(places) <= owned:
        found.append("creatures: those of the players.")
    return found


def _boss_faults(s: TowersState, seat: int) -> list[str]:
    token = boss_of(seat)
    on_path = bool(s.crowd[seat] >> token & 1)
    captured = bool(s.caught[seat] >> token & 1)
    if captured != (s.damage[seat] == BOSS_LIFE) or (s.damage[seat] and not on_path and not captured):
        return [f"damage: the boss of p{seat + 1} is captured by the last one, and stands on the path before."]
    if on_path and bool(s.wounded >> token & 1) != (s.damage[seat] >= FIXED.boss_wounded):
        return [f"creatures: the boss of p{seat + 1} turns with {FIXED.boss_wounded} damage."]
    if any((s.inside[other] | s.caught[other] & ~(1 << boss_of(other))) & BOSSES for other in range(s.seats)):
        return ["caught: a boss by its own player only, and never inside a city."]
    return []


def _pile_faults(s: TowersState) -> list[str]:
    found = []
    for seat, pile in enumerate(s.piles):
        at = [place for place, token in enumerate(pile) if KIND[token] == BOSS]
        if at != ([BELOW_BOSS] if len(pile) > BELOW_BOSS else []):
            found.append(f"pile: the boss of p{seat + 1} is the third from below.")
    return found


def _night_faults(s: TowersState) -> list[str]:
    night = bottom(s) == "night"
    found = []
    for seat in range(s.seats):
        mover = s.mover[seat]
        busy = any((s.night[seat], s.due[seat], s.left[seat], s.leaving[seat], mover != NONE))
        if (busy or s.horde[seat] or s.sprung[seat]) and not night:
            found.append("night: only in the Night.")
        if s.due[seat] & ~s.crowd[seat] or (mover != NONE and not s.crowd[seat] >> mover & 1):
            found.append("night: creatures of the path.")
        elif (s.night[seat] in (WAY, TRAP)) != (mover != NONE) or (s.night[seat] == ORDER and not s.due[seat]):
            found.append("night: a creature under way where its way or a trap is asked for.")
        elif s.night[seat] == 0 and busy:
            found.append("night: whoever is not asked has finished.")
        elif mover != NONE and not 1 <= s.left[seat] <= 20:
            found.append("night: the one under way has steps left.")
        if not 0 <= s.leaving[seat] <= 9 or s.horde[seat] < 0:
            found.append("night: few leave the mine.")
    return found


# -- cards ------------------------------------------------------------------------------------------------------------


def _card_faults(s: TowersState) -> list[str]:
    cards = Counter([*s.deck, *s.discard, *[card for hand in s.hands for card in hand]])
    cards.update([card for card in (*s.market, s.played) if card != NONE])
    if sorted(cards.elements()) != list(range(N_CARDS)):
        return ["deck: each quest card lies in one place."]
    return []


def _event_faults(s: TowersState) -> list[str]:
    """As many as the level has, and the others in the box. [TOWR-S06..TOWR-S10]"""
    seen = [*s.resolved, *([s.event] if s.event != NONE else []), *s.events]
    nothings = BOX.nothings[LEVELS.index(s.level)]
    others = [kind for kind in seen if kind != NOTHING_EVENT]
    found = []
    if len(seen) != EVENT_PILE or len(others) != EVENT_PILE - nothings or len(set(others)) != len(others):
        found.append(f"events: {EVENT_PILE} cards, {nothings} of them Nothing at this level.")
    if not all(pool_has(EVENTS[kind], s.level, s.alone, s.intro) for kind in others):
        found.append("events: those that this game uses.")
    spare = [NOTHING_EVENT] * (EVENTS[NOTHING_EVENT].copies - nothings)
    if sorted(s.spare) != sorted([*spare, *[kind for kind in range(1, len(EVENTS)) if kind not in others]]):
        found.append("spare: the events that are not in the game.")
    if s.force != NONE and (not s.resolved or s.resolved[-1] != s.force):
        found.append("force: the event that was resolved last.")
    return found


def _trophy_faults(s: TowersState) -> list[str]:
    wanted = 0 if s.alone or s.intro else IN_PLAY
    found = []
    if len(s.trophies) != wanted or list(s.trophies) != sorted(set(s.trophies)):
        found.append(f"trophies: {wanted} different ones, in their order.")
    if not all(NONE <= owner < s.seats for owner in s.held):
        found.append("trophies: taken by seats of this table.")
    if sum(s.wrecks) > (wreck_tokens(s) if wanted else 0):
        found.append("wrecks: as many tokens as are in play.")
    return found


def _spell_faults(s: TowersState) -> list[str]:
    colors = sorted(SPELLS[spell].color for spell in s.spells)
    if colors != (sorted({spell.color for spell in SPELLS}) if s.alone else []):
        return ["spells: for a single player, one of each colour."]
    return []
