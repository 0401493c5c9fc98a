"""Options of Blind Hookey, and the preset of each method."""

from typing import Annotated, Literal

from msgspec import Meta

from crowe_table.engine.core import Preset, ShortForm
from crowe_table.kit.sitting import LimitedOptions


class HookeyOptions(LimitedOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one sitting. Rulings (R…) are in booke.md. The limits of stakes are in R5."""

    method: Literal["packets", "heaps"] = "packets"
    """Method of play: each player has a packet, or all stake on three heaps."""
    ace: Literal["high", "low"] = "high"
    """Rank of the ace at the showdown (R1)."""
    cut_ace: Literal["low", "high"] = "low"
    """Rank of the ace in the cut for the deal (R1)."""
    equal: Literal["dealer", "push"] = "dealer"
    """Result with equal cards: the dealer wins, or the stake is returned (R3)."""
    due_share: Literal["whole", "remaining"] = "whole"
    """Whether the largest packet is a share of the whole pack, or of the cards left (R2)."""
    least_packet: Annotated[int, Meta(ge=1, le=4)] = 4
    """Minimum number of cards in a packet or heap."""
    must_stake: bool = True
    """Whether every player must stake (R4)."""
    max_hands: Annotated[int, Meta(ge=0, le=99)] = 0
    """Maximum number of hands in a deal; 0 for no limit."""


PRESETS = (
    Preset("packets", tuple(range(2, 9)), "Hoyle's Games Modernized, the first method", usual=4),
    Preset("heaps", tuple(range(2, 9)), "Hoyle's Games Modernized, the second method", usual=4),
)
BOOKS = {"packets": HookeyOptions(), "heaps": HookeyOptions(method="heaps")}
SHORT = ShortForm("packets", {"hands": 5}, random_questions=("cut-for-deal", "shuffle-last", "cut-pack"), minutes=3)
"""Short form for a few minutes: a few hands."""
