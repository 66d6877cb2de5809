"""Answers as words for the one who sees the view, and names for what has none but its effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from dovre.games.princesses.box import COPIES, ITEMS, Score
from dovre.games.princesses.components import (
    ACTION_NAMES,
    BED,
    BOARDS,
    BONUS,
    CARD_DESIGNS,
    CARD_NAMES,
    CARDS,
    CASTLES,
    CAVES,
    CHALLENGES,
    COMMON,
    DESIGN_OF,
    FIRST_VILLAGE,
    N_CAVES,
    N_PLACES,
    N_RESOURCES,
    N_VILLAGES,
    N_WHERE,
    PLACES,
    PRICES,
    RESOURCES,
    ROUNDS,
    ROYALS,
    SLOT_KIND,
    SLOT_NAMES,
    SLOTS,
    START_PIECES,
    START_SLOTS,
    TILES,
    VILLAGE_CAULDRONS,
    VILLAGES,
    WHERE,
    king_in,
)
from dovre.games.princesses.effects import (
    BUILD,
    CAPACITY,
    CARD,
    GAIN,
    GAIN_POWER,
    GOODS,
    HUMANS,
    MINE,
    NO_EFFECT,
    RECEIVE,
    REFILL,
    TROLLS,
    UNCOVER,
    UPGRADE,
    Effect,
)
from dovre.games.princesses.outcomes import lay_label
from dovre.games.princesses.view import PrincessesView
from dovre.kernel.action import Action
from dovre.kernel.game import Label
from dovre.kernel.texts import Texts

Teller = Callable[[PrincessesView, Action], Label]


# -- effects in words -------------------------------------------------------------------------------------------------


def effect_words(texts: Texts, effect: Effect, way: str) -> str:
    """An effect as a sentence: `way` is "effect" for all of it in full, "short" for a button."""
    found = []
    if effect[UNCOVER]:
        found.append(texts.say(f"{way}.uncover", n=effect[UNCOVER]))
    goods = tuple([(good, effect[GAIN + n]) for n, good in enumerate(GOODS[:-1]) if effect[GAIN + n]])
    if goods:
        found.append(texts.say(f"{way}.gain", goods=goods))
    if effect[GAIN_POWER]:
        found.append(texts.say(f"{way}.power", n=effect[GAIN_POWER]))
    mined = tuple([(name, effect[MINE + n]) for n, name in enumerate(RESOURCES) if effect[MINE + n]])
    if mined:
        found.append(texts.say(f"{way}.mine", goods=mined))
    for at, key in ((REFILL, "refill"), (BUILD, "build"), (CARD, "card"), (TROLLS, "trolls"), (HUMANS, "humans")):
        if effect[at]:
            found.append(texts.say(f"{way}.{key}", n=effect[at]))
    for n, name in enumerate(RESOURCES):
        if effect[UPGRADE + n]:
            found.append(texts.say(f"{way}.upgrade", resource=name))
    for at, key in ((RECEIVE, "receive"), (CAPACITY, "capacity")):
        if effect[at]:
            found.append(texts.say(f"{way}.{key}", n=effect[at]))
    if not found:
        return texts.say(f"{way}.none")
    return texts.clauses([found[0], *(clause[0].lower() + clause[1:] for clause in found[1:])])


def score_words(texts: Texts, score: Score) -> str:
    """`1 VP per 2 gold ingots`."""
    what = texts.say(f"scored.{score.of}", n=score.per)
    return texts.say("vp.one" if score.per == 1 else "vp.many", n=score.per, what=what)


def need_words(texts: Texts, need: tuple[tuple[str, int], ...]) -> str:
    return texts.join([texts.say(f"need.{name}", n=n) for name, n in need])


# -- names that follow from the box -----------------------------------------------------------------------------------


def component_names(texts: Texts) -> dict[str, str]:
    """Tiles, cards and slots by what they do; those of a kind that do the same are told apart by their id."""
    return {**_tile_names(texts), **_card_names(texts), **_slot_names(texts)}


def _tile_names(texts: Texts) -> dict[str, str]:
    found: dict[str, str] = {}
    for number, tile in enumerate(TILES):
        if tile.score is not None:
            does = score_words(texts, tile.score)
        elif SLOT_KIND[SLOT_NAMES.index(tile.id)] == BED:
            does = texts.say("short.bed")
        else:
            does = effect_words(texts, BONUS[SLOT_NAMES.index(tile.id)], "short")
        found[f"tile.{tile.id}"] = texts.say(f"name.{tile.type}", id=tile.id.upper(), does=does)
        if DESIGN_OF[number] >= 0:
            found[f"design.{tile.design}"] = does
    for royal in ROYALS:
        found[f"tile.{royal.id}"] = texts.say(
            "name.royal", id=royal.id.upper(), does=royal_words(texts, royal.id, "short")
        )
        found[f"royal.{royal.id}"] = royal_words(texts, royal.id, "effect")
    for board in BOARDS:
        found[f"printed.{board.id}"] = effect_words(texts, board.royal, "effect")
    for castle in CASTLES:
        found[f"castle.{castle.id}"] = effect_words(texts, castle.effect, "effect")
    return found


def _card_names(texts: Texts) -> dict[str, str]:
    found: dict[str, str] = {}
    for challenge in CHALLENGES:
        found[f"challenge.{challenge.id}"] = need_words(texts, challenge.need)
    for card in ROUNDS:
        place = (*CAVES, VILLAGES[card.village])[card.king]
        found[f"round_card.{card.id}"] = texts.say(
            "name.round", id=card.id.upper(), item=ITEMS[card.item], village=VILLAGES[card.village], place=place
        )
    for design, troll_card in enumerate(CARDS):
        found[f"card_does.{troll_card.id}"] = card_words(texts, design)
    return found


def _slot_names(texts: Texts) -> dict[str, str]:
    found: dict[str, str] = {}
    for number, start in enumerate(START_SLOTS):
        found[f"start.{start.id}"] = texts.say(
            "name.start",
            piece=start.piece,
            n=number % START_PIECES + 1,
            does=effect_words(texts, start.effect, "short"),
        )
    for slot, name in enumerate(SLOT_NAMES):
        does = effect_words(texts, BONUS[slot], "short")
        found[f"slot.{name}"] = texts.say("name.slot", id=_holder(texts, name), piece=SLOTS[SLOT_KIND[slot]], does=does)
    return found


def _holder(texts: Texts, name: str) -> str:
    """What a slot is printed on: a board, a tile, or a card with its name."""
    own, _, nth = name.partition("-")
    if own in CARD_NAMES:
        return f"{texts.say(f'troll_card.{CARD_DESIGNS[CARD_NAMES.index(own) // COPIES]}')} {name.upper()}"
    return f"{texts.say('name.board')} {nth}" if own == "board" else name.upper()


def royal_words(texts: Texts, name: str, way: str) -> str:
    """What a royal tile does, or brings."""
    royal = next(one for one in ROYALS if one.id == name)
    if royal.effect != NO_EFFECT:
        return effect_words(texts, royal.effect, way)
    if royal.totems:
        return texts.say(f"{way}.totems")
    if royal.slots:
        family = "slot_kind" if way == "effect" else "piece"
        slots = texts.join([texts.say(f"{family}.{SLOTS[slot.kind]}") for slot in royal.slots])
        return texts.say(f"{way}.slots", slots=slots)
    sites = tuple([(resource, n) for resource, n in zip(RESOURCES, royal.sites, strict=True) if n])
    return texts.say(f"{way}.sites", sites=sites)


def card_words(texts: Texts, design: int) -> str:
    """The name of a troll card with what it does beside its slot for a changeling."""
    card = CARDS[design]
    if card.score is not None:
        does = score_words(texts, card.score)
    elif card.now != NO_EFFECT:
        does = effect_words(texts, card.now, "short")
    else:
        kinds = [SLOTS[slot.kind] for slot in card.slots if SLOTS[slot.kind] != "changeling"]
        does = texts.say("short.slots", slots=texts.join([texts.say(f"piece.{kind}") for kind in kinds]))
    return texts.say("name.card", name=texts.say(f"troll_card.{card.id}"), does=does)


# -- labels -----------------------------------------------------------------------------------------------------------


def _question(view: PrincessesView) -> str:
    """The kind of the frame on top of the stack."""
    return str(view.frames[-1][0]) if view.frames else ""


def _named(*names: str) -> Teller:
    """An answer whose parts its sentence tells as they are."""
    return lambda view, action: (action.verb, dict(zip(names, action.parts, strict=True)))


def _by_question(*names: str) -> Teller:
    """The same, with a sentence for each question."""

    def tell(view: PrincessesView, action: Action) -> Label:
        return f"{action.verb}.{_question(view)}", dict(zip(names, action.parts, strict=True))

    return tell


def points_there(view: PrincessesView, seat: int, start: int, goal: int) -> tuple[int, int]:
    """Own and helper points that a main move would bring. [PRIN-M11..M13]"""
    own = view.trolls[seat * N_WHERE + goal] + 1 + (view.king == king_in(seat, goal))
    if goal < FIRST_VILLAGE:
        return own + view.humans[seat * N_CAVES + goal], 0
    village = goal - FIRST_VILLAGE
    full = view.crowd[village] >= VILLAGE_CAULDRONS
    helpers = view.crowd[village] - view.trolls[seat * N_WHERE + goal] - full
    return own + view.outposts[seat * N_VILLAGES + village], helpers


def _move(view: PrincessesView, action: Action) -> Label:
    start, goal = divmod(action.number, N_PLACES)
    parts: dict[str, Any] = {"start": WHERE[start], "goal": PLACES[goal]}
    if view.seat is None or goal >= FIRST_VILLAGE + view.seats:
        return None
    own, helpers = points_there(view, view.seat, start, goal)
    return ("move.helped" if helpers else "move"), {**parts, "n": own, "m": helpers}


def _chase(view: PrincessesView, action: Action) -> Label:
    return "chase", {"owner": action.number}


def _do(view: PrincessesView, action: Action) -> Label:
    price = PRICES[action.number]
    return "do", {"action": ACTION_NAMES[action.number], "n": price.ap}


def _royal(view: PrincessesView, action: Action) -> Label:
    if action.number:
        return "royal", {"tile": action.parts[0]}
    return ("royal.printed", {"board": BOARDS[view.boards[view.seat]].id}) if view.seat is not None else None


def _pay(view: PrincessesView, action: Action) -> Label:
    return "pay", {"goods": ((action.parts[0], COMMON.swap[action.number]),)}


def _refill(view: PrincessesView, action: Action) -> Label:
    if view.seat is None:
        return None
    at = view.seat * N_RESOURCES + action.number
    return "refill", {"goods": ((action.parts[0], view.sites[at] - view.full[at]),)}


def _card(view: PrincessesView, action: Action) -> Label:
    return "card", {"card": action.parts[0]}


def _troll(view: PrincessesView, action: Action) -> Label:
    start, goal = action.parts
    if start == "main":
        if view.locked < 0:
            return None
        return "troll.main", {"start": PLACES[view.locked], "goal": goal}
    return "troll", {"start": start, "goal": goal}


LABELS: Mapping[str, Teller] = {
    "board": _named("colour"),
    "cave": _by_question("place"),
    "play": _named("card"),
    "move": _move,
    "chase": _chase,
    "do": _do,
    "royal": _royal,
    "vacate": _named("start"),
    "village": _named("place"),
    "store": _named("slot"),
    "pay": _pay,
    "tile": _named("tile"),
    "gain": _named("tile"),
    "lay": lay_label,
    "refill": _refill,
    "card": _card,
    "troll": _troll,
    "human": _named("start", "goal"),
    "claim": _named("challenge"),
    "stop": _by_question(),
    "end": _named(),
}
