"""The house rules of Bassett, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Preset
from crowe_table.engine.money import Farthings
from crowe_table.kit.sitting import SittingOptions

LEAST_BANK = 20
"""Stakes of one unit that a bank must hold: one that has less is broken."""


class BassettOptions(SittingOptions, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one sitting. Rulings (R…) are in booke.md; sums are in table units."""

    game: Literal["faro", "court"] = "faro"
    """Faro upon the cloth, as the book has it, or the Basset of the court."""
    hands: Annotated[int, Meta(ge=0, le=4)] = 1
    """How many packs are dealt; 0 until somebody rises."""
    max_stake: Annotated[int, Meta(ge=1, le=100)] = 21
    """The most that one may have on one spot."""
    bank_by: Literal["house", "auction", "rotate"] = "house"
    """Who banks (R16)."""
    bank_fund: Annotated[int, Meta(ge=LEAST_BANK, le=10_000)] = 2100
    """What the house puts in its bank."""
    casekeeper: bool = True
    """Whether the frame that tells the cards gone lies before all (R18)."""
    doublet: Literal["half", "none", "whole"] = "half"
    """What the bank takes where the same rank loses and wins (R6)."""
    high_tie: Literal["stand_off", "half"] = "stand_off"
    """What becomes of a bet on the high card then (R8)."""
    parity: Literal["numbered", "pips"] = "numbered"
    """Whether knave, queen and king are eleven, twelve and thirteen, or neither even nor odd (R7)."""
    table_opens: Literal["on_decision", "every_turn"] = "on_decision"
    """When bets may be changed (R9)."""
    call_distinct: Literal[4, 5] = 4
    """So many to one for calling three different cards."""
    call_pair: Literal[1, 2] = 2
    """So many to one where two of the three are alike."""
    call_three_alike: Literal["evens", "void"] = "evens"
    """What a call is paid where all three are (R13)."""
    call_max: Annotated[int, Meta(ge=1, le=100)] = 5
    """The greatest call."""
    fasse: Literal["half", "two_thirds", "whole"] = "half"
    """What the first card takes at court (R22)."""
    couple_doublet: Literal["bank", "first"] = "bank"
    """Whose a couple of one rank is at court (R21)."""
    late_couch: bool = True
    """Whether a couch may be laid after the first card."""
    trente: Literal[30, 31, 33] = 33
    """What five wins running are paid (R20)."""
    soixante: Literal[60, 63, 67] = 67
    """What six are."""

    @property
    def most(self) -> Farthings:
        """The most that one may have on one spot, in whole stakes."""
        return Farthings(self.max_stake // self.stake_unit * self.step)

    @property
    def most_call(self) -> Farthings:
        """The greatest call."""
        return Farthings(self.call_max // self.stake_unit * self.step)

    @property
    def fund(self) -> Farthings:
        """What the house puts in its bank: never less than a bank must hold."""
        return max(Farthings(self.bank_fund * self.unit), self.least_bank)

    @property
    def least_bank(self) -> Farthings:
        """The least that a bank must hold."""
        return Farthings(LEAST_BANK * self.step)

    @property
    def ladder(self) -> tuple[int, ...]:
        """What so many wins running are paid upon the couch, from none (R20)."""
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
