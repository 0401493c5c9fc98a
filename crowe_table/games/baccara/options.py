"""Options of Baccara, and the presets of the rule book and the clubs."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Preset, ShortForm
from crowe_table.engine.money import Farthings
from crowe_table.kit.sitting import SittingOptions


class BaccaraOptions(SittingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one sitting. The hands of a sitting are coups. Rulings (R…) are in booke.md."""

    hands: Annotated[int, Meta(ge=0, le=99)] = 18
    """Number of coups. With 0, the sitting lasts until somebody leaves."""
    stake_unit: Annotated[int, Meta(ge=1, le=10)] = 2
    """Step of banks, bets and bids, in table units."""
    min_stake: Annotated[int, Meta(ge=1, le=10)] = 2
    """Minimum size of a bank and of a bet, in table units."""
    max_bank: Annotated[int, Meta(ge=0, le=1000)] = 0
    """Limit in table units. A bank of this size must be passed on after the coup. With 0 there is no limit."""
    third_card: Literal["down", "up"] = "down"
    """Whether both sides see the drawn card at once. Otherwise it stays face down until the showdown (R4)."""
    draw_rules: Literal["free", "club"] = "free"
    """Restriction of the active player's choice.

    With ``club``, the active player must draw on 0 to 4 points and stand on 6 and 7.
    """
    tie: Literal["null", "bank"] = "null"
    """Result with equal points: bets are returned, or the bank wins them (R5)."""
    banco_after_tie: bool = True
    """Whether a player whose banco ended in a tie may call banco again with precedence (R6)."""
    packs: Annotated[int, Meta(ge=1, le=6)] = 1
    """Number of packs shuffled together."""
    burn: Annotated[int, Meta(ge=0, le=6)] = 3
    """Number of cards burnt after each cut."""
    reshuffle_at: Annotated[int, Meta(ge=4, le=12)] = 6
    """The pack is reshuffled before a coup if at most this many cards are left (R14)."""
    auction: Literal["open", "sealed"] = "open"
    """Way to sell a bank that nobody takes at its full size (R9)."""

    @property
    def bank_limit(self) -> Farthings:
        """Size at which a bank must be passed on; 0 for no limit."""
        return Farthings(self.max_bank * self.unit)


PRESETS = (
    Preset("pearson", tuple(range(3, 9)), "Pearson, the chapter of Baccara", usual=5),
    Preset("chemin", tuple(range(3, 9)), "the clubs, as Hoffmann has them", usual=5),
)
BOOKS = {"pearson": BaccaraOptions(), "chemin": BaccaraOptions(third_card="up", draw_rules="club")}
SHORT = ShortForm("pearson", {"hands": 6}, random_questions=("cut-for-deal", "name-cutter", "cut-pack"), minutes=5)
"""Short form for a few minutes: a few coups."""
