"""Options of Piquet and the presets of each book."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings

ALL_LEFT = 0
"""Value of ``younger_max`` with which the younger may take all that is left."""
NO_TARGET = 0
"""Value of ``target`` for a game of a fixed number of deals."""
RUBICON_DEALS = 6


class PiquetOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one table; the defaults are Mr. Crowe's. Rulings (R…) are in the rule book."""

    lowest: Literal[6, 7] = 6
    """Lowest rank of the pack: six for 36 cards, seven for 32."""
    elder_max: Annotated[int, Meta(ge=1, le=8)] = 8
    """Maximum number of cards the elder may exchange."""
    younger_max: Annotated[int, Meta(ge=0, le=11)] = 8
    """Maximum number of cards the younger may exchange; 0 for all that are left (R4)."""
    younger_min: Literal[0, 1] = 1
    """Minimum number of cards the younger must exchange."""
    packet: Literal["2", "3", "4", "dealer", "partie"] = "dealer"
    """Cards dealt at a time: 2, 3 or 4; the dealer's choice each deal; or 2 or 3 for all deals (R3)."""
    deal_rotation: Literal["cut_each_hand", "alternate"] = "cut_each_hand"
    """Whether the players cut for every deal, or the deal alternates (R2)."""
    cut: Literal["low_deals", "high_deals"] = "low_deals"
    look_at_left: Literal["none", "period"] = "none"
    """Whether cards left in the stock may be looked at (R5)."""
    blank_points: Annotated[int, Meta(ge=0, le=20)] = 10
    blank_mode: Literal["elder_shows_first", "either"] = "elder_shows_first"
    """Whether only the elder may start to declare a blank, and shows it before the younger discards (R6)."""
    ruff_score: Literal["whole_hand", "winning_suit", "cards"] = "whole_hand"
    """Points of the ruff: a tenth of the hand's or of the suit's pips, or one for each card (R8)."""
    trio: Literal[3, 13] = 13
    """Points of a set of three (R14)."""
    quatorze: Literal[14] = 14
    lead_point: Literal["ten_up", "any"] = "ten_up"
    """Cards that score a point when led."""
    trick_point: Literal["every", "capture_ten_up", "capture_any"] = "every"
    """Tricks that score a point in addition (R15)."""
    last_trick: Literal["instead_2_1", "in_all_2_1", "in_all_2"] = "instead_2_1"
    """Points of the last trick. They replace its ordinary point (``instead``) or include it (``in_all``) (R16)."""
    cards: Annotated[int, Meta(ge=0, le=20)] = 10
    """Points for the most tricks."""
    capet: Literal[40, 60] = 60
    """Points for all twelve tricks, which replace those for the most tricks."""
    pique_by: Literal["either", "elder_only"] = "either"
    pique_claim: Literal["must_claim", "automatic"] = "must_claim"
    """Whether an unclaimed pique or repique is lost (R19)."""
    younger_calls: Literal["at_once", "after_first_lead"] = "at_once"
    """Whether the younger names a better holding at once, or after the elder's first lead."""
    sinking: bool = True
    """Whether a player may declare less than the hand holds (R13)."""
    ask_missing: bool = False
    """Whether the other player may ask which card is missing from a set of three."""
    false_call: Literal["refused", "penalty"] = "refused"
    """Whether false calls are refused, or allowed and penalized when the cards are asked to be shown."""
    target: Annotated[int, Meta(ge=0, le=500)] = 100
    """Points of the game, or 0 to play six deals instead."""
    stake_mode: Literal["flat", "difference"] = "flat"
    """One stake for the game, or a rate for each point of difference."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 10
    """Flat stake, in table units."""
    rate: Annotated[int, Meta(ge=0, le=100)] = 1
    """Stake for a point of difference, in quarters of the table unit."""
    double_under: Annotated[int, Meta(ge=0, le=100)] = 0
    """Score below which a loser pays double."""

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)

    @property
    def a_point(self) -> Farthings:
        """Price of a point of difference."""
        return Farthings(self.rate * self.unit // 4)

    @property
    def by_deals(self) -> bool:
        """Whether the game is a fixed number of deals, without a target."""
        return self.target == NO_TARGET


SEATS = 2
CROWE = Preset("crowe", (SEATS,), "Mr. Crowe’s Games, 1775")
ROYALL = Preset("royall_1651", (SEATS,), "The Royall and Delightfull Game of Picquet, London 1651")
HOYLE = Preset("hoyle_32", (SEATS,), "Hoyle’s Games, Improved and Enlarged")
RUBICON = Preset("rubicon_32", (SEATS,), "The Laws of Piquet, with the rubicon, 1882")
PRESETS = (CROWE, ROYALL, HOYLE, RUBICON)

OF_32 = PiquetOptions(
    lowest=7,
    elder_max=5,
    younger_max=ALL_LEFT,
    deal_rotation="alternate",
    look_at_left="period",
    blank_mode="either",
    trio=3,
    last_trick="in_all_2",
    capet=40,
    pique_by="elder_only",
    pique_claim="automatic",
    younger_calls="after_first_lead",
    ask_missing=True,
)
"""Options shared by the books with 32 cards."""
BOOKS = {
    CROWE.name: PiquetOptions(),
    ROYALL.name: PiquetOptions(
        younger_max=ALL_LEFT,
        deal_rotation="alternate",
        look_at_left="period",
        blank_mode="either",
        ruff_score="winning_suit",
        trio=3,
        trick_point="capture_ten_up",
        last_trick="in_all_2_1",
        capet=40,
        ask_missing=True,
    ),
    HOYLE.name: replace(
        OF_32,
        younger_min=0,
        packet="2",
        ruff_score="winning_suit",
        trick_point="capture_ten_up",
        double_under=50,
    ),
    RUBICON.name: replace(
        OF_32,
        packet="partie",
        cut="high_deals",
        ruff_score="cards",
        lead_point="any",
        trick_point="capture_any",
        target=NO_TARGET,
        stake_mode="difference",
    ),
}
"""Options of each book."""
