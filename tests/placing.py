"""What a drawing tells of a piece to be laid, read back as the page reads it; and a board of pentagons to lay on."""

from itertools import product

from dovre.render.placing import Lines, Look, Turn, lattice, outline, placer


def chunks(text, size):
    words = (text or "").split()
    return [words[at : at + size] for at in range(0, len(words), size)]


def lines_of(text):
    first, step, *names = (text or "0 0").split()
    return [(name, float(first) + at * float(step)) for at, name in enumerate(names)]


def points_of(node):
    """Points: name, x, y, kind. A point that lies elsewhere for each turn is told once for each of its kinds."""
    found = []
    for (row, y), (column, x) in product(lines_of(node.get("data-rows")), lines_of(node.get("data-columns"))):
        (name, _, kind), (more, _, other) = column.partition("/"), row.partition("/")
        found.append((name + more, x, y, kind + other))
    for id_, x, y in chunks(node.get("data-points"), 3):
        name, _, kind = id_.partition("/")
        found.append((name, float(x), float(y), kind))
    return found


def one_of(root, cls):
    found = [node for node in root.iter() if node.get("class") == cls]
    assert len(found) < 2
    return found[0] if found else None


class Placing:
    """The placer of a drawing, and its points."""

    def __init__(self, root):
        self.node = one_of(root, "placer")
        source = self.node if self.node.get("data-points") else one_of(root, "lattice")
        points = points_of(source)
        self.points = {name: (x, y, kind) for name, x, y, kind in points}
        self.pattern = self.node.get("data-pattern")
        self.verb = self.pattern.split(".")[0]
        self.turns = self.node.get("data-turns").split()
        self.next = [int(n) for n in self.node.get("data-next").split()]
        self.flip = [int(n) for n in (self.node.get("data-flip") or "").split()]
        self.looks = {one.get("data-look"): one for one in self.node}
        self.points_at = {
            self.pattern.format(turn=turn, cell=name): (x, y, kind)
            for turn in self.turns
            for name, x, y, kind in points
            if turn + kind in self.looks
        }
        self.places = {
            self.pattern.format(turn=turn, cell=name): (turn, name)
            for turn in self.turns
            for name, _, _, kind in points
            if turn + kind in self.looks
        }

    def look(self, token):
        return self.looks[self.places[token][0] + self.points_at[token][2]]

    def cells(self, token):
        """The middles of what a placement covers."""
        x, y, _ = self.points_at[token]
        pairs = chunks(self.look(token).get("data-cells") or "0 0", 2)
        return [(x + float(dx), y + float(dy)) for dx, dy in pairs]


# -- pentagons: a net in which each cell has five neighbours, and stands on one of four sides -------------------------

COLUMNS, ROWS, UNIT = "abcdefgh", 8, 14  # cells are four units apart
CORNERS = ((1, -3), (3, -1), (2, 2), (-1, 1), (-2, -2))  # of a pentagon whose short side lies to the upper right
TURNS_OF = {"00": 3, "10": 2, "01": 0, "11": 1}  # quarter turns, by whether column and row are odd


def quarter(point, times):
    for _ in range(times):
        point = (-point[1], point[0])
    return point


def pentagon(kind):
    return [(x * UNIT, y * UNIT) for x, y in (quarter(corner, TURNS_OF[kind]) for corner in CORNERS)]


def middle_of_side(kind, side):
    corners = pentagon(kind)
    (x, y), (u, v) = corners[side], corners[(side + 1) % 5]
    return (x + u) / 2, (y + v) / 2


def pentagon_lattice():
    rows = [str(n + 1) for n in range(ROWS)]
    return lattice(Lines(4 * UNIT, 4 * UNIT, COLUMNS, "01"), Lines(4 * UNIT, 4 * UNIT, rows, "01"))


def pentagon_placer(verb="build"):
    """A tile with a dot at one of its sides: five turns, four looks of each."""
    turns = [Turn(f"r{n}", (n + 1) % 5) for n in range(5)]
    looks = []
    for turn, kind in product(range(5), TURNS_OF):
        corners, (x, y) = pentagon(kind), middle_of_side(kind, turn)
        body = f'<polygon points="{" ".join(f"{u},{v}" for u, v in corners)}"/><circle cx="{x}" cy="{y}" r="6"/>'
        looks.append(Look(f"r{turn}", body, shape=outline([corners]), kind=kind))
    return placer(f"{verb}.{{cell}}.{{turn}}", turns, looks, 4 * UNIT)
