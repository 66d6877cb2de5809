"""What lies on a table in truth, from the server's own database: to check that pages do not show it."""

import json
import re
import sqlite3

import dovre
from dovre.kernel.table import UNDO


def states(server, table):
    """The states after each entry of a table's log: only the server knows them."""
    connection = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    try:
        wanted = "select game, seats, seed, options from tables where id = ?"
        slug, seats, seed, options = connection.execute(wanted, (table,)).fetchone()
        log = connection.execute('select seat, token from log where "table" = ? order by number', (table,)).fetchall()
    finally:
        connection.close()
    game = dovre.game(slug)
    played = dovre.Table(game.new(seats, int(seed), json.loads(options)))
    found = [played.state]
    for seat, token in log:
        if token == UNDO:
            played.undo(seat)
        else:
            played.answer(seat, token)
        found.append(played.state)
    return found


def drawn(state, seat):
    """The names of the pieces on a board drawn for this seat; None: for everybody."""
    board = dovre.game(state.slug).board(state.view(seat))
    return set(re.findall(r'data-piece="([^"]+)"', str(board)))


def secrets(state, seat=None):
    """The names of what somebody at the table sees, and this seat may not."""
    everything = set().union(*(drawn(state, other) for other in range(state.seats)))
    return everything - drawn(state, seat) - drawn(state, None)


def leaks(text, state, seat=None):
    """Which of these names stand in a page or a message nevertheless."""
    return set(re.findall(r"\w+", text)) & {name.rpartition(":")[2] for name in secrets(state, seat)}


def without_story(page):
    """The text of a replay's page without the block that tells the story to its end."""
    return re.sub(r'<script type="application/json" id="reel">.*?</script>', "", page, flags=re.S)


def story_leaks(text, known, seat=None):
    """Which names stand in the story of a game that this seat could not see in any of its states."""
    everything = set().union(*(drawn(state, other) for state in known for other in range(state.seats)))
    seen = set().union(*(drawn(state, seat) | drawn(state, None) for state in known))
    return set(re.findall(r"[\w:]+", text)) & (everything - seen)


def hand(state, seat):
    """What this seat alone sees."""
    return drawn(state, seat) - drawn(state, None)
