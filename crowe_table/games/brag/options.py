"""Options of Brag, and the preset of each rule book."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Preset, ShortForm
from crowe_table.engine.money import Farthings
from crowe_table.kit.vying import VyingOptions

DEALS_PER_SEAT = 4
"""Default deals per player in a sitting (R20)."""


class BragOptions(VyingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one table.

    The defaults follow Crowe. Rulings (R…) are in booke.md; rulings R4 to R6 set the limits.
    """

    blind_play: bool = True
    """Whether players may leave their cards unseen and wager at half price."""
    retain_blind: bool = True
    """Whether a blind player who is left alone keeps the hand for the next deal.

    Otherwise only the pot is carried over.
    """
    look_time: Literal["at_deal", "on_turn"] = "at_deal"
    """First time at which players may look: right after the deal, or on their turn (R9)."""
    ace_low_run: Literal["lowest", "highest"] = "lowest"
    """Rank of three, deuce, ace among the runs (R2)."""
    threes_best: bool = True
    """Whether three threes beat three aces."""
    tie_break: Literal["full", "top_card"] = "full"
    """Whether all three cards are compared, or only the highest (R3)."""
    equal_hands: Literal["caller_loses", "elder"] = "caller_loses"
    """Winner if two hands are equal: the called player, or the player nearest the dealer's left."""
    loser_shows: bool = False
    """Whether a player who paid to see and lost must show (R12)."""
    dealer: Literal["passing", "impartial"] = "passing"
    """Whether the players deal in turn. Otherwise a dealer is appointed who does not play."""
    shuffle: Literal["after_seen", "after_seen_prial", "every_deal"] = "after_seen"
    """Deals after which the pack is shuffled (R14)."""
    gather: Literal["haphazard", "as_they_lie"] = "haphazard"
    """Order in which used cards go under the pack (R15)."""
    short_purse: Literal["borrow_or_fold", "fold_only", "cover_the_pot"] = "borrow_or_fold"
    """Choices of a player who cannot pay the required wager."""
    lenders: Literal["both", "players", "bystander"] = "both"
    """Players that may lend (R17)."""
    bystander_credit: Annotated[int, Meta(ge=1, le=100)] = 20
    """Maximum debt of one player to the bystander, in units (R17)."""
    borrow_for: Literal["match_or_see", "any_wager"] = "match_or_see"
    """Whether a player may raise with borrowed money (R17)."""
    show_to_lender: bool = True
    """Whether a borrower may show the hand to the lender (R16)."""
    braggers: Literal["none", "knave", "knave_and_nine"] = "none"
    """Wild cards: none, the knave of clubs, or the knave of clubs and the nine of diamonds (R19)."""
    combinations: Literal["full", "pairs_only"] = "full"
    """Whether all kinds of hands count, or only pairs royal, pairs and high cards."""
    betting: Literal["rolling", "sight"] = "rolling"
    """Manner of betting: rolling wagers as in Crowe's book, or sights (bragging, bolting and calling)."""
    length: Literal["deals", "until_broke", "open"] = "deals"
    """End of the sitting: after a number of deals, with one purse left, or when a player leaves (R20)."""
    deals: Annotated[int, Meta(ge=1, le=40)] = 20
    """Number of deals, if the sitting ends after a number of deals."""

    buy_in: Annotated[int, Meta(ge=0, le=400)] = 0
    """Size in units of a new purse for a player who cannot pay the next ante. 0 forbids buying in (R27)."""

    @property
    def new_purse(self) -> Farthings:
        """Money that a player receives when buying in."""
        return Farthings(self.buy_in * self.unit)

    @property
    def rolling(self) -> bool:
        """Whether players bet by rolling wagers, as in Crowe's book, and not by sights."""
        return self.betting == "rolling"

    @property
    def may_cover(self) -> bool:
        """Whether a player who cannot pay a wager may cover the pot."""
        return self.short_purse == "cover_the_pot"

    @property
    def may_borrow(self) -> bool:
        return self.short_purse == "borrow_or_fold"

    @property
    def credit(self) -> Farthings:
        """Maximum debt of a player to the bystander; 0 if only players lend."""
        lends = self.may_borrow and self.lenders != "players"
        return Farthings(self.bystander_credit * self.unit if lends else 0)


SEATS = tuple(range(2, 9))
PRESETS = (
    Preset("crowe", SEATS, "Mr. Crowe's Games, London 1775", usual=5),
    Preset("modern", SEATS, "Three-card Brag as it is played in later houses", usual=5),
    Preset("braggers", SEATS, "Hoyle's Games, Improved and Enlarged, and later accounts", usual=5),
)

HOUSE = BragOptions(buy_in=40)
"""Crowe's game with the additions common to all presets."""
BOOKS = {
    "crowe": HOUSE,
    "modern": replace(HOUSE, ace_low_run="highest", shuffle="after_seen_prial", short_purse="cover_the_pot"),
    "braggers": replace(
        HOUSE,
        braggers="knave_and_nine",
        combinations="pairs_only",
        betting="sight",
        blind_play=False,
        shuffle="every_deal",
        short_purse="fold_only",
        equal_hands="elder",
    ),
}
"""Options of each preset, for any number of players."""
SHORT = ShortForm("crowe", {"length": "deals", "deals": 4}, minutes=6)
"""Short form for a few minutes: a few deals."""
