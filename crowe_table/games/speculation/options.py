"""The house rules of Speculation, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import LEAST_IF_ANY, Preset, ShortForm
from crowe_table.engine.money import NOTHING, Farthings
from crowe_table.kit.sitting import LengthOptions

DEALS_A_SEAT = 2
"""Hands of a sitting for each player, where the company agrees on nothing else (R12)."""
LEAST_STAKES = 10
"""So many stakes are in every purse at the least when the company sits down; so many are lent."""
LEAST_PATIENCE = 3
"""Seconds: the clock of a sale is never faster."""


class SpeculationOptions(LengthOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one sitting; sums are in table units. Rulings (R…) are in booke.md."""

    stake: Annotated[int, Meta(ge=2, le=20, multiple_of=2)] = 2
    """What an ordinary player stakes; the dealer stakes half as much again, so it is even (R2)."""
    hands: Annotated[int, Meta(ge=0, le=99)] = 10
    """How many hands the company sits for; 0 until fewer than two can stake, or somebody rises (R12)."""
    reshuffle: Literal["dealer_ace", "any_ace", "every_hand", "exhausted"] = "dealer_ace"
    """After which hands the pack is shuffled (R4); ``exhausted``: when it has been dealt out."""
    gather: Literal["haphazard", "as_they_lie"] = "haphazard"
    """In what order used cards go under the pack (R5)."""
    only_turnup: Literal["carry", "carry_unless_sold", "owner_wins"] = "carry"
    """What becomes of the pot where no trump is shown but the one turned up (R8)."""
    auction: Literal["open", "called", "sealed"] = "open"
    """How a card is sold: all bid at once, or in turn, or name a limit unseen (R7)."""
    patience: Annotated[int, Meta(ge=0, le=60, extra={LEAST_IF_ANY: LEAST_PATIENCE})] = 0
    """In an open auction, seconds until the hammer falls; 0 until all others have dropped out (R7)."""
    increment: Annotated[int, Meta(ge=1, le=10)] = 1
    """By how much each bid is above the last."""
    reserve: bool = True
    """Whether the seller may name a lowest price."""
    seller_may_refuse: bool = False
    """Whether the seller may decline the best bid."""
    unseen_sales: Literal["off", "own_turn", "any_time"] = "off"
    """Whether cards are sold that lie face down."""
    blind_trump_sale: bool = False
    """Whether the dealer may sell the trump before it is turned."""
    fine_knave_five: Annotated[int, Meta(ge=0, le=10)] = 0
    """What whoever turns a knave or a five pays to the pot."""
    spare_hand: bool = False
    """Whether a pile of nobody's is dealt, and turned at the end."""
    short_stake: Literal["sit_out", "reduced", "lend"] = "sit_out"
    """What a player does who has less than the stake (R10)."""
    double_on_carry: bool = False
    """Whether stakes are double while a pot is carried."""

    @property
    def step(self) -> Farthings:
        """By how much each bid is above the last."""
        return Farthings(self.increment * self.unit)

    @property
    def full_stake(self) -> Farthings:
        """What an ordinary player stakes while no pot is carried."""
        return Farthings(self.stake * self.unit)

    @property
    def least(self) -> Farthings:
        """The least purse with which one can go on."""
        return self.unit if self.short_stake == "reduced" else self.full_stake

    @property
    def fine(self) -> Farthings:
        """What a knave or a five costs."""
        return Farthings(self.fine_knave_five * self.unit)

    @property
    def new_purse(self) -> Farthings:
        """What is bought by one who buys in: nothing where the house lends, or all play until they have lost (R15)."""
        barred = self.short_stake == "lend" or not self.hands
        return NOTHING if barred else super().new_purse

    @property
    def loan(self) -> Farthings:
        """What the house lends to one who has less than the stake."""
        return Farthings(LEAST_STAKES * self.full_stake)


SEATS = tuple(range(3, 10))
PRESETS = (
    Preset("crowe", SEATS, "Mr. Crowe's Games, London 1775", usual=5),
    Preset("hoyle", SEATS, "Hoyle's Games, Improved and Enlarged, and the Encyclopædia Britannica", usual=5),
    Preset("parlour", SEATS, "Later manuals, as it was played in parlours", usual=5),
)
HOUSE = SpeculationOptions()
"""Mr. Crowe's game."""
BOOKS = {
    "crowe": HOUSE,
    "hoyle": replace(HOUSE, stake=4, reshuffle="exhausted"),
    "parlour": replace(
        HOUSE, reshuffle="every_hand", only_turnup="carry_unless_sold", unseen_sales="own_turn", fine_knave_five=1
    ),
}
"""What each book makes of them, whatever the number of players."""
SHORT = ShortForm("crowe", {"hands": 3})
"""For those who have but minutes: a few hands."""
