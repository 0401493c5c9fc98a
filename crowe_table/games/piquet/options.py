"""The house rules of Piquet, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings

ALL_LEFT = 0
"""The younger may take all that is left."""
NO_TARGET = 0
"""No score wins: so many deals are played."""
RUBICON_DEALS = 6


class PiquetOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one table; the defaults are Mr. Crowe's. Rulings (R…) are in booke.md."""

    lowest: Literal[6, 7] = 6
    """The lowest cards of the pack: 36 cards in all, or 32."""
    elder_max: Annotated[int, Meta(ge=1, le=8)] = 8
    """The most cards that the elder may change."""
    younger_max: Annotated[int, Meta(ge=0, le=11)] = 8
    """The most that the younger may; 0 for all that are left (R4)."""
    younger_min: Literal[0, 1] = 1
    """The fewest that the younger may change."""
    packet: Literal["2", "3", "4", "dealer", "partie"] = "dealer"
    """Cards dealt at a time: two, three, or four; as the dealer likes; or two or three, the same for all deals (R3)."""
    deal_rotation: Literal["cut_each_hand", "alternate"] = "cut_each_hand"
    """Whether the deal is cut for before every hand, or passes (R2)."""
    cut: Literal["low_deals", "high_deals"] = "low_deals"
    look_at_left: Literal["none", "period"] = "none"
    """Whether cards left in the stock may be looked at (R5)."""
    blank_points: Annotated[int, Meta(ge=0, le=20)] = 10
    blank_mode: Literal["elder_shows_first", "either"] = "elder_shows_first"
    """Whether the elder alone may begin to declare a blank, and shows it before the younger discards (R6)."""
    ruff_score: Literal["whole_hand", "winning_suit", "cards"] = "whole_hand"
    """What the ruff pays: a tenth of the points of the hand, or of the suit; or one a card of it (R8)."""
    trio: Literal[3, 13] = 13
    """What a set of three counts (R14)."""
    quatorze: Literal[14] = 14
    lead_point: Literal["ten_up", "any"] = "ten_up"
    """Which cards count one when they are led."""
    trick_point: Literal["every", "capture_ten_up", "capture_any"] = "every"
    """Which tricks count one besides (R15)."""
    last_trick: Literal["instead_2_1", "in_all_2_1", "in_all_2"] = "instead_2_1"
    """What the last trick counts, in place of its point or in all (R16)."""
    cards: Annotated[int, Meta(ge=0, le=20)] = 10
    """What the most tricks count."""
    capet: Literal[40, 60] = 60
    """What all twelve tricks count instead."""
    pique_by: Literal["either", "elder_only"] = "either"
    pique_claim: Literal["must_claim", "automatic"] = "must_claim"
    """Whether a pique or repique is lost by silence (R19)."""
    younger_calls: Literal["at_once", "after_first_lead"] = "at_once"
    """Whether the younger names what is better at once, or after the elder's first lead."""
    sinking: bool = True
    """Whether one may declare less than one holds (R13)."""
    ask_missing: bool = False
    """Whether the loser may ask which card is wanting to a set of three."""
    false_call: Literal["refused", "penalty"] = "refused"
    """Whether what the hand cannot show may be called, and is punished when it is asked to be seen."""
    target: Annotated[int, Meta(ge=0, le=500)] = 100
    """Points of the game; 0 where six deals are played instead."""
    stake_mode: Literal["flat", "difference"] = "flat"
    """One stake a game, or so much for each point of difference."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 10
    """The flat stake, in table units."""
    rate: Annotated[int, Meta(ge=0, le=100)] = 1
    """The stake on a point of difference, in quarters of the table unit."""
    double_under: Annotated[int, Meta(ge=0, le=100)] = 0
    """A loser with fewer points than this pays twice."""

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)

    @property
    def a_point(self) -> Farthings:
        """What a point of difference costs."""
        return Farthings(self.rate * self.unit // 4)

    @property
    def by_deals(self) -> bool:
        """Whether so many deals are played, and no score wins."""
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
"""What the books of thirty-two cards have in common."""
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
"""The options of each book."""
