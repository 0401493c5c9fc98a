"""The house rules of Hazard, and what each book makes of them."""

from typing import Annotated, Literal

from msgspec import Meta
from msgspec.structs import replace

from crowe_table.engine.core import Options, Preset, ShortForm
from crowe_table.engine.money import Farthings


class HazardOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one sitting; the defaults are Mr. Crowe's. Rulings (R…) are in booke.md."""

    hands: Annotated[int, Meta(ge=0, le=24)] = 12
    """How many hands the company sits for; 0 until somebody rises (R20)."""
    opposition: Literal["setters", "one_bet", "covers"] = "setters"
    """Who stands against the caster: all match the wager together, one bet is taken, or the caster covers some."""
    accepted_bet: Literal["as_offered", "matched"] = "as_offered"
    """Whether the one bet stands as offered, or the greater of it and the stake is cut to the less (R13)."""
    bet_offers: Literal["open", "sealed"] = "open"
    """Whether offers for the one bet are named in turn or all at once (R14)."""
    main_by: Literal["throw", "call"] = "throw"
    """Whether the main is thrown or called by the caster (R17)."""
    crabs_keep_dice: bool = True
    """Whether a two or three thrown to the main leaves the dice with the caster (R5, R6)."""
    retrieve: bool = True
    """Whether the caster may take back the wager once there is a chance (R8)."""
    setters_odds: bool = True
    """Whether those against the caster may add money once there is a chance (R9)."""
    comeout_12: Literal["classical", "out"] = "classical"
    """Whether twelve nicks a main of six or eight and is out to the others, or is out to all (R12)."""
    comeout_7: Literal["nick", "blank"] = "nick"
    """What seven is to a main of seven (R10)."""
    comeout_11_main7: Literal["nick", "blank"] = "nick"
    """What eleven is to a main of seven (R11)."""
    comeout_11: Literal["classical", "blank", "out"] = "classical"
    """What eleven is to another main: out, by the classical game, or nothing (R11)."""
    late_throws: Literal["none", "pearson"] = "none"
    """Whether two, three, eleven and twelve still count once there is a chance."""
    losses_to_pass: Literal[1, 2, 3] = 1
    """How many mains lost running before the dice go on (R18)."""
    side_bets: bool = False
    """Whether the others may bet among themselves (R15)."""
    side_odds: Literal["listed", "even", "free"] = "listed"
    """At what price: by the exact odds, at evens, or as two players agree (R15)."""
    stake_unit: Annotated[int, Meta(ge=1, le=21)] = 2
    """Every wager, set and lay is a multiple of this, in table units."""
    offer_unit: Annotated[int, Meta(ge=1, le=16)] = 2
    """Every bet offered for the caster's choice is a multiple of this, in quarters of the table unit (R13)."""
    min_wager: Annotated[int, Meta(ge=1, le=42)] = 2
    """The least wager, in table units (R4)."""
    max_wager: Annotated[int, Meta(ge=1, le=420)] = 42
    """The greatest wager, in table units (R4)."""
    box_fee: Annotated[int, Meta(ge=0, le=42)] = 0
    """What a caster pays the box at every third main won running, in table units; 0 for nothing (R19)."""

    buy_in: Annotated[int, Meta(ge=0, le=400)] = 0
    """Units of a new purse, for one who has too little for the next deal; nobody may buy in for 0 (R25)."""

    @property
    def new_purse(self) -> Farthings:
        """What is bought by one who buys in."""
        return Farthings(self.buy_in * self.unit)

    @property
    def step(self) -> Farthings:
        """What every wager, set and lay is a multiple of."""
        return Farthings(self.stake_unit * self.unit)

    @property
    def offer_step(self) -> Farthings:
        """What every bet offered for the caster's choice is a multiple of."""
        return Farthings(self.offer_unit * self.unit // 4)

    @property
    def least(self) -> Farthings:
        """The least wager that goes by that step."""
        return Farthings(-(-self.min_wager // self.stake_unit) * self.step)

    @property
    def most(self) -> Farthings:
        """The greatest wager that does."""
        return Farthings(self.max_wager // self.stake_unit * self.step)

    @property
    def fee(self) -> Farthings:
        """What the box takes at every third main won running."""
        return Farthings(self.box_fee * self.unit)


PRESETS = (
    Preset("crowe", tuple(range(2, 9)), "Mr. Crowe's Games, London 1775", usual=5),
    Preset("pearson", tuple(range(3, 9)), "Andy Pearson, Carde Gaymes of Olde Englande", usual=5),
    Preset("classical", tuple(range(2, 9)), "Cotton's Compleat Gamester, and Hoyle's Games", usual=5),
)

HOUSE = HazardOptions(buy_in=40)
"""Mr. Crowe's game, and whatever the house adds to any book."""
_NO_QUARTER = replace(HOUSE, crabs_keep_dice=False, retrieve=False, setters_odds=False, side_bets=True)
"""No way back for a caster, and bets aside."""

BOOKS = {
    "crowe": HOUSE,
    "pearson": replace(_NO_QUARTER, opposition="one_bet", comeout_12="out", comeout_11="blank", late_throws="pearson"),
    "classical": replace(_NO_QUARTER, opposition="covers", losses_to_pass=3),
}
SHORT = ShortForm("crowe", {"hands": 3}, seats=3)
"""For those who have but minutes: each of three casts once."""
