"""The house rules of Blind Hookey, and what each of the two methods makes of them."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Options, Preset
from crowe_table.engine.money import Farthings


class HookeyOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one sitting. Rulings (R…) are in booke.md."""

    hands: Annotated[int, Meta(ge=0, le=99)] = 12
    """How many hands the company sits for; 0 until somebody rises (R13)."""
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
    stake_unit: Annotated[int, Meta(ge=1, le=10)] = 1
    """Every stake is a multiple of this, in table units."""
    min_stake: Annotated[int, Meta(ge=1, le=10)] = 1
    """The least stake, in table units (R5)."""
    max_stake: Annotated[int, Meta(ge=1, le=100)] = 10
    """The greatest stake, in table units (R5)."""
    max_hands: Annotated[int, Meta(ge=0, le=99)] = 0
    """A deal also ends after so many hands; 0 for no such end."""
    buy_in: Annotated[int, Meta(ge=0, le=400)] = 40
    """Units of a new purse, for one who has too little for the next hand; nobody may buy in for 0 (R14)."""

    @property
    def step(self) -> Farthings:
        """What every stake is a multiple of."""
        return Farthings(self.stake_unit * self.unit)

    @property
    def least(self) -> Farthings:
        """The least stake that goes by that step."""
        return Farthings(-(-self.min_stake // self.stake_unit) * self.step)

    @property
    def most(self) -> Farthings:
        """The greatest stake that does."""
        return Farthings(self.max_stake // self.stake_unit * self.step)

    @property
    def new_purse(self) -> Farthings:
        """What is bought by one who buys in."""
        return Farthings(self.buy_in * self.unit)


COMPANIES = tuple(range(2, 9))
PRESETS = (
    Preset("packets", COMPANIES, "Hoyle's Games Modernized, the first method", usual=4),
    Preset("heaps", COMPANIES, "Hoyle's Games Modernized, the second method", usual=4),
)
PACKETS = HookeyOptions()
BOOKS = {"packets": PACKETS, "heaps": replace(PACKETS, method="heaps")}
