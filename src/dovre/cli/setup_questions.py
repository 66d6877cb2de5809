"""What is asked before a game: which, how many seats, who sits where. Enter takes what stands in brackets."""

from __future__ import annotations

from typing import Any

import dovre
from dovre.bots import BOTS
from dovre.cli.arguments import read_seats
from dovre.cli.console import Desk
from dovre.cli.errors import CliError
from dovre.cli.players import BOT, Player, filled, read_players
from dovre.kernel.errors import DovreError
from dovre.kernel.game import Game


def ask_game(desk: Desk) -> Game[Any, Any]:
    """The game, if there is more than one to choose from."""
    slugs = dovre.slugs()
    while len(slugs) > 1:
        desk.say("seating.games", games=", ".join(slugs))
        answer = desk.read(desk.word("seating.game", usual=slugs[0])) or slugs[0]
        try:
            return dovre.game(answer)
        except DovreError as error:
            desk.line(error.words(desk.lang), style="yellow")
    return dovre.game(slugs[0])


def usual_seats(game: Game[Any, Any]) -> int:
    """The middle of what the game allows: three for a game of two to four."""
    return game.seats[len(game.seats) // 2]


def ask_players(desk: Desk, game: Game[Any, Any], seats: int | None, players: str | None) -> list[Player]:
    """Who sits where, from the command or from the person."""
    if players is not None:
        return seat_players(desk, game, seats, players)
    chosen = ask_seats(desk, game) if seats is None else seats
    usual = ", ".join(filled([desk.word("players.you")], chosen))
    desk.say("seating.who", bots=", ".join(f"{BOT}{name}" for name in BOTS))
    while True:
        answer = desk.read(desk.word("seating.players", usual=usual)) or usual
        try:
            return seat_players(desk, game, chosen, answer)
        except DovreError as error:
            desk.line(error.words(desk.lang), style="yellow")


def ask_seats(desk: Desk, game: Game[Any, Any]) -> int:
    usual = usual_seats(game)
    while True:
        question = desk.word("seating.seats", accepted=", ".join(map(str, game.seats)), usual=usual)
        try:
            return read_seats(desk.read(question) or str(usual), game) or usual
        except DovreError as error:
            desk.line(error.words(desk.lang), style="yellow")


def seat_players(desk: Desk, game: Game[Any, Any], seats: int | None, text: str) -> list[Player]:
    """The players as written; seats that are left go to the usual bot."""
    words = [word.strip() for word in text.split(",")]
    if seats is None:
        fits = len(words) in game.seats or len(words) > max(game.seats)
        seats = len(words) if fits else max(usual_seats(game), min(n for n in game.seats if n > len(words)))
        read_seats(str(seats), game)
    if len(words) > seats:
        raise CliError("players", found=len(words), seats=seats)
    return read_players(",".join(filled(words, seats)), desk.word("players.me"))
