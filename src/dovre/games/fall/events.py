"""What happens at the table, as facts. Secret is what a scout sees; the others hear that he looked."""

from __future__ import annotations

from typing import Any

from dovre.games.fall.box import EFFECTS
from dovre.games.fall.components import (
    BOOSTS,
    CARD_NAMES,
    CAVE_NAMES,
    CELL_NAMES,
    CHAMPION_NAMES,
    CLANS,
    GLYPHS,
    HALL_NAMES,
    N_CAVES,
    PAWN_NAMES,
    PLACE_NAMES,
    SPACE_NAMES,
    STRENGTH,
    TYPES,
    WAVES,
    WHEEL,
    bits_of,
)
from dovre.games.fall.notation import STAR_CLAN, STAR_HALL, STAR_PLACES
from dovre.games.fall.state import NONE, FallState
from dovre.kernel.events import Event, Parts, Walk


def _tell(s: FallState, name: str, outcome: str = "", **parts: Any) -> None:
    s.emit(Event(name, tuple(parts.items()), outcome=outcome))


def _tell_one(s: FallState, seat: int, name: str, hidden: str, parts: Parts, secret: Parts) -> None:
    """What one seat learns, and that it did for the others."""
    s.emit(Event(name, parts + secret, audience=(seat,), twin=Event(hidden, parts)))


# -- setup ------------------------------------------------------------------------------------------------------------


def hammer(s: FallState) -> None:
    _tell(s, "hammer", outcome=f"p{s.first + 1}", seat=s.first)


def kept(s: FallState, seat: int, champion: int) -> None:
    _tell(s, "kept", seat=seat, champion=CHAMPION_NAMES[champion])


def chose_lairs(s: FallState, seat: int, pair: int) -> None:
    _tell(s, "lairs", seat=seat, glyph=GLYPHS[pair])


def settled(s: FallState, seat: int, cave: int) -> None:
    _tell(s, "settled", seat=seat, space=CAVE_NAMES[cave])


def pawn_placed(s: FallState, seat: int, pawn: int, space: int) -> None:
    _tell(s, "pawn", seat=seat, champion=PAWN_NAMES[pawn], space=SPACE_NAMES[space])


# -- ancestry phase ---------------------------------------------------------------------------------------------------


def wave_begun(s: FallState) -> None:
    _tell(s, "wave", wave=WAVES[s.wave].id)


def drafted(s: FallState, seat: int, card: int, place: int) -> None:
    _tell(s, "drafted", seat=seat, card=CARD_NAMES[card], place=PLACE_NAMES[place])


def tossed(s: FallState, seat: int, card: int) -> None:
    """Face down: those who held the hand know it from their view. [Q-37]"""
    _tell(s, "tossed", seat=seat)


def drafted_all(s: FallState) -> None:
    _tell(s, "discarded", n=s.seats)


def jokers_covered(s: FallState, seat: int, one: int, two: int) -> None:
    low, high = sorted((one, two))
    _tell(s, "jokers", seat=seat, one=CELL_NAMES[low], two=CELL_NAMES[high], n=s.provisions[seat])


def rationed(s: FallState) -> None:
    for seat in s.in_order():
        _tell(s, "rationed", seat=seat, n=s.provisions[seat], m=s.despair[seat])


# -- turns ------------------------------------------------------------------------------------------------------------


def turn_begun(s: FallState, seat: int) -> None:
    _tell(s, "turn", seat=seat, n=s.provisions[seat])


def turn_ended(s: FallState, seat: int) -> None:
    """Told without words: the next turn tells it."""
    _tell(s, "turned", seat=seat)


def covered_weak(s: FallState, seat: int, cell: int, kind: int) -> None:
    _tell(s, "covered", seat=seat, cell=CELL_NAMES[cell], type=TYPES[kind])


def covered_group(s: FallState, seat: int, chosen: int, kind: int, power: int) -> None:
    cells = tuple(CELL_NAMES[cell] for cell in bits_of(chosen))
    _tell(s, "group", seat=seat, type=TYPES[kind], n=power, cells=" ".join(cells))


def used(s: FallState, seat: int, champion: int) -> None:
    _tell(s, "used", seat=seat, champion=CHAMPION_NAMES[champion])


def spent(s: FallState, seat: int, count: int, strong: int) -> None:
    _tell(s, "provisions" if strong else "despair", seat=seat, n=count)


# -- units ------------------------------------------------------------------------------------------------------------


