"""Options of Speculation and the presets of each book."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import LEAST_IF_ANY, Preset, ShortForm
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.kit.sitting import LengthOptions

HANDS_PER_SEAT = 2
"""Default number of hands in a sitting for each player (R12)."""
MIN_STAKES = 10
"""Minimum purse at the start, and the amount of a loan, as a number of stakes."""
MIN_TIME_LIMIT = 3
"""Minimum time limit of a sale, in seconds."""


class SpeculationOptions(LengthOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one sitting; sums are in table units. Rulings (R…) are in the rule book."""

    stake: Annotated[int, Meta(ge=2, le=20, multiple_of=2)] = 2
    """Stake of an ordinary player; even, because the dealer stakes half as much again (R2)."""
    hands: Annotated[int, Meta(ge=0, le=99)] = 10
    """Hands in a sitting; 0 plays until fewer than two players can stake or somebody leaves (R12)."""
    reshuffle: Literal["dealer_ace", "any_ace", "every_hand", "exhausted"] = "dealer_ace"
    """Hands after which the pack is shuffled (R4); ``exhausted``: when all of it has been dealt."""
    gather: Literal["haphazard", "as_they_lie"] = "haphazard"
    """Order in which used cards go under the pack (R5)."""
    only_turnup: Literal["carry", "carry_unless_sold", "owner_wins"] = "carry"
    """Destination of the pot if no trump other than the turned-up one is shown (R8)."""
    auction: Literal["open", "called", "sealed"] = "open"
    """Form of a sale: open bids, bids in turn, or sealed limits (R7)."""
    patience: Annotated[int, Meta(ge=0, le=60, extra={LEAST_IF_ANY: MIN_TIME_LIMIT})] = 0
    """Time limit of an open auction in seconds; 0 waits until all others have dropped out (R7)."""
    increment: Annotated[int, Meta(ge=1, le=10)] = 1
    """Minimum increase of each bid."""
    reserve: bool = True
    """Whether the seller may set a reserve price."""
    seller_may_refuse: bool = False
    """Whether the seller may decline the best bid."""
    unseen_sales: Literal["off", "own_turn", "any_time"] = "off"
    """Whether face-down cards may be sold."""
    blind_trump_sale: bool = False
    """Whether the dealer may sell the trump before it is turned."""
    fine_knave_five: Annotated[int, Meta(ge=0, le=10)] = 0
    """Payment to the pot for turning a knave or a five, in table units; 0 for none."""
    spare_hand: bool = False
    """Whether a spare hand is dealt, and turned at the end."""
    short_stake: Literal["sit_out", "reduced", "lend"] = "sit_out"
    """Treatment of a player who has less than the stake (R10)."""
    double_on_carry: bool = False
    """Whether stakes are doubled while a pot is carried."""

    @property
    def step(self) -> Farthings:
        """Minimum increase of each bid."""
        return Farthings(self.increment * self.unit)

    @property
    def full_stake(self) -> Farthings:
        """Stake of an ordinary player while no pot is carried."""
        return Farthings(self.stake * self.unit)

    @property
    def least(self) -> Farthings:
        """Minimum purse to play on."""
        return self.unit if self.short_stake == "reduced" else self.full_stake

    @property
    def fine(self) -> Farthings:
        """Fine for a knave or a five."""
        return Farthings(self.fine_knave_five * self.unit)

    @property
    def new_purse(self) -> Farthings:
        """Size of a purse that is bought; nothing if the house lends or all play until they have lost (R15)."""
        barred = self.short_stake == "lend" or not self.hands
        return NOTHING if barred else super().new_purse

    @property
    def loan(self) -> Farthings:
        """Loan of the house to a player who has less than the stake."""
        return Farthings(MIN_STAKES * self.full_stake)


SEATS = tuple(range(3, 10))
PRESETS = (
    Preset("crowe", SEATS, "Mr. Crowe's Games, London 1775", usual=5),
    Preset("hoyle", SEATS, "Hoyle's Games, Improved and Enlarged, and the Encyclopædia Britannica", usual=5),
    Preset("parlour", SEATS, "Later manuals, as it was played in parlours", usual=5),
)
HOUSE = SpeculationOptions()
"""Mr. Crowe's rules."""
BOOKS = {
    "crowe": HOUSE,
    "hoyle": replace(HOUSE, stake=4, reshuffle="exhausted"),
    "parlour": replace(
        HOUSE, reshuffle="every_hand", only_turnup="carry_unless_sold", unseen_sales="own_turn", fine_knave_five=1
    ),
}
"""Options of each book, for any number of players."""
SHORT = ShortForm("crowe", {"hands": 3})
"""Short form of a few hands."""
