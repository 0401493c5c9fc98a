"""Options of Reversis and the presets of each rule book."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset


class ReversisOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a sitting of Reversis; the defaults are Hoyle's. Sums are in fish. Rulings such as R5 are in the rule
    book.
    """

    game: Literal["full", "plain"] = "full"
    """The full game with pools and parties, or the oldest, plain game (R15).

    In the plain game everybody pays a stake to the player with the fewest points.
    """
    quinolas: Annotated[int, Meta(ge=0, le=2)] = 2
    """Number of quinolas, the cards with a pool: none, the knave of hearts, or the knave and queen of hearts."""
    across_exchange: bool = True
    """Whether each player passes a card to the player opposite before the play."""
    talon: Literal["compulsory", "optional", "none"] = "compulsory"
    """Whether players other than the dealer must exchange a card with the talon.

    If a pool is at three stakes, the exchange is always optional (R11).
    """
    great_base: Annotated[int, Meta(ge=0, le=1000)] = 26
    """Sum in fish below which all players add to the pool of the knave of hearts."""
    little_base: Annotated[int, Meta(ge=0, le=1000)] = 13
    """Sum in fish below which all players add to the pool of the queen of hearts."""
    great_high: Annotated[int, Meta(ge=1, le=10000)] = 100
    """Limit of the knave of hearts' pool, in fish. The stake is at most this sum (R5).

    A pool that has reached the limit counts as “at three stakes”.
    """
    little_high: Annotated[int, Meta(ge=1, le=10000)] = 50
    """Limit of the queen of hearts' pool, in fish. The stake is at most this sum (R5).

    A pool that has reached the limit counts as “at three stakes”.
    """
    quinola_discard: Literal["at_three_stakes", "never", "free"] = "at_three_stakes"
    """Condition for putting a quinola away: never, always, or only if its pool is at three stakes."""
    party_bonus: Annotated[int, Meta(ge=0, le=100)] = 4
    """Fish that the last-placed player pays to the first-placed, in addition to the points of the cards put away."""
    opposite_double: bool = True
    """Whether players who sit opposite each other pay each other double (R10)."""
    last_double: bool = True
    """Whether aces and quinolas in the last trick are paid double (R10)."""
    led_out_payer: Literal["leader", "all"] = "leader"
    """Players who pay for an ace or quinola that was led: its leader, or all (R9)."""
    reversis_unit: Annotated[int, Meta(ge=0, le=200)] = 20
    """Fish that each player pays for a reversis, the winning of every trick."""
    espagnolette: Literal["whole_game", "nine_tricks", "off"] = "whole_game"
    """Tricks in which the holder of an espagnolette need not follow suit."""
    esp_pays_break: bool = False
    """Whether a player who used an espagnolette pays when another player prevents a third player's reversis (R12)."""
    first_lead_heart: bool = False
    """Whether the eldest, who leads first, must lead a heart."""
    ask_for_due: bool = False
    """Whether the winner must ask for payments for led aces and quinolas.

    They are lost if nobody asks before the next cut.
    """
    rotation: Literal["right", "left"] = "right"
    """Direction in which the deal and the play go round."""
    rounds: Annotated[int, Meta(ge=1, le=8)] = 2
    """Number of times that each player deals in a sitting (R14)."""
    box: Annotated[int, Meta(ge=0, le=10000)] = 440
    """Number of fish in each player's box at the start (R4)."""
    fish_value: Annotated[int, Meta(ge=0, le=1008)] = 1
    """Value of a fish in farthings when the sitting is settled; with 0 nobody pays money (R13)."""
    stake: Annotated[int, Meta(ge=1, le=100)] = 4
    """Fish that each player pays to the winner of a deal of the plain game."""
    plain_pay: Literal["stake", "difference"] = "stake"
    """Payment of each loser in the plain game: the stake, or a sum that grows with the points above the winner's."""
    slam_factor: Annotated[int, Meta(ge=1, le=5)] = 2
    """Number of stakes that each player pays if somebody takes every trick of the plain game."""

    @property
    def plain(self) -> bool:
        return self.game == "plain"


PLAIN = Preset("plain", (3, 4, 5, 6), "The oldest game, France, 1601", usual=4)
HOYLE = Preset("hoyle", (4,), "Hoyle’s Games, Improved and Enlarged")
BASKET = Preset("basket", (4,), "The rules adopted at The Hague, 1785")
PRESETS = (PLAIN, HOYLE, BASKET)
"""Presets in the order offered. The plain game comes first, so that newcomers begin with it (R1)."""

BOOKS = {
    HOYLE.name: ReversisOptions(),
    BASKET.name: ReversisOptions(quinolas=1, across_exchange=False, talon="optional"),
    PLAIN.name: ReversisOptions(game="plain", quinolas=0, across_exchange=False, talon="none", espagnolette="off"),
}