def moved(s: FallState, seat: int, owner: int, pawn: int, start: int, goal: int) -> None:
    """A troll or a champion, one's own or another's."""
    way = {"start": SPACE_NAMES[start], "goal": SPACE_NAMES[goal]}
    if pawn != NONE:
        _tell(s, "led" if seat == owner else "led.other", seat=seat, owner=owner, champion=PAWN_NAMES[pawn], **way)
    else:
        _tell(s, "moved" if seat == owner else "moved.other", seat=seat, owner=owner, **way)


def nothing_moved(s: FallState, seat: int) -> None:
    _tell(s, "stayed", seat=seat)


def added(s: FallState, seat: int, space: int, count: int) -> None:
    _tell(s, "added", seat=seat, n=count, space=SPACE_NAMES[space])


def none_added(s: FallState, seat: int) -> None:
    _tell(s, "none_added", seat=seat)


def relocated(s: FallState, seat: int, pawn: int, start: int, goal: int) -> None:
    way = {"start": SPACE_NAMES[start], "goal": SPACE_NAMES[goal]}
    if pawn != NONE:
        _tell(s, "relocated.champion", seat=seat, champion=PAWN_NAMES[pawn], **way)
    else:
        _tell(s, "relocated", seat=seat, **way)


def driven_out(s: FallState, seat: int, owner: int, cave: int) -> None:
    _tell(s, "driven_out", seat=seat, owner=owner, space=CAVE_NAMES[cave])


# -- attacks ----------------------------------------------------------------------------------------------------------


def attacked(s: FallState, seat: int, cave: int, tokens: list[int]) -> None:
    strengths = "+".join(str(STRENGTH[token]) for token in sorted(tokens))
    _tell(s, "attacked", outcome=strengths, seat=seat, space=CAVE_NAMES[cave], strengths=strengths)


def won_attack(s: FallState, seat: int, cave: int, honour: int) -> None:
    _tell(s, "won", seat=seat, space=CAVE_NAMES[cave], n=honour)


def retreated(s: FallState, seat: int, cave: int, lair: int) -> None:
    _tell(s, "retreated", seat=seat, space=CAVE_NAMES[cave], lair=SPACE_NAMES[lair])


def entrenched(s: FallState, caves: tuple[int, ...]) -> None:
    for cave in caves:
        _tell(s, "entrenched", space=CAVE_NAMES[cave])


# -- tracks -----------------------------------------------------------------------------------------------------------


def took_control(s: FallState, seat: int, cave: int) -> None:
    _tell(s, "took_control", seat=seat, space=CAVE_NAMES[cave])


def voted(s: FallState, seat: int, clan: int, count: int, value: int) -> None:
    _tell(s, "voted", seat=seat, clan=CLANS[clan], n=count, value=value)


def forsworn(s: FallState, seat: int, clan: int, count: int) -> None:
    _tell(s, "forsworn", seat=seat, clan=CLANS[clan], n=count)


def influenced(s: FallState, seat: int, champion: int, amount: int, value: int) -> None:
    _tell(s, "influenced", seat=seat, champion=CHAMPION_NAMES[champion], n=amount, value=value)


# -- the wheel --------------------------------------------------------------------------------------------------------


def wheel_turned(s: FallState, seat: int, spaces: int) -> None:
    _tell(s, "wheel", seat=seat, n=spaces, effect=EFFECTS[WHEEL[s.wheel]], at=s.wheel)


def wheel_pushed(s: FallState, seat: int, spaces: int) -> None:
    _tell(s, "wheel.pushed", seat=seat, n=spaces, at=s.wheel)


def looked_at_gate(s: FallState, seat: int, at: int) -> None:
    parts = (("seat", seat), ("place", at + 1))
    _tell_one(s, seat, "looked_at_gate", "looked_at_gate.hidden", parts, (("clan", CLANS[s.gates[at]]),))


