"""What a deal comes to: the points of four, and the game, the matadors and the words of three."""

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
"""What each who gains by a contract is given."""
GAME_TRICKS, ALL_OF_EIGHT = 5, 8
FEWEST_MATADORS = 3


def needed(contract: GameBid) -> int:
    """The tricks that make a contract."""
    return ALL_OF_EIGHT if contract.is_tout else GAME_TRICKS


def outcome(ombre: int, others: Sequence[int]) -> str:
    """Of three: ``win``, ``codillo`` where one other alone has the most tricks, and else ``repuesto`` (H5)."""
    best = max(others)
    if ombre > best:
        return "win"
    return "codillo" if best > ombre and others.count(best) == 1 else "repuesto"


def matadors_held(hand: Sequence[Card], order: Order) -> int:
    """How many of the best trumps a hand has without a gap, from the first; 0 if not all three matadors."""
    trumps = sorted([card for card in HOMBRE_PACK if order.suit_of[card] == TRUMP], key=lambda card: -order.power[card])
    run = next((at for at, card in enumerate(trumps) if card not in hand), len(trumps))
    return run if run >= FEWEST_MATADORS else 0
