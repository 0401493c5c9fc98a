"""The house rules of Schafskopf, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings

ROUNDS = 4
"""Rounds of the deal in a party (R11)."""


class SchafskopfOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one table; the defaults are the Encyclopædia's. Rulings (R…) are in booke.md."""

    sit_out_five: Literal["dealer_and_third", "dealer_and_right"] = "dealer_and_third"
    """Who rests at a table of five (R2)."""
    bury_counts: Literal["lone", "nobody"] = "lone"
    """Whose the two cards are that were laid away (R4)."""
    no_taker: Literal["least", "redeal"] = "least"
    """What comes of a blind that nobody takes."""
    least_measure: Literal["points", "tricks"] = "points"
    """What is to be taken least of, where nobody took the blind (R6)."""
    least_tie: Literal["longest_without", "shared"] = "longest_without"
    """Of equals, who has taken least (R7)."""
    scoring: Literal["pearson", "between"] = "pearson"
    """Credits and debits of one player alone, as in the book's tables, or points that the players pay each other."""
    deals: Annotated[int, Meta(ge=3, le=60)] = 3 * ROUNDS
    """Deals of a party: the same number for each seat."""
    point_rate: Annotated[int, Meta(ge=0, le=100)] = 2
    """What a tournament point of difference is worth, in quarters of the table unit."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether revokes are prevented, or possible and punished."""

    @property
    def a_point(self) -> Farthings:
        """What a point of difference costs."""
        return Farthings(self.point_rate * self.unit // 4)

    @property
    def strict(self) -> bool:
        return self.regulations == "strict"


PEARSON = Preset("pearson", (3, 4, 5), "The Encyclopædia’s Schafskopf", usual=3)
SHEEPSHEAD = Preset("sheepshead", (3, 4, 5), "American Sheepshead", usual=3)
MOST_SEATS = max(PEARSON.seats)
PRESETS = (PEARSON, SHEEPSHEAD)
BOOKS = {PEARSON.name: SchafskopfOptions(), SHEEPSHEAD.name: SchafskopfOptions(scoring="between")}
"""The options of each book, for three."""
