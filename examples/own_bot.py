"""A bot of one's own: it tries each answer on tables that it could believe, and takes the one with the most points."""

import dovre


class Hopeful:
    options = {"tables": int}  # hopeful:tables=5

    def __init__(self, tables: int = 2) -> None:
        self.tables = tables

    def choose(self, view: dovre.View, seconds: float, rng: dovre.Rng) -> dovre.Action:
        game, seat = dovre.game(view.slug), view.seat
        points = dict.fromkeys(view.legal, 0)
        for state in [game.determinize(view, rng) for _ in range(self.tables)]:
            for action in view.legal:
                points[action] += game.apply(state, seat, action).state.scores[seat]
        return max(view.legal, key=points.__getitem__)
