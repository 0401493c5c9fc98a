"""Exact odds of Blind Hookey, as fractions. Packet sizes and the ace's rank do not affect them."""

from fractions import Fraction
from math import prod

from crowe_table.engine.cards import FULL_PACK, RANKS

PACK, SUITS = len(FULL_PACK), 4
CARDS = PACK - 1
"""Cards that may be at the bottom of a packet other than the dealer's."""


def against(higher: int) -> Fraction:
    """Return the chance that a packet beats a dealer's card with ``higher`` ranks above it."""
    return Fraction(SUITS * higher, CARDS)


def beats() -> Fraction:
    """Return the chance that a packet beats the dealer's before any card is seen. The chance of losing is equal."""
    return all_round(1)


def equals() -> Fraction:
    """Return the chance that a packet shows a card of the dealer's rank."""
    return 1 - 2 * beats()


def bank_gains(equal: str) -> Fraction:
    """Return the dealer's average share of every stake, if equal cards win or push (R3)."""
    return equals() if equal == "dealer" else Fraction()


def all_round(backed: int) -> Fraction:
    """Return the chance that all ``backed`` packets or heaps beat the dealer's, which loses the deal."""
    ways = [prod(SUITS * higher - drawn for drawn in range(backed)) for higher in range(len(RANKS))]
    return Fraction(sum(ways), len(RANKS) * prod(CARDS - drawn for drawn in range(backed)))


def hands_in_deal(backed: int) -> Fraction:
    """Return the average number of hands in a deal, if ``backed`` packets or heaps are staked on in each."""
    return 1 / all_round(backed)


def gain_of_deal(backed: int, equal: str) -> Fraction:
    """Return the dealer's average gain from a deal in stakes, if ``backed`` players stake one each."""
    return backed * bank_gains(equal) * hands_in_deal(backed)
