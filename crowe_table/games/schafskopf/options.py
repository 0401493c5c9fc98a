"""Options of Schafskopf and the presets of each book."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings

ROUNDS = 4
"""Rounds of the deal in a party (R11)."""


class SchafskopfOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one table; the defaults are the Encyclopædia's. Rulings (R…) are in the rule book."""

    sit_out_five: Literal["dealer_and_third", "dealer_and_right"] = "dealer_and_third"
    """Players that sit out at a table of five (R2)."""
    bury_counts: Literal["lone", "nobody"] = "lone"
    """Whether the lone player scores the two buried cards (R4)."""
    no_taker: Literal["least", "redeal"] = "least"
    """Whether all play for the least if nobody takes the blind, or the next player deals."""
    least_measure: Literal["points", "tricks"] = "points"
    """Measure of the least: card points or tricks (R6)."""
    least_tie: Literal["longest_without", "shared"] = "longest_without"
    """Winner among several players with the least (R7)."""
    scoring: Literal["pearson", "between"] = "pearson"
    """Whether single players score by the book's tables, or players pay points to each other."""
    deals: Annotated[int, Meta(ge=3, le=60)] = 3 * ROUNDS
    """Deals of a party, the same number for each seat."""
    point_rate: Annotated[int, Meta(ge=0, le=100)] = 2
    """Payment for a tournament point of difference, in quarters of the table unit."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether revokes are prevented, or possible and penalized."""

    @property
    def a_point(self) -> Farthings:
        """Price of a point of difference."""
        return Farthings(self.point_rate * self.unit // 4)

    @property
    def strict(self) -> bool:
        return self.regulations == "strict"


PEARSON = Preset("pearson", (3, 4, 5), "The Encyclopædia’s Schafskopf", usual=3)
SHEEPSHEAD = Preset("sheepshead", (3, 4, 5), "American Sheepshead", usual=3)
MAX_SEATS = max(PEARSON.seats)
PRESETS = (PEARSON, SHEEPSHEAD)
BOOKS = {PEARSON.name: SchafskopfOptions(), SHEEPSHEAD.name: SchafskopfOptions(scoring="between")}
"""Options of each book, for three players."""
