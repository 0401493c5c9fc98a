"""Exact odds of Blind Hookey, as fractions. They depend neither on the sizes of packets nor on the rank of the ace."""

from fractions import Fraction
from math import prod

from crowe_table.engine.cards import FULL_PACK, RANKS

PACK, SUITS = len(FULL_PACK), 4
CARDS = PACK - 1
"""Number of cards that may be at the bottom of a packet, once the dealer's bottom card is known."""


def against(higher: int) -> Fraction:
    """Return the chance that a packet beats the dealer's card, if ``higher`` ranks are above that card."""
    return Fraction(SUITS * higher, CARDS)


def beats() -> Fraction:
    """Return the chance that a packet beats the dealer's before any card is seen. It loses with the same chance."""
    return all_round(1)


def equals() -> Fraction:
    """Return the chance that a packet shows a card of the dealer's rank."""
    return 1 - 2 * beats()


def bank_gains(equal: str) -> Fraction:
    """Return the dealer's average share of every stake. ``equal`` says whether equal cards win for the dealer (R3)."""
    return equals() if equal == "dealer" else Fraction()


def all_round(backed: int) -> Fraction:
    """Return the chance that all ``backed`` packets or heaps beat the dealer's. The dealer then loses the deal."""
    ways = [prod(SUITS * higher - drawn for drawn in range(backed)) for higher in range(len(RANKS))]
    return Fraction(sum(ways), len(RANKS) * prod(CARDS - drawn for drawn in range(backed)))


def hands_in_deal(backed: int) -> Fraction:
    """Return the average number of hands in a deal, if each hand has stakes on ``backed`` packets or heaps."""
    return 1 / all_round(backed)


def gain_of_deal(backed: int, equal: str) -> Fraction:
    """Return the dealer's average gain from a deal, in stakes. ``backed`` players stake one each in every hand."""
    return backed * bank_gains(equal) * hands_in_deal(backed)
