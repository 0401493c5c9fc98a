"""Options of Piquet and the presets of each book."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings

ALL_LEFT = 0
"""Value of ``younger_max`` that lets the younger exchange all cards left in the stock."""
NO_TARGET = 0
"""Value of ``target`` in a game that ends after a fixed number of deals instead of at a score."""
RUBICON_DEALS = 6


class PiquetOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a game of Piquet; the defaults are Mr. Crowe's rules.

    R1, R2 and so on are rulings in the rule book.
    """

    lowest: Literal[6, 7] = 6
    """Lowest rank in the pack besides the ace: six in a pack of 36 cards, seven in one of 32."""
    elder_max: Annotated[int, Meta(ge=1, le=8)] = 8
    """Maximum number of cards the elder may exchange."""
    younger_max: Annotated[int, Meta(ge=0, le=11)] = 8
    """Maximum number of cards the younger may exchange; 0 allows all cards left in the stock (R4)."""
    younger_min: Literal[0, 1] = 1
    """Minimum number of cards the younger must exchange."""
    packet: Literal["2", "3", "4", "dealer", "partie"] = "dealer"
    """Number of cards dealt at a time (R3).

    It is 2, 3 or 4. With ``dealer``, the dealer chooses in each deal. With ``partie``, 2 or 3 is chosen once for all
    deals.
    """
    deal_rotation: Literal["cut_each_hand", "alternate"] = "cut_each_hand"
    """Way to choose the next dealer: the players cut for every deal, or they deal in turn (R2)."""
    cut: Literal["low_deals", "high_deals"] = "low_deals"
    look_at_left: Literal["none", "period"] = "none"
    """Whether players may look at cards that are left in the stock after the exchange (R5)."""
    blank_points: Annotated[int, Meta(ge=0, le=20)] = 10
    blank_mode: Literal["elder_shows_first", "either"] = "elder_shows_first"
    """Way to declare a blank, a hand without court cards (R6).

    ``elder_shows_first``: the elder declares and shows it before the younger discards; the younger may only reply.
    ``either``: either player may declare one, and hands are shown after the discards.
    """
    ruff_score: Literal["whole_hand", "winning_suit", "cards"] = "whole_hand"
    """Points of the ruff (R8): a tenth of the hand's value, a tenth of the called suit's value, or the number of its
    cards.
    """
    trio: Literal[3, 13] = 13
    """Points of a set of three (R14)."""
    quatorze: Literal[14] = 14
    lead_point: Literal["ten_up", "any"] = "ten_up"
    """Cards that score a point for the player who leads them: tens and higher, or any card."""
    trick_point: Literal["every", "capture_ten_up", "capture_any"] = "every"
    """Tricks that score a point for the winner (R15): every trick, or only those won with the second card.

    ``capture_ten_up`` requires a ten or higher as winning card.
    """
    last_trick: Literal["instead_2_1", "in_all_2_1", "in_all_2"] = "instead_2_1"
    """Points of the last trick (R16).

    With ``instead_…`` they replace the ordinary point of a trick. With ``in_all_…`` they include it.
    """
    cards: Annotated[int, Meta(ge=0, le=20)] = 10
    """Points for winning most of the tricks."""
    capet: Literal[40, 60] = 60
    """Points for winning all twelve tricks. They replace the points for most of the tricks."""
    pique_by: Literal["either", "elder_only"] = "either"
    pique_claim: Literal["must_claim", "automatic"] = "must_claim"
    """Whether a player must claim a pique or repique to score it, or scores it automatically (R19)."""
    younger_calls: Literal["at_once", "after_first_lead"] = "at_once"
    """Time at which the younger names a holding that beats the elder's: at once, or after the elder's first lead."""
    sinking: bool = True
    """Whether a player may declare less than the hand holds, which is called sinking (R13)."""
    ask_missing: bool = False
    """Whether a player may ask which card is missing from the opponent's set of three."""
    false_call: Literal["refused", "penalty"] = "refused"
    """Whether false calls are refused, or allowed and penalized if the opponent asks to see the cards."""
    target: Annotated[int, Meta(ge=0, le=500)] = 100
    """Score that wins the game, or 0 to play six deals instead."""
    stake_mode: Literal["flat", "difference"] = "flat"
    """Whether the loser pays one fixed stake, or a rate for each point of difference between the scores."""
    stake: Annotated[int, Meta(ge=0, le=1000)] = 10
    """Fixed stake on the game, in table units."""
    rate: Annotated[int, Meta(ge=0, le=100)] = 1
    """Payment for each point of difference, in quarters of the table unit."""
    double_under: Annotated[int, Meta(ge=0, le=100)] = 0
    """Score below which a loser pays double."""

    @property
    def flat_stake(self) -> Farthings:
        return Farthings(self.stake * self.unit)

    @property
    def a_point(self) -> Farthings:
        """Payment for each point of difference, in farthings."""
        return Farthings(self.rate * self.unit // 4)

    @property
    def by_deals(self) -> bool:
        """Whether the game ends after a fixed number of deals instead of at a target score."""
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
"""Options shared by the rule books that use a pack of 32 cards."""
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
"""Options of each rule book, by its name."""
