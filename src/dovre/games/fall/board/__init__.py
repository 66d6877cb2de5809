from dovre.games.fall.board.layout import board

__all__ = ["board"]
