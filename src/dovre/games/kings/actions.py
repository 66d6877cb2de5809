"""Every answer of the game: `play.<card>.<mine>` and `draw.<source>`.

A mine is `c1`..`c4` in the centre, `o1`, `o2`... among one's own; a source is `deck` or the race of a camp pile.
"""

from __future__ import annotations

from dovre.games.kings.components import CARDS, CENTRE, OWN_SLOTS, RACES
from dovre.kernel.action import Action, Alphabet

TARGETS: tuple[str, ...] = tuple(f"c{n + 1}" for n in range(CENTRE)) + tuple(f"o{n + 1}" for n in range(OWN_SLOTS))

# Numbered target by target and card by card: a list that follows mines, then the cards of a sorted hand, is sorted.
ALPHABET = Alphabet(
    "kings",
    [
        ("play", [(card.id, target) for target in TARGETS for card in CARDS]),
        ("draw", [(source,) for source in ("deck", *RACES)]),
    ],
)

PLAY = ALPHABET.table("play", len(CARDS))  # PLAY[target][card] is the action that plays this card there
DRAW_DECK, *_draws = ALPHABET.of("draw")
DRAW_CAMP: tuple[Action, ...] = tuple(_draws)
DRAW_FIRST = DRAW_DECK.index


def target_of(action: Action) -> int:
    """0..3 for a centre mine, 4.. for an own mine."""
    return action.number // len(CARDS)


def card_of(action: Action) -> int:
    return action.number % len(CARDS)


def source_of(action: Action) -> int:
    """0 for the deck, 1 + race for a camp pile."""
    return action.number
