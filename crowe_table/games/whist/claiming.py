"""When all that is left is certain: no cards the others may hold, and no order of their play, can take a trick."""

from collections.abc import Sequence

from crowe_table.engine.cards import Card
from crowe_table.kit.ranking import of_suit, ranked

POWER = ranked().power


def certain(hand: Sequence[Card], unseen: Sequence[Card], trump: int) -> bool:
    """Whether the leader can take every trick, wherever the cards they have not seen may lie.

    They must be able to draw every trump that is out before they lead a plain card; and of each suit they must have the
    best cards, as many as one adversary may hold of it, or nothing but best cards.
    """
    plain = any(card // 13 % 4 != trump for card in hand)
    trumps = of_suit(unseen, trump)
    if plain and trumps and not _draws(of_suit(hand, trump), trumps, len(hand)):
        return False
    return all(_master(of_suit(hand, suit), of_suit(unseen, suit), len(hand)) for suit in range(4))


def _master(own: Sequence[Card], out: Sequence[Card], most: int) -> bool:
    """Whether every card of a suit takes its trick, led from the top."""
    return _best(own, out) == len(own) or _draws(own, out, most)


def _draws(own: Sequence[Card], out: Sequence[Card], most: int) -> bool:
    """Whether leads from the top exhaust one adversary who holds all that is out, up to a whole hand."""
    return _best(own, out) >= min(len(out), most)


def _best(own: Sequence[Card], out: Sequence[Card]) -> int:
    """How many of one's own beat all that are out."""
    highest = max((POWER[card] for card in out), default=-1)
    return sum(POWER[card] > highest for card in own)