def looked_at_token(s: FallState, seat: int, slot: int) -> None:
    parts = (("seat", seat), ("space", CAVE_NAMES[slot // 2]), ("slot", slot % 2 + 1))
    _tell_one(s, seat, "looked_at_token", "looked_at_token.hidden", parts, (("n", STRENGTH[s.gnomes[slot]]),))


def lurked(s: FallState, seat: int, slot: int, strength: int) -> None:
    space = CAVE_NAMES[slot // 2]
    _tell(s, "lurked.gone" if strength == 1 else "lurked", outcome=str(strength), seat=seat, space=space, n=strength)


def boosted(s: FallState, seat: int, value: int) -> None:
    _tell(s, "boosted", seat=seat, n=value)


def wheel_honour(s: FallState, seat: int, honour: int) -> None:
    _tell(s, "wheel.honour", seat=seat, n=honour, boost=BOOSTS[s.boost[seat]])


def breached(s: FallState, seat: int, clan: int, invaders: int) -> None:
    _tell(s, "breached", seat=seat, clan=CLANS[clan], n=invaders)


# -- invasions --------------------------------------------------------------------------------------------------------


def gate_opened(s: FallState, at: int, clan: int, invaders: int) -> None:
    _tell(s, "gate", outcome=CLANS[clan], clan=CLANS[clan], place=at + 1, n=invaders)


def invader_lost(s: FallState, clan: int) -> None:
    _tell(s, "invader_lost", clan=CLANS[clan])


def invader_missing(s: FallState, clan: int) -> None:
    """No token is left, neither in supply nor beside the wheel. [Q-19]"""
    _tell(s, "invader_lost.supply", clan=CLANS[clan])


def tie_decided(s: FallState, seat: int, cave: int, clan: int, plank: int) -> None:
    """Whoever leads with the clan of the gate or the next one; nobody's plank (NONE): the first player, or a breach."""
    parts: dict[str, Any] = {"seat": seat, "space": CAVE_NAMES[cave]}
    if plank == NONE:
        _tell(s, "tie.breach" if s.stack[-1][-1] else "tie.first", **parts)
    elif plank == clan:
        _tell(s, "tie", clan=CLANS[clan], **parts)
    else:
        _tell(s, "tie.next", clan=CLANS[clan], plank=CLANS[plank], **parts)


def invaded(s: FallState, clan: int, cave: int, way: tuple[int, ...], why: str) -> None:
    """It stays in an empty cave, after the caves of its way."""
    _tell(s, "invaded", why=why, **_coming(clan, cave, way))


def entered(s: FallState, clan: int, cave: int, way: tuple[int, ...], why: str) -> None:
    """It comes upon trolls, the fewest it can reach."""
    _tell(s, "entered", n=s.crowd[cave], why=why, **_coming(clan, cave, way))


def _coming(clan: int, cave: int, way: tuple[int, ...]) -> dict[str, Any]:
    return {"clan": CLANS[clan], "space": CAVE_NAMES[cave], "way": tuple(CAVE_NAMES[one] for one in way)}


def lot_drawn(s: FallState, owner: int, cave: int) -> None:
    """[FALL-W15]"""
    _tell(s, "lot", outcome=f"p{owner + 1}", seat=owner, space=CAVE_NAMES[cave])


def defeated(s: FallState, owner: int, cave: int, pawn: int, honour: int) -> None:
    parts: dict[str, Any] = {"seat": owner, "space": CAVE_NAMES[cave], "n": honour}
    if pawn == NONE:
        _tell(s, "defeated", **parts)
    else:
        _tell(s, "defeated.champion", champion=PAWN_NAMES[pawn], **parts)


def sheltered(s: FallState, seat: int, pawn: int, space: int) -> None:
    if pawn == NONE:
        _tell(s, "sheltered", seat=seat, space=SPACE_NAMES[space])
    else:
        _tell(s, "sheltered.champion", seat=seat, champion=PAWN_NAMES[pawn], space=SPACE_NAMES[space])


# -- champion rewards -------------------------------------------------------------------------------------------------


def removed(s: FallState, champion: int) -> None:
    _tell(s, "removed", champion=CHAMPION_NAMES[champion])


def won_champion(s: FallState, seat: int, champion: int) -> None:
    _tell(s, "won_champion", seat=seat, champion=CHAMPION_NAMES[champion])


def consoled_by_vote(s: FallState, seat: int, champion: int) -> None:
    _tell(s, "consoled.vote", seat=seat, champion=CHAMPION_NAMES[champion])


def consoled(s: FallState, seat: int, champion: int, honour: int) -> None:
    _tell(s, "consoled", seat=seat, champion=CHAMPION_NAMES[champion], n=honour)


def champion_honour(s: FallState, seat: int, champion: int, honour: int) -> None:
    _tell(s, "champion_honour", seat=seat, champion=CHAMPION_NAMES[champion], n=honour)


def star_placed(s: FallState, seat: int, champion: int, place: int) -> None:
    parts: dict[str, Any] = {"seat": seat, "champion": CHAMPION_NAMES[champion]}
    if place < N_CAVES:
        _tell(s, "star", space=CAVE_NAMES[place], **parts)
    elif place < STAR_CLAN:
        _tell(s, "star.hall", hall=STAR_PLACES[place], **parts)
    else:
        _tell(s, "star.clan", clan=STAR_PLACES[place], **parts)
    assert STAR_HALL == N_CAVES


# -- scoring ----------------------------------------------------------------------------------------------------------


def scored_domains(s: FallState, seat: int, gained: int, lost: int) -> None:
    _tell(s, "domains", seat=seat, wave=WAVES[s.wave].id, n=gained, lost=lost)


def upkeep(s: FallState) -> None:
    _tell(s, "upkeep", seat=s.first)


def scored_hall(s: FallState, hall: int, seats: tuple[int, ...], gnomes: bool, share: int) -> None:
    name = HALL_NAMES[hall]
    if not seats:
        _tell(s, "hall.gnomes" if gnomes else "hall.nobody", hall=name)
    else:
        _tell(s, "hall.shared" if gnomes or len(seats) > 1 else "hall", hall=name, seats=seats, n=share)


def scored_elders(s: FallState, seat: int, count: int, honour: int) -> None:
    _tell(s, "elders", seat=seat, n=count, honour=honour)


def scored_plank(s: FallState, seat: int, clan: int, honour: int) -> None:
    _tell(s, "plank", seat=seat, clan=CLANS[clan], n=honour)


def ended(s: FallState) -> None:
    """[FALL-F08]"""
    from dovre.games.fall.scoring import winners

    found = winners(s)
    _tell(s, "ended" if len(found) == 1 else "ended.shared", seats=found)


# the pieces an event moves, by their names on the board, and those that walk
INVADER = Walk("gnomes:{space}", ("gate:{clan}", "space:{way}"), look="gnome")
# a troll is one of a pile, which stays; {seat} is its owner, whoever moves it
MOVER = Walk("walker:{seat}", ("space:{start}", "space:{goal}"), look="troll-{seat}")
COMING = Walk("walker:{seat}", ("supply:{seat}", "space:{space}"), look="troll-{seat}")
FALLEN = Walk("walker:{seat}", ("space:{space}", "supply:{seat}"), look="troll-{seat}")
FLEEING = Walk("walker:{seat}", ("space:{space}", "space:{lair}"), look="troll-{seat}")
MOVES: dict[str, tuple[str | Walk, ...]] = {
    "drafted": ("card:{card}",),
    "lairs": ("space:{glyph}-o", "space:{glyph}-i"),
    "settled": ("trolls:{seat}.{space}", COMING),
    "pawn": ("pawn:{champion}",),
    "moved": ("trolls:{seat}.{start}", "trolls:{seat}.{goal}", MOVER),
    "moved.other": ("trolls:{seat}.{start}", "trolls:{seat}.{goal}", MOVER),
    "led": ("pawn:{champion}",),
    "led.other": ("pawn:{champion}",),
    "added": ("trolls:{seat}.{space}", COMING),
    "driven_out": ("trolls:{seat}.{space}", FALLEN),
    "relocated": ("trolls:{seat}.{start}", "trolls:{seat}.{goal}", MOVER),
    "relocated.champion": ("pawn:{champion}",),
    "defeated": ("trolls:{seat}.{space}", FALLEN),
    "defeated.champion": ("pawn:{champion}",),
    "sheltered": ("trolls:{seat}.{space}", COMING),
    "sheltered.champion": ("pawn:{champion}",),
    "attacked": ("gnomes:{space}",),
    "retreated": ("gnomes:{space}", FLEEING),
    "entrenched": ("gnomes:{space}",),
    "invaded": (INVADER,),
    "entered": (INVADER,),
    "looked_at_token": ("gnomes:{space}",),
    "looked_at_token.hidden": ("gnomes:{space}",),
    "lurked": ("gnomes:{space}",),
    "lurked.gone": ("gnomes:{space}",),
    "looked_at_gate": ("gatecard:{place}",),
    "looked_at_gate.hidden": ("gatecard:{place}",),
    "gate": ("gatecard:{place}", "rally:token"),
    "breached": ("rally:token",),
    "wheel": ("wheel:pawn",),
    "wheel.pushed": ("wheel:pawn",),
    "influenced": ("champion:{champion}",),
    "won_champion": ("champion:{champion}",),
    "voted": ("plank:{clan}",),
    "star": ("star:{champion}",),
    "star.hall": ("star:{champion}",),
    "star.clan": ("star:{champion}",),
}
