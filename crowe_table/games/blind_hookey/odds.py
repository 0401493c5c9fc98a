"""The exact odds of Blind Hookey, as fractions. All packets are alike, of whatever size, and however the ace ranks."""

from fractions import Fraction
from math import prod

from crowe_table.engine.cards import FULL_PACK, RANKS

PACK, SUITS = len(FULL_PACK), 4
CARDS = PACK - 1
"""Cards that may lie beneath another packet than the dealer's."""


def against(higher: int) -> Fraction:
    """The chance that a packet beats a dealer's card above which there are so many ranks."""
    return Fraction(SUITS * higher, CARDS)


def beats() -> Fraction:
    """The chance that a packet beats the dealer's, before any card is seen; so great is that of its being lower."""
    return all_round(1)


def equals() -> Fraction:
    """The chance that a packet shows a card of the dealer's rank."""
    return 1 - 2 * beats()


def bank_gains(equal: str) -> Fraction:
    """What the dealer keeps of every stake on the average, where equals are the dealer's or a stand-off (R3)."""
    return equals() if equal == "dealer" else Fraction()


def all_round(backed: int) -> Fraction:
    """The chance that so many packets, or heaps, all beat the dealer's: then the deal is lost."""
    ways = [prod(SUITS * higher - drawn for drawn in range(backed)) for higher in range(len(RANKS))]
    return Fraction(sum(ways), len(RANKS) * prod(CARDS - drawn for drawn in range(backed)))


def hands_in_deal(backed: int) -> Fraction:
    """How many hands a deal lasts on the average, if so many packets or heaps are backed in each."""
    return 1 / all_round(backed)


def gain_of_deal(backed: int, equal: str) -> Fraction:
    """What a deal brings the dealer on the average, in stakes, if so many players stake one each on their packets."""
    return backed * bank_gains(equal) * hands_in_deal(backed)
