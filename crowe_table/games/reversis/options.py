"""The house rules of Reversis, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Options, Preset


class ReversisOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one sitting; the defaults are Hoyle's. Sums are in fish. Rulings (R…) are in booke.md."""

    game: Literal["full", "plain"] = "full"
    """The game of pools and parties, or the oldest one: the fewest points win a stake of all (R15)."""
    quinolas: Annotated[int, Meta(ge=0, le=2)] = 2
    """How many cards have a pool: none, the knave of hearts, or the queen besides."""
    across_exchange: bool = True
    """Whether each passes a card to the player opposite."""
    talon: Literal["compulsory", "optional", "none"] = "compulsory"
    """Whether who does not deal must change a card; nobody needs to while a pool is at three stakes (R11)."""
    great_base: Annotated[int, Meta(ge=0, le=1000)] = 26
    """The great pool is laid down anew when it holds less."""
    little_base: Annotated[int, Meta(ge=0, le=1000)] = 13
    """The little pool likewise."""
    great_high: Annotated[int, Meta(ge=1, le=10000)] = 100
    """From this sum up the great pool is at three stakes, and no more than so much is staked (R5)."""
    little_high: Annotated[int, Meta(ge=1, le=10000)] = 50
    """The little pool likewise."""
    quinola_discard: Literal["at_three_stakes", "never", "free"] = "at_three_stakes"
    """When a quinola may be put away."""
    party_bonus: Annotated[int, Meta(ge=0, le=100)] = 4
    """What the party is worth besides the cards put away."""
    opposite_double: bool = True
    """Whether players who face each other pay double (R10)."""
    last_double: bool = True
    """Whether aces and quinolas in the last trick are paid double (R10)."""
    led_out_payer: Literal["leader", "all"] = "leader"
    """Who pays for an ace or quinola that was led (R9)."""
    reversis_unit: Annotated[int, Meta(ge=0, le=200)] = 20
    """What each pays for a reversis."""
    espagnolette: Literal["whole_game", "nine_tricks", "off"] = "whole_game"
    """How long whoever holds one need not follow suit."""
    esp_pays_break: bool = False
    """Whether whoever has played it pays for a reversis that a third player breaks (R12)."""
    first_lead_heart: bool = False
    """Whether eldest must lead a heart at first."""
    ask_for_due: bool = False
    """Whether what is due for aces and quinolas led is paid only if it is asked for before the next cut."""
    rotation: Literal["right", "left"] = "right"
    """Which way the deal and the play go."""
    rounds: Annotated[int, Meta(ge=1, le=8)] = 2
    """A round is one deal by each player (R14)."""
    box: Annotated[int, Meta(ge=0, le=10000)] = 440
    """Fish with which each begins (R4)."""
    fish_value: Annotated[int, Meta(ge=0, le=1008)] = 1
    """Farthings that a fish is worth in the end; 0 for love (R13)."""
    stake: Annotated[int, Meta(ge=1, le=100)] = 4
    """In the plain game, what each pays the winner."""
    plain_pay: Literal["stake", "difference"] = "stake"
    """In the plain game, whether all pay alike, or by how many points they have more."""
    slam_factor: Annotated[int, Meta(ge=1, le=5)] = 2
    """In the plain game, how many stakes are paid for every trick taken."""

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
