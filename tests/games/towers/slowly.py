"""Night and Dawn once more, slowly: words and coordinates instead of masks, written from the rule texts alone.

`night` and `dawn` are told what lies where, and play one seat's part as generators: they yield each question with its
answers, are sent the answer, and change their table. The tests compare them with what the engine asks and does.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from dovre.games.towers.components import BOX, EVENT_NAMES, NONE, TOKEN_NAMES
from dovre.games.towers.state import TowersState

SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TURN = dict(zip("NESW", "ESWN", strict=True))
CORNERS = {"nw": (0, 0), "ne": (1, 0), "sw": (0, 1), "se": (1, 1)}
LEVELS = {"goblin": (1, 1), "orc": (2, 2), "spider": (3, 3), "boss": (2, 3), "demon": (2, 2)}
COLOURS = {"goblin": "red", "orc": "blue", "spider": "yellow", "boss": "black", "demon": "grey"}
Questions = Generator[tuple[str, set[str]], str, None]
At = tuple[int, int]


def beside(at: At, side: str) -> At:
    return at[0] + SIDES[side][0], at[1] + SIDES[side][1]


def opposite(side: str) -> str:
    return TURN[TURN[side]]


class SlowPath:
    """Cells by number, each with a place and its open sides."""

    def __init__(self, words: list[str]) -> None:
        self.cells: list[tuple[At, set[str]]] = [
            (at, set(sides)) for at, sides in zip(BOX.mine.cells, BOX.mine.open, strict=True)
        ]
        self.end, self.side = 3, BOX.mine.end
        for word in words:
            self._lay(*word.split("."))
        self._links = [self._linked(cell) for cell in range(len(self.cells))]
        self.dist = self._distances()

    def _lay(self, name: str, entry: str, leave: str) -> None:
        """Turn the tile until its entry faces the end of the path, and move it there."""
        tile = next(one for one in BOX.tiles if one.id == name)
        cells = [(at, "".join(sides)) for at, sides in zip(tile.cells, tile.open, strict=True)]
        inside = {at for at, _ in cells}
        exits = [(n, s) for n, (at, open_) in enumerate(cells) for s in "NESW" if s in open_]
        exits = [(n, s) for n, s in exits if beside(cells[n][0], s) not in inside]
        joins, leaves = exits[int(entry) - 1], exits[int(leave) - 1]
        side, out = joins[1], leaves[1]
        places = [at for at, _ in cells]
        opens = [set(open_) for _, open_ in cells]
        while side != opposite(self.side):
            side, out = TURN[side], TURN[out]
            places = [(-y, x) for x, y in places]
            opens = [{TURN[one] for one in open_} for open_ in opens]
        x, y = beside(self.cells[self.end][0], self.side)
        dx, dy = x - places[joins[0]][0], y - places[joins[0]][1]
        first = len(self.cells)
        self.cells += [((px + dx, py + dy), open_) for (px, py), open_ in zip(places, opens, strict=True)]
        self.end, self.side = first + leaves[0], out

    def links(self, cell: int) -> list[int]:
        return self._links[cell]

    def _linked(self, cell: int) -> list[int]:
        at, open_ = self.cells[cell]
        return [
            other
            for other, (there, sides) in enumerate(self.cells)
            if any(side in open_ and beside(at, side) == there and opposite(side) in sides for side in SIDES)
        ]

    def _distances(self) -> list[int]:
        far = [999] * len(self.cells)
        far[self.end] = 1
        for _ in self.cells:
            for cell in range(len(self.cells)):
                far[cell] = min([far[cell], *(far[other] + 1 for other in self.links(cell))])
        return far

    def ahead(self, cell: int) -> list[int]:
        return [other for other in self.links(cell) if self.dist[other] == self.dist[cell] - 1]

    def point(self, spot: str) -> At:
        cell, corner = spot[1:-2], spot[-2:]
        (x, y), (dx, dy) = self.cells[int(cell) - 1][0], CORNERS[corner]
        return x + dx, y + dy

    def around(self, spot: str) -> set[int]:
        x, y = self.point(spot)
        near = {(x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)}
        return {cell for cell, (at, _) in enumerate(self.cells) if at in near}


@dataclass
class Creature:
    name: str
    wounded: bool
    cell: int

    @property
    def kind(self) -> str:
        return self.name.rstrip("0123456789")

    @property
    def level(self) -> int:
        return LEVELS[self.kind][self.wounded]

    @property
    def look(self) -> tuple[str, bool, int]:
        return self.kind, self.wounded, self.cell

    @property
    def order(self) -> int:
        return TOKEN_NAMES.index(self.name)


@dataclass
class Side:
    """What lies before one seat."""

    path: SlowPath
    towers: dict[str, tuple[str, bool]]
    creatures: dict[str, Creature]
    pile: list[str]
    guards: int
    crystals: int
    damage: int
    event: str
    markers: set[int]
    fired: set[str]
    cards: int
    caught: set[str]
    inside: set[str]
    sprung: set[str] = field(default_factory=set)

    def figure(self, *events: str) -> int:
        """The number on the event in force, if it is one of these."""
        return sum(event.n for event in BOX.events if event.id == self.event and event.id in events)

    def armed(self) -> list[str]:
        """Monster traps that can still be used."""
        upgraded = [spot for spot, tower in self.towers.items() if tower == ("yellow", True)]
        return [] if self.event == "e04" else [spot for spot in upgraded if spot not in self.sprung]

    def stops(self) -> set[int]:
        return set(self.markers).union(*(self.path.around(spot) for spot in self.armed()))

    def distinct(self, creatures: list[Creature]) -> list[Creature]:
        """Of those alike in kind, face and cell the lowest."""
        found: dict[tuple[str, bool, int], Creature] = {}
        for one in sorted(creatures, key=lambda one: one.order):
            found.setdefault(one.look, one)
        return list(found.values())


def side_of(state: TowersState, seat: int) -> Side:
    data = state.to_data()
    creatures = {}
    for word in data["creatures"][seat]:
        name, _, cell = word.partition(":")
        creatures[name] = Creature(name, word.endswith("!"), int(cell.rstrip("!")[1:]) - 1)
    towers = {}
    for word in data["towers"][seat]:
        spot, _, colour = word.partition(":")
        towers[spot] = (colour.rstrip("+"), colour.endswith("+"))
    return Side(
        path=SlowPath(data["path"][seat]),
        towers=towers,
        creatures=creatures,
        pile=[TOKEN_NAMES[token] for token in state.piles[seat]],
        guards=state.guards[seat],
        crystals=state.crystals[seat],
        damage=state.damage[seat],
        event="" if state.force == NONE else EVENT_NAMES[state.force],
        markers={int(word.partition(".c")[2]) - 1 for word in data["markers"] if word.startswith(f"p{seat + 1}.")},
        fired=set(data["fired"][seat]),
        cards=len(state.hands[seat]),
        caught=set(data["caught"][seat]),
        inside=set(data["inside"][seat]),
    )


# -- the Night --------------------------------------------------------------------------------------------------------


def night(side: Side) -> Questions:
    """[TOWR-N04..TOWR-N22]"""
    horde = sum(one.kind == "goblin" for one in side.creatures.values())
    due = set(side.creatures)
    while due:
        nearest = min(side.path.dist[side.creatures[name].cell] for name in due)
        tied = [side.creatures[name] for name in due if side.path.dist[side.creatures[name].cell] == nearest]
        movers = side.distinct([one for one in tied if one.kind != "boss"] or tied)
        mover = movers[0]
        if side.stops() and len(movers) > 1:
            answer = yield "order", {f"creature.{one.name}" for one in movers}
            mover = side.creatures[answer.removeprefix("creature.")]
        due.discard(mover.name)
        steps = horde if mover.kind == "goblin" else mover.level
        if mover.kind != "boss":
            steps = max(0, steps + side.figure("e03", "e06"))
        yield from walk(side, mover, steps)
    most = leave = side.figure("e08") or 2
    while leave and side.pile:
        name = side.pile[-1]
        boss = name.startswith("boss")
        if boss and leave < most:
            break
        leave = 0 if boss else leave - 1
        side.pile.pop()
        comer = side.creatures[name] = Creature(name, False, 0)
        steps = horde if comer.kind == "goblin" and horde else comer.level
        steps += side.figure("x04")
        stopped = yield from arrive(side, comer, 0, steps - 1)
        if not stopped:
            yield from walk(side, comer, steps - 1)


def walk(side: Side, mover: Creature, steps: int) -> Questions:
    """Step by step along a shortest way. [TOWR-N08..TOWR-N15]"""
    while steps:
        if side.path.dist[mover.cell] == 1:
            enter(side, mover)
            return
        ways = side.path.ahead(mover.cell)
        cell = ways[0]
        if len(ways) > 1 and len({profile(side, mover, way) for way in all_ways(side.path, mover.cell, steps)}) > 1:
            answer = yield "way", {f"step.c{way + 1}" for way in ways}
            cell = int(answer.removeprefix("step.c")) - 1
        steps -= 1
        if (yield from arrive(side, mover, cell, steps)):
            return


def all_ways(path: SlowPath, cell: int, steps: int) -> list[tuple[int, ...]]:
    if not steps or path.dist[cell] == 1:
        return [()]
    return [(way, *rest) for way in path.ahead(cell) for rest in all_ways(path, way, steps - 1)]


def profile(side: Side, mover: Creature, way: tuple[int, ...]) -> tuple[int | None, ...]:
    """What can be told of a way afterwards: where something could have stopped the mover, and its end."""
    stops = set() if mover.kind == "boss" else side.stops()
    return (*[cell if cell in stops else None for cell in way], way[-1])


def arrive(side: Side, mover: Creature, cell: int, left: int) -> Generator[tuple[str, set[str]], str, bool]:
    """A creature enters a cell; whether it stops there. [TOWR-U05..TOWR-U08]"""
    mover.cell = cell
    if mover.kind == "boss":
        return False
    if cell in side.markers:
        side.markers.discard(cell)
        return True
    traps = [spot for spot in side.armed() if cell in side.path.around(spot)]
    if left and traps:
        answer = yield "trap", {*(f"trap.{spot}" for spot in traps), "none"}
        if answer != "none":
            side.sprung.add(answer.removeprefix("trap."))
            return True
    return False


def enter(side: Side, mover: Creature) -> None:
    """[TOWR-N12..TOWR-N15]"""
    side.guards = max(0, side.guards - mover.level - side.figure("x01"))
    if mover.kind == "boss":
        mover.cell = side.path.end
    else:
        del side.creatures[mover.name]
        side.inside.add(mover.name)


# -- the Dawn ---------------------------------------------------------------------------------------------------------


def dawn(side: Side) -> Questions:
    """[TOWR-A03..TOWR-A17, TOWR-U09..TOWR-U13, TOWR-C05]"""
    while True:
        shown = {one.name for one in side.distinct(list(side.creatures.values()))}
        options = {
            f"fire.{spot}.{one.name}"
            for spot in side.towers
            if spot not in side.fired
            for one in targets(side, spot)
            if one.name in shown
        }
        if not options:
            return
        answer = yield "fire", options
        _, spot, name = answer.split(".")
        side.fired.add(spot)
        shots = [side.creatures[name]]
        if side.towers[spot] == ("red", True) and side.event != "e04":
            others = [one for one in targets(side, spot) if one.name != name]
            second = name
            if others:
                answer = yield "second", {f"creature.{one.name}" for one in [*side.distinct(others), shots[0]]}
                second = answer.removeprefix("creature.")
            shots.append(side.creatures[second])
        if shoot(side, shots):
            yield from ruin(side, spot)


def targets(side: Side, spot: str) -> list[Creature]:
    colours = {side.towers[spot][0], "black"}
    return [
        one for one in side.creatures.values() if COLOURS[one.kind] in colours and one.cell in side.path.around(spot)
    ]


def shoot(side: Side, shots: list[Creature]) -> bool:
    """Whether an orc was wounded, so that it smashes the tower."""
    smashed = False
    twice = len(shots) == 2 and shots[0] is shots[1]
    for one in shots[:1] if twice else shots:
        if one.kind == "boss":
            side.damage = min(10, side.damage + 1 + twice)
            one.wounded = side.damage >= 3
            if side.damage == 10:
                side.caught.add(side.creatures.pop(one.name).name)
        elif one.wounded or twice:
            side.caught.add(side.creatures.pop(one.name).name)
            side.crystals += 2
        else:
            one.wounded = True
            smashed = smashed or one.kind == "orc"
    return smashed


def ruin(side: Side, spot: str) -> Questions:
    x, y = side.path.point(spot)
    auras = []
    for other, tower in side.towers.items():
        ox, oy = side.path.point(other)
        if tower == ("blue", True) and abs(ox - x) + abs(oy - y) <= 1 and side.event != "e04":
            auras.append(other)
    if auras:
        answer = yield "aura", {*(f"aura.{other}" for other in auras), "none"}
        if answer != "none":
            side.towers[answer.removeprefix("aura.")] = ("blue", False)
            return
    del side.towers[spot]
    side.fired.discard(spot)
    side.cards += 1
