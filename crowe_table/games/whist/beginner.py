"""Card play of a beginner, who does not remember cards played and draws no conclusions."""

from crowe_table.engine.cards import Card, suit
from crowe_table.games.whist.conventions import RuledCard
from crowe_table.games.whist.position import HEIGHT, Position


def rank_as_beginner(position: Position) -> list[RuledCard]:
    """Return the legal cards in the order in which a beginner prefers them."""
    return sorted([RuledCard(card, _beginner_score(position, card)) for card in position.legal], key=_order)


def _order(ruled: RuledCard) -> tuple[float, int, int]:
    return -ruled.score, HEIGHT[ruled.card], ruled.card


def _beginner_score(position: Position, card: Card) -> float:
    """Return a beginner's score for a card, from −1 to 3. High cards score well if they are winning, low cards if not.

    A beginner who does not play last does not notice that the partner is winning the trick.
    """
    height = HEIGHT[card] / 13
    trump = suit(card) == position.trump
    if not position.cards:
        return height if trump else 2 + height
    last = len(position.cards) == 3
    if not position.wins(card) or (last and position.partner_wins):
        return (0.0 if trump else 1.0) - height
    return 3 - height if last and not trump else 2 + height
