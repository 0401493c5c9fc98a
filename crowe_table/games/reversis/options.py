"""Options of Reversis and the presets of each book."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset


class ReversisOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one sitting; the defaults are Hoyle's. Sums are in fish. Rulings (R…) are in the rule book."""

    game: Literal["full", "plain"] = "full"
    """The game of pools and parties, or the oldest game, in which all pay a stake to the player with the fewest points
    (R15).
    """
    quinolas: Annotated[int, Meta(ge=0, le=2)] = 2
    """Number of cards with a pool: none, the knave of hearts, or also the queen."""
    across_exchange: bool = True
    """Whether each player passes a card to the player opposite."""
    talon: Literal["compulsory", "optional", "none"] = "compulsory"
    """Whether players other than the dealer must change a card; never required at three stakes (R11)."""
    great_base: Annotated[int, Meta(ge=0, le=1000)] = 26
    """Content in fish below which the great pool is replenished."""
    little_base: Annotated[int, Meta(ge=0, le=1000)] = 13
    """Content in fish below which the little pool is replenished."""
    great_high: Annotated[int, Meta(ge=1, le=10000)] = 100
    """Content from which the great pool is at three stakes; the stake is limited to this sum (R5)."""
    little_high: Annotated[int, Meta(ge=1, le=10000)] = 50
    """Content from which the little pool is at three stakes; the stake is limited to this sum (R5)."""
    quinola_discard: Literal["at_three_stakes", "never", "free"] = "at_three_stakes"
    """When a quinola may be put away."""
    party_bonus: Annotated[int, Meta(ge=0, le=100)] = 4
    """Value of the party in addition to the cards put away."""
    opposite_double: bool = True
    """Whether players who face each other pay double (R10)."""
    last_double: bool = True
    """Whether aces and quinolas in the last trick are paid double (R10)."""
    led_out_payer: Literal["leader", "all"] = "leader"
    """Payer for an ace or quinola that was led (R9)."""
    reversis_unit: Annotated[int, Meta(ge=0, le=200)] = 20
    """Payment of each player for a reversis."""
    espagnolette: Literal["whole_game", "nine_tricks", "off"] = "whole_game"
    """Part of the game in which the holder of an espagnolette need not follow suit."""
    esp_pays_break: bool = False
    """Whether a player who used the espagnolette pays when a third player breaks a reversis (R12)."""
    first_lead_heart: bool = False
    """Whether the eldest must lead a heart to the first trick."""
    ask_for_due: bool = False
    """Whether payments for led aces and quinolas must be asked for before the next cut."""
    rotation: Literal["right", "left"] = "right"
    """Direction of the deal and the play."""
    rounds: Annotated[int, Meta(ge=1, le=8)] = 2
    """Rounds of one deal by each player (R14)."""
    box: Annotated[int, Meta(ge=0, le=10000)] = 440
    """Fish of each player at the start (R4)."""
    fish_value: Annotated[int, Meta(ge=0, le=1008)] = 1
    """Value of a fish at the end, in farthings; 0 plays for love (R13)."""
    stake: Annotated[int, Meta(ge=1, le=100)] = 4
    """Payment of each player to the winner of the plain game."""
    plain_pay: Literal["stake", "difference"] = "stake"
    """Whether all pay the same in the plain game, or by their excess of points."""
    slam_factor: Annotated[int, Meta(ge=1, le=5)] = 2
    """Stakes paid for taking every trick in the plain game."""

    @property
    def plain(self) -> bool:
        return self.game == "plain"


PLAIN = Preset("plain", (3, 4, 5, 6), "The oldest game, France, 1601", usual=4)
HOYLE = Preset("hoyle", (4,), "Hoyle’s Games, Improved and Enlarged")
BASKET = Preset("basket", (4,), "The rules adopted at The Hague, 1785")
PRESETS = (PLAIN, HOYLE, BASKET)
"""The plain game is offered first, to newcomers (R1)."""

BOOKS = {
    HOYLE.name: ReversisOptions(),
    BASKET.name: ReversisOptions(quinolas=1, across_exchange=False, talon="optional"),
    PLAIN.name: ReversisOptions(game="plain", quinolas=0, across_exchange=False, talon="none", espagnolette="off"),
}
