"""The house rules of Blind Hookey, and what each of the two methods makes of them."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Preset, ShortForm
from crowe_table.kit.sitting import LimitedOptions


class HookeyOptions(LimitedOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one sitting. Rulings (R…) are in booke.md; the limits of stakes are R5."""

    method: Literal["packets", "heaps"] = "packets"
    """Whether each has a packet, or all stake on three heaps."""
    ace: Literal["high", "low"] = "high"
    """The rank of the ace when packets are shown (R1)."""
    cut_ace: Literal["low", "high"] = "low"
    """The rank of the ace in cutting for the deal (R1)."""
    equal: Literal["dealer", "push"] = "dealer"
    """Whether an equal card is the dealer's, or the stake goes back (R3)."""
    due_share: Literal["whole", "remaining"] = "whole"
    """Whether the greatest packet is a share of the whole pack, or of what is left of it (R2)."""
    least_packet: Annotated[int, Meta(ge=1, le=4)] = 4
    """The fewest cards in a packet, or a heap."""
    must_stake: bool = True
    """Whether every player must stake (R4)."""
    max_hands: Annotated[int, Meta(ge=0, le=99)] = 0
    """A deal also ends after so many hands; 0 for no such end."""


PRESETS = (
    Preset("packets", tuple(range(2, 9)), "Hoyle's Games Modernized, the first method", usual=4),
    Preset("heaps", tuple(range(2, 9)), "Hoyle's Games Modernized, the second method", usual=4),
)
BOOKS = {"packets": HookeyOptions(), "heaps": HookeyOptions(method="heaps")}
SHORT = ShortForm("packets", {"hands": 5}, by_lot=("cut-for-deal", "shuffle-last", "cut-pack"))
"""For those who have but minutes: a few hands."""
