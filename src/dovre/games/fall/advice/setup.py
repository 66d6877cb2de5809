"""The setup and the draft."""

from __future__ import annotations

from dovre.games.fall.advice.ancestry import ancestry_worth
from dovre.games.fall.advice.favour import PAWN
from dovre.games.fall.advice.reading import Reading
from dovre.games.fall.components import (
    CHAMPION_CLAN,
    CHAMPIONS,
    FACES,
    MURKHA,
    N_PLACES,
    PAWN_OF,
    PLACE_CELL,
    PLUDDRA,
    SELKRA,
    SIGNS,
    TILES,
    around,
    bits_of,
    lairs_of,
    mask_of,
)
from dovre.games.fall.rules.ancestry import lay
from dovre.games.fall.rules.caves import held_by_all
from dovre.games.fall.state import NONE
from dovre.kernel.action import Action

START_SYMBOL = 2.5  # of a starting champion: it is there in all waves
START_SKILL = 1.0
START_SKILLS = {SELKRA: 0.5, MURKHA: 2.5, PLUDDRA: 1.5}  # abilities that bring less, or more


class Setup:
    """Starting champions, lairs, cards."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.seat = reading.seat
        self.table = reading.table

    def keep(self, champion: int) -> float:
        """Votes of a good plank, a pawn or a symbol."""
        card = CHAMPIONS[champion]
        tile = TILES[self.reading.view.tiles[CHAMPION_CLAN[champion]]]
        value = card.votes * tile[0] / 6 + START_SKILLS.get(champion, START_SKILL)
        return value + (PAWN if PAWN_OF[champion] != NONE else 0.0) + START_SYMBOL * len(card.symbols)

    def lairs(self, pair: int) -> float:
        """Many domains and halls in reach, few gnomes, few neighbours."""
        side = self.table.board
        one, two = lairs_of(pair)
        near = side.next[one] | side.next[two]
        free = near & ~self.table.invaded
        far = around(side, near) | near
        value = 1.0 * free.bit_count() + 0.3 * far.bit_count()
        value += 2.0 * sum(1 for domain in side.domains if domain & free)
        for hall, worth in zip(side.halls, self.reading.view.halls, strict=True):
            value += 0.12 * worth * (hall & near).bit_count()
        entrances = mask_of(cave for mask in side.entrances for cave in bits_of(mask))
        value -= 0.4 * (near & entrances).bit_count()
        return value - 0.8 * (near & held_by_all(self.table)).bit_count()

    def draft(self, action: Action) -> float:
        """What the ancestry is worth with this card."""
        if action.verb == "toss":
            return 0.0
        card, place = divmod(action.number, N_PLACES)
        first = self.seat * SIGNS
        signs = self.table.signs[first : first + SIGNS]
        lay(signs, 0, PLACE_CELL[place], FACES[card])
        return ancestry_worth(signs, self.reading.view.wave)
