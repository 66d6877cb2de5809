"""The engine against slow ways that follow the words of the rules, on states of random games.

Everything is counted anew from the zones a player can point at: tiles, cards, pieces on slots, trolls in places.
"""

from functools import cache
from itertools import pairwise

import pytest

from dovre.games.princesses.components import (
    ACTION_NAMES,
    CARDS,
    CHALLENGES,
    EDGES,
    LAID_NAMES,
    N_CAVES,
    N_PLACES,
    N_RESOURCES,
    N_WHERE,
    NONE,
    PLACES,
    PRICES,
    RESOURCES,
    ROYALS,
    SLOT_KIND,
    SLOTS,
    START_SLOTS,
    TILES,
    VILLAGES,
    WHERE,
    bits_of,
)
from dovre.games.princesses.effects import CAPACITY, RECEIVE, UPGRADE
from dovre.games.princesses.game import GAME
from dovre.games.princesses.geometry import CELLS, SIDES
from dovre.games.princesses.notation import STOCK
from dovre.games.princesses.rules.supply import pay
from dovre.kernel.rng import Rng
from tests.games.princesses.helpers import MODES
from tests.games.princesses.test_geometry import slow_places

FIRST_ROYAL = len(TILES)
ALWAYS = {"castle", "refresh_tiles", "refresh_cards"}  # PRIN-M22
EACH = 3  # every third state is looked at
every_mode = pytest.mark.parametrize(("seats", "options"), MODES, ids=str)


@cache
def games(seats, options):
    """Two random games that do not end phases at once: each state with what was answered there."""
    found = []
    for seed in range(2):
        state = GAME.new(seats, seed, dict(options))
        rng = Rng.of(seed, "slowly")
        while not state.over:
            seat = state.waiting[0]
            legal = state.legal(seat)
            wanted = [action for action in legal if action.verb not in ("end", "stop")]
            action = rng.choice(wanted or legal)
            found.append((state.copy(), action))
            state.play(seat, action)
        found.append((state.copy(), None))
    return found


def states(seats, options):
    return [state for state, _ in games(seats, tuple(options.items()))]


# -- counting by hand -------------------------------------------------------------------------------------------------


