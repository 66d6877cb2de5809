"""Questions before a game: which game, how many seats, which players. Enter takes the default in brackets."""

from __future__ import annotations

from typing import Any

import dovre
from dovre.bots import bot, bot_names
from dovre.bots.lookup import split_names
from dovre.cli.arguments import read_seats
from dovre.cli.errors import CliError
from dovre.cli.players import BOT, Player, fill_with_bots, read_players
from dovre.cli.terminal import Terminal
from dovre.kernel.errors import DovreError
from dovre.kernel.game import Game


def ask_game(terminal: Terminal) -> Game[Any, Any]:
    """Ask which game, if there is more than one."""
    slugs = dovre.slugs()
    while len(slugs) > 1:
        terminal.say("seating.games", games=", ".join(slugs))
        answer = terminal.read(terminal.text("seating.game", default=slugs[0])) or slugs[0]
        try:
            return dovre.game(answer)
        except DovreError as error:
            terminal.print(error.words(terminal.lang), style="yellow")
    return dovre.game(slugs[0])


def default_seats(game: Game[Any, Any]) -> int:
    """The middle of the seat counts of a game: three for two to four."""
    return game.seats[len(game.seats) // 2]


def ask_players(terminal: Terminal, game: Game[Any, Any], seats: int | None, players: str | None) -> list[Player]:
    """The players: from the command line, else asked."""
    if players is not None:
        return seat_players(terminal, game, seats, players)
    chosen = ask_seats(terminal, game) if seats is None else seats
    default = ", ".join(fill_with_bots([terminal.text("players.you")], chosen))
    terminal.say("seating.who", bots=", ".join(f"{BOT}{name}" for name in bot_names()))
    while True:
        answer = terminal.read(terminal.text("seating.players", default=default)) or default
        try:
            return seat_players(terminal, game, chosen, answer)
        except DovreError as error:
            terminal.print(error.words(terminal.lang), style="yellow")


def ask_seats(terminal: Terminal, game: Game[Any, Any]) -> int:
    default = default_seats(game)
    while True:
        question = terminal.text("seating.seats", accepted=", ".join(map(str, game.seats)), default=default)
        try:
            return read_seats(terminal.read(question) or str(default), game) or default
        except DovreError as error:
            terminal.print(error.words(terminal.lang), style="yellow")


def seat_players(terminal: Terminal, game: Game[Any, Any], seats: int | None, text: str) -> list[Player]:
    """Read the players; seats without one go to the default bot."""
    words = split_names(text)
    if seats is None:
        fits = len(words) in game.seats or len(words) > max(game.seats)
        seats = len(words) if fits else max(default_seats(game), min(n for n in game.seats if n > len(words)))
        read_seats(str(seats), game)
    if len(words) > seats:
        raise CliError("players", found=len(words), seats=seats)
    players = read_players(",".join(fill_with_bots(words, seats)), terminal.text("players.me"))
    for player in players:
        if player.bot is not None:
            bot(player.bot)  # refuses what cannot be loaded, before the game begins
    return players
