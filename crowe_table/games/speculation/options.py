"""Options of Speculation and the presets of each rule book."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import LEAST_IF_ANY, Preset, ShortForm
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.kit.sitting import LengthOptions

HANDS_PER_SEAT = 2
"""Default length of a sitting, as a number of hands for each player (R12)."""
MIN_STAKES = 10
"""Minimum purse at the start, and size of a loan, as a number of ordinary stakes."""
MIN_TIME_LIMIT = 3
"""Minimum time limit of a sale, in seconds."""


class SpeculationOptions(LengthOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a sitting of Speculation; sums are in table units. Rulings such as R4 are in the rule book."""

    stake: Annotated[int, Meta(ge=2, le=20, multiple_of=2)] = 2
    """Stake of every player but the dealer. It is even, because the dealer pays one and a half stakes (R2)."""
    hands: Annotated[int, Meta(ge=0, le=99)] = 10
    """Number of hands in a sitting. With 0, play continues until fewer than two players can stake or somebody leaves
    (R12).
    """
    reshuffle: Literal["dealer_ace", "any_ace", "every_hand", "exhausted"] = "dealer_ace"
    """Event after which the pack is shuffled (R4).

    The events are: an ace that won for the dealer, an ace that won for anybody, every hand, and an exhausted pack.
    """
    gather: Literal["haphazard", "as_they_lie"] = "haphazard"
    """Way in which used cards are put under the pack: mixed, or in the order in which they lie (R5)."""
    only_turnup: Literal["carry", "carry_unless_sold", "owner_wins"] = "carry"
    """Receiver of the pot if no trump appears besides the one turned up: the next hand, or the owner (R8).

    With ``carry_unless_sold``, the next hand receives it unless that trump has been sold.
    """
    auction: Literal["open", "called", "sealed"] = "open"
    """Form of a sale: bids at any time, bids in turn, or sealed limits (R7)."""
    patience: Annotated[int, Meta(ge=0, le=60, extra={LEAST_IF_ANY: MIN_TIME_LIMIT})] = 0
    """Time limit of an open auction in seconds. With 0, it lasts until all but one have dropped out (R7)."""
    increment: Annotated[int, Meta(ge=1, le=10)] = 1
    """Smallest amount by which each bid must exceed the last one, in table units."""
    reserve: bool = True
    """Whether the seller may set a reserve price."""
    seller_may_refuse: bool = False
    """Whether the seller may refuse the best bid."""
    unseen_sales: Literal["off", "own_turn", "any_time"] = "off"
    """Time at which face-down cards may be sold: never, on the seller's turn, or at any time."""
    blind_trump_sale: bool = False
    """Whether the dealer may sell the trump before it is turned up."""
    fine_knave_five: Annotated[int, Meta(ge=0, le=10)] = 0
    """Fine in table units for turning a knave or a five, paid into the pot; 0 for no fine."""
    spare_hand: bool = False
    """Whether an extra hand that belongs to nobody is dealt, and turned up at the end."""
    short_stake: Literal["sit_out", "reduced", "lend"] = "sit_out"
    """Treatment of a player who holds less than the stake (R10).

    The player sits out, pays what is left, or gets a loan.
    """
    double_on_carry: bool = False
    """Whether stakes are doubled if the pot of the last hand was kept."""

    @property
    def step(self) -> Farthings:
        """Smallest amount by which each bid must exceed the last one, in farthings."""
        return Farthings(self.increment * self.unit)

    @property
    def full_stake(self) -> Farthings:
        """Ordinary stake in farthings, before any doubling."""
        return Farthings(self.stake * self.unit)

    @property
    def least(self) -> Farthings:
        """Smallest purse with which a player can stay in the game, in farthings."""
        return self.unit if self.short_stake == "reduced" else self.full_stake

    @property
    def fine(self) -> Farthings:
        """Fine for turning a knave or a five, in farthings."""
        return Farthings(self.fine_knave_five * self.unit)

    @property
    def new_purse(self) -> Farthings:
        """Size of a new purse that a player may buy (R15).

        It is 0 if the house lends or the sitting has no fixed length.
        """
        barred = self.short_stake == "lend" or not self.hands
        return NOTHING if barred else super().new_purse

    @property
    def loan(self) -> Farthings:
        """Sum that the house lends to a player whose purse is smaller than the stake."""
        return Farthings(MIN_STAKES * self.full_stake)


SEATS = tuple(range(3, 10))
PRESETS = (
    Preset("crowe", SEATS, "Mr. Crowe's Games, London 1775", usual=5),
    Preset("hoyle", SEATS, "Hoyle's Games, Improved and Enlarged, and the Encyclopædia Britannica", usual=5),
    Preset("parlour", SEATS, "Later manuals, as it was played in parlours", usual=5),
)
HOUSE = SpeculationOptions()
"""Options of Mr. Crowe's rules."""
BOOKS = {
    "crowe": HOUSE,
    "hoyle": replace(HOUSE, stake=4, reshuffle="exhausted"),
    "parlour": replace(
        HOUSE, reshuffle="every_hand", only_turnup="carry_unless_sold", unseen_sales="own_turn", fine_knave_five=1
    ),
}
"""Options of each rule book; they fit any number of players."""
SHORT = ShortForm("crowe", {"hands": 3}, minutes=4)
"""Short version of the game: a sitting of three hands."""
