"""The house rules of Baccara, and what the book and the clubs make of them."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Preset, ShortForm
from crowe_table.engine.money import Farthings
from crowe_table.kit.sitting import SittingOptions


class BaccaraOptions(SittingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one sitting; its hands are coups. Rulings (R…) are in booke.md."""

    hands: Annotated[int, Meta(ge=0, le=99)] = 18
    """How many coups the company sits for; 0 until somebody rises."""
    stake_unit: Annotated[int, Meta(ge=1, le=10)] = 2
    """Bank, bets and bids are multiples of this; in table units."""
    min_stake: Annotated[int, Meta(ge=1, le=10)] = 2
    """The least bank and the least bet, in table units."""
    max_bank: Annotated[int, Meta(ge=0, le=1000)] = 0
    """A bank that has grown to this must be passed after the coup; in table units, 0 for no such end."""
    third_card: Literal["down", "up"] = "down"
    """Whether the card drawn lies face down until the showing, or is seen by both (R4)."""
    draw_rules: Literal["free", "club"] = "free"
    """``club``: the active player must draw to 0 to 4 and stand on 6 and 7."""
    tie: Literal["null", "bank"] = "null"
    """Whether at equal points the bets go back, or are the bank's (R5)."""
    banco_after_tie: bool = True
    """Whether the player of a null banco may cry it again with precedence (R6)."""
    packs: Annotated[int, Meta(ge=1, le=6)] = 1
    """How many packs are shuffled together."""
    burn: Annotated[int, Meta(ge=0, le=6)] = 3
    """Cards put aside after each cut."""
    reshuffle_at: Annotated[int, Meta(ge=4, le=12)] = 6
    """With so many cards or fewer left before a coup the pack is made up anew (R14)."""
    auction: Literal["open", "sealed"] = "open"
    """How a bank that nobody takes at its height is sold (R9)."""

    @property
    def greatest_bank(self) -> Farthings:
        """A bank of so much must be passed; 0 for none."""
        return Farthings(self.max_bank * self.unit)


PRESETS = (
    Preset("pearson", tuple(range(3, 9)), "Pearson, the chapter of Baccara", usual=5),
    Preset("chemin", tuple(range(3, 9)), "the clubs, as Hoffmann has them", usual=5),
)
BOOKS = {"pearson": BaccaraOptions(), "chemin": BaccaraOptions(third_card="up", draw_rules="club")}
SHORT = ShortForm("pearson", {"hands": 6}, by_lot=("cut-for-deal", "name-cutter", "cut-pack"))
"""For those who have but minutes: a few coups."""