def tiles_of(state, seat):
    """The tiles of a network, by number."""
    return [number // (CELLS * SIDES) for number in state.network[seat]]


def kind_of(tile):
    return TILES[tile].type if tile < FIRST_ROYAL else "royal"


def have(state, seat, name):
    """How many there are of what a challenge asks for, without the wild totems. [PRIN-X49..X62, GAP-23]"""
    kinds = [kind_of(tile) for tile in tiles_of(state, seat)]
    designs = [CARDS[card // 2] for card in state.cards[seat]]
    stored = [SLOTS[SLOT_KIND[slot]] for slot in bits_of(state.stored[seat])]
    pieces = {"neutral_outposts": "outpost", "neutral_changelings": "changeling", "bells": "bell"}
    if name in pieces:
        return stored.count(pieces[name])
    if name == "humans":
        return sum(state.humans[seat * N_CAVES : (seat + 1) * N_CAVES])
    if name == "network_tiles":
        return len(kinds)
    if name == "troll_cards":
        return len(designs)
    what, _, sort = name.partition("_")
    if sort == "tiles":
        return kinds.count(what)
    return sum(("bat", "snake", "toad")[card.totem] == what for card in designs)


def claimable(state, seat):
    """[PRIN-C2, PRIN-C4]"""
    return {
        f"claim.{CHALLENGES[card].id}"
        for card in state.challenges
        if not state.claims[seat] >> card & 1
        and all(have(state, seat, name) >= number for name, number in CHALLENGES[card].need)
    }


def asked(state):
    return state.flow.names[state.stack[-1][0]]


@every_mode
@pytest.mark.rule("PRIN-C1", "PRIN-C2", "PRIN-C4")
def test_claims_are_offered_at_the_moments_of_the_rules_and_at_no_other(seats, options):
    """DP-20: before a card, before a main move, between actions, between two paid tiles, before drawing."""
    seen = set()
    for state in states(seats, options):
        if state.over:
            continue
        seat, kind = state.waiting[0], asked(state)
        offered = {str(action) for action in state.legal(seat) if action.verb == "claim"}
        frame = state.stack[-1]
        between = kind == "tile" and not frame[3] and not frame[4]
        if kind in ("play", "move", "act", "claim") or between:
            assert offered == claimable(state, seat), kind
            seen.add(kind)
        else:
            assert offered == set(), kind
    assert seen >= {"play", "move", "act"}


@every_mode
@pytest.mark.rule("PRIN-R13", "PRIN-X9", "PRIN-X10")
def test_rows_are_full_when_a_phase_begins_and_shrink_by_what_is_taken(seats, options):
    """GAP-12, GAP-19: only a refresh, the end of a phase or a claim outside of phases 2 and 3 fills a row."""
    before = None
    for state, action in games(seats, tuple(options.items())):
        rows = (state.tile_row, state.royal_row, state.card_row)
        decks = (
            len(state.tile_deck) + len(state.tile_discard),
            len(state.royal_deck),
            len(state.card_deck) + len(state.card_discard),
        )
        kind = asked(state) if state.stack else ""
        if kind in ("play", "claim") or (kind == "move" and before == "end"):
            for row, deck in zip(rows, decks, strict=True):
                assert NONE not in row or not deck, kind
        before = str(action)
    within = [pair for pair in games(seats, tuple(options.items())) if pair[1] is not None]
    for (state, action), (after, _) in pairwise(within):
        filled = action.token in ("end", "do.refresh_tiles", "do.refresh_cards") or after.phase != state.phase
        if state.phase in (2, 3) and not filled and after.round == state.round:
            for one, two in ((state.tile_row, after.tile_row), (state.card_row, after.card_row)):
                assert set(two) - {NONE} <= set(one), action
            assert set(after.royal_row) - {NONE} <= set(state.royal_row), action


# -- what is offered --------------------------------------------------------------------------------------------------


def paid(state, seat, number):
    """The table where an action was paid for and did nothing else."""
    other = state.copy()
    pay(other, seat, PRICES[number])
    if ACTION_NAMES[number] == "royal":
        other.royal = 1
    return other


def outcomes(state, seat):
    """Some tables to which a half done action leads: each answer once, then the first one on."""
    found = []
    for action in state.legal(seat):
        other = state.copy()
        other.play(seat, action)
        while other.stack and asked(other) not in ("act", "move", "play", "claim"):
            who = other.waiting[0]
            other.play(who, other.legal(who)[0])
        found.append(other)
    return found


@every_mode
@pytest.mark.rule("PRIN-M22", "PRIN-A6")
def test_every_action_that_is_offered_can_change_something(seats, options):
    """GAP-44: more than its price."""
    tried = set()
    for state in states(seats, options)[::EACH]:
        if not state.stack or asked(state) != "act":
            continue
        seat = state.waiting[0]
        for action in state.legal(seat):
            if action.verb != "do" or ACTION_NAMES[action.number] in ALWAYS:
                continue
            nothing = paid(state, seat, action.number)
            begun = state.copy()
            begun.play(seat, action)
            ends = [begun] if asked(begun) == "act" else outcomes(begun, seat)
            assert any(end.to_data() != nothing.to_data() for end in ends), action
            tried.add(ACTION_NAMES[action.number])
    assert len(tried) > 8


@every_mode
@pytest.mark.rule("PRIN-M22", "PRIN-M17", "PRIN-V1", "PRIN-B2")
def test_actions_are_offered_where_they_are_possible(seats, options):
    """Each need of the table of actions, one by one."""
    for state in states(seats, options)[::EACH]:
        if state.stack and asked(state) == "act":
            seat = state.waiting[0]
            offered = {ACTION_NAMES[action.number] for action in state.legal(seat) if action.verb == "do"}
            assert offered == slow_actions(state, seat)


def slow_actions(state, seat):
    """What the acting seat can do at its place, from the table of actions."""
    at = Standing(state, seat)
    if state.place >= N_CAVES:
        return at.in_village()
    royal = at.own and not state.royal and any(royal_use(state, seat, one) for one in actions_at_hand(state, seat))
    caves = {"mining": at.in_mining, "building": at.in_building, "troll_power": at.in_troll_power}
    return caves[PLACES[state.place]]() | ({"royal"} if royal else set())


class Standing:
    """What a seat has when it acts."""

    def __init__(self, state, seat):
        self.state, self.seat = state, seat
        mine = slice(seat * N_RESOURCES, (seat + 1) * N_RESOURCES)
        self.goods = dict(zip(RESOURCES, state.goods[mine], strict=True))
        self.full = dict(zip(RESOURCES, state.full[mine], strict=True))
        self.sites = dict(zip(RESOURCES, state.sites[mine], strict=True))
        self.power, self.cows = state.power[seat], state.cows[seat]
        self.own, self.helped = state.own, state.own + state.helpers
        self.free = [SLOTS[SLOT_KIND[slot]] for slot in bits_of(state.slots[seat] & ~state.stored[seat])]
        self.left = [start.piece for n, start in enumerate(START_SLOTS) if not state.vacant[seat] >> n & 1]

    def in_village(self):
        """[PRIN-V1..V17]"""
        begin = (self.state.place - N_CAVES) * len(STOCK)
        stock = dict(zip(STOCK, self.state.stock[begin : begin + len(STOCK)], strict=True))
        goods, power, own, free = self.goods, self.power, self.own, self.free
        swap = (goods["gold"] >= 2 or goods["diamond"]) and "changeling" in free and "changeling" in self.left
        possible = {
            "princess": self.helped >= 5 and power >= 2 and goods["diamond"] and "princess" in free,
            "bell": self.helped >= 4 and goods["obsidian"] >= 3 and "bell" in free,
            "castle": own >= 3,
            "changeling": own >= 2 and power >= 2 and swap,
            "human": own >= 2 and power and goods["gold"] and goals(self.state, self.seat) & {0, 1, 2},
            "cow": own and free_stable(self.state, self.seat),
        }
        return {name for name, can in possible.items() if can and stock.get(name, 1)}

    def in_mining(self):
        """[PRIN-A1..A3, PRIN-A6]"""
        prices = {"obsidian": 1, "gold": 2, "diamond": 3}
        return {f"mine_{name}" for name, price in prices.items() if self.own >= price and self.full[name]}

    def in_building(self):
        """[PRIN-B1, PRIN-B2, PRIN-B7, PRIN-B24]"""
        state = self.state
        neutral = any(state.stock[village * len(STOCK) + 1] for village in range(state.seats))
        outpost = self.own >= 3 and self.cows and "outpost" in self.left and "outpost" in self.free and neutral
        build = self.own >= 2 and self.goods["obsidian"] and any_tile(state, self.seat)
        possible = {"outpost": outpost, "build": build, "refresh_tiles": self.own}
        return {name for name, can in possible.items() if can}

    def in_troll_power(self):
        """[PRIN-K1..K4, PRIN-K7]"""
        uncovered = [start for n, start in enumerate(START_SLOTS) if self.state.vacant[self.seat] >> n & 1]
        space = 6 + sum(start.effect[CAPACITY] for start in uncovered)
        possible = {
            "refill": self.own >= 2 and self.full != self.sites,
            "receive": self.own >= 2 and self.power < space,
            "buy": self.own and self.power and self.cows and new_card(self.state, self.seat),
            "refresh_cards": self.own,
        }
        return {name for name, can in possible.items() if can}


def free_stable(state, seat):
    """[PRIN-V17, GAP-03]"""
    return 4 - state.covers[seat] - state.cows[seat] > 0 and state.reserve[3] > 0


def actions_at_hand(state, seat):
    """Effects of the printed royal tile and of those in the network. [PRIN-A9]"""
    royals = [ROYALS[tile - FIRST_ROYAL].effect for tile in tiles_of(state, seat) if tile >= FIRST_ROYAL]
    return [GAME.box.boards[state.boards[seat]].royal, *(effect for effect in royals if any(effect))]


def royal_use(state, seat, effect):
    """Whether a table looks different when an effect is carried out in some way. [GAP-44]"""
    names = ("uncover", "obsidian", "gold", "diamond", "cow", "power", "m0", "m1", "m2", "refill", "build", "card")
    own = {name: number for name, number in zip((*names, "trolls", "humans"), effect, strict=False) if number}
    full = state.full[seat * N_RESOURCES : (seat + 1) * N_RESOURCES]
    sites = state.sites[seat * N_RESOURCES : (seat + 1) * N_RESOURCES]
    use = {
        "power": state.power[seat] < state.capacity[seat],
        "cow": free_stable(state, seat),
        **{f"m{n}": full[n] > 0 for n in range(N_RESOURCES)},
        "refill": tuple(full) != tuple(sites),
        "build": any_tile(state, seat),
        "card": new_card(state, seat),
        "trolls": can_go(state, seat),
        "humans": can_lead(state, seat),
    }
    return any(use[name] for name in own)


def new_card(state, seat):
    """[PRIN-K5]"""
    return bool({card // 2 for card in state.card_row if card != NONE} - {card // 2 for card in state.cards[seat]})


def any_tile(state, seat):
    """A tile of the row that is no victory tile needs an open cell, a victory tile more. [GAP-08]"""
    designs = {TILES[tile].design for tile in tiles_of(state, seat) if tile < FIRST_ROYAL} - {""}
    row = [tile for tile in state.tile_row if tile != NONE and TILES[tile].design not in designs]
    return any(slow_places(state, seat, tile) for tile in sorted(row, key=lambda tile: "#" in EDGES[tile]))


def can_lead(state, seat):
    trolls = state.trolls[seat * N_WHERE : seat * N_WHERE + N_CAVES]
    humans = state.humans[seat * N_CAVES : (seat + 1) * N_CAVES]
    room = [cave for cave in range(N_CAVES) if trolls[cave] + humans[cave] < 5]
    return any(humans[cave] and any(other != cave for other in room) for cave in range(N_CAVES))


def goals(state, seat):
    """Places with an empty cauldron. [PRIN-M5, PRIN-M7]"""
    trolls = [state.trolls[one * N_WHERE : (one + 1) * N_WHERE] for one in range(state.seats)]
    humans = state.humans[seat * N_CAVES : (seat + 1) * N_CAVES]
    caves = {cave for cave in range(N_CAVES) if trolls[seat][cave] + humans[cave] < 5}
    return caves | {3 + v for v in range(state.seats) if sum(own[3 + v] for own in trolls) < 4}


def can_go(state, seat):
    own = state.trolls[seat * N_WHERE : (seat + 1) * N_WHERE]
    return any(own[start] and goals(state, seat) - {start} for start in range(N_PLACES))


# -- moves and points -------------------------------------------------------------------------------------------------


@every_mode
@pytest.mark.rule("PRIN-M2", "PRIN-M3", "PRIN-M8", "PRIN-M20")
def test_main_moves(seats, options):
    for state in states(seats, options):
        if not state.stack or asked(state) != "move":
            continue
        seat = state.waiting[0]
        own = list(state.trolls[seat * N_WHERE : (seat + 1) * N_WHERE])
        if state.phase == 3 and state.locked != NONE:
            own[state.locked] -= 1
        to = goals(state, seat)
        for village in range(seats):
            others = [other for other in range(seats) if other != seat and state.trolls[other * N_WHERE + 3 + village]]
            if 3 + village not in to and any(goals(state, other) & {0, 1, 2} for other in others):
                to.add(3 + village)
        slow = {
            f"move.{WHERE[start]}.{PLACES[goal]}"
            for start in range(N_WHERE)
            for goal in to
            if own[start] > 0 and start != goal
        }
        assert {str(action) for action in state.legal(seat) if action.verb == "move"} == slow


@every_mode
@pytest.mark.rule("PRIN-M11", "PRIN-M12", "PRIN-M13")
def test_points_of_a_main_move(seats, options):
    walk = games(seats, tuple(options.items()))
    counted = 0
    for (state, action), (after, _) in pairwise(walk):
        if action is None or action.verb != "move" or asked(after) != "act":
            continue
        seat, place = state.waiting[0], after.place
        own = after.trolls[seat * N_WHERE + place]
        king = GAME.view(after, None).to_data()["king"]
        if place < 3:
            points = own + after.humans[seat * N_CAVES + place], 0
        else:
            helpers = sum(after.trolls[other * N_WHERE + place] for other in range(seats) if other != seat)
            points = own + after.outposts[seat * len(VILLAGES) + place - 3], helpers
        here = king == (f"p{seat + 1}.{PLACES[place]}" if place < 3 else PLACES[place])
        assert (after.own, after.helpers) == (points[0] + here, points[1])
        counted += 1
    assert counted > 20


@every_mode
@pytest.mark.rule("PRIN-A4", "PRIN-K2", "PRIN-V13", "PRIN-V14")
def test_what_start_slots_have_revealed(seats, options):
    for state in states(seats, options)[::EACH]:
        for seat in range(seats):
            effects = [start.effect for n, start in enumerate(START_SLOTS) if state.vacant[seat] >> n & 1]
            assert state.capacity[seat] == 6 + sum(effect[CAPACITY] for effect in effects)
            assert state.receive[seat] == 2 + sum(effect[RECEIVE] for effect in effects)
            for resource in range(N_RESOURCES):
                upgraded = any(effect[UPGRADE + resource] for effect in effects)
                assert state.takes[seat * N_RESOURCES + resource] == 1 + upgraded


@every_mode
@pytest.mark.rule("PRIN-E2", "PRIN-E3", "PRIN-E4", "PRIN-E5", "PRIN-E6", "PRIN-E7", "PRIN-E8", "PRIN-E9", "PRIN-E10")
def test_scores_and_winners(seats, options):
    for state in states(seats, options)[:: 2 * EACH] + states(seats, options)[-1:]:
        slow = [slow_score(state, seat) for seat in range(seats)]
        assert state.scores == tuple(slow)
        if state.over:
            ranks = [(slow[seat], stored_of(state, seat).count("princess")) for seat in range(seats)]
            assert state.winners == tuple(seat for seat in range(seats) if ranks[seat] == max(ranks))


def stored_of(state, seat):
    return [SLOTS[SLOT_KIND[slot]] for slot in bits_of(state.stored[seat])]


def slow_score(state, seat):
    stored = stored_of(state, seat)
    low, middle, high = sorted(stored.count(kind) for kind in ("bell", "changeling", "outpost"))
    points = 15 * low + 9 * (middle - low) + 4 * (high - middle) + 7 * stored.count("princess")
    tiles = tiles_of(state, seat)
    points += 3 * sum(tile >= FIRST_ROYAL for tile in tiles)
    points += sum(state.humans[seat * N_CAVES : (seat + 1) * N_CAVES])
    scores = [TILES[tile].score for tile in tiles if tile < FIRST_ROYAL] + [
        CARDS[card // 2].score for card in state.cards[seat]
    ]
    return points + sum(quantity(state, seat, score.of) // score.per for score in scores if score is not None)


def quantity(state, seat, name):
    """[PRIN-X32..X48]"""
    if name in RESOURCES:
        return state.goods[seat * N_RESOURCES + RESOURCES.index(name)]
    if name.endswith("_sites"):
        return state.sites[seat * N_RESOURCES + RESOURCES.index(name.removesuffix("_sites"))]
    plain = {"cow": state.cows[seat], "power": state.power[seat]}
    if name in plain:
        return plain[name]
    wild = "rt20" in [LAID_NAMES[tile] for tile in tiles_of(state, seat)] and name.endswith("_cards")
    return have(state, seat, "humans" if name == "human" else name) + wild
