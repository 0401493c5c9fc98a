"""The house rules of Brag, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Preset, ShortForm
from crowe_table.engine.money import Farthings
from crowe_table.kit.vying import VyingOptions

DEALS_A_SEAT = 4
"""Deals of a sitting for each player, where the company agrees on nothing else (R20)."""


class BragOptions(VyingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one table; the defaults are Mr. Crowe's. Rulings (R…) are in booke.md: R4 to R6 of the limits."""

    blind_play: bool = True
    """Whether cards may be left unseen, and wagered on at half price."""
    retain_blind: bool = True
    """Whether a blind hand left alone is kept for the next deal, or thrown in and the pot alone carried."""
    look_time: Literal["at_deal", "on_turn"] = "at_deal"
    """Whether cards may be picked up as they are dealt, or on one's turn alone (R9)."""
    ace_low_run: Literal["lowest", "highest"] = "lowest"
    """The place of three, deuce, ace among the runs (R2)."""
    threes_best: bool = True
    """Whether three threes are above three aces."""
    tie_break: Literal["full", "top_card"] = "full"
    """Whether all three cards are compared, or the highest alone (R3)."""
    equal_hands: Literal["caller_loses", "elder"] = "caller_loses"
    """Who wins with equal hands: the one who was called, or the one nearest the dealer's left."""
    loser_shows: bool = False
    """Whether one who paid to see and has lost must show the cards (R12)."""
    dealer: Literal["passing", "impartial"] = "passing"
    """Whether players deal in turn, or one who does not play."""
    shuffle: Literal["after_seen", "after_seen_prial", "every_deal"] = "after_seen"
    """After which hands the pack is shuffled (R14)."""
    gather: Literal["haphazard", "as_they_lie"] = "haphazard"
    """How used cards go under the pack (R15)."""
    short_purse: Literal["borrow_or_fold", "fold_only", "cover_the_pot"] = "borrow_or_fold"
    """What a player may do whose purse is smaller than the wager due."""
    lenders: Literal["both", "players", "bystander"] = "both"
    """Who may lend (R17)."""
    bystander_credit: Annotated[int, Meta(ge=1, le=100)] = 20
    """The most that the bystander has out to one player at a time (R17)."""
    borrow_for: Literal["match_or_see", "any_wager"] = "match_or_see"
    """Whether borrowed coin may raise (R17)."""
    show_to_lender: bool = True
    """Whether a borrower may show the cards to the player asked (R16)."""
    braggers: Literal["none", "knave", "knave_and_nine"] = "none"
    """Cards that stand for any other: the knave of clubs, or that and the nine of diamonds (R19)."""
    combinations: Literal["full", "pairs_only"] = "full"
    """Every kind of hand, or pairs royal, pairs and high cards alone."""
    betting: Literal["rolling", "sight"] = "rolling"
    """The book's wagers, or going, bolting and calling a sight."""
    length: Literal["deals", "until_broke", "open"] = "deals"
    """Whether the sitting is of so many deals, until one purse is left, or until the company rises (R20)."""
    deals: Annotated[int, Meta(ge=1, le=40)] = 20
    """Deals of a sitting that is of so many."""

    buy_in: Annotated[int, Meta(ge=0, le=400)] = 0
    """Units of a new purse, for one who has too little for the next deal; nobody may buy in for 0 (R27)."""

    @property
    def new_purse(self) -> Farthings:
        """What is bought by one who buys in."""
        return Farthings(self.buy_in * self.unit)

    @property
    def rolling(self) -> bool:
        """Whether the wagers are the book's, and no sights are called."""
        return self.betting == "rolling"

    @property
    def may_cover(self) -> bool:
        """Whether one who cannot pay a wager may cover the pot."""
        return self.short_purse == "cover_the_pot"

    @property
    def may_borrow(self) -> bool:
        return self.short_purse == "borrow_or_fold"

    @property
    def credit(self) -> Farthings:
        """The most the bystander has out to one player; 0 where only players lend."""
        lends = self.may_borrow and self.lenders != "players"
        return Farthings(self.bystander_credit * self.unit if lends else 0)


SEATS = tuple(range(2, 9))
PRESETS = (
    Preset("crowe", SEATS, "Mr. Crowe's Games, London 1775", usual=5),
    Preset("modern", SEATS, "Three-card Brag as it is played in later houses", usual=5),
    Preset("braggers", SEATS, "Hoyle's Games, Improved and Enlarged, and later accounts", usual=5),
)

HOUSE = BragOptions(buy_in=40)
"""Mr. Crowe's game, and whatever the house adds to any book."""
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
"""What each book makes of them, whatever the number of players."""
SHORT = ShortForm("crowe", {"length": "deals", "deals": 4})
"""For those who have but minutes: a few deals."""
