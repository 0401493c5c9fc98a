"""Options of Bassett, and the preset of each rule book."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Preset
from crowe_table.engine.money import Farthings
from crowe_table.kit.sitting import SittingOptions

MIN_BANK = 20
"""Minimum bank, in unit stakes. The bank is broken if it holds less."""


class BassettOptions(SittingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of one sitting. Rulings (R…) are in booke.md; sums are in table units."""

    game: Literal["faro", "court"] = "faro"
    """Faro on the cloth, or court Basset."""
    hands: Annotated[int, Meta(ge=0, le=4)] = 1
    """Number of packs dealt. With 0, packs are dealt until somebody leaves."""
    max_stake: Annotated[int, Meta(ge=1, le=100)] = 21
    """Maximum stake of a player on one spot."""
    bank_by: Literal["house", "auction", "rotate"] = "house"
    """Way in which the banker is chosen (R16)."""
    bank_fund: Annotated[int, Meta(ge=MIN_BANK, le=10_000)] = 2100
    """Initial sum of the house bank."""
    casekeeper: bool = True
    """Whether all players see the casekeeper's frame, which records the played cards (R18)."""
    doublet: Literal["half", "none", "whole"] = "half"
    """Share of a stake that the bank takes when the same rank loses and wins (R6)."""
    high_tie: Literal["stand_off", "half"] = "stand_off"
    """Effect of a doublet on a bet on the high card (R8)."""
    parity: Literal["numbered", "pips"] = "numbered"
    """Whether knave, queen and king count as 11, 12 and 13. Otherwise they are neither even nor odd (R7)."""
    table_opens: Literal["on_decision", "every_turn"] = "on_decision"
    """Times at which bets may be changed (R9)."""
    call_distinct: Literal[4, 5] = 4
    """Odds to one paid for a call of three different ranks."""
    call_pair: Literal[1, 2] = 2
    """Odds to one paid for a call with two ranks alike."""
    call_three_alike: Literal["evens", "void"] = "evens"
    """Pay for a call with all three ranks alike (R13)."""
    call_max: Annotated[int, Meta(ge=1, le=100)] = 5
    """Maximum sum of a call."""
    fasse: Literal["half", "two_thirds", "whole"] = "half"
    """Share of a couch that the first card takes at court (R22)."""
    couple_doublet: Literal["bank", "first"] = "bank"
    """Winner if both cards of a couple are of one rank, at court (R21)."""
    late_couch: bool = True
    """Whether a couch may be placed after the first card has been turned."""
    trente: Literal[30, 31, 33] = 33
    """Pay for five wins running (R20)."""
    soixante: Literal[60, 63, 67] = 67
    """Pay for six wins running."""

    @property
    def most(self) -> Farthings:
        """Maximum stake on one spot, rounded down to whole steps."""
        return Farthings(self.max_stake // self.stake_unit * self.step)

    @property
    def max_call(self) -> Farthings:
        """Maximum sum of a call, rounded down to whole steps."""
        return Farthings(self.call_max // self.stake_unit * self.step)

    @property
    def fund(self) -> Farthings:
        """Initial sum of the house bank. It is at least the minimum bank."""
        return max(Farthings(self.bank_fund * self.unit), self.min_bank)

    @property
    def min_bank(self) -> Farthings:
        """Minimum sum that a bank must hold."""
        return Farthings(MIN_BANK * self.step)

    @property
    def ladder(self) -> tuple[int, ...]:
        """Pay of a couch by number of wins running, beginning with none (R20)."""
        return (0, 1, 3, 7, 15, self.trente, self.soixante)


_PUNTERS = tuple(range(1, 9))
PRESETS = (
    Preset("pearson", _PUNTERS, "Andy Pearson, Carde Gaymes of Olde Englande", usual=4),
    Preset("saloon", _PUNTERS, "Foster's Complete Hoyle, and the faro bank of the nineteenth century", usual=4),
    Preset("court", _PUNTERS, "The Compleat Gamester of 1721: true Basset", usual=4),
)

HOUSE = BassettOptions()
BOOKS = {
    "pearson": HOUSE,
    "saloon": replace(HOUSE, table_opens="every_turn", call_three_alike="void"),
    "court": replace(HOUSE, game="court", stake_unit=2, min_stake=2),
}
