"""Scores: points of the game of four, and result and matadors of the game of three."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card
from crowe_table.games.ombre.state import HOMBRE_PACK, GameBid
from crowe_table.kit.ranking import TRUMP, Order

POINTS = {
    GameBid.FROG_SUIT: 2,
    GameBid.FROG_COLOUR: 4,
    GameBid.SOLO_SUIT: 4,
    GameBid.SOLO_COLOUR: 8,
    GameBid.TOUT_SUIT: 16,
    GameBid.TOUT_COLOUR: 32,
}
"""Points that each winner of a contract receives."""
GAME_TRICKS, ALL_OF_EIGHT = 5, 8
FEWEST_MATADORS = 3


def tricks_needed(contract: GameBid) -> int:
    """Return the number of tricks that make a contract."""
    return ALL_OF_EIGHT if contract.is_tout else GAME_TRICKS


def outcome(ombre: int, others: Sequence[int]) -> str:
    """Return the result of a game of three (H5).

    The result is ``win`` if the Ombre has the most tricks, and ``codillo`` if one opponent alone has them. Otherwise it
    is ``repuesto``.
    """
    best = max(others)
    if ombre > best:
        return "win"
    return "codillo" if best > ombre and others.count(best) == 1 else "repuesto"


def matadors_held(hand: Sequence[Card], order: Order) -> int:
    """Return the length of the unbroken run of highest trumps in a hand; 0 if a matador is missing."""
    trumps = sorted([card for card in HOMBRE_PACK if order.suit_of[card] == TRUMP], key=lambda card: -order.power[card])
    run = next((at for at, card in enumerate(trumps) if card not in hand), len(trumps))
    return run if run >= FEWEST_MATADORS else 0
