"""Options of Schafskopf and the presets of each rule book."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings

ROUNDS = 4
"""Number of times that each player deals in a party, which is one match (R11)."""


class SchafskopfOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a party of Schafskopf; the defaults are the Encyclopædia's.

    Rulings such as R2 are in the rule book.
    """

    sit_out_five: Literal["dealer_and_third", "dealer_and_right"] = "dealer_and_third"
    """Players who sit out a deal if five play: the dealer, and the third or the last player from the dealer (R2)."""
    bury_counts: Literal["lone", "nobody"] = "lone"
    """Whether the points of the two buried cards count for the lone player or for nobody (R4)."""
    no_taker: Literal["least", "redeal"] = "least"
    """Continuation if nobody takes the blind: each player tries to take the fewest points, or the next player deals."""
    least_measure: Literal["points", "tricks"] = "points"
    """Measure that decides who took least if nobody plays alone: card points or tricks (R6)."""
    least_tie: Literal["longest_without", "shared"] = "longest_without"
    """Winner if several players took equally few: the one who went longest without a trick, or all of them (R7)."""
    scoring: Literal["pearson", "between"] = "pearson"
    """Way of scoring: by the book's tables, in which only some players score, or by payments from losers to winners."""
    deals: Annotated[int, Meta(ge=3, le=60)] = 3 * ROUNDS
    """Number of deals in a party; a multiple of the number of seats."""
    point_rate: Annotated[int, Meta(ge=0, le=100)] = 2
    """Payment for each tournament point of difference, in quarters of the table unit."""
    regulations: Literal["guarded", "strict"] = "guarded"
    """Whether the program prevents revokes (failures to follow suit), or allows and penalizes them."""

    @property
    def a_point(self) -> Farthings:
        """Payment for each tournament point of difference, in farthings."""
        return Farthings(self.point_rate * self.unit // 4)

    @property
    def strict(self) -> bool:
        return self.regulations == "strict"


PEARSON = Preset("pearson", (3, 4, 5), "The Encyclopædia’s Schafskopf", usual=3)
SHEEPSHEAD = Preset("sheepshead", (3, 4, 5), "American Sheepshead", usual=3)
MAX_SEATS = max(PEARSON.seats)
PRESETS = (PEARSON, SHEEPSHEAD)
BOOKS = {PEARSON.name: SchafskopfOptions(), SHEEPSHEAD.name: SchafskopfOptions(scoring="between")}
"""Options of each rule book, for a table of three players."""
